"""Chapter units: parts and quality, skills, aspects, cards."""

from __future__ import annotations

import pytest
from engine.war.cast import (
    BOWS,
    GUARD,
    LEVY,
    PIKES,
    RAIDERS,
    SLINGERS,
    SYSTEM,
    Table,
    armies,
    cast,
    fielded,
    in_play,
    parts_of,
    poor,
    throwers,
)
from support.players import keys_of
from support.playing import (
    all_keys,
    barred,
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
    until,
)

from gonfalon.battle.battle import Battle
from gonfalon.questions.choice import Choices
from gonfalon.questions.figures import UserText
from gonfalon.questions.refusal import Refused
from gonfalon.questions.text import Text
from gonfalon.systems.war.state.facts import ASPECTS, RANKS, SENSIBLE, SKILLS, SLOTS
from gonfalon.systems.war.state.pieces import LONGEST_ASPECT, Status

SLOT_LIST = {"average": "", "fair": "mild", "good": "mild moderate"}
SKILLED = {
    "average": "fight 1",
    "fair": "fight 2, athletics 1, will 1",
    "good": "fight 3, athletics 2, will 2, shoot 1, notice 1, provoke 1",
}
NAMED = {"average": "A", "fair": "A | B", "good": "A | B | C"}
qualities = pytest.mark.parametrize("quality", ["average", "fair", "good"])


def buying(**switches: str) -> Table:
    """The first player's purchases."""
    wanted = {f"war.{name.replace('__', '.')}": value for name, value in switches.items()}
    return until(play(Battle(SYSTEM, wanted), "players.2"), "war.chest.cost.unit")


def card_refused(card: str, **switches: str) -> tuple[str, str]:
    """The code and the rule with which a card is refused; nothing is bought."""
    battle = play(buying(**switches), "card")
    try:
        play(battle, card)
    except Refused as no:
        assert battle.position.units == ()
        assert battle.position.player("p1").points == 10
        return no.code, no.rule
    raise AssertionError("was not refused")


def skills_asked(battle: Table) -> Choices[object]:
    assert isinstance(battle.ask, Choices)
    return battle.ask


def test_a_unit_has_one_place_one_turn_and_one_roll() -> None:
    """war.unit.one_body: however many it stands for, and it cannot be split or merged"""
    battle = poor(raiders__zone="z1", slingers__zone="z1")
    play(battle, "guard", "attack.raiders", *rolled(-1, 2))
    assert [one["target"] for one in tells(battle, "war.attack.target")] == ["raiders"]
    assert len(tells(battle, "war.core.shifts")) == 1
    play(battle, "slingers", "end")
    assert barred(battle) == {"guard": "war.turn.everyone_once"}
    assert not [key for key in all_keys(play(cast(), "guard")) if "split" in key or "merge" in key]


def test_an_army_has_room_for_so_many_units() -> None:
    """war.unit.one_body: two dozen cards on a phone"""
    battle = play(buying(chest__size="99"), "card", LEVY, *["again.u1"] * 23)
    assert len(battle.position.units) == 24
    assert {barred(battle)[key] for key in ("card", "new.average", "again.u1", "quick.medieval")} == {
        "war.unit.one_body"
    }
    assert "fate" in keys(battle)


@qualities
def test_quality_says_how_many_of_each(quality: str) -> None:
    """war.unit.parts war.unit.average war.unit.fair war.unit.good: skills, aspects, slots"""
    battle = play(buying(), "card", f"{quality} | {SKILLED[quality]} | {NAMED[quality]}")
    unit = battle.position.units[0]
    assert tuple(rating for _, rating in unit.skills) == RANKS[quality]
    assert len(unit.aspects) == ASPECTS[quality]
    piece = battle.system.table(battle.position).pieces[0]
    assert [track.key for track in piece.tracks] == [f"u1.{slot}" for slot in SLOTS[quality]], "and no stress"


@pytest.mark.parametrize("extra", ["stress 1", "stress 2", "stunt Feigned Flight"])
@qualities
def test_units_have_neither_stress_nor_stunts(quality: str, extra: str) -> None:
    """war.unit.parts"""
    assert card_refused(f"{quality} | {SKILLED[quality]} | A | {extra}") == ("card-extra", "war.unit.parts")


