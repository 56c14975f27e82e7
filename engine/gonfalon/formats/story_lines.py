"""The lines of a story that tell a question and what happened (`story.py`)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from gonfalon.battle.event import EnteredAnew, Event, Ruled, Thrown, Told
from gonfalon.questions.ask import Ask, Heading
from gonfalon.questions.figures import Argument, Label, UserText, Veiled


def asked(ask: Ask[Any]) -> str:
    return f"? {'+'.join(ask.people)}  {ask.rule}  {ask.offered}".rstrip()


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
