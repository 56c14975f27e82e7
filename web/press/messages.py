"""Messages of the house as CPython formats them, for the rule pages."""

import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from press.paths import LANGUAGES, WORDS
from press.rulebook import Book

Say = Callable[..., str]
SPECIAL = re.compile(r"[{}]|^[ *.\[\"]")


def generated(language: str) -> Path:
    """Return the path of the messages that the build makes from the rulebooks."""
    return WORDS / "artifacts" / f"{language}.ftl"


def make(books: tuple[Book, ...]) -> None:
    """Write the titles of rules and of their choices as messages, for labels that name a rule; a file that is the same stays,
    for others may be reading it.
    """
    for language in LANGUAGES:
        lines = ["# Made from the rulebooks by build.py.", *(line for book in books for line in titles(book, language))]
        path, text = generated(language), "\n".join(lines) + "\n"
        path.parent.mkdir(exist_ok=True)
        if not path.is_file() or path.read_text("utf-8") != text:
            path.write_text(text, "utf-8")


def titles(book: Book, language: str) -> Iterator[str]:
    """The titles of rules and of their choices as messages."""
    for rule in book.rules:
        id = rule.id.replace(".", "-")
        yield f"title-{id} = {pattern(rule.title[language])}"
        for choice in rule.choices:
            yield f"choice-{id}-{choice.key} = {pattern(choice.title[language])}"


def pattern(text: str) -> str:
    """A text as Fluent reads it: signs that mean something there are quoted."""
    return SPECIAL.sub(lambda found: '{ "' + found[0].replace('"', '\\"') + '" }', text)


NOT_ON_THE_PAGE = {"examples.ftl", "manifest.ftl", "rulebook.ftl", "terminal.ftl"}
"""Messages of the build and of the terminal: bytes that a phone need not load."""


def source(language: str, without: set[str] | None = None) -> str:
    """The messages of a language in one text."""
    files = [path for path in sorted((WORDS / language).glob("*.ftl")) if path.name not in (without or ())]
    paths = [*files, generated(language)]
    return "\n".join(path.read_text("utf-8").strip() + "\n" for path in paths)


@cache
def bundle(language: str) -> FluentBundle:
    """The messages of a language, ready to be formatted."""
    made = FluentBundle([language], use_isolating=False)
    made.add_resource(FluentResource(source(language)))
    return made


def say(language: str) -> Say:
    """The function that turns an id and its arguments into a sentence; any fault ends the build."""

    def sentence(message: str, **arguments: str | float) -> str:
        pattern = bundle(language).get_message(message).value
        if pattern is None:
            raise LookupError(f"{message} has no text in {language}")
        text, faults = bundle(language).format_pattern(pattern, arguments)
        if faults:
            raise faults[0]
        return str(text)

    return sentence