@pytest.mark.parametrize("card", ["", "levy", "average", "average | fight 1", "great | fight 4 | A", "fair || A"])
def test_what_is_no_card_is_refused(card: str) -> None:
    """war.unit.parts war.unit.card: an empty line goes back"""
    if card:
        assert card_refused(card)[0] in {"card", "card-skill", "card-skills"}
    else:
        assert question(play(buying(), "card", card)).rule == "war.chest.cost.unit"


@pytest.mark.parametrize(
    ("quality", "skills"),
    [
        ("average", "fight 2"),
        ("average", "fight 1, shoot 1"),
        ("average", "fight 0"),
        ("fair", "fight 2, shoot 1"),
        ("fair", "fight 2, shoot 2, will 1"),
        ("fair", "fight 1, shoot 1, will 1"),
        ("fair", "fight 2, shoot 1, will 1, notice 1"),
        ("good", "fight 3, athletics 2, will 2, shoot 1, notice 1"),
        ("good", "fight 3, athletics 3, will 2, shoot 1, notice 1, provoke 1"),
        ("good", "fight 2, athletics 2, will 2, shoot 1, notice 1, provoke 1"),
        ("good", "fight 3, athletics 2, will 1, shoot 1, notice 1, provoke 1"),
    ],
)
def test_skills_must_be_as_the_quality_says(quality: str, skills: str) -> None:
    """war.unit.average war.unit.fair war.unit.good"""
    assert card_refused(f"{quality} | {skills} | A") == ("card-skills", f"war.unit.{quality}")


@qualities
def test_there_are_no_more_aspects_than_the_quality_says(quality: str) -> None:
    """war.unit.average war.unit.fair war.unit.good"""
    card = f"{quality} | {SKILLED[quality]} | {NAMED[quality]} | One more"
    assert card_refused(card) == ("card-aspects", f"war.unit.{quality}")


@pytest.mark.parametrize("slots", ["mild moderate severe", "severe", "moderate", "mild mild"])
@qualities
def test_slots_are_those_of_the_quality(quality: str, slots: str) -> None:
    """war.unit.average war.unit.fair war.unit.good: never a severe one"""
    card = f"{quality} | {SKILLED[quality]} | A"
    assert card_refused(f"{card} | slots {slots}") == ("card-slots", f"war.unit.{quality}")


@pytest.mark.parametrize("quality", ["fair", "good"])
def test_a_card_may_name_the_slots_it_has(quality: str) -> None:
    """war.unit.fair war.unit.good"""
    battle = play(buying(), "card", f"{quality} | {SKILLED[quality]} | A | slots {SLOT_LIST[quality]}")
    assert len(battle.position.units) == 1


@pytest.mark.parametrize(
    ("quality", "asks"), [("average", [(1, 1)]), ("fair", [(2, 1), (1, 2)]), ("good", [(3, 1), (2, 2), (1, 3)])]
)
def test_a_unit_is_built_rank_by_rank(quality: str, asks: list[tuple[int, int]]) -> None:
    """war.unit.average war.unit.fair war.unit.good: from the highest rank down"""
    battle = play(buying(), f"new.{quality}")
    left = list(SKILLS)
    for rank, count in asks:
        ask = skills_asked(battle)
        assert (ask.least, ask.most, ask.rule) == (count, count, f"war.unit.{quality}")
        assert dict(ask.label.figures)["rank"] == rank
        picked = [left.pop(0) for _ in range(count)]
        play(battle, " ".join(picked))
    play(battle, *["A"] * ASPECTS[quality])
    assert tuple(rating for _, rating in battle.position.units[0].skills) == RANKS[quality]


def test_a_skill_once_taken_is_gone() -> None:
    """war.unit.skill_unique: for the ranks below, and twice in one"""
    battle = play(buying(), "new.fair", "shoot")
    assert barred(battle) == {"shoot": "war.unit.skill_unique"}
    assert refused(battle, "shoot will") == "barred"
    assert refused(battle, "will will") == "twice"
    assert refused(battle, "will") == "how-many"


