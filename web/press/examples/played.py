"""A story as it was played: retold through the engine, and refused where the engine tells it otherwise."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import zip_longest
from pathlib import Path
from typing import Any

from gonfalon.formats.story import Step, StoryError, Teller, told_anew
from gonfalon.table.system import System
from gonfalon.table.table import Contest, Names
from press import Wrong
from press.paths import RULEBOOK

BEGINS = "# scene"
"""A line of a story: its scene begins below."""


class ToldOtherwise(Wrong):
    """A story that the engine does not tell as it is written: its file, its line, and both texts."""


@dataclass(frozen=True, slots=True)
class Played:
    """The story of the nth example of a rule, with its steps; `begins` is the line of its mark for the scene, or 0; `slips`
    are content and salt of what was laid face down, by its seal.
    """

    rule: str
    number: int
    path: Path
    system: System[Any]
    steps: tuple[Step, ...]
    begins: int
    slips: dict[str, tuple[str, str]]
    seen: dict[tuple[str, int], Any] = field(default_factory=dict, repr=False, compare=False)

    @property
    def name(self) -> str:
        return f"{self.rule}.{self.number}"

    def names(self, position: Any) -> Names:
        """The names of the things on the table in this position, made once for all languages."""
        return self._seen("names", position, self.system.names) if position is not None else {}

    def contest(self, position: Any) -> Contest | None:
        """The open roll in this position, made once for all languages."""
        found: Contest | None = self._seen("contest", position, lambda at: self.system.table(at).contest)
        return found

    def _seen(self, kind: str, position: Any, make: Callable[[Any], Any]) -> Any:
        """Return the result of `make` for a position; it is kept as long as the steps that hold the position."""
        key = kind, id(position)
        if key not in self.seen:
            self.seen[key] = make(position)
        return self.seen[key]


def story_of(rule: str, number: int, folder: Path = RULEBOOK) -> Path:
    """The file with the story of a rule's nth example."""
    return folder / rule.partition(".")[0] / "stories" / f"{rule}.{number}.story"


def play(rule: str, number: int, folder: Path = RULEBOOK) -> Played:
    """Retell the story of an example; raises ToldOtherwise where it differs from its text, or cannot be told."""
    return told(story_of(rule, number, folder), rule, number)


def told(path: Path, rule: str, number: int) -> Played:
    """Retell the story of a file for the nth example of a rule; raises ToldOtherwise as `play` does."""
    try:
        written = path.read_text("utf-8").splitlines()
    except OSError as error:
        raise ToldOtherwise(f"{path}: {rule}.{number} has no story") from error
    teller = Teller("\n".join(written))
    try:
        steps = tuple(teller.steps())
    except StoryError as error:
        raise ToldOtherwise(f"{path}: {error}") from error
    for line, (old, new) in enumerate(zip_longest(written, told_anew(written, steps)), 1):
        if old != new:
            raise ToldOtherwise(f"{path}:{line}: {old or 'nothing'}\n  is told now: {new or 'nothing'}")
    if teller.battle is None:
        raise ToldOtherwise(f"{path}: plays nothing")
    begins = written.index(BEGINS) + 1 if BEGINS in written else 0
    return Played(rule, number, path, teller.battle.system, steps, begins, teller.battle.pocket.slips)
