"""Links of `sotc` made to keep the engine busy: the largest conflicts with all that may lie there (`support/attacks.py`)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from support.links import linked
from support.playing import keys
from support.ways import Entries, Way, going_on

from gonfalon.battle.work import MOST_IN_LINK
from gonfalon.questions.choice import Choice

MOST = 19_000
"""About as many entries as a record may have."""

MENU = "sotc.act.one"
SIDES = 5
ROWS = ("hero",) * 6 + ("villain",) * 4 + ("minions",) * 10
CARD = (
    "Sword | fists 4, alertness 3, athletics 2, might 2, endurance 2 | aa | bb | cc | dd | ee | ff | gg | hh | ii | jj"
    " | weapon weapons 0: s | weapon guns 3: t | weapon weapons 1: u | points 99"
)


@cache
def conflict(zones: int = 30) -> Way:
    """Sixty figures and companions of five sides, all in the zone that every other zone borders on; a turn begins."""
    line = [f"people={','.join(ROWS)}", "zones=zone,zone", "aspects=" + ",".join(["known"] * 6), "pool=99"]
    line += [f"aspects.{number}.text=x{number}" for number in range(1, 7)]
    for number, row in enumerate(ROWS, 1):
        side = f"people.{number}.side=s{1 + number % SIDES}"
        what = f'template=card people.{number}.card="{CARD}"' if row != "minions" else "count=4"
        line.append(f"people.{number}.{what} {side}")
    way = Way("sotc").play("quick").play(" ".join(line)).until(MENU)
    for _ in range(zones - 2):
        way.battle.take("gm")
        way.play("zone").play("near=z1").until(MENU)
    while "latecomer" in keys_in(way, "gm"):
        way.battle.take("gm")
        way.play("latecomer").play("").until(MENU)
    return way


def keys_in(way: Way, offer: str) -> tuple[str, ...]:
    """The keys that may be picked once this offer is taken."""
    battle = way.battle.fork()
    battle.take(offer)
    return keys(battle)


def again(way: Way, *entries: list[Any], most: int = MOST) -> str:
    """These answers as often as a record holds them."""
    return linked(going_on(way.battle, *list(entries) * (most // len(entries))))


def going(way: Way) -> Way:
    """Another that goes on from there."""
    other = Way("sotc")
    other.battle = way.battle.fork()
    return other


def of_character(way: Way) -> Way:
    """The next turn of somebody with a card."""
    while not way.battle.position.now.who.startswith(("h", "v")):
        way.play("pass").until(MENU)
    return way


def aspects(way: Way, count: int, *, on: str, free: str = "nobody") -> Way:
    """So many aspects more on something, entered by the game master."""
    for number in range(count):
        way.battle.take("gm")
        way.play("aspect", on, f'"{number}', free)
    return way


def sotc_turning() -> str:
    """In and out of the game master's list in a turn, with thirty zones to step into."""
    return again(of_character(going(conflict())), ["a", "gm"], ["p", "back"])


def sotc_passing() -> str:
    """Everybody lets the turn pass, one after the other: each has a menu of its own."""
    way = going(conflict())
    while way.battle.work < MOST_IN_LINK - 10_000:
        way.play("pass").until(MENU)
    return linked(going_on(way.battle))


def sotc_borders() -> str:
    """The same by who is in the middle, everybody else around: from where may somebody be attacked after a step?"""
    way = of_character(going(conflict()))
    who = way.battle.position.now.who
    way.play("pass").until(MENU)
    while (one := way.battle.position.now.who) != who:
        there = f"walk.z{2 + int(one[1:]) % 29}"
        way.play(there, "pass").until(MENU) if there in keys(way.battle) else way.play("pass").until(MENU)
    return again(way, ["a", "gm"], ["p", "back"])


def sotc_offers() -> str:
    """Five hundred offers beside the question: as many aspects of whoever acts may be compelled."""
    way = of_character(going(conflict(2)))
    aspects(way, 500, on=way.battle.position.now.who)
    return again(way, ["a", "gm"], ["p", "back"])


def sotc_aspects() -> str:
    """Hundreds of aspects near and far, again and again on one roll."""
    way = of_character(going(conflict(2)))
    who = way.battle.position.now.who
    for on in ("everywhere", who, "z2"):
        aspects(way, 60, on=on, free=who)
    return again(rolled(way), ["p", "other"], ["p", "back"])


def sotc_tagged() -> str:
    """The same, each aspect used in turn."""
    way = of_character(going(conflict(2)))
    who = way.battle.position.now.who
    way = rolled(aspects(way, 120, on=who))
    paid = [key for key in keys(way.battle) if key.startswith("paid.") and key.count(".") == 2]
    return linked(going_on(way.battle, *(["p", key] for key in paid)))


def rolled(way: Way) -> Way:
    """An attack whose dice have fallen."""
    way.play(next(key for key in keys(way.battle) if key.startswith("attack."))).until("sotc.attack.roll", "roll")
    return way.usual()


def sotc_blocks() -> str:
    """As many blocks as can be made, against everything that is done besides, and in and out of a list."""
    way = of_character(going(conflict(2)))
    made = 0
    while way.battle.work < MOST_IN_LINK // 2 and made < 400:
        if "block" in keys(way.battle):
            way.play("block").play("acts=move,other,manoeuvre where=z1")
            made += 1
            way.usual().until(MENU)
        else:
            way.play("pass").until(MENU)
    return again(way, ["a", "gm"], ["p", "back"])


def sotc_adjusted() -> str:
    """Before the dice, another skill again and again."""
    way = of_character(going(conflict()))
    way.play(next(key for key in keys(way.battle) if key.startswith("attack."))).until("sotc.attack.roll", "roll")
    way.battle.take("skill")
    two = keys(way.battle)[:2]
    way.battle.undo()
    return again(way, *[entry for key in two for entry in (["a", "skill"], ["p", key])])


def sotc_regrouped() -> str:
    """Every two of fifty groups may be merged: in and out of the list."""
    return again(of_character(going(conflict(2))), ["a", "gm"], ["p", "regroup"], ["p", "back"])


def sotc_ruled() -> str:
    """As many rulings as may be, each among all settings of the largest table."""
    way = of_character(going(conflict()))
    way = aspects(way, 200, on="everywhere")
    who = way.battle.position.now.who
    block: Entries = [["a", "gm"], *[["r", f"{who}.points", number % 9, ""] for number in range(19)], ["p", "back"]]
    return linked(going_on(way.battle, *block * 10))


def sotc_long() -> str:
    """An ordinary long conflict: everybody attacks, and what is proposed is done."""
    way = going(conflict())
    while way.battle.ask and way.battle.work < MOST_IN_LINK - 10_000:
        ask = way.battle.ask
        attacks = [key for key in keys(way.battle) if key.startswith("attack.")] if ask.rule == MENU else []
        if attacks and isinstance(ask, Choice):
            way.play(attacks[len(way.battle.record) % len(attacks)])
        else:
            way.usual()
    return linked(going_on(way.battle))


ATTACKS: tuple[Callable[[], str], ...] = (
    sotc_turning,
    sotc_passing,
    sotc_borders,
    sotc_offers,
    sotc_aspects,
    sotc_tagged,
    sotc_blocks,
    sotc_adjusted,
    sotc_regrouped,
    sotc_ruled,
    sotc_long,
)
