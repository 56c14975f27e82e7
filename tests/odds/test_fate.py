"""The chances of Fate rolls, beside a slow honest count of every throw."""

from collections import Counter
from dataclasses import replace
from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement, product
from math import prod

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gonfalon.fate.luck import luck
from gonfalon.fate.odds import Against, Chances, Player, Side, chances, harm, initiative, raised, rerolled

THROWS = tuple(product((-1, 0, 1), repeat=4))
HANDS = Counter(sum(throw) for throw in THROWS)
BOTH = Counter((sum(own), sum(other)) for own, other in product(THROWS, THROWS))
SUMS = range(-4, 5)
AHEAD = range(-8, 9)
DIFFICULTIES = range(9)
PARTS = ("fail", "tie", "success", "style")


def total(side: Against, dice: int) -> int:
    """Skill, modifiers and the dice that count: those that lie there, or else those of this throw."""
    if isinstance(side, int):
        return side
    return side.bonus + (dice if side.fallen is None else side.fallen)


def outcome(shifts: int) -> str:
    if shifts < 0:
        return "fail"
    if shifts == 0:
        return "tie"
    return "success" if shifts in (1, 2) else "style"


def count(actor: Side, against: Against) -> Chances:
    """All 81 x 81 throws of both hands, whether they are needed or not."""
    shifts: Counter[int] = Counter()
    for (own, other), throws in BOTH.items():
        shifts[total(actor, own) - total(against, other)] += throws
    parts: Counter[str] = Counter()
    for shift, throws in shifts.items():
        parts[outcome(shift)] += throws
    everything = len(THROWS) ** 2
    return Chances(
        **{part: Fraction(parts[part], everything) for part in PARTS},
        defended=Fraction(sum(throws for shift, throws in shifts.items() if shift <= -3), everything),
        shifts=tuple((shift, Fraction(shifts[shift], everything)) for shift in sorted(shifts)),
    )


def printed(*figures: Fraction, digits: int = 4) -> str:
    return " ".join(f"{float(figure):.{digits}f}" for figure in figures)


def parts(odds: Chances) -> tuple[Fraction, Fraction, Fraction, Fraction]:
    return odds.fail, odds.tie, odds.success, odds.style


@pytest.mark.parametrize("ahead", AHEAD)
def test_two_open_hands_agree_with_counting_every_throw(ahead: int) -> None:
    """war.core.dice war.core.total war.core.shifts war.core.outcome.defend"""
    for bonus in range(-3, 10):
        actor, against = Side(bonus + ahead), Side(bonus)
        assert chances(actor, against) == count(actor, against)


@pytest.mark.parametrize("ahead", AHEAD)
def test_a_fallen_hand_agrees_with_counting_every_throw_of_the_other(ahead: int) -> None:
    """war.core.total war.core.shifts war.core.invoke.order"""
    for fallen in SUMS:
        for actor, against in (
            (Side(2 + ahead, fallen), Side(2)),
            (Side(2 + ahead), Side(2, fallen)),
            (Side(2 + ahead, fallen), Side(2, -fallen)),
            (Side(2 + ahead, fallen), Side(2, 1)),
        ):
            assert chances(actor, against) == count(actor, against)


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_a_difficulty_agrees_with_counting_every_throw(difficulty: int) -> None:
    """war.core.opposition war.core.ladder"""
    for bonus, fallen in product(range(-2, 9), (None, *SUMS)):
        actor = Side(bonus, fallen)
        assert chances(actor, difficulty) == count(actor, difficulty)
        assert chances(actor, difficulty) == chances(actor, Side(difficulty, 0))


def test_a_defence_given_up_is_no_more_than_the_difficulty_zero() -> None:
    """war.core.opposition"""
    for skill in range(6):
        odds = chances(Side(skill), 0)
        assert odds == count(Side(skill), 0)
        assert odds.fail == Fraction(sum(throws for dice, throws in HANDS.items() if dice < -skill), 81)
    assert printed(*parts(chances(Side(2), 0))) == "0.0617 0.1235 0.4321 0.3827"