@pytest.mark.parametrize("skills", ["shoot 2, shoot 1, will 1", "fight 2, will 1, Will 1"])
def test_the_same_skill_twice_is_refused_on_a_card(skills: str) -> None:
    """war.unit.skill_unique: however it is written"""
    assert card_refused(f"fair | {skills} | A") == ("card-twice", "war.unit.skill_unique")


def test_skills_come_from_the_list_in_force() -> None:
    """war.unit.skill_unique war.unit.skill_list"""
    assert card_refused("average | cooking 1 | A") == ("card-skill", "war.unit.skill_unique")


def test_skills_are_changed_while_armies_are_built() -> None:
    """war.unit.skill_unique war.unit.parts: name and aspects too"""
    battle = play(buying(), "card", PIKES, "edit.u1", "skills", "shoot", "will notice")
    assert dict(battle.position.units[0].skills) == {"shoot": 2, "will": 1, "notice": 1}
    play(battle, "edit.u1", "name", "Old Pikes", "edit.u1", "aspect.2", "Rusty")
    assert battle.position.units[0].aspects == (UserText("Old Pikes"), UserText("Rusty"))
    play(battle, "edit.u1", "back")
    assert question(battle).rule == "war.chest.cost.unit"


@pytest.mark.parametrize("theme", ["all", "field", "space", "underground", "air"])
def test_every_preset_keeps_all_nine_skills(theme: str) -> None:
    """war.unit.skill_list war.unit.skill_sense: a preset warns, it does not refuse"""
    battle = play(buying(unit__skill_list=theme), "new.average")
    ask = skills_asked(battle)
    warned = {option.key for option in ask.options if option.rule == "war.unit.skill_sense"}
    assert keys_of(ask) == SKILLS
    assert warned == set(SKILLS) - set(SENSIBLE.get(theme, SKILLS))
    assert barred(battle) == {}
    for skill in sorted(warned):
        assert dict(play(buying(unit__skill_list=theme), "card", f"average | {skill} 1 | A").position.units[0].skills)


@pytest.mark.parametrize(
    ("theme", "useless"),
    [("space", {"fight", "drive"}), ("underground", {"pilot"}), ("all", set())],
)
def test_what_makes_no_sense_is_said(theme: str, useless: set[str]) -> None:
    """war.unit.skill_sense"""
    battle = play(buying(unit__skill_list=theme), "new.average")
    fits = {option.key: dict(option.label.figures)["fits"] for option in skills_asked(battle).options if option.label}
    assert {skill for skill, fit in fits.items() if fit == "no"} == useless


def own_list() -> Table:
    """A table that makes its own list of skills."""
    return play(Battle(SYSTEM, {"war.unit.skill_list": "own"}), "players.2", "done")


def test_the_table_strikes_and_adds_skills() -> None:
    """war.unit.skill_list: own; one at least must stay"""
    battle = own_list()
    assert (skills_asked(battle).least, proposed(battle)) == (1, SKILLS)
    assert refused(battle, "") == "how-many"
    play(battle, "fight will", "Sorcery", "Cunning", "Cunning", "")
    assert battle.position.skills == ("fight", "will", "Sorcery", "Cunning")
    until(battle, "war.chest.cost.unit")
    play(battle, "card", "fair | Sorcery 2, fight 1, Cunning 1 | Hedge Wizards")
    assert dict(battle.position.units[0].skills) == {"Sorcery": 2, "fight": 1, "Cunning": 1}
    assert refused(play(battle, "card"), "average | athletics 1 | A") == "card-skill"


def test_the_card_says_what_the_large_number_on_the_token_is() -> None:
    """war.unit.average war.unit.fair war.unit.good: the best skill"""
    battle = play(Battle(SYSTEM), "begin.castle")
    units = battle.position.units
    assert {unit.quality for unit in units} >= {"average", "fair", "good"}
    for piece, unit in zip(battle.system.table(battle.position).pieces, units, strict=False):
        number = dict(piece.badges[0].label.figures)["rating"]
        kind = dict(next(one for one in piece.details if one.key == f"{unit.id}.kind").label.figures)
        assert kind == {"quality": unit.quality, "rating": number}
        assert number == max(rating for _, rating in unit.skills)


KEYWORDS = ("waive", "back", "done")


