"""The defaults of a declared roll, changed before its dice fall: skill, defence, opposition."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest
from engine.war.cast import (
    Table,
    cast,
    defences,
    offer,
    parts_of,
    passed,
    poor,
    shifts,
    throwers,
    thrown,
    turn_of,
    with_aspect,
)
from support.playing import keys, offers, overruled, play, proposed, question, refused, rolled, tells

from gonfalon.battle.event import Thrown
from gonfalon.questions.dice import Dice
from gonfalon.questions.number import Number
from gonfalon.questions.roll import Roll
from gonfalon.systems.war.state.pieces import Act, Status

ADJUSTMENTS = {"skill", "defend", "oppose"}


def adjustable(battle: Table) -> set[str]:
    return offers(battle) & ADJUSTMENTS


@pytest.mark.parametrize(
    ("declared", "expected"),
    [
        (("pikes", "attack.raiders"), {"defend"}),
        (("pikes", "intimidate", "raiders"), {"defend"}),
        (("pikes", "intimidate", "self"), {"oppose"}),
        (("bows", "scout.z2"), set()),
        (("pikes", "surround"), {"skill", "defend"}),
        (("pikes", "other.pikes"), {"skill", "oppose"}),
        (("pikes", "elsewhere.pikes", "raiders"), {"skill", "defend"}),
        (("pikes", "load", "pikes.1"), {"skill", "oppose"}),
        (("pikes", "force.z2"), {"skill"}),
    ],
    ids=lambda it: " ".join(it[1:]) if isinstance(it, tuple) else "",
)
def test_what_may_be_named_otherwise(declared: tuple[str, ...], expected: set[str]) -> None:
    """war.core.opposition war.adv.opposition war.over.skills"""
    battle = turn_of(poor(raiders__zone="z1"), declared[0], *declared[1:])
    assert isinstance(battle.ask, Roll)
    assert adjustable(battle) == expected


def test_an_aspect_is_opposed_on_sight_only_where_an_enemy_unit_stands() -> None:
    """war.over.aspect"""
    alone = turn_of(with_aspect(poor(), "pikes", "Tired"), "pikes", "rid.a1")
    assert adjustable(alone) == {"skill"}
    watched = turn_of(with_aspect(poor(raiders__zone="z1"), "pikes", "Tired"), "pikes", "rid.a1")
    assert adjustable(watched) == {"skill", "oppose"}
    assert offer(watched, "oppose").rule == "war.over.aspect"
    assert set(keys(play(watched, "+oppose"))) == {"fair", "raiders", "other"}


def test_each_offer_belongs_to_who_decides_it() -> None:
    """war.core.opposition war.adv.opposition: the side that defends, the side that acts, the game master"""
    battle = turn_of(poor(), "pikes", "elsewhere.pikes", "raiders")
    assert (offer(battle, "skill").who, offer(battle, "skill").rule) == ("p1", "war.adv.general")
    assert (offer(battle, "defend").who, offer(battle, "defend").rule) == ("p2", "war.core.opposition")
    own = turn_of(poor(), "pikes", "other.pikes")
    assert (offer(own, "oppose").who, offer(own, "oppose").rule) == ("p2", "war.adv.opposition")
    assert {one.until for one in battle.offers if one.key in ADJUSTMENTS} == {"answer"}


def test_the_best_skill_is_taken_and_proposed() -> None:
    """war.core.opposition: the ogres' Fight 3 against their Athletics 2"""
    battle = turn_of(poor(guard__zone="z5"), "guard", "attack.ogres")
    assert throwers(battle) == {"guard": "fight", "ogres": "fight"}
    play(battle, "+defend")
    assert keys(battle) == ("fight", "athletics", "waive")
    assert proposed(battle) == ("fight",)


