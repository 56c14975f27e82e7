"""The page says of a view, word for word, what CPython says of it: the same messages, two libraries."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from support.door_player import Visitor
from support.page_player import Player, View
from support.screen_checks import spaced
from support.stories import record_in

from gonfalon.door.door import Door
from gonfalon.formats import link
from gonfalon.systems import ours
from gonfalon.words import LANGUAGES, Words

pytest_plugins = ["support.started_page"]

STORIES = Path(__file__).parents[1] / "stories"
BATTLES, MOST = 4, 40
SAY = """async ([languages, things]) => {
    const { label, name, speak } = await import(document.querySelector("script[type=module]").src);
    const said = [];
    for (const language of languages) {
        await speak(language);
        said.push(JSON.parse(things).map(([one, names]) => typeof one === "string" ? name(one, names) : label(one, names)));
    }
    return JSON.stringify(said);
}"""
"""Things cross as text: Playwright takes longer to hand over so much data than the page to say it."""

Thing = tuple[View | str, View]
"""A label, or the id of something that has a name, and the names that it needs."""


def labels(data: Any) -> Iterator[View]:
    """Every label in a view, and in the labels themselves."""
    if isinstance(data, dict):
        if set(data) == {"id", "with"}:
            yield data
        for value in data.values():
            yield from labels(value)
    elif isinstance(data, list):
        for value in data:
            yield from labels(value)


def needed(thing: View | str, names: View) -> View:
    """The names that a thing needs: of what it names, and of what these name in turn."""
    found: View = {}
    ahead: list[Any] = [thing]
    for one in ahead:
        new = {text: names[text] for text in texts(one) if text in names and text not in found}
        found |= new
        ahead += new.values()
    return found


def texts(data: Any) -> Iterator[str]:
    """Every text in it."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict | list):
        for value in data.values() if isinstance(data, dict) else data:
            yield from texts(value)


def ends(system: str) -> Iterator[View]:
    """The view at the end of each whole battle and each case that is told as a story."""
    for story in sorted((STORIES / system).rglob("*.story")):
        view: View = Door().reply({"do": "read", "link": link.write(record_in(story))})["view"]
        yield view


def random_battles(system: str) -> Iterator[View]:
    """The views of battles by chance: every question with its options."""
    for seed in range(BATTLES):
        visitor = Visitor(f"words {seed}")
        shown = visitor.begin(system)
        yield shown
        for _ in range(MOST):
            shown = visitor.play(shown, most=1)
            yield shown


def things(*views: View) -> list[Thing]:
    """The labels and names of the views, each once with the same names."""
    met: dict[str, Thing] = {}
    for view in views:
        names = view["names"]
        for one in (*names, *labels(view)):
            thing = one, needed(one, names)
            met[json.dumps(thing)] = thing
    return list(met.values())


@pytest.mark.parametrize("system", [system.id for system in ours()])
def test_page_and_terminal_speak_alike(player: Player, system: str) -> None:
    """Only how wide a blank is may differ: the browser and CPython take it from different editions of the same tables."""
    asked = things(*ends(system), *random_battles(system))
    said = json.loads(player.page.evaluate(SAY, [LANGUAGES, json.dumps(asked)]))
    assert len(asked) > 500
    for language, page in zip(LANGUAGES, said, strict=True):
        words = Words(language)
        ours = [words.name(one, names) if isinstance(one, str) else words.label(one, names) for one, names in asked]
        assert [spaced(one) for one in page] == [spaced(one) for one in ours]
