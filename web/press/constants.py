"""The numbers that the engine's rules hold, by name, for the texts of the rulebooks: `{+rules.war.attack.two_zones.bonus}`.

A name is that of the rule that states the number, and what the number is. An option that is a number has its `default`, and
the `least` and the `most` that it can be set to. A `+` before the name writes the sign. Words of an example may use the names
as those of their story.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

from gonfalon.fate.ladder import STYLE
from gonfalon.fate.use import PLUS
from gonfalon.systems import CLASSES, own
from gonfalon.systems.samyra.ground.sight import SIGHT
from gonfalon.systems.samyra.movement.budget import SHORT
from gonfalon.systems.samyra.movement.turning import MOST_DEGREES
from gonfalon.systems.samyra.state.people import MOST_TO_DISENGAGE
from gonfalon.systems.samyra.state.position import ROUND_SECONDS
from gonfalon.systems.sotc.actions.loads import PERSON
from gonfalon.systems.sotc.actions.reach import GUN
from gonfalon.systems.sotc.actions.scenery import AVERAGE
from gonfalon.systems.sotc.after.recovery import HOURS
from gonfalon.systems.sotc.rolls.lines import GUARD
from gonfalon.systems.sotc.rolls.ratings import BOXES, bonus_for
from gonfalon.systems.tiefen.deeds import MOST_DEEDS
from gonfalon.systems.tiefen.morale import BEST_QUALITY
from gonfalon.systems.tiefen.odds import MOST_DICE
from gonfalon.systems.tiefen.pool import CERTAIN_DEATH, DESTROYS, SUPERIOR_TACTIC, THREEFOLD, base_threshold, threshold
from gonfalon.systems.tiefen.position import MOST_FANATICISM, Position, Side
from gonfalon.systems.war.actions.command import RALLY
from gonfalon.systems.war.rolls.lines import SURROUNDING, TWO_ZONES
from gonfalon.systems.war.state.facts import ASPECTS, FAIR, FATE_PRICE, LED, PER_ASPECT, PRICES, RANKS, WORTH
from gonfalon.table.switches import set_switches
from gonfalon.words.numbers import signed
from press import Wrong

REFERENCE = re.compile(r"\{(?P<form>\+?)rules\.(?P<name>[^{}]+)\}")
LARGEST_GROUP = 20


class NoSuchConstant(Wrong):
    """A text refers to a number that no rule holds."""


@cache
def constants() -> dict[str, int]:
    """Every number by its name."""
    return {
        f"{rule}.{name}": number
        for rule, name, number in (*of_war(), *of_sotc(), *of_tiefen(), *of_samyra(), *set_to())
    }


Named = Iterator[tuple[str, str, int]]
"""The rule, what its number is, and the number."""


def set_to() -> Named:
    """The numbers of options that are one."""
    for switch in (switch for id in CLASSES for switch in own(id).switches):
        if switch.least is not None and switch.most is not None:
            yield switch.rule, "default", int(switch.default)
            yield switch.rule, "least", switch.least
            yield switch.rule, "most", switch.most


def of_war() -> Named:
    yield "war.core.invoke", "bonus", PLUS
    yield "war.core.shifts", "style", STYLE
    yield "war.core.default_difficulty", "difficulty", FAIR
    yield "war.chest.cost.fate", "price", FATE_PRICE
    yield from (("war.chest.cost.unit", quality, price) for quality, price in PRICES.items())
    yield from ((f"war.unit.{quality}", "aspects", number) for quality, number in ASPECTS.items())
    for quality, ranks in RANKS.items():
        yield from ((f"war.unit.{quality}", f"rank{place}", rank) for place, rank in enumerate(dict.fromkeys(ranks), 1))
    yield from (("war.harm.absorb", severity, worth) for severity, worth in WORTH.items())
    yield from (("war.leader.rally", severity, difficulty) for severity, difficulty in RALLY.items())
    yield "war.leader.skill_bonus", "bonus", LED
    yield "war.adv.surround.bonus", "bonus", SURROUNDING
    yield "war.attack.two_zones", "bonus", TWO_ZONES
    yield "war.over.terrain", "aspect", PER_ASPECT


def of_sotc() -> Named:
    yield "sotc.fp.invoke", "bonus", PLUS
    yield "sotc.spin.general", "shifts", STYLE
    yield "sotc.fulldef.bonus", "bonus", GUARD
    yield "sotc.stress.length", "boxes", BOXES
    yield "sotc.recover.moderate", "hours", HOURS
    yield "sotc.weight.table", "person", PERSON
    yield "sotc.simple.difficulty", "average", AVERAGE
    yield "sotc.frame.range", "gun", GUN
    for size in range(2, LARGEST_GROUP):
        if bonus_for(size) > bonus_for(size - 1):
            yield "sotc.minion.group_bonus", f"least{bonus_for(size)}", size
            yield "sotc.minion.group_bonus", f"most{bonus_for(size - 1)}", size - 1
    yield "sotc.minion.group_bonus", "most", bonus_for(LARGEST_GROUP)


def of_tiefen() -> Named:
    yield "tiefen.circ.certain_death", "dice", CERTAIN_DEATH
    yield "tiefen.circ.fanatic.bonus", "most", MOST_FANATICISM
    yield "tiefen.circ.outnumber", "times", THREEFOLD
    yield "tiefen.tactic.bonus", "dice", SUPERIOR_TACTIC
    yield "tiefen.roll.destroy", "face", DESTROYS
    yield "tiefen.super.threshold", "face", base_threshold(Side("a", superior=True))
    yield from thresholds()
    yield "tiefen.after.morale.input", "best", BEST_QUALITY
    yield "tiefen.deeds.count", "most", MOST_DEEDS
    yield "tiefen.odds.show", "most", MOST_DICE


def thresholds() -> Named:
    """The lowest faces that destroy, by the fanaticism dice of the enemy, also for a superior side."""
    switches = set_switches(own("tiefen").switches, {})
    for dice in range(MOST_FANATICISM + 1):
        foe = Side("b", fanatic=True, fanaticism=dice)
        for name, superior in (("plain", False), ("superior", True)):
            side = Side("a", superior=superior)
            yield "tiefen.threshold.formula", f"{name}{dice}", threshold(Position((side, foe), switches), side)


def of_samyra() -> Named:
    yield "samyra.time.round", "seconds", ROUND_SECONDS
    yield "samyra.disengage.roll", "most", MOST_TO_DISENGAGE
    yield "samyra.disengage.inside_limit", "spaces", SHORT
    yield "samyra.twohand.claim", "sight", SIGHT
    yield "samyra.turn.end", "degrees", MOST_DEGREES


def with_constants(data: Any, *, apart_from: tuple[str, ...] = ("example",)) -> Any:
    """The contents of a file of a rulebook with the numbers in its texts, apart from the texts below these keys."""
    match data:
        case str():
            return REFERENCE.sub(number, data)
        case dict():
            return {
                key: one if key in apart_from else with_constants(one, apart_from=apart_from)
                for key, one in data.items()
            }
        case list():
            return [with_constants(one, apart_from=apart_from) for one in data]
        case _:
            return data


def number(found: re.Match[str]) -> str:
    """The number to which a text refers."""
    worth = constants().get(found["name"])
    if worth is None:
        raise NoSuchConstant(f"{found[0]}: no rule holds a number of this name")
    return signed(worth) if found["form"] else str(worth)
