"""The page says of a view, word for word, what CPython says of it: the same messages, two libraries."""

import json
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from support.door_player import Visitor
from support.page_player import Player, View
from support.screen_checks import spaced

from gonfalon.systems import ours
from gonfalon.words import LANGUAGES, Words

pytest_plugins = ["support.started_page"]

BATTLES, MOST = 4, 150
SAY = """async ([language, views]) => {
    const { label, name, speak } = await import(document.querySelector("script[type=module]").src);
    await speak(language);
    return views.map(({ labels, names }) => [
        ...labels.map(one => label(one, names)),
        ...Object.keys(names).map(id => name(id, names)),
    ]);
}"""


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


def needed(label: View, names: View) -> View:
    """The names that a label needs: of what it names, and of what these name in turn."""
    found: View = {}
    ahead = [label]
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


@cache
def seen(system: str) -> list[View]:
    """The names and labels of random battles, as far as they come in so many answers: each label once with the same names."""
    known: dict[str, View] = {}
    met: set[tuple[str, str]] = set()
    for seed in range(BATTLES):
        visitor = Visitor(f"words {seed}")
        shown = visitor.begin(system)
        for _ in range(MOST + 1):
            names = json.dumps(shown["names"])
            known[names] = {"labels": [], "names": shown["names"]}
            fresh = {json.dumps(label): label for label in labels(shown)}
            for text, label in fresh.items():
                if (text, names) not in met:
                    met.add((text, names))
                    view = {"labels": [label], "names": needed(label, shown["names"])}
                    known[json.dumps(view)] = view
            if shown["ask"] is None:
                break
            shown = visitor.play(shown, most=1)
    return list(known.values())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("system", [system.id for system in ours()])
def test_page_and_terminal_speak_alike(player: Player, system: str, language: str) -> None:
    """Only how wide a blank is may differ: the browser and CPython take it from different editions of the same tables."""
    words, views = Words(language), seen(system)
    said = player.page.evaluate(SAY, [language, views])
    ours = [
        [
            *(words.label(one, view["names"]) for one in view["labels"]),
            *(words.name(id, view["names"]) for id in view["names"]),
        ]
        for view in views
    ]
    assert sum(map(len, said)) > 1_000
    assert [[spaced(one) for one in some] for some in said] == [[spaced(one) for one in some] for some in ours]
