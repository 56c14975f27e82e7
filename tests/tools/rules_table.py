"""List the places of every rule of a system: `python tests/tools/rules_table.py [SYSTEM | RULE ...]` prints id, kind,
code, text in the rulebook, messages, tests, stories, page: of a system the first places of each, of a single rule (or
of one of its worked examples) all of them.

Exits with 1 if something is missing: code for what goes into the game, a test and a page for every rule, a story for
every worked example.
"""

from __future__ import annotations

import ast
import os
import re
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from gonfalon.systems import CLASSES

ROOT = Path(__file__).resolve().parents[2]
ENGINE = ROOT / "engine" / "gonfalon"
WORDS = ENGINE / "words"
RULEBOOK = ROOT / "web" / "rulebook"
TESTS = ROOT / "tests"
DIST = ROOT / "dist"
LANGUAGES = ("de", "fr", "en")
IN_THE_GAME = ("rule", "judgement", "option")
MOST_PLACES = 3


@dataclass
class Row:
    """A rule and everywhere it stands."""

    id: str
    kind: str
    examples: int
    default: str | None
    choices: tuple[str, ...]
    book: str
    code: list[str] = field(default_factory=list)
    messages: list[str] = field(default_factory=list)
    tests: list[str] = field(default_factory=list)
    stories: list[str] = field(default_factory=list)
    pages: list[str] = field(default_factory=list)

    def missing(self) -> Iterator[str]:
        """Yield the parts that this rule still lacks."""
        if self.kind in IN_THE_GAME and not self.code:
            yield "code"
        if not self.tests:
            yield "test"
        expected = {f"{self.id}.{number}" for number in range(1, self.examples + 1)}
        for story in sorted(expected - set(self.stories)):
            yield f"story {story}"
        if not self.pages:
            yield "page"


def systems() -> list[str]:
    """Every system of ours that has a rulebook; one written ahead of its system's code is asked for by name."""
    return sorted(path.parent.name for path in RULEBOOK.glob("*/book.toml") if path.parent.name in CLASSES)


def rows(system: str) -> list[Row]:
    """The table of a system, in the order of its rulebook."""
    table = {row.id: row for row in paragraphs(system)}
    for id, place in mentions(system):
        if id in table:
            table[id].code.append(place)
    spelt = {id.replace(".", "-"): id for id in table}
    for name, message in messages():
        if name in spelt:
            table[spelt[name]].messages.append(message)
    for id, test in tested(system):
        if id in table:
            table[id].tests.append(test)
    for path in sorted((RULEBOOK / system / "stories").glob("*.story")):
        if (row := table.get(path.stem.rpartition(".")[0])) is not None:
            row.stories.append(path.stem)
    for row in table.values():
        row.pages = pages(system, row)
    return list(table.values())


def paragraphs(system: str) -> Iterator[Row]:
    """The rules as they stand in the rulebook."""
    folder = RULEBOOK / system
    for chapter in tomllib.loads((folder / "book.toml").read_text("utf-8"))["chapters"]:
        path = folder / f"{chapter}.toml"
        text = path.read_text("utf-8")
        lines_of_ids = {line: number for number, line in enumerate(text.splitlines(), 1) if line.startswith("id = ")}
        for rule in tomllib.loads(text)["rule"]:
            choices = tuple(choice["key"] for choice in rule.get("choice", ()))
            place = lines_of_ids[f'id = "{rule["id"]}"']
            book = f"{path.relative_to(ROOT).as_posix()}:{place}"
            yield Row(rule["id"], rule["kind"], len(rule.get("example", ())), rule.get("default"), choices, book)


def ids_in(text: str, system: str) -> list[str]:
    """The rule ids that stand in a text; names of modules are none."""
    return re.findall(rf"(?<![.\w]){system}(?:\.[a-z_]+)+", text)


