"""Every request and every reply has the shape of docs/door.schema.json, whoever looks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from support.door_player import Plain, Visitor
from support.schema import KINDS, SCHEMA, faults, jsonschema, kind_of, unfit

from gonfalon.battle.event import Thrown
from gonfalon.battle.thrown_data import dump_thrown
from gonfalon.door.door import DOINGS
from gonfalon.door.session import REQUESTS
from gonfalon.formats.record import dump_entry
from gonfalon.questions.answer import Entry, OfferTaken, RulingMade
from gonfalon.questions.choice import OptionsAnswer
from gonfalon.questions.dice import KINDS as DICE
from gonfalon.questions.dice import DieKind, Source
from gonfalon.questions.filled import FormAnswer
from gonfalon.questions.number import NumberAnswer
from gonfalon.questions.roll import DiceAnswer
from gonfalon.questions.slip import RevealedAnswer, SealedAnswer
from gonfalon.questions.text import TextAnswer
from gonfalon.systems import ours
from gonfalon.table.field.painting import PaintingAnswer
from gonfalon.table.field.path import PathAnswer
from gonfalon.table.kinds import ENTRIES as BY_MARK

pytestmark = pytest.mark.long


def test_the_schema_is_one() -> None:
    jsonschema.meta.validate(SCHEMA)
    kinds = [kind["$ref"] for kind in SCHEMA["oneOf"]]
    assert len(kinds) == len(KINDS)


def test_the_schema_is_strict() -> None:
    """A shape that lists its properties takes no others."""
    for path, shape in shapes(SCHEMA, "#"):
        if "properties" in shape and "type" in shape:
            assert shape.get("additionalProperties") is False, path


def shapes(of: object, path: str) -> Iterator[tuple[str, Plain]]:
    if isinstance(of, dict):
        yield path, of
        for key, value in of.items():
            yield from shapes(value, f"{path}/{key}")


LONG = 150
"""So many replies are enough of a long battle."""


@pytest.mark.parametrize("viewer", ["table", "a", "b", "gm"])
@pytest.mark.parametrize("system", ours(), ids=lambda system: system.id)
def test_every_view_of_a_random_battle_fits(system: Any, viewer: str) -> None:
    visitor = Visitor(f"schema {viewer}", viewer)
    switches = {switch.rule: visitor.rng.choice(switch.values) for switch in system.switches}
    shown = visitor.begin(system.id, **switches)
    while shown["ask"] is not None and len(visitor.replies) < LONG:
        shown = visitor.play(shown, most=1)
        if visitor.rng.random() < 0.1 and shown["settings"]:
            setting = visitor.rng.choice(shown["settings"])
            visitor.ask("overrule", what=setting["key"], value=setting["value"], why="so it is")
            visitor.ask("undo")
            shown = visitor.view()
    for request, reply in zip(visitor.requests, visitor.replies, strict=True):
        assert faults(reply) == []
        assert unfit(request) == []


def test_the_other_replies_fit() -> None:
    visitor = Visitor("others")
    visitor.ask("systems")
    visitor.ask("look")
    visitor.begin()
    visitor.ask("look", known=0)
    visitor.ask("odds")
    visitor.ask("answer", answer={"number": 0})
    visitor.ask("answer", answer={"keys": ["done"]})
    visitor.ask("read", link="b=AAAA")
    visitor.ask("open", file={})
    visitor.ask("played", file=visitor.ask("look")["save"])
    visitor.ask("link")
    visitor.ask("cards", system="war", cards=[{"kind": "war-unit", "text": "fair | fight 2, will 1, notice 1 | Pikes"}])
    visitor.ask("export")
    visitor.ask("compare", file=visitor.ask("look")["save"])
    visitor.ask("setup")
    at = len(visitor.ask("log")["entries"])
    visitor.ask("append", at=at, entries=[["name", "Furt"]])
    token = visitor.ask("append", at=at + 1, entries=[["name", "Ford"]], token="")["token"]
    token = visitor.ask("append", at=at + 2, entries=[["name", "Furt"]], token=token)["token"]
    visitor.ask("draft", at=at + 3, entries=[["name", "Ford"]])
    visitor.ask("heads", after=[0, at])
    visitor.ask("look", token=token)
    visitor.ask("look", token="")
    visitor.ask("close")
    elsewhere = {"path", "absent"}  # test_paths.py, test_runtime.py
    assert {kind_of(reply) for reply in visitor.replies} == set(KINDS) - elsewhere
    assert [fault for reply in visitor.replies for fault in faults(reply)] == []
    assert [fault for request in visitor.requests for fault in unfit(request)] == []


def test_every_request_that_the_door_knows_is_described() -> None:
    described = [SCHEMA["$defs"][one["$ref"].split("/")[-1]] for one in SCHEMA["$defs"]["Request"]["anyOf"]]
    kinds = [shape["properties"]["do"] for shape in described]
    assert sorted(do for kind in kinds for do in kind.get("enum", [kind.get("const")])) == sorted((*DOINGS, *REQUESTS))


@pytest.mark.parametrize(
    "request_",
    [
        {"do": "dance"},
        {"do": "look", "turns": 3},
        {"do": "new"},
        {"do": "answer", "answer": {"number": "7"}},
        {"do": "undo", "turn": -1},
        {"do": "read", "link": "b=", "slips": {"seal": ["content", "salt"]}},
    ],
    ids=str,
)
def test_the_schema_notices_what_is_no_request(request_: Plain) -> None:
    assert unfit(request_)


def test_the_schema_notices_a_stranger() -> None:
    visitor = Visitor("stranger")
    visitor.begin()
    reply = visitor.ask("look")
    assert faults({**reply, "view": {**reply["view"], "secret": "speed"}})
    assert faults({**reply, "view": {**reply["view"], "turn": "0"}})
    assert faults({**reply, "view": {key: value for key, value in reply["view"].items() if key != "ask"}})


SEAL, SALT = "0f" * 32, "0f" * 16
ENTRIES: tuple[Entry, ...] = (
    OptionsAnswer(("speed",)),
    *(DiceAnswer((1, -1), source) for source in Source),
    NumberAnswer(7),
    TextAnswer("Nordmark"),
    SealedAnswer("a", SEAL),
    RevealedAnswer("speed", SALT),
    FormAnswer((None, NumberAnswer(3), FormAnswer((TextAnswer("Till"),)))),
    PathAnswer("bcc"),
    PaintingAnswer((("wall", ((0, 1, 2), (3, 1, 1))),)),
    PaintingAnswer(()),
    RulingMade("a.dice", 3, "so it is"),
    OfferTaken("concede.a"),
)


@pytest.mark.parametrize("entry", ENTRIES, ids=str)
def test_every_entry_that_a_record_may_hold_is_described(entry: Entry) -> None:
    assert list(jsonschema.Draft202012Validator(entries_of_a_save()).iter_errors(dump_entry(entry))) == []


def test_no_kind_of_entry_is_left_out() -> None:
    assert {type(entry) for entry in ENTRIES} == set(BY_MARK.values())
    described = [shape["prefixItems"][0]["const"] for shape in entries_of_a_save()["anyOf"]]
    assert sorted(described) == sorted(BY_MARK) == sorted({dump_entry(entry)[0] for entry in ENTRIES})


def entries_of_a_save() -> Plain:
    """The shape of one entry, as the schema gives it in a save."""
    items: Plain = SCHEMA["$defs"]["SaveFile"]["properties"]["entries"]["items"]
    return items


@pytest.mark.parametrize("source", Source)
@pytest.mark.parametrize("die", DICE)
def test_every_throw_that_was_taken_back_is_described(die: DieKind, source: Source) -> None:
    checker = SCHEMA["$defs"]["SaveFile"]["properties"]["undone"]["items"]
    told = dump_thrown(Thrown(1, 0, "x.y", ("a",), die, DiceAnswer((1,), source), retracted=True))
    assert list(jsonschema.Draft202012Validator(checker).iter_errors(told)) == []


def test_a_save_fits_after_dice_told_by_their_sum() -> None:
    visitor = Visitor("sums")
    shown = visitor.begin("war")
    while not (shown["ask"]["pool"] or {}).get("summed"):
        shown = visitor.play(shown, most=1)
    throws = shown["ask"]["pool"]["throws"]
    visitor.ask("answer", answer={"sums": [0] * max(1, len(throws))})
    visitor.ask("undo")
    for reply in visitor.replies[-2:]:
        assert "view" in reply and faults(reply) == []