def test_what_the_table_calls_a_skill_is_never_taken_for_another_answer() -> None:
    """war.unit.skill_list war.over.skills: typed skills have keys of their own, those of the list the usual ones"""
    battle = until(play(own_list(), "fight athletics will", *KEYWORDS, ""), "war.chest.cost.unit")
    play(battle, "new.average")
    assert all_keys(battle) == ("athletics", "fight", "will", *(f"own.{name}" for name in KEYWORDS))
    play(battle, "own.back", "Rearguard")
    assert dict(battle.position.units[0].skills) == {"back": 1}
    play(battle, "done", "card", "fair | waive 2, fight 1, back 1 | Envoys", "done")
    overruled(battle, p1__points=0, p2__points=0)
    fielded(battle, "z1", "z2")
    play(battle, "force.z2")
    assert {"u2.fight", "u2.own.waive", "u2.own.back", "waive"} <= set(all_keys(battle))
    play(battle, "u2.own.waive")
    assert throwers(battle)["u2"] == "waive"
    assert parts_of(battle, "u2") == {"war.core.total": 2}
    play(battle, "+skill")
    assert "own.back" in all_keys(battle)
    play(battle, "own.back")
    assert throwers(battle) == {"u1": "back", "u2": "waive"}
    values = [value.key for piece in battle.system.table(battle.position).pieces for value in piece.details]
    assert len(set(values)) == len(values)


def test_a_typed_skill_may_defend_where_the_table_says_so() -> None:
    """war.unit.skill_list war.opt.defend_skills"""
    switches = {"war.unit.skill_list": "own", "war.opt.defend_skills": "own"}
    battle = play(Battle(SYSTEM, switches), "players.2", "done", "fight", "waive", "")
    assert (question(battle).rule, all_keys(battle)) == ("war.opt.defend_skills", ("fight", "own.waive"))
    while question(battle).rule == "war.opt.defend_skills":
        play(battle, "own.waive")
    until(battle, "war.chest.cost.unit")
    play(battle, "card", "average | fight 1 | A", "done", "card", "average | waive 1 | B", "done")
    fielded(overruled(battle, p1__points=0, p2__points=0), "z1", "z2")
    play(overruled(battle, u2__zone="z1"), "attack.u2")
    assert parts_of(battle, "u2") == {"war.core.total": 1}
    play(battle, "+defend")
    assert keys(battle) == ("own.waive", "waive")


def test_what_a_short_list_cannot_fill_is_refused() -> None:
    """war.unit.skill_list war.unit.skill_unique: three skills make no Good unit, and foreign quick armies stay away"""
    battle = until(play(own_list(), "fight athletics will", ""), "war.chest.cost.unit")
    assert barred(battle)["new.good"] == "war.unit.skill_unique"
    assert "new.fair" in keys(battle)
    assert barred(battle)["quick.space"] == "war.unit.skill_list"


def test_the_list_is_in_the_log() -> None:
    """war.unit.skill_list: what is in force, told once"""
    battle = until(play(own_list(), "fight will", "Sorcery", ""), "war.chest.cost.unit")
    (figures,) = tells(battle, "war.unit.skill_list")
    assert figures["skills"][-1] == UserText("Sorcery")
    assert len(figures["skills"]) == 3


@pytest.mark.parametrize("list_", ["", "sea", "All"])
def test_other_presets_do_not_exist(list_: str) -> None:
    """war.unit.skill_list"""
    with pytest.raises(Refused):
        buying(unit__skill_list=list_)


def test_the_name_of_a_unit_is_its_first_aspect() -> None:
    """war.unit.name_aspect: an Average unit has no other"""
    battle = play(cast(raiders__zone="z1", p2__own=0), "levy", "attack.raiders", "+defend", "waive", sum_of(0))
    own = [key for key in keys(battle) if ".levy." in key]
    assert own == ["paid.levy.1.p1", "paid.levy.1.p1.reroll"]
    names = battle.system.names(battle.position)
    assert names["levy"] == battle.position.unit("levy").aspects[0]


def test_a_unit_without_a_name_is_named_by_what_it_is() -> None:
    """war.unit.name_aspect: it can be invoked then too"""
    battle = play(buying(), "new.average", "fight", "")
    assert battle.position.units[0].aspects[0] != UserText("")
    play(battle, "edit.u1", "name", "")
    assert battle.position.units[0].aspects[0] != UserText(""), "and stays so"


