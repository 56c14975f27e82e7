"""Texts of rulebooks take numbers from the engine: a number changed there changes them."""

from collections.abc import Iterator

import pytest

from press import rulebook, values
from press.paths import RULEBOOK


@pytest.fixture
def fresh() -> Iterator[None]:
    """The numbers are read anew, now and after the test."""
    values.values.cache_clear()
    yield
    values.values.cache_clear()


def texts(system: str) -> str:
    """All texts of a book in English."""
    [book] = [book for book in rulebook.books() if book.id == system]
    return "\n".join(text["en"] for _, _, text in book.texts())


def test_every_number_is_used_and_none_is_left_open() -> None:
    raw = "".join(path.read_text("utf-8") for path in RULEBOOK.glob("*/*.toml"))
    assert set(values.REFERENCE.findall(raw)) == set(values.values())
    assert "{engine." not in "".join(map(texts, ("war", "sotc", "tiefen", "samyra")))


def test_a_bonus_that_changes_in_the_engine_changes_rules_and_cheat_sheet(
    fresh: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """war.core.invoke"""
    monkeypatch.setattr(values, "PLUS", 7)
    told = texts("war")
    assert "+7 on a roll already made" in told
    assert "1 fate point for +7 or a reroll" in told


def test_a_table_that_changes_in_the_engine_changes_rules_and_cheat_sheet(
    fresh: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """sotc.minion.group_bonus"""
    monkeypatch.setattr(values, "bonus_for", lambda size: sum(size >= least for least in (2, 5, 7, 11)))
    told = texts("sotc")
    assert "| 2 or 4 | +1 |\n| 5 to 6 | +2 |\n| 7 to 10 | +3 |\n| 11 or more | +4 |" in told
    assert "from 2 +1, from 5 +2, from 7 +3, from 11 +4" in told
