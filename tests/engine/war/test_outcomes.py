"""Chapter Fate Core: what Overcome, Create an advantage and Attack bring, what a success costs, and boosts."""

from __future__ import annotations

import pytest
from engine.war.cast import SYSTEM, Table, aspect_named, in_play, ordered, poor
from support.playing import (
    all_keys,
    keys,
    offers,
    overruled,
    play,
    proposed,
    question,
    refused,
    rolled,
    sum_of,
    tells,
    told,
)

from gonfalon.battle.battle import Battle
from gonfalon.questions.figures import Label, UserText
from gonfalon.systems.war.state.pieces import Kind, Status

NEVER = {"war.opt.success_at_cost": "never"}


def forcing(unit: str, shifts: int, **rulings: int | str) -> Table:
    """Forcing a way into z2, which the raiders bar, with so many shifts."""
    battle = play(poor(raiders__zone="z2", **rulings), unit, "force.z2")
    return play(battle, "raiders", "+skill", "athletics", *by_shifts(battle, unit, shifts))


def by_shifts(battle: Table, unit: str, shifts: int) -> tuple[tuple[int, ...], ...]:
    """Dice of both sides (the raiders' Athletics is +1) that end with so many shifts."""
    own = dict(battle.position.unit(unit).skills).get("athletics", 0)
    both = shifts + 1 - own
    return rolled(both, 0) if abs(both) <= 4 else rolled(4 if both > 0 else -4, (4 if both > 0 else -4) - both)


def scouted(total: int, **rulings: int | str) -> Table:
    """The bows (Notice 1) scout z2 against Fair with this sum of dice."""
    return play(poor(**rulings), "bows", "scout.z2", sum_of(total))


def where(battle: Table, unit: str) -> str | None:
    return battle.position.unit(unit).zone


def test_a_failed_overcome_leaves_everything_as_it_was() -> None:
    """war.core.outcome.overcome war.opt.success_at_cost"""
    battle = forcing("pikes", -1)
    assert (question(battle).rule, proposed(battle)) == ("war.opt.success_at_cost", ("fail",))
    play(battle, "fail")
    assert where(battle, "pikes") == "z1"
    assert in_play(battle) == []
    assert refused(battle, "attack.raiders") == "barred"


def test_a_tie_reaches_the_goal_at_a_minor_cost() -> None:
    """war.core.outcome.overcome war.core.cost.minor: the other side's boost is proposed first"""
    battle = forcing("pikes", 0)
    assert where(battle, "pikes") == "z2"
    assert (question(battle).rule, question(battle).people, question(battle).kind) == (
        "war.core.cost.minor",
        ("p2",),
        "ruling",
    )
    assert all_keys(battle) == ("boost", "detail")
    assert proposed(battle) == ("boost",)
    play(battle, "boost", "+name.a1", "Stumbling")
    assert (aspect_named(battle, "Stumbling").owner, in_play(battle)[0].kind) == ("p2", Kind.BOOST)


@pytest.mark.parametrize("text", ["The drum is lost", ""])
def test_a_minor_cost_may_be_a_detail_without_a_number(text: str) -> None:
    """war.core.cost.minor"""
    battle = play(forcing("pikes", 0), "detail", text)
    assert in_play(battle) == []
    assert tells(battle, "war.core.cost.minor")[0]["said"] == ("yes" if text else "no")
    assert question(battle).rule == "war.action.one", "the turn goes on"


@pytest.mark.parametrize("shifts", [1, 2])
def test_a_success_reaches_the_goal(shifts: int) -> None:
    """war.core.outcome.overcome"""
    battle = forcing("pikes", shifts)
    assert (where(battle, "pikes"), in_play(battle), question(battle).rule) == ("z2", [], "war.action.one")


def test_with_style_there_is_a_boost_on_top() -> None:
    """war.core.outcome.overcome war.core.boost"""
    battle = play(forcing("pikes", 3), "+name.a1", "Momentum")
    assert where(battle, "pikes") == "z2"
    boost = aspect_named(battle, "Momentum")
    assert (boost.owner, boost.kind, boost.free) == ("p1", Kind.BOOST, (("p1", 1),))


def test_a_serious_cost_reaches_the_goal_all_the_same() -> None:
    """war.core.cost.serious: a consequence in the lowest free slot, its invocation for who stood in the way"""
    battle = play(forcing("guard", -1), "pay")
    assert (question(battle).people, question(battle).kind) == (("p2",), "ruling")
    assert keys(battle) == ("consequence", "aspect", "detail")
    assert proposed(battle) == ("consequence",)
    play(battle, "consequence", "+name.a1", "Trampled")
    taken = aspect_named(battle, "Trampled")
    assert (taken.on, taken.kind, taken.severity, taken.free) == ("guard", Kind.CONSEQUENCE, "mild", (("p2", 1),))
    assert where(battle, "guard") == "z2"
    assert [one["result"] for one in tells(battle, "war.over.result")] == ["fail", "paid"]


