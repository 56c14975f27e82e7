"""Contacts without a map: who stands in whose attack area after a move, each way on its own (samyra.zone.known)."""

from __future__ import annotations

from gonfalon.questions.ask import TABLE, Procedure
from gonfalon.questions.choice import Choices
from gonfalon.questions.figures import Label
from gonfalon.questions.option import Option
from gonfalon.systems.samyra.ground.areas import holders
from gonfalon.systems.samyra.state.people import Figure
from gonfalon.systems.samyra.state.position import Pair, Position


def with_pairs(position: Position, id: str, pairs: tuple[Pair, ...]) -> Position:
    """The same with exactly these contacts of a figure, in whichever place it stands in them."""
    kept = tuple(pair for pair in position.contacts if id not in pair)
    return position.with_contacts((*kept, *pairs))


def after_leg(
    position: Position,
    id: str,
    *,
    left: tuple[str, ...],
    entered: tuple[str, ...],
    reached: tuple[str, ...],
    missed: tuple[str, ...],
) -> Position:
    """Of the areas in which the figure stood those that it left are gone; in its own, if it is armed, stand those in whose
    area it now is, but for who is beyond its reach, and whoever else it reaches. Anybody else it has left behind.
    """
    theirs = tuple(dict.fromkeys((*(foe for foe in holders(position, id) if foe not in left), *entered)))
    mine = tuple(foe for foe in theirs if foe not in missed) if position.figure(id).armed else ()
    mine = tuple(dict.fromkeys((*mine, *reached)))
    return with_pairs(position, id, (*((id, foe) for foe in theirs), *((foe, id) for foe in mine)))


def armed_anew(position: Position, id: str, *, armed: bool) -> Procedure[Position]:
    """Whoever has put the last melee weapon away has no area any more; whoever has drawn one has an area now. Without a map
    the table says who stands in it, if the figure stands in somebody's: proposed are the same. `armed`: it was so before.
    """
    figure = position.figure(id)
    if position.grid or figure.armed == armed:
        return position
    theirs, foes = holders(position, figure.id), position.foes(figure.id)
    mine: tuple[str, ...] = ()
    if figure.armed and theirs:
        options = tuple(
            Option(foe.id, Label("samyra-figure", figure=foe.id), foe.id, on=foe.id, proposed=foe.id in theirs)
            for foe in foes
        )
        mine = yield from Choices(
            TABLE,
            options,
            rule="samyra.zone.known",
            label=Label("samyra-ask-armed", figure=figure.id),
            about=("armed", figure.id),
            least=0,
            most=len(options),
        )
    return with_pairs(position, figure.id, (*((figure.id, foe) for foe in theirs), *((foe, figure.id) for foe in mine)))


def beyond(position: Position, id: str, foe: Figure) -> bool:
    """True if an enemy in whose area the figure stands after a leg is, as it seems, beyond its own reach: it is so now,
    or its weapon is the longer one.
    """
    if (id, foe.id) in position.contacts:
        return (foe.id, id) not in position.contacts
    return foe.armed and foe.reach > position.figure(id).reach
