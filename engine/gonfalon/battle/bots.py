"""Players without a person: policies that answer any ask."""

from __future__ import annotations

from typing import Any, Protocol, TypeVar

from gonfalon.battle.battle import Battle
from gonfalon.questions.answer import Answer
from gonfalon.questions.ask import Ask, Now, Procedure, Tell
from gonfalon.questions.choice import Choice, Choices, OptionsAnswer
from gonfalon.questions.dice import Dice
from gonfalon.questions.fields import Field, Group, Of, Rows, preset_of
from gonfalon.questions.filled import FieldAnswer, FormAnswer, RowsAnswer
from gonfalon.questions.form import Form
from gonfalon.questions.number import Number, NumberAnswer
from gonfalon.questions.option import Option
from gonfalon.questions.refusal import Refused
from gonfalon.questions.roll import DiceAnswer, Roll
from gonfalon.questions.secret import FaceDown, Reveal
from gonfalon.questions.slip import Pocket, RevealedAnswer, SealedAnswer
from gonfalon.questions.text import Text, TextAnswer
from gonfalon.table.field.grid import Cell, spans
from gonfalon.table.field.painting import Painting, PaintingAnswer
from gonfalon.table.field.path import Path, PathAnswer
from gonfalon.table.field.reach import reach
from gonfalon.table.offer import Offer

T = TypeVar("T")


class Answers(Protocol):
    """A person's tap, the app's dice, dice typed in at the table, a bot, a record."""

    def answer(self, ask: Ask[Any]) -> Answer: ...


ONE_IN = 8
"""At so many questions one standing offer is taken; one that ends something at ten times as many."""

PATIENCE = 2_000
"""After so many answers whatever ends something is taken as readily as anything else, so that a long battle comes to its end."""

MOST_TAKEN = 3
"""The most offers that a bot takes at one question."""

MOST_CHANGED = 4
"""The most fields of a form that a bot changes before it sends the form."""


