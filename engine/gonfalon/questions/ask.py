"""Questions, and what a procedure yields.

A rule is a generator that yields asks and is sent answers. `yield from` an ask keeps the answer's type: the ask yields
itself and checks what comes back.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Generator, Iterable, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from itertools import accumulate
from typing import Any, ClassVar, Generic, Literal, TypeVar

from gonfalon.questions.answer import Answer, DiceAnswer, NumberAnswer, OptionsAnswer, TextAnswer
from gonfalon.questions.dice import Pool, Source
from gonfalon.questions.figures import Argument, Arguments, Label, message_of
from gonfalon.questions.option import Option, Part, Throw
from gonfalon.questions.refusal import Refused

T = TypeVar("T")
P = TypeVar("P")

AskKind = Literal["choice", "roll", "number", "text", "ruling", "path", "paint", "form"]

Suggest = Callable[[Callable[[Any], Any]], Answer | None]
"""A function that proposes an answer from the slips that can be read."""

GM = "gm"
TABLE = "table"


@dataclass(frozen=True, slots=True)
class Ask(Generic[T]):
    """A question to somebody: a side, several sides in any order, the game master, or the whole table.

    `about` are the ids of what it concerns; two questions of one rule in one step never concern the same. `suggest`
    proposes an answer to whoever is asked, from what lies face down and is known on their device: it is called with a
    function that gives what stands on a slip, or None. Nothing else depends on it.
    """

    who: str | tuple[str, ...]
    rule: str = field(kw_only=True)
    label: Label = field(kw_only=True, default=Label(""))
    notes: tuple[Label, ...] = field(kw_only=True, default=())
    about: tuple[str, ...] = field(kw_only=True, default=())
    suggest: Suggest | None = field(kw_only=True, default=None, compare=False, repr=False)

    def __post_init__(self) -> None:
        if not self.label.id:
            object.__setattr__(self, "label", Label(message_of("ask", self.rule), side=self.people[0]))

    @property
    def kind(self) -> AskKind:
        raise NotImplementedError

    @property
    def people(self) -> tuple[str, ...]:
        return (self.who,) if isinstance(self.who, str) else self.who

    def take(self, answer: Answer) -> T:
        """The value of this answer; raises Refused if it is none to this question."""
        raise NotImplementedError

    def read(self, content: str) -> Answer:
        """The answer that stands on a slip; raises Refused if it is none, or if this question is never face down."""
        raise self.wrong()

    def plain(self) -> Ask[Any]:
        """The same as it lies with a slip: plain data, an option's value is its key."""
        return replace(self, suggest=None) if self.suggest else self

    def __iter__(self) -> Generator[Ask[Any], Any, T]:
        answer = yield self
        return self.take(answer)

    def wrong(self) -> Refused:
        return Refused("other-question", rule=self.rule)


def how_many(rule: str, least: int, most: int) -> Refused:
    """Too few or too many options were picked."""
    return Refused("how-many", rule=rule, least=least, most=most, exact="yes" if least == most else "no")


@dataclass(frozen=True, slots=True)
class Choices(Ask[tuple[T, ...]]):
    """Between `least` and `most` of the options."""

    kind: ClassVar[AskKind] = "choice"

    options: tuple[Option[T], ...]
    least: int = field(kw_only=True, default=1)
    most: int = field(kw_only=True, default=1)

    def take(self, answer: Answer) -> tuple[T, ...]:
        if not isinstance(answer, OptionsAnswer):
            raise self.wrong()
        offered = {option.key: option for option in self.options}
        if any(key not in offered for key in answer.keys):
            raise Refused("not-offered", rule=self.rule)
        taken = [offered[key] for key in answer.keys]
        for option in taken:
            if option.barred:
                raise Refused.barred(option.barred)
        if len(set(answer.keys)) < len(answer.keys):
            raise Refused("twice", rule=self.rule)
        if not self.least <= len(taken) <= self.most:
            raise how_many(self.rule, self.least, self.most)
        return tuple(option.value for option in taken)

    def read(self, content: str) -> OptionsAnswer:
        return OptionsAnswer(tuple(content.split(" ")) if content else ())

    def plain(self) -> Ask[Any]:
        return plain_options(self)


