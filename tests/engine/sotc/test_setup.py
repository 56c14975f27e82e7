"""Framing a scene: the form, the ready scenes, who takes part, and the forming of groups."""

from __future__ import annotations

import pytest
from engine.sotc.opened import SYSTEM, begun, complaints, examples, framed, opened, said
from hypothesis import given
from hypothesis import strategies as st
from support.players import keys_of, proposed_keys
from support.playing import play, question, tells, told

from gonfalon.battle.battle import Battle
from gonfalon.formats.record import dump, record_of
from gonfalon.questions.ask import Heading
from gonfalon.questions.choice import OptionsAnswer
from gonfalon.questions.figures import Label
from gonfalon.questions.form import Form
from gonfalon.questions.refusal import Refused
from gonfalon.systems.sotc.setup.cast import HEROES, TEMPLATES, VILLAINS
from gonfalon.systems.sotc.setup.groups import even_split
from gonfalon.systems.sotc.setup.scenes import READY
from gonfalon.systems.sotc.state.people import Kind
from gonfalon.systems.sotc.state.position import Step
from gonfalon.systems.sotc.state.things import SCENE

READY_KEYS = tuple(f"ready.{one.key}" for one in READY)
DUEL = "people=hero,villain people.2.template=duellist"


def test_one_form_and_the_proposed_groups_lead_to_the_first_turn() -> None:
    """sotc.seq.phases"""
    battle = begun(framed())
    assert len(battle.record) == 3
    assert battle.position.exchange == 1
    assert battle.ask is not None
    assert battle.ask.rule == "sotc.act.one"


def test_the_phases_follow_each_other() -> None:
    """sotc.seq.phases"""
    headings = [(one.rule, dict(one.figures)) for one in told(begun(framed())) if isinstance(one, Heading)]
    assert headings[:4] == [
        ("sotc.seq.phases", {"phase": "frame"}),
        ("sotc.seq.phases", {"phase": "groups"}),
        ("sotc.init.mode", {"mode": "skill"}),
        ("sotc.seq.exchange", {"exchange": 1}),
    ]


def test_nobody_acts_before_groups_and_initiative() -> None:
    """sotc.seq.phases"""
    battle = examples()
    with pytest.raises(Refused):
        battle.answer(OptionsAnswer(("attack.kessler",)))
    assert play(battle, "begin").position.exchange == 1


@pytest.mark.parametrize("way", [*READY_KEYS, "example"])
def test_every_ready_scene_is_played_at_once(way: str) -> None:
    """sotc.seq.phases"""
    battle = opened(way)
    battle = begun(play(battle, "begin") if way == "example" else battle)
    assert battle.position.step is Step.TURN
    assert len({one.side for one in battle.position.still_in()}) > 1


@pytest.mark.parametrize("number", range(len(HEROES)))
def test_every_template_can_be_played(number: int) -> None:
    """sotc.group.members"""
    hero, villain = HEROES[number], VILLAINS[number]
    line = f"people=hero,villain people.1.template={hero.key} people.2.template={villain.key}"
    position = framed(line).position
    assert [one.name for one in position.characters] == [hero.name, villain.name]
    assert position.exchange == 1


def test_templates_have_a_pyramid_of_fifteen_skills() -> None:
    """sotc.roll.default_skill"""
    for template in TEMPLATES:
        steps = [sum(rating == step for _, rating in template.skills) for step in (5, 4, 3, 2, 1)]
        assert steps == [1, 2, 3, 4, 5]
        assert len(dict(template.skills)) == len(template.skills)


def test_the_kind_of_the_conflict_is_that_of_the_form() -> None:
    """sotc.conflict.kind"""
    battle = framed(f"kind=social {DUEL}")
    assert battle.position.kind is Kind.SOCIAL
    assert tells(battle, "sotc.conflict.kind") == [{"kind": "social"}]


def test_known_aspects_are_shown_to_everybody() -> None:
    """sotc.frame.aspects"""
    battle = framed(f'{DUEL} aspects=known,known aspects.1.text="Fog" aspects.2.text="Oil" aspects.2.zone=1')
    assert [(said(one["aspect"]), one["on"]) for one in tells(battle, "sotc.frame.aspects")] == [
        ("Fog", SCENE),
        ("Oil", "z1"),
    ]
    assert all(one.known for one in battle.position.aspects_on(SCENE))


