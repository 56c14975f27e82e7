"""Properties of every battle, whoever plays it: seeded random play, each rule looked for in all that was told."""

from __future__ import annotations

import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from random import Random
from typing import Any

import pytest
from engine.war.cast import in_play, poor
from support.players import RandomPlayers, free
from support.playing import barred, overruled, play, rolled

from gonfalon.battle.battle import Battle
from gonfalon.battle.bots import AtRandom
from gonfalon.battle.event import Told
from gonfalon.questions.answer import Answer
from gonfalon.questions.ask import Ask, Heading, Tell
from gonfalon.questions.choice import Choice, OptionsAnswer
from gonfalon.questions.dice import Dice
from gonfalon.systems.war import War
from gonfalon.systems.war.state.facts import PRICES
from gonfalon.systems.war.state.pieces import Actor, Kind, Standing, Status, Step
from gonfalon.systems.war.state.position import Position

pytestmark = pytest.mark.long

SYSTEM = War()
NORTH = ("pikes", "bows", "levy", "guard")
OPENINGS = ("players.2", "players.3", "ready.raid", "ready.bridge", "ready.gallery", "ready.castle", "example", "crowd")
CROWD = {"pikes": "z3", "bows": "z3", "levy": "z3", "guard": "z3", "raiders": "z3", "slingers": "z1", "ogres": "z1"}
"""The zones of the example's units, so that there is somebody to surround."""
ALL_SEEDS = (*range(1, 17), 79, 103, 119, 159, 239)
"""Every eighth is a crowd (7, 15, 79, …), where units are surrounded."""
SEEDS = ALL_SEEDS[::4] if sys.platform == "emscripten" else ALL_SEEDS
MOST = 1_000
"""Answers in a battle that is looked at; the long ones are broken off there."""

SHUNNED = ("gm", "waive", "close", "sell")
"""The options that curious players leave to others."""
SETTLED = ("war.turn.choose", "war.action.one")
"""At these questions nothing is half done: the position shows all that was told."""


@dataclass
class Course:
    """A battle as it went: positions after each answer, with the tells and the question that stood then."""

    battle: Battle[Position]
    seats: list[tuple[Position, int, str | None]] = field(default_factory=list)
    bought: list[tuple[int, str]] = field(default_factory=list)

    @property
    def tells(self) -> list[Tell]:
        return [event.tell for event in self.battle.events if isinstance(event, Told)]

    @property
    def positions(self) -> list[Position]:
        return [position for position, _, _ in self.seats]

    def complete_positions(self) -> Iterator[tuple[Position, list[Tell]]]:
        """Positions in which nothing is half done, with everything told until then."""
        tells = self.tells
        for position, count, rule in self.seats:
            if rule in SETTLED:
                yield position, tells[:count]


class Curious(AtRandom):
    """Plays to the bitter end, and does what it has done least."""

    def __init__(self, seed: str) -> None:
        super().__init__(Dice.seeded(seed))
        self._rng = Random(seed)
        self._seen: Counter[tuple[str, str]] = Counter()

    def answer(self, ask: Ask[Any]) -> Answer:
        if not isinstance(ask, Choice):
            return super().answer(ask)
        fit = [one.key for one in free(ask) if one.role not in ("out", "again") and one.key not in SHUNNED]
        keys = fit or [one.key for one in free(ask)]
        fights = [key for key in keys if kind(key) in ("surround", "rally", "keep")]
        fights = fights or [key for key in keys if kind(key) in ("attack", "duel")]
        key = self._rng.choice(fights if fights and self._rng.random() < 0.4 else keys)
        if self._rng.random() < 0.6:
            key = min(keys, key=lambda one: (self._seen[ask.rule, kind(one)], self._rng.random()))
        self._seen[ask.rule, kind(key)] += 1
        return OptionsAnswer((key,))


def kind(key: str) -> str:
    return key.partition(".")[0]


