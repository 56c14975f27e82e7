"""The attributes by which tests drive the page: the documentation lists exactly what is there."""

import re
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).parents[2]
DOCUMENT = ROOT / "docs" / "dom-attributes.md"
NAME = re.compile(r"data-[a-z]+(?:-[a-z]+)*")
PROPERTY = re.compile(r"dataset\.([a-zA-Z]+)")


def texts(folder: str, *endings: str) -> str:
    """The text of all files of a folder with one of these endings."""
    files = (path for path in (ROOT / folder).rglob("*") if path.suffix in endings)
    return "\n".join(path.read_text("utf-8") for path in files)


def attributes(text: str) -> set[str]:
    """The attributes that a text names, by their name or as a property of `dataset`."""
    properties = (re.sub("[A-Z]", lambda letter: f"-{letter[0].lower()}", name) for name in PROPERTY.findall(text))
    return {*NAME.findall(text), *(f"data-{name}" for name in properties)}


def listed(names: Iterable[str]) -> str:
    """For a message of a test."""
    return ", ".join(sorted(names))


def test_every_documented_attribute_is_set_by_the_page() -> None:
    page = attributes(texts("web", ".js", ".html"))
    assert listed(attributes(DOCUMENT.read_text("utf-8")) - page) == ""


def test_every_attribute_of_the_page_that_a_test_uses_is_documented() -> None:
    page = attributes(texts("web", ".js", ".html"))
    used = attributes(texts("tests", ".py", ".js")) & page
    assert listed(used - attributes(DOCUMENT.read_text("utf-8"))) == ""
