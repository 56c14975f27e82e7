"""Chapter: aftermath (step 7): morale, retreat, extra actions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.players import AsProposed, Scripted, barred_keys, keys_of, proposed_keys
from support.playing import all_keys, barred, overruled, play, proposed, refused, until
from support.scenes import (
    NO_SWITCHES,
    after,
    asked_by,
    before_tactics,
    destroyed,
    fight,
    figures,
    lost,
    played,
    rules,
    totals,
    winner_of,
    won_by,
)

from gonfalon.battle.bots import run
from gonfalon.questions.ask import Heading, Tell
from gonfalon.questions.choice import Choice, Choices
from gonfalon.questions.number import Number
from gonfalon.systems.tiefen.aftermath import aftermath
from gonfalon.systems.tiefen.field import HEX_EXITS, HEXES, SECOND_RING, area_exits
from gonfalon.systems.tiefen.morale import gap, morale
from gonfalon.systems.tiefen.position import Fate, Position, Retreat, Step
from gonfalon.systems.tiefen.retreat import retreat
from gonfalon.systems.tiefen.sheet import lay_out, result

FURTHER = {"tiefen.after.extra_hexes.shape": "distance"}
LAST = {"tiefen.after.close_last": "yes"}
ORDINARY = {"tiefen.after.gap_scope": "normal_only"}


def checked(
    winner: int,
    loser: int,
    results: tuple[str, str] = ("success", "success"),
    switches: Mapping[str, str] = NO_SWITCHES,
) -> Position:
    """A battle that A has won, after these morale checks."""
    with Scripted(results[0], winner, results[1], loser) as answers:
        return run(morale(won_by("a", switches)), answers)


def open_to(position: Position, *answers: str | int) -> tuple[str, ...]:
    """The exits that the loser may take after these answers."""
    ask = asked_by(retreat(position), *answers)
    assert ask.rule == "tiefen.after.retreat"
    return tuple(key for key in keys_of(ask) if key not in barred_keys(ask))


def field_of(position: Position) -> Retreat:
    assert position.retreat
    return position.retreat


def test_the_loser_leaves_and_the_winner_stays() -> None:
    """tiefen.after.retreat"""
    position = checked(2, 2)
    ask = asked_by(retreat(position), "hex")
    assert ask.who == "b"
    assert barred_keys(ask) == {"stay": "tiefen.after.retreat"}
    position, told = played(retreat(position), "hex", "sw")
    assert field_of(position).taken == "sw"
    assert [one["side"] for one in figures(told, "tiefen.after.retreat")] == ["b"]
    assert [place.state for place in lay_out(position).places if place.id == "sw"] == ["taken"]


@pytest.mark.parametrize("who", ["a", "b"])
def test_whoever_lost_leaves(who: str) -> None:
    """tiefen.after.retreat"""
    position = run(morale(won_by(who)), Scripted("success", 2, "success", 2))
    assert asked_by(retreat(position), "hex").who == ("b" if who == "a" else "a")


def test_both_sides_check_before_any_retreat() -> None:
    """tiefen.after.morale.both"""
    position, told = played(morale(won_by("a")), "success", 2, "failure", 1)
    assert [one["side"] for one in figures(told, "tiefen.after.morale.input")] == ["a", "b"]
    assert position.step is Step.RETREAT
    assert position.retreat is None
    assert isinstance(told[0], Heading)


def test_a_morale_check_is_a_result_and_a_quality_from_none_to_four() -> None:
    """tiefen.after.morale.input"""
    battle = until(before_tactics(), "tiefen.after.morale.input", a=(5,), b=(4,))
    assert battle.ask
    assert all_keys(battle) == ("sensational", "success", "failure", "fumble")
    assert proposed(battle) == ()
    play(battle, "success")
    assert isinstance(battle.ask, Number)
    assert (battle.ask.least, battle.ask.most) == (0, 4)
    assert refused(battle, 5) == "number"
    assert refused(battle, -1) == "number"


@pytest.mark.parametrize(
    ("language", "term"), [("de", "güteklasse"), ("en", "quality class"), ("fr", "degré de qualité")]
)
def test_the_quality_of_a_check_has_one_name_wherever_it_is_shown(language: str, term: str) -> None:
    """tiefen.after.morale.input"""
    words = pytest.importorskip("gonfalon.words", exc_type=ImportError).Words(language)
    shown = ("tiefen-form-quality", "tiefen-ask-quality", "tiefen-value-morale", "tiefen-setting-quality")
    for message in shown:
        assert term in words.say(message, side="Nord", result="success", quality=2).lower()


@pytest.mark.parametrize(
    ("result", "preset"), [("sensational", 4), ("fumble", 0), ("success", None), ("failure", None)]
)
def test_the_extremes_bring_their_class_with_them(result: str, preset: int | None) -> None:
    """tiefen.after.morale.input"""
    ask = asked_by(morale(won_by("a")), result)
    assert isinstance(ask, Number)
    assert ask.preset == preset
    position, _ = played(morale(won_by("a")), result, 3, "success", 2)
    check = position.side("a").morale
    assert check
    assert check.quality == 3


@pytest.mark.parametrize("who", ["a", "b", "draw"])
def test_a_sensational_check_gives_an_extra_action_to_anyone(who: str) -> None:
    """tiefen.after.sensational"""
    position, told = played(morale(won_by(who)), "sensational", 4, "success", 2)
    assert [side.extra_action for side in position.sides] == [True, False]
    assert figures(told, "tiefen.after.sensational") == [{"side": "a", "forfeited": "no"}]


def actions(position: Position) -> list[tuple[str, str]]:
    """Return who is asked what after the retreat, in this order, up to the question of the next battle."""
    asked: list[tuple[str, str]] = []

    class Listening(AsProposed):
        """Notes who is asked what."""

        def answer(self, ask: Any) -> Any:
            asked.append((ask.people[0], ask.rule))
            return super().answer(ask)

    run(aftermath(position), Listening())
    return asked[:-1]


def test_the_retreat_comes_before_the_extra_action() -> None:
    """tiefen.after.sensational tiefen.after.extra_order"""
    position = run(morale(won_by("a")), Scripted("success", 2, "sensational", 4))
    position = run(retreat(position), Scripted("hex", "", "n"))
    assert (field_of(position).taken, position.step) == ("n", Step.AFTER)
    assert actions(position) == [("b", "tiefen.after.sensational")]


@pytest.mark.parametrize("who", ["a", "b"])
def test_the_winner_acts_first(who: str) -> None:
    """tiefen.after.extra_order"""
    position = after(won_by(who), "sensational", 4, "sensational", 4, "hex", "n")
    other = "b" if who == "a" else "a"
    assert actions(position) == [(who, "tiefen.after.sensational"), (other, "tiefen.after.sensational")]


@pytest.mark.parametrize("first", ["a", "b"])
def test_in_a_draw_the_table_decides_who_acts_first(first: str) -> None:
    """tiefen.after.extra_order"""
    position = after(won_by("draw"), "sensational", 4, "sensational", 4)
    ask = asked_by(aftermath(position))
    assert (ask.who, ask.kind, ask.rule, keys_of(ask)) == ("table", "ruling", "tiefen.after.extra_order", ("a", "b"))
    _, told = played(aftermath(position), first, "noted", "noted", "end")
    other = "b" if first == "a" else "a"
    assert [one["side"] for one in figures(told, "tiefen.after.extra_order")] == [first, other]


@pytest.mark.parametrize("who", ["a", "b", "draw"])
def test_a_fumble_costs_a_turn_whoever_won(who: str) -> None:
    """tiefen.after.fumble"""
    position, told = played(morale(won_by(who)), "fumble", 0, "success", 0)
    assert [side.skips_turn for side in position.sides] == [True, False]
    assert figures(told, "tiefen.after.fumble") == [{"side": "a", "forfeited": "no"}]


def test_a_loser_that_fumbles_retreats_first_and_then_sits_out() -> None:
    """tiefen.after.fumble"""
    position = after(won_by("b"), "fumble", 0, "success", 0, "hex", "se")
    assert field_of(position).taken == "se"
    assert actions(position) == [("a", "tiefen.after.fumble")]
    end, _ = played(aftermath(position), "noted", "end")
    assert not any(side.skips_turn for side in end.sides)


@given(st.integers(0, 4), st.integers(0, 4))
def test_the_gap_is_the_winner_s_class_less_the_loser_s(own: int, other: int) -> None:
    """tiefen.after.gap"""
    assert gap(checked(own, other)) == own - other


@pytest.mark.parametrize(("results", "quality"), [(("success", "success"), 2), (("failure", "failure"), 1)])
def test_without_a_gap_all_six_hexes_are_open(results: tuple[str, str], quality: int) -> None:
    """tiefen.after.gap"""
    assert open_to(checked(quality, quality, results), "hex") == HEX_EXITS


def test_the_gap_is_told() -> None:
    """tiefen.after.gap"""
    for own, other, told in ((4, 1, (3, "side")), (1, 3, (2, "foe")), (2, 2, (0, "none"))):
        _, heard = played_up_to_survey(checked(own, other))
        assert [(one["gap"], one["better"]) for one in figures(heard, "tiefen.after.gap")] == [told]


def played_up_to_survey(position: Position) -> tuple[Position, list[Tell]]:
    told: list[Tell] = []
    procedure = retreat(position)
    met = procedure.send(None)
    while isinstance(met, Tell):
        told.append(met)
        met = procedure.send(None)
    return position, told


def test_the_gap_counts_with_extreme_results_too() -> None:
    """tiefen.after.gap_scope"""
    position = checked(4, 1, ("sensational", "success"))
    assert gap(position) == 3
    assert len(open_to(position, "hex", "n ne se")) == 3
    assert position.side("a").extra_action


@pytest.mark.parametrize("results", [("sensational", "success"), ("success", "fumble"), ("fumble", "sensational")])
def test_or_only_between_ordinary_results(results: tuple[str, str]) -> None:
    """tiefen.after.gap_scope"""
    position = checked(4, 1, results, switches=ORDINARY)
    assert gap(position) == 0
    assert len(open_to(position, "hex")) == 6
    assert gap(checked(4, 1, ("success", "failure"), switches=ORDINARY)) == 3


def test_the_winner_forbids_a_hex_for_each_class_or_fewer() -> None:
    """tiefen.after.forbid"""
    position = checked(4, 2)
    ask = asked_by(retreat(position), "hex")
    assert isinstance(ask, Choices)
    assert (ask.who, ask.rule, ask.least, ask.most) == ("a", "tiefen.after.forbid", 0, 2)
    assert open_to(position, "hex", "n ne") == ("se", "s", "sw", "nw")
    assert open_to(checked(3, 2), "hex", "") == HEX_EXITS
    _, told = played(retreat(position), "hex", "n", "s")
    assert figures(told, "tiefen.after.forbid") == [{"side": "a", "foe": "b", "count": 1, "open": 5}]


def test_more_than_the_gap_cannot_be_forbidden() -> None:
    """tiefen.after.forbid"""
    battle = overruled(until(before_tactics(), "tiefen.roll.all"), a__bonus=1)
    until(battle, "tiefen.after.morale.input", a=(5, 5), b=(1,))
    play(battle, "success", 3, "success", 2, "hex")
    assert refused(battle, "n ne") == "how-many"
    play(battle, "n")
    assert battle.ask
    assert barred(battle) == {"n": "tiefen.after.forbid", "stay": "tiefen.after.retreat"}


def test_four_hexes_at_most_are_forbidden() -> None:
    """tiefen.after.forbid.max"""
    position = checked(4, 0)
    ask = asked_by(retreat(position), "hex")
    assert isinstance(ask, Choices)
    assert ask.most == 4
    assert open_to(position, "hex", "n ne se s") == ("sw", "nw")


def test_a_loser_with_better_morale_has_more_hexes() -> None:
    """tiefen.after.extra_hexes"""
    position = checked(1, 3)
    ask = asked_by(retreat(position), "hex")
    assert isinstance(ask, Choices)
    assert (ask.who, ask.rule, ask.most, keys_of(ask)) == ("b", "tiefen.after.extra_hexes", 2, SECOND_RING)
    assert open_to(position, "hex", "n2 e") == (*HEX_EXITS, "n2", "e")
    position, told = played(retreat(position), "hex", "n2 e", "n2")
    assert figures(told, "tiefen.after.extra_hexes") == [{"side": "b", "count": 2, "open": 8}]
    assert field_of(position).taken == "n2"


def test_the_extra_hexes_lie_in_the_second_ring() -> None:
    """tiefen.after.extra_hexes.shape"""
    assert len(open_to(checked(1, 2), "hex", "s2")) == 7
    assert {ring(id) for id in HEX_EXITS} == {1}
    assert {ring(id) for id in SECOND_RING} == {2}
    assert (len(HEX_EXITS), len(SECOND_RING)) == (6, 12)
    assert len(set(HEXES.values())) == 18


def ring(id: str) -> int:
    """Return the distance of a hex from the battlefield."""
    q, r = HEXES[id]
    return max(abs(q), abs(r), abs(q + r))


def test_or_the_loser_goes_further() -> None:
    """tiefen.after.extra_hexes.shape"""
    position = checked(1, 3, switches=FURTHER)
    assert open_to(position, "hex") == HEX_EXITS
    ask = asked_by(retreat(position), "hex", "n")
    assert isinstance(ask, Number)
    assert (ask.rule, ask.least, ask.most, ask.preset) == ("tiefen.after.extra_hexes.shape", 1, 3, 1)
    position, told = played(retreat(position), "hex", "n", 3)
    assert field_of(position).distance == 3
    assert [one["distance"] for one in figures(told, "tiefen.after.retreat")] == [3]
    assert field_of(run(retreat(checked(2, 2, switches=FURTHER)), Scripted("hex", "n"))).distance == 1


def test_what_was_forbidden_cannot_be_chosen() -> None:
    """tiefen.after.order"""
    position = checked(4, 1)
    assert open_to(position, "hex", "s se sw") == ("n", "ne", "nw")
    ask = asked_by(retreat(position), "hex", "s se sw")
    assert isinstance(ask, Choice)
    assert set(barred_keys(ask)) == {"s", "se", "sw", "stay"}


def test_without_a_map_the_exits_are_counted() -> None:
    """tiefen.after.area"""
    position = checked(4, 1)
    ask = asked_by(retreat(position))
    assert (ask.who, ask.kind, ask.rule) == ("table", "ruling", "tiefen.after.area")
    assert proposed_keys(ask) == ("hex",)
    count = asked_by(retreat(position), "other")
    assert isinstance(count, Number)
    assert (count.least, count.preset) == (0, 6)
    forbid = asked_by(retreat(position), "other", 8, "")
    assert isinstance(forbid, Choices)
    assert forbid.most == 3
    assert open_to(position, "other", 8, "", "1 2 3") == ("4", "5", "6", "7", "8")


def test_without_a_map_better_morale_opens_areas_beyond() -> None:
    """tiefen.after.area tiefen.after.extra_hexes"""
    assert open_to(checked(1, 3), "other", 2, "1") == ("2", "beyond.1", "beyond.2")


def test_impassable_hexes_are_no_exits() -> None:
    """tiefen.after.area tiefen.after.close_last"""
    position = checked(4, 0)
    assert open_to(position, "closed", "n ne se", "s sw") == ("nw",)
    ask = asked_by(retreat(position), "closed", "n ne se", "s sw")
    assert barred_keys(ask)["n"] == "tiefen.after.area"
    assert barred_keys(ask)["s"] == "tiefen.after.forbid"


def test_the_last_exit_stays_open() -> None:
    """tiefen.after.close_last"""
    position = checked(4, 0)
    ask = asked_by(retreat(position), "closed", "n ne se")
    assert isinstance(ask, Choices)
    assert ask.most == 2
    _, told = played(retreat(position), "other", 1, "", "1")
    assert figures(told, "tiefen.after.close_last") == [{"foe": "b"}]


def test_or_may_be_closed_too() -> None:
    """tiefen.after.close_last tiefen.after.trapped"""
    position = checked(4, 0, switches=LAST)
    ask = asked_by(retreat(position), "closed", "n ne se")
    assert isinstance(ask, Choices)
    assert ask.most == 3
    assert asked_by(retreat(position), "closed", "n ne se", "s sw nw").rule == "tiefen.after.trapped"


@pytest.mark.parametrize("fate", Fate)
def test_where_there_is_no_way_out_the_table_decides(fate: Fate) -> None:
    """tiefen.after.trapped"""
    position = checked(2, 2)
    ask = asked_by(retreat(position), "other", 0)
    assert (ask.who, ask.kind, ask.rule, proposed_keys(ask)) == ("table", "ruling", "tiefen.after.trapped", ())
    assert keys_of(ask) == ("captured", "destroyed", "stays")
    position, told = played(retreat(position), "other", 0, fate.value)
    assert figures(told, "tiefen.after.trapped") == [{"side": "b", "fate": fate.value}]
    assert sum(position.side("b").left) == 90, "the losses are those of the dice"
    after, _ = played(aftermath(position), "next")
    assert after.side("b").troops == (90 if fate is Fate.STAYS else 0)
    shown = result(position)
    assert shown
    assert [line.rule for line in shown.lines if line.rule == "tiefen.after.trapped"] == ["tiefen.after.trapped"]


@pytest.mark.parametrize(
    ("result", "rule"), [("sensational", "tiefen.after.sensational"), ("fumble", "tiefen.after.fumble")]
)
def test_what_a_check_brought_goes_with_the_troops_and_is_told(result: str, rule: str) -> None:
    """tiefen.after.trapped tiefen.after.sensational tiefen.after.fumble"""
    position = checked(2, 2, ("success", result))
    for fate in (Fate.CAPTURED, Fate.DESTROYED):
        gone, told = played(retreat(position), "other", 0, fate.value)
        assert figures(told, rule) == [{"side": "b", "forfeited": "yes"}]
        assert actions(gone) == []
    stayed, told = played(retreat(position), "other", 0, Fate.STAYS.value)
    assert figures(told, rule) == []
    assert actions(stayed) == [("b", rule)]


def test_all_hexes_impassable_is_no_way_out() -> None:
    """tiefen.after.trapped"""
    position = checked(4, 0)
    assert asked_by(retreat(position), "closed", " ".join(HEX_EXITS)).rule == "tiefen.after.trapped"


def test_better_morale_opens_no_way_where_there_is_none() -> None:
    """tiefen.after.trapped, tiefen.after.extra_hexes"""
    position = checked(0, 4)
    assert asked_by(retreat(position), "closed", " ".join(HEX_EXITS)).rule == "tiefen.after.trapped"


def test_after_a_draw_nobody_retreats() -> None:
    """tiefen.after.draw"""
    position, told = played(morale(won_by("draw")), "sensational", 4, "fumble", 0)
    position, more = played(retreat(position))
    assert "tiefen.after.draw" in rules(more)
    assert (position.retreat, position.step) == (None, Step.AFTER)
    assert [side.extra_action for side in position.sides] == [True, False]
    assert [side.skips_turn for side in position.sides] == [False, True]
    assert rules(told).count("tiefen.after.morale.input") == 2
    assert gap(position) == 0


def test_an_annihilated_winner_still_drives_the_loser_off() -> None:
    """tiefen.after.annihilated_winner"""
    position = fight((6, 6, 5, 5, 5, 4, 4), (5, 3, 2), fanatics=(4, 0))
    assert [destroyed(side) for side in position.sides] == [[6, 6, 5], [5, 3]]
    assert (totals(position), winner_of(position), lost(position)) == ((18, 2), "a", (60, 60))
    assert sum(position.side("b").left) == 30
    position, told = played(morale(position), "success", 4)
    assert [one["side"] for one in figures(told, "tiefen.after.morale.input")] == ["b"]
    assert gap(position) == 0
    assert open_to(position, "hex") == HEX_EXITS
    _, told = played(retreat(position), "hex", "nw")
    assert figures(told, "tiefen.after.annihilated_winner") == [{"side": "a", "foe": "b"}]


def test_an_annihilated_loser_goes_nowhere() -> None:
    """tiefen.after.annihilated_loser"""
    position, told = played(morale(fight((6,), (5,))), "sensational", 4)
    assert [one["side"] for one in figures(told, "tiefen.after.morale.input")] == ["a"]
    position, told = played(retreat(position))
    assert figures(told, "tiefen.after.annihilated_loser") == [{"side": "b"}]
    assert position.retreat is None
    assert position.side("a").extra_action


@pytest.mark.parametrize(
    ("a", "b", "fanatics", "winner"), [((6,), (6,), (0, 0), "draw"), ((6, 6, 5, 4, 2), (5, 5), (4, 0), "a")]
)
def test_if_both_are_annihilated_nobody_checks_and_the_field_is_empty(
    a: tuple[int, ...], b: tuple[int, ...], fanatics: tuple[int, int], winner: str
) -> None:
    """tiefen.after.both_annihilated"""
    position = fight(a, b, fanatics=fanatics)
    assert all(side.annihilated for side in position.sides)
    assert winner_of(position) == winner
    position, told = played(morale(position))
    assert rules(told) == ["tiefen.flow.steps", "tiefen.after.both_annihilated"]
    position, told = played(retreat(position))
    assert (rules(told), position.retreat) == ([], None)
    shown = result(position)
    assert shown
    assert shown.winner == (None if winner == "draw" else winner)


@pytest.mark.parametrize("count", range(13))
def test_so_many_areas_are_numbered_from_one(count: int) -> None:
    """tiefen.after.area"""
    assert area_exits(count) == tuple(str(number) for number in range(1, count + 1))
