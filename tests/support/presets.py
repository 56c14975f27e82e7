"""Everything answered as it is proposed, and what may never come of that; read in the chronicle and on the table alone.

Nobody attacks a friend, a melee attack aims at nobody out of reach, no point is paid, no more is proposed than can be
answered, and nothing that lapses is lost where it would have helped.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

from support.players import AsProposed, RandomPlayers

from gonfalon.battle.battle import Battle
from gonfalon.battle.event import Told
from gonfalon.questions.answer import Answer
from gonfalon.questions.ask import Ask, Tell
from gonfalon.questions.choice import Choice, Choices, OptionsAnswer
from gonfalon.questions.dice import Dice
from gonfalon.questions.refusal import Refused
from gonfalon.questions.roll import Roll
from gonfalon.questions.secret import Reveal
from gonfalon.questions.text import Text, TextAnswer
from gonfalon.table.system import System

AHEAD = 14
"""So many questions are answered as proposed from a random moment on."""


@dataclass(slots=True)
class Observed:
    """The number of battles, questions and attacks that were played, and the faults that were found."""

    battles: int = 0
    questions: int = 0
    attacks: int = 0
    lapsed: int = 0
    wrong: list[str] = field(default_factory=list)


@dataclass(slots=True)
class AsItStands:
    """Takes what is proposed; where nothing is, any option, and where something must be written, a word."""

    rng: Random
    proposing: AsProposed = field(default_factory=AsProposed)

    def answer(self, ask: Ask[Any]) -> Answer:
        if isinstance(ask, Choice):
            open_to = [one for one in ask.options if not one.barred]
            proposed = [one for one in open_to if one.proposed]
            return OptionsAnswer((self.rng.choice(proposed or open_to).key,))
        if isinstance(ask, Text) and len(ask.preset) < ask.least:
            return TextAnswer("x" * ask.least)
        return self.proposing.answer(ask)


class Oracle:
    """The facts that are read in the chronicle and on the table of one system."""

    def attacks(self, tells: list[Tell]) -> Iterator[tuple[str, str, bool]]:
        """Yield who attacked whom, and whether only an enemy within reach can be meant."""
        return iter(())

    def friends(self, battle: Battle[Any], one: str, other: str) -> bool:
        """True if these two are on one side."""
        raise NotImplementedError

    def reaches(self, position: Any, one: str, other: str) -> bool:
        """True if one can strike the other where they stand."""
        return True

    def points(self, battle: Battle[Any]) -> dict[str, int]:
        """The fate points of everybody."""
        return {}

    def wasted(self, battle: Battle[Any], tells: list[Tell]) -> Iterator[str]:
        """Yield the means that lapsed though they would have helped."""
        return iter(())


def figures(tell: Tell) -> dict[str, Any]:
    return dict(tell.figures)


class InFights(Oracle):
    """samyra"""

    def attacks(self, tells: list[Tell]) -> Iterator[tuple[str, str, bool]]:
        for tell in tells:
            told = figures(tell)
            if tell.rule == "samyra.act.input" and told.get("aimed") == "yes" and told["kind"] in ("melee", "ranged"):
                yield told["figure"], told["target"], told["kind"] == "melee"

    def friends(self, battle: Battle[Any], one: str, other: str) -> bool:
        party: dict[str, str] = {figure.id: figure.of for figure in battle.position.figures}
        return party[one] == party[other]

    def reaches(self, position: Any, one: str, other: str) -> bool:
        """By the distance on the map, without one by the contacts that were typed, or else by a word of the game master."""
        if any((word.mover, word.enemy) == (other, one) and word.inside for word in position.words):
            return True
        if position.grid is None:
            return (other, one) in position.contacts or not position.contacts
        figures = {figure.id: figure for figure in position.figures}
        steps = (
            position.grid.distance(own, cell) for own in figures[one].standing() for cell in figures[other].standing()
        )
        return bool(min(steps) <= figures[one].reach)


class InConflicts(Oracle):
    """sotc"""

    def attacks(self, tells: list[Tell]) -> Iterator[tuple[str, str, bool]]:
        for tell in tells:
            if tell.rule == "sotc.attack.what":
                yield figures(tell)["piece"], figures(tell)["target"], False

    def friends(self, battle: Battle[Any], one: str, other: str) -> bool:
        return bool(battle.position.friends(battle.position.figure(one), battle.position.figure(other)))

    def points(self, battle: Battle[Any]) -> dict[str, int]:
        return {one.id: battle.position.purse(one.id).points for one in battle.position.figures}

    def wasted(self, battle: Battle[Any], tells: list[Tell]) -> Iterator[str]:
        """Spin that lapsed though +1 or -1 would have changed what the roll of the action came to (sotc.spin.expiry)."""
        if battle.position.option("sotc.spin.mode") != "choice":
            return
        gained = max((at for at, one in enumerate(tells) if one.rule == "sotc.spin.gain"), default=0)
        rolls = [figures(one) for one in tells[gained:] if one.rule == "sotc.roll.shifts"]
        lapsed = [figures(one)["piece"] for one in tells if one.rule == "sotc.spin.expiry"]
        if not rolls or not lapsed or rolls[-1]["outcome"] == "blocked" or rolls[-1]["opposed"] != "yes":
            return
        roll = rolls[-1]
        margin = roll["total"] - roll["against"]
        for who in lapsed:
            then = margin + (1 if self.friends(battle, who, roll["piece"]) else -1)
            if standing(then) != standing(margin):
                yield f"spin of {who} lapsed at a margin of {margin}"


def standing(margin: int) -> int:
    """Fails, a tie, succeeds, with spin."""
    return (margin >= 0) + (margin > 0) + (margin >= 3)


class InWar(Oracle):
    """war"""

    def attacks(self, tells: list[Tell]) -> Iterator[tuple[str, str, bool]]:
        for tell in tells:
            if tell.rule == "war.attack.target":
                yield figures(tell)["piece"], figures(tell)["target"], False

    def friends(self, battle: Battle[Any], one: str, other: str) -> bool:
        return bool(battle.position.allied(battle.position.actor(one), battle.position.actor(other)))

    def points(self, battle: Battle[Any]) -> dict[str, int]:
        return {one.id: one.bought + one.own for one in battle.position.players}


ORACLES: dict[str, Oracle] = {"tiefen": Oracle(), "war": InWar(), "sotc": InConflicts(), "samyra": InFights()}


def as_it_stands(battle: Battle[Any], oracle: Oracle, dice: Dice, most: int, where: str, seen: Observed) -> None:
    """Answer so many questions as they stand, looking after each at what came of it."""
    player = AsItStands(Random(where))
    action: list[Tell] = []
    for number in range(most):
        ask = battle.ask
        if ask is None or (isinstance(ask, Choice | Choices) and all(one.barred for one in ask.options)):
            return
        if sum(one.proposed for one in getattr(ask, "options", ())) > getattr(ask, "most", 1):
            seen.wrong.append(f"{where} {ask.rule}: more is proposed than can be answered")
        before, points, events = battle.position, oracle.points(battle), len(battle.events)
        name = f"{where} {ask.rule}"
        try:
            if isinstance(ask, Roll):
                battle.roll(dice)
            else:
                battle.answer(player.answer(ask))
        except Refused as refused:
            seen.wrong.append(f"{name}: what stands there is refused: {refused}")
            return
        seen.questions += 1
        tells = [one.tell for one in battle.events[events:] if isinstance(one, Told)]
        action += tells
        after = oracle.points(battle)
        proposed = isinstance(ask, Choice | Choices) and any(one.proposed for one in ask.options)
        if number and proposed and any(after.get(who, held) < held for who, held in points.items()):
            seen.wrong.append(f"{name}: a point is paid")
        for one, other, near in oracle.attacks(tells):
            seen.attacks += 1
            if oracle.friends(battle, one, other):
                seen.wrong.append(f"{name}: {one} attacks the friend {other}")
            elif near and not oracle.reaches(before, one, other):
                seen.wrong.append(f"{name}: {one} cannot reach {other}")
        seen.lapsed += sum(one.rule == "sotc.spin.expiry" for one in tells)
        if any(one.rule == "sotc.spin.expiry" for one in tells):
            seen.wrong += [f"{name}: {one}" for one in oracle.wasted(battle, action)]
            action = []


def from_the_openings(system: System[Any], most: int, seen: Observed) -> None:
    """Every way in which a battle may begin, played on as it stands."""
    oracle = ORACLES[system.id]
    for opening in system.openings:
        battle: Battle[Any] = Battle(system)
        assert isinstance(battle.ask, Choice | Choices) or battle.offers
        if opening.key in {one.key for one in getattr(battle.ask, "options", ())}:
            battle.answer(OptionsAnswer((opening.key,)))
        else:
            battle.take(opening.key)
        seen.battles += 1
        dice = Dice.seeded(opening.key)
        as_it_stands(battle, oracle, dice, most, f"{system.id} {opening.key}", seen)


def from_random_moments(system: System[Any], seed: str, battles: int, seen: Observed) -> None:
    """From moments of battles that people play at random, some questions as they stand."""
    oracle = ORACLES[system.id]
    for number in range(battles):
        players = RandomPlayers(f"{seed}:{system.id}:{number}")
        battle = players.sit_down(system)
        seen.battles += 1
        for step, _ in enumerate(players.play(battle)):
            if step > 250:
                break
            if battle.ask and not isinstance(battle.ask, Reveal) and players.rng.random() < 0.12:
                here = battle.fork()
                as_it_stands(here, oracle, players.dice, AHEAD, f"{seed} {number}.{step}", seen)