def test_an_aspect_has_a_longest_length() -> None:
    """war.unit.name_aspect"""
    battle = play(buying(), "new.average", "fight")
    assert isinstance(battle.ask, Text)
    assert battle.ask.most == LONGEST_ASPECT
    assert refused(battle, "x" * (LONGEST_ASPECT + 1)) == "length"
    assert card_refused(f"average | fight 1 | {'x' * (LONGEST_ASPECT + 1)}")[0] == "length"


def blank() -> Table:
    """Raiders with a blank second aspect in z2, the levy in z1; p2 has a fate point and the first turn."""
    battle = fielded(
        armies([LEVY], ["fair | fight 2, athletics 1, stealth 1 | River Raiders"]),
        "z1",
        "z2",
        first="p2",
        p1__points=0,
        p2__points=0,
    )
    return overruled(battle, p2__own=1)


def test_further_aspects_may_wait_but_cannot_be_invoked() -> None:
    """war.unit.extra_aspects"""
    battle = play(blank(), "attack.u1", *rolled(0, 1))
    assert barred(battle) == {"paid.u2.2.p2": "war.unit.extra_aspects"}
    assert "paid.u2.1.p2" in keys(battle)


def test_they_are_written_during_the_battle_without_an_action() -> None:
    """war.unit.extra_aspects"""
    battle = play(blank())
    assert "write.u2.2" in offers(battle)
    play(battle, "+write.u2.2", "", "+write.u2.2", "Loot First")
    assert "write.u2.2" not in offers(battle)
    assert battle.position.now.left == 1
    play(battle, "attack.u1", *rolled(0, 1), "paid.u2.2.p2")
    assert [one["total"] for one in tells(battle, "war.core.shifts")] == [2]


def test_aspects_are_written_when_the_unit_is_built() -> None:
    """war.unit.extra_aspects: one for Fair, two for Good, whatever their player likes"""
    battle = play(buying(), "new.good", "fight", "will notice", "shoot provoke stealth", "Guard", "", "Oath of Iron")
    assert battle.position.units[0].aspects == (UserText("Guard"), UserText(""), UserText("Oath of Iron"))
    play(battle, "edit.u1", "aspect.2", "Never First to Run")
    assert battle.position.units[0].aspects[1] == UserText("Never First to Run")


def test_a_card_keeps_what_a_unit_is_and_not_what_befell_it() -> None:
    """war.unit.card: for the usual price, unhurt and active, in another battle"""
    first = fielded(armies([GUARD], [RAIDERS]), "z1", "z2")
    overruled(first, u1__mild="yes", u1__moderate="yes")
    (card,) = [one.text for one in first.system.keep(first.position) if one.key == "u1"]
    assert card == GUARD
    overruled(play(first, "end"), u1__zone="off")
    assert [one.text for one in first.system.keep(first.position) if one.key == "u1"] == [card], "defeated or not"
    second = fielded(armies([card], [RAIDERS]), "z1", "z2")
    unit = second.position.unit("u1")
    assert (unit.status, in_play(second), second.position.player("p1").points) == (Status.ACTIVE, [], 7)


@pytest.mark.parametrize("card", [PIKES, BOWS, LEVY, GUARD, RAIDERS, SLINGERS])
def test_a_card_is_handed_in_as_it_was_kept(card: str) -> None:
    """war.unit.card"""
    battle = play(buying(), "card")
    assert isinstance(battle.ask, Text)
    assert battle.ask.kept == "war-unit"
    play(battle, card)
    assert [one.text for one in battle.system.keep(battle.position)] == [card]


def test_a_defeated_unit_takes_no_further_part() -> None:
    """war.unit.card: its card is turned over and stays with its player"""
    battle = play(poor(raiders__zone="z1"), "pikes", "attack.raiders", "+defend", "waive", sum_of(4), "full")
    unit = battle.position.unit("raiders")
    assert (unit.status, unit.zone, unit.owner) == (Status.DEFEATED, None, "p2")
    assert "raiders" not in all_keys(battle)
    states = {piece.id: piece.state for piece in battle.system.table(battle.position).pieces}
    assert states["raiders"] == "out"
