"""The frozen state of a conflict."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from enum import Enum
from typing import TypeVar

from gonfalon.fate.aspects import Free, Named
from gonfalon.fate.purse import Purse
from gonfalon.fate.roll import Contest
from gonfalon.questions.figures import Label
from gonfalon.systems.sotc.state.action import Action, Amendable, Due, Turn
from gonfalon.systems.sotc.state.people import Character, Companion, Figure, Group, Kind, Pace, Player
from gonfalon.systems.sotc.state.things import Aspect, Block, Border, Sort, Spin, Zone
from gonfalon.table.offer import Gone
from gonfalon.table.switches import Switches

T = TypeVar("T", Player, Character, Group, Companion, Zone, Aspect, Block)

OWN, POOL = "own", "pool"
"""The kinds of fate points in a purse: a character's own, and the game master's pool."""


def whose(purse: Purse) -> str:
    """Return the owner of the points, as a message selects on it: "own", "pool" or "both" (sotc.fp.pool)."""
    pool = dict(purse.kinds).get(POOL, 0)
    if not pool:
        return "own"
    return "both" if purse.points > pool else "pool"


class Step(Enum):
    """The stage of the conflict (sotc.seq.phases)."""

    OPEN = "open"
    FRAME = "frame"
    GROUPS = "groups"
    INITIATIVE = "initiative"
    EXCHANGE = "exchange"
    NEXT = "next"
    TURN = "turn"
    CLOSE = "close"
    AFTER = "after"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Position:
    """A conflict. `order` is who takes turns in which order; `turned` who has had a turn in this exchange; `queue` who
    steps in before it goes on; `start` the seat that starts (clockwise).

    `actions` numbers the actions declared so far; `tiring` are the skills that restrict every roll of a long conflict;
    `made` numbers what came to be; `amendable` is what was taken as usual since the last action was declared; `allies` are
    pairs of sides that do not fight each other; `carries_on` is the side for which the game master goes on though it is alone.
    """

    switches: Switches
    step: Step = Step.OPEN
    kind: Kind = Kind.PHYSICAL
    title: Named | None = None
    players: tuple[Player, ...] = ()
    sides: tuple[tuple[str, Named], ...] = ()
    allies: tuple[tuple[str, str], ...] = ()
    zones: tuple[Zone, ...] = ()
    borders: tuple[Border, ...] = ()
    characters: tuple[Character, ...] = ()
    groups: tuple[Group, ...] = ()
    companions: tuple[Companion, ...] = ()
    aspects: tuple[Aspect, ...] = ()
    blocks: tuple[Block, ...] = ()
    spins: tuple[Spin, ...] = ()
    order: tuple[str, ...] = ()
    turned: tuple[str, ...] = ()
    queue: tuple[str, ...] = ()
    start: int = 0
    exchange: int = 0
    turn: Turn | None = None
    action: Action | None = None
    contest: Contest | None = None
    amendable: tuple[Amendable, ...] = ()
    due: tuple[Due, ...] = ()
    tiring: tuple[str, ...] = ()
    actions: int = 0
    made: int = 0
    winner: str = ""
    carries_on: str | None = None

    def option(self, rule: str) -> str:
        return self.switches[rule]

    def on(self, rule: str) -> bool:
        """True if a switch of two ways is on."""
        return self.switches[rule] == "on"

    def number(self, rule: str) -> int:
        return int(self.switches[rule])

    def player(self, id: str) -> Player:
        return found(self.players, id)

    def character(self, id: str) -> Character:
        return found(self.characters, id)

    def group(self, id: str) -> Group:
        return found(self.groups, id)

    def companion(self, id: str) -> Companion:
        return found(self.companions, id)

    def zone(self, id: str) -> Zone:
        return found(self.zones, id)

    def aspect(self, id: str) -> Aspect:
        return found(self.aspects, id)

    def block(self, id: str) -> Block:
        return found(self.blocks, id)

    def figure(self, id: str) -> Figure:
        """The character or group with this id; raises Gone if there is none."""
        for one in self.characters:
            if one.id == id:
                return one
        return self.group(id)

    def there(self, id: str) -> Figure:
        """The same; raises Gone if it has left the conflict."""
        figure = self.figure(id)
        if figure.left:
            raise Gone(id)
        return figure

    @property
    def figures(self) -> tuple[Figure, ...]:
        """All characters and groups."""
        return (*self.characters, *self.groups)

    def still_in(self) -> Iterator[Figure]:
        """Yield the figures that have not left the conflict."""
        return (one for one in self.figures if one.left is None)

    def with_player(self, player: Player) -> Position:
        return replace(self, players=swapped(self.players, player))

    def with_figure(self, figure: Figure) -> Position:
        if isinstance(figure, Group):
            return replace(self, groups=swapped(self.groups, figure))
        return replace(self, characters=swapped(self.characters, figure))

    def with_companion(self, companion: Companion) -> Position:
        return replace(self, companions=swapped(self.companions, companion))

    def with_aspect(self, aspect: Aspect) -> Position:
        return replace(self, aspects=swapped(self.aspects, aspect))

    def without_aspects(self, gone: Iterable[str]) -> Position:
        ids = set(gone)
        return replace(self, aspects=tuple(one for one in self.aspects if one.id not in ids))

    def with_block(self, block: Block) -> Position:
        return replace(self, blocks=swapped(self.blocks, block))

    def without_blocks(self, gone: Iterable[str]) -> Position:
        ids = set(gone)
        return replace(self, blocks=tuple(one for one in self.blocks if one.id not in ids))

    def paced(self, id: str, **changes: object) -> Position:
        """The same with these changes of what a figure has done in this exchange (`Pace`)."""
        figure = self.figure(id)
        return self.with_figure(replace(figure, pace=replace(figure.pace, **changes)))  # type: ignore[arg-type]

    def pace(self, id: str) -> Pace:
        return self.figure(id).pace

    def carrying_on(self, side: str) -> Position:
        """The game master lets the conflict go on though only this side is left (sotc.seq.end)."""
        return replace(self, carries_on=side)

    def ended(self, winner: str) -> Position:
        """The conflict is over, this side ("" for none) is left (sotc.seq.end)."""
        return replace(self, step=Step.AFTER, winner=winner, turn=None, action=None, contest=None, queue=())

    def at_step(self, step: Step) -> Position:
        return replace(self, step=step)

    def fresh(self, letter: str) -> tuple[Position, str]:
        """A new id that nothing on the table has, and that was never given before."""
        things = (*self.figures, *self.companions, *self.aspects, *self.blocks)
        taken = {one.id for one in things}
        made = self.made + 1
        while f"{letter}{made}" in taken:
            made += 1
        return replace(self, made=made), f"{letter}{made}"

    @property
    def now(self) -> Turn:
        assert self.turn
        return self.turn

    @property
    def doing(self) -> Action:
        """The declared action; there must be one."""
        assert self.action
        return self.action

    @property
    def physical(self) -> bool:
        """True if the conflict is physical (sotc.conflict.kind)."""
        return self.kind is Kind.PHYSICAL

    @property
    def gm(self) -> str:
        """The game master's seat."""
        return next(one.id for one in self.players if one.gm)

    def allied(self, one: str, other: str) -> bool:
        """True if two sides are one, or allied; an alliance goes no further than its two sides (sotc.seq.end)."""
        return one == other or (one, other) in self.allies or (other, one) in self.allies

    def friends(self, one: Figure, other: Figure) -> bool:
        return self.allied(one.side, other.side)

    def foes_of(self, figure: Figure) -> Iterator[Figure]:
        """Everybody still in the conflict who is not on its side."""
        return (one for one in self.still_in() if not self.friends(figure, one))

    def led_by(self, character: str) -> Group | None:
        """The group that a character leads (sotc.attach.when)."""
        return next((one for one in self.groups if one.leader == character and not one.left), None)

    def companions_of(self, character: str) -> Iterator[Companion]:
        """The companions that are with their partner (sotc.comp.bonus)."""
        return (one for one in self.companions if one.partner == character and one.attached and not one.out)

    def aspects_on(self, id: str) -> Iterator[Aspect]:
        return (one for one in self.aspects if one.on == id)

    def consequences_of(self, character: str) -> tuple[Aspect, ...]:
        return tuple(one for one in self.aspects_on(character) if one.sort is Sort.CONSEQUENCE)

    def having_contest(self, contest: Contest | None) -> Position:
        return replace(self, contest=contest)

    def having_aspects(self, aspects: tuple[Aspect, ...]) -> Position:
        return replace(self, aspects=aspects)

    def having_free(self, aspect: str, free: Free) -> Position:
        return self.with_aspect(replace(self.aspect(aspect), free=free))

    def purse(self, who: str) -> Purse:
        """A character's own points, then (for the game master's) the pool; minions have none (sotc.fp.pool)."""
        figure = self.figure(who)
        if isinstance(figure, Group):
            return Purse(())
        own = (OWN, figure.points)
        player = self.player(figure.owner)
        return Purse((own, (POOL, player.points))) if player.gm else Purse((own,))

    def having_purse(self, who: str, purse: Purse) -> Position:
        character = self.character(who)
        position = self.with_figure(replace(character, points=purse.of(OWN)))
        player = self.player(character.owner)
        return position.with_player(replace(player, points=purse.of(POOL))) if player.gm else position

    def counting(self, who: str, faces: tuple[int, ...]) -> Position:
        thrower = self.player(self.figure(who).owner)
        return self.with_player(replace(thrower, rolls=thrower.rolls + 1, rolled=thrower.rolled + sum(faces)))


def found(things: tuple[T, ...], id: str) -> T:
    for thing in things:
        if thing.id == id:
            return thing
    raise Gone(id)


def swapped(things: tuple[T, ...], new: T) -> tuple[T, ...]:
    return tuple(new if thing.id == new.id else thing for thing in things)


def unnamed(kind: str, number: int) -> Label:
    """Return the name of something that got none."""
    return Label(f"sotc-{kind}", number=number)
