"""The chances of Fate rolls, beside those of icepool, which is not among the wheels for the Python in the browser."""

import sys
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gonfalon.fate.luck import luck
from gonfalon.fate.odds import Against, Player, Side, chances, harm, initiative

if sys.platform == "emscripten":
    pytest.skip("only outside the browser", allow_module_level=True)

import icepool  # type: ignore[import-untyped]

hands = st.builds(Side, st.integers(-8, 12), st.none() | st.integers(-4, 4))
oppositions = hands | st.integers(-2, 12)

HAND = 4 @ icepool.Die((-1, 0, 1))


def thrown(side: Against) -> Any:
    """The total of one side as icepool has it."""
    if isinstance(side, int):
        return icepool.Die((side,))
    return side.bonus + (HAND if side.fallen is None else icepool.Die((side.fallen,)))


@given(hands, oppositions, st.integers(0, 6))
def test_icepool_counts_the_same(actor: Side, against: Against, absorb: int) -> None:
    """war.core.dice war.core.total war.core.shifts war.harm.absorb"""
    odds, shifts = chances(actor, against), thrown(actor) - thrown(against)
    assert dict(odds.shifts) == {shown: shifts.probability("==", shown) for shown in shifts.outcomes()}
    assert (odds.fail, odds.tie, odds.success, odds.style) == (
        shifts.probability("<", 0),
        shifts.probability("==", 0),
        shifts.probability(">=", 1) - shifts.probability(">=", 3),
        shifts.probability(">=", 3),
    )
    assert odds.defended == shifts.probability("<=", -3)
    assert harm(odds, absorb) == shifts.probability(">", absorb)


@pytest.mark.parametrize(
    "players",
    (
        ((3, 4), (2, 9)),
        ((3, 4), (3, 4), (3, 5)),
        ((2, 1), (2, 1), (2, 1), (0, 7)),
        ((5, 1), (3, 2), (3, 2), (0, 0)),
    ),
)
def test_icepool_gives_the_same_initiative(players: tuple[Player, ...]) -> None:
    """war.init.roll war.init.tie"""

    def first(*dice: int) -> Any:
        places = [(will + shown, will, units) for shown, (will, units) in zip(dice, players, strict=True)]
        return icepool.Die([n for n, place in enumerate(places) if place == max(places)])

    seat = icepool.map(first, *(HAND for _ in players))
    assert initiative(players) == tuple(seat.probability("==", n) for n in range(len(players)))


@pytest.mark.parametrize("rolls", (1, 5, 60))
def test_icepool_has_the_same_luck(rolls: int) -> None:
    """war.core.dice"""
    sums = rolls @ HAND
    for wanted in range(-4 * rolls, 4 * rolls + 1):
        assert luck(rolls, wanted) == sums.probability(">=", wanted)
