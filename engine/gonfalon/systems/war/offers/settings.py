"""The settings that the game master may overrule at any time: points, places, wounds, marks, and the numbers of an open roll."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import lru_cache

from gonfalon.fate.position import contest_of
from gonfalon.fate.roll import Opposition
from gonfalon.questions.figures import Label
from gonfalon.systems.war.aspects.creation import put
from gonfalon.systems.war.harm.hits import gone, unbound
from gonfalon.systems.war.setup.skills import in_force
from gonfalon.systems.war.state.facts import SLOTS
from gonfalon.systems.war.state.pieces import Actor, Aspect, Kind, Leader, Player, Standing, Status, Step, Unit
from gonfalon.systems.war.state.position import A, Position
from gonfalon.table.switches import Switches
from gonfalon.table.table import Setting

YES_NO = (("no", Label("war-no")), ("yes", Label("war-yes")))
MOST = 999
"""The highest number of points: those owed at the end come on top of those brought."""

ROLL = 12
"""A modifier by hand goes so far up and down."""

FIELD = (Step.NEXT, Step.TURN)


def settings(position: Position) -> Iterator[Setting[Position]]:
    """Every value that may be set now."""
    if position.contest:
        yield from of_roll(position)
    for player in position.players:
        yield from of_player(position, player)
    if position.step in FIELD and position.contest is None:
        for unit in fighting(position, position.units):
            yield from of_unit(position, unit)
        for leader in fighting(position, position.leaders):
            yield from of_leader(position, leader)
    if position.step is Step.DEPLOY:
        for player in position.players:
            yield from (place(position, actor) for actor in position.all_of(player.id))


def fighting(position: Position, actors: tuple[A, ...]) -> Iterator[A]:
    """Those whose player has not given up: who has, comes back no more (war.end.concede)."""
    return (one for one in actors if position.player(one.owner).standing is not Standing.CONCEDED)


def number(
    key: str,
    label: Label,
    value: int,
    put_in: Callable[[int], Position],
    rule: str,
    least: int = 0,
    most: int = MOST,
) -> Setting[Position]:
    def put(new: int | str) -> Position:
        return put_in(int(new))

    return Setting(key, label, "number", value, put, rule, least=least, most=max(most, value), of=thing_of(key))


def thing_of(key: str) -> str | None:
    """Return the id of the thing that a value belongs to, with which its key opens; values of a roll belong to nothing
    that has a name.
    """
    thing = key.partition(".")[0]
    return None if thing == "roll" else thing


def choice(
    key: str,
    label: Label,
    value: str,
    put_in: Callable[[str], Position],
    rule: str,
    choices: tuple[tuple[str, Label], ...],
) -> Setting[Position]:
    def put(new: int | str) -> Position:
        return put_in(str(new))

    return Setting(key, label, "choice", value, put, rule, choices, of=thing_of(key))


def flag(key: str, label: Label, value: bool, put_in: Callable[[bool], Position], rule: str) -> Setting[Position]:
    def put(new: str) -> Position:
        return put_in(new == "yes")

    return choice(key, label, "yes" if value else "no", put, rule, YES_NO)


def of_roll(position: Position) -> Iterator[Setting[Position]]:
    """Modifiers by hand on both hands, and on the difficulty (war.core.total, war.core.default_difficulty)."""
    rolled = contest_of(position)

    def actor(value: int) -> Position:
        return position.having_contest(replace(rolled, actor=replace(rolled.actor, manual=value)))

    label = Label("war-set-roll", piece=rolled.actor.piece or "none", player=rolled.actor.who)
    yield number("roll.actor", label, rolled.actor.manual, actor, "war.core.total", -ROLL, ROLL)
    if against := rolled.against:
        yield from of_opposition(position, against)


def of_opposition(position: Position, against: Opposition) -> Iterator[Setting[Position]]:
    """The opponent's hand, and the difficulty, alone or beside it (war.over.mixed)."""

    def put_in(changed: Opposition) -> Position:
        return position.having_contest(replace(contest_of(position), against=changed))

    if hand := against.hand:

        def other(value: int) -> Position:
            return put_in(replace(against, hands=(replace(hand, manual=value), *against.hands[1:])))

        label = Label("war-set-roll", piece=hand.piece or "none", player=hand.who)
        yield number("roll.against", label, hand.manual, other, "war.core.total", -ROLL, ROLL)
    if against.difficulty is not None:

        def difficulty(value: int) -> Position:
            return put_in(replace(against, manual=value))

        label = Label("war-set-difficulty", difficulty=against.difficulty)
        yield number("roll.difficulty", label, against.manual, difficulty, "war.core.default_difficulty", -ROLL, ROLL)


def of_player(position: Position, player: Player) -> Iterator[Setting[Position]]:
    """War points and both kinds of fate points."""

    def points(new: int) -> Position:
        return position.with_player(replace(player, points=new))

    def bought(new: int) -> Position:
        return position.with_player(replace(player, bought=new))

    def own(new: int) -> Position:
        return position.with_player(replace(player, own=new))

    fields = (
        ("points", player.points, points, "war.chest.size"),
        ("bought", player.bought, bought, "war.fate.pools"),
        ("own", player.own, own, "war.fate.pools"),
    )
    for name, value, put_in, rule in fields:
        yield number(f"{player.id}.{name}", Label("war-set-points", player=player.id, what=name), value, put_in, rule)


