"""Step 2: the secret choice of a tactic, and its reveal right before the roll."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from gonfalon.questions.ask import Heading, Now, Procedure, Tell, Weight
from gonfalon.questions.choice import Choice
from gonfalon.questions.deed import Deed
from gonfalon.questions.figures import Label
from gonfalon.questions.option import Option
from gonfalon.questions.secret import FaceDown, Reveal
from gonfalon.systems.tiefen.circumstances import open_fanaticism
from gonfalon.systems.tiefen.pool import superior_tactic
from gonfalon.systems.tiefen.position import MOST_FANATICISM, Position, Side, Step, Tactic

Slipped = tuple[Tactic, int]
"""The content of a slip: the tactic, and the fanaticism dice if they are chosen in secret."""


def tactics(position: Position, side: Side) -> Iterator[Option[Slipped]]:
    """The three tactics, each with what it beats; with secret fanaticism each with 0 to 4 dice.

    tiefen.tactic.circle, tiefen.circ.fanatic.declare
    """
    secret = not open_fanaticism(position)
    for tactic in Tactic:
        yield Option(
            (tactic, 0 if secret else side.fanaticism),
            Label("tiefen-tactic-beats", tactic=tactic.value),
            key=tactic.value,
            rule="tiefen.tactic.flavour",
        )
        if side.fanatic and secret:
            for dice in range(1, MOST_FANATICISM + 1):
                yield Option(
                    (tactic, dice),
                    Label("tiefen-tactic-with-fanaticism", tactic=tactic.value, dice=dice),
                    key=f"{tactic.value}.{dice}",
                    rule="tiefen.circ.fanatic.declare",
                )


def slip_of(position: Position, side: Side) -> Choice[Slipped]:
    return Choice(side.id, tuple(tactics(position, side)), rule="tiefen.tactic.three")


def chosen(position: Position, side: Side, key: str) -> Slipped:
    """Return the content of a slip as it counts now: fanaticism dice that its side may no longer choose fall away."""
    on_offer = {option.key: option.value for option in tactics(position, side)}
    tactic, _, _ = key.partition(".")
    return on_offer.get(key, on_offer[tactic])


def choose_tactics(position: Position) -> Procedure[Position]:
    """Both sides lay down a slip, in any order; until both lie, each may change its mind (tiefen.tactic.secret)."""
    both = tuple(side.id for side in position.sides)
    slip = yield from FaceDown(
        both,
        asks=tuple(slip_of(position, side) for side in position.sides),
        submitted=tuple(side.id for side in position.sides if side.slip),
        rule="tiefen.tactic.secret",
    )
    side = position.side(slip.by)
    yield Tell("tiefen.tactic.secret", side=side.id, anew="yes" if side.slip else "no", weight=Weight.ASIDE)
    position = position.having(replace(side, slip=slip))
    if all(side.slip for side in position.sides):
        yield Heading("tiefen.flow.steps", step=3)
        return position.at(Step.DEEDS)
    return position


def reveal(position: Position) -> Procedure[Position]:
    """Both slips are turned at the same time (tiefen.tactic.reveal)."""
    seen = {}
    for side in position.sides:
        assert side.slip
        key: str = yield from Reveal(side.id, side.slip, rule="tiefen.tactic.reveal")
        seen[side.id] = chosen(position, side, key)
    one, other = position.sides
    return (yield from Deed("tiefen.tactic.reveal", by=one.id, to=other.id).of(compared(position, seen)))


def compared(position: Position, seen: Mapping[str, Slipped]) -> Procedure[Position]:
    """Tell the choices of both, and which tactic beats the other (tiefen.tactic.bonus, tiefen.tactic.same)."""
    for side in position.sides:
        tactic, dice = seen[side.id]
        yield Tell("tiefen.tactic.reveal", side=side.id, tactic=tactic.value, weight=Weight.OUTCOME)
        if not open_fanaticism(position) and side.fanatic:
            yield Tell("tiefen.circ.fanatic.bonus", side=side.id, dice=dice)
        position = position.having(replace(side, tactic=tactic, fanaticism=dice))
    for side, foe in position.facing():
        if superior_tactic(position, side):
            yield Tell(
                "tiefen.tactic.bonus",
                side=side.id,
                tactic=str(side.tactic),
                beaten=str(foe.tactic),
                dice=2,
                weight=Weight.OUTCOME,
            )
    if position.sides[0].tactic is position.sides[1].tactic:
        yield Tell("tiefen.tactic.same", tactic=str(position.sides[0].tactic), weight=Weight.OUTCOME)
    return (yield from Now(position))
