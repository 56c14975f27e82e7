"""Disengaging, binding, and the room of two-handed weapons."""

from __future__ import annotations

import pytest
from engine.samyra.table import called, field, limits, moved, moving, ordered, rule
from support.playing import barred_by, fields, keys, play, proposed, question, refused, refused_by, tells

ONE = ("in.ilva.orc1=yes",)
TWO = (*ONE, "in.ilva.orc2=yes")
NEAR = ("in.orc1.ilva=yes",)


def test_whoever_begins_in_an_area_has_to_disengage() -> None:
    """samyra.disengage.needed"""
    assert rule(play(moving(*ONE), "move.ilva")) == "disengage.needed"
    later = play(moving(cast=(2, 1, 0)), "move.ilva", "spaces=1 entered=orc1", "stop")
    assert ("ilva", "orc1") in later.position.contacts
    assert ("ilva", "orc1") not in later.position.start


@pytest.mark.parametrize(("face", "asked"), [(1, "move.bew"), (10, "move.bew"), (11, "disengage.failed_stay")])
def test_one_to_ten_gets_away(face: int, asked: str) -> None:
    """samyra.disengage.roll"""
    battle = play(moving(*ONE), "move.ilva", "all")
    assert limits(battle) == [10]
    assert rule(play(battle, (face,))) == asked


def test_a_short_move_inside_needs_no_roll() -> None:
    """samyra.disengage.inside"""
    battle = play(moving(*TWO, cast=(2, 2, 0)), "move.ilva", "from.orc2", (4,))
    assert refused_by(battle, "spaces=1 left=orc1") == "samyra.disengage.failed_force"
    play(battle, "spaces=1 left=orc2")
    assert battle.position.contacts == (("ilva", "orc1"),)


@pytest.mark.parametrize(("how", "answer"), [("two", "samyra.disengage.inside_limit"), ("free", "")])
def test_two_spaces_are_a_limit_or_not(how: str, answer: str) -> None:
    """samyra.disengage.inside_limit"""
    battle = play(moving(*ONE, switches={"disengage.inside_limit": how}), "move.ilva", "inside")
    if answer:
        assert refused_by(battle, "spaces=3") == answer
    else:
        play(battle, "spaces=3")


def test_each_enemy_takes_a_roll_of_its_own() -> None:
    """samyra.disengage.each"""
    battle = play(moving(*TWO, "in.ilva.orc3=yes", cast=(1, 3, 0)), "move.ilva", "some", "orc1 orc3")
    assert limits(battle) == [10, 10]
    play(battle, (10, 11))
    assert battle.position.figure("ilva").pace.freed == ("orc1",)
    assert battle.position.figure("ilva").pace.held == ("orc3",)


def test_ways_out_name_the_enemies() -> None:
    """samyra.disengage.each samyra.disengage.partial samyra.disengage.failed_force"""
    battle = play(moving(*TWO, cast=(2, 2, 0)), "move.ilva")
    assert called(battle, "all") == "Von Ork 1 und Ork 2 lösen"
    play(battle, "all", (4, 14))
    assert called(battle, "shift") == "Nur von Ork 1 weg, bei Ork 2 bleiben"
    assert called(battle, "force") == "Trotzdem gehen (Passierschlag: Ork 2)"


def test_whoever_is_partly_free_only_shifts() -> None:
    """samyra.disengage.partial"""
    battle = play(moving(*TWO, cast=(1, 2, 0)), "move.ilva", "all", (7, 15))
    assert keys(battle) == ("stay", "shift", "force")
    play(battle, "shift")
    assert refused_by(battle, "spaces=4 left=orc1,orc2") == "samyra.disengage.failed_stay"
    play(battle, "spaces=4 left=orc1")


def test_without_a_way_there_is_no_roll_but_a_short_move_inside() -> None:
    """samyra.disengage.path samyra.disengage.inside"""
    battle = play(moving(*ONE), "move.ilva", "noway")
    assert question(battle).people == ("table",)
    play(battle, "none")
    assert "kneel.ilva" in keys(battle)
    play(battle, "move.ilva")
    assert barred_by(battle, "all") == "samyra.disengage.path"
    play(battle, "inside")
    assert refused_by(battle, "spaces=1 left=orc1") == "samyra.disengage.failed_force"
    play(battle, "spaces=1")
    assert battle.position.figure("ilva").pace.steps == 1


