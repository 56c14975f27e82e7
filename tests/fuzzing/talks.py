"""Hypothesis strategies for what is asked of an open battle: several requests in a row, made of what its view offers and
spoiled, forms, paths, offers, sessions and screens among them.
"""

from __future__ import annotations

import json
from copy import deepcopy
from functools import cache
from typing import Any, NamedTuple

from fuzzing.strategies import ENTRIES, FEW, Counts, Draw, Input, Plain, mangled, places, plain
from hypothesis import strategies as st
from support.door_player import Visitor

from gonfalon import plugins
from gonfalon.systems import ours

FIELD = "frontier"
"""A small system of the tests: it has a field with paths, hidden numbers and standing offers."""

ENOUGH = 40
STARTS = ("", "quick", "ready.raid")
"""Options and offers with which battles begin, in systems that have them: interviews, forms, ready battles."""
SESSIONS = ("", "", "", "a", "b", *(f"s{number}" for number in range(18)))


class Moment(NamedTuple):
    """A battle at an open question: what opens it again, and its view."""

    save: Plain
    view: Plain


class FieldKnown:
    """The small system is known as long as this lasts."""

    def __enter__(self) -> None:
        plugins.add(FIELD, "gonfalon_frontier:Frontier")

    def __exit__(self, *_: object) -> None:
        plugins.drop(FIELD)


def begun(visitor: Visitor, system: str, first: str) -> Plain:
    """A new battle after this answer, if its first question has it."""
    shown = visitor.begin(system)
    if first in [one["key"] for one in shown["ask"]["options"]]:
        return visitor.answer({"keys": [first]})
    return visitor.answer({"take": first}) if first in [one["key"] for one in shown["offers"]] else shown


@cache
def moments() -> tuple[Moment, ...]:
    """Of each system one question of every kind and several of its rules, with offers and without."""
    found: dict[tuple[object, ...], Moment] = {}
    with FieldKnown():
        for system, first in [(one, start) for one in (*(each.id for each in ours()), FIELD) for start in STARTS]:
            visitor = Visitor(f"{system} {first}")
            shown = begun(visitor, system, first)
            for _ in range(ENOUGH):
                if shown["ask"] is None:
                    break
                ask = shown["ask"]
                known = (system, ask["kind"], ask["secret"], bool(shown["offers"]), ask["rule"][:14])
                found.setdefault(known, Moment(visitor.ask("look")["save"], visitor.view()))
                shown = visitor.play(shown, most=1)
    return tuple(found.values())


# ------------------------------------------------------------------ answers


def filled(draw: Draw, fields: list[Plain]) -> Plain:
    """Fields of a form as a person may fill them in, most left out: what is left out keeps its preset."""
    chosen = draw(st.lists(st.sampled_from(fields), max_size=3, unique_by=lambda one: one["name"])) if fields else []
    return {one["name"]: cell(draw, one) for one in chosen}


def cell(draw: Draw, field: Plain) -> Plain:
    """A value of the kind of a field."""
    match field["kind"]:
        case "group":
            return {"form": filled(draw, field["fields"])}
        case "rows":
            shapes = st.lists(st.sampled_from(field["shapes"]), max_size=5) if field["shapes"] else st.just([])
            return {"rows": [{"shape": one["key"], "form": filled(draw, one["fields"])} for one in draw(shapes)]}
        case _ if field["number"]:
            least, most = field["number"]["least"], field["number"]["most"]
            return {"number": draw(st.integers(least - 1, most + 1))}
        case _ if field["text"]:
            return {"text": draw(st.text(max_size=12))}
        case _:
            return {"keys": keys(draw, field["options"])}


def keys(draw: Draw, options: list[Plain]) -> list[str]:
    """Some of the options, perhaps twice."""
    return draw(st.lists(st.sampled_from([one["key"] for one in options]), max_size=4)) if options else []


def steps(draw: Draw, many: Counts) -> str:
    """The letters of a path, the same perhaps many times."""
    parts = draw(st.lists(st.tuples(st.sampled_from("abcdefghi"), st.sampled_from((1, 1, 2, *many))), max_size=6))
    return "".join(letter * count for letter, count in parts)


def marked(draw: Draw, brushes: list[Plain]) -> list[Plain]:
    """Cells for some of the brushes, some of them beyond the field."""
    run = st.lists(st.integers(-1, 40), min_size=3, max_size=3)
    keys = [*(one["key"] for one in brushes), "no such brush"]
    stroke = st.fixed_dictionaries({"brush": st.sampled_from(keys), "cells": st.lists(run, max_size=4)})
    strokes: list[Plain] = draw(st.lists(stroke, max_size=3))
    return strokes


