"""Lessons: each is held against its story as the engine tells it, and the page's file is played through the door."""

from __future__ import annotations

import json
import re
import shutil
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from support import rulebooks

from gonfalon.door.door import Door
from press import messages
from press.examples.played import ToldOtherwise
from press.lesson_texts import LessonStep, UnclearLesson, read
from press.lessons.files import plan, words
from press.lessons.moments import Course, WrongLesson, course
from press.paths import LANGUAGES, RULEBOOK
from press.rulebook import Book

LONGEST = 230
"""Letters of a word: on a phone it takes a third of the screen at most."""


@pytest.fixture(scope="module")
def books() -> dict[str, Book]:
    """The rulebooks, with their titles as messages."""
    messages.make(rulebooks.books())
    return {book.id: book for book in rulebooks.books()}


@pytest.fixture(scope="module", params=[book.id for book in rulebooks.books()])
def told(request: pytest.FixtureRequest, books: dict[str, Book]) -> Course:
    """The lesson of each system."""
    found = course(books[request.param])
    assert found, request.param
    return found


def test_the_page_s_file_plays_from_its_battle_to_its_last_word(told: Course) -> None:
    """The steps are what a page sends, in every language: each answer is taken and leads to the next step."""
    file = json.loads(json.dumps(plan(told)))
    for language in LANGUAGES:
        door = Door()
        view: dict[str, Any] = door.reply({"do": "open", "file": {**file["save"], "name": language}})["view"]
        for step in file["steps"]:
            assert (view["turn"], view["ask"]["rule"]) == (step["turn"], step["asks"])
            answer = {"text": step["typed"][language]} if "typed" in step else step["answer"]
            reply = door.reply({"do": "answer", "answer": answer, "turn": view["turn"]})
            assert "view" in reply, (step["asks"], reply)
            view = reply["view"]
        assert view["turn"] > file["steps"][-1]["turn"]


def test_every_step_has_its_word_in_every_language_short_enough_for_a_phone(told: Course) -> None:
    assert 10 <= len(told.moments) <= 20
    texts = [told.first, told.last, *(one.text for one in told.moments if one.text)]
    for text in texts:
        assert text.keys() == set(LANGUAGES)
        for said in text.values():
            shown = re.sub(r"\]\([^)]*\)|\[", "", said)
            assert 0 < len(shown) <= LONGEST, shown
            assert "{" not in said


def test_words_are_texts_and_links_to_rules() -> None:
    assert words("Roll [four dice](#war.core.dice) now.") == [
        "Roll ",
        {"rule": "war.core.dice", "words": "four dice"},
        " now.",
    ]
    assert words("[All](#a.b)") == [{"rule": "a.b", "words": "All"}]


def with_steps(book: Book, *steps: LessonStep) -> Book:
    """The book with other steps in its lesson."""
    assert book.lesson
    return replace(book, lesson=replace(book.lesson, steps=steps))


def test_a_step_whose_moment_does_not_come_breaks_the_build(books: dict[str, Book]) -> None:
    """A question less, a question more, or another question in its place: each is named with its step."""
    book = books["war"]
    assert book.lesson
    first, second, *rest = book.lesson.steps
    for steps, fault in (
        ((second, *rest), "step 1 of the lesson waits for war.action.one"),
        ((first, first, second, *rest), "step 2 of the lesson waits for war.turn.choose"),
        ((first, second, *rest[:-1]), f"step {len(rest) + 2} of the lesson is not there"),
        ((first, second, *rest, first), "and the story is at its end"),
    ):
        with pytest.raises(WrongLesson, match=fault):
            course(with_steps(book, *steps))


def test_a_word_with_a_figure_a_dead_link_or_a_number_of_no_story_breaks_the_build(books: dict[str, Book]) -> None:
    book = books["war"]
    assert book.lesson
    first, *rest = book.lesson.steps
    for text, fault in (
        ("A hit of 2!", "2 stand there as figures"),
        ("[Dice](#war.core.nothing)", "war.core.nothing, which is no rule"),
        ("{+war.core.shifts.u99.total}", "no number has this name"),
    ):
        wrong = replace(first, text=dict.fromkeys(LANGUAGES, text))
        with pytest.raises(WrongLesson, match=fault):
            course(with_steps(book, wrong, *rest))
    uneven = replace(first, text={**dict.fromkeys(LANGUAGES, "No number."), "de": "{end.p1.points}"})
    with pytest.raises(WrongLesson, match="not in every language: en, fr"):
        course(with_steps(book, uneven, *rest))


def copied(book: Book, folder: Path, old: str, new: str) -> None:
    """A copy of a book's story in which a line differs."""
    target = folder / book.id
    target.mkdir(parents=True)
    story = (RULEBOOK / book.id / "lesson.story").read_text("utf-8")
    assert old in story
    (target / "lesson.story").write_text(story.replace(old, new), "utf-8")


def test_a_story_that_the_engine_tells_otherwise_breaks_the_build(books: dict[str, Book], tmp_path: Path) -> None:
    """As a rule would that asks something else: the file and the line are named."""
    copied(books["war"], tmp_path, "? p1  war.turn.choose  u4 u5", "? p1  war.turn.choose  u4 u6")
    with pytest.raises(ToldOtherwise, match=r"lesson\.story:\d+: "):
        course(books["war"], tmp_path)


def test_a_story_must_say_where_the_lesson_begins(books: dict[str, Book], tmp_path: Path) -> None:
    copied(books["war"], tmp_path, "# scene\n", "")
    with pytest.raises(WrongLesson, match="where the lesson begins"):
        course(books["war"], tmp_path)


def test_a_text_is_typed_where_one_is_asked_for_and_nowhere_else(books: dict[str, Book]) -> None:
    book = books["sotc"]
    assert book.lesson
    at = next(place for place, step in enumerate(book.lesson.steps) if step.typed)
    steps = list(book.lesson.steps)
    steps[at] = replace(steps[at], typed=None)
    with pytest.raises(WrongLesson, match="`typed` belongs to a question for a text"):
        course(with_steps(book, *steps))
    steps = [replace(book.lesson.steps[0], typed=dict.fromkeys(LANGUAGES, "No.")), *book.lesson.steps[1:]]
    with pytest.raises(WrongLesson, match="`typed` belongs to a question for a text"):
        course(with_steps(book, *steps))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('asks = "war.turn.choose"', 'aks = "war.turn.choose"'),
        ("[[step]]", '[other]\nx = "y"\n\n[[step]]'),
        ('asks = "war.turn.choose"', 'asks = "war.turn.choose"\nwith_before = true'),
    ],
)
def test_a_file_with_a_key_that_means_nothing_is_refused(tmp_path: Path, old: str, new: str) -> None:
    shutil.copy(RULEBOOK / "war" / "lesson.toml", tmp_path)
    path = tmp_path / "lesson.toml"
    text = path.read_text("utf-8")
    path.write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises((UnclearLesson, KeyError)):
        read(tmp_path)


def test_a_step_may_go_with_the_word_before_it(tmp_path: Path) -> None:
    texts = '{ de = "a", fr = "b", en = "c" }'
    (tmp_path / "lesson.toml").write_text(
        f'[lesson]\ntitle = {texts}\nfirst = {texts}\nlast = {texts}\n\n[[step]]\nasks = "x.y"\nde = "a"\nfr = "b"\n'
        'en = "c"\n\n[[step]]\nasks = "x.z"\nwith_before = true\n'
    )
    lesson = read(tmp_path)
    assert lesson
    assert [step.text is None for step in lesson.steps] == [False, True]
