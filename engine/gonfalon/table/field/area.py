"""Areas of a field, and links between things on the table."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from gonfalon.questions.figures import Label
from gonfalon.questions.schema import CLOSER, Key, RuleId
from gonfalon.table.field.grid import Span

AreaKind = Literal["reach", "attack", "claimed"]


@dataclass(frozen=True, slots=True)
class Area:
    """Cells that belong together, as runs (`field.grid.spans`): what somebody can reach or attack, or has claimed.

    `enter` and `leave` are the rules that apply when a path crosses its border from outside or inside: a path may cross
    it, and whoever asked for the path says what comes of that. `of` is the piece or side it belongs to; `kind` tells a
    screen how to draw it.
    """

    key: Key
    cells: tuple[Span, ...]
    label: Label
    of: Key | None = None
    kind: AreaKind = "claimed"
    enter: RuleId | None = field(kw_only=True, default=None, metadata=CLOSER)
    leave: RuleId | None = field(kw_only=True, default=None, metadata=CLOSER)


@dataclass(frozen=True, slots=True)
class Link:
    """A connection from one place or piece to another, by their ids; `both` where it has no direction."""

    from_: Key
    to: Key
    label: Label
    rule: RuleId | None = field(default=None, metadata=CLOSER)
    value: int | None = None
    both: bool = False
