"""Changes lead from one view to the next, and are merged in Python as on the page."""

from __future__ import annotations

import json
from copy import deepcopy
from pathlib import Path

import pytest
from support.door_player import Plain

from gonfalon import merge_changes
from gonfalon.door.changes import compare_of
from gonfalon.door.wire import View

CASES = json.loads((Path(__file__).parents[1] / "units" / "changes.json").read_text("utf-8"))


@pytest.mark.parametrize("case", CASES, ids=lambda case: str(case["about"]))
def test_changes_are_merged_as_written(case: Plain) -> None:
    """The same cases are read by the page's function (tests/units/merge-changes.test.js)."""
    held = deepcopy(case["held"])
    assert merge_changes(held, case["change"]) == case["merged"]
    assert held == case["held"]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (["a", "b", "c"], ["a", "c"]),
        (["a", "b"], ["b", "x", "a"]),
        (["a", "b"], ["x", "y"]),
        (["a", "a"], ["a"]),
        (["a"], ["a", "a"]),
        ([], ["a"]),
        (["a"], []),
        (["2", "1"], ["10", "2", "1", "0"]),
    ],
    ids=str,
)
def test_a_list_of_things_comes_through_in_any_order(old: list[str], new: list[str]) -> None:
    """Also where an id stands twice, as options that several sides are offered under cover."""
    before, after = ({"offers": [{"key": key, "who": f"p{at}"} for at, key in enumerate(keys)]} for keys in (old, new))
    change = compare_of(View)(before, after)
    assert change is not None
    assert merge_changes(before, change) == after


@pytest.mark.parametrize(("old", "new"), [([1, 2], [1, 3]), ([None], [None, "a"]), ([[1]], [[1], [2]])], ids=str)
def test_things_whose_ids_are_no_texts_are_told_whole(old: list[Plain], new: list[Plain]) -> None:
    """A plugin may have such ids; JSON would make texts of them, and no thing would be found by its text."""
    before, after = ({"offers": [{"key": key, "who": f"p{at}"} for at, key in enumerate(keys)]} for keys in (old, new))
    assert compare_of(View)(before, after) == {"set": after}


def test_names_that_are_no_texts_are_told_whole() -> None:
    """As above: what is gone would stay."""
    before, after = {"names": {1: {"text": "Ida"}}}, {"names": {2: {"text": "Ida"}}}
    assert compare_of(View)(before, after) == {"set": after}
