"""A lesson as it stands in `lesson.toml` of a book: its words in every language, and the moment of each of its steps."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from press import Wrong
from press.paths import LANGUAGES

Texts = dict[str, str]

FILE = "lesson.toml"


class UnclearLesson(Wrong):
    """A lesson whose file does not have the form that it should."""


@dataclass(frozen=True, slots=True)
class LessonStep:
    """A step: the rule that asks at its moment, and the word said there; None if it is said with the step before.

    `typed` is the text that is answered there, in the reader's language instead of that of the story.
    """

    asks: str
    text: Texts | None
    typed: Texts | None = None


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson: its title, the word before its first step, its steps in their order, and the word after the last one."""

    title: Texts
    first: Texts
    last: Texts
    steps: tuple[LessonStep, ...]

    def texts(self) -> Iterator[tuple[str, Texts]]:
        """Every text of the lesson with its place."""
        yield "title", self.title
        yield from self.words()
        for number, step in enumerate(self.steps, 1):
            if step.typed is not None:
                yield f"step {number} ({step.asks}), typed", step.typed

    def words(self) -> Iterator[tuple[str, Texts]]:
        """The texts that may hold links and numbers, with their places."""
        yield "first", self.first
        for number, step in enumerate(self.steps, 1):
            if step.text is not None:
                yield f"step {number} ({step.asks})", step.text
        yield "last", self.last


def read(folder: Path) -> Lesson | None:
    """The lesson of a book, if there is one; raises UnclearLesson where a key means nothing."""
    path = folder / FILE
    if not path.is_file():
        return None
    data = tomllib.loads(path.read_text("utf-8"))
    if unknown := sorted(data.keys() - {"lesson", "step"}) + sorted(data["lesson"].keys() - {"title", "first", "last"}):
        raise UnclearLesson(f"{path}: unknown keys {unknown}")
    head = data["lesson"]
    steps = tuple(step(path, number, one) for number, one in enumerate(data["step"], 1))
    return Lesson(head["title"], head["first"], head["last"], steps)


def step(path: Path, number: int, data: dict[str, Any]) -> LessonStep:
    """One step: a word in each language, or `with_before = true`."""
    text = {key: value for key, value in data.items() if key in LANGUAGES}
    rest = {key: value for key, value in data.items() if key not in text}
    joined, typed = rest.pop("with_before", False), rest.pop("typed", None)
    if rest.keys() != {"asks"} or bool(text) == joined or (joined and number == 1):
        raise UnclearLesson(f"{path}: step {number} has `asks` and a word, or `with_before = true` after another step")
    return LessonStep(rest["asks"], text or None, typed)
