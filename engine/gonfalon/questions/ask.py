"""Questions, and what a procedure yields.

A rule is a generator that yields asks and is sent answers. `yield from` an ask keeps the answer's type: the ask yields
itself and checks what comes back.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Any, ClassVar, Generic, Literal, TypeVar

from gonfalon.questions.answer import Answer
from gonfalon.questions.deed import Deed, DeedDone
from gonfalon.questions.digits import Coder, NotCoded
from gonfalon.questions.figures import Argument, Arguments, Label, message_of
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

    @property
    def listed(self) -> int:
        """The number of things that the question lists, which count as work beside the step: options, dice, fields."""
        return 0

    @property
    def unanswerable(self) -> bool:
        """True if too little is left to choose from or to fill in, as when whoever was asked about is gone."""
        return False

    @property
    def proposed(self) -> Answer:
        """The answer that is proposed; raises ValueError where none can be, as of a roll."""
        raise ValueError(f"nothing is proposed: {self.rule}")

    def proposing(self, answer: Answer) -> Ask[Any]:
        """The same question with this answer in place of what it proposes."""
        return self

    def written(self, value: str | int | tuple[str, ...]) -> Answer:
        """The answer that an author writes so for a field of a form; raises TypeError where it is none."""
        raise TypeError(f"{value!r} is no value of {self}")

    def from_word(self, word: str) -> Answer:
        """The answer that a line of a story gives to a field of a form, its quotes taken off; raises ValueError or Refused."""
        return self.read(word)

    @property
    def shown(self) -> dict[str, Any]:
        """Return the parts of the question that a screen shows, by their names in `door/wire/ask.py`."""
        return {}

    @property
    def offered(self) -> str:
        """Return the possible answers, as a line of a story tells them."""
        raise NotImplementedError(self.kind)

    def spell(self, answer: Answer) -> str:
        """Return the line of a story that gives this answer."""
        return answer.as_content()

    def parse(self, line: str) -> Answer:
        """The answer that a line of a story gives, which `take` may still refuse; raises ValueError."""
        raise ValueError(f"no answer: {line}")

    said_by: ClassVar[tuple[str, ...]] = ()
    """The names by which a request gives an answer (docs/door.md); a form, and what lies face down, is completed elsewhere."""

    def said(self, request: Mapping[str, Any]) -> Answer:
        """The answer in a request with one of the names of `said_by`, which `take` may still refuse.

        Raises LinkError for what has no meaning at all, Refused for what this question refuses to read.
        """
        raise self.wrong()

    def coded(self, coder: Coder, answer: Answer | None) -> Answer:
        """Write this answer as digits, or read one that `take` may still refuse, and return it.

        Raises NotCoded for an answer that digits cannot say, LinkError for digits that are none.
        """
        raise NotCoded(self.kind)

    def plain(self) -> Ask[Any]:
        """The same as it lies with a slip: plain data, an option's value is its key."""
        return replace(self, suggest=None) if self.suggest else self

    def __iter__(self) -> Generator[Ask[Any], Any, T]:
        answer = yield self
        return self.take(answer)

    def wrong(self) -> Refused:
        return Refused("other-question", rule=self.rule)


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
    """A tell that opens a part of the chronicle: a step, a round, an activation."""

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


Step = Ask[Any] | Tell | Now[Any] | Looked | Deed | DeedDone
"""A step of a procedure: what it yields."""

Procedure = Generator[Step, Any, T]
