"""What a success may cost: a boost or detail for a tie, a consequence or aspect for a failure that is bought back."""

from __future__ import annotations

from collections.abc import Iterator

from gonfalon.ask import Choice, Now, Procedure, Ruling, Tell, Text
from gonfalon.figures import Label, Said
from gonfalon.option import Option
from gonfalon.systems.war.aspects.creation import boost, consequence, put
from gonfalon.systems.war.state.facts import slots_free
from gonfalon.systems.war.state.options import Wish
from gonfalon.systems.war.state.pieces import LONGEST_ASPECT, Actor, Aspect, Kind
from gonfalon.systems.war.state.position import Position


def minor_cost(position: Position, player: str, foe: str | None) -> Procedure[Position]:
    """A tie reaches the goal at a minor cost: a boost for the other side, or a detail (war.core.cost.minor)."""
    rivals = rivals_of(position, player, foe)
    options = [
        Option(rival, Label("war-cost-boost", player=rival), key=key_for("boost", rival, rivals), proposed=not number)
        for number, rival in enumerate(rivals)
    ]
    options.append(Option("", Label("war-cost-detail"), key="detail", proposed=not rivals))
    picked = yield from Ruling(position.adjudicator, tuple(options), rule="war.core.cost.minor")
    if picked:
        return (yield from boost(position, picked, "war.core.cost.minor"))
    yield from detail(position, "war.core.cost.minor")
    return position


def rivals_of(position: Position, player: str, foe: str | None) -> tuple[str, ...]:
    """Who stood in the way, then the other enemies in order."""
    return tuple(dict.fromkeys((*((foe,) if foe else ()), *position.enemies_of(player))))


def key_for(what: str, rival: str, rivals: tuple[str, ...]) -> str:
    return what if rival == rivals[0] else f"{what}.{rival}"


def detail(position: Position, rule: str) -> Procedure[None]:
    """A story detail without a number."""
    text = yield from Text(position.adjudicator, LONGEST_ASPECT, rule=rule, label=Label("war-ask-detail"))
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
    rivals = rivals_of(position, actor.owner, foe)
    what, which = yield from Ruling(
        position.adjudicator, tuple(costs(position, actor, rivals)), rule="war.core.cost.serious"
    )
    match what:
        case "consequence":
            return (yield from consequence(position, actor, which, rivals[0] if rivals else None))
        case "aspect":
            return (yield from given_aspect(position, actor, which))
        case _:
            yield from detail(position, "war.core.cost.serious")
            return position


def costs(position: Position, actor: Actor, rivals: tuple[str, ...]) -> Iterator[Option[Wish]]:
    free = slots_free(position, actor)
    if free:
        label = Label("war-cost-consequence", severity=free[0])
        yield Option(("consequence", free[0]), label, key="consequence", proposed=True)
    for rival in rivals:
        first = rival == rivals[0] and not free
        label = Label("war-cost-aspect", player=rival)
        yield Option(("aspect", rival), label, key=key_for("aspect", rival, rivals), proposed=first)
    yield Option(("detail", ""), Label("war-cost-detail"), key="detail", proposed=not free and not rivals)


def given_aspect(position: Position, actor: Actor, rival: str) -> Procedure[Position]:
    """The other side gets an aspect with a free invocation."""
    text = Label("war-cost-unnamed")
    position, new = put(position, Aspect("", text, actor.id, Kind.SITUATION, rival, ((rival, 1),)))
    yield Tell("war.core.situation_aspect", player=rival, aspect=new.text, on=actor.id, change="new", before="none")
    return (yield from Now(position))
