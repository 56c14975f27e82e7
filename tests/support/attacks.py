"""Links and files made to keep the engine busy, or to fill its memory: for each a plain function that gives the link.

`LINKS` names them all. The records are legal as far as rules go, so nothing but a bound stops them; `repeats` says how
often the costly part is repeated.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from support import attacks_samyra, attacks_sotc
from support.links import linked, packed
from support.players import AsProposed
from support.playing import keys, options, play
from support.ways import USUAL, Entries, Way, going_on

from gonfalon.battle.battle import Battle
from gonfalon.battle.work import MOST_IN_LINK
from gonfalon.formats.record import dump_entry
from gonfalon.questions.choice import Choice, Choices, OptionsAnswer
from gonfalon.questions.dice import Source
from gonfalon.questions.roll import DiceAnswer
from gonfalon.questions.slip import seal

MOST = 19_000
"""About as many entries as a record may have."""


# Texts


def unclosed_string(letters: int = 1_900_000) -> str:
    """A string full of escaped quotes that is never closed: a token pattern looked at its rest again from every quote."""
    return packed(b'"' + b'\\"' * (letters // 2))


def brackets(letters: int = 1_900_000) -> str:
    return packed(b"[" + b"[]," * (letters // 3) + b"[]]")


def objects(letters: int = 1_900_000) -> str:
    return packed(b"[" + b"{}," * (letters // 3) + b"{}]")


def backslashes(letters: int = 1_900_000) -> str:
    return packed(b'"' + b"\\" * letters)


def digits(letters: int = 1_900_000) -> str:
    return packed(b"1" * letters)


def many_keys(letters: int = 1_900_000) -> str:
    return linked(dict.fromkeys((f"{number:x}" for number in range(letters // 9)), 1))


def bomb(size: int = 100_000_000) -> str:
    return packed(b" " * size)


# Records


def undone_dice(throws: int = 500, faces: int = 990) -> str:
    """Throws that were taken back, of more dice than anything rolls."""
    thrown = [[1, 0, "tiefen.roll.all", ["a"], "d6", "app", *(6,) * faces]] * throws
    return linked({**going_on(Way("tiefen").battle), "undone": thrown})


def undone_everywhere(throws: int = 500, faces: int = 700) -> str:
    """As many dice as rolls may have, each throw at a place of its own."""
    undone = [[n + 1, n, "tiefen.roll.all", ["a"], "d6", "app", *(6,) * faces] for n in range(throws)]
    return linked({**going_on(Way("tiefen").battle), "undone": undone})


def seen_slips(repeats: int = MOST // 2) -> str:
    """Slips laid again and again, each seen before."""
    way = Way("tiefen").until("tiefen.tactic.secret")
    seals = [seal("speed", f"{number:032x}") for number in range(repeats)]
    record = going_on(way.battle, *(["l", "a", one] for one in seals))
    return linked({**record, "seen": seals})


def names(repeats: int = MOST // 2) -> str:
    way = Way("tiefen").until("tiefen.sides.two")
    return linked(going_on(way.battle, *[["p", "name.a"], ["t", "ÄÖÜ" * 13]] * repeats))


def rulings(repeats: int = 400) -> str:
    """Rulings between all answers, as many as may be."""
    block: Entries = [["p", "name.a"], *[["r", "a.bonus", 1, ""]] * 20, ["t", "x"]]
    return linked(going_on(Way("tiefen").until("tiefen.sides.two").battle, *block * repeats))


def dice_ruled(repeats: int = 10) -> str:
    """Pools of hundreds of dice, each of them a setting, with as many rulings as may be."""
    entries: Entries = []
    for _ in range(repeats):
        entries += tiefen_battle(10, 10)
    return linked(going_on(Way("tiefen").battle, ["n", 10], ["n", 10], *entries))


def dice_thrown(repeats: int = 1_300) -> str:
    """Battle after battle with hundreds of dice."""
    return linked(going_on(Way("tiefen").battle, ["n", 900], ["n", 1], *tiefen_battle(900, 1) * repeats))


def short_battles(repeats: int = 400) -> str:
    """Battle after battle of few dice: a count of all throws at each throw is quadratic."""
    return linked(going_on(Way("tiefen").battle, ["n", 2], ["n", 1], *tiefen_battle(2, 1) * repeats))


@cache
def tiefen_battle(a: int, b: int) -> Entries:
    """From the preparations to the next battle of the same troops, with hundreds of dice by rulings if they are equal."""
    way = Way("tiefen").play(a, b, "done")
    start = len(way.battle.record) - 1
    way.until("tiefen.flow.steps")
    if a == b:
        way.play("^a.outnumbering=300", "^a.bonus=40")
    way.until("tiefen.roll.all").usual()
    for _ in range(16 if a == b else 0):
        way.play("^a.die.1=2")
    way.until("tiefen.loss.weaker_later").play("next")
    return [dump_entry(entry) for entry in way.battle.record[start:]]


def war(players: int = 2, switches: Mapping[str, str] = USUAL) -> Way:
    """Two to eight players who have said nothing else yet."""
    way = Way("war", switches).play("players.2")
    for _ in range(players - 2):
        way.play("add")
    return way


def small_war(switches: Mapping[str, str] = USUAL) -> Way:
    """A unit each, one beside the other."""
    way = war(2, switches).until("war.chest.cost.unit")
    for _ in range(2):
        way.play("new.average", "fight", '"', "done")
    return way.until("war.zone.count").play(2, "all").until("war.setup.deploy")


def ties(repeats: int = MOST) -> str:
    """The initiative is thrown again and again, always with the same dice."""
    way = small_war().until("war.init.roll")
    return linked(going_on(way.battle, *[["d", "app", 0, 0, 0, 0]] * repeats))


def ties_ruled(repeats: int = 2_000) -> str:
    """The same from the table's dice, then as many rulings as a record holds: each runs all throws again."""
    way = small_war().until("war.init.roll")
    throws: Entries = [["d", "table", 0, 0, 0, 0]] * repeats
    rulings: Entries = [["r", "p1.own", 1, ""], ["r", "p1.own", 2, ""]] * 100
    return linked(going_on(way.battle, *throws, *rulings))