def test_the_lowest_free_slot_is_filled() -> None:
    """war.core.cost.serious: mild is taken, so moderate"""
    battle = play(forcing("guard", -1, guard__mild="yes"), "pay", "consequence", "+name.a2", "Broken")
    assert aspect_named(battle, "Broken").severity == "moderate"


@pytest.mark.parametrize(("unit", "rulings"), [("levy", {}), ("pikes", {"pikes__mild": "yes"})])
def test_without_a_free_slot_a_consequence_is_not_on_the_list(unit: str, rulings: dict[str, str]) -> None:
    """war.core.cost.serious"""
    battle = play(forcing(unit, -1, **rulings), "pay")
    assert all_keys(battle) == ("aspect", "detail")
    assert proposed(battle) == ("aspect",)


def test_a_serious_cost_may_be_an_aspect_for_the_others() -> None:
    """war.core.cost.serious: with one free invocation"""
    battle = play(forcing("levy", -1), "pay", "aspect", "+name.a1", "Cut Off")
    assert where(battle, "levy") == "z2"
    assert (aspect_named(battle, "Cut Off").kind, aspect_named(battle, "Cut Off").free) == (
        Kind.SITUATION,
        (("p2", 1),),
    )


def test_a_serious_cost_may_be_what_the_game_master_says() -> None:
    """war.core.cost.serious"""
    battle = play(forcing("levy", -1), "pay", "detail", "The granary burns")
    assert (where(battle, "levy"), in_play(battle)) == ("z2", [])
    assert tells(battle, "war.core.cost.serious")[-1]["detail"].text == "The granary burns"


def test_the_table_may_play_that_failure_is_failure() -> None:
    """war.opt.success_at_cost: ask and never"""
    battle = play(poor(NEVER, raiders__zone="z2"), "pikes", "force.z2", "raiders", *rolled(-1, 0))
    assert (question(battle).rule, where(battle, "pikes")) == ("war.action.one", "z1")


def test_the_option_may_be_overruled_in_the_middle_of_a_battle() -> None:
    """war.opt.success_at_cost"""
    battle = poor(raiders__zone="z2")
    battle.overrule("switch.war.opt.success_at_cost", "never", "")
    play(battle, "pikes", "force.z2", "raiders", *rolled(-1, 0))
    assert question(battle).rule == "war.action.one"


def test_getting_rid_of_an_aspect_has_the_outcomes_of_overcome() -> None:
    """war.core.outcome.overcome war.core.cost.serious: bought back, the aspect is gone"""
    battle = play(
        poor(), "+gm", "add", "battle", "Thick Fog", "nobody", "pikes", "rid.a1", "+skill", "will", sum_of(-1)
    )
    play(battle, "pay", "consequence", "+name.a2", "Nerves")
    assert [aspect.severity for aspect in in_play(battle)] == ["mild"]


def test_a_tied_advantage_is_a_boost_instead() -> None:
    """war.core.outcome.advantage"""
    battle = play(scouted(1), "+name.a1", "A Glimpse")
    assert [(aspect.kind, aspect.on) for aspect in in_play(battle)] == [(Kind.BOOST, "p1")]


@pytest.mark.parametrize(("total", "free"), [(2, 1), (3, 1), (4, 2)])
def test_an_advantage_comes_with_one_or_two_free_invocations(total: int, free: int) -> None:
    """war.core.outcome.advantage: two with style"""
    battle = play(scouted(total), "+name.a1", "Broken Ground")
    made = aspect_named(battle, "Broken Ground")
    assert (made.on, made.kind, made.free, made.owner) == ("z2", Kind.SITUATION, (("p1", free),), "p1")


def test_a_failed_advantage_makes_nothing_or_serves_the_others() -> None:
    """war.core.outcome.advantage: it makes nothing, unless the game master says otherwise"""
    battle = scouted(0)
    assert (question(battle).people, question(battle).rule) == (("p1",), "war.action.one")
    assert [(one.who, one.rule) for one in battle.offers if one.key.startswith("turned")] == [
        ("p2", "war.core.outcome.advantage")
    ]
    assert in_play(battle) == []
    turned = play(battle, "+turned.p2", "+name.a1", "Seen First")
    assert (in_play(turned)[0].on, in_play(turned)[0].free) == ("z2", (("p2", 1),))


