"""Buttons are short: at most forty letters in each language, beside the names and numbers that stand in them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from support.rulebooks import written

from press.paths import ENGINE, LANGUAGES, WEB, WORDS

MOST = 40
BUTTON = re.compile(r"<(button|summary)\b.*?</\1>", re.DOTALL)
ID = re.compile(r"""["']([a-z]+(?:-[\w]+)+)["']""")
NO_BUTTON = re.compile(r"(^|-)(ask|note)-")
"""A question or a note that a module binds to the name of a label."""

LABELLED = {"Option": ("label", "variant"), "Offer": ("label", "short")}
"""The calls that make a button, and their arguments that are read on it."""


def letters(pattern: fluent.Pattern) -> int:
    """The letters of a text beside its figures, with the longest variant of each choice in it."""
    return len("".join(longest(pattern)).strip())


def longest(pattern: fluent.Pattern) -> Iterator[str]:
    """The parts of a text; of a choice its longest variant."""
    for part in pattern.elements:
        match part:
            case fluent.TextElement(value=text):
                yield text
            case fluent.Placeable(expression=fluent.SelectExpression(variants=variants)):
                yield max(("".join(longest(variant.value)) for variant in variants), key=len)
            case fluent.Placeable(expression=fluent.StringLiteral() as quoted):
                yield quoted.parse()["value"]


def in_options(source: str) -> Iterator[str]:
    """The messages that a module of the engine gives to options and offers: in the call, by a variable, or by a function."""
    tree = ast.parse(source)
    for call in ast.walk(tree):
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in LABELLED:
            read = [keyword.value for keyword in call.keywords if keyword.arg in LABELLED[call.func.id]]
            for node in (node for part in (*call.args[1:2], *read) for node in ast.walk(part)):
                yield from written_in(node)
                if isinstance(node, ast.Name):
                    yield from (
                        id for made in bound(tree, node.id) for part in ast.walk(made) for id in written_in(part)
                    )


def written_in(node: ast.AST) -> Iterator[str]:
    """The ids of a label that is made here."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Label" and node.args:
        values = (one.value for one in ast.walk(node.args[0]) if isinstance(one, ast.Constant))
        yield from (value for value in values if isinstance(value, str))


def bound(tree: ast.AST, name: str) -> Iterator[ast.AST]:
    """Yield the values that a module binds to a name, and the functions of that name that return a label."""
    for node in ast.walk(tree):
        match node:
            case ast.Assign(targets=[ast.Name(id=found)], value=value) if found == name:
                yield value
            case ast.FunctionDef(name=found, returns=ast.Name(id="Label")) if found == name:
                yield node


def on_buttons(source: str) -> Iterator[str]:
    """The messages inside the buttons of a module or template of the page."""
    yield from (id for button in BUTTON.finditer(source) for id in ID.findall(button[0]))


def texts(folder: Path, pattern: str) -> Iterator[str]:
    yield from (path.read_text("utf-8") for path in sorted(folder.rglob(pattern)))


@cache
def buttons() -> frozenset[str]:
    """The messages that stand on buttons and options."""
    found = (
        *(id for source in texts(ENGINE / "gonfalon", "*.py") for id in in_options(source)),
        *(id for source in texts(WEB / "app", "*.js") for id in on_buttons(source)),
        *(id for source in texts(WEB / "templates", "*.html") for id in on_buttons(source)),
    )
    return frozenset(id for id in found if not NO_BUTTON.search(id))


def lengths(language: str) -> Iterator[tuple[str, int]]:
    """The messages of a language that stand on buttons, each with the letters of its longest variant."""
    for source in texts(WORDS / language, "*.ftl"):
        for entry in FluentParser().parse(source).body:
            if isinstance(entry, fluent.Message) and entry.value and entry.id.name in buttons():
                yield entry.id.name, letters(entry.value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_button_is_longer_than_forty_letters(language: str) -> None:
    found = dict(lengths(language))
    assert len(found) > 300
    assert {id: length for id, length in found.items() if length > MOST} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_choice_of_an_option_is_longer_than_forty_letters(language: str) -> None:
    titles = [choice.title[language] for book in written() for rule in book.rules for choice in rule.choices]
    assert [title for title in titles if len(title) > MOST] == []


def test_a_label_is_found_where_it_is_read() -> None:
    called = 'Option(a, Label("x-one" if b else "x-two"), group=Label("x-group"), variant=Label("x-short"))'
    assert list(in_options(called)) == ["x-one", "x-two", "x-short"]
    named = (
        'def told() -> Label:\n    return Label("x-told")\nsaid = Label("x-said")\nOption(a, told())\nOption(a, said)\n'
    )
    assert list(in_options(named)) == ["x-told", "x-said"]
    assert list(on_buttons('<p>${say("x-text")}</p><button ?x=${a}>${say("x-button")}</button>')) == ["x-button"]
