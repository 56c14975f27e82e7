"""Requests to the door (request.py and session.py read them)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Any, Literal

from gonfalon.door.wire.answers import Answer, Content, Seal
from gonfalon.door.wire.path import Steps
from gonfalon.door.wire.record import Logged
from gonfalon.questions.schema import OMITTED, Constraint, Count, Id, RuleId
from gonfalon.table.field.grid import Cell
from gonfalon.table.switches import SetTo


@dataclass(frozen=True, slots=True, kw_only=True)
class OfBattle:
    """The fields that every request about a battle may have.

    `session` is whose battle is meant, `viewer` for whom the view is made. `known` is how many lines of the chronicle the screen
    still holds. `screen` is which screen of several asks; `token` is that of the view which it holds, empty if it holds none,
    and asks for what changed in it.
    """

    session: str | None = field(default=None, metadata=OMITTED)
    viewer: str | None = field(default=None, metadata=OMITTED)
    known: Count | None = field(default=None, metadata=OMITTED)
    screen: Annotated[str, Constraint(maxLength=40)] | None = field(default=None, metadata=OMITTED)
    token: str | None = field(default=None, metadata=OMITTED)


@dataclass(frozen=True, slots=True, kw_only=True)
class OfTurn(OfBattle):
    """A request that changes a battle; refused if `turn` is not that of the view any more."""

    turn: Count | None = field(default=None, metadata=OMITTED)


@dataclass(frozen=True, slots=True, kw_only=True)
class SystemsRequest(OfBattle):
    """All rule systems."""

    do: Literal["systems"]


@dataclass(frozen=True, slots=True, kw_only=True)
class NewRequest(OfBattle):
    """Begin a battle; `switches` are those that differ from the default, `opening` is the key of one of the system's."""

    do: Literal["new"]
    system: Id
    switches: dict[RuleId, SetTo] | None = field(default=None, metadata=OMITTED)
    name: str | None = field(default=None, metadata=OMITTED)
    opening: str | None = field(default=None, metadata=OMITTED)


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenRequest(OfBattle):
    """Go on with a battle from a file: a `SaveFile`, a `RecordFile` or a log, if what somebody handed in is sound.

    `rules` is for whoever holds several engines: the newest is asked, even if an older one would follow more of the battle.
    """

    do: Literal["open"]
    file: Any
    rules: Literal["today"] | None = field(default=None, metadata=OMITTED)


@dataclass(frozen=True, slots=True, kw_only=True)
class ReadRequest(OfBattle):
    """Open a link; `slips` are those that this device knows."""

    do: Literal["read"]
    link: str
    slips: dict[Seal, Content] | None = field(default=None, metadata=OMITTED)


@dataclass(frozen=True, slots=True, kw_only=True)
class LookRequest(OfBattle):
    """The battle as it stands."""

    do: Literal["look"]


@dataclass(frozen=True, slots=True, kw_only=True)
class OddsRequest(OfBattle):
    """The odds, which take time to count."""

    do: Literal["odds"]


@dataclass(frozen=True, slots=True, kw_only=True)
class PathRequest(OfBattle):
    """A path as far as it is drawn, and from there on the cheapest way `to` a cell."""

    do: Literal["path"]
    steps: Steps | None = field(default=None, metadata=OMITTED)
    to: Cell | None = field(default=None, metadata=OMITTED)


@dataclass(frozen=True, slots=True)
class Completed:
    """An answer to the open question of which the engine makes an entry; `salt`: what seals of slips follow from."""

    answer: Answer
    salt: str | None = field(default=None, metadata=OMITTED)


@dataclass(frozen=True, slots=True)
class Overruled:
    """A setting that the game master overrules, with its new value, of which the engine makes an entry."""

    what: str
    value: int | str
    why: str


@dataclass(frozen=True, slots=True)
class RulingTyped:
    """A ruling as somebody typed it."""

    overrule: Overruled


