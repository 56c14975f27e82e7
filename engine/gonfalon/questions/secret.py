"""Secret questions: slips that are laid face down, and how they are turned."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping
from dataclasses import dataclass, field
from typing import Any

from gonfalon.questions.answer import Answer
from gonfalon.questions.ask import Ask, AskKind
from gonfalon.questions.choice import Choice, OptionsAnswer, how_many
from gonfalon.questions.digits import Coder, NotCoded, given_as
from gonfalon.questions.figures import Argument, Veiled
from gonfalon.questions.refusal import Refused
from gonfalon.questions.slip import RevealedAnswer, SealedAnswer, is_seal, proves, seal
from gonfalon.questions.slip_digits import coded_salt, coded_seal


@dataclass(frozen=True, slots=True)
class Slip:
    """A slip that lies face down: whose it is, its seal, and the question that it answers."""

    by: str
    seal: str
    asked: Ask[Any] = field(compare=False, repr=False)

    def veiled(self, known: Argument, of: Callable[..., Argument], *given: int) -> Veiled:
        """A figure that hangs on the answer here: `of` makes it of the answer and of the open values `given`, `known` is what
        everybody reads.
        """
        return Veiled(self.by, self.seal, known, lambda content: of(content_of(self.asked, content), *given), given)


@dataclass(frozen=True, slots=True)
class FaceDown(Ask[Slip]):
    """A secret question: each of `asks` is put to its own side; the record gets only the seal of what was answered.

    Any question may be asked so, but for a roll, a path and a painting. `submitted` are those who have answered and may
    still change it.
    """

    asks: tuple[Ask[Any], ...] = field(kw_only=True)
    submitted: tuple[str, ...] = field(kw_only=True, default=())

    @property
    def kind(self) -> AskKind:
        return self.asks[0].kind

    def asked_of(self, by: str) -> Ask[Any]:
        """The question as it is put to this side."""
        for ask in self.asks:
            if by in ask.people:
                return ask
        raise Refused("not-asked", rule=self.rule)

    def __iter__(self) -> Generator[Ask[Any], Any, Slip]:
        """When the procedure runs again, it is sent the slip as it was submitted."""
        sent = yield self
        return sent if isinstance(sent, Slip) else self.take(sent)

    def take(self, answer: Answer) -> Slip:
        if not isinstance(answer, SealedAnswer):
            raise self.wrong()
        asked = self.asked_of(answer.by)
        if not is_seal(answer.seal):
            raise Refused("seal", rule=self.rule)
        return Slip(answer.by, answer.seal, asked.plain())

    @property
    def offered(self) -> str:
        return f"face down: {self.asks[0].offered}"

    def coded(self, coder: Coder, answer: Answer | None) -> SealedAnswer:
        """The seal; of a slip that is turned over later its content and its salt, from which the seal follows."""
        given, people = given_as(answer, SealedAnswer), sorted(self.people)
        by = coder.one_of(given and given.by, people, "by", [1 if one in self.submitted else 16 for one in people])
        known = given and coder.opened.get(given.seal)
        if not coder.flag(given and known is not None, "turned", 2):
            return SealedAnswer(by, coded_seal(coder, given and given.seal))
        content, salt = known or (None, None)
        content = coded_content(coder, self.asked_of(by), content)
        salt = coded_salt(coder, salt)
        submitted = SealedAnswer(by, seal(content, salt))
        coder.opened[submitted.seal] = (content, salt)
        return submitted


@dataclass(frozen=True, slots=True)
class Reveal(Ask[Any]):
    """A slip is turned over: its content must fit the seal and the question that was laid with it.

    The value is that of the question, with keys of options for their values. The table may have changed since: a
    procedure looks a key up among what is on offer now.
    """

    slip: Slip

    @property
    def inner(self) -> Ask[Any]:
        return self.slip.asked

    @property
    def kind(self) -> AskKind:
        return self.inner.kind

    def take(self, answer: Answer) -> Any:
        if not isinstance(answer, RevealedAnswer):
            raise self.wrong()
        if answer.salt and not proves(answer.content, answer.salt, self.slip.seal):
            raise Refused("seal", rule=self.rule)
        return content_of(self.inner, answer.content)

    @property
    def offered(self) -> str:
        return self.inner.offered

    def spell(self, answer: Answer) -> str:
        return f'"{answer.as_content()}"'

    def parse(self, line: str) -> RevealedAnswer:
        """The content of the slip, which is entered anew."""
        return RevealedAnswer(line.strip('"'), "")

    def coded(self, coder: Coder, answer: Answer | None) -> RevealedAnswer:
        """A slip with its salt is known since it was laid; the content of one that is entered anew stands here."""
        given = given_as(answer, RevealedAnswer)
        known = coder.opened.get(self.slip.seal)
        if known and not coder.flag(given and not given.salt, "anew", 64):
            return RevealedAnswer(*known)
        return RevealedAnswer(coded_content(coder, self.inner, given and given.content), "")


def coded_content(coder: Coder, ask: Ask[Any], content: str | None) -> str:
    """The content of a slip, as an answer to the question on it."""
    with coder.within("slip"):
        return ask.coded(coder, None if content is None else read_slip(ask, content)).as_content()


def read_slip(ask: Ask[Any], content: str) -> Answer:
    """The answer on a slip; raises NotCoded where it says the same in other words."""
    try:
        answer = ask.read(content)
    except Refused as refused:
        raise NotCoded("slip") from refused
    if answer.as_content() != content:
        raise NotCoded("slip")
    return answer


def said_content(ask: Ask[Any], request: Mapping[str, Any]) -> str:
    """Return the content of a slip with which a request answers this question; raises Refused or LinkError."""
    answer = ask.said(request)
    if isinstance(ask, Choice) and isinstance(answer, OptionsAnswer) and len(answer.keys) != 1:
        raise how_many(ask.rule, 1, 1)
    return answer.as_content()


def content_of(ask: Ask[Any], content: str) -> Any:
    """Return the answer that a slip gives to the question that was put under cover; raises Refused if that is no answer to it."""
    return ask.take(ask.read(content))
