"""Contests beside the conflict (sotc.contest.resolve)."""

from __future__ import annotations

from gonfalon.fate import sums
from gonfalon.fate.position import contest_of
from gonfalon.fate.roll import Contest, Hand, Opposition
from gonfalon.questions.ask import Procedure, Tell, Weight
from gonfalon.questions.choice import Ruling
from gonfalon.questions.deed import Deed
from gonfalon.questions.figures import Label
from gonfalon.questions.option import Option
from gonfalon.systems.sotc.actions.blocking import hurdle
from gonfalon.systems.sotc.actions.finish import ended
from gonfalon.systems.sotc.rolls.declared import declared, rolled, spent
from gonfalon.systems.sotc.rolls.lines import ACTS, DEFENDS
from gonfalon.systems.sotc.rolls.ratings import skills_of
from gonfalon.systems.sotc.rolls.skilled import chosen_skill
from gonfalon.systems.sotc.rolls.table import RULES, closed, shifts
from gonfalon.systems.sotc.rolls.wielding import wielded, wields
from gonfalon.systems.sotc.state.action import Action
from gonfalon.systems.sotc.state.people import Character
from gonfalon.systems.sotc.state.position import Position
from gonfalon.systems.sotc.state.skills import QUALITY


def contest(who: str, target: str, position: Position) -> Procedure[Position]:
    """One pair of rolls settles the question; after a tie perhaps another (sotc.contest.resolve, sotc.action.kinds)."""
    skill = yield from chosen_skill(position, who, f"contest.{position.actions}")
    return (yield from Deed("sotc.contest.resolve", by=who, to=target).of(contest_rolled(position, who, target, skill)))


def contest_rolled(position: Position, who: str, target: str, skill: str) -> Procedure[Position]:
    """Both roll, after a tie perhaps again (sotc.contest.resolve, sotc.contest.tie)."""
    other = answering(position, target, skill)
    position = declared(position, Action(0, "contest", who, target, skill=skill))
    rule, tries, again = "sotc.contest.resolve", 0, True
    while again:
        theirs = Hand(target, target, other, DEFENDS)
        against = Opposition(rule, hands=(theirs,), foes=(target,), hurdle=hurdle(position))
        position = yield from rolled(position, Contest(rule, Hand(who, who, skill, ACTS), against), spent)
        ahead, past = shifts(position), sums.over_hurdle(RULES, position)
        skill, other = (hand.skill for hand in contest_of(position).hands)
        position, tries = closed(position), tries + 1
        again = ahead == 0 and past and (yield from tied(position, who, target, tries))
    if not past:
        yield Tell("sotc.block.overcome", piece=who, kind="action", weight=Weight.OUTCOME)
        return (yield from ended(position))
    winner = who if ahead > 0 else target if ahead < 0 else "none"
    yield Tell(rule, piece=who, target=target, winner=winner, shifts=abs(ahead), weight=Weight.OUTCOME)
    return (yield from ended(position))


def tied(position: Position, who: str, target: str, tries: int) -> Procedure[bool]:
    """A draw, or they roll again, in the same action (sotc.contest.tie)."""
    return (
        yield from Ruling(
            position.gm,
            tuple(
                Option(again, Label("sotc-tie", answer=key), key=key, proposed=not again)
                for again, key in ((False, "draw"), (True, "again"))
            ),
            rule="sotc.contest.tie",
            label=Label("sotc-ask-tie", piece=who, target=target),
            about=(who, target, str(tries)),
        )
    )


def answering(position: Position, id: str, skill: str) -> str:
    """Return the skill that the other one rolls: the same, if it takes no weapon that is not in hand; for minions one
    that they have.
    """
    figure = position.figure(id)
    if isinstance(figure, Character) and wields(position, figure, skill):
        return skill
    return (wielded(position, figure, skills_of(position, figure)) or (QUALITY,))[0]
