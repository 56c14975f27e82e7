"""Results settled without a question, and the corrections of the game master, the table and its players."""

from __future__ import annotations

import pytest
from engine.war.cast import LEVY, PIKES, Table, armies, cast, fielded, in_play, offer, poor, shifts, turn_of
from support.playing import all_keys, headings, keys, offers, options, overruled, play, question, refused, rolled, tells

from gonfalon.systems.war.state.pieces import Kind, Standing, Status

INVOKE = "war.core.invoke.order"


def lapsing(battle: Table) -> set[str]:
    """Return the corrections that are still on offer for the last result."""
    return {key for key in offers(battle) if key.startswith(("turned", "decline"))}


def hit(**rulings: str) -> Table:
    """The pikes hit the raiders in z1 by one; they take it as a mild consequence, without a question."""
    return play(poor(raiders__zone="z1", **rulings), "pikes", "attack.raiders", *rolled(1, 0))


def test_the_only_way_to_absorb_a_hit_is_taken_and_may_be_declined() -> None:
    """war.harm.absorb: by its player, with all that follows from a defeat"""
    battle = hit()
    assert question(battle).rule == "war.turn.choose"
    assert [(one.on, one.severity) for one in in_play(battle)] == [("raiders", "mild")]
    declining = offer(battle, "decline.raiders")
    assert (declining.who, declining.rule, declining.ends) == ("p2", "war.harm.absorb", True)
    play(battle, "+decline.raiders")
    assert battle.position.unit("raiders").status is Status.DEFEATED
    assert in_play(battle) == []
    assert tells(battle, "war.harm.defeated") == [{"piece": "raiders", "player": "p1"}]
    assert lapsing(battle) == set()


def test_declining_is_taken_back() -> None:
    """war.harm.absorb"""
    battle = play(hit(), "+decline.raiders")
    battle.undo()
    assert battle.position.unit("raiders").status is Status.ACTIVE
    assert [one.severity for one in in_play(battle)] == ["mild"]
    assert lapsing(battle) == {"decline.raiders"}


def test_a_leader_who_declines_has_his_box_free_again_and_is_out() -> None:
    """war.leader.duel war.leader.defeated"""
    full = {"ida__mild": "yes", "ida__moderate": "yes", "ida__severe": "yes", "ida__box1": "yes"}
    battle = play(poor(oz__zone="z1", **full), "levy", "end", "oz", "duel.oz.ida", *rolled(0, 0))
    assert battle.position.leader("ida").boxes == (True, True)
    assert question(battle).rule == "war.turn.choose"
    assert offer(battle, "decline.ida").who == "p1"
    play(battle, "+decline.ida")
    ida = battle.position.leader("ida")
    assert (ida.status, ida.boxes) == (Status.DEFEATED, (True, False))
    assert battle.position.credited == (("ida", "p2"),)


def test_the_last_unit_may_be_lost_by_declining() -> None:
    """war.harm.absorb war.end.when"""
    battle = fielded(armies([PIKES], [PIKES]), "z1", "z2", p1__points=0, p2__points=0)
    overruled(battle, u2__zone="z1", p1__own=0, p2__own=0)
    play(battle, "attack.u2", *rolled(1, 0))
    assert battle.position.player("p2").standing is Standing.IN
    play(battle, "+decline.u2")
    assert (battle.ask, battle.position.winner) == (None, "s1")


def test_it_lasts_until_the_next_action_is_declared() -> None:
    """war.harm.absorb war.core.outcome.advantage: picking a unit and moving it are no actions"""
    battle = play(hit(), "slingers")
    assert lapsing(battle) == {"decline.raiders"}
    play(battle, "move.z3")
    assert lapsing(battle) == {"decline.raiders"}
    declared = play(battle.fork(), "intimidate", "self")
    assert lapsing(declared) == set()
    assert refused(declared, "+decline.raiders") == "not-offered"
    play(declared, *rolled(4))
    assert lapsing(declared) == set()
    declared.undo()
    declared.undo()
    declared.undo()
    assert lapsing(declared) == {"decline.raiders"}


def test_a_failed_advantage_is_turned_over_by_the_game_master_alone() -> None:
    """war.core.outcome.advantage war.adv.general: without a question nothing is there"""
    battle = turn_of(poor(), "pikes", "other.pikes")
    play(battle, *rolled(-4))
    assert (question(battle).rule, in_play(battle)) == ("war.action.one", [])
    turning = offer(battle, "turned.p2")
    assert (turning.who, turning.rule) == ("p2", "war.core.outcome.advantage")
    play(battle, "+turned.p2", "+name.a1", "Gaps")
    (made,) = in_play(battle)
    assert (made.on, made.owner, made.free, made.kind) == ("pikes", "p2", (("p2", 1),), Kind.SITUATION)
    assert lapsing(battle) == set(), "it comes once"
    assert question(battle).rule == "war.action.one"


