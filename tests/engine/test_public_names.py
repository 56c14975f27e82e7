"""The public names of the engine, and the example in their docstring."""

import ast
import doctest
from pathlib import Path

import pytest

import gonfalon

TESTS = Path(__file__).parents[1]
PLUGINS = ("sample_system", "frontier", "gonfalon_skirmish", "gonfalon_warband")


@pytest.mark.skipif(not gonfalon.__doc__, reason="the engine of the page is compiled without docstrings")
def test_the_example_runs() -> None:
    assert doctest.testmod(gonfalon).attempted
    assert not doctest.testmod(gonfalon).failed


@pytest.mark.parametrize(
    "path",
    [path for name in PLUGINS for path in (TESTS / name).rglob("*.py")],
    ids=lambda path: str(path.relative_to(TESTS)),
)
def test_a_system_from_outside_needs_no_other_names(path: Path) -> None:
    """docs/systems.md: the modules inside may move."""
    nodes = [node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.ImportFrom)]
    assert not [node.module for node in nodes if (node.module or "").startswith("gonfalon.")]
    assert {one.name for node in nodes if node.module == "gonfalon" for one in node.names} <= set(gonfalon.__all__)
