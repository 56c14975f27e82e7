"""The chances of an open roll against counting every throw."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest
from engine.sotc.opened import SYSTEM, Table, begun, examples, picked

from gonfalon.answer import Fell
from gonfalon.dice import Source
from gonfalon.odds.model import Odds

FACES = tuple(sum(faces) for faces in product((-1, 0, 1), repeat=4))
SUMS = {total: Fraction(count, len(FACES)) for total, count in Counter(FACES).items()}


def attacking(**rulings: int | str) -> Table:
    """Anna has declared her attack on Kessler; nobody has thrown."""
    battle = begun(examples(anna__skill__alertness=5, anna__skill__fists=3, kessler__skill__athletics=2, **rulings))
    return picked(
        battle, *(("begin",) if battle.ask and battle.ask.rule == "sotc.seq.phases" else ()), "attack.kessler"
    )


def bars(odds: Odds) -> dict[str, Fraction]:
    return {bar.key: bar.p for bar in odds.bars}


def counted(mine: int, theirs: int) -> Counter[int]:
    """The shifts of all throws of both hands, each with its chance."""
    found: Counter[int] = Counter()
    for (first, chance), (second, weight) in product(SUMS.items(), SUMS.items()):
        found[mine + first - theirs - second] += chance * weight  # type: ignore[assignment]
    return found


def at_least(found: Counter[int], least: int) -> Fraction:
    return sum((Fraction(chance) for shifts, chance in found.items() if shifts >= least), Fraction(0))


def test_the_open_attack_agrees_with_counting_every_throw() -> None:
    """sotc.roll.shifts sotc.attack.roll sotc.stress.amount"""
    battle = attacking()
    open_case = SYSTEM.odds(battle.position)[0]
    found, told = counted(3, 2), bars(open_case)
    assert told["spin"] == at_least(found, 3)
    assert told["success"] == at_least(found, 1) - at_least(found, 3)
    assert told["tie"] == Fraction(found[0])
    assert told["fail"] == 1 - at_least(found, 0)
    for stress in range(1, 7):
        assert told[f"stress{stress}"] == at_least(found, stress)


@pytest.mark.parametrize(("case", "mine", "theirs"), [(1, 5, 2), (2, 3, 4), (3, 3, 4)])
def test_each_help_is_counted(case: int, mine: int, theirs: int) -> None:
    """sotc.fp.invoke sotc.fulldef.bonus: +2 for one side, +2 for the other, full defence."""
    told = bars(SYSTEM.odds(attacking().position)[case])
    assert told["spin"] == at_least(counted(mine, theirs), 3)


def test_the_chance_to_take_out_counts_what_can_be_endured() -> None:
    """sotc.out.trigger: all consequences carried, boxes 3 to 5 marked, so a hit of 3 takes Kessler out."""
    battle = attacking(kessler__mild=1, kessler__moderate=1, kessler__severe=1, kessler__health="__XXX")
    assert bars(SYSTEM.odds(battle.position)[0])["out"] == at_least(counted(3, 2), 3)


def test_after_the_dice_a_reroll_is_counted() -> None:
    """sotc.fp.invoke"""
    battle = attacking(anna__points=2, everywhere__new__a1="Fog")
    battle.answer(Fell((0, 0, 0, 0, 1, 1, 0, 0), Source.TABLE))
    mine = {shifts - 1: chance for shifts, chance in SUMS.items()}
    told = bars(SYSTEM.odds(battle.position)[0])
    assert told["fail"] == sum(chance for shifts, chance in mine.items() if shifts < 0)