def test_of_several_enemies_one_gets_the_aspect() -> None:
    """war.core.outcome.advantage"""
    battle = fielded(armies([LEVY], [LEVY], [PIKES]), "z1", "z1", "z4", first="p3")
    overruled(battle, p1__points=0, p2__points=0, p3__points=0, p1__own=0, p2__own=0, p3__own=0)
    play(battle, "other.u3", *rolled(-4))
    assert lapsing(battle) == {"turned.p1", "turned.p2"}
    play(battle, "+turned.p2")
    assert in_play(battle)[0].free == (("p2", 1),)
    assert lapsing(battle) == set()


def test_a_tie_or_a_success_is_not_turned_over() -> None:
    """war.core.outcome.advantage"""
    for total in (0, 1, 4):
        assert lapsing(play(turn_of(poor(), "pikes", "other.pikes"), *rolled(total))) == set()


def wide(own: int, against: int) -> Table:
    """The pikes' attack on the raiders in z1; both sides have fate points and aspects."""
    return play(cast(raiders__zone="z1"), "pikes", "attack.raiders", *rolled(own, against))


def asked_players(battle: Table) -> tuple[str, ...]:
    return battle.ask.people if battle.ask and battle.ask.rule == INVOKE else ()


@pytest.mark.parametrize(
    ("own", "against", "people"), [(0, 0, ("p1", "p2")), (4, 0, ("p1", "p2")), (-2, 0, ("p1", "p2")), (-3, 0, ("p1",))]
)
def test_an_attack_is_worth_every_shift_and_a_defence_up_to_its_boost(
    own: int, against: int, people: tuple[str, ...]
) -> None:
    """war.core.shifts war.core.outcome.attack war.core.outcome.defend: nobody is asked who can gain nothing"""
    battle = wide(own, against)
    assert asked_players(battle) == people
    assert ({key.split(".")[3] for key in keys(battle) if key.startswith("paid")}) == set(people)


@pytest.mark.parametrize(("total", "people"), [(-4, ("p1",)), (0, ("p1",)), (1, ("p1", "p2")), (4, ("p2",))])
def test_beyond_style_an_advantage_grows_no_more_and_a_failure_sinks_no_deeper(
    total: int, people: tuple[str, ...]
) -> None:
    """war.core.shifts war.core.outcome.advantage: the guard's Athletics 2 against a difficulty of 3"""
    battle = turn_of(cast(), "guard", "other.guard", "+skill", "athletics", "+oppose", "other", 3)
    play(battle, *rolled(total))
    assert asked_players(battle) == people


def test_the_window_closes_with_the_last_gain() -> None:
    """war.core.invoke.order: two more reach the style, and the table goes on by itself"""
    battle = turn_of(cast(p2__own=0), "guard", "other.guard", "+skill", "athletics")
    play(battle, *rolled(1))
    assert asked_players(battle) == ("p1",)
    play(battle, "paid.guard.1.p1")
    assert battle.ask
    assert battle.ask.rule != INVOKE
    assert shifts(battle) == (5, 2)


def test_the_ways_of_an_invocation_stand_beside_each_other() -> None:
    """war.core.invoke: plus two first, then what else the same aspect may do, with short words"""
    battle = wide(0, 0)
    paid = [one for one in options(battle) if one.key.startswith("paid.pikes.1.p1")]
    assert [(one.key, one.variant is None) for one in paid] == [
        ("paid.pikes.1.p1", True),
        ("paid.pikes.1.p1.reroll", False),
    ]


def test_what_cannot_be_invoked_is_named_once() -> None:
    """war.core.invoke: barred, whatever it would do"""
    battle = play(wide(0, 0), "paid.pikes.1.p1")
    paid = [key for key in all_keys(battle) if key.startswith("paid.pikes.1")]
    assert paid == ["paid.pikes.1.p1", "paid.pikes.1.p2"]
    assert {refused(battle, key) for key in paid} == {"barred"}


def test_a_single_piece_that_can_act_begins_at_once() -> None:
    """war.turn.choose: there is nothing to choose"""
    gone = {f"{piece}__zone": "off" for piece in ("bows", "levy", "guard", "ida")}
    battle = cast(**gone)
    assert (question(battle).rule, battle.position.now.actor) == ("war.action.one", "pikes")
    assert headings(battle, "war.turn.choose")[-1]["piece"] == "pikes"
    assert question(play(battle, "end")).rule == "war.turn.choose"


