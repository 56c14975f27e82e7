"""What lies on the table, for any screen to draw: sides, places, pieces, cards, and the values on them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Generic, TypeVar

from gonfalon.answer import Overruled
from gonfalon.ask import Part, tidy
from gonfalon.figures import Figure, Label, Said, message_of
from gonfalon.refusal import Refused
from gonfalon.switches import Switch, Switches

P = TypeVar("P")


@dataclass(frozen=True, slots=True)
class Value:
    """A value that stands on a side or a piece; `label` holds the figure."""

    key: str
    label: Label
    rule: str | None = None


@dataclass(frozen=True, slots=True)
class Track:
    """Boxes in a row; of each whether it is marked."""

    key: str
    label: Label
    marked: tuple[bool, ...]


@dataclass(frozen=True, slots=True)
class Fallen:
    """A die on the table: its kind, its face, and what it does or suffers (fell, strikes, wounds, destroyed)."""

    id: str
    die: str
    face: int
    state: str = "fell"


@dataclass(frozen=True, slots=True)
class Side:
    """A side or a player, and what belongs to it alone; `team` is whom a player fights for, `state` in, out or turn."""

    id: str
    colour: int
    values: tuple[Value, ...] = ()
    pool: tuple[Part, ...] = ()
    dice: tuple[Fallen, ...] = ()
    team: str | None = None
    state: str = "in"


@dataclass(frozen=True, slots=True)
class Place:
    """A card of a battlefield, a hex, a square. `at`: axial (q, r) for a hex, (column, row) for the others.

    In the state empty it is a free cell, where a card may be laid.
    """

    id: str
    label: Label
    shape: str
    at: tuple[int, int]
    state: str = "plain"
    near: tuple[str, ...] = ()
    details: tuple[Value, ...] = ()


@dataclass(frozen=True, slots=True)
class Piece:
    """Troops, a unit, a leader, a figure.

    `on` is the piece it rides on; `state` is ready, acted, active, reserve or out; `details` are for a closer look.
    """

    id: str
    of: str
    icon: str
    place: str | None = None
    badges: tuple[Value, ...] = ()
    tracks: tuple[Track, ...] = ()
    on: str | None = None
    state: str = "ready"
    details: tuple[Value, ...] = ()


@dataclass(frozen=True, slots=True)
class Card:
    """A slip or card; face down it has no label. `again`: its owner may read it again, in these words for its content."""

    id: str
    of: str
    label: Label | None = None
    place: str | None = None
    seal: str | None = None
    again: Callable[[str], Label] | None = None

    @property
    def face(self) -> str:
        return "up" if self.label else "down"


@dataclass(frozen=True, slots=True)
class StepMark:
    """A step of the battle's course: done, now, or ahead; and the rule to read first about it."""

    key: str
    label: Label
    state: str
    rule: str | None = None


@dataclass(frozen=True, slots=True)
class Hand:
    """One hand of a contest: who with what, the sum's parts, the dice once they fell, and the total."""

    label: Label
    of: str | None = None
    piece: str | None = None
    parts: tuple[Part, ...] = ()
    dice: tuple[Fallen, ...] = ()
    total: int | None = None
    acting: bool = False


@dataclass(frozen=True, slots=True)
class Contest:
    """The roll on the table: the hand that acts and those it is compared with, and how it would end as it stands."""

    label: Label
    rule: str
    hands: tuple[Hand, ...]
    outcome: Label | None = None


@dataclass(frozen=True, slots=True)
class Kept:
    """Something worth keeping beyond the battle: its kind, and the text that hands it in again (`Text.kept`)."""

    kind: str
    key: str
    label: Label
    text: str


@dataclass(frozen=True, slots=True)
class Table:
    """Everything in sight.

    `gm` is the side whose player is the game master, where it is one of the sides; `title` is what the battle is called
    where the system has a name for it.
    """

    steps: tuple[StepMark, ...] = ()
    sides: tuple[Side, ...] = ()
    places: tuple[Place, ...] = ()
    pieces: tuple[Piece, ...] = ()
    cards: tuple[Card, ...] = ()
    contest: Contest | None = None
    gm: str | None = None
    title: Label | None = None


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a result, with its rule."""

    label: Label
    rule: str


@dataclass(frozen=True, slots=True)
class Result:
    """How a battle ended."""

    label: Label
    winner: str | None
    lines: tuple[Line, ...] = ()


Names = dict[str, Said | Label]
"""What the ids on the table are called: a text that a person typed, or a message."""


@dataclass(frozen=True, slots=True)
class Setting(Generic[P]):
    """A value that the game master may overrule: its kind (choice, number, text), bounds, and how it is put in place."""

    key: str
    label: Label
    kind: str
    value: int | str
    put: Callable[[int | str], P]
    rule: str
    choices: tuple[tuple[str, Label], ...] = ()
    least: int = 0
    most: int = 0

    def allows(self, value: int | str) -> bool:
        """Whether the value is of the setting's kind and within its bounds."""
        if self.kind == "number":
            return isinstance(value, int) and not isinstance(value, bool) and self.least <= value <= self.most
        if self.kind == "choice":
            return value in dict(self.choices)
        return isinstance(value, str) and value == tidy(value) and self.least <= len(value) <= self.most

    def told(self, value: int | str) -> Figure:
        """A value of this setting as a message shows it."""
        if self.kind == "choice":
            return dict(self.choices)[str(value)]
        return value if isinstance(value, int) else Said(value)


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
    """What a choice of a switch is called."""
    return Label(f"{message_of('choice', rule)}-{choice}")


LONGEST_REASON = 200


def overruled(settings: tuple[Setting[P], ...], ruling: Overruled) -> tuple[P, Setting[P]]:
    """The position with this value set, and its setting; raises Refused if there is none."""
    if len(ruling.why) > LONGEST_REASON or ruling.why != tidy(ruling.why):
        raise Refused("length", rule="", least=0, most=LONGEST_REASON)
    for setting in settings:
        if setting.key == ruling.what:
            if not setting.allows(ruling.value):
                raise Refused("setting", rule=setting.rule, kind=setting.kind, least=setting.least, most=setting.most)
            return setting.put(ruling.value), setting
    raise Refused("no-setting", rule="")
