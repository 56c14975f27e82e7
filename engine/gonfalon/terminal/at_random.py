"""Battles played at random to find faults: the rules must never fail, and a record must tell its battle again.

Knows no words, so that it also runs where there are none.
"""

from __future__ import annotations

import json
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter
from typing import Any

from gonfalon.battle.battle import Battle
from gonfalon.battle.bots import AtRandom
from gonfalon.battle.work import TOO_MUCH
from gonfalon.formats import link
from gonfalon.formats.record import dump, load, record_of, replay
from gonfalon.questions.dice import Dice
from gonfalon.questions.refusal import Refused
from gonfalon.table.system import System

MOST_ANSWERS = 10_000
"""A battle that is not over after so many answers counts as a fault."""

CHECKED = 50
"""Every so many battles one is replayed, taken back and done again."""

HASHED = 4
"""After every so many answers the position is hashed; it takes a fifth of the time to do so after each."""


class Fault(Exception):
    """Something that must not be."""


@dataclass(slots=True)
class Tally:
    """The result of random battles: `faults` are pairs of a battle's number and what went wrong in it.

    `bounded` counts battles that were refused further answers because of the work they make (`work.py`).
    """

    battles: int
    answers: int
    bounded: int
    checked: int
    seconds: float
    faults: list[tuple[int, str]]


def play_many(
    system: System[Any], seed: str, first: int, battles: int, watch: Callable[[int], None] = lambda number: None
) -> Tally:
    """Play the battles with these numbers; each depends on the seed and its number alone."""
    tally = Tally(0, 0, 0, 0, 0.0, [])
    begin = perf_counter()
    for number in range(first, first + battles):
        watch(number)
        try:
            battle, answers = play_one(system, seed, number)
            tally.answers += answers
            tally.bounded += battle.ask is not None
            if number % CHECKED == 0:
                tally.checked += 1
                check(battle)
        except Exception as fault:  # whatever it is, it is what we look for
            tally.faults.append((number, told(fault)))
        tally.battles += 1
    tally.seconds = perf_counter() - begin
    return tally


def play_one(system: System[Any], seed: str, number: int) -> tuple[Battle[Any], int]:
    """One battle to its end or to the bound of its work, under switches drawn at random; and how many answers it took."""
    dice = Dice.seeded(f"{seed}:{number}")
    switches = {one.rule: one.values[dice.below(len(one.values))] for one in system.switches}
    battle, bot = Battle(system, switches), AtRandom(dice)
    answers = 0
    while battle.ask:
        if answers == MOST_ANSWERS:
            raise Fault(f"not over after {answers} answers")
        try:
            bot.go_on(battle)
        except Refused as refused:
            if refused.code in TOO_MUCH:
                break
            raise
        answers += 1
        if answers % HASHED == 0:
            hash(battle.position)
    hash(battle.position)
    return battle, answers


def check(battle: Battle[Any]) -> None:
    """The record as a file and as a link gives the same battle; so does taking everything back and doing it again."""
    record = record_of(battle, "")
    if link.read(link.write(record)) != record:
        raise Fault("the link holds another record")
    again = replay(load(json.loads(json.dumps(dump(record)))))
    compare(battle, again, "replayed")
    while again.can_undo:
        again.undo()
        hash(again.position)
    start: Battle[Any] = Battle(battle.system, dict(battle.switches.set))
    compare(start, again, "taken back")
    while again.can_redo:
        again.redo()
    compare(battle, again, "done again")


def compare(one: Battle[Any], other: Battle[Any], when: str) -> None:
    for what in ("record", "position", "ask", "events"):
        if getattr(one, what) != getattr(other, what):
            raise Fault(f"{when}: another {what}")
    if hash(one.position) != hash(other.position):
        raise Fault(f"{when}: another hash of the position")


def told(fault: Exception) -> str:
    """Return the fault, and where it happened."""
    if isinstance(fault, Fault):
        return str(fault)
    *_, where = traceback.extract_tb(fault.__traceback__)
    return f"{type(fault).__name__}: {fault} ({where.filename.rpartition('gonfalon')[2]}:{where.lineno})"
