"""The menu of a turn: every action with the reason if it is barred."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache, partial

from gonfalon.questions.figures import Label
from gonfalon.questions.option import Option
from gonfalon.questions.refusal import Barred
from gonfalon.systems.sotc.actions.assessment import assess
from gonfalon.systems.sotc.actions.block import block, protect
from gonfalon.systems.sotc.actions.blocking import forbidden, stopped
from gonfalon.systems.sotc.actions.command import commands
from gonfalon.systems.sotc.actions.contest import contest
from gonfalon.systems.sotc.actions.defence import at_start, own_turn
from gonfalon.systems.sotc.actions.loads import carry, put_down
from gonfalon.systems.sotc.actions.manoeuvre import kinds_in, manoeuvre, weapon_of
from gonfalon.systems.sotc.actions.move import sprint, step, step_barred, stepped_already
from gonfalon.systems.sotc.actions.push import picked_up, push, throw, throw_thing
from gonfalon.systems.sotc.actions.reach import move_to, neighbours
from gonfalon.systems.sotc.actions.scenery import alter, simple
from gonfalon.systems.sotc.state.people import Character, Figure, Group
from gonfalon.systems.sotc.state.position import Position
from gonfalon.systems.sotc.turns.attacks import TARGETS, MenuOption, attacks, elsewhere, targets
from gonfalon.systems.sotc.turns.passing import away, hold, let_pass

MANOEUVRES = Label("sotc-group", of="manoeuvre")
MOVES = Label("sotc-group", of="move")
BLOCKS = Label("sotc-group", of="block")
MORE = Label("sotc-group", of="more")


def menu(position: Position, figure: Figure) -> Iterator[MenuOption]:
    """Everything that a person might expect to do now; a group acts as one (sotc.act.one, sotc.minion.acts_as_one)."""
    yield from attacks(position, figure)
    if isinstance(figure, Character):
        yield from commands(position, figure)
    yield from manoeuvres(position, figure)
    yield from moves(position, figure)
    yield from blocks(position, figure)
    yield from others(position, figure)
    yield from waiting(position, figure)


def manoeuvres(position: Position, figure: Figure) -> Iterator[MenuOption]:
    """Against somebody in several ways, or on the scene (sotc.man.kinds)."""
    barred = forbidden(figure, "manoeuvre")
    yield Option(
        partial(alter, figure.id), Label("sotc-alter-scene"), "scene", "sotc.man.scene", barred=barred, group=MANOEUVRES
    )
    for foe in targets(position, figure):
        armed = not isinstance(foe, Group) and bool(weapon_of(foe))
        yield from ways_against(figure.id, foe.id, foe.owner, position.physical, armed, barred)


@lru_cache(maxsize=TARGETS)
def ways_against(
    who: str, foe: str, owner: str, physical: bool, armed: bool, barred: Barred | None
) -> tuple[MenuOption, ...]:
    """The manoeuvres against somebody who has a weapon in hand or none."""
    unarmed = None if armed else Barred("sotc.disarm.effect", piece=foe)
    return tuple(
        Option(
            partial(manoeuvre, who, foe, kind.key),
            Label("sotc-manoeuvre", what=kind.key, piece=foe),
            f"{kind.key}.{foe}",
            kind.rule,
            owner,
            foe,
            barred or (unarmed if kind.key == "disarm" else None),
            role="more",
            group=MANOEUVRES,
            variant=Label("sotc-manoeuvre-short", what=kind.key) if number else None,
        )
        for number, kind in enumerate(kinds_in(physical))
    )


def moves(position: Position, figure: Figure) -> Iterator[MenuOption]:
    """A zone besides, a sprint; where it comes to blows also pushing and throwing (sotc.move.one_zone, sotc.move.sprint)."""
    barred = step_barred(position, figure) or forbidden(figure, "walk")
    for zone, border in neighbours(position, figure.zone):
        price = move_to(position, figure, zone, border).price
        yield Option(
            partial(step, figure.id, zone, border),
            Label("sotc-walk", zone=zone, penalty=price),
            f"walk.{zone}",
            "sotc.move.one_zone",
            on=zone,
            barred=barred,
            role="direct",
            group=MOVES,
            note=Label("sotc-walk-note", penalty=price),
        )
    if len(position.zones) <= 1:
        return
    walked = Barred("sotc.supp.several", piece=figure.id) if stepped_already(position) else None
    yield Option(
        partial(sprint, figure.id),
        Label("sotc-sprint"),
        "sprint",
        "sotc.move.sprint",
        barred=forbidden(figure, "sprint") or walked,
        group=MOVES,
    )
    if position.physical:
        yield from bodies(position, figure)


def bodies(position: Position, figure: Figure) -> Iterator[MenuOption]:
    """Whoever is here is pushed or thrown, and things are; in a debate the game master changes the kind of the conflict first.

    sotc.push.cost, sotc.throw.cost, sotc.conflict.kind
    """
    no_push, no_throw = forbidden(figure, "push"), forbidden(figure, "throw")
    for foe in targets(position, figure):
        no_push_there = no_push or elsewhere(position, figure, foe)
        yield from flung(figure.id, foe.id, foe.owner, foe.zone == figure.zone, no_push_there, no_throw)
    yield Option(
        partial(throw_thing, figure.id),
        Label("sotc-throw-thing"),
        "throw",
        "sotc.throw.cost",
        barred=no_throw,
        role="more",
        group=MOVES,
    )


@lru_cache(maxsize=TARGETS)
def flung(
    who: str, foe: str, owner: str, here: bool, no_push: Barred | None, no_throw: Barred | None
) -> tuple[MenuOption, ...]:
    """Pushing and throwing somebody, in the own zone."""
    far = None if here else Barred("sotc.push.both_move", piece=foe)
    return (
        Option(
            partial(push, who, foe),
            Label("sotc-push", piece=foe),
            f"push.{foe}",
            "sotc.push.cost",
            owner,
            foe,
            far or no_push,
            role="more",
            group=MOVES,
        ),
        Option(
            partial(throw, who, foe),
            Label("sotc-throw", piece=foe),
            f"throw.{foe}",
            "sotc.throw.cost",
            owner,
            foe,
            far or no_throw,
            role="more",
            group=MOVES,
            variant=Label("sotc-throw-short"),
        ),
    )


def blocks(position: Position, figure: Figure) -> Iterator[MenuOption]:
    """Something is prevented, or somebody protected (sotc.block.declare, sotc.block.protect)."""
    barred = forbidden(figure, "block")
    yield Option(
        partial(block, figure.id), Label("sotc-do-block"), "block", "sotc.block.declare", barred=barred, group=BLOCKS
    )
    for friend in position.still_in():
        if (
            friend.id != figure.id
            and position.friends(figure, friend)
            and not (isinstance(friend, Group) and friend.leader)
        ):
            yield protecting(figure.id, friend.id, friend.owner, barred)


@lru_cache(maxsize=TARGETS)
def protecting(who: str, friend: str, owner: str, barred: Barred | None) -> MenuOption:
    """A block that protects a friend."""
    return Option(
        partial(protect, who, friend),
        Label("sotc-protect", piece=friend),
        f"protect.{friend}",
        "sotc.block.protect",
        owner,
        friend,
        barred,
        role="more",
        group=BLOCKS,
    )


def others(position: Position, figure: Figure) -> Iterator[MenuOption]:
    """Anything else that needs a roll, and picking up what was lost (sotc.simple.difficulty, sotc.disarm.recover_action)."""
    barred = forbidden(figure, "other")
    make = partial(simple, figure.id)
    rule = "sotc.simple.difficulty"
    yield Option(make, Label("sotc-other"), "other", rule, barred=barred, role="more", group=MORE)
    find = partial(assess, figure.id)
    yield Option(find, Label("sotc-assess"), "assess", "sotc.man.first_tag", barred=barred, role="more", group=MORE)
    for other in position.still_in():
        if other.id != figure.id and not (isinstance(other, Group) and other.leader):
            yield contesting(figure.id, other.id, other.owner, barred)
    if isinstance(figure, Character):
        yield loading(position, figure)
    if isinstance(figure, Character) and any(one.lost is not None for one in figure.weapons):
        make = partial(picked_up, figure.id)
        rule = "sotc.disarm.recover_action"
        unable = forbidden(figure, "rearm") or unrolled(position, figure)
        yield Option(make, Label("sotc-rearm", piece=figure.id), "rearm", rule, barred=unable, group=MORE)


@lru_cache(maxsize=TARGETS)
def contesting(who: str, other: str, owner: str, barred: Barred | None) -> MenuOption:
    """A contest with somebody."""
    return Option(
        partial(contest, who, other),
        Label("sotc-contest-with", piece=other),
        f"contest.{other}",
        "sotc.contest.resolve",
        owner,
        barred=barred,
        role="more",
        group=MORE,
    )


def unrolled(position: Position, figure: Figure) -> Barred | None:
    """A border that was crossed needs a roll to land on, if one is open (sotc.supp.only_primary, sotc.move.plain)."""
    climbed = any(one.border for one in position.now.besides)
    rolls = forbidden(figure, "other") is None
    return Barred("sotc.move.plain", piece=figure.id) if climbed and rolls else None


def loading(position: Position, figure: Character) -> MenuOption:
    """Something heavy is taken if no block stands in the way, or put down (sotc.carry.penalty, sotc.block.costs_action)."""
    if figure.load:
        label = Label("sotc-put-down", factor=figure.load)
        return Option(partial(put_down, figure.id), label, "down", "sotc.carry.penalty", role="more", group=MORE)
    label = Label("sotc-carry")
    held = forbidden(figure, "free") or stopped(position, figure, "free")
    make = partial(carry, figure.id)
    return Option(make, label, "carry", "sotc.carry.penalty", barred=held, role="more", group=MORE)


def waiting(position: Position, figure: Figure) -> Iterator[MenuOption]:
    """Full defence, holding, letting the turn pass."""
    walked = Barred("sotc.fulldef.price", piece=figure.id) if position.now.besides else None
    german = None if position.on("sotc.fulldef.own_turn") or at_start(position) else Barred("sotc.fulldef.own_turn")
    yield Option(
        partial(own_turn, figure.id),
        Label("sotc-guard", piece=figure.id),
        "guard",
        "sotc.fulldef.own_turn",
        barred=walked or german,
        group=MORE,
    )
    begun = position.now.stepped or position.now.besides
    held = Barred("sotc.hold.resume", piece=figure.id) if begun else None
    label = Label("sotc-hold", piece=figure.id)
    yield Option(partial(hold, figure.id), label, "hold", "sotc.hold.declare", barred=held, group=MORE)
    flee = partial(away, figure.id)
    unpaid = unrolled(position, figure)
    held_up = stopped(position, figure, "walk") or unpaid
    yield Option(
        flee, Label("sotc-away", piece=figure.id), "away", "sotc.seq.end", barred=held_up, group=MORE, role="out"
    )
    label = Label("sotc-pass", piece=figure.id)
    yield Option(partial(let_pass, figure.id), label, "pass", "sotc.act.one", barred=unpaid, role="done")
