"""Chapter Fate Core: four dice, what is added to them, what they are rolled against, and the four outcomes."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from engine.war.cast import Table, cast, in_play, parts_of, poor, shifts, throwers
from support.playing import barred, keys, overruled, play, proposed, question, refused, rolled, sum_of, tells

from gonfalon.battle.event import Thrown
from gonfalon.questions.dice import FOUR_FATE_DICE, Dice, Source
from gonfalon.questions.number import Number
from gonfalon.questions.refusal import Refused
from gonfalon.questions.roll import DiceAnswer, Roll
from gonfalon.systems.war.rolls.rules import outcome
from gonfalon.systems.war.state.pieces import Kind

OUTCOMES = (
    *((shifts, "fail") for shifts in (-8, -3, -1)),
    (0, "tie"),
    (1, "success"),
    (2, "success"),
    *((shifts, "style") for shifts in (3, 4, 12)),
)


def to_the_dice(battle: Table, defence: str = "waive") -> Table:
    """The pikes' attack on the raiders in z1, up to the throw."""
    return play(battle, "pikes", "attack.raiders", "+defend", defence)


def to_the_watchers(battle: Table) -> Table:
    """The guard's Provoke on themselves, up to the difficulty."""
    return play(battle, "guard", "intimidate", "self")


def test_four_dice_show_plus_blank_or_minus() -> None:
    """war.core.dice"""
    ask = to_the_dice(poor(raiders__zone="z1")).ask
    assert isinstance(ask, Roll)
    assert ask.pool == FOUR_FATE_DICE
    assert (ask.pool.dice, ask.pool.die.faces) == (4, (-1, 0, 1))


@pytest.mark.parametrize("total", range(-4, 5))
def test_the_four_are_added_up(total: int) -> None:
    """war.core.dice war.core.total: from -4 to +4, and the skill's rating"""
    battle = play(to_the_dice(poor(raiders__zone="z1")), sum_of(total))
    assert shifts(battle) == (total + 2, 0)


@pytest.mark.parametrize(
    "faces", [(), (1, 0), (1, 0, 1), (1, 0, 1, -1, 0), (1, 0, 1, 2), (1, 0, 1, -2), (6, 6, 6, 6)], ids=str
)
def test_other_throws_are_refused(faces: tuple[int, ...]) -> None:
    """war.core.dice"""
    assert refused(to_the_dice(poor(raiders__zone="z1")), faces) == "faces"


def test_one_die_is_no_throw_of_four() -> None:
    """war.core.dice"""
    battle = to_the_dice(poor(raiders__zone="z1"))
    with pytest.raises(Refused, match="faces"):
        battle.answer(DiceAnswer((1,), Source.TABLE))


def test_dice_are_typed_in_or_thrown_by_the_app() -> None:
    """war.intro.materials: real dice stay possible"""
    battle = play(to_the_dice(poor(raiders__zone="z1")), (1, 0, 0, -1), "raiders", "attack.levy")
    battle.roll(Dice())
    thrown = [event.fell for event in battle.events if isinstance(event, Thrown)]
    assert [fell.source for fell in thrown] == [Source.TABLE, Source.APP]
    assert [one.parted for one in battle.events if isinstance(one, Thrown)] == [(), (4, 4)]
    assert all(FOUR_FATE_DICE.holds(thrown[1].faces[part : part + 4]) for part in (0, 4))


def test_every_number_of_the_total_has_its_rule() -> None:
    """war.core.total: skill, leader, Surrounded, extra defenders, two zones, what the game master types in"""
    battle = poor(raiders__zone="z1", ida__unit="levy")
    play(battle, "guard", "surround", *rolled(4, 0), "end", "slingers", "end")
    play(battle, "levy", "attack.raiders")
    assert parts_of(battle) == {"war.core.total": 1, "war.leader.skill_bonus": 1, "war.adv.surround.bonus": 1}
    far = play(poor(bows__zone="z2"), "bows", "attack.raiders")
    assert parts_of(far, "raiders") == {"war.core.total": 1, "war.attack.two_zones": 2}
    barring = play(poor(raiders__zone="z2", ogres__zone="z2", oz__zone="z2"), "pikes", "force.z2")
    play(barring, "ogres")
    assert parts_of(barring, "ogres") == {"war.core.total": 2, "war.over.enemy.extra": 1}


def test_the_game_master_types_a_modifier_into_a_roll() -> None:
    """war.core.total: for either hand, within bounds"""
    battle = overruled(to_the_dice(poor(raiders__zone="z1"), "fight"), roll__actor=3, roll__against=-1)
    assert isinstance(battle.ask, Roll)
    assert [[part.dice for part in one.parts] for one in battle.ask.throws] == [[2, 3], [2, -1]]
    assert shifts(play(battle, *rolled(0, 0))) == (5, 1)
    waived = to_the_dice(poor(raiders__zone="z1"))
    bounds = {setting.key: (setting.least, setting.most) for setting in waived.system.settings(waived.position)}
    assert bounds["roll.actor"] == bounds["roll.difficulty"] == (-12, 12)
    with pytest.raises(Refused):
        overruled(waived, roll__actor=13)


