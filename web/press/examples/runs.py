"""The runs of a book's examples: each story is played once, and told in every language."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from gonfalon.formats.story import Step
from press.examples.facts import Facts
from press.examples.lines import Line, lines, words_in
from press.examples.played import Played, play
from press.examples.scene import scene
from press.paths import LANGUAGES, RULEBOOK
from press.rulebook import Book

SHORT = 5
"""A run of no more lines stands open."""

HEARTS = ("told", "refused", "ruling")
"""The kinds of lines that say what came of something."""


@dataclass(frozen=True, slots=True)
class Run:
    """An example as it was played: its name, `RULE.N`, the first step of its scene, its numbers, and the lines of the scene in
    each language.
    """

    name: str
    played: Played = field(repr=False)
    starts: Step = field(repr=False)
    facts: Facts = field(repr=False)
    told: dict[str, tuple[Line, ...]]

    @property
    def rule(self) -> str:
        return self.played.rule

    def heart(self, language: str) -> str:
        """The line that says what came of it: the heaviest and last about the rule, else the heaviest and last of all."""
        said = [line for line in self.told[language] if line.kind in HEARTS]
        best = max(range(len(said)), key=lambda at: (said[at].own, said[at].outcome, at), default=None)
        return "" if best is None else said[best].words

    @property
    def is_long(self) -> bool:
        """True if it is folded until somebody wants to see it."""
        return max(map(height, self.told.values()), default=0) > SHORT


def height(told: tuple[Line, ...]) -> int:
    """The number of lines on the page, hands of a roll counted one by one."""
    return sum(max(1, len(line.hands)) for line in told)


def runs(book: Book, languages: tuple[str, ...] = LANGUAGES, folder: Path = RULEBOOK) -> dict[str, Run]:
    """The runs of all examples of a book, by their names; a story that the engine tells otherwise raises ToldOtherwise."""
    return {run.name: run for run in made(book, languages, folder)}


def made(book: Book, languages: tuple[str, ...], folder: Path) -> Iterator[Run]:
    for chapter in book.chapters:
        beside = [rule.id for rule in chapter.rules]
        for rule in chapter.rules:
            for number in range(1, len(rule.examples) + 1):
                played = play(rule.id, number, folder)
                steps, about = scene(played, beside)
                told = {language: lines(played, steps, about, words_in(language)) for language in languages}
                yield Run(played.name, played, steps[0], Facts(played, steps), told)