def test_a_defence_is_named_again_and_again() -> None:
    """war.core.opposition: what was named last counts, and it is proposed the next time"""
    battle = play(poor(raiders__zone="z1"), "pikes", "attack.raiders", "+defend", "athletics")
    assert throwers(battle)["raiders"] == "athletics"
    assert proposed(play(battle, "+defend")) == ("athletics",)
    play(battle, "waive")
    assert throwers(battle) == {"pikes": "fight"}
    assert proposed(play(battle, "+defend")) == ("waive",)
    play(battle, "fight")
    assert throwers(battle)["raiders"] == "fight"
    assert shifts(play(battle, *rolled(1, 0))) == (3, 2)


def test_what_was_named_is_taken_back_step_by_step() -> None:
    """war.core.opposition"""
    battle = play(poor(raiders__zone="z1"), "pikes", "attack.raiders", "+defend", "waive")
    battle.undo()
    assert question(battle).rule == "war.core.opposition"
    battle.undo()
    assert throwers(battle) == {"pikes": "fight", "raiders": "fight"}
    assert tells(battle, "war.core.opposition") == []
    battle.redo()
    battle.redo()
    assert throwers(battle) == {"pikes": "fight"}
    assert shifts(play(battle, *rolled(-1))) == (1, 0)


@pytest.mark.parametrize("key", sorted(ADJUSTMENTS))
def test_nothing_is_named_otherwise_once_dice_lie_there(key: str) -> None:
    """war.core.opposition war.core.invoke: not in the window of invocations, nor at a reroll"""
    battle = cast(raiders__zone="z1")
    turn_of(battle, "pikes", *(("attack.raiders",) if key == "defend" else ("other.pikes",)))
    assert key in offers(battle)
    play(battle, *(rolled(0, 0) if key == "defend" else rolled(0)))
    assert question(battle).rule == "war.core.invoke.order"
    assert refused(battle, f"+{key}") == "not-offered"
    play(battle, "paid.pikes.1.p1.reroll")
    assert isinstance(battle.ask, Roll)
    assert refused(battle, f"+{key}") == "not-offered"


def test_another_skill_of_an_advantage_is_met_by_what_fits_it() -> None:
    """war.adv.general war.adv.opposition: the defence is taken anew, also one that was named or given up"""
    battle = turn_of(poor(), "guard", "elsewhere.guard", "ogres")
    assert throwers(battle) == {"guard": "fight", "ogres": "fight"}
    play(battle, "+defend", "athletics", "+skill", "provoke")
    assert throwers(battle) == {"guard": "provoke", "ogres": "will"}
    play(battle, "+skill", "notice")
    assert throwers(battle) == {"guard": "notice", "ogres": "stealth"}
    assert defences(battle) == {"stealth"}


def test_who_gave_up_the_defence_has_given_it_up_whatever_is_rolled() -> None:
    """war.core.opposition war.adv.general"""
    battle = turn_of(poor(), "guard", "elsewhere.guard", "ogres", "+defend", "waive", "+skill", "provoke")
    assert throwers(battle) == {"guard": "provoke"}
    assert shifts(play(battle, *rolled(0))) == (1, 0)


def test_the_skill_of_an_advantage_keeps_the_opposition_that_was_named() -> None:
    """war.adv.opposition"""
    battle = turn_of(poor(), "guard", "elsewhere.guard", "z2", "+oppose", "raiders", "+skill", "notice")
    assert throwers(battle) == {"guard": "notice", "raiders": "stealth"}
    assert {"oppose", "defend"} <= offers(battle)
    play(battle, "+oppose", "other", 5)
    assert throwers(battle) == {"guard": "notice"}
    play(battle, "+skill", "athletics")
    assert shifts(play(battle, *rolled(0))) == (2, 5)


def test_the_skill_that_surrounds_changes_nothing_about_the_defence() -> None:
    """war.adv.surround war.core.opposition"""
    there = dict.fromkeys(("pikes__zone", "guard__zone", "levy__zone", "raiders__zone"), "z2")
    battle = turn_of(poor(**there), "pikes", "surround", "+defend", "athletics", "+skill", "will")
    assert throwers(battle) == {"pikes": "will", "raiders": "athletics"}