def test_a_hidden_aspect_lies_there_without_its_text() -> None:
    """sotc.frame.aspects"""
    battle = framed(f'{DUEL} aspects=hidden aspects.1.slip="Rotten Floor"')
    (aspect,) = battle.position.aspects_on(SCENE)
    assert not aspect.known
    assert aspect.text == Label("sotc-hidden", number=1)
    assert aspect.hidden is not None
    assert battle.pocket.slips[aspect.hidden.seal][0] == "Rotten Floor"
    assert tells(battle, "sotc.frame.aspects") == []
    seen = (SYSTEM.table(battle.position), SYSTEM.names(battle.position), dump(record_of(battle, "")))
    for shown in (battle.position, battle.events, *seen):
        assert "Rotten" not in repr(shown)


def test_an_aspect_lies_in_a_zone_that_is_there() -> None:
    """sotc.frame.zones"""
    assert complaints(f'{DUEL} aspects=known aspects.1.text="Fog" aspects.1.zone=2') == [
        ("aspects.1.zone", "sotc.frame.zones")
    ]


def test_a_scene_is_one_zone_unless_it_has_more() -> None:
    """sotc.frame.zones"""
    position = framed(DUEL).position
    assert (len(position.zones), position.borders) == (1, ())


def test_a_border_may_cost_more_on_the_way_back() -> None:
    """sotc.frame.zones"""
    line = f"{DUEL} zones=zone,zone,zone zones.1.border=1 zones.1.way=other zones.1.back=3 zones.2.border=2"
    borders = {(one.here, one.there): one.value for one in framed(line).position.borders}
    assert borders == {("z1", "z2"): 1, ("z2", "z1"): 3, ("z2", "z3"): 2, ("z3", "z2"): 2}


@pytest.mark.parametrize(("line", "zones"), [("", ["z1", "z1"]), ("v2=z3", ["z1", "z3"])])
def test_the_game_master_says_where_everybody_starts_else_it_is_the_first_zone(line: str, zones: list[str]) -> None:
    """sotc.frame.start_zone"""
    battle = framed(f"{DUEL} zones=zone,zone,zone")
    assert (question(battle).rule, question(battle).people) == ("sotc.frame.start_zone", ("p0",))
    assert [one.zone for one in play(battle, line).position.figures] == zones


def test_nothing_is_asked_of_a_single_zone() -> None:
    """sotc.frame.start_zone"""
    assert question(framed(DUEL)).rule != "sotc.frame.start_zone"


def test_the_game_master_says_where_a_latecomer_starts() -> None:
    """sotc.frame.start_zone sotc.init.persist"""
    battle = begun(framed(f"{DUEL} zones=zone,zone"))
    play(battle, "+gm", "latecomer", "who=villain")
    play(battle, f"{question(battle).about[0]}=z2")
    assert battle.position.characters[-1].zone == "z2"


def test_in_a_ready_scene_the_sides_stand_apart() -> None:
    """sotc.frame.start_zone"""
    position = opened("ready.rooftop").position
    assert {one.side: one.zone for one in position.figures} == {"s1": "z1", "s2": "z2"}


def test_weapons_have_their_usual_reach() -> None:
    """sotc.frame.range"""
    reach = {weapon.name: (weapon.skill, weapon.reach) for one in TEMPLATES for weapon in one.weapons}
    assert reach[Label("sotc-weapon-pistol")] == ("guns", 2)
    assert reach[Label("sotc-weapon-knives")] == ("weapons", 1)
    assert reach[Label("sotc-weapon-sabre")] == ("weapons", 0)
    assert reach[Label("sotc-weapon-ray")] == ("guns", 3)


def test_the_ready_scenes_have_no_more_than_five_zones() -> None:
    """sotc.frame.zone_count"""
    assert all(1 <= len(one.zones) <= 5 for one in READY)


def test_a_row_says_what_somebody_is() -> None:
    """sotc.group.members"""
    position = framed("people=hero,villain,minions,companion").position
    assert [one.owner for one in position.characters] == ["p1", "p0"]
    assert [one.partner for one in position.companions] == [position.characters[0].id]
    assert len(position.groups) == 1


def test_two_sides_at_least() -> None:
    """sotc.seq.phases"""
    assert complaints("people=hero,hero") == [("people", "sotc.seq.phases")]
    assert framed("people=hero,hero people.2.side=s2").position.exchange == 1


