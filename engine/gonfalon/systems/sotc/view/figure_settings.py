"""Values that characters and groups have alike: where they stand, whose they are, what they have done, how they left."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from gonfalon.questions.figures import Label, UserText
from gonfalon.systems.sotc.harm.out import gone
from gonfalon.systems.sotc.state.action import PREVENTABLE
from gonfalon.systems.sotc.state.people import Character, Exit, Figure, Group
from gonfalon.systems.sotc.state.position import Position
from gonfalon.systems.sotc.state.things import Aspect, Sort, Spin
from gonfalon.systems.sotc.turns.passing import turn_over
from gonfalon.systems.sotc.view.setting_kinds import (
    NONE,
    choice_of,
    counted,
    flag_of,
    labelled,
    next_id,
    number_of,
    text,
    thing_choices,
)
from gonfalon.table.table import Setting

LONGEST_ASPECT = 80
ATTACKS = 20
FACTOR = 20
EXITS = tuple(
    (one, Label("sotc-exit", how=one))
    for one in ("in", *(how.value for how in (Exit.TAKEN_OUT, Exit.CONCEDED, Exit.LEFT)))
)


def of_figure(position: Position, figure: Figure) -> Iterator[Setting[Position]]:
    """Zone, side, seat, place in the order, marks of the exchange, spin, weight."""
    id = figure.id
    if not position.action:
        yield exit_of(position, figure)
    if figure.left:
        return
    zones = thing_choices(tuple(zone.id for zone in position.zones))
    yield choice_of(
        id, "zone", figure.zone, lambda value: moved(position, figure, str(value)), "sotc.frame.start_zone", zones
    )
    yield choice_of(
        id,
        "side",
        figure.side,
        lambda value: position.with_figure(replace(figure, side=str(value))),
        "sotc.seq.end",
        thing_choices(tuple(side for side, _ in position.sides)),
    )
    yield choice_of(
        id,
        "owner",
        figure.owner,
        lambda value: position.with_figure(replace(figure, owner=str(value))),
        "sotc.engine.override",
        thing_choices(tuple(player.id for player in position.players)),
    )
    yield number_of(
        id,
        "weight",
        figure.weight,
        lambda value: position.with_figure(replace(figure, weight=int(value))),
        "sotc.weight.table",
        most=FACTOR,
    )
    if position.exchange:
        yield from of_exchange(position, figure)
    yield new_aspect(position, id)


def exit_of(position: Position, figure: Figure) -> Setting[Position]:
    """The setting of a figure's part in the conflict, or of how it has left (sotc.seq.end)."""
    return choice_of(
        figure.id,
        "left",
        figure.left.how.value if figure.left else "in",
        lambda value: out_or_in(position, figure, str(value)),
        "sotc.seq.end",
        EXITS,
    )


def out_or_in(position: Position, figure: Figure, how: str) -> Position:
    """Out with everything that goes with it; or back, minions at least one."""
    if how != "in":
        position = gone(position, figure.id, Exit(how), "", Label("sotc-out-usual"))
        own_turn = position.turn is not None and position.turn.who == figure.id
        return turn_over(position) if own_turn else position
    if isinstance(figure, Group):
        if figure.companion:
            position = position.with_companion(replace(position.companion(figure.companion), out=False))
        return position.with_figure(replace(figure, left=None, members=figure.members or (0,)))
    return position.with_figure(replace(figure, left=None))


def moved(position: Position, figure: Figure, zone: str) -> Position:
    """Put elsewhere alone: a leader leaves its group behind, a group its leader (sotc.attach.free)."""
    position = position.with_figure(replace(figure, zone=zone))
    led = position.led_by(figure.id) if isinstance(figure, Character) else position.group(figure.id)
    apart = led is not None and led.leader and position.character(led.leader).zone != led.zone
    return position.with_figure(replace(led, leader="")) if led and apart else position


def of_exchange(position: Position, figure: Figure) -> Iterator[Setting[Position]]:
    """Yield the settings of a figure in the exchange: its actions (sotc.act.one), its place in the order, spin."""
    id = figure.id
    marks = (
        ("acted", figure.pace.acted, "sotc.act.one"),
        ("holding", figure.pace.holding, "sotc.hold.declare"),
        ("guarding", figure.pace.guarding, "sotc.fulldef.bonus"),
    )
    for what, value, rule in marks:

        def put(on: bool, what: str = what) -> Position:
            return position.paced(id, **{what: on})

        yield flag_of(id, what, value, put, rule)
    yield number_of(
        id,
        "attacks",
        figure.pace.attacks,
        lambda value: position.paced(id, attacks=int(value)),
        "sotc.fulldef.first_attacked",
        most=ATTACKS,
    )
    yield barred(position, figure)
    yield number_of(
        id,
        "place",
        position.order.index(id) + 1 if id in position.order else 0,
        lambda value: placed(position, id, int(value)),
        "sotc.init.persist",
        most=len(position.order) + (id not in position.order),
    )
    has_spin = any(one.who == id for one in position.spins)
    yield flag_of(id, "spin", has_spin, lambda on: spun(position, id, on=on), "sotc.spin.gain")


def barred(position: Position, figure: Figure) -> Setting[Position]:
    """The kind of action that an accepted compel forbids this turn (sotc.fp.compel)."""
    now = ".".join(figure.pace.barred) or NONE
    kinds = tuple(dict.fromkeys((NONE, *PREVENTABLE, "sprint", now)))
    return choice_of(
        figure.id,
        "barred",
        now,
        lambda value: position.paced(figure.id, barred=() if value == NONE else tuple(str(value).split("."))),
        "sotc.fp.compel",
        tuple((one, kinds_named(one)) for one in kinds),
    )


def kinds_named(kinds: str) -> Label:
    """Kinds of action, joined by dots."""
    if kinds == NONE:
        return Label("sotc-none")
    return Label("sotc-kinds", kinds=tuple(Label("sotc-prevented", kind=one) for one in kinds.split(".")))


def placed(position: Position, id: str, place: int) -> Position:
    """At this place of the order, 0 for none; the others keep theirs among each other (sotc.init.persist)."""
    others = tuple(one for one in position.order if one != id)
    at = min(place, len(others) + 1) - 1
    return replace(position, order=(*others[:at], id, *others[at:]) if place else others)


def spun(position: Position, id: str, *, on: bool) -> Position:
    """Spin for the next action, or for the declared one (sotc.spin.use)."""
    others = tuple(one for one in position.spins if one.who != id)
    after = position.action.number - 1 if position.action else position.actions
    return replace(position, spins=(*others, Spin(id, after)) if on else others)


def new_aspect(position: Position, on: str, rule: str = "sotc.fp.tag") -> Setting[Position]:
    """Another aspect on something: on a sheet one of its own, else one of the scene."""
    fresh = next_id(position, "a")
    figure = any(one.id == on for one in position.figures)

    def put(value: int | str) -> Position:
        if value == "":
            return position
        new = Aspect(fresh, UserText(str(value)), on, Sort.OWN if figure else Sort.SCENE)
        return replace(counted(position, fresh), aspects=(*position.aspects, new))

    return text(f"{on}.new.{fresh}", labelled("new-aspect", on), "", put, rule, LONGEST_ASPECT, on)
