"""`random`: battles without a person, in search of faults."""

from typing import Any

import pytest
from terminal.calls import LANGUAGES, call, say

from gonfalon.battle.battle import Battle
from gonfalon.battle.bots import PATIENCE, AtRandom
from gonfalon.questions.ask import TABLE, Procedure, Tell
from gonfalon.questions.choice import Choice, OptionsAnswer
from gonfalon.questions.dice import Dice
from gonfalon.questions.option import Option, Role
from gonfalon.systems import system_of
from gonfalon.table.switches import Switch, Switches
from gonfalon.table.system import System
from gonfalon.table.table import Flow, Kept, Names, Result, Setting, Table
from gonfalon.terminal import at_random, main
from gonfalon.terminal.at_random import play_many, play_one


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_reports_what_it_did(language: str) -> None:
    done = call("--language", language, "random", "tiefen", "--battles", "2", "--first", "49", "--seed", "9")
    assert (done.code, done.err) == (0, "")
    lines = done.out.splitlines()
    assert lines[0] == say(language, "terminal-random-battles", battles=2, first=49, last=50, seed="9")
    assert lines[3] == say(language, "terminal-random-checked", checked=1)
    assert lines[4] == say(language, "terminal-random-bounded", bounded=0)
    assert lines[5] == say(language, "terminal-random-faults", faults=0)


def test_a_battle_depends_on_the_seed_and_its_number_alone() -> None:
    system = system_of("tiefen")
    assert play_one(system, "4", 12)[0].record == play_one(system, "4", 12)[0].record
    assert play_one(system, "4", 12)[0].record != play_one(system, "5", 12)[0].record
    both = play_many(system, "4", 12, 2)
    alone = [play_many(system, "4", number, 1) for number in (12, 13)]
    assert both.answers == sum(tally.answers for tally in alone)


MANY = tuple(Option("on", key=f"on{number}") for number in range(100))


class Moody(System[str]):
    """A system that can be made to fail; its position is the way it fails."""

    id = "moody"
    version = 1
    switches: tuple[Switch, ...] = ()

    def __init__(self, mood: str) -> None:
        self._mood = mood
        self._asked = 0

    def start(self, switches: Switches) -> Any:
        return ["a list has no hash"] if self._mood == "unhashable" else self._mood

    def step(self, position: str) -> Procedure[str]:
        self._asked += 1
        role: Role | None = "out" if self._mood == "drawn" else None
        options = (
            Option("go on"),
            Option("stop", key=f"stop{self._asked if self._mood == 'fickle' else ''}", role=role),
        )
        while self._mood == "long":
            yield from Choice(TABLE, MANY, rule="moody.go")
        yield from Choice(TABLE, options[1:] if self._mood == "fickle" else options, rule="moody.go")
        yield Tell("moody.went")
        if self._mood == "broken":
            raise ZeroDivisionError("no rule for that")
        return "over" if self._mood in {"fickle", "well"} else position

    def set_to(self, position: str) -> Switches:
        return Switches(())

    def preview_roster_card(self, empty: str, kind: str, text: str) -> str:
        return empty

    def flow(self, position: str) -> Flow:
        return "over" if position == "over" else "play"

    def table(self, position: str) -> Table:
        return Table()

    def names(self, position: str) -> Names:
        return {}

    def keep(self, position: str) -> tuple[Kept, ...]:
        return ()

    def result(self, position: str) -> Result | None:
        return None

    def settings(self, position: str) -> tuple[Setting[str], ...]:
        return ()


@pytest.mark.parametrize(
    ("mood", "told"),
    [
        ("broken", "ZeroDivisionError: no rule for that"),
        ("unhashable", "TypeError: unhashable"),
        ("endless", "not over after 10000 answers"),
    ],
)
def test_every_kind_of_fault_is_found(mood: str, told: str) -> None:
    tally = play_many(Moody(mood), "1", 1, 2)
    assert tally.battles == 2
    assert [number for number, _ in tally.faults] == [1, 2]
    assert all(what.startswith(told) for _, what in tally.faults)


def test_what_ends_a_battle_is_taken_as_readily_as_anything_else_after_long() -> None:
    """In a battle in which nobody wins the players give up at last."""
    battle, bot = Battle(Moody("drawn"), {}), AtRandom(Dice.seeded("1"))
    for _ in range(2 * PATIENCE):
        bot.go_on(battle)
    ends = [entry == OptionsAnswer(("stop",)) for entry in battle.record]
    assert sum(ends[:PATIENCE]) < PATIENCE / 10 < PATIENCE / 3 < sum(ends[PATIENCE:])


def test_a_battle_that_makes_too_much_work_ends_there_and_is_no_fault() -> None:
    tally = play_many(Moody("long"), "1", 1, 2)
    assert (tally.battles, tally.bounded, tally.faults) == (2, 2, [])
    assert play_many(Moody("endless"), "1", 1, 1).bounded == 0


def test_a_record_that_does_not_tell_its_battle_again_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    """A system that offers another key each time it is asked: replayed, the answers no longer fit."""
    system = Moody("fickle")
    monkeypatch.setattr("gonfalon.formats.record.system_of", lambda id: system)
    tally = play_many(system, "1", at_random.CHECKED, 1)
    assert [what.split(":")[0] for _, what in tally.faults] == ["LinkError"]


def test_a_system_without_faults_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    system = Moody("well")
    monkeypatch.setattr("gonfalon.formats.record.system_of", lambda id: system)
    assert play_many(system, "1", at_random.CHECKED, 1).faults == []


def test_a_fault_is_reported_so_that_it_can_be_repeated(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(main, "system_of", lambda id: Moody("broken"))
    assert main.run(("--language", "de", "random", "tiefen", "--battles", "1", "--first", "3", "--seed", "s")) == 1
    out = capsys.readouterr().out
    assert "ZeroDivisionError" in out
    assert "random tiefen --seed s --first 3 --battles 1" in out
