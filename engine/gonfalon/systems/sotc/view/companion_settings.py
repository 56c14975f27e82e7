"""Values of companions: quality, scopes, skills, whether they are there."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from gonfalon.questions.figures import Label
from gonfalon.systems.sotc.rolls.ratings import rated
from gonfalon.systems.sotc.state.people import Companion, Kind
from gonfalon.systems.sotc.state.position import Position
from gonfalon.systems.sotc.state.skills import SKILLS
from gonfalon.systems.sotc.view.character_settings import HIGHEST, having, skill_label
from gonfalon.systems.sotc.view.setting_kinds import choice_of, flag, flag_of, number, number_of
from gonfalon.table.table import Setting

QUALITIES = 8
PRESENCE = ("with", "away", "out")


def of_companion(position: Position, companion: Companion) -> Iterator[Setting[Position]]:
    """Yield the settings of a companion: the purchases of its advances, and whether it is with its partner
    (sotc.comp.base, sotc.comp.adv_skilled).
    """
    id = companion.id

    def put(changed: Companion) -> Position:
        return position.with_companion(changed)

    yield number_of(
        id,
        "quality",
        companion.quality,
        lambda value: put(replace(companion, quality=int(value))),
        "sotc.comp.adv_quality",
        least=1,
        most=QUALITIES,
    )
    for kind in Kind:

        def scope(on: bool, kind: Kind = kind) -> Position:
            scopes = tuple(one for one in Kind if (on if one is kind else one in companion.scopes))
            return put(replace(companion, scopes=scopes))

        label = Label("sotc-set-scope", thing=id, scope=kind.value)
        yield flag(f"{id}.{kind.value}", label, kind in companion.scopes, scope, "sotc.comp.adv_scope", id)
    marks = (
        ("independent", companion.independent, "sotc.comp.adv_independent"),
        ("keeps_up", companion.keeps_up, "sotc.comp.adv_keeping_up"),
    )
    for what, value, rule in marks:

        def mark(on: bool, what: str = what) -> Position:
            return put(replace(companion, **{what: on}))  # type: ignore[arg-type]

        yield flag_of(id, what, value, mark, rule)
    if not any(one.companion == id and not one.left for one in position.groups):
        yield presence(position, companion)
    for skill in SKILLS:

        def learnt(value: int | str, skill: str = skill) -> Position:
            return put(replace(companion, skills=having(companion.skills, skill, int(value))))

        rating = rated(companion.skills, skill)
        rule = "sotc.comp.adv_skilled"
        yield number(f"{id}.skill.{skill}", skill_label(id, skill), rating, learnt, rule, most=HIGHEST, of=id)


def presence(position: Position, companion: Companion) -> Setting[Position]:
    """With its partner, away, or given up for a hit (sotc.comp.extra_consequence)."""

    def put(value: int | str) -> Position:
        changed = replace(companion, attached=value == "with", out=value == "out")
        return position.with_companion(changed)

    now = "out" if companion.out else "with" if companion.attached else "away"
    states = tuple((one, Label("sotc-companion-state", state=one)) for one in PRESENCE)
    return choice_of(companion.id, "presence", now, put, "sotc.comp.extra_consequence", states)
