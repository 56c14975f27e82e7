"""A combat on a map, and the same one typed without: a random player plays the one, and for the other is typed what follows."""

from __future__ import annotations

import pathlib
import re
from dataclasses import dataclass
from typing import Any

from engine.samyra.table import SYSTEM, Table
from engine.samyra.test_map import painted
from hypothesis import given, settings
from hypothesis import strategies as st
from support.playing import play, question, told

from gonfalon.battle.battle import Battle
from gonfalon.battle.bots import AtRandom
from gonfalon.questions.answer import Answer
from gonfalon.questions.ask import Tell
from gonfalon.questions.choice import Choice, OptionsAnswer
from gonfalon.questions.dice import Dice
from gonfalon.questions.form import Form
from gonfalon.systems.samyra.ground.areas import in_area
from gonfalon.systems.samyra.ground.objects import classes_under
from gonfalon.systems.samyra.movement.budget import obstacle_halves
from gonfalon.systems.samyra.state.people import Figure
from gonfalon.systems.samyra.state.position import Position
from gonfalon.table.field.path import Path, PathAnswer
from gonfalon.table.field.walk import walked

KINDS = ("fighter", "twin", "halberdier", "archer", "scout", "giant", "mite", "orc", "wolf")
MOST_ANSWERS = 70
OBJECTS = {"high": "C3 G5 E7", "low": "E1 G3 C7"}
"""Each by itself, so that a part of a move meets one object a step."""

SAME = ("up", "posture", "damage", "tired", "perched", "weapons")
PACED = (
    "intent",
    "over",
    "blocked",
    "spent",
    "steps",
    "left",
    "freed",
    "held",
    "forced",
    "bind",
    "acted",
)


@dataclass(frozen=True)
class Muster:
    """The figures that fight, the cells where they stand at first, and the values drawn at random after that."""

    shape: str
    figures: tuple[tuple[str, int], ...]
    cells: tuple[str, ...]
    switches: tuple[tuple[str, str], ...]
    seed: int

    def table(self, map: str) -> Table:
        battle: Table = Battle(SYSTEM, dict(self.switches))
        rows = ",".join("open" for _ in self.figures)
        each = " ".join(
            f"figures.{number}.kind={kind} figures.{number}.party={party}"
            for number, (kind, party) in enumerate(self.figures, 1)
        )
        return play(battle, "quick", f"parties=party,party,party {map} figures={rows} {each}")


@st.composite
def musters(draw: st.DrawFn) -> Muster:
    count = draw(st.integers(4, 7))
    kinds = draw(st.lists(st.sampled_from(KINDS), min_size=count, max_size=count))
    cells = [f"{column}{row}" for column in "BDFH" for row in (2, 4, 6)]
    near = draw(st.lists(st.sampled_from(cells), min_size=count, max_size=count, unique=True))
    switches = tuple(
        (one.rule, draw(st.sampled_from(one.values)))
        for one in SYSTEM.switches
        if one.rule != "samyra.move.obstacle_space"
    )
    figures = tuple((kind, 1 + number % 3) for number, kind in enumerate(kinds))
    return Muster(
        draw(st.sampled_from(("squares", "hexes"))), figures, tuple(near), switches, draw(st.integers(0, 9999))
    )


@settings(max_examples=25)
@given(musters())
def test_the_legs_of_a_combat_on_a_map_typed_without_one_give_the_same_combat(muster: Muster) -> None:
    """samyra.zone.known samyra.zone.force samyra.move.friend_pending samyra.disengage.inside"""
    drawn = muster.table(f"map={muster.shape} columns=9 rows=8")
    typed = muster.table("map=none")
    for number, cell in enumerate(muster.cells, 1):
        both(drawn, typed, f"f{number}.swing", 0)
        if any(one.key == f"f{number}.cell" and one.allows(cell) for one in SYSTEM.settings(drawn.position)):
            drawn.overrule(f"f{number}.cell", cell, "")
    for ground, cells in OBJECTS.items():
        painted(drawn, cells, ground)
    for mover, enemy in pairs(drawn.position):
        typed.overrule(f"in.{mover}.{enemy}", "yes", "")
    bot = AtRandom(Dice.seeded(f"both {muster.seed}"))
    started = len(told(drawn)), len(told(typed))
    for _ in range(MOST_ANSWERS):
        if drawn.ask is None:
            break
        one_answer(drawn, typed, bot)
        alike(drawn, typed)
    assert (drawn.ask is None) == (typed.ask is None)
    assert facts(drawn, started[0]) == facts(typed, started[1])


