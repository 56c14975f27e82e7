"""The contents of the table, for any screen to draw: sides, places, pieces, cards, and the values on them.

These classes say what goes over the wire (`questions/schema.py`): a field that is added here is in the view, in its schema,
in the page's types and in the preview of a link.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Annotated, Generic, Literal, TypeVar

from gonfalon.questions.answer import RulingMade
from gonfalon.questions.dice import DieKind
from gonfalon.questions.figures import Argument, Label, UserText, message_of
from gonfalon.questions.option import Part
from gonfalon.questions.refusal import Refused
from gonfalon.questions.schema import CLOSER, INSIDE, Constraint, Count, Id, Key, RuleId, Typed
from gonfalon.questions.tidy import tidy
from gonfalon.table.field.area import Area, Link
from gonfalon.table.field.grid import Cell, Direction, Grid
from gonfalon.table.listed import listed_by
from gonfalon.table.switches import Switch, Switches

P = TypeVar("P")


DieState = Literal["fell", "strikes", "wounds", "destroyed"]
PieceState = Literal["ready", "acted", "active", "reserve", "out"]
PlaceState = Literal["open", "barred", "taken", "battle", "plain", "empty"]
Layout = Literal["sides", "board"]
Flow = Literal["setup", "play", "over"]
SettingKind = Literal["choice", "number", "text"]
Shape = Literal["hex", "card"]
ValueSort = Literal["note", "rating", "aspect"]
SideState = Literal["in", "turn", "out"]
StepState = Literal["done", "now", "ahead"]
TurnState = Literal["done", "now", "next", "waiting"]
Colour = Annotated[int, Constraint(minimum=0, maximum=15)]
Face = Annotated[int, Constraint(minimum=-1, maximum=20)]


@dataclass(frozen=True, slots=True)
class Value:
    """A value that stands on a side or a piece; `label` holds the figure.

    `sort` says how it is set on a card: ratings beside each other, an aspect as the words that a person gave it.
    """

    key: Id
    label: Label
    rule: RuleId | None = field(default=None, metadata=CLOSER)
    sort: ValueSort = field(default="note", metadata=CLOSER)


@dataclass(frozen=True, slots=True)
class Track:
    """Boxes in a row; of each whether it is marked."""

    key: Id
    label: Label
    marked: tuple[bool, ...]


@dataclass(frozen=True, slots=True)
class DieOnTable:
    """A die on the table: its kind, its face, and what it does or suffers; `wounds` counts for losses only."""

    id: Id
    die: DieKind
    face: Face
    state: DieState = "fell"


@dataclass(frozen=True, slots=True)
class Side:
    """A side or a player, and what belongs to it alone; `team` is whom a player fights for.

    `colour` is the team's where there are teams; `pool` has a line per reason and is empty until it is known. `seat` is
    who holds its phone, where that is another side or the game master, who may hold several.
    """

    id: Id
    colour: Colour
    values: tuple[Value, ...] = field(default=(), metadata=listed_by("key"))
    pool: tuple[Part, ...] = field(default=(), metadata=CLOSER)
    dice: tuple[DieOnTable, ...] = field(default=(), metadata=listed_by("id"))
    team: Key | None = None
    state: SideState = "in"
    seat: Key | None = field(default=None, metadata=CLOSER)


@dataclass(frozen=True, slots=True)
class Place:
    """A card of a battlefield, a hex, a square. `at`: axial (q, r) for a hex, (column, row) for the others.

    In the state empty it is a free cell, where a card may be laid; `near` are all places that it is connected with,
    touching or not; `details` are for a closer look.
    """

    id: Key
    label: Label
    shape: Shape
    at: Cell
    state: PlaceState = "plain"
    near: tuple[Key, ...] = ()
    details: tuple[Value, ...] = field(default=(), metadata=listed_by("key", CLOSER))


@dataclass(frozen=True, slots=True)
class Piece:
    """Troops, a unit, a leader, a figure; nobody's where `of` is None.

    `on` is the piece it rides on; `details` are for a closer look. On a described field `at` is its cell, `facing` the
    direction it looks in (`field.grid.STEPS`), and `covers` its footprint, as offsets from its cell.
    """

    id: Id
    of: Id | None
    icon: Id
    place: Key | None = None
    badges: tuple[Value, ...] = field(default=(), metadata=listed_by("key"))
    tracks: tuple[Track, ...] = field(default=(), metadata=listed_by("key"))
    on: Key | None = None
    state: PieceState = "ready"
    details: tuple[Value, ...] = field(default=(), metadata=listed_by("key", CLOSER))
    at: Cell | None = None
    facing: Direction | None = None
    covers: tuple[Cell, ...] = ((0, 0),)


@dataclass(frozen=True, slots=True)
class Card:
    """A slip or card; face down it has no label. `again`: its owner may read it again, in these words for its content.

    `legible`: it lies face down, and its owner may read it again from this device; `own` is what its owner reads on it,
    there for the owner alone. Both belong to a view; a system leaves them as they are. `face` follows from the label.
    """

    id: Id
    of: Id
    label: Label | None = None
    place: Key | None = None
    seal: str | None = field(default=None, metadata=INSIDE)
    again: Callable[[str], Label] | None = field(default=None, metadata=INSIDE)
    face: Literal["down", "up"] = field(default="down", kw_only=True)
    legible: bool = field(default=False, kw_only=True, metadata=CLOSER)
    own: Label | None = field(default=None, kw_only=True, metadata=CLOSER)

    def __post_init__(self) -> None:
        object.__setattr__(self, "face", "up" if self.label else "down")


@dataclass(frozen=True, slots=True)
class StepMark:
    """A step of the battle's course; and the rule to read first about it."""

    key: Id
    label: Label
    state: StepState
    rule: RuleId | None = field(default=None, metadata=CLOSER)