@pytest.mark.parametrize("skill", ["fight", "athletics"])
def test_a_skill_that_is_not_on_the_card_is_rolled_at_nothing(skill: str) -> None:
    """war.core.total: the slingers can only shoot, and defend all the same"""
    battle = play(poor(slingers__zone="z1"), "pikes", "attack.slingers", "+defend", skill)
    assert parts_of(battle, "slingers") == {"war.core.total": 0}
    assert shifts(play(battle, *rolled(0, 2))) == (2, 2)


@pytest.mark.parametrize(("count", "ends"), OUTCOMES)
def test_shifts_are_one_of_four_outcomes(count: int, ends: str) -> None:
    """war.core.shifts"""
    assert outcome(count) == ends


@pytest.mark.parametrize(("acting", "opposing"), list(product((-4, -1, 0, 1, 2), (-4, 0, 3))))
def test_shifts_are_the_total_less_the_opposition(acting: int, opposing: int) -> None:
    """war.core.shifts war.core.opposition"""
    battle = play(to_the_dice(poor(raiders__zone="z1"), "fight"), *rolled(acting, opposing))
    settled = tells(battle, "war.core.shifts")[-1]
    assert settled["shifts"] == acting - opposing
    assert settled["outcome"] == outcome(acting - opposing)


LADDER = {
    "de": "Fürchterlich Schwach Mäßig Durchschnittlich Ordentlich Gut Großartig Hervorragend Fantastisch Episch Legendär",
    "fr": "Atroce Mauvais Médiocre Moyen Passable Bon Excellent Formidable Fantastique Épique Légendaire",
    "en": "Terrible Poor Mediocre Average Fair Good Great Superb Fantastic Epic Legendary",
}


def signed(number: int) -> str:
    return f"+{number}" if number > 0 else f"\u2212{-number}" if number < 0 else "0"


@pytest.mark.parametrize("language", LADDER)
def test_results_have_a_name_from_terrible_to_legendary(language: str) -> None:
    """war.core.ladder: beyond both ends only the number"""
    words = pytest.importorskip("gonfalon.words", exc_type=ImportError)
    said = words.Words(language)
    figures = {"piece": "Ida", "against": 20, "opposed": "yes", "shifts": 0, "outcome": "tie"}
    named = dict(zip(range(-2, 9), LADDER[language].split(), strict=True))
    for total in range(-14, 15):
        text = said.say("tell-war-core-shifts", total=total, **figures)
        assert (f"{named[total]} ({signed(total)})" if total in named else signed(total)) in text
        if total not in named:
            assert not [rung for rung in named.values() if rung in text]


def test_results_may_leave_the_ladder() -> None:
    """war.core.ladder: above +8 and below -2 the number stands all the same"""
    high = overruled(to_the_dice(poor(raiders__zone="z1"), "fight"), roll__actor=12, roll__against=-12)
    assert shifts(play(high, *rolled(4, -4))) == (18, -14)


def test_who_is_attacked_rolls_or_gives_it_up() -> None:
    """war.core.opposition: both ways"""
    battle = play(poor(raiders__zone="z1"), "pikes", "attack.raiders")
    assert throwers(battle) == {"pikes": "fight", "raiders": "fight"}
    play(battle, "+defend")
    assert question(battle).people == ("p2",)
    assert keys(battle) == ("fight", "athletics", "waive")
    play(battle, "waive", sum_of(-2))
    assert shifts(battle) == (0, 0), "nobody rolled against it"
    assert tells(battle, "war.core.opposition") == [{"player": "p2"}]
    rolling = to_the_dice(poor(raiders__zone="z1"), "athletics")
    assert isinstance(rolling.ask, Roll)
    assert rolling.ask.people == ("p1", "p2")
    assert throwers(rolling) == {"pikes": "fight", "raiders": "athletics"}


def test_who_is_the_target_of_an_advantage_may_roll_against_it() -> None:
    """war.core.opposition: pinning, and an aspect on an enemy"""
    pinned = play(poor(raiders__zone="z2"), "bows", "pin.raiders")
    assert throwers(pinned) == {"bows": "shoot", "raiders": "athletics"}
    play(pinned, "+defend")
    assert (question(pinned).people, question(pinned).rule) == (("p2",), "war.core.opposition")
    named = play(poor(raiders__zone="z2"), "guard", "intimidate", "raiders")
    assert throwers(named) == {"guard": "provoke", "raiders": "will"}
    play(named, "+defend")
    assert (question(named).people, question(named).rule) == (("p2",), "war.core.opposition")


