"""Initiative: a die for each party, the lead decided by rolling again, and the order of movement."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from gonfalon.questions.ask import Heading, Now, Procedure, Tell, Weight
from gonfalon.questions.choice import Choice
from gonfalon.questions.dice import D20, Pool
from gonfalon.questions.fields import Field
from gonfalon.questions.figures import Argument, Label, UserText
from gonfalon.questions.form import Form
from gonfalon.questions.option import Option, Throw
from gonfalon.questions.refusal import Barred, Complaint
from gonfalon.questions.roll import Roll
from gonfalon.systems.samyra.state.position import ROUND_SECONDS, Position, Step

ORDER = "samyra.init.winner_orders"


def new_round(position: Position) -> Procedure[Position]:
    """A round of about five seconds begins, and nothing of the last one counts any more (samyra.time.round)."""
    number = position.round + 1
    seconds = ROUND_SECONDS * position.round
    yield Heading("samyra.round.phases", round=number, seconds=seconds)
    return replace(position.new_round(), round=number, step=Step.INITIATIVE)


def taking_part(position: Position) -> tuple[str, ...]:
    """The parties that still have somebody standing; a party, not a figure, rolls (samyra.init.roll)."""
    return tuple(one.id for one in position.parties if any(figure.up for figure in position.of(one.id)))


def leaders(position: Position) -> tuple[str, ...]:
    """Return the parties that lead after all rolls: a roll that was made again counts only among those who made it
    (samyra.init.tie_top).
    """
    rolled = dict(position.rolls)
    left = tuple(id for id in taking_part(position) if id in rolled)
    again = 0
    while left and all(len(rolled[id]) > again for id in left):
        best = max(rolled[id][again] for id in left)
        left = tuple(id for id in left if rolled[id][again] == best)
        again += 1
    return left


def initiative(position: Position) -> Procedure[Position]:
    """Every party that has somebody standing rolls once, those who tie for the lead again; with nobody left there is no
    round, and the table is asked whether the combat is over (samyra.init.roll, samyra.round.end).
    """
    there, rolled = taking_part(position), dict(position.rolls)
    if not there:
        return replace(position, round=position.round - 1, step=Step.END)
    if position.unrolled and len(there) == 1:
        return (yield from alone(position, there[0]))
    if missing := tuple(id for id in there if id not in rolled):
        return (yield from thrown(position, missing))
    ahead = leaders(position)
    if len(ahead) > 1:
        return (yield from thrown(position, ahead))
    winner = ahead[0]
    if lower_tie(position, winner):
        yield Tell("samyra.init.tie_lower", weight=Weight.ASIDE)
    yield Tell(ORDER, side=winner, stage="won", scores=tuple(scores(position)), order=(), weight=Weight.OUTCOME)
    order = yield from ordered(position, winner)
    yield Tell(ORDER, side=winner, stage="set", scores=(), order=order)
    position = replace(position, order=order, moving=order[0], step=Step.MOVE)
    return (yield from Now(position))


def alone(position: Position, party: str) -> Procedure[Position]:
    """If one party is left, there is nothing to roll for and nothing to put in order (samyra.init.winner_orders)."""
    yield Tell(ORDER, side=party, stage="alone", scores=(), order=(party,))
    return (yield from Now(replace(position, order=(party,), moving=party, unrolled=False, step=Step.MOVE)))


def scores(position: Position) -> Iterator[Label]:
    """Yield the rolls of each party, and those that it made again (samyra.init.roll, samyra.init.tie_top)."""
    rolled = dict(position.rolls)
    for id in taking_part(position):
        yield scored("samyra-scored", rolled[id], side=id)


def scored(message: str, rolled: tuple[int, ...], **figures: Argument) -> Label:
    """A message about what one party has rolled, and rolled again."""
    score, *more = rolled
    again = UserText(", ".join(map(str, more)))
    return Label(message, **figures, score=score, again="yes" if more else "no", more=again)


def lower_tie(position: Position, winner: str) -> bool:
    """True if two parties behind the lead have rolled the same; nothing is rolled again for it (samyra.init.tie_lower)."""
    rolled = dict(position.rolls)
    best = rolled[winner][0]
    behind = [rolled[id][0] for id in taking_part(position) if rolled[id][0] < best]
    return len(set(behind)) < len(behind)


def thrown(position: Position, rolling: tuple[str, ...]) -> Procedure[Position]:
    """One die for each of these parties: any player rolls for theirs, the game master for each of his (samyra.init.who)."""
    again = rolling[0] in dict(position.rolls)
    rule = "samyra.init.tie_top" if again else "samyra.init.roll"
    faces = yield from Roll(
        rolling,
        Pool(D20, len(rolling)),
        rule=rule,
        label=Label("samyra-ask-initiative", round=position.round, again="yes" if again else "no"),
        throws=tuple(Throw(id, Label("samyra-party", side=id), 1) for id in rolling),
        about=(*rolling, str(len(position.rolls))),
    )
    rolled = dict(position.rolls)
    for id, face in zip(rolling, faces, strict=True):
        rolled[id] = (*rolled.get(id, ()), face)
        yield Tell(rule, side=id, score=face)
    return (yield from Now(replace(position, rolls=tuple(rolled.items()))))


def ordered(position: Position, winner: str) -> Procedure[tuple[str, ...]]:
    """The winner puts all parties in order, itself at any place; proposed is the last (samyra.init.meaning)."""
    ids = taking_part(position)
    others = tuple(id for id in ids if id != winner)
    proposed = (*others, winner)
    fields = tuple(
        Field(
            f"place{number}",
            Choice(
                winner,
                tuple(Option(id, Label("samyra-party", side=id), key=id, of=id, proposed=id == usual) for id in ids),
                rule=ORDER,
                label=Label("samyra-form-place", place=number),
            ),
            swaps=True,
        )
        for number, usual in enumerate(proposed, 1)
    )
    label = Label("samyra-ask-order", side=winner)
    order: tuple[str, ...] = yield from Form(
        winner,
        fields,
        lambda **placed: tuple(placed.values()),
        partial(left_out, ids),
        rule=ORDER,
        label=label,
        notes=(Label("samyra-note-order"),),
        about=(winner,),
    )
    return order


def left_out(ids: tuple[str, ...], order: tuple[str, ...]) -> Iterator[Complaint]:
    """Every party moves, and moves once (samyra.init.winner_orders)."""
    for id in ids:
        if id not in order:
            yield Complaint.of("", Barred(ORDER, side=id))
