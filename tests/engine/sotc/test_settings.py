"""The settings that the game master may overrule in a conflict: every value on the table, and the effects of a change."""

from __future__ import annotations

import pytest
from engine.sotc.opened import SYSTEM, Table, begun, examples, opened
from support.playing import play

from gonfalon.battle.event import Ruled
from gonfalon.questions.dice import Source
from gonfalon.questions.figures import Label, UserText
from gonfalon.questions.refusal import Refused
from gonfalon.questions.roll import DiceAnswer
from gonfalon.systems.sotc.setup.scenes import READY
from gonfalon.systems.sotc.state.position import Position
from gonfalon.table.table import Setting

GIVEN: tuple[tuple[str, int | str], ...] = (
    ("anna.skill.fists", 3),
    ("anna.skill.survival", -1),
    ("anna.health", "X_X__"),
    ("anna.composure", "_X"),
    ("anna.mild", 1),
    ("anna.moderate", 2),
    ("anna.severe", 1),
    ("anna.points", 3),
    ("anna.slots", 4),
    ("anna.zone", "z2"),
    ("anna.side", "s2"),
    ("anna.owner", "p2"),
    ("anna.weight", 4),
    ("anna.load", 2),
    ("anna.acted", "yes"),
    ("anna.holding", "yes"),
    ("anna.guarding", "yes"),
    ("anna.attacks", 1),
    ("anna.barred", "sprint"),
    ("anna.spin", "yes"),
    ("anna.due", 1),
    ("anna.place", 6),
    ("anna.left", "conceded"),
    ("anna.new.w1", "gun"),
    ("anna.new.c1", "social"),
    ("anna.new.a1", "Off Balance"),
    ("everywhere.new.a1", "On Fire!"),
    ("z3.new.a1", "Chandeliers"),
    ("new.g1", 4),
    ("new.b1", "bruno"),
    ("border.z1.z2", 2),
    ("border.z2.z1", 3),
    ("kind", "social"),
    ("exchange", 3),
    ("tiring.endurance", "yes"),
    ("turn", "kessler"),
    ("turn.overflow", 3),
    ("p0.points", 5),
    ("p3.seat", 1),
    ("switch.sotc.spin.mode", "next_roll"),
)
"""A value that can be set on the field of the examples, once for each kind of value."""


def started(**rulings: int | str) -> Table:
    """The first turn on the field of the examples, after these rulings."""
    return set_to(play(examples(), "begin"), **rulings)


def set_to(battle: Table, **rulings: int | str) -> Table:
    """The battle after these rulings (`anna__points=3`)."""
    for key, value in rulings.items():
        battle.overrule(key.replace("__", "."), value, "")
    return battle


def shown(battle: Table) -> dict[str, int | str]:
    return {one.key: one.value for one in SYSTEM.settings(battle.position)}


def track(battle: Table, id: str, name: str) -> str:
    """The boxes of a piece as the table shows them."""
    piece = next(one for one in SYSTEM.table(battle.position).pieces if one.id == id)
    marked = next(one.marked for one in piece.tracks if one.key == f"{id}.{name}")
    return "".join("X" if one else "_" for one in marked)


@pytest.mark.parametrize(("key", "value"), GIVEN, ids=[key for key, _ in GIVEN])
def test_everything_that_an_example_gives_can_be_set(key: str, value: int | str) -> None:
    """sotc.engine.override"""
    battle = started()
    before = (battle.position, list(battle.events))
    battle.overrule(key, value, "so it is")
    assert shown(battle).get(key, value) == value
    assert battle.position != before[0]
    ruled = battle.events[len(before[1])]
    assert isinstance(ruled, Ruled)
    assert ruled.why == "so it is"
    battle.undo()
    assert (battle.position, battle.events) == before


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("anna.health", "X_O"),
        ("anna.health", "X _"),
        ("anna.health", ""),
        ("anna.health", "X" * 21),
        ("g1.members", "1,"),
        ("g1.members", "1, 0"),
        ("g1.members", "01,0"),
        ("g1.members", "2,0"),
        ("g1.members", ""),
    ],
)
def test_a_text_that_cannot_be_read_is_refused(key: str, value: str) -> None:
    """sotc.engine.override: no minion keeps as much stress as takes it out (sotc.minion.out_when)."""
    battle = set_to(started(), new__g1=3, g1__quality=2)
    before = battle.position
    with pytest.raises(Refused, match="setting-text") as refused:
        battle.overrule(key, value, "")
    assert refused.value.label.id == "refused-setting-text"
    assert battle.position == before


