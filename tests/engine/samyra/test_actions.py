"""The action phase: steps, simultaneity, spells, second attacks, long actions."""

from __future__ import annotations

from dataclasses import replace

import pytest
from engine.samyra.table import SYSTEM, acting, german, moved, moving, ordered, rule, sentences
from engine.samyra.test_map import on_map, standing
from support.playing import barred_by, fields, headings, play, proposed, question, refused_by, tells

from gonfalon.questions.ask import Ask
from gonfalon.questions.choice import Choice
from gonfalon.questions.fields import Group
from gonfalon.questions.figures import Label
from gonfalon.questions.form import Form
from gonfalon.systems.samyra.action.steps import act
from gonfalon.systems.samyra.state.people import Long
from gonfalon.systems.samyra.state.position import DECLARING, Step

TAMO = (3, 1, 0)
THREE = "figures=open,open,open,open figures.2.kind=archer " + " ".join(
    f"figures.{number}.party=2 figures.{number}.kind=orc" for number in (3, 4)
)
"""A fighter and an archer against two orcs."""
HIT = "orc1.target=tamo orc1.result=hit orc1.damage={}"


def column(name: str, field: str, battle: object) -> str:
    """Return the preset in a column of the open form."""
    ask = battle.ask  # type: ignore[attr-defined]
    assert isinstance(ask, Form)
    group = next(one.of for one in ask.fields if one.name == name)
    of = next(one.of for one in group.fields if one.name == field)  # type: ignore[union-attr]
    assert isinstance(of, Choice)
    return next(one.key for one in of.options if one.proposed)


def test_an_action_is_an_attack_a_spell_or_something_that_takes_longer() -> None:
    """samyra.act.kinds"""
    battle = acting()
    group = question(battle).fields[0].of  # type: ignore[attr-defined]
    kinds = [one.key for one in group.fields[0].of.options]
    assert kinds == ["none", "ranged", "instant", "melee", "round", "spell", "other", "long"]


def test_five_steps_in_fixed_order() -> None:
    """samyra.act.steps"""
    battle = acting(cast=(5, 1, 0))
    play(battle, "ilva.kind=other brug.kind=round tamo.kind=instant kerit.kind=ranged pim.kind=melee", *["-"] * 5)
    assert [one["step"] for one in headings(battle, "samyra.act.steps")] == [1, 2, 3, 4, 5]


@pytest.mark.parametrize(
    ("kind", "entered", "said"),
    [
        ("melee", "result=hit target=orc1 damage=3", "Ilva gegen Ork: Treffer, Schaden 3."),
        ("melee", 'result=miss target=orc1 note="stolpert"', "Ilva gegen Ork: daneben (stolpert)."),
        ("instant", "result=hit target=orc1 damage=3", "Ilva, Ziel Ork: wirkt, Schaden 3."),
        ("instant", "result=hit target=brug", "Ilva, Ziel Brug: wirkt."),
        ("other", "result=miss target=nobody", "Ilva: wirkt nicht."),
        ("melee", "result=none", "Ilva verzichtet."),
    ],
)
def test_what_was_entered_is_told_in_the_words_of_the_form(kind: str, entered: str, said: str) -> None:
    """samyra.act.input: an attack hits or misses, a spell works or does not, on a friend, too."""
    battle = play(acting(cast=(2, 1, 0)), f"ilva.kind={kind}", " ".join(f"ilva.{one}" for one in entered.split()))
    assert sentences(battle, "act.input") == [said]


def test_a_step_that_nobody_uses_is_left_out() -> None:
    """samyra.act.skip"""
    battle = play(acting(), "ilva.kind=melee", "-")
    assert [one["step"] for one in headings(battle, "samyra.act.steps")] == [3]


def test_kinds_are_declared_first_or_at_each_step() -> None:
    """samyra.act.declare"""
    assert rule(acting()) == "act.declare"
    battle = acting(switches={"act.declare": "at_step"})
    rules = [rule(battle)]
    for _ in range(4):
        play(battle, "-")
        rules.append(rule(battle))
    assert rules == ["act.skip"] * 5


def test_at_the_step_who_was_hurt_before_loses_a_round_spell_by_default() -> None:
    """samyra.act.declare"""
    battle = acting(cast=TAMO, switches={"act.declare": "at_step"})
    play(battle, "orc1", HIT.format(2), "-", "-", "-", "tamo")
    assert column("tamo", "spell", battle) == "interrupted"
    play(battle, "-")
    assert [one["figure"] for one in tells(battle, "samyra.spell.round")] == ["tamo"]


