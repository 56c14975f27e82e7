"""The dataclasses of the wire as short lists, and the layout by which a screen reads them.

A dataclass is the list of its fields in their order, without those for a closer look; fields at the end that have their
default are left out. A label is [id] or [id, figures], a name a text or a label, a flag 1 or 0.
"""

from __future__ import annotations

from dataclasses import MISSING, is_dataclass
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from gonfalon.door.serialize import figure as shown
from gonfalon.questions.figures import Argument, Label, UserText, Veiled
from gonfalon.questions.schema import CLOSER, Constraint, SchemaField, fields_of

Plain = Any
FAR = 1_000_000_000
"""A number without bounds of its own is no further from 0."""


def packed(of: Any) -> Plain:
    """Anything of the wire as short lists."""
    match of:
        case Label():
            return label(of)
        case UserText(text):
            return text
        case bool():
            return int(of)
        case tuple():
            return [packed(one) for one in of]
        case dict():
            return {key: packed(one) for key, one in of.items()}
        case _:
            return fields_packed(of) if is_dataclass(of) else of


def fields_packed(of: object) -> list[Plain]:
    cls: type = type(of)
    fields = [one for one in fields_of(cls) if in_preview(one)]
    values = [getattr(of, one.attribute) for one in fields]
    while fields and fields[-1].default is not MISSING and values[-1] == fields[-1].default:
        fields.pop()
        values.pop()
    return [packed(one) for one in values]


def label(of: Label) -> Plain:
    return [of.id, {name: figure(value) for name, value in of.figures}] if of.figures else [of.id]


def figure(of: Argument) -> Plain:
    if isinstance(of, Label):
        return {"label": label(of)}
    if isinstance(of, tuple):
        return {"list": [figure(one) for one in of]}
    if isinstance(of, Veiled):
        return figure(of.known)
    return shown(of)


def in_preview(field: SchemaField) -> bool:
    return field.mark != CLOSER["wire"]


def layout(root: type) -> dict[str, Plain]:
    """Return the layout by which a screen reads these lists: of each class [name, form, default], form None for what is
    for a closer look.

    A form is label, name, flag, id or text; or a list: [whole, least, most], [word, ...], [maybe, form], [list, form],
    [map, form], [row, ...forms], [of, class].
    """
    found: dict[str, Plain] = {}
    waiting = [root]
    while waiting:
        cls = waiting.pop()
        if cls.__name__ not in found:
            found[cls.__name__] = [field_laid_out(one, waiting) for one in fields_of(cls)]
    return found


def field_laid_out(field: SchemaField, met: list[type]) -> list[Plain]:
    """The name and form of a field, and its default if it has one; a class in it is noted in `met`."""
    form = form_of(field.type, met) if in_preview(field) else None
    if field.default is not MISSING:
        return [field.name, form, list(field.default) if isinstance(field.default, tuple) else field.default]
    return [field.name, form] if form else [field.name, form, ""]


def form_of(hint: Any, met: list[type], **keywords: Any) -> Plain:
    """The form of a type; `keywords` are those of the descriptions around it."""
    kind, inner = get_origin(hint), get_args(hint)
    if kind is Annotated:
        closer = {key: value for one in inner[1:] if isinstance(one, Constraint) for key, value in one.keywords.items()}
        return form_of(inner[0], met, **closer, **keywords)
    if kind in (Union, UnionType):
        return form_of_union([one for one in inner if one is not NoneType], met)
    if kind is tuple:
        return ["list", form_of(inner[0], met)] if inner[-1] is ... else ["row", *(form_of(one, met) for one in inner)]
    if kind is dict:
        return ["map", form_of(inner[1], met)]
    if kind is Literal:
        return ["word", *inner]
    if isinstance(hint, type) and is_dataclass(hint) and hint is not Label:
        met.append(hint)
        return ["of", hint.__name__]
    if hint is int:
        return ["whole", keywords.get("minimum", -FAR), keywords.get("maximum", FAR)]
    if hint is str:
        return "id" if keywords.keys() & {"pattern", "minLength"} and "maxLength" not in keywords else "text"
    return {Label: "label", bool: "flag"}[hint]


def form_of_union(kinds: list[Any], met: list[type]) -> Plain:
    if Label in kinds and len(kinds) > 1:
        return "name"
    [only] = kinds
    return ["maybe", form_of(only, met)]