@cache
def course(seed: int) -> Course:
    """A battle of players, a bot or (three in five) the curious, from one of the openings."""
    players, dice = RandomPlayers(f"war {seed}"), Dice.seeded(f"war {seed}")
    switches = {one.rule: players.rng.choice(one.values) for one in SYSTEM.switches}
    switches["war.zone.count"] = "2"
    battle = Battle(SYSTEM, switches)
    opening = OPENINGS[seed % len(OPENINGS)]
    battle.answer(OptionsAnswer(("example" if opening == "crowd" else opening,)))
    if opening == "crowd":
        for unit, zone in CROWD.items():
            battle.overrule(f"{unit}.zone", zone, "")
    bot = Curious(f"war {seed}") if seed % 5 > 1 else AtRandom(dice)
    gone = Course(battle)
    for _ in range(MOST):
        if battle.ask is None:
            break
        buyer = battle.ask.people[0] if battle.ask.rule == "war.chest.cost.unit" else ""
        if seed % 5:
            battle.answer(bot.answer(battle.ask))
        else:
            players.answer(battle)
        if buyer and battle.record[-1] == OptionsAnswer(("fate",)):
            gone.bought.append((len(gone.seats), buyer))
        told = sum(isinstance(event, Told) for event in battle.events)
        gone.seats.append((battle.position, told, battle.ask.rule if battle.ask else None))
    return gone


@pytest.fixture(params=SEEDS, ids=lambda seed: f"battle {seed}")
def gone(request: pytest.FixtureRequest) -> Course:
    return course(request.param)


@dataclass
class OneTurn:
    """The tells from an activation to the end of its turn."""

    piece: str
    owner: str
    tells: list[Tell] = field(default_factory=list)
    ended: bool = False


def rounds(gone: Course) -> Iterator[list[OneTurn]]:
    """The turns of each round."""
    turns: list[OneTurn] = []
    for tell in gone.tells:
        if isinstance(tell, Heading) and tell.rule == "war.turn.everyone_once":
            yield turns
            turns = []
        elif isinstance(tell, Heading) and tell.rule == "war.turn.choose":
            turns.append(OneTurn(said(tell, "piece"), said(tell, "player")))
        elif turns and not turns[-1].ended:
            turns[-1].tells.append(tell)
            turns[-1].ended = tell.rule == "war.turn.end"
    yield turns


def all_turns(gone: Course) -> list[OneTurn]:
    return [turn for turns in rounds(gone) for turn in turns]


def said(tell: Tell, figure: str) -> str:
    """A figure that is an id or a word."""
    return str(dict(tell.figures)[figure])


def by(tell: Tell, rule: str, **figures: Any) -> bool:
    told = dict(tell.figures)
    return tell.rule == rule and all(told.get(name) == value for name, value in figures.items())


def refreshes(gone: Course) -> bool:
    """True if sides start anew in the middle of a round (war.opt.activation)."""
    return gone.battle.position.option("war.opt.activation") == "cycle"


def test_nothing_acts_twice_in_a_round(gone: Course) -> None:
    """war.turn.everyone_once: no unit and no leader is activated a second time before the round is over"""
    if refreshes(gone):
        return
    for turns in rounds(gone):
        assert [piece for piece, times in Counter(turn.piece for turn in turns).items() if times > 1] == []


LEADING = ("war.action.second.leader", "war.leader.boost", "war.leader.rally")


def test_a_leader_acts_in_one_turn_of_a_round_and_in_one_way(gone: Course) -> None:
    """war.leader.choices war.leader.acts_with_unit war.action.second.leader"""
    if refreshes(gone):
        return
    leaders = {leader.id for leader in gone.battle.position.leaders}
    for turns in rounds(gone):
        acts: dict[str, set[tuple[int, str]]] = defaultdict(set)
        for number, turn in enumerate(turns):
            for tell in turn.tells:
                if tell.rule in LEADING:
                    acts[said(tell, "leader")].add((number, tell.rule))
                if tell.rule == "war.attack.target" and said(tell, "piece") in leaders:
                    acts[said(tell, "piece")].add((number, "war.leader.duel"))
        assert {leader: done for leader, done in acts.items() if len(done) > 1} == {}


