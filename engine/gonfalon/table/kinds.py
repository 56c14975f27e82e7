"""All kinds of question of the engine, and by them all kinds of entry: whoever imports this knows every kind by its mark."""

from __future__ import annotations

from typing import Any

from gonfalon.questions.answer import ENTRIES
from gonfalon.questions.ask import Ask
from gonfalon.questions.choice import Choice, Choices, Ruling, Rulings
from gonfalon.questions.form import Form
from gonfalon.questions.number import Number
from gonfalon.questions.roll import Roll
from gonfalon.questions.secret import FaceDown, Reveal
from gonfalon.questions.text import Text
from gonfalon.table.field.painting import Painting
from gonfalon.table.field.path import Path

__all__ = ["ASKS", "ENTRIES"]

ASKS: tuple[type[Ask[Any]], ...] = (
    Choice,
    Choices,
    Ruling,
    Rulings,
    Roll,
    Number,
    Text,
    Form,
    FaceDown,
    Reveal,
    Path,
    Painting,
)
