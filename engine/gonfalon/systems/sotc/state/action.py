"""The open turn, the declared action, and what was taken as usual."""

from __future__ import annotations

from dataclasses import dataclass

from gonfalon.fate.aspects import Named
from gonfalon.fate.points import Owed
from gonfalon.systems.sotc.state.people import Figure
from gonfalon.systems.sotc.state.things import Block

MENU = "sotc.act.one"
"""The rule of the question what somebody does in a turn."""


@dataclass(frozen=True, slots=True)
class Supplement:
    """Something done besides the action (sotc.supp.penalty).

    `what`: move, draw, rearm or other; `penalty` what it costs by itself, a move also the `border` and the `load`, picking up
    a weapon the shifts of the `disarm`. A move leads to `zone`, before the action or (`after`) when it is done; `weapon` is
    the one that is drawn or picked up.
    """

    what: str
    penalty: int = 1
    border: int = 0
    load: int = 0
    disarm: int = 0
    zone: str = ""
    after: bool = False
    weapon: str = ""

    @property
    def price(self) -> int:
        """Everything that it costs, as a penalty or in shifts."""
        return self.penalty + self.border + self.load + self.disarm

    @property
    def made(self) -> bool:
        """True if the supplement comes before the dice: a step, a weapon that is in hand."""
        return bool(self.weapon or self.zone) and not self.after


@dataclass(frozen=True, slots=True)
class Combined:
    """A second skill in a roll (sotc.combine.which): it modifies, complements or restricts. `hand`: acts or defends."""

    skill: str
    part: str
    hand: str = "acts"


@dataclass(frozen=True, slots=True)
class Action:
    """A declared action (sotc.seq.turn). `kind` is one of `ACTIONS`; `track` overrides which track an attack hits.

    `what` is a detail by kind: the sort of a manoeuvre; `text` the wording of the aspect, `block` the block it is meant to bring.
    `weapon` is the weapon used; `penalty` what the game master puts on the roll; `commanded` the group that acts at its
    leader's word; `shifts` by how many an attack has hit, `pulled` how many of them count (sotc.attack.pull), None for all.
    """

    number: int
    kind: str
    who: str
    target: str = ""
    what: str = ""
    skill: str = ""
    weapon: str = ""
    track: str = ""
    penalty: int = 0
    supplements: tuple[Supplement, ...] = ()
    combined: tuple[Combined, ...] = ()
    commanded: str = ""
    text: Named | None = None
    block: Block | None = None
    shifts: int = 0
    pulled: int | None = None

    @property
    def penalty_rule(self) -> str:
        """By which rule the game master makes the roll harder (sotc.block.penalty, sotc.roll.effort)."""
        return "sotc.block.penalty" if self.kind == "block" else "sotc.roll.effort"


ACTIONS = ("attack", "manoeuvre", "push", "throw", "block", "sprint", "walk", "other", "contest", "rearm")
"""Kinds of action."""

PREVENTED: dict[str, str] = {
    "attack": "attack",
    "push": "attack",
    "manoeuvre": "manoeuvre",
    "throw": "manoeuvre",
    "sprint": "move",
    "walk": "move",
    "rearm": "rearm",
    "block": "other",
    "other": "other",
    "contest": "other",
    "free": "other",
}
"""Under which kind a block prevents an action, or a deed that is "free" otherwise (sotc.block.declare)."""

LONGEST_DEED = 120
"""So much may be said of a deed that has no roll of its own."""

PREVENTABLE = ("attack", "manoeuvre", "move", "rearm", "other")


@dataclass(frozen=True, slots=True)
class Turn:
    """One turn: whose, whether something was declared in it, and overflow that is left for follow-ups (sotc.over.use).

    `stepped`: it was held and comes between two turns (sotc.hold.resume). `besides` are supplemental actions that were made
    before the action is declared: they burden it. `unblocked` are blocks that ended as it began (sotc.block.duration).
    """

    who: str
    declared: bool = False
    overflow: int = 0
    stepped: bool = False
    besides: tuple[Supplement, ...] = ()
    unblocked: tuple[Block, ...] = ()


@dataclass(frozen=True, slots=True)
class Absorbed:
    """A hit for which a box was marked; a consequence may be taken instead until the next action (sotc.cons.voluntary)."""

    who: str
    by: str
    track: str
    box: int
    hit: int


@dataclass(frozen=True, slots=True)
class Landed:
    """A hit as an attack dealt it; the attacker may still let fewer shifts count (sotc.attack.pull).

    `hurt` are those whom it may have hurt, as they were before it, `after` as it left them; `blocks` those that stood before.
    """

    action: Action
    shifts: int
    hurt: tuple[Figure, ...]
    after: tuple[Figure, ...]
    blocks: tuple[Block, ...]


@dataclass(frozen=True, slots=True)
class TakenOut:
    """Somebody was taken out with the usual words; the victor may say it otherwise (sotc.out.fate)."""

    who: str
    by: str


@dataclass(frozen=True, slots=True)
class Spun:
    """A defence that won by 3 or more gave spin; it may be overflow instead (sotc.spin.or_overflow)."""

    who: str
    margin: int


@dataclass(frozen=True, slots=True)
class Placed:
    """A manoeuvre put an aspect on something; a character (`who`, else "") may still buy it off (sotc.man.buy_off).

    `sticky`: the game master may let it last (sotc.temp.sticky_spin).
    """

    who: str
    aspect: str
    sticky: bool = False


@dataclass(frozen=True, slots=True)
class Failed:
    """A manoeuvre on the scene that came to nothing; a fate point may be argument enough (sotc.man.scene)."""

    who: str
    text: Named
    removes: str = ""


@dataclass(frozen=True, slots=True)
class Swapped:
    """One skill stood for another in a roll; it may last longer (sotc.env.duration)."""

    who: str
    skill: str
    instead_of: str


@dataclass(frozen=True, slots=True)
class Behind:
    """A leader has moved away from the group; the game master may let it come along (sotc.attach.free)."""

    leader: str
    group: str


@dataclass(frozen=True, slots=True)
class Unblocked:
    """A block has ended because its maker is out; the game master may let it stand (sotc.block.blocker_gone)."""

    block: Block


Amendable = Absorbed | Landed | TakenOut | Spun | Placed | Failed | Swapped | Behind | Unblocked


@dataclass(frozen=True, slots=True)
class Due:
    """A fate point that a character gets at the end of the exchange (sotc.fp.tag_payback)."""

    who: str
    owed: Owed