def test_a_piece_with_an_attached_leader_to_detach_is_a_choice() -> None:
    """war.leader.attach: he may act alone instead"""
    gone = {f"{piece}__zone": "off" for piece in ("bows", "levy", "guard")}
    battle = cast(**gone, ida__unit="pikes")
    assert question(battle).rule == "war.turn.choose"
    assert set(keys(battle)) == {"pikes", "detach.ida"}


def test_a_turn_in_which_nothing_is_left_ends_by_itself() -> None:
    """war.turn.end: the free move and the action are used, no fate point buys another"""
    battle = turn_of(poor(), "bows", "move.z2", "other.bows")
    play(battle, *rolled(1))
    assert battle.position.unit("bows").acted
    assert (battle.position.turn, question(battle).people) == (None, ("p2",))


@pytest.mark.parametrize(
    ("answers", "rulings", "left"),
    [
        (("other.bows",), {}, "move.z2"),
        (("move.z2", "other.bows"), {"p1__own": 1}, "second"),
        (("move.z2", "other.bows"), {"ida__zone": "z2"}, "attach.ida"),
    ],
)
def test_a_turn_in_which_something_is_left_goes_on(
    answers: tuple[str, ...], rulings: dict[str, int | str], left: str
) -> None:
    """war.turn.end: a free move, a second action, a leader to attach"""
    battle = turn_of(poor(**rulings), "bows", *answers)
    play(battle, *rolled(1))
    if question(battle).rule == INVOKE:
        play(battle, "pass")
    assert question(battle).rule == "war.action.one"
    assert left in keys(battle)


def test_the_game_master_records_in_every_turn_and_ends_the_battle() -> None:
    """war.end.when: an offer beside the question, also in the middle of a turn"""
    for battle in (cast(), turn_of(cast(), "pikes")):
        assert offer(battle, "gm").who == "p2"
        assert "gm" not in all_keys(battle)
        play(battle, "+gm", "close", "s2")
        assert (battle.ask, battle.position.winner) == (None, "s2")
        battle.undo()
        play(battle, "back")
        assert battle.position.winner == ""


def test_what_was_asked_is_asked_again_after_an_entry_of_the_game_master() -> None:
    """war.core.situation_aspect"""
    battle = turn_of(cast(), "pikes")
    before = question(battle)
    play(battle, "+gm", "back")
    assert question(battle) == before
    play(battle, "+gm", "add", "battle", "Fog", "nobody")
    assert (question(battle).rule, battle.position.now.actor) == ("war.action.one", "pikes")


def test_a_fate_point_is_bought_in_the_middle_of_a_window() -> None:
    """war.fate.buy_mid_battle: and pays for the aspect at once"""
    battle = cast(raiders__zone="z1", p1__own=0, p2__own=0, p1__points=3)
    play(battle, "pikes", "attack.raiders", *rolled(0, 0))
    assert asked_players(battle) == ("p1",)
    assert refused(battle, "paid.pikes.1.p1") == "barred"
    play(battle, "+buy.p1")
    assert (question(battle).rule, battle.position.player("p1").points) == (INVOKE, 0)
    play(battle, "paid.pikes.1.p1")
    assert shifts(battle) == (4, 2)


def test_which_fate_points_pay_first_is_turned_in_the_middle_of_a_window() -> None:
    """war.fate.pools"""
    battle = play(cast(raiders__zone="z1", p1__bought=1), "pikes", "attack.raiders", *rolled(0, 0))
    first = battle.position.player("p1").own_first
    play(battle, "+purse.p1", "paid.pikes.1.p1")
    player = battle.position.player("p1")
    assert player.own_first is not first
    assert (player.bought, player.own) == ((1, 2) if player.own_first else (0, 3))


def test_a_blank_aspect_is_written_in_the_middle_of_a_window_and_invoked() -> None:
    """war.unit.extra_aspects: no action, whoever's turn it is"""
    battle = fielded(armies([LEVY], ["fair | fight 2, athletics 1, stealth 1 | River Raiders"]), "z1", "z2")
    overruled(battle, p1__points=0, p2__points=0, p1__own=0, p2__own=1, u2__zone="z1")
    play(battle, "attack.u2", *rolled(1, 0))
    assert asked_players(battle) == ("p2",)
    assert "paid.u2.2.p2" not in keys(battle)
    writing = offer(battle, "write.u2.2")
    assert (writing.who, writing.rule) == ("p2", "war.unit.extra_aspects")
    play(battle, "+write.u2.2", "Loot First")
    assert "write.u2.2" not in offers(battle)
    play(battle, "paid.u2.2.p2")
    assert shifts(battle) == (2, 4)
