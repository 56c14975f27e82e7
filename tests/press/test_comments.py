"""Docstrings and comments open with a sentence or a noun: never with What, Whether, Who, How or Where, which open neither."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from press.paths import ENGINE, ROOT, WEB

SOURCES = (ENGINE, WEB, ROOT / "tests")
OPENING = re.compile(r"\b(?:What|Whether|Who|How|Where)\b")
HASH = re.compile(r"""(?P<before>[^"'#]*)#+:?\s*(?P<text>\S.*)""")
LINE = re.compile(r"""(?P<before>[^"'`/]*)//\s*(?P<text>\S.*)""")
BLOCK = re.compile(r"/\*[\s*]*(?P<text>[^\s*][^\n]*)")


def python_openings(text: str) -> Iterator[tuple[int, str]]:
    """Yield the first lines of docstrings, of attributes too, and of comments, each with its number."""
    for node in ast.walk(ast.parse(text)):
        match node:
            case ast.Expr(value=ast.Constant(value=str() as said)):
                yield node.lineno, said.strip().partition("\n")[0]
    yield from line_openings(text, HASH)


def script_openings(text: str) -> Iterator[tuple[int, str]]:
    """Yield the first lines of the comments of a script or a style sheet, each with its number."""
    for found in BLOCK.finditer(text):
        yield text.count("\n", 0, found.start()) + 1, found["text"]
    yield from line_openings(text, LINE)


def hash_openings(text: str) -> Iterator[tuple[int, str]]:
    """Yield the comments of messages and settings, each with its number."""
    yield from line_openings(text, HASH)


def line_openings(text: str, sign: re.Pattern[str]) -> Iterator[tuple[int, str]]:
    """Yield the comments of single lines; a line that goes on with the one above opens nothing."""
    above = False
    for number, line in enumerate(text.splitlines(), 1):
        found = sign.match(line)
        alone = found is not None and not found["before"].strip()
        if found and not (alone and above):
            yield number, found["text"]
        above = alone


OPENINGS = {
    ".py": python_openings,
    ".js": script_openings,
    ".mjs": script_openings,
    ".ts": script_openings,
    ".css": script_openings,
    ".ftl": hash_openings,
    ".toml": hash_openings,
}


def faults(text: str, kind: str) -> list[int]:
    """Return the lines of docstrings and comments that open with a question's word."""
    if not OPENING.search(text):
        return []
    return sorted({number for number, opening in OPENINGS[kind](text) if OPENING.match(opening)})


def sources() -> Iterator[Path]:
    yield ROOT / "build.py"
    for folder in SOURCES:
        yield from (path for path in sorted(folder.rglob("*")) if path.suffix in OPENINGS)


def test_no_docstring_or_comment_opens_with_a_word_of_a_question() -> None:
    found = ((path.relative_to(ROOT).as_posix(), faults(path.read_text("utf-8"), path.suffix)) for path in sources())
    assert {name: lines for name, lines in found if lines} == {}


@pytest.mark.parametrize(
    ("kind", "text", "lines"),
    [
        (".py", '"""What it holds."""\n', [1]),
        (".py", 'def f() -> None:\n    """\n    Whether it does.\n    """\n', [2]),
        (".py", 'A = 1\n"""How many there are."""\n', [2]),
        (".py", "A = 1  # Where it lies\n", [1]),
        (".py", "# The place\n# Where it lies\n", []),
        (".py", '"""Return what it holds."""\nA = "What it holds"\n', []),
        (".js", "/** Whether it is so. */\n", [1]),
        (".js", "\n/**\n * Who it is.\n * @param {string} id\n */\n", [2]),
        (".js", "const a = 1; // How it is\n", [1]),
        (".js", "// A place\n// Where it lies\n", []),
        (".js", '/** @typedef {"a" | "b"} What */\nopen("https://Where.example");\n', []),
        (".css", "/* What every page has */\n", [1]),
        (".ftl", "# What it holds\n\na = b\n\n## Who\n", [1, 5]),
        (".toml", "# Numbers\na = 1\n# What it holds\nb = 2  # Why\n", [3]),
        (".py", '"""However it comes, whatever it is."""\n', []),
    ],
)
def test_an_opening_that_is_no_sentence_is_found(kind: str, text: str, lines: list[int]) -> None:
    assert faults(text, kind) == lines
