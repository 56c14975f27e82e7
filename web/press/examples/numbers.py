"""The words of an example with the numbers of its story in them.

    Athletics {roll.pikes.war.core.total} and [{roll.pikes.faces}] = {+roll.pikes.fell}

A name is one of `facts`. A `+` before it writes the number with its sign, a `-` the number that is taken away: for 3 - 1
where the roll has a part of -1. Every language refers to the same numbers.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace
from fractions import Fraction

from gonfalon.words.numbers import signed
from press import Wrong
from press.examples.facts import Faces, Facts, NoSuchNumber, Worth
from press.examples.references import REFERENCE, references
from press.examples.runs import Run, runs
from press.rulebook import Book, Rule, Texts

GROUPED = {"de": ".", "fr": "\u202f", "en": ","}
LONGEST_UNGROUPED = 4
"""So many digits stand without a separator, as our texts have it."""

FATE = {-1: "−", 0: "0", 1: "+"}


class WrongNumbers(Wrong):
    """Words that refer to numbers which their stories do not have; the text lists them all."""


def played(books: tuple[Book, ...]) -> tuple[tuple[Book, ...], dict[str, Run]]:
    """The books with the numbers of their stories in their examples, and the runs of all examples by their names."""
    told = [runs(book) for book in books]
    return tuple(map(filled, books, told)), {name: run for one in told for name, run in one.items()}


def filled(book: Book, of: Mapping[str, Run]) -> Book:
    """The book with the numbers of the stories in the words of its examples; raises WrongNumbers with all that is amiss."""
    wrong: list[str] = []
    chapters = tuple(
        replace(chapter, rules=tuple(with_numbers(rule, of, wrong) for rule in chapter.rules))
        for chapter in book.chapters
    )
    if wrong:
        raise WrongNumbers("\n".join(wrong))
    return replace(book, chapters=chapters)


def with_numbers(rule: Rule, of: Mapping[str, Run], wrong: list[str]) -> Rule:
    """A rule with numbers in its examples; what is amiss is added to `wrong`."""
    examples = []
    for number, texts in enumerate(rule.examples, 1):
        name = f"{rule.id}.{number}"
        wrong += (f"{name}: {fault}" for fault in unlike(texts))
        examples.append(
            {language: said(name, language, text, of[name].facts, wrong) for language, text in texts.items()}
        )
    return replace(rule, examples=tuple(examples))


def unlike(texts: Texts) -> Iterator[str]:
    """The references that not every language has."""
    counted = {language: Counter(one.name for one in references(text)) for language, text in texts.items()}
    every = set().union(*counted.values())
    for name in sorted(every):
        counts = {language: found[name] for language, found in counted.items()}
        if len(set(counts.values())) > 1:
            told = ", ".join(f"{language} {count}" for language, count in sorted(counts.items()))
            yield f"{{{name}}} is not in every language alike: {told}"


def said(name: str, language: str, text: str, facts: Facts, wrong: list[str]) -> str:
    """A text with its numbers; a reference that leads nowhere is added to `wrong`."""

    def number(found: re.Match[str]) -> str:
        try:
            return written(facts.worth(found["name"]), found["form"], language)
        except NoSuchNumber as error:
            wrong.append(f"{name} ({language}): {error}")
            return found[0]

    return REFERENCE.sub(number, text)


def written(worth: Worth, form: str, language: str) -> str:
    """A number as a text of this language has it."""
    match worth:
        case Faces("fate", faces):
            return " ".join(FATE[face] for face in faces)
        case Faces(_, faces):
            return ", ".join(map(str, faces))
        case tuple():
            return ", ".join(grouped(one, language) for one in worth)
        case Fraction():
            return f"{worth.numerator}/{worth.denominator}"
        case _:
            return signed(worth) if form == "+" else grouped(-worth if form == "-" else worth, language)


def grouped(number: int, language: str) -> str:
    """A number with its thousands set apart from five digits on, and a minus that is no hyphen."""
    digits = str(abs(number))
    if len(digits) > LONGEST_UNGROUPED:
        digits = f"{abs(number):,}".replace(",", GROUPED.get(language, ","))
    return f"−{digits}" if number < 0 else digits
