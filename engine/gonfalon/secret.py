"""Secret questions: slips that are laid face down, and how they are turned."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from typing import Any

from gonfalon.answer import Answer, Counted, Laid, Opened, Picked, Wrote
from gonfalon.ask import Ask, AskKind, Choice, Number, Text
from gonfalon.refusal import Refused
from gonfalon.slip import is_seal, proves

Sealable = Choice[Any] | Number | Text
"""Questions whose answer may lie face down."""


@dataclass(frozen=True, slots=True)
class Slip:
    """A slip that lies face down: whose it is, its seal, and the question that it answers."""

    by: str
    seal: str
    asked: Sealable = field(compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class FaceDown(Ask[Slip]):
    """A secret question: each of `asks` is put to its own side; the record gets only the seal of what was answered."""

    asks: tuple[Sealable, ...] = field(kw_only=True)
    laid: tuple[str, ...] = field(kw_only=True, default=())

    @property
    def kind(self) -> AskKind:
        return self.asks[0].kind

    def asked_of(self, by: str) -> Sealable:
        """The question as it is put to this side."""
        for ask in self.asks:
            if by in ask.people:
                return ask
        raise Refused("not-asked", rule=self.rule)

    def take(self, answer: Answer) -> Slip:
        if not isinstance(answer, Laid):
            raise self.wrong()
        asked = self.asked_of(answer.by)
        if not is_seal(answer.seal):
            raise Refused("seal", rule=self.rule)
        return Slip(answer.by, answer.seal, kept(asked))


@dataclass(frozen=True, slots=True)
class Reveal(Ask[Any]):
    """A slip is turned over: its content must fit the seal and the question that was laid with it.

    The value is the key of an option, a number or a text. The table may have changed since: a procedure looks the key up
    among what is on offer now.
    """

    slip: Slip

    @property
    def inner(self) -> Sealable:
        return self.slip.asked

    @property
    def kind(self) -> AskKind:
        return self.inner.kind

    def take(self, answer: Answer) -> Any:
        if not isinstance(answer, Opened):
            raise self.wrong()
        if answer.salt and not proves(answer.content, answer.salt, self.slip.seal):
            raise Refused("seal", rule=self.rule)
        return content_of(self.inner, answer.content)


def kept(ask: Sealable) -> Sealable:
    """A question as it lies with its slip: plain data, an option's value is its key."""
    return replace(ask, options=tuple(one.plain() for one in ask.options)) if isinstance(ask, Choice) else ask


def content_of(ask: Sealable, content: str) -> Any:
    """What a slip says in answer to the question that was put under cover."""
    match ask:
        case Text():
            return ask.take(Wrote(content))
        case Number():
            if not WHOLE.fullmatch(content):
                raise ask.wrong()
            return ask.take(Counted(int(content)))
        case _:
            return ask.take(Picked((content,)))


WHOLE = re.compile("-?[0-9]{1,9}")


def as_content(answer: Answer) -> str:
    """What stands on a slip that gives this answer."""
    match answer:
        case Picked((key, *_)):
            return key
        case Counted(number):
            return str(number)
        case Wrote(text):
            return text
        case _:
            return ""
