"""The odds of a battle roll, beside a slow honest count of every throw."""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import combinations, combinations_with_replacement, product
from math import factorial, prod

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gonfalon.odds.pools import Chances, Chooser, Law, Pool, chances

pytestmark = pytest.mark.long

CHOOSERS: tuple[Chooser, ...] = ("destroyer", "victim")
FACES = range(1, 7)
Faces = tuple[int, ...]


@cache
def throws(dice: int) -> Counter[Faces]:
    """Return the number of all 6**dice throws that show each set of faces, in rising order."""
    return Counter(tuple(sorted(faces)) for faces in product(FACES, repeat=dice))


def many_throws(dice: int) -> dict[Faces, int]:
    """The same for more dice than one can throw in every way, by counting arrangements."""
    return {
        faces: factorial(dice) // prod(factorial(faces.count(face)) for face in FACES)
        for faces in combinations_with_replacement(FACES, dice)
    }


def sign(number: int) -> int:
    return (number > 0) - (number < 0)


def at_least(face: int, faces: Faces) -> int:
    return sum(shown >= face for shown in faces)


def left(faces: Faces, destroyed: int, chooser: Chooser) -> int:
    """The total of rising faces when the chooser takes the best die for itself each time."""
    kept = max(0, len(faces) - destroyed)
    return sum(faces[:kept] if chooser == "destroyer" else faces[len(faces) - kept :])


def totals_left(faces: Faces, destroyed: int) -> set[int]:
    """Every total that some choice of destroyed dice can leave."""
    destroyed = min(destroyed, len(faces))
    return {sum(faces) - sum(lost) for lost in combinations(faces, destroyed)}


def share(pool: Pool, wounds: int) -> Fraction:
    destroyed = min(wounds, pool.dice)
    return min(Fraction(1), Fraction(destroyed, pool.dice - pool.fanatics))


def wounds_on(pool: Pool) -> int:
    return pool.threshold if pool.wounds_on is None else pool.wounds_on


NumberAnswer = Counter[tuple[int, Fraction, Fraction]]


def count(a: Pool, b: Pool, chooser: Chooser) -> NumberAnswer:
    """The throws of both sides by (result for A, share lost by A, share lost by B)."""
    counted: NumberAnswer = Counter()
    for (faces_a, ways_a), (faces_b, ways_b) in product(throws(a.dice).items(), throws(b.dice).items()):
        total_a = left(faces_a, at_least(b.threshold, faces_b), chooser)
        total_b = left(faces_b, at_least(a.threshold, faces_a), chooser)
        share_a = share(a, at_least(wounds_on(b), faces_b))
        share_b = share(b, at_least(wounds_on(a), faces_a))
        counted[sign(total_a - total_b), share_a, share_b] += ways_a * ways_b
    return counted


def as_chances(counted: NumberAnswer) -> Chances:
    """Return the count in the form of the quick answer."""

    def chance(*, result: int | None = None, **shares: Fraction) -> Fraction:
        fitting = sum(
            ways
            for (outcome, lost_a, lost_b), ways in counted.items()
            if result in (None, outcome) and shares.get("a", lost_a) == lost_a and shares.get("b", lost_b) == lost_b
        )
        return Fraction(fitting, counted.total())

    def mean(law: Law) -> Fraction:
        return sum((lost * likely for lost, likely in law), Fraction())

    all_troops = Fraction(1)
    losses_a = tuple((lost, chance(a=lost)) for lost in sorted({key[1] for key in counted}))
    losses_b = tuple((lost, chance(b=lost)) for lost in sorted({key[2] for key in counted}))
    return Chances(
        win=chance(result=1),
        draw=chance(result=0),
        lose=chance(result=-1),
        losses_a=losses_a,
        losses_b=losses_b,
        expected_a=mean(losses_a),
        expected_b=mean(losses_b),
        annihilated_a=chance(a=all_troops),
        annihilated_b=chance(b=all_troops),
        win_annihilated_a=chance(result=1, a=all_troops),
        win_annihilated_b=chance(result=-1, b=all_troops),
    )


SIZES = ((1, 1), (1, 2), (2, 1), (2, 2), (3, 1), (2, 3), (3, 3))


