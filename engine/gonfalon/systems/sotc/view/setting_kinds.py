"""The kinds of values that may be overruled: numbers, choices, yes or no, boxes, and how they are labelled."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import lru_cache

from gonfalon.fate.harm import Boxes
from gonfalon.questions.figures import Label
from gonfalon.systems.sotc.state.position import Position
from gonfalon.table.table import Setting

Put = Callable[[int | str], Position]
Choices = tuple[tuple[str, Label], ...]

YES_NO: Choices = (("no", Label("sotc-no")), ("yes", Label("sotc-yes")))
NONE = "none"
GONE = "gone"
MOST = 99
LONGEST_TRACK = 20
MARKED, FREE = "X", "_"


@lru_cache(maxsize=2048)
def labelled(what: str, thing: str) -> Label:
    """Return the name of a value of a thing; made once."""
    return Label("sotc-set", what=what, thing=thing)


def number(
    key: str,
    label: Label,
    value: int,
    put: Put,
    rule: str,
    *,
    least: int = 0,
    most: int = MOST,
    of: str | None = None,
) -> Setting[Position]:
    return Setting(key, label, "number", value, put, rule, least=min(least, value), most=max(most, value), of=of)


def choice(
    key: str, label: Label, value: str, put: Put, rule: str, choices: Choices, of: str | None = None
) -> Setting[Position]:
    return Setting(key, label, "choice", value, put, rule, choices, of=of)


def flag(
    key: str, label: Label, value: bool, put: Callable[[bool], Position], rule: str, of: str | None = None
) -> Setting[Position]:
    return choice(key, label, "yes" if value else "no", lambda new: put(new == "yes"), rule, YES_NO, of)


def text(
    key: str, label: Label, value: str, put: Put, rule: str, most: int, of: str | None = None, *, least: int = 0
) -> Setting[Position]:
    return Setting(key, label, "text", value, put, rule, least=least, most=most, of=of)


def boxes(
    key: str, label: Label, value: Boxes, put: Callable[[Boxes], Position], rule: str, of: str
) -> Setting[Position]:
    """A track as text: a sign for each box (sotc.stress.mark)."""
    return Setting(
        key,
        label,
        "text",
        drawn(value),
        lambda new: put(tuple(sign == MARKED for sign in str(new))),
        rule,
        least=1,
        most=max(LONGEST_TRACK, len(value)),
        reads=lambda new: set(new) <= {MARKED, FREE},
        hint=Label("sotc-hint-boxes", marked=MARKED, free=FREE),
        of=of,
    )


def number_of(
    thing: str, what: str, value: int, put: Put, rule: str, *, least: int = 0, most: int = MOST
) -> Setting[Position]:
    """A number that belongs to a thing; key and label follow from what it is."""
    return number(f"{thing}.{what}", labelled(what, thing), value, put, rule, least=least, most=most, of=thing)


def choice_of(thing: str, what: str, value: str, put: Put, rule: str, choices: Choices) -> Setting[Position]:
    return choice(f"{thing}.{what}", labelled(what, thing), value, put, rule, choices, thing)


def flag_of(thing: str, what: str, value: bool, put: Callable[[bool], Position], rule: str) -> Setting[Position]:
    return flag(f"{thing}.{what}", labelled(what, thing), value, put, rule, thing)


def text_of(thing: str, what: str, value: str, put: Put, rule: str, most: int, *, least: int = 0) -> Setting[Position]:
    return text(f"{thing}.{what}", labelled(what, thing), value, put, rule, most, thing, least=least)


def drawn(boxes: Boxes) -> str:
    return "".join(MARKED if marked else FREE for marked in boxes)


@lru_cache(maxsize=64)
def thing_choices(things: tuple[str, ...]) -> Choices:
    """Things on the table as choices; the same for every value that names one of them."""
    return tuple((thing, Label("sotc-thing", thing=thing)) for thing in things)


def nobody_or(things: Iterable[str]) -> Choices:
    return ((NONE, Label("sotc-none")), *thing_choices(tuple(things)))


def next_id(position: Position, letter: str) -> str:
    """The id that the next thing of a kind gets when it is put on the table by hand."""
    taken = {one.id for things in (position.groups, position.companions) for one in things}
    taken |= {one.id for one in position.aspects} | {one.id for one in position.blocks}
    number = 1
    while f"{letter}{number}" in taken:
        number += 1
    return f"{letter}{number}"


def counted(position: Position, id: str) -> Position:
    """The same once this id is taken: what comes up in play is numbered beyond it."""
    return replace(position, made=max(position.made, int(id[1:])))
