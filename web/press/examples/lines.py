"""A scene as the lines of a page, in one language: plain data that a template draws."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cache, reduce
from itertools import groupby
from typing import Any, Literal

from gonfalon.battle.event import Ruled, Thrown, Told
from gonfalon.door.view import line as line_of
from gonfalon.formats.story import Step
from gonfalon.questions.ask import Ask, Heading, Weight
from gonfalon.questions.choice import Choice, Choices
from gonfalon.questions.figures import Label, UserText, message_of
from gonfalon.questions.form import Form
from gonfalon.questions.option import Part
from gonfalon.questions.roll import Roll
from gonfalon.questions.secret import FaceDown
from gonfalon.words import Names, Words
from gonfalon.words.numbers import signed
from gonfalon.words.people import addressed
from press.examples.answers import Given, Value, given_to
from press.examples.played import Played
from press.examples.scene import picked, put

LineKind = Literal["asked", "roll", "told", "heading", "ruling", "refused", "open", "barred", "back", "gap"]


@dataclass(frozen=True, slots=True)
class Die:
    """A die as it lies: its kind and its face."""

    kind: str
    face: int


@dataclass(frozen=True, slots=True)
class Summand:
    """A number of a roll: what it is, its rule, the number as it is written."""

    words: str
    rule: str
    title: str
    number: str


@dataclass(frozen=True, slots=True)
class Hand:
    """One of those who meet in a roll: the dice, what is added, and the sum; texts are empty where there is none.

    `counts` says that the numbers are of dice, whose number is their sum.
    """

    words: str
    dice: tuple[Die, ...] = ()
    fell: str = ""
    parts: tuple[Summand, ...] = ()
    total: str = ""
    counts: bool = False


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the run. `words` is the question, or what is told; `answer` what was answered, or why it was refused.

    `own` lines are about the rule of the example, `outcome` ones weigh the most.
    """

    kind: LineKind
    words: str = ""
    who: str = ""
    answer: str = ""
    rule: str = ""
    title: str = ""
    own: bool = False
    outcome: bool = False
    hands: tuple[Hand, ...] = field(default=())


def lines(played: Played, steps: tuple[Step, ...], about: frozenset[str], words: Words) -> tuple[Line, ...]:
    """The lines of a scene in the language of these words."""
    return tuple(Scene(played, about, words).lines(steps))


@cache
def words_in(language: str) -> Words:
    """The words of a language, read once; the titles of the rules must have been made before."""
    return Words(language)


@cache
def title_of(rule: str, words: Words) -> str:
    """The title of a rule, or its id where it has none."""
    title = message_of("title", rule)
    return words.say(title) if words.has(title) else rule