@pytest.mark.parametrize("chooser", CHOOSERS)
@pytest.mark.parametrize(("dice_a", "dice_b"), SIZES)
def test_the_odds_agree_with_counting_every_throw(dice_a: int, dice_b: int, chooser: Chooser) -> None:
    """tiefen.roll.destroy tiefen.roll.simultaneous tiefen.roll.surplus tiefen.roll.subtract
    tiefen.roll.chooser tiefen.result.win tiefen.result.draw tiefen.loss.fraction
    """
    for threshold_a, threshold_b in product(FACES, FACES):
        a, b = Pool(dice_a, threshold_a), Pool(dice_b, threshold_b)
        assert chances(a, b, chooser) == as_chances(count(a, b, chooser)), (a, b)


LARGER = (
    (Pool(4, 6), Pool(3, 6)),
    (Pool(4, 4), Pool(3, 5)),
    (Pool(3, 5), Pool(4, 3)),
    (Pool(5, 6), Pool(2, 5)),
    (Pool(5, 2), Pool(2, 4)),
    (Pool(1, 6), Pool(6, 5)),
    (Pool(6, 3), Pool(1, 1)),
)


@pytest.mark.parametrize("chooser", CHOOSERS)
@pytest.mark.parametrize(("a", "b"), LARGER)
def test_the_odds_agree_for_seven_dice(a: Pool, b: Pool, chooser: Chooser) -> None:
    """tiefen.roll.destroy tiefen.roll.surplus tiefen.super.threshold tiefen.threshold.formula"""
    assert chances(a, b, chooser) == as_chances(count(a, b, chooser))


FANATICS = (
    (Pool(2, 6, fanatics=1), Pool(1, 5)),
    (Pool(3, 6, fanatics=2), Pool(2, 4)),
    (Pool(4, 6, fanatics=2), Pool(2, 3)),
    (Pool(4, 5, fanatics=3), Pool(3, 3)),
    (Pool(2, 5), Pool(4, 6, fanatics=1)),
    (Pool(3, 3, fanatics=2), Pool(4, 4, fanatics=3)),
    (Pool(5, 6, fanatics=4), Pool(2, 2)),
    (Pool(5, 6, fanatics=4), Pool(2, 1)),
    (Pool(6, 6, fanatics=4), Pool(1, 2)),
)


@pytest.mark.parametrize("chooser", CHOOSERS)
@pytest.mark.parametrize(("a", "b"), FANATICS)
def test_fanatics_win_and_die_as_often_as_counted(a: Pool, b: Pool, chooser: Chooser) -> None:
    """tiefen.fanatic.threshold tiefen.loss.fanatic tiefen.loss.cap tiefen.loss.annihilated"""
    assert chances(a, b, chooser) == as_chances(count(a, b, chooser))


LOSSES_ONLY = (
    (Pool(3, 6), Pool(3, 6, wounds_on=5, fanatics=1)),
    (Pool(3, 6, wounds_on=5), Pool(3, 6, fanatics=1)),
    (Pool(3, 6, wounds_on=4), Pool(3, 6, fanatics=2)),
    (Pool(2, 5, wounds_on=2), Pool(4, 6, fanatics=3)),
    (Pool(4, 5, wounds_on=3), Pool(3, 6, fanatics=2)),
    (Pool(3, 6, wounds_on=4, fanatics=2), Pool(3, 5, wounds_on=3, fanatics=2)),
    (Pool(4, 6, wounds_on=5, fanatics=2), Pool(3, 6, wounds_on=4, fanatics=1)),
    (Pool(2, 6, wounds_on=2), Pool(5, 6, fanatics=4)),
    (Pool(2, 5, wounds_on=1), Pool(5, 6, fanatics=4)),
)


@pytest.mark.parametrize("chooser", CHOOSERS)
@pytest.mark.parametrize(("a", "b"), LOSSES_ONLY)
def test_a_threshold_for_losses_alone_agrees_with_counting(a: Pool, b: Pool, chooser: Chooser) -> None:
    """tiefen.fanatic.scope"""
    assert chances(a, b, chooser) == as_chances(count(a, b, chooser))