AFTER_ATTACK = (
    "war.move.free",
    "war.over.result",
    "war.core.outcome.advantage",
    "war.core.outcome.existing",
    "war.leader.attach",
    "war.leader.boost",
    "war.leader.rally",
    "war.action.second.leader",
    "war.action.second.fate",
    "war.opt.full_defense",
)


def test_an_attack_is_the_last_thing_in_a_turn(gone: Course) -> None:
    """war.action.attack_last war.opt.leader_attack_with_unit: only the other half of unit and leader may still attack"""
    together = gone.battle.position.option("war.opt.leader_attack_with_unit") == "together"
    for turn in all_turns(gone):
        attacks = [number for number, tell in enumerate(turn.tells) if tell.rule == "war.attack.target"]
        if not attacks:
            continue
        assert [tell.rule for tell in turn.tells[attacks[0] :] if tell.rule in AFTER_ATTACK] == []
        who = [said(turn.tells[number], "piece") for number in attacks]
        assert len(who) == len(set(who)) <= (2 if together else 1)
        assert turn.piece in who or together or len(who) == 1


def kinds(turn: OneTurn) -> list[str]:
    """The kinds of action that the active piece itself took, by what was told of them."""
    found = []
    for tell in turn.tells:
        if by(tell, "war.core.outcome.advantage", piece=turn.piece) or by(tell, "war.core.outcome.existing"):
            found.append("advantage")
        if by(tell, "war.adv.pin.maintain", piece=turn.piece, kept="yes"):
            found.append("advantage")
        if by(tell, "war.over.result", piece=turn.piece) and not by(tell, "war.over.result", result="paid"):
            found.append("overcome")
        if by(tell, "war.attack.target", piece=turn.piece):
            found.append("attack")
        if by(tell, "war.opt.full_defense", piece=turn.piece):
            found.append("defence")
    return found


def test_no_two_actions_of_a_turn_are_of_one_kind(gone: Course) -> None:
    """war.action.no_repeat war.action.one: one action, or two of different kinds where a second was given or bought"""
    for turn in all_turns(gone):
        taken = kinds(turn)
        assert len(taken) == len(set(taken)), turn
        second = any(tell.rule in ("war.action.second.leader", "war.action.second.fate") for tell in turn.tells)
        assert len(taken) <= (2 if second else 1), turn


def test_the_turn_itself_counts_no_more_than_it_may(gone: Course) -> None:
    """war.action.one war.action.second.fate: never more than two actions, never one kind twice"""
    for position in gone.positions:
        if position.turn:
            done = position.turn.done
            assert len(done) == len(set(done)) <= position.turn.actions <= 2


def worth(gone: Course, number: int, position: Position, owners: dict[str, str]) -> dict[str, int]:
    """Return the content of each player's chest, with all that was bought out of it."""
    tells = gone.tells[: gone.seats[number][1]]
    fate = Counter(said(tell, "player") for tell in tells if by(tell, "war.chest.cost.fate"))
    fate.update(buyer for when, buyer in gone.bought if when <= number)
    built = {
        one.id: sum(PRICES[unit.quality] for unit in position.units if owners[unit.id] == one.id)
        for one in position.players
    }
    return {one.id: one.points + 3 * fate[one.id] + built[one.id] for one in position.players}


def test_every_war_point_is_in_the_chest_or_was_spent(gone: Course) -> None:
    """war.chest.cost.unit war.chest.cost.fate war.chest.leftover: what is left, fate points and units make the chest"""
    owners: dict[str, str] = {}
    chests: dict[str, int] | None = None
    for number, (position, _, rule) in enumerate(gone.seats):
        for unit in position.units:
            owners.setdefault(unit.id, unit.owner)
        ready = position.step in (Step.ARMIES, Step.ZONES, Step.DEPLOY, Step.INITIATIVE, Step.NEXT)
        if not ready or rule not in ("war.chest.cost.unit", "war.zone.place.turns", "war.setup.deploy", *SETTLED):
            continue
        held = worth(gone, number, position, owners)
        chests = chests or held
        assert held == chests
        assert all(one.points >= 0 for one in position.players)