def of_unit(position: Position, unit: Unit) -> Iterator[Setting[Position]]:
    yield place(position, unit)
    if unit.status is not Status.ACTIVE:
        return
    yield mark(position, unit)
    for slot in SLOTS[unit.quality]:
        yield wound(position, unit, slot)


def of_leader(position: Position, leader: Leader) -> Iterator[Setting[Position]]:
    yield place(position, leader)
    if leader.status is not Status.ACTIVE:
        return
    yield mark(position, leader)
    for slot in leader.slots:
        yield wound(position, leader, slot)
    yield flag(
        f"{leader.id}.used",
        Label("war-set-used", piece=leader.id),
        leader.used,
        lambda used: position.with_leader(replace(leader, used=used)),
        "war.leader.choices",
    )
    for number, marked in enumerate(leader.boxes, 1):
        yield box(position, leader, number, marked=marked)
    units = tuple((unit.id, Label("war-thing", piece=unit.id)) for unit in open_units(position, leader))
    yield choice(
        f"{leader.id}.unit",
        Label("war-set-unit", piece=leader.id),
        leader.unit or "none",
        lambda unit: joined(position, leader, unit),
        "war.leader.attach",
        (("none", Label("war-none")), *units),
    )


def box(position: Position, leader: Leader, number: int, *, marked: bool) -> Setting[Position]:
    """The setting of a stress box, ticked or not (war.leader.duel)."""

    def put_in(ticked: bool) -> Position:
        boxes = tuple(ticked if at == number else old for at, old in enumerate(leader.boxes, 1))
        return position.with_leader(replace(leader, boxes=boxes))

    label = Label("war-set-box", piece=leader.id, box=number)
    return flag(f"{leader.id}.box{number}", label, marked, put_in, "war.leader.duel")


def open_units(position: Position, leader: Leader) -> Iterator[Unit]:
    for unit in position.units_of(leader.owner):
        held = position.attached_to(unit)
        if unit.status is Status.ACTIVE and (held is None or held.id == leader.id):
            yield unit


def joined(position: Position, leader: Leader, unit: str) -> Position:
    if unit == "none":
        return position.with_leader(replace(leader, unit=None))
    return position.with_leader(replace(leader, unit=unit, zone=position.unit(unit).zone))


def place(position: Position, actor: Actor) -> Setting[Position]:
    """The setting of a piece's place: a zone, or off the field (war.zone.position)."""
    zones = grounds(tuple(zone.id for zone in position.zones))
    active = position.turn is not None and position.turn.actor == actor.id
    waits = position.step is Step.DEPLOY and actor.status is not Status.RESERVE
    off = () if active or waits else (("off", Label("war-off-field")),)
    return choice(
        f"{actor.id}.zone",
        Label("war-set-zone", piece=actor.id),
        actor.zone or "off",
        lambda zone: moved(position, actor, zone),
        "war.zone.position",
        (*zones, *off),
    )


@lru_cache(maxsize=8)
def grounds(zones: tuple[str, ...]) -> tuple[tuple[str, Label], ...]:
    """The zones that may be chosen; the same for everything on the field."""
    return tuple((zone, Label("war-thing", piece=zone)) for zone in zones)


def moved(position: Position, actor: Actor, zone: str) -> Position:
    """A leader put elsewhere leaves his unit; a unit takes its leader along."""
    if zone == "off" and actor.status is Status.RESERVE:
        return position
    if zone == "off":
        leader = position.attached_to(actor) if isinstance(actor, Unit) else None
        if leader:
            position = position.with_leader(replace(leader, unit=None))
        return unbound(gone(position, actor, Status.WITHDRAWN))
    if isinstance(actor, Leader):
        unit = position.unit(actor.unit) if actor.unit else None
        kept = actor.unit if unit and unit.zone == zone else None
        return position.with_leader(replace(actor, zone=zone, unit=kept, status=Status.ACTIVE))
    if leader := position.attached_to(actor):
        position = position.with_leader(replace(leader, zone=zone))
    return unbound(position.with_unit(replace(actor, zone=zone, status=Status.ACTIVE)))


def mark(position: Position, actor: Actor) -> Setting[Position]:
    """The setting of a piece's mark for having acted this round (war.turn.everyone_once)."""
    return flag(
        f"{actor.id}.acted",
        Label("war-set-acted", piece=actor.id),
        actor.acted,
        lambda acted: position.with_actor(replace(actor, acted=acted)),
        "war.turn.everyone_once",
    )


def wound(position: Position, actor: Actor, slot: str) -> Setting[Position]:
    """The setting of a consequence slot, filled or not (war.harm.absorb)."""
    held = next((one for one in position.consequences_of(actor) if one.severity == slot), None)

    def put_in(filled: bool) -> Position:
        if not filled:
            return position.without_aspects((held.id,) if held else ())
        if held:
            return position
        text = Label("war-consequence-unnamed", severity=slot)
        return put(position, Aspect("", text, actor.id, Kind.CONSEQUENCE, actor.owner, severity=slot))[0]

    label = Label("war-set-wound", piece=actor.id, severity=slot)
    return flag(f"{actor.id}.{slot}", label, held is not None, put_in, "war.harm.absorb")


def switched(position: Position, switches: Switches) -> Position:
    """Options set in the middle of a battle: what was drawn from them is drawn anew."""
    before = position.option("war.opt.defend_skills")
    position = replace(position, switches=switches)
    return (
        position
        if switches["war.opt.defend_skills"] == before
        else replace(position, defences=in_force(position).defences)
    )
