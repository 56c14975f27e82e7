"""Assessments and declarations (sotc.frame.aspects, sotc.man.first_tag)."""

from __future__ import annotations

from dataclasses import replace

from gonfalon.fate import sums
from gonfalon.fate.roll import Contest, Hand
from gonfalon.questions.ask import Now, Procedure, Tell, Weight
from gonfalon.questions.choice import Ruling
from gonfalon.questions.deed import Deed
from gonfalon.questions.figures import Label, UserText
from gonfalon.questions.option import Option
from gonfalon.questions.text import Text
from gonfalon.systems.sotc.actions.finding import LONGEST_ASPECT, turned_up
from gonfalon.systems.sotc.actions.finish import ended
from gonfalon.systems.sotc.actions.scenery import AVERAGE, unopposed
from gonfalon.systems.sotc.rolls.declared import declared, rolled, spent
from gonfalon.systems.sotc.rolls.lines import ACTS
from gonfalon.systems.sotc.rolls.skilled import FINDING, chosen_skill
from gonfalon.systems.sotc.rolls.table import RULES, closed, shifts
from gonfalon.systems.sotc.state.action import Action
from gonfalon.systems.sotc.state.position import Position
from gonfalon.systems.sotc.state.things import SCENE, Aspect, Sort


def assess(who: str, position: Position) -> Procedure[Position]:
    """Something is found out or declared: an aspect with a free tag, that lasts (sotc.temp.sticky)."""
    skill = yield from chosen_skill(position, who, FINDING)
    return (yield from Deed("sotc.man.first_tag", by=who).of(assessment_rolled(position, who, skill)))


def assessment_rolled(position: Position, who: str, skill: str) -> Procedure[Position]:
    """sotc.man.first_tag, sotc.frame.aspects"""
    position = declared(position, Action(0, "other", who, what="assess", skill=skill))
    against = unopposed(position, "sotc.man.first_tag", AVERAGE)
    position = yield from rolled(position, Contest("sotc.man.first_tag", Hand(who, who, skill, ACTS), against), spent)
    success = shifts(position) >= 0 and sums.over_hurdle(RULES, position)
    position = closed(position)
    if not success:
        yield Tell("sotc.man.first_tag", piece=who, done="no", aspect="none", weight=Weight.OUTCOME)
        return (yield from ended(position))
    hidden = tuple(one.id for one in position.aspects if not one.known)
    found = (yield from which(position, who, hidden)) if hidden else ""
    if found:
        return (yield from ended((yield from turned_up(position, found, who))))
    text = yield from Text(
        position.figure(who).owner,
        LONGEST_ASPECT,
        1,
        rule="sotc.temp.sticky",
        label=Label("sotc-ask-declared", piece=who),
        about=(who,),
    )
    position, id = position.fresh("a")
    new = Aspect(id, UserText(text), SCENE, Sort.SCENE, ((who, 1),), by=who)
    yield Tell("sotc.man.first_tag", piece=who, done="yes", aspect=new.text, weight=Weight.OUTCOME)
    return (yield from ended((yield from Now(replace(position, aspects=(*position.aspects, new))))))


def which(position: Position, who: str, hidden: tuple[str, ...]) -> Procedure[str]:
    """A hidden aspect is found, or a new one comes up: the game master knows (sotc.frame.aspects)."""
    options = [Option(id, Label("sotc-figure", piece=id), key=id) for id in hidden]
    options.append(Option("", Label("sotc-new-aspect"), key="new", proposed=True))
    return (
        yield from Ruling(
            position.gm,
            tuple(options),
            rule="sotc.frame.aspects",
            label=Label("sotc-ask-found", piece=who),
            about=(who,),
        )
    )
