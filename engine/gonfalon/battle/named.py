"""The name of a battle: `["name", text]` in a log."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, Literal

from gonfalon.battle.log import Entered, LogEntry, Read, in_logs
from gonfalon.questions.checked import LinkError, exactly, text
from gonfalon.questions.schema import TEXT, Shape, row
from gonfalon.questions.tidy import tidy

LONGEST_NAME = 60
"""The most characters of the name of a battle."""


def battle_name(typed: str) -> str:
    """The name of a battle as an entry holds it: tidied anew, for what is taken out may bring together what composes."""
    return tidy(tidy(tidy(typed))[:LONGEST_NAME])


@in_logs
@dataclass(frozen=True, slots=True)
class Named(LogEntry):
    """The battle has another name."""

    mark: ClassVar[str] = "name"
    shape: ClassVar[Shape] = row({"const": "name"}, TEXT)
    slips: ClassVar[Literal["as before"]] = "as before"

    name: str

    def dump(self) -> list[Any]:
        return [self.mark, self.name]

    @classmethod
    def load(cls, rest: list[Any]) -> Named:
        name = text(*exactly(rest, 1))
        if name != battle_name(name):
            raise LinkError("content")
        return cls(name)

    def enter(self, battle: Entered) -> None:
        battle.name = self.name

    def read(self, log: Read, at: int) -> None:
        log.name_at = at
