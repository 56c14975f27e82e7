"""The field of the examples as tests play on it: who stands there, and what can be read off the question."""

from __future__ import annotations

from collections.abc import Mapping

from engine.sotc.opened import SYSTEM, Table
from support.playing import play, question

from gonfalon.battle.battle import Battle
from gonfalon.questions.number import Number
from gonfalon.questions.roll import Roll

EVERYBODY = ("anna", "bruno", "clara", "kessler", "marek", "voss")
NO_SWITCHES: Mapping[str, str] = {}


def field(*rulings: str, only: str = "anna kessler", switches: Mapping[str, str] = NO_SWITCHES) -> Table:
    """The first exchange with only these people, after these rulings; who is named first is the most alert."""
    battle = play(Battle(SYSTEM, switches), "example")
    there = only.split()
    for rank, name in enumerate(there):
        if name in EVERYBODY:
            play(battle, f"^{name}.skill.alertness={8 - rank}")
    play(battle, *(f"^{one}" for one in rulings))
    for name in EVERYBODY:
        if name not in there:
            play(battle, f"^{name}.left=left")
    return play(battle, "begin")


def parts(battle: Table, hand: int = 0) -> list[tuple[str, int]]:
    """The lines of a hand that is to be thrown, the acting one first."""
    ask = question(battle)
    assert isinstance(ask, Roll)
    throws = [one.parts for one in ask.throws] or [ask.parts]
    return [(part.rule, part.dice) for part in throws[hand]]


def bonus(battle: Table, hand: int = 0) -> int:
    """Return the sum that is added to the dice of a hand."""
    return sum(points for _, points in parts(battle, hand))


def most(battle: Table) -> int:
    ask = question(battle)
    assert isinstance(ask, Number)
    return ask.most


def health(battle: Table, who: str) -> str:
    """The boxes of somebody, X for a marked one."""
    return "".join("X" if one else "_" for one in battle.position.character(who).health)


def carried(battle: Table, who: str) -> list[str]:
    """The severities of the consequences that somebody carries."""
    return [one.severity for one in battle.position.consequences_of(who)]
