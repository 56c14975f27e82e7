"""The contract of every rule system: the same answers give the same battle, and nothing but an answer on offer changes it."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from inspect import signature
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from gonfalon_frontier import Frontier
from gonfalon_skirmish import Skirmish
from gonfalon_warband import Warband
from support.players import RandomPlayers, forbidden, not_on_offer

from gonfalon import plugins
from gonfalon.battle.battle import Battle
from gonfalon.battle.event import Event, Ruled, Thrown
from gonfalon.formats.record import dump, load, record_of, replay
from gonfalon.questions.answer import Entry, OfferTaken, RulingMade
from gonfalon.questions.ask import Ask, Heading
from gonfalon.questions.choice import Choice, Choices, OptionsAnswer
from gonfalon.questions.dice import Dice, Source
from gonfalon.questions.filled import submitted_in
from gonfalon.questions.number import NumberAnswer
from gonfalon.questions.refusal import Refused
from gonfalon.questions.roll import DiceAnswer, Roll
from gonfalon.questions.secret import FaceDown
from gonfalon.questions.slip import RevealedAnswer
from gonfalon.systems import ours
from gonfalon.table.system import System
from gonfalon.table.table import Setting

pytestmark = pytest.mark.long

TESTS = Path(__file__).parent.parent
BATTLES = {"tiefen": 25, "skirmish": 25, "warband": 25, "frontier": 25}
FEW, LONG = 8, 300
"""The number of battles of each system that are played, and how far: those of a longer system are fewer."""

BY_DAY = 3
"""One battle in so many is played for each change, all of them at night."""

AGAIN = 4
"""The number of values that are tried at a moment though they were tried before."""

SYSTEMS: tuple[System[Any], ...] = (*ours(), Skirmish(), Warband(), Frontier())
"""Our own, and the small ones of the tests: in one every question may be interrupted, one asks by forms, one for paths."""

every_system = pytest.mark.parametrize("system", SYSTEMS, ids=lambda system: system.id)
every_battle = pytest.mark.parametrize(
    ("system", "seed"),
    [
        pytest.param(system, seed, marks=pytest.mark.nightly if seed % BY_DAY else ())
        for system in SYSTEMS
        for seed in range(BATTLES.get(system.id, FEW))
    ],
    ids=lambda value: str(getattr(value, "id", value)),
)
some_battles = pytest.mark.parametrize(
    ("system", "seed"),
    [(system, seed) for system in SYSTEMS for seed in range(5 if system.id in BATTLES else 2)],
    ids=lambda value: str(getattr(value, "id", value)),
)


@pytest.fixture(autouse=True)
def small_systems() -> Iterator[None]:
    """The small systems are known by name, so that their records are read."""
    plugins.add("skirmish", "gonfalon_skirmish:Skirmish")
    plugins.add("warband", "gonfalon_warband:Warband")
    plugins.add("frontier", "gonfalon_frontier:Frontier")
    yield
    plugins.drop("skirmish")
    plugins.drop("warband")
    plugins.drop("frontier")


def some_of(players: RandomPlayers, settings: tuple[Setting[Any], ...]) -> list[Setting[Any]]:
    """Not more values at a time than a test can try."""
    return players.rng.sample(settings, min(len(settings), 24))


def moves(players: RandomPlayers, battle: Battle[Any], *, rulings: bool = True) -> Iterator[int]:
    """The battle as these people play it, step by step, to its end or as far as a test has time for."""
    for number, _ in enumerate(players.play(battle, rulings=rulings)):
        yield number
        if number >= LONG:
            return


class Moment(NamedTuple):
    """Everything by which one can tell two moments of a battle apart."""

    record: tuple[Entry, ...]
    events: tuple[Event, ...]
    ask: Ask[Any] | None
    position: Any
    position_hash: int


def moment(battle: Battle[Any]) -> Moment:
    return Moment(tuple(battle.record), tuple(battle.events), battle.ask, battle.position, hash(battle.position))


@every_battle
def test_a_record_tells_the_same_battle_again(system: System[Any], seed: int) -> None:
    battle = RandomPlayers(seed).played(system, most=LONG)
    again = Battle(system, dict(battle.switches.set))
    again.follow(battle.record)
    assert moment(again) == moment(battle)
    read = replay(load(dump(record_of(battle, ""))))
    assert moment(read) == moment(battle)
    assert read.retracted == battle.retracted


@every_battle
def test_every_step_back_and_forth_meets_the_same_moments(system: System[Any], seed: int) -> None:
    players = RandomPlayers(seed)
    battle = players.sit_down(system)
    moments = {0: moment(battle)}
    for _ in moves(players, battle):
        moments[len(battle.record)] = moment(battle)
    end = len(battle.record)
    while battle.can_undo:
        battle.undo()
        assert moment(battle) == moments[len(battle.record)]
    assert not battle.record
    while battle.can_redo:
        battle.redo()
        assert moment(battle) == moments[len(battle.record)]
    assert len(battle.record) == end


@every_battle
def test_what_is_not_on_offer_is_refused_and_changes_nothing(system: System[Any], seed: int) -> None:
    players = RandomPlayers(seed)
    battle = players.sit_down(system)
    for number in moves(players, battle):
        if number % 3 == 0 and battle.ask:
            before = moment(battle)
            for answer in not_on_offer(battle.ask):
                with pytest.raises(Refused):
                    battle.answer(answer)
                assert moment(battle) == before, answer
    if battle.ask is None:
        for answer in (OptionsAnswer(()), NumberAnswer(1), DiceAnswer((), Source.TABLE)):
            with pytest.raises(Refused, match="over"):
                battle.answer(answer)


@every_battle
def test_a_ruling_stands_in_the_log_and_can_be_taken_back(system: System[Any], seed: int) -> None:
    players = RandomPlayers(seed)
    battle = players.sit_down(system)
    for number in moves(players, battle, rulings=False):
        if number % 6:
            continue
        before, count = moment(battle), battle.rulings
        ruled = players.rule(battle)
        if ruled is None:
            assert moment(battle) == before
            continue
        after, entry = moment(battle), battle.record[len(before.record)]
        assert isinstance(entry, RulingMade)
        assert after.record[: len(before.record)] == before.record
        assert battle.rulings == count + 1
        assert [event.rule for event in battle.events if isinstance(event, Ruled)].count(ruled.rule) >= 1
        shown = {setting.key: setting.value for setting in system.settings(battle.position)}
        assert shown.get(entry.what, entry.value) == entry.value, entry
        battle.undo()
        assert moment(battle) == before
        battle.redo()
        assert moment(battle) == after


@every_battle
def test_every_offer_can_be_taken_and_taken_back(system: System[Any], seed: int) -> None:
    """Told lines stand in the chronicle; a barred offer, or one that is not there, is refused."""
    players = RandomPlayers(seed)
    battle = players.sit_down(system)
    for _ in moves(players, battle):
        offers = battle.offers
        assert len({offer.key for offer in offers}) == len(offers)
        if not players.rng.random() < 0.2:
            continue
        before = moment(battle)
        for offer in offers:
            if offer.barred:
                with pytest.raises(Refused):
                    battle.take(offer.key)
            else:
                battle.take(offer.key)
                after = moment(battle)
                taken, *turned = after.record[len(before.record) :]
                assert (after.record[: len(before.record)], taken) == (before.record, OfferTaken(offer.key))
                assert all(isinstance(entry, RevealedAnswer) for entry in turned)
                assert after.events[: len(before.events)] == before.events
                battle.undo()
                battle.redo()
                assert moment(battle) == after
                battle.undo()
            assert moment(battle) == before
        with pytest.raises(Refused, match="not-offered"):
            battle.take("no such offer")
        assert moment(battle) == before


AFTER_A_SLIP = 40
"""So many answers are given after a value was overruled while slips lie."""


@every_battle
def test_what_lies_face_down_can_be_turned_whatever_was_overruled_or_taken_meanwhile(
    system: System[Any], seed: int
) -> None:
    """Between laying and turning values are overruled and offers taken: play goes on, and its record tells it again."""
    players = RandomPlayers(f"slips {seed}")
    battle = players.sit_down(system)
    for number in moves(players, battle, rulings=False):
        turned = sum(isinstance(one, RevealedAnswer) for one in battle.record)
        if number % 15 or len(tuple(submitted_in(battle.record))) <= turned:
            continue
        fork = battle.fork()
        for setting in some_of(players, system.settings(fork.position))[:3]:
            with suppress(Refused):
                fork.overrule(setting.key, players.value(setting), "so it is")
        for answered, _ in enumerate(players.play(fork)):
            if answered >= AFTER_A_SLIP:
                break
        read = replay(load(dump(record_of(fork, ""))))
        assert moment(read) == moment(fork)


@some_battles
def test_a_value_beyond_its_bounds_is_refused(system: System[Any], seed: int) -> None:
    players = RandomPlayers(seed)
    battle = players.sit_down(system)
    tried: set[str] = set()
    for number in moves(players, battle):
        if number % 7:
            continue
        before = moment(battle)
        settings = system.settings(battle.position)
        new = [setting for setting in settings if setting.key not in tried]
        for setting in (*some_of(players, tuple(new)), *some_of(players, settings)[:AGAIN]):
            tried.add(setting.key)
            for value in forbidden(setting):
                with pytest.raises(Refused, match="setting"):
                    battle.overrule(setting.key, value, "")
        with pytest.raises(Refused, match="no-setting"):
            battle.overrule("no.such.setting", 1, "")
        with pytest.raises(Refused, match="length"):
            battle.overrule(system.settings(battle.position)[0].key, 1, "why\nin two lines")
        assert moment(battle) == before


@some_battles
def test_every_value_in_sight_can_be_overruled_and_taken_back(system: System[Any], seed: int) -> None:
    """A ruling is refused only where the answers given since would no longer fit."""
    players = RandomPlayers(f"rulings {seed}")
    battle = players.sit_down(system)
    refused = accepted = 0
    for number in moves(players, battle, rulings=False):
        if number % 25:
            continue
        for setting in some_of(players, system.settings(battle.position)):
            fork = battle.fork()
            before, value = moment(fork), players.value(setting)
            try:
                fork.overrule(setting.key, value, "so it is")
                accepted += 1
            except Refused as no:
                assert no.code != "setting"
                refused += 1
            else:
                fork.undo()
            assert moment(fork) == before
    assert accepted > 20 * refused


@every_battle
def test_every_value_in_sight_is_one_that_its_setting_allows(system: System[Any], seed: int) -> None:
    players = RandomPlayers(seed)
    battle = players.sit_down(system)
    for number in moves(players, battle):
        if number % 3:
            continue
        settings = system.settings(battle.position)
        assert len({setting.key for setting in settings}) == len(settings)
        for setting in settings:
            assert setting.allows(setting.value), setting


@some_battles
def test_what_options_and_offers_carry_waits_for_the_position_alone(system: System[Any], seed: int) -> None:
    """An option may carry the procedure that it starts: mypy sees a wrong argument in a `partial`, not a missing one."""
    players = RandomPlayers(f"deeds {seed}")
    battle = players.sit_down(system)
    for _ in moves(players, battle):
        for offer in battle.offers:
            signature(offer.make).bind(battle.position)
        if isinstance(battle.ask, Choice | Choices):
            for option in battle.ask.options:
                if callable(option.value):
                    signature(option.value).bind(battle.position)


@some_battles
def test_a_fork_goes_its_own_way(system: System[Any], seed: int) -> None:
    players = RandomPlayers(seed)
    battle = players.played(system, most=10 + 3 * seed)
    before, undone = moment(battle), battle.retracted
    fork = battle.fork()
    assert moment(fork) == before
    for _ in moves(RandomPlayers("other"), fork):
        pass
    while fork.can_undo:
        fork.undo()
    assert (moment(battle), battle.retracted) == (before, undone)


@every_battle
def test_dice_that_were_taken_back_fall_again(system: System[Any], seed: int) -> None:
    players = RandomPlayers(seed)
    battle = players.sit_down(system)
    for _ in moves(players, battle):
        if not isinstance(battle.ask, Roll):
            continue
        battle.roll(Dice())
        fallen = battle.record[-1]
        battle.undo()
        assert [thrown.fell for thrown in battle.retracted[-1:]] == [fallen]
        assert battle.retracted[-1].retracted
        battle.roll(Dice())
        assert battle.record[-1] == fallen
        battle.undo()
        battle.redo()
        assert battle.record[-1] == fallen
        assert fallen not in [thrown.fell for thrown in battle.retracted if thrown.nth == throws(battle) - 1]


def throws(battle: Battle[Any]) -> int:
    return sum(isinstance(entry, DiceAnswer) for entry in battle.record)


@every_battle
def test_the_log_counts_entries_and_names_rules_of_the_system(system: System[Any], seed: int) -> None:
    battle = RandomPlayers(seed).played(system, most=LONG)
    at = [event.at for event in battle.events if not isinstance(event, Ruled | Thrown)]
    assert at == sorted(at)
    for event in battle.events:
        rule = event.tell.rule if hasattr(event, "tell") else event.rule
        assert rule.startswith(f"{system.id}.")
    assert any(isinstance(getattr(event, "tell", None), Heading) for event in battle.events)


@every_battle
def test_an_open_question_can_be_answered(system: System[Any], seed: int) -> None:
    """No ask is a dead end: enough options are free, keys are different, no more is proposed than can be answered."""
    players = RandomPlayers(seed)
    battle = players.sit_down(system)
    for _ in moves(players, battle):
        asks = battle.ask.asks if isinstance(battle.ask, FaceDown) else (battle.ask,)
        for ask in asks:
            if isinstance(ask, Choice | Choices):
                keys = [option.key for option in ask.options]
                free = [option for option in ask.options if not option.barred]
                assert len(set(keys)) == len(keys)
                assert 0 <= ask.least <= min(ask.most, len(free))
                assert not any(option.barred and option.proposed for option in ask.options if option.role != "done")
                assert sum(option.proposed for option in ask.options) <= ask.most


@every_system
def test_every_answer_changes_the_battle_only_forwards(system: System[Any]) -> None:
    """Nothing can be undone at the start, nothing redone at the end."""
    battle = Battle(system)
    with pytest.raises(Refused, match="nothing-to-undo"):
        battle.undo()
    with pytest.raises(Refused, match="nothing-to-redo"):
        battle.redo()


@pytest.mark.skipif(sys.platform == "emscripten", reason="there are no processes in a browser")
def test_the_order_of_hashes_does_not_matter() -> None:
    path = os.pathsep.join((str(TESTS), str(TESTS.parent / "engine")))
    running = [
        subprocess.Popen(
            (sys.executable, str(TESTS / "support" / "battle_digest.py")),
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": path},
            stdout=subprocess.PIPE,
            text=True,
        )
        for seed in ("1", "4711")
    ]
    digests = {process.communicate()[0].strip() for process in running}
    assert [process.returncode for process in running] == [0, 0]
    assert len(digests) == 1
    assert digests != {""}
