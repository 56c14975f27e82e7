"""The game master's hand: one offer, behind which everything stands that only the game master does (sotc.engine.override)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from gonfalon.fate.uses import Proceed
from gonfalon.questions.ask import Ask, Now, Procedure, Tell, Weight
from gonfalon.questions.choice import Choice
from gonfalon.questions.figures import Label, UserText
from gonfalon.questions.number import Number
from gonfalon.questions.option import Option
from gonfalon.questions.refusal import Barred
from gonfalon.questions.text import Text
from gonfalon.systems.sotc.actions.blocking import forbidden, stopped, waived
from gonfalon.systems.sotc.actions.finding import LONGEST_ASPECT, turned_up
from gonfalon.systems.sotc.gm.compels import anybody, compellable
from gonfalon.systems.sotc.gm.latecomers import latecomer
from gonfalon.systems.sotc.harm.out import departed
from gonfalon.systems.sotc.rolls.combined import TIRING
from gonfalon.systems.sotc.setup.new_zone import add_zone
from gonfalon.systems.sotc.setup.new_zone import crowded as full_of_zones
from gonfalon.systems.sotc.setup.regroup import regroup, wishes
from gonfalon.systems.sotc.state.action import LONGEST_DEED, MENU
from gonfalon.systems.sotc.state.people import Exit, Kind
from gonfalon.systems.sotc.state.position import Position
from gonfalon.systems.sotc.state.skills import skill_named
from gonfalon.systems.sotc.state.things import SCENE, Aspect, Sort
from gonfalon.systems.sotc.turns.ending import closed
from gonfalon.table.offer import Ends, Offer

Record = Option[Proceed[Position] | None]


def hand(position: Position, ask: Ask[Any]) -> Iterator[Offer[Position]]:
    """Between two actions."""
    if ask.rule == MENU and position.contest is None and not position.now.declared:
        label = Label("sotc-gm")
        yield Offer("gm", position.gm, recorded, rule="sotc.engine.override", label=label)


def recorded(position: Position) -> Procedure[Position]:
    """One record; then the table is asked anew what comes next."""
    proceed = yield from Choice(
        position.gm, tuple(records(position)), rule="sotc.engine.override", label=Label("sotc-ask-gm")
    )
    raise Ends((yield from proceed(position)) if proceed else position)


def records(position: Position) -> Iterator[Record]:
    """Everything that the game master may do now."""
    yield Option(None, Label("option-back"), "back", role="again", proposed=True)
    none = Barred("sotc.frame.aspects")
    hidden = any(not one.known for one in position.aspects)
    yield record("aspect", add_aspect, "sotc.frame.aspects")
    known = any(one.known for one in position.aspects)
    yield record("strike", strike, "sotc.temp.fragile_lost", None if known else none)
    yield record("reveal", reveal, "sotc.frame.aspects", None if hidden else none)
    yield record("compel", anybody, "sotc.fp.compel", None if any(compellable(position)) else none)
    yield record("block", drop_block, "sotc.block.blocker_gone", None if position.blocks else none)
    yield record("free", free_deed, "sotc.act.free")
    yield record("lend", lend, "sotc.fp.pool")
    yield record("latecomer", latecomer, "sotc.init.persist", crowded(position))
    apart = any(not one.barred for one in wishes(position))
    yield record("regroup", regroup, "sotc.group.split", None if apart else Barred("sotc.minion.build"))
    yield record("zone", add_zone, "sotc.frame.zones", full_of_zones(position))
    yield record("leave", leave, "sotc.seq.end")
    several = len({one.side for one in position.still_in()}) > 2
    yield record("ally", ally, "sotc.seq.end", None if several else Barred("sotc.seq.end"))
    yield record("long", draw_out, "sotc.long.trigger")
    yield record("kind", change_kind, "sotc.conflict.kind")
    yield Option(close, Label("sotc-gm-record", what="close"), "close", "sotc.seq.end", role="out")


MOST_FIGURES = 60


def crowded(position: Position) -> Barred | None:
    """A table holds so many and no more."""
    full = len(position.figures) + len(position.companions) >= MOST_FIGURES
    return Barred("sotc.init.persist", most=MOST_FIGURES) if full else None


def record(key: str, make: Proceed[Position], rule: str, barred: Barred | None = None) -> Record:
    return Option(make, Label("sotc-gm-record", what=key), key, rule, barred=barred, role="more")


def back() -> Option[str]:
    return Option("", Label("option-back"), key="back", role="again")


def add_aspect(position: Position) -> Procedure[Position]:
    """An aspect on anything; an assessment or declaration gives its maker a free tag (sotc.frame.aspects)."""
    places = [Option(SCENE, Label("sotc-on-scene"), key=SCENE, proposed=True)]
    places += [Option(one.id, Label("sotc-figure", piece=one.id), key=one.id, on=one.id) for one in position.zones]
    places += [Option(one.id, Label("sotc-figure", piece=one.id), key=one.id, on=one.id) for one in position.still_in()]
    rule = "sotc.frame.aspects"
    on = yield from Choice(position.gm, (*places, back()), rule=rule, label=Label("sotc-ask-gm-on"))
    if not on:
        return position
    text = yield from Text(position.gm, LONGEST_ASPECT, 1, rule=rule, label=Label("sotc-ask-gm-aspect"))
    nobody = Option("", Label("sotc-nobody"), key="nobody", proposed=True)
    people = tuple(Option(one.id, Label("sotc-figure", piece=one.id), key=one.id) for one in position.still_in())
    who = yield from Choice(position.gm, (nobody, *people), rule="sotc.man.first_tag", label=Label("sotc-ask-gm-free"))
    position, id = position.fresh("a")
    free = ((who, 1),) if who else ()
    sort = Sort.SCENE if on == SCENE or any(zone.id == on for zone in position.zones) else Sort.TEMPORARY
    new = Aspect(id, UserText(text), on, sort, free, by=who)
    yield Tell("sotc.frame.aspects", aspect=new.text, on=on, change="added")
    return (yield from Now(replace(position, aspects=(*position.aspects, new))))


def strike(position: Position) -> Procedure[Position]:
    """Circumstances have changed, or a consequence is treated (sotc.temp.fragile_lost, sotc.recover.help)."""
    known = tuple(
        Option(one.id, Label("sotc-alter", aspect=one.text, on=one.on), key=one.id)
        for one in position.aspects
        if one.known
    )
    id = yield from Choice(
        position.gm, (*known, back()), rule="sotc.temp.fragile_lost", label=Label("sotc-ask-gm-strike")
    )
    if not id:
        return position
    aspect = position.aspect(id)
    yield Tell("sotc.frame.aspects", aspect=aspect.text, on=aspect.on, change="removed")
    return (yield from Now(position.without_aspects((id,))))


def reveal(position: Position) -> Procedure[Position]:
    """A hidden aspect is found, with a free tag for the finder (sotc.frame.aspects)."""
    hidden = [one for one in position.aspects if one.hidden]
    options = tuple(Option(one.id, Label("sotc-figure", piece=one.id), key=one.id) for one in hidden)
    id = yield from Choice(
        position.gm, (*options, back()), rule="sotc.frame.aspects", label=Label("sotc-ask-gm-reveal")
    )
    if not id:
        return position
    nobody = Option("", Label("sotc-nobody"), key="nobody", proposed=True)
    people = tuple(Option(one.id, Label("sotc-figure", piece=one.id), key=one.id) for one in position.still_in())
    finder = yield from Choice(
        position.gm, (nobody, *people), rule="sotc.man.first_tag", label=Label("sotc-ask-gm-free"), about=(id,)
    )
    return (yield from turned_up(position, id, finder))


def free_deed(position: Position) -> Procedure[Position]:
    """Something that costs no action, if the game master agrees that it is free (sotc.act.free, sotc.act.free_limit).

    A block against it costs the action all the same (sotc.block.costs_action).
    """
    people = tuple(
        Option(
            one.id,
            Label("sotc-figure", piece=one.id),
            key=one.id,
            barred=forbidden(one, "free") or stopped(position, one, "free"),
        )
        for one in position.still_in()
    )
    rule = "sotc.act.free"
    who = yield from Choice(position.gm, (*people, back()), rule=rule, label=Label("sotc-ask-gm-deed-of"))
    if not who or not (yield from waived(position, position.figure(who), "free")):
        return position
    text = yield from Text(position.gm, LONGEST_DEED, 1, rule=rule, label=Label("sotc-ask-gm-deed", piece=who))
    yield Tell(rule, piece=who, text=UserText(text))
    return position


def drop_block(position: Position) -> Procedure[Position]:
    """sotc.block.blocker_gone"""
    options = tuple(Option(one.id, Label("sotc-a-block", block=one.text), key=one.id) for one in position.blocks)
    rule = "sotc.block.blocker_gone"
    id = yield from Choice(position.gm, (*options, back()), rule=rule, label=Label("sotc-ask-gm-block"))
    if not id:
        return position
    yield Tell("sotc.block.blocker_gone", block=position.block(id).text, stays="no")
    return (yield from Now(position.without_blocks((id,))))


MOST_LENT = 20


def lend(position: Position) -> Procedure[Position]:
    """The game master gives fate points, from a supply without limit (sotc.fp.pool)."""
    people = tuple(Option(one.id, Label("sotc-figure", piece=one.id), key=one.id) for one in position.characters)
    pool = Option("pool", Label("sotc-the-pool"), key="pool")
    rule = "sotc.fp.pool"
    who = yield from Choice(position.gm, (*people, pool, back()), rule=rule, label=Label("sotc-ask-gm-lend"))
    if not who:
        return position
    count = yield from Number(
        position.gm, 1, MOST_LENT, 1, rule=rule, label=Label("sotc-ask-gm-points"), quick=(1, 2, 3)
    )
    yield Tell("sotc.fp.pool", piece=who, points=count)
    if who == "pool":
        gm = position.player(position.gm)
        return (yield from Now(position.with_player(replace(gm, points=gm.points + count))))
    character = position.character(who)
    return (yield from Now(position.with_figure(replace(character, points=character.points + count))))


def leave(position: Position) -> Procedure[Position]:
    """Somebody gets away (sotc.seq.end)."""
    options = tuple(Option(one.id, Label("sotc-figure", piece=one.id), key=one.id) for one in position.still_in())
    id = yield from Choice(
        position.gm, (*options, back()), rule="sotc.seq.end", label=Label("sotc-ask-gm-leave"), about=("leave",)
    )
    if not id:
        return position
    yield Tell("sotc.seq.phases", piece=id, how="left", weight=Weight.OUTCOME)
    return (yield from Now((yield from departed(position, id, Exit.LEFT, "", Label("sotc-out-left")))))


def ally(position: Position) -> Procedure[Position]:
    """Two sides join forces, or part again (sotc.seq.end)."""
    sides = list(dict.fromkeys(one.side for one in position.still_in()))
    pairs = [(one, other) for number, one in enumerate(sides) for other in sides[number + 1 :]]
    options: list[Option[tuple[str, str] | None]] = [
        Option(
            pair,
            Label("sotc-alliance", one=pair[0], other=pair[1], now="yes" if position.allied(*pair) else "no"),
            key=f"{pair[0]}.{pair[1]}",
        )
        for pair in pairs
    ]
    options.append(Option(None, Label("option-back"), key="back", role="again"))
    pair = yield from Choice(
        position.gm, tuple(options), rule="sotc.seq.end", label=Label("sotc-ask-gm-ally"), about=("ally",)
    )
    if pair is None:
        return position
    joined = position.allied(*pair)
    left = tuple(one for one in position.allies if set(one) != set(pair))
    yield Tell("sotc.group.members", one=pair[0], other=pair[1], change="parted" if joined else "joined")
    return (yield from Now(replace(position, allies=left if joined else (*left, pair))))


def draw_out(position: Position) -> Procedure[Position]:
    """The conflict is drawn out: a skill restricts every roll, or no more (sotc.long.trigger)."""
    options = tuple(
        Option(
            one,
            Label("sotc-tiring", skill=skill_named(one), now="yes" if one in position.tiring else "no"),
            key=one,
        )
        for one in TIRING
    )
    skill = yield from Choice(
        position.gm, (*options, back()), rule="sotc.long.trigger", label=Label("sotc-ask-gm-long")
    )
    if not skill:
        return position
    on = skill not in position.tiring
    yield Tell("sotc.long.trigger", skill=skill_named(skill), change="on" if on else "off")
    tiring = (*position.tiring, skill) if on else tuple(one for one in position.tiring if one != skill)
    return (yield from Now(replace(position, tiring=tiring)))


def change_kind(position: Position) -> Procedure[Position]:
    """sotc.conflict.kind"""
    kinds = tuple(
        Option(one, Label("sotc-kind", kind=one.value), key=one.value, proposed=one is position.kind) for one in Kind
    )
    kind = yield from Choice(position.gm, kinds, rule="sotc.conflict.kind", label=Label("sotc-ask-kind"))
    yield Tell("sotc.conflict.kind", kind=kind.value)
    return (yield from Now(replace(position, kind=kind)))


def close(position: Position) -> Procedure[Position]:
    """The game master ends the conflict at any time (sotc.seq.end)."""
    sides = tuple(Option(id, Label("sotc-wins", side=id), key=id) for id, _ in position.sides)
    draw: Option[str] = Option("", Label("sotc-draw"), key="draw")
    on = Option("on", Label("option-back"), key="back", role="again", proposed=True)
    winner = yield from Choice(
        position.gm, (*sides, draw, on), rule="sotc.seq.end", label=Label("sotc-ask-gm-close"), about=("close",)
    )
    return position if winner == "on" else (yield from closed(position, winner))
