"""A seat reads its own secrets, and nobody else does: values, lines, suggestions, cards, forms under cover."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from support.schema import faults
from support.screens import Screen

from gonfalon import plugins
from gonfalon.door import sketch
from gonfalon.door.door import Door
from gonfalon.door.packing import packed
from gonfalon.formats import link
from gonfalon.formats.record import dump
from gonfalon.questions.dice import Dice

Plain = Any
HEALTH = {name: {"number": hits} for name, hits in (("b1", 1), ("b2", 7), ("b3", 9), ("c1", 3))}
TRAITS = [
    {"shape": "trait", "form": {"secret": {"text": "A mine under the ford"}}},
    {"shape": "trait", "form": {"hidden": {"keys": ["no"]}, "text": {"text": "Fog"}}},
]
SECRETS = {"reserve": {"keys": ["none"]}, "health": {"form": HEALTH}, "traits": {"rows": TRAITS}}


@pytest.fixture
def door() -> Iterator[Door]:
    """The game master has filled in what is secret."""
    plugins.add("frontier", "gonfalon_frontier:Frontier")
    made = Door(Dice.seeded("viewers"))
    asked(made, do="new", system="frontier", switches={"frontier.opt.master": "covert"})
    answer(made, keys=["ford"])
    answer(made, form=SECRETS)
    yield made
    plugins.drop("frontier")


def asked(door: Door, **request: Plain) -> Plain:
    """The reply, as it comes through JSON and keeps to the schema."""
    reply = json.loads(door.handle(json.dumps(request)))
    assert not faults(reply)
    return reply


def answer(door: Door, **given: Plain) -> Plain:
    return asked(door, do="answer", answer=given)["view"]


def look(door: Door, viewer: str, **more: Plain) -> Plain:
    return asked(door, do="look", viewer=viewer, **more)["view"]


def outside(door: Door) -> list[Plain]:
    """Return everything that leaves the device: the record of a link, its preview, a file."""
    return [
        dump(link.read(asked(door, do="link")["link"])),
        packed(sketch.preview(door.battle)),
        asked(door, do="export"),
    ]


def left(shown: Plain, id: str) -> Plain:
    """Return the hit points of a figure that are left, as a view says."""
    (piece,) = (one for one in shown["table"]["pieces"] if one["id"] == id)
    (health,) = (one for one in piece["details"] if one["key"] == f"{id}.health")
    return health["label"]["with"]["left"]


def planned(door: Door, *sides: str, **form: Plain) -> Plain:
    """The view after these sides have declared under cover."""
    shown = None
    for side in sides:
        shown = answer(door, by=side, form={"vow": {"text": f"the vow of {side}"}, **form})
    return shown


def test_a_veiled_value_is_read_by_its_seat_alone(door: Door) -> None:
    for viewer in ("table", "a", "nobody"):
        assert {left(look(door, viewer), id) for id in ("b.1", "b.2", "b.3", "c.1")} == {"hidden"}
    for viewer in ("gm", "b", "c"):
        shown = look(door, viewer)
        assert [left(shown, id) for id in ("b.1", "b.2", "b.3", "c.1")] == [1, 7, 9, 3]
        assert (shown["viewer"], shown["private"]) == ("gm", ["gm"])
    assert look(door, "table")["private"] == ["gm"]


def test_a_hidden_card_lies_open_and_its_text_is_in_one_view_alone(door: Door) -> None:
    """As the hidden aspects of a scene: a secret text in the row of a form, revealed later."""
    assert "mine" not in json.dumps([*outside(door), look(door, "a"), look(door, "table")])
    first, second = (one for one in look(door, "a")["table"]["cards"] if one["id"].startswith("trait"))
    assert (first["face"], first["legible"], first["own"]) == ("down", True, None)
    assert (second["face"], second["label"]["with"]) == ("up", {"text": {"text": "Fog"}})
    (own,) = (one["own"] for one in look(door, "gm")["table"]["cards"] if one["id"] == "trait.0")
    assert own["with"] == {"text": {"text": "A mine under the ford"}}
    planned(door, "a", "b", "c")
    shown = answer(door, take="trait.0")
    assert "A mine under the ford" in json.dumps(shown["chronicle"])
    assert [one["face"] for one in shown["table"]["cards"] if one["id"].startswith("trait")] == ["up", "up"]


def test_a_device_without_the_content_reads_what_everybody_reads(door: Door) -> None:
    sent = asked(door, do="link")["link"]
    save = asked(door, do="look")["save"]
    elsewhere = Door(Dice.seeded("elsewhere"))
    shown = asked(elsewhere, do="read", link=sent, viewer="gm")["view"]
    assert left(shown, "b.2") == "hidden"
    assert shown["private"] == []
    assert left(asked(elsewhere, do="open", file=save, viewer="gm")["view"], "b.2") == 7


def test_a_form_is_declared_under_cover_by_each_side_of_a_seat(door: Door) -> None:
    shown = look(door, "gm")["ask"]
    assert (shown["rule"], shown["secret"], shown["who"], shown["by"]) == (
        "frontier.round.plan",
        True,
        ["a", "b", "c"],
        "b",
    )
    assert [one["key"] for one in shown["form"][1]["options"]] == ["a.1", "a.2", "a.3"]
    assert [one["key"] for one in look(door, "a")["ask"]["form"][1]["options"]] == ["b.1", "b.2", "b.3", "c.1"]
    assert look(door, "table")["ask"]["by"] is None
    planned(door, "b", order={"keys": ["brace"]}, marked={"keys": ["a.1", "a.3"]})
    shown = look(door, "gm")["ask"]
    assert (shown["done"], shown["by"]) == (["b"], "c")
    assert look(door, "b")["ask"]["by"] == "b"
    assert '"a.1"' not in json.dumps(outside(door)[0])
    shown = planned(door, "c", "a")
    assert shown["ask"]["rule"] == "frontier.turn.menu"
    assert [one["with"] for one in (line["label"] for line in shown["chronicle"]) if "marked" in one["with"]] == [
        {"side": "b", "marked": {"list": ["a.1", "a.3"]}}
    ]


def test_what_lies_within_a_form_stays_sealed_when_the_form_is_turned(door: Door) -> None:
    planned(door, "a", "b", "c")
    assert "the vow of" not in json.dumps([*outside(door), look(door, "table")])
    seen = {viewer: json.dumps(look(door, viewer)) for viewer in ("a", "gm")}
    assert [(f"the vow of {side}" in seen["a"], f"the vow of {side}" in seen["gm"]) for side in "abc"] == [
        (True, False),
        (False, True),
        (False, True),
    ]


def test_a_save_before_the_plans_are_turned_keeps_the_vows(door: Door) -> None:
    planned(door, "a", "b")
    save = asked(door, do="look")["save"]
    again = Door(Dice.seeded("again"))
    asked(again, do="open", file=save)
    planned(again, "c")
    shown = look(again, "b")
    assert "the vow of b" in json.dumps(shown["table"]["cards"])


def test_a_viewer_is_told_the_chronicle_from_its_beginning_where_another_was_told_last(door: Door) -> None:
    planned(door, "a", "b", "c")
    lines = len(look(door, "gm")["chronicle"])
    shown = look(door, "table", known=lines)
    assert (shown["chronicle_from"], len(shown["chronicle"])) == (0, lines)
    assert look(door, "table", known=lines)["chronicle_from"] == lines
    assert look(door, "b", known=lines)["chronicle_from"] == 0
    assert look(door, "gm", known=lines)["chronicle_from"] == lines


@pytest.mark.parametrize(("key", "readers"), [("begin.road", []), ("ready.road", ["gm"])])
def test_a_private_look_is_offered_only_where_something_is_sealed(key: str, readers: list[str]) -> None:
    """samyra.act.input: a slip counts whatever stands on it, or the offer would tell what it is."""
    made = Door(Dice.seeded("offered"))
    asked(made, do="new", system="samyra", switches={})
    answer(made, keys=[key])
    if readers:
        answer(made, form={})
    shown = look(made, "table")
    assert shown["private"] == readers
    assert (look(made, "gm")["table"] != shown["table"]) == bool(readers)


def test_changes_tell_a_secret_to_its_seat_alone(door: Door) -> None:
    """Screens of several seats follow one battle; what one of them is told in between is not in what the others are told."""
    screens = {viewer: Screen(door, viewer, viewer) for viewer in ("table", "a", "gm")}
    for screen in screens.values():
        screen.ask()
    screens["gm"].ask("overrule", what="b.2.damage", value=2, why="")
    screens["gm"].ask("answer", answer={"by": "b", "form": {"vow": {"text": "the vow of b"}}})
    told = {viewer: screen.ask() for viewer, screen in screens.items() if viewer != "gm"}
    assert [left(screen.view, "b.2") for screen in screens.values()] == ["hidden", "hidden", 5]
    assert '"left": 5' not in json.dumps(told)
    assert "the vow of b" not in json.dumps(told)
    assert all("changes" in reply for reply in told.values())
    assert [screen.view for screen in screens.values()] == [screen.whole() for screen in screens.values()]
