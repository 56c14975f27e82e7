"""Within a step no order matters: neither that of entering nor that in which the figures stand on the table."""

from __future__ import annotations

import pytest
from engine.samyra.table import SYSTEM, Table, moved, ordered, rule
from hypothesis import given, settings
from hypothesis import strategies as st
from support.playing import play, tells

from gonfalon.battle.battle import Battle
from gonfalon.questions.figures import UserText

HEROES = ("Ada", "Ben", "Cora")
ORCS = ("Grub", "Hax", "Izz")
NAMES = (*HEROES, *ORCS)

Blow = tuple[str, str, int]
"""Whom it is aimed at, what comes of it, and the damage."""


@st.composite
def steps(draw: st.DrawFn) -> tuple[dict[str, Blow], set[str]]:
    """Draw everybody's action in one step, and the figures that fall of those that are hit."""
    blows = {
        name: (
            draw(st.sampled_from([other for other in NAMES if other != name])),
            draw(st.sampled_from(("hit", "miss", "none"))),
            draw(st.integers(0, 12)),
        )
        for name in NAMES
    }
    return blows, draw(st.sets(st.sampled_from(NAMES)))


@given(steps(), st.permutations(HEROES), st.permutations(ORCS), st.permutations(NAMES))
@settings(max_examples=40, deadline=None)
@pytest.mark.parametrize("kind", ["melee", "ranged"])
def test_the_order_within_a_step_never_changes_the_outcome(
    kind: str, step: tuple[dict[str, Blow], set[str]], heroes: list[str], orcs: list[str], entered: list[str]
) -> None:
    """samyra.act.simultaneous samyra.act.fallen_same_step samyra.act.credit"""
    blows, falling = step
    usual = outcome(fought(kind, HEROES, ORCS, NAMES, blows, falling))
    assert outcome(fought(kind, tuple(heroes), tuple(orcs), tuple(entered), blows, falling)) == usual
    assert usual[0] == {name: suffered(name, blows) for name in NAMES}


def suffered(name: str, blows: dict[str, Blow]) -> int:
    return sum(damage for target, result, damage in blows.values() if target == name and result == "hit")


def fought(
    kind: str,
    heroes: tuple[str, ...],
    orcs: tuple[str, ...],
    entered: tuple[str, ...],
    blows: dict[str, Blow],
    falling: set[str],
) -> Table:
    """A single step with these blows, entered in this order, of figures that stand in that order."""
    battle: Table = Battle(SYSTEM, {})
    names = (*heroes, *orcs)
    rows = " ".join(
        f'figures.{number}.name="{name}" figures.{number}.party={1 if name in heroes else 2}'
        for number, name in enumerate(names, 1)
    )
    play(battle, "quick", f"parties.2.played=players figures={','.join(['open'] * len(names))} {rows}")
    ids = {name: f"f{number}" for number, name in enumerate(names, 1)}
    play(moved(ordered(battle)), " ".join(f"{id}.kind={kind}" for id in ids.values()))
    play(battle, " ".join(line(ids, name, blows[name]) for name in entered))
    if rule(battle) == "act.simultaneous":
        falls = [f"{ids[name]}.falls=falls" for name in entered if name in falling and suffered(name, blows)]
        play(battle, " ".join(falls) or "-")
    return battle


def line(ids: dict[str, str], name: str, blow: Blow) -> str:
    target, result, damage = blow
    said = f"{ids[name]}.target={ids[target]} {ids[name]}.result={result}"
    return f"{said} {ids[name]}.damage={damage}" if result == "hit" else said


def outcome(battle: Table) -> tuple[dict[str, int], set[str], dict[str, frozenset[str]]]:
    """By name: the damage suffered, who still stands, and who is credited for whom."""
    called = {one.id: one.name.text for one in battle.position.figures if isinstance(one.name, UserText)}
    figures = {called[one.id]: one for one in battle.position.figures}
    credit = {
        called[one["figure"]]: frozenset(called[by] for by in one["by"]) for one in tells(battle, "samyra.act.credit")
    }
    return (
        {name: one.damage for name, one in figures.items()},
        {name for name, one in figures.items() if one.up},
        credit,
    )