def mentions(system: str) -> Iterator[tuple[str, str]]:
    """Every rule id in the code of a system, with file and line."""
    for path in sorted((ENGINE / "systems" / system).rglob("*.py")):
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            for id in ids_in(line, system):
                yield id, f"{path.relative_to(ROOT).as_posix()}:{number}"


@cache
def messages() -> tuple[tuple[str, str], ...]:
    """Every message as its name without its kind (`figures.message_of`), and with file, line and kind."""
    return tuple(
        (found[2], f"{path.relative_to(ROOT).as_posix()}:{number} {found[1]}")
        for path in sorted(WORDS.glob("??/*.ftl"))
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if (found := re.match(r"([a-z]+)-([\w-]+) =", line))
    )


def tested(system: str) -> Iterator[tuple[str, str]]:
    """Every rule id in the docstring of a test, with file and name."""
    for test, said in docstrings():
        for id in ids_in(said, system):
            yield id, test


@cache
def docstrings() -> tuple[tuple[str, str], ...]:
    """Every test that has a docstring, by file and name, and what that says."""
    return tuple(
        (f"{path.relative_to(ROOT).as_posix()}::{node.name}", said)
        for path in sorted(TESTS.rglob("test_*.py"))
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_") and (said := ast.get_docstring(node))
    )


def pages(system: str, row: Row) -> list[str]:
    """The page of the rule in each language: as built, or (before the first build) where its text stands."""
    if not DIST.is_dir():
        return [row.book]
    found = [built(system, language).get(row.id) for language in LANGUAGES]
    return [f"{page}#{row.id}" for page in found if page] if all(found) else []


@cache
def built(system: str, language: str) -> dict[str, str]:
    """The page of each id that stands in a built chapter."""
    pages = sorted((DIST / "rules" / system).glob(f"*/{language}.html"))
    return {
        id: page.relative_to(DIST).as_posix()
        for page in pages
        for id in re.findall(r'id="([^"]+)"', page.read_text("utf-8"))
    }


def lines(row: Row, most: int | None = MOST_PLACES) -> Iterator[str]:
    """A row as text, with so many places of each kind."""
    yield f"{row.id} → {row.kind}"
    kinds: tuple[tuple[str, list[str]], ...] = (
        ("code", row.code),
        ("text", [row.book]),
        ("messages", row.messages),
        ("tests", row.tests),
        ("stories", row.stories),
        ("page", row.pages),
    )
    for name, found in kinds:
        places = list(dict.fromkeys(found))
        left = len(places[most:]) if most else 0
        shown = ", ".join(places[:most]) + (f" (+{left})" if left else "")
        yield f"    {name:8} {shown or '–'}"
    if lacking := list(row.missing()):
        yield f"    MISSING  {', '.join(lacking)}"


def print_rule(rule: str) -> int:
    """Print all places of a rule; gives how many rules have gaps."""
    system = rule.partition(".")[0]
    ids = (rule, re.sub(r"\.\d+$", "", rule))
    found = [row for row in rows(system) if row.id in ids] if (RULEBOOK / system).is_dir() else []
    if not found:
        raise SystemExit(f"no rule {rule}")
    [row] = found
    print("\n".join(lines(row, None)))
    return int(any(row.missing()))


def main(wanted: list[str]) -> int:
    """Print the table of the wanted systems, or of all, and what is known of the wanted rules."""
    rules = [one for one in wanted if "." in one]
    lacking = sum(print_rule(rule) for rule in rules)
    for system in [one for one in wanted or systems() if one not in rules]:
        table = rows(system)
        for row in table:
            print("\n".join(lines(row)))
        gaps: list[Any] = [row for row in table if list(row.missing())]
        print(f"{system}: {len(table)} rules, {sum(row.examples for row in table)} examples, {len(gaps)} with gaps")
        lacking += len(gaps)
    return 1 if lacking else 0


if __name__ == "__main__":
    try:
        code = main(sys.argv[1:])
        sys.stdout.flush()
    except BrokenPipeError:  # whoever read the table has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = 1
    sys.exit(code)
