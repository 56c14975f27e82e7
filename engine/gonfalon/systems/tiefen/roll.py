"""Steps 4 and 5: the slips are turned, the dice are counted and thrown, and dice destroy dice."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from gonfalon.questions.ask import Heading, Now, Procedure, Tell, Weight
from gonfalon.questions.choice import Choices
from gonfalon.questions.deed import Deed
from gonfalon.questions.dice import D6, Pool
from gonfalon.questions.figures import Label
from gonfalon.questions.option import Option, Throw
from gonfalon.questions.roll import Roll
from gonfalon.systems.tiefen.pool import dice, pool, strikes, threshold, threshold_in_total
from gonfalon.systems.tiefen.position import Position, Side, Step
from gonfalon.systems.tiefen.tactic import reveal


def count_dice(position: Position) -> Procedure[Position]:
    """Right before the roll both tactics are seen; then the pools are counted and stay (tiefen.dice.freeze)."""
    position = yield from reveal(position)
    yield Heading("tiefen.flow.steps", step=4)
    for side in position.sides:
        yield Tell("tiefen.dice.sum", side=side.id, dice=dice(position, side))
        yield Tell("tiefen.threshold.formula", side=side.id, face=threshold_in_total(position, side))
        if threshold(position, side) < threshold_in_total(position, side):
            yield Tell("tiefen.fanatic.scope", side=side.id, face=threshold(position, side))
    return position.at(Step.ROLL)


def battle_roll(position: Position) -> Procedure[Position]:
    """The roll of the battle, from the dice of both sides to the result."""
    yield Heading("tiefen.flow.steps", step=5)
    one, other = position.sides
    position = yield from Deed("tiefen.roll.all", by=one.id, to=other.id).of(rolled(position))
    return position.at(Step.LOSSES)


def rolled(position: Position) -> Procedure[Position]:
    """Both sides throw all their dice; then dice fall on both sides at the same moment (tiefen.roll.simultaneous)."""
    if position.brief:
        position = yield from Now((yield from thrown_together(position)))
    for id in [side.id for side in position.sides if not side.faces]:
        side = position.side(id)
        thrown = Pool(D6, dice(position, side))
        faces = yield from Roll(id, thrown, rule="tiefen.roll.all", parts=pool(position, side))
        position = yield from Now(position.having(replace(side, faces=faces)))
    for id in [side.id for side in position.sides]:
        deed = Deed("tiefen.roll.destroy", by=id, to=position.foe(position.side(id)).id)
        struck = yield from deed.of(destroy(position, position.side(id)))
        if struck is not position:
            position = yield from Now(struck)
    yield from tell_result(position)
    return position


def thrown_together(position: Position) -> Procedure[Position]:
    """Both throw at once (tiefen.roll.simultaneous)."""
    throws = tuple(
        Throw(side.id, Label("tiefen-hand", side=side.id), dice(position, side), pool(position, side))
        for side in position.sides
    )
    both = Pool(D6, sum(one.dice for one in throws))
    roll = Roll(
        tuple(one.who for one in throws),
        both,
        rule="tiefen.roll.all",
        label=Label("tiefen-ask-roll-both"),
        throws=throws,
    )
    faces = roll.dealt((yield from roll))
    for side, fell in zip(position.sides, faces, strict=True):
        position = position.having(replace(side, faces=fell))
    return position


def destroyed_in_total(position: Position, by: Side) -> int:
    """Return the number of enemy dice that leave the total; surplus is lost (tiefen.roll.surplus)."""
    hits = strikes(by.faces, threshold_in_total(position, by))
    return min(hits, len(position.foe(by).faces))


def destroyed_for_losses(position: Position, by: Side) -> int:
    """Return the number of enemy dice that count as losses (tiefen.fanatic.scope)."""
    hits = strikes(by.faces, threshold(position, by))
    return min(hits, len(position.foe(by).faces))


def destroy(position: Position, by: Side) -> Procedure[Position]:
    """Each destroying die takes one enemy die (tiefen.roll.choice, tiefen.roll.chooser).

    As many different dice as there are hits: none twice (tiefen.roll.distinct), none spared (tiefen.roll.mandatory).
    """
    foe = position.foe(by)
    hits = destroyed_in_total(position, by)
    if not hits:
        return position
    destroyer = position.switches["tiefen.roll.chooser"] == "destroyer"
    if hits == len(foe.faces):
        chosen = tuple(range(hits))
    else:
        chosen = yield from Choices(
            by.id if destroyer else foe.id,
            tuple(targets(foe, hits, highest=destroyer)),
            rule="tiefen.roll.choice" if destroyer else "tiefen.roll.chooser",
            least=hits,
            most=hits,
            label=Label(
                "ask-tiefen-roll-choice",
                by=by.id,
                foe=foe.id,
                dice=hits,
                chooser="by" if destroyer else "foe",
            ),
        )
    fallen = tuple(sorted(chosen))
    faces = tuple(sorted((foe.faces[index] for index in fallen), reverse=True))
    yield Tell("tiefen.roll.destroy", side=by.id, foe=foe.id, dice=hits, faces=faces, weight=Weight.OUTCOME)
    return position.having(replace(foe, destroyed=fallen))


def targets(foe: Side, hits: int, *, highest: bool) -> Iterator[Option[int]]:
    """All dice of the foe; proposed are the highest, for a victim's own choice the lowest (tiefen.roll.best)."""
    ranked = sorted(range(len(foe.faces)), key=lambda index: (foe.faces[index], -index), reverse=highest)
    best = set(ranked[:hits])
    for index, face in enumerate(foe.faces):
        yield Option(
            index,
            Label("tiefen-die", face=face),
            key=f"{foe.id}.die.{index}",
            of=foe.id,
            on=f"{foe.id}.die.{index}",
            proposed=index in best,
        )


def total(side: Side) -> int:
    """The faces of the dice that were not destroyed (tiefen.roll.subtract)."""
    return sum(face for index, face in enumerate(side.faces) if index not in side.destroyed)


def winner(position: Position) -> Side | None:
    """The side with the higher total; none in a draw (tiefen.result.win, tiefen.result.draw)."""
    first, second = position.sides
    if total(first) == total(second):
        return None
    return first if total(first) > total(second) else second


def tell_result(position: Position) -> Procedure[None]:
    for side in position.sides:
        yield Tell("tiefen.roll.subtract", side=side.id, total=total(side), dice=len(side.destroyed))
    won = winner(position)
    first, second = position.sides
    if won:
        yield Tell(
            "tiefen.result.win", side=won.id, own=total(won), other=total(position.foe(won)), weight=Weight.OUTCOME
        )
    else:
        yield Tell(
            "tiefen.result.draw",
            side=first.id,
            foe=second.id,
            own=total(first),
            other=total(second),
            weight=Weight.OUTCOME,
        )
