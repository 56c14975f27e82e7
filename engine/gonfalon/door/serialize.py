"""Serialisation to plain data for the wire: any of the dataclasses that describe it, field by field.

A figure that not everybody may read (`figures.Veiled`) is shown by whatever reads it: by default as everybody knows it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import is_dataclass
from enum import Enum
from fractions import Fraction
from types import NoneType, UnionType
from typing import Annotated, Any, Union, get_args, get_origin

from gonfalon.questions.figures import Argument, Label, UserText, Veiled
from gonfalon.questions.schema import OMITTED, fields_of

Plain = Any
Read = Callable[[Veiled], Argument]
"""A function that returns the figure that a viewer reads in place of a veiled one."""
Show = Callable[[Any, Read], Plain]


def as_known(of: Veiled) -> Argument:
    """Return the figure that everybody may read."""
    return of.known


def figure(value: Argument, read: Read = as_known) -> Plain:
    """A figure of a label; a label among figures is told from an id by an object of its own."""
    if type(value) in (str, int):
        return value
    match value:
        case UserText(text):
            return {"text": text}
        case Label():
            return {"label": label(value, read)}
        case Fraction():
            return {"over": [value.numerator, value.denominator]}
        case tuple():
            return {"list": [figure(one, read) for one in value]}
        case Veiled():
            return figure(read(value), read)
        case Enum():
            return value.value
        case _:
            return value


def label(of: Label, read: Read = as_known) -> Plain:
    given: dict[str, Plain] = {}
    for name, value in of.figures:
        kind = type(value)
        given[name] = value if kind is str or kind is int else figure(value, read)
    return {"id": of.id, "with": given}


def plain(of: Any, read: Read = as_known) -> Plain:
    """A dataclass as plain data."""
    return show_of(type(of))(of, read)


_shown: dict[type, Show] = {Label: label}


def show_of(cls: type) -> Show:
    """The function that makes plain data of this class; worked out once."""
    if cls not in _shown:
        _shown[cls] = plain  # a class that holds itself looks it up again
        _shown[cls] = _compiled(cls)
    return _shown[cls]


def _compiled(cls: type) -> Show:
    """A function with the fields written out, as `dataclasses` makes `__init__`: a loop over them takes a third longer."""
    known: dict[str, Any] = {"figure": figure, "plain": plain}
    items, omitted = [], []
    for one in fields_of(cls):
        shown = _expression(one.type, f"of.{one.attribute}", known)
        if one.mark == OMITTED["wire"]:
            omitted.append(f"**({{}} if of.{one.attribute} is None else {{{one.name!r}: {shown}}})")
        else:
            items.append(f"{one.name!r}: {shown}")
    show: Show = eval(f"lambda of, read: {{{', '.join(items + omitted)}}}", known)  # noqa: S307 (made of our own field names)
    return show


def chance(p: Fraction) -> float:
    """A chance as a number that is 0 or 1 only where it is none or certain."""
    rounded = float(p)
    if p in (0, 1):
        return rounded
    return min(max(rounded, UNLIKELY), 1 - UNLIKELY)


UNLIKELY = 2.0**-53
"""As far from 1 as a number can be that is none."""


def _expression(hint: Any, value: str, known: dict[str, Any]) -> str:
    """The source that makes plain data of `value`, which has this type; what it calls is added to `known`."""
    kind, inner = get_origin(hint), get_args(hint)
    if kind is Annotated:
        return _expression(inner[0], value, known)
    if kind in (Union, UnionType):
        return _one_of([one for one in inner if one is not NoneType], value, known)
    if kind is tuple:
        one = _expression(inner[0], "one", known)
        return f"([{one} for one in {value}] if {value} else [])" if one != "one" else f"[*{value}]"
    if kind is dict:
        one = _expression(inner[1], "one", known)
        return f"{{key: {one} for key, one in {value}.items()}}"
    if hint is Fraction:
        known["chance"] = chance
        return f"chance({value})"
    if isinstance(hint, type) and issubclass(hint, Enum):
        return f"{value}.value"
    if not is_dataclass(kind or hint):
        return value
    name = f"show_{len(known)}"
    known[name] = show_of(kind or hint)
    return f"{name}({value}, read)"


def _one_of(kinds: list[Any], value: str, known: dict[str, Any]) -> str:
    if Label in kinds and len(kinds) > 1:
        return f"figure({value}, read)"
    shown = _expression(kinds[0], value, known)
    if shown == value:
        return value
    if len(kinds) > 1:
        shown = f"plain({value}, read)"
    return f"(None if {value} is None else {shown})"
