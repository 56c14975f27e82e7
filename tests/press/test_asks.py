"""Lists that must name every kind of question are made of the engine's classes."""

from __future__ import annotations

import pytest
from support.stale_objects import ASKS as PASSED_OVER

from gonfalon.questions.ask import Ask
from press.asks import kinds_of_ask
from press.message_uses import ASKS as ASKED_IN_SOURCES
from press.message_uses import from_python
from press.paths import ENGINE


def made_of(kind: type) -> set[str]:
    """The names of the classes of our own that are made of one, however far down."""
    all_of: list[type] = kind.__subclasses__()
    ours = {one for one in all_of if one.__module__.startswith("gonfalon.")}
    return {one.__name__ for one in ours}.union(*(made_of(one) for one in ours))


@pytest.mark.parametrize("named", [ASKED_IN_SOURCES, PASSED_OVER, kinds_of_ask(ENGINE)], ids=["words", "stale", "read"])
def test_every_kind_of_question_is_named(named: frozenset[str]) -> None:
    assert {"Form", "Painting", "Reveal"} <= made_of(Ask) == named


@pytest.mark.parametrize("kind", sorted(made_of(Ask)))
def test_a_question_of_any_kind_asks_for_its_words(kind: str) -> None:
    assert {need.id for need in from_python(f'{kind}("a", rule="x.y")', "source.py").needs} == {"ask-x-y"}
