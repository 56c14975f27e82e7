"""The sources of a story's numbers: rolls, questions and their answers, rulings, refusals, and what was told (`facts`)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from gonfalon.battle.event import Told
from gonfalon.formats.story import Step
from gonfalon.odds.model import Odds
from gonfalon.questions.ask import Ask
from gonfalon.questions.choice import Choice, Choices
from gonfalon.questions.figures import Arguments, Label
from gonfalon.questions.form import Form
from gonfalon.questions.form_text import pairs
from gonfalon.questions.number import Number
from gonfalon.questions.option import Option, Part
from gonfalon.questions.refusal import Refused
from gonfalon.questions.roll import Roll
from gonfalon.questions.secret import FaceDown
from gonfalon.questions.text import Text
from gonfalon.table.table import Contest
from press.examples.played import Played
from press.examples.scene import put

NUMBER = re.compile(r"(?<!\w)-?\d+(?!\w)")
RULING = re.compile(r"(?P<key>\S+?)=(?P<value>-?\d+)(?: .*)?")


@dataclass(frozen=True, slots=True)
class Faces:
    """The faces of a throw, and the kind of its dice."""

    kind: str
    faces: tuple[int, ...]


Worth = int | Fraction | tuple[int, ...] | Faces
"""A number, a share, several numbers, or the faces of a throw."""

Named = Iterator[tuple[str, Worth]]


def of_step(step: Step, played: Played) -> Named:
    """The numbers that come up in a step."""
    if step.asked:
        yield from of_ask(step.asked)
    if isinstance(step.asked, Roll) and step.mark == "!":
        yield from of_roll(step.asked, step.given, played.contest(step.before))
    yield from given(step)
    if step.mark == "^" and (ruling := RULING.fullmatch(step.given)):
        yield f"set.{ruling['key']}", int(ruling["value"])
    if step.refused:
        yield from of_refusal(step.refused)
    names = played.names(step.after)
    for event in step.events:
        if isinstance(event, Told):
            yield from figures(event.tell.rule, event.tell.figures)
            about = [value for _, value in event.tell.figures if isinstance(value, str) and value in names]
            if about:
                yield from figures(f"{event.tell.rule}.{about[0]}", event.tell.figures)
    if step.after is not None:
        yield from of_contest(played.contest(step.after))


def of_open(ask: Ask[Any], position: Any, played: Played) -> Named:
    """The numbers of the question that is open in the end."""
    yield from of_ask(ask)
    if isinstance(ask, Roll):
        yield from of_roll(ask, "", played.contest(position))


def of_roll(asked: Roll, line: str, contest: Contest | None) -> Named:
    """The numbers of each hand of a roll, thrown or still to be thrown."""
    words = line.split()
    faces = tuple(map(int, words)) if all(word.lstrip("-").isdigit() for word in words) else ()
    if faces and not asked.pool.holds(faces):
        return
    thrown = asked.dealt(faces) if asked.throws and faces else (faces,) * max(1, len(asked.throws))
    hands = [(hand_of(one.who, one.parts, contest), one.dice, one.parts) for one in asked.throws]
    if not hands:
        alone = hand_of(asked.people[0], asked.parts, contest)
        hands = [(alone, asked.pool.dice, asked.parts)]
    for (hand, dice, parts), fell in zip(hands, thrown, strict=False):
        yield f"roll.{hand}.dice", dice
        yield from ((f"roll.{hand}.{part.rule}", part.dice) for part in parts)
        if fell:
            yield f"roll.{hand}.faces", Faces(asked.pool.die.id, fell)
            yield f"roll.{hand}.fell", sum(fell)
            if asked.summed:
                yield f"roll.{hand}.total", sum(fell) + sum(part.dice for part in parts)


def hand_of(who: str, parts: tuple[Part, ...], contest: Contest | None) -> str:
    """The piece with which somebody meets in a roll, or who it is."""
    hands = contest.hands if contest else ()
    mine = [one.piece for one in hands if one.of == who and one.parts == parts and one.total is None]
    return mine[0] if mine and mine[0] else who


def of_contest(contest: Contest | None) -> Named:
    """The parts and the totals of the hands of an open roll."""
    for hand in contest.hands if contest else ():
        name = hand.piece or hand.of or "against"
        yield from ((f"hand.{name}.{part.rule}", part.dice) for part in hand.parts)
        if hand.total is not None:
            yield f"hand.{name}.total", hand.total


def of_ask(ask: Ask[Any]) -> Named:
    """The bounds and the presets of numbers, how many options there are, and the figures of its words and theirs."""
    put_to = ask.asks[0] if isinstance(ask, FaceDown) else ask
    name = f"asked.{ask.rule}"
    yield from figures(name, ask.label.figures if ask.label else ())
    if isinstance(put_to, Number | Choices):
        yield f"{name}.least", put_to.least
        yield f"{name}.most", put_to.most
    if isinstance(put_to, Number) and put_to.preset is not None:
        yield f"{name}.preset", put_to.preset
    if isinstance(put_to, Form) and put_to.preset:
        for path, value in pairs(put_to.fields, put_to.preset, None, ""):
            yield from numbers(f"{name}.{path}", value.strip('"'))
    if isinstance(put_to, Choice | Choices):
        free = [one for one in put_to.options if one.barred is None]
        yield f"{name}.options", len(free)
        if isinstance(put_to, Choice) and (keys := [int(one.key) for one in free if one.key.isdigit()]):
            yield f"{name}.least", min(keys)
            yield f"{name}.most", max(keys)
        for one in put_to.options:
            yield from of_option(f"option.{ask.rule}.{one.key}", one)


def of_option(name: str, option: Option[Any]) -> Named:
    """The figures of an option's words, of its note, and of the reason why it is barred."""
    labels = (option.label, option.note, option.barred.label if option.barred else None)
    for label in labels:
        yield from figures(name, label.figures if label else ())


