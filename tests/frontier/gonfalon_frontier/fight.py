"""A declared attack, and the offers: luck, a shield, stepping in, conceding, the game master's hand."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from typing import Any

from gonfalon import (
    D6,
    GM,
    Ask,
    Barred,
    Choice,
    Ends,
    Label,
    Now,
    Offer,
    Option,
    OptionsAnswer,
    Pool,
    Procedure,
    Reveal,
    Roll,
    Ruling,
    Slip,
    Tell,
    UserText,
    Weight,
)
from gonfalon_frontier.ground import field
from gonfalon_frontier.painting import place, repaint
from gonfalon_frontier.position import SIDES, Action, Position, Trait


def blow(position: Position) -> Procedure[Position]:
    """Both throw a die; the higher total wins, and the turn of the one who struck is over."""
    assert position.action
    for who in (position.action.who, position.action.target):
        figure = position.figure(who)
        (face,) = yield from Roll(figure.of, Pool(D6, 1), rule="frontier.fight.throw", about=(who,))
        action = declared(position)
        position = yield from Now(replace(position, action=replace(action, faces=(*action.faces, face))))
    action = declared(position)
    mine, theirs = totals(position, action)
    yield Tell(
        "frontier.fight.outcome",
        figure=action.who,
        target=action.target,
        margin=mine - theirs,
        weight=Weight.OUTCOME,
    )
    hurt = (yield from hit(position, action.target, action.who, mine - theirs)) if mine > theirs else position
    if not hurt.has(action.target):
        yield Tell("frontier.fight.falls", figure=action.target, weight=Weight.OUTCOME)
    return hurt if hurt.over else replace(hurt.turn_over(), action=None)


def hit(position: Position, id: str, by: str, damage: int) -> Procedure[Position]:
    """A wound; where hit points are sealed, open damage instead, and the game master says whether the figure falls."""
    health = position.health_of(id)
    if health is None:
        return position.wounded(id)
    figure = position.figure(id)
    suffered = figure.damage + damage
    left = health.veiled("hidden", lambda hits: max(0, hits - suffered))
    yield Tell("frontier.fight.damage", figure=id, damage=damage, left=left)
    falls = yield from Ruling(
        GM,
        tuple(
            Option(key == "falls", Label("frontier-falls", falls=key), key, proposed=key == "stands")
            for key in ("stands", "falls")
        ),
        rule="frontier.fight.falls",
        label=Label("ask-frontier-fight-falls", figure=id, damage=suffered),
        about=(id, by),
        suggest=partial(falling, health, suffered),
    )
    position = position.with_figure(replace(figure, damage=suffered))
    return position.without(id) if falls else position


def falling(health: Slip, suffered: int, read: Callable[[Slip], Any]) -> OptionsAnswer | None:
    """Return the suggestion for a viewer who knows the hit points."""
    hits = read(health)
    return None if hits is None else OptionsAnswer(("falls" if hits <= suffered else "stands",))


def declared(position: Position) -> Action:
    """The open attack."""
    assert position.action
    return position.action


def totals(position: Position, action: Action) -> tuple[int, int]:
    """Both sums: a rush and a mark add to the attack, bracing to the defence."""
    mine = sum(action.faces[:1]) + action.plus[0] + (position.order(action.who[0]) == "rush")
    mine += position.marked(action.who[0], action.target)
    theirs = sum(action.faces[1:]) + action.plus[1] + (position.order(action.target[0]) == "brace")
    return mine, theirs


def offers(position: Position, ask: Ask[Any]) -> Iterator[Offer[Position]]:
    """Yield the offers beside the open question."""
    if not position.round:
        return
    if position.action:
        yield from in_a_fight(position, position.action)
    if ask.rule == "frontier.turn.menu":
        for id in position.holding:
            busy = Barred("frontier.hold.step_in") if position.moved else None
            yield Offer(
                f"in.{id}",
                id[0],
                partial(step_in, id),
                rule="frontier.hold.step_in",
                label=Label("offer-frontier-hold-step_in", figure=id),
                barred=busy,
            )
    for side in SIDES:
        yield Offer(f"concede.{side}", side, partial(concede, side), rule="frontier.end.concede", ends=True)
    if ask.rule == "frontier.turn.menu":
        yield Offer("ground", GM, repaint, rule="frontier.move.ground")
        yield Offer("place", GM, place, rule="frontier.setup.place")
    yield Offer("storm", GM, storm, rule="frontier.storm.whom")
    for number, trait in enumerate(position.traits):
        if trait.slip:
            label = Label("offer-frontier-setup-trait", number=number + 1)
            yield Offer(f"trait.{number}", GM, partial(show, number), rule="frontier.setup.trait", label=label)


def in_a_fight(position: Position, action: Action) -> Iterator[Offer[Position]]:
    """A point of luck for one more; a friend beside the target takes the blow, until the dice fall."""
    for side in SIDES:
        poor = None if position.luck_of(side) else Barred("frontier.fight.luck")
        yield Offer(f"luck.{side}", side, partial(lucky, side), rule="frontier.fight.luck", barred=poor)
    if action.faces:
        return
    target, on = position.figure(action.target), field(position)
    for friend in position.of(target.of):
        if friend.id != target.id and on.distance(friend.at, target.at) == 1:
            label = Label("offer-frontier-fight-shield", figure=friend.id, target=target.id)
            yield Offer(
                f"shield.{friend.id}",
                friend.of,
                partial(shield, friend.id),
                rule="frontier.fight.shield",
                label=label,
            )


def lucky(side: str, position: Position) -> Procedure[Position]:
    """A point of luck: one more for the own hand of the open attack."""
    yield Tell("frontier.fight.luck", side=side)
    action = declared(position)
    mine, theirs = action.plus
    plus = (mine + 1, theirs) if side == action.who[0] else (mine, theirs + 1)
    return replace(position.with_luck(side, position.luck_of(side) - 1), action=replace(action, plus=plus))


def shield(id: str, position: Position) -> Procedure[Position]:
    """The attack goes on against another target, from its declaration on."""
    action = declared(position)
    yield Tell("frontier.fight.shield", figure=id, target=action.target)
    raise Ends(replace(position, action=replace(action, target=id)))


def step_in(id: str, position: Position) -> Procedure[Position]:
    """The figure that held has the turn now; the one whose turn it would have been comes after."""
    yield Tell("frontier.hold.step_in", figure=id)
    holding = tuple(one for one in position.holding if one != id)
    raise Ends(replace(position, holding=holding, queue=(id, *position.queue)))


def concede(side: str, position: Position) -> Procedure[Position]:
    """Whatever is open ends, and so does the fight."""
    yield Tell("frontier.end.concede", side=side, weight=Weight.OUTCOME)
    raise Ends(replace(position, over=True, queue=(), action=None, conceded=(side,)))


def show(number: int, position: Position) -> Procedure[Position]:
    """The game master turns over what is true of the field."""
    slip = position.traits[number].slip
    assert slip
    text = yield from Reveal(GM, slip, rule="frontier.setup.trait", about=(f"trait.{number}",))
    yield Tell("frontier.setup.trait", text=UserText(text), weight=Weight.OUTCOME)
    traits = (*position.traits[:number], Trait(text), *position.traits[number + 1 :])
    return replace(position, traits=traits)


def storm(position: Position) -> Procedure[Position]:
    """The game master lets a storm carry somebody off, or nobody."""
    nobody = Option("", Label("frontier-nobody"), key="nobody", role="again", proposed=True)
    figures = (Option(one.id, Label("frontier-carried", figure=one.id), one.id, on=one.id) for one in position.figures)
    id = yield from Choice(GM, (nobody, *figures), rule="frontier.storm.whom")
    if not id:
        return position
    yield Tell("frontier.storm.whom", figure=id, weight=Weight.OUTCOME)
    left = yield from Now(position.without(id))
    if left.over:
        raise Ends(left)
    return left
