"""The frozen state of a Fate mass battle: what stands where, whose turn it is, and which roll is open."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import TypeVar

from gonfalon.fate.aspects import Free, Named
from gonfalon.fate.purse import Purse
from gonfalon.fate.roll import Contest
from gonfalon.questions.ask import TABLE
from gonfalon.questions.figures import Label
from gonfalon.systems.war.state.activation import Absorbed, Lapsed, Turn
from gonfalon.systems.war.state.pieces import (
    Actor,
    Aspect,
    Bid,
    Kind,
    Leader,
    Player,
    Standing,
    Status,
    Step,
    Unit,
    Zone,
)
from gonfalon.table.memo import of_recent
from gonfalon.table.offer import Gone
from gonfalon.table.switches import Switches

T = TypeVar("T", Player, Unit, Leader, Zone, Aspect)
A = TypeVar("A", Unit, Leader)


@dataclass(frozen=True, slots=True)
class Position:
    """A battle. `bids` are the initiative so far, `order` is what came of it; `at` points to whose go it is in it.

    `made` numbers what came to be; `amendable` is what was taken as usual since an action was last declared, and may still be
    said otherwise. `together`: everybody throws for the initiative at once.
    """

    switches: Switches
    step: Step = Step.OPEN
    points: int = 10
    skills: tuple[str, ...] = ()
    leading: Named | None = None
    defences: tuple[tuple[str, tuple[str, ...]], ...] = ()
    players: tuple[Player, ...] = ()
    units: tuple[Unit, ...] = ()
    leaders: tuple[Leader, ...] = ()
    zones: tuple[Zone, ...] = ()
    aspects: tuple[Aspect, ...] = ()
    count: int = 0
    order: tuple[str, ...] = ()
    bids: tuple[Bid, ...] = ()
    at: int = 0
    round: int = 0
    turn: Turn | None = None
    contest: Contest | None = None
    amendable: tuple[Lapsed | Absorbed, ...] = ()
    made: int = 0
    winner: str = ""
    credited: tuple[tuple[str, str], ...] = ()
    sides: tuple[tuple[str, Named], ...] = ()
    title: Label | None = None
    together: bool = False

    def option(self, rule: str) -> str:
        return self.switches[rule]

    def number(self, rule: str) -> int:
        return int(self.switches[rule])

    def player(self, id: str) -> Player:
        return found(self.players, id)

    def unit(self, id: str) -> Unit:
        return found(self.units, id)

    def leader(self, id: str) -> Leader:
        return found(self.leaders, id)

    def zone(self, id: str) -> Zone:
        return found(self.zones, id)

    def aspect(self, id: str) -> Aspect:
        return found(self.aspects, id)

    def actor(self, id: str) -> Actor:
        for unit in self.units:
            if unit.id == id:
                return unit
        return self.leader(id)

    def there(self, id: str) -> Actor:
        """The unit or leader; raises Gone if it is not on the field any more."""
        actor = self.actor(id)
        if actor.status is not Status.ACTIVE:
            raise Gone(id)
        return actor

    def at_step(self, step: Step) -> Position:
        return replace(self, step=step)

    def with_player(self, player: Player) -> Position:
        return replace(self, players=swapped(self.players, player))

    def with_unit(self, unit: Unit) -> Position:
        return replace(self, units=swapped(self.units, unit))

    def with_leader(self, leader: Leader) -> Position:
        return replace(self, leaders=swapped(self.leaders, leader))

    def with_actor(self, actor: Actor) -> Position:
        return self.with_unit(actor) if isinstance(actor, Unit) else self.with_leader(actor)

    def with_zone(self, zone: Zone) -> Position:
        return replace(self, zones=swapped(self.zones, zone))

    def with_aspect(self, aspect: Aspect) -> Position:
        return replace(self, aspects=swapped(self.aspects, aspect))

    def having_contest(self, contest: Contest | None) -> Position:
        return replace(self, contest=contest)

    def having_aspects(self, aspects: tuple[Aspect, ...]) -> Position:
        return replace(self, aspects=aspects)

    def having_free(self, aspect: str, free: Free) -> Position:
        return self.with_aspect(replace(self.aspect(aspect), free=free))

    def purse(self, who: str) -> Purse:
        return self.player(who).purse

    def having_purse(self, who: str, purse: Purse) -> Position:
        return self.with_player(self.player(who).having_purse(purse))

    def counting(self, who: str, faces: tuple[int, ...]) -> Position:
        thrower = self.player(who)
        return self.with_player(replace(thrower, rolls=thrower.rolls + 1, rolled=thrower.rolled + sum(faces)))

    def with_turn(self, turn: Turn | None) -> Position:
        return replace(self, turn=turn)

    def without_aspects(self, gone: Iterable[str]) -> Position:
        ids = frozenset(gone)
        return replace(self, aspects=tuple(one for one in self.aspects if one.id not in ids))

    def fresh(self, letter: str) -> tuple[Position, str]:
        """A new id that was never used in this battle."""
        return replace(self, made=self.made + 1), f"{letter}{self.made + 1}"

    @property
    def now(self) -> Turn:
        assert self.turn
        return self.turn

    @property
    def gm(self) -> str | None:
        """The game master's player, if one plays."""
        return next((player.id for player in self.players if player.gm), None)

    @property
    def adjudicator(self) -> str:
        """The person who rules: the game master's player, or the whole table."""
        return self.gm or TABLE

    def units_of(self, player: str) -> Iterator[Unit]:
        return iter(by_owner(self.units).get(player, ()))

    def leaders_of(self, player: str) -> Iterator[Leader]:
        return (leader for leader in self.leaders if leader.owner == player)

    def side_of(self, player: str) -> str:
        return self.player(player).side

    def allied(self, one: Actor, other: Actor) -> bool:
        """war.setup.sides"""
        return one.owner == other.owner or self.side_of(one.owner) == self.side_of(other.owner)

    def teammates(self, player: str) -> tuple[str, ...]:
        """All players of this player's side, this one first."""
        side = self.side_of(player)
        others = (one.id for one in self.players if one.side == side and one.id != player)
        return (player, *others)

    def plays_on(self, player: str) -> bool:
        """True if a player is in, or has lost every unit while an ally is in: his leaders are still there (war.end.when)."""
        one = self.player(player)
        if one.standing is not Standing.OUT:
            return one.standing is Standing.IN
        return any(other.side == one.side and other.standing is Standing.IN for other in self.players)

    def takes_part(self, player: str) -> bool:
        """True if a player plays on and has a unit or leader on the field."""
        return self.plays_on(player) and any(one.owner == player for one in self.on_field())

    def enemies_of(self, player: str) -> tuple[str, ...]:
        """The players of the other sides who still play: those with units first, each in initiative order."""
        side = self.side_of(player)
        foes = [one for one in self.players if one.side != side and self.plays_on(one.id)]
        turns = {id: number for number, id in enumerate(self.order)}
        foes.sort(key=lambda one: (one.standing is not Standing.IN, turns.get(one.id, len(turns))))
        return tuple(one.id for one in foes)

    def active_units(self) -> Iterator[Unit]:
        return iter(active(self.units))

    def active_leaders(self) -> Iterator[Leader]:
        return (leader for leader in self.leaders if leader.status is Status.ACTIVE)

    def on_field(self) -> tuple[Actor, ...]:
        """All units and leaders on the field."""
        return (*self.active_units(), *self.active_leaders())

    def all_of(self, player: str) -> tuple[Actor, ...]:
        """All units and leaders of a player."""
        return (*self.units_of(player), *self.leaders_of(player))

    def units_in(self, zone: str) -> tuple[Unit, ...]:
        return by_zone(self.units).get(zone, ())

    def foes_of(self, actor: Actor, there: Iterable[A]) -> tuple[A, ...]:
        """Those among them that are not of the actor's side."""
        friends = self.teammates(actor.owner)
        return tuple(one for one in there if one.owner not in friends)

    def foes_in(self, zone: str, actor: Actor) -> tuple[Unit, ...]:
        return self.foes_of(actor, self.units_in(zone))

    def friends_in(self, zone: str, actor: Actor) -> tuple[Unit, ...]:
        friends = self.teammates(actor.owner)
        return tuple(unit for unit in self.units_in(zone) if unit.owner in friends)

    def attached_to(self, unit: Actor) -> Leader | None:
        return riders(self.leaders).get(unit.id)

    def aspects_on(self, id: str) -> tuple[Aspect, ...]:
        return by_place(self.aspects).get(id, ())

    def on_no_card(self) -> Iterator[Aspect]:
        """The aspects that came into play; those on cards are there as long as their piece (war.core.situation_aspect)."""
        return (aspect for aspect in self.aspects if not aspect.card)

    def loaded_card(self, id: str, number: int) -> Aspect | None:
        """Return the aspect that holds the free invocations on an aspect of this piece's card (war.core.outcome.existing)."""
        return next((one for one in self.aspects_on(id) if one.card == number), None)

    def pins_on(self, unit: Actor) -> tuple[Aspect, ...]:
        return tuple(one for one in self.aspects_on(unit.id) if one.kind is Kind.PINNED)

    def consequences_of(self, actor: Actor) -> tuple[Aspect, ...]:
        return tuple(one for one in self.aspects_on(actor.id) if one.kind is Kind.CONSEQUENCE)