@dataclass(frozen=True, slots=True)
class TurnMark:
    """A place in the order of the round: the side or piece that acts in it, each once, and whether it has acted.

    `left` counts the pieces that are still to act in this place, without the one that acts now.
    """

    who: Key
    state: TurnState
    left: Count = 0


@dataclass(frozen=True, slots=True)
class Hand:
    """One hand of a contest: who with what, the sum's parts, the dice once they fell, and the total."""

    label: Label
    of: Key | None = None
    piece: Key | None = None
    parts: tuple[Part, ...] = ()
    dice: tuple[DieOnTable, ...] = field(default=(), metadata=listed_by("id"))
    total: int | None = None
    acting: bool = False


@dataclass(frozen=True, slots=True)
class Contest:
    """The roll on the table: the hand that acts and those it is compared with, and how it would end as it stands."""

    label: Label
    rule: RuleId = field(metadata=CLOSER)
    hands: Annotated[tuple[Hand, ...], Constraint(minItems=1)]
    outcome: Label | None = None


@dataclass(frozen=True, slots=True)
class Kept:
    """Something worth keeping beyond the battle: its kind, and the text that hands it in again (`Text.kept`)."""

    kind: Id
    key: Id
    label: Label
    text: Typed


@dataclass(frozen=True, slots=True)
class Table:
    """Everything in sight.

    `gm` is the side whose player is the game master, where it is one of the sides; where it is none, its parties have the
    seat "gm". `title` is what the battle is called
    where the system has a name for it. `layout` says how a screen lays it all out: `sides` beside each other with their
    dice, or a `board` with the players around it. `grid` is a described field, with `areas` on it; `links` lead from
    one place or piece to another. `order` is the order in which sides or pieces act in this round.
    """

    steps: tuple[StepMark, ...] = field(default=(), metadata=listed_by("key"))
    sides: tuple[Side, ...] = field(default=(), metadata=listed_by("id"))
    places: tuple[Place, ...] = field(default=(), metadata=listed_by("id"))
    pieces: tuple[Piece, ...] = field(default=(), metadata=listed_by("id"))
    cards: tuple[Card, ...] = field(default=(), metadata=listed_by("id"))
    contest: Contest | None = None
    gm: Key | None = field(default=None, metadata=CLOSER)
    title: Label | None = None
    layout: Layout = "sides"
    grid: Grid | None = None
    areas: tuple[Area, ...] = field(default=(), metadata=listed_by("key"))
    links: tuple[Link, ...] = ()
    order: tuple[TurnMark, ...] = field(default=(), metadata=listed_by("who"))


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a result, with its rule."""

    label: Label
    rule: RuleId = field(metadata=CLOSER)


@dataclass(frozen=True, slots=True)
class Result:
    """The result of a battle."""

    label: Label
    winner: Key | None
    lines: tuple[Line, ...] = ()


Names = dict[str, UserText | Label]
"""The names of the ids on the table: a text that a person typed, or a message."""


@dataclass(frozen=True, slots=True)
class Setting(Generic[P]):
    """A value that the game master may overrule: its kind, bounds, and how it is put in place.

    A text that says more than a name is written as `hint` shows, and `reads` tells whether it is; it accepts no second way
    to write the same. The `hint` of a choice says why only these can be made now. `of` is the thing that the value belongs
    to, one of those with a name (`System.names`).
    """

    key: str
    label: Label
    kind: SettingKind
    value: int | str
    put: Callable[[int | str], P]
    rule: str
    choices: tuple[tuple[str, Label], ...] = ()
    least: int = 0
    most: int = 0
    reads: Callable[[str], bool] | None = None
    hint: Label | None = None
    of: str | None = None

    def allows(self, value: int | str) -> bool:
        """True if the value is of the setting's kind and within its bounds."""
        if self.kind == "number":
            return isinstance(value, int) and not isinstance(value, bool) and self.least <= value <= self.most
        if self.kind == "choice":
            return value in dict(self.choices)
        fits = isinstance(value, str) and value == tidy(value) and self.least <= len(value) <= self.most
        return fits and (self.reads is None or self.reads(str(value)))

    def refusal(self) -> Refused:
        """Return the refusal of a value that the setting does not allow."""
        if self.hint and self.kind == "text":
            return Refused("setting-text", rule=self.rule, hint=self.hint)
        return Refused("setting", rule=self.rule, kind=self.kind, least=self.least, most=self.most)

    def told(self, value: int | str) -> Argument:
        """A value of this setting as a message shows it."""
        if self.kind == "choice":
            return dict(self.choices)[str(value)]
        return value if isinstance(value, int) else UserText(value)


