"""A battle: system, switches, the position at the last checkpoint, and the answers since. The record is all answers.

A live generator stands at the open ask. To go back, the procedure is run again from its checkpoint with the answers so
far. A ruling between two answers changes the table where it stood, that is at the last `Now` (or the checkpoint); the
answers given since must still fit, else the ruling is refused.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Generic, TypeVar

from gonfalon.answer import Answer, Entry, Fell, Laid, Opened, Overruled
from gonfalon.ask import Ask, FaceDown, Now, Procedure, Reveal, Roll, content_of
from gonfalon.dice import Dice, Source
from gonfalon.event import EnteredAnew, Event, Ruled, Thrown, Told, asked_for
from gonfalon.refusal import Refused
from gonfalon.slip import Pocket, Slip, seal
from gonfalon.switches import set_switches
from gonfalon.system import System
from gonfalon.table import overruled

P = TypeVar("P")

MOST_UNDONE = 500
"""How many throws that were taken back are kept in sight."""

MOST_RULINGS = 200
MOST_RULINGS_AT_ONCE = 20
"""How many rulings a record holds, and how many between two checkpoints: each runs the procedure again."""


@dataclass(frozen=True, slots=True)
class Checkpoint(Generic[P]):
    """Where a top-level procedure returned: the entries and events until then, and the position."""

    entries: int
    events: int
    position: P


def leading_rulings(entries: deque[Entry]) -> list[Overruled]:
    """Take the rulings off the front."""
    rulings: list[Overruled] = []
    while entries and isinstance(first := entries[0], Overruled):
        rulings.append(first)
        entries.popleft()
    return rulings


class Battle(Generic[P]):
    """One battle, from the empty table on.

    `ask` is the open question (None when the battle is over), `position` the position in sight, `record` all entries,
    `events` the log, `undone` the app's throws that were taken back, `seen` the seals of slips that were turned and then
    taken back.
    """

    def __init__(self, system: System[P], switches: Mapping[str, str] | None = None) -> None:
        self.system = system
        self.switches = set_switches(system.switches, switches or {})
        self.record: list[Entry] = []
        self.events: list[Event] = []
        self.undone: list[Thrown] = []
        self.pocket = Pocket()
        self.seen: set[str] = set()
        self._ahead: list[list[Entry]] = []
        self._checkpoints = [Checkpoint(0, 0, system.start(self.switches))]
        self._rulings: dict[int, list[Overruled]] = {}
        self._run(())

    ask: Ask[Any] | None
    position: P

    @property
    def can_undo(self) -> bool:
        return bool(self.record)

    @property
    def can_redo(self) -> bool:
        return bool(self._ahead)

    @property
    def rulings(self) -> int:
        """How many values the game master has overruled."""
        return sum(isinstance(entry, Overruled) for entry in self.record)

    @property
    def seen_slips_lie_down(self) -> bool:
        """Whether a slip lies face down that was turned before and then taken back."""
        if not self.seen:
            return False
        opened = {seal(entry.content, entry.salt) for entry in self.record if isinstance(entry, Opened)}
        opened |= {event.seal for event in self.events if isinstance(event, EnteredAnew)}
        return any(isinstance(entry, Laid) and entry.seal in self.seen - opened for entry in self.record)

    def answer(self, answer: Answer) -> None:
        """Go on with this answer; raises Refused and leaves the battle as it was."""
        self._enter(answer)
        self._ahead.clear()

    def roll(self, dice: Dice) -> None:
        """Let the app roll. What it rolled here and was taken back falls again."""
        if not isinstance(self.ask, Roll):
            raise Refused("no-roll", rule=self._rule)
        fallen = self._fallen_before(self.ask)
        missing = replace(self.ask.pool, dice=self.ask.pool.dice - len(fallen))
        self.answer(Fell(fallen + dice.throw(missing), dice.source))

    def lay(self, by: str, content: str, dice: Dice) -> None:
        """Answer a secret question: the record gets the seal, the pocket the content and its salt."""
        if not isinstance(self.ask, FaceDown):
            raise Refused("not-secret", rule=self._rule)
        content_of(self.ask.asked_of(by), content)
        self.answer(self.pocket.lay(by, content, dice.salt()))

    def overrule(self, what: str, value: int | str, why: str) -> None:
        """Set a value on the table by a ruling of the game master; raises Refused if it does not fit here."""
        self._enter(Overruled(what, value, why))
        self._ahead.clear()

    def undo(self) -> None:
        """Take back the last entry, with the slips that turned over by themselves after it."""
        if not self.record:
            raise Refused("nothing-to-undo", rule="")
        kept = len(self.record) - 1
        while kept and self._turned_by_itself(self.record[kept]):
            kept -= 1
        back = self.record[kept:]
        self.seen |= {seal(entry.content, entry.salt) for entry in back if isinstance(entry, Opened) and entry.salt}
        self.seen |= {event.seal for event in self.events if isinstance(event, EnteredAnew) and event.at > kept}
        for event in self.events:
            if isinstance(event, Thrown) and event.at > kept and event.fell.source is not Source.TABLE:
                self.undone = [*self.undone, replace(event, undone=True)][-MOST_UNDONE:]
        self._go_back_to(kept)
        self._ahead.append(back)

    def redo(self) -> None:
        """Enter again what was taken back last: the same answers, the same dice."""
        if not self._ahead:
            raise Refused("nothing-to-redo", rule="")
        self._enter(self._ahead.pop()[0])

    def fork(self) -> Battle[P]:
        """A battle of its own that stands where this one stands."""
        other = Battle(self.system, dict(self.switches.set))
        other.record, other.events = list(self.record), list(self.events)
        other.undone, other.pocket = list(self.undone), Pocket(dict(self.pocket.slips))
        other.seen = set(self.seen)
        other._ahead, other._checkpoints = list(self._ahead), list(self._checkpoints)
        other._go_back_to(len(other.record))
        return other

    def follow(self, entries: Iterable[Entry]) -> None:
        """Enter a record; raises Refused at the first entry that does not fit, after all that was good before it.

        Slips to be turned now wait for `turn_slips`, until the pocket holds what this device knows.
        """
        for entry in entries:
            self._enter(entry, turn=False)

    @property
    def _rule(self) -> str:
        return self.ask.rule if self.ask else ""

    @property
    def _throws(self) -> int:
        return sum(isinstance(entry, Fell) for entry in self.record)

    def _fallen_before(self, ask: Roll) -> tuple[int, ...]:
        """The faces that the app rolled for this question before it was taken back, as far as the pool needs them."""
        for thrown in reversed(self.undone):
            if (thrown.nth, thrown.rule, thrown.who, thrown.die) == (self._throws, *asked_for(ask)):
                return thrown.fell.faces[: ask.pool.dice]
        return ()

    def _turned_by_itself(self, entry: Entry) -> bool:
        return isinstance(entry, Opened) and seal(entry.content, entry.salt) in self.pocket.slips

    def _enter(self, entry: Entry, *, turn: bool = True) -> None:
        before = len(self.record)
        try:
            self._take(entry)
            if turn:
                self.turn_slips()
        except Refused:
            self._go_back_to(before)
            raise

    def turn_slips(self) -> None:
        """Turn over what is to be turned now and is known here."""
        while isinstance(self.ask, Reveal) and (opened := self.pocket.open(self.ask.slip)):
            self._take(opened)

    def _take(self, entry: Entry) -> None:
        if isinstance(entry, Overruled):
            self._take_ruling(entry)
        else:
            self._take_answer(entry)

    def _take_ruling(self, ruling: Overruled) -> None:
        if self.rulings >= MOST_RULINGS:
            raise Refused("too-many-rulings", rule=self._rule, most=MOST_RULINGS)
        if sum(map(len, self._rulings.values())) >= MOST_RULINGS_AT_ONCE:
            raise Refused("too-many-rulings", rule=self._rule, most=MOST_RULINGS_AT_ONCE)
        record, checkpoints = list(self.record), list(self._checkpoints)
        self._rulings.setdefault(self._nows, []).append(ruling)
        try:
            self._run((*self._since, ruling))
        except Refused:
            self.record, self._checkpoints = record, checkpoints
            raise

    def _take_answer(self, answer: Entry, rulings: Sequence[Overruled] = ()) -> None:
        """Go on with an answer; rulings made right after it are entered with it, before a checkpoint is passed."""
        assert not isinstance(answer, Overruled)
        ask = self.ask
        if ask is None:
            raise Refused("over", rule="")
        ask.take(answer)
        if isinstance(ask, Roll) and isinstance(answer, Fell):
            self._note_throw(ask, answer)
        if isinstance(ask, Reveal) and isinstance(answer, Opened):
            self._note_opened(ask.slip, answer, ask.rule)
        self.record += (answer, *rulings)
        self._pump(answer)

    def _note_throw(self, ask: Roll, fell: Fell) -> None:
        nth = self._throws
        self.events.append(Thrown(len(self.record) + 1, nth, *asked_for(ask), fell))
        self.undone = [old for old in self.undone if old.nth != nth or old.fell.faces != fell.faces]

    def _note_opened(self, slip: Slip, opened: Opened, rule: str) -> None:
        if opened.salt:
            self.pocket.slips[slip.seal] = (opened.content, opened.salt)
        else:
            self.events.append(EnteredAnew(len(self.record) + 1, rule, slip.by, slip.seal))

    @property
    def _since(self) -> Sequence[Entry]:
        return tuple(self.record[self._checkpoints[-1].entries :])

    def _go_back_to(self, entries: int) -> None:
        """Stand again where the record had so many entries."""
        del self.record[entries:]
        while self._checkpoints[-1].entries > entries:
            self._checkpoints.pop()
        since = self._since
        self._rulings = {}
        self._run(())
        for entry in since:
            self._take(entry)

    def _run(self, since: Sequence[Entry]) -> None:
        """From the checkpoint on, with these entries; the rulings among them stand in `_rulings` where they were made."""
        checkpoint = self._checkpoints[-1]
        del self.record[checkpoint.entries :]
        del self.events[checkpoint.events :]
        self._nows = 0
        waiting = deque(since)
        self.record += leading_rulings(waiting)
        self._stand(self._with_rulings(checkpoint.position))
        self._pump(None)
        while waiting:
            if self._checkpoints[-1] is not checkpoint:
                raise Refused("ruling-does-not-fit", rule=self._rule)
            self._take_answer(waiting.popleft(), leading_rulings(waiting))

    def _stand(self, position: P) -> None:
        self.position = position
        over = self.system.flow(position) == "over"
        self._procedure: Procedure[P] | None = None if over else self.system.step(position)

    def _pump(self, sent: Any) -> None:
        """Let the procedure go on until it asks; steps from checkpoint to checkpoint."""
        while self._procedure:
            try:
                met = self._procedure.send(sent)
            except StopIteration as end:
                self._rulings, self._nows = {}, 0
                self._checkpoints.append(Checkpoint(len(self.record), len(self.events), end.value))
                self._stand(end.value)
                sent = None
                continue
            if isinstance(met, Ask):
                self.ask = met
                return
            sent = None
            if isinstance(met, Now):
                self._nows += 1
                sent = self.position = self._with_rulings(met.position)
            else:
                self.events.append(Told(len(self.record), met))
        self.ask = None

    def _with_rulings(self, position: P) -> P:
        for ruling in self._rulings.get(self._nows, ()):
            position, setting = overruled(self.system.settings(position), ruling)
            told = setting.told(ruling.value)
            self.events.append(Ruled(len(self.record), setting.rule, setting.label, told, ruling.why))
        return position
