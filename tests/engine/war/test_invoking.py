"""Chapter Fate Core: invoking for +2 or new dice, free and paid, together or in turn; aspects, compels, own fate points."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from engine.war.cast import (
    LEVY,
    NO_SWITCHES,
    RAIDERS,
    SYSTEM,
    Table,
    armies,
    aspect_named,
    cast,
    deployed,
    fielded,
    in_play,
    passed,
    poor,
    shifts,
    turn_of,
    with_aspect,
)
from support.playing import (
    all_keys,
    barred,
    keys,
    options,
    overruled,
    play,
    proposed,
    question,
    refused,
    rolled,
    sum_of,
    tells,
    until,
)
from support.ways import Way

from gonfalon.battle.battle import Battle
from gonfalon.questions.figures import Argument, Label
from gonfalon.questions.number import Number
from gonfalon.questions.roll import Roll
from gonfalon.systems.war.state.pieces import Kind, Status

PASS = "war.core.invoke.order"
IN_TURN = {"war.opt.invoke_order": "in_turn"}


def thrown(own: int = 0, against: int = 0, switches: Mapping[str, str] = NO_SWITCHES, /, **rulings: int | str) -> Table:
    """The pikes' attack on the raiders in z1 when both have thrown, and aspects may be invoked."""
    battle = cast(switches, raiders__zone="z1", **rulings)
    return play(battle, "pikes", "attack.raiders", *rolled(own, against))


def paying(battle: Table) -> list[str]:
    return [key for key in keys(battle) if key.startswith("paid") and not key.endswith(".reroll")]


def points_told(battle: Table, key: str) -> Argument:
    """Return the number of points that an option for an aspect states."""
    label = next(option.label for option in options(battle) if option.key == key)
    what = dict(label.figures)["what"]
    assert isinstance(what, Label)
    return dict(what.figures)["held"]


def fate(battle: Table, player: str = "p1") -> tuple[int, int]:
    """Bought and own fate points."""
    one = battle.position.player(player)
    return one.bought, one.own


def test_a_fate_point_buys_two_more() -> None:
    """war.core.invoke: on the own roll, after the dice"""
    battle = play(thrown(p2__own=0), "paid.pikes.1.p1", "pass")
    assert shifts(battle) == (4, 2)
    assert fate(battle) == (0, 2)


def test_a_price_is_told_with_the_points_of_who_pays() -> None:
    """war.core.invoke war.fate.pools: fewer after each use"""
    battle = thrown(p2__own=0)
    assert points_told(battle, "paid.pikes.1.p1") == points_told(battle, "paid.pikes.2.p1.reroll") == 3
    assert points_told(play(battle, "paid.pikes.1.p1"), "paid.pikes.2.p1.reroll") == 2


def test_a_fate_point_buys_new_dice_and_twos_stay() -> None:
    """war.core.invoke: all four fall anew"""
    battle = play(thrown(-4, p2__own=0), "paid.pikes.1.p1", "paid.pikes.2.p1.reroll")
    assert isinstance(battle.ask, Roll)
    assert (battle.ask.people, battle.ask.pool.dice) == (("p1",), 4)
    play(battle, sum_of(3), "pass")
    assert shifts(battle) == (2 + 3 + 2, 2)
    assert tells(battle, "war.core.total") == [{"piece": "pikes", "dice": 3, "before": -4}]


def test_a_bad_reroll_counts_too() -> None:
    """war.core.invoke: the new dice replace the old ones"""
    battle = play(thrown(2, p1__own=1, p2__own=0), "paid.pikes.1.p1.reroll", sum_of(-2))
    assert shifts(battle) == (0, 2)


def test_an_aspect_is_paid_for_once_in_a_roll() -> None:
    """war.core.invoke: by anybody, other aspects may follow"""
    battle = play(thrown(), "paid.pikes.1.p1")
    assert barred(battle)["paid.pikes.1.p1"] == "war.core.invoke"
    assert refused(battle, "paid.pikes.1.p1") == "barred"
    assert paying(battle) == [
        *("paid.pikes.2.p1", "paid.raiders.1.p1", "paid.raiders.2.p1"),
        *("paid.pikes.2.p2", "paid.raiders.1.p2", "paid.raiders.2.p2"),
    ]
    assert barred(battle)["paid.pikes.1.p2"] == "war.core.invoke"


