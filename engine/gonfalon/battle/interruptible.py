"""Interruptions: a procedure that may be interrupted at each of its questions, by an offer taken or by a ruling.

Whatever interrupts changes the position in sight: the last one that the procedure has shown (`Now`), or the one that it
began with. The procedure then runs again from its start, with the changed position in that place, and the answers given
are followed as far as they still fit. The first question that has no fitting answer stands open; where nothing is left to
choose from, the procedure has lost its object and ends with the position in sight.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from gonfalon.questions.answer import Answer
from gonfalon.questions.ask import Ask, Looked, Now, Procedure, Step, Tell
from gonfalon.questions.deed import Deed, DeedDone
from gonfalon.questions.fields import holds_secrets
from gonfalon.questions.form import Form
from gonfalon.questions.refusal import Refused
from gonfalon.questions.secret import FaceDown, Reveal
from gonfalon.table.field.path import Path
from gonfalon.table.offer import Gone, Offer, Offers

P = TypeVar("P")


@dataclass(eq=False, slots=True)
class Doing:
    """A deed while it is done: one object, however often its procedure runs again. `id` is what the log calls it, once a line
    of it was told.
    """

    deed: Deed
    id: int | None = None


@dataclass(frozen=True, slots=True)
class Open(Generic[P]):
    """A question that stands open, the position in sight, what lists the offers beside it, and the deed in which it is asked."""

    ask: Ask[Any]
    position: P
    offers: Offers[P]
    doing: Doing | None


@dataclass(frozen=True, slots=True)
class Line:
    """A tell, and the deed in which it is told."""

    tell: Tell
    doing: Doing | None


Sent = Answer | Offer[P] | Now[P] | None
"""The value that an open question is sent: an answer, an offer that is taken, or the position as a ruling has left it."""


def interruptible(
    start: P,
    make: Callable[[P], Procedure[P]],
    offers: Offers[P],
    spend: Callable[[Step], None],
    within: Doing | None = None,
) -> Generator[Open[P] | Line, Sent[P], P]:
    """The procedure that `make` begins, with its questions open to interruption; an offer's own questions are so, too.

    What was told stands: a run tells from where it differs from the one before, and goes on with the deeds that it has begun
    alike. `spend` hears of every step of every run. Outside of its own deeds it is done `within` that of its question.
    """
    sights: list[P] = [start]
    given: list[tuple[Ask[Any], Answer]] = []
    told: list[Tell | Doing] = []
    changed = False
    while True:
        procedure = make(sights[0])
        waiting, before = deque(given), deque(told)
        given, told = [], []
        doing: list[Doing | None] = [within]
        at = 0
        sent: Any = None
        while True:
            try:
                met = procedure.send(sent)
            except StopIteration as end:
                result: P = end.value
                return result
            except Gone:
                if changed:
                    return sights[at]
                raise
            spend(met)
            sent = None
            if isinstance(met, Looked):
                continue
            if isinstance(met, Now):
                at += 1
                if at == len(sights):
                    sights.append(met.position)
                sent = sights[at]
            elif isinstance(met, Tell):
                told.append(met)
                if before and before[0] == met:
                    before.popleft()
                else:
                    before.clear()
                    yield Line(met, doing[-1])
            elif isinstance(met, Deed):
                now = begun(met, before)
                told.append(now)
                doing.append(now)
            elif isinstance(met, DeedDone):
                doing = doing[:-1] or [within]
            elif waiting and fits(*waiting[0], met):
                asked, sent = waiting.popleft()
                if isinstance(asked, FaceDown):
                    given.append((asked, sent))
                    sent = asked.take(sent)
                else:
                    given.append((met, sent))
            elif changed and met.unanswerable:
                procedure.close()
                return sights[at]
            else:
                waiting.clear()
                before.clear()
                sent = yield Open(met, sights[at], offers, doing[-1])
                if isinstance(sent, Offer | Now):
                    break
                given.append((met, sent))
        procedure.close()
        changed = True
        if isinstance(sent, Now):
            sights[at] = sent.position
        else:
            sights[at] = yield from interruptible(sights[at], sent.make, without(sent.key, offers), spend, doing[-1])


def begun(deed: Deed, before: deque[Tell | Doing]) -> Doing:
    """The deed as the run before has begun it at this place; a new one where it has not."""
    match before[0] if before else None:
        case Doing() as doing if doing.deed == deed:
            before.popleft()
            return doing
        case _:
            before.clear()
            return Doing(deed)


def fits(asked: Ask[Any], answer: Answer, now: Ask[Any]) -> bool:
    """True if an answer given to one question answers this one: it asks the same of the same people, and takes it.

    A path fits where it leads over the same cells, at the same cost and over the same borders. A slip answers the question
    with which it was laid, whatever that asks now; a form with secrets in it only the very same.
    """
    if type(asked) is not type(now) or (asked.kind, asked.rule) != (now.kind, now.rule):
        return False
    if asked.people != now.people or asked.about != now.about:
        return False
    if isinstance(asked, Reveal) and isinstance(now, Reveal) and asked.slip != now.slip:
        return False
    if isinstance(asked, Form) and asked != now and holds_secrets(asked.fields):
        return False
    try:
        taken = now.take(answer)
    except Refused:
        return False
    return not isinstance(asked, Path) or bool(asked.take(answer) == taken)


def without(key: str, offers: Offers[P]) -> Offers[P]:
    """The same offers but this one: an offer is not on offer inside itself."""

    def others(position: P, ask: Ask[Any]) -> Iterator[Offer[P]]:
        return (offer for offer in offers(position, ask) if offer.key != key)

    return others
