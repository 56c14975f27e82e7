"""Facts in lines of the chronicle that can be read off the table: for each rule the facts that its line tells."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from gonfalon.questions.figures import UserText
from gonfalon.table.table import Piece, Side, Table, Value

Figures = dict[str, Any]


@dataclass(frozen=True)
class Fact:
    """A fact: the thing, its property, the value that was told, and the reader of it off the table."""

    who: str
    what: str
    value: object
    read: Callable[[Table], object]


def piece(table: Table, id: str) -> Piece | None:
    return next((one for one in table.pieces if one.id == id), None)


def side(table: Table, id: str) -> Side | None:
    return next((one for one in table.sides if one.id == id), None)


def value(of: Piece | Side | None, key: str) -> Value | None:
    """A badge, a detail, or a value of a side."""
    if of is None:
        return None
    values = of.values if isinstance(of, Side) else (*of.badges, *of.details)
    return next((one for one in values if one.key == key), None)


def figure(of: Value | None, name: str) -> object:
    """A figure of the label that stands there; None if there is none."""
    return dict(of.label.figures).get(name) if of else None


def is_out(id: str) -> Fact:
    return Fact(id, "state", "out", lambda table: one.state if (one := piece(table, id)) else "out")


def side_out(id: str) -> Fact:
    return Fact(id, "side", "out", lambda table: one.state if (one := side(table, id)) else "out")


def stands_in(id: str, place: str) -> Fact:
    return Fact(id, "place", place, lambda table: one.place if (one := piece(table, id)) else None)


def marked(id: str, track: str, box: int) -> Fact:
    """A box of a track, counted from 1."""

    def read(table: Table) -> object:
        one = piece(table, id)
        found = next((one for one in one.tracks if one.key == f"{id}.{track}"), None) if one else None
        return bool(found and box <= len(found.marked) and found.marked[box - 1])

    return Fact(id, f"{track}.{box}", True, read)


def labelled(id: str, key: str, name: str, told: object) -> Fact:
    return Fact(id, key, told, lambda table: figure(value(piece(table, id), f"{id}.{key}"), name))


def lies_there(id: str, key: str, *, there: bool) -> Fact:
    return Fact(id, key, there, lambda table: value(piece(table, id), f"{id}.{key}") is not None)


def active(id: str) -> Fact:
    return Fact(id, "state", "active", lambda table: one.state if (one := piece(table, id)) else None)


def long_task(told: Figures) -> Iterator[Fact]:
    if told["stage"] in ("done", "dropped"):
        yield lies_there(told["figure"], "task", there=False)
    else:
        yield labelled(told["figure"], "task", "rounds", told["rounds"])


def declared(told: Figures) -> Iterator[Fact]:
    """A veiled spell is begun without a line of its own, which would tell its length."""
    if told["kind"] == "veiled":
        yield lies_there(told["figure"], "task", there=True)


def long_spell(told: Figures) -> Iterator[Fact]:
    yield lies_there(told["figure"], "task", there=False)


def arrived(told: Figures) -> Iterator[Fact]:
    if told["stage"] == "begun":
        yield labelled(told["figure"], "task", "rounds", told["rounds"])
    else:
        yield lies_there(told["figure"], "task", there=False)
    if told["stage"] == "over":
        yield from moved(told)


def moved(told: Figures) -> Iterator[Fact]:
    id, to = told["figure"], told["to"]
    if isinstance(to, UserText):

        def read(table: Table) -> object:
            one = piece(table, id)
            return table.grid.name_of(one.at) if table.grid and one and one.at else None

        yield Fact(id, "cell", to.text, read)


def left(told: Figures) -> Iterator[Fact]:
    if told.get("what") == "gone":
        for id in told["figures"]:
            yield is_out(id)


def lowered(told: Figures) -> Iterator[Fact]:
    yield labelled(told["figure"], "low", "posture", told["posture"])


def risen(told: Figures) -> Iterator[Fact]:
    yield lies_there(told["figure"], "low", there=False)


def felled(told: Figures) -> Iterator[Fact]:
    if "foes" in told:
        yield is_out(told["figure"])


def credited(told: Figures) -> Iterator[Fact]:
    yield is_out(told["figure"])


def piece_out(told: Figures) -> Iterator[Fact]:
    yield is_out(told["piece"])


def leader_out(told: Figures) -> Iterator[Fact]:
    yield is_out(told["leader"])


def into_zone(told: Figures) -> Iterator[Fact]:
    if told["zone"] != "none":
        yield stands_in(told["piece"], told["zone"])


def consequence(told: Figures) -> Iterator[Fact]:
    yield marked(told["piece"], told["severity"], 1)


def duel_box(told: Figures) -> Iterator[Fact]:
    if isinstance(told.get("box"), int):
        yield marked(told["leader"], "stress", told["box"])


def war_points(told: Figures) -> Iterator[Fact]:
    id = told["player"]
    yield Fact(id, "points", told["left"], lambda table: figure(value(side(table, id), f"{id}.points"), "points"))


def war_units_bought(told: Figures) -> Iterator[Fact]:
    """Says what they cost, not what is left: what was told before of the points does not hold any more."""
    yield Fact(told["player"], "points", None, lambda table: None)


def whose_turn(told: Figures) -> Iterator[Fact]:
    if "piece" in told:
        yield active(told["piece"])


def stress_box(told: Figures) -> Iterator[Fact]:
    if isinstance(told.get("box"), int) and told["box"] and isinstance(told.get("track"), str):
        yield marked(told["piece"], told["track"], told["box"])


def minions(told: Figures) -> Iterator[Fact]:
    if told["standing"]:
        yield labelled(told["piece"], "standing", "standing", told["standing"])
    else:
        yield is_out(told["piece"])


def spin(told: Figures) -> Iterator[Fact]:
    yield lies_there(told["piece"], "spin", there=True)


def holding(told: Figures) -> Iterator[Fact]:
    yield lies_there(told["piece"], "holding", there=True)


FACTS: dict[str, Callable[[Figures], Iterator[Fact]]] = {
    "samyra.act.credit": credited,
    "samyra.act.declare": declared,
    "samyra.act.long": long_task,
    "samyra.alt.low": lowered,
    "samyra.alt.stand": risen,
    "samyra.move.bew": moved,
    "samyra.move.too_big": arrived,
    "samyra.sides.hostile": left,
    "samyra.spell.long": long_spell,
    "samyra.strike.input": felled,
    "sotc.conc.accept": piece_out,
    "sotc.hold.declare": holding,
    "sotc.minion.stress_flow": minions,
    "sotc.move.one_zone": into_zone,
    "sotc.move.sprint": into_zone,
    "sotc.out.fate": piece_out,
    "sotc.out.trigger": piece_out,
    "sotc.spin.gain": spin,
    "sotc.stress.mark": stress_box,
    "sotc.stress.roll_up": stress_box,
    "war.chest.cost.fate": war_points,
    "war.chest.cost.unit": war_units_bought,
    "war.harm.average": piece_out,
    "war.harm.consequence_aspect": consequence,
    "war.harm.defeated": piece_out,
    "war.leader.defeated": leader_out,
    "war.leader.duel": duel_box,
    "war.move.free": into_zone,
    "war.over.extra_move": into_zone,
    "war.setup.deploy": into_zone,
    "war.turn.choose": whose_turn,
}