def test_the_next_roll_begins_anew() -> None:
    """war.core.invoke: once per roll, not per battle"""
    battle = play(thrown(-1, 0, p2__own=0), "paid.pikes.1.p1", "pass")
    play(
        battle,
        "+name.a1",
        "Shaken",
        "slingers",
        "end",
        "levy",
        "attack.raiders",
        "+defend",
        "waive",
        sum_of(0),
        "other",
    )
    assert "paid.pikes.1.p1" in keys(battle)


def test_who_has_no_fate_point_is_told_so() -> None:
    """war.core.invoke war.fate.pools"""
    battle = overruled(thrown(), p1__own=0)
    assert battle.ask is not None
    assert battle.ask.people == ("p2",), "nothing is left to ask of p1"
    battle = play(poor(raiders__zone="z1"), "+gm", "add", "z1", "Mud", "nobody", "no", "levy", "load", "a1", sum_of(2))
    play(battle, "end", "slingers", "end", "pikes", "attack.raiders", "+defend", "waive", sum_of(0))
    paid = {rule for key, rule in barred(battle).items() if "ida" not in key}
    assert paid == {"war.fate.pools"}


def test_with_a_difficulty_the_enemy_may_raise_it() -> None:
    """war.core.invoke war.core.invoke.order: +2 and no dice to throw anew"""
    battle = play(cast(), "+gm", "add", "z2", "Mud", "nobody", "no", "bows", "scout.z2", sum_of(4))
    assert question(battle).people == ("p1", "p2")
    assert [key for key in keys(battle) if key.endswith("a1.p2") or "a1.p2." in key] == ["paid.a1.p2.ground"]
    play(battle, "paid.a1.p2.ground")
    assert question(battle).rule == PASS, "nothing to choose"
    play(battle, "pass")
    assert shifts(battle) == (5, 6)


def test_an_ally_adds_to_the_roll_but_throws_no_dice_for_it() -> None:
    """war.core.invoke: +2 to a roll of the same side, paid by the ally"""
    battle = armies([LEVY], [LEVY], [RAIDERS])
    overruled(battle, p1__points=0, p2__points=0, p3__points=0)
    fielded(battle, "z1", "z1", "z2", zones=2)
    overruled(battle, p2__own=1)
    play(battle, "attack.u3", *rolled(0, 0))
    assert question(battle).people == ("p2",)
    play(battle, "paid.u1.1.p2")
    assert tells(battle, "war.core.invoke")[-1]["how"] == "plus"
    assert shifts(battle) == (2, 1)
    assert fate(battle, "p2") == (0, 0)


def test_the_defender_invokes_for_his_own_roll() -> None:
    """war.core.invoke: also new dice"""
    battle = play(thrown(2, -4, p1__own=0), "paid.raiders.2.p2.reroll", sum_of(4), "pass")
    assert shifts(battle) == (4, 6)


def test_bought_fate_points_are_spent_first() -> None:
    """war.core.invoke war.core.fate_pool"""
    battle = play(thrown(p1__bought=1), "paid.pikes.1.p1")
    assert fate(battle) == (0, 3)
    assert fate(play(battle, "paid.pikes.2.p1")) == (0, 2)


def test_all_sides_are_asked_at_once_and_the_table_goes_on_by_one_answer() -> None:
    """war.core.invoke.order war.opt.invoke_order: each for the own side, in any order"""
    battle = thrown(p2__own=2)
    assert question(battle).people == ("p1", "p2")
    assert {option.of for option in options(battle) if option.key.startswith("paid")} == {"p1", "p2"}
    play(battle, "paid.raiders.1.p2", "paid.pikes.1.p1", "paid.raiders.2.p2")
    assert question(battle).people == ("p1",), "who cannot invoke any more is not asked"
    assert shifts(play(battle, "pass")) == (4, 6)


@pytest.mark.parametrize("switches", [NO_SWITCHES, IN_TURN])
def test_only_who_has_invoked_on_this_roll_is_asked_for_another(switches: Mapping[str, str]) -> None:
    """war.core.invoke.order: where both are asked at once, both must have"""
    battle = thrown(0, 0, switches)
    used = []
    for key in ("paid.pikes.1.p1", "pass" if switches else "", "paid.raiders.1.p2", ""):
        label = question(battle).label
        assert label
        used.append(dict(label.figures)["used"])
        play(battle, *([key] if key else []))
    assert used == (["no", "yes", "no", "yes"] if switches else ["no", "no", "no", "yes"])


