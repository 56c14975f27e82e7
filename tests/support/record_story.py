"""The record of a battle as a story: what a property found can be read, told again, and kept as a case."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from gonfalon.battle.battle import Battle
from gonfalon.formats.story import Teller
from gonfalon.questions.answer import Answer, Entry, OfferTaken, RulingMade
from gonfalon.questions.ask import Ask
from gonfalon.questions.choice import OptionsAnswer
from gonfalon.questions.filled import FormAnswer
from gonfalon.questions.form import Form
from gonfalon.questions.number import NumberAnswer
from gonfalon.questions.roll import DiceAnswer
from gonfalon.questions.secret import FaceDown, content_of
from gonfalon.questions.slip import Pocket, RevealedAnswer, SealedAnswer
from gonfalon.questions.text import TextAnswer
from gonfalon.table.field.painting import Painting, PaintingAnswer, line_of
from gonfalon.table.field.path import PathAnswer


def story_of(battle: Battle[Any], pocket: Pocket, about: str, last: Entry | None = None) -> str:
    """The battle told from its record; `last` is an entry more, after which it may not go on."""
    lines = [f"# {about}", *lines_of(battle, pocket, last)]
    told: list[str] = []
    try:
        told.extend(Teller("\n".join(lines)).tell())
    except Exception as fault:  # what cannot be told is what was found
        told.append(f"# {type(fault).__name__}: {fault}")
    return "".join(f"{line}\n" for line in told)


def lines_of(battle: Battle[Any], pocket: Pocket, last: Entry | None) -> Iterator[str]:
    default = {one.rule: one.default for one in battle.system.switches}
    set_otherwise = dict(battle.switches.set).items() - default.items()
    yield " ".join(("=", battle.system.id, *sorted(f"{rule}={choice}" for rule, choice in set_otherwise)))
    again: Battle[Any] = Battle(battle.system, dict(battle.switches.set))
    for entry in battle.record:
        yield from line(again.ask, entry, pocket)
        again.follow((entry,))
    if last:
        yield from line(again.ask, last, pocket)


def line(ask: Ask[Any] | None, entry: Entry, pocket: Pocket) -> Iterable[str]:
    """Return the lines of a story for one entry; none for a slip, which turns over by itself."""
    match entry:
        case RulingMade(what, value, why):
            said = f'"{value}"' if isinstance(value, str) else value
            return (f"^ {what}={said} {why}".rstrip(),)
        case OfferTaken(key):
            return (f"+ {key}",)
        case RevealedAnswer():
            return ()
        case SealedAnswer(by, seal):
            content, _ = pocket.slips.get(seal, ("", ""))
            assert isinstance(ask, FaceDown)
            asked = ask.asked_of(by)
            inner = content_of(asked, content)
            laid = in_form(asked, inner) if isinstance(asked, Form) and isinstance(inner, FormAnswer) else content
            return (f"! {by}: {laid or '-'}",)
        case FormAnswer() if isinstance(ask, Form):
            return (f"! {in_form(ask, entry)}",)
        case PaintingAnswer() if isinstance(ask, Painting):
            return (f"! {line_of(ask.grid, entry)}",)
        case _:
            return (f"! {plain(entry)}",)


def in_form(form: Form[Any], filled: FormAnswer) -> str:
    """Return the fields that differ from the preset. Secrets within a form are left out: the story lays its presets in
    their place.
    """
    return form.spell(filled)


def plain(entry: Entry) -> str:
    match entry:
        case OptionsAnswer(keys):
            return " ".join(keys) or "-"
        case DiceAnswer(faces, _):
            return " ".join(map(str, faces))
        case NumberAnswer(number):
            return str(number)
        case TextAnswer(text):
            return f'"{text}"'
        case PathAnswer(steps):
            return f"@{steps}"
        case _:
            return entry.as_content() if isinstance(entry, Answer) else ""
