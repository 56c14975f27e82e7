"""The tables of chances on rule pages, beside a slow honest count of every throw."""

from collections import Counter
from collections.abc import Container, Iterator
from dataclasses import replace
from fractions import Fraction
from itertools import product
from pathlib import Path

import pytest
from support import rulebooks

from gonfalon.fate import odds, use
from gonfalon.systems.samyra.state import people
from gonfalon.systems.tiefen import pool
from press import chances, messages, pages, rulebook
from press.chances import TABLES, Table
from press.examples.numbers import filled
from press.examples.runs import runs
from press.reference.reader import VOICES

THROWS = tuple(product((-1, 0, 1), repeat=4))
SUMS = Counter(sum(throw) for throw in THROWS)
DIFFERENCES = range(-4, 5)
AHEAD = Counter(sum(own) - sum(other) for own, other in product(THROWS, THROWS))
MOST_COUNTED = 5
"""The dice of the largest pool whose throws are all counted here."""


def shares(table: Table) -> list[list[Fraction]]:
    return [[Fraction(cell.value or 0) for cell in row.cells] for row in table.rows]


def counted(throws: Counter[int], wanted: Container[int]) -> Fraction:
    """The share of the throws that show what is wanted."""
    return Fraction(sum(count for shown, count in throws.items() if shown in wanted), throws.total())


def from_(least: int) -> range:
    """So much or more."""
    return range(least, 99)


def test_the_sums_of_four_fate_dice_are_those_of_all_81_throws() -> None:
    """war.core.dice, sotc.roll.dice"""
    expected = [[counted(SUMS, [total]), counted(SUMS, from_(total))] for total in range(4, -5, -1)]
    assert shares(TABLES["fate-sums"]()) == expected


@pytest.mark.parametrize("name", ["war-shifts", "sotc-shifts"])
def test_shifts_against_a_difficulty_are_those_of_all_81_throws(name: str) -> None:
    """war.core.shifts, sotc.roll.shifts"""
    expected = [[counted(SUMS, from_(least - ahead)) for least in (0, 1, 3)] for ahead in DIFFERENCES]
    assert shares(TABLES[name]()) == expected


@pytest.mark.parametrize(("name", "least"), [("war-help", 1), ("sotc-help", 0)])
def test_a_reroll_is_counted_throw_by_throw(name: str, least: int) -> None:
    """war.core.invoke, sotc.fp.invoke, sotc.fp.plus_one"""
    best = Counter(max(sum(first), sum(second)) for first, second in product(THROWS, THROWS))
    for ahead, found in zip(DIFFERENCES, shares(TABLES[name]()), strict=True):
        plain = [counted(SUMS, from_(least - ahead - plus)) for plus in (0, 1, 2)]
        assert found == [*plain, counted(best, from_(least - ahead))]


def test_opposed_rolls_are_those_of_all_throws_of_both_hands() -> None:
    """war.core.opposition, sotc.attack.roll"""
    tables = zip(DIFFERENCES, shares(TABLES["war-opposed"]()), shares(TABLES["sotc-opposed"]()), strict=True)
    for ahead, outcomes, attack in tables:
        ends = Counter(ahead + shown for shown in AHEAD.elements())
        assert outcomes == [counted(ends, part) for part in (range(-99, 0), [0], [1, 2], from_(3))]
        assert attack == [counted(ends, part) for part in (range(-99, -2), [-2, -1], [0], from_(1))]


def test_the_initiative_of_two_is_that_of_all_throws_of_both_hands() -> None:
    """war.init.roll, war.init.tie"""
    for lead, (two, *others) in enumerate(shares(TABLES["war-initiative"]())):
        ahead = Counter(lead + shown for shown in AHEAD.elements())
        tied = Fraction(1) if lead else Fraction(1, 2)
        assert two == counted(ahead, from_(1)) + tied * counted(ahead, [0])
        assert sorted(others, reverse=True) == others


def results(own: int, other: int, lowest: int) -> Iterator[tuple[int, int, int]]:
    """All throws of two pools: the sums that stay, and how many dice of the other side are destroyed (tiefen.roll.best)."""
    for ours, theirs in product(product(range(1, 7), repeat=own), product(range(1, 7), repeat=other)):
        hits, blows = min(other, sum(face >= lowest for face in ours)), min(own, sum(face == 6 for face in theirs))
        yield sum(sorted(ours)[: own - blows]), sum(sorted(theirs)[: other - hits]), hits


@pytest.mark.parametrize("dice", [1, 2, 3])
@pytest.mark.parametrize(("name", "lowest"), [("tiefen-even", 6), ("tiefen-superior", 5)])
def test_battles_of_even_pools_are_those_of_all_throws(name: str, lowest: int, dice: int) -> None:
    """tiefen.odds.show, tiefen.super.threshold, tiefen.result.draw"""
    ends = Counter((ours > theirs) - (ours < theirs) for ours, theirs, _ in results(dice, dice, lowest))
    assert shares(TABLES[name]())[dice - 1] == [Fraction(ends[end], ends.total()) for end in (1, 0, -1)]


@pytest.mark.parametrize(("dice", "more"), [(1, 0), (1, 1), (1, 2), (1, 3), (2, 1), (2, 2)])
def test_more_dice_win_as_often_as_among_all_throws(dice: int, more: int) -> None:
    """tiefen.dice.sum"""
    wins = Counter(ours > theirs for ours, theirs, _ in results(dice + more, dice, 6))
    assert shares(TABLES["tiefen-more"]())[dice - 1][more] == Fraction(wins[True], wins.total())


