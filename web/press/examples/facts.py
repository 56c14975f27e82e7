"""The numbers of a story by name, for the words of its example.

    war.core.shifts.total           a figure of a line that was told: the rule and the figure's name
    war.core.shifts.pikes.total     the same of the line that is about the pikes
    roll.pikes.fell                 the sum of the dice of a hand, by its piece or by who threw; `faces`, `dice`, `total`
    roll.pikes.war.core.total       what a rule added to a roll: the points or dice of its part
    given.samyra.act.input.ilva.damage     a number that was answered to the question of a rule, in a form that of a field
    asked.war.zone.count.preset     a bound or the preset of a question: `least`, `most`, `preset`
    refused.war.adv.surround.own    a figure of a refusal
    start.anna.points, end.anna.points     a value on the table, or one that a game master could set, when the scene begins
                                    and when it is over; of a track the number of `boxes`, and of those that are `marked`

A name that stands for several numbers takes an ordinal, `roll.pikes.fell#2`, or `#-1` for the last. Those of the scene count,
and those of the whole story where the scene has none.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from typing import Any

from gonfalon.ask import Ask, Choice, Choices, Number, Roll
from gonfalon.event import Told
from gonfalon.figures import Figures, Label
from gonfalon.form import Form
from gonfalon.form_text import pairs, read_form
from gonfalon.option import Part
from gonfalon.refusal import Refused
from gonfalon.secret import FaceDown
from gonfalon.story import Step
from gonfalon.table import Contest, Table
from press import Wrong
from press.examples.played import Played
from press.examples.scene import put


@dataclass(frozen=True, slots=True)
class Faces:
    """The faces of a throw, and the kind of its dice."""

    kind: str
    faces: tuple[int, ...]


Worth = int | Fraction | tuple[int, ...] | Faces
"""A number, a share, several numbers, or the faces of a throw."""


class NoSuchNumber(Wrong):
    """A name that stands for no number of the story, or for several."""


@dataclass(frozen=True, slots=True)
class Fact:
    """A number of a story: its name, the step in which it came up, and whether it is one of many dice."""

    name: str
    worth: Worth
    step: int


class Facts:
    """The numbers of one story, of which the steps from `scene` on are its scene."""

    def __init__(self, played: Played, scene: tuple[Step, ...]) -> None:
        self._played = played
        self._begins = scene[0].number
        self._scene = scene

    def worth(self, name: str) -> Worth:
        """The number that a name stands for; raises NoSuchNumber if there is none, or if it stands for several."""
        stem, _, ordinal = name.partition("#")
        place, _, key = stem.partition(".")
        if place in ("start", "end"):
            return self._set(place, key)
        everywhere = [one for one in self.all if one.name == stem]
        found = [one.worth for one in everywhere if one.step >= self._begins] or [one.worth for one in everywhere]
        if not found:
            raise NoSuchNumber(f"{{{name}}}: no number has this name")
        if ordinal:
            return self._nth(name, found, ordinal)
        if len(set(found)) > 1:
            raise NoSuchNumber(f"{{{name}}} is one of several, in this order: {', '.join(map(str, found))}")
        return found[0]

    def _nth(self, name: str, found: list[Worth], ordinal: str) -> Worth:
        try:
            number = int(ordinal)
            return found[number - 1 if number > 0 else number]
        except (ValueError, IndexError):
            raise NoSuchNumber(f"{{{name}}}: no such place among {len(found)}") from None

    def _set(self, place: str, key: str) -> int:
        found = (self.start if place == "start" else self.end).get(key)
        if found is None:
            raise NoSuchNumber(f"{{{place}.{key}}}: no value has this key")
        return found

    @cached_property
    def start(self) -> dict[str, int]:
        """The values on the table as the scene begins."""
        return self._settings(self._scene[0].before)

    @cached_property
    def end(self) -> dict[str, int]:
        """The values on the table once it is over."""
        return self._settings(self._scene[-1].after)

    def _settings(self, position: Any) -> dict[str, int]:
        """The figures on the table, and the numbers that a game master could set."""
        system = self._played.system
        found = dict(on_table(system.table(position)))
        for one in system.settings(position):
            if isinstance(one.value, int) or one.value.lstrip("-").isdigit():
                found[one.key] = int(one.value)
        return found

    @cached_property
    def all(self) -> tuple[Fact, ...]:
        """Every number of the story by its name, in the order of the story, but for the values on the table."""
        return tuple(self._all())

    def _all(self) -> Iterator[Fact]:
        for step in self._played.steps:
            for name, worth in self._of_step(step):
                yield Fact(name, worth, step.number)
        last = self._played.steps[-1]
        if last.ask:
            for name, worth in self._of_open(last.ask, last.after):
                yield Fact(name, worth, last.number)

    def _of_step(self, step: Step) -> Iterator[tuple[str, Worth]]:
        names = self._played.names(step.after)
        if step.asked:
            yield from bounds(step.asked)
        if isinstance(step.asked, Roll) and step.mark == "!":
            yield from self._of_roll(step.asked, step.given, step.before)
        yield from given(step)
        if step.refused:
            yield from of_refusal(step.refused)
        for event in step.events:
            if isinstance(event, Told):
                yield from figures(event.tell.rule, event.tell.figures)
                about = [value for _, value in event.tell.figures if isinstance(value, str) and value in names]
                if about:
                    yield from figures(f"{event.tell.rule}.{about[0]}", event.tell.figures)

    def _of_open(self, ask: Ask[Any], position: Any) -> Iterator[tuple[str, Worth]]:
        yield from bounds(ask)
        if isinstance(ask, Roll):
            yield from self._of_roll(ask, "", position)

    def _of_roll(self, asked: Roll, line: str, position: Any) -> Iterator[tuple[str, Worth]]:
        """The numbers of each hand of a roll, thrown or still to be thrown."""
        words = line.split()
        faces = tuple(map(int, words)) if all(word.lstrip("-").isdigit() for word in words) else ()
        if faces and not asked.pool.holds(faces):
            return
        thrown = asked.dealt(faces) if asked.throws and faces else (faces,) * max(1, len(asked.throws))
        hands = [
            (hand_of(one.who, one.parts, self._played.contest(position)), one.dice, one.parts) for one in asked.throws
        ]
        if not hands:
            alone = hand_of(asked.people[0], asked.parts, self._played.contest(position))
            hands = [(alone, asked.pool.dice, asked.parts)]
        for (hand, dice, parts), fell in zip(hands, thrown, strict=False):
            yield f"roll.{hand}.dice", dice
            yield from ((f"roll.{hand}.{part.rule}", part.dice) for part in parts)
            if fell:
                yield f"roll.{hand}.faces", Faces(asked.pool.die.id, fell)
                yield f"roll.{hand}.fell", sum(fell)
                if asked.summed:
                    yield f"roll.{hand}.total", sum(fell) + sum(part.dice for part in parts)


def on_table(table: Table) -> Iterator[tuple[str, int]]:
    """The figures of values on the table by their keys, of tracks the boxes and how many are marked.

    A value with several figures tells them by their names; one of several alike, as the skills of a unit, is told by its case.
    """
    values = [*(one for side in table.sides for one in side.values)]
    values += (one for piece in table.pieces for one in (*piece.badges, *piece.details))
    for value in values:
        figures = [(name, one) for name, one in value.label.figures if isinstance(one, int)]
        cases = [case for _, one in value.label.figures if isinstance(one, Label) for _, case in one.figures]
        stem, _, place = value.key.rpartition(".")
        key = f"{stem}.{cases[0]}" if place.isdigit() and cases and isinstance(cases[0], str) else value.key
        if len(figures) == 1:
            yield key, figures[0][1]
        else:
            yield from ((f"{key}.{name}", one) for name, one in figures)
    for track in (one for piece in table.pieces for one in piece.tracks):
        yield f"{track.key}.boxes", len(track.marked)
        yield f"{track.key}.marked", sum(track.marked)


def hand_of(who: str, parts: tuple[Part, ...], contest: Contest | None) -> str:
    """The piece with which somebody meets in a roll, or who it is."""
    hands = contest.hands if contest else ()
    mine = [one.piece for one in hands if one.of == who and one.parts == parts and one.total is None]
    return mine[0] if mine and mine[0] else who


def bounds(ask: Ask[Any]) -> Iterator[tuple[str, Worth]]:
    """The bounds and the preset of a number, and how many options there may be."""
    put_to = ask.asks[0] if isinstance(ask, FaceDown) else ask
    if isinstance(put_to, Number | Choices):
        yield f"asked.{ask.rule}.least", put_to.least
        yield f"asked.{ask.rule}.most", put_to.most
    if isinstance(put_to, Number) and put_to.preset is not None:
        yield f"asked.{ask.rule}.preset", put_to.preset


def given(step: Step) -> Iterator[tuple[str, Worth]]:
    """The numbers in an answer."""
    asked, line, _ = put(step)
    name = f"given.{asked.rule}" if asked else ""
    match asked:
        case Number() if line.lstrip("-").isdigit():
            yield name, int(line)
        case Choice() | Choices():
            yield from ((name, int(key)) for key in line.split() if key.isdigit())
        case Form() if not step.refused or step.refused.code == "fields":
            for path, value in pairs(asked.fields, asked.settled(read_form(asked, line)), None, ""):
                if value.strip('"').lstrip("-").isdigit():
                    yield f"{name}.{path}", int(value.strip('"'))
        case _:
            return


def of_refusal(no: Refused) -> Iterator[tuple[str, Worth]]:
    """The figures of a refusal."""
    for cause in no.fields or (no,):
        yield from figures(f"refused.{cause.rule}", cause.label.figures)


def figures(name: str, told: Figures) -> Iterator[tuple[str, Worth]]:
    """The numbers among the figures of a label."""
    for key, value in told:
        match value:
            case bool():
                pass
            case int() | Fraction():
                yield f"{name}.{key}", int(value) if value == int(value) else value
            case tuple() if value and all(isinstance(one, int) for one in value):
                yield f"{name}.{key}", tuple(one for one in value if isinstance(one, int))
            case _:
                pass