def test_a_way_that_opens_again_can_be_said() -> None:
    """samyra.disengage.path"""
    battle = play(moving(*ONE), "move.ilva", "noway", "none", "move.ilva", "noway", "way", "move.ilva")
    assert barred_by(battle, "all") == ""


def test_a_failed_roll_keeps_the_figure_on_the_spot() -> None:
    """samyra.disengage.failed_stay"""
    battle = play(moving(*ONE, cast=(2, 1, 0)), "move.ilva", "all", (14,), "stay")
    assert tells(battle, "samyra.strike.phase") == []
    assert refused(battle, "move.ilva") == "not-offered"


@pytest.mark.parametrize(("how", "open_ways"), [("no", ("stay", "force")), ("yes", ("stay", "shift", "force"))])
def test_shifting_after_a_failed_roll_is_the_tables(how: str, open_ways: tuple[str, ...]) -> None:
    """samyra.disengage.failed_shift"""
    battle = play(moving(*ONE, switches={"disengage.failed_shift": how}), "move.ilva", "all", (14,))
    assert keys(battle) == open_ways
    if how == "yes":
        play(battle, "shift")
        assert refused_by(battle, "spaces=3") == "samyra.disengage.inside_limit"


def test_leaving_anyway_is_struck_at_by_who_holds() -> None:
    """samyra.disengage.failed_force"""
    battle = play(moving(*TWO, cast=(1, 2, 0)), "move.ilva", "all", (4, 17), "force")
    assert fields(battle) == ["orc2"]
    play(battle, "-", "spaces=6 left=orc1,orc2")
    assert battle.position.contacts == ()


def test_only_one_of_two_areas_may_be_forced() -> None:
    """samyra.disengage.failed_force"""
    battle = play(moving(*TWO, cast=(1, 2, 0)), "move.ilva", "all", (14, 17), "force.orc2")
    assert fields(battle) == ["orc2"]
    play(battle, "-")
    assert refused_by(battle, "spaces=1 left=orc1") == "samyra.disengage.failed_stay"


def test_other_areas_stop_whoever_has_disengaged() -> None:
    """samyra.disengage.then_zones"""
    battle = play(moving(*ONE, cast=(1, 2, 0)), "move.ilva", "all", (5,), "spaces=3 left=orc1 entered=orc2")
    assert rule(battle) == "zone.stop"


def test_an_opponent_in_reach_can_be_bound() -> None:
    """samyra.bind.what"""
    assert barred_by(moving(), "bind.ilva") == "samyra.bind.what"
    assert barred_by(moving(*NEAR), "bind.ilva") == ""


def test_only_who_moves_later_can_be_bound() -> None:
    """samyra.bind.earlier"""
    assert barred_by(moving(*NEAR), "bind.ilva") == ""
    battle = moving(*NEAR, first="p2")
    assert barred_by(play(battle, "done"), "bind.ilva") == "samyra.bind.earlier"


def test_a_table_may_let_the_binder_wait() -> None:
    """samyra.bind.timing"""
    battle = moving(*NEAR, "in.orc2.ilva=yes", cast=(1, 2, 0), switches={"bind.timing": "reactive"})
    play(battle, "bind.ilva", "move.orc1", "all")
    assert rule(battle) == "bind.one"
    play(battle, "let", (3,), "-", "move.orc2", "all", "bind", "quality=5")
    assert limits(battle) == [5]


def test_binding_takes_the_move_and_leaves_the_action() -> None:
    """samyra.bind.no_move"""
    battle = play(moving(*NEAR), "bind.ilva", "quality=1", "done", "ilva.kind=melee")
    assert fields(battle) == ["ilva"]


def test_a_bind_goes_with_no_option() -> None:
    """samyra.bind.attack"""
    battle = play(moving(*NEAR), "bind.ilva")
    assert refused_by(battle, "quality=2 combined=yes") == "samyra.bind.attack"
    assert [note.id for note in question(battle).notes] == ["samyra-note-bind"]


@pytest.mark.parametrize(("line", "quality"), [("result=critical quality=6", 6), ("result=fumble", None)])
def test_critical_results_are_ordinary_ones(line: str, quality: int | None) -> None:
    """samyra.bind.no_critical"""
    battle = play(moving(*NEAR, cast=(2, 1, 0)), "bind.ilva", line)
    bind = battle.position.figure("ilva").pace.bind
    assert bind is not None
    assert bind.quality == quality


