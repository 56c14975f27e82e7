"""Links whose texts and cards come from somebody who means harm: they are refused, or shown as data."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from support import links
from support.door_player import Plain, Visitor

from gonfalon.formats.record import FORMAT
from gonfalon.systems import system_of

Words = pytest.importorskip("gonfalon.words", exc_type=ImportError, reason="there are no words inside Pyodide").Words

MARKUP = '<img src=x onerror="alert(1)">'
TO_LEADER: tuple[list[Any], ...] = (["p", "players.2"], ["p", "done"], ["p", "card"])
TO_UNIT: tuple[list[Any], ...] = (["p", "players.2"], ["p", "done"], ["p", "done"], ["p", "done"], ["p", "card"])
"""Entries up to the question for a leader's or a unit's card."""

SHOWN_LEADERS = (
    f"main | will 2 | {MARKUP[:40]} | {MARKUP}",
    "main | will 2 | @war-nobody | @war-example-nobody",
    "main | will 2 | @title-war-core-invoke | @terminal-keys",
    "main | will 2 | @page-unnamed | @",
    "main | will 2 | @war-example-ida | @war-example-ida-2",
    "main | will 2 | { $side } | { war-none }",
    "main | will 2 | z1 | p2",
    "pc | will 2, __proto__ 3 | constructor | toString",
)
SHOWN_UNITS = (
    f"average | fight 1 | {MARKUP}",
    "average | fight 1 | @war-unit-unnamed",
    "average | fight 1 | @war-skill",
    "average | fight 1 | p1",
)
NO_LEADERS = (
    "main | will 99 | Ada",
    "main | will -1 | Ada",
    "main | will ² | Ada",
    "main | will ١ | Ada",
    f"main | will {'9' * 300} | Ada",
    "main | will 2 | Ada | stress ²",
    "god | will 2 | Ada",
    "main | will 2, will 2 | Ada",
    "main | will 2 | " + "x" * 61,
    "main | will 2 | Ada" + " | a" * 7,
    "|" * 300,
)
NO_UNITS = (
    f"average | fight {'9' * 300} | Mob",
    "average | fight 3 | Mob",
    "average | @war-skill 1 | Mob",
    "legendary | fight 1 | Mob",
    "good | fight 1 | Mob | stress 9",
    f"average | fight 1 | {'x' * 61}",
)


def linked(*entries: list[Any]) -> str:
    """A link of today's war with these entries and a true checksum."""
    war = system_of("war")
    empty: Plain = {
        "gonfalon": FORMAT,
        "system": war.id,
        "version": war.version,
        "name": MARKUP,
        "switches": {},
        "undone": [],
    }
    return links.linked({**empty, "entries": entries})


def texts(data: object) -> list[str]:
    """Every text in a view that is shown as a person typed it."""
    if isinstance(data, dict):
        typed = [data["text"]] if set(data) == {"text"} and isinstance(data["text"], str) else []
        return typed + [text for inner in data.values() for text in texts(inner)]
    return [text for inner in data for text in texts(inner)] if isinstance(data, list) else []


@pytest.mark.parametrize(
    ("entries", "card"),
    [*((TO_LEADER, card) for card in SHOWN_LEADERS), *((TO_UNIT, card) for card in SHOWN_UNITS)],
)
def test_what_a_card_says_is_data(entries: tuple[list[Any], ...], card: str) -> None:
    """Names of ours are looked up only if they stand on the list; all else is shown as typed, in every language."""
    visitor = Visitor("hostile")
    shown = visitor.view("read", link=linked(*entries, ["t", card]))
    name = card.split(" | ")[2]
    known = name in ("@war-unit-unnamed", "@war-example-ida")
    assert (name in texts(shown["names"])) is not known
    piece = shown["table"]["pieces"][0]["id"]
    if not known:
        assert {Words(language).name(piece, shown["names"]) for language in ("de", "fr", "en")} == {name}
    visitor.view("undo")
    again = visitor.view("answer", answer={"text": card})
    assert [one["text"] for one in again["keep"]] == [one["text"] for one in shown["keep"]]


@pytest.mark.parametrize(
    ("entries", "card"), [*((TO_LEADER, card) for card in NO_LEADERS), *((TO_UNIT, card) for card in NO_UNITS)]
)
def test_a_card_that_cannot_be_makes_no_battle(entries: tuple[list[Any], ...], card: str) -> None:
    visitor = Visitor("hostile")
    visitor.begin("war")
    before = visitor.ask("look")
    reply = visitor.ask("read", link=linked(*entries, ["t", card]))
    assert reply["unreadable"]["code"] == "against-rules"
    assert visitor.ask("look") == before


parts = st.lists(
    st.one_of(
        st.sampled_from(
            ["main", "fair", "fight 2, will 1, shoot 1", "stress 2", "stress ²", "slots mild", "@war-none"]
        ),
        st.text(max_size=20),
    ),
    max_size=8,
)


@settings(max_examples=100)
@given(st.sampled_from([TO_LEADER, TO_UNIT]), parts)
def test_any_card_in_a_link_is_read_or_refused(entries: tuple[list[Any], ...], card: list[str]) -> None:
    visitor = Visitor("hostile")
    reply = visitor.ask("read", link=linked(*entries, ["t", " | ".join(card)[:400]]))
    assert set(reply) <= {"view", "save"} or set(reply) == {"unreadable"}


NUMBERS: tuple[list[list[Any]], ...] = (
    [["p", "example"], ["r", "p1.own", 10**9, ""]],
    [["p", "example"], ["r", "p1.own", -1, ""]],
    [["p", "example"], ["r", "ida.box9", "yes", ""]],
    [["p", "example"], ["r", "guard.zone", "z99", ""]],
    [["p", "example"], ["r", "guard.zone", "@war-none", ""]],
    [["p", "example"], ["r", "switch.war.chest.size", 100, ""]],
    [["p", "example"], ["r", "switch.war.chest.size", "12", ""]],
    [["p", "players.2"], ["p", "p1"], ["p", "points"], ["n", 10**9]],
    [["p", "players.99"]],
    [["p", "players.2"], ["p", "name.s1"], ["t", "x" * 41]],
    [["p", "players.2"], ["p", "name.s1"], ["t", "two\nlines"]],
)


@pytest.mark.parametrize("entries", NUMBERS)
def test_numbers_and_texts_beyond_their_bounds_are_refused(entries: list[list[Any]]) -> None:
    visitor = Visitor("hostile")
    assert set(visitor.ask("read", link=linked(*entries))) == {"unreadable"}


@pytest.mark.parametrize("size", ["100", "-1", "٣", "1e1", "", "12 ", 12, None, ["12"]])
def test_a_number_switch_beyond_its_bounds_is_refused(size: object) -> None:
    visitor = Visitor("hostile")
    assert set(visitor.ask("new", system="war", switches={"war.chest.size": size})) == {"refused"}


def test_the_largest_battlefield_opens() -> None:
    """Thirty zones for eight players, all laid by the app: the view and the link stay within bounds."""
    visitor = Visitor("large")
    shown = visitor.begin("war", **{"war.zone.count": "30"})
    for key in ("players.4", "add", "add", "add", "add"):
        with suppress(AssertionError):
            shown = visitor.answer({"keys": [key]})
    assert len(shown["table"]["sides"]) == 8
    link = visitor.ask("link")["link"]
    assert len(Visitor("friend").view("read", link=link)["table"]["sides"]) == 8
