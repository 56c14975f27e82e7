"""A battle: a log that only grows. The record is what of it is in force; all else follows from it.

To undo and to redo are entries of the log like any other, so nothing is ever cut from it. How procedures are driven from
answer to answer is the `Driver`'s.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from itertools import takewhile
from typing import TypeVar

from gonfalon.battle.checkpoint import Beginning, Snapshot
from gonfalon.battle.driver import Driver
from gonfalon.battle.event import Thrown
from gonfalon.battle.in_force import taken_by_undo
from gonfalon.battle.log import LogEntry, Logged, slips_wait
from gonfalon.battle.retracted import fallen_before, in_sight, taken_back, thrown_again, turned_over
from gonfalon.battle.undo import Redo, Undo
from gonfalon.battle.work import MOST_LOGGED, SPARE
from gonfalon.questions.answer import Answer, Entry, OfferTaken, RulingMade
from gonfalon.questions.dice import Dice
from gonfalon.questions.filled import FormAnswer, submitted_in
from gonfalon.questions.form import asked_form
from gonfalon.questions.refusal import Refused
from gonfalon.questions.roll import DiceAnswer, Roll
from gonfalon.questions.secret import FaceDown, Reveal, content_of
from gonfalon.questions.slip import Pocket, RevealedAnswer, SaltSource, SealedAnswer
from gonfalon.table.system import System

P = TypeVar("P")


class Battle(Driver[P]):
    """One battle, from the empty table on.

    `log` is all that was entered, `retracted` the app's throws that were taken back, `seen` the seals of slips that were
    turned and then taken back, `pocket` what this device knows of slips that lie face down. `begun_with` is the version of
    the rules at its beginning, `version` that of the rules by which it was played last. Whatever is refused, or fails,
    leaves the battle as it was.
    """

    def __init__(
        self, system: System[P], switches: Mapping[str, str] | None = None, begun_with: int | None = None
    ) -> None:
        self.log: list[Logged] = []
        self.name = ""
        self.begun_with = self.version = system.version if begun_with is None else begun_with
        self.retracted: tuple[Thrown, ...] = ()
        self.pocket = Pocket()
        self.seen: frozenset[str] = frozenset()
        self._ahead: tuple[list[Entry], ...] = ()
        super().__init__(system, switches)

    @property
    def can_undo(self) -> bool:
        return bool(self.record)

    @property
    def can_redo(self) -> bool:
        return bool(self._ahead)

    @property
    def seen_slips(self) -> frozenset[str]:
        """Of the slips that were turned and then taken back, those that were laid in this record."""
        return self.seen and self.seen.intersection(submitted.seal for submitted in submitted_in(self.record))

    @property
    def again(self) -> tuple[int, ...]:
        """The faces that the app rolled for the open question before it was taken back: they fall again."""
        return fallen_before(self.retracted, self._throws, self.ask) if isinstance(self.ask, Roll) else ()

    def append(self, entry: Logged) -> None:
        """Let the log grow by this entry, and turn over what is to be turned then and is known here.

        An undo leaves waiting what it has taken back, and a redo brings its slips along. Raises Refused and leaves the battle
        as it was.
        """
        with self._or_as_it_was():
            self._append(entry)
            self.turn_slips()

    def answer(self, answer: Answer) -> None:
        """Go on with this answer; raises Refused and leaves the battle as it was."""
        self.append(answer)

    def throw(self, dice: Dice) -> DiceAnswer:
        """Return the dice as they fall for the open question: what the app rolled here and was taken back falls again."""
        if not isinstance(self.ask, Roll):
            raise Refused("no-roll", rule=self._rule)
        again = self.again
        missing = replace(self.ask.pool, dice=self.ask.pool.dice - len(again))
        return DiceAnswer(again + dice.throw(missing), dice.source)

    def roll(self, dice: Dice) -> None:
        """Let the app roll."""
        self.answer(self.throw(dice))

    def lay(self, by: str, content: str, dice: Dice) -> None:
        """Answer a secret question: the record gets the seal, the pocket the content and its salt."""
        with self._or_as_it_was():
            self.answer(self.laid(by, content, dice))

    def laid(self, by: str, content: str, salts: SaltSource) -> SealedAnswer:
        """Return the answer to a secret question; the pocket gets the content and its salt."""
        if not isinstance(self.ask, FaceDown):
            raise Refused("not-secret", rule=self._rule)
        content_of(self.ask.asked_of(by), content)
        return self.pocket.lay(by, content, salts.salt())

    def fill(self, filled: FormAnswer, dice: Dice, by: str = "") -> None:
        """Answer a form: presets where nothing stands; its secrets go into the pocket, their seals into the record."""
        with self._or_as_it_was():
            self.answer(self.filled(filled, dice, by))

    def filled(self, filled: FormAnswer, salts: SaltSource, by: str = "") -> Answer:
        """Return the answer that a filled form comes to; its secrets go into the pocket."""
        if not (form := asked_form(self.ask, by)):
            raise Refused("other-question", rule=self._rule)
        whole = form.sealed(form.normalized(filled), lambda by, content: self.pocket.lay(by, content, salts.salt()))
        if isinstance(self.ask, FaceDown):
            return self.laid(by, whole.as_content(), salts)
        return whole if self.ask is form else RevealedAnswer(whole.as_content(), "")

    def overrule(self, what: str, value: int | str, why: str) -> None:
        """Set a value on the table by a ruling of the game master; raises Refused if it does not fit here."""
        self.append(RulingMade(what, value, why))

    def take(self, key: str) -> None:
        """Take a standing offer; raises Refused if it is not on offer here."""
        self.append(OfferTaken(key))

    def undo(self) -> None:
        """Take back the last entry in force, with the slips that were turned after it."""
        self.append(Undo())

    def redo(self) -> None:
        """Enter again what was taken back last: the same answers, the same dice."""
        self.append(Redo())

    def fork(self) -> Battle[P]:
        """A battle of its own that stands where this one stands."""
        other = Battle(self.system, dict(self.switches.set), self.begun_with)
        other.name, other.version = self.name, self.version
        other.log, other.record, other.events = list(self.log), list(self.record), list(self.events)
        other.retracted, other.pocket = self.retracted, Pocket(dict(self.pocket.slips))
        other.seen = self.seen
        other._ahead, other._checkpoints = self._ahead, list(self._checkpoints)
        other._go_back_to(len(other.record))
        return other

    def follow(self, entries: Iterable[Logged]) -> None:
        """Enter a log; raises Refused at the first entry that does not fit, after all that was good before it.

        Slips to be turned now wait for `turn_slips`, until the pocket holds what this device knows.
        """
        for entry in entries:
            with self._or_as_it_was():
                self._append(entry)

    def turn_slips(self) -> None:
        """Turn over what is to be turned now and is known here; not while a step back or forth is the last one."""
        if slips_wait(self.log):
            return
        with self._or_as_it_was():
            while isinstance(self.ask, Reveal) and (opened := self.pocket.open(self.ask.slip.seal)):
                self._append(opened)

    def snapshot(self) -> Snapshot[P]:
        """The battle as it stands, for `restore`."""
        return Snapshot(
            ask=self.ask,
            position=self.position,
            offers=self._offers,
            doing=self._doing,
            log=Beginning(self.log),
            record=Beginning(self.record),
            events=Beginning(self.events),
            checkpoints=Beginning(self._checkpoints),
            retracted=self.retracted,
            seen=self.seen,
            ahead=self._ahead,
            slips=len(self.pocket.slips),
            name=self.name,
            version=self.version,
            throws=self._throws,
            rulings=self.rulings,
            work=self.work,
            moves=self._moves,
        )

    def restore(self, to: Snapshot[P]) -> None:
        """Stand again as at a snapshot of this battle, without a step of its rules."""
        self.ask, self.position, self._offers, self._doing = to.ask, to.position, to.offers, to.doing
        self.log, self.record, self.events = to.log.again(), to.record.again(), to.events.again()
        self._checkpoints = to.checkpoints.again()
        self.retracted, self.seen, self._ahead = to.retracted, to.seen, to.ahead
        while len(self.pocket.slips) > to.slips:
            self.pocket.slips.popitem()
        self.name, self.version = to.name, to.version
        self._throws, self.rulings, self.work = to.throws, to.rulings, to.work
        if to.moves != self._moves:
            self._procedure = None

    @contextmanager
    def _or_as_it_was(self) -> Iterator[None]:
        before = self.snapshot()
        try:
            yield
        except BaseException:
            self.restore(before)
            raise

    def _append(self, entry: Logged) -> None:
        if isinstance(entry, LogEntry):
            entry.enter(self)
        else:
            self._take(entry)
            self._ahead = ()
        self.log.append(entry)
        if len(self.log) > MOST_LOGGED - SPARE and not (isinstance(entry, LogEntry) and entry.beyond):
            raise Refused("too-much-work", rule=self._rule)

    def step_back(self) -> None:
        """Take the last step back as an entry of the log is entered (`undo` enters one)."""
        if not self.record:
            raise Refused("nothing-to-undo", rule="")
        kept = len(self.record) - taken_by_undo(reversed(self.record))
        back = self.record[kept:]
        gone = tuple(takewhile(lambda event: event.at > kept, reversed(self.events)))[::-1]
        self.seen |= turned_over(back, gone)
        self.retracted = taken_back(self.retracted, gone)
        self._go_back_to(kept)
        self._ahead = (*self._ahead, back)

    def step_forth(self) -> None:
        """Put the steps that were taken back last in force again as an entry of the log is entered (`redo` enters one)."""
        if not self._ahead:
            raise Refused("nothing-to-redo", rule="")
        *ahead, back = self._ahead
        for entry in back:
            self._take(entry)
        self._ahead = tuple(ahead)

    def carry(self, retracted: tuple[Thrown, ...], seen: tuple[str, ...]) -> None:
        """Take over throws that were taken back, and slips that were seen, in place of those of this battle."""
        self.retracted, self.seen, self._ahead = in_sight(retracted), frozenset(seen), ()

    def _take_answer(self, answer: Answer) -> None:
        ask, again = self.ask, self.again
        if isinstance(answer, DiceAnswer) and answer.source.by_app and answer.faces[: len(again)] != again:
            raise Refused("fallen", rule=self._rule)
        super()._take_answer(answer)
        if isinstance(ask, Reveal) and isinstance(answer, RevealedAnswer) and answer.salt:
            self.pocket.slips[ask.slip.seal] = (answer.content, answer.salt)

    def _note_throw(self, ask: Roll, fell: DiceAnswer) -> None:
        if fell.source.by_app:
            self.retracted = thrown_again(self.retracted, self._throws, fell.faces)
        super()._note_throw(ask, fell)

    def _go_back_to(self, entries: int) -> None:
        retracted, self.retracted = self.retracted, ()  # what fell again was settled when it was entered
        super()._go_back_to(entries)
        self.retracted = retracted