def test_who_is_left_alone_with_the_question_is_not_asked_for_another() -> None:
    """war.core.invoke.order: the raiders have used nothing"""
    label = question(play(thrown(p1__own=1), "paid.pikes.1.p1")).label
    assert label
    assert dict(label.figures) == {"side": "p2", "used": "no", "order": "in_turn"}


@pytest.mark.parametrize(("poor_one", "left"), [("p1", "p2"), ("p2", "p1")])
def test_a_side_that_cannot_invoke_is_not_asked(poor_one: str, left: str) -> None:
    """war.core.invoke.order: nor are its options shown"""
    battle = overruled(thrown(), **{f"{poor_one}__own": 0})
    assert question(battle).people == (left,)
    assert not [key for key in all_keys(battle) if key.endswith(poor_one)]


def test_a_boost_that_cannot_serve_this_roll_opens_no_window() -> None:
    """war.core.invoke.order war.core.boost war.leader.boost: one put on a unit serves that unit alone"""
    battle = poor(raiders__zone="z1", ida__unit="levy")
    play(turn_of(battle, "levy", "boost.ida"), "+name.a1", "Charge!", "end", "slingers", "end")
    assert [(one.kind, one.on) for one in in_play(battle)] == [(Kind.BOOST, "levy")]
    turn_of(battle, "pikes", "attack.raiders")
    play(battle, *rolled(0, 0))
    assert battle.ask is not None
    assert battle.ask.rule != PASS


def test_in_turn_the_acting_side_begins_and_both_must_pass() -> None:
    """war.core.invoke.order war.opt.invoke_order: any number in one go, each may answer the other"""
    battle = thrown(0, 0, IN_TURN)
    who = []
    for picks in (("paid.pikes.1.p1", "pass"), ("paid.raiders.1.p2", "pass"), ("pass",)):
        who.append(question(battle).people)
        play(battle, *picks)
    assert who == [("p1",), ("p2",), ("p1",)]
    assert shifts(battle) == (4, 4)


def test_who_is_ahead_has_no_question_of_its_own_but_may_step_in() -> None:
    """war.core.invoke.order war.opt.invoke_order: both are asked on one screen, and whoever was answered is asked again"""
    battle = thrown(1, 0, IN_TURN)
    assert question(battle).people == ("p2", "p1")
    assert shifts(play(battle.fork(), "pass")) == (3, 2)
    stepped = play(battle.fork(), "paid.pikes.1.p1")
    assert question(stepped).people[0] == "p2", "the go is still the other side's"
    assert shifts(play(stepped, "pass")) == (5, 2)
    play(battle, "paid.raiders.1.p2", "pass")
    assert question(battle).people == ("p1",), "the standing has changed"
    assert shifts(play(battle, "pass")) == (3, 4)


def test_who_opposes_and_is_ahead_may_step_in_beside_the_acting_side() -> None:
    """war.core.invoke.order war.opt.invoke_order"""
    battle = thrown(-2, 0, IN_TURN)
    assert (question(battle).rule, question(battle).people) == (PASS, ("p1", "p2"))
    assert shifts(play(battle.fork(), "pass")) == (0, 2)
    play(battle, "paid.pikes.1.p1", "pass")
    assert (question(battle).rule, question(battle).people) == (PASS, ("p2",))


def test_a_side_that_is_ahead_is_asked_where_the_other_can_do_nothing() -> None:
    """war.core.invoke.order: it loses no right"""
    battle = overruled(thrown(1, 0, IN_TURN), p2__own=0)
    assert (question(battle).rule, question(battle).people) == (PASS, ("p1",))


def test_both_totals_lie_there_before_anybody_invokes() -> None:
    """war.core.invoke.order"""
    battle = thrown(1, -1)
    sheet = battle.system.table(battle.position).contest
    assert sheet is not None
    assert [hand.total for hand in sheet.hands] == [3, 1]
    assert question(battle).rule == PASS


