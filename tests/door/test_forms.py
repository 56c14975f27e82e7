"""A form at the door: what the view says of it, what a request fills in, and what is said against it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from support.schema import faults

from gonfalon import plugins
from gonfalon.door.door import Door
from gonfalon.questions.dice import Dice

Plain = Any


@pytest.fixture
def door() -> Iterator[Door]:
    plugins.add("warband", "gonfalon_warband:Warband")
    made = Door(Dice.seeded("forms"))
    made.reply({"do": "new", "system": "warband"})
    yield made
    plugins.drop("warband")


def asked(door: Door, request: Plain) -> Plain:
    """The reply, as it comes through JSON and keeps to the schema."""
    reply = json.loads(door.handle(json.dumps(request)))
    assert not faults(reply)
    return reply


def sent(door: Door, form: Plain) -> Plain:
    return asked(door, {"do": "answer", "answer": {"form": form}})


def test_the_view_describes_fields_groups_rows_and_presets(door: Door) -> None:
    ask = asked(door, {"do": "look"})["view"]["ask"]
    assert (ask["kind"], ask["secret"]) == ("form", False)
    points, camp, band = ask["form"]
    assert (points["name"], points["kind"], points["number"]["most"]) == ("points", "number", 30)
    assert points["preset"] == {"number": 12}
    walls, height = camp["fields"]
    assert [one["key"] for one in walls["options"]] == ["no", "yes"]
    assert height["when"] == {"field": "walls", "values": ["yes"]}
    assert camp["preset"] == {"form": {"walls": {"keys": ["no"]}}}
    assert (band["kind"], band["least"], band["most"]) == ("rows", 1, 5)
    hero, minions = band["shapes"]
    assert [one["name"] for one in hero["fields"]] == ["name", "strength", "gifts"]
    assert [one["secret"] for one in hero["fields"]] == [False, True, False]
    assert minions["fields"][0]["number"]["quick"] == [3, 6]
    assert [row["shape"] for row in band["preset"]["rows"]] == ["hero", "minions"]
    assert band["preset"]["rows"][0]["form"] == {
        "name": {"text": "Anna"},
        "strength": {"number": 4},
        "gifts": {"keys": []},
    }


def test_the_presets_of_the_view_are_an_answer(door: Door) -> None:
    form = asked(door, {"do": "look"})["view"]["ask"]["form"]
    whole = sent(door, {one["name"]: one["preset"] for one in form})
    asked(door, {"do": "undo"})
    assert sent(door, {})["save"]["entries"][0][:3] == whole["save"]["entries"][0][:3]


def test_what_is_left_out_is_as_preset_and_secrets_stay_on_the_device(door: Door) -> None:
    row = {"shape": "hero", "form": {"name": {"text": "  Till "}, "strength": {"number": 7}}}
    save = sent(door, {"points": {"number": 9}, "band": {"rows": [row]}})["save"]
    kind, points, camp, (_, (shape, name, strength, gifts)) = save["entries"][0]
    assert (kind, points, camp) == ("f", ["n", 9], ["f", ["p", "no"], None])
    assert (shape, name, gifts) == ("hero", ["t", "Till"], ["p"])
    assert (strength[0], strength[1]) == ("l", "a")
    assert save["slips"][strength[2]][0] == "7"
    assert "slips" not in asked(door, {"do": "export"})["file"]


def test_a_refusal_brings_all_complaints_with_path_rule_and_words(door: Door) -> None:
    rows = [{"shape": "minions", "form": {"count": {"number": 99}}}, {"shape": "hero", "form": {"name": {"text": ""}}}]
    refused = sent(door, {"points": {"number": 99}, "band": {"rows": rows}})["refused"]
    assert (refused["code"], refused["label"]["with"]) == ("fields", {"count": 3})
    assert [(one["path"], one["code"], one["rule"]) for one in refused["fields"]] == [
        ("points", "number", "warband.points"),
        ("band.1.count", "number", "warband.minions.count"),
        ("band.2.name", "length", "warband.hero.name"),
    ]
    assert asked(door, {"do": "look"})["view"]["turn"] == 0


@pytest.mark.parametrize(
    "form",
    [
        None,
        [],
        {"gold": {"number": 1}},
        {"points": 9},
        {"points": {"number": "9"}},
        {"points": {"text": "9"}},
        {"camp": {"walls": {"keys": ["no"]}}},
        {"band": {"rows": {}}},
        {"band": {"rows": [{"shape": "dragon"}]}},
        {"band": {"rows": [{"shape": 1}]}},
        {"band": {"rows": [{"form": {"strength": {"keys": ["4"]}}}]}},
    ],
    ids=json.dumps,
)
def test_a_form_without_meaning_is_refused(door: Door, form: Plain) -> None:
    assert sent(door, form)["refused"]["code"] in ("form", "other-question", "fields")
    assert asked(door, {"do": "look"})["view"]["turn"] == 0


def test_another_answer_to_a_form_is_refused(door: Door) -> None:
    answers: tuple[Plain, ...] = ({"keys": []}, {"number": 1}, {"text": ""}, {})
    for answer in answers:
        assert asked(door, {"do": "answer", "answer": answer})["refused"]["code"] == "other-question"
