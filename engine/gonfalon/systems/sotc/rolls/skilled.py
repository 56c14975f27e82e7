"""Which skill somebody rolls, where the action itself does not say it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from gonfalon.questions.ask import Procedure
from gonfalon.questions.choice import Choice
from gonfalon.questions.figures import Label
from gonfalon.questions.option import Option
from gonfalon.questions.refusal import Barred
from gonfalon.systems.sotc.rolls.lines import ACTS
from gonfalon.systems.sotc.rolls.ratings import best_of, rating, skills_of
from gonfalon.systems.sotc.rolls.wielding import unarmed
from gonfalon.systems.sotc.state.people import Character, Figure
from gonfalon.systems.sotc.state.position import Position
from gonfalon.systems.sotc.state.skills import SKILLS, skill_key, skill_named

LACKING = Label("sotc-group-skills")
"""Skills that are not on the sheet."""


def always(skill: str) -> Barred | None:
    """Nothing stands against any skill."""
    return None


def rated_options(
    position: Position,
    figure: Figure,
    now: str,
    known: tuple[str, ...],
    barred: Callable[[str], Barred | None] = always,
) -> Iterator[Option[str]]:
    """These skills with what they are worth, those that somebody lacks behind them; the one that is rolled now is proposed."""
    own = skills_of(position, figure)
    for skill in known:
        label = Label("sotc-skill-rated", skill=skill_named(skill), rating=rating(position, figure, skill))
        group, why = None if skill in own else LACKING, barred(skill)
        proposed = skill == now and why is None
        yield Option(skill, label, key=skill_key(skill), proposed=proposed, group=group, barred=why)


def known_skills(position: Position, figure: Figure) -> tuple[str, ...]:
    """Those on the sheet, the highest first; then the rest of the list, at 0 (sotc.roll.default_skill)."""
    own = skills_of(position, figure)
    return (*own, *(skill for skill in SKILLS if skill not in own))


FINDING = "assess"
"""Why a skill is asked for that only finds something out."""


def taking_hold(position: Position, figure: Figure, role: str = ACTS) -> Callable[[str], Barred | None]:
    """Why a skill cannot be named: it takes a weapon that is not in hand (sotc.disarm.defense, sotc.supp.penalty)."""
    return lambda skill: unarmed(position, figure, skill, role)


def chosen_skill(position: Position, who: str, why: str) -> Procedure[str]:
    """The skill for an action that fits many, the best proposed (sotc.simple.difficulty); minions have their quality alone.

    What takes a weapon needs it in hand, unless something is only found out (sotc.supp.penalty).
    """
    figure = position.figure(who)
    own = skills_of(position, figure)
    known = known_skills(position, figure) if isinstance(figure, Character) else own
    if len(known) == 1:
        return known[0]
    barred = always if why == FINDING else taking_hold(position, figure)
    able = tuple(one for one in own or known if barred(one) is None)
    best = best_of(position, figure, able) if able else ""
    return (
        yield from Choice(
            figure.owner,
            tuple(rated_options(position, figure, best, known, barred)),
            rule="sotc.simple.difficulty",
            label=Label("sotc-ask-with", piece=who),
            about=(who, why),
        )
    )
