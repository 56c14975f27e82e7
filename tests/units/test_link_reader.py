"""Links as the page reads them before the engine is up, beside what the engine says of them."""

import json
import subprocess
from pathlib import Path
from typing import Any

from links.mangled import ALL
from support.door_player import Visitor

from gonfalon.door.door import Door
from press import setup

LINKS = [one for one in ALL if one.kind == "link"]
OUTSIDE = {"too-long", "foreign", "cut", "newer", "part", "no-battle"}
"""The codes of what shows before the text in a link is read."""


def read(links: list[str]) -> list[dict[str, Any] | None]:
    """Return what the page tells of links."""
    given = {"links": links, "systems": Door().reply({"do": "systems"})["systems"]}
    command = [setup.find_node(), Path(__file__).parent / "read-links.mjs"]
    done = subprocess.run(command, input=json.dumps(given), capture_output=True, text=True, check=True)
    told: list[dict[str, Any] | None] = json.loads(done.stdout)
    return told


def codes(links: list[str]) -> list[str | None]:
    """Return why links cannot be read, as far as the page knows."""
    return [(one or {}).get("trouble", {}).get("code") for one in read(links)]


def test_page_and_engine_refuse_the_same_links_for_the_same_reason() -> None:
    """A damaged link could be refused for another reason as soon as the engine is up."""
    fragments = [one.text.partition("#")[2] for one in LINKS]
    told = codes(fragments)
    for one, fragment, code in zip(LINKS, fragments, told, strict=True):
        said = Door().reply({"do": "read", "link": fragment})
        assert code in (None, said["unreadable"]["code"]), one.about
    assert {one.about for one, code in zip(LINKS, told, strict=True) if one.code == "cut" and code != "cut"} == set()
    assert set(told) >= OUTSIDE


def test_a_short_link_tells_its_system_and_its_length_in_letters_and_in_digits() -> None:
    """Whoever opens a link would wait for the engine without a word of what comes."""
    links, expected = [], []
    for system in Door().reply({"do": "systems"})["systems"]:
        visitor = Visitor(system["id"])
        visitor.begin(system["id"])
        given = visitor.ask("link", short=True)
        links += [given["link"], given["digits"]]
        turn = visitor.view("look")["turn"]
        expected += [(system["id"], turn)] * 2
    gists = [(one or {})["gist"] for one in read(links)]
    assert [(gist["system"], gist["turn"]) for gist in gists] == expected
    assert [one["same"] for one in gists[::2]] == [one["same"] for one in gists[1::2]]
    assert len({one["same"] for one in gists}) == len(gists) / 2


def test_a_short_link_that_was_cut_is_refused_before_the_engine_is_up() -> None:
    """A link without its last signs could be told as a battle and be refused later."""
    visitor = Visitor("cut")
    visitor.begin()
    given = visitor.ask("link", short=True)
    cut = [link[:-lost] for link in (given["link"], given["digits"]) for lost in (1, 2, 5)]
    assert codes(cut) == ["cut"] * len(cut)
    for link in cut:
        assert Door().reply({"do": "read", "link": link})["unreadable"]["code"] == "cut"