@pytest.mark.parametrize("chooser", CHOOSERS)
@pytest.mark.parametrize(("on_a", "on_b"), ((6, 6), (4, 5), (2, 3)))
def test_many_dice_against_one_agree_with_counting(on_a: int, on_b: int, chooser: Chooser) -> None:
    """tiefen.dice.bounds tiefen.roll.surplus"""
    dice = 15
    results: Counter[int] = Counter()
    for (faces, ways), lone in product(many_throws(dice).items(), FACES):
        total_a = left(faces, int(lone >= on_b), chooser)
        total_b = left((lone,), at_least(on_a, faces), chooser)
        results[sign(total_a - total_b)] += ways
    odds = chances(Pool(dice, on_a), Pool(1, on_b), chooser)
    everything = 6 ** (dice + 1)
    assert (odds.win, odds.draw, odds.lose) == tuple(Fraction(results[result], everything) for result in (1, 0, -1))


CHOICES = (
    (Pool(2, 4), Pool(2, 5)),
    (Pool(3, 6), Pool(3, 6)),
    (Pool(3, 5), Pool(3, 6)),
    (Pool(3, 4), Pool(3, 3)),
    (Pool(2, 5), Pool(4, 4)),
    (Pool(4, 4), Pool(3, 5)),
)


def choices(a: Pool, b: Pool) -> Iterator[tuple[Faces, Faces, set[int], set[int], int]]:
    """Every throw with every total that may be left to A and to B, and how often it falls."""
    for (faces_a, ways_a), (faces_b, ways_b) in product(throws(a.dice).items(), throws(b.dice).items()):
        left_a = totals_left(faces_a, at_least(b.threshold, faces_b))
        left_b = totals_left(faces_b, at_least(a.threshold, faces_a))
        yield faces_a, faces_b, left_a, left_b, ways_a * ways_b


@pytest.mark.parametrize(("a", "b"), CHOICES)
def test_no_choice_beats_the_highest_die(a: Pool, b: Pool) -> None:
    """tiefen.roll.choice tiefen.roll.best tiefen.roll.distinct tiefen.roll.mandatory"""
    for faces_a, faces_b, left_a, left_b, _ in choices(a, b):
        highest_a = left(faces_a, at_least(b.threshold, faces_b), "destroyer")
        highest_b = left(faces_b, at_least(a.threshold, faces_a), "destroyer")
        for total_a, total_b in product(left_a, left_b):
            assert sign(total_a - highest_b) >= sign(total_a - total_b) >= sign(highest_a - total_b)


@pytest.mark.parametrize(("a", "b"), CHOICES)
def test_no_choice_of_the_victim_beats_the_lowest_die(a: Pool, b: Pool) -> None:
    """tiefen.roll.chooser"""
    for faces_a, faces_b, left_a, left_b, _ in choices(a, b):
        lowest_a = left(faces_a, at_least(b.threshold, faces_b), "victim")
        lowest_b = left(faces_b, at_least(a.threshold, faces_a), "victim")
        for total_a, total_b in product(left_a, left_b):
            assert sign(lowest_a - total_b) >= sign(total_a - total_b) >= sign(total_a - lowest_b)


@pytest.mark.parametrize(("a", "b"), CHOICES)
def test_the_odds_are_those_of_two_sides_that_try_every_choice(a: Pool, b: Pool) -> None:
    """tiefen.roll.choice tiefen.roll.chooser tiefen.odds.show"""
    destroyer: Counter[int] = Counter()
    victim: Counter[int] = Counter()
    for _, _, left_a, left_b, ways in choices(a, b):
        destroyer[max(min(sign(one - two) for one in left_a) for two in left_b)] += ways
        victim[max(min(sign(one - two) for two in left_b) for one in left_a)] += ways
    for chooser, results in zip(CHOOSERS, (destroyer, victim), strict=True):
        odds = chances(a, b, chooser)
        assert (odds.win, odds.draw, odds.lose) == tuple(
            Fraction(results[result], results.total()) for result in (1, 0, -1)
        )


TABLE = (
    (5, 5, 6, 6, "0.479917 0.040167 0.479917", "0.166667 0.166667"),
    (5, 5, 5, 6, "0.637606 0.034160 0.328234", "0.166667 0.333333"),
    (5, 5, 4, 5, "0.624271 0.038141 0.337587", "0.333333 0.500000"),
    (5, 5, 1, 6, "0.999871 0.000129 0.000000", "0.166667 1.000000"),
    (8, 4, 6, 6, "0.939687 0.011241 0.049072", "0.083333 0.332065"),
    (8, 4, 5, 6, "0.975729 0.004998 0.019272", "0.083333 0.639079"),
    (8, 4, 4, 5, "0.983969 0.003830 0.012201", "0.166667 0.863281"),
    (8, 4, 1, 6, "1.000000 0.000000 0.000000", "0.083333 1.000000"),
    (10, 10, 6, 6, "0.486163 0.027675 0.486163", "0.166667 0.166667"),
    (10, 10, 5, 6, "0.703230 0.022716 0.274054", "0.166667 0.333333"),
    (10, 10, 4, 5, "0.685668 0.025852 0.288480", "0.333333 0.500000"),
)


