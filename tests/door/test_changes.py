"""A screen that says which view it holds is told what changed in it, and has the whole view then."""

from __future__ import annotations

from typing import Any

import pytest
from support.door_player import Plain, Visitor
from support.schema import KINDS, SCHEMA, jsonschema
from support.screens import Screen, do_something

from gonfalon.door.door import Door
from gonfalon.door.screens import LONGEST_SCREEN, MOST_SCREENS
from gonfalon.systems import ours

LONG = 60
SALT = "5a" * 16
VIEW = jsonschema.Draft202012Validator({"$ref": "#/$defs/View", "$defs": SCHEMA["$defs"]})


def begun(system: str, seed: str, **more: Any) -> tuple[Visitor, list[Screen]]:
    """A battle, and screens of it: two of one seat, and some of others."""
    visitor = Visitor(seed)
    visitor.ask("new", system=system, **more)
    sides = [side["id"] for side in visitor.view()["table"]["sides"]][:2]
    viewers = ("table", "table", "gm", *(sides or ["a", "b"]))
    return visitor, [Screen(visitor.door, f"screen.{at}", viewer) for at, viewer in enumerate(viewers)]


@pytest.mark.parametrize("opening", [False, True], ids=["from the start", "ready"])
@pytest.mark.parametrize("system", ours(), ids=lambda system: system.id)
def test_what_screens_merge_is_the_whole_view_whenever_they_catch_up(system: Any, opening: bool) -> None:
    """Answers, steps back and forth, rulings and names by any screen; each one catches up at times of its own."""
    more = {"opening": system.openings[-1].key} if opening else {}
    visitor, screens = begun(system.id, f"changes:{system.id}", **more)
    for _ in range(LONG):
        screen = visitor.rng.choice(screens)
        do_something(visitor, screen)
        screen = visitor.rng.choice(screens)
        screen.ask()
        assert screen.view == screen.whole()
    for screen in screens:
        screen.ask()
        assert screen.view == screen.whole()
        assert list(VIEW.iter_errors(screen.view)) == []
        assert len(screen.merged) > LONG / 20, "the screen was hardly told changes"


@pytest.mark.parametrize("system", ["samyra", "tiefen", "sotc"])
def test_screens_of_a_device_that_follows_another_one_hold_the_whole_view(system: str) -> None:
    """It knows no slip before it is turned: lines and values that were told before are read anew then."""
    visitor, screens = begun(system, f"followed:{system}")
    follower, own = begun(system, "follower")
    at = len(follower.ask("log")["entries"])
    for _ in range(LONG):
        do_something(visitor, visitor.rng.choice(screens))
        entries = visitor.ask("log", since=at)["entries"]
        screen = visitor.rng.choice(own)
        at += len(screen.ask("append", at=at, entries=entries)["entries"]) if entries else 0
        screen = visitor.rng.choice(own)
        screen.ask()
        assert screen.view == screen.whole()


def in_tiefen() -> tuple[Visitor, Screen]:
    """Two armies whose tactics are asked for, and a screen that holds the view."""
    visitor, screens = begun("tiefen", "held", opening="ready.ford")
    screens[0].ask()
    return visitor, screens[0]


def lay(screen: Screen, tactic: str = "speed", by: str = "a") -> Plain:
    at = len(screen.door.reply({"do": "log"})["entries"])
    return screen.ask("append", at=at, entries=[{"answer": {"keys": [tactic], "by": by}, "salt": SALT}])


@pytest.mark.parametrize("do", ["look", "answer", "undo", "append"])
def test_every_request_that_gives_a_view_gives_the_changes(do: str) -> None:
    visitor, screen = in_tiefen()
    visitor.ask("append", at=1, entries=[{"answer": {"keys": ["speed"], "by": "a"}, "salt": SALT}], screen="other")
    answer = {"answer": {"keys": ["strength"], "by": "b"}}
    more: dict[str, Plain] = {"answer": answer, "append": {"at": 2, "entries": [{**answer, "salt": SALT}]}}
    reply = screen.ask(do, **more.get(do, {}))
    assert "changes" in reply
    assert "view" not in reply
    assert "save" not in reply
    assert screen.view == screen.whole()


def test_a_screen_that_holds_nothing_is_told_the_whole_view_without_what_is_asked_for_apart() -> None:
    _, screen = in_tiefen()
    assert screen.view == screen.whole()
    assert screen.view["odds"] is None
    assert "settings" not in screen.view


def test_nothing_is_told_where_nothing_changed() -> None:
    _, screen = in_tiefen()
    token = screen.token
    assert screen.ask() == {"token": token, "changes": {}}


