"""Set-up, step 2: the skills of this battle, and what the table's own options say."""

from __future__ import annotations

from dataclasses import replace

from gonfalon.questions.ask import TABLE, Procedure, Tell
from gonfalon.questions.choice import Choices
from gonfalon.questions.figures import Label, UserText
from gonfalon.questions.option import Option
from gonfalon.questions.text import Text
from gonfalon.systems.war.state.facts import DEFENCES, SKILLS, skill_key, skill_named
from gonfalon.systems.war.state.pieces import LONGEST_NAME, Step
from gonfalon.systems.war.state.position import Position

MOST_SKILLS = 20


def in_force(position: Position) -> Position:
    """Skills and defences as the options say; the table's own lists are asked for (war.unit.skill_list)."""
    defended = position.option("war.opt.defend_skills")
    return replace(position, skills=SKILLS, defences=DEFENCES.get(defended, DEFENCES["core"]))


def skills(position: Position) -> Procedure[Position]:
    """The skills of this battle; what does not fit everywhere is shown (war.unit.skill_sense)."""
    position = yield from own_lists(position)
    yield skills_told(position)
    return position.at_step(Step.LEADERS)


def skills_told(position: Position) -> Tell:
    return Tell("war.unit.skill_list", skills=tuple(skill_named(skill) for skill in position.skills))


def own_lists(position: Position) -> Procedure[Position]:
    """The table's own lists, where the options say so (war.unit.skill_list)."""
    if position.option("war.unit.skill_list") == "own":
        position = yield from own_skills(position)
    if position.option("war.opt.leader_skill") == "own":
        name = yield from Text(TABLE, LONGEST_NAME, 1, rule="war.opt.leader_skill")
        position = replace(position, leading=UserText(name.lower() if name.lower() in SKILLS else name))
    if position.option("war.opt.defend_skills") == "own":
        position = yield from own_defences(position)
    return position


def own_skills(position: Position) -> Procedure[Position]:
    """Strike skills of the list, and add others by name."""
    kept = yield from Choices(
        TABLE,
        tuple(Option(skill, Label("war-skill", skill=skill), key=skill, proposed=True) for skill in SKILLS),
        rule="war.unit.skill_list",
        label=Label("war-ask-skills"),
        least=1,
        most=len(SKILLS),
    )
    own = [skill for skill in SKILLS if skill in kept]
    while len(own) < MOST_SKILLS:
        name = yield from Text(TABLE, LONGEST_NAME, rule="war.unit.skill_list", label=Label("war-ask-more-skill"))
        if not name:
            break
        if name not in own:
            own.append(name)
    return replace(position, skills=tuple(own))


def own_defences(position: Position) -> Procedure[Position]:
    """For each attacking skill the skills that may defend, the same for everybody (war.opt.defend_skills)."""
    lists = []
    for attack, usual in DEFENCES["core"]:
        if attack == "surround":
            lists.append((attack, usual))
            continue
        allowed = yield from Choices(
            TABLE,
            tuple(
                Option(
                    skill,
                    Label("war-defend-with", skill=skill_named(skill)),
                    key=skill_key(skill),
                    proposed=skill in usual,
                )
                for skill in position.skills
            ),
            rule="war.opt.defend_skills",
            label=Label("war-ask-defences", skill=skill_named(attack)),
            least=1,
            most=len(position.skills),
        )
        lists.append((attack, allowed))
    return replace(position, defences=tuple(lists))