@dataclass(frozen=True, slots=True)
class Choice(Ask[T]):
    """Exactly one of the options."""

    kind: ClassVar[AskKind] = "choice"
    least: ClassVar[int] = 1
    most: ClassVar[int] = 1

    options: tuple[Option[T], ...]

    def take(self, answer: Answer) -> T:
        return Choices(self.who, self.options, rule=self.rule, label=self.label).take(answer)[0]

    def read(self, content: str) -> OptionsAnswer:
        return OptionsAnswer((content,))

    def plain(self) -> Ask[Any]:
        return plain_options(self)


class Ruling(Choice[T]):
    """A judgement: one of the options, the default proposed."""

    kind: ClassVar[AskKind] = "ruling"


class Rulings(Choices[T]):
    """A judgement that may fall on several: any of the options, the default proposed."""

    kind: ClassVar[AskKind] = "ruling"


@dataclass(frozen=True, slots=True)
class Roll(Ask[tuple[int, ...]]):
    """A throw of dice; `parts` say where the dice come from, `bonus` is added to the sum by whoever asked.

    Where several throw at once, `throws` say whose dice are which, in the order of the dice. `summed`: the rules read
    nothing but the sum of each throw, so that the sum may be told in place of the faces. `anew`: the dice replace some
    that were thrown for the same roll.
    """

    kind: ClassVar[AskKind] = "roll"

    pool: Pool
    parts: tuple[Part, ...] = field(kw_only=True, default=())
    bonus: int = field(kw_only=True, default=0)
    throws: tuple[Throw, ...] = field(kw_only=True, default=())
    summed: bool = field(kw_only=True, default=False)
    anew: bool = field(kw_only=True, default=False)

    @property
    def pools(self) -> tuple[Pool, ...]:
        """The dice of each throw."""
        return tuple(replace(self.pool, dice=one.dice) for one in self.throws) or (self.pool,)

    def dealt(self, faces: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
        """The faces of each of the throws."""
        ends = tuple(accumulate(one.dice for one in self.throws))
        return tuple(faces[end - one.dice : end] for one, end in zip(self.throws, ends, strict=True))

    def take(self, answer: Answer) -> tuple[int, ...]:
        if not isinstance(answer, DiceAnswer):
            raise self.wrong()
        if not self.pool.holds(answer.faces):
            faces = self.pool.die.faces
            raise Refused("faces", rule=self.rule, dice=self.pool.dice, low=faces[0], high=faces[-1])
        return answer.faces


@dataclass(frozen=True, slots=True)
class Number(Ask[int]):
    """A whole number between `least` and `most`; `preset` stands there at first, `quick` are values that are likely.

    `zero` says in words what 0 comes to, where a screen should not leave it to the figure.
    """

    kind: ClassVar[AskKind] = "number"

    least: int
    most: int
    preset: int | None = None
    quick: tuple[int, ...] = field(kw_only=True, default=())
    zero: Label | None = field(kw_only=True, default=None)

    def take(self, answer: Answer) -> int:
        if not isinstance(answer, NumberAnswer):
            raise self.wrong()
        if not self.least <= answer.number <= self.most:
            raise Refused("number", rule=self.rule, least=self.least, most=self.most)
        return answer.number

    def read(self, content: str) -> NumberAnswer:
        if not WHOLE.fullmatch(content):
            raise self.wrong()
        return NumberAnswer(int(content))


@dataclass(frozen=True, slots=True)
class Text(Ask[str]):
    """A line of text with at least `least` and at most `most` characters.

    `kept` says what kind of thing that a device keeps may be handed in here (`Kept.kind`).
    """

    kind: ClassVar[AskKind] = "text"

    most: int
    least: int = 0
    preset: str = ""
    kept: str | None = None

    def take(self, answer: Answer) -> str:
        if not isinstance(answer, TextAnswer):
            raise self.wrong()
        if not self.least <= len(answer.text) <= self.most:
            raise Refused("length", rule=self.rule, least=self.least, most=self.most)
        if answer.text != tidy(answer.text):
            raise Refused("characters", rule=self.rule)
        return answer.text

    def read(self, content: str) -> TextAnswer:
        return TextAnswer(content)


def plain_options(of: Choices[Any] | Choice[Any]) -> Ask[Any]:
    """A choice whose options have their keys for values."""
    return replace(of, options=tuple(one.plain() for one in of.options), suggest=None)


WHOLE = re.compile("-?[0-9]{1,9}")


def tidy(text: str) -> str:
    """A person's line as it may stand in a record: composed, on one line, without control characters, trimmed."""
    spaced = " ".join(unicodedata.normalize("NFC", text).split())
    return " ".join(UNOWNED.sub("", spaced).split())


UNOWNED = re.compile("[\\x00-\\x1f\\x7f-\\x9f\\u202a-\\u202e\\u2066-\\u2069\\ud800-\\udfff]")
"""Control characters, overrides of the writing direction and lone surrogates: nothing that a person typed."""


class Weight(Enum):
    """The importance of a tell at the table: an outcome that everybody must see, an ordinary line, or an aside."""

    OUTCOME = "outcome"
    LINE = "line"
    ASIDE = "aside"


@dataclass(frozen=True, slots=True, init=False)
class Tell:
    """Something happened: the rule, its figures, and how much it matters."""

    rule: str
    figures: Arguments
    weight: Weight

    def __init__(self, rule: str, *, weight: Weight = Weight.LINE, **figures: Argument) -> None:
        object.__setattr__(self, "rule", rule)
        object.__setattr__(self, "figures", tuple(figures.items()))
        object.__setattr__(self, "weight", weight)

    @property
    def label(self) -> Label:
        return Label(message_of("tell", self.rule), **dict(self.figures))


class Heading(Tell):
    """A tell that opens a part of the log: a step, a round, an activation."""

    __slots__ = ()

    @property
    def label(self) -> Label:
        return Label(message_of("heading", self.rule), **dict(self.figures))


@dataclass(frozen=True, slots=True)
class Now(Generic[P]):
    """The table now looks like this. What comes back may differ: an offer was taken there, or a value overruled."""

    position: P

    def __iter__(self) -> Generator[Now[P], Any, P]:
        position: P = yield self
        return position


@dataclass(frozen=True, slots=True)
class Looked:
    """So many things had to be looked through to know what may be asked: it is counted as work (`work.py`), no more."""

    through: int

    def __iter__(self) -> Generator[Looked, Any, None]:
        yield self


Procedure = Generator[Ask[Any] | Tell | Now[Any] | Looked, Any, T]


def typed(roll: Roll, faces: Iterable[int]) -> DiceAnswer:
    """Dice that fell on the table."""
    return DiceAnswer(tuple(faces), Source.TABLE)


def told_by_sums(roll: Roll, sums: Sequence[int]) -> DiceAnswer:
    """Dice that fell on the table, of which only the sum of each throw was told: a throw that shows it."""
    if not roll.summed:
        raise Refused("sums-of-no-use", rule=roll.rule)
    pools = roll.pools
    if len(sums) != len(pools) or any(total not in pool.sums for pool, total in zip(pools, sums, strict=True)):
        low, high = (limit(pool.sums[end] for pool in pools) for limit, end in ((min, 0), (max, -1)))
        raise Refused("sums", rule=roll.rule, throws=len(pools), low=low, high=high)
    faces = tuple(face for pool, total in zip(pools, sums, strict=True) for face in pool.showing(total))
    return DiceAnswer(faces, Source.SUM)
