"""A part of a move as it is drawn on the map: as far as the next area, and on from there by another."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

from gonfalon.questions.ask import Looked, Now, Procedure, Tell, Weight
from gonfalon.questions.figures import Label, UserText
from gonfalon.questions.refusal import Refused
from gonfalon.systems.samyra.ground.ahead import ahead, contact
from gonfalon.systems.samyra.ground.objects import may_end, on_object
from gonfalon.systems.samyra.movement.budget import (
    halves_left,
    must_stay_in,
    obstacle_halves,
    spaces,
    spaces_left,
    steps_left,
)
from gonfalon.systems.samyra.movement.claims import claims_after
from gonfalon.systems.samyra.movement.entering import entering
from gonfalon.systems.samyra.movement.staying import stayed
from gonfalon.systems.samyra.state.people import without_room
from gonfalon.systems.samyra.state.position import Position
from gonfalon.table.field.grid import LETTERS, STEPS, Cell
from gonfalon.table.field.path import Path
from gonfalon.table.field.reach import Ahead, ground, leads_on
from gonfalon.table.field.walk import Walk, walked

MOVE = "samyra.move.bew"

AROUND = 4
"""A figure somewhere else changes what holds of all others: areas, contacts, room. Each takes so much as options do."""


def walked_leg(position: Position, id: str) -> Procedure[Position]:
    """A path, walked up to the first area that it enters: there the figure stops, or runs on, and may then go on as drawn,
    go another way, or stop (samyra.zone.stop, samyra.zone.force, samyra.strike.phase, samyra.zone.once).
    """
    way = ahead_of(position, id)
    if way.going and not leads_on(way):
        return (yield from arrived(position, id))
    walk = yield from path(position, id, way)
    if len(walk.cells) == 1:
        return (yield from (arrived if way.going else stayed)(position, id))
    letters = steps_of(walk, way)
    step = min((one.step for one in walk.crossings), default=len(letters))
    leg = walked(way, letters[:step], MOVE, ends=False)
    position = stepped(position, id, leg, letters[step:])
    to = UserText(way.grid.name_of(leg.end))
    yield Tell(MOVE, figure=id, spaces=step, left=spaces_left(position, id), to=to)
    objects = came_upon(way, leg)
    if objects:
        cost = spaces(objects * obstacle_halves(position, position.figure(id)))
        yield Tell("samyra.move.obstacle", figure=id, count=objects, cost=cost, weight=Weight.ASIDE)
    position = yield from Now(position)
    yield from Looked(AROUND * len(position.figures))
    foes = tuple(one.area for one in walk.crossings if one.step == step and contact(position, id, one.area))
    if foes:
        position = yield from entering(position, id, foes)
    if not position.moves_on(id) or (not foes and not position.figure(id).pace.drawn):
        return (yield from arrived(position, id))
    return position


def path(position: Position, id: str, way: Ahead) -> Procedure[Walk]:
    """The question where it goes; what is left of a path that an area has interrupted is proposed."""
    pace = position.figure(id).pace
    return (
        yield from Path(
            position.owner(id),
            id,
            way,
            walkable(way, pace.drawn),
            rule=MOVE,
            label=Label("samyra-ask-leg", figure=id, left=spaces_left(position, id)),
            about=(id, f"steps.{pace.steps}"),
        )
    )


def walkable(way: Ahead, drawn: str) -> str:
    """The path that is proposed, if it can still be walked."""
    try:
        walked(way, drawn, MOVE)
    except Refused:
        return ""
    return drawn


def ahead_of(position: Position, id: str) -> Ahead:
    """Return the circumstances of a figure's move, with the movement that it may spend (samyra.move.bew)."""
    half = obstacle_halves(position, position.figure(id))
    extra = position.option("samyra.move.obstacle_space") == "extra"
    left, steps = halves_left(position, id), steps_left(position, id)
    return ahead(position, id, left, half - 2 if extra else half, must_stay_in(position, id), steps)


def steps_of(walk: Walk, way: Ahead) -> str:
    """The letters of a path."""
    steps = STEPS[way.grid.shape]
    return "".join(
        LETTERS[steps.index((there[0] - here[0], there[1] - here[1]))] for here, there in pairwise(walk.cells)
    )


def came_upon(way: Ahead, walk: Walk) -> int:
    """Return the number of obstacles that a path pays for (samyra.move.obstacle)."""
    on, count, run = ground(way), 0, way.run
    numbers = [way.grid.index(cell) or 0 for cell in walk.cells]
    for here, there in pairwise(numbers):
        _, run = on.cost(here, there, run, slant=False)
        count += bool(on.costs[there].first) and run == 1
    return count


def stepped(position: Position, id: str, walk: Walk, drawn: str) -> Position:
    """The figure at the end of these steps, with what is left of its path; words about its contacts do not hold any more,
    nor its claim of room (samyra.twohand.blocks). On the space of a friend it stands for the time being
    (samyra.move.friend_pending).
    """
    figure = position.figure(id)
    trail = (*(figure.pace.trail or walk.cells[:1]), *walk.cells[1:])
    friend = overlapping(position, id, walk.end)
    back = last_free(position, id, trail) if friend else None
    pace = replace(figure.pace, spent=figure.pace.spent + walk.halves, steps=len(trail) - 1, left=True, drawn=drawn)
    pace = replace(pace, trail=trail, run=walk.run, waits=friend, back=back)
    figure = replace(without_room(figure), at=walk.end, pace=pace)
    figure = replace(figure, perched=on_object(position, figure))
    words = tuple(word for word in position.words if id not in (word.mover, word.enemy))
    return replace(position.with_figure(figure), words=words)


def last_free(position: Position, id: str, trail: tuple[Cell, ...]) -> Cell:
    """The last cell of a way where nobody else stands and a move may end; else that where it began."""
    figure = position.figure(id)
    free = (cell for cell in reversed(trail[:-1]) if not overlapping(position, id, cell))
    return next((cell for cell in free if may_end(position, figure, cell)), trail[0])


def arrived(position: Position, id: str) -> Procedure[Position]:
    """The move ends: for the time being where a friend still stands, with a reminder where an object is
    (samyra.move.friend_pending, samyra.move.fight_from_object). A friend that has fallen meanwhile lies there like an object.
    """
    if not position.figure(id).up:
        return position
    position = position.paced(id, intent="done")
    friend = position.figure(id).pace.waits
    if friend and not position.figure(friend).up:
        position = position.paced(id, waits="", back=None)
    elif friend:
        here = set(position.figure(id).standing())
        kept = here.isdisjoint(position.figure(friend).standing())
        yield Tell("samyra.move.friend_pending", figure=id, friend=friend, to="kept" if kept else "open")
    if position.figure(id).perched:
        yield Tell("samyra.move.fight_from_object", figure=id, weight=Weight.ASIDE)
    return (yield from claims_after(position, id))


def overlapping(position: Position, id: str, cell: Cell) -> str:
    """On whose space a figure would stand there, or on one that is kept for whom, unless it is kept because of this figure
    itself; "" if nobody's (samyra.move.friend_pending).
    """
    own = set(position.figure(id).standing(cell))
    others = [one for one in position.standing if one.id != id]
    kept = ((one.id, one.pace.back) for one in others if one.pace.back and one.pace.waits != id)
    spaces = (*((one.id, one.at) for one in others), *kept)
    return next((other for other, at in spaces if not own.isdisjoint(position.figure(other).standing(at))), "")