def given(step: Step) -> Named:
    """The numbers in an answer."""
    asked, line, _ = put(step)
    name = f"given.{asked.rule}" if asked else ""
    match asked:
        case Number() if line.lstrip("-").isdigit():
            yield name, int(line)
        case Choice() | Choices():
            yield from ((name, int(key)) for key in line.split() if key.isdigit())
        case Form() if not step.refused or step.refused.code == "fields":
            for path, value in pairs(asked.fields, asked.normalized(asked.parse(line)), None, ""):
                yield from numbers(f"{name}.{path}", value.strip('"'))
        case Text():
            yield from numbers(name, line)
        case _:
            return


def numbers(name: str, text: str) -> Named:
    """The number that a text is, or all the numbers in it."""
    if text.lstrip("-").isdigit():
        yield name, int(text)
    elif found := NUMBER.findall(text):
        yield name, tuple(map(int, found))


def of_refusal(no: Refused) -> Named:
    """The figures of a refusal."""
    for cause in no.fields or (no,):
        yield from figures(f"refused.{cause.rule}", cause.label.figures)


def chances(shown: Iterable[Odds]) -> Named:
    """The chances of each case, of each outcome for a side, and the figures of these outcomes' words."""
    for case in shown:
        yield from ((f"odds.{bar.key}", bar.p) for bar in case.bars)
        for spread in case.spreads:
            yield from ((f"odds.{spread.of}.{bar.key}", bar.p) for bar in spread.points)
            yield from figures(f"odds.{spread.of}", spread.label.figures)


def figures(name: str, told: Arguments) -> Named:
    """The numbers among the figures of a label, and among those of labels within it."""
    for key, value in told:
        match value:
            case bool():
                pass
            case int() | Fraction():
                yield f"{name}.{key}", int(value) if value == int(value) else value
            case Label():
                yield from figures(f"{name}.{key}", value.figures)
            case tuple() if value and all(isinstance(one, int) for one in value):
                yield f"{name}.{key}", tuple(one for one in value if isinstance(one, int))
            case tuple():
                for one in value:
                    if isinstance(one, Label):
                        yield from figures(f"{name}.{key}", one.figures)
            case _:
                pass
