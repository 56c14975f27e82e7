"""The parts of a record beside its steps, in a log: `["old", [throw, ...], [seal, ...]]`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from gonfalon.battle.event import Thrown
from gonfalon.battle.log import Entered, LogEntry, Read, in_logs
from gonfalon.battle.thrown_data import THROWN, dump_thrown, load_retracted
from gonfalon.battle.work import MOST_ENTRIES
from gonfalon.questions.checked import exactly, items
from gonfalon.questions.schema import SEAL, Shape, row
from gonfalon.questions.slip import load_seal


@in_logs
@dataclass(frozen=True, slots=True)
class Carried(LogEntry):
    """The parts of a record beside its steps: the app's throws that were taken back, and seals of slips that were seen."""

    mark: ClassVar[str] = "old"
    shape: ClassVar[Shape] = row({"const": "old"}, {"type": "array", "items": THROWN}, {"type": "array", "items": SEAL})
    beyond: ClassVar[bool] = True

    retracted: tuple[Thrown, ...]
    seen: tuple[str, ...]

    def dump(self) -> list[Any]:
        return [self.mark, [dump_thrown(thrown) for thrown in self.retracted], list(self.seen)]

    @classmethod
    def load(cls, rest: list[Any]) -> Carried:
        throws, seals = exactly(rest, 2)
        seen = tuple(load_seal(seal) for seal in items(seals, MOST_ENTRIES))
        return cls(load_retracted(items(throws, MOST_ENTRIES)), seen)

    def enter(self, battle: Entered) -> None:
        battle.carry(self.retracted, self.seen)

    def read(self, log: Read, at: int) -> None:
        log.settle()

    def may_come(self, version: int) -> bool:
        """Never: only the engine makes one, of a record or a log that it read."""
        return False