def test_an_opposition_is_named_again_and_again() -> None:
    """war.adv.opposition war.core.default_difficulty"""
    battle = turn_of(poor(), "pikes", "other.pikes", "+oppose", "ogres")
    assert throwers(battle) == {"pikes": "fight", "ogres": "fight"}
    assert proposed(play(battle, "+oppose")) == ("ogres",)
    play(battle, "other")
    assert isinstance(battle.ask, Number)
    play(battle, 0)
    assert "defend" not in offers(battle)
    assert shifts(thrown(battle.fork(), 0)) == (2, 0)
    play(battle, "+oppose", "fair")
    assert shifts(thrown(battle, 0)) == (2, 2)


def test_a_ruling_on_the_acting_roll_stays_when_its_skill_changes() -> None:
    """war.core.total war.adv.general"""
    battle = overruled(turn_of(poor(), "guard", "other.guard"), roll__actor=2)
    play(battle, "+skill", "athletics")
    assert shifts(play(battle, *rolled(0))) == (4, 2)


@pytest.mark.parametrize(
    "named",
    [("+defend", "athletics"), ("+defend", "waive", "+defend", "athletics"), ("+defend", "fight")],
    ids=" ".join,
)
def test_a_ruling_on_a_defence_stays_when_another_is_named(named: tuple[str, ...]) -> None:
    """war.core.total war.core.opposition: the raiders' Athletics 1 or Fight 2, and 3 by hand"""
    battle = overruled(turn_of(poor(raiders__zone="z1"), "pikes", "attack.raiders"), roll__against=3)
    play(battle, *named)
    skill = {"athletics": 1, "fight": 2}[named[-1]]
    assert shifts(thrown(battle, 0, 0)) == (2, skill + 3)


def test_a_ruling_on_a_defence_stays_when_the_attacker_rolls_another_skill() -> None:
    """war.core.total war.adv.general"""
    battle = overruled(turn_of(poor(raiders__zone="z1"), "pikes", "elsewhere.pikes", "raiders"), roll__against=3)
    before = shifts(thrown(battle.fork(), 0, 0))[1]
    assert before == 2 + 3
    play(battle, "+skill", "athletics")
    assert shifts(thrown(battle, 0, 0))[1] >= 3


def test_the_action_is_used_only_when_the_dice_fall() -> None:
    """war.action.one: not by declaring, nor by naming something else"""
    battle = turn_of(poor(), "pikes", "other.pikes", "+skill", "will", "+oppose", "other", 1)
    assert not battle.position.now.done
    play(battle, *rolled(-4))
    assert battle.position.now.done == (Act.ADVANTAGE,)


def test_a_leader_in_a_duel_surrenders_at_the_offer() -> None:
    """war.leader.duel war.leader.other_defeat: credited, no roll, the attack is made"""
    battle = play(poor(oz__zone="z1"), "ida", "duel.ida.oz", "+defend", "surrender")
    assert battle.position.leader("oz").status is Status.DEFEATED
    assert battle.position.credited == (("oz", "p1"),)
    assert [event for event in battle.events if isinstance(event, Thrown)] == []
    assert (battle.position.contest, battle.position.leader("ida").acted) == (None, True)
    assert question(battle).people == ("p2",)
    battle.undo()
    battle.undo()
    assert throwers(battle) == {"ida": "fight", "oz": "fight"}
    assert battle.position.leader("oz").status is Status.ACTIVE


