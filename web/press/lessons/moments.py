"""The steps of a lesson held against its story as the engine tells it, and their words with the numbers of the story."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import zip_longest
from pathlib import Path
from typing import Any

from gonfalon.formats.record import Record
from gonfalon.formats.story import Step
from gonfalon.questions.text import Text
from press import Wrong
from press.examples.facts import Facts
from press.examples.numbers import said, unlike
from press.examples.played import Played, told
from press.lesson_texts import Lesson, LessonStep, Texts
from press.lessons.requests import answer_of
from press.paths import RULEBOOK
from press.rulebook import LINK, Book
from press.story_references import literals

STORY = "lesson.story"
GIVES = ("!", "+")
"""The marks of the lines that a person can give in the app."""


class WrongLesson(Wrong):
    """A lesson that does not fit its story or its rulebook; the text lists all that is amiss."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A step of a lesson as it is played: who asks, the number of entries in the record by
    then, the word with its numbers, what the page sends, and the
    text typed there in each language.
    """

    asks: str
    turn: int
    text: Texts | None
    answer: dict[str, Any]
    typed: Texts | None


@dataclass(frozen=True, slots=True)
class Course:
    """A lesson as it is played: the battle in which it begins, its steps, and its words with their numbers."""

    system: str
    title: Texts
    first: Texts
    last: Texts
    record: Record
    slips: dict[str, tuple[str, str]]
    moments: tuple[Moment, ...]


def course(book: Book, folder: Path = RULEBOOK) -> Course | None:
    """The lesson of a book as the engine plays it, if there is one; raises WrongLesson where it does not fit."""
    lesson = book.lesson
    if lesson is None:
        return None
    played = told(folder / book.id / STORY, f"{book.id}.lesson", 1)
    if not played.begins:
        raise WrongLesson(f"{played.path}: no line `# scene` says where the lesson begins")
    steps = tuple(step for step in played.steps if step.number > played.begins)
    wrong = [*missing(book, lesson, steps), *astray(book, lesson)]
    if wrong:
        raise WrongLesson("\n".join(wrong))
    return counted(book, lesson, played, steps)


def missing(book: Book, lesson: Lesson, steps: tuple[Step, ...]) -> Iterator[str]:
    """Questions of the story without a step, and steps whose moment the story does not have."""
    for number, (step, one) in enumerate(zip_longest(lesson.steps, steps), 1):
        place = f"{book.id}: step {number} of the lesson"
        if one is None:
            yield f"{place} waits for {step.asks}, and the story is at its end"
        elif step is None:
            yield f"{place} is not there, and line {one.number} of the story answers {asks(one)}"
        elif asks(one) != step.asks:
            yield f"{place} waits for {step.asks}, and line {one.number} of the story answers {asks(one)}"
            return
        elif (step.typed is None) != (not isinstance(one.asked, Text)):
            yield f"{place}: `typed` belongs to a question for a text, and to no other"
        elif one.mark not in GIVES or one.refused:
            yield f"{place}: line {one.number} of the story is nothing that a page can send"


def asks(step: Step) -> str:
    """The rule of the question that is open at a step."""
    return step.asked.rule if step.asked else "nothing"


def astray(book: Book, lesson: Lesson) -> Iterator[str]:
    """Links to what is no rule, and numbers that no story gives."""
    rules = {rule.id for rule in book.rules}
    for place, texts in lesson.words():
        yield from (f"{book.id}: lesson, {place}: {fault}" for fault in unlike(texts))
        for language, text in texts.items():
            for address in LINK.findall(text):
                if address.removeprefix("#") not in rules:
                    yield f"{book.id}: lesson, {place} ({language}): a link to {address}, which is no rule"
            if left := literals(LINK.sub("](", text)):
                yield f"{book.id}: lesson, {place} ({language}): {', '.join(left)} stand there as figures"


def counted(book: Book, lesson: Lesson, played: Played, steps: tuple[Step, ...]) -> Course:
    """The lesson with the numbers of its story in its words."""
    facts, wrong = Facts(played, steps), list[str]()

    def filled(place: str, texts: Texts) -> Texts:
        name = f"{book.id}: lesson, {place}"
        return {language: tidy(said(name, language, text, facts, wrong)) for language, text in texts.items()}

    def moment(number: int, step: LessonStep, one: Step) -> Moment:
        text = None if step.text is None else filled(f"step {number} ({step.asks})", step.text)
        return Moment(step.asks, len(recorded(one).entries), text, answer_of(one), step.typed)

    pairs = zip(lesson.steps, steps, strict=True)
    moments = tuple(moment(number, step, one) for number, (step, one) in enumerate(pairs, 1))
    first, last = filled("first", lesson.first), filled("last", lesson.last)
    if wrong:
        raise WrongLesson("\n".join(wrong))
    return Course(book.id, lesson.title, first, last, recorded(steps[0]), played.slips, moments)


def recorded(step: Step) -> Record:
    """The record of the battle as a step finds it."""
    assert step.record is not None, step.number  # a lesson begins below the line that names the system
    return step.record


SPACES = re.compile(r"[ \t\n]+")
"""Spaces that are none of typography."""


def tidy(text: str) -> str:
    """A text on one line."""
    return SPACES.sub(" ", text).strip(" ")
