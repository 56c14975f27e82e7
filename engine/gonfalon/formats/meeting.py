"""Two devices that meet by a link alone: how far both know the same battle, and which of them knows more.

The entries in force are compared one by one, without the rules. Dice whose sum alone counts may lie in another order, since a
compact link leaves it out (`compact/entries.py`). Two tables may begin alike by choice, but nobody enters dice, or a slip that
lies face down, alike by chance: two battles that go on differently are the same one only where both begin with one of these.
Slips of the set-up do not count: another game with the same set-up begins with them, too.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import takewhile
from typing import Any, Literal

from gonfalon.battle.battle import Battle
from gonfalon.battle.carried import Carried
from gonfalon.battle.in_force import Fold
from gonfalon.battle.set_up import set_up_entries
from gonfalon.formats.compact.entries import same
from gonfalon.formats.log_file import LogFile, is_step, started
from gonfalon.questions.answer import Entry
from gonfalon.questions.checked import LinkError
from gonfalon.questions.roll import DiceAnswer
from gonfalon.questions.slip import RevealedAnswer, SealedAnswer, seal

Relation = Literal["same", "longer", "shorter", "forked", "other"]


@dataclass(frozen=True, slots=True)
class Meeting:
    """The relation of a battle to one that is kept.

    `relation`: `same`, `longer` (it goes on where the kept one ends), `shorter` (the kept one goes on), `forked` (both go on
    differently), `other` (another battle). `common` is the number of entries in force that both begin with, `here` the number of
    those that the battle has after them, `there` of those that the kept one has.
    """

    relation: Relation
    common: int
    here: int
    there: int


def meeting(battle: Battle[Any], kept: LogFile) -> Meeting:
    """Compare a battle with one that is kept; raises LinkError for a log that takes back what is not there."""
    entries, others = battle.record, in_force(kept)
    if kept.system != battle.system.id or started(kept).switches != battle.switches:
        return Meeting("other", 0, len(entries), len(others))
    common = sum(1 for _ in takewhile(lambda pair: same(*pair), zip(entries, others, strict=False)))
    here, there = len(entries) - common, len(others) - common
    relation = relation_of(battle, common, here, there)
    if relation in ("same", "longer") and not knows_taken_back(kept, battle):
        relation = "forked"
    return Meeting(relation, common, here, there)


def relation_of(battle: Battle[Any], common: int, here: int, there: int) -> Relation:
    """Say how a battle stands to another one that begins with so many of its entries, if both go on with so many more."""
    if common and not here and not there:
        return "same"
    if not met_by_chance(battle, common):
        return "other"
    return "forked" if here and there else "longer" if here else "shorter"


def met_by_chance(battle: Battle[Any], common: int) -> bool:
    """True if among so many entries is one that no other battle has alike: dice, or a slip that was laid after the set-up."""
    entries = battle.record[:common]
    if any(isinstance(entry, DiceAnswer) for entry in entries):
        return True
    slips = [at for at, entry in enumerate(entries) if isinstance(entry, SealedAnswer)]
    return bool(slips) and slips[-1] >= len(set_up_entries(battle))


def knows_taken_back(kept: LogFile, battle: Battle[Any]) -> bool:
    """True if a log holds all throws of the app that the battle took back, and all slips that were seen in it.

    They fall again, and stay seen: whoever went on from a log without them would throw anew.
    """
    carried = [entry for entry in kept.entries if isinstance(entry, Carried)]
    thrown = [entry for entry in kept.entries if isinstance(entry, DiceAnswer)]
    fallen = {as_fallen(one) for one in (*thrown, *(old.fell for entry in carried for old in entry.retracted))}
    turned = {seal(one.content, one.salt) for one in kept.entries if isinstance(one, RevealedAnswer) and one.salt}
    seen = turned.union(*(entry.seen for entry in carried))
    return all(as_fallen(one.fell) in fallen for one in battle.retracted) and battle.seen <= seen


def as_fallen(dice: DiceAnswer) -> tuple[object, ...]:
    """The source and the faces of dice, in whatever order they lie."""
    return (dice.source, *sorted(dice.faces))


def in_force(file: LogFile) -> list[Entry]:
    """The steps of a log that are in force, found without the rules; raises LinkError."""
    try:
        return [entry for entry in Fold(file.entries).read().in_force if is_step(entry)]
    except IndexError as error:
        raise LinkError("content") from error
