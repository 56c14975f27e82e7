"""Buttons are short: at most forty letters in each language, beside the names and numbers that stand in them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from press.paths import ENGINE, LANGUAGES, WEB, WORDS
from press.rulebook import written

MOST = 40
BUTTON = re.compile(r"<(button|summary)\b.*?</\1>", re.DOTALL)
ID = re.compile(r"""["']([a-z]+(?:-[\w]+)+)["']""")
LABELLED = {"Option": ("label", "variant"), "Offer": ("label", "short")}
"""The calls that make a button, and their arguments that are read on it."""


class Lengths(Visitor):
    """The letters of a message beside its figures, one number for each variant."""

    def __init__(self) -> None:
        self.found: list[int] = []

    def visit_Pattern(self, node: fluent.Pattern) -> None:  # noqa: N802
        """One text, then those of its variants."""
        written = (part.value for part in node.elements if isinstance(part, fluent.TextElement))
        self.found.append(len("".join(written).strip()))
        self.generic_visit(node)


def in_options(source: str) -> Iterator[str]:
    """The messages written as labels of options and offers in a module of the engine."""
    for call in ast.walk(ast.parse(source)):
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in LABELLED:
            read = [keyword.value for keyword in call.keywords if keyword.arg in LABELLED[call.func.id]]
            for label in (node for part in (*call.args[1:2], *read) for node in ast.walk(part)):
                if isinstance(label, ast.Call) and isinstance(label.func, ast.Name) and label.func.id == "Label":
                    yield from (one.value for one in ast.walk(label.args[0]) if isinstance(one, ast.Constant))


def on_buttons(source: str) -> Iterator[str]:
    """The messages inside the buttons of a module or template of the page."""
    yield from (id for button in BUTTON.finditer(source) for id in ID.findall(button[0]))


def texts(folder: Path, pattern: str) -> Iterator[str]:
    yield from (path.read_text("utf-8") for path in sorted(folder.rglob(pattern)))


BUTTONS = frozenset(
    (
        *(id for source in texts(ENGINE / "gonfalon", "*.py") for id in in_options(source)),
        *(id for source in texts(WEB / "app", "*.js") for id in on_buttons(source)),
        *(id for source in texts(WEB / "templates", "*.html") for id in on_buttons(source)),
    )
)


def lengths(language: str) -> Iterator[tuple[str, int]]:
    """The messages of a language that stand on buttons, each with the letters of its longest variant."""
    for source in texts(WORDS / language, "*.ftl"):
        for entry in FluentParser().parse(source).body:
            if isinstance(entry, fluent.Message) and entry.id.name in BUTTONS:
                letters = Lengths()
                letters.visit(entry)
                yield entry.id.name, max(letters.found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_button_is_longer_than_forty_letters(language: str) -> None:
    found = dict(lengths(language))
    assert len(found) > 300
    assert {id: letters for id, letters in found.items() if letters > MOST} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_choice_of_an_option_is_longer_than_forty_letters(language: str) -> None:
    titles = [choice.title[language] for book in written() for rule in book.rules for choice in rule.choices]
    assert [title for title in titles if len(title) > MOST] == []


def test_a_label_is_found_where_it_is_read() -> None:
    source = 'Option(a, Label("x-one" if b else "x-two"), group=Label("x-group"), variant=Label("x-short"))'
    assert list(in_options(source)) == ["x-one", "x-two", "x-short"]
    assert list(on_buttons('<p>${say("x-text")}</p><button ?x=${a}>${say("x-button")}</button>')) == ["x-button"]
