"""The contents of a request, checked as it comes in: answers, lines that people typed, lots, slips, names."""

from __future__ import annotations

import re
from typing import Any

from gonfalon.battle.battle import Battle
from gonfalon.formats.log_file import battle_name as named
from gonfalon.questions.answer import (
    Answer,
    NumberAnswer,
    OptionsAnswer,
    PaintingAnswer,
    PathAnswer,
    RevealedAnswer,
    TextAnswer,
)
from gonfalon.questions.ask import Ask, Choice, Number, Roll, Text, how_many, tidy, told_by_sums, typed
from gonfalon.questions.checked import LONGEST_CONTENT, MOST_ITEMS, LinkError, integer, items, mapping, text
from gonfalon.questions.dice import Dice
from gonfalon.questions.form_codec import exactly, load_run
from gonfalon.questions.refusal import Refused
from gonfalon.questions.secret import Reveal, as_content
from gonfalon.table.field.path import Path
from gonfalon.table.field.walk import way_on

LONGEST_LINE = 2_000
LOTS = re.compile(r"[0-9a-f]{64}")
Request = dict[str, Any]


def answer_in(given: Request, battle: Battle[Any]) -> Answer:
    """The answer in a request, whatever was asked; the ask itself checks whether it fits."""
    if isinstance(battle.ask, Reveal):
        return RevealedAnswer(content_in(given, battle.ask.inner), "")
    if "keys" in given:
        return OptionsAnswer(keys_in(given))
    if "faces" in given and isinstance(battle.ask, Roll):
        faces = items(given["faces"], MOST_ITEMS)
        return typed(battle.ask, [integer(face) for face in faces])
    if "sums" in given and isinstance(battle.ask, Roll):
        sums = items(given["sums"], MOST_ITEMS)
        return told_by_sums(battle.ask, [integer(total) for total in sums])
    if "number" in given:
        return NumberAnswer(integer(given["number"]))
    if "text" in given:
        return TextAnswer(line(given["text"]))
    if "paint" in given:
        return PaintingAnswer(tuple(map(stroke_in, items(given["paint"], MOST_ITEMS))))
    if "path" in given:
        return PathAnswer(text(given["path"]))
    raise Refused("other-question", rule=battle.ask.rule if battle.ask else "")


def stroke_in(data: object) -> tuple[str, tuple[tuple[int, int, int], ...]]:
    """One brush of a painting: its key, and runs of cells."""
    given = mapping(data)
    return text(given.get("brush")), tuple(map(load_run, items(given.get("cells"), MOST_ITEMS)))


def keys_in(given: Request) -> tuple[str, ...]:
    return tuple(text(key) for key in items(given.get("keys"), MOST_ITEMS))


def content_in(given: Request, ask: Ask[Any]) -> str:
    """Return the content that a person put on a slip: a text, a number, the keys of options."""
    if isinstance(ask, Text):
        return line(given.get("text"))
    if isinstance(ask, Number):
        return str(integer(given.get("number")))
    keys = keys_in(given)
    if isinstance(ask, Choice) and len(keys) != 1:
        raise how_many(ask.rule, 1, 1)
    return as_content(OptionsAnswer(keys))


def path_in(request: Request, ask: Path) -> str:
    """The letters of the path in a request: its `steps`, and from there on the cheapest way `to` a cell."""
    steps = text(request.get("steps", ""))
    if "to" not in request:
        return steps
    column, row = (integer(one) for one in exactly(items(request["to"], MOST_ITEMS), 2))
    if ask.ahead.grid.index((column, row)) is None:
        raise Refused("path-border", rule=ask.rule)
    return steps + way_on(ask.ahead, steps, (column, row), ask.rule)


def dice_in(request: Request) -> Dice | None:
    """Dice that fall by the lots in a request, if it brings some."""
    if "lots" not in request:
        return None
    if not LOTS.fullmatch(text(request["lots"])):
        raise Refused("form", rule="")
    return Dice.handed(bytes.fromhex(request["lots"]))


def line(data: object) -> str:
    """A line that a person typed, tidied; how long it may be, the ask says."""
    if not isinstance(data, str):
        raise Refused("form", rule="")
    tidied = tidy(data[:LONGEST_LINE])
    return tidied if UNSEEN.sub("", tidied).strip() else ""


UNSEEN = re.compile(
    "[\\u00ad\\u034f\\u0600-\\u0605\\u061c\\u06dd\\u115f\\u1160\\u180b-\\u180f\\u200b-\\u200f\\u2060-\\u206f\\u2800\\u3164"
    "\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb\\U000e0001-\\U000e0fff]"
)
"""The characters that take no room on a screen, or leave it empty: a line of it alone says nothing."""


def slips_in(given: Request) -> dict[str, tuple[str, str]]:
    """Content and salt of slips that lie face down, by their seal, as this device saved them."""
    slips: dict[str, tuple[str, str]] = {}
    for seal, data in mapping(given.get("slips", {})).items():
        slip = items(data, 2)
        if len(slip) != 2:
            raise LinkError("content")
        slips[text(seal)] = (text(slip[0], LONGEST_CONTENT), text(slip[1]))
    return slips


def link_text(request: Request) -> str:
    given = request.get("link")
    if not isinstance(given, str):
        raise LinkError("foreign")
    return given


def battle_name(request: Request) -> str:
    return named(line(request.get("name", "")))
