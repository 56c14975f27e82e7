"""The contents of a request, checked as it comes in: answers, lines that people typed, slips, names."""

from __future__ import annotations

from typing import Any

from gonfalon.battle.battle import Battle
from gonfalon.battle.named import battle_name as named
from gonfalon.questions.answer import Answer, RulingMade
from gonfalon.questions.checked import (
    LONGEST_CONTENT,
    MOST_ITEMS,
    LinkError,
    exactly,
    integer,
    items,
    mapping,
    text,
)
from gonfalon.questions.refusal import Refused
from gonfalon.questions.secret import Reveal, said_content
from gonfalon.questions.slip import RevealedAnswer
from gonfalon.questions.tidy import line
from gonfalon.table.field.path import Path
from gonfalon.table.field.walk import way_on

Request = dict[str, Any]


def answer_in(given: Request, battle: Battle[Any]) -> Answer:
    """The answer in a request to the open question, which itself checks whether it fits; raises Refused or LinkError."""
    ask = battle.ask
    if ask is None:
        raise Refused("over", rule="")
    if isinstance(ask, Reveal):
        return RevealedAnswer(said_content(ask.inner, given), "")
    if not any(name in given for name in ask.said_by):
        raise ask.wrong()
    return ask.said(given)


def path_in(request: Request, ask: Path) -> str:
    """The letters of the path in a request: its `steps`, and from there on the cheapest way `to` a cell."""
    steps = text(request.get("steps", ""))
    if "to" not in request:
        return steps
    column, row = (integer(one) for one in exactly(items(request["to"], MOST_ITEMS), 2))
    if ask.ahead.grid.index((column, row)) is None:
        raise Refused("path-border", rule=ask.rule)
    return steps + way_on(ask.ahead, steps, (column, row), ask.rule)


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


def ruling_in(given: Request) -> RulingMade:
    """The ruling in a request: `what` is overruled, the `value`, and `why`, as somebody typed it."""
    value = given.get("value")
    return RulingMade(text(given.get("what")), value if type(value) is int else line(value), line(given.get("why", "")))
