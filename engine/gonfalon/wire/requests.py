"""Answers to the open question, as a request carries them (request.py reads them)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from gonfalon.described import OMITTED
from gonfalon.wire.form import Given
from gonfalon.wire.path import Steps


@dataclass(frozen=True, slots=True)
class Keys:
    """To a choice or ruling: keys of options that are not barred; `by` whom, where a secret is asked of several."""

    keys: tuple[str, ...]
    by: str | None = field(default=None, metadata=OMITTED)


@dataclass(frozen=True, slots=True)
class Drawn:
    """To a secret choice: the app draws one with equal chances, unseen."""

    draw: Literal[True]
    by: str | None = field(default=None, metadata=OMITTED)


@dataclass(frozen=True, slots=True)
class Rolled:
    """To a roll: the app throws."""

    roll: Literal["app"]


@dataclass(frozen=True, slots=True)
class Faces:
    """To a roll: the faces that fell on the table."""

    faces: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Numbered:
    """To a number."""

    number: int


@dataclass(frozen=True, slots=True)
class Written:
    """To a text."""

    text: str
    by: str | None = field(default=None, metadata=OMITTED)


@dataclass(frozen=True, slots=True)
class FilledIn:
    """To a form: what its fields hold, by their names."""

    form: dict[str, Given]


@dataclass(frozen=True, slots=True)
class Walked:
    """To a path."""

    path: Steps


@dataclass(frozen=True, slots=True)
class Taken:
    """In place of an answer: one of the view's offers."""

    take: str


Answer = Keys | Drawn | Rolled | Faces | Numbered | Written | FilledIn | Walked | Taken
