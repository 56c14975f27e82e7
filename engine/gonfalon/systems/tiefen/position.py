"""The frozen state of a mass battle: two sides and the step of the battle."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum

from gonfalon.questions.figures import Label
from gonfalon.questions.secret import Slip
from gonfalon.table.switches import Switches

LONGEST_NAME = 40
MOST_CONTINGENTS = 6
MOST_TROOPS = 99_999
MOST_FANATICISM = 4
"""tiefen.circ.fanatic.bonus"""


class Step(StrEnum):
    """The seven steps, and what stands before and after them."""

    SETUP = "setup"
    CIRCUMSTANCES = "circumstances"
    REVIEW = "review"
    TACTIC = "tactic"
    DEEDS = "deeds"
    DICE = "dice"
    ROLL = "roll"
    LOSSES = "losses"
    MORALE = "morale"
    RETREAT = "retreat"
    AFTER = "after"
    OVER = "over"


class Tactic(StrEnum):
    """tiefen.tactic.three"""

    SPEED = "speed"
    STEADINESS = "steadiness"
    STRENGTH = "strength"


class Outcome(StrEnum):
    """The result of a heroic deed."""

    SUCCESS = "success"
    FOILED = "foiled"
    NOTHING = "nothing"


class Doer(StrEnum):
    """The person who attempted a heroic deed."""

    LEADER = "leader"
    CHARACTER = "character"
    SOLDIER = "soldier"


class MoraleResult(StrEnum):
    """tiefen.after.morale.input"""

    SENSATIONAL = "sensational"
    SUCCESS = "success"
    FAILURE = "failure"
    FUMBLE = "fumble"


@dataclass(frozen=True, slots=True)
class Contingent:
    """Part of a side's troops; `troops` are heads or points, the same unit for all."""

    id: str
    troops: int
    name: str = ""


@dataclass(frozen=True, slots=True)
class Deed:
    """An attempt at a heroic deed and what came of it."""

    doer: Doer
    what: str
    outcome: Outcome


@dataclass(frozen=True, slots=True)
class Morale:
    """A morale check as the table reports it; quality class from 0 (worst) to 4 (best)."""

    result: MoraleResult
    quality: int


@dataclass(frozen=True, slots=True)
class Side:
    """One side.

    `destroyed` are indices of its own `faces`; `lost` are the troops lost per contingent; `weighed` are the other
    side's successful deeds that were known when this side's superiority was judged last; `known` is what a ready battle
    calls it.
    """

    id: str
    name: str = ""
    contingents: tuple[Contingent, ...] = ()
    terrain: bool = False
    certain_death: bool = False
    fanatic: bool = False
    fanaticism: int = 0
    superior: bool = False
    weighed: tuple[Deed, ...] = ()
    outnumbering: int | None = None
    bonus: int = 0
    deeds: tuple[Deed, ...] = ()
    slip: Slip | None = None
    tactic: Tactic | None = None
    faces: tuple[int, ...] = ()
    destroyed: tuple[int, ...] = ()
    lost: tuple[int, ...] | None = None
    morale: Morale | None = None
    extra_action: bool = False
    skips_turn: bool = False
    known: Label | None = None

    @property
    def troops(self) -> int:
        return sum(contingent.troops for contingent in self.contingents)

    @property
    def left(self) -> tuple[int, ...]:
        """The troops of each contingent after the losses."""
        lost = self.lost or (0,) * len(self.contingents)
        return tuple(one.troops - gone for one, gone in zip(self.contingents, lost, strict=True))

    @property
    def annihilated(self) -> bool:
        return self.lost is not None and sum(self.left) == 0

    def deeds_with(self, outcome: Outcome) -> int:
        return sum(deed.outcome is outcome for deed in self.deeds)

    @property
    def successes(self) -> tuple[Deed, ...]:
        return tuple(deed for deed in self.deeds if deed.outcome is Outcome.SUCCESS)


class Fate(StrEnum):
    """The fate of a loser who has nowhere to go."""

    CAPTURED = "captured"
    DESTROYED = "destroyed"
    STAYS = "stays"


@dataclass(frozen=True, slots=True)
class Retreat:
    """The exits of the battlefield (ids of places) and what was decided about them."""

    exits: tuple[str, ...] = ()
    closed: tuple[str, ...] = ()
    forbidden: tuple[str, ...] = ()
    beyond: tuple[str, ...] = ()
    taken: str | None = None
    distance: int = 1
    fate: Fate | None = None

    @property
    def open(self) -> tuple[str, ...]:
        """The exits that the loser may take."""
        shut = self.closed + self.forbidden
        return tuple(exit for exit in self.exits if exit not in shut) + self.beyond


@dataclass(frozen=True, slots=True)
class Position:
    """A battle. `number` counts the battles fought one after the other by these troops.

    `brief`: what belongs together is asked together, and all throw at once; `area` is what was said
    with the checks of where the loser may go; `title` is what a ready battle is called.
    """

    sides: tuple[Side, Side]
    switches: Switches
    step: Step = Step.SETUP
    number: int = 1
    retreat: Retreat | None = None
    brief: bool = False
    area: str = ""
    title: Label | None = None

    def side(self, id: str) -> Side:
        return self.sides[0] if self.sides[0].id == id else self.sides[1]

    def foe(self, side: Side) -> Side:
        return self.sides[1] if self.sides[0].id == side.id else self.sides[0]

    def having(self, side: Side) -> Position:
        """The same battle with this side in place of the old one."""
        first, second = self.sides
        return replace(self, sides=(side, second) if first.id == side.id else (first, side))

    def at(self, step: Step) -> Position:
        return replace(self, step=step)

    def facing(self) -> Iterator[tuple[Side, Side]]:
        """Each side with its foe."""
        for side in self.sides:
            yield side, self.foe(side)
