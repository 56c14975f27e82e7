"""The lessons as the page reads them, a file a system with the words of every language:

    {"title": {language: text}, "first", "last": {language: words}, "save": {a battle as a device keeps it},
     "steps": [{"turn", "asks": rule, "said": {language: words} or null, "answer": {an answer of the door},
                "typed": {language: text}}]}

`turn` is the number of entries in the battle's record as a step finds it; `typed` stands where a text is asked for only.
Words are a list of texts and of links to rules, `{"rule", "words"}`: a page makes no markup of them.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from gonfalon.formats.record import dump
from gonfalon.questions.filled import seals_in
from press.lesson_texts import Texts
from press.lessons.moments import Course, Moment, course
from press.reference import addresses
from press.rulebook import Book

LINKED = re.compile(r"\[(?P<words>[^\]]*)\]\(#(?P<rule>[^)]*)\)")

Words = list[str | dict[str, str]]


def words(text: str) -> Words:
    """A text as the page draws it: what stands before, in and after each of its links."""
    return list(parts(text))


def parts(text: str) -> Iterator[str | dict[str, str]]:
    at = 0
    for found in LINKED.finditer(text):
        if found.start() > at:
            yield text[at : found.start()]
        yield {"rule": found["rule"], "words": found["words"]}
        at = found.end()
    if text[at:]:
        yield text[at:]


def spoken(texts: Texts) -> dict[str, Words]:
    return {language: words(text) for language, text in texts.items()}


def plan(of: Course) -> dict[str, Any]:
    """A lesson as plain data."""
    slips = {seal: list(of.slips[seal]) for seal in seals_in(of.record.entries) if seal in of.slips}
    return {
        "title": of.title,
        "first": spoken(of.first),
        "last": spoken(of.last),
        "save": {**dump(of.record), "slips": slips},
        "steps": list(map(step, of.moments)),
    }


def step(of: Moment) -> dict[str, Any]:
    """A step as plain data."""
    said = None if of.text is None else spoken(of.text)
    return {"turn": of.turn, "asks": of.asks, "said": said, "answer": of.answer} | (
        {"typed": of.typed} if of.typed else {}
    )


def make(site: Path, books: Iterable[Book]) -> None:
    """Write the file of each book that has a lesson."""
    for book in books:
        if found := course(book):
            path = site / addresses.lesson(book.id)
            path.parent.mkdir(exist_ok=True)
            text = json.dumps(plan(found), ensure_ascii=False, separators=(",", ":"), sort_keys=True)
            path.write_text(text + "\n", "utf-8")