def test_the_choice_of_style_comes_when_all_is_fixed() -> None:
    """war.core.invoke.order: then the hit, then the consequence"""
    battle = play(thrown(4), "pass")
    assert question(battle).rule == "war.core.outcome.attack"
    play(battle, "full")
    assert tells(battle, "war.harm.absorb") == [{"piece": "raiders", "hit": 4}]


def test_nobody_is_asked_where_nothing_can_be_invoked() -> None:
    """war.core.invoke.order"""
    battle = play(poor(raiders__zone="z1"), "pikes", "attack.raiders", *rolled(0, 0))
    assert question(battle).rule == "war.turn.choose"


def made(free: int) -> Table:
    """Nora holds so many free invocations on a1 in z1, and the pikes have thrown against the raiders there."""
    battle = cast(raiders__zone="z1", p2__own=0)
    passed(play(battle, "guard", "elsewhere.guard", "z1", sum_of(0 if free == 1 else 2)))
    play(battle, "+name.a1", "Gap in the Line", "no", "no", "end", "slingers", "end")
    return play(battle, "pikes", "attack.raiders", *rolled(0, 0))


@pytest.mark.parametrize("free", [1, 2])
def test_all_free_invocations_and_a_paid_one_of_the_same_aspect(free: int) -> None:
    """war.core.free_invoke: as many as there are, and one for a fate point"""
    battle = made(free)
    for _ in range(free):
        play(battle, "free.a1.p1")
    assert "free.a1.p1" not in all_keys(battle)
    play(battle, "paid.a1.p1", "pass")
    assert shifts(battle) == (2 + 2 * free + 2, 2)
    assert fate(battle) == (0, 2)


def test_an_aspect_stays_when_its_free_invocations_are_used() -> None:
    """war.core.free_invoke"""
    battle = play(made(1), "free.a1.p1")
    assert aspect_named(battle, "Gap in the Line").free == ()
    assert "paid.a1.p1" in keys(battle)


def test_free_invocations_are_their_makers_and_the_aspect_is_true_for_all() -> None:
    """war.core.free_invoke war.core.situation_aspect: the enemy must pay"""
    battle = overruled(made(1), p2__own=1)
    assert question(battle).people == ("p1", "p2")
    assert "free.a1.p2" not in all_keys(battle)
    assert "paid.a1.p2" in keys(battle)


def test_a_free_invocation_buys_new_dice_too() -> None:
    """war.core.free_invoke"""
    battle = play(made(1), "free.a1.p1.reroll", sum_of(3), "pass")
    assert shifts(battle) == (5, 2)


@pytest.mark.parametrize("on", ["battle", "z3", "pikes", "oz"])
def test_the_game_master_puts_aspects_on_units_leaders_zones_and_the_battle(on: str) -> None:
    """war.core.situation_aspect: usually without a free invocation"""
    battle = with_aspect(cast(), on, "Thick Fog")
    assert (aspect_named(battle, "Thick Fog").on, aspect_named(battle, "Thick Fog").free) == (on, ())
    assert aspect_named(battle, "Thick Fog").kind is Kind.SITUATION
    assert question(battle).rule == "war.turn.choose", "it is still the same player's go"


@pytest.mark.parametrize("holder", ["nobody", "p1", "p2"])
@pytest.mark.parametrize("on", ["battle", "z2", "pikes"])
def test_the_game_master_says_who_gets_a_free_invocation(on: str, holder: str) -> None:
    """war.core.free_invoke war.core.situation_aspect: asked after the text, nobody is proposed; then a zone is judged"""
    battle = play(cast(), "+gm", "add", on, "Thick Fog")
    assert (question(battle).rule, question(battle).people) == ("war.core.free_invoke", ("p2",))
    assert (all_keys(battle), proposed(battle)) == (("nobody", "p1", "p2"), ("nobody",))
    play(battle, holder)
    assert question(battle).rule == ("war.zone.aspect.hinders" if on == "z2" else "war.turn.choose")
    made = aspect_named(battle, "Thick Fog")
    assert made.free == (() if holder == "nobody" else ((holder, 1),))


