"""The words of an example with the numbers of its story in them.

    Athletics {roll.pikes.war.core.total} and [{roll.pikes.faces}] = {+roll.pikes.fell}

A name is one of `facts`, and what stands before it is one of the forms of `references`. A `-` is for 3 - 1 where the roll has
a part of -1. Every language refers to the same numbers, as often as it likes.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from fractions import Fraction

from gonfalon.words.numbers import signed
from press import Wrong
from press.examples.facts import Facts, NoSuchNumber
from press.examples.runs import Run, runs
from press.examples.step_facts import Faces, Worth
from press.rulebook import Book, Rule, Texts
from press.story_references import REFERENCE, is_word, references

GROUPED = {"de": ".", "fr": "\u202f", "en": ","}
LONGEST_UNGROUPED = 4
"""So many digits stand without a separator, as our texts have it."""

POINT = {"de": ",", "fr": ",", "en": "."}

WORDS = {
    "de": "null kein keine keinen|ein eine einen einem einer eins|zwei zweier beide beiden"
    "|drei|vier|fünf|sechs|sieben|acht|neun|zehn",
    "fr": "zéro aucun aucune|un une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix",
    "en": "zero no none|one a an|two both|three|four|five|six|seven|eight|nine|ten",
}
"""The words for the numbers from 0 on, as they are declined."""

FATE = {-1: "−", 0: "0", 1: "+"}


class WrongNumbers(Wrong):
    """Words that refer to numbers which their stories do not have; the text lists them all."""


class OtherWord(Wrong):
    """A word that stands for another number than the story has."""


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
    """The references that not every language has, but for those that say so."""
    named = {language: {one.name for one in references(text) if not one.lone} for language, text in texts.items()}
    for name in sorted(set().union(*named.values())):
        lacking = sorted(language for language, found in named.items() if name not in found)
        if lacking:
            yield f"{{{name}}} is not in every language: {', '.join(lacking)}"


def said(name: str, language: str, text: str, facts: Facts, wrong: list[str]) -> str:
    """A text with its numbers; a reference that leads nowhere is added to `wrong`."""

    def number(found: re.Match[str]) -> str:
        try:
            return written(facts.worth(found["name"]), found["form"] or "", language)
        except (NoSuchNumber, OtherWord) as error:
            wrong.append(f"{name} ({language}): {error}")
            return found[0]

    return REFERENCE.sub(number, text)


def written(worth: Worth, form: str, language: str) -> str:
    """A number as a text of this language has it; raises OtherWord if it is written as a word for another."""
    if is_word(form):
        return word(worth, form[:-1], language)
    if form.endswith(":") and isinstance(worth, int | Fraction):
        return decimal(worth * 100 if form[0] == "%" else Fraction(worth), int(form[1]), language)
    match worth:
        case Faces("fate", faces):
            return " ".join(FATE[face] for face in faces)
        case Faces(_, faces):
            return ", ".join(map(str, faces))
        case tuple():
            return ", ".join(grouped(one, language) for one in worth)
        case Fraction():
            return str(worth)
        case _:
            return signed(worth) if form == "+" else grouped(-worth if form == "-" else worth, language)


def word(worth: Worth, said: str, language: str) -> str:
    """A word for a number, which must stand for it."""
    for number, words in enumerate(WORDS[language].split("|")):
        if said.lower() in words.split():
            if worth == number:
                return said
            raise OtherWord(f"{said!r} stands for {number}, and the story has {worth}")
    raise OtherWord(f"{said!r} stands for no number that is known here")


def decimal(worth: Fraction | int, places: int, language: str) -> str:
    """A number with so many decimals, rounded half up."""
    units = int(worth * 10**places + Fraction(1, 2))
    whole, rest = divmod(units, 10**places)
    return f"{whole}{POINT.get(language, '.')}{rest:0{places}}" if places else str(whole)


def grouped(number: int, language: str) -> str:
    """A number with its thousands set apart from five digits on, and a minus that is no hyphen."""
    digits = str(abs(number))
    if len(digits) > LONGEST_UNGROUPED:
        digits = f"{abs(number):,}".replace(",", GROUPED.get(language, ","))
    return f"−{digits}" if number < 0 else digits
