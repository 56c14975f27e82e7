"""The view: what a viewer sees of a battle."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Any, Literal

from gonfalon.door.wire.ask import Ask
from gonfalon.odds.model import Odds
from gonfalon.questions.ask import Weight
from gonfalon.questions.deed import Deed
from gonfalon.questions.dice import DieKind, Source
from gonfalon.questions.figures import Label
from gonfalon.questions.schema import OMITTED, Chance, Constraint, Count, Id, Key, People, RuleId, Typed, Version
from gonfalon.table.listed import listed_by
from gonfalon.table.offer import Offer
from gonfalon.table.outcome import Happened
from gonfalon.table.switches import SetTo
from gonfalon.table.table import Flow, Kept, Names, Result, SettingKind, Table


@dataclass(frozen=True, slots=True)
class ToldLine:
    """A line of the chronicle; `n` is the number of entries of the record when it was told.

    `weight`: an outcome that everybody must see, an ordinary line, an aside; a screen with little room tells the heaviest.
    `happened`: what the line comes to, where it is a result that a screen shows at one look. `deed` is the id of the deed to
    which the line belongs; the first line of a deed says what it is (`begun`).
    """

    n: Count
    kind: Literal["tell", "heading", "ruling"]
    rule: str
    label: Label
    weight: Weight
    happened: Happened | None = field(default=None, metadata=OMITTED)
    deed: Count | None = field(default=None, metadata=OMITTED)
    begun: Deed | None = field(default=None, metadata=OMITTED)


@dataclass(frozen=True, slots=True)
class DiceLine:
    """Dice in the chronicle; `undone`: they were taken back, to be struck through.

    Where several threw at once, `parted` says how many dice each of them threw. `hands` are the ids of those for whom they
    threw, one for each throw; without it these are `who`. `deed` and `begun` as of another line; dice that were taken back
    belong to no deed.
    """

    n: Count
    kind: Literal["dice", "undone"]
    rule: str
    label: Label
    weight: Weight
    who: People
    parted: tuple[Count, ...]
    die: DieKind
    faces: tuple[int, ...]
    source: Source
    hands: tuple[Key, ...] | None = field(default=None, metadata=OMITTED)
    deed: Count | None = field(default=None, metadata=OMITTED)
    begun: Deed | None = field(default=None, metadata=OMITTED)


@dataclass(frozen=True, slots=True)
class SettingChoice:
    """A choice of a setting."""

    key: Key
    label: Label


@dataclass(frozen=True, slots=True)
class Setting:
    """A value that the game master may overrule now; a number or the length of a text has bounds.

    `hint` shows how a text is written that is more than a name, or says why only these choices can be made now; `of` is the
    thing that the value belongs to.
    """

    key: Id
    label: Label
    rule: RuleId
    kind: SettingKind
    value: int | str
    choices: tuple[SettingChoice, ...] = field(metadata=listed_by("key"))
    least: int
    most: int
    hint: Label | None = None
    of: Key | None = None


@dataclass(frozen=True, slots=True)
class SetSwitch:
    """A switch as it is set; a number switch has no choices but bounds, and its value is written in digits."""

    rule: RuleId
    value: SetTo
    default: SetTo
    choices: tuple[Id, ...]
    least: int | None
    most: int | None


@dataclass(frozen=True, slots=True)
class OptionChance:
    """The chance that the action of an option succeeds, with nothing spent on it."""

    key: Key
    p: Chance


@dataclass(frozen=True, slots=True)
class View:
    """The view of a battle.

    `viewer` is a seat, or the open table. `private` are the seats that could read more of it on this device.
    `turn` is how many entries the record has; `odds` and `chances` are None where they are to be asked for;
    `chronicle_from` is the number of the first line in `chronicle`. `opening` is the key of the system's opening by which
    it began, if it was one. `settings` and `keep` are left out where a request says what it knows.
    """

    system: Id
    version: Version
    name: Annotated[Typed, Constraint(maxLength=60)]
    viewer: str
    turn: Count
    notes: tuple[Label, ...]
    flow: Flow
    names: Names
    table: Table
    ask: Ask | None
    offers: tuple[Offer[Any], ...] = field(metadata=listed_by("key"))
    odds: tuple[Odds, ...] | None
    chances: tuple[OptionChance, ...] | None = field(metadata=listed_by("key"))
    chronicle: tuple[ToldLine | DiceLine, ...]
    chronicle_from: Count
    result: Result | None
    can_undo: bool
    can_redo: bool
    rulings: Count
    switches: tuple[SetSwitch, ...] = field(metadata=listed_by("rule"))
    private: tuple[Key, ...] = ()
    opening: Key | None = None
    settings: tuple[Setting, ...] | None = field(default=None, metadata=listed_by("key", OMITTED))
    keep: tuple[Kept, ...] | None = field(default=None, metadata=OMITTED)
