"""`link`: what a link holds."""

import json
import zlib
from base64 import urlsafe_b64encode
from typing import Any

import pytest
from terminal.battle import END, MORALE, ROLLS, UNTIL_ROLL
from terminal.calls import LANGUAGES, call, said_in, say

from gonfalon.door.door import Door
from gonfalon.questions.dice import Dice
from gonfalon.systems.tiefen import Tiefen

NAMED: tuple[dict[str, Any], ...] = (
    {"keys": ["name.a"]},
    {"text": "Bär & <b>Co</b>"},
    {"keys": ["done"]},
)


def link_of(*answers: dict[str, Any], name: str = "", switches: dict[str, str] | None = None) -> str:
    """The address of a battle after the troops and these answers."""
    door = Door(Dice.seeded("link"))
    door.reply({"do": "new", "system": "tiefen", "name": name, "switches": switches or {}})
    for answer in ({"number": 90}, {"number": 100}, *answers):
        assert "view" in door.reply({"do": "answer", "answer": answer})
    return f"https://example.org/gonfalon/#{door.reply({'do': 'link'})['link']}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_link_is_told_in_the_language(language: str) -> None:
    switches = {"tiefen.roll.chooser": "victim"}
    done = call("--language", language, "link", link_of(*NAMED, name="Am Furtstein", switches=switches))
    assert (done.code, done.err) == (0, "")
    other = say(language, "tiefen-side", letter="B")
    assert done.out.startswith("Am Furtstein\n")
    assert said_in(
        done.out,
        say(language, "terminal-link-system", system="tiefen", version=Tiefen.version),
        "Bär & <b>Co</b>",
        other,
        say(language, "terminal-link-answers", answers=5),
        say(language, "terminal-link-rulings", rulings=0),
        "(tiefen.roll.chooser)",
        say(language, "terminal-link-ask", asked=say(language, "ask-tiefen-circ-terrain")),
        say(language, "heading-tiefen-flow-steps", step=1),
    )


def test_the_end_of_a_battle_shows_its_result() -> None:
    played = call("play", "tiefen", typed=(*UNTIL_ROLL, *ROLLS, *MORALE, *END))
    link = played.out.splitlines()[-1]
    done = call("link", link)
    assert done.code == 0
    assert said_in(done.out, say("en", "tiefen-result", case="win", winner="Side A", own=15, other=0))
    assert said_in(done.out, say("en", "tell-tiefen-result-win", side="Side A", own=15, other=0))


def test_rulings_are_counted_and_told() -> None:
    door = Door(Dice.seeded("link"))
    door.reply({"do": "new", "system": "tiefen"})
    door.reply({"do": "answer", "answer": {"number": 90}})
    door.reply({"do": "overrule", "what": "a.name", "value": "Nord", "why": "so it is"})
    done = call("link", door.reply({"do": "link"})["link"])
    assert done.code == 0
    assert said_in(done.out, say("en", "terminal-link-answers", answers=1))
    assert said_in(done.out, say("en", "terminal-link-rulings", rulings=1), "so it is")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("link", "code"), [("https://example.org/", "foreign"), (link_of()[:-4], "cut")])
def test_an_unreadable_link_is_told_in_the_language(language: str, link: str, code: str) -> None:
    done = call("--language", language, "link", link)
    assert (done.code, done.err) == (1, "")
    assert said_in(done.out, say(language, f"unreadable-{code}"))


def forged(**fields: Any) -> str:
    """A link whose checksum is right and whose content is not."""
    empty = {"gonfalon": 1, "system": "tiefen", "version": 1, "name": "", "switches": {}, "entries": [], "undone": []}
    body = zlib.compress(json.dumps({**empty, **fields}).encode(), 9)
    raw = bytes([1]) + zlib.crc32(body).to_bytes(4, "big") + body
    return "b=" + urlsafe_b64encode(raw).rstrip(b"=").decode("ascii")


@pytest.mark.parametrize(
    "fields",
    [
        {"name": "\x1b]0;owned\x07\x1b[2J"},
        {"undone": [[0, 0, "\x1b[2J", ["\x1b[31m"], "d6", "app", 6]]},
        {"entries": [["n", 90], ["n", 90], ["p", "name.a"], ["t", "\x1b[2J"]]},
        {"undone": [[0, 0, "tiefen.roll.all", ["\u202eside"], "d6", "app", 6]]},
    ],
)
def test_no_link_steers_the_terminal(fields: dict[str, Any]) -> None:
    done = call("link", forged(**fields))
    assert done.err == ""
    assert "\x1b" not in done.out
    assert "\u202e" not in done.out
