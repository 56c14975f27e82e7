"""A battle told as text: a test, a worked example, the report of a bug.

    # a comment
    # scene                                      what a worked example is about begins below (`press/examples/scene.py`)
    = tiefen tiefen.roll.chooser=victim          the system, and switches that are not as in the book
    ? table  tiefen.circ.outnumber.unit  1..99999    an ask: who, rule, what is offered
    ! 180                                        its answer: keys, faces, a number, "a text", `a: speed` for a slip
    ! points=6 players.1.name="Anna"             a form: what differs from its preset (`form_text.py`)
    .    tiefen.tactic.bonus  side=a dice=2      what happened
    .=   tiefen.flow.steps  step=5               a part of the battle opens
    =>   over                                    the battle is over
    ! @cc                                        a path: a letter for each step after the @
    ! wall=C3,C4 mud=D5                          cells that are marked: of each brush its key and the names of cells
    > tiefen.roll.all                            go on with what is proposed until this rule asks
    ^ a.terrain=yes wind and rain                a ruling of the game master: a value, or "a text", and why
    + concede.a                                  a standing offer is taken
    < / >>                                       undo, redo
    x how-many tiefen.after.forbid               the line before was refused

Retelling a story plays its answers and writes it anew: if the text is the same, the rules still tell it so.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from gonfalon.battle.battle import Battle
from gonfalon.battle.event import Event, Thrown
from gonfalon.formats.record import Record, record_of
from gonfalon.formats.story_lines import asked, told
from gonfalon.questions.ask import Ask
from gonfalon.questions.dice import Dice
from gonfalon.questions.form import Form
from gonfalon.questions.refusal import Refused
from gonfalon.questions.secret import FaceDown
from gonfalon.systems import system_of
from gonfalon.table.offer import Offer

MOST_STEPS = 500


class StoryError(Exception):
    """A story that cannot be told: which line, and why."""


def retell(story: str) -> str:
    """The story as the rules tell it now; raises StoryError for a line that is none."""
    return "".join(f"{line}\n" for line in Teller(story).tell())


@dataclass(frozen=True, slots=True)
class Step:
    """A line of a story as it was played: the position and the open question before it, and what came of it.

    `number` is its line, `mark` and `given` are what stands there; `record` is the battle as it is kept before it, None before
    there is one; `offer` is what was taken beside the question. `closes` says that it brought a procedure of the system to its
    end: the next line begins another.
    """

    number: int
    mark: str
    given: str
    record: Record | None
    before: Any
    asked: Ask[Any] | None
    offer: Offer[Any] | None
    refused: Refused | None
    events: tuple[Event, ...]
    after: Any
    ask: Ask[Any] | None
    closes: bool

    @property
    def lines(self) -> Iterator[str]:
        """The lines that stand below it: why it was refused, or what happened and the question that is open then."""
        if self.refused:
            yield f"x {self.refused.code} {self.refused.rule}".rstrip()
            return
        yield from (told(event) for event in self.events if not isinstance(event, Thrown))
        yield asked(self.ask) if self.ask else "=>   over"


def plays(line: str) -> bool:
    """True for a line that is played: no comment, and nothing that came of the line before."""
    return bool(line.strip()) and not line.startswith("#") and not comes_of_playing(line)


def comes_of_playing(line: str) -> bool:
    """True for a line that is told anew whenever the story is."""
    return line.partition(" ")[0] in {"?", ".", ".=", "=>", "x"}


class Teller:
    """Plays the answers of a story and writes what comes of it."""

    def __init__(self, story: str) -> None:
        self._lines = story.splitlines()
        self._dice = Dice.seeded("story")
        self._battle: Battle[Any] | None = None
        self._told = 0

    @property
    def battle(self) -> Battle[Any] | None:
        """The battle as far as it is told."""
        return self._battle

    def tell(self) -> Iterator[str]:
        """Yield the lines of the story as the rules tell it now."""
        return told_anew(self._lines, self.steps())

    def steps(self) -> Iterator[Step]:
        """Play the story and yield its steps, each with what came of it; raises StoryError for a line that is none."""
        for number, line in enumerate(self._lines, 1):
            if plays(line):
                yield self._play(number, line)

    def _play(self, number: int, line: str) -> Step:
        mark, _, rest = line.partition(" ")
        rest, before = rest.strip(), self._battle
        ask, position, passed = (before.ask, before.position, before.passed) if before else (None, None, 0)
        record = record_of(before, "") if before else None
        offers = before.offers if before and mark == "+" else ()
        try:
            refused = self._do(mark, rest)
        except (ValueError, KeyError, AttributeError, Refused) as error:
            raise StoryError(f"line {number}: {line} ({error})") from error
        battle = self._battle
        assert battle
        events = () if refused else tuple(battle.events[self._told :])
        if not refused:
            self._told = len(battle.events)
        offer = next((one for one in offers if one.key == rest), None)
        closes = battle.passed > passed
        return Step(
            number, mark, rest, record, position, ask, offer, refused, events, battle.position, battle.ask, closes
        )

    def _do(self, mark: str, rest: str) -> Refused | None:
        """Play one line; what the rules refuse of it is returned."""
        if mark == "=":
            self._begin(rest)
            return None
        battle = self._battle
        if battle is None:
            raise ValueError("a story opens with = and its system")
        try:
            match mark:
                case "!":
                    self._answer(battle, rest)
                case ">":
                    self._go_on(battle, rest)
                case "^":
                    self._overrule(battle, rest)
                case "+":
                    battle.take(rest)
                case "<":
                    battle.undo()
                    self._told = min(self._told, len(battle.events))
                case ">>":
                    battle.redo()
                case _:
                    raise ValueError("no such mark")
        except Refused as refused:
            return refused
        return None

    def _begin(self, rest: str) -> None:
        system, *switches = rest.split()
        pairs = (switch.partition("=") for switch in switches)
        self._battle = Battle(system_of(system), {rule: choice for rule, _, choice in pairs})

    def _answer(self, battle: Battle[Any], given: str) -> None:
        ask = battle.ask
        if isinstance(ask, FaceDown):
            by, _, content = given.partition(":")
            lay(battle, by.strip(), content.strip(), self._dice)
        elif isinstance(ask, Form):
            battle.fill(ask.parse(given), self._dice)
        elif ask is not None:
            battle.answer(ask.parse(given))

    def _overrule(self, battle: Battle[Any], given: str) -> None:
        """A number, a text, or a text in quotes, which may hold spaces or nothing but digits; then why."""
        what, _, said = given.partition("=")
        if said.startswith('"'):
            text, _, why = said[1:].partition('"')
            battle.overrule(what, text, why.strip())
            return
        value, _, why = said.partition(" ")
        battle.overrule(what, int(value) if value.lstrip("-").isdigit() else value, why)

    def _go_on(self, battle: Battle[Any], rule: str) -> None:
        """Take what is proposed until this rule asks; what happens on the way is not told."""
        for _ in range(MOST_STEPS):
            ask = battle.ask
            if ask is None or ask.rule == rule:
                self._told = len(battle.events)
                return
            if isinstance(ask, FaceDown):
                by = next(who for who in ask.people if who not in ask.submitted)
                asked = ask.asked_of(by)
                lay(battle, by, asked.spell(asked.proposed), self._dice)
            elif isinstance(ask, Form):
                battle.fill(ask.preset, self._dice)
            else:
                battle.answer(ask.proposed)
        raise ValueError("never asked")


def told_anew(lines: Iterable[str], steps: Iterable[Step]) -> Iterator[str]:
    """Yield the lines of a story with what comes of its steps now in place of what is written below them."""
    played = iter(steps)
    for line in lines:
        if plays(line):
            yield line
            yield from next(played).lines
        elif not comes_of_playing(line):
            yield line


def lay(battle: Battle[Any], by: str, given: str, dice: Dice) -> None:
    """Lay face down what a line gives."""
    assert isinstance(battle.ask, FaceDown)
    asked = battle.ask.asked_of(by)
    if isinstance(asked, Form):
        battle.fill(asked.parse(given), dice, by)
    else:
        battle.lay(by, "" if given == "-" else given.strip('"'), dice)