def test_a_target_that_fell_is_not_offered_any_more() -> None:
    """samyra.act.declare"""
    battle = play(acting(cast=(4, 2, 0)), "ilva.kind=melee kerit.kind=ranged")
    play(battle, "kerit.target=orc1 kerit.result=hit kerit.damage=9", "orc1.falls=falls")
    assert column("ilva", "target", battle) == "orc2"
    assert refused_by(battle, "ilva.target=orc1") == "samyra.act.input"


@pytest.mark.parametrize("line", ["ilva.falls=falls orc1.falls=falls"])
def test_nothing_lands_before_the_step_closes(line: str) -> None:
    """samyra.act.simultaneous"""
    battle = play(acting(), "ilva.kind=melee orc1.kind=melee")
    play(battle, "ilva.result=hit ilva.damage=5 orc1.result=hit orc1.damage=6")
    assert [battle.position.figure(id).damage for id in ("ilva", "orc1")] == [0, 0]
    play(battle, line)
    assert [(one.damage, one.up) for one in battle.position.figures] == [(6, False), (5, False)]


def test_the_fallen_strike_still_and_can_be_struck() -> None:
    """samyra.act.fallen_same_step"""
    battle = play(acting(cast=(2, 1, 0)), "ilva.kind=melee brug.kind=melee orc1.kind=melee")
    play(
        battle,
        "ilva.result=hit ilva.damage=8 brug.result=hit brug.damage=11 orc1.target=ilva orc1.result=hit orc1.damage=2",
        "orc1.falls=falls",
    )
    assert battle.position.figure("orc1").damage == 19
    assert battle.position.figure("ilva").damage == 2


def test_who_fell_in_an_earlier_step_does_not_act() -> None:
    """samyra.act.fallen_earlier"""
    battle = play(acting(cast=(4, 1, 0)), "kerit.kind=ranged orc1.kind=melee")
    play(battle, "kerit.result=hit kerit.damage=9", "orc1.falls=falls")
    assert [one["figure"] for one in tells(battle, "samyra.act.fallen_earlier")] == ["orc1"]
    assert rule(battle) == "round.end"


@pytest.mark.parametrize(
    ("kind", "more", "asked"), [("melee", "", False), ("melee", ' ilva.note="Netz"', True), ("round", "", True)]
)
def test_nobody_asks_who_falls_by_an_attack_that_armour_stops(kind: str, more: str, asked: bool) -> None:
    """samyra.act.input samyra.act.simultaneous"""
    battle = play(acting(), f"ilva.kind={kind}", f"ilva.target=orc1 ilva.result=hit ilva.damage=0{more}")
    assert (rule(battle) == "act.simultaneous") is asked


def test_all_who_hit_are_credited_but_not_who_missed() -> None:
    """samyra.act.credit"""
    battle = play(acting(cast=(3, 1, 0)), "ilva.kind=melee brug.kind=melee tamo.kind=melee")
    play(battle, "ilva.result=hit ilva.damage=8 brug.result=hit brug.damage=11", "orc1.falls=falls")
    assert [one["by"] for one in tells(battle, "samyra.act.credit")] == [("ilva", "brug")]


@pytest.mark.parametrize(("damage", "usual"), [(4, "falls"), (2, "falls"), (1, "stands")])
def test_hit_points_propose_who_falls(damage: int, usual: str) -> None:
    """samyra.act.input: the damage of a step is summed before anybody is asked."""
    battle = play(acting("ilva.hits=5", cast=(1, 2, 0)), "orc1.kind=melee orc2.kind=melee")
    play(battle, f"orc1.result=hit orc1.damage=3 orc2.result=hit orc2.damage={damage}")
    assert column("ilva", "falls", battle) == usual


@pytest.mark.parametrize(("kind", "asked"), [("ranged", True), ("melee", False)])
def test_only_what_comes_before_it_interrupts_an_instant_spell(kind: str, asked: bool) -> None:
    """samyra.spell.instant"""
    battle = play(acting(cast=TAMO), f"tamo.kind=instant orc1.kind={kind}")
    if not asked:
        play(battle, "tamo.result=hit")
    play(battle, HIT.format(3), "-")
    assert bool(tells(battle, "samyra.spell.instant")) is asked


def test_without_damage_nothing_is_interrupted() -> None:
    """samyra.spell.instant"""
    battle = play(acting(cast=TAMO), "tamo.kind=instant orc1.kind=ranged", HIT.format(0))
    assert fields(battle) == ["tamo"]


@pytest.mark.parametrize(("kind", "asked"), [("ranged", True), ("instant", True), ("melee", True), ("round", False)])
def test_three_steps_come_before_a_round_spell(kind: str, asked: bool) -> None:
    """samyra.spell.round"""
    battle = play(acting(cast=TAMO), f"tamo.kind=round orc1.kind={kind}")
    play(battle, HIT.format(2), "-")
    assert bool(tells(battle, "samyra.spell.round")) is asked


