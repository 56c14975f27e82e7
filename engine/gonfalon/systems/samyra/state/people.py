"""Parties and figures, and what a figure has done in this round."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum

from gonfalon.questions.figures import Label, UserText
from gonfalon.questions.secret import Slip
from gonfalon.table.field.grid import Cell

Named = UserText | Label
"""The name of something: a text that a person typed, or a message."""


class Posture(Enum):
    """The posture of a figure (samyra.alt.low)."""

    STANDING = "standing"
    KNEELING = "kneeling"
    LYING = "lying"


class Grip(Enum):
    """The kind of a weapon; claws and teeth are always at hand."""

    MELEE = "melee"
    TWO_HANDED = "two_handed"
    RANGED = "ranged"
    NATURAL = "natural"


HANDS = {Grip.MELEE: 1, Grip.TWO_HANDED: 2, Grip.RANGED: 2, Grip.NATURAL: 0}
"""The number of hands that a figure needs for a weapon."""


class Carried(Enum):
    """The place of a weapon: only what is on the body can be drawn (samyra.alt.weapon)."""

    HAND = "hand"
    BODY = "body"
    PACK = "pack"
    GROUND = "ground"


@dataclass(frozen=True, slots=True)
class Weapon:
    """A weapon by its number among those of its figure."""

    grip: Grip
    carried: Carried = Carried.HAND


class Long(Enum):
    """A task of several rounds: a spell, an action, an obstacle that is too big for the movement phase."""

    SPELL = "spell"
    ACTION = "action"
    OBSTACLE = "obstacle"


@dataclass(frozen=True, slots=True)
class Task:
    """A spell or action of several rounds: how many are left with this one (None: only the slip says how many it takes), and
    since which round it has been going on.
    """

    kind: Long
    left: int | None
    since: int
    slip: Slip | None = None


FOOTPRINTS: dict[int, tuple[Cell, ...]] = {
    1: ((0, 0),),
    2: ((0, 0), (1, 0)),
    3: ((0, 0), (1, 0), (0, 1)),
    4: ((0, 0), (1, 0), (0, 1), (1, 1)),
}
"""The cells that a figure covers, as offsets from where it stands, by their number (samyra.zone.several)."""

MOST_TO_DISENGAGE = 10
"""The highest roll with which a figure gets away (samyra.disengage.roll)."""


@dataclass(frozen=True, slots=True)
class Bind:
    """Whom a figure has bound in this movement phase, and with which quality; None if the attack failed."""

    target: str
    quality: int | None

    @property
    def most(self) -> int | None:
        """The highest roll with which the target gets away, 0 for none; None: without a roll, as the attack failed.

        Ten, less the quality (samyra.bind.threshold, samyra.bind.auto_fail, samyra.bind.failed).
        """
        return None if self.quality is None else max(0, MOST_TO_DISENGAGE - self.quality)


@dataclass(frozen=True, slots=True)
class Pace:
    """The actions of a figure in this round.

    `spent` counts halves of the movement, `steps` the spaces entered; `left` says that it has left the space where it
    stood. It is `freed` from some enemies, `held` by others, and has paid for leaving the areas in `forced`. `waits` is the
    friend on whose space its move has ended, `back` where it then has to go, `was` its typed contacts before. On a map
    `trail` are the cells that it has walked over, `run` how many of the object under it are paid for, `drawn` what is left
    of its path. On the way it `climbs` over an obstacle; `leave` says that it may stay there.
    `ends` says that a typed move was to end with its last leg, `friend` on whose space that leg led.
    `more` are the kinds of further actions that the game master has granted; `kept` says that it may interrupt what takes
    several rounds, `noticed` that without a map it was reminded of the room that it may claim.
    """

    intent: str = ""
    over: bool = False
    blocked: bool = False
    spent: int = 0
    steps: int = 0
    left: bool = False
    freed: tuple[str, ...] = ()
    held: tuple[str, ...] = ()
    forced: tuple[str, ...] = ()
    bind: Bind | None = None
    waits: str = ""
    back: Cell | None = None
    was: tuple[tuple[str, str], ...] = ()
    trail: tuple[Cell, ...] = ()
    run: int = 0
    drawn: str = ""
    climbs: bool = False
    leave: bool = False
    ends: bool = False
    friend: str = ""
    kind: str = ""
    acted: bool = False
    struck: bool = False
    hurt: tuple[str, ...] = ()
    kept: bool = False
    noticed: bool = False
    more: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Party:
    """A side of the combat: what it is called, and whether the game master plays it (samyra.sides.hostile)."""

    id: str
    name: Named
    gm: bool = False


@dataclass(frozen=True, slots=True)
class Figure:
    """Somebody who fights. What is sealed of it the game master alone knows; damage and spent stamina are open.

    `bew` is the movement value; `swing` are the additional spaces of a two-handed weapon, `room` how many of them are
    claimed, on a map with their cells in `claim`; `cramped` is what was said of too few, whether it can strike so. On a map a
    figure has a cell, a facing and a footprint; `reach` is how far its attack area goes. `perched` says that it stands on an
    object, `gone` that it has left the combat, and is not `up` then. `classes` is what the table says of kinds of ground, for
    this figure; fallen it `lies` there like that kind of ground, by its size if nothing is said. `kind` names the template
    that it was made of; a figure from a card has none.
    `attack` and `harm` are example values for a table without rules of attack of its own: the highest roll of a d20 that
    hits, and the damage of a hit after armour (samyra.act.input).
    """

    id: str
    of: str
    name: Named
    bew: int = 6
    weapons: tuple[Weapon, ...] = ()
    posture: Posture = Posture.STANDING
    up: bool = True
    gone: bool = False
    runs: bool = False
    second: bool = False
    swing: int = 0
    hits: int | None = None
    stamina: int | None = None
    attack: int | None = None
    harm: int | None = None
    sealed_hits: Slip | None = None
    sealed_stamina: Slip | None = None
    damage: int = 0
    tired: int = 0
    task: Task | None = None
    room: int = 0
    claim: tuple[Cell, ...] = ()
    cramped: str = ""
    perched: bool = False
    at: Cell | None = None
    facing: int = 0
    covers: tuple[Cell, ...] = ((0, 0),)
    reach: int = 1
    size: int = 2
    classes: tuple[tuple[str, str], ...] = ()
    lies: str = ""
    kind: str = ""
    pace: Pace = Pace()

    @property
    def in_hand(self) -> tuple[Weapon, ...]:
        return tuple(one for one in self.weapons if one.carried is Carried.HAND or one.grip is Grip.NATURAL)

    @property
    def armed(self) -> bool:
        """True if the figure has an attack area by itself: a melee weapon is ready (samyra.zone.known)."""
        return self.up and any(one.grip is not Grip.RANGED for one in self.in_hand)

    @property
    def swinging(self) -> bool:
        """True if the figure holds a two-handed weapon that needs room (samyra.twohand.claim)."""
        return self.up and self.swing > 0 and any(one.grip is Grip.TWO_HANDED for one in self.in_hand)

    @property
    def cannot_strike(self) -> bool:
        """True if it was ruled that the figure has too little room for the one weapon that it could strike with
        (samyra.twohand.blocks).
        """
        others = any(one.grip in (Grip.MELEE, Grip.NATURAL) for one in self.in_hand)
        return self.swinging and self.cramped == "no" and not others

    def standing(self, at: Cell | None = None) -> tuple[Cell, ...]:
        """The cells that it covers, here or elsewhere; none without a map."""
        where = at or self.at
        if where is None:
            return ()
        if self.covers == ((0, 0),):
            return (where,)
        return tuple((where[0] + right, where[1] + down) for right, down in self.covers)

    def paced(self, **changes: object) -> Figure:
        return replace(self, pace=replace(self.pace, **changes))  # type: ignore[arg-type]


def without_claim(figure: Figure) -> Figure:
    """The same without claimed room, if it does not hold the weapon any more that needs it (samyra.twohand.blocks)."""
    return figure if figure.swinging else without_room(figure)


def without_room(figure: Figure) -> Figure:
    """The same without claimed room, and with nothing said of it: it has moved, fallen, or was put elsewhere
    (samyra.twohand.blocks).
    """
    return replace(figure, room=0, claim=(), cramped="")
