"""Things of one name are told apart by numbers, and no number makes the name of another."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gonfalon.questions.figures import Label, UserText
from gonfalon.table.unique_names import numbered
from gonfalon.words import Words

WORDS = Words("en", "numbered = { $name } { $number }\n")


def told(*names: str) -> list[str]:
    called = numbered(((f"a.{at}", UserText(name)) for at, name in enumerate(names)), "numbered")
    return [WORDS.name(id, called) for id in called]


@pytest.mark.parametrize(
    ("names", "read"),
    [
        (("Ork", "Elf"), ["Ork", "Elf"]),
        (("Ork", "Ork"), ["Ork 1", "Ork 2"]),
        (("Ork", "Ork", "Ork 2"), ["Ork 1", "Ork 3", "Ork 2"]),
        (("Ork 1", "Ork 1", "Ork"), ["Ork 1 1", "Ork 1 2", "Ork"]),
        (("Ork", "O\u00adrk"), ["Ork 1", "Ork 2"]),
    ],
)
def test_names_are_told_apart(names: tuple[str, ...], read: list[str]) -> None:
    assert told(*names) == read


@given(st.lists(st.sampled_from(("Ork", "Ork 1", "Ork 2", "Ork 1 1", "Elf")), max_size=8))
def test_no_two_names_read_alike(names: list[str]) -> None:
    assert len(set(told(*names))) == len(names)


def test_equal_labels_are_numbered_too() -> None:
    called = numbered((("a", Label("goblin")), ("b", Label("goblin"))), "numbered")
    assert called == {
        "a": Label("numbered", name=Label("goblin"), number=1),
        "b": Label("numbered", name=Label("goblin"), number=2),
    }