@pytest.mark.parametrize(("answer", "works"), [("interrupted", False), ("holds", True)])
def test_the_table_confirms_an_interruption(answer: str, works: bool) -> None:
    """samyra.spell.interrupt_input"""
    battle = play(acting(cast=TAMO), "tamo.kind=round orc1.kind=melee", HIT.format(1))
    assert column("tamo", "spell", battle) == "interrupted"
    play(battle, f"tamo.spell={answer}")
    assert (rule(battle) == "act.input") is works


def test_a_long_spell_takes_effect_in_the_fourth_step_of_its_last_round() -> None:
    """samyra.spell.long"""
    battle = play(acting(cast=TAMO), "tamo.kind=spell tamo.rounds=3")
    for _ in range(2):
        play(moved(ordered(battle)), "-")
    assert rule(battle) == "act.input"
    assert battle.position.round == 3
    play(battle, "tamo.result=hit")
    assert battle.position.figure("tamo").task is None


def test_who_goes_on_is_told_how_many_rounds_are_left() -> None:
    """samyra.spell.long samyra.act.declare"""
    battle = moved(ordered(play(acting(cast=TAMO), "tamo.kind=spell tamo.rounds=3")))
    form = question(battle)
    assert isinstance(form, Form)
    (group,) = (one.of for one in form.fields if one.name == "tamo")
    assert isinstance(group, Group)
    (kind,) = (one.of for one in group.fields if one.name == "kind")
    assert isinstance(kind, Choice)
    assert kind.notes == (Label("samyra-value-task", what="spell", rounds=2),)


def test_an_opportunity_attack_interrupts_a_long_spell() -> None:
    """samyra.spell.long"""
    battle = play(acting(cast=TAMO), "tamo.kind=spell tamo.rounds=3")
    ordered(battle)
    play(battle, "move.tamo", "spaces=2 entered=orc1", "force", "orc1.result=hit orc1.damage=1", "stands")
    assert proposed(battle) == ("interrupted",)
    play(battle, "interrupted")
    assert battle.position.figure("tamo").task is None


def test_a_caster_in_reach_is_warned() -> None:
    """samyra.spell.shelter"""
    battle = acting("in.tamo.orc1=yes", cast=TAMO)
    assert [note.id for note in question(battle).notes] == ["samyra-note-shelter"]
    play(battle, "tamo.kind=round")
    assert [one["figure"] for one in tells(battle, "samyra.spell.shelter")] == ["tamo"]


def test_everything_else_is_done_in_the_fifth_step() -> None:
    """samyra.act.other"""
    battle = play(acting(), "ilva.kind=other", "ilva.result=hit")
    assert [one["step"] for one in headings(battle, "samyra.act.steps")] == [5]


def test_the_second_attack_comes_in_the_fifth_step() -> None:
    """samyra.act.second_weapon"""
    battle = play(acting("ilva.second=yes"), "ilva.kind=melee", "-")
    assert fields(battle) == ["ilva_second"]
    fallen = play(acting("ilva.second=yes", cast=(2, 1, 0)), "ilva.kind=melee orc1.kind=melee")
    play(fallen, "orc1.target=ilva orc1.result=hit orc1.damage=9", "ilva.falls=falls")
    assert rule(fallen) == "init.roll"


def test_a_long_action_takes_the_action_of_each_round() -> None:
    """samyra.act.long"""
    battle = play(acting(), "ilva.kind=long ilva.rounds=2")
    task = battle.position.figure("ilva").task
    assert task is not None
    assert (task.kind, task.left) == (Long.ACTION, 1)
    play(moved(ordered(battle)), "-")
    assert fields(battle) == ["ilva"]
    play(battle, "ilva.result=hit")
    assert battle.position.figure("ilva").task is None


@pytest.mark.parametrize(("answer", "left"), [("drop", None), ("keep", 2)])
def test_moving_or_acting_otherwise_loses_the_progress_unless_the_game_master_says_otherwise(
    answer: str, left: int | None
) -> None:
    """samyra.act.long"""
    acted = moved(ordered(play(acting(), "ilva.kind=long ilva.rounds=3")))
    play(acted, "ilva.kind=melee")
    assert (question(acted).people, proposed(acted)) == (("gm",), ("drop",))
    play(acted, answer, "-")
    task = acted.position.figure("ilva").task
    assert (task.left if task else None) == left
    gone = ordered(play(acting(), "ilva.kind=long ilva.rounds=3"))
    play(gone, "move.ilva", "spaces=1", answer)
    task = gone.position.figure("ilva").task
    assert (task.left if task else None) == left


