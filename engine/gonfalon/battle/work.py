"""The work that a record may make: counted, not timed, so that it is refused on every machine or on none.

The count covers the steps of procedures, and the options, dice, fields and settings that these list. So it grows with
the answers, with the size of the table, and with everything that a ruling runs again.
"""

from __future__ import annotations

from gonfalon.questions.ask import Ask, Looked, Step
from gonfalon.questions.deed import Deed, DeedDone
from gonfalon.questions.secret import FaceDown

MOST_WORK = 2_000_000
"""The most that a battle may take from its beginning."""

MOST_IN_LINK = 400_000
"""The most that a battle in a link may take: of thirty battles at random with six hundred answers in each system the one
that took most, with sixty-four units and rulings everywhere, took three quarters of it. A unit takes 1 to 4 µs in CPython.
"""

MOST_AT_ONCE = 150_000
"""The most since a checkpoint: so much runs again when an answer is taken back."""

MOST_TAKEN_BACK = 400_000
"""The most work of steps that were taken back, where a log is followed with all of them."""

MOST_ENTRIES = 20_000
"""The most entries of a record."""

MOST_LOGGED = 40_000
"""The most entries of a log, those that were taken back included."""

SPARE = 100
"""So many of them are left for those that the engine itself adds when it opens a log."""

MOST_RULINGS = 200
MOST_RULINGS_AT_ONCE = 20
"""The most rulings in a record, and between two checkpoints: each runs the procedure again."""

TOO_MUCH = ("too-much-work", "too-much-at-once")
"""The codes of the refusals: for the whole battle, and since a checkpoint."""

STEP = 10
"""A step of a procedure, whatever it brings; an option or a die that it lists counts one more."""

SETTING = 5
"""A setting among those that a ruling is looked up in."""


def work_of(met: Step) -> int:
    """Return the work of this step. A deed takes none beside the steps within it: links of before there were deeds open still."""
    match met:
        case Deed() | DeedDone():
            return 0
        case FaceDown():
            return STEP + sum(work_of(ask) for ask in met.asks)
        case Ask():
            return STEP + met.listed
        case Looked():
            return met.through
        case _:
            return STEP
