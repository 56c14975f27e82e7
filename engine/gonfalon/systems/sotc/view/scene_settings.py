"""Values of the scene: the kind of the conflict, who is allied, borders, pools, what drags on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from gonfalon.questions.figures import Label
from gonfalon.systems.sotc.actions.defence import at_start
from gonfalon.systems.sotc.initiative import order_for, starting_seat
from gonfalon.systems.sotc.rolls.combined import TIRING
from gonfalon.systems.sotc.state.people import Kind
from gonfalon.systems.sotc.state.position import Position, Step
from gonfalon.systems.sotc.state.skills import skill_named
from gonfalon.systems.sotc.view.setting_kinds import choice, flag, labelled, nobody_or, number, thing_choices
from gonfalon.table.table import Setting

BORDER = 12
KINDS = tuple((one.value, Label("sotc-scope", scope=one.value)) for one in Kind)


def of_scene(position: Position) -> Iterator[Setting[Position]]:
    """The kind of the conflict, the exchange, long conflicts, alliances; at the end who has won."""
    yield choice(
        "kind",
        Label("sotc-set-kind"),
        position.kind.value,
        lambda value: replace(position, kind=Kind(str(value))),
        "sotc.conflict.kind",
        KINDS,
    )
    if position.exchange:
        yield number(
            "exchange",
            Label("sotc-set-exchange"),
            position.exchange,
            lambda value: replace(position, exchange=int(value)),
            "sotc.seq.exchange",
            least=1,
        )
    for skill in TIRING:
        yield tiring(position, skill)
    yield from alliances(position)
    if position.step is Step.AFTER:
        yield choice(
            "winner",
            Label("sotc-set-winner"),
            position.winner or "none",
            lambda value: replace(position, winner="" if value == "none" else str(value)),
            "sotc.seq.end",
            nobody_or(id for id, _ in position.sides),
        )


def tiring(position: Position, skill: str) -> Setting[Position]:
    """The setting that lets a skill restrict every roll (sotc.long.trigger)."""

    def put(on: bool) -> Position:
        others = tuple(one for one in position.tiring if one != skill)
        return replace(position, tiring=(*others, skill) if on else others)

    label = Label("sotc-set-tiring", skill=skill_named(skill))
    return flag(f"tiring.{skill}", label, skill in position.tiring, put, "sotc.long.trigger")


def alliances(position: Position) -> Iterator[Setting[Position]]:
    """Pairs of sides that do not fight each other, where there are more than two (sotc.seq.end)."""
    sides = [id for id, _ in position.sides]
    if len(sides) < 3:
        return
    for at, one in enumerate(sides):
        for other in sides[at + 1 :]:

            def put(on: bool, pair: tuple[str, str] = (one, other)) -> Position:
                allies = tuple(known for known in position.allies if set(known) != set(pair))
                return replace(position, allies=(*allies, pair) if on else allies)

            label = Label("sotc-set-allied", side=one, other=other)
            yield flag(f"allied.{one}.{other}", label, position.allied(one, other), put, "sotc.seq.end")


def of_players(position: Position) -> Iterator[Setting[Position]]:
    """The game master's pool, the seats, clockwise the one that starts (sotc.fp.pool, sotc.init.clockwise_first)."""
    for player in position.players:
        if player.gm:
            yield number(
                f"{player.id}.points",
                labelled("pool", player.id),
                player.points,
                lambda value, player=player: position.with_player(replace(player, points=int(value))),  # type: ignore[misc]
                "sotc.fp.pool",
                of=player.id,
            )
    yield from seats(position)
    if position.option("sotc.init.mode") == "clockwise" and position.players:
        ids = seated(position)
        yield choice(
            "start",
            Label("sotc-set-start"),
            starting_seat(position),
            lambda value: started(replace(position, start=ids.index(str(value)))),
            "sotc.init.clockwise_first",
            thing_choices(ids),
        )


def started(position: Position) -> Position:
    """Another seat starts: the order follows, and the first turn if nobody has done anything yet (sotc.init.clockwise_first)."""
    position = reordered(position)
    if position.turn is None or not at_start(position) or position.queue:
        return position
    turn = position.turn
    turned = tuple(one for one in position.turned if one != turn.who)
    blocks = (*position.blocks, *turn.unblocked)
    return replace(position, turn=None, turned=turned, blocks=blocks, step=Step.NEXT)


def seats(position: Position) -> Iterator[Setting[Position]]:
    """Which seat a player has, clockwise from the game master's (sotc.init.clockwise, sotc.init.ties)."""
    others = [one.id for one in position.players if not one.gm]
    for number_now, id in enumerate(others if len(others) > 1 else (), 1):
        put = partial(with_seat, position, id)
        yield number(
            f"{id}.seat",
            labelled("seat", id),
            number_now,
            put,
            "sotc.init.clockwise",
            least=1,
            most=len(others),
        )


def with_seat(position: Position, id: str, seat: int | str) -> Position:
    """The player sits there, the others move up; whoever starts the exchange still does."""
    others = [one for one in position.players if not one.gm and one.id != id]
    others.insert(int(seat) - 1, position.player(id))
    first = seated(position)[position.start]
    position = replace(position, players=(position.player(position.gm), *others))
    return reordered(replace(position, start=seated(position).index(first)))


def seated(position: Position) -> tuple[str, ...]:
    """The players as they sit, clockwise."""
    return tuple(player.id for player in position.players)


def reordered(position: Position) -> Position:
    """The same with the order of the open exchange by the seats as they are now (sotc.init.clockwise)."""
    if not position.exchange or position.option("sotc.init.mode") != "clockwise":
        return position
    return replace(position, order=order_for(position, position.exchange))


def of_borders(position: Position) -> Iterator[Setting[Position]]:
    """Yield the settings of the cost to cross each border, in each direction (sotc.frame.zones)."""
    for border in position.borders:

        def put(value: int | str, here: str = border.here, there: str = border.there) -> Position:
            changed = (
                replace(one, value=int(value)) if (one.here, one.there) == (here, there) else one
                for one in position.borders
            )
            return replace(position, borders=tuple(changed))

        label = Label("sotc-set-border", here=border.here, there=border.there)
        key = f"border.{border.here}.{border.there}"
        yield number(key, label, border.value, put, "sotc.frame.zones", most=BORDER, of=border.here)
