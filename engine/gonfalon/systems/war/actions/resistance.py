"""The obstacles to a move: hindering ground, pins, and units that bar the way."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from gonfalon.fate.roll import Hand, Opposition
from gonfalon.questions.ask import Procedure, Tell
from gonfalon.questions.choice import Choice
from gonfalon.questions.figures import Label
from gonfalon.questions.option import Option
from gonfalon.systems.war.state.facts import (
    MOVING,
    best_of,
    hand_of,
    skill_key,
    skill_named,
    strength,
    terrain,
    usable,
)
from gonfalon.systems.war.state.pieces import Actor, Role, Unit
from gonfalon.systems.war.state.position import Position


@dataclass(frozen=True, slots=True)
class Way:
    """The opposition to a move: its rule, the passive difficulties, who pins, who bars the way, and who is meant."""

    rule: str
    difficulties: tuple[int, ...] = ()
    pinning: tuple[Hand, ...] = ()
    barring: tuple[Hand, ...] = ()
    pinners: tuple[str, ...] = ()
    foes: tuple[str, ...] = ()

    @property
    def hands(self) -> tuple[Hand, ...]:
        return (*self.pinning, *self.barring)

    @property
    def against(self) -> Opposition:
        """The opposition to the roll."""
        return Opposition(self.rule, self.difficulty, self.hands, self.foes)

    @property
    def difficulty(self) -> int | None:
        """The highest; where there is none a hand stands alone, and without one there is nothing but the way."""
        return max(self.difficulties, default=None if self.hands else 0)


def resistance(position: Position, actor: Actor, zone: str, *, clear: bool) -> Procedure[Way]:
    """Return the opposition to the way in (war.over.mixed, war.adv.pin.overcome: the highest counts)."""
    if clear:
        return Way("war.over.extra_move", (position.number("war.over.extra_move.difficulty"),))
    foes = position.foes_in(zone, actor)
    bars: list[Hand] = []
    for side in dict.fromkeys(position.side_of(foe.owner) for foe in foes):
        hand = yield from barring(position, tuple(foe for foe in foes if position.side_of(foe.owner) == side))
        if hand:
            bars.append(hand)
    way = pinned(position, actor)
    ground = terrain(position, zone)
    return replace(
        way or Way("war.over.enemy" if foes else "war.over.terrain"),
        difficulties=(*(way.difficulties if way else ()), *((ground,) if ground else ())),
        barring=tuple(bars),
        foes=tuple(dict.fromkeys((*(way.pinners if way else ()), *(foe.id for foe in foes)))),
    )


def pinned(position: Position, actor: Actor) -> Way | None:
    """Return the opposition of the pins on a piece to its leaving: rolls, ratings or the totals of then
    (war.opt.pinned_opposition).
    """
    pins = position.pins_on(actor)
    if not pins:
        return None
    units = tuple(position.unit(pin.by) for pin in pins)
    way = Way("war.adv.pin.overcome", pinners=tuple(unit.id for unit in units))
    match position.option("war.opt.pinned_opposition"):
        case "roll":
            return replace(way, pinning=tuple(hand_of(unit, "shoot", Role.HOLDS) for unit in units))
        case "rating":
            return replace(way, difficulties=tuple(strength(position, unit, "shoot") for unit in units))
        case _:
            return replace(way, difficulties=tuple(pin.total for pin in pins))


def barring(position: Position, foes: tuple[Unit, ...]) -> Procedure[Hand | None]:
    """One unit may bar the way, +1 for each further one of its side (war.over.enemy, war.over.enemy.extra)."""
    options = tuple(barrers(position, foes))
    owners = tuple(dict.fromkeys(foe.owner for foe in foes))
    nobody: Option[Hand | None] = Option(None, Label("war-let-in"), key="waive")
    hand = yield from Choice(
        owners,
        (*options, nobody),
        rule="war.over.enemy",
        label=Label("war-ask-barring", side=owners[0]),
        about=tuple(foe.id for foe in foes),
    )
    if hand is None:
        yield Tell("war.core.opposition", player=owners[0])
    return hand


def barrers(position: Position, foes: tuple[Unit, ...]) -> Iterator[Option[Hand]]:
    """Each unit with each skill it may use; the best of the usual ones proposed (war.over.skills)."""
    moving = usable(position, MOVING)
    best = max(foes, key=lambda foe: strength(position, foe, best_of(position, foe, moving)))
    for foe in foes:
        usual = best_of(position, foe, moving)
        others = (skill for skill, _ in foe.skills if skill != usual)
        for skill in (usual, *others):
            yield Option(
                hand_of(foe, skill, Role.BARS),
                Label("war-bar", piece=foe.id, skill=skill_named(skill), rating=strength(position, foe, skill)),
                key=foe.id if skill == usual else f"{foe.id}.{skill_key(skill)}",
                of=foe.owner,
                on=foe.id if skill == usual else None,
                proposed=foe is best and skill == usual,
            )
