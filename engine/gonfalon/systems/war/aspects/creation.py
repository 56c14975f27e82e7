"""Aspects that come into play: boosts, consequences, and any other."""

from __future__ import annotations

from dataclasses import replace

from gonfalon.questions.ask import Now, Procedure, Tell, Weight
from gonfalon.questions.figures import Label
from gonfalon.systems.war.state.facts import dashed
from gonfalon.systems.war.state.pieces import MOST_ASPECTS, Aspect, Kind, Leader
from gonfalon.systems.war.state.position import Position


def put(position: Position, aspect: Aspect) -> tuple[Position, Aspect]:
    """A new aspect comes into play; of very many the oldest situation makes room."""
    position, id = position.fresh("a")
    new = replace(aspect, id=id)
    aspects = (*position.aspects, new)
    if len(aspects) > MOST_ASPECTS:
        old = next((one for one in aspects if one.kind in (Kind.BOOST, Kind.SITUATION)), None)
        aspects = tuple(one for one in aspects if one is not old)
    return replace(position, aspects=aspects), new


def boost(position: Position, player: str, rule: str, on: str = "") -> Procedure[Position]:
    """A boost for this player; put on a unit, it serves that unit alone (war.core.boost)."""
    text = Label("war-boost-unnamed", rule=dashed(rule))
    position, new = put(position, Aspect("", text, on or player, Kind.BOOST, player, ((player, 1),)))
    yield Tell("war.core.boost", player=player, aspect=new.text)
    return (yield from Now(position))


def consequence(position: Position, actor_id: str, severity: str, by: str | None) -> Procedure[Position]:
    """A slot is filled: an aspect, with a free invocation for who caused it (war.harm.consequence_aspect)."""
    actor = position.actor(actor_id)
    text = Label("war-consequence-unnamed", severity=severity)
    free = ((by, 1),) if by else ()
    taken = Aspect("", text, actor.id, Kind.CONSEQUENCE, by or actor.owner, free, severity=severity)
    position, new = put(position, taken)
    if isinstance(actor, Leader):
        leader = position.leader(actor.id)
        position = position.with_leader(replace(leader, hurt=leader.hurt + 1))
    yield Tell("war.harm.consequence_aspect", piece=actor.id, severity=severity, aspect=new.text, weight=Weight.OUTCOME)
    return (yield from Now(position))