def ties_of_eight(repeats: int = MOST) -> str:
    way = war(8).until("war.chest.cost.unit")
    for _ in range(8):
        way.play("new.average", "fight", '"', "done")
    way.until("war.init.roll")
    return linked(going_on(way.battle, *[["d", "app", 0, 0, 0, 0]] * repeats))


def fighting() -> Way:
    """Both sides are about to throw for an attack."""
    way = small_war({"war.attack.range_limit": "10"}).until("war.action.one")
    target = next(option.key for option in options(way.battle) if option.key.startswith("attack"))
    return way.play(target)


def fighting_ruled(repeats: int = 20) -> str:
    """An attack that waits for its dice, run again by each ruling."""
    return linked(going_on(fighting().battle, *[["r", "p1.own", 1, ""]] * repeats))


def turning(repeats: int = MOST // 2) -> str:
    """In and out of a list, in a turn."""
    way = small_war().until("war.action.one")
    return linked(going_on(way.battle, *[["a", "gm"], ["p", "back"]] * repeats))


def cutting(repeats: int = MOST // 2) -> str:
    """Thirty zones, each bordering on each: which border may be cut?"""
    return linked(going_on(joined().battle, *[["p", "cut"], ["p", "back"]] * repeats))


def joining(repeats: int = MOST // 2) -> str:
    way = war().until("war.zone.count").play(30, "all")
    return linked(going_on(way.battle, *[["p", "join"], ["p", "back"]] * repeats))


@cache
def joined() -> Way:
    way = war().until("war.chest.cost.unit")
    for _ in range(2):
        way.play("new.average", "fight", '"', "done")
    way.until("war.zone.count").play(30, "all")
    while True:
        way.play("join")
        if (key := options(way.battle)[0].key) == "back":
            return way.play("back")
        way.play(key)


@cache
def crowd(zones: int = 30, own: int = 99) -> Way:
    """The largest table: eight players with all the units and leaders they may have, on thirty zones; a turn begins."""
    way = war(8, {"war.opt.reinforcements": "on"})
    for number in range(1, 9):
        way.play(f"p{number}", "points", 99)
        way.play(f"p{number}", "own", own)
    for number in range(5, 9):
        way.play(f"p{number}", "side", "s2")
    way.play("done").until("war.leader.who")
    for _ in range(8):
        for _ in range(6):
            way.play("card", '"main | will 2, fight 1, shoot 1 | A | b | c | d | e | f | g')
        way.play("done")
    for _ in range(8):
        way.play("card", '"good | fight 3, will 2, shoot 2, notice 1, stealth 1, athletics 1 | U | v | w')
        unit = way.battle.position.units[-1].id
        for _ in range(23):
            way.play(f"again.{unit}")
        way.play("done")
    way.play(zones, "all")
    way.until("war.init.roll", "roll")
    return way.until("war.turn.choose")


def crowd_waiting(repeats: int = MOST // 2) -> str:
    """The largest table, in and out of a list between turns."""
    return linked(going_on(crowd().battle, *[["a", "gm"], ["p", "back"]] * repeats))


def crowd_turning(repeats: int = MOST // 2, *deed: str) -> str:
    """The largest table, in and out of a list in a turn."""
    way = crowd()
    unit = next(one.key for one in options(way.battle) if one.key.startswith("u"))
    there = [["p", unit], *[["p", one] for one in deed]]
    return linked(going_on(way.battle, *there, *[["a", "gm"], ["p", "back"]] * repeats))


def crowd_ending() -> str:
    """The largest table, everybody in two zones: each ends the turn at once, after a menu of its own."""
    battle = crowd(2).battle.fork()
    while battle.ask and battle.work < MOST_IN_LINK - 10_000:
        ready = keys(battle) if isinstance(battle.ask, Choice | Choices) else ()
        if battle.position.turn:
            battle.answer(OptionsAnswer(("end",)))
        elif any(key.startswith("u") for key in ready):
            battle.answer(OptionsAnswer((next(key for key in ready if key.startswith("u")),)))
        else:
            battle.answer(AsProposed().answer(battle.ask))
    return linked(going_on(battle))


def crowd_loading(repeats: int = MOST // 2) -> str:
    """The largest table, in and out of the longest list of a turn."""
    way = crowd()
    unit = next(one.key for one in options(way.battle) if one.key.startswith("u"))
    return linked(going_on(way.battle, ["p", unit], *[["p", "load"], ["p", "back"]] * repeats))


def crowd_offering(repeats: int = MOST // 2) -> str:
    """The largest table with five hundred offers beside the question: as many free invocations may be passed on."""
    aspects: Entries = [["a", "gm"], ["p", "add"], ["p", "battle"], ["t", "x"], ["p", "p1"]] * 500
    return linked(going_on(crowd().battle, *aspects, *[["a", "gm"], ["p", "back"]] * repeats))


def crowd_invoking(repeats: int = MOST // 2) -> str:
    """The largest table: every aspect in sight, for every player, again and again on one roll."""
    way = crowd()
    unit = next(one.key for one in options(way.battle) if one.key.startswith("u"))
    battle = way.battle.fork()
    play(battle, unit, "ambush")
    return linked(going_on(battle, ["d", "app", 0, 0, 0, 0], *[["p", "other"], ["p", "back"]] * repeats))


def crowd_of_aspects(repeats: int = MOST // 2) -> str:
    """The largest table with as many aspects on it as may be; in and out of a list in a turn."""
    way = crowd()
    unit = next(one.key for one in options(way.battle) if one.key.startswith("u"))
    aspects: Entries = [["a", "gm"], ["p", "add"], ["p", "battle"], ["t", "x"], ["p", "nobody"]] * 120
    return linked(going_on(way.battle, *aspects, ["p", unit], *[["a", "gm"], ["p", "back"]] * repeats))


HALF_OF_WORK = 200_000


@cache
def pinned(work: int) -> tuple[Battle[Any], dict[str, int]]:
    """The largest table, everybody in two zones, and everybody pinned by one after the other; and how often each was."""
    before, known = (crowd(2, 0).battle, {}) if work <= HALF_OF_WORK else pinned(HALF_OF_WORK)
    battle, targets = before.fork(), dict(known)
    while battle.work < work:
        if not battle.position.turn:
            ready = keys(battle)
            battle.answer(OptionsAnswer((next((key for key in ready if key.startswith("u")), ready[0]),)))
        pins = [key for key in keys(battle) if key.startswith("pin.")]
        if pins:
            pin = min(pins, key=lambda key: targets.get(key, 0))
            targets[pin] = targets.get(pin, 0) + 1
            battle.answer(OptionsAnswer((pin,)))
            battle.take("defend")
            battle.answer(OptionsAnswer(("waive",)))
            battle.answer(DiceAnswer((1, 1, 1, 1), Source.APP))
            while battle.ask and battle.ask.rule == "war.core.invoke.order":
                battle.answer(OptionsAnswer(("pass",)))
        if battle.position.turn:
            battle.answer(OptionsAnswer(("end",)))
    return battle, targets


def crowd_pinned(repeats: int = MOST // 2, work: int = HALF_OF_WORK) -> str:
    """Everybody is pinned, then as in a turn."""
    battle, _ = pinned(work)
    begun: Entries = [] if battle.position.turn else [["p", keys(battle)[0]]]
    return linked(going_on(battle, *begun, *[["a", "gm"], ["p", "back"]] * repeats))


def crowd_pinning() -> str:
    """The same with all the work in the pins."""
    return crowd_pinned(0, MOST_IN_LINK - 10_000)


def crowd_ruled(repeats: int = 10) -> str:
    """The largest table, with as many rulings as may be, on what stands last among a thousand settings."""
    last = crowd().battle.position.leaders[-1].id
    block: Entries = [["a", "gm"], *[["r", f"{last}.used", "no", ""]] * 20, ["p", "back"]]
    return linked(going_on(crowd().battle, *block * repeats))


def luck(repeats: int = MOST) -> str:
    """Thousands of throws of one player, whose luck is counted at the end."""
    way = small_war().until("war.init.roll")
    ended: Entries = [["d", "app", 0, 0, 0, 0], ["d", "app", 1, 0, 0, 0], ["a", "gm"], ["p", "close"], ["p", "s1"]]
    return linked(going_on(way.battle, *[["d", "app", 0, 0, 0, 0]] * (repeats // 2 * 2), *ended))


def cards(repeats: int = MOST // 3) -> str:
    """Leaders read from the longest cards, and sent away again."""
    way = war().until("war.leader.who")
    card = "main | will 2 | " + "A" * 60 + " | é" * 6 + " | slots" * 70
    entries: Entries = []
    for number in range(1, repeats + 1):
        entries += [["p", "card"], ["t", card[:700]], ["p", f"drop.l{number}"]]
    return linked(going_on(way.battle, *entries))


def skills(repeats: int = MOST) -> str:
    """The table's own skills, as many as it likes to name twice."""
    way = war(2, {"war.unit.skill_list": "own"}).until("war.unit.skill_list").usual()
    return linked(going_on(way.battle, *[["t", "will"]] * repeats))


LINKS: dict[str, Callable[[], str]] = {
    attack.__name__.replace("_", " "): attack
    for attack in (
        unclosed_string,
        brackets,
        objects,
        backslashes,
        digits,
        many_keys,
        bomb,
        undone_dice,
        undone_everywhere,
        seen_slips,
        names,
        rulings,
        dice_ruled,
        dice_thrown,
        short_battles,
        ties,
        ties_ruled,
        ties_of_eight,
        fighting_ruled,
        turning,
        cutting,
        joining,
        crowd_waiting,
        crowd_turning,
        crowd_ending,
        crowd_loading,
        crowd_offering,
        crowd_invoking,
        crowd_of_aspects,
        crowd_pinned,
        crowd_pinning,
        crowd_ruled,
        luck,
        cards,
        skills,
        *attacks_samyra.ATTACKS,
        *attacks_sotc.ATTACKS,
    )
}
