"""Secret choices: a slip face down travels as its seal; content and salt stay in their owner's pocket."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, ClassVar, Protocol

from gonfalon.questions.answer import Answer, in_records
from gonfalon.questions.checked import LONGEST_CONTENT, LinkError, exactly, text
from gonfalon.questions.schema import CONTENT, STRING, Shape, row
from gonfalon.questions.schema import SEAL as SEAL_SHAPE

SEAL_DIGITS, SALT_DIGITS = 64, 32
"""The hexadecimal digits of a seal and of a salt."""
SEAL_DRAWN, SALT_DRAWN = 32, 20
"""So many of them, from which the others follow, have those that are made today: 128 bits and 80 bits."""
SEAL = re.compile(f"[0-9a-f]{{{SEAL_DIGITS}}}")
SALT = re.compile(f"[0-9a-f]{{{SALT_DIGITS}}}")


def seal(content: str, salt: str) -> str:
    """Return the part of a slip that may be known before it is turned: a hash that says nothing without the salt.

    With a salt whose end follows from its beginning it has 128 bits, and an end that follows from them; with any other, as all of
    them were once, it has 256 bits.
    """
    hashed = sha256(f"{salt}:{content}".encode()).hexdigest()
    return whole_seal(hashed[:SEAL_DRAWN]) if whole_salt(salt[:SALT_DRAWN]) == salt else hashed


def whole_seal(beginning: str) -> str:
    """The seal that begins with these 32 hexadecimal digits."""
    return beginning + sha256(f"seal:{beginning}".encode()).hexdigest()[: SEAL_DIGITS - SEAL_DRAWN]


def whole_salt(drawn: str) -> str:
    """The salt that begins with these 20 hexadecimal digits, which were drawn."""
    return drawn + sha256(f"salt:{drawn}".encode()).hexdigest()[: SALT_DIGITS - SALT_DRAWN]


def is_seal(text: str) -> bool:
    """True if a text looks like a seal at all: 64 hexadecimal digits."""
    return SEAL.fullmatch(text) is not None


def is_salt(text: str) -> bool:
    """True if a text is a salt: 32 hexadecimal digits, so that a seal is the seal of one content only."""
    return SALT.fullmatch(text) is not None


def proves(content: str, salt: str, seal_of: str) -> bool:
    """True if this content and this salt make this seal."""
    return is_salt(salt) and seal(content, salt) == seal_of


@in_records
@dataclass(frozen=True, slots=True)
class SealedAnswer(Answer):
    """Somebody laid a slip face down: only its seal is known."""

    mark: ClassVar[str] = "l"
    shape: ClassVar[Shape] = row({"const": "l"}, STRING, SEAL_SHAPE)
    simple: ClassVar[bool] = True

    by: str
    seal: str

    def dump(self) -> list[Any]:
        return [self.mark, self.by, self.seal]

    @classmethod
    def load(cls, rest: list[Any]) -> SealedAnswer:
        by, seal = exactly(rest, 2)
        return cls(text(by), load_seal(seal))


@in_records
@dataclass(frozen=True, slots=True)
class RevealedAnswer(Answer):
    """A slip was turned over: what stands on it, and the salt that proves it. Without salt: entered anew, openly."""

    mark: ClassVar[str] = "o"
    shape: ClassVar[Shape] = row({"const": "o"}, CONTENT, STRING)

    content: str
    salt: str

    def dump(self) -> list[Any]:
        return [self.mark, self.content, self.salt]

    @classmethod
    def load(cls, rest: list[Any]) -> RevealedAnswer:
        content, salt = exactly(rest, 2)
        if salt != "" and not (isinstance(salt, str) and is_salt(salt)):
            raise LinkError("content")
        return cls(text(content, LONGEST_CONTENT), salt)

    def as_content(self) -> str:
        return self.content


class SaltSource(Protocol):
    """A thing that gives salts, each of them once."""

    def salt(self) -> str: ...


@dataclass(slots=True)
class Pocket:
    """The slips of this device that lie face down: seal -> (content, salt)."""

    slips: dict[str, tuple[str, str]] = field(default_factory=dict)

    def lay(self, by: str, content: str, salt: str) -> SealedAnswer:
        submitted = SealedAnswer(by, seal(content, salt))
        self.slips[submitted.seal] = (content, salt)
        return submitted

    def keep(self, seal_of: str, content: str, salt: str) -> None:
        """Put back a slip that was saved; one that does not fit its seal is no slip."""
        if proves(content, salt, seal_of):
            self.slips[seal_of] = (content, salt)

    def keep_of(self, seals: Iterable[str], slips: Mapping[str, tuple[str, str]]) -> None:
        """Put back those of these slips that have one of these seals, and those whose seals stand on them: a form that
        lies face down may hold secrets of its own.
        """
        waiting = list(seals)
        while waiting:
            mark = waiting.pop()
            if mark in slips and mark not in self.slips:
                self.keep(mark, *slips[mark])
                waiting += SEAL.findall(slips[mark][0])

    def open(self, seal_of: str) -> RevealedAnswer | None:
        known = self.slips.get(seal_of)
        return RevealedAnswer(*known) if known else None


def load_seal(data: object) -> str:
    if not isinstance(data, str) or not is_seal(data):
        raise LinkError("content")
    return data
