"""Battles that stand ready, and how a battle may begin."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial

from gonfalon.questions.ask import TABLE, Ask, Procedure
from gonfalon.questions.figures import Label
from gonfalon.systems.tiefen.plan import begun, plan
from gonfalon.systems.tiefen.position import Contingent, Position, Side, Step
from gonfalon.systems.tiefen.quick import quick
from gonfalon.table.offer import Offer
from gonfalon.table.opening import BRING_D6, Opening

RULE = "tiefen.sides.two"
MINUTES = 15


@dataclass(frozen=True, slots=True)
class Ready:
    """A battle to begin at once: its picture, and both sides with their troops and circumstances."""

    key: str
    icon: str
    sides: tuple[Side, Side]


def side(battle: str, id: str, troops: int, **circumstances: bool | int) -> Side:
    """A side that its battle names."""
    known = Label("tiefen-ready-side", battle=battle, side=id)
    return replace(Side(id, known=known, contingents=(Contingent(f"{id}.1", troops),)), **circumstances)  # type: ignore[arg-type]


READY = (
    Ready("ford", "path-distance", (side("ford", "a", 120, terrain=True), side("ford", "b", 200))),
    Ready("siege", "castle", (side("siege", "a", 90, certain_death=True), side("siege", "b", 160, superior=True))),
    Ready("ash", "candle-light", (side("ash", "a", 80, fanatic=True, fanaticism=2), side("ash", "b", 150))),
)

OPENINGS = (
    Opening("plan", Label("tiefen-begin-plan"), "rally-the-troops"),
    *(
        Opening(
            f"ready.{one.key}",
            Label("tiefen-ready", battle=one.key),
            one.icon,
            Label("tiefen-ready-story", battle=one.key),
            Label("tiefen-ready-goal"),
            tuple(Label("tiefen-ready-side", battle=one.key, side=side.id) for side in one.sides),
            2,
            MINUTES,
            bring=BRING_D6,
        )
        for one in READY
    ),
)


def openings(position: Position, ask: Ask[object]) -> Iterator[Offer[Position]]:
    """While no troops are entered: one form with or without the circumstances, and the battles that stand ready."""
    if position.step is not Step.SETUP or any(side.contingents for side in position.sides):
        return
    yield Offer("plan", TABLE, plan, rule=RULE, label=Label("tiefen-begin-plan"))
    yield Offer("quick", TABLE, quick, rule=RULE, label=Label("tiefen-begin-quick"))
    for one in READY:
        label = Label("tiefen-ready", battle=one.key)
        yield Offer(f"ready.{one.key}", TABLE, partial(begin_ready, one), rule=RULE, label=label)


def begin_ready(one: Ready, position: Position) -> Procedure[Position]:
    """Both sides stand there; the tactics come next (tiefen.flow.steps)."""
    return (yield from begun(replace(position, sides=one.sides, title=Label("tiefen-ready", battle=one.key))))