def opposed(by: int) -> Table:
    """The ogres' Intimidate against the pikes' Will, with so many shifts (Provoke 2, Will 1)."""
    battle = play(poor(), "levy", "end", "ogres", "intimidate", "pikes")
    return play(battle, *rolled(by - 1, 0))


@pytest.mark.parametrize("by", [-1, -2])
@pytest.mark.parametrize("ruled", ["nothing", "p1"])
def test_what_fails_against_a_defence_may_serve_the_defender(ruled: str, by: int) -> None:
    """war.core.outcome.advantage war.adv.opposition: the game master decides here too"""
    battle = opposed(by)
    assert [(one.key, one.who) for one in battle.offers if one.key.startswith("turned")] == [("turned.p1", "p2")]
    if ruled == "p1":
        play(battle, "+turned.p1", "+name.a1", "Emboldened")
        assert not [key for key in offers(battle) if key.startswith("turned")]
    assert [(one.on, one.kind, one.free) for one in in_play(battle)] == (
        [("pikes", Kind.SITUATION, (("p1", 1),))] if ruled == "p1" else []
    )
    assert question(battle).rule == "war.action.one"


def test_a_defence_by_three_brings_its_boost_instead() -> None:
    """war.core.outcome.advantage war.core.outcome.defend: then the game master is not asked"""
    battle = opposed(-3)
    assert question(battle).rule != "war.core.outcome.advantage"
    assert [(one.kind, one.owner) for one in in_play(battle)] == [(Kind.BOOST, "p1")]


def test_an_advantage_may_stay_unnamed() -> None:
    """war.core.outcome.advantage war.core.situation_aspect"""
    battle = play(scouted(2))
    assert [aspect.on for aspect in in_play(battle)] == ["z2"]


def loading(shifts: int) -> Table:
    """The levy load the game master's aspect on the battle against Fair."""
    battle = play(poor(), "+gm", "add", "battle", "Thick Fog", "nobody", "levy", "load", "a1")
    return play(battle, sum_of(shifts + 1))


@pytest.mark.parametrize(
    ("shifts", "free"),
    [(-3, ("p2", 1)), (-1, ("p2", 1)), (0, ("p1", 1)), (1, ("p1", 1)), (2, ("p1", 1)), (3, ("p1", 2))],
)
def test_an_aspect_in_sight_is_loaded_for_one_side_or_the_other(shifts: int, free: tuple[str, int]) -> None:
    """war.core.outcome.existing: a tie still loads it, a failure serves the others"""
    battle = loading(shifts)
    assert aspect_named(battle, "Thick Fog").free == (free,)
    assert len(in_play(battle)) == 1


def test_aspects_on_cards_may_be_loaded_and_a_boost_may_not() -> None:
    """war.core.outcome.existing"""
    assert "ogres.1" in all_keys(play(poor(), "pikes", "load"))
    battle = play(scouted(1), "+name.a1", "A Glimpse", "end", "slingers", "end", "pikes", "load")
    assert [key for key in all_keys(battle) if key.startswith("a")] == []


def test_loading_may_be_thought_better_of() -> None:
    """war.core.outcome.existing: no action is spent"""
    battle = play(poor(), "+gm", "add", "battle", "Thick Fog", "nobody", "levy", "load", "back")
    assert "intimidate" in keys(battle)


def attacking(shifts: int) -> Table:
    """The pikes attack the raiders in z1 and end with so many shifts."""
    battle = play(poor(raiders__zone="z1"), "pikes", "attack.raiders")
    return play(battle, *(rolled(shifts, 0) if shifts <= 4 else rolled(4, 4 - shifts)))


def test_a_failed_attack_harms_nobody() -> None:
    """war.core.outcome.attack"""
    battle = attacking(-1)
    assert tells(battle, "war.core.outcome.attack") == [
        {"piece": "pikes", "target": "raiders", "result": "fail", "hit": 0, "player": "p1"}
    ]
    assert in_play(battle) == []


def test_a_tied_attack_is_a_boost_for_the_attacker() -> None:
    """war.core.outcome.attack war.core.boost"""
    battle = play(attacking(0), "+name.a1", "Off Balance")
    assert [(aspect.kind, aspect.owner) for aspect in in_play(battle)] == [(Kind.BOOST, "p1")]
    assert battle.position.unit("raiders").status is Status.ACTIVE


@pytest.mark.parametrize("shifts", [1, 2])
def test_a_successful_attack_is_a_hit_of_its_shifts(shifts: int) -> None:
    """war.core.outcome.attack: no choice before style"""
    battle = attacking(shifts)
    assert tells(battle, "war.harm.absorb") == [{"piece": "raiders", "hit": shifts}]
    assert [one.severity for one in in_play(battle)] == ["mild"]


