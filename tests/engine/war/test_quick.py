"""A battle of one's own in one form."""

from __future__ import annotations

import pytest
from support.playing import barred, proposed

from gonfalon.battle.battle import Battle
from gonfalon.questions.choice import OptionsAnswer
from gonfalon.questions.dice import Dice, Source
from gonfalon.questions.fields import Rows
from gonfalon.questions.figures import UserText
from gonfalon.questions.form import Form
from gonfalon.questions.refusal import Refused
from gonfalon.questions.roll import DiceAnswer, Roll
from gonfalon.questions.text import TextAnswer
from gonfalon.systems import system_of
from gonfalon.systems.war.muster import quick_army, quick_captain
from gonfalon.systems.war.state.pieces import Status, Step
from gonfalon.systems.war.state.position import Position

FOUR = (
    'points=12 zones=6 players=seat,seat,seat,seat players.1.name="Anna" players.2.side=s1 players.2.army=elves '
    "players.2.has=leader players.3.side=s2 players.3.has=- players.4.side=s2 players.4.army=undead players.4.has=gm"
)


def open_form(**switches: str) -> Battle[Position]:
    battle: Battle[Position] = Battle(system_of("war"), switches)
    battle.answer(OptionsAnswer(("quick",)))
    return battle


def begun(line: str = "", **switches: str) -> Battle[Position]:
    battle = open_form(**switches)
    assert isinstance(battle.ask, Form)
    battle.fill(battle.ask.parse(line), Dice.seeded("quick"))
    return battle


def complaints(line: str) -> list[tuple[str, str]]:
    with pytest.raises(Refused) as refused:
        begun(line)
    return [(one.path, one.rule) for one in refused.value.fields]


def test_one_form_leads_to_the_initiative() -> None:
    """war.setup.order"""
    battle = begun()
    position = battle.position
    assert len(battle.record) == 2
    assert battle.ask is not None
    assert battle.ask.rule == "war.init.roll"
    assert position.step is Step.INITIATIVE
    assert (len(position.zones), len(position.players), position.gm) == (4, 2, "p2")
    assert {actor.status for player in position.players for actor in position.all_of(player.id)} == {Status.ACTIVE}


def test_armies_and_leaders_are_those_of_the_interview() -> None:
    """war.chest.cost.unit"""
    position = begun().position
    for number, (player, army) in enumerate((("p1", "medieval"), ("p2", "orcs"))):
        assert [unit.aspects for unit in position.units_of(player)] == [
            pattern.aspects for pattern in quick_army(army, 10 - 3, number)
        ]
        assert position.player(player).fate == 1
        (leader,) = position.leaders_of(player)
        assert leader.name == quick_captain(army, number).aspects[0]


def test_no_side_stands_among_its_enemies() -> None:
    """war.setup.deploy"""
    position = begun(FOUR).position
    for unit in position.active_units():
        assert unit.zone
        assert not position.foes_in(unit.zone, unit)


def test_four_players_on_two_sides() -> None:
    """war.setup.sides"""
    position = begun(FOUR).position
    assert [player.side for player in position.players] == ["s1", "s1", "s2", "s2"]
    assert [len(tuple(position.leaders_of(player.id))) for player in position.players] == [1, 1, 0, 0]
    assert (position.gm, len(position.zones), position.points) == ("p4", 6, 12)


def test_all_on_one_side_and_two_game_masters_are_complained_about_at_once() -> None:
    """war.setup.sides"""
    assert complaints("players.1.has=leader,gm players.2.side=s1") == [
        ("players", "war.setup.sides"),
        ("players.2.has", "war.setup.sides"),
    ]


def test_who_places_themselves_goes_on_step_by_step() -> None:
    """war.setup.deploy"""
    battle = begun("placed=own")
    assert battle.position.step is Step.BORDERS
    assert battle.ask is not None
    assert battle.ask.rule == "war.zone.place.adjacent"


def test_a_skill_list_of_the_tables_own_leads_through_the_interview() -> None:
    """war.unit.skill_list"""
    battle: Battle[Position] = Battle(system_of("war"), {"war.unit.skill_list": "own"})
    assert battle.ask is not None
    assert barred(battle) == dict.fromkeys(("plan", "quick"), "war.unit.skill_list")
    assert proposed(battle) == ("players.2",)


def test_what_the_options_leave_to_the_table_is_asked_before_the_form() -> None:
    """war.opt.leader_skill"""
    battle = open_form(**{"war.opt.leader_skill": "own"})
    battle.answer(TextAnswer("Rapport"))
    assert isinstance(battle.ask, Form)
    battle.fill(battle.ask.preset, Dice.seeded("quick"))
    assert battle.position.leading == UserText("Rapport")


def test_the_chest_of_the_house_rules_stands_in_the_form() -> None:
    """war.chest.size"""
    assert begun(**{"war.chest.size": "6"}).position.points == 6


def test_everybody_throws_at_once_and_one_question_asks_for_all() -> None:
    """war.init.roll, war.core.invoke.order"""
    battle: Battle[Position] = Battle(system_of("war"))
    battle.answer(OptionsAnswer(("begin.raid",)))
    ask = battle.ask
    assert isinstance(ask, Roll)
    assert [one.who for one in ask.throws] == ["p1", "p2"]
    battle.answer(DiceAnswer((1, 1, 0, 0, -1, 0, 0, 0), Source.TABLE))
    assert people_asked(battle) == ("p1", "p2")
    battle.answer(OptionsAnswer(("p2",)))
    assert people_asked(battle) == ("p2",)
    battle.answer(OptionsAnswer(("paid.l11.1.p2",)))
    assert people_asked(battle) == ("p1",)  # who has spent the point is not asked again
    battle.answer(OptionsAnswer(("pass",)))
    assert battle.position.order == ("p1", "p2")


def people_asked(battle: Battle[Position]) -> tuple[str, ...]:
    """Whom the open question is for."""
    assert battle.ask is not None
    return battle.ask.people


def test_throws_that_are_alike_fall_again_for_those_alone() -> None:
    """war.init.tie"""
    battle: Battle[Position] = Battle(system_of("war"))
    battle.answer(OptionsAnswer(("begin.raid",)))
    battle.answer(DiceAnswer((0,) * 8, Source.TABLE))
    battle.answer(OptionsAnswer(("pass",)))
    assert battle.ask is not None and battle.ask.rule == "war.init.tie"
    battle.answer(DiceAnswer((0, 0, 0, 0, 1, 0, 0, 0), Source.TABLE))
    battle.answer(OptionsAnswer(("pass",)))
    assert battle.position.order == ("p2", "p1")


def test_players_that_are_added_come_with_another_side_and_army() -> None:
    """war.setup.sides"""
    battle: Battle[Position] = Battle(system_of("war"))
    battle.answer(OptionsAnswer(("plan",)))
    form = battle.ask
    assert isinstance(form, Form)
    rows = next(one.of for one in form.fields if one.name == "players")
    assert isinstance(rows, Rows)
    third, fourth = (
        dict(zip(("name", "side", "army", "has"), row.answers, strict=True)) for _, row in rows.further[2:4]
    )
    assert (third["side"], third["army"]) == (OptionsAnswer(("s1",)), OptionsAnswer(("elves",)))
    assert (fourth["side"], fourth["army"]) == (OptionsAnswer(("s2",)), OptionsAnswer(("undead",)))
