"""Dice: what a pool holds, who throws, and how the sums are distributed."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gonfalon.questions.dice import (
    D6,
    D20,
    FATE,
    FOUR_FATE_DICE,
    MOST_DICE,
    Dice,
    Die,
    Pool,
    Source,
    chance,
    distribution,
    sum_counts,
)

KINDS = (D6, D20, FATE)
pools = st.builds(Pool, st.sampled_from(KINDS), st.integers(0, 40))


@given(pools, st.integers())
def test_a_throw_is_one_that_its_pool_holds(pool: Pool, seed: int) -> None:
    assert pool.holds(Dice.seeded(seed).throw(pool))


@pytest.mark.parametrize("faces", [(), (6, 2), (6, 2, 1, 1), (7, 2, 1), (0, 2, 1), (6, 2, -1)])
def test_a_pool_of_three_holds_three_of_its_faces(faces: tuple[int, ...]) -> None:
    assert Pool(D6, 3).holds((6, 2, 1))
    assert not Pool(D6, 3).holds(faces)


def test_four_fate_dice_show_minus_zero_and_plus() -> None:
    assert FOUR_FATE_DICE.holds((-1, 0, 1, 1))
    assert not FOUR_FATE_DICE.holds((-1, 0, 1, 2))


@pytest.mark.parametrize("dice", [-1, MOST_DICE + 1])
def test_a_pool_holds_no_more_dice_than_a_record_keeps(dice: int) -> None:
    assert len(Dice.seeded(1).throw(Pool(D6, MOST_DICE))) == MOST_DICE
    with pytest.raises(ValueError, match="dice"):
        Pool(D6, dice)


def test_every_face_falls_about_as_often_as_the_others() -> None:
    for die in KINDS:
        dice = Dice.seeded("even")
        fallen = Counter(face for _ in die.faces for face in dice.throw(Pool(die, 600)))
        assert set(fallen) == set(die.faces)
        assert all(500 < times < 700 for times in fallen.values())


def test_a_seed_throws_the_same_dice_and_says_so() -> None:
    one, other = Dice.seeded(7), Dice.seeded(7)
    assert one.throw(Pool(D20, 50)) == other.throw(Pool(D20, 50))
    assert one.salt() == other.salt()
    assert one.source is Source.SEED


def test_the_app_throws_from_the_cryptographic_source() -> None:
    assert Dice().source is Source.APP
    assert Dice().throw(Pool(D20, 60)) != Dice().throw(Pool(D20, 60))


def test_a_bound_is_never_reached() -> None:
    dice = Dice.seeded(1)
    assert {dice.below(3) for _ in range(100)} == {0, 1, 2}


def test_a_salt_is_128_bits_wide() -> None:
    salts = [Dice(Random(seed)).salt() for seed in range(200)]
    assert all(len(salt) == 32 and int(salt, 16) >= 0 for salt in salts)
    assert len(set(salts)) == len(salts)
    assert max(int(salt, 16) for salt in salts).bit_length() == 128
    assert all(any(int(salt, 16) >> bit & 1 for salt in salts) for bit in range(128))


@pytest.mark.parametrize("pool", [Pool(die, dice) for die in (D6, FATE, Die("d6", (0, 1))) for dice in range(5)])
def test_the_sums_agree_with_counting_every_throw(pool: Pool) -> None:
    throws = Counter(sum(faces) for faces in product(pool.die.faces, repeat=pool.dice))
    assert dict(sum_counts(pool)) == throws
    everything = len(pool.die.faces) ** pool.dice
    assert distribution(pool) == {total: Fraction(count, everything) for total, count in throws.items()}


@given(pools)
def test_the_chances_of_all_sums_are_one(pool: Pool) -> None:
    assert sum(distribution(pool).values()) == 1
    assert list(distribution(pool)) == sorted(distribution(pool))


def test_the_chance_of_some_sums() -> None:
    two = distribution(Pool(D6, 2))
    assert chance(two, (7,)) == Fraction(1, 6)
    assert chance(two, range(10, 20)) == Fraction(1, 6)
    assert chance(two, ()) == 0