def test_a_token_that_is_not_that_of_the_last_view_brings_the_whole() -> None:
    """One that was told before, one of another screen, of another door, or none at all."""
    visitor, screen = in_tiefen()
    older = screen.token
    lay(screen)
    other = Screen(visitor.door, "other", "a")
    other.ask()
    elsewhere = Screen(Door(), screen.id)
    elsewhere.ask("new", system="tiefen")
    for token in (older, other.token, elsewhere.token, "", "x" * 100, "nonsense"):
        reply = screen.ask(token=token)
        assert "view" in reply, token
        assert screen.view == screen.whole()
        assert "changes" in screen.ask()


def test_a_second_screen_of_a_seat_is_told_the_changes_to_what_it_holds_itself() -> None:
    visitor, first = in_tiefen()
    second = Screen(visitor.door, "second", first.viewer)
    second.ask()
    lay(first)
    lay(first, "strength", "b")
    assert first.ask()["changes"] == {}
    assert second.ask()["changes"]
    assert second.view == first.view == first.whole()


def test_a_screen_that_is_handed_to_another_seat_is_told_the_whole() -> None:
    _, screen = in_tiefen()
    lay(screen)
    screen.viewer = "a"
    assert "view" in screen.ask()
    assert "changes" in screen.ask()
    assert screen.view == screen.whole()


def test_what_is_refused_leaves_a_screen_with_what_it_holds() -> None:
    _, screen = in_tiefen()
    lay(screen)
    token = screen.token
    assert "refused" in lay(screen, "no such tactic", "b")
    assert "refused" in screen.ask("append", at=0, entries=[["u"]])
    assert screen.ask() == {"token": token, "changes": {}}


def test_a_request_sent_again_is_told_the_view_though_its_reply_was_lost() -> None:
    _, screen = in_tiefen()
    entries = [{"answer": {"keys": ["speed"], "by": "a"}, "salt": SALT}]
    held = screen.token
    first = screen.ask("append", at=1, entries=entries)
    assert "changes" in first
    again = screen.ask("append", at=1, entries=entries, token=held)
    assert again["entries"] == first["entries"]
    assert "view" in again
    assert screen.view == screen.whole()


@pytest.mark.parametrize("do", ["new", "open", "read"])
def test_another_battle_is_told_whole(do: str) -> None:
    visitor, screen = in_tiefen()
    saved = {"file": visitor.ask("look")["save"]}
    link = {"link": visitor.ask("link")["link"]}
    more: dict[str, Plain] = {"new": {"system": "tiefen"}, "open": saved, "read": link}
    assert "view" in screen.ask(do, **more[do])
    assert "changes" in screen.ask()
    assert screen.view == screen.whole()


def test_a_session_remembers_so_many_screens_and_forgets_the_one_that_was_told_longest_ago() -> None:
    """Else whoever asks under ever new names fills the memory."""
    visitor, screen = in_tiefen()
    others = [Screen(visitor.door, f"other.{at}") for at in range(MOST_SCREENS)]
    for other in others[:-1]:
        other.ask()
    assert "changes" in screen.ask()
    others[-1].ask()
    assert "changes" in screen.ask()
    assert "view" in others[0].ask()
    assert screen.view == screen.whole()


def test_known_lines_and_tokens_are_told_side_by_side() -> None:
    """A screen that asks by `known` alone is told lines as before, whatever other screens ask."""
    visitor, screen = in_tiefen()
    lay(screen)
    shown = visitor.view("look", known=0)
    lay(screen, "strength", "b")
    again = visitor.view("look", known=len(shown["chronicle"]))
    assert again["chronicle_from"] == len(shown["chronicle"])
    assert "changes" in screen.ask()
    assert "token" not in visitor.ask("look", known=0)
    assert "view" in screen.ask(screen="")


@pytest.mark.parametrize("field", ["screen", "token"])
@pytest.mark.parametrize("value", [5, True, [], {}, "x" * (LONGEST_SCREEN + 1)], ids=str)
def test_a_screen_and_its_token_are_texts(field: str, value: object) -> None:
    visitor, _ = in_tiefen()
    if field == "token" and isinstance(value, str):
        assert "view" in visitor.ask("look", token=value)
    else:
        assert visitor.refused("look", **{field: value}) == "form"
        assert visitor.refused("open", file=visitor.ask("export")["file"], **{field: value}) == "form"


def test_changes_are_of_their_schema() -> None:
    assert KINDS["changes"].is_valid({"token": "5a" * 16, "changes": {"in": {"chronicle": {"keep": 0, "more": []}}}})
    changes: tuple[Plain, ...] = (
        {"set": []},
        {"in": {"chronicle": {"keep": 1}}},
        {"in": {"chronicle": {"by": 3}}},
        {"put": {}},
    )
    for wrong in changes:
        assert not KINDS["changes"].is_valid({"token": "5a" * 16, "changes": wrong})
