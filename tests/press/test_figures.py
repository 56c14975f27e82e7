"""Figures of rule pages: drawn from data, with numbers of the engine, in every language, within the markup that is allowed."""

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from support.rulebooks import books

from gonfalon.fate import ladder
from gonfalon.systems.samyra.ground import areas
from gonfalon.systems.sotc.rolls import ratings
from gonfalon.systems.tiefen import pool
from gonfalon.systems.tiefen.position import Tactic
from gonfalon.systems.war.state import facts
from press import Wrong, pages
from press.figures import KINDS, Figure, Labels, faults, read
from press.paths import LANGUAGES, WEB
from press.reference.index import index
from press.reference.reader import VOICES, Reading
from press.rulebook import Book, Rule

BOOKS = {book.id: book for book in books()}
CLASSES = re.compile(r'class="([^"]+)"')
STYLED = set(re.findall(r"\.(fig[\w-]*)", (WEB / "style" / "figures.css").read_text("utf-8")))


def drawn(book: Book, language: str = "de") -> Iterator[tuple[Rule, str]]:
    page = Reading(index(book), (language,), f"rules/{book.id}/x/{language}.html", LANGUAGES, "x")
    for rule in book.rules:
        yield from ((rule, str(art)) for art, _ in page.figures(rule))


def art(data: dict[str, object], language: str = "de") -> str:
    return str(read(data).drawn(Labels(VOICES[language].say, {}, {})))


def spoken(drawing: str) -> str:
    found = re.search(r'aria-label="([^"]*)"', drawing)
    assert found
    return found[1]


@pytest.mark.parametrize("system", sorted(BOOKS))
def test_every_system_has_figures_in_every_language(system: str) -> None:
    told = {language: [spoken(one) for _, one in drawn(BOOKS[system], language)] for language in LANGUAGES}
    assert len(told["de"]) >= 10
    assert all(len(words) == len(told["de"]) and all(words) for words in told.values())
    assert told["de"] != told["fr"] != told["en"]


@pytest.mark.parametrize("system", sorted(BOOKS))
def test_a_figure_draws_with_classes_that_have_a_style(system: str) -> None:
    used = {name for _, one in drawn(BOOKS[system]) for name in CLASSES.findall(one)}
    assert used - STYLED == set()


def test_every_kind_is_used_by_a_rule() -> None:
    used = {figure.kind for book in BOOKS.values() for rule in book.rules for figure in rule.figures}
    assert used == set(KINDS)


def test_a_kind_that_counts_by_an_engine_stands_in_a_book_of_its_system() -> None:
    strange = [
        (rule.id, figure.kind)
        for book in BOOKS.values()
        for rule in book.rules
        for figure in rule.figures
        if figure.engine and book.id not in figure.engine.split()
    ]
    assert strange == []


@pytest.mark.parametrize(
    ("system", "rule", "module", "constant", "value"),
    [
        ("war", "war.core.shifts", ladder, "STYLE", 4),
        ("war", "war.unit.parts", facts, "RANKS", {**facts.RANKS, "good": (4, 2, 1)}),
        ("war", "war.harm.absorb", facts, "WORTH", {"mild": 3, "moderate": 5}),
        ("sotc", "sotc.attack.roll", ladder, "STYLE", 4),
        ("sotc", "sotc.stress.tracks", ratings, "BOXES", 6),
        ("tiefen", "tiefen.dice.sum", pool, "outnumbering_of", lambda position, side: 3),
        (
            "tiefen",
            "tiefen.tactic.circle",
            pool,
            "BEATS",
            {Tactic.SPEED: Tactic.STRENGTH, Tactic.STRENGTH: Tactic.STEADINESS, Tactic.STEADINESS: Tactic.SPEED},
        ),
        ("samyra", "samyra.zone.known", areas, "struck_from", lambda *_, **__: ((0, 0),)),
    ],
)
def test_another_number_of_the_engine_makes_another_figure(
    monkeypatch: pytest.MonkeyPatch, system: str, rule: str, module: object, constant: str, value: object
) -> None:
    before = [one for of, one in drawn(BOOKS[system]) if of.id == rule]
    monkeypatch.setattr(module, constant, value)
    for name in ("cards", "dice", "order", "scales", "fields"):
        used = __import__(f"press.figures.{name}", fromlist=["x"])
        if hasattr(used, constant):
            monkeypatch.setattr(used, constant, value)
    after = [one for of, one in drawn(BOOKS[system]) if of.id == rule]
    assert before and after != before


