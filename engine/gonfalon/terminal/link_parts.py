"""The short link of a told story, what its parts take, and what its answers would take if each were as likely."""

from __future__ import annotations

from math import comb, log2
from pathlib import Path
from typing import Any

from gonfalon.battle.battle import Battle
from gonfalon.formats import link
from gonfalon.formats.compact.packing import written
from gonfalon.formats.record import record_of
from gonfalon.formats.story import Teller
from gonfalon.questions.answer import Entry, OfferTaken, RulingMade
from gonfalon.questions.ask import Ask
from gonfalon.questions.choice import Choice, Choices
from gonfalon.questions.digits import NotCoded
from gonfalon.questions.fields import Field, Group, Of, Rows
from gonfalon.questions.filled import FieldAnswer, FormAnswer, RowsAnswer
from gonfalon.questions.form import Form
from gonfalon.questions.number import Number
from gonfalon.questions.roll import Roll
from gonfalon.questions.secret import Reveal
from gonfalon.questions.slip import RevealedAnswer
from gonfalon.table.field.path import Path as PathAsk
from gonfalon.table.field.reach import reach
from gonfalon.table.table import Setting
from gonfalon.terminal.screen import Screen
from gonfalon.terminal.stories import from_story
from gonfalon.words import Words

LETTER = 6
"""The bits of a character of base64url."""


def show_link_of(story: Path, screen: Screen, words: Words) -> bool:
    """Show the link of the battle that a story tells; False, with the reason, if it cannot be told."""
    battle = from_story(story, battle_told, screen, words)
    if battle:
        show_parts(battle, screen, words)
    return battle is not None


def battle_told(text: str) -> Battle[Any] | None:
    """The battle that a story tells; None if it tells none. Raises StoryError, Refused."""
    teller = Teller(text)
    for _ in teller.tell():
        pass
    return teller.battle


def show_parts(battle: Battle[Any], screen: Screen, words: Words) -> None:
    """The link on the first line, then its parts, and the sum of what is possible."""
    text, record = link.write_compact(battle), record_of(battle, battle.name)
    screen.lines((text,))
    size = len(text) - len(link.PREFIX)
    try:
        parts = {part: bits / LETTER for part, bits in written(record).bits.items()}
    except NotCoded:
        screen.show(words.say("terminal-link-plain", characters=size))
        return
    parts["head"] = size - sum(parts.values())
    for part, characters in sorted(parts.items(), key=lambda one: (-one[1], one[0])):
        screen.show(words.say("terminal-link-part", part=part, characters=round(characters, 1)))
    screen.show(words.say("terminal-link-size", characters=size, plain=len(link.write(record))))
    screen.show(words.say("terminal-link-possible", characters=round(possible_in(battle) / LETTER, 1)))


def possible_in(battle: Battle[Any]) -> float:
    """The bits that the answers of a battle would take if each possible one were as likely; without texts, seals and salts."""
    again: Battle[Any] = Battle(battle.system, dict(battle.switches.set))
    bits = 0.0
    for entry in battle.record:
        bits += possible(again, entry)
        again.follow((entry,))
    return bits


def possible(battle: Battle[Any], entry: Entry) -> float:
    match entry:
        case OfferTaken():
            return log2(sum(not one.barred for one in battle.offers))
        case RulingMade(what):
            settings = battle.system.settings(battle.position)
            return log2(len(settings)) + values_of(next(one for one in settings if one.key == what))
        case _:
            return of_ask(battle.ask, entry) if battle.ask else 0.0


def values_of(setting: Setting[Any]) -> float:
    match setting.kind:
        case "number":
            return log2(setting.most - setting.least + 1)
        case "choice":
            return log2(len(setting.choices))
        case _:
            return 0.0


def of_ask(ask: Ask[Any], answer: Any) -> float:
    match ask:
        case Choice() | Choices():
            free = sum(not one.barred for one in ask.options)
            return log2(sum(comb(free, count) for count in range(ask.least, min(ask.most, free) + 1)))
        case Roll():
            return ask.pool.dice * log2(len(ask.pool.die.faces))
        case Number():
            return log2(ask.most - ask.least + 1)
        case PathAsk():
            return log2(len(reach(ask.ahead).ends))
        case Form() if isinstance(answer, FormAnswer):
            return of_fields(ask.fields, answer)
        case Reveal() if isinstance(answer, RevealedAnswer):
            return of_ask(ask.inner, ask.inner.read(answer.content))
        case _:
            return 0.0


def of_fields(fields: tuple[Field, ...], filled: FormAnswer) -> float:
    pairs = zip(fields, filled.answers, strict=True)
    return sum(of_field(one.of, answer) for one, answer in pairs if answer is not None)


def of_field(of: Of, answer: FieldAnswer) -> float:
    match of, answer:
        case Group(), FormAnswer():
            return of_fields(of.fields, answer)
        case Rows(), RowsAnswer(rows):
            shapes = {shape.key: shape for shape in of.shapes}
            bits = log2(of.most - of.least + 1) + len(rows) * log2(len(shapes))
            return bits + sum(of_fields(shapes[key].fields, row) for key, row in rows)
        case Ask(), _:
            return of_ask(of, answer)
        case _:
            return 0.0
