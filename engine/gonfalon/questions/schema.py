"""The description that dataclasses give of what goes over the wire: which of their fields go there, and types that say
more than Python's.

Whatever reads a description starts at `fields_of`: the serialiser (`door/serialize.py`), the packer of a link's preview
(`door/packing.py`), and the build, which makes the JSON Schema and the types of the page (`web/press/wire.py`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from fractions import Fraction
from functools import cache
from typing import Annotated, Any, Literal, get_type_hints

INSIDE: Mapping[str, str] = {"wire": "inside"}
"""Metadata of a field that stays in the engine."""
CLOSER: Mapping[str, str] = {"wire": "closer"}
"""Metadata of a field for a closer look: in the view, not in the preview of a link."""
OMITTED: Mapping[str, str] = {"wire": "omitted"}
"""Metadata of a field that is left out of the view where it is None."""


class Constraint:
    """A closer description of a type: keywords of JSON Schema, which take the place of its own if they say all of it."""

    def __init__(self, **keywords: Any) -> None:
        self.keywords = keywords

    def __get_pydantic_json_schema__(self, core: Any, handler: Any) -> dict[str, Any]:
        """Read by pydantic, in the build alone."""
        whole = self.keywords.keys() & {"type", "anyOf"}
        return dict(self.keywords) if whole else {**handler(core), **self.keywords}


Id = Annotated[str, Constraint(pattern=r"^[a-z][A-Za-z0-9_.-]*$")]
"""The id of something on the table, or a key."""
RuleId = Annotated[str, Constraint(pattern=r"^[a-z]+(\.[a-z_]+)+$")]
Key = Annotated[str, Constraint(minLength=1)]
"""The id of something on the table or of an option, whatever a system makes it of."""
TYPED = {"maxLength": 800, "pattern": r"^[^\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]*$"}
Shape = dict[str, Any]
"""A JSON Schema."""
TEXT: Shape = {"type": "string", **TYPED}
CONTENT: Shape = {**TEXT, "maxLength": 8_000}
"""The content of a slip, which may be a whole form."""
STRING: Shape = {"type": "string"}
INTEGER: Shape = {"type": "integer"}
SEAL: Shape = {"type": "string", "pattern": "^[0-9a-f]{64}$"}
Typed = Annotated[str, Constraint(**TYPED)]
"""A text typed by a person."""
Count = Annotated[int, Constraint(minimum=0)]
Version = Annotated[int, Constraint(minimum=1)]
Chance = Annotated[Fraction, Constraint(type="number", minimum=0, maximum=1)]
People = Annotated[tuple[Key, ...], Constraint(minItems=1, uniqueItems=True)]
"""The people who are asked: ids of sides, `gm`, or `table`."""


def row(*parts: Shape, more: Shape | Literal[False] = False) -> Shape:
    """A list of these parts, and as many more of one kind as there are."""
    return {"type": "array", "prefixItems": list(parts), "minItems": len(parts), "items": more}


RUN = row(INTEGER, INTEGER, INTEGER)
"""Cells in a row: column, row, how many."""


@dataclass(frozen=True, slots=True)
class SchemaField:
    """A field that goes over the wire: its name there and in Python, its type, its default (or dataclasses.MISSING), its mark."""

    name: str
    attribute: str
    type: Any
    default: Any
    mark: str | None


@cache
def fields_of(cls: type) -> tuple[SchemaField, ...]:
    """The fields of a dataclass that go over the wire, in their order; `with_` is called `with` there."""
    hints = get_type_hints(cls, include_extras=True)
    return tuple(
        SchemaField(one.name.rstrip("_"), one.name, hints[one.name], one.default, one.metadata.get("wire"))
        for one in fields(cls)
        if one.metadata.get("wire") != INSIDE["wire"]
    )