@pytest.mark.parametrize("shifts", [3, 4, 6])
def test_with_style_one_shift_may_be_traded_for_a_boost(shifts: int) -> None:
    """war.core.outcome.attack: the full hit is proposed"""
    battle = attacking(shifts)
    assert (question(battle).people, proposed(battle)) == (("p1",), ("full",))
    less = play(attacking(shifts), "less", "+name.a1", "Driven Back")
    play(battle, "full")
    assert tells(battle, "war.harm.absorb")[-1]["hit"] == shifts
    assert tells(less, "war.harm.absorb")[-1]["hit"] == shifts - 1
    assert tells(battle, "war.core.outcome.attack")[-1]["result"] == "hit"
    assert tells(less, "war.core.outcome.attack")[-1] == {
        "piece": "pikes",
        "target": "raiders",
        "result": "less",
        "hit": shifts - 1,
        "player": "p1",
    }
    assert (in_play(battle), aspect_named(less, "Driven Back").owner) == ([], "p1")


def test_a_boost_is_gone_when_it_was_used() -> None:
    """war.core.boost: once, plus two or new dice"""
    battle = play(attacking(0), "+name.a1", "Off Balance", "slingers", "end", "levy", "attack.raiders")
    play(battle, *rolled(0, 0))
    assert keys(battle) == ("free.a1.p1", "free.a1.p1.reroll", "pass")
    play(battle, "free.a1.p1.reroll", sum_of(2))
    assert [one for one in in_play(battle) if one.kind is Kind.BOOST] == []
    assert tells(battle, "war.core.shifts")[-1]["total"] == 3


def test_a_boost_cannot_be_paid_for() -> None:
    """war.core.boost: not by its holder, not by the others"""
    battle = overruled(play(attacking(0), "+name.a1", "Off Balance"), p1__own=3, p2__own=3)
    play(battle, "slingers", "end", "levy", "attack.raiders", *rolled(0, 0))
    assert [key for key in all_keys(battle) if "a1" in key] == ["free.a1.p1", "free.a1.p1.reroll"]
    play(battle, "other")
    assert [key for key in all_keys(battle) if "a1" in key] == []
    play(battle, "back", "pass")
    assert question(battle).people == ("p2",)
    assert [key for key in all_keys(battle) if "a1" in key] == []


def test_an_aspect_is_named_while_dice_are_awaited_and_the_log_says_so() -> None:
    """war.core.situation_aspect: what is told from then on has the new name"""
    battle = play(scouted(2), "no", "no", "end", "slingers", "end", "levy", "rid.a1")
    play(battle, "+name.a1", "Fog Bank", *rolled(3), "pass")
    last = tells(battle, "war.core.situation_aspect")[-1]
    assert (last["aspect"], last["before"]) == (UserText("Fog Bank"), Label("war-advantage-unnamed"))
    assert tells(battle, "war.over.aspect")[-1]["aspect"] == UserText("Fog Bank")


def test_what_came_with_the_field_keeps_its_name() -> None:
    """war.core.situation_aspect: its maker is nobody at this table; nor is anything named that stands by itself"""
    battle = ordered(play(Battle(SYSTEM), "ready.castle"), "p1")
    assert in_play(battle)
    assert not [one for one in battle.offers if one.key.startswith("name")]


def test_an_unused_boost_stays_and_may_be_struck_off() -> None:
    """war.core.boost: no end but the battle's, the game master's, or its use"""
    battle = play(attacking(0), "+name.a1", "Off Balance", "slingers", "end", "levy", "end")
    assert len(in_play(battle)) == 1
    play(battle, "+gm", "strike", "a1")
    assert in_play(battle) == []


def test_what_a_boost_is_called_is_up_to_its_holder() -> None:
    """war.core.boost: it has a name at once, and he may give it another at any time"""
    battle = attacking(0)
    assert isinstance(in_play(battle)[0].text, Label)
    assert [(one.key, one.who, one.rule) for one in battle.offers if one.key.startswith("name")] == [
        ("name.a1", "p1", "war.core.boost")
    ]
    play(battle, "+name.a1", "Off Balance")
    assert in_play(battle)[0].text == UserText("Off Balance")
    renamed = play(battle.fork(), "slingers", "+name.a1", "Staggering")
    assert in_play(renamed)[0].text == UserText("Staggering")
    assert in_play(play(battle, "+name.a1", ""))[0].text == UserText("Off Balance"), "left empty it keeps its name"
    assert [tell.rule for tell in told(battle)].count("war.core.boost") == 1
    assert in_play(battle)[0].text