def test_a_free_invocation_of_the_game_masters_costs_nothing_once() -> None:
    """war.core.free_invoke: for its holder alone"""
    battle = play(poor(raiders__zone="z1"), "+gm", "add", "battle", "Thick Fog", "p1")
    play(battle, "pikes", "attack.raiders", *rolled(0, 0))
    assert keys(battle) == ("free.a1.p1", "free.a1.p1.reroll", "pass")
    play(battle, "free.a1.p1")
    assert aspect_named(battle, "Thick Fog").free == ()
    assert shifts(battle) == (4, 2)


def test_who_has_conceded_gets_no_free_invocation() -> None:
    """war.core.free_invoke war.end.concede"""
    battle = overruled(armies([LEVY], [LEVY], [RAIDERS]), p1__points=0, p2__points=0, p3__points=0)
    fielded(battle, "z1", "z1", "z4")
    play(battle, "+concede.p1", "+gm", "add", "battle", "Thick Fog")
    assert all_keys(battle) == ("nobody", "p2", "p3")


def test_the_game_master_takes_any_aspect_away() -> None:
    """war.core.situation_aspect: there must be one"""
    battle = play(cast(pikes__mild="yes"), "+gm", "add", "z3", "Thick Fog", "nobody", "no", "+gm", "strike")
    assert all_keys(battle) == ("a1", "a2", "back")
    play(battle, "a2", "+gm", "strike", "a1", "+gm")
    assert in_play(battle) == []
    assert barred(battle)["strike"] == "war.core.situation_aspect"


def test_an_aspect_stays_until_it_is_overcome() -> None:
    """war.core.situation_aspect: turns and rounds do not end it"""
    battle = play(poor(), "+gm", "add", "battle", "Thick Fog", "nobody")
    for _ in range(2):
        while battle.position.round == 1:
            play(battle, keys(battle)[0], "end")
    assert in_play(battle)
    play(battle, "pikes", "rid.a1", "+skill", "will", sum_of(2))
    assert in_play(battle) == []


def test_an_aspect_elsewhere_may_matter_if_the_table_says_so() -> None:
    """war.core.situation_aspect war.core.invoke: behind one more step"""
    battle = play(cast(raiders__zone="z1", p2__own=0), "+gm", "add", "z5", "Burning Camp", "nobody", "no")
    play(battle, "pikes", "attack.raiders", *rolled(0, 0))
    assert "paid.a1.p1" not in all_keys(battle)
    play(battle, "other", "paid.a1.p1", "pass")
    assert shifts(battle) == (4, 2)


def test_the_last_aspect_at_hand_does_not_close_the_way_to_others() -> None:
    """war.core.invoke war.core.situation_aspect: asked as long as a farther one could be paid for"""
    battle = play(cast(p1__own=2, p2__own=0), "levy", "force.z2", sum_of(0))
    play(battle, "paid.levy.1.p1")
    assert keys(battle) == ("other", "pass")
    play(battle, "other", "paid.pikes.1.p1")
    assert fate(battle) == (0, 0)
    assert shifts(battle) == (4, 0), "without a point nobody is asked again"


def test_with_nothing_at_hand_the_others_are_still_asked_about() -> None:
    """war.core.invoke war.core.situation_aspect war.init.roll: an initiative roll without a leader has no card"""
    battle = overruled(armies([LEVY], [RAIDERS]), p1__points=0, p2__points=0)
    deployed(until(play(battle, 4, "all", "done"), "war.setup.deploy"), "z1", "z4")
    play(overruled(battle, p1__own=1), *rolled(0, 0))
    assert (question(battle).people, all_keys(battle)) == (("p1",), ("other", "pass"))
    play(battle, "other", "paid.u1.1.p1")
    assert fate(battle) == (0, 0)
    assert tells(battle, "war.init.roll")[-2:] == [{"player": "p1", "total": 2}, {"player": "p2", "total": 0}]


def test_a_go_closed_after_an_invocation_counts_as_passed() -> None:
    """war.opt.invoke_order: if the other side passes too the outcome is fixed, if it invokes there is an answer"""
    battle = play(thrown(0, 0, IN_TURN), "paid.pikes.1.p1", "pass")
    assert question(battle).people == ("p2",)
    fixed = play(battle.fork(), "pass")
    assert shifts(fixed) == (4, 2)
    play(battle, "paid.raiders.1.p2", "pass")
    assert (question(battle).rule, question(battle).people) == (PASS, ("p1",))
    play(battle, "paid.pikes.2.p1", "pass")
    assert question(battle).people == ("p2",)
    assert shifts(play(battle, "pass")) == (6, 4)