@pytest.mark.parametrize(("how", "asked"), [("none", False), ("normal", True)])
def test_a_bind_does_damage_where_the_table_says_so(how: str, asked: bool) -> None:
    """samyra.bind.damage"""
    battle = play(moving(*NEAR, cast=(2, 1, 0), switches={"bind.damage": how}), "bind.ilva")
    assert ("damage" in fields(battle)) is asked
    if asked:
        play(battle, "quality=2 damage=4", "stands")
        assert battle.position.figure("orc1").damage == 4


def test_damage_by_binding_interrupts_a_long_spell() -> None:
    """samyra.spell.long samyra.bind.damage"""
    battle = moved(ordered(field("in.tamo.orc1=yes", cast=(3, 1, 0), switches={"bind.damage": "normal"})))
    play(battle, "tamo.kind=spell tamo.rounds=3 ilva.kind=none brug.kind=none orc1.kind=none")
    play(ordered(battle, "p2"), "bind.orc1", "result=success quality=1 damage=3", "stands")
    assert (rule(battle), proposed(battle)) == ("spell.interrupt_input", ("interrupted",))
    play(battle, "interrupted")
    assert battle.position.figure("tamo").task is None


def test_who_waits_to_bind_and_has_lost_the_weapon_or_the_area_is_not_asked() -> None:
    """samyra.bind.melee samyra.bind.what samyra.bind.timing"""
    for ruling in ("orc1.weapon1=ground", "in.ilva.orc1=no"):
        near = ("in.ilva.orc1=yes", "in.ilva.orc2=yes")
        battle = moving(*near, cast=(1, 2, 0), first="p2", switches={"bind.timing": "reactive"})
        play(battle, "bind.orc1", "done", f"^{ruling}", "move.ilva", "all")
        assert rule(battle) == "disengage.roll"
    waits = moving(*near, cast=(1, 2, 0), first="p2", switches={"bind.timing": "reactive"})
    assert rule(play(waits, "bind.orc1", "done", "move.ilva", "all")) == "bind.one"


@pytest.mark.parametrize("quality", range(10))
@pytest.mark.parametrize("result", ["success", "critical"])
def test_ten_minus_quality(result: str, quality: int) -> None:
    """samyra.bind.threshold samyra.bind.no_critical: the roll that is asked for, and both sides of its limit."""
    line = f"result={result} quality={quality}"
    for face, free in ((10 - quality, True), (11 - quality, False)):
        battle = play(moving(*NEAR), "bind.ilva", line, "move.orc1", "all")
        assert limits(battle) == [10 - quality]
        play(battle, (face,))
        assert (rule(battle) == "move.bew") is free


@pytest.mark.parametrize("quality", [10, 11, 12, 13])
@pytest.mark.parametrize("result", ["success", "critical"])
def test_below_one_it_fails_without_a_roll(result: str, quality: int) -> None:
    """samyra.bind.auto_fail samyra.bind.no_critical"""
    battle = play(moving(*NEAR), "bind.ilva", f"result={result} quality={quality}", "move.orc1", "all")
    assert rule(battle) == "disengage.failed_stay"


@pytest.mark.parametrize("result", ["failure", "fumble"])
def test_a_bind_that_fails_lets_go_without_a_roll(result: str) -> None:
    """samyra.bind.failed samyra.bind.no_critical"""
    battle = play(moving(*NEAR), "bind.ilva", f"result={result}", "move.orc1", "all")
    assert rule(battle) == "move.bew"
    assert len(tells(battle, "samyra.bind.failed")) == 1


def test_a_failed_bind_lets_go_without_a_roll() -> None:
    """samyra.bind.failed"""
    battle = play(moving(*NEAR), "bind.ilva", "result=failure", "move.orc1", "all")
    assert rule(battle) == "move.bew"
    assert battle.position.figure("orc1").pace.freed == ("ilva",)


def test_one_opponent_is_named() -> None:
    """samyra.bind.one"""
    battle = play(moving(*NEAR, "in.orc2.ilva=yes", cast=(2, 2, 0)), "bind.ilva")
    assert keys(battle) == ("orc1", "orc2", "back")
    play(battle, "orc2", "quality=3")
    assert refused(battle, "bind.ilva") == "not-offered"


def test_each_binder_counts_alone() -> None:
    """samyra.bind.several_binders"""
    battle = moving(*NEAR, "in.orc1.brug=yes", cast=(2, 1, 0))
    play(battle, "bind.ilva", "quality=2", "bind.brug", "quality=5", "move.orc1", "all")
    assert limits(battle) == [8, 5]


