"""A kind of entry that no record holds is one module: the list is whole, and another kind needs no line of the engine."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, ClassVar, Literal

import pytest
from support.door_player import Visitor
from support.logged import PARTS, followed, log_data
from support.scenes import before_tactics

from gonfalon.battle.battle import Battle
from gonfalon.battle.log import Entered, LogEntry, Read, in_logs
from gonfalon.battle.log_kinds import LOG_ENTRIES
from gonfalon.door.wire.record import LOGGED
from gonfalon.formats.log_file import load_log, open_log
from gonfalon.questions.checked import exactly, integer
from gonfalon.questions.dice import Dice
from gonfalon.questions.schema import INTEGER, Shape, row
from gonfalon.table.kinds import ENTRIES


@dataclass(frozen=True, slots=True)
class BackBy(LogEntry):
    """So many steps are taken back at once."""

    mark: ClassVar[str] = "back"
    shape: ClassVar[Shape] = row({"const": "back"}, INTEGER)
    slips: ClassVar[Literal["waiting"]] = "waiting"

    count: int

    def dump(self) -> list[Any]:
        return [self.mark, self.count]

    @classmethod
    def load(cls, rest: list[Any]) -> BackBy:
        return cls(integer(*exactly(rest, 1)))

    def enter(self, battle: Entered) -> None:
        for _ in range(self.count):
            battle.step_back()

    def read(self, log: Read, at: int) -> None:
        for _ in range(self.count):
            log.step_back(at)

    def may_come(self, version: int) -> bool:
        return self.count < 3


@pytest.fixture(autouse=True)
def back_by() -> Iterator[None]:
    """The new kind is registered."""
    in_logs(BackBy)
    yield
    del LOG_ENTRIES[BackBy.mark]


def played() -> Battle[Any]:
    """Two armies whose tactics lie face down, after as many steps back as there are slips."""
    battle = before_tactics()
    battle.lay("a", "speed", Dice.seeded("a"))
    battle.append(BackBy(1))
    return battle


def test_every_kind_is_in_the_list() -> None:
    """A kind that `log_kinds.py` forgot would be read from a log only where something else had imported it."""
    ours = {one for one in LogEntry.__subclasses__() if one.__module__.startswith("gonfalon.")}
    assert {one.__name__ for one in ours} == {one.__name__ for one in LOG_ENTRIES.values()} - {BackBy.__name__}
    assert all(kind.mark == mark for mark, kind in LOG_ENTRIES.items())


def test_no_mark_means_two_kinds() -> None:
    """A log would read an entry of one kind as another one."""
    assert not LOG_ENTRIES.keys() & ENTRIES.keys()


def test_every_kind_is_described() -> None:
    """Else the schema would refuse what the engine reads."""
    assert all(kind.shape in LOGGED for mark, kind in LOG_ENTRIES.items() if kind is not BackBy)


@pytest.mark.parametrize("kind", [*LOG_ENTRIES.values(), BackBy], ids=lambda kind: kind.__name__)
def test_every_kind_says_all_of_itself(kind: type[LogEntry]) -> None:
    """A kind that left one of these to the entry as such would fail where it is entered, or an old battle is opened."""
    for name in ("dump", "enter", "read"):
        assert getattr(kind, name) is not getattr(LogEntry, name), name
    assert kind.load.__func__ is not LogEntry.load.__func__  # type: ignore[attr-defined]


def test_a_new_kind_is_entered_and_followed() -> None:
    """The battle would not take it, or another device not follow it."""
    battle = played()
    assert battle.record == before_tactics().record
    assert battle.can_redo
    again = followed(battle)
    assert [getattr(again, part) for part in PARTS] == [getattr(battle, part) for part in PARTS]


def test_a_new_kind_is_kept_and_opened() -> None:
    """A file would be refused, or opened with what was taken back."""
    battle = played()
    data = log_data(battle)
    assert data["entries"][-1] == ["back", 1]
    opened, left_out = open_log(load_log(data))
    assert (opened.record, opened.log, left_out) == (battle.record, battle.log, 0)


def test_a_new_kind_comes_in_a_request() -> None:
    """As a device sends it, unless it may not come from one."""
    visitor = Visitor(1)
    view = visitor.ask("open", file=log_data(before_tactics()))["view"]
    at = len(visitor.ask("log")["entries"])
    assert "refused" in visitor.ask("append", at=at, entries=[["back", 3]])
    reply = visitor.ask("append", at=at, entries=[["back", 2]])
    assert json.dumps(reply["entries"]) == '[["back", 2]]'
    assert reply["view"]["turn"] == view["turn"] - 2