@pytest.mark.parametrize(("answer", "own"), [("accept", 4), ("refuse", 2)])
def test_a_compel_is_taken_or_bought_off(answer: str, own: int) -> None:
    """war.core.compel: only points move, and the text is in the chronicle"""
    battle = play(cast(), "+gm", "compel", "p1", "The pikes wait for their pay")
    assert question(battle).people == ("p1",)
    play(battle, answer)
    assert fate(battle) == (0, own)
    logged = tells(battle, "war.core.compel")[-1]
    assert (logged["answer"], logged["text"].text) == (answer, "The pikes wait for their pay")
    assert question(battle).rule == "war.turn.choose"


def test_who_has_no_fate_point_must_take_the_compel() -> None:
    """war.core.compel war.fate.pools: a bought one pays too"""
    battle = play(poor(), "+gm", "compel", "p1", "")
    assert barred(battle) == {"refuse": "war.fate.pools"}
    bought = play(poor(p1__bought=1), "+gm", "compel", "p1", "", "refuse")
    assert fate(bought) == (0, 0)
    assert fate(play(poor(p1__bought=1), "+gm", "compel", "p1", "", "accept")) == (1, 1)


def test_a_compel_is_never_offered_by_the_rules_themselves() -> None:
    """war.core.compel: only in the game master's menu"""
    battle = cast(raiders__zone="z1")
    assert "compel" not in all_keys(battle)
    assert "compel" not in all_keys(play(battle, "pikes"))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_own_fate_points_are_typed_in_and_one_per_player_is_proposed_for_the_game_master(players: int) -> None:
    """war.core.fate_pool: players bring what is on their sheets, from 0"""
    battle = play(Battle(SYSTEM), f"players.{players}", f"p{players}", "own")
    assert isinstance(battle.ask, Number)
    assert (battle.ask.least, battle.ask.most, battle.ask.preset) == (0, 99, players - 1)
    play(battle, 4, "p1", "own")
    assert isinstance(battle.ask, Number)
    assert battle.ask.preset == 0
    play(battle, 2)
    assert [player.own for player in battle.position.players] == [2, *[0] * (players - 2), 4]


def test_in_a_battle_of_its_own_everybody_starts_without() -> None:
    """war.core.fate_pool war.intro.purpose"""
    battle = play(Battle(SYSTEM), "players.3", "done")
    assert [(player.own, player.bought) for player in battle.position.players] == [(0, 0)] * 3


def test_what_stands_on_a_defeated_card_is_out_of_sight() -> None:
    """war.core.situation_aspect: its aspects go with it"""
    battle = play(
        poor(raiders__zone="z1"),
        "+gm",
        "add",
        "raiders",
        "Drunk",
        "nobody",
        "pikes",
        "attack.raiders",
        "+defend",
        "waive",
    )
    play(battle, sum_of(4), "full")
    assert battle.position.unit("raiders").status is Status.DEFEATED
    assert in_play(battle) == []


def loading(what: str, *, total: int = 0, **rulings: int | str) -> Table:
    """The pikes have loaded an aspect of a card with this total of their dice, and it is somebody else's go."""
    battle = cast(raiders__zone="z1", **rulings)
    play(battle, "pikes", "load", what, sum_of(total))
    while question(battle).rule == PASS:
        play(battle, "pass")
    return play(battle, "end")


def attacked(battle: Table) -> Table:
    """The raiders' attack on the pikes, both have thrown; aspects may be invoked."""
    return play(battle, "raiders", "attack.pikes", *rolled(3, 0))


def test_a_loaded_aspect_of_a_card_stays_one_aspect() -> None:
    """war.core.invoke war.core.outcome.existing: paid for once in a roll, beside its free invocation"""
    battle = attacked(loading("pikes.1", p2__own=0))
    assert [key for key in keys(battle) if key.startswith(("free", "paid")) and not key.endswith(".reroll")] == [
        "free.a1.p1",
        "paid.raiders.1.p1",
        "paid.raiders.2.p1",
        "paid.pikes.1.p1",
        "paid.pikes.2.p1",
    ]
    play(battle, "paid.pikes.1.p1")
    assert barred(battle)["paid.pikes.1.p1"] == "war.core.invoke"
    play(battle, "free.a1.p1")
    assert not [key for key in all_keys(battle) if ".a1." in key]
    assert in_play(battle) == [], "with its last free invocation only the card is left"