class Scene:
    """Puts the steps of one example into words."""

    def __init__(self, played: Played, about: frozenset[str], words: Words) -> None:
        self._played = played
        self._about = about
        self._words = words
        self._known = dict(known(played))

    def lines(self, steps: tuple[Step, ...]) -> Iterator[Line]:
        """The lines of these steps without headings below which nothing stands, unless there is nothing else."""
        every = tuple(self._all(steps))
        yield from tuple(worth_telling(every)) or every

    def _all(self, steps: tuple[Step, ...]) -> Iterator[Line]:
        for step in steps:
            yield from self._of_step(step)
        last = steps[-1]
        if last.ask and not last.refused:
            yield from self._open(last)

    def _of_step(self, step: Step) -> Iterator[Line]:
        before = self._names(step.before)
        match step.mark:
            case "<" | ">>":
                yield Line("back", self._words.say("example-undone" if step.mark == "<" else "example-redone"))
            case ">":
                yield Line("gap")
            case "^":
                pass
            case _:
                if step.mark != "=" and not self._goes_without_saying(step):
                    yield self._answered(step, before)
        if step.refused:
            yield from self._refused(step, before)
        yield from self._told(step)

    def _names(self, position: Any) -> Names:
        return self._played.names(position)

    def _goes_without_saying(self, step: Step) -> bool:
        """True for an answer as it was proposed, where the example is about something else."""
        asked, given, by = put(step)
        if asked is None or by or step.refused or asked.rule in self._about or given != proposed_to(asked):
            return False
        return not any(one.rule in self._about for one in picked(step))

    def _answered(self, step: Step, names: Names) -> Line:
        if isinstance(step.asked, Roll) and step.mark == "!":
            return self._roll(step, step.asked, names)
        asked, given, by = put(step)
        if step.offer:
            label = self._words.label(step.offer.label, names)
            return self._line(
                "asked", "", step.offer.rule, answer=label, who=self._whom((step.offer.who,), label, names)
            )
        put_to = asked or step.asked
        assert put_to
        question = self._words.label(put_to.label, names)
        answer = self._answer(asked, given, names) if asked else self._words.say("example-not-offered")
        if by:
            answer = self._words.say("example-face-down", answer=answer)
        who = self._whom((by,) if by else put_to.people, question, names)
        return self._line("asked", question, put_to.rule, answer=answer, who=who)

    def _line(self, kind: LineKind, words: str, rule: str, **more: Any) -> Line:
        return Line(kind, words, rule=rule, title=self._title(rule), own=rule in self._about, **more)

    def _title(self, rule: str) -> str:
        return title_of(rule, self._words) if rule else ""

    def _whom(self, who: tuple[str, ...], asked: str, names: Names) -> str:
        return addressed(self._words, who, asked, names)

    def _answer(self, ask: Ask[Any], line: str, names: Names) -> str:
        """An answer in words; of a form its groups one after the other."""
        groups = [
            self._under(under, [self._given(one, names) for one in given], names)
            for under, given in groupby(given_to(ask, line, self._known), key=lambda one: one.under[:-1])
        ]
        if not groups:
            return self._words.say("example-as-it-stands")
        return reduce(lambda first, rest: self._words.say("example-several", first=first, rest=rest), groups)

    def _under(self, under: tuple[Label, ...], said: list[str], names: Names) -> str:
        """The answers in the fields of one group."""
        words = self._words.listed(said)
        for label in reversed(under):
            words = self._field(label, words, names)
        return words

    def _field(self, label: Label, value: str, names: Names) -> str:
        return self._words.say("example-field", field=self._words.label(label, names), value=value)

    def _given(self, one: Given, names: Names) -> str:
        values = self._words.listed([self._value(value, names) for value in one.values])
        said = values or self._words.say("example-none")
        return self._field(one.under[-1], said, names) if one.under else said

    def _value(self, value: Value, names: Names) -> str:
        match value:
            case Label():
                return self._words.label(value, names)
            case UserText(text):
                return self._words.say("example-text", text=text) if text else ""
            case _:
                return self._words.say("example-number", number=value)

    def _refused(self, step: Step, names: Names) -> Iterator[Line]:
        assert step.refused
        causes = step.refused.fields or (step.refused,)
        for cause in causes:
            rule = cause.rule or (step.asked.rule if step.asked else "")
            yield replace(self._line("refused", self._words.label(cause.label, names), rule), outcome=True)

    def _told(self, step: Step) -> Iterator[Line]:
        names = self._names(step.after)
        for event in step.events:
            if isinstance(event, Thrown):
                continue
            shown = line_of(event, self._played.system.happened)
            own = shown.rule in self._about
            if shown.weight is Weight.ASIDE and not own:
                continue
            said = self._words.label(shown.label, names)
            if isinstance(event, Ruled):
                yield self._line("ruling", said, shown.rule)
            elif isinstance(event, Told) and isinstance(event.tell, Heading):
                yield self._line("heading", said, shown.rule)
            else:
                yield replace(self._line("told", said, shown.rule), outcome=shown.weight is Weight.OUTCOME)

    def _roll(self, step: Step, asked: Roll, names: Names) -> Line:
        """A roll with its dice; numbers that its dice cannot show are the answer in words, without a sum."""
        faces = tuple(int(face) for face in step.given.split() if face.lstrip("-").isdigit())
        words = self._words.label(asked.label, names)
        contest = self._played.contest(step.before)
        if contest:
            words = self._words.label(contest.label, names)
        if faces and not asked.pool.holds(faces):
            return self._line("asked", words, asked.rule, answer=self._words.listed([*map(self._number, faces)]))
        return self._line("roll", words, asked.rule, hands=tuple(self._hands(asked, faces, contest, names)))

    def _hands(self, asked: Roll, faces: tuple[int, ...], contest: Any, names: Names) -> Iterator[Hand]:
        thrown = asked.dealt(faces) if asked.throws and faces else (faces,)
        throws = [(one.who, one.label, one.parts) for one in asked.throws] or [
            (asked.people[0], self._alone(asked, contest), asked.parts)
        ]
        labels = [label for _, label, _ in throws]
        for (_, label, parts), dice in zip(throws, thrown, strict=False):
            yield self._hand(asked, label, parts, dice, names)
        for hand in contest.hands if contest else ():
            if hand.label not in labels:
                said = self._parts(hand.parts, signed, names)
                fell = tuple(Die(one.die, one.face) for one in hand.dice)
                total = "" if hand.total is None else signed(hand.total)
                sum_of = signed(sum(die.face for die in fell)) if fell else ""
                yield Hand(self._words.label(hand.label, names), fell, sum_of, said, total)

    def _alone(self, asked: Roll, contest: Any) -> Label:
        """The label of the only throw: that of its hand in the contest, if one lies there."""
        hands = [one for one in contest.hands if one.total is None and one.parts == asked.parts] if contest else []
        return hands[0].label if hands else Label("")

    def _hand(self, asked: Roll, label: Label, parts: tuple[Part, ...], faces: tuple[int, ...], names: Names) -> Hand:
        kind = asked.pool.die.id
        dice = tuple(Die(kind, face) for face in faces)
        said = self._words.label(label, names) if label.id else ""
        if asked.summed:
            fell, added = sum(faces), sum(part.dice for part in parts)
            total = signed(fell + added) if faces else ""
            return Hand(said, dice, signed(fell) if faces else "", self._parts(parts, signed, names), total)
        counted = self._parts(parts, self._number, names)
        if kind != "d6":  # what stands beside a d20 is a bound
            return Hand(said, dice, "", tuple(part for part in counted if part.number not in said))
        total = self._words.say("terminal-dice-kind", dice=asked.pool.dice, die=kind)
        return Hand(said, dice, "", counted, total, counts=True)

    def _number(self, number: int) -> str:
        return self._words.say("example-number", number=number)

    def _parts(self, parts: tuple[Part, ...], written: Any, names: Names) -> tuple[Summand, ...]:
        return tuple(
            Summand(self._words.label(part.label, names), part.rule, self._title(part.rule), written(part.dice))
            for part in parts
        )

    def _open(self, last: Step) -> Iterator[Line]:
        """The question that is open at the end, where the example is about it: a roll with what it adds, or what is barred."""
        ask, names = last.ask, self._names(last.after)
        assert ask
        if isinstance(ask, Roll):
            parts = (*ask.parts, *(part for one in ask.throws for part in one.parts))
            if len(parts) > 1 or any(rule in self._about for rule in (ask.rule, *(part.rule for part in parts))):
                contest = self._played.contest(last.after)
                words = self._words.label(contest.label if contest else ask.label, names)
                yield self._line("roll", words, ask.rule, hands=tuple(self._hands(ask, (), contest, names)))
            return
        if ask.rule in self._about and not isinstance(ask, FaceDown):
            question = self._words.label(ask.label, names)
            proposal = "" if isinstance(ask, Form) else self._answer(ask, proposed_to(ask), names)
            said = self._words.say("example-proposed", answer=proposal) if proposal else ""
            who = self._whom(ask.people, question, names)
            yield self._line("open", question, ask.rule, answer=said, who=who)
        if isinstance(ask, Choice | Choices):
            yield from self._barred(ask, names)

    def _barred(self, ask: Choice[Any] | Choices[Any], names: Names) -> Iterator[Line]:
        """Yield the options that the rule of the example does not allow here, by their reasons."""
        reasons: dict[Label, list[str]] = {}
        for one in ask.options:
            if one.barred and one.barred.rule == self._played.rule:
                reasons.setdefault(one.barred.label, []).append(self._words.label(one.label, names))
        for why, options in reasons.items():
            said = self._words.label(why, names)
            yield self._line("barred", self._words.listed(options), self._played.rule, answer=said)


def worth_telling(every: tuple[Line, ...]) -> Iterator[Line]:
    """Yield the lines without headings below which nothing stands, and without gaps at the edges."""
    waiting: list[Line] = []
    begun = False
    for line in every:
        if line.kind in ("heading", "gap") and not line.own:
            waiting = [line] if line.kind == "heading" or begun else []
            continue
        yield from waiting
        waiting, begun = [], True
        yield line


def known(played: Played) -> Iterator[tuple[str, Label]]:
    """Every option that was on offer at some time, by its key."""
    for step in played.steps:
        if isinstance(step.asked, Choice | Choices):
            yield from ((one.key, one.label) for one in step.asked.options)


def proposed_to(ask: Ask[Any]) -> str:
    """The answer that is proposed, as a story writes it; empty where nothing can be."""
    try:
        return ask.spell(ask.proposed)
    except ValueError:
        return ""
