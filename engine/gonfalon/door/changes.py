"""The changes that lead from one view to the next, made by the dataclasses that describe the wire (docs/door.md, Changes).

A dataclass is compared field by field, a dict entry by entry, a list of things with ids (`table/listed.py`) thing by thing;
of another list, what stands at its beginning stays. Labels and all else are told whole. `merge.py` is the way back.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import is_dataclass
from types import NoneType, UnionType
from typing import Annotated, Any, Union, get_args, get_origin

from gonfalon.questions.figures import Label, UserText
from gonfalon.questions.schema import fields_of
from gonfalon.table.listed import lists_of

Plain = Any
Change = dict[str, Any]
Compare = Callable[[Any, Any], Change | None]
"""A function that returns the change from one value to another that differs; None where the new one is told whole."""


def whole(old: Plain, new: Plain) -> Change | None:
    """Compare nothing: the new value is told whole."""
    return None


_compared: dict[type, Compare] = {Label: whole, UserText: whole}


def compare_of(cls: type) -> Compare:
    """The function that compares two plain values of this dataclass; worked out once."""
    if cls not in _compared:
        _compared[cls] = lambda old, new: _compared[cls](old, new)  # a class that holds itself looks it up again
        lists = lists_of(cls)
        _compared[cls] = object_of({one.name: _of(one.type, lists.get(one.attribute)) for one in fields_of(cls)})
    return _compared[cls]


def _of(hint: Any, by: str | None = None) -> Compare:
    """The function that compares two plain values of this type; `by` names the id of the things in a list."""
    kind, inner = get_origin(hint), get_args(hint)
    if kind is Annotated:
        return _of(inner[0], by)
    if kind in (Union, UnionType):
        return _where_both_are([one for one in inner if one is not NoneType], by)
    if kind is tuple:
        return _of_list(inner, by)
    if kind is dict:
        return entries_of(_of(inner[1]))
    found = kind or hint
    return compare_of(found) if isinstance(found, type) and is_dataclass(found) else whole


def _where_both_are(kinds: list[Any], by: str | None) -> Compare:
    """Compare two values of the only kind there is, if neither is None."""
    compare = _of(kinds[0], by) if len(kinds) == 1 else whole
    return whole if compare is whole else lambda old, new: None if old is None or new is None else compare(old, new)


def _of_list(inner: tuple[Any, ...], by: str | None) -> Compare:
    if inner[-1] is not ...:
        return whole
    return things_of(by, _of(inner[0])) if by else beginning


def object_of(fields: dict[str, Compare]) -> Compare:
    """Compare two objects field by field."""
    return lambda old, new: _parts(old, new, fields.__getitem__)


def entries_of(compare: Compare) -> Compare:
    """Compare two dicts entry by entry; told whole where a name is no text, as JSON makes texts of names."""

    def changed(old: dict[str, Plain], new: dict[str, Plain]) -> Change | None:
        return _parts(old, new, lambda name: compare) if _are_texts((*old, *new)) else None

    return changed


def _parts(old: dict[str, Plain], new: dict[str, Plain], compare: Callable[[str], Compare]) -> Change:
    laid: dict[str, Plain] = {}
    inside: dict[str, Change] = {}
    for name, value in new.items():
        if name not in old:
            laid[name] = value
        elif (before := old[name]) != value:
            change = compare(name)(before, value)
            if change is None:
                laid[name] = value
            else:
                inside[name] = change
    return _told(set=laid, **{"in": inside}, gone=[name for name in old if name not in new])


def things_of(by: str, compare: Compare) -> Compare:
    """Compare two lists of things with ids; told whole where an id stands twice or is no text, or where no thing stays."""

    def changed(old: list[Plain], new: list[Plain]) -> Change | None:
        if not _are_texts(one[by] for one in (*old, *new)):
            return None
        before, after = {one[by]: one for one in old}, {one[by]: one for one in new}
        if len(before) < len(old) or len(after) < len(new) or not before.keys() & after.keys():
            return None
        parts = _parts(before, after, lambda id: compare)
        laid = parts.pop("set", {})
        as_merged = [id for id in before if id in after] + [id for id in laid if id not in before]
        order = [] if as_merged == [*after] else [*after]
        return {"by": by, **_told(set=[*laid.values()]), **parts, **_told(order=order)}

    return changed


def beginning(old: list[Plain], new: list[Plain]) -> Change | None:
    """Compare two lists without ids: how many stand at the beginning of both, and what follows."""
    keep = next((at for at, (one, other) in enumerate(zip(old, new, strict=False)) if one != other), None)
    keep = min(len(old), len(new)) if keep is None else keep
    return {"keep": keep, "more": new[keep:]} if keep else None


def _are_texts(names: Iterable[Any]) -> bool:
    """True unless a plugin has other names than texts."""
    return all(isinstance(name, str) for name in names)


def _told(**parts: Any) -> Change:
    """A change without the parts that hold nothing."""
    return {name: part for name, part in parts.items() if part}
