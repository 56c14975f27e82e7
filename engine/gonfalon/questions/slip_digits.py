"""Seals and salts as digits; of the short ones, which are made today, only the beginning from which the rest follows."""

from __future__ import annotations

from collections.abc import Callable

from gonfalon.questions.digits import Coder, NotCoded
from gonfalon.questions.slip import (
    SALT_DIGITS,
    SALT_DRAWN,
    SEAL_DIGITS,
    SEAL_DRAWN,
    is_salt,
    is_seal,
    whole_salt,
    whole_seal,
)


def coded_seal(coder: Coder, seal: str | None) -> str:
    """A seal; raises NotCoded for another text."""
    if seal is not None and not is_seal(seal):
        raise NotCoded("seal")
    return coded_hash(coder, "seals", seal, SEAL_DIGITS, SEAL_DRAWN, whole_seal)


def coded_salt(coder: Coder, salt: str | None) -> str:
    """A salt; raises NotCoded for another text."""
    if salt is not None and not is_salt(salt):
        raise NotCoded("salt")
    return coded_hash(coder, "salts", salt, SALT_DIGITS, SALT_DRAWN, whole_salt)


def coded_hash(coder: Coder, part: str, text: str | None, digits: int, drawn: int, whole: Callable[[str], str]) -> str:
    """Hexadecimal digits: the first ones that were drawn, where `whole` makes the others of them; else all."""
    with coder.within(part):
        if coder.flag(None if text is None else whole(text[:drawn]) != text, "long", 64):
            return coder.hexadecimal(text, digits)
        return whole(coder.hexadecimal(text and text[:drawn], drawn))