def both(drawn: Table, typed: Table, key: str, value: int | str) -> None:
    for battle in (drawn, typed):
        if any(one.key == key and one.allows(value) for one in SYSTEM.settings(battle.position)):
            battle.overrule(key, value, "")


def pairs(position: Position) -> list[tuple[str, str]]:
    """Return the pairs of which one stands in the area of the other."""
    return [
        (one.id, foe.id)
        for one in position.standing
        for foe in position.foes(one.id)
        if in_area(position, one.id, foe.id)
    ]


def one_answer(drawn: Table, typed: Table, bot: AtRandom) -> None:
    """The random player answers on the map; what follows is typed without one."""
    for figure in drawn.position.figures:
        if not figure.up and not figure.lies:
            drawn.overrule(f"{figure.id}.lies", ".", "")
    ask = question(drawn)
    if isinstance(ask, Path):
        walk(drawn, typed, ask, bot)
        answer_as_on_map(drawn, typed)
        return
    answer = bot.answer(ask)
    while isinstance(ask, Choice) and picked(answer).startswith(("cross.", "done")):
        answer = bot.answer(ask)
    other = question(typed)
    assert (other.rule, other.people, other.about) == (ask.rule, ask.people, ask.about)
    drawn.answer(answer)
    typed.answer(answer)
    answer_as_on_map(drawn, typed)
    if isinstance(ask, Choice) and picked(answer).startswith("draw."):
        typed_anew(drawn, typed)


def typed_anew(drawn: Table, typed: Table) -> None:
    """A weapon is drawn where nobody reached the figure: whoever stands in its area now is said beside the question."""
    if sorted(pairs(drawn.position)) == sorted(pairs(typed.position)):
        return
    typed.take("contacts")
    inside = {
        one.id: {foe for mover, foe in pairs(drawn.position) if mover == one.id} for one in typed.position.standing
    }
    fill(typed, " ".join(f"{id}={named(foes)}" for id, foes in inside.items()))


def picked(answer: Answer) -> str:
    assert isinstance(answer, OptionsAnswer)
    return answer.keys[0] if answer.keys else ""


def walk(drawn: Table, typed: Table, ask: Path, bot: AtRandom) -> None:
    """A path as far as the next area, typed as a leg; staying where the figure is as a leg without spaces."""
    id, before = ask.piece, drawn.position
    steps = walked_by(bot, ask)
    way = walked(ask.ahead, steps, ask.rule)
    first = min((one.step for one in way.crossings), default=len(steps))
    foes = tuple(one.area for one in way.crossings if one.step == first)
    leg = walked(ask.ahead, steps[:first], ask.rule, ends=False)
    assert question(typed).about == ask.about
    drawn.answer(PathAnswer(steps))
    if not steps:
        stay(drawn, typed, id)
        return
    line = leg_line(before, drawn.position, id, leg.halves, foes)
    then = "on" if foes else "end"
    fill(typed, f"{line} then={then}")


def walked_by(bot: AtRandom, ask: Path) -> str:
    answer = bot.answer(ask)
    assert isinstance(answer, PathAnswer)
    return answer.steps


def stay(drawn: Table, typed: Table, id: str) -> None:
    friend = drawn.position.figure(id).pace.waits or "nobody"
    fill(typed, f"friend={friend}")


def leg_line(before: Position, after: Position, id: str, halves: int, foes: tuple[str, ...]) -> str:
    """Return the line that is typed for a part of a move: from the map before and after it."""
    figure = after.figure(id)
    own = sum(
        "own" in classes_under(after, figure, cell)
        for cell in figure.pace.trail[len(before.figure(id).pace.trail) or 1 :]
    )
    spaces = (halves - own * obstacle_halves(before, before.figure(id))) // 2
    was = {foe.id for foe in before.foes(id) if in_area(before, id, foe.id)}
    theirs = {foe.id for foe in after.foes(id) if in_area(after, id, foe.id)}
    mine = {foe.id for foe in after.foes(id) if in_area(after, foe.id, id)}
    left = {foe for foe in was if foe not in theirs or foe in foes}
    on = "own" if "own" in classes_under(after, figure) else "low" if stands_on(after, figure) else "no"
    line = f"spaces={spaces} crossed={own} left={named(left)} entered={named(set(foes))}"
    if figure.armed and after.foes(id):
        line += f" reached={named(mine - theirs)} missed={named(theirs - mine)}"
    return f"{line} friend={figure.pace.waits or 'nobody'} on={on}"


