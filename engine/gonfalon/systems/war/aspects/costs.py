"""The costs of a success: a boost or detail for a tie, a consequence or aspect for a failure that is bought back."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from gonfalon.questions.ask import Now, Procedure, Tell
from gonfalon.questions.choice import Choice, Ruling
from gonfalon.questions.figures import Label, UserText
from gonfalon.questions.option import Option
from gonfalon.questions.text import Text
from gonfalon.systems.war.aspects.creation import boost, consequence, put
from gonfalon.systems.war.state.facts import slots_free
from gonfalon.systems.war.state.options import Proceed
from gonfalon.systems.war.state.pieces import LONGEST_ASPECT, Actor, Aspect, Kind
from gonfalon.systems.war.state.position import Position


def minor_cost(position: Position, player: str, foe: str | None) -> Procedure[Position]:
    """A tie reaches the goal at a minor cost: a boost for the other side, or a detail (war.core.cost.minor)."""
    rivals = rivals_of(position, player, foe)
    rule = "war.core.cost.minor"
    options: list[Option[Proceed]] = [
        Option(
            partial(boosted, rival),
            Label("war-cost-boost", player=rival),
            key=key_for("boost", rival, rivals),
            proposed=not number,
        )
        for number, rival in enumerate(rivals)
    ]
    options.append(Option(partial(detail, rule), Label("war-cost-detail"), key="detail", proposed=not rivals))
    proceed = yield from Ruling(position.adjudicator, tuple(options), rule=rule)
    return (yield from proceed(position))


def boosted(rival: str, position: Position) -> Procedure[Position]:
    return (yield from boost(position, rival, "war.core.cost.minor"))


def rivals_of(position: Position, player: str, foe: str | None) -> tuple[str, ...]:
    """Return the enemy that stood in the way, then the other enemies in order."""
    return tuple(dict.fromkeys((*((foe,) if foe else ()), *position.enemies_of(player))))


def key_for(what: str, rival: str, rivals: tuple[str, ...]) -> str:
    return what if rival == rivals[0] else f"{what}.{rival}"


def detail(rule: str, position: Position) -> Procedure[Position]:
    """A story detail without a number."""
    text = yield from Text(position.adjudicator, LONGEST_ASPECT, rule=rule, label=Label("war-ask-detail"))
    if rule == "war.core.cost.minor":
        yield Tell("war.core.cost.minor", detail=UserText(text), said="yes" if text else "no")
    else:
        yield Tell("war.core.cost.serious", detail=UserText(text), said="yes" if text else "no")
    return position


def bought_back(position: Position, actor_id: str, foe: str | None) -> Procedure[tuple[Position, bool]]:
    """After a failed Overcome: failure, or the goal at a serious cost (war.core.cost.serious)."""
    if position.option("war.opt.success_at_cost") == "never":
        return position, False
    paid = yield from Choice(
        position.actor(actor_id).owner,
        (
            Option(False, Label("war-accept-failure"), key="fail", proposed=True),
            Option(True, Label("war-pay-serious"), key="pay"),
        ),
        rule="war.opt.success_at_cost",
    )
    if not paid:
        return position, False
    return (yield from serious_cost(position, actor_id, foe)), True


def serious_cost(position: Position, actor_id: str, foe: str | None) -> Procedure[Position]:
    """A consequence, an aspect for the other side, or what the game master says."""
    actor = position.actor(actor_id)
    rivals = rivals_of(position, actor.owner, foe)
    proceed = yield from Ruling(
        position.adjudicator, tuple(costs(position, actor, rivals)), rule="war.core.cost.serious"
    )
    return (yield from proceed(position))


def costs(position: Position, actor: Actor, rivals: tuple[str, ...]) -> Iterator[Option[Proceed]]:
    free = slots_free(position, actor)
    if free:
        label = Label("war-cost-consequence", severity=free[0])
        make = partial(hurt, actor.id, free[0], rivals[0] if rivals else None)
        yield Option(make, label, key="consequence", proposed=True)
    for rival in rivals:
        first = rival == rivals[0] and not free
        label = Label("war-cost-aspect", player=rival)
        make_aspect = partial(given_aspect, actor.id, rival)
        yield Option(make_aspect, label, key=key_for("aspect", rival, rivals), proposed=first)
    told = partial(detail, "war.core.cost.serious")
    yield Option(told, Label("war-cost-detail"), key="detail", proposed=not free and not rivals)


def hurt(actor_id: str, severity: str, by: str | None, position: Position) -> Procedure[Position]:
    return (yield from consequence(position, actor_id, severity, by))


def given_aspect(actor_id: str, rival: str, position: Position) -> Procedure[Position]:
    """The other side gets an aspect with a free invocation."""
    text = Label("war-cost-unnamed")
    position, new = put(position, Aspect("", text, actor_id, Kind.SITUATION, rival, ((rival, 1),)))
    yield Tell("war.core.situation_aspect", player=rival, aspect=new.text, on=actor_id, change="new", before="none")
    return (yield from Now(position))
