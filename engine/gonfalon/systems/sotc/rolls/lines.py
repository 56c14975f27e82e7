"""The lines of a hand by the state of the table: every number of its sum with its rule."""

from __future__ import annotations

from collections.abc import Iterator

from gonfalon.fate.roll import Hand
from gonfalon.questions.figures import Label
from gonfalon.questions.option import Part
from gonfalon.systems.sotc.rolls.combined import combination
from gonfalon.systems.sotc.rolls.ratings import group_bonus, rating
from gonfalon.systems.sotc.state.action import Action, Supplement
from gonfalon.systems.sotc.state.people import Figure, Group
from gonfalon.systems.sotc.state.position import Position
from gonfalon.systems.sotc.state.skills import skill_named

ACTS, DEFENDS = "acts", "defends"
"""The parts that a hand plays (`Hand.role`)."""

GUARD = 2
"""sotc.fulldef.bonus"""


def lines(position: Position, hand: Hand) -> Iterator[Part]:
    """sotc.roll.effort"""
    figure = position.figure(hand.piece)
    yield Part(Label("sotc-part-skill", skill=skill_named(hand.skill)), *rated(position, figure, hand))
    yield from combination(position, hand)
    yield from together(position, figure, hand)
    if hand.role == DEFENDS and figure.pace.guarding:
        yield Part(Label("sotc-part-guard"), "sotc.fulldef.bonus", GUARD)
    if hand.role == ACTS and position.action and position.action.who == hand.piece:
        yield from burdens(position.action)


def rated(position: Position, figure: Figure, hand: Hand) -> tuple[str, int]:
    """The rule of the rating, and the rating."""
    rule = "sotc.minion.quality" if isinstance(figure, Group) and not figure.companion else "sotc.roll.effort"
    return rule, rating(position, figure, hand.skill)


def together(position: Position, figure: Figure, hand: Hand) -> Iterator[Part]:
    """The group bonus of minions, of a leader with them, of a partner with companions; also on reactions by an option."""
    if hand.role == DEFENDS and not position.on("sotc.minion.bonus_reactions"):
        return
    bonus = group_bonus(position, figure, acting=hand.role == ACTS)
    if not bonus:
        return
    if isinstance(figure, Group):
        rule = "sotc.minion.group_bonus"
    else:
        rule = "sotc.attach.bonus" if position.led_by(figure.id) else "sotc.comp.bonus"
    yield Part(Label("sotc-part-group"), rule, bonus)


def burdens(action: Action) -> Iterator[Part]:
    """Yield the further burdens of the action: supplemental actions, and the game master's penalty (sotc.supp.only_primary)."""
    for one in action.supplements:
        yield from burden(one)
    if action.penalty:
        yield Part(Label("sotc-part-penalty"), action.penalty_rule, -action.penalty)


def burden(one: Supplement) -> Iterator[Part]:
    """sotc.supp.penalty, sotc.move.border_supplemental, sotc.carry.penalty, sotc.disarm.recover_supplemental"""
    rule = "sotc.move.one_zone" if one.what == "move" else "sotc.supp.penalty"
    yield Part(Label("sotc-part-supplement", what=one.what), rule, -one.penalty)
    if one.border:
        yield Part(Label("sotc-part-border"), "sotc.move.border_supplemental", -one.border)
    if one.load:
        yield Part(Label("sotc-part-load"), "sotc.carry.penalty", -one.load)
    if one.disarm:
        yield Part(Label("sotc-part-disarm"), "sotc.disarm.recover_supplemental", -one.disarm)
