"""Scenes of In die Tiefen: positions with pools of a wanted size, fights with given faces, battles up to a question."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from support.players import AsProposed, Scripted, Written
from support.playing import play, until

from gonfalon.battle.battle import Battle
from gonfalon.battle.bots import run
from gonfalon.questions.ask import Ask, Heading, Procedure, Tell
from gonfalon.questions.figures import Argument
from gonfalon.systems.tiefen import Tiefen
from gonfalon.systems.tiefen.losses import losses
from gonfalon.systems.tiefen.morale import morale
from gonfalon.systems.tiefen.position import Contingent, Position, Side, Step
from gonfalon.systems.tiefen.retreat import retreat
from gonfalon.systems.tiefen.roll import battle_roll, total, winner
from gonfalon.table.switches import set_switches

SYSTEM = Tiefen()
NO_SWITCHES: Mapping[str, str] = {}


def army(id: str, dice: int = 1, troops: int | Sequence[int] = 100, **more: Any) -> Side:
    """A side that throws so many dice, in contingents of so many troops."""
    counts = (troops,) if isinstance(troops, int) else troops
    contingents = tuple(Contingent(f"{id}.{number}", count) for number, count in enumerate(counts, 1))
    more.setdefault("fanatic", bool(more.get("fanaticism")))
    return Side(id, contingents=contingents, bonus=dice - 1 - more.get("fanaticism", 0), **more)


def facing(a: Side, b: Side, step: Step = Step.ROLL, switches: Mapping[str, str] = NO_SWITCHES) -> Position:
    """The two sides at this step; no dice for outnumbering."""
    sides = (replace(a, outnumbering=0), replace(b, outnumbering=0))
    return Position(sides, set_switches(SYSTEM.switches, switches), step)


def fight(
    a: tuple[int, ...],
    b: tuple[int, ...],
    *,
    fanatics: tuple[int, int] = (0, 0),
    superior: str = "",
    troops: tuple[int | Sequence[int], int | Sequence[int]] = (60, 90),
    switches: Mapping[str, str] = NO_SWITCHES,
    chosen: Sequence[Written] | None = None,
) -> Position:
    """A fight with these faces, up to the losses; destroyed is what is proposed, or what was chosen by hand."""
    one = army("a", len(a), troops[0], fanaticism=fanatics[0], superior="a" in superior)
    other = army("b", len(b), troops[1], fanaticism=fanatics[1], superior="b" in superior)
    position = facing(one, other, switches=switches)
    if chosen is None:
        position = run(battle_roll(position), AsProposed(a=a, b=b))
    else:
        with Scripted(a, b, *chosen) as answers:
            position = run(battle_roll(position), answers)
    return run(losses(position), AsProposed())


def destroyed(side: Side) -> list[int]:
    """The faces of the destroyed dice, the highest first."""
    return sorted((side.faces[index] for index in side.destroyed), reverse=True)


def totals(position: Position) -> tuple[int, int]:
    first, second = position.sides
    return total(first), total(second)


def winner_of(position: Position) -> str:
    won = winner(position)
    return won.id if won else "draw"


def lost(position: Position) -> tuple[int, ...]:
    """The troops that each side has lost."""
    return tuple(sum(side.lost or ()) for side in position.sides)


def after(position: Position, *answers: Written, told: list[Tell] | None = None) -> Position:
    """Morale and retreat with these answers."""
    with Scripted(*answers) as scripted:
        position = run(morale(position), scripted, told)
        return run(retreat(position), scripted, told)


def won_by(who: str, switches: Mapping[str, str] = NO_SWITCHES) -> Position:
    """A battle that this side has won and nobody lost anyone in; `draw` for none."""
    faces = {"a": ((5, 5), (3, 2)), "b": ((3, 2), (5, 5)), "draw": ((4, 3), (5, 2))}[who]
    return fight(*faces, switches=switches)


def rules(told: Sequence[Tell]) -> list[str]:
    return [tell.rule for tell in told]


def figures(told: Sequence[Tell], rule: str) -> list[dict[str, Argument]]:
    """The figures of every tell of this rule."""
    return [dict(tell.figures) for tell in told if tell.rule == rule and not isinstance(tell, Heading)]


def played(procedure: Procedure[Position], *answers: Written) -> tuple[Position, list[Tell]]:
    """Return the position that the procedure makes with these answers, and its tells."""
    told: list[Tell] = []
    with Scripted(*answers) as scripted:
        return run(procedure, scripted, told), told


def asked_by(procedure: Procedure[Any], *answers: Written) -> Ask[Any]:
    """The question that the procedure asks after these answers."""
    scripted = Scripted(*answers)
    try:
        met = procedure.send(None)
        while True:
            if isinstance(met, Ask):
                if not scripted.open:
                    return met
                met = procedure.send(scripted.answer(met))
            else:
                met = procedure.send(getattr(met, "position", None))
    except StopIteration:
        raise AssertionError("no question is left") from None


def begun(a: int = 100, b: int = 100, /, **switches: str) -> Battle[Position]:
    """A battle whose preparations are done."""
    battle = Battle(SYSTEM, {f"tiefen.{name.replace('__', '.')}": value for name, value in switches.items()})
    return play(battle, a, b, "done")


def before_tactics(**switches: str) -> Battle[Position]:
    """A battle with step 1 behind it: no circumstances on either side."""
    return until(begun(**switches), "tiefen.tactic.secret")