def test_where_nobody_opposes_fair_is_proposed() -> None:
    """war.core.default_difficulty war.adv.opposition"""
    assert shifts(play(to_the_watchers(poor()), sum_of(1))) == (2, 2)
    battle = play(to_the_watchers(poor()), "+oppose")
    assert (question(battle).people, question(battle).kind) == (("p2",), "ruling")
    assert proposed(battle) == ("fair",)
    assert shifts(play(battle, "fair", sum_of(1))) == (2, 2)


@pytest.mark.parametrize("number", [0, 5, 8])
def test_the_game_master_sets_another_difficulty_before_the_dice(number: int) -> None:
    """war.core.default_difficulty"""
    battle = play(to_the_watchers(poor()), "+oppose", "other")
    assert isinstance(battle.ask, Number)
    assert (battle.ask.people, battle.ask.least, battle.ask.most, battle.ask.preset) == (("p2",), 0, 8, 2)
    assert refused(battle, 9) == refused(battle, -1) == "number"
    assert shifts(play(battle, number, sum_of(0))) == (1, number)


def test_a_stated_difficulty_is_changed_only_by_a_ruling_in_the_log() -> None:
    """war.core.default_difficulty: scouting is Fair, nobody is asked"""
    battle = play(poor(), "bows", "scout.z2")
    assert isinstance(battle.ask, Roll)
    overruled(battle, roll__difficulty=2)
    assert battle.rulings == 3, "two for the fate points, one for the roll"
    assert shifts(play(battle, sum_of(3))) == (4, 4)


def test_units_do_not_lend_each_other_their_skills() -> None:
    """war.core.teamwork: whoever stands by adds nothing"""
    alone = to_the_dice(poor(raiders__zone="z1"))
    beside = to_the_dice(poor(raiders__zone="z1", bows__zone="z3", levy__zone="z3", guard__zone="z3"))
    assert parts_of(alone) == parts_of(beside) == {"war.core.total": 2}
    assert refused(alone, "guard") == "other-question"


def test_a_free_invocation_is_passed_on_within_the_side() -> None:
    """war.core.teamwork war.core.free_invoke: the guard's advantage serves the pikes"""
    battle = play(poor(raiders__zone="z1"), "guard", "elsewhere.guard", "z1", sum_of(0), "+name.a1", "Gap", "no", "no")
    play(battle, "end", "slingers", "end")
    to_the_dice(battle)
    play(battle, sum_of(0))
    assert "free.a1.p1" in keys(battle)
    assert all(key.startswith("paid") for key in barred(battle))


def test_a_unit_defends_as_often_as_it_is_attacked() -> None:
    """war.core.outcome.defend: defending takes no action"""
    battle = poor(raiders__zone="z1", ogres__zone="z1")
    play(battle, "levy", "end", "raiders", "attack.pikes", *rolled(-1, 0))
    play(battle, "guard", "end", "ogres", "attack.pikes", *rolled(-2, 0))
    play(battle, "pikes")
    assert "attack.raiders" in keys(battle)


def defended(battle: Table, own: int, against: int) -> list[Any]:
    """The boosts after the pikes' attack on the raiders."""
    to_the_dice(battle, "fight")
    play(battle, *rolled(own, against))
    if asked_for_boost(battle):
        play(battle, "Chance")
    return [aspect.owner for aspect in in_play(battle) if aspect.kind is Kind.BOOST]


def asked_for_boost(battle: Table) -> bool:
    return battle.ask is not None and battle.ask.rule == "war.core.boost"


@pytest.mark.parametrize(
    ("own", "against", "boosts"),
    [(0, 2, []), (0, 3, ["p2"]), (-4, 4, ["p2"]), (0, 0, ["p1"]), (1, 0, [])],
)
def test_a_defence_better_by_three_earns_a_boost_and_a_tie_only_one(own: int, against: int, boosts: list[str]) -> None:
    """war.core.outcome.defend war.core.outcome.attack"""
    assert defended(poor(raiders__zone="z1"), own, against) == boosts


def test_who_gave_up_the_defence_gets_no_boost() -> None:
    """war.core.outcome.defend"""
    battle = play(to_the_dice(poor(raiders__zone="z1")), sum_of(-4))
    assert shifts(battle) == (-2, 0)
    battle = play(overruled(to_the_dice(poor(raiders__zone="z1")), roll__actor=-4), sum_of(-4))
    assert shifts(battle) == (-6, 0)
    assert in_play(battle) == []


def test_the_cast_begins_with_three_fate_points_and_thus_is_asked() -> None:
    """war.core.invoke.order"""
    battle = play(to_the_dice(cast(raiders__zone="z1")), sum_of(0))
    assert question(battle).rule == "war.core.invoke.order"
