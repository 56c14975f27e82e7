"""The things in the scene: zones and their borders, aspects, blocks, spin."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from gonfalon.fate.aspects import Free, Named
from gonfalon.questions.secret import Slip

SCENE = "everywhere"
"""The place of an aspect of the whole scene."""


@dataclass(frozen=True, slots=True)
class Zone:
    """A part of the scene (sotc.frame.zones); `at` is its place on the table."""

    id: str
    name: Named
    at: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Border:
    """A way from one zone to a neighbour, and what crossing it costs in this direction."""

    here: str
    there: str
    value: int = 0


class Sort(Enum):
    """The sort of an aspect: on a sheet, of the scene, a consequence, or put there for a while."""

    OWN = "own"
    SCENE = "scene"
    CONSEQUENCE = "consequence"
    TEMPORARY = "temporary"


@dataclass(frozen=True, slots=True)
class Aspect:
    """An aspect in play. `on` is a character, a group, a zone or the scene; `free` holds the free tags.

    `hidden` is the slip on which it stands until it is found (sotc.frame.aspects). `sight`: it needs a line of sight.
    `by` and `effort` tell who placed it, and with which effort; of a consequence `severity` is mild, moderate or severe,
    `carried` that it was brought into the session, `eased` that it recovers one level faster (sotc.recover.back_to_back).
    """

    id: str
    text: Named
    on: str
    sort: Sort
    free: Free = ()
    fragile: bool = False
    sight: bool = False
    hidden: Slip | None = None
    by: str = ""
    effort: int | None = None
    severity: str = ""
    carried: bool = False
    eased: bool = False

    @property
    def known(self) -> bool:
        return self.hidden is None


@dataclass(frozen=True, slots=True)
class Block:
    """A block in force (sotc.block.declare): its strength, and what it covers.

    `acts` are kinds of action; `whom` is a figure ("" for every enemy of `by`), `against` whom it aims at ("" for anybody);
    `where` a zone ("" for anywhere).
    A protecting block names whom it `protects`. `things`: it does not depend on its maker. `until` is the exchange at whose
    end it goes, or at the maker's next turn if `turn`.
    """

    id: str
    by: str
    strength: int
    text: Named
    acts: tuple[str, ...] = ()
    whom: str = ""
    where: str = ""
    against: str = ""
    protects: str = ""
    things: bool = False
    until: int = 0
    turn: bool = False


@dataclass(frozen=True, slots=True)
class Spin:
    """Spin of a defender (sotc.spin.gain): good for the action after the one with this number.

    `not_on` are those on whose roll it cannot have any effect (sotc.spin.explain).
    """

    who: str
    after: int
    not_on: tuple[str, ...] = ()
