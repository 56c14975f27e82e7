"""Set-up, step 4: units and fate points out of the war chest, seat by seat."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from gonfalon.questions.ask import Procedure, Tell
from gonfalon.questions.choice import Choice
from gonfalon.questions.figures import Label
from gonfalon.questions.option import Option
from gonfalon.questions.refusal import Barred, Refused
from gonfalon.questions.text import Text
from gonfalon.systems.war.muster import THEMES, Theme, quick_army
from gonfalon.systems.war.muster.cards import LONGEST_CARD, read_unit, sample_unit
from gonfalon.systems.war.setup.building import built, edit, new_unit, too_few
from gonfalon.systems.war.setup.chest import buy, no_fate, too_dear
from gonfalon.systems.war.setup.seat_order import all_done, at_work, handed_on, later, seat
from gonfalon.systems.war.state.facts import FATE_PRICE, PRICES, QUALITY_RULE
from gonfalon.systems.war.state.options import Proceed, at_once
from gonfalon.systems.war.state.pieces import MOST_UNITS, Player, Step, Unit
from gonfalon.systems.war.state.position import Position

LEAST_ARMY = 5
"""A quick army worth so many war points comes before a fate point (war.chest.scale)."""


def armies(position: Position) -> Procedure[Position]:
    """One purchase after the other for the player at work, until everybody is done."""
    player = at_work(position)
    proceed = yield from Choice(
        player.id,
        tuple(offers(position, player)),
        rule="war.chest.cost.unit",
        label=Label("war-ask-army", side=player.id, points=player.points),
        notes=penniless(position, player),
    )
    return (yield from proceed(position))


def finished(id: str, position: Position) -> Procedure[Position]:
    """war.chest.cost.unit, war.setup.order"""
    player = position.player(id)
    yield Tell("war.chest.cost.unit", player=id, points=player.points)
    return all_done(handed_on(position, player), Step.ZONES)


def new(player: str, quality: str, position: Position) -> Procedure[Position]:
    """war.unit.parts"""
    return built(position, player, (yield from new_unit(position, player, quality)))


@at_once
def one_more(player: str, unit: str, position: Position) -> Position:
    """The same unit once more."""
    return built(position, player, position.unit(unit))


def offers(position: Position, player: Player) -> Iterator[Option[Proceed]]:
    own = tuple(position.units_of(player.id))
    full = Barred("war.unit.one_body", most=MOST_UNITS) if len(own) >= MOST_UNITS else None
    yield Option(
        partial(finished, player.id),
        Label("war-army-done", count=len(own), points=player.points),
        key="done",
        barred=None if own or too_dear(player, "average") else Barred("war.unit.parts"),
        proposed=True,
        role="done",
    )
    for theme in THEMES:
        yield Option(
            partial(quick, player.id, theme.key),
            theme.label,
            key=f"quick.{theme.key}",
            barred=full or too_dear(player, "average") or foreign(position, theme),
            group=Label("war-quick-army", points=player.points, fate=reserve(player)),
        )
    for quality in PRICES:
        yield Option(
            partial(new, player.id, quality),
            Label("war-new-unit", quality=quality, price=PRICES[quality]),
            key=f"new.{quality}",
            rule=QUALITY_RULE[quality],
            barred=full or too_few(position, quality) or too_dear(player, quality),
            role="more",
            group=Label("war-build"),
        )
    yield Option(
        partial(from_card, player.id),
        Label("war-unit-from-card"),
        key="card",
        barred=full or too_dear(player, "average"),
        role="more",
        group=Label("war-build"),
    )
    for unit in own:
        yield Option(
            partial(one_more, player.id, unit.id),
            Label("war-duplicate", piece=unit.id, price=PRICES[unit.quality]),
            key=f"again.{unit.id}",
            on=unit.id,
            barred=full or too_dear(player, unit.quality),
            group=Label("war-own-units"),
        )
        yield Option(
            partial(edit, unit.id),
            Label("war-edit-unit", piece=unit.id),
            key=f"edit.{unit.id}",
            on=unit.id,
            role="more",
            group=Label("war-own-units"),
        )
    yield Option(
        partial(bought, player.id),
        Label("war-buy-fate", price=FATE_PRICE),
        key="fate",
        rule="war.chest.cost.fate",
        barred=no_fate(player),
        group=Label("war-build"),
    )
    if not all(one.done for one in position.players if one.id != player.id):
        yield Option(later, Label("war-later"), key="later", role="more")


def foreign(position: Position, theme: Theme) -> Barred | None:
    """A theme whose units use skills that the table has struck (war.unit.skill_list)."""
    used = {skill for pattern in theme.patterns for skill, _ in pattern.skills}
    return None if used <= set(position.skills) else Barred("war.unit.skill_list", why="army")


def penniless(position: Position, player: Player) -> tuple[Label, ...]:
    """Whose army has no fate point is told so while some can still be bought (war.fate.pools)."""
    if player.fate or not any(position.units_of(player.id)):
        return ()
    return (Label("war-no-fate", side=player.id),)


def reserve(player: Player) -> int:
    """Return the number of fate points that a quick army buys: one, if the player has none and enough war points
    besides (war.chest.cost.fate).
    """
    return int(player.fate == 0 and player.points >= FATE_PRICE + LEAST_ARMY)


def quick(id: str, theme: str, position: Position) -> Procedure[Position]:
    """A sensible army for what is in the chest, and a fate point to play with, which is told with what is left."""
    player = position.player(id)
    kept = reserve(player)
    for pattern in quick_army(theme, player.points - kept * FATE_PRICE, seat(position, player)):
        if sum(unit.owner == id for unit in position.units) < MOST_UNITS:
            unit = Unit("", id, pattern.quality, pattern.skills, pattern.aspects)
            position = built(position, id, unit)
    return (yield from buy(id, position)) if kept else position


def from_card(player: str, position: Position) -> Procedure[Position]:
    """A card of an earlier battle, unhurt and at the usual price (war.unit.card)."""
    text = yield from Text(
        player,
        LONGEST_CARD,
        preset=sample_unit(position.skills),
        kept="war-unit",
        rule="war.unit.card",
        label=Label("war-ask-unit-card"),
    )
    if not text:
        return position
    unit = read_unit(text, position.skills)
    if barred := too_dear(position.player(player), unit.quality):
        raise Refused.barred(barred)
    return built(position, player, unit)


@at_once
def bought(id: str, position: Position) -> Position:
    """war.chest.cost.fate"""
    player = position.player(id)
    return position.with_player(replace(player, points=player.points - FATE_PRICE, bought=player.bought + 1))
