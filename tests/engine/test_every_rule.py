"""Every rule has its code, its test, its stories and its page; ids, kinds, choices and examples are as agreed."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from tools.rules_table import Row, rows, systems

from gonfalon.systems import PREPARED, ours, system_of

CONTRACTS = Path(__file__).parent

WRITTEN = [*systems(), *PREPARED]
"""The systems that are listed, and those that will be: they have no pages yet."""


def agreed(system: str) -> dict[str, dict[str, Any]]:
    return tomllib.loads((CONTRACTS / system / "contract.toml").read_text("utf-8"))


@cache
def book_of(system: str) -> tuple[Row, ...]:
    """The rules of a system, looked up in the sources once, and not by each worker as it collects."""
    return tuple(rows(system))


def test_every_system_has_a_rulebook() -> None:
    assert systems() == sorted(system.id for system in ours())


@pytest.mark.parametrize("system", WRITTEN)
def test_every_rule_has_code_tests_stories_and_a_page(system: str) -> None:
    """A rule that stands in the agreement alone would be missed by nobody."""
    listed = system not in PREPARED
    rules = {row.id: row for row in book_of(system)}
    gaps = {id: [gap for gap in rules[id].missing() if gap != "page" or listed] for id in agreed(system)}
    assert {id: missing for id, missing in gaps.items() if missing} == {}


@pytest.mark.parametrize("system", WRITTEN)
def test_rules_kinds_and_examples_are_as_agreed(system: str) -> None:
    book = {row.id: (row.kind, row.examples) for row in book_of(system)}
    assert book == {id: (rule["kind"], rule["examples"]) for id, rule in agreed(system).items()}


@pytest.mark.parametrize("system", WRITTEN)
def test_the_switches_are_the_options_with_their_choices_and_defaults(system: str) -> None:
    options = {id: tuple(rule["choices"]) for id, rule in agreed(system).items() if rule["kind"] == "option"}
    offered = system_of(system).switches
    switches = {switch.rule: (switch.default, set(switch.choices or [switch.default])) for switch in offered}
    assert switches == {id: (choices[0], set(choices)) for id, choices in options.items()}
    book = {row.id: (row.default, set(row.choices or [row.default])) for row in book_of(system) if row.kind == "option"}
    assert book == switches


@pytest.mark.parametrize("system", WRITTEN)
def test_every_story_belongs_to_an_example_or_to_a_bug(system: str) -> None:
    known = agreed(system)
    for row in book_of(system):
        for story in row.stories:
            assert int(story.rpartition(".")[2]) <= known[row.id]["examples"], story
