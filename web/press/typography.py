"""Spaces before punctuation, percent signs, quotation marks and dashes, as each language sets them."""

import re
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser, ast, visitor

from press.paths import LANGUAGES

Faults = tuple[tuple[re.Pattern[str], str], ...]

MARKS = r"(?:[;?](?!\w)|!|:(?!//))"
EVERYWHERE: Faults = (
    (re.compile(r"[\"']"), "a straight quotation mark or apostrophe"),
    (re.compile(r"\w - \w"), "a hyphen in place of a dash"),
)
NO_SPACE: Faults = ((re.compile(rf"[^\W\d][ \u00a0\u202f]{MARKS}(?=\s|$)"), "a space before ; ! ? or :"),)
OF_LANGUAGE: dict[str, Faults] = {
    "de": (
        *NO_SPACE,
        (re.compile(r"\d[^\S\u00a0]?%"), "no U+00A0 before %"),
        (re.compile(r"[»«”]|“\w"), "other quotation marks than „“"),
    ),
    "en": (
        *NO_SPACE,
        (re.compile(r"\d\s%"), "a space before %"),
        (re.compile(r"[»«„]"), "other quotation marks than “”"),
    ),
    "fr": (
        (
            re.compile(rf"(?:[\w)»…][ \u00a0]|[^\W\d]|[)»…]){MARKS}|\d[;?:](?=\s|$)"),
            "no U+202F before ; ! ? or :",
        ),
        (re.compile(r"«[^\u202f]|[^\u202f]»"), "no U+202F inside « »"),
        (re.compile(r"\d[^\S\u202f]?%"), "no U+202F before %"),
        (re.compile(r"[„“”]"), "other quotation marks than « »"),
    ),
}


class Patterns(visitor.Visitor):
    """The texts of a message, one for each variant, with a letter in place of each figure."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802
        """One text, then those of its variants."""
        self.texts.append("".join(written(element) for element in node.elements))
        self.generic_visit(node)


def written(element: ast.TextElement | ast.Placeable) -> str:
    """A piece of a text as people read it; a figure as a letter."""
    if isinstance(element, ast.TextElement):
        return str(element.value)
    if isinstance(element.expression, ast.StringLiteral):
        return str(element.expression.parse()["value"])
    return "x"


def faults(language: str, text: str) -> Iterator[str]:
    """Yield the faults in typography by the rules of the language, each with the place."""
    for pattern, what in (*EVERYWHERE, *OF_LANGUAGE[language]):
        if found := pattern.search(text):
            yield f"{what}: {text[max(0, found.start() - 20) : found.end() + 10]!r}"


def of_messages(words: Path) -> Iterator[str]:
    """Yield the faults in the messages of all languages."""
    for language in LANGUAGES:
        for path in sorted((words / language).glob("*.ftl")):
            for entry in FluentParser().parse(path.read_text("utf-8")).body:
                if isinstance(entry, ast.Message | ast.Term):
                    found = Patterns()
                    found.visit(entry)
                    for text in found.texts:
                        yield from (f"{entry.id.name} ({language}): {fault}" for fault in faults(language, text))