def test_everybody_who_rolls_throws_at_once() -> None:
    """war.core.dice war.core.opposition: who acts first; one throw in the chronicle, parted"""
    battle = play(poor(raiders__zone="z1"), "pikes", "attack.raiders")
    assert isinstance(battle.ask, Roll)
    assert (battle.ask.people, battle.ask.pool.dice) == (("p1", "p2"), 8)
    assert [(one.who, one.dice) for one in battle.ask.throws] == [("p1", 4), ("p2", 4)]
    assert battle.ask.dealt((1, 1, 1, 1, -1, -1, -1, -1)) == ((1, 1, 1, 1), (-1, -1, -1, -1))
    battle.roll(Dice.seeded("both"))
    (throw,) = [event for event in battle.events if isinstance(event, Thrown)]
    assert (throw.parted, len(throw.fell.faces)) == ((4, 4), 8)
    own, foe = sum(throw.fell.faces[:4]), sum(throw.fell.faces[4:])
    assert shifts(battle) == (2 + own, 2 + foe)


@pytest.mark.parametrize("faces", [(0,) * 4, (0,) * 7, (0,) * 9, (0,) * 12, (2,) * 8])
def test_a_common_throw_has_all_its_dice(faces: tuple[int, ...]) -> None:
    """war.core.dice"""
    assert refused(play(poor(raiders__zone="z1"), "pikes", "attack.raiders"), faces) == "faces"


def test_who_throws_again_throws_alone() -> None:
    """war.core.invoke"""
    battle = play(cast(raiders__zone="z1"), "pikes", "attack.raiders", *rolled(-2, 1), "paid.pikes.1.p1.reroll")
    assert isinstance(battle.ask, Roll)
    assert (battle.ask.people, battle.ask.pool.dice, battle.ask.throws) == (("p1",), 4, ())
    passed(play(battle, *rolled(4)))
    assert shifts(battle) == (6, 3)


def held_by_two() -> Table:
    """The raiders in z3, pinned by the bows from z2 and barred by the pikes, force their way into z4."""
    battle = poor(bows__zone="z2", raiders__zone="z3")
    play(thrown(turn_of(battle, "bows", "pin.raiders"), 0, 0), "end")
    return turn_of(overruled(battle, pikes__zone="z4"), "raiders", "force.z4", "pikes")


@pytest.mark.parametrize(("bows", "pikes"), [(0, 0), (-2, 4), (4, -2), (1, 2)])
def test_of_several_who_oppose_the_highest_leads(bows: int, pikes: int) -> None:
    """war.adv.pin.overcome war.over.enemy: bows with Shoot 2, pikes with Athletics 1"""
    battle = held_by_two()
    assert throwers(battle) == {"raiders": "athletics", "bows": "shoot", "pikes": "athletics"}
    thrown(battle, 0, bows, pikes)
    assert shifts(battle) == (1, max(2 + bows, 1 + pikes))
    first = {"piece": "bows", "total": 2 + bows} if 2 + bows >= 1 + pikes else {"piece": "pikes", "total": 1 + pikes}
    assert tells(battle, "war.adv.pin.overcome")[-1] == first


SUMS = {total: sum(1 for faces in product((-1, 0, 1), repeat=4) if sum(faces) == total) for total in range(-4, 5)}
"""The number of the 81 throws of four Fate dice that have this sum."""


def test_the_odds_of_a_roll_against_several_are_those_of_the_highest() -> None:
    """war.core.shifts war.adv.pin.overcome: counted out over all three throws"""
    battle = held_by_two()
    expected = dict.fromkeys(("fail", "tie", "success", "style"), 0)
    for own, bows, pikes in product(SUMS, repeat=3):
        count = SUMS[own] * SUMS[bows] * SUMS[pikes]
        won = own + parts_of(battle)["war.core.total"] - max(2 + bows, 1 + pikes)
        expected["fail" if won < 0 else "tie" if won == 0 else "success" if won < 3 else "style"] += count
    (odds,) = battle.system.odds(battle.position)
    assert {bar.key: bar.p for bar in odds.bars} == {key: Fraction(n, 81**3) for key, n in expected.items()}