@dataclass(frozen=True, slots=True)
class NameTyped:
    """Another name of the battle as somebody typed it."""

    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class AppendRequest(OfBattle):
    """Let the log grow by these entries, all or none; refused if it has not `at` entries before them.

    `slips`: content and salt of slips whose seals are among them, as far as this device knows.
    """

    do: Literal["append"]
    at: Count
    entries: tuple[Logged | Completed | RulingTyped | NameTyped, ...]
    slips: dict[Seal, Content] | None = field(default=None, metadata=OMITTED)


@dataclass(frozen=True, slots=True, kw_only=True)
class DraftRequest(OfBattle):
    """The entries by which the log would grow; nothing is appended, and no slip is turned over."""

    do: Literal["draft"]
    at: Count
    entries: tuple[Logged | Completed | RulingTyped | NameTyped, ...]
    slips: dict[Seal, Content] | None = field(default=None, metadata=OMITTED)


@dataclass(frozen=True, slots=True, kw_only=True)
class LogRequest(OfBattle):
    """The log, from an entry on."""

    do: Literal["log"]
    since: Count | None = field(default=None, metadata=OMITTED)


@dataclass(frozen=True, slots=True, kw_only=True)
class HeadsRequest(OfBattle):
    """The heads of the log after so many entries each."""

    do: Literal["heads"]
    after: tuple[Count, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class AnswerRequest(OfTurn):
    """Answer the open question, or take an offer beside it."""

    do: Literal["answer"]
    answer: Answer


@dataclass(frozen=True, slots=True, kw_only=True)
class BackRequest(OfTurn):
    """Take an answer back, or do it again."""

    do: Literal["undo", "redo"]


@dataclass(frozen=True, slots=True, kw_only=True)
class OverruleRequest(OfTurn):
    """The game master sets a value."""

    do: Literal["overrule"]
    what: str
    value: int | str
    why: str | None = field(default=None, metadata=OMITTED)


@dataclass(frozen=True, slots=True, kw_only=True)
class NameRequest(OfBattle):
    """Name the battle."""

    do: Literal["name"]
    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CompareRequest(OfBattle):
    """The relation of the battle to one that this device keeps, which it may have come from by a link."""

    do: Literal["compare"]
    file: Any


@dataclass(frozen=True, slots=True, kw_only=True)
class LinkRequest(OfBattle):
    """A link to the battle, with `short` a short one; with `sketch` it shows the table before the engine is up."""

    do: Literal["link"]
    short: bool | None = field(default=None, metadata=OMITTED)
    sketch: bool | None = field(default=None, metadata=OMITTED)


@dataclass(frozen=True, slots=True, kw_only=True)
class ExportRequest(OfBattle):
    """A file of the battle."""

    do: Literal["export"]


@dataclass(frozen=True, slots=True, kw_only=True)
class SetUpRequest(OfBattle):
    """The set-up of the battle, from which another one begins; with this `name`, if there is one."""

    do: Literal["setup"]
    name: str | None = field(default=None, metadata=OMITTED)


@dataclass(frozen=True, slots=True, kw_only=True)
class CloseRequest(OfBattle):
    """End a session."""

    do: Literal["close"]


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayedRequest(OfBattle):
    """The rules by which the battle in a link, or in a file, was played; nothing is opened."""

    do: Literal["played"]
    link: str | None = field(default=None, metadata=OMITTED)
    file: Any = field(default=None, metadata=OMITTED)


@dataclass(frozen=True, slots=True)
class KeptThing:
    """Something that the device keeps, as `keep` gave it."""

    kind: str
    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CardsRequest(OfBattle):
    """Kept things as they would lie on a fresh table."""

    do: Literal["cards"]
    system: Id
    cards: tuple[KeptThing, ...]


Request = (
    SystemsRequest
    | NewRequest
    | OpenRequest
    | ReadRequest
    | LookRequest
    | OddsRequest
    | PathRequest
    | AppendRequest
    | DraftRequest
    | LogRequest
    | HeadsRequest
    | AnswerRequest
    | BackRequest
    | OverruleRequest
    | NameRequest
    | LinkRequest
    | CompareRequest
    | ExportRequest
    | SetUpRequest
    | CloseRequest
    | PlayedRequest
    | CardsRequest
)
