"""Building one unit: quality, skills, name and further aspects; changing and selling it again."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from gonfalon.fate.aspects import Named
from gonfalon.questions.ask import Procedure
from gonfalon.questions.choice import Choice, Choices
from gonfalon.questions.figures import Label, UserText
from gonfalon.questions.option import Option
from gonfalon.questions.refusal import Barred
from gonfalon.questions.text import Text
from gonfalon.systems.war.muster.cards import unnamed
from gonfalon.systems.war.state.facts import ASPECTS, PRICES, QUALITY_RULE, RANKS, SENSIBLE, skill_key, skill_named
from gonfalon.systems.war.state.options import Proceed, at_once, back
from gonfalon.systems.war.state.pieces import LONGEST_ASPECT, Ratings, Status, Unit
from gonfalon.systems.war.state.position import Position


def built(position: Position, player: str, unit: Unit) -> Position:
    """The unit joins the army, paid from the chest."""
    position, id = position.fresh("u")
    owner = position.player(player)
    position = position.with_player(replace(owner, points=owner.points - PRICES[unit.quality]))
    fresh = Unit(id, player, unit.quality, unit.skills, unit.aspects)
    return replace(position, units=(*position.units, fresh))


def too_few(position: Position, quality: str) -> Barred | None:
    """A list of few skills has none left for so many ranks (war.unit.skill_unique)."""
    return Barred("war.unit.skill_unique", why="few") if len(position.skills) < len(RANKS[quality]) else None


@at_once
def sell(id: str, position: Position) -> Position:
    """The whole price comes back while armies are built."""
    unit = position.unit(id)
    owner = position.player(unit.owner)
    position = position.with_player(replace(owner, points=owner.points + PRICES[unit.quality]))
    return replace(position, units=tuple(one for one in position.units if one.id != id))


def new_unit(position: Position, player: str, quality: str) -> Procedure[Unit]:
    """As the quality demands (war.unit.average, war.unit.fair, war.unit.good)."""
    skills = yield from ask_skills(position, player, quality)
    name = yield from ask_name(player, "")
    named: Named = UserText(name) if name else unnamed(quality, skills)
    more = yield from more_aspects(player, quality)
    return Unit("", player, quality, skills, (named, *more))


def ask_skills(position: Position, player: str, quality: str) -> Procedure[Ratings]:
    """From the highest rank down, each skill once (war.unit.skill_unique)."""
    ranks = RANKS[quality]
    chosen: list[tuple[str, int]] = []
    for rank in sorted(set(ranks), reverse=True):
        count = ranks.count(rank)
        picked = yield from Choices(
            player,
            tuple(skill_options(position, tuple(skill for skill, _ in chosen), rank)),
            rule=QUALITY_RULE[quality],
            label=Label("war-ask-unit-skills", side=player, rank=rank, count=count),
            least=count,
            most=count,
        )
        chosen += [(skill, rank) for skill in picked]
    return tuple(chosen)


def skill_options(position: Position, taken: tuple[str, ...], rank: int) -> Iterator[Option[str]]:
    """Each skill in force; what makes little sense in this battle says so (war.unit.skill_sense)."""
    sensible = SENSIBLE.get(position.option("war.unit.skill_list"), position.skills)
    for skill in position.skills:
        fits = "yes" if skill in sensible else "no"
        yield Option(
            skill,
            Label("war-unit-skill", skill=skill_named(skill), rank=rank, fits=fits),
            key=skill_key(skill),
            rule=None if skill in sensible else "war.unit.skill_sense",
            barred=Barred("war.unit.skill_unique", why="taken") if skill in taken else None,
        )


def ask_name(player: str, preset: str) -> Procedure[str]:
    """The name is the first aspect (war.unit.name_aspect)."""
    return (
        yield from Text(
            player,
            LONGEST_ASPECT,
            preset=preset,
            rule="war.unit.name_aspect",
            label=Label("war-ask-unit-name", side=player),
        )
    )


def more_aspects(player: str, quality: str) -> Procedure[tuple[Named, ...]]:
    """The second and third may be left for later (war.unit.extra_aspects)."""
    more: list[Named] = []
    for number in range(2, ASPECTS[quality] + 1):
        more.append(UserText((yield from ask_aspect_text(player, number, ""))))
    return tuple(more)


def ask_aspect_text(player: str, number: int, preset: str) -> Procedure[str]:
    return (
        yield from Text(
            player,
            LONGEST_ASPECT,
            preset=preset,
            rule="war.unit.extra_aspects",
            label=Label("war-ask-unit-aspect", side=player, number=number),
        )
    )


def typed(named: Named) -> str:
    return named.text if isinstance(named, UserText) else ""


def edit(id: str, position: Position) -> Procedure[Position]:
    """Change the name, an aspect or the skills, or give the unit back."""
    unit = position.unit(id)
    proceed = yield from Choice(
        unit.owner,
        tuple(changes(position, unit)),
        rule="war.unit.parts",
        label=Label("war-ask-edit-unit", piece=id),
    )
    return (yield from proceed(position))


def changes(position: Position, unit: Unit) -> Iterator[Option[Proceed]]:
    """Yield the changes that a unit allows."""
    yield Option(
        partial(renamed, unit.id), Label("war-change-name"), key="name", rule="war.unit.name_aspect", role="more"
    )
    for number in range(2, len(unit.aspects) + 1):
        label = Label("war-change-aspect", number=number)
        yield Option(partial(rewrite, unit.id, number), label, key=f"aspect.{number}", role="more")
    yield Option(
        partial(retrained, unit.id),
        Label("war-change-skills"),
        key="skills",
        rule="war.unit.skill_unique",
        barred=too_few(position, unit.quality),
        role="more",
    )
    yield Option(partial(sell, unit.id), Label("war-sell", price=PRICES[unit.quality]), key="sell")
    yield replace(back(), proposed=True)


def renamed(id: str, position: Position) -> Procedure[Position]:
    """war.unit.name_aspect"""
    unit = position.unit(id)
    name = yield from ask_name(unit.owner, typed(unit.name))
    named: Named = UserText(name) if name else unit.name
    return position.with_unit(replace(unit, aspects=(named, *unit.aspects[1:])))


def retrained(id: str, position: Position) -> Procedure[Position]:
    """war.unit.skill_unique"""
    unit = position.unit(id)
    skills = yield from ask_skills(position, unit.owner, unit.quality)
    return position.with_unit(replace(unit, skills=skills))


def rewrite(id: str, number: int, position: Position) -> Procedure[Position]:
    """An aspect is written, in the set-up or later (war.unit.extra_aspects)."""
    unit = position.unit(id)
    text = yield from ask_aspect_text(unit.owner, number, typed(unit.aspects[number - 1]))
    aspects = list(unit.aspects)
    aspects[number - 1] = UserText(text) if text else unit.aspects[number - 1]
    return position.with_unit(replace(unit, aspects=tuple(aspects)))


def unwritten(unit: Unit) -> tuple[int, ...]:
    """The numbers of its aspects that are still empty."""
    return tuple(number for number, text in enumerate(unit.aspects, 1) if text == UserText(""))


def stationed(position: Position, unit: Unit, zone: str, *, acted: bool) -> Position:
    return position.with_unit(replace(unit, zone=zone, status=Status.ACTIVE, acted=acted))
