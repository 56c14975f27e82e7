"""The app's throws that were taken back, as plain data: [at, nth, rule, [who ...], die, source, face ...]."""

from __future__ import annotations

from typing import Any

from gonfalon.battle.event import Thrown
from gonfalon.battle.retracted import in_sight
from gonfalon.battle.work import MOST_ENTRIES
from gonfalon.questions.checked import MOST_ITEMS, LinkError, integer, items, text
from gonfalon.questions.dice import KINDS, MOST_DICE
from gonfalon.questions.roll import SOURCE, DiceAnswer
from gonfalon.questions.schema import INTEGER, STRING, TEXT, Shape, row

COUNT: Shape = {"type": "integer", "minimum": 0}
THROWN: Shape = row(
    COUNT, COUNT, TEXT, {"type": "array", "minItems": 1, "items": STRING}, {"enum": list(KINDS)}, SOURCE, more=INTEGER
)
"""The JSON Schema of a throw that was taken back."""


def dump_thrown(thrown: Thrown) -> list[Any]:
    """A throw that was taken back as JSON data."""
    head = [thrown.at, thrown.nth, thrown.rule, list(thrown.who), thrown.die]
    return [*head, thrown.fell.source.value, *thrown.fell.faces]


def load_thrown(data: object) -> Thrown:
    """The throw that was taken back in JSON data from anywhere; raises LinkError."""
    fields = items(data, MOST_ITEMS)
    if len(fields) < 6:
        raise LinkError("content")
    at, nth, rule, who, die, *fell = fields
    people = tuple(text(one) for one in items(who, MOST_ITEMS))
    kind, faces = KINDS.get(text(die)), DiceAnswer.load(fell)
    if not people or min(integer(at), integer(nth)) < 0:
        raise LinkError("content")
    if kind is None or not set(faces.faces) <= set(kind.faces):
        raise LinkError("content")
    return Thrown(at, nth, text(rule), people, kind.id, faces, retracted=True)


def load_retracted(data: list[Any]) -> tuple[Thrown, ...]:
    """Throws that were taken back, without those that no battle can have had; raises LinkError."""
    return in_sight(thrown for thrown in map(load_thrown, data) if could_fall(thrown))


def could_fall(thrown: Thrown) -> bool:
    """True if a record has such a place, with so many throws before it, and a roll so many dice."""
    return thrown.nth < thrown.at <= MOST_ENTRIES and len(thrown.fell.faces) <= MOST_DICE