def stands_on(position: Position, figure: Figure) -> bool:
    grid = position.grid
    assert grid
    lying = {cell for one in position.figures if not one.up for cell in one.standing()}
    return any(grid.paint(cell) != "." or cell in lying for cell in figure.standing())


def named(ids: set[str]) -> str:
    return ",".join(sorted(ids)) or "-"


def fill(typed: Table, line: str) -> None:
    ask = question(typed)
    assert isinstance(ask, Form), ask
    typed.fill(ask.parse(line), Dice.seeded("form"))


def answer_as_on_map(drawn: Table, typed: Table) -> None:
    """Answer for the table without a map as the map says by itself: who reaches whom, and that nothing is left to go."""
    while typed.ask is not None:
        ask, position = question(typed), drawn.position
        if ask.about[:1] == ("back",):
            id = ask.about[1]
            inside = {foe.id for foe in position.foes(id) if in_area(position, id, foe.id)}
            mine = {foe.id for foe in position.foes(id) if in_area(position, foe.id, id)}
            pace = position.figure(id).pace
            values = {"inside": named(inside), "mine": named(mine), "began": "no" if pace.left else "yes"}
            values["on"] = "low" if position.figure(id).perched else "no"
            assert isinstance(ask, Form)
            fill(typed, " ".join(f"{one.name}={values[one.name]}" for one in ask.fields))
        elif ask.about[:1] == ("armed",):
            id = ask.about[1]
            typed.answer(OptionsAnswer(tuple(foe.id for foe in position.foes(id) if in_area(position, foe.id, id))))
        elif isinstance(ask, Form) and ask.rule == "samyra.move.bew" and not isinstance(drawn.ask, Path):
            if typed.position.figure(ask.about[0]).pace.climbs:
                typed.take(f"leave.{ask.about[0]}")
            stay(drawn, typed, ask.about[0])
        else:
            return


def alike(drawn: Table, typed: Table) -> None:
    """The same figures stand, reach the same enemies, and have done the same."""
    one, other = drawn.position, typed.position
    assert sorted(pairs(one)) == sorted(pairs(other))
    for figure, twin in zip(one.figures, other.figures, strict=True):
        assert [getattr(figure, name) for name in SAME] == [getattr(twin, name) for name in SAME]
        assert [getattr(figure.pace, name) for name in PACED] == [getattr(twin.pace, name) for name in PACED]
        assert not figure.pace.over or figure.pace.waits == twin.pace.waits


def facts(battle: Table, start: int) -> list[tuple[str, tuple[tuple[str, Any], ...]]]:
    """Return the facts told since, without the names of spaces and without the entry of contacts."""
    return [fact(one) for one in told(battle)[start:] if one.rule != "samyra.zone.known"]


def fact(one: Tell) -> tuple[str, tuple[tuple[str, Any], ...]]:
    return one.rule, tuple((name, value) for name, value in one.figures if name != "to" or value == "open")


STORIES = pathlib.Path(__file__).parents[2] / "stories" / "samyra"


def log_of(name: str) -> list[str]:
    """The facts that a story tells, but for rulings and the names of spaces."""
    lines = (STORIES / f"{name}.story").read_text("utf-8").splitlines()
    facts_told = [line for line in lines if line.startswith(".") and " ruling " not in line]
    return [re.sub(r" to=\S+", "", line) for line in facts_told]


def test_three_rounds_of_three_parties_tell_the_same_with_a_map_and_without() -> None:
    """samyra.zone.known samyra.zone.several samyra.disengage.failed_force"""
    assert log_of("both_map") == log_of("both_typed")
    assert len([line for line in log_of("both_map") if "samyra.round.phases" in line]) > 3
