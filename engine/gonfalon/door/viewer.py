"""For whom a view is made: the seat that holds the phone, and what of the sealed answers it may read on this device.

A seat is who holds a phone. It holds one side, or several, as the game master's may. Whatever lies face down is read only
by the seat of the side that laid it, and only where the pocket of this device has the content.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from gonfalon.questions.ask import GM, Ask
from gonfalon.questions.fields import with_asks
from gonfalon.questions.figures import Argument, Veiled
from gonfalon.questions.form import Form
from gonfalon.questions.refusal import Refused
from gonfalon.questions.secret import Slip, content_of
from gonfalon.questions.slip import Pocket
from gonfalon.table.table import Card, Table


def seat_of(id: str, lying: Table) -> str:
    """The seat of a side or of the game master; anybody else, as the open table, is a seat alone."""
    seats = {side.id: side.seat or side.id for side in lying.sides}
    seat = seats.get(id, id)
    return seats.get(lying.gm, lying.gm) if seat == GM and lying.gm else seat


@dataclass(slots=True)
class Viewer:
    """The person who looks at a table, by a side, a seat, or "table"; `readers` are the seats that could read more of it here."""

    id: str
    lying: Table
    pocket: Pocket
    readers: set[str] = field(default_factory=set)
    suggested: bool = False

    @property
    def seat(self) -> str:
        return seat_of(self.id, self.lying)

    def holds(self, side: str) -> bool:
        """True if this side is one of the viewer's."""
        return seat_of(side, self.lying) == self.seat

    def read(self, of: Veiled) -> Argument:
        """Return a veiled figure as this viewer may read it."""
        content = self._content(of.by, of.seal)
        try:
            return of.known if content is None else of.of(content)
        except Refused:
            return of.known

    def answer_on(self, slip: Slip) -> Any:
        """Return the answer on a slip, for its owner; None for anybody else, or if it is not known here."""
        content = self._content(slip.by, slip.seal)
        try:
            return None if content is None else content_of(slip.asked, content)
        except Refused:
            return None

    def card(self, of: Card) -> Card:
        """A card; face down, it is legible to its owner where the rules allow it and this device has its content."""
        if of.label or not (of.again and of.seal):
            return of
        legible = self.pocket.open(of.seal) is not None
        content = self._content(of.of, of.seal)
        return replace(of, own=None if content is None else of.again(content), legible=legible)

    def answers_for(self, of: Ask[Any], submitted: tuple[str, ...]) -> str | None:
        """The side for which this viewer answers under cover: the one who looks, else one of its seat that has not yet."""
        if self.id in of.people:
            return self.id
        held = sorted(filter(self.holds, of.people), key=lambda side: side in submitted)
        return held[0] if held else None

    def proposed(self, of: Ask[Any]) -> Ask[Any]:
        """The question with what is suggested to this viewer, if it is put to nobody else."""
        if isinstance(of, Form):
            return replace(of, fields=with_asks(of.fields, self.proposed))
        answer = of.suggest(self.answer_on) if of.suggest else None
        if answer is None or not all(map(self.holds, of.people)):
            return of
        try:
            of.take(answer)
        except Refused:
            return of
        self.suggested = True
        return of.proposing(answer)

    def _content(self, by: str, seal: str) -> str | None:
        opened = self.pocket.open(seal)
        if opened is None:
            return None
        self.readers.add(seat_of(by, self.lying))
        return opened.content if self.holds(by) else None
