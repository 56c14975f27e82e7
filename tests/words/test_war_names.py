"""The names of quick armies and ready battles fit their cards, in every language."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from gonfalon.questions.figures import Label
from gonfalon.systems.war.muster import THEMES
from gonfalon.systems.war.muster.patterns import Captain, Pattern, ReadyPlayer, Theme
from gonfalon.systems.war.muster.ready import READY
from gonfalon.words import LANGUAGES, Words

WORDS = Path(__file__).parents[2] / "engine" / "gonfalon" / "words"
SOURCE = {language: (WORDS / language / "war_names.ftl").read_text("utf-8") for language in LANGUAGES}
LONGEST_NAME, LONGEST_ASPECT, LONGEST_ABOUT = 28, 36, 180

languages = pytest.mark.parametrize("language", LANGUAGES)


def names() -> Iterator[Label]:
    for theme in THEMES:
        yield theme.label
        yield from (one.aspects[0] for one in cards(theme))
    for ready in READY:
        yield from (player.name for player in ready.players)
        yield from (zone.label for zone in ready.zones)


def aspects() -> Iterator[Label]:
    for theme in THEMES:
        yield from (aspect for one in cards(theme) for aspect in one.aspects[1:])
    for ready in READY:
        yield ready.label
        yield from (aspect for zone in ready.zones for aspect, _ in zone.aspects)


def cards(theme: Theme) -> tuple[Pattern | Captain, ...]:
    return (*theme.patterns, *theme.captains)


@languages
def test_names_and_aspects_fit_a_small_card(language: str) -> None:
    """war.unit.name_aspect"""
    words = Words(language, SOURCE[language])
    for labels, longest in ((names(), LONGEST_NAME), (aspects(), LONGEST_ASPECT)):
        said = [words.label(label) for label in labels]
        assert [text for text in said if text.startswith("war-") or len(text) > longest] == []
    assert all(20 < len(words.label(ready.about)) <= LONGEST_ABOUT for ready in READY)


@languages
def test_two_cards_of_a_theme_are_never_called_the_same(language: str) -> None:
    """war.unit.name_aspect"""
    words = Words(language, SOURCE[language])
    for theme in THEMES:
        said = [words.label(aspect) for one in cards(theme) for aspect in one.aspects]
        assert len(set(said)) == len(said)


@languages
def test_two_cards_of_a_battle_are_never_called_the_same(language: str) -> None:
    """war.unit.name_aspect"""
    words = Words(language, SOURCE[language])
    for ready in READY:
        said = [words.label(label) for player in ready.players for label in on_the_table(player)]
        said += [words.label(zone.label) for zone in ready.zones]
        assert len(set(said)) == len(said)


def on_the_table(player: ReadyPlayer) -> Iterator[Label]:
    yield player.name
    yield from (unit.pattern.aspects[0] for unit in player.units)
    yield from (leader.captain.aspects[0] for leader in player.captains)