def explained(tells: list[Tell]) -> Counter[str]:
    """By how much the fate points of each player changed, by the rules that say so."""
    changes: Counter[str] = Counter()
    for tell in tells:
        match tell.rule:
            case "war.chest.cost.fate":
                changes[said(tell, "player")] += 1
            case "war.core.invoke" if said(tell, "price") == "paid":
                changes[said(tell, "player")] -= 1
            case "war.action.second.fate" | "war.zone.aspect.face_down":
                changes[said(tell, "player")] -= 1
            case "war.core.compel":
                changes[said(tell, "player")] += 1 if said(tell, "answer") == "accept" else -1
    return changes


def test_fate_points_come_and_go_by_the_rules_alone(gone: Course) -> None:
    """war.fate.pools war.fate.buy_mid_battle war.core.compel war.action.second.fate war.core.invoke"""
    first: tuple[dict[str, int], Counter[str]] | None = None
    for position, tells in gone.complete_positions():
        held = {one.id: one.fate for one in position.players}
        changes = explained(tells)
        first = first or (held, changes)
        assert held == {id: fate + changes[id] - first[1][id] for id, fate in first[0].items()}
        assert all(one.own >= 0 and one.bought >= 0 for one in position.players)


def test_at_the_end_bought_points_are_gone_and_own_ones_stay(gone: Course) -> None:
    """war.chest.vanish war.end.winner_point war.end.leader_points"""
    if gone.battle.ask:
        return
    end = gone.battle.position
    before = next(position for position in reversed(gone.positions) if position.step is not Step.OVER)
    assert all((one.points, one.bought) == (0, 0) for one in end.players)
    for one in end.players:
        assert one.own >= before.player(one.id).own - 1
        won = one.side == end.winner and one.standing is not Standing.CONCEDED
        assert sum(owed.rule == "war.end.winner_point" for owed in one.owed) == int(won)


def test_every_piece_stands_on_one_zone_or_is_off_the_field(gone: Course) -> None:
    """war.zone.position war.harm.defeated war.end.concede"""
    for position in gone.positions:
        zones = {zone.id for zone in position.zones}
        pieces: tuple[Actor, ...] = (*position.units, *position.leaders)
        for piece in pieces:
            assert (piece.zone in zones) is (piece.status is Status.ACTIVE), piece
            assert piece.zone is None or piece.status is Status.ACTIVE


def test_a_unit_has_one_leader_of_its_own_beside_it(gone: Course) -> None:
    """war.leader.one_per_unit war.leader.attach war.leader.unit_lost"""
    for position in gone.positions:
        led = [leader for leader in position.leaders if leader.unit]
        assert len({leader.unit for leader in led}) == len(led)
        for leader in led:
            unit = position.unit(leader.unit or "")
            assert (leader.owner, leader.zone, unit.status) == (unit.owner, unit.zone, Status.ACTIVE)
            assert leader.status is Status.ACTIVE


def test_aspects_lie_on_what_is_there(gone: Course) -> None:
    """war.adv.surround war.adv.surround.ends war.adv.pin.ends war.harm.defeated: pins by units on the field, one
    Surrounded for a side and zone, with both sides there; no aspect on what is gone
    """
    for position, _ in gone.complete_positions():
        there = {piece.id for piece in position.on_field()}
        spots = {*there, "battle", *(zone.id for zone in position.zones), *(one.id for one in position.players)}
        rings = [one for one in position.aspects if one.kind is Kind.SURROUNDED]
        assert len({(position.side_of(one.owner), one.on) for one in rings}) == len(rings)
        for one in rings:
            sides = {position.side_of(unit.owner) for unit in position.units_in(one.on)}
            assert position.side_of(one.owner) in sides
            assert len(sides) > 1
        for one in position.aspects:
            assert one.on in spots, one
            assert one.kind is not Kind.PINNED or one.by in {unit.id for unit in position.active_units()}
            assert one.kind is not Kind.BOOST or sum(dict(one.free).values()) == 1