@pytest.mark.parametrize("dice", range(1, MOST_COUNTED + 1))
def test_pools_of_up_to_five_dice_destroy_as_often_as_among_all_throws(dice: int) -> None:
    """tiefen.roll.destroy, tiefen.super.threshold"""
    expected = []
    for lowest in (6, 5):
        hits = Counter(sum(face >= lowest for face in faces) for faces in product(range(1, 7), repeat=dice))
        mean = Fraction(sum(number * count for number, count in hits.items()), hits.total())
        expected += [counted(hits, from_(1)), mean]
    assert shares(TABLES["tiefen-destroyed"]())[dice - 1] == expected


def test_the_examples_of_the_odds_say_what_the_table_says() -> None:
    """tiefen.odds.show, tiefen.advice.fanaticism"""
    messages.make(rulebooks.books())
    [book] = [book for book in rulebooks.books() if book.id == "tiefen"]
    said = {"tiefen.odds.show", "tiefen.advice.fanaticism"}
    odds = replace(book, chapters=tuple(one for one in book.chapters if said & {rule.id for rule in one.rules}))
    examples = {rule.id: " ".join(one["en"] for one in rule.examples) for rule in filled(odds, runs(odds, ())).rules}
    even, superior = shares(TABLES["tiefen-even"]()), shares(TABLES["tiefen-superior"]())
    for figure in (*even[2], *superior[4]):
        assert f"{float(100 * figure):.4f}%" in examples["tiefen.odds.show"]
    for figure in shares(TABLES["tiefen-fanaticism"]())[4]:
        assert f"{float(100 * figure):.2f}%" in examples["tiefen.advice.fanaticism"]


def test_who_is_held_by_several_needs_a_roll_for_each() -> None:
    """samyra.disengage.each"""
    for enemies, (everyone, anyone) in enumerate(shares(TABLES["samyra-enemies"]()), 1):
        free = Counter(sum(face <= 10 for face in faces) for faces in product(range(1, 21), repeat=min(enemies, 3)))
        if enemies <= 3:
            assert everyone == Fraction(free[enemies], free.total())
            assert anyone == 1 - Fraction(free[0], free.total())


def test_each_point_of_quality_takes_a_twentieth() -> None:
    """samyra.bind.threshold, samyra.bind.auto_fail"""
    table = TABLES["samyra-bound"]()
    assert [row.cells[0].value for row in table.rows] == [*range(10, 0, -1), None]
    assert [row.cells[1].value for row in table.rows] == [Fraction(most, 20) for most in range(10, -1, -1)]


@pytest.mark.parametrize(
    ("share", "de", "fr", "en"),
    [
        (Fraction(0), "0\u00a0%", "0\u202f%", "0%"),
        (Fraction(1, 81), "1\u00a0%", "1\u202f%", "1%"),
        (Fraction(1, 8), "13\u00a0%", "13\u202f%", "13%"),
        (Fraction(1, 6561), "<\u00a01\u00a0%", "<\u00a01\u202f%", "<\u00a01%"),
        (Fraction(6560, 6561), ">\u00a099\u00a0%", ">\u00a099\u202f%", ">\u00a099%"),
        (Fraction(1), "100\u00a0%", "100\u202f%", "100%"),
    ],
)
def test_a_chance_is_written_as_each_language_has_it(share: Fraction, de: str, fr: str, en: str) -> None:
    cell = chances.Cell(share)
    assert [cell.text(VOICES[language].say) for language in ("de", "fr", "en")] == [de, fr, en]


def chapter(folder: Path, system: str, name: str) -> str:
    """The page of a chapter as it is built now."""
    [book] = [book for book in rulebook.books() if book.id == system]
    pages.Press(folder).rulebook(book)
    return (folder / "rules" / system / name / "de.html").read_text("utf-8")


@pytest.mark.parametrize(
    ("system", "name", "module", "constant", "value"),
    [
        ("war", "core", odds, "STYLE", 4),
        ("war", "core", use, "PLUS", 3),
        ("samyra", "binding", people, "MOST_TO_DISENGAGE", 12),
    ],
)
def test_another_constant_of_the_engine_makes_another_page(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    system: str,
    name: str,
    module: object,
    constant: str,
    value: object,
) -> None:
    before = chapter(tmp_path, system, name)
    monkeypatch.setattr(module, constant, value)
    odds.chances.cache_clear()
    try:
        assert chapter(tmp_path, system, name) != before
    finally:
        odds.chances.cache_clear()


def test_another_threshold_of_the_engine_makes_another_table_and_stops_the_figures(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """tiefen.roll.destroy"""
    before = shares(TABLES["tiefen-destroyed"]())
    monkeypatch.setattr(pool, "base_threshold", lambda side: 5 - side.superior)
    assert shares(TABLES["tiefen-destroyed"]()) != before
    with pytest.raises(rulebook.Incomplete, match=r"tiefen\.roll\.destroy: figure 1"):
        rulebook.books()


def test_every_table_stands_in_a_book_of_its_system() -> None:
    named = {rule.chances: book.id for book in rulebooks.books() for rule in book.rules if rule.chances}
    assert set(named) == set(TABLES)
    of = {table: table.partition("-")[0] for table in TABLES}
    assert {table: id for table, id in named.items() if of[table] not in ("fate", id)} == {}


def test_a_table_stands_once_beside_two_languages(tmp_path: Path) -> None:
    chapter(tmp_path, "war", "core")
    page = (tmp_path / "rules/war/core/de-fr.html").read_text("utf-8")
    title = VOICES["de"].say("chances-war-opposed")
    assert page.count(f">{title}<") == 1
    assert VOICES["fr"].say("chances-war-opposed") not in page
