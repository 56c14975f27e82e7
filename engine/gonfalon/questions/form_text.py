"""A filled form as a line of a story: what differs from its preset.

    points=6 players=seat,seat,seat players.1.name="Anna" skills=fight,shoot

Rows count from 1. A list whose rows are of other shapes than the preset's is named with the shapes of all its rows; a row
that the preset does not have differs from its shape's own presets. Texts stand in quotes as in JSON; `-` is no option.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

from gonfalon.questions.answer import Answer
from gonfalon.questions.ask import Ask
from gonfalon.questions.fields import Field, Group, Of, Rows, base_row, preset_of
from gonfalon.questions.filled import FieldAnswer, FormAnswer, RowsAnswer
from gonfalon.questions.secret import FaceDown
from gonfalon.questions.slip import RevealedAnswer, SealedAnswer

PAIR = re.compile(r'\s*([A-Za-z_][\w.]*)=("(?:[^"\\]|\\.)*"|[^\s"]+)')
NOTHING = "-"

Values = dict[str, str]
"""The values of a line, by the paths of their fields."""


def differing(fields: tuple[Field, ...], filled: FormAnswer, *, whole: bool = False) -> str:
    """Return the fields that differ from the preset, or the whole form; seals of secrets are left out, as nobody can
    type them.
    """
    base = None if whole else preset_of(fields)
    return " ".join(f"{path}={value}" for path, value in pairs(fields, filled, base, ""))


def pairs(
    fields: tuple[Field, ...], filled: FormAnswer, base: FormAnswer | None, path: str
) -> Iterator[tuple[str, str]]:
    befores = base.answers if base else (None,) * len(fields)
    for one, answer, before in zip(fields, filled.answers, befores, strict=True):
        if answer is not None and answer != before:
            yield from of_field(one.of, answer, before, path + one.name)


def of_field(of: Of, answer: FieldAnswer, before: FieldAnswer, path: str) -> Iterator[tuple[str, str]]:
    match of, answer:
        case Group(), FormAnswer():
            yield from pairs(of.fields, answer, before if isinstance(before, FormAnswer) else None, f"{path}.")
        case Rows(), RowsAnswer():
            yield from of_rows(of, answer, before, path)
        case Ask(), Answer() if not isinstance(answer, SealedAnswer):
            yield path, answer.as_word()


def of_rows(of: Rows, answer: RowsAnswer, before: FieldAnswer, path: str) -> Iterator[tuple[str, str]]:
    keys = [key for key, _ in answer.rows]
    known = before.rows if isinstance(before, RowsAnswer) else ()
    if before is None or keys != [key for key, _ in known]:
        yield path, ",".join(keys) or NOTHING
    for number, (key, row) in enumerate(answer.rows, 1):
        if shape := of.shape(key):
            stood = base_row(shape, known, number) if before is not None else None
            yield from pairs(shape.fields, row, stood, f"{path}.{number}.")


def read_form(fields: tuple[Field, ...], line: str) -> FormAnswer:
    """The form with what the line says; raises ValueError for what is no pair, or no field of it."""
    said = pairs_in("" if line.strip() == NOTHING else line)
    filled = with_said(fields, preset_of(fields), said, "")
    if said:
        raise ValueError(f"no such field: {', '.join(said)}")
    return filled


def pairs_in(line: str) -> Values:
    said: Values = {}
    at = 0
    line = line.rstrip()
    while at < len(line):
        found = PAIR.match(line, at)
        if not found:
            raise ValueError(f"not understood: {line[at:]}")
        said[found[1]] = found[2]
        at = found.end()
    return said


def with_said(fields: tuple[Field, ...], filled: FormAnswer, said: Values, path: str) -> FormAnswer:
    """The same answers, those named taken from the line; what was used is taken out of `said`."""
    placed = zip(fields, filled.answers, strict=True)
    return FormAnswer(tuple(said_field(one.of, answer, said, path + one.name) for one, answer in placed))


def said_field(of: Of, answer: FieldAnswer, said: Values, path: str) -> FieldAnswer:
    match of:
        case Group():
            group = answer if isinstance(answer, FormAnswer) else preset_of(of.fields)
            return with_said(of.fields, group, said, f"{path}.")
        case Rows():
            return said_rows(of, answer, said, path)
        case _:
            return answer if path not in said else read_value(of, said.pop(path))


def said_rows(of: Rows, answer: FieldAnswer, said: Values, path: str) -> RowsAnswer:
    known = answer.rows if isinstance(answer, RowsAnswer) else of.presets
    keys = [key for key, _ in known]
    if shapes := said.pop(path, ""):
        keys = [] if shapes == NOTHING else shapes.split(",")
    rows = []
    for number, key in enumerate(keys, 1):
        shape = of.shape(key)
        if shape is None:
            raise ValueError(f"no such row: {key}")
        rows.append((key, with_said(shape.fields, base_row(shape, known, number), said, f"{path}.{number}.")))
    return RowsAnswer(tuple(rows))


def read_value(of: Of, value: str) -> FieldAnswer:
    word = str(json.loads(value)) if value.startswith('"') else value
    match of:
        case FaceDown():
            return RevealedAnswer(word, "")
        case Ask():
            return of.from_word(word)
        case _:
            raise ValueError(f"no value: {value}")
