"""The entries of a log: the steps of a battle, and what takes steps back or puts them in force again. A log only grows."""

from __future__ import annotations

from dataclasses import dataclass

from gonfalon.battle.event import Thrown
from gonfalon.questions.answer import Entry


@dataclass(frozen=True, slots=True)
class Undo:
    """The last step in force is taken back, with the slips that were turned after it."""


@dataclass(frozen=True, slots=True)
class Redo:
    """The steps that were taken back last are in force again."""


@dataclass(frozen=True, slots=True)
class Named:
    """The battle has another name."""

    name: str


@dataclass(frozen=True, slots=True)
class RulesChanged:
    """The battle goes on by the rules of this version of its system."""

    version: int


@dataclass(frozen=True, slots=True)
class Carried:
    """The parts of a record beside its steps: the app's throws that were taken back, and seals of slips that were seen."""

    retracted: tuple[Thrown, ...]
    seen: tuple[str, ...]


Aside = Named | RulesChanged
"""Entries that change nothing on the table, and nothing that could be put in force again."""

Logged = Entry | Undo | Redo | Carried | Aside
