"""Chapter: turns and rounds. The initiative roll, ties, and players without a leader."""

from __future__ import annotations

import pytest
from engine.war.cast import LEVY, Table, led, parts_of, passed
from support.playing import keys, overruled, play, proposed, question, rolled, tells

from gonfalon.battle.work import MOST_AT_ONCE
from gonfalon.questions.roll import Roll

WILL_3, WILL_2, WILL_0 = "main | will 3 | Ida", "main | will 2 | Oz", "main | fight 4 | Ulf"


def order(battle: Table) -> list[str]:
    """The players in the order of their initiative."""
    return list(battle.position.order)


def lying(battle: Table) -> list[tuple[str | None, int | None, bool]]:
    """The hands on the table: whose, their total, and whether it acts."""
    contest = battle.system.table(battle.position).contest
    assert contest
    return [(hand.of, hand.total, hand.acting) for hand in contest.hands]


def with_fate(points: int) -> Table:
    """Nora with a leader of two aspects, so many own fate points and an empty chest, Sven with nobody; at her roll."""
    battle = led((["main | will 3 | Ida | Brave | Loud"], [LEVY]), ([], [LEVY]))
    return overruled(battle, p1__own=points, p1__points=0)


def test_the_highest_total_goes_first_and_then_the_next() -> None:
    """war.init.roll"""
    battle = led(([WILL_3], [LEVY]), ([WILL_2], [LEVY]), ([WILL_3], [LEVY]))
    play(battle, *rolled(-1, 4, 1))
    assert order(battle) == ["p2", "p3", "p1"]
    assert [one["total"] for one in tells(battle, "war.init.roll")] == [2, 6, 4]
    assert question(battle).people == ("p2",)


def test_what_was_thrown_before_lies_beside_the_next_roll() -> None:
    """war.init.roll, war.init.tie"""
    battle = led(([WILL_3], [LEVY]), ([WILL_2], [LEVY]), ([WILL_3], [LEVY]))
    play(battle, *rolled(-1, 2))
    assert lying(battle) == [("p1", 2, False), ("p2", 4, False), ("p3", None, True)]
    battle = led(([WILL_3], [LEVY]), ([WILL_3], [LEVY]))
    play(battle, *rolled(0, 0, 1))
    assert lying(battle) == [("p1", 4, False), ("p2", None, True)]


def test_it_is_rolled_once_and_holds_when_the_leader_falls() -> None:
    """war.init.roll"""
    battle = led(([WILL_3], [LEVY]), ([WILL_2], [LEVY]))
    play(battle, *rolled(0, 4))
    rolls = len(tells(battle, "war.init.roll"))
    battle.overrule("l2.zone", "off", "")
    play(battle, "end", "u3", "end")
    assert battle.position.round == 2
    assert question(battle).people == ("p2",)
    assert len(tells(battle, "war.init.roll")) == rolls


def test_of_several_leaders_one_is_named_and_the_best_will_is_proposed() -> None:
    """war.init.roll"""
    battle = led(([WILL_2, WILL_3], [LEVY]), ([], [LEVY]))
    assert keys(battle) == ("l1", "l2")
    assert proposed(battle) == ("l2",)
    play(battle, "l1")
    assert parts_of(battle) == {"war.core.total": 2}


def test_a_fate_point_may_be_paid_on_the_roll() -> None:
    """war.init.roll"""
    battle = play(with_fate(2), *rolled(0, 0))
    assert {"paid.l1.1.p1", "paid.l1.2.p1"} <= set(keys(battle))
    passed(play(battle, "paid.l1.1.p1"))
    assert tells(battle, "war.init.roll")[-2] == {"player": "p1", "total": 5}
    assert battle.position.player("p1").own == 1


def test_an_invocation_may_roll_anew() -> None:
    """war.init.roll"""
    battle = play(with_fate(1), *rolled(-4, 0), "paid.l1.2.p1.reroll", *rolled(2))
    assert tells(battle, "war.init.roll")[-2] == {"player": "p1", "total": 5}