@of_recent(1)
def riders(leaders: tuple[Leader, ...]) -> Mapping[str, Leader]:
    """The leader who is attached to each unit, the first of them."""
    return {one.unit: one for one in reversed(leaders) if one.unit and one.status is Status.ACTIVE}


@of_recent(1)
def active(units: tuple[Unit, ...]) -> tuple[Unit, ...]:
    """The units on the field."""
    return tuple(unit for unit in units if unit.status is Status.ACTIVE)


@of_recent(1)
def by_owner(units: tuple[Unit, ...]) -> Mapping[str, tuple[Unit, ...]]:
    """The units of each player, in their order."""
    return sorted_by(units, lambda unit: unit.owner)


@of_recent(1)
def by_zone(units: tuple[Unit, ...]) -> Mapping[str, tuple[Unit, ...]]:
    """The units on the field in each zone, in their order."""
    return sorted_by(tuple(unit for unit in active(units) if unit.zone), lambda unit: unit.zone or "")


@of_recent(1)
def by_place(aspects: tuple[Aspect, ...]) -> Mapping[str, tuple[Aspect, ...]]:
    """The aspects on each thing, in their order."""
    return sorted_by(aspects, lambda aspect: aspect.on)


def sorted_by(things: tuple[T, ...], key: Callable[[T], str]) -> Mapping[str, tuple[T, ...]]:
    """These things by what is said of each, in their order."""
    sorted: dict[str, list[T]] = {}
    for one in things:
        sorted.setdefault(key(one), []).append(one)
    return {id: tuple(ones) for id, ones in sorted.items()}


def found(things: tuple[T, ...], id: str) -> T:
    for thing in things:
        if thing.id == id:
            return thing
    raise Gone(id)


def swapped(things: tuple[T, ...], new: T) -> tuple[T, ...]:
    return tuple(new if thing.id == new.id else thing for thing in things)
