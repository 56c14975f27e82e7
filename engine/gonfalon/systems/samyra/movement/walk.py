"""A part of a move as it is drawn on the map: one path, and what comes of the borders that it crosses."""

from __future__ import annotations

from dataclasses import replace

from gonfalon.ask import Now, Procedure, Tell, Weight
from gonfalon.field.grid import LETTERS, STEPS, Cell
from gonfalon.field.path import Path
from gonfalon.field.reach import Ahead
from gonfalon.field.walk import Walk, walked
from gonfalon.figures import Label, UserText
from gonfalon.systems.samyra.ground.ahead import ahead, class_at, contact
from gonfalon.systems.samyra.movement.budget import halves_left, must_stay_in, obstacle_halves, spaces
from gonfalon.systems.samyra.movement.claims import claims_after
from gonfalon.systems.samyra.movement.entering import entering
from gonfalon.systems.samyra.movement.staying import stayed
from gonfalon.systems.samyra.state.position import Position

MOVE = "samyra.move.bew"


def walked_leg(position: Position, id: str) -> Procedure[Position]:
    """The whole path at once; at each area that it enters the figure stops, or runs on (samyra.zone.stop, samyra.zone.once)."""
    way = ahead_of(position, id)
    figure = position.figure(id)
    spent = figure.pace.spent
    walk = yield from Path(
        figure.of, id, way, rule=MOVE, label=Label("samyra-ask-leg", figure=id, left=spaces(way.halves)), about=(id,)
    )
    if len(walk.cells) == 1:
        return (yield from stayed(position, id))
    letters = steps_of(walk, way)
    ends = len(walk.cells) - 1
    for step in sorted({one.step for one in walk.crossings}):
        position = yield from Now(stepped(position, id, walk, step, spent + cost(way, letters, step)))
        foes = tuple(one.area for one in walk.crossings if one.step == step and contact(position, id, one.area))
        if not foes:
            continue
        position = yield from entering(position, id, foes)
        pace = position.figure(id).pace
        if pace.over or pace.intent != "move":
            ends = step
            break
    position = yield from Now(stepped(position, id, walk, ends, spent + cost(way, letters, ends)))
    yield Tell(
        MOVE,
        figure=id,
        spaces=spaces(cost(way, letters, ends)),
        left=spaces(way.halves - cost(way, letters, ends)),
        to=UserText(way.grid.named(walk.cells[ends])),
    )
    return (yield from arrived(position, id))


def ahead_of(position: Position, id: str) -> Ahead:
    """What lies ahead of a figure, with what it may spend (samyra.move.bew)."""
    half = obstacle_halves(position, position.figure(id))
    extra = position.option("samyra.move.obstacle_space") == "extra"
    return ahead(position, id, halves_left(position, id), half - 2 if extra else half, must_stay_in(position, id))


def steps_of(walk: Walk, way: Ahead) -> str:
    """The letters of a path."""
    steps = STEPS[way.grid.shape]
    pairs = zip(walk.cells, walk.cells[1:], strict=False)
    return "".join(LETTERS[steps.index((there[0] - here[0], there[1] - here[1]))] for here, there in pairs)


def cost(way: Ahead, letters: str, steps: int) -> int:
    """The halves that the first steps of a path take."""
    return walked(way, letters[:steps], MOVE, ends=False).halves


def stepped(position: Position, id: str, walk: Walk, step: int, spent: int) -> Position:
    """The figure on that cell of its path; words about its contacts do not hold any more, nor its claim of room
    (samyra.twohand.blocks). On the space of a friend it stands for the time being (samyra.move.friend_pending).
    """
    figure = position.figure(id)
    if not figure.up or figure.at == walk.cells[step]:
        return position
    way = walk.cells[: step + 1]
    friend = overlapping(position, id, way[-1])
    back = last_free(position, id, way) if friend else None
    figure = replace(figure, at=way[-1], room=0, claim=()).paced(spent=spent, left=True, waits=friend, back=back)
    words = tuple(word for word in position.words if id not in (word.mover, word.enemy))
    return replace(position.with_figure(figure), words=words)


def last_free(position: Position, id: str, way: tuple[Cell, ...]) -> Cell:
    """The last cell of a way on which nobody else stands; else that where it began."""
    return next((cell for cell in reversed(way[:-1]) if not overlapping(position, id, cell)), way[0])


def arrived(position: Position, id: str) -> Procedure[Position]:
    """The move ends: for the time being where a friend still stands, with a reminder where an object is
    (samyra.move.friend_pending, samyra.move.fight_from_object).
    """
    if not position.figure(id).up:
        return position
    position = position.paced(id, intent="done")
    friend = position.figure(id).pace.waits
    if friend:
        yield Tell("samyra.move.friend_pending", figure=id, friend=friend, to="open")
    figure = position.figure(id)
    classes = {class_at(position, figure, cell) for cell in figure.standing()}
    grid = position.grid
    perched = "own" in classes or any(grid is not None and grid.paint(cell) != "." for cell in figure.standing())
    position = position.with_figure(replace(figure, perched=perched))
    if perched:
        yield Tell("samyra.move.fight_from_object", figure=id, weight=Weight.ASIDE)
    return (yield from claims_after(position, id))


def overlapping(position: Position, id: str, cell: Cell) -> str:
    """The friend on whose space a figure would stand there; "" if nobody."""
    own = set(position.figure(id).standing(cell))
    return next((one.id for one in position.standing if one.id != id and not own.isdisjoint(one.standing())), "")
