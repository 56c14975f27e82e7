"""Set-up, step 1: sides and players, and their points."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from gonfalon.ask import TABLE, Choice, Number, Procedure, Text
from gonfalon.figures import Label, Said
from gonfalon.option import Option
from gonfalon.refusal import Barred
from gonfalon.systems.war.setup.ready import SIDES
from gonfalon.systems.war.state.pieces import LONGEST_NAME, MOST_PLAYERS, Player, Step
from gonfalon.systems.war.state.position import Position

MOST_POINTS = 99
MOST_OWN = 99


def first_players(position: Position, count: int) -> Position:
    """The game master against the others (war.setup.sides)."""
    players = tuple(
        Player(f"p{number}", "s1" if number < count else "s2", gm=number == count, points=position.points)
        for number in range(1, count + 1)
    )
    sides = (("s1", SIDES[0]), ("s2", SIDES[1]))
    return replace(position, players=players, sides=sides, step=Step.SIDES)


def sides(position: Position) -> Procedure[Position]:
    """Who plays for which side, with how many points (war.setup.sides, war.chest.size, war.core.fate_pool)."""
    what, which = yield from Choice(
        TABLE, tuple(preparations(position)), rule="war.setup.sides", label=Label("war-ask-sides")
    )
    match what:
        case "player":
            return (yield from edit_player(position, position.player(which)))
        case "side":
            return (yield from rename_side(position, which))
        case "add":
            return added(position)
        case "remove":
            return replace(position, players=position.players[:-1])
        case _:
            return position.at_step(Step.SKILLS)


def preparations(position: Position) -> Iterator[Option[tuple[str, str]]]:
    yield Option(
        ("done", ""),
        Label("war-sides-done"),
        key="done",
        barred=one_sided(position.players),
        proposed=True,
        role="done",
    )
    for player in position.players:
        yield Option(
            ("player", player.id), Label("war-edit-player", player=player.id), key=player.id, of=player.id, role="more"
        )
    full = len(position.players) >= MOST_PLAYERS
    yield Option(
        ("add", ""),
        Label("war-add-player"),
        key="add",
        barred=Barred("war.setup.order", most=MOST_PLAYERS) if full else None,
        role="more",
    )
    if len(position.players) > 2:
        last = position.players[-1].id
        yield Option(("remove", ""), Label("war-remove-player", player=last), key="remove", role="more")
    for id, _ in position.sides:
        yield Option(("side", id), Label("war-name-side", side=id), key=f"name.{id}", role="more")


def one_sided(players: tuple[Player, ...]) -> Barred | None:
    """A battle has at least two sides (war.setup.sides)."""
    return Barred("war.setup.sides") if len({player.side for player in players}) < 2 else None


def added(position: Position) -> Position:
    used = {player.id for player in position.players}
    id = next(f"p{number}" for number in range(1, MOST_PLAYERS + 2) if f"p{number}" not in used)
    return replace(position, players=(*position.players, Player(id, "s1", points=position.points)))


def rename_side(position: Position, id: str) -> Procedure[Position]:
    name = yield from Text(TABLE, LONGEST_NAME, rule="war.setup.sides", label=Label("war-ask-side-name", side=id))
    number = [side for side, _ in position.sides].index(id)
    named = Said(name) if name else SIDES[number]
    return replace(position, sides=tuple((side, named if side == id else old) for side, old in position.sides))


def edit_player(position: Position, player: Player) -> Procedure[Position]:
    """Name, side, game master or not, war points, own fate points."""
    what = yield from Choice(
        TABLE,
        (
            Option("name", Label("war-player-name"), role="more"),
            Option("side", Label("war-player-side"), rule="war.setup.sides", role="more"),
            Option("gm", Label("war-player-is-gm", gm="yes" if player.gm else "no"), role="more"),
            Option("points", Label("war-player-points", points=player.points), rule="war.chest.size", role="more"),
            Option("own", Label("war-player-own", points=player.own), rule="war.core.fate_pool", role="more"),
            Option("back", Label("option-back"), role="again", proposed=True),
        ),
        rule="war.setup.sides",
        label=Label("war-ask-player", player=player.id),
    )
    match what:
        case "name":
            preset = player.name.text if isinstance(player.name, Said) else ""
            name = yield from Text(
                TABLE,
                LONGEST_NAME,
                preset=preset,
                rule="war.setup.sides",
                label=Label("war-ask-player-name", player=player.id),
            )
            return position.with_player(replace(player, name=Said(name)))
        case "side":
            return (yield from choose_side(position, player))
        case "gm":
            others = tuple(replace(one, gm=False) for one in position.players)
            position = replace(position, players=others)
            return position.with_player(replace(position.player(player.id), gm=not player.gm))
        case "points":
            points = yield from Number(
                TABLE,
                0,
                MOST_POINTS,
                player.points,
                rule="war.chest.size",
                label=Label("war-ask-points", player=player.id),
            )
            return position.with_player(replace(player, points=points))
        case "own":
            usual = len(position.players) - 1 if player.gm and not player.own else player.own
            own = yield from Number(
                TABLE, 0, MOST_OWN, usual, rule="war.core.fate_pool", label=Label("war-ask-own", player=player.id)
            )
            return position.with_player(replace(player, own=own))
        case _:
            return position


def choose_side(position: Position, player: Player) -> Procedure[Position]:
    """One of the sides, or a new one (war.setup.sides)."""
    options = [
        Option(id, Label("war-for-side", side=id), key=id, proposed=id == player.side) for id, _ in position.sides
    ]
    if len(position.sides) < len(SIDES):
        options.append(Option("new", Label("war-new-side"), role="more"))
    side = yield from Choice(
        TABLE, tuple(options), rule="war.setup.sides", label=Label("war-ask-player-side", player=player.id)
    )
    if side == "new":
        side = f"s{len(position.sides) + 1}"
        position = replace(position, sides=(*position.sides, (side, SIDES[len(position.sides)])))
    return position.with_player(replace(player, side=side))
