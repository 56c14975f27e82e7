"""Every reply of the door: an object with one of these shapes."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated

from gonfalon.door.wire.answers import Content
from gonfalon.door.wire.changes import ObjectChange
from gonfalon.door.wire.form import Complaint
from gonfalon.door.wire.path import Walk
from gonfalon.door.wire.record import Head, Logged, LogHeader, RecordFile, SaveFile, Seal, SetUpFile, Token
from gonfalon.door.wire.view import OptionChance, View
from gonfalon.formats.meeting import Relation
from gonfalon.formats.played import Played
from gonfalon.odds.model import Odds
from gonfalon.questions.figures import Label
from gonfalon.questions.schema import OMITTED, Constraint, Count, Id
from gonfalon.table.field.grid import Grid
from gonfalon.table.opening import Opening
from gonfalon.table.switches import Switch
from gonfalon.table.table import Kept, Names, Piece


@dataclass(frozen=True, slots=True)
class ViewReply:
    """The view, and what the device keeps to go on later; that never leaves the device."""

    view: View
    save: SaveFile


@dataclass(frozen=True, slots=True)
class WholeReply:
    """The view, to a screen that does not hold the one before; `token` names it."""

    token: Token
    view: View


@dataclass(frozen=True, slots=True)
class ChangesReply:
    """The changes to the view that the screen holds; `token` names the one that comes of them."""

    token: Token
    changes: ObjectChange


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
class AppendedWholeReply(AppendedReply):
    """The same to a screen that does not hold the view before; after `new`, `open` and `read` all entries of the log."""

    token: Token


@dataclass(frozen=True, slots=True)
class AppendedChangesReply(LogReply):
    """The same to a screen that does: the changes to it."""

    slips: dict[Seal, Content]
    token: Token
    changes: ObjectChange


@dataclass(frozen=True, slots=True)
class DraftReply:
    """The entries by which the log would grow; `slips` never leave the device."""

    since: Count
    draft: tuple[Logged, ...]
    slips: dict[Seal, Content]


@dataclass(frozen=True, slots=True)
class HeadsReply:
    """The heads of the log in the order of the request; None where the log is shorter."""

    heads: tuple[Head | None, ...]


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
    """A rule system, its switches, how its battles may begin, and its place in short links, if it has one."""

    id: Id
    version: Annotated[int, Constraint(minimum=1)]
    switches: tuple[Switch, ...]
    openings: tuple[Opening, ...]
    place: Annotated[int, Constraint(minimum=0)] | None = field(default=None, metadata=OMITTED)


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
    """A kept thing as it would lie on a fresh table, and as the device would keep it from there.

    `grid` is the field that it describes, if it is a map. `keep` is None for one that no table would give back.
    """

    names: Names
    pieces: tuple[Piece, ...]
    grid: Grid | None
    keep: Kept | None


@dataclass(frozen=True, slots=True)
class CardsReply:
    """Kept things in the order of the request; None for one that the rules refuse."""

    cards: tuple[LaidCard | None, ...]


@dataclass(frozen=True, slots=True)
class LinkReply:
    """The text of a link, after `#`; of a short one also in digits."""

    link: Annotated[str, Constraint(pattern="^b=[A-Za-z0-9_-]+(&s=[A-Za-z0-9_-]+)?$")]
    digits: Annotated[str, Constraint(pattern="^n=[0-9]+$")] | None = field(default=None, metadata=OMITTED)


@dataclass(frozen=True, slots=True)
class Meeting:
    """The relation of a battle to a kept one.

    `common` entries in force both begin with, `here` more has the battle and `there` more the kept one; `entries` are those
    that the kept one lacks, if that is all in which they differ.
    """

    relation: Relation
    common: Count
    here: Count
    there: Count
    entries: tuple[Logged, ...]


@dataclass(frozen=True, slots=True)
class MeetingReply:
    """Two battles compared."""

    meeting: Meeting


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
class SetUpReply:
    """A log that begins another battle as this one began; its slips never leave the device."""

    setup: SetUpFile


@dataclass(frozen=True, slots=True)
class AbsentReply:
    """The engine's part of this system is not on the device yet; once it is, the same request is answered."""

    absent: Id


@dataclass(frozen=True, slots=True)
class PlayedReply:
    """The rules by which the battle in a link or file was played."""

    played: Played


@dataclass(frozen=True, slots=True)
class ClosedReply:
    """The reply that says if there was such a session."""

    closed: bool


Reply = (
    ViewReply
    | WholeReply
    | ChangesReply
    | LogReply
    | AppendedReply
    | AppendedWholeReply
    | AppendedChangesReply
    | DraftReply
    | HeadsReply
    | RefusedReply
    | UnreadableReply
    | SystemsReply
    | LinkReply
    | MeetingReply
    | CardsReply
    | ExportReply
    | SetUpReply
    | OddsReply
    | PathReply
    | AbsentReply
    | ClosedReply
    | PlayedReply
)