def test_five_sides_may_meet() -> None:
    """sotc.seq.end"""
    sides = " ".join(f"people.{number}.side=s{number}" for number in range(1, 6))
    position = framed(f"people=hero,hero,villain,villain,minions {sides} people.5.count=1").position
    assert [id for id, _ in position.sides] == ["s1", "s2", "s3", "s4", "s5"]
    assert [one.side for one in position.figures] == ["s1", "s2", "s3", "s4", "s5"]


def test_fate_points_are_typed_in_and_ten_for_a_fresh_hero() -> None:
    """sotc.fp.pool"""
    position = framed(f"{DUEL} people.2.points=4 pool=7").position
    assert [one.points for one in position.characters] == [10, 4]
    assert position.player("p0").points == 7


def test_tracks_are_as_long_as_endurance_and_resolve_make_them() -> None:
    """sotc.stress.length"""
    assert tracks('"Ada | endurance 0, resolve 1"') == (5, 6)
    assert tracks('"Ada | endurance 3, resolve 5"') == (7, 8)
    assert tracks('"Ada | endurance 7 | health +2 | composure -1"') == (11, 4)


def tracks(card: str) -> tuple[int, int]:
    position = framed(f"{DUEL} people.1.template=card people.1.card={card}").position
    return len(position.characters[0].health), len(position.characters[0].composure)


def test_minions_have_a_quality_and_roll_in_the_kind_of_the_scene() -> None:
    """sotc.minion.quality"""
    position = framed("kind=mental people=hero,minions,minions people.2.quality=3 people.3.scope=physical").position
    assert [(one.quality, one.scope) for one in position.groups] == [(3, Kind.MENTAL), (2, Kind.PHYSICAL)]


def test_minions_come_unhurt_in_any_number() -> None:
    """sotc.minion.boxes, sotc.minion.build"""
    position = framed("people=hero,minions people.2.quality=1 people.2.count=20 people.2.reach=2").position
    (group,) = position.groups
    assert (group.members, group.reach) == ((0,) * 20, 2)


def test_a_fresh_companion_is_average_and_helps_in_one_kind_of_conflict() -> None:
    """sotc.comp.base, sotc.comp.type"""
    battle = framed("people=hero,villain,companion people.3.scope=social")
    (companion,) = battle.position.companions
    assert (companion.quality, companion.scopes, companion.skills) == (1, (Kind.SOCIAL,), ())
    assert not companion.independent
    assert [one["advances"] for one in tells(battle, "sotc.comp.base")] == [0]


def test_advances_buy_scopes_traits_and_skills() -> None:
    """sotc.comp.adv_quality, sotc.comp.adv_scope, sotc.comp.adv_independent, sotc.comp.adv_skilled"""
    line = "people=hero,villain,companion people.3.quality=3 people.3.scopes=social people.3.traits=independent,keeps"
    battle = framed(f"{line} people.3.skills=guns,stealth,drive")
    (companion,) = battle.position.companions
    assert companion.scopes == (Kind.PHYSICAL, Kind.SOCIAL)
    assert companion.independent
    assert companion.keeps_up
    assert dict(companion.skills) == {"guns": 1, "stealth": 1, "drive": 1}
    assert [one["advances"] for one in tells(battle, "sotc.comp.base")] == [6]


@pytest.mark.parametrize(
    ("line", "field", "rule"),
    [
        ("people.3.partner=2", "partner", "sotc.comp.base"),
        ('people.1.template=card people.1.card="Ada | guns 3" people.3.quality=3', "quality", "sotc.comp.adv_quality"),
        ("people.3.scopes=physical", "scopes", "sotc.comp.adv_scope"),
        ("people.3.quality=2 people.3.skills=guns,fists,drive", "skills", "sotc.comp.adv_skilled"),
    ],
)
def test_what_no_advance_buys_is_complained_about(line: str, field: str, rule: str) -> None:
    """sotc.comp.adv_quality, sotc.comp.adv_scope, sotc.comp.adv_skilled"""
    assert complaints(f"people=hero,villain,companion {line}") == [(f"people.3.{field}", rule)]


def test_a_superb_partner_has_companions_up_to_great() -> None:
    """sotc.comp.adv_quality"""
    assert framed("people=hero,villain,companion people.3.quality=4").position.companions[0].quality == 4
    assert complaints("people=hero,villain,companion people.3.quality=5") == [
        ("people.3.quality", "sotc.comp.adv_quality")
    ]


@pytest.mark.parametrize(
    ("minions", "opponents", "sizes"), [(6, 2, (3, 3)), (7, 3, (3, 2, 2)), (2, 3, (1, 1)), (5, 0, (5,)), (9, 1, (9,))]
)
def test_the_proposed_split_is_even(minions: int, opponents: int, sizes: tuple[int, ...]) -> None:
    """sotc.group.split"""
    assert even_split(minions, opponents) == sizes


