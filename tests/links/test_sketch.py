"""The sketch beside a record: short, the same twice, without anything that lies face down, and never read by the engine."""

from __future__ import annotations

import json
import zlib
from base64 import urlsafe_b64decode
from typing import Any

import pytest
from support.door_player import Visitor, slip, steps_to_tactics

from gonfalon.formats import link


def shared(visitor: Visitor) -> str:
    text: str = visitor.ask("link", sketch=True)["link"]
    return text


def data(text: str) -> Any:
    """Return the content of a sketch."""
    raw = urlsafe_b64decode((letters := text.partition("&s=")[2]) + "=" * (-len(letters) % 4))
    assert raw[0] == 3
    return json.loads(zlib.decompress(raw[1:], -15))


@pytest.mark.parametrize("system", ["tiefen", "war"])
def test_a_shared_link_stays_within_a_message(system: str) -> None:
    """Sketched as long as there is room; the record goes before the sketch."""
    sketched = 0
    for seed in range(6):
        visitor = Visitor(f"length {seed}")
        shown = visitor.begin(system)
        for _ in range(12):
            shown = visitor.play(shown, most=4)
            text, plain = shared(visitor), visitor.ask("link")["link"]
            assert text.startswith(plain)
            assert text == plain or len(text) <= 1_900
            assert link.read(text) == link.read(plain)
            sketched += text != plain
            assert shared(visitor) == text
            if shown["ask"] is None:
                break
    assert sketched > 6


def test_a_sketch_shows_what_lies_on_the_open_table() -> None:
    visitor = Visitor("open")
    visitor.begin()
    shown = visitor.answer(*steps_to_tactics())
    flow, names, (steps, sides, places, pieces, *_) = data(shared(visitor))
    assert flow == shown["flow"]
    assert list(names) == list(shown["names"])
    assert [side[0] for side in sides] == [side["id"] for side in shown["table"]["sides"]]
    assert [len(side[2]) for side in sides] == [len(side["values"]) for side in shown["table"]["sides"]]
    assert (len(steps), len(places), len(pieces)) == tuple(
        len(shown["table"][kind]) for kind in ("steps", "places", "pieces")
    )


def test_a_sketch_says_which_boxes_are_marked() -> None:
    """war.leader.duel"""
    visitor = Visitor("boxes")
    visitor.begin("war")
    visitor.answer({"keys": ["example"]})
    visitor.view("overrule", what="ida.box2", value="yes", why="")
    pieces = data(shared(visitor))[2][3]
    [tracks] = [piece[5] for piece in pieces if piece[0] == "ida"]
    assert [marked for key, _, marked in tracks if key == "ida.stress"] == [[0, 1]]


def test_two_slips_face_down_make_the_same_sketch() -> None:
    """tiefen.tactic.secret"""
    found = set()
    for tactic in ("speed", "strength"):
        visitor = Visitor("slips")
        visitor.begin()
        visitor.answer(*steps_to_tactics(), slip("a", tactic))
        found.add(json.dumps(data(shared(visitor))))
    assert len(found) == 1


def test_without_being_asked_a_link_has_no_sketch() -> None:
    visitor = Visitor("plain")
    visitor.begin()
    assert "&" not in visitor.ask("link")["link"]