def test_a_skill_lengthens_its_track_and_shortens_it_again() -> None:
    """sotc.stress.length"""
    battle = started(anna__composure="X____", anna__skill__resolve=1, anna__skill__endurance=3)
    assert (track(battle, "anna", "composure"), track(battle, "anna", "health")) == ("X_____", "_______")
    set_to(battle, anna__skill__endurance=0)
    assert track(battle, "anna", "health") == "_____"


def test_consequences_are_aspects_and_the_newest_go_first() -> None:
    """sotc.cons.aspect, sotc.cons.severity"""
    battle = started(anna__mild=1, anna__severe=2)
    assert track(battle, "anna", "slots") == "XXX"
    assert [one.severity for one in battle.position.consequences_of("anna")] == ["mild", "severe", "severe"]
    named = battle.position.consequences_of("anna")[0].id
    set_to(battle, **{f"{named}__text": "Cracked Rib"}, anna__severe=1)
    assert [one.text for one in battle.position.consequences_of("anna")] == [
        UserText("Cracked Rib"),
        Label("sotc-consequence-unnamed", severity="severe"),
    ]


def test_a_group_made_by_hand_takes_its_place_and_its_turn() -> None:
    """sotc.init.minions, sotc.minion.quality"""
    battle = started(clara__skill__alertness=3, new__g1=5, g1__quality=2, turn="g1")
    assert battle.ask is not None
    assert battle.ask.about == ("g1",)
    position = battle.position
    assert (len(position.group("g1").members), position.group("g1").side) == (5, "s2")
    assert "g1" in position.order
    piece = next(one for one in SYSTEM.table(position).pieces if one.id == "g1")
    assert [one.label.id for one in piece.badges][:3] == [
        "sotc-badge-standing",
        "sotc-badge-quality",
        "sotc-badge-bonus",
    ]


def test_whose_turn_is_replaced_has_it_later() -> None:
    """sotc.seq.exchange: nobody loses a turn by a ruling, and nobody has two."""
    battle = started(turn="kessler")
    first = []
    while battle.position.exchange == 1 and battle.ask:
        first.append(battle.ask.about[0])
        play(battle, "pass")
    assert sorted(first) == sorted(("anna", "bruno", "clara", "kessler", "marek", "voss"))
    assert first[0] == "kessler"


def test_a_place_in_the_order_moves_the_others_along() -> None:
    """sotc.init.persist"""
    battle = started()
    before = battle.position.order
    set_to(battle, kessler__place=1)
    assert battle.position.order == ("kessler", *(one for one in before if one != "kessler"))
    set_to(battle, kessler__place=0)
    assert battle.position.order == tuple(one for one in before if one != "kessler")


def test_a_leader_put_elsewhere_leaves_the_group_behind() -> None:
    """sotc.attach.free"""
    battle = started(new__g1=4, g1__leader="kessler")
    assert battle.position.led_by("kessler") is not None
    set_to(battle, kessler__zone="z2")
    assert (battle.position.led_by("kessler"), battle.position.group("g1").zone) == (None, "z1")
    assert "g1.leader" in shown(battle)
    with pytest.raises(Refused, match="setting"):
        battle.overrule("g1.leader", "kessler", "")


def test_an_aspect_put_there_by_hand_can_be_tagged_for_free() -> None:
    """sotc.man.first_tag: fragile, so that it goes with its tag (sotc.temp.fragile)."""
    battle = started(kessler__new__a1="Off Balance", a1__fragile="yes", a1__free="anna", turn="anna")
    play(battle, "attack.kessler")
    battle.answer(DiceAnswer((0,) * 8, Source.TABLE))
    assert battle.ask is not None
    free = [one for one in getattr(battle.ask, "options", ()) if "a1" in one.key and not one.barred]
    play(battle, free[0].key)
    assert all(one.id != "a1" for one in battle.position.aspects)
    assert battle.position.character("anna").points == 0


def test_an_aspect_is_moved_renamed_and_removed() -> None:
    """sotc.engine.override"""
    battle = started(everywhere__new__a1="Fog", a1__on="z2", a1__text="Thick Fog")
    cards = {one.id: one.place for one in SYSTEM.table(battle.position).cards}
    assert cards["a1"] == "z2"
    assert SYSTEM.names(battle.position)["a1"] == UserText("Thick Fog")
    set_to(battle, a1__on="gone")
    assert "a1.on" not in shown(battle)


