"""A player of some skill: looks at the table and the odds, one turn ahead, and answers any ask of a war."""

from __future__ import annotations

from typing import Any

from support.players import AsProposed, free
from tactics.invoking import best_use
from tactics.leading import on_his_own, orders
from tactics.outlook import Outlook
from tactics.plans import best_plan
from tactics.values import MOST_HIT, attack_end, harm, invocation

from gonfalon.battle.battle import Battle
from gonfalon.fate.position import contest_of
from gonfalon.questions.answer import Answer
from gonfalon.questions.ask import Ask
from gonfalon.questions.choice import Choice, OptionsAnswer
from gonfalon.questions.dice import Dice
from gonfalon.questions.roll import DiceAnswer, Roll
from gonfalon.systems.war.rolls.rules import shifts
from gonfalon.systems.war.state.activation import Turn
from gonfalon.systems.war.state.pieces import Leader
from gonfalon.systems.war.state.position import Position

WORTH_AN_ORDER = 0.05


class Captain:
    """Answers for everybody at the table, for each in his own interest; what it has no view on it takes as proposed."""

    def __init__(self, dice: Dice) -> None:
        self._dice = dice
        self._usual = AsProposed()

    def play(self, battle: Battle[Position], rounds: int) -> None:
        """Play on to the end of the battle, or of so many rounds."""
        while battle.ask and battle.position.round <= rounds:
            battle.answer(self.answer(battle.ask, battle.position))

    def answer(self, ask: Ask[Any], position: Position) -> Answer:
        if isinstance(ask, Roll):
            return DiceAnswer(self._dice.throw(ask.pool), self._dice.source)
        if not isinstance(ask, Choice):
            return self._usual.answer(ask)
        match ask.label.id:
            case "war-ask-turn":
                return OptionsAnswer((next_unit(ask, position),))
            case "war-ask-action":
                return OptionsAnswer((next_step(ask, position),))
            case "war-ask-invoke":
                return OptionsAnswer((best_use(ask, position),))
            case "war-ask-style":
                return OptionsAnswer((full_or_less(position),))
            case _:
                return self._usual.answer(ask)


def next_unit(ask: Choice[Any], position: Position) -> str:
    """Return the unit with most to gain now; leaders alone come last."""
    outlook = Outlook(position)
    pieces = {actor.id for actor in position.on_field()}
    ready = [option.key for option in free(ask) if option.key in pieces]
    units = [outlook.units[id] for id in ready if id in outlook.units]
    if not units:
        return ready[0]
    gains = {unit.id: best_plan(outlook, unit, Turn(unit.id)).worth for unit in units}
    stays = {unit.id: outlook.outlook(unit, unit.zone or "") for unit in units}
    return max(gains, key=lambda id: gains[id] - stays[id])


def next_step(ask: Choice[Any], position: Position) -> str:
    """The leader's order comes first, then what begins the best plan."""
    keys = frozenset(option.key for option in free(ask))
    outlook, turn = Outlook(position), position.now
    actor = position.actor(turn.actor)
    if isinstance(actor, Leader):
        return on_his_own(outlook, actor, keys)
    order = max(
        (plan for plan in orders(outlook, actor, turn, keys) if plan.key in keys),
        key=lambda plan: plan.worth,
        default=None,
    )
    if order and order.worth > WORTH_AN_ORDER:
        return order.key
    return best_plan(outlook, actor, turn, keys).key


def full_or_less(position: Position) -> str:
    """The whole hit, or one less and a boost (war.core.outcome.attack)."""
    rolled = contest_of(position)
    assert rolled.against
    ends = harm(position, position.actor(rolled.against.foes[0]))
    stock = sum(one.free_of(rolled.actor.who) for one in position.aspects)
    full = ends[min(shifts(position), MOST_HIT) - 1]
    return "full" if full >= attack_end(ends, shifts(position), invocation(stock)) else "less"
