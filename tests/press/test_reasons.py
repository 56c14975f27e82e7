"""A test that only a browser can run says what would slip through without it."""

import ast
from pathlib import Path

import pytest

from press.paths import ROOT

SITE = (
    *(
        "before_python",
        "clear",
        "clock",
        "cut_off",
        "damaged",
        "escape",
        "keep",
        "offline",
        "plugins",
        "print",
        "quota",
    ),
    *("races", "secrets", "start", "storage", "tabs", "trial", "unsent", "updates", "wrong_files"),
)
"""Storage, offline, updates, races, start, damage, secrets on the device, printing, plugins."""
FILES = sorted(
    [
        *(ROOT / "tests" / "site" / f"test_{name}.py" for name in SITE),
        *(ROOT / "tests" / "engines" / "stories").glob("*.py"),
        *(ROOT / "tests" / "engines").glob("test_*.py"),
    ]
)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_each_test_has_its_reason(file: Path) -> None:
    tests = [
        node
        for node in ast.parse(file.read_text("utf-8")).body
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]
    assert [test.name for test in tests if not ast.get_docstring(test)] == []
