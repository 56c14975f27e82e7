"""The app's throws that were taken back, each most often where there is a throw again."""

from __future__ import annotations

from typing import Any, NamedTuple

from gonfalon.battle.battle import Battle
from gonfalon.battle.event import Thrown, asked_for
from gonfalon.battle.retracted import MOST_RETRACTED
from gonfalon.battle.thrown_data import dump_thrown, load_retracted
from gonfalon.battle.work import MOST_ENTRIES
from gonfalon.formats.compact.coder import LinkCoder
from gonfalon.questions.checked import LONGEST_TEXT, LinkError
from gonfalon.questions.dice import KINDS, MOST_DICE, DieKind, Source
from gonfalon.questions.dice_digits import SOURCES, coded_faces
from gonfalon.questions.roll import DiceAnswer, Roll


class Spot(NamedTuple):
    """The place of a throw, and what was thrown."""

    at: int
    nth: int
    rule: str
    who: tuple[str, ...]
    die: DieKind
    dice: int


def coded_throws(coder: LinkCoder, battle: Battle[Any], given: Any) -> tuple[Thrown, ...]:
    """Throws that were taken back, as a record holds them; raises LinkError where it could not."""
    spots = [spot_of(event) for event in battle.events if isinstance(event, Thrown)]
    if isinstance(battle.ask, Roll):
        spots.append(Spot(len(battle.record) + 1, len(spots), *asked_for(battle.ask), battle.ask.pool.dice))
    coder.at = "retracted"
    count = coder.number(None if given is None else len(given), 0, MOST_RETRACTED, 0)
    throws = tuple(coded_throw(coder, spots, given and given[nth]) for nth in range(count))
    if throws != load_retracted([dump_thrown(one) for one in throws]):
        raise LinkError("content")
    return throws


def spot_of(one: Thrown) -> Spot:
    return Spot(one.at, one.nth, one.rule, one.who, one.die, len(one.fell.faces))


def coded_throw(coder: LinkCoder, spots: list[Spot], given: Any) -> Thrown:
    at, nth, rule, who, die, dice = coded_spot(coder, spots, given and spot_of(given))
    source: str = coder.one_of(given and given.fell.source.value, SOURCES, "retracted source", (8, 1, 1, 1))
    faces = coded_faces(coder, KINDS[die], dice, given and given.fell.faces)
    return Thrown(at, nth, rule, who, die, DiceAnswer(faces, Source(source)), retracted=True)


def coded_spot(coder: LinkCoder, spots: list[Spot], spot: Any) -> Spot:
    """One of these; else number by number."""
    if not coder.flag(spot and spot not in spots, "elsewhere", 4):
        return spots[coder.below(spot and spots.index(spot), len(spots))]
    at = coder.below(spot and spot.at, MOST_ENTRIES + 1)
    nth = coder.below(spot and spot.nth, MOST_ENTRIES + 1)
    rule = coder.text(spot and spot.rule, LONGEST_TEXT)
    who = tuple(coder.text(spot and " ".join(spot.who), LONGEST_TEXT).split(" "))
    die: DieKind = coder.one_of(spot and spot.die, DICE, "die")
    return Spot(at, nth, rule, who, die, coder.below(spot and spot.dice, MOST_DICE + 1))


DICE: tuple[DieKind, ...] = ("d6", "d20", "fate")
"""The kinds of dice in the order of their digits: another one comes behind them."""
