"""The values that the game master may overrule."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import combinations

from gonfalon.questions.figures import Label, UserText
from gonfalon.systems.samyra.ground.areas import in_area
from gonfalon.systems.samyra.ground.fields import NAMES, OPEN
from gonfalon.systems.samyra.ground.map_card import LONGEST_MAP_NAME
from gonfalon.systems.samyra.ground.objects import OBJECTS, lying, nearest_free
from gonfalon.systems.samyra.ground.placing import placed
from gonfalon.systems.samyra.harm.falling import down, gone
from gonfalon.systems.samyra.setup.cards import (
    MOST_ATTACK,
    MOST_BEW,
    MOST_HARM,
    MOST_POINTS,
    MOST_REACH,
    MOST_SIZE,
    MOST_SWING,
)
from gonfalon.systems.samyra.state.people import Carried, Figure, Posture, without_claim
from gonfalon.systems.samyra.state.position import Position, Step, Word
from gonfalon.systems.samyra.view.place_settings import cell, facing, footprint
from gonfalon.table.table import Setting

Put = Callable[[int | str], Position]
YES_NO = (("yes", Label("samyra-answer", answer="yes")), ("no", Label("samyra-answer", answer="no")))
INPUT = "samyra.act.input"
MOST_COST = 20
LONGEST_NAME = 24
MOST_CONTACTS = 12
"""So many figures there are at most where each contact is a value of its own; beyond that there is the form."""


def settings(position: Position) -> Iterator[Setting[Position]]:
    """Hostility, the cost of binding, and what belongs to a figure."""
    if position.step is Step.OVER or not position.parties:
        return
    for one, other in combinations(position.parties, 2):
        yield hostility(position, one.id, other.id)
    cost = position.bind_cost or 0
    put: Put = lambda value: replace(position, bind_cost=int(value) or None)  # noqa: E731
    yield Setting(
        "bind.cost",
        Label("samyra-set", what="cost", thing="table"),
        "number",
        cost,
        put,
        "samyra.bind.stamina",
        most=MOST_COST,
    )
    yield flag(
        "facing",
        Label("samyra-set", what="facing", thing="table"),
        position.facing,
        lambda new: replace(position, facing=new),
        "samyra.turn.end",
    )
    yield flag(
        "covert",
        Label("samyra-set", what="covert", thing="table"),
        position.covert,
        lambda new: replace(position, covert=new),
        "samyra.act.declare",
    )
    if position.grid:
        yield Setting(
            "map.name",
            Label("samyra-set", what="map", thing="table"),
            "text",
            position.map_name,
            lambda new: replace(position, map_name=str(new)),
            "samyra.zone.known",
            most=LONGEST_MAP_NAME,
            reads=lambda name: "|" not in name,
            hint=Label("samyra-hint-map"),
        )
    for figure in position.figures:
        yield from of_figure(position, figure)
    if len(position.standing) <= MOST_CONTACTS:
        for figure in position.standing:
            for foe in position.foes(figure.id):
                yield contact(position, figure.id, foe.id)


def hostility(position: Position, one: str, other: str) -> Setting[Position]:
    """The setting that makes two parties enemies or not (samyra.sides.hostile)."""
    label = Label("samyra-set-hostile", side=one, other=other)
    put: Callable[[bool], Position] = lambda new: position.with_hostility(one, other, new)  # noqa: E731
    return flag(f"hostile.{one}.{other}", label, position.hostile(one, other), put, "samyra.sides.hostile")


def contact(position: Position, mover: str, enemy: str) -> Setting[Position]:
    """The setting of a contact: one figure in the attack area of another (samyra.zone.known)."""

    def put(new: bool) -> Position:
        if position.grid:
            kept = tuple(word for word in position.words if (word.mover, word.enemy) != (mover, enemy))
            return replace(position, words=(*kept, Word(mover, enemy, new)))
        left = tuple(pair for pair in position.contacts if pair != (mover, enemy))
        return position.with_contacts((*left, (mover, enemy)) if new else left)

    label = Label("samyra-set-contact", figure=mover, foe=enemy)
    return flag(f"in.{mover}.{enemy}", label, in_area(position, mover, enemy), put, "samyra.zone.known", mover)


def of_figure(position: Position, figure: Figure) -> Iterator[Setting[Position]]:
    """Yield the settings of one figure; values that only the game master knows are not among them: those have the offer
    to seal.
    """

    def changed(**changes: object) -> Position:
        return position.with_figure(replace(figure, **changes))  # type: ignore[arg-type]

    def number(
        what: str, value: int, rule: str, least: int, most: int, put: Callable[[int], Position]
    ) -> Setting[Position]:
        label = Label("samyra-set", what=what, thing=figure.id)
        return Setting(
            f"{figure.id}.{what}",
            label,
            "number",
            value,
            lambda new: put(int(new)),
            rule,
            least=min(least, value),
            most=max(most, value),
            of=figure.id,
        )

    name = figure.name.text if isinstance(figure.name, UserText) else ""
    yield Setting(
        f"{figure.id}.name",
        Label("samyra-set", what="name", thing=figure.id),
        "text",
        name,
        lambda new: changed(name=UserText(str(new)) if new else figure.name),
        "samyra.sides.hostile",
        least=1 if name else 0,
        most=LONGEST_NAME,
        of=figure.id,
    )
    if position.grid and figure.at:
        yield cell(position, figure, position.grid)
        if position.facing:
            yield facing(position, figure, position.grid)
    yield number("bew", figure.bew, "samyra.move.bew", 0, MOST_BEW, lambda new: changed(bew=new))
    yield number("damage", figure.damage, "samyra.act.input", 0, 999, lambda new: changed(damage=new))
    yield number("tired", figure.tired, "samyra.bind.stamina", 0, 999, lambda new: changed(tired=new))
    yield number(
        "swing",
        figure.swing,
        "samyra.twohand.claim",
        0,
        MOST_SWING,
        lambda new: changed(swing=new, room=min(new, figure.room), claim=figure.claim[:new]),
    )
    yield number("size", figure.size, "samyra.move.size_relative", 1, MOST_SIZE, lambda new: changed(size=new))
    yield footprint(position, figure)
    yield number("reach", figure.reach, "samyra.zone.known", 1, MOST_REACH, lambda new: changed(reach=new))
    yield number("attack", figure.attack or 0, INPUT, 0, MOST_ATTACK, lambda new: changed(attack=new or None))
    yield number("harm", figure.harm or 0, INPUT, 0, MOST_HARM, lambda new: changed(harm=new or None))
    open_values = not position.party(figure.of).gm
    if (open_values or figure.hits is not None) and not figure.sealed_hits:
        yield number(
            "hits", figure.hits or 0, "samyra.act.input", 0, MOST_POINTS, lambda new: changed(hits=new or None)
        )
    if open_values and not figure.sealed_stamina:
        yield number(
            "stamina",
            figure.stamina or 0,
            "samyra.bind.stamina",
            0,
            MOST_POINTS,
            lambda new: changed(stamina=new or None),
        )
    if figure.task and figure.task.left is not None:
        task = figure.task
        yield number(
            "rounds", figure.task.left, "samyra.act.long", 1, 20, lambda new: changed(task=replace(task, left=new))
        )
    yield flag(
        f"{figure.id}.runs",
        Label("samyra-set", what="runs", thing=figure.id),
        figure.runs,
        lambda new: changed(runs=new),
        "samyra.zone.run_check",
        figure.id,
    )
    yield flag(
        f"{figure.id}.second",
        Label("samyra-set", what="second", thing=figure.id),
        figure.second,
        lambda new: changed(second=new),
        "samyra.act.second_weapon",
        figure.id,
    )
    postures = tuple((one.value, Label("samyra-posture", posture=one.value)) for one in Posture)
    yield Setting(
        f"{figure.id}.posture",
        Label("samyra-set", what="posture", thing=figure.id),
        "choice",
        figure.posture.value,
        lambda new: changed(posture=Posture(new)),
        "samyra.alt.low",
        postures,
        of=figure.id,
    )
    if position.grid and not figure.up:
        grounds = tuple((letter, Label("samyra-ground", ground=NAMES[letter])) for letter in (OPEN, *OBJECTS))
        yield Setting(
            f"{figure.id}.lies",
            Label("samyra-set", what="lies", thing=figure.id),
            "choice",
            lying(figure),
            lambda new: changed(lies=str(new)),
            "samyra.move.enemy_blocks",
            grounds,
            of=figure.id,
        )
    states = tuple((key, Label("samyra-state", state=key)) for key in ("up", "down", "gone"))
    yield Setting(
        f"{figure.id}.state",
        Label("samyra-set", what="state", thing=figure.id),
        "choice",
        state_of(figure),
        lambda new: with_state(position, figure.id, str(new)),
        "samyra.act.fallen_earlier",
        states,
        of=figure.id,
    )
    carried = tuple((one.value, Label("samyra-carried", carried=one.value)) for one in Carried)
    for at, weapon in enumerate(figure.weapons):

        def put(new: int | str, at: int = at) -> Position:
            weapons = tuple(
                replace(one, carried=Carried(new)) if number == at else one for number, one in enumerate(figure.weapons)
            )
            return position.with_figure(without_claim(replace(figure, weapons=weapons)))

        label = Label("samyra-set-weapon", figure=figure.id, number=at + 1, grip=weapon.grip.value)
        yield Setting(
            f"{figure.id}.weapon{at + 1}",
            label,
            "choice",
            weapon.carried.value,
            put,
            "samyra.alt.weapon",
            carried,
            of=figure.id,
        )


def risen(position: Position, figure: Figure) -> Position:
    """The same with this figure on its feet: where it lies, or beside whoever stands there now (samyra.move.free_spaces)."""
    taken = {cell for one in position.standing if one.id != figure.id for cell in one.standing()}
    at = figure.at if taken.isdisjoint(figure.standing()) else nearest_free(position, figure)
    return position.with_figure(replace(figure, up=True, at=at or figure.at))


def state_of(figure: Figure) -> str:
    """Return the state of a figure: standing, fallen, or gone."""
    return "gone" if figure.gone else "up" if figure.up else "down"


def with_state(position: Position, id: str, state: str) -> Position:
    """The same with this figure standing, felled or gone; who comes back on a map stands at its party's edge, if there is room
    (samyra.act.fallen_earlier, samyra.sides.hostile).
    """
    figure = position.figure(id)
    if state == "gone":
        return gone(position, id)
    if figure.gone:
        back = position.with_figure(replace(figure, up=True, gone=False))
        back = placed(back) if back.grid else back
        if back.grid and back.figure(id).at is None:
            return position
        position = back
    if state == "down":
        return down(position, id)
    return risen(position, position.figure(id))


def flag(
    key: str, label: Label, value: bool, put: Callable[[bool], Position], rule: str, of: str | None = None
) -> Setting[Position]:
    return Setting(key, label, "choice", "yes" if value else "no", lambda new: put(new == "yes"), rule, YES_NO, of=of)
