"""The table of faults: every file and every test that it names is there."""

import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
DOCUMENT = ROOT / "docs" / "faults.md"
FOLDERS = (ROOT / "tests" / "site", ROOT / "tests", ROOT / "tests" / "support", ROOT)
NAMED = re.compile(r"`(?P<file>[\w./-]+\.(?:py|js))?(?:…)?(?:::)?(?P<test>test_\w+)?`")


def listed_faults() -> Iterator[tuple[str, str]]:
    """Files and tests in the order of the table; a test without a file is one of the file before it."""
    for line in DOCUMENT.read_text("utf-8").splitlines():
        file = ""
        for found in NAMED.finditer(line):
            file = found["file"] or file
            if found["file"] or found["test"]:
                yield file, found["test"] or ""


def places(file: str) -> list[Path]:
    return [folder / file for folder in FOLDERS if (folder / file).is_file()]


def test_every_file_and_test_of_the_table_is_there() -> None:
    assert [(file, test) for file, test in listed_faults() if not is_there(file, test)] == []


def is_there(file: str, test: str) -> bool:
    return any(f"def {test}(" in path.read_text("utf-8") for path in places(file)) if test else bool(places(file))


def test_the_table_is_read() -> None:
    assert len([test for _, test in listed_faults() if test]) > 60