@given(st.integers(1, 100), st.integers(0, 12))
def test_the_proposed_split_sums_up(minions: int, opponents: int) -> None:
    """sotc.group.split"""
    sizes = even_split(minions, opponents)
    assert sum(sizes) == minions
    assert max(sizes) - min(sizes) <= 1
    assert min(sizes) > 0


def test_minions_are_split_among_the_opposing_characters() -> None:
    """sotc.group.split"""
    battle = framed("people=hero,hero,hero,villain,minions,companion people.5.count=7")
    groups = begun(battle).position.groups
    assert [len(one.members) for one in groups] == [3, 2, 2]
    assert tells(battle, "sotc.group.split") == [{"piece": groups[0].name, "groups": 3, "sizes": (3, 2, 2)}]


def test_any_other_split_may_be_set() -> None:
    """sotc.group.split"""
    battle = play(framed(), "g4=group,group,group g4.1.size=4 g4.2.size=1 g4.3.size=1 g4.1.leader=v3")
    groups = battle.position.groups
    assert [len(one.members) for one in groups] == [4, 1, 1]
    assert [one.leader for one in groups] == ["v3", "", ""]
    assert len({one.id for one in groups}) == 3


def test_no_minion_is_lost_in_a_split_and_no_leader_leads_twice() -> None:
    """sotc.group.split, sotc.attach.when"""
    assert complaints("g4.1.size=1", framed()) == [("g4", "sotc.group.split")]
    assert complaints("g4.1.leader=v3 g4.2.leader=v3", framed()) == [("g4.2.leader", "sotc.attach.when")]


def test_nothing_is_asked_where_a_split_changes_nothing() -> None:
    """sotc.group.split"""
    assert not isinstance(framed("people=hero,villain,minions").ask, Form)
    assert not isinstance(framed(DUEL).ask, Form)


def test_minions_of_two_qualities_never_share_a_group() -> None:
    """sotc.group.uniform"""
    battle = begun(framed("people=hero,hero,minions,minions people.3.quality=1 people.3.count=2 people.4.count=4"))
    assert [(one.quality, len(one.members)) for one in battle.position.groups] == [(1, 1), (2, 2), (1, 1), (2, 2)]


def test_the_form_proposes_two_heroes_against_a_villain_with_six_minions() -> None:
    """sotc.minion.sides"""
    ask = opened().ask
    assert isinstance(ask, Form)
    position = begun(framed()).position
    assert [one.side for one in position.characters] == ["s1", "s1", "s2"]
    assert [len(one.members) for one in position.groups] == [3, 3]


def test_the_first_question_proposes_the_form() -> None:
    """sotc.seq.phases"""
    ask = Battle(SYSTEM).ask
    assert ask is not None
    assert proposed_keys(ask) == ("quick",)
    begun = (key.replace("ready", "begin") for key in READY_KEYS)
    assert set(keys_of(ask)) == {"quick", "example", *READY_KEYS, *begun}


@pytest.mark.parametrize(
    ("since", "left"),
    [
        ("since=nothing", {"mild", "moderate", "severe"}),
        ("since=break", {"moderate", "severe"}),
        ("since=rest hours=5", {"moderate", "severe"}),
        ("since=rest hours=6", {"severe"}),
        ("since=adventure", set()),
        ("since=session", {"moderate", "severe"}),
    ],
)
def test_consequences_that_are_carried_in_have_healed_since_the_last_scene(since: str, left: set[str]) -> None:
    """sotc.recover.mild, sotc.recover.moderate, sotc.recover.severe, sotc.recover.back_to_back"""
    card = "Ada | fists 2 | mild: Cut | moderate: Broken Arm | severe: Blind"
    position = framed(f'{DUEL} people.1.template=card people.1.card="{card}" {since}').position
    assert {one.severity for one in position.consequences_of("h1")} == left


def test_the_field_of_the_examples_is_framed_until_it_begins() -> None:
    """sotc.seq.phases: what is set so far is kept, and more may be set."""
    battle = play(examples(anna__points=3), "later")
    battle.overrule("bruno.points", 2, "")
    assert [one.state for one in SYSTEM.table(battle.position).steps] == ["now", "ahead", "ahead", "ahead"]
    assert [battle.position.character(one).points for one in ("anna", "bruno")] == [3, 2]
