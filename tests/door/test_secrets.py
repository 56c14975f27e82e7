"""Hidden contents are absent from everything that others see: view, log, link and file."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from itertools import product

import pytest
from support.door_player import Plain, Visitor, slip, steps_to_tactics

from gonfalon.battle.battle import Battle
from gonfalon.door.serialize import plain
from gonfalon.door.view import ask, viewer_of
from gonfalon.formats import link
from gonfalon.formats.record import dump
from gonfalon.questions.secret import FaceDown
from gonfalon.questions.text import Text
from gonfalon.systems.tiefen import Tiefen

VIEWERS = ("table", "a", "b", "gm")
TACTICS = ("speed", "steadiness", "strength")
PAIRS = tuple(product(TACTICS, TACTICS))
SEAL = re.compile("[0-9a-f]{64}")


def laid(a: str, b: str | None = None) -> Visitor:
    """A battle in which these slips lie face down."""
    visitor = Visitor("secrets")
    visitor.begin()
    visitor.answer(*steps_to_tactics(), slip("a", a), *([slip("b", b)] if b else []))
    return visitor


def without_seals(data: object) -> str:
    """Seals differ by their salts alone; they say nothing."""
    return SEAL.sub("seal", json.dumps(data, sort_keys=True))


def seen_from_outside(visitor: Visitor) -> Iterator[str]:
    """Everything that may leave the device."""
    for viewer in VIEWERS:
        yield without_seals(visitor.view("look", viewer=viewer))
    yield without_seals(dump(link.read(visitor.ask("link")["link"])))
    yield without_seals(visitor.ask("export"))


def test_all_slips_look_the_same_from_across_the_table() -> None:
    """tiefen.tactic.secret"""
    assert len({tuple(seen_from_outside(laid(tactic))) for tactic in TACTICS}) == 1


def test_all_pairs_of_slips_look_the_same() -> None:
    """tiefen.tactic.secret"""
    assert len({tuple(seen_from_outside(laid(*pair))) for pair in PAIRS}) == 1


def test_secret_fanaticism_looks_the_same_too() -> None:
    """tiefen.circ.fanatic.declare"""
    looks = []
    for key in ("speed", "speed.4", "strength.1"):
        visitor = Visitor("secrets")
        visitor.begin(**{"tiefen.circ.fanatic.declare": "secret"})
        visitor.answer(*steps_to_tactics("a"), slip("a", key), slip("b", "speed"))
        looks.append(list(seen_from_outside(visitor)))
    assert looks[0] == looks[1] == looks[2]


@pytest.mark.parametrize("tactic", TACTICS)
def test_neither_choice_nor_salt_leaves_the_device(tactic: str) -> None:
    """tiefen.tactic.secret"""
    visitor = laid(tactic, "speed")
    save = visitor.ask("look")["save"]
    salts = [salt for _, salt in save["slips"].values()]
    assert sorted(content for content, _ in save["slips"].values()) == sorted((tactic, "speed"))
    for text in seen_from_outside(visitor):
        assert not any(salt in text for salt in salts)
        assert f'"{tactic}"' not in text


def test_the_save_keeps_the_slip() -> None:
    """tiefen.tactic.secret"""
    save = laid("steadiness").ask("look")["save"]
    ((seal, (content, salt)),) = save["slips"].items()
    assert (content, len(salt)) == ("steadiness", 32)
    assert ["l", "a", seal] in save["entries"]


def test_slips_that_were_taken_back_are_secret_again() -> None:
    """tiefen.tactic.secret tiefen.tactic.reveal: those at the table have seen them, a link or file has not"""
    looks = set()
    for pair in PAIRS:
        visitor = laid(*pair)
        visitor.answer({"keys": ["close"]})
        visitor.view("undo")
        looks.add(tuple(seen_from_outside(visitor)))
    assert len(looks) == 1


def test_chance_draws_unseen() -> None:
    """tiefen.tactic.three"""
    visitor = Visitor("drawn")
    visitor.begin()
    visitor.answer(*steps_to_tactics(), {"draw": True, "by": "a"})
    ((content, salt),) = visitor.ask("look")["save"]["slips"].values()
    assert content in TACTICS
    assert not any(salt in text for text in seen_from_outside(visitor))
    assert f'"{content}"' not in without_seals(visitor.ask("export"))


def test_a_card_face_down_has_no_label() -> None:
    """tiefen.tactic.secret"""
    shown = laid("speed", "strength").view()
    assert [(card["face"], card["label"]) for card in shown["table"]["cards"]] == [("down", None)] * 2
    assert shown["ask"]["rule"] == "tiefen.deeds.count"


def test_options_of_one_side_alone_say_whose_they_are() -> None:
    """tiefen.circ.fanatic.declare"""
    visitor = Visitor("own")
    visitor.begin(**{"tiefen.circ.fanatic.declare": "secret"})
    shown: Plain = visitor.answer(*steps_to_tactics("b"))["ask"]
    assert (shown["secret"], shown["who"]) == (True, ["a", "b"])
    assert [one["of"] for one in shown["options"]] == ["a"] * 3 + ["b"] * 15
    assert visitor.refused("answer", answer=slip("a", "speed.1")) == "not-offered"
    visitor.answer(slip("b", "speed.1"))


def test_a_secret_text_is_asked_for_as_such() -> None:
    """The view says of a hidden text its form, and nothing of its content."""
    hidden = FaceDown(
        ("a", "b"), asks=tuple(Text(side, 20, rule="x.y") for side in ("a", "b")), submitted=("a",), rule="x.y"
    )
    battle = Battle(Tiefen())
    shown = plain(ask(hidden, battle, viewer_of(battle, "table")))
    assert (shown["kind"], shown["secret"], shown["done"], shown["options"]) == ("text", True, ["a"], [])
    assert shown["text"] == {"least": 0, "most": 20, "preset": "", "kept": None}
