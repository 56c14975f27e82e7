"""Every reply of the door: an object with one of these shapes."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated

from gonfalon.door.wire.form import Complaint
from gonfalon.door.wire.path import Walk
from gonfalon.door.wire.record import Head, Logged, LogHeader, RecordFile, SaveFile, Seal
from gonfalon.door.wire.requests import Content
from gonfalon.door.wire.view import OptionChance, View
from gonfalon.odds.model import Odds
from gonfalon.questions.figures import Label
from gonfalon.questions.schema import OMITTED, Constraint, Count, Id
from gonfalon.table.opening import Opening
from gonfalon.table.switches import Switch
from gonfalon.table.table import Names, Piece


@dataclass(frozen=True, slots=True)
class ViewReply:
    """The view, and what the device keeps to go on later; that never leaves the device."""

    view: View
    save: SaveFile


@dataclass(frozen=True, slots=True)
class LogReply:
    """The entries of a log after so many, and the heads before and after them."""

    header: LogHeader
    since: Count
    entries: tuple[Logged, ...]
    heads: tuple[Head, Head]


@dataclass(frozen=True, slots=True)
class AppendedReply(LogReply):
    """The entries by which the log has grown, those of slips that were turned over included; `slips` never leave the device."""

    slips: dict[Seal, Content]
    view: View


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why the rules, or the form, say no; of a form, all that is wrong with its fields."""

    code: Id
    rule: str
    label: Label
    fields: Annotated[tuple[Complaint, ...], Constraint(minItems=1)] | None = field(default=None, metadata=OMITTED)


@dataclass(frozen=True, slots=True)
class RefusedReply:
    """The battle is as it was, with what was taken back and what could be done again."""

    refused: Refusal


@dataclass(frozen=True, slots=True)
class Unread:
    """Why a link or file cannot be read."""

    code: Id
    label: Label


@dataclass(frozen=True, slots=True)
class UnreadableReply:
    """A link or file cannot be read."""

    unreadable: Unread


@dataclass(frozen=True, slots=True)
class SystemOffered:
    """A rule system, its switches, and how its battles may begin."""

    id: Id
    version: Annotated[int, Constraint(minimum=1)]
    switches: tuple[Switch, ...]
    openings: tuple[Opening, ...]


@dataclass(frozen=True, slots=True)
class BrokenSystem:
    """A rule system that was added and cannot be used."""

    id: Id
    refused: Refusal


@dataclass(frozen=True, slots=True)
class SystemsReply:
    """All rule systems."""

    systems: Annotated[tuple[SystemOffered, ...], Constraint(minItems=1)]
    broken: Annotated[tuple[BrokenSystem, ...], Constraint(minItems=1)] | None = field(default=None, metadata=OMITTED)


@dataclass(frozen=True, slots=True)
class LaidCard:
    """A kept thing as it would lie on a fresh table."""

    names: Names
    pieces: tuple[Piece, ...]


@dataclass(frozen=True, slots=True)
class CardsReply:
    """Kept things in the order of the request; None for one that the rules refuse."""

    cards: tuple[LaidCard | None, ...]


@dataclass(frozen=True, slots=True)
class LinkReply:
    """The text of a link, after `#`."""

    link: Annotated[str, Constraint(pattern="^b=[A-Za-z0-9_-]+(&s=[A-Za-z0-9_-]+)?$")]


@dataclass(frozen=True, slots=True)
class OddsReply:
    """The odds and the chances of options, as in the view."""

    odds: tuple[Odds, ...]
    chances: tuple[OptionChance, ...]


@dataclass(frozen=True, slots=True)
class PathReply:
    """A path as far as it is drawn."""

    path: Walk


@dataclass(frozen=True, slots=True)
class ExportReply:
    """A file of the battle, without anything that lies face down."""

    file: RecordFile


@dataclass(frozen=True, slots=True)
class AbsentReply:
    """The engine's part of this system is not on the device yet; once it is, the same request is answered."""

    absent: Id


@dataclass(frozen=True, slots=True)
class ClosedReply:
    """The reply that says if there was such a session."""

    closed: bool


Reply = (
    ViewReply
    | LogReply
    | AppendedReply
    | RefusedReply
    | UnreadableReply
    | SystemsReply
    | LinkReply
    | CardsReply
    | ExportReply
    | OddsReply
    | PathReply
    | AbsentReply
    | ClosedReply
)