@pytest.mark.parametrize(("own", "other", "sure"), ((2, 3, "fail"), (3, 3, "tie"), (5, 3, "success"), (6, 3, "style")))
def test_when_all_dice_have_fallen_the_outcome_is_sure(own: int, other: int, sure: str) -> None:
    """war.core.shifts"""
    odds = chances(Side(3, own - 3), Side(1, other - 1))
    assert odds == chances(Side(3, own - 3), other)
    assert odds.shifts == ((own - other, Fraction(1)),)
    assert [getattr(odds, part) for part in PARTS] == [part == sure for part in PARTS]


def test_only_a_lead_of_three_is_a_full_defence() -> None:
    """war.core.outcome.defend"""
    assert chances(Side(1, -1), Side(2, 1)).defended == 1
    assert chances(Side(1, 0), Side(2, 1)).defended == 0


@pytest.mark.parametrize("ahead", AHEAD)
def test_one_more_aspect_agrees_with_counting_every_throw(ahead: int) -> None:
    """war.core.invoke war.core.invoke.order"""
    for own, other in product((None, *SUMS), (None, -2, 3)):
        actor, against = Side(2 + ahead, own), Side(2, other)
        assert chances(raised(actor, 2), against) == count(Side(4 + ahead, own), against)
        assert chances(actor, raised(against, 2)) == count(actor, Side(4, other))
        assert chances(actor, raised(3, 2)) == count(actor, 5)


@pytest.mark.parametrize("ahead", AHEAD)
def test_a_reroll_agrees_with_counting_every_throw(ahead: int) -> None:
    """war.core.invoke"""
    for own, other in product(SUMS, SUMS):
        actor, against = Side(1 + ahead, own), Side(1, other)
        assert chances(rerolled(actor), against) == count(Side(1 + ahead), against)
        assert chances(actor, rerolled(against)) == count(actor, Side(1))


def test_a_reroll_leaves_the_modifiers_as_they_are() -> None:
    """war.core.invoke"""
    assert rerolled(raised(Side(2, -3), 2)) == raised(rerolled(Side(2, -3)), 2) == Side(4)
    assert rerolled(Side(2)) == Side(2)


@pytest.mark.parametrize("skill", range(6))
def test_two_zones_away_counts_as_two_more_for_the_defence(skill: int) -> None:
    """war.attack.two_zones"""
    for defence in range(6):
        far = chances(Side(skill), raised(Side(defence), 2))
        assert far == count(Side(skill), Side(defence + 2))
        assert far == chances(raised(Side(skill), -2), Side(defence))


def test_the_examples_of_the_two_zones_stand_as_they_fell() -> None:
    """war.attack.two_zones"""
    assert chances(Side(2, 2), raised(Side(1, -1), 2)).shifts == ((2, Fraction(1)),)
    assert chances(Side(2, 1), raised(Side(1, 0), 2)).tie == 1


def test_some_figures_as_they_are_shown() -> None:
    """war.core.shifts war.core.invoke"""
    even = chances(Side(2), Side(2))
    assert (even.fail, even.tie) == (Fraction(2727, 6561), Fraction(1107, 6561))
    assert printed(*parts(even)) == "0.4156 0.1687 0.2743 0.1413"
    assert even.defended == even.style == Fraction(103, 729)
    assert printed(*parts(chances(Side(4), Side(2)))) == "0.1413 0.1195 0.3236 0.4156"


@pytest.mark.parametrize("fallen", (-5, 5, 8))
def test_what_four_dice_cannot_show_is_no_hand(fallen: int) -> None:
    """war.core.dice"""
    with pytest.raises(ValueError, match="not a hand"):
        Side(0, fallen)


ABSORBED = ((), ("mild",), ("moderate",), ("mild", "moderate"))
WORTH = {"mild": 2, "moderate": 4}


@pytest.mark.parametrize("slots", ABSORBED)
@pytest.mark.parametrize("ahead", AHEAD)
def test_defeat_agrees_with_counting_every_throw(ahead: int, slots: tuple[str, ...]) -> None:
    """war.harm.absorb war.harm.average war.core.outcome.attack"""
    absorb = sum(WORTH[slot] for slot in slots)
    defeats = sum(throws for (own, other), throws in BOTH.items() if 1 <= own + ahead - other > absorb)
    assert harm(chances(Side(2 + ahead), Side(2)), absorb) == Fraction(defeats, 6561)


