"""References to numbers of a story in the words of its example, `{+roll.pikes.fell}`, as text (`numbers` fills them in).

What stands before the name says how it is written: `+` with its sign, `-` the number that is taken away, `.2:` with two
decimals, `%2:` the same in percent. `two=` writes that word, which must stand for the number. A `?` before all of it says
that not every language names the number.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

REFERENCE = re.compile(r"\{(?P<lone>\??)(?P<form>[+-]|[.%]\d:|[^\W\d]+=)?(?P<name>[^{}]*)\}")
LITERAL = re.compile(r"(?<![\w.,/])\d+(?:[.,/]\d+)*(?:(?![\w.,]*\w)|(?=[dW]\d))")
"""A number in words, none that is part of a name, `Z3`, or of the kind of a die, `d6`."""


@dataclass(frozen=True, slots=True)
class Reference:
    """A number that words take from the story: how it is written, its name, and whether not every language has it."""

    form: str
    name: str
    lone: bool = False


def references(text: str) -> list[Reference]:
    """The references in a text, in their order."""
    return [Reference(found["form"] or "", found["name"], bool(found["lone"])) for found in REFERENCE.finditer(text)]


def literals(text: str) -> list[str]:
    """The numbers that stand in a text itself."""
    return LITERAL.findall(REFERENCE.sub("…", text))


def with_zeros(text: str) -> str:
    """A text as a check of its spelling reads it: a number where it refers to one, or the word that is written for it."""
    return REFERENCE.sub(lambda found: (found["form"] or "")[:-1] if is_word(found["form"] or "") else "0", text)


def is_word(form: str) -> bool:
    """True if a number is written as a word."""
    return form.endswith("=")