def switch_settings(switches: tuple[Switch, ...], now: Switches, put: Callable[[Switches], P]) -> Iterator[Setting[P]]:
    """The switches of a table as values that may be overruled in the middle of a battle."""
    for switch in switches:
        number = switch.least is not None
        yield Setting(
            f"switch.{switch.rule}",
            Label(message_of("title", switch.rule)),
            "number" if number else "choice",
            int(now[switch.rule]) if number else now[switch.rule],
            lambda value, rule=switch.rule: put(now.having(rule, str(value))),  # type: ignore[misc]
            switch.rule,
            tuple((choice, choice_label(switch.rule, choice)) for choice in switch.choices),
            switch.least or 0,
            switch.most or 0,
        )


def choice_label(rule: str, choice: str) -> Label:
    """Return the name of a choice of a switch."""
    return Label(f"{message_of('choice', rule)}-{choice}")


LONGEST_REASON = 200


def overruled(settings: Iterable[Setting[P]], ruling: RulingMade) -> tuple[P, Setting[P]]:
    """The position with this value set, and its setting; raises Refused if there is none."""
    if len(ruling.why) > LONGEST_REASON or ruling.why != tidy(ruling.why):
        raise Refused("length", rule="", least=0, most=LONGEST_REASON)
    for setting in settings:
        if setting.key == ruling.what:
            if not setting.allows(ruling.value):
                raise setting.refusal()
            return setting.put(ruling.value), setting
    raise Refused("no-setting", rule="")