def test_paying_for_a_loaded_enemy_aspect_is_owed_to_its_owner() -> None:
    """war.opt.hostile_invoke_pays"""
    battle = play(attacked(loading("raiders.1", p2__own=0)), "paid.raiders.1.p1")
    assert [owed.points for owed in battle.position.player("p2").owed] == [1]


def test_loading_it_again_adds_to_what_is_held() -> None:
    """war.core.outcome.existing: style gives two, another success one more"""
    battle = loading("pikes.1", total=3)
    assert [one.free for one in in_play(battle)] == [(("p1", 2),)]
    play(battle, "slingers", "end", "levy", "load")
    assert "a1" not in all_keys(battle)
    play(battle, "pikes.1", sum_of(1), "pass")
    assert [one.free for one in in_play(battle)] == [(("p1", 3),)]


def test_a_failure_gives_the_enemy_a_free_invocation_on_the_card() -> None:
    """war.core.outcome.existing"""
    battle = attacked(loading("pikes.1", total=-4))
    assert "free.a1.p2" in keys(battle)


def test_it_is_no_aspect_that_could_be_got_rid_of_or_struck_off() -> None:
    """war.over.aspect war.core.situation_aspect: it stands on the card as long as the unit"""
    battle = play(loading("pikes.1"), "+gm")
    assert barred(battle)["strike"] == "war.core.situation_aspect"
    play(battle, "back", "slingers", "end", "levy")
    assert not [key for key in all_keys(battle) if key.startswith("rid")]
    shown = next(piece for piece in SYSTEM.table(battle.position).pieces if piece.id == "pikes")
    assert [value.key for value in shown.details if value.label.id == "war-aspect"] == ["pikes.1"]
    assert not [badge for badge in shown.badges if badge.key == "pikes.aspects"]


def test_it_goes_with_its_unit() -> None:
    """war.harm.defeated"""
    battle = overruled(loading("pikes.1"), pikes__zone="off")
    assert in_play(battle) == []


def test_the_free_invocation_of_an_unattached_leaders_aspect_does_not_serve_a_unit() -> None:
    """war.core.free_invoke war.leader.aspects: it works like a paid one"""
    alone = attacked(loading("ida.1"))
    assert barred(alone)["free.a1.p1"] == "war.leader.aspects"
    attached = attacked(overruled(loading("ida.1"), ida__unit="pikes"))
    assert "free.a1.p1" in keys(attached)


def of_allies() -> Table:
    """Two players beside each other, of whom the first holds the free invocation on an aspect of the battle."""
    battle = Way("war").play("begin.lastday").until("war.turn.choose").battle
    return play(battle, "+gm", "add", "battle", "Thick Fog", "p1")


def test_a_free_invocation_is_passed_on_to_an_ally() -> None:
    """war.core.free_invoke: it is his then, and nobody else's"""
    battle = of_allies()
    id = aspect_named(battle, "Thick Fog").id
    play(battle, f"+pass.{id}.p1")
    assert (question(battle).people, all_keys(battle)) == (("p1",), ("p2", "back"))
    play(battle, "p2")
    assert aspect_named(battle, "Thick Fog").free == (("p2", 1),)
    assert tells(battle, "war.core.free_invoke")[-1]["taker"] == "p2"
    offered = [one.key for one in battle.offers]
    assert f"pass.{id}.p2" in offered
    assert f"pass.{id}.p1" not in offered


def test_a_free_invocation_may_be_kept_after_all() -> None:
    """war.core.free_invoke"""
    battle = of_allies()
    play(battle, f"+pass.{aspect_named(battle, 'Thick Fog').id}.p1", "back")
    assert aspect_named(battle, "Thick Fog").free == (("p1", 1),)


def test_who_fights_alone_passes_nothing_on() -> None:
    """war.core.free_invoke: to the same side only"""
    battle = play(cast(), "+gm", "add", "battle", "Thick Fog", "p1")
    assert not [one.key for one in battle.offers if one.key.startswith("pass.")]
