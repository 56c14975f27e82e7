"""What a roll brings beside its goal: boosts, aspects with free invocations, and what a success may cost."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from gonfalon.ask import TABLE, Choice, Now, Option, Procedure, Ruling, Tell, Text
from gonfalon.figures import Label, Said
from gonfalon.systems.war.facts import dashed, slots_free
from gonfalon.systems.war.position import (
    LONGEST_ASPECT,
    MOST_ASPECTS,
    Actor,
    Aspect,
    Kind,
    Leader,
    Named,
    Position,
)


def judge(position: Position) -> str:
    """Who rules: the game master's player, or the whole table."""
    return position.gm or TABLE


def ask_aspect(who: str, rule: str, label: Label, unnamed: Label) -> Procedure[Named]:
    """A name for an aspect; left empty it gets a name of ours."""
    text = yield from Text(who, LONGEST_ASPECT, rule=rule, label=label)
    return Said(text) if text else unnamed


def put(position: Position, aspect: Aspect) -> tuple[Position, Aspect]:
    """A new aspect comes into play; of very many the oldest situation makes room."""
    position, id = position.fresh("a")
    new = replace(aspect, id=id)
    aspects = (*position.aspects, new)
    if len(aspects) > MOST_ASPECTS:
        old = next(one for one in aspects if one.kind in (Kind.BOOST, Kind.SITUATION))
        aspects = tuple(one for one in aspects if one is not old)
    return replace(position, aspects=aspects), new


def boost(position: Position, player: str, rule: str, on: str = "") -> Procedure[Position]:
    """A boost for this player; put on a unit, it serves that unit alone (war.core.boost)."""
    text = yield from ask_aspect(
        player, "war.core.boost", Label("war-ask-boost", side=player), Label("war-boost-unnamed", rule=dashed(rule))
    )
    position, new = put(position, Aspect("", text, on or player, Kind.BOOST, player, ((player, 1),)))
    yield Tell("war.core.boost", player=player, aspect=new.text)
    return (yield from Now(position))


def opponent(position: Position, player: str, foe: str | None) -> str | None:
    """Who of the other sides gets what a success costs: who stood in the way, else the next in order."""
    return foe or next(iter(position.enemies_of(player)), None)


def minor_cost(position: Position, player: str, foe: str | None) -> Procedure[Position]:
    """A tie reaches the goal at a minor cost (war.core.cost.minor)."""
    rival = opponent(position, player, foe)
    options = [Option("detail", Label("war-cost-detail"))]
    if rival:
        options.insert(0, Option("boost", Label("war-cost-boost", player=rival), proposed=True))
    picked = yield from Ruling(judge(position), tuple(options), rule="war.core.cost.minor")
    if picked == "boost" and rival:
        return (yield from boost(position, rival, "war.core.cost.minor"))
    yield from detail(position, "war.core.cost.minor")
    return position


def detail(position: Position, rule: str) -> Procedure[None]:
    """A story detail without a number."""
    text = yield from Text(judge(position), LONGEST_ASPECT, rule=rule, label=Label("war-ask-detail"))
    if rule == "war.core.cost.minor":
        yield Tell("war.core.cost.minor", detail=Said(text), said="yes" if text else "no")
    else:
        yield Tell("war.core.cost.serious", detail=Said(text), said="yes" if text else "no")


def bought_back(position: Position, actor: Actor, foe: str | None) -> Procedure[tuple[Position, bool]]:
    """After a failed Overcome: failure, or the goal at a serious cost (war.core.cost.serious)."""
    if position.option("war.opt.success_at_cost") == "never":
        return position, False
    accepted = yield from Choice(
        actor.owner,
        (
            Option("fail", Label("war-accept-failure"), proposed=True),
            Option("pay", Label("war-pay-serious")),
        ),
        rule="war.opt.success_at_cost",
    )
    if accepted == "fail":
        return position, False
    return (yield from serious_cost(position, actor, foe)), True


def serious_cost(position: Position, actor: Actor, foe: str | None) -> Procedure[Position]:
    """A consequence, an aspect for the other side, or what the game master says."""
    rival = opponent(position, actor.owner, foe)
    picked = yield from Ruling(judge(position), tuple(costs(position, actor, rival)), rule="war.core.cost.serious")
    match picked:
        case "consequence":
            return (yield from consequence(position, actor, slots_free(position, actor)[0], rival))
        case "aspect":
            assert rival
            return (yield from given_aspect(position, actor, rival))
        case _:
            yield from detail(position, "war.core.cost.serious")
            return position


def costs(position: Position, actor: Actor, rival: str | None) -> Iterator[Option[str]]:
    free = slots_free(position, actor)
    if free:
        yield Option("consequence", Label("war-cost-consequence", severity=free[0]), proposed=True)
    if rival:
        yield Option("aspect", Label("war-cost-aspect", player=rival), proposed=not free)
    yield Option("detail", Label("war-cost-detail"), proposed=not free and not rival)


def given_aspect(position: Position, actor: Actor, rival: str) -> Procedure[Position]:
    """The other side gets an aspect with a free invocation."""
    text = yield from ask_aspect(
        rival, "war.core.cost.serious", Label("war-ask-cost-aspect", side=rival), Label("war-cost-unnamed")
    )
    position, new = put(position, Aspect("", text, actor.id, Kind.SITUATION, rival, ((rival, 1),)))
    yield Tell("war.core.situation_aspect", player=rival, aspect=new.text, on=actor.id)
    return (yield from Now(position))


def consequence(position: Position, actor: Actor, severity: str, by: str | None) -> Procedure[Position]:
    """A slot is filled: a named aspect, with a free invocation for who caused it (war.harm.consequence_aspect)."""
    text = yield from ask_aspect(
        actor.owner,
        "war.harm.consequence_aspect",
        Label("war-ask-consequence", side=actor.owner, piece=actor.id, severity=severity),
        Label("war-consequence-unnamed", severity=severity),
    )
    free = ((by, 1),) if by else ()
    taken = Aspect("", text, actor.id, Kind.CONSEQUENCE, by or actor.owner, free, severity=severity)
    position, new = put(position, taken)
    if isinstance(actor, Leader):
        leader = position.leader(actor.id)
        position = position.with_leader(replace(leader, hurt=leader.hurt + 1))
    yield Tell("war.harm.consequence_aspect", piece=actor.id, severity=severity, aspect=new.text)
    return (yield from Now(position))
