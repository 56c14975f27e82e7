"""Properties of every conflict, whoever plays it: seeded random play, looked at after each answer."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import pairwise

import pytest
from engine.sotc.opened import SYSTEM, Table, begun, opened
from support.playing import play

from gonfalon.battle.battle import Battle
from gonfalon.battle.bots import AtRandom
from gonfalon.battle.event import Told
from gonfalon.questions.ask import Tell
from gonfalon.questions.dice import Dice
from gonfalon.questions.form import Form
from gonfalon.systems.sotc.state.action import MENU
from gonfalon.systems.sotc.state.people import Character, Group
from gonfalon.systems.sotc.state.position import Position, Step

OPENINGS = ("quick", "ready.rooftop", "ready.tavern", "ready.court", "ready.chase", "ready.auction")
SEEDS = tuple(range(2 if sys.platform == "emscripten" else 10))
MOST = 400
"""Answers in a conflict that is looked at."""

Moment = tuple[Position, tuple[Tell, ...], str]
"""A position between two answers, what was told on the way to it, and the rule of the open question."""

Course = tuple[Moment, ...]


@pytest.fixture(scope="module", params=SEEDS)
def course(request: pytest.FixtureRequest) -> Course:
    """A conflict of a random player, from one of the openings, under switches drawn at random; all tests look at one before
    the next is played.
    """
    seed = request.param
    dice = Dice.seeded(f"sotc {seed}")
    switches = {one.rule: one.values[dice.below(len(one.values))] for one in SYSTEM.switches}
    battle = begun(opened(OPENINGS[seed % len(OPENINGS)], switches))
    if isinstance(battle.ask, Form):
        play(battle, "")
    return tuple(moments(battle, AtRandom(dice)))


def moments(battle: Table, bot: AtRandom) -> Iterator[Moment]:
    for _ in range(MOST):
        if battle.ask is None:
            return
        before = len(battle.events)
        bot.go_on(battle)
        told = tuple(one.tell for one in battle.events[before:] if isinstance(one, Told))
        yield battle.position, told, battle.ask.rule if battle.ask else ""


def pairs(course: Course) -> Iterator[tuple[Position, Position, tuple[Tell, ...]]]:
    """Each position with the one that follows it, and what was told between them."""
    return ((before, after, told) for (before, *_), (after, told, _) in pairwise(course))


def marks(position: Position) -> int:
    """All stress that is marked: boxes of characters, stress of minions that stand."""
    boxes = sum(sum(one.health) + sum(one.composure) for one in position.characters)
    return boxes + sum(sum(group.members) for group in position.groups)


def figures_of(told: tuple[Tell, ...], *rules: str) -> list[Tell]:
    return [one for one in told if one.rule in rules]


def test_a_box_is_marked_only_where_a_hit_is_told(course: Course) -> None:
    """sotc.stress.mark sotc.stress.roll_up sotc.minion.stress_flow: stress is never lost or doubled."""
    for before, after, told in pairs(course):
        if before.step in (Step.AFTER, Step.OVER) or after.step in (Step.AFTER, Step.OVER):
            continue
        marked = figures_of(told, "sotc.stress.mark", "sotc.stress.roll_up")
        freed = figures_of(told, "sotc.cons.voluntary")
        boxes = [sum(sum(one.health) + sum(one.composure) for one in at.characters) for at in (before, after)]
        if not figures_of(told, "sotc.init.persist", "sotc.attack.pull"):
            assert boxes[1] - boxes[0] == len(marked) - len(freed)


def test_nobody_has_two_turns_in_an_exchange(course: Course) -> None:
    """sotc.seq.exchange sotc.minion.acts_as_one sotc.act.one: whoever has acted declares nothing more."""
    for before, after, _ in pairs(course):
        if after.turn and not after.now.overflow and after.action is None and before.exchange == after.exchange:
            declared = after.now.declared
            assert declared or not after.pace(after.now.who).acted or after.figure(after.now.who).left


def test_a_group_never_grows_by_a_hit(course: Course) -> None:
    """sotc.minion.bonus_live sotc.minion.boxes: only who stands counts, nobody carries more than the quality.

    It stands up again where the hit is pulled (sotc.attack.pull), and groups may be merged (sotc.group.uniform).
    """
    for before, after, told in pairs(course):
        for group in after.groups:
            old = next((one for one in before.groups if one.id == group.id), None)
            if old and not figures_of(told, "sotc.attack.pull", "sotc.group.uniform"):
                assert len(group.members) <= len(old.members)
            beyond = after.option("sotc.minion.out_when") == "beyond_boxes"
            assert all(stress < group.quality + beyond for stress in group.members)


def test_spin_never_outlives_the_next_action(course: Course) -> None:
    """sotc.spin.expiry"""
    for position, *_ in course:
        assert all(position.actions - spin.after <= 1 for spin in position.spins)


def test_fate_points_never_fall_below_zero(course: Course) -> None:
    """sotc.fp.pool"""
    for position, *_ in course:
        assert min(purses(position)) >= 0


def settled_pairs(course: Course) -> Iterator[tuple[Position, Position, tuple[Tell, ...]]]:
    """The same between two menus, where nothing is half done."""
    last: Position | None = None
    told: list[Tell] = []
    for position, tells, rule in course:
        told += tells
        if rule == MENU and position.action is None:
            if last:
                yield last, position, tuple(told)
            last, told = position, []


PAYS = ("sotc.fp.tag", "sotc.fp.plus_one", "sotc.man.buy_off", "sotc.out.buy", "sotc.fp.compel", "sotc.man.scene")
GIVES = ("sotc.fp.tag_payback", "sotc.fp.pool", "sotc.conc.refuse", "sotc.conc.accept_reward", "sotc.fp.compel")


def purses(position: Position) -> tuple[int, ...]:
    """The points of every character, and of every seat."""
    return (*(one.points for one in position.characters), *(one.points for one in position.players))


def purse(position: Position) -> int:
    return sum(purses(position))


def test_points_move_only_where_it_is_told(course: Course) -> None:
    """sotc.fp.invoke sotc.fp.tag sotc.fp.tag_payback: between two actions each point has its line."""
    for before, after, told in settled_pairs(course):
        change = purse(after) - purse(before)
        if figures_of(told, "sotc.init.persist"):
            continue
        if change < 0:
            assert figures_of(told, *PAYS)
        if change > 0:
            assert figures_of(told, *GIVES)


def test_who_is_out_takes_no_turn(course: Course) -> None:
    """sotc.out.trigger sotc.seq.end"""
    for position, *_ in course:
        if position.turn and position.action:
            assert position.figure(position.action.who).left is None


def test_a_group_has_one_leader_and_a_leader_one_group(course: Course) -> None:
    """sotc.attach.when"""
    for position, *_ in course:
        leaders = [one.leader for one in position.groups if one.leader and not one.left]
        assert len(leaders) == len(set(leaders))
        for leader in leaders:
            assert position.character(leader).left is None


def test_consequences_stay_within_the_slots(course: Course) -> None:
    """sotc.cons.limit sotc.minion.no_consequences"""
    for position, *_ in course:
        for figure in position.figures:
            carried = len(position.consequences_of(figure.id))
            if isinstance(figure, Character):
                assert carried <= figure.slots
            else:
                assert isinstance(figure, Group)
                assert carried == 0


def test_a_record_tells_its_conflict_again() -> None:
    """sotc.seq.turn: the same answers give the same conflict."""
    battle = begun(opened("ready.tavern"))
    bot = AtRandom(Dice.seeded("again"))
    for _ in range(120):
        if battle.ask is None:
            break
        bot.go_on(battle)
    again: Battle[Position] = Battle(SYSTEM)
    again.follow(battle.record)
    assert (again.position, again.ask) == (battle.position, battle.ask)
