"""Things that go with the end of a scene, and which consequences heal after how much time."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from gonfalon.questions.ask import Now, Procedure, Tell, Weight
from gonfalon.systems.sotc.harm.consequences import SEVERITIES
from gonfalon.systems.sotc.state.position import Position
from gonfalon.systems.sotc.state.things import Aspect, Sort

BREATHER, REST, DOWNTIME = range(3)
"""The time that a mild, a moderate and a severe consequence need: a break, hours of rest, days or weeks."""

RULES = ("sotc.recover.mild", "sotc.recover.moderate", "sotc.recover.severe")

HOURS = 6
"""So many hours of rest a moderate consequence needs (sotc.recover.moderate)."""


def needs(wound: Aspect) -> int:
    """Return the time that a consequence needs to heal; one level less if it was carried into a session
    (sotc.recover.back_to_back).
    """
    level = SEVERITIES.index(wound.severity)
    return max(BREATHER, level - 1) if wound.eased else level


def wounds(position: Position) -> tuple[Aspect, ...]:
    """All consequences of all characters."""
    return tuple(one for one in position.aspects if one.sort is Sort.CONSEQUENCE)


def healing(position: Position, most: int) -> tuple[str, ...]:
    """The consequences that need no more than this."""
    return tuple(one.id for one in wounds(position) if needs(one) <= most)


def recovered(position: Position, ids: tuple[str, ...]) -> Procedure[Position]:
    """These consequences are gone (sotc.recover.mild, sotc.recover.moderate, sotc.recover.severe)."""
    for wound in wounds(position):
        if wound.id in ids:
            eased = "yes" if wound.eased else "no"
            rule = RULES[needs(wound)]
            yield Tell(rule, piece=wound.on, aspect=wound.text, severity=wound.severity, eased=eased)
    return (yield from Now(position.without_aspects(ids)))


def eased(position: Position) -> Procedure[Position]:
    """Consequences carried into a session without a pause: a mild one goes at once, the rest heals one level faster
    (sotc.recover.back_to_back).
    """
    gone = []
    for wound in wounds(position):
        if wound.eased:
            continue
        mild = wound.severity == SEVERITIES[0]
        yield Tell(
            "sotc.recover.back_to_back",
            piece=wound.on,
            aspect=wound.text,
            severity=wound.severity,
            gone="yes" if mild else "no",
        )
        if mild:
            gone.append(wound.id)
        else:
            position = position.with_aspect(replace(wound, carried=True, eased=True))
    return (yield from Now(position.without_aspects(tuple(gone))))


def scene_over(position: Position, *, clears: bool, pause: bool) -> Procedure[Position]:
    """Stress, temporary aspects and free tags go; what heals by a break heals if there is one (sotc.stress.clear)."""
    position = yield from unmarked(position) if clears else kept(position)
    position = yield from passed(position)
    if pause:
        return (yield from recovered(position, healing(position, BREATHER)))
    if position.option("sotc.recover.back_to_back_scope") == "adventure_or_scene":
        return (yield from eased(position))
    return position


def marked(position: Position) -> tuple[str, ...]:
    """Return the figures that have stress."""
    characters = (one.id for one in position.characters if any((*one.health, *one.composure)))
    return (*characters, *(one.id for one in position.groups if any(one.members)))


def unmarked(position: Position) -> Procedure[Position]:
    """All boxes of both tracks are cleared, those of minions too (sotc.stress.clear, sotc.minion.stress_flow)."""
    if who := marked(position):
        yield Tell("sotc.stress.clear", piece=who, weight=Weight.OUTCOME)
    for one in position.characters:
        health, composure = (False,) * len(one.health), (False,) * len(one.composure)
        position = position.with_figure(replace(one, health=health, composure=composure))
    for group in position.groups:
        position = position.with_figure(replace(group, members=(0,) * len(group.members)))
    return (yield from Now(position))


def kept(position: Position) -> Procedure[Position]:
    """sotc.stress.keep"""
    if who := marked(position):
        yield Tell("sotc.stress.keep", piece=who, weight=Weight.OUTCOME)
    return position


def passed(position: Position) -> Procedure[Position]:
    """Temporary aspects are gone, free tags, blocks, spin and exchanged skills with them (sotc.temp.fragile)."""
    gone = tuple(one for one in position.aspects if one.sort is Sort.TEMPORARY)
    for aspect in gone:
        yield Tell("sotc.temp.fragile", aspect=aspect.text, on=aspect.on, weight=Weight.ASIDE)
    position = position.without_aspects(tuple(one.id for one in gone))
    position = position.having_aspects(tuple(replace(one, free=()) for one in position.aspects))
    for one in position.characters:
        position = position.with_figure(replace(one, swaps=()))
    return (yield from Now(replace(position, blocks=(), spins=(), amendable=(), tiring=())))


def rested(position: Position, hours: int, suits: tuple[str, ...]) -> Procedure[Position]:
    """A break at least; enough hours heal what they suit (sotc.recover.moderate, sotc.recover.suitable)."""
    enough = suits if hours >= HOURS else ()
    for wound in awaiting(position):
        if wound.id not in enough:
            why = "short" if hours < HOURS else "unsuitable"
            yield Tell("sotc.recover.suitable", piece=wound.on, aspect=wound.text, hours=hours, why=why)
    return (yield from recovered(position, (*healing(position, BREATHER), *enough)))


def awaiting(position: Position, need: int = REST) -> Iterator[Aspect]:
    """The consequences that need just this."""
    return (one for one in wounds(position) if needs(one) == need)


def healed(position: Position, since: str, hours: int) -> Procedure[Position]:
    """Heal consequences on the sheets that come into a new scene, by the time between it and the last one.

    `since` is nothing, break, rest (of so many `hours`), adventure, or session (the next one, without time between).
    """
    match since:
        case "break":
            return (yield from recovered(position, healing(position, BREATHER)))
        case "rest":
            return (yield from rested(position, hours, tuple(one.id for one in awaiting(position))))
        case "adventure":
            return (yield from recovered(position, healing(position, DOWNTIME)))
        case "session":
            return (yield from eased(position))
        case _ if position.option("sotc.recover.back_to_back_scope") == "adventure_or_scene":
            return (yield from eased(position))
        case _:
            return position
