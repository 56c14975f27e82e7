"""Paths at the door: what a view says of them, what a path would cost, and the answer. Replies keep to the schema."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from support.door_player import Plain, Visitor
from support.schema import faults

from gonfalon import plugins
from gonfalon.door import sketch
from gonfalon.door.packing import layout, packed
from gonfalon.door.wire import Preview
from gonfalon.table.field.grid import LETTERS


@pytest.fixture(autouse=True)
def known() -> Iterator[None]:
    plugins.add("frontier", "gonfalon_frontier:Frontier")
    yield
    plugins.drop("frontier")


def at_path(map: str = "ford") -> tuple[Visitor, Plain]:
    """A visitor who is asked where the first figure goes."""
    visitor = Visitor("paths")
    visitor.begin("frontier")
    visitor.answer({"keys": [map]}, {"keys": ["none"], "by": "gm"})
    shown = visitor.answer({"keys": ["brace"], "by": "a"}, {"keys": ["brace"], "by": "b"}, {"keys": ["move"]})
    return visitor, shown


@pytest.mark.parametrize("viewer", ["table", "a", "gm"])
def test_every_view_of_a_battle_on_a_field_fits(viewer: str) -> None:
    visitor = Visitor(f"frontier {viewer}", viewer)
    shown = visitor.begin("frontier")
    while shown["ask"] is not None and len(visitor.replies) < 150:
        shown = visitor.play(shown, most=1)
    assert [fault for reply in visitor.replies for fault in faults(reply)] == []


def test_a_view_says_what_is_within_reach() -> None:
    _, shown = at_path()
    path, piece = shown["ask"]["path"], next(one for one in shown["table"]["pieces"] if one["id"] == "a.1")
    (column, row), rows = path["reach"]["at"], path["reach"]["rows"]
    assert path["from"] == piece["at"] == [3, 1]
    assert rows[1 - row][3 - column] == 0
    assert {cost for line in rows for cost in line} <= {None, *range(path["halves"] + 1)}
    assert len({len(line) for line in rows}) == 1
    assert shown["table"]["layout"] == "board"


def test_a_path_is_counted_before_it_is_answered() -> None:
    visitor, shown = at_path()
    there = visitor.ask("path", to=[5, 3])["path"]
    assert faults({"path": there}) == []
    assert there["cells"][0] == [3, 1] and there["cells"][-1] == [5, 3]
    assert len(there["steps"]) == len(there["cells"]) - 1 and set(there["steps"]) <= set(LETTERS)
    on = visitor.ask("path", steps=there["steps"], to=[4, 3])["path"]
    assert on["halves"] > there["halves"] and on["barred"] is None
    assert visitor.view("look")["turn"] == shown["turn"]
    moved = visitor.answer({"path": there["steps"]})
    assert next(one["at"] for one in moved["table"]["pieces"] if one["id"] == "a.1") == [5, 3]


@pytest.mark.parametrize(
    ("request_", "code"),
    [
        ({"to": [11, 9]}, "path-far"),
        ({"to": [99, 0]}, "path-border"),
        ({"to": [10**9, -(10**9)]}, "path-border"),
        ({"to": [1]}, "form"),
        ({"to": "C7"}, "form"),
        ({"steps": "aaaa"}, "path-border"),
        ({"steps": "?"}, "path-letter"),
        ({"steps": 7}, "form"),
    ],
)
def test_a_path_that_cannot_be_is_refused(request_: Plain, code: str) -> None:
    visitor, shown = at_path()
    reply = visitor.ask("path", **request_)
    (no,) = reply.values()
    assert no["code"] == code
    assert faults(reply) == []
    assert visitor.view("look")["turn"] == shown["turn"]


def test_a_path_through_a_friend_says_that_it_may_not_end_there() -> None:
    visitor, _ = at_path()
    reply = visitor.ask("path", steps="cc")
    assert reply["path"]["barred"]["label"]["id"] == "refused-path-end"
    assert visitor.ask("answer", answer={"path": "cc"})["refused"]["code"] == "path-end"


def test_no_path_is_counted_where_none_is_asked_for() -> None:
    visitor = Visitor("none")
    visitor.begin("frontier")
    assert visitor.ask("path", steps="c")["refused"]["code"] == "other-question"


def test_a_field_of_1600_cells_is_small_on_the_wire() -> None:
    """The grid is rows of letters, and what is within reach a description, not an option for each cell."""
    _, shown = at_path("plain")
    grid = len(json.dumps(shown["table"]["grid"]["rows"], separators=(",", ":")))
    reach = len(json.dumps(shown["ask"]["path"], separators=(",", ":")))
    assert grid < 1_800 and reach < 2_500


def test_a_sketch_draws_the_field() -> None:
    visitor, shown = at_path()
    assert visitor.door.battle is not None
    told, shown_table = sketch.preview(visitor.door.battle), shown["table"]
    table = dict(zip([name for name, form, *_ in layout(Preview)["Table"] if form], packed(told.table), strict=False))
    assert (table["layout"], table["grid"][:2]) == ("board", ["square", shown_table["grid"]["rows"]])
    piece = table["pieces"][0]
    assert (piece[0], piece[-2], piece[-1]) == ("a.1", [3, 1], 4)
