"""A damaged link is refused by the page, before the engine is up, with the code that the engine gives."""

import json
import subprocess
from pathlib import Path

from links.mangled import ALL

from gonfalon.door.door import Door
from press import setup

LINKS = [one for one in ALL if one.kind == "link"]
OUTSIDE = {"too-long", "foreign", "cut", "newer"}
"""The codes of what shows before the text in a link is read."""


def test_page_and_engine_refuse_the_same_links_for_the_same_reason() -> None:
    fragments = [one.text.partition("#")[2] for one in LINKS]
    script = Path(__file__).parent / "torn-links.mjs"
    done = subprocess.run(
        [setup.find_node(), script], input=json.dumps(fragments), capture_output=True, text=True, check=True
    )
    told = json.loads(done.stdout)
    for one, fragment, code in zip(LINKS, fragments, told, strict=True):
        said = Door().reply({"do": "read", "link": fragment})
        assert code in (None, said["unreadable"]["code"]), one.about
    assert {one.about for one, code in zip(LINKS, told, strict=True) if one.code == "cut" and code != "cut"} == set()
    assert set(told) >= OUTSIDE
