"""Mangled links and files: each is refused with a message in every language, and the open battle stays as it was."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from links.mangled import ALL, Mangled
from support.door_player import Visitor, slip, steps_to_tactics

WORDS = Path(__file__).parents[2] / "engine" / "gonfalon" / "words"
LANGUAGES = ("de", "fr", "en")
CODES = sorted({mangled.code for mangled in ALL})


def test_there_are_fifty_and_more() -> None:
    assert len(ALL) >= 50
    assert len({(mangled.kind, mangled.about) for mangled in ALL}) == len(ALL)


def opened(mangled: Mangled) -> str:
    """The request that a screen makes of the text."""
    if mangled.kind == "link":
        return json.dumps({"do": "read", "link": mangled.text})
    return f'{{"do": "open", "file": {mangled.text}}}'


def message(code: str) -> str:
    """Return the id of the message; a missing system is reported in the same words wherever it is asked for."""
    return f"refused-{code}" if code == "no-system" else f"unreadable-{code}"


@pytest.mark.parametrize("mangled", ALL, ids=lambda mangled: f"{mangled.kind}: {mangled.about}")
def test_it_is_refused_and_no_battle_is_lost(mangled: Mangled) -> None:
    visitor = Visitor("mangled")
    visitor.begin()
    visitor.answer(*steps_to_tactics(), slip("a", "speed"))
    before = visitor.ask("look")
    reply = json.loads(visitor.door.handle(opened(mangled)))
    assert set(reply) == {"unreadable"}, reply
    assert reply["unreadable"]["code"] == mangled.code
    assert reply["unreadable"]["label"]["id"] == message(mangled.code)
    assert visitor.ask("look") == before


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", CODES)
def test_every_reason_has_its_words(code: str, language: str) -> None:
    words = (WORDS / language / "core.ftl").read_text("utf-8")
    assert re.search(rf"^{message(code)} =\s*\S", words, re.MULTILINE)