def printed(*figures: Fraction, digits: int = 6) -> str:
    return " ".join(f"{float(figure):.{digits}f}" for figure in figures)


@pytest.mark.parametrize(("dice_a", "dice_b", "on_a", "on_b", "results", "losses"), TABLE)
def test_the_table_of_the_catalogue(dice_a: int, dice_b: int, on_a: int, on_b: int, results: str, losses: str) -> None:
    """tiefen.odds.show tiefen.loss.fraction"""
    odds = chances(Pool(dice_a, on_a), Pool(dice_b, on_b))
    assert printed(odds.win, odds.draw, odds.lose) == results
    assert printed(odds.expected_a, odds.expected_b) == losses


def test_only_ten_sixes_force_a_draw_on_ten_dice_that_all_destroy() -> None:
    """tiefen.threshold.formula tiefen.result.draw"""
    odds = chances(Pool(10, 1), Pool(10, 6))
    ten_sixes = Fraction(1, 6**10)
    assert (odds.win, odds.draw) == (1 - ten_sixes, ten_sixes)


def test_eight_dice_that_all_destroy_cannot_fail_against_four() -> None:
    """tiefen.threshold.formula tiefen.result.win"""
    assert chances(Pool(8, 1), Pool(4, 6)).win == 1


def test_the_worked_examples_of_the_odds() -> None:
    """tiefen.odds.show"""
    three = chances(Pool(3, 6), Pool(3, 6))
    assert printed(three.win, three.draw, three.lose) == "0.471515 0.056970 0.471515"
    one = chances(Pool(1, 6), Pool(1, 6))
    assert (one.win, one.draw, one.lose) == (Fraction(15, 36), Fraction(6, 36), Fraction(15, 36))
    five = chances(Pool(5, 5), Pool(5, 6))
    assert printed(five.win, five.draw, five.lose) == "0.637606 0.034160 0.328234"
    assert (five.expected_a, five.expected_b) == (Fraction(1, 6), Fraction(1, 3))


def test_a_superior_tactic_is_worth_as_much_as_the_advice_says() -> None:
    """tiefen.advice.tactics"""
    odds = chances(Pool(5, 6), Pool(3, 6))
    assert printed(odds.win, odds.draw, odds.lose, digits=4) == "0.8171 0.0292 0.1538"
    assert printed(chances(Pool(3, 6), Pool(3, 6)).win, digits=2) == "0.47"


def test_fanaticism_costs_as_much_as_the_advice_says() -> None:
    """tiefen.advice.fanaticism"""
    odds = [chances(Pool(3 + f, 6, fanatics=f), Pool(3, 6 - f)) for f in range(5)]
    assert printed(*(each.win for each in odds), digits=2) == "0.47 0.55 0.61 0.68 0.77"
    assert [each.expected_a for each in odds] == [Fraction(f + 1, 6) for f in range(5)]
    most = odds[4]
    assert printed(most.win, most.expected_a, digits=4) == "0.7691 0.8333"
    assert printed(most.annihilated_a, most.win_annihilated_a, digits=4) == "0.5787 0.3730"


@st.composite
def pools(draw: st.DrawFn) -> Pool:
    """Any pool of up to twelve dice, also with a face of its own for losses."""
    dice = draw(st.integers(1, 12))
    threshold = draw(st.integers(1, 6))
    wounding = draw(st.none() | st.integers(1, threshold))
    return Pool(dice, threshold, wounding, draw(st.integers(0, min(4, dice - 1))))


choosers = st.sampled_from(CHOOSERS)
unhurried = settings(deadline=None)


