"""Battles that begin without their first question: the openings of each system, as a screen shows them beforehand."""

from collections.abc import Iterator
from typing import Any

import pytest
from support.door_player import Visitor

from gonfalon.door.door import Door

words = pytest.importorskip("gonfalon.words", exc_type=ImportError, reason="there are no words inside Pyodide")

MOST = 400


def openings() -> Iterator[tuple[str, dict[str, Any]]]:
    """Each with its system."""
    for system in Door().reply({"do": "systems"})["systems"]:
        for opening in system["openings"]:
            yield system["id"], opening


EACH = pytest.mark.parametrize(
    ("system", "opening"), [pytest.param(*one, id=f"{one[0]}-{one[1]['key']}") for one in openings()]
)


@EACH
def test_an_opening_begins_a_battle_that_names_it(system: str, opening: dict[str, Any]) -> None:
    door = Door()
    first = door.reply({"do": "new", "system": system})["view"]
    view = door.reply({"do": "new", "system": system, "opening": opening["key"]})["view"]
    assert view["opening"] == opening["key"]
    assert (view["turn"], first["turn"], first["opening"]) == (1, 0, None)
    assert view["ask"]["label"] != first["ask"]["label"]


@EACH
def test_its_words_need_nothing_that_only_a_battle_knows(system: str, opening: dict[str, Any]) -> None:
    labels = [opening["label"], *opening["sides"], *(one for one in (opening["story"], opening["goal"]) if one)]
    for language in words.LANGUAGES:
        spoken = words.Words(language)
        said = [spoken.label(one, {}) for one in labels]
        assert all(said) and len(set(said)) == len(said), said


@EACH
def test_one_that_stands_ready_says_who_fights_for_how_long(system: str, opening: dict[str, Any]) -> None:
    if opening["story"]:
        assert opening["goal"] and len(opening["sides"]) >= 2
        assert opening["players"] >= 2 and opening["minutes"] > 0


def test_another_key_is_refused_and_leaves_the_open_battle() -> None:
    door = Door()
    before = door.reply({"do": "new", "system": "war", "opening": "plan"})
    assert door.reply({"do": "new", "system": "war", "opening": "players.2"})["refused"]["code"] == "not-offered"
    assert door.reply({"do": "look"}) == before


def test_a_battle_on_one_screen_asks_once_for_each_thing() -> None:
    """tiefen.deeds.resolve, tiefen.roll.simultaneous, tiefen.after.morale.both"""
    visitor = Visitor("brief")
    view = visitor.ask("new", system="tiefen", opening="ready.ford")["view"]
    asked = []
    for _ in range(MOST):
        ask = view["ask"]
        if not ask:
            break
        asked.append((ask["rule"], ask["kind"]))
        deed = ask["rule"] == "tiefen.deeds.count" and "tiefen.deeds.resolve" not in dict(asked)
        view = visitor.answer({"keys": ["deed.a"]} if deed else proposed(ask))
    assert view["result"]
    assert [kind for rule, kind in asked if rule == "tiefen.roll.all"] == ["roll"]
    assert ("tiefen.deeds.resolve", "form") in asked
    assert ("tiefen.after.area", "ruling") not in asked


def proposed(ask: dict[str, Any]) -> dict[str, Any]:
    """An answer without much thought."""
    if ask["kind"] == "form":
        return {"form": {}}
    if ask["kind"] == "roll":
        return {"roll": "app"}
    free = [option["key"] for option in ask["options"] if not option["barred"]]
    keys = [option["key"] for option in ask["options"] if option["proposed"]] or free[-1:]
    return (
        {"keys": keys, "by": next(one for one in ask["who"] if one not in ask["done"])}
        if ask["secret"]
        else {"keys": keys}
    )
