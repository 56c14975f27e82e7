"""Set-up, step 1: sides and players, and their points."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from gonfalon.questions.ask import TABLE, Procedure
from gonfalon.questions.choice import Choice
from gonfalon.questions.figures import Label, UserText
from gonfalon.questions.number import Number
from gonfalon.questions.option import Option
from gonfalon.questions.refusal import Barred
from gonfalon.questions.text import Text
from gonfalon.systems.war.setup.ready import SIDES
from gonfalon.systems.war.state.options import Proceed, at_once, back
from gonfalon.systems.war.state.pieces import LONGEST_NAME, MOST_PLAYERS, Player, Step
from gonfalon.systems.war.state.position import Position

MOST_POINTS = 99
MOST_OWN = 99


@at_once
def first_players(count: int, position: Position) -> Position:
    """The game master against the others (war.setup.sides)."""
    players = tuple(
        Player(f"p{number}", "s1" if number < count else "s2", gm=number == count, points=position.points)
        for number in range(1, count + 1)
    )
    sides = (("s1", SIDES[0]), ("s2", SIDES[1]))
    return replace(position, players=players, sides=sides, step=Step.SIDES)


def sides(position: Position) -> Procedure[Position]:
    """Ask who plays for which side, with how many points (war.setup.sides, war.chest.size, war.core.fate_pool)."""
    proceed = yield from Choice(
        TABLE, tuple(preparations(position)), rule="war.setup.sides", label=Label("war-ask-sides")
    )
    return (yield from proceed(position))


def preparations(position: Position) -> Iterator[Option[Proceed]]:
    yield Option(
        seated,
        Label("war-sides-done"),
        key="done",
        barred=one_sided(position.players),
        proposed=True,
        role="done",
    )
    for player in position.players:
        label = Label("war-edit-player", player=player.id)
        yield Option(partial(edit_player, player.id), label, key=player.id, of=player.id, role="more")
    full = len(position.players) >= MOST_PLAYERS
    yield Option(
        added,
        Label("war-add-player"),
        key="add",
        barred=Barred("war.setup.order", most=MOST_PLAYERS) if full else None,
        role="more",
    )
    if len(position.players) > 2:
        last = position.players[-1].id
        yield Option(last_removed, Label("war-remove-player", player=last), key="remove", role="more")
    for id, _ in position.sides:
        yield Option(partial(rename_side, id), Label("war-name-side", side=id), key=f"name.{id}", role="more")


@at_once
def seated(position: Position) -> Position:
    """war.setup.sides"""
    return position.at_step(Step.SKILLS)


@at_once
def last_removed(position: Position) -> Position:
    return replace(position, players=position.players[:-1])


def one_sided(players: tuple[Player, ...]) -> Barred | None:
    """A battle has at least two sides (war.setup.sides)."""
    return Barred("war.setup.sides") if len({player.side for player in players}) < 2 else None


@at_once
def added(position: Position) -> Position:
    used = {player.id for player in position.players}
    id = next(f"p{number}" for number in range(1, MOST_PLAYERS + 2) if f"p{number}" not in used)
    return replace(position, players=(*position.players, Player(id, "s1", points=position.points)))


def rename_side(id: str, position: Position) -> Procedure[Position]:
    name = yield from Text(TABLE, LONGEST_NAME, rule="war.setup.sides", label=Label("war-ask-side-name", side=id))
    number = [side for side, _ in position.sides].index(id)
    named = UserText(name) if name else SIDES[number]
    return replace(position, sides=tuple((side, named if side == id else old) for side, old in position.sides))


def edit_player(id: str, position: Position) -> Procedure[Position]:
    """Name, side, game master or not, war points, own fate points."""
    player = position.player(id)
    proceed = yield from Choice(
        TABLE,
        tuple(changes(player)),
        rule="war.setup.sides",
        label=Label("war-ask-player", player=id),
    )
    return (yield from proceed(position))


def changes(player: Player) -> Iterator[Option[Proceed]]:
    """Yield the changes that a player allows."""
    id = player.id
    points = Label("war-player-points", points=player.points)
    own = Label("war-player-own", points=player.own)
    gm = Label("war-player-is-gm", gm="yes" if player.gm else "no")
    yield Option(partial(renamed, id), Label("war-player-name"), key="name", role="more")
    yield Option(partial(choose_side, id), Label("war-player-side"), key="side", rule="war.setup.sides", role="more")
    yield Option(partial(gm_switched, id), gm, key="gm", role="more")
    yield Option(partial(given_points, id), points, key="points", rule="war.chest.size", role="more")
    yield Option(partial(given_own, id), own, key="own", rule="war.core.fate_pool", role="more")
    yield replace(back(), proposed=True)


def renamed(id: str, position: Position) -> Procedure[Position]:
    player = position.player(id)
    name = yield from Text(
        TABLE,
        LONGEST_NAME,
        preset=player.name.text if isinstance(player.name, UserText) else "",
        rule="war.setup.sides",
        label=Label("war-ask-player-name", player=id),
    )
    return position.with_player(replace(player, name=UserText(name)))


@at_once
def gm_switched(id: str, position: Position) -> Position:
    """At most one is the game master (war.setup.sides)."""
    was = position.player(id).gm
    players = tuple(replace(one, gm=one.id == id and not was) for one in position.players)
    return replace(position, players=players)


def given_points(id: str, position: Position) -> Procedure[Position]:
    """war.chest.size"""
    player = position.player(id)
    question = Label("war-ask-points", player=id)
    points = yield from Number(TABLE, 0, MOST_POINTS, player.points, rule="war.chest.size", label=question)
    return position.with_player(replace(player, points=points))


def given_own(id: str, position: Position) -> Procedure[Position]:
    """A game master has one for each other player (war.core.fate_pool)."""
    player = position.player(id)
    usual = len(position.players) - 1 if player.gm and not player.own else player.own
    question = Label("war-ask-own", player=id)
    own = yield from Number(TABLE, 0, MOST_OWN, usual, rule="war.core.fate_pool", label=question)
    return position.with_player(replace(player, own=own))


def choose_side(id: str, position: Position) -> Procedure[Position]:
    """One of the sides, or a new one (war.setup.sides)."""
    player = position.player(id)
    options: list[Option[Proceed]] = [
        Option(partial(sided, id, side), Label("war-for-side", side=side), key=side, proposed=side == player.side)
        for side, _ in position.sides
    ]
    if len(position.sides) < len(SIDES):
        options.append(Option(partial(on_a_new_side, id), Label("war-new-side"), key="new", role="more"))
    proceed = yield from Choice(
        TABLE, tuple(options), rule="war.setup.sides", label=Label("war-ask-player-side", player=id)
    )
    return (yield from proceed(position))


@at_once
def sided(id: str, side: str, position: Position) -> Position:
    """war.setup.sides"""
    return position.with_player(replace(position.player(id), side=side))


def on_a_new_side(id: str, position: Position) -> Procedure[Position]:
    """war.setup.sides"""
    side = f"s{len(position.sides) + 1}"
    position = replace(position, sides=(*position.sides, (side, SIDES[len(position.sides)])))
    return (yield from sided(id, side, position))
