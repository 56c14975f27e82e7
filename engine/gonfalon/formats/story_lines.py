"""The lines of a story that tell a question and what happened (`story.py`)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from gonfalon.battle.event import EnteredAnew, Event, Ruled, Thrown, Told
from gonfalon.formats.form_text import differing
from gonfalon.questions.ask import Ask, Choice, Choices, Heading, Number, Roll
from gonfalon.questions.figures import Argument, Label, UserText, Veiled
from gonfalon.questions.form import Form
from gonfalon.questions.option import Option, Throw
from gonfalon.questions.secret import FaceDown, Reveal
from gonfalon.table.field.painting import Painting
from gonfalon.table.field.path import Path
from gonfalon.table.field.reach import reach


def asked(ask: Ask[Any]) -> str:
    return f"? {'+'.join(ask.people)}  {ask.rule}  {offered(ask)}".rstrip()


def offered(ask: Ask[Any]) -> str:
    match ask:
        case Choice():
            return " ".join(option(one) for one in ask.options)
        case Choices():
            options = " ".join(option(one) for one in ask.options)
            return f"{ask.least}..{ask.most} of {options}"
        case Roll():
            throws = ask.throws or (Throw(ask.people[0], ask.label, ask.pool.dice, ask.parts),)
            return "; ".join(thrown(one, ask.pool.die.id) for one in throws)
        case Number():
            preset = "" if ask.preset is None else f" ({ask.preset})"
            return f"{ask.least}..{ask.most}{preset}"
        case FaceDown():
            return "face down: " + offered(ask.asks[0])
        case Reveal():
            return offered(ask.inner)
        case Form():
            return f"form {differing(ask, ask.preset, whole=True)}"
        case Path():
            ahead = ask.ahead
            cells = len(reach(ahead).ends)
            drawn = f", @{ask.drawn}" if ask.drawn else ""
            return f"{ask.piece} from {ahead.grid.name_of(ahead.start)}, {ahead.halves} halves, {cells} cells{drawn}"
        case Painting():
            closed = f", {len(ask.closed)} closed" if ask.closed else ""
            return f"paint {' '.join(one.key for one in ask.brushes)}{closed}"
        case _:
            return "text"


def thrown(of: Throw, die: str) -> str:
    return f"{of.dice}{die}: {', '.join(f'{part.rule} {part.dice}' for part in of.parts)}"


def option(of: Option[Any]) -> str:
    """`*key` is proposed, `(key)` is barred."""
    if of.barred:
        return f"({of.key})"
    return f"*{of.key}" if of.proposed else of.key


def told(event: Event) -> str:
    match event:
        case Told():
            mark = ".=" if isinstance(event.tell, Heading) else "."
            figures = " ".join(f"{name}={figure(value)}" for name, value in event.tell.figures)
            return f"{mark:<4} {event.tell.rule}  {figures}".rstrip()
        case Ruled():
            return f".    ruling {event.rule}  {figure(event.value)} {event.why}".rstrip()
        case EnteredAnew():
            return f".    entered anew {event.rule}  side={event.by}"
        case Thrown():
            return f".    {event.rule}  {' '.join(map(str, event.fell.faces))}"


def figure(value: Argument) -> str:
    match value:
        case UserText(text):
            return f'"{text}"'
        case Fraction():
            return f"{value.numerator}/{value.denominator}"
        case tuple():
            return ",".join(figure(one) for one in value)
        case Label():
            figures = ",".join(figure(one) for _, one in value.figures)
            return f"{value.id}({figures})" if figures else value.id
        case Veiled():
            return figure(value.known)
        case _:
            return str(value)
