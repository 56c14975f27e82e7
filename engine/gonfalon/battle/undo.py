"""Steps back and forth: `["u"]` in a log takes the last step back, `["z"]` puts in force again what was taken back last."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, Literal

from gonfalon.battle.log import Entered, LogEntry, Read, in_logs
from gonfalon.questions.checked import exactly
from gonfalon.questions.schema import Shape, row


@in_logs
@dataclass(frozen=True, slots=True)
class Undo(LogEntry):
    """The last step in force is taken back, with the slips that were turned after it."""

    mark: ClassVar[str] = "u"
    shape: ClassVar[Shape] = row({"const": "u"})
    slips: ClassVar[Literal["waiting"]] = "waiting"

    def dump(self) -> list[Any]:
        return [self.mark]

    @classmethod
    def load(cls, rest: list[Any]) -> Undo:
        exactly(rest, 0)
        return cls()

    def enter(self, battle: Entered) -> None:
        battle.step_back()

    def read(self, log: Read, at: int) -> None:
        log.step_back(at)


@in_logs
@dataclass(frozen=True, slots=True)
class Redo(LogEntry):
    """The steps that were taken back last are in force again."""

    mark: ClassVar[str] = "z"
    shape: ClassVar[Shape] = row({"const": "z"})
    slips: ClassVar[Literal["waiting"]] = "waiting"

    def dump(self) -> list[Any]:
        return [self.mark]

    @classmethod
    def load(cls, rest: list[Any]) -> Redo:
        exactly(rest, 0)
        return cls()

    def enter(self, battle: Entered) -> None:
        battle.step_forth()

    def read(self, log: Read, at: int) -> None:
        log.step_forth(at)
