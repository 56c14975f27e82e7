"""The mutants of `tests/tools` can be planted: a change that moves a text has to move it there, too."""

import tomllib

import pytest

from press.paths import ROOT

MUTANTS = tomllib.loads((ROOT / "tests/tools/mutants.toml").read_text("utf-8"))["mutant"]


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: mutant["id"])
def test_the_text_of_a_mutant_stands_in_its_file_once_and_its_tests_are_there(mutant: dict[str, str]) -> None:
    """The tool would plant nothing, and nobody would learn of it before the whole list is run."""
    assert (ROOT / mutant["file"]).read_text("utf-8").count(mutant["before"]) == 1
    assert [path for path in mutant["tests"] if not (ROOT / path).exists()] == []