@unhurried
@given(pools(), pools(), choosers)
def test_the_chances_add_up(a: Pool, b: Pool, chooser: Chooser) -> None:
    """tiefen.odds.show tiefen.loss.cap"""
    odds = chances(a, b, chooser)
    assert odds.win + odds.draw + odds.lose == 1
    assert min(odds.win, odds.draw, odds.lose) >= 0
    for law in (odds.losses_a, odds.losses_b):
        shares = [lost for lost, _ in law]
        assert shares == sorted(set(shares))
        assert 0 <= min(shares) <= max(shares) <= 1
        assert all(chance > 0 for _, chance in law)
        assert sum(chance for _, chance in law) == 1


@unhurried
@given(pools(), pools(), choosers)
def test_both_sides_see_the_same_battle(a: Pool, b: Pool, chooser: Chooser) -> None:
    """tiefen.sides.two tiefen.roll.simultaneous"""
    ours, theirs = chances(a, b, chooser), chances(b, a, chooser)
    assert (ours.win, ours.draw, ours.lose) == (theirs.lose, theirs.draw, theirs.win)
    assert (ours.losses_a, ours.losses_b) == (theirs.losses_b, theirs.losses_a)
    assert (ours.expected_a, ours.expected_b) == (theirs.expected_b, theirs.expected_a)
    assert (ours.annihilated_a, ours.annihilated_b) == (theirs.annihilated_b, theirs.annihilated_a)
    assert ours.win_annihilated_a == theirs.win_annihilated_b
    assert ours.win_annihilated_b == theirs.win_annihilated_a


@unhurried
@given(pools(), pools())
def test_the_mean_loss_is_simple_until_it_is_capped(a: Pool, b: Pool) -> None:
    """tiefen.loss.fraction tiefen.loss.fanatic tiefen.loss.cap"""
    uncapped = Fraction(b.dice * (7 - wounds_on(b)), 6 * (a.dice - a.fanatics))
    expected = chances(a, b).expected_a
    if b.dice <= a.dice - a.fanatics:
        assert expected == uncapped
    else:
        assert expected < uncapped


@unhurried
@given(pools(), pools(), choosers)
def test_only_fanatics_win_and_are_annihilated(a: Pool, b: Pool, chooser: Chooser) -> None:
    """tiefen.loss.annihilated"""
    odds = chances(a, b, chooser)
    assert 0 <= odds.win_annihilated_a <= min(odds.win, odds.annihilated_a)
    assert odds.win + odds.annihilated_a - odds.win_annihilated_a <= 1
    if a.fanatics == 0 and wounds_on(b) == b.threshold:
        assert odds.win_annihilated_a == 0


@unhurried
@given(pools(), pools(), choosers)
def test_a_face_for_losses_alone_leaves_the_result_as_it_is(a: Pool, b: Pool, chooser: Chooser) -> None:
    """tiefen.fanatic.scope"""
    odds = chances(a, b, chooser)
    plain = chances(Pool(a.dice, a.threshold), Pool(b.dice, b.threshold), chooser)
    assert (odds.win, odds.draw, odds.lose) == (plain.win, plain.draw, plain.lose)


@unhurried
@given(pools(), pools())
def test_who_picks_the_die_does_not_change_the_losses(a: Pool, b: Pool) -> None:
    """tiefen.roll.chooser tiefen.loss.independent"""
    one, two = (chances(a, b, chooser) for chooser in CHOOSERS)
    assert (one.losses_a, one.losses_b) == (two.losses_a, two.losses_b)


@pytest.mark.parametrize(("dice_a", "dice_b"), ((40, 40), (40, 3), (1, 40)))
def test_large_pools_are_answered_too(dice_a: int, dice_b: int) -> None:
    """tiefen.dice.bounds"""
    odds = chances(Pool(dice_a, 5), Pool(dice_b, 5))
    assert odds.win + odds.draw + odds.lose == 1
    assert (odds.win == odds.lose) is (dice_a == dice_b)


@pytest.mark.parametrize(
    ("dice", "threshold", "wounding", "fanatics"),
    ((0, 6, None, 0), (3, 7, None, 0), (3, 0, None, 0), (3, 5, 6, 0), (3, 6, 0, 0), (3, 6, 6, 3)),
)
def test_what_is_no_pool_is_not_taken(dice: int, threshold: int, wounding: int | None, fanatics: int) -> None:
    """tiefen.dice.bounds tiefen.threshold.formula"""
    with pytest.raises(ValueError, match="not a pool"):
        Pool(dice, threshold, wounding, fanatics)