def answer(draw: Draw, view: Plain, many: Counts) -> Plain:
    """An answer of the kind that is asked for, or an offer taken."""
    ask = view["ask"]
    if view["offers"] and draw(st.integers(0, 2)) == 0:
        return {"take": draw(st.sampled_from([one["key"] for one in view["offers"]]))}
    by = {"by": draw(st.sampled_from([*ask["who"], "gm"]))} if ask["secret"] else {}
    match ask["kind"]:
        case "form":
            return {"form": filled(draw, ask["form"])}
        case "path":
            return {"path": steps(draw, many)}
        case "paint":
            return {"paint": marked(draw, ask["paint"]["brushes"])}
        case "roll":
            count = ask["pool"]["dice"] + draw(st.sampled_from((0, 0, 0, 0, 0, -1, 1)))
            faces = st.lists(st.sampled_from(ask["pool"]["faces"]), min_size=count, max_size=count)
            return draw(st.sampled_from([{"roll": "app"}, {"faces": draw(faces)}]))
        case "number":
            return {"number": draw(st.integers(ask["number"]["least"] - 1, ask["number"]["most"] + 1)), **by}
        case "text":
            return {"text": draw(st.text(max_size=20)), **by}
        case _:
            return {"keys": keys(draw, ask["options"]), **by}


# ------------------------------------------------------------------ requests


def asked(draw: Draw, view: Plain, many: Counts) -> Plain:
    """A request to a battle with this view."""
    match draw(st.integers(0, 12)):
        case 0 if view["settings"]:
            setting = draw(st.sampled_from(view["settings"]))
            fitting = (
                st.sampled_from([one["key"] for one in setting["choices"]])
                if setting["choices"]
                else st.integers(setting["least"], setting["most"])
            )
            value = draw(st.one_of(fitting, st.integers(-2, 40), st.text(max_size=8), plain))
            return {"do": "overrule", "what": setting["key"], "value": value, "why": draw(st.text(max_size=8))}
        case 1:
            return {"do": "path", "steps": steps(draw, many), **draw(TARGET)}
        case 2:
            viewer = draw(st.sampled_from(["table", "gm", *(one["id"] for one in view["table"]["sides"]), "nobody"]))
            return {"do": "look", "viewer": viewer, "known": draw(st.one_of(st.none(), st.integers(-1, 300)))}
        case 3:
            does = ["undo", "redo", "odds", "export", "close", "link", "name", "systems"]
            return {"do": draw(st.sampled_from(does)), "name": "x", "sketch": True}
        case 4 | 5:
            at = view["turn"] + draw(st.sampled_from((0, 0, 0, 0, 1, 2, -1)))
            entries = [draw(st.sampled_from(ENTRIES)) for _ in range(draw(st.integers(0, 2)))]
            completed = {"answer": answer(draw, view, many), "salt": draw(st.sampled_from((SALT, SALT, "x")))}
            do = "draft" if draw(SELDOM) else "append"
            return {"do": do, "at": at, "entries": draw(st.permutations([*entries, completed]))}
        case 6:
            number = draw(st.sampled_from((0, 1, view["turn"], -1)))
            return {"do": "heads", "after": [number, 10**9]} if draw(SELDOM) else {"do": "log", "since": number}
        case _:
            return {"do": "answer", "answer": answer(draw, view, many)}


SALT = "0123456789abcdef" * 2
LAST, BEFORE = "the last token", "the token before"
CELL = st.lists(st.integers(-1, 45), min_size=2, max_size=2)
TARGET: st.SearchStrategy[Plain] = st.one_of(st.just({}), CELL.map(lambda cell: {"to": cell}))
SCREENS = st.sampled_from(("", "", "", "a", "b", *(f"s{number}" for number in range(12)), "x" * 41))
HELD = st.sampled_from((LAST, LAST, LAST, BEFORE, "", "5a" * 16))
"""The token of the last view that the screen was told (`door.accepted` fills it in), of one before it, and others."""
SELDOM = st.sampled_from((False, False, False, False, True))
"""A flag that is mostly false: the first values are drawn most."""


@st.composite
def talks(draw: Draw, many: Counts = FEW) -> Input:
    """A battle is opened, then several requests follow, to it or to other sessions."""
    kind = draw(st.sampled_from(sorted({one.view["ask"]["kind"] for one in moments()})))
    save, view = draw(st.sampled_from([one for one in moments() if one.view["ask"]["kind"] == kind]))
    requests: list[Plain] = [{"do": "open", "file": save, "token": ""}]
    for _ in range(draw(st.integers(1, 5))):
        request: Any = asked(draw, view, many)
        if draw(st.booleans()):
            request |= {"token": draw(HELD), "screen": draw(SCREENS)}
        if draw(SELDOM):
            request = mangled(request, draw(st.sampled_from(places(request))), draw(plain))
        if draw(SELDOM):
            request |= draw(st.sampled_from([{"turn": view["turn"]}, {"turn": 0}]))
        if draw(SELDOM):
            session = draw(st.one_of(st.sampled_from(SESSIONS), plain))
            requests.append({"do": "new", "system": view["system"], "session": session})
            request["session"] = session
        requests.append(request)
    return Input("talk", json.dumps(deepcopy(requests)).encode())
