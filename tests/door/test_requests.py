"""Every request of docs/door.md: what it gives, what it refuses, and that a refusal changes nothing."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from support.door_player import BEGUN, STRENGTHS, Plain, Visitor, slip, steps_to_tactics
from support.links import linked

from gonfalon.door.door import DOINGS, Door
from gonfalon.door.session import REQUESTS
from gonfalon.questions.slip import seal
from gonfalon.systems import ours
from gonfalon.systems.tiefen import Tiefen

DOCS = Path(__file__).parents[2] / "docs" / "door.md"


def at_tactics() -> Visitor:
    visitor = Visitor("requests")
    visitor.begin()
    visitor.answer(*steps_to_tactics())
    return visitor


def at_roll() -> Visitor:
    visitor = at_tactics()
    visitor.answer(slip("a", "speed"), slip("b", "speed"), {"keys": ["close"]})
    return visitor


def test_every_request_is_documented_and_every_documented_one_is_known() -> None:
    table = DOCS.read_text("utf-8").partition("| `do` |")[2].partition("###")[0]
    first_cells = [line.split("|")[1] for line in table.splitlines() if line.startswith("| `")]
    assert {name for cell in first_cells for name in re.findall(r"`(\w+)`", cell)} == {*DOINGS, *REQUESTS}


def test_the_example_of_the_documentation_works() -> None:
    reply = json.loads(Door().handle('{"do": "new", "system": "tiefen"}'))
    assert reply["view"]["flow"] == "setup"


def test_systems_lists_every_system_with_its_switches() -> None:
    listed = Visitor(1).ask("systems")["systems"]
    assert [one["id"] for one in listed] == [system.id for system in ours()]
    for one, system in zip(listed, ours(), strict=True):
        assert one["version"] == system.version
        assert [switch["rule"] for switch in one["switches"]] == [switch.rule for switch in system.switches]


def test_new_opens_a_battle_with_name_and_switches() -> None:
    switches = {"tiefen.roll.chooser": "victim"}
    shown = Visitor(1).view("new", system="tiefen", switches=switches, name="  Am  Furtstein ")
    assert (shown["name"], shown["turn"], shown["flow"], shown["viewer"]) == ("Am Furtstein", 0, "setup", "table")
    set_otherwise = {one["rule"]: one["value"] for one in shown["switches"] if one["value"] != one["default"]}
    assert set_otherwise == switches


@pytest.mark.parametrize("do", ["look", "answer", "undo", "redo", "overrule", "name", "link", "export", "setup"])
def test_without_a_battle_there_is_nothing_to_do(do: str) -> None:
    reply = Visitor(1).ask(do, name="", answer={"keys": []}, what="a.name", value="")
    assert reply["refused"]["code"] == "no-battle"


def test_look_says_for_whom_it_looks() -> None:
    visitor = at_tactics()
    for viewer in ("table", "a", "b", "gm"):
        assert visitor.view("look", viewer=viewer)["viewer"] == viewer


@pytest.mark.parametrize(
    ("steps", "answer", "event"),
    [
        ((), {"number": 120}, None),
        (STRENGTHS, BEGUN, "tiefen.flow.steps"),
        (steps_to_tactics(), slip("b", "speed"), "tiefen.tactic.secret"),
        (steps_to_tactics(), {"draw": True, "by": "a"}, "tiefen.tactic.secret"),
        ((*STRENGTHS, {"keys": ["name.a"]}), {"text": "Nordmark"}, "tiefen.sides.two"),
    ],
)
def test_an_answer_of_each_shape_goes_one_turn_on(steps: tuple[Plain, ...], answer: Plain, event: str | None) -> None:
    visitor = Visitor(1)
    visitor.begin()
    before = visitor.answer(*steps)
    after = visitor.view("answer", answer=answer, turn=before["turn"])
    assert after["turn"] == before["turn"] + 1
    new = [one["rule"] for one in after["chronicle"][len(before["chronicle"]) :]]
    assert (event in new) if event else not new


@pytest.mark.parametrize(("answer", "source"), [({"roll": "app"}, "seed"), ({"faces": [4]}, "table")])
def test_dice_are_thrown_by_the_app_or_typed_in(answer: Plain, source: str) -> None:
    shown = at_roll().answer(answer)
    (thrown,) = [one for one in shown["chronicle"] if one["kind"] == "dice"]
    assert (thrown["source"], thrown["who"], thrown["die"], thrown["rule"]) == (source, ["a"], "d6", "tiefen.roll.all")


def test_undo_and_redo_go_back_and_forth() -> None:
    visitor = at_roll()
    thrown = visitor.answer({"roll": "app"})
    back = visitor.view("undo")
    assert (back["turn"], back["can_redo"]) == (thrown["turn"] - 1, True)
    assert [one["kind"] for one in back["chronicle"]].count("undone") == 1
    again = visitor.view("redo")
    assert {**again, "can_redo": False} == thrown
    assert not again["can_redo"]
    assert visitor.refused("redo") == "nothing-to-redo"
    start = Visitor(1)
    start.begin()
    assert start.refused("undo") == "nothing-to-undo"


def test_overrule_sets_a_value_and_says_why() -> None:
    visitor = at_roll()
    shown = visitor.view("overrule", what="b.bonus", value=2, why="siege tower")
    assert shown["rulings"] == 1
    ruled = [one for one in shown["chronicle"] if one["kind"] == "ruling"]
    assert [one["rule"] for one in ruled] == ["tiefen.dice.freeze"]
    assert ruled[0]["label"]["with"]["why"] == {"text": "siege tower"}
    assert {one["key"]: one["value"] for one in shown["settings"]}["b.bonus"] == 2
    assert visitor.refused("overrule", what="b.bonus", value=-50, why="") == "setting"
    assert visitor.refused("overrule", what="c.bonus", value=1, why="") == "no-setting"
    assert visitor.refused("overrule", what="b.bonus", value=1, why="x" * 201) == "length"


def test_a_switch_is_overruled_like_any_value() -> None:
    shown = at_tactics().view("overrule", what="switch.tiefen.roll.chooser", value="victim", why="")
    switch = next(one for one in shown["switches"] if one["rule"] == "tiefen.roll.chooser")
    assert (switch["value"], switch["default"]) == ("victim", "destroyer")


def test_name_renames_the_battle() -> None:
    visitor = at_tactics()
    assert visitor.view("name", name="Am Furtstein")["name"] == "Am Furtstein"
    assert visitor.ask("export")["file"]["name"] == "Am Furtstein"
    assert len(visitor.view("name", name="x" * 500)["name"]) == 60


def test_a_link_is_read_on_another_device() -> None:
    visitor = at_roll()
    visitor.view("name", name="Furt")
    shown = visitor.answer({"faces": [3]})
    link = visitor.ask("link")["link"]
    for text in (link, f"#{link}", f"https://example.org/gonfalon/#{link}", f"https://example.org/#x=1&{link}"):
        read = Visitor(2).view("read", link=text)
        assert {**read, "notes": []} == {**shown, "can_redo": False}


@pytest.mark.parametrize(
    ("link", "code"),
    [("", "foreign"), ("https://example.org/", "foreign"), ("#b=", "cut"), ("#b=AAAA", "cut"), (5, "foreign")],
)
def test_a_link_that_cannot_be_read_leaves_the_open_battle(link: object, code: str) -> None:
    visitor = at_tactics()
    before = visitor.ask("look")
    assert visitor.ask("read", link=link)["unreadable"]["code"] == code
    assert visitor.ask("look") == before


def test_what_was_saved_goes_on_with_its_slips() -> None:
    visitor = at_tactics()
    visitor.answer(slip("a", "speed"))
    save = visitor.ask("look")["save"]
    later = Visitor(2)
    shown = later.view("open", file=save)
    assert later.ask("look")["save"] == save
    assert shown["ask"]["done"] == ["a"]
    later.answer(slip("b", "steadiness"), {"keys": ["close"]})
    cards = {card["of"]: card["label"]["with"]["tactic"] for card in later.view()["table"]["cards"]}
    assert cards == {"a": "speed", "b": "steadiness"}


def test_an_exported_file_goes_on_without_them() -> None:
    visitor = at_tactics()
    visitor.answer(slip("a", "speed"))
    file = visitor.ask("export")["file"]
    assert "slips" not in file
    later = Visitor(2)
    later.view("open", file=file)
    shown = later.answer(slip("b", "steadiness"), {"keys": ["close"]})
    assert (shown["ask"]["rule"], shown["ask"]["who"]) == ("tiefen.tactic.reveal", ["a"])
    shown = later.answer({"keys": ["strength"]})
    while shown["ask"]["rule"] == "tiefen.tactic.reveal":
        shown = later.answer({"keys": ["steadiness"]})
    assert {card["label"]["with"]["tactic"] for card in shown["table"]["cards"]} == {"strength", "steadiness"}


def test_slips_that_were_seen_are_remembered() -> None:
    visitor = at_roll()
    shown = visitor.view("undo")
    assert [note["id"] for note in shown["ask"]["note"]] == ["note-slips-seen"]
    later = Visitor(2)
    shown = later.view("open", file=visitor.ask("look")["save"])
    assert [note["id"] for note in shown["ask"]["note"]] == ["note-slips-seen"]


def test_what_no_longer_follows_the_rules_is_left_out_and_said() -> None:
    visitor = at_tactics()
    file = visitor.ask("export")["file"]
    file["entries"] += [["n", 5], ["p", "close"]]
    shown = Visitor(2).view("open", file=file)
    assert shown["turn"] == len(file["entries"]) - 2
    assert shown["notes"] == [{"id": "note-left-out", "with": {"count": 2}}]


def test_another_version_of_the_rules_is_said() -> None:
    file = at_tactics().ask("export")["file"]
    file["version"] = 7
    shown = Visitor(2).view("open", file=file)
    assert shown["notes"] == [{"id": "note-other-version", "with": {"played": 7, "now": Tiefen.version}}]


def test_a_note_goes_with_the_next_battle() -> None:
    visitor = Visitor(2)
    file = at_tactics().ask("export")["file"]
    visitor.view("open", file={**file, "version": 7})
    assert visitor.begin()["notes"] == []


TACTICS = len(steps_to_tactics())
STALE: tuple[tuple[str, Plain], ...] = (
    ("answer", {"answer": slip("a", "speed")}),
    ("undo", {}),
    ("redo", {}),
    ("overrule", {"what": "a.name", "value": "x", "why": ""}),
)


@pytest.mark.parametrize(("do", "more"), STALE)
@pytest.mark.parametrize("turn", [0, TACTICS - 1, TACTICS + 1, -1, str(TACTICS), None])
def test_a_stale_request_is_refused(do: str, more: Plain, turn: object) -> None:
    visitor = at_tactics()
    assert visitor.view()["turn"] == TACTICS
    assert visitor.refused(do, **more, turn=turn) == "stale"


@pytest.mark.parametrize(
    ("answer", "codes"),
    [
        ({"keys": ["cunning"], "by": "a"}, {"not-offered"}),
        ({"keys": ["speed"], "by": "c"}, {"not-asked"}),
        ({"keys": ["speed", "strength"], "by": "a"}, {"how-many"}),
        ({"keys": [], "by": "a"}, {"how-many"}),
        ({"by": "a"}, {"how-many", "form"}),
        ({"keys": "speed", "by": "a"}, {"form"}),
        ({"keys": [5], "by": "a"}, {"form"}),
        ({"keys": ["speed"], "by": 5}, {"form"}),
        ({"roll": "app"}, {"how-many", "form", "other-question", "no-roll"}),
        ({"number": 3}, {"how-many", "form", "other-question"}),
        ({}, {"how-many", "form"}),
        (5, {"form"}),
        (None, {"form"}),
        ([], {"form"}),
    ],
)
def test_a_wrong_answer_to_a_secret_question_is_refused(answer: object, codes: set[str]) -> None:
    assert at_tactics().refused("answer", answer=answer) in codes


@pytest.mark.parametrize(
    ("answer", "codes"),
    [
        ({"faces": []}, {"faces"}),
        ({"faces": [7]}, {"faces"}),
        ({"faces": [1, 1]}, {"faces"}),
        ({"faces": ["6"]}, {"form"}),
        ({"faces": [6.0]}, {"form"}),
        ({"faces": [True]}, {"form"}),
        ({"faces": "6"}, {"form"}),
        ({"faces": [10**30]}, {"form"}),
        ({"faces": [1] * 5000}, {"form", "faces"}),
        ({"roll": "mine"}, {"other-question"}),
        ({"keys": ["6"]}, {"other-question"}),
        ({"number": 6}, {"other-question"}),
        ({"text": "six"}, {"other-question"}),
    ],
)
def test_a_wrong_throw_is_refused(answer: object, codes: set[str]) -> None:
    assert at_roll().refused("answer", answer=answer) in codes


@pytest.mark.parametrize("number", [0, -1, 100_000, 10**30, 1.5, "5", None, True, [5], float("inf"), float("nan")])
def test_a_wrong_number_is_refused(number: object) -> None:
    visitor = Visitor(1)
    visitor.begin()
    assert visitor.refused("answer", answer={"number": number}) in {"number", "form"}


@pytest.mark.parametrize(
    "request_",
    [
        {},
        {"do": 5},
        {"do": None},
        {"do": "__init__"},
        {"do": "open_file"},
        {"do": "new"},
        {"do": "new", "system": 5},
        {"do": "new", "system": "no-such-system"},
        {"do": "new", "system": "tiefen", "switches": []},
        {"do": "new", "system": "tiefen", "switches": {"tiefen.roll.chooser": "nobody"}},
        {"do": "new", "system": "tiefen", "switches": {"tiefen.roll.chooser": 5}},
        {"do": "new", "system": "tiefen", "name": 5},
        {"do": "name", "name": None},
        {"do": "look", "viewer": 5},
        {"do": "look", "viewer": ["a"]},
        {"do": "overrule"},
        {"do": "overrule", "what": "a.name", "value": None},
        {"do": "overrule", "what": "a.name", "value": 1.5},
        {"do": "overrule", "what": 5, "value": 1},
        {"do": "overrule", "what": "a.name", "value": "x", "why": 5},
    ],
)
def test_a_request_without_form_is_refused_and_changes_nothing(request_: Plain) -> None:
    visitor = at_tactics()
    before = visitor.ask("look")
    reply = json.loads(visitor.door.handle(json.dumps(request_)))
    assert set(reply) == {"refused"}, reply
    assert visitor.ask("look") == before


@pytest.mark.parametrize("viewer", [5, None, ["a"], "x" * 900], ids=["number", "null", "list", "long"])
@pytest.mark.parametrize(
    "request_",
    [
        {"do": "answer", "answer": slip("a", "speed")},
        {"do": "undo"},
        {"do": "overrule", "what": "a.name", "value": "x", "why": ""},
        {"do": "name", "name": "x"},
        {"do": "new", "system": "tiefen"},
    ],
)
def test_a_wrong_viewer_changes_nothing(request_: Plain, viewer: object) -> None:
    visitor = at_tactics()
    before = visitor.ask("look")
    reply = json.loads(visitor.door.handle(json.dumps({**request_, "viewer": viewer})))
    assert set(reply) == {"refused"}, reply
    assert visitor.ask("look") == before


@pytest.mark.parametrize(
    "request_",
    [
        {"do": "answer", "answer": {"keys": ["close"]}},
        {"do": "undo"},
        {"do": "redo"},
        {"do": "overrule", "what": "a.bonus", "value": 3, "why": ""},
        {"do": "name", "name": "x"},
        {"do": "new", "system": "tiefen"},
    ],
)
def test_what_is_refused_after_the_deed_takes_the_deed_back(request_: Plain) -> None:
    """Dice that were taken back, what could be done again, and the log as it was told: all of it stays."""
    visitor = at_roll()
    visitor.answer({"roll": "app"})
    visitor.view("undo")
    visitor.view("undo")
    before = visitor.ask("look")
    assert before["view"]["can_redo"]
    assert visitor.refused(**request_, known="all") == "form"
    assert visitor.ask("look") == before
    visitor.view("redo")
    again = visitor.view("redo")
    assert [one["kind"] for one in again["chronicle"]].count("dice") == 1
    assert "undone" not in {one["kind"] for one in again["chronicle"]}


@pytest.mark.parametrize("request_", [{"do": "answer", "answer": {"keys": ["close"]}}, {"do": "undo"}, {"do": "redo"}])
def test_a_fault_of_ours_leaves_the_door_with_the_battle_as_it_was(
    request_: Plain, monkeypatch: pytest.MonkeyPatch
) -> None:
    visitor = at_roll()
    visitor.answer({"roll": "app"})
    visitor.view("undo")
    visitor.view("undo")
    before = visitor.ask("look")
    with monkeypatch.context() as broken:
        broken.setattr(Tiefen, "table", lambda system, position: 1 // 0)
        with pytest.raises(ZeroDivisionError):
            visitor.ask(**request_)
    assert visitor.ask("look") == before
    visitor.view("redo")
    assert visitor.view("redo")["chronicle"][-1]["kind"] != "undone"


SALTS = ["speed", "5A" * 16, "5a" * 15, "5a" * 17, "5a" * 15 + " 5", "٣" * 32]
"""Texts of another form: a seal under one of them could be opened as two contents."""


@pytest.mark.parametrize("salt", SALTS)
def test_a_salt_is_32_small_hexadecimal_digits_wherever_it_enters(salt: str) -> None:
    """In a record, among the slips of a file, among those handed over with a link."""
    visitor = at_tactics()
    laid = seal("speed", salt)
    file = visitor.ask("export")["file"]
    file["entries"] += [["l", "a", laid], ["l", "b", seal("speed", "5a" * 16)], ["p", "close"]]
    slips = {laid: ["speed", salt]}
    for reply in (
        visitor.ask("open", file={**file, "slips": slips}),
        visitor.ask("read", link=linked(file), slips=slips),
    ):
        assert (reply["view"]["ask"]["rule"], reply["save"]["slips"]) == ("tiefen.tactic.reveal", {})
    turned = {**file, "entries": [*file["entries"], ["o", "speed", salt]]}
    assert visitor.ask("open", file=turned)["unreadable"]["code"] == "content"
    assert visitor.ask("read", link=linked(turned))["unreadable"]["code"] == "content"


@pytest.mark.parametrize("mark", ["", "f" * 63, "F" * 64, "f" * 64 + "\n", "f" * 65, "g" * 64])
def test_a_seal_is_64_small_hexadecimal_digits_wherever_it_enters(mark: str) -> None:
    visitor = at_tactics()
    file = visitor.ask("export")["file"]
    for wrong in ({**file, "seen": [mark]}, {**file, "entries": [*file["entries"], ["l", "a", mark]]}):
        assert visitor.ask("open", file=wrong)["unreadable"]["code"] == "content"
        assert visitor.ask("read", link=linked(wrong))["unreadable"]["code"] == "content"


def test_a_slip_that_the_rules_refuse_waits_for_its_owner() -> None:
    """A file may hold a slip with anything on it; the battle opens, and the question stays."""
    visitor = at_tactics()
    laid = seal("flight", "5a" * 16)
    file = visitor.ask("export")["file"]
    file["entries"] += [["l", "a", laid], ["l", "b", seal("speed", "5b" * 16)], ["p", "close"]]
    shown = visitor.view("open", file={**file, "slips": {laid: ["flight", "5a" * 16]}})
    assert (shown["ask"]["rule"], shown["ask"]["who"]) == ("tiefen.tactic.reveal", ["a"])


def test_slips_of_other_battles_stay_where_they_are() -> None:
    visitor = at_tactics()
    strange = {seal("speed", f"{number:032x}"): ["speed", f"{number:032x}"] for number in range(100)}
    file = visitor.ask("export")["file"]
    assert visitor.ask("open", file={**file, "slips": strange})["save"]["slips"] == {}


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "5", '"look"', "null", "[" * 100_000, '{"do":"open","file":' + "[" * 100_000]
)
def test_a_text_that_is_no_request_gets_an_answer_too(text: str) -> None:
    visitor = at_tactics()
    before = visitor.ask("look")
    reply: dict[str, Any] = json.loads(visitor.door.handle(text))
    assert set(reply) <= {"refused", "unreadable"}
    assert visitor.ask("look") == before
