"""The end of a figure's movement: friends' spaces become final or not, and the figure's task is dropped."""

from __future__ import annotations

from dataclasses import replace

from gonfalon.questions.ask import Now, Procedure, Tell, Weight
from gonfalon.questions.figures import UserText
from gonfalon.systems.samyra.ground.objects import on_object
from gonfalon.systems.samyra.movement.claims import claims_after
from gonfalon.systems.samyra.movement.typed_back import typed_back
from gonfalon.systems.samyra.state.people import Long
from gonfalon.systems.samyra.state.position import Position
from gonfalon.systems.samyra.tasks import perhaps_dropped


def finished(position: Position, id: str) -> Procedure[Position]:
    """The movement phase of this figure is over (samyra.round.budget)."""
    position = yield from Now(position.paced(id, over=True))
    figure = position.figure(id)
    if figure.pace.left and figure.task and figure.task.kind is not Long.SPELL:
        position = yield from Now((yield from perhaps_dropped(position, id)))
    return (yield from resolved(position, id))


def resolved(position: Position, friend: str) -> Procedure[Position]:
    """A figure that has ended on the space of this friend stands there for good, or goes back; those that wait for them
    in turn follow in order. A friend that may have to go back itself settles nothing yet (samyra.move.friend_pending).
    """
    if position.figure(friend).pace.waits:
        return position
    for id in [one.id for one in position.figures if one.pace.waits == friend]:
        if stays_free(position, id, friend):
            position = position.paced(id, waits="", back=None)
        else:
            position = yield from put_back(position, id, friend)
        position = yield from claims_after(position, id)
        position = yield from resolved(position, id)
    return position


def unawaited(position: Position) -> Procedure[Position]:
    """Resolve the moves that have ended on the space of a friend that has fallen or left by a ruling meanwhile: it
    finishes no move any more (samyra.move.friend_pending, samyra.act.fallen_earlier).
    """
    for friend in dict.fromkeys(one.pace.waits for one in position.figures if one.pace.waits):
        if not position.figure(friend).up:
            position = yield from Now((yield from resolved(position, friend)))
    return position


def put_back(position: Position, id: str, friend: str) -> Procedure[Position]:
    """Back to the last free space of the path, with its contacts anew: from the map, or as the table says."""
    figure = position.figure(id)
    back = figure.pace.back or figure.at
    to = UserText(position.grid.name_of(back)) if position.grid and back else "none"
    yield Tell("samyra.move.friend_pending", figure=id, friend=friend, to=to, weight=Weight.OUTCOME)
    if not position.grid:
        return (yield from Now((yield from typed_back(position, id))))
    left = back not in figure.pace.trail[:1]
    figure = replace(figure, at=back).paced(waits="", back=None, left=left)
    figure = replace(figure, perched=on_object(position, figure))
    words = tuple(word for word in position.words if id not in (word.mover, word.enemy))
    return (yield from Now(replace(position.with_figure(figure), words=words)))


def stays_free(position: Position, id: str, friend: str) -> bool:
    """True if the friend has made room; a fallen one lies there like an object (samyra.move.enemy_blocks)."""
    other = position.figure(friend)
    if not other.up:
        return True
    if position.grid:
        return set(position.figure(id).standing()).isdisjoint(other.standing())
    return other.pace.left
