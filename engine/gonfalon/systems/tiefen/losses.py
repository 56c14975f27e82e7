"""Step 6: losses, the share of destroyed dice, whoever won."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from math import ceil, floor

from gonfalon.questions.ask import TABLE, Heading, Now, Procedure, Tell, Weight
from gonfalon.questions.choice import Ruling
from gonfalon.questions.deed import Deed
from gonfalon.questions.figures import Label
from gonfalon.questions.number import Number
from gonfalon.questions.option import Option
from gonfalon.systems.tiefen.called import name_of
from gonfalon.systems.tiefen.position import Position, Side, Step
from gonfalon.systems.tiefen.roll import destroyed_for_losses


def losses(position: Position) -> Procedure[Position]:
    """Both sides lose their share; it does not matter who won (tiefen.loss.independent)."""
    yield Heading("tiefen.flow.steps", step=6)
    for id in [side.id for side in position.sides]:
        side = position.side(id)
        deed = Deed("tiefen.loss.fraction", by=position.foe(side).id, to=id)
        position = yield from Now((yield from deed.of(lose(position, side))))
    return position.at(Step.MORALE)


def share_lost(position: Position, side: Side) -> Fraction:
    """Destroyed dice of all dice (tiefen.loss.fraction).

    Fanaticism dice do not count among all dice (tiefen.loss.fanatic); the share is 1 at most (tiefen.loss.cap).
    """
    destroyed = destroyed_for_losses(position, position.foe(side))
    counted = max(1, len(side.faces) - side.fanaticism)
    return min(Fraction(1), Fraction(destroyed, counted))


def troops_lost(troops: int, share: Fraction, rounding: str) -> int:
    """Rounded as the table plays it; a share below 1 leaves at least one fighter (tiefen.loss.rounding)."""
    if share == 1:
        return troops
    exact = troops * share
    rounded = {"nearest": floor(exact + Fraction(1, 2)), "up": ceil(exact), "down": floor(exact)}[rounding]
    return min(rounded, max(0, troops - 1))


def lose(position: Position, side: Side) -> Procedure[Position]:
    share = share_lost(position, side)
    lost = troops_lost(side.troops, share, position.switches["tiefen.loss.rounding"])
    if share == 0:
        yield Tell("tiefen.loss.none", side=side.id)
    elif share == 1:
        yield Tell("tiefen.loss.annihilated", side=side.id, troops=side.troops, weight=Weight.OUTCOME)
    else:
        rule = "tiefen.loss.fanatic" if side.fanaticism else "tiefen.loss.fraction"
        yield Tell(rule, side=side.id, share=share, troops=lost, left=side.troops - lost)
    shared = yield from share_out(side, lost)
    return position.having(replace(side, lost=shared))


def in_proportion(side: Side, lost: int) -> tuple[int, ...]:
    """Shared by size, the rest by largest remainder, ties to the contingent listed first (tiefen.loss.contingents)."""
    exact = [Fraction(lost * one.troops, side.troops) if side.troops else Fraction(0) for one in side.contingents]
    shares = [floor(part) for part in exact]
    by_remainder = sorted(range(len(exact)), key=lambda index: (shares[index] - exact[index], index))
    for index in by_remainder[: lost - sum(shares)]:
        shares[index] += 1
    return tuple(shares)


def share_out(side: Side, lost: int) -> Procedure[tuple[int, ...]]:
    """In proportion, unless the table shares the same total otherwise (tiefen.loss.contingents)."""
    proposal = in_proportion(side, lost)
    if len(side.contingents) == 1 or lost in (0, side.troops):
        return proposal
    otherwise = yield from Ruling(
        TABLE,
        (
            Option(
                False,
                Label("tiefen-losses-in-proportion", shares=share_labels(side, proposal)),
                key="proportion",
                proposed=True,
            ),
            Option(True, Label("tiefen-losses-otherwise"), key="otherwise", role="more"),
        ),
        rule="tiefen.loss.contingents",
        label=Label("ask-tiefen-loss-contingents", side=side.id, troops=lost),
    )
    shared = (yield from share_by_hand(side, lost)) if otherwise else proposal
    for contingent, gone in zip(side.contingents, shared, strict=True):
        left = contingent.troops - gone
        yield Tell(
            "tiefen.loss.contingents",
            side=side.id,
            contingent=name_of(contingent),
            troops=gone,
            left=left,
            weight=Weight.ASIDE,
        )
    return shared


def share_labels(side: Side, shares: tuple[int, ...]) -> tuple[Label, ...]:
    """Each contingent with its losses."""
    pairs = zip(side.contingents, shares, strict=True)
    return tuple(Label("tiefen-share-of", contingent=name_of(one), troops=gone) for one, gone in pairs)


def share_by_hand(side: Side, lost: int) -> Procedure[tuple[int, ...]]:
    """One contingent after the other; each number leaves a sum that the rest can bear."""
    proposal = in_proportion(side, lost)
    shared: list[int] = []
    for index, contingent in enumerate(side.contingents):
        open_losses = lost - sum(shared)
        others = sum(one.troops for one in side.contingents[index + 1 :])
        least, most = max(0, open_losses - others), min(contingent.troops, open_losses)
        if least == most:
            shared.append(least)
            continue
        gone = yield from Number(
            TABLE,
            least,
            most,
            min(most, max(least, proposal[index])),
            rule="tiefen.loss.contingents",
            label=Label("tiefen-ask-loss-of", side=side.id, contingent=contingent.id, open=open_losses),
        )
        shared.append(gone)
    return tuple(shared)
