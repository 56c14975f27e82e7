"""Two devices that meet by links alone: each learns which of them knows more, and takes what it lacks."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from support.door_player import Plain, Visitor
from support.logged import log_data
from support.stories import battle_in

THREE_TOWNS = Path(__file__).parents[1] / "stories" / "war" / "three_towns.story"
"""A battle in which heroes lie face down from the set-up on."""
SYSTEMS = ("tiefen", "war", "sotc", "samyra")
FIGURES = ("relation", "common", "here", "there")


def begun(system: str, seed: str, answers: int) -> tuple[Visitor, Plain]:
    """A battle in which somebody has answered so often."""
    visitor = Visitor(seed)
    return visitor, visitor.play(visitor.begin(system), most=answers)


def met(visitor: Visitor, kept: Plain, *, short: bool = True) -> Plain:
    """Compare the battle of a visitor, which goes by link to another device, with what that one keeps."""
    other = Visitor("other")
    other.view("read", link=visitor.ask("link", short=short)["link"])
    meeting: Plain = other.ask("compare", file=kept)["meeting"]
    return meeting


def thrown(kept: Plain) -> bool:
    """True if dice stand in a save."""
    return any(entry[0] == "d" for entry in kept["entries"])


def long_enough(system: str) -> tuple[Visitor, Plain, Plain]:
    """A battle in which dice were thrown, with its view, and the save of that moment."""
    visitor, shown = begun(system, "meeting", 20)
    while not thrown(shown["save"] if "save" in shown else visitor.ask("look")["save"]):
        shown = visitor.play(shown, most=5)
    return visitor, shown, visitor.ask("look")["save"]


@pytest.mark.parametrize("system", SYSTEMS)
@pytest.mark.parametrize("short", [True, False], ids=["short", "plain"])
def test_a_link_that_goes_on_brings_the_entries_that_the_kept_battle_lacks(system: str, short: bool) -> None:
    """A battle played by messages would become another copy with each link."""
    visitor, shown, kept = long_enough(system)
    assert met(visitor, kept, short=short)["relation"] == "same"
    visitor.play(shown, most=6)
    meeting = met(visitor, kept, short=short)
    steps, lacking = len(kept["entries"]), len(meeting["entries"])
    assert {key: meeting[key] for key in FIGURES} == {
        "relation": "longer",
        "common": steps,
        "here": lacking,
        "there": 0,
    }
    home = Visitor("home")
    home.view("open", file=kept)
    at = len(home.ask("log")["entries"])
    grown = home.ask("append", at=at, entries=meeting["entries"])
    assert grown["view"]["turn"] == visitor.ask("look")["view"]["turn"]
    assert met(visitor, home.ask("look")["save"], short=short)["relation"] == "same"


@pytest.mark.parametrize("system", SYSTEMS)
def test_a_link_from_before_and_one_that_went_another_way_are_told(system: str) -> None:
    """An old link could take back what was played since, or a fork be taken for the same battle."""
    visitor, shown, early = long_enough(system)
    behind = Visitor("behind")
    behind.view("open", file=early)
    visitor.play(shown, most=8)
    late = visitor.ask("look")["save"]
    steps, more = len(early["entries"]), len(late["entries"]) - len(early["entries"])
    assert met(behind, late) == {"relation": "shorter", "common": steps, "here": 0, "there": more, "entries": []}
    rng = Random("fork")
    for _ in range(40):
        fork = Visitor(f"fork {rng.random()}")
        fork.play(fork.view("open", file=early), most=8)
        meeting = met(fork, late)
        if meeting["relation"] == "forked":
            assert len(early["entries"]) <= meeting["common"] < len(late["entries"])
            assert meeting["here"] > 0 < meeting["there"]
            assert meeting["entries"] == []
            return
    raise AssertionError("no battle went another way")


def test_battles_that_began_alike_are_no_meeting() -> None:
    """Two tables that begin by the same opening would be taken for one."""
    one, _ = begun("tiefen", "one", 3)
    two, shown = begun("tiefen", "two", 3)
    two.play(shown, most=30)
    assert met(two, one.ask("look")["save"])["relation"] == "other"
    assert met(two, Visitor("war").begin("war") and begun("war", "w", 5)[0].ask("look")["save"])["relation"] == "other"


def test_what_is_no_battle_is_refused() -> None:
    """A damaged save would end the request with an exception."""
    visitor, _ = begun("tiefen", "one", 3)
    unfounded = {"gonfalon": 2, "system": "tiefen", "version": 2, "switches": {}, "entries": [["u"]]}
    wrong: tuple[object, ...] = (None, [], {}, unfounded)
    for file in wrong:
        assert visitor.ask("compare", file=file)["refused"]["code"] == "form"


def test_another_game_with_the_same_set_up_is_another_battle() -> None:
    """Slips of the set-up lie under the same seals in both: the answers of the first game would be added to the second."""
    first, again = Visitor("first"), Visitor("again")
    first.view("open", file=log_data(battle_in(THREE_TOWNS)))
    set_up = first.ask("setup")["setup"]
    assert any(entry[0] == "l" for entry in set_up["entries"])
    again.view("open", file=set_up)
    saves = {visitor: visitor.ask("look")["save"] for visitor in (first, again)}
    assert first.ask("compare", file=saves[again])["meeting"]["relation"] == "other"
    assert again.ask("compare", file=saves[first])["meeting"]["relation"] == "other"
    assert again.ask("compare", file=saves[again])["meeting"]["relation"] == "same"


@pytest.mark.parametrize("short", [True, False], ids=["short", "plain"])
def test_a_throw_that_was_taken_back_is_not_lost(short: bool) -> None:
    """Whoever does not like a throw would take it back, send the battle to and fro, and throw anew."""
    visitor, shown, _ = long_enough("war")
    while shown["ask"]["kind"] != "roll":
        shown = visitor.play(shown, most=1)
    kept = visitor.ask("look")["save"]
    visitor.answer({"roll": "app"})
    visitor.view("undo")
    assert met(visitor, kept, short=short)["relation"] == "forked"
    assert met(visitor, visitor.ask("look")["save"], short=short)["relation"] == "same"
