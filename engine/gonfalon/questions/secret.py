"""Secret questions: slips that are laid face down, and how they are turned."""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass, field
from typing import Any

from gonfalon.questions.answer import (
    Answer,
    FormAnswer,
    NumberAnswer,
    OptionsAnswer,
    RevealedAnswer,
    SealedAnswer,
    TextAnswer,
)
from gonfalon.questions.ask import Ask, AskKind
from gonfalon.questions.figures import Argument, Veiled
from gonfalon.questions.form_codec import form_content
from gonfalon.questions.refusal import Refused
from gonfalon.questions.slip import is_seal, proves


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


def content_of(ask: Ask[Any], content: str) -> Any:
    """Return the answer that a slip gives to the question that was put under cover; raises Refused if that is no answer to it."""
    return ask.take(ask.read(content))


def as_content(answer: Answer) -> str:
    """Return the content of a slip that gives this answer."""
    match answer:
        case OptionsAnswer(keys):
            return " ".join(keys)
        case NumberAnswer(number):
            return str(number)
        case TextAnswer(text):
            return text
        case FormAnswer():
            return form_content(answer)
        case _:
            return ""