class AtRandom:
    """Answers every ask with something that is on offer, drawn from its dice; it seldom gives a battle up.

    It turns slips from its `pocket`: one that goes on with a battle of another bot is given that bot's.
    """

    def __init__(self, dice: Dice, pocket: Pocket | None = None) -> None:
        self._dice = dice
        self.pocket = pocket or Pocket()
        self._taken: list[str] = []
        self._answers = 0

    def go_on(self, battle: Battle[Any]) -> None:
        """Answer the open question, or take an offer beside it: each at most once, and not many before an answer."""
        assert battle.ask
        offers = battle.offers if len(self._taken) < MOST_TAKEN else ()
        free = [offer for offer in offers if not offer.barred and offer.key not in self._taken]
        if free and not self._dice.below(ONE_IN):
            wanted = self._drawn(self._of_one_rule(free))
            if not wanted.ends or not self._dice.below(10) or self._answers > PATIENCE:
                self._taken.append(wanted.key)
                battle.take(wanted.key)
                return
        self._taken.clear()
        self._answers += 1
        battle.answer(battle.throw(self._dice) if isinstance(battle.ask, Roll) else self.answer(battle.ask))

    def answer(self, ask: Ask[Any]) -> Answer:
        match ask:
            case Choice() | Choices():
                return OptionsAnswer(self._keys(ask))
            case Roll():
                return DiceAnswer(self._dice.throw(ask.pool), self._dice.source)
            case Number():
                return NumberAnswer(self._number(ask))
            case Text(kept=str()):
                return TextAnswer(ask.preset)
            case Text():
                return TextAnswer("x" * self._between(ask.least, min(ask.most, ask.least + 8)))
            case FaceDown():
                return self._slip(ask)
            case Reveal():
                return self.pocket.open(ask.slip.seal) or RevealedAnswer("", "")
            case Form():
                return self._form(ask)
            case Path():
                return PathAnswer(self._way(ask))
            case Painting():
                return self._painting(ask)
            case _:
                return ask.proposed

    def _between(self, least: int, most: int) -> int:
        return least + self._dice.below(most - least + 1)

    def _keys(self, ask: Choice[Any] | Choices[Any]) -> tuple[str, ...]:
        open_ones = [option for option in ask.options if not option.barred]
        if self._dice.below(10) and self._answers <= PATIENCE:
            open_ones = [option for option in open_ones if option.role != "out"] or open_ones
        if ask.most == 1:
            open_ones = self._of_one_group(open_ones)
        free = [option.key for option in open_ones]
        count = self._between(min(ask.least, len(free)), min(ask.most, len(free)))
        return tuple(free.pop(self._dice.below(len(free))) for _ in range(count))

    def _of_one_group(self, options: list[Option[Any]]) -> list[Option[Any]]:
        """Each group as likely as another, however long it is: so that what ends a battle is done often enough."""
        groups = list(dict.fromkeys(option.group for option in options))
        if len(groups) < 2:
            return options
        drawn = self._drawn(groups)
        return [option for option in options if option.group == drawn]

    def _of_one_rule(self, offers: list[Offer[Any]]) -> list[Offer[Any]]:
        """Each rule as likely as another, however many things it concerns: a battle ends though hundreds want names."""
        drawn = self._drawn(list(dict.fromkeys(offer.rule for offer in offers)))
        return [offer for offer in offers if offer.rule == drawn]

    def _drawn(self, some: list[T]) -> T:
        return some[self._dice.below(len(some))]

    def _number(self, ask: Number) -> int:
        """Often the ends and the preset, where mistakes live."""
        usual = (ask.least, ask.most, ask.least if ask.preset is None else ask.preset)
        return usual[self._dice.below(3)] if self._dice.below(2) else self._between(ask.least, ask.most)

    def _way(self, ask: Path) -> str:
        """The cheapest way to some cell within reach."""
        found = reach(ask.ahead)
        ends = sorted(found.ends)
        return found.way(ask.ahead.grid.cell(ends[self._dice.below(len(ends))])) or ""

    def _painting(self, ask: Painting) -> PaintingAnswer:
        """A few cells with one or two brushes; nothing, if that will not do."""
        free = [cell for cell in ask.grid.cells if cell not in ask.closed]
        strokes: dict[str, tuple[Cell, ...]] = {}
        for _ in range(self._dice.below(MOST_CHANGED)):
            brush = self._drawn(list(ask.brushes))
            if free and not (brush.piece and brush.key in strokes):
                cell = free.pop(self._dice.below(len(free)))
                strokes[brush.key] = (*strokes.get(brush.key, ()), cell)
        painted = PaintingAnswer(tuple((key, spans(ask.grid, cells)) for key, cells in strokes.items()))
        try:
            ask.take(painted)
        except Refused:
            return PaintingAnswer(())
        return painted

    def _slip(self, ask: FaceDown) -> SealedAnswer:
        by = ask.people[self._dice.below(len(ask.people))]
        return self._lay(by, self.answer(ask.asked_of(by)).as_content())

    def _lay(self, by: str, content: str) -> SealedAnswer:
        return self.pocket.lay(by, content, self._dice.salt())

    def _form(self, ask: Form[Any]) -> FormAnswer:
        """The preset with a few fields changed; the preset, if that will not do."""
        filled = ask.preset
        for _ in range(self._dice.below(MOST_CHANGED + 1)):
            filled = ask.normalized(self._changed(ask.fields, filled))
        try:
            return ask.sealed(filled, self._lay)
        except Refused:
            return ask.sealed(ask.preset, self._lay)

    def _changed(self, fields: tuple[Field, ...], filled: FormAnswer) -> FormAnswer:
        """The same form with the answer of one field changed."""
        answers = list(filled.answers)
        at = self._dice.below(len(answers))
        answers[at] = self._field(fields[at].of, answers[at])
        return FormAnswer(tuple(answers))

    def _field(self, of: Of, before: FieldAnswer) -> FieldAnswer:
        match of:
            case Group():
                return self._changed(of.fields, before) if isinstance(before, FormAnswer) else None
            case Rows():
                return self._rows(of, before) if isinstance(before, RowsAnswer) else None
            case FaceDown():
                return RevealedAnswer(self.answer(of.asks[0]).as_content(), "")
            case Ask():
                answer = self.answer(of)
                assert isinstance(answer, OptionsAnswer | NumberAnswer | TextAnswer)
                return answer

    def _rows(self, of: Rows, before: RowsAnswer) -> RowsAnswer:
        """A row more, a row less, or a field of a row changed."""
        rows = list(before.rows)
        what = self._dice.below(4)
        if what == 0 and len(rows) < of.most:
            shape = of.shapes[self._dice.below(len(of.shapes))]
            rows.append((shape.key, preset_of(shape.fields)))
        elif what == 1 and len(rows) > of.least:
            rows.pop(self._dice.below(len(rows)))
        elif rows:
            at = self._dice.below(len(rows))
            key, filled = rows[at]
            shape = next(shape for shape in of.shapes if shape.key == key)
            rows[at] = (key, self._changed(shape.fields, filled))
        return RowsAnswer(tuple(rows))


def play(battle: Battle[Any], answers: Answers) -> int:
    """Play a battle to its end; returns the number of answers."""
    count = 0
    while battle.ask:
        battle.answer(answers.answer(battle.ask))
        count += 1
    return count


def run(procedure: Procedure[T], answers: Answers, told: list[Tell] | None = None) -> T:
    """Play a procedure straight through, without a battle around it; its tells are added to `told`."""
    sent: Any = None
    while True:
        try:
            met = procedure.send(sent)
        except StopIteration as end:
            value: T = end.value
            return value
        sent = None
        if isinstance(met, Ask):
            sent = answers.answer(met)
        elif isinstance(met, Now):
            sent = met.position
        elif told is not None and isinstance(met, Tell):
            told.append(met)
