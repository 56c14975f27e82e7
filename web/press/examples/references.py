"""References to numbers of a story in the words of its example, `{+roll.pikes.fell}`, as text (`numbers` fills them in)."""

from __future__ import annotations

import re
from dataclasses import dataclass

REFERENCE = re.compile(r"\{(?P<form>[+-]?)(?P<name>[^{}]*)\}")
LITERAL = re.compile(r"(?<![\w.,/])\d+(?:[.,/]\d+)*(?:(?![\w.,]*\w)|(?=[dW]\d))")
"""A number in words, none that is part of a name, `Z3`, or of the kind of a die, `d6`."""


@dataclass(frozen=True, slots=True)
class Reference:
    """A number that words take from the story: how it is written, and its name."""

    form: str
    name: str


def references(text: str) -> list[Reference]:
    """The references in a text, in their order."""
    return [Reference(found["form"], found["name"]) for found in REFERENCE.finditer(text)]


def literals(text: str) -> list[str]:
    """The numbers that stand in a text itself."""
    return LITERAL.findall(REFERENCE.sub("…", text))


def with_zeros(text: str) -> str:
    """A text as a check of its spelling reads it: a number where it refers to one."""
    return REFERENCE.sub("0", text)
