"""Fixtures that several files share: a run imports all of their modules, whichever file asks for them."""

import ast
from collections import Counter
from pathlib import Path

SUPPORT = Path(__file__).parents[1] / "support"


def fixtures(path: Path) -> list[str]:
    """The names of the fixtures that a module defines."""
    defined = [one for one in ast.parse(path.read_text("utf-8")).body if isinstance(one, ast.FunctionDef)]
    return [one.name for one in defined if any("fixture" in ast.unparse(mark) for mark in one.decorator_list)]


def test_no_two_modules_share_the_name_of_a_fixture() -> None:
    """The one that is imported last would take the place of the other in every file of the run."""
    counts = Counter(name for path in SUPPORT.glob("*.py") for name in fixtures(path))
    assert counts
    assert [name for name, count in counts.items() if count > 1] == []
