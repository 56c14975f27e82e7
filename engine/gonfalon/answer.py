"""What a record is made of: the answers, and what interrupted them: offers taken, rulings of the game master."""

from __future__ import annotations

from dataclasses import dataclass

from gonfalon.dice import Source


@dataclass(frozen=True, slots=True)
class Picked:
    """The keys of the options taken."""

    keys: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Fell:
    """The faces that a roll showed, in the order of the dice, and where they come from."""

    faces: tuple[int, ...]
    source: Source


@dataclass(frozen=True, slots=True)
class Counted:
    """A whole number."""

    number: int


@dataclass(frozen=True, slots=True)
class Wrote:
    """A text."""

    text: str


@dataclass(frozen=True, slots=True)
class Laid:
    """Somebody laid a slip face down: only its seal is known."""

    by: str
    seal: str


@dataclass(frozen=True, slots=True)
class Opened:
    """A slip was turned over: what stands on it, and the salt that proves it. Without salt: entered anew, openly."""

    content: str
    salt: str


@dataclass(frozen=True, slots=True)
class Overruled:
    """The game master set a value: the key of the setting, the new value, and why."""

    what: str
    value: int | str
    why: str


@dataclass(frozen=True, slots=True)
class Took:
    """Somebody took a standing offer: its key."""

    key: str


Answer = Picked | Fell | Counted | Wrote | Laid | Opened
Entry = Answer | Overruled | Took
