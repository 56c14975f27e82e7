"""The names of templates and ready scenes of SotC conflicts fit their cards, in every language."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from gonfalon.questions.figures import Label
from gonfalon.systems.sotc.setup.cast import TEMPLATES, template_of
from gonfalon.systems.sotc.setup.ready import ReadyScene
from gonfalon.systems.sotc.setup.rows import Mob, Person
from gonfalon.systems.sotc.setup.scenes import READY
from gonfalon.words import LANGUAGES, Words

WORDS = Path(__file__).parents[2] / "engine" / "gonfalon" / "words"
SOURCE = {language: (WORDS / language / "sotc_names.ftl").read_text("utf-8") for language in LANGUAGES}
LONGEST_NAME, LONGEST_ASPECT = 28, 36

languages = pytest.mark.parametrize("language", LANGUAGES)


def names() -> Iterator[Label]:
    for template in TEMPLATES:
        yield from (template.role, template.name)
        yield from (one.name for one in template.weapons if isinstance(one.name, Label))
    for scene in READY:
        yield from on_the_table(scene)


def aspects() -> Iterator[Label]:
    for template in TEMPLATES:
        yield from template.aspects
    for scene in READY:
        yield scene.label
        yield from (one.text for one in scene.aspects if isinstance(one.text, Label))


def on_the_table(scene: ReadyScene) -> Iterator[Label]:
    """The sides, zones and people of a scene."""
    yield from scene.sides
    yield from (one.name for one in scene.zones if isinstance(one.name, Label))
    for one in scene.people:
        if isinstance(one, Person):
            yield template_of(one.template).name
        elif isinstance(one, Mob):
            assert one.label
            yield one.label


@languages
def test_names_and_aspects_fit_a_small_card(language: str) -> None:
    """sotc.frame.aspects"""
    words = Words(language, SOURCE[language])
    for labels, longest in ((names(), LONGEST_NAME), (aspects(), LONGEST_ASPECT)):
        said = [words.label(label) for label in labels]
        assert [text for text in said if text.startswith("sotc-") or len(text) > longest] == []


@languages
def test_two_things_of_a_scene_are_never_called_the_same(language: str) -> None:
    """sotc.frame.zones"""
    words = Words(language, SOURCE[language])
    for scene in READY:
        said = [words.label(label) for label in on_the_table(scene)]
        assert len(set(said)) == len(said)


@languages
def test_no_two_templates_are_called_the_same(language: str) -> None:
    """sotc.group.members"""
    words = Words(language, SOURCE[language])
    said = [words.label(label) for one in TEMPLATES for label in (one.role, one.name, *one.aspects)]
    assert len(set(said)) == len(said)