def test_consequences_lie_in_slots_of_their_own(gone: Course) -> None:
    """war.unit.fair war.unit.good war.unit.average war.harm.absorb war.leader.duel"""
    slots = {"average": set[str](), "fair": {"mild"}, "good": {"mild", "moderate"}}
    for position in gone.positions:
        for unit in position.active_units():
            filled = [one.severity for one in position.consequences_of(unit)]
            assert len(filled) == len(set(filled))
            assert set(filled) <= slots[unit.quality]
        for leader in position.active_leaders():
            filled = [one.severity for one in position.consequences_of(leader)]
            assert len(filled) == len(set(filled))
            assert set(filled) <= set(leader.slots)


def test_free_moves_lead_next_door_where_nothing_stands_in_the_way(gone: Course) -> None:
    """war.move.free war.move.obstacle war.adv.pin.effect: as the position stood when the move was asked for"""
    for turn in all_turns(gone):
        assert sum(by(tell, "war.move.free", piece=turn.piece) for tell in turn.tells) <= 1
    record = iter(zip(gone.seats, gone.seats[1:], strict=False))
    for (before, count, rule), (after, _, _) in record:
        if rule != "war.action.one" or not before.turn:
            continue
        new = gone.tells[count : count + 6]
        moved = [tell for tell in new[:1] if by(tell, "war.move.free", piece=before.turn.actor)]
        if not moved or not after.turn:
            continue
        actor, zone = before.actor(before.turn.actor), said(moved[0], "zone")
        assert zone in before.zone(actor.zone or "").near
        assert not before.foes_in(zone, actor)
        assert not any(one.hinders for one in before.aspects_on(zone))
        assert not before.pins_on(actor)


def test_there_is_always_a_way_on_or_the_battle_is_over(gone: Course) -> None:
    """war.end.when war.turn.choose: no question without an answer; at the end one side is left, or it was closed"""
    position = gone.battle.position
    if gone.battle.ask is None:
        assert position.step is Step.OVER
        return
    assert gone.battle.system.flow(position) != "over"
    if isinstance(gone.battle.ask, Choice):
        assert [one.key for one in free(gone.battle.ask) if one.role != "out"]
    sides = {one.side for one in position.players if one.standing is Standing.IN}
    assert len(sides) > 1 or position.step is not Step.NEXT


@pytest.mark.parametrize("foes", [("raiders",), ("raiders", "slingers")])
def test_the_last_to_leave_a_ring_ends_it_and_a_second_ring_is_never_laid(foes: tuple[str, ...]) -> None:
    """war.adv.surround war.adv.surround.ends: one for each side and zone, gone with the last who is in it"""
    battle = poor({"war.opt.activation": "army"}, **{f"{piece}__zone": "z3" for piece in (*NORTH, *foes)})
    play(battle, "pikes", "surround", *([foes[0]] if len(foes) > 1 else []), *rolled(4, -4), "end")
    ring = [one for one in in_play(battle) if one.kind is Kind.SURROUNDED]
    assert [(one.on, one.owner) for one in ring] == [("z3", "p1")]
    assert barred(play(battle, "guard"))["surround"] == "war.adv.surround"
    for number, foe in enumerate(foes, 1):
        overruled(battle, **{f"{foe}__zone": "off"})
        left = [one for one in in_play(battle) if one.kind is Kind.SURROUNDED]
        assert len(left) == int(number < len(foes))


@pytest.mark.parametrize("seed", range(3))
def test_a_battle_comes_to_its_end(seed: int) -> None:
    """war.end.when: played at random to the last answer"""
    dice = Dice.seeded(f"to the end {seed}")
    battle, bot = Battle(SYSTEM), AtRandom(dice)
    battle.answer(OptionsAnswer(("ready.raid",)))
    for _ in range(5_000):
        if battle.ask is None:
            break
        battle.answer(bot.answer(battle.ask))
    assert battle.ask is None
    assert SYSTEM.result(battle.position)