def test_dice_that_the_engine_no_longer_destroys_break_the_build(monkeypatch: pytest.MonkeyPatch) -> None:
    """tiefen.roll.destroy"""
    [rule] = [rule for rule in BOOKS["tiefen"].rules if rule.id == "tiefen.roll.destroy"]
    assert list(faults(rule.figures[0], frozenset(), frozenset())) == []
    monkeypatch.setattr(pool, "base_threshold", lambda side: 5)
    [fault] = faults(rule.figures[0], frozenset(), frozenset())
    assert "2 dice of one side destroy, and 1 of the other" not in fault  # the five of B destroys as well now
    assert "dice of one side destroy" in fault


@pytest.mark.parametrize(
    ("data", "said"),
    [
        ({"kind": "portrait"}, "no such kind of figure: portrait"),
        ({"kind": "dice", "dice": "fate", "throws": [{"faces": [2]}]}, "no such faces: [2]"),
        ({"kind": "dice", "dice": "fate", "throws": [], "colour": "red"}, "unknown keys ['colour']"),
        ({"kind": "dice", "dice": "d6", "throws": [{"faces": ["6"]}]}, "not as it should be: '6'"),
        ({"kind": "dice", "dice": "d6"}, "throws"),
        ({"kind": "zones", "rows": ["A B"], "pieces": {"C": "a"}}, "no such zones: ['C']"),
        ({"kind": "zones", "rows": ["A B"], "names": {"A": "term:zone"}}, "no such label: term:zone"),
        ({"kind": "zones", "rows": ["A B"], "names": {"A": "Hill"}}, "no such label: Hill"),
        ({"kind": "hexes", "barred": ["north"]}, "no such hexes: ['north']"),
        ({"kind": "field", "shape": "square", "rows": ["..", "."]}, "rows of one length"),
        ({"kind": "tracks", "tracks": [{"track": "health", "marked": [9]}]}, "no such boxes: (9,)"),
    ],
)
def test_what_cannot_be_drawn_is_named(data: dict[str, object], said: str) -> None:
    [fault] = faults(read(data), frozenset(), frozenset())
    assert said in fault


def test_a_message_that_is_not_there_breaks_the_build_with_the_rule() -> None:
    book = BOOKS["war"]
    figure = Figure("zones", {"rows": ["A"], "names": {"A": "say:war-nothing"}}, dict.fromkeys(LANGUAGES, "x"))
    rule = replace(book.rules[0], figures=(figure,))
    page = Reading(index(book), ("de",), "rules/war/x/de.html", LANGUAGES, "x")
    with pytest.raises(Wrong, match=re.escape(rule.id)):
        page.figures(rule)


def test_dice_say_their_faces_and_their_sum() -> None:
    drawing = art({"kind": "dice", "dice": "fate", "throws": [{"faces": [1, 0, -1, 1], "sum": True}]}, "en")
    assert spoken(drawing) == "Dice: plus, blank, minus, plus; sum: +1."


def test_distances_are_counted_over_the_borders() -> None:
    drawing = art({"kind": "zones", "rows": ["A B C", "D . ."], "apart": ["A B"], "distance_from": "A"}, "en")
    assert spoken(drawing) == "Zone A. Zone B. Zone C. Zone D: 1."


def test_a_hit_finds_the_next_free_box() -> None:
    """sotc.stress.roll_up, sotc.stress.no_box"""
    rolled = art({"kind": "tracks", "tracks": [{"track": "health", "marked": [2, 3], "hit": 2}]}, "en")
    assert "The hit of 2 goes into box 4." in spoken(rolled)
    lost = art({"kind": "tracks", "tracks": [{"track": "health", "marked": [4, 5], "hit": 4}]}, "en")
    assert "No box is free for the hit of 4." in spoken(lost)


def test_beside_two_languages_a_figure_stands_once_and_its_caption_twice(tmp_path: Path) -> None:
    book = BOOKS["tiefen"]
    pages.Press(tmp_path).rulebook(book)
    page = (tmp_path / "rules/tiefen/tactic/de-fr.html").read_text("utf-8")
    assert page.count('<svg class="fig-art"') == 1
    [figure] = next(rule.figures for rule in book.rules if rule.id == "tiefen.tactic.circle")
    assert all(figure.caption[language].replace("'", "&#x27;") in page for language in ("de", "fr"))


def test_the_pips_of_a_destroyed_die_are_drawn_over_its_cross() -> None:
    lost = {"faces": [5], "lost": [0]}
    drawing = art({"kind": "dice", "dice": "d6", "throws": [lost]})
    assert drawing.index("fig-cross") < drawing.index("fig-solid")


def test_a_destroyed_die_that_destroys_is_told_as_both() -> None:
    throws = [{"label": one, "faces": [6], "lost": [0]} for one in "AB"]
    told = spoken(art({"kind": "clash", "throws": throws}, "en"))
    assert told == "A: 6 (destroys a die, and is destroyed). B: 6 (destroys a die, and is destroyed)."