def test_a_bow_binds_nobody() -> None:
    """samyra.bind.melee"""
    assert barred_by(moving("in.orc1.kerit=yes", cast=(4, 1, 0)), "bind.kerit") == "samyra.bind.melee"


def test_stamina_is_counted_once_the_cost_is_entered() -> None:
    """samyra.bind.stamina"""
    battle = play(moving(*NEAR, "bind.cost=2", "ilva.stamina=9", cast=(2, 1, 0)), "bind.ilva", "result=failure")
    assert battle.position.figure("ilva").tired == 2
    poor = moving(*NEAR, "bind.cost=5", "ilva.stamina=4")
    assert barred_by(poor, "bind.ilva") == "samyra.bind.stamina"


def test_stamina_that_just_suffices_is_enough_once() -> None:
    """samyra.bind.stamina"""
    battle = moving(*NEAR, "bind.cost=5", "ilva.stamina=5")
    assert barred_by(battle, "bind.ilva") == ""
    play(battle, "bind.ilva", "result=failure")
    assert battle.position.figure("ilva").tired == 5


def test_the_bound_may_force_their_way_out() -> None:
    """samyra.bind.can_force"""
    battle = play(moving(*NEAR), "bind.ilva", "quality=12", "move.orc1", "all", "force")
    assert fields(battle) == ["ilva"]


def test_a_bind_does_not_outlast_the_phase() -> None:
    """samyra.bind.duration"""
    battle = play(moving(*NEAR), "bind.ilva", "quality=6", "done", "ilva.kind=none")
    ordered(battle, "p2")
    play(battle, "move.orc1", "all")
    assert limits(battle) == [10]


RENNA = (6, 1, 0)


def test_on_the_move_a_two_handed_weapon_takes_no_room() -> None:
    """samyra.twohand.moving"""
    battle = play(moving(cast=RENNA), "move.renna")
    assert [note.id for note in question(battle).notes] == ["samyra-note-narrow"]
    play(battle, "spaces=2")
    assert battle.position.figure("renna").room == 0


def test_room_is_claimed_where_an_enemy_stops_in_sight_or_the_figure_before_one() -> None:
    """samyra.twohand.claim"""
    seen = play(moving(cast=RENNA), "done", "move.orc1", "spaces=3", "+claim.renna", 2)
    assert seen.position.figure("renna").room == 2
    own = play(moving(cast=RENNA), "move.renna", "spaces=3 entered=orc1", "stop")
    assert rule(own) == "twohand.claim"


def test_claimed_room_is_blocked_until_the_figure_moves() -> None:
    """samyra.twohand.blocks"""
    battle = play(moving(cast=RENNA), "move.renna", "spaces=3 entered=orc1", "stop", 1, "no")
    assert [one["answer"] for one in tells(battle, "samyra.twohand.blocks")] == ["no"]
    play(battle, "move.ilva")
    assert refused_by(battle, "spaces=1 through=swing.renna") == "samyra.twohand.blocks"
    play(battle, "-", "done", "done", "renna.kind=none kerit.kind=none orc1.kind=none")
    ordered(battle)
    play(battle, "move.renna", "inside", "spaces=1")
    assert battle.position.figure("renna").room != 1 or rule(battle) == "twohand.claim"


def test_without_a_map_a_reminder_once_a_round_and_no_question() -> None:
    """samyra.twohand.claim: nobody but the table knows who sees whom."""
    battle = play(moving(cast=(6, 2, 0)), "done", "move.orc1", "spaces=3", "move.orc2", "spaces=2")
    assert [(one["figure"], one["foe"]) for one in tells(battle, "samyra.twohand.claim")] == [("renna", "orc1")]
    assert battle.position.figure("renna").room == 0
    assert rule(battle) == "act.declare"
    assert "claim.renna" in [one.key for one in battle.offers]
    play(battle, "-", "-")
    play(ordered(battle), "done", "move.orc1", "spaces=3")
    assert len(tells(battle, "samyra.twohand.claim")) == 2


def test_a_claim_ends_with_the_weapon_in_hand() -> None:
    """samyra.twohand.blocks"""
    battle = play(moving(cast=RENNA), "+claim.renna", 2, "^renna.weapon1=ground")
    assert battle.position.figure("renna").room == 0