def test_all_dice_lie_there_before_anybody_invokes() -> None:
    """war.init.roll war.core.invoke.order: then one after the other, until nobody has anything to add"""
    battle = led(
        ([WILL_3 + " | Brave"], [LEVY]), ([WILL_2 + " | Sly"], [LEVY]), (["main | will 1 | Ulf | Loud"], [LEVY])
    )
    overruled(battle, **{f"p{number}__{kind}": 0 for number in (1, 2, 3) for kind in ("own", "points")})
    overruled(battle, p1__own=1, p3__own=2)
    play(battle, *rolled(0, 2))
    assert isinstance(battle.ask, Roll)
    play(battle, *rolled(0))
    assert lying(battle) == [("p1", 3, True), ("p2", 4, False), ("p3", 1, False)]
    assert question(battle).people == ("p1",)
    play(battle, "pass")
    assert question(battle).people == ("p1",), "an ally’s roll is raised by who has a point"
    play(battle, "pass")
    assert lying(battle) == [("p1", 3, False), ("p2", 4, False), ("p3", 1, True)]
    play(battle, "paid.l3.1.p3", "pass")
    assert (question(battle).people, lying(battle)[0]) == (("p1",), ("p1", 3, True)), "every hand keeps its place"
    play(battle, "paid.l1.1.p1")
    assert question(battle).people == ("p3",)
    play(battle, "pass")
    assert [one["total"] for one in tells(battle, "war.init.roll")] == [5, 4, 3]
    assert order(battle) == ["p1", "p2", "p3"]


def test_nobody_is_asked_to_invoke_against_it() -> None:
    """war.init.roll"""
    battle = with_fate(0)
    battle.overrule("p2.own", 3, "")
    play(battle, *rolled(0, 0))
    assert lying(battle)[-1][0] == "p2", "it is asked about the own roll"
    assert question(battle).people == ("p2",)


@pytest.mark.parametrize(
    ("nora", "sven", "first"),
    [
        ((WILL_3, 1, 0), (WILL_2, 4, 1), "p1"),
        ((WILL_2, 4, 1), (WILL_3, 1, 0), "p2"),
        ((WILL_3, 2, -1), (WILL_3, 3, -1), "p2"),
        ((WILL_2, 3, 0), (WILL_2, 2, 0), "p1"),
        ((WILL_3, 1, 1), (WILL_2, 4, 1), "p1"),
    ],
    ids=["will", "will of the second", "units", "units of the first", "no tie"],
)
def test_a_tie_goes_to_the_higher_will_then_to_more_units(
    nora: tuple[str, int, int], sven: tuple[str, int, int], first: str
) -> None:
    """war.init.tie"""
    battle = led(*(([leader], [LEVY] * units) for leader, units, _ in (nora, sven)))
    play(battle, *rolled(nora[2], sven[2]))
    assert order(battle)[0] == first
    assert tells(battle, "war.init.tie") == []


def test_only_those_who_are_equal_roll_again() -> None:
    """war.init.tie"""
    battle = led(([WILL_3], [LEVY]), ([WILL_3], [LEVY]), ([WILL_2], [LEVY]))
    play(battle, *rolled(0, 0, 4))
    assert tells(battle, "war.init.tie") == [{"players": ("p1", "p2")}]
    assert parts_of(battle) == {"war.init.tie": 3}
    play(battle, *rolled(4, -4))
    assert order(battle) == ["p3", "p1", "p2"]


def test_the_first_roll_outweighs_will_and_units() -> None:
    """war.init.tie"""
    battle = led(([WILL_2], [LEVY]), ([WILL_3], [LEVY] * 5))
    play(battle, *rolled(3, 1))
    assert order(battle) == ["p1", "p2"]


def test_another_tie_is_rolled_yet_again() -> None:
    """war.init.tie"""
    battle = led(([WILL_3], [LEVY]), ([WILL_3], [LEVY]))
    play(battle, *rolled(0, 0, 1, 1, -1, 0))
    assert len(tells(battle, "war.init.tie")) == 2
    assert order(battle) == ["p2", "p1"]


def test_a_tie_may_come_again_as_often_as_it_will() -> None:
    """war.init.tie: each round of it ends at a checkpoint, so that taking one back runs that round alone again"""
    battle = led(([WILL_3], [LEVY]), ([WILL_3], [LEVY]))
    play(battle, *rolled(*[0] * 100))
    spent = battle.work
    play(battle, *rolled(*[0] * 10_000))
    assert battle.work > MOST_AT_ONCE
    assert battle.work - spent < 10_100 * spent / 100
    battle.undo()
    play(battle, *rolled(1))
    assert order(battle) == ["p2", "p1"]


def test_without_a_leader_will_counts_nothing() -> None:
    """war.init.no_leader"""
    battle = led(([], [LEVY]), ([WILL_0], [LEVY]))
    assert parts_of(battle) == {"war.init.no_leader": 0}
    play(battle, *rolled(2))
    assert parts_of(battle) == {"war.core.total": 0}
    play(battle, *rolled(3))
    assert order(battle) == ["p2", "p1"]


def test_without_a_leader_a_tie_is_lost_to_any_will() -> None:
    """war.init.no_leader, war.init.tie"""
    battle = led(([], [LEVY] * 5), (["main | will 1 | Oz"], [LEVY]))
    play(battle, *rolled(3, 2))
    assert order(battle) == ["p2", "p1"]
