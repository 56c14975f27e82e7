"""A battle: system, switches, the position at the last checkpoint, and the answers since. The record is all answers.

A live generator stands at the open ask. To go back, the procedure is run again from its checkpoint with the answers so
far. An offer taken between two answers, or a ruling, changes the position in sight, that is the last `Now` (or the
checkpoint); the answers given since are followed as far as they still fit (`standing.py`).
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from itertools import takewhile
from typing import Any, Generic, TypeVar

from gonfalon.answer import Answer, Entry, Fell, Filled, Opened, Overruled, Took, submitted_in
from gonfalon.ask import Ask, Now, Roll, Tell
from gonfalon.checkpoint import Checkpoint, Snapshot
from gonfalon.dice import Dice
from gonfalon.event import EnteredAnew, Event, Ruled, Thrown, Told, asked_for
from gonfalon.form import asked_form
from gonfalon.offer import Ends, Offer, Offers, wanted
from gonfalon.refusal import Refused
from gonfalon.secret import FaceDown, Reveal, Slip, as_content, content_of
from gonfalon.slip import Pocket, seal
from gonfalon.standing import Met, Open, Sent, standing
from gonfalon.switches import set_switches
from gonfalon.system import System
from gonfalon.table import Setting, overruled
from gonfalon.undone import fallen_before, taken_back, thrown_again, turned_over
from gonfalon.work import (
    MOST_AT_ONCE,
    MOST_ENTRIES,
    MOST_RULINGS,
    MOST_RULINGS_AT_ONCE,
    MOST_WORK,
    SETTING,
    STEP,
    work_of,
)

P = TypeVar("P")


class Battle(Generic[P]):
    """One battle, from the empty table on.

    `ask` is the open question (None when the battle is over), `position` the position in sight, `record` all entries,
    `events` the log, `undone` the app's throws that were taken back, `seen` the seals of slips that were turned and then
    taken back, `rulings` how many values the game master has overruled, `work` what all this takes to do again. Whatever is
    refused, or fails, leaves the battle as it was.
    """

    def __init__(self, system: System[P], switches: Mapping[str, str] | None = None) -> None:
        self.system = system
        self.switches = set_switches(system.switches, switches or {})
        self.record: list[Entry] = []
        self.events: list[Event] = []
        self.undone: tuple[Thrown, ...] = ()
        self.pocket = Pocket()
        self.seen: frozenset[str] = frozenset()
        self._ahead: tuple[list[Entry], ...] = ()
        self._checkpoints = [Checkpoint(system.start(self.switches))]
        self._offers: Offers[P] = system.offers
        self._moves = 0
        self._go_back_to(0)

    ask: Ask[Any] | None
    position: P
    _procedure: Generator[Open[P] | Tell, Sent[P], P] | None

    @property
    def offers(self) -> tuple[Offer[P], ...]:
        """Return the offers that stand beside the open question; nothing while a slip is turned over."""
        if self.ask is None or isinstance(self.ask, Reveal):
            return ()
        return tuple(self._offers(self.position, self.ask))

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

    def answer(self, answer: Answer) -> None:
        """Go on with this answer; raises Refused and leaves the battle as it was."""
        self._enter(answer)
        self._ahead = ()

    def roll(self, dice: Dice) -> None:
        """Let the app roll. What it rolled here and was taken back falls again."""
        if not isinstance(self.ask, Roll):
            raise Refused("no-roll", rule=self._rule)
        fallen = fallen_before(self.undone, self._throws, self.ask)
        missing = replace(self.ask.pool, dice=self.ask.pool.dice - len(fallen))
        self.answer(Fell(fallen + dice.throw(missing), dice.source))

    def lay(self, by: str, content: str, dice: Dice) -> None:
        """Answer a secret question: the record gets the seal, the pocket the content and its salt."""
        if not isinstance(self.ask, FaceDown):
            raise Refused("not-secret", rule=self._rule)
        content_of(self.ask.asked_of(by), content)
        with self._or_as_it_was():
            self.answer(self.pocket.lay(by, content, dice.salt()))

    def fill(self, filled: Filled, dice: Dice, by: str = "") -> None:
        """Answer a form: presets where nothing stands; its secrets go into the pocket, their seals into the record."""
        if not (form := asked_form(self.ask, by)):
            raise Refused("other-question", rule=self._rule)
        with self._or_as_it_was():
            whole = form.sealed(form.settled(filled), lambda by, content: self.pocket.lay(by, content, dice.salt()))
            if isinstance(self.ask, FaceDown):
                return self.lay(by, as_content(whole), dice)
            return self.answer(whole if self.ask is form else Opened(as_content(whole), ""))

    def overrule(self, what: str, value: int | str, why: str) -> None:
        """Set a value on the table by a ruling of the game master; raises Refused if it does not fit here."""
        self._enter(Overruled(what, value, why))
        self._ahead = ()

    def take(self, key: str) -> None:
        """Take a standing offer; raises Refused if it is not on offer here."""
        self._enter(Took(key))
        self._ahead = ()

    def undo(self) -> None:
        """Take back the last entry, with the slips that turned over by themselves after it."""
        if not self.record:
            raise Refused("nothing-to-undo", rule="")
        kept = len(self.record) - 1
        slips = self.pocket.slips
        while kept and isinstance(one := self.record[kept], Opened) and seal(one.content, one.salt) in slips:
            kept -= 1
        back = self.record[kept:]
        gone = tuple(takewhile(lambda event: event.at > kept, reversed(self.events)))[::-1]
        with self._or_as_it_was():
            self.seen |= turned_over(back, gone)
            self.undone = taken_back(self.undone, gone)
            self._go_back_to(kept)
            self._ahead = (*self._ahead, back)

    def redo(self) -> None:
        """Enter again what was taken back last: the same answers, the same dice."""
        if not self._ahead:
            raise Refused("nothing-to-redo", rule="")
        *ahead, back = self._ahead
        self._enter(back[0])
        self._ahead = tuple(ahead)

    def fork(self) -> Battle[P]:
        """A battle of its own that stands where this one stands."""
        other = Battle(self.system, dict(self.switches.set))
        other.record, other.events = list(self.record), list(self.events)
        other.undone, other.pocket = self.undone, Pocket(dict(self.pocket.slips))
        other.seen = self.seen
        other._ahead, other._checkpoints = self._ahead, list(self._checkpoints)
        other._go_back_to(len(other.record))
        return other

    def follow(self, entries: Iterable[Entry]) -> None:
        """Enter a record; raises Refused at the first entry that does not fit, after all that was good before it.

        Slips to be turned now wait for `turn_slips`, until the pocket holds what this device knows.
        """
        for entry in entries:
            self._enter(entry, turn=False)

    def snapshot(self) -> Snapshot[P]:
        """The battle as it stands, for `restore`."""
        return Snapshot(
            self.ask,
            self.position,
            self._offers,
            self.record,
            len(self.record),
            self.events,
            len(self.events),
            self._checkpoints,
            len(self._checkpoints),
            self.undone,
            self.seen,
            self._ahead,
            len(self.pocket.slips),
            (self._throws, self.rulings, self.work, self._moves),
        )

    def restore(self, to: Snapshot[P]) -> None:
        """Stand again as at a snapshot of this battle, without a step of its rules."""
        self.ask, self.position, self._offers = to.ask, to.position, to.offers
        self.record, self.events = to.record[: to.entries], to.events[: to.told]
        self._checkpoints = to.checkpoints[: to.passed]
        self.undone, self.seen, self._ahead = to.undone, to.seen, to.ahead
        while len(self.pocket.slips) > to.slips:
            self.pocket.slips.popitem()
        self._throws, self.rulings, self.work, moves = to.counted
        if moves != self._moves:
            self._procedure = None

    @contextmanager
    def _or_as_it_was(self) -> Iterator[None]:
        before = self.snapshot()
        try:
            yield
        except BaseException:
            self.restore(before)
            raise

    @property
    def _rule(self) -> str:
        return self.ask.rule if self.ask else ""

    def _enter(self, entry: Entry, *, turn: bool = True) -> None:
        with self._or_as_it_was():
            self._take(entry)
            if turn:
                self.turn_slips()

    def turn_slips(self) -> None:
        """Turn over what is to be turned now and is known here."""
        with self._or_as_it_was():
            while isinstance(self.ask, Reveal) and (opened := self.pocket.open(self.ask.slip.seal)):
                self._take(opened)

    def _take(self, entry: Entry) -> None:
        if self.ask and self._procedure is None:
            undone = self.undone  # which throws that fall again would change
            self._go_back_to(len(self.record))  # `restore` let the procedure go: run it again up to the open question
            self.undone = undone
        if isinstance(entry, Overruled):
            self._take_ruling(entry)
        elif isinstance(entry, Took):
            self._take_offer(entry)
        else:
            self._take_answer(entry)

    def _take_ruling(self, ruling: Overruled) -> None:
        """The position in sight with this value; once the battle is over, it goes on from there if it can."""
        at_once = self.rulings - self._checkpoints[-1].rulings
        for count, most in ((self.rulings, MOST_RULINGS), (at_once, MOST_RULINGS_AT_ONCE)):
            if count >= most:
                raise Refused("too-many-rulings", rule=self._rule, most=most)
        position, setting = overruled(self._looked_through(), ruling)
        self.record.append(ruling)
        self.rulings += 1
        self.events.append(Ruled(len(self.record), setting.rule, setting.label, setting.told(ruling.value), ruling.why))
        if over := self.ask is None:
            self._stand(position)
        self._pump(None if over else Now(position))

    def _looked_through(self) -> Iterator[Setting[P]]:
        """Yield the settings one by one: as many are made and counted as it takes to find one."""
        for setting in self.system.listed(self.position):
            self._spend(SETTING)
            yield setting

    def _take_offer(self, took: Took) -> None:
        offers = self.offers
        self._spend(STEP + len(offers))
        offer = wanted(offers, took.key, self._rule)
        self.record.append(took)
        self._pump(offer)

    def _take_answer(self, answer: Answer) -> None:
        ask = self.ask
        if ask is None:
            raise Refused("over", rule="")
        ask.take(answer)
        if isinstance(ask, Roll) and isinstance(answer, Fell):
            self._note_throw(ask, answer)
        if isinstance(ask, Reveal) and isinstance(answer, Opened):
            self._note_opened(ask.slip, answer, ask.rule)
        self.record.append(answer)
        self._pump(answer)

    def _note_throw(self, ask: Roll, fell: Fell) -> None:
        nth = self._throws
        self._throws += 1
        parted = tuple(one.dice for one in ask.throws)
        self.events.append(Thrown(len(self.record) + 1, nth, *asked_for(ask), fell, parted=parted, anew=ask.anew))
        self.undone = thrown_again(self.undone, nth, fell.faces)

    def _note_opened(self, slip: Slip, opened: Opened, rule: str) -> None:
        if opened.salt:
            self.pocket.slips[slip.seal] = (opened.content, opened.salt)
        else:
            self.events.append(EnteredAnew(len(self.record) + 1, rule, slip.by, slip.seal))

    def _go_back_to(self, entries: int) -> None:
        """Stand again where the record had so many entries."""
        self.record = self.record[:entries]
        kept = len(self._checkpoints)
        while self._checkpoints[kept - 1].entries > entries:
            kept -= 1
        self._checkpoints = self._checkpoints[:kept]
        checkpoint = self._checkpoints[-1]
        since = self.record[checkpoint.entries :]
        self.record = self.record[: checkpoint.entries]
        self.events = self.events[: checkpoint.events]
        self._throws, self.rulings, self.work = checkpoint.throws, checkpoint.rulings, checkpoint.work
        self._stand(checkpoint.position)
        self._pump(None)
        for entry in since:
            self._take(entry)

    def _stand(self, position: P) -> None:
        self.position = position
        over, system = self.system.flow(position) == "over", self.system
        self._procedure = None if over else standing(position, system.step, system.offers, self._spend_on)

    def _spend_on(self, met: Met) -> None:
        self._spend(work_of(met))

    def _pump(self, sent: Sent[P]) -> None:
        """Let the procedure go on until it asks; steps from checkpoint to checkpoint."""
        self._moves += 1
        while self._procedure:
            try:
                met = self._procedure.send(sent)
            except StopIteration as end:
                self._pass_checkpoint(end.value)
            except Ends as ended:
                self._pass_checkpoint(ended.position)
            else:
                if isinstance(met, Open):
                    self.ask, self.position, self._offers = met.ask, met.position, met.offers
                    return
                self.events.append(Told(len(self.record), met))
            sent = None
        self.ask = None

    def _pass_checkpoint(self, position: P) -> None:
        self._spend(STEP)
        counts = (len(self.record), len(self.events), self._throws, self.rulings, self.work)
        self._checkpoints.append(Checkpoint(position, *counts))
        self._stand(position)

    def _spend(self, steps: int) -> None:
        self.work += steps
        if self.work > MOST_WORK or len(self.record) > MOST_ENTRIES:
            raise Refused("too-much-work", rule=self._rule)
        if self.work - self._checkpoints[-1].work > MOST_AT_ONCE:
            raise Refused("too-much-at-once", rule=self._rule)
