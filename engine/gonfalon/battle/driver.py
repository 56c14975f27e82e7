"""The driver of procedures: from answer to answer, from checkpoint to checkpoint, back and forth.

A live generator stands at the open ask. To go back, the procedure is run again from its checkpoint with the answers so
far. An offer taken between two answers, or a ruling, changes the position in sight, that is the last `Now` (or the
checkpoint); the answers given since are followed as far as they still fit (`interruptible.py`).
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping
from typing import Any, Generic, TypeVar

from gonfalon.battle.checkpoint import Checkpoint
from gonfalon.battle.event import EnteredAnew, Event, OfDeed, Ruled, Thrown, Told, asked_for
from gonfalon.battle.interruptible import Doing, Line, Open, Sent, interruptible
from gonfalon.battle.work import (
    MOST_AT_ONCE,
    MOST_ENTRIES,
    MOST_RULINGS,
    MOST_RULINGS_AT_ONCE,
    MOST_WORK,
    SETTING,
    STEP,
    work_of,
)
from gonfalon.questions.answer import Answer, Entry, OfferTaken, RulingMade
from gonfalon.questions.ask import Ask, Now, Step
from gonfalon.questions.refusal import Refused
from gonfalon.questions.roll import DiceAnswer, Roll
from gonfalon.questions.secret import Reveal
from gonfalon.questions.slip import RevealedAnswer
from gonfalon.table.offer import Ends, Offer, Offers, find_offer
from gonfalon.table.switches import set_switches
from gonfalon.table.system import System
from gonfalon.table.table import Setting, overruled

P = TypeVar("P")


class Driver(Generic[P]):
    """Runs the procedures of a system on a record.

    `ask` is the open question (None when the battle is over), `position` the position in sight, `record` the entries that
    are in force, `events` what they came to, `rulings` how many values the game master has overruled, `work` what the
    record takes to do again, `spent` all that was done so far. An entry that is refused leaves a driver in the middle:
    `Battle` puts it back.
    """

    def __init__(self, system: System[P], switches: Mapping[str, str] | None = None) -> None:
        self.system = system
        self.switches = set_switches(system.switches, switches or {})
        self.record: list[Entry] = []
        self.events: list[Event] = []
        self._checkpoints = [Checkpoint(system.start(self.switches))]
        self._offers: Offers[P] = system.offers
        self._moves = self.spent = 0
        self._go_back_to(0)

    ask: Ask[Any] | None
    position: P
    _doing: Doing | None
    _procedure: Generator[Open[P] | Line, Sent[P], P] | None

    @property
    def offers(self) -> tuple[Offer[P], ...]:
        """Return the offers that stand beside the open question; nothing while a slip is turned over."""
        if self.ask is None or isinstance(self.ask, Reveal):
            return ()
        return tuple(self._offers(self.position, self.ask))

    @property
    def passed(self) -> int:
        """The number of top-level procedures that have returned, as the record stands."""
        return len(self._checkpoints) - 1

    @property
    def _rule(self) -> str:
        return self.ask.rule if self.ask else ""

    def _take(self, entry: Entry) -> None:
        if self.ask and self._procedure is None:
            self._go_back_to(len(self.record))  # `restore` let the procedure go: run it again up to the open question
        if isinstance(entry, RulingMade):
            self._take_ruling(entry)
        elif isinstance(entry, OfferTaken):
            self._take_offer(entry)
        elif isinstance(entry, Answer):
            self._take_answer(entry)

    def _take_ruling(self, ruling: RulingMade) -> None:
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

    def _take_offer(self, took: OfferTaken) -> None:
        offers = self.offers
        self._spend(STEP + len(offers))
        offer = find_offer(offers, took.key, self._rule)
        self.record.append(took)
        self._pump(offer)

    def _take_answer(self, answer: Answer) -> None:
        ask = self.ask
        if ask is None:
            raise Refused("over", rule="")
        ask.take(answer)
        if isinstance(ask, Roll) and isinstance(answer, DiceAnswer):
            self._note_throw(ask, answer)
        if isinstance(ask, Reveal) and isinstance(answer, RevealedAnswer) and not answer.salt:
            self.events.append(EnteredAnew(len(self.record) + 1, ask.rule, ask.slip.by, ask.slip.seal))
        self.record.append(answer)
        self._pump(answer)

    def _note_throw(self, ask: Roll, fell: DiceAnswer) -> None:
        parted = tuple(one.dice for one in ask.throws)
        at, of = len(self.record) + 1, self._of_deed(self._doing)
        thrown = Thrown(at, self._throws, *asked_for(ask), fell, parted=parted, hands=ask.hands, of=of)
        self._throws += 1
        self.events.append(thrown)

    def _of_deed(self, doing: Doing | None) -> OfDeed | None:
        """The place of the next event in the deed that is done; the first one begins it."""
        if doing is None:
            return None
        if doing.id is not None:
            return OfDeed(doing.id)
        doing.id = len(self.events)
        return OfDeed(doing.id, doing.deed)

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
        self._procedure = None if over else interruptible(position, system.step, system.offers, self._spend_on)

    def _spend_on(self, met: Step) -> None:
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
                    self.ask, self.position, self._offers, self._doing = met.ask, met.position, met.offers, met.doing
                    return
                self.events.append(Told(len(self.record), met.tell, self._of_deed(met.doing)))
            sent = None
        self.ask = self._doing = None

    def _pass_checkpoint(self, position: P) -> None:
        self._spend(STEP)
        counts = (len(self.record), len(self.events), self._throws, self.rulings, self.work)
        self._checkpoints.append(Checkpoint(position, *counts))
        self._stand(position)

    def _spend(self, steps: int) -> None:
        self.work += steps
        self.spent += steps
        if self.work > MOST_WORK or len(self.record) > MOST_ENTRIES:
            raise Refused("too-much-work", rule=self._rule)
        if self.work - self._checkpoints[-1].work > MOST_AT_ONCE:
            raise Refused("too-much-at-once", rule=self._rule)
