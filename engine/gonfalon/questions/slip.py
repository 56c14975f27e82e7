"""Secret choices: a slip face down travels as its seal; content and salt stay in their owner's pocket."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Protocol

from gonfalon.questions.answer import Entry, RevealedAnswer, SealedAnswer, submitted_in

SEAL = re.compile("[0-9a-f]{64}")
SALT = re.compile("[0-9a-f]{32}")


def seal(content: str, salt: str) -> str:
    """Return the part of a slip that may be known before it is turned: 256 bits that say nothing without the salt."""
    return sha256(f"{salt}:{content}".encode()).hexdigest()


def is_seal(text: str) -> bool:
    """True if a text looks like a seal at all: 64 hexadecimal digits."""
    return SEAL.fullmatch(text) is not None


def is_salt(text: str) -> bool:
    """True if a text is a salt: 32 hexadecimal digits, so that a seal is the seal of one content only."""
    return SALT.fullmatch(text) is not None


def proves(content: str, salt: str, seal_of: str) -> bool:
    """True if this content and this salt make this seal."""
    return is_salt(salt) and seal(content, salt) == seal_of


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


def seals_in(entries: Iterable[Entry]) -> Iterator[str]:
    """The seals of all slips in these entries, those on slips that were turned over too."""
    for entry in entries:
        if isinstance(entry, RevealedAnswer):
            yield from SEAL.findall(entry.content)
        yield from (submitted.seal for submitted in submitted_in((entry,)))
