"""The entries of a log that are in force, found without the rules; and those that are needed to stand where it ends."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from gonfalon.battle.log import LogEntry, Logged
from gonfalon.questions.roll import DiceAnswer
from gonfalon.questions.slip import RevealedAnswer


@dataclass(slots=True)
class Branch:
    """Steps that one undo took back: their places in the log, and that of the undo.

    `below`: on these steps a branch was built that left a trace. `kept`: a later undo, which is kept, needs this one.
    """

    steps: list[int]
    undo: int
    below: bool
    kept: bool = False


@dataclass(slots=True)
class Fold:
    """A log, read from its beginning: the places of the steps in force, and the branches that could be put back.

    `name_at` is the place of the entry that names the battle. `pinned` is the number of steps in force on which a branch
    was built that left a trace, `left_out` holds the places of entries that leave none.
    Raises IndexError where an entry takes back, or puts back, what is not there.
    """

    log: Sequence[Logged]
    steps: list[int] = field(default_factory=list)
    ahead: list[Branch] = field(default_factory=list)
    name_at: int | None = None
    pinned: int = 0
    left_out: set[int] = field(default_factory=set)

    def read(self) -> Fold:
        for at, entry in enumerate(self.log):
            if isinstance(entry, LogEntry):
                entry.read(self, at)
            else:
                self.settle()
                self.steps.append(at)
        return self

    @property
    def in_force(self) -> list[Logged]:
        """The steps in force, after the name."""
        named = [] if self.name_at is None else [self.name_at]
        return [self.log[at] for at in (*named, *self.steps)]

    @property
    def reduced(self) -> list[Logged]:
        """The entries without branches that were taken back and left no trace: they make the same battle with less work."""
        return [entry for at, entry in enumerate(self.log) if at not in self.left_out]

    def step_back(self, at: int) -> None:
        if not self.steps:
            raise IndexError("nothing to take back")
        kept = len(self.steps) - taken_by_undo(self.log[step] for step in reversed(self.steps))
        self.ahead.append(Branch(self.steps[kept:], at, kept < self.pinned))
        del self.steps[kept:]
        self.pinned = min(self.pinned, kept)

    def step_forth(self, at: int) -> None:
        branch = self.ahead.pop()
        self.steps += branch.steps
        if branch.below:
            self.pinned = len(self.steps)
        if branch.kept or any(leaves_trace(self.log[step]) for step in branch.steps):
            for other in self.ahead:
                other.kept = True
        else:
            self.left_out |= {branch.undo, at}

    def settle(self) -> None:
        """Nothing can be put back any more: leave out the branches without a trace, from the outermost inwards."""
        for branch in self.ahead:
            if branch.below or branch.kept or any(leaves_trace(self.log[step]) for step in branch.steps):
                self.pinned = len(self.steps)
                break
            self.left_out |= {*branch.steps, branch.undo}
        self.ahead.clear()


def taken_by_undo(backwards: Iterable[Logged]) -> int:
    """Return the number of steps that an undo takes back: the last one, and before it the slips that were turned after it."""
    taken = 0
    for step in backwards:
        taken += 1
        if not turned(step):
            break
    return taken


def turned(entry: Logged) -> bool:
    """True if a slip was turned over that was laid before."""
    return isinstance(entry, RevealedAnswer) and bool(entry.salt)


def leaves_trace(entry: Logged) -> bool:
    """True if it is known of this entry that it was there, though it was taken back: dice of the app, a slip turned over."""
    return isinstance(entry, RevealedAnswer) or (isinstance(entry, DiceAnswer) and entry.source.by_app)