def test_a_block_made_by_hand_stands_in_the_way() -> None:
    """sotc.block.overcome"""
    battle = started(new__b1="anna", b1__acts="move", b1__strength=4, b1__where="z1", turn="kessler")
    play(battle, "sprint")
    contest = SYSTEM.table(battle.position).contest
    assert contest is not None
    assert [one.total for one in contest.hands if one.label.id == "sotc-hand-block"] == [4]


def test_who_is_out_has_no_turn_and_can_be_brought_back() -> None:
    """sotc.seq.end"""
    battle = started(turn="anna", anna__left="taken_out")
    assert battle.ask is not None
    assert battle.ask.about != ("anna",)
    assert next(one.state for one in SYSTEM.table(battle.position).pieces if one.id == "anna") == "out"
    set_to(battle, anna__left="in", turn="anna")
    assert battle.ask.about == ("anna",)


def test_the_numbers_of_an_open_roll_are_overruled_where_they_lie() -> None:
    """sotc.roll.effort, sotc.supp.harder, sotc.stress.tracks"""
    battle = started(turn="anna", anna__skill__fists=3)
    play(battle, "attack.kessler")
    set_to(battle, roll__actor=2, roll__against=-1, action__penalty=1, action__track="composure")
    battle.answer(DiceAnswer((0,) * 8, Source.TABLE))
    while battle.ask and battle.position.contest:
        play(battle, "go" if any(one.key == "go" for one in getattr(battle.ask, "options", ())) else "done")
    assert track(battle, "kessler", "composure") == "____X"
    assert track(battle, "kessler", "health") == "_____"


def test_a_companion_made_by_hand_helps_and_learns() -> None:
    """sotc.comp.base, sotc.comp.bonus, sotc.comp.adv_skilled"""
    battle = started(anna__new__c1="physical", c1__quality=3, c1__skill__guns=3)
    badges = next(one.badges for one in SYSTEM.table(battle.position).pieces if one.id == "anna")
    assert "sotc-badge-companions" in [one.label.id for one in badges]
    set_to(battle, c1__presence="out")
    badges = next(one.badges for one in SYSTEM.table(battle.position).pieces if one.id == "anna")
    assert "sotc-badge-companions" not in [one.label.id for one in badges]


def test_a_weapon_is_lost_with_its_penalty() -> None:
    """sotc.disarm.effect, sotc.frame.range"""
    battle = started(kessler__new__w1="melee", kessler__w1="lost", kessler__w1__penalty=3)
    (weapon,) = battle.position.character("kessler").weapons
    assert (weapon.lost, weapon.in_hand, weapon.reach) == (3, False, 0)
    set_to(battle, kessler__w1="hand")
    assert battle.position.character("kessler").weapons[0].in_hand


def table(name: str) -> Table:
    """A ready scene at its first turn, or the field of the examples with something of everything."""
    if name != "example":
        return begun(opened(f"ready.{name}"))
    return started(new__g1=4, new__b1="anna", anna__new__c1="mental", anna__mild=1, anna__new__w1="gun", anna__due=1)


@pytest.mark.parametrize("name", [*(scene.key for scene in READY), "example"])
def test_what_stands_there_may_be_put_there_again_and_nothing_changes(name: str) -> None:
    """sotc.engine.override"""
    battle = table(name)
    settings = SYSTEM.settings(battle.position)
    assert len({one.key for one in settings}) == len(settings)
    for setting in settings:
        assert setting.allows(setting.value), setting.key
        assert setting.put(setting.value) == battle.position, setting.key
        assert setting.of is None or setting.of in SYSTEM.names(battle.position), setting.key


def test_whatever_is_set_can_be_shown() -> None:
    """sotc.engine.override"""
    battle = table("example")
    for setting in SYSTEM.settings(battle.position):
        for value in values(setting) if ".skill." not in setting.key else ():
            changed = setting.put(value)
            hash(changed)
            again = {one.key: one.value for one in SYSTEM.settings(changed)}
            assert again.get(setting.key, value) == value, setting.key
            SYSTEM.table(changed)
            SYSTEM.names(changed)


def values(setting: Setting[Position]) -> tuple[int | str, ...]:
    """The ends of what a setting allows."""
    if setting.kind == "choice":
        return tuple(key for key, _ in setting.choices)
    return (setting.least, setting.most) if setting.kind == "number" else (setting.value,)
