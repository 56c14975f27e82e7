"""The parts of a Fate mass battle: players, units, leaders, zones, aspects in play, turns and rolls."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

from gonfalon.fate.aspects import Free, Named, changed, held
from gonfalon.fate.points import Owed
from gonfalon.fate.purse import Purse
from gonfalon.questions.figures import UserText
from gonfalon.questions.secret import Slip

UNNAMED = UserText("")
"""No name yet: the table's own number stands for it."""

Ratings = tuple[tuple[str, int], ...]
"""Skills with their ratings, best first."""

LONGEST_NAME = 40
LONGEST_ASPECT = 60
MOST_PLAYERS = 8
MOST_UNITS = 24
MOST_LEADERS = 6
MOST_ASPECTS = 120


class Step(StrEnum):
    """The steps of war.setup.order, the rounds, and the end."""

    OPEN = "open"
    SIDES = "sides"
    SKILLS = "skills"
    LEADERS = "leaders"
    ARMIES = "armies"
    ZONES = "zones"
    BORDERS = "borders"
    SECRETS = "secrets"
    DEPLOY = "deploy"
    INITIATIVE = "initiative"
    NEXT = "next"
    TURN = "turn"
    END = "end"
    OVER = "over"


class Status(StrEnum):
    """The status of a unit or leader: not yet deployed, on the field, defeated, or gone with a concession."""

    RESERVE = "reserve"
    ACTIVE = "active"
    DEFEATED = "defeated"
    WITHDRAWN = "withdrawn"


class Standing(StrEnum):
    """A player's standing: still in the battle, or not (war.end.when)."""

    IN = "in"
    OUT = "out"
    CONCEDED = "conceded"


class Kind(StrEnum):
    """The kind of an aspect in play."""

    SITUATION = "situation"
    BOOST = "boost"
    PINNED = "pinned"
    SURROUNDED = "surrounded"
    CONSEQUENCE = "consequence"


class Role(StrEnum):
    """The part that a hand plays in a roll: what is added to it follows from that."""

    ACTS = "acts"
    DEFENDS = "defends"
    BARS = "bars"
    HOLDS = "holds"
    OPPOSES = "opposes"


class Act(StrEnum):
    """The three kinds of action (war.action.one); full defence is none of them but takes the place of one."""

    OVERCOME = "overcome"
    ATTACK = "attack"
    ADVANTAGE = "advantage"
    DEFENCE = "defence"


@dataclass(frozen=True, slots=True)
class Player:
    """A player: points to build with, both kinds of fate points, and what is owed at the end."""

    id: str
    side: str
    name: Named = UNNAMED
    gm: bool = False
    points: int = 0
    bought: int = 0
    own: int = 0
    done: bool = False
    standing: Standing = Standing.IN
    owed: tuple[Owed, ...] = ()
    rolls: int = 0
    rolled: int = 0
    own_first: bool = False

    @property
    def fate(self) -> int:
        return self.bought + self.own

    @property
    def purse(self) -> Purse:
        """Bought points go first, unless the player says otherwise (war.fate.pools)."""
        bought, own = ("bought", self.bought), ("own", self.own)
        return Purse((own, bought) if self.own_first else (bought, own))

    def having_purse(self, purse: Purse) -> Player:
        return replace(self, bought=purse.of("bought"), own=purse.of("own"))


@dataclass(frozen=True, slots=True)
class Unit:
    """A unit; the first aspect is its name, an empty one is still to be written (war.unit.extra_aspects)."""

    id: str
    owner: str
    quality: str
    skills: Ratings
    aspects: tuple[Named, ...]
    zone: str | None = None
    status: Status = Status.RESERVE
    acted: bool = False
    guarding: bool = False

    @property
    def name(self) -> Named:
        return self.aspects[0]


@dataclass(frozen=True, slots=True)
class Leader:
    """A leader; `changed` says whether he attached or detached this round, `used` whether his action is gone.

    `boxes` tells for each stress box whether it is ticked; `slots` are the consequence slots he has; `hurt` counts the
    consequences he took in this battle.
    """

    id: str
    owner: str
    kind: str
    name: Named
    skills: Ratings
    aspects: tuple[Named, ...]
    boxes: tuple[bool, ...] = ()
    slots: tuple[str, ...] = ()
    zone: str | None = None
    unit: str | None = None
    status: Status = Status.RESERVE
    acted: bool = False
    used: bool = False
    changed: str = ""
    hurt: int = 0


Actor = Unit | Leader


@dataclass(frozen=True, slots=True)
class Zone:
    """A zone card, of no size in metres (war.intro.abstract).

    Face down it has the slips of its bought aspect: the text, and whether it is said to hinder.
    """

    id: str
    at: tuple[int, int]
    near: tuple[str, ...] = ()
    name: Named = UNNAMED
    payer: str = ""
    text: Slip | None = None
    flag: Slip | None = None
    written: bool = False

    @property
    def face_down(self) -> bool:
        return self.text is not None


@dataclass(frozen=True, slots=True)
class Aspect:
    """An aspect in play; `on` is a unit, leader or zone, or "battle"; `free` counts free invocations by player.

    Of a pin: `by` is the pinning unit, `total` what it rolled, `kept` whether it was made or kept up in its turn. Of a
    consequence: `severity`. Of a zone's aspect: whether it hinders movement. Of one that stands on the card of its
    piece: `card`, its number there; it only holds the free invocations and is gone with the last of them.
    """

    id: str
    text: Named
    on: str
    kind: Kind
    owner: str
    free: Free = ()
    hinders: bool = False
    by: str = ""
    total: int = 0
    kept: bool = False
    severity: str = ""
    card: int = 0

    def free_of(self, player: str) -> int:
        return held(self.free, player)

    def having_free(self, player: str, more: int) -> Aspect:
        return replace(self, free=changed(self.free, player, more))


@dataclass(frozen=True, slots=True)
class Bid:
    """A player's bid for the initiative: the Will of the leader named, and the values that decide his place.

    These are first the total, Will, and the number of units; after a tie was thrown again, his place so far (war.init.tie).
    """

    player: str
    will: int
    rank: tuple[int, ...]