@pytest.mark.parametrize("kind", ["long", "spell"])
def test_what_takes_several_rounds_gives_way_to_another_of_the_kind_without_a_question(kind: str) -> None:
    """samyra.act.long: nothing could be kept of the first one"""
    battle = moved(ordered(play(acting(), "ilva.kind=long ilva.rounds=3")))
    play(battle, f"ilva.kind={kind} ilva.rounds=2")
    assert question(battle).people != ("gm",)
    stages = [one["stage"] for one in tells(battle, "samyra.act.long")]
    assert stages == ["begun", "on", "dropped", "begun", "on"]


def test_who_has_kept_the_progress_goes_on_in_the_same_round_or_later() -> None:
    """samyra.act.long"""
    battle = ordered(play(acting(), "ilva.kind=long ilva.rounds=3"))
    moved(play(battle, "move.ilva", "spaces=1", "keep"))
    play(battle, "ilva.kind=none")
    task = battle.position.figure("ilva").task
    assert task is not None
    assert task.left == 2
    play(moved(ordered(battle)), "-")
    moved(ordered(battle))
    assert fields(play(battle, "-")) == ["ilva"]


@pytest.mark.parametrize("rounds", [3, 2])
def test_at_the_step_a_long_spell_is_the_action_of_the_round(rounds: int) -> None:
    """samyra.round.budget samyra.act.declare"""
    battle = acting(cast=TAMO, switches={"act.declare": "at_step"})
    play(battle, "-", "-", "-", "tamo", f"tamo.result=hit tamo.rounds={rounds}")
    assert barred_by(battle, "tamo") == "samyra.round.budget"
    moved(ordered(play(battle, "-")))
    play(battle, "-", "-", "-", "tamo")
    if rounds == 3:
        assert barred_by(battle, "tamo") == "samyra.round.budget"
        moved(ordered(play(battle, "-")))
        play(battle, "-", "-", "-", "tamo")
    play(battle, "tamo.result=hit")
    assert [one["stage"] for one in tells(battle, "samyra.act.long")][-1] == "done"


def test_at_the_step_damage_of_the_movement_phase_comes_before_a_round_spell_too() -> None:
    """samyra.act.declare"""
    battle = moving(cast=TAMO, switches={"act.declare": "at_step"})
    play(battle, "move.tamo", "spaces=2 entered=orc1", "force", "orc1.result=hit orc1.damage=3", "stands")
    play(moved(battle), "-", "-", "-", "tamo")
    assert column("tamo", "spell", battle) == "interrupted"
    instant = moving(cast=TAMO, switches={"act.declare": "at_step"})
    play(instant, "move.tamo", "spaces=2 entered=orc1", "force", "orc1.result=hit orc1.damage=3", "stands")
    play(moved(instant), "-", "tamo")
    with pytest.raises(StopIteration):
        column("tamo", "spell", instant)


def test_at_the_step_who_goes_on_is_named_with_the_rounds_that_are_left() -> None:
    """samyra.act.declare samyra.spell.long"""
    battle = acting(cast=TAMO, switches={"act.declare": "at_step"})
    play(battle, "-", "-", "-", "tamo", "tamo.result=hit tamo.rounds=3")
    moved(ordered(play(battle, "-")))
    for noted in (0, 0, 0, 1, 0):
        assert len(question(battle).notes) == noted
        if noted:
            words = german().label(question(battle).notes[0], SYSTEM.names(battle.position))
            assert "Tamo" in words
            assert "2" in words
        play(battle, "-") if not noted else play(battle, "tamo")


def test_an_action_phase_that_was_interrupted_while_kinds_were_declared_begins_with_the_first_step() -> None:
    """samyra.act.steps"""
    battle = acting(switches={"act.declare": "at_step"})
    position = replace(battle.position, step=Step.ACT, at=DECLARING)
    ask = next(act(position))
    assert isinstance(ask, Ask)
    assert (ask.rule, ask.about) == ("samyra.act.skip", ("step.1",))


def test_whose_last_enemy_in_reach_has_fallen_is_proposed_nobody() -> None:
    """samyra.act.declare: neither a friend nor an enemy out of reach; the action is not done"""
    battle = standing(on_map(THREE), "C3", "C4", "D3", "L8")
    play(moved(ordered(battle)), "f1.kind=melee f2.kind=none", "^f3.state=gone")
    assert (column("f1", "target", battle), column("f1", "result", battle)) == ("nobody", "none")


def test_an_enemy_in_reach_is_proposed_for_a_melee_and_any_for_a_shot() -> None:
    """samyra.act.declare: the nearer first"""
    battle = moved(ordered(standing(on_map(THREE), "C3", "C4", "D3", "L8")))
    assert column("f1", "target", play(battle.fork(), "f1.kind=melee f2.kind=none")) == "f3"
    shot = play(battle, "f2.kind=ranged", "^f3.state=gone")
    assert (column("f2", "target", shot), column("f2", "result", shot)) == ("f4", "miss")
