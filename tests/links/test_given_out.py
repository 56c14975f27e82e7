"""Links that were given out open for ever: given-out.txt and given-out.toml only grow."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest
from support.door_player import Plain, Visitor, slip

from gonfalon.formats import link
from gonfalon.formats.record import load

pytestmark = pytest.mark.long

HERE = Path(__file__).parent
LINKS = (HERE / "given-out.txt").read_text("utf-8").splitlines()
BATTLES = tomllib.loads((HERE / "given-out.toml").read_text("utf-8"))["battle"]
FIRST = 12
"""The number of links at the beginning."""

MOST_ANSWERS = 40
"""So far each battle is played on: one at random under the rules of war takes a thousand answers and more."""


def summary(shown: Plain) -> dict[str, Any]:
    """Return the facts that anyone who opens the link must find."""
    totals = {
        side["id"]: value["label"]["with"]["total"]
        for side in shown["table"]["sides"]
        for value in side["values"]
        if value["key"] == f"{side['id']}.total"
    }
    return {
        "system": shown["system"],
        "name": shown["name"],
        "entries": shown["turn"],
        "flow": shown["flow"],
        "step": next((step["key"] for step in shown["table"]["steps"] if step["state"] == "now"), ""),
        "ask": shown["ask"]["rule"] if shown["ask"] else "",
        "totals": totals,
        "winner": (shown["result"] or {}).get("winner") or "",
        "rulings": shown["rulings"],
        "switches": {one["rule"]: one["value"] for one in shown["switches"] if one["value"] != one["default"]},
        "names": {id: name["text"] for id, name in shown["names"].items() if "text" in name},
    }


def test_every_link_says_what_it_holds_and_none_is_gone() -> None:
    assert len(LINKS) == len(BATTLES) >= FIRST
    assert len(set(LINKS)) == len(LINKS)


@pytest.mark.parametrize(
    ("link", "battle"),
    list(zip(LINKS, BATTLES, strict=True)),
    ids=lambda it: it["about"] if isinstance(it, dict) else "",
)
def test_the_link_opens_as_it_was_given_out(link: str, battle: dict[str, Any]) -> None:
    visitor = Visitor("friend")
    shown = visitor.view("read", link=link)
    assert {"about": battle["about"], **summary(shown)} == battle
    played = visitor.play(shown, most=MOST_ANSWERS)
    assert played["flow"] == "over" or played["turn"] >= MOST_ANSWERS
    while played["can_undo"]:
        played = visitor.view("undo")


def test_the_links_cover_every_stage() -> None:
    battles = [(battle["flow"], battle["step"]) for battle in BATTLES]
    assert {flow for flow, _ in battles} == {"setup", "play", "over"}
    assert {"circumstances", "tactic", "deeds", "outcome"} <= {step for _, step in battles}
    assert any(battle["rulings"] for battle in BATTLES)
    assert any(battle["winner"] for battle in BATTLES)
    assert any(battle["switches"] for battle in BATTLES)
    assert any(not name.isascii() for battle in BATTLES for name in battle["names"].values())


def test_the_links_of_war_cover_every_stage() -> None:
    battles = [battle for battle in BATTLES if battle["system"] == "war"]
    assert {"armies", "zones", "secrets", "round", ""} <= {battle["step"] for battle in battles}
    assert {battle["flow"] for battle in battles} == {"setup", "play", "over"}
    assert any(battle["rulings"] for battle in battles)
    assert any(battle["switches"].get("war.chest.size") == "12" for battle in battles)


def test_dice_taken_back_and_cards_face_down_lie_as_they_lay() -> None:
    """An open roll of war with a throw that was taken back; two zone cards whose text the link does not hold."""
    roll, hidden = (
        next(link for link, one in zip(LINKS, BATTLES, strict=True) if one["about"].startswith(about))
        for about in ("war: an open roll", "war: two aspects lie face down")
    )
    shown = Visitor("friend").view("read", link=roll)
    assert [event["kind"] for event in shown["chronicle"]].count("undone") >= 1
    assert [hand["total"] is not None for hand in shown["table"]["contest"]["hands"]] == [True, True]
    visitor = Visitor("friend")
    shown = visitor.view("read", link=hidden)
    assert [(card["face"], card["label"]) for card in shown["table"]["cards"]] == [("down", None)] * 2
    assert "Quicksand" not in json.dumps([*visitor.replies, visitor.ask("link"), visitor.ask("export")])


def test_a_link_played_by_other_rules_opens_as_far_as_it_follows_those_of_today() -> None:
    """tiefen.super.who: version 1 asked again about a deed that was known when superiority was judged."""
    visitor = Visitor("by other rules")
    visitor.begin()
    deed = ({"keys": ["deed.a"]}, {"keys": ["leader"]}, {"text": "the tower"}, {"keys": ["success"]})
    judged: tuple[Plain, ...] = ({"keys": []}, {"keys": []}, {"keys": []}, {"keys": ["b"]}, {"keys": ["close"]})
    visitor.answer({"number": 60}, {"number": 90}, *deed, {"keys": ["done"]}, *judged)
    closed = visitor.answer(slip("a", "speed"), slip("b", "speed"), {"keys": ["close"]})
    file = visitor.ask("export")["file"]
    opened = next(at for at, entry in enumerate(file["entries"]) if entry[0] == "o")
    file["entries"].insert(opened, ["p", "b"])
    old = link.write(load({**file, "version": 1}))
    shown = Visitor("friend").view("read", link=old)
    assert (shown["turn"], shown["ask"]["rule"]) == (opened, "tiefen.tactic.reveal")
    assert closed["ask"]["rule"] == "tiefen.roll.all"
    assert [note["id"] for note in shown["notes"]] == ["note-left-out", "note-other-version"]
    assert Visitor("friend").ask("read", link=link.write(load(file)))["unreadable"]["code"] == "against-rules"