@pytest.mark.parametrize("ahead", AHEAD)
def test_whoever_absorbs_nothing_falls_to_any_hit(ahead: int) -> None:
    """war.harm.average war.harm.absorb"""
    odds = chances(Side(ahead), Side(0))
    assert harm(odds, 0) == odds.success + odds.style
    assert harm(odds, 8 + ahead) == 0
    for absorb in range(17):
        assert harm(odds, absorb + 1) <= harm(odds, absorb)


TRIED = tuple(product((0, 2, 3), (1, 4)))


def tied(players: tuple[Player, ...], dice: tuple[int, ...]) -> list[int]:
    """The seats of those whom total, Will and units leave in the first place."""
    seats = list(range(len(players)))
    totals = [will + shown for (will, _), shown in zip(players, dice, strict=True)]
    for ranks in (totals, [will for will, _ in players], [units for _, units in players]):
        best = max(ranks[seat] for seat in seats)
        seats = [seat for seat in seats if ranks[seat] == best]
    return seats


@cache
def acts_first(players: tuple[Player, ...]) -> tuple[Fraction, ...]:
    """Every throw of all players; those still tied throw again among themselves, as often as need be."""
    if len(players) == 1:
        return (Fraction(1),)
    share = [Fraction()] * len(players)
    again = Fraction()
    for dice in product(SUMS, repeat=len(players)):
        chance = Fraction(prod(HANDS[shown] for shown in dice), 81 ** len(players))
        seats = tied(players, dice)
        if len(seats) == len(players):
            again += chance
            continue
        for seat, part in zip(seats, acts_first(tuple(players[seat] for seat in seats)), strict=True):
            share[seat] += chance * part
    return tuple(part / (1 - again) for part in share)


def test_the_initiative_of_two_agrees_with_counting_every_throw() -> None:
    """war.init.roll war.init.tie"""
    for players in product(product(range(-1, 6), (0, 1, 2)), repeat=2):
        assert initiative(players) == acts_first(players)


def test_the_initiative_of_three_agrees_with_counting_every_throw() -> None:
    """war.init.roll war.init.tie war.init.no_leader"""
    for players in combinations_with_replacement(TRIED, 3):
        assert initiative(players) == acts_first(players)


def test_some_figures_of_the_initiative() -> None:
    """war.init.roll war.init.tie war.init.no_leader"""
    assert initiative(((3, 4),)) == (Fraction(1),)
    assert initiative(((3, 4), (3, 4))) == (Fraction(1, 2), Fraction(1, 2))
    even = chances(Side(3), Side(3))
    assert initiative(((3, 4), (3, 5))) == (even.fail, even.fail + even.tie)
    ida_against_oz = chances(Side(3), Side(2))
    assert initiative(((3, 4), (2, 9))) == (1 - ida_against_oz.fail, ida_against_oz.fail)
    nobody_against_oz = chances(Side(0), Side(2))
    assert initiative(((0, 9), (2, 1)))[0] == nobody_against_oz.success + nobody_against_oz.style


players = st.tuples(st.integers(-2, 8), st.integers(0, 6))
tables = st.lists(players, min_size=1, max_size=6)


@given(tables)
def test_somebody_acts_first_and_equals_as_often(table: list[Player]) -> None:
    """war.init.roll war.init.tie"""
    shares = initiative(tuple(table))
    assert sum(shares) == 1
    assert min(shares) >= 0
    assert len(set(zip(table, shares, strict=True))) == len(set(table))


@given(tables.flatmap(lambda table: st.tuples(st.just(table), st.permutations(range(len(table))))))
def test_where_one_sits_does_not_matter(seated: tuple[list[Player], list[int]]) -> None:
    """war.init.roll"""
    table, seats = seated
    shares = initiative(tuple(table))
    assert initiative(tuple(table[seat] for seat in seats)) == tuple(shares[seat] for seat in seats)


@given(tables, st.integers(1, 3))
def test_a_stronger_will_never_acts_later(table: list[Player], more: int) -> None:
    """war.init.roll war.init.tie"""
    (will, units), *others = table
    now = initiative(tuple(table))[0]
    assert initiative(((will + more, units), *others))[0] >= now
    assert initiative(((will, units + more), *others))[0] >= now


