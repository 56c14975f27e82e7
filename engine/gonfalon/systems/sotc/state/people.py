"""The participants: seats at the table, named characters, minion groups, companions."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum

from gonfalon.fate.aspects import Named
from gonfalon.fate.harm import Boxes

Ratings = tuple[tuple[str, int], ...]
"""Skills with their ratings; a skill that is not there counts as 0 (sotc.roll.default_skill)."""


class Kind(Enum):
    """The kind of a conflict, and the scope of minions and companions (sotc.conflict.kind)."""

    PHYSICAL = "physical"
    SOCIAL = "social"
    MENTAL = "mental"


class Exit(Enum):
    """The way in which somebody has left the conflict (sotc.seq.end)."""

    TAKEN_OUT = "taken_out"
    CONCEDED = "conceded"
    LEFT = "left"


@dataclass(frozen=True, slots=True)
class Player:
    """A seat at the table, in clockwise order; the game master's holds a pool of fate points for all its characters.

    `rolls` and `rolled` are the throws made there and the sum of their faces.
    """

    id: str
    name: Named
    gm: bool = False
    points: int = 0
    rolls: int = 0
    rolled: int = 0


@dataclass(frozen=True, slots=True)
class Pace:
    """The actions of somebody in this exchange.

    `acted`: the action is spent, or given up; `guarding`: full defence; `attacks`: how many attacks were made on it;
    `since`: the first exchange in which it takes a turn; `barred`: kinds of action that an accepted compel forbids for
    this turn; `redirected`: to whom alone it leaves an attack open.
    """

    acted: bool = False
    holding: bool = False
    guarding: bool = False
    attacks: int = 0
    since: int = 1
    barred: tuple[str, ...] = ()
    redirected: str = ""


@dataclass(frozen=True, slots=True)
class Weapon:
    """Something to attack with: the skill, and how many zones away it reaches (sotc.frame.range).

    `drawn`: it is in hand; `lost` is the penalty for picking it up after a disarm, None if it was not lost.
    """

    id: str
    name: Named
    skill: str
    reach: int
    drawn: bool = True
    lost: int | None = None

    @property
    def in_hand(self) -> bool:
        return self.drawn and self.lost is None


@dataclass(frozen=True, slots=True)
class Left:
    """Out of the conflict: how, by whose doing ("" for nobody's), and in whose words it ended."""

    how: Exit
    by: str
    outcome: Named


@dataclass(frozen=True, slots=True)
class Character:
    """A named character. `owner` is the seat that plays it, `slots` how many consequences it can carry.

    `taken` counts the consequences taken in this conflict, `hurt` is who dealt the last hit ("" for nobody); `load` is the
    weight factor of what it carries, `weight` its own; `extras` are modifiers of stunts by skill.
    """

    id: str
    owner: str
    side: str
    name: Named
    zone: str
    skills: Ratings
    health: Boxes
    composure: Boxes
    points: int
    slots: int = 3
    grit: int | None = None
    taken: int = 0
    hurt: str = ""
    weapons: tuple[Weapon, ...] = ()
    load: int = 0
    weight: int = 2
    extras: Ratings = ()
    swaps: tuple[Swap, ...] = ()
    pace: Pace = field(default_factory=Pace)
    left: Left | None = None


@dataclass(frozen=True, slots=True)
class Swap:
    """One skill stands for another thanks to a scene aspect (sotc.env.swap_skill); `until`: exchange or scene."""

    skill: str
    instead_of: str
    until: str


@dataclass(frozen=True, slots=True)
class Group:
    """Minions that act as one: the stress of each that still stands, the first in line in front (sotc.minion.stress_flow).

    `leader` is the character that leads it. An independent companion on its own is a group of one: `companion`.
    """

    id: str
    owner: str
    side: str
    name: Named
    zone: str
    quality: int
    scope: Kind
    members: tuple[int, ...]
    reach: int = 0
    leader: str = ""
    companion: str = ""
    weight: int = 2
    pace: Pace = field(default_factory=Pace)
    left: Left | None = None


@dataclass(frozen=True, slots=True)
class Companion:
    """A companion of a named character (sotc.comp.base): the kinds of conflict it helps in, and what its advances bought.

    `attached`: it is with its partner; `out`: it was given up for a hit, or beaten on its own.
    """

    id: str
    partner: str
    name: Named
    quality: int = 1
    scopes: tuple[Kind, ...] = (Kind.PHYSICAL,)
    skills: Ratings = ()
    independent: bool = False
    keeps_up: bool = False
    attached: bool = True
    out: bool = False


Figure = Character | Group
"""Whoever takes turns."""
