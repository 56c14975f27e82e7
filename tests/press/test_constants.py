"""Texts of rulebooks take numbers from the engine: a number changed there changes them."""

from collections.abc import Iterator

import pytest

from press import constants, rulebook


@pytest.fixture
def fresh() -> Iterator[None]:
    """The numbers are read anew, now and after the test."""
    constants.constants.cache_clear()
    yield
    constants.constants.cache_clear()


def texts(system: str) -> str:
    """All texts of a book in English."""
    [book] = [book for book in rulebook.books() if book.id == system]
    return "\n".join(text["en"] for _, _, text in book.texts())


def test_a_bonus_that_changes_in_the_engine_changes_rules_and_cheat_sheet(
    fresh: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """war.core.invoke"""
    monkeypatch.setattr(constants, "PLUS", 7)
    told = texts("war")
    assert "+7 on a roll already made" in told
    assert "1 fate point for +7 or a reroll" in told


def test_a_table_that_changes_in_the_engine_changes_rules_and_cheat_sheet(
    fresh: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """sotc.minion.group_bonus"""
    monkeypatch.setattr(constants, "bonus_for", lambda size: sum(size >= least for least in (2, 5, 7, 11)))
    told = texts("sotc")
    assert "| 2 or 4 | +1 |\n| 5 to 6 | +2 |\n| 7 to 10 | +3 |\n| 11 or more | +4 |" in told
    assert "from 2 +1, from 5 +2, from 7 +3, from 11 +4" in told


def test_a_number_that_no_rule_holds_stops_the_build() -> None:
    with pytest.raises(constants.NoSuchConstant, match=r"war\.core\.invoke\.height"):
        constants.with_constants({"text": {"en": "{+rules.war.core.invoke.height}"}})
