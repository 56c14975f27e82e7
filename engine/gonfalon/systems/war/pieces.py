"""What a Fate mass battle is made of: players, units, leaders, zones, aspects in play, turns and rolls."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

from gonfalon.figures import Label, Said
from gonfalon.slip import Slip

Named = Said | Label
"""A name or an aspect: what a person typed, or a message of ours."""

UNNAMED = Said("")
"""No name yet: the table's own number stands for it."""

Ratings = tuple[tuple[str, int], ...]
"""Skills with their ratings, best first."""

LONGEST_NAME = 40
LONGEST_ASPECT = 60
MOST_PLAYERS = 8
MOST_UNITS = 24
MOST_LEADERS = 6
MOST_ASPECTS = 120

NONE = -99
"""Below every roll: there is no difficulty beside the opponent's hand."""


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
    """Where a unit or leader is: not yet deployed, on the field, defeated, or gone with a concession."""

    RESERVE = "reserve"
    ACTIVE = "active"
    DEFEATED = "defeated"
    WITHDRAWN = "withdrawn"


class Standing(StrEnum):
    """Whether a player is still in the battle (war.end.when)."""

    IN = "in"
    OUT = "out"
    CONCEDED = "conceded"


class Kind(StrEnum):
    """What an aspect in play is."""

    SITUATION = "situation"
    BOOST = "boost"
    PINNED = "pinned"
    SURROUNDED = "surrounded"
    CONSEQUENCE = "consequence"


class Act(StrEnum):
    """The three kinds of action (war.action.one); full defence is none of them but takes the place of one."""

    OVERCOME = "overcome"
    ATTACK = "attack"
    ADVANTAGE = "advantage"
    DEFENCE = "defence"


@dataclass(frozen=True, slots=True)
class Owed:
    """Own fate points that a player gets when the battle is closed, and the rule they come from."""

    rule: str
    points: int
    why: str = ""


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

    def paying(self, points: int = 1) -> Player:
        """Bought points go first, unless the player says otherwise (war.fate.pools)."""
        bought = max(0, points - self.own) if self.own_first else min(self.bought, points)
        return replace(self, bought=self.bought - bought, own=self.own - (points - bought))


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
    free: tuple[tuple[str, int], ...] = ()
    hinders: bool = False
    by: str = ""
    total: int = 0
    kept: bool = False
    severity: str = ""
    card: int = 0

    def free_of(self, player: str) -> int:
        return dict(self.free).get(player, 0)

    def having_free(self, player: str, more: int) -> Aspect:
        counts = {**dict(self.free), player: self.free_of(player) + more}
        return replace(self, free=tuple((who, count) for who, count in counts.items() if count > 0))


@dataclass(frozen=True, slots=True)
class Modifier:
    """A line of a total: how much, and by which rule; `what` names the aspect of an invocation."""

    rule: str
    points: int
    what: Named | None = None


@dataclass(frozen=True, slots=True)
class Hand:
    """One side of a roll: who with which skill, the modifiers, and the dice once they fell; whether it bars the way."""

    player: str
    piece: str
    skill: str
    modifiers: tuple[Modifier, ...] = ()
    faces: tuple[int, ...] = ()
    manual: int = 0
    bars: bool = False

    @property
    def bonus(self) -> int:
        return sum(one.points for one in self.modifiers) + self.manual

    @property
    def total(self) -> int:
        return sum(self.faces) + self.bonus

    def adding(self, modifier: Modifier) -> Hand:
        return replace(self, modifiers=(*self.modifiers, modifier))


@dataclass(frozen=True, slots=True)
class Bid:
    """What a player has brought to the initiative: the Will of the leader named, and what his place is found by.

    That is first the total, Will, and the number of units; after a tie was thrown again, his place so far (war.init.tie).
    """

    player: str
    will: int
    rank: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Against:
    """What a roll is made against: a difficulty with its reason, the hands of opponents, or the highest of them.

    `others` are the hands of further opponents. A defence keeps the `skills` that may be rolled for it and what is added
    to each of them (`extra`), so that another may be named; `judged` says that the game master may name another opposition.
    """

    rule: str
    difficulty: int = 0
    hand: Hand | None = None
    foes: tuple[str, ...] = ()
    manual: int = 0
    others: tuple[Hand, ...] = ()
    skills: tuple[str, ...] = ()
    extra: tuple[Modifier, ...] = ()
    judged: bool = False

    @property
    def fixed(self) -> int:
        """The passive difficulty; below every roll where there is none beside the hands."""
        return self.difficulty + self.manual

    @property
    def passive(self) -> bool:
        """Whether there is a difficulty, alone or beside the hands."""
        return self.difficulty > NONE

    @property
    def hands(self) -> tuple[Hand, ...]:
        return (*((self.hand,) if self.hand else ()), *self.others)

    @property
    def total(self) -> int:
        """What is to be beaten, the opponents' dice fallen."""
        return max(self.fixed, *(hand.total for hand in self.hands)) if self.hands else self.fixed

    def led_by(self, hand: Hand) -> Against:
        """The same with this hand in front of the others."""
        return replace(self, hand=hand, others=tuple(one for one in self.hands if one is not hand))


@dataclass(frozen=True, slots=True)
class Contest:
    """The roll on the table; `paid` are the aspects paid for on it, `fixed` when nobody may invoke any more.

    `before` and `after` are the hands that this one is compared with, thrown before it and after it; `skills` are those
    that may be rolled, where the actor has a choice.
    """

    rule: str
    actor: Hand
    against: Against | None = None
    paid: tuple[str, ...] = ()
    zones: tuple[str, ...] = ()
    fixed: bool = False
    before: tuple[Hand, ...] = ()
    after: tuple[Hand, ...] = ()
    skills: tuple[str, ...] = ()

    @property
    def hands(self) -> tuple[Hand, ...]:
        """Who acts, then who opposes it."""
        return (self.actor, *(self.against.hands if self.against else ()))

    @property
    def thrown(self) -> bool:
        return all(hand.faces for hand in self.hands)

    @property
    def shifts(self) -> int:
        return self.actor.total - (self.against.total if self.against else 0)
