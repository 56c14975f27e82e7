"""Which skill somebody rolls, where the action itself does not say it."""

from __future__ import annotations

from collections.abc import Iterator

from gonfalon.ask import Choice, Procedure
from gonfalon.figures import Label
from gonfalon.option import Option
from gonfalon.systems.sotc.rolls.ratings import best_of, rating, skills_of
from gonfalon.systems.sotc.state.people import Character, Figure
from gonfalon.systems.sotc.state.position import Position
from gonfalon.systems.sotc.state.skills import SKILLS, skill_key, skill_named

LACKING = Label("sotc-group-skills")
"""Skills that are not on the sheet."""


def rated_options(position: Position, figure: Figure, now: str, known: tuple[str, ...]) -> Iterator[Option[str]]:
    """These skills with what they are worth, those that somebody lacks behind them; the one that is rolled now is proposed."""
    own = skills_of(position, figure)
    for skill in known:
        label = Label("sotc-skill-rated", skill=skill_named(skill), rating=rating(position, figure, skill))
        group = None if skill in own else LACKING
        yield Option(skill, label, key=skill_key(skill), proposed=skill == now, group=group)


def known_skills(position: Position, figure: Figure) -> tuple[str, ...]:
    """Those on the sheet, the highest first; then the rest of the list, at 0 (sotc.roll.default_skill)."""
    own = skills_of(position, figure)
    return (*own, *(skill for skill in SKILLS if skill not in own))


def chosen_skill(position: Position, who: str, why: str) -> Procedure[str]:
    """The skill for an action that fits many, the best proposed (sotc.simple.difficulty); minions have their quality alone."""
    figure = position.figure(who)
    own = skills_of(position, figure)
    known = known_skills(position, figure) if isinstance(figure, Character) else own
    if len(known) == 1:
        return known[0]
    best = best_of(position, figure, own or known)
    return (
        yield from Choice(
            figure.owner,
            tuple(rated_options(position, figure, best, known)),
            rule="sotc.simple.difficulty",
            label=Label("sotc-ask-with", piece=who),
            about=(who, why),
        )
    )
