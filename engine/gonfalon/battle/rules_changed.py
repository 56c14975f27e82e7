"""Other rules in the middle of a battle: `["rules", version]` in a log."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, Literal

from gonfalon.battle.log import Entered, LogEntry, Read, in_logs
from gonfalon.questions.checked import at_least, exactly
from gonfalon.questions.schema import Shape, row


@in_logs
@dataclass(frozen=True, slots=True)
class RulesChanged(LogEntry):
    """The battle goes on by the rules of this version of its system."""

    mark: ClassVar[str] = "rules"
    shape: ClassVar[Shape] = row({"const": "rules"}, {"type": "integer", "minimum": 1})
    slips: ClassVar[Literal["as before"]] = "as before"
    beyond: ClassVar[bool] = True

    version: int

    def dump(self) -> list[Any]:
        return [self.mark, self.version]

    @classmethod
    def load(cls, rest: list[Any]) -> RulesChanged:
        return cls(at_least(1, *exactly(rest, 1)))

    def enter(self, battle: Entered) -> None:
        battle.version = self.version

    def read(self, log: Read, at: int) -> None:
        """Leave the steps in force as they are: the rules hang on them, not they on the rules."""

    def may_come(self, version: int) -> bool:
        return self.version == version
