"""`link`: what a link holds."""

import json
import zlib
from base64 import urlsafe_b64encode
from pathlib import Path
from typing import Any

import pytest
from terminal.battle import END, MORALE, ROLLS, UNTIL_ROLL
from terminal.calls import LANGUAGES, call, said_in, say

from gonfalon.door.door import Door
from gonfalon.formats import link
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
    done = call("link", played.out.splitlines()[-1])
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
@pytest.mark.parametrize(("address", "code"), [("https://example.org/", "foreign"), (link_of()[:-4], "cut")])
def test_an_unreadable_link_is_told_in_the_language(language: str, address: str, code: str) -> None:
    done = call("--language", language, "link", address)
    assert (done.code, done.err) == (1, "")
    assert said_in(done.out, say(language, f"unreadable-{code}"))


STORY = """= tiefen tiefen.roll.chooser=victim
! 90
! 100
! name.a
! "Nordmark"
"""


def told(tmp_path: Path, story: str) -> str:
    file = tmp_path / "battle.story"
    file.write_text(story, "utf-8")
    return str(file)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_short_link_of_a_story_is_shown_with_what_its_parts_take(language: str, tmp_path: Path) -> None:
    """The first line opens as the battle, the parts are told, and add up to the whole."""
    done = call("--language", language, "link", "--of", told(tmp_path, STORY))
    assert (done.code, done.err) == (0, "")
    first, *parts, size, possible = done.out.splitlines()
    record = link.read(first)
    assert (record.system, len(record.entries)) == ("tiefen", 4)
    assert said_in(size, say(language, "terminal-link-size", characters=len(first) - 2, plain=len(link.write(record))))
    assert said_in(possible, "Σ")
    numbers = [float(line.rpartition(" ")[2].replace(",", ".")) for line in parts]
    assert abs(sum(numbers) - len(first) + 2) < 0.1 * len(parts)


def test_a_story_without_a_short_link_has_a_plain_one(tmp_path: Path) -> None:
    """A text beyond what a short link holds is no reason to have none."""
    long = "".join(f'! name.{side}\n! "{side * 36}{at}"\n' for at in range(85) for side in "ab")
    done = call("link", "--of", told(tmp_path, f"= tiefen\n! 90\n! 100\n{long}"))
    assert done.code == 0
    first, size = done.out.splitlines()
    assert len(link.read(first).entries) == 342
    assert said_in(size, say("en", "terminal-link-plain", characters=len(first) - 2))


@pytest.mark.parametrize("story", ["! 90\n", "= chess\n", "# nothing\n"])
def test_a_story_that_cannot_be_told_has_no_link(story: str, tmp_path: Path) -> None:
    """Like a story that is told again."""
    assert call("link", "--of", told(tmp_path, story)).code == 1
    assert call("link", "--of", str(tmp_path / "nowhere")).code == 1


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