def added_up(rolls: int) -> Counter[int]:
    """Return the number of throws that add up to each sum, one hand after another."""
    sums = Counter({0: 1})
    for _ in range(rolls):
        grown: Counter[int] = Counter()
        for (so_far, throws), (hand, ways) in product(sums.items(), HANDS.items()):
            grown[so_far + hand] += throws * ways
        sums = grown
    return sums


@pytest.mark.parametrize("rolls", (0, 1, 2, 3, 7, 20))
def test_luck_agrees_with_adding_up_hand_after_hand(rolls: int) -> None:
    """war.core.dice"""
    sums = added_up(rolls)
    for wanted in range(-4 * rolls - 2, 4 * rolls + 3):
        reached = sum(throws for shown, throws in sums.items() if shown >= wanted)
        assert luck(rolls, wanted) == Fraction(reached, 81**rolls)


def test_one_throw_is_a_roll_against_a_difficulty() -> None:
    """war.core.dice war.core.opposition"""
    for wanted in range(-4, 5):
        assert luck(1, wanted) == 1 - chances(Side(0), wanted).fail


@given(st.integers(0, 120), st.integers(-500, 500))
def test_good_luck_is_as_frequent_as_bad_luck(rolls: int, wanted: int) -> None:
    """war.core.dice"""
    assert luck(rolls, wanted) + luck(rolls, 1 - wanted) == 1
    assert luck(rolls, wanted) >= luck(rolls, wanted + 1)


def test_five_hundred_throws_are_answered_too() -> None:
    """war.core.dice"""
    assert luck(500, 2000) == Fraction(1, 3**2000)
    assert luck(500, -2000) == 1
    assert luck(500, 1999) == Fraction(2001, 3**2000)
    assert printed(luck(500, 0), luck(500, 1), luck(500, 37), luck(500, 73)) == "0.5055 0.4945 0.1588 0.0235"


hands = st.builds(Side, st.integers(-8, 12), st.none() | st.integers(-4, 4))
oppositions = hands | st.integers(-2, 12)


@given(hands, oppositions)
def test_the_chances_add_up(actor: Side, against: Against) -> None:
    """war.core.shifts"""
    odds = chances(actor, against)
    assert sum(parts(odds)) == sum(chance for _, chance in odds.shifts) == 1
    assert 0 <= odds.defended <= odds.fail
    assert [shifts for shifts, _ in odds.shifts] == sorted({shifts for shifts, _ in odds.shifts})
    assert all(chance > 0 for _, chance in odds.shifts)


@given(hands, hands)
def test_the_defence_is_the_mirror_of_the_attack(one: Side, other: Side) -> None:
    """war.core.outcome.defend"""
    ours, theirs = chances(one, other), chances(other, one)
    assert ours.shifts == tuple((-shifts, chance) for shifts, chance in reversed(theirs.shifts))
    assert (ours.tie, ours.fail) == (theirs.tie, theirs.success + theirs.style)
    assert (ours.defended, ours.style) == (theirs.style, theirs.defended)


@given(hands, oppositions, st.integers(1, 6), st.integers(0, 6))
def test_a_higher_bonus_never_harms(actor: Side, against: Against, by: int, absorb: int) -> None:
    """war.core.total war.core.invoke"""
    before, after = chances(actor, against), chances(raised(actor, by), against)
    assert after.fail <= before.fail
    assert after.fail + after.tie <= before.fail + before.tie
    assert after.style >= before.style
    assert after.defended <= before.defended
    assert harm(after, absorb) >= harm(before, absorb)
    assert after == chances(actor, raised(against, -by))


@given(hands, oppositions)
def test_dice_still_to_fall_are_the_mean_of_all_that_may_fall(actor: Side, against: Against) -> None:
    """war.core.dice war.core.invoke"""
    later = chances(rerolled(actor), against)
    fallen = [(throws, chances(replace(actor, fallen=dice), against)) for dice, throws in HANDS.items()]
    for part in (*PARTS, "defended"):
        assert getattr(later, part) == sum(throws * getattr(odds, part) for throws, odds in fallen) / 81
