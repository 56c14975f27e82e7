"""A battle told as text is a test: every story of the rulebooks, each case and every whole battle is told again as written."""

from __future__ import annotations

from pathlib import Path

import pytest
from tools.rules_table import RULEBOOK, rows, systems

from gonfalon.formats.story import StoryError, retell
from gonfalon.systems import PREPARED

STORIES = sorted(RULEBOOK.glob("*/stories/*.story"))
BATTLES = sorted(Path(__file__).parent.glob("*/*.story"))
"""Whole battles, from the first question to the end, a folder for each system."""

CASES = sorted(Path(__file__).parent.glob("*/cases/*.story"))
"""One line of the rules each that is no worked example, told no further than it takes."""

TOLD = (*STORIES, *CASES, *BATTLES)


@pytest.mark.parametrize("path", TOLD, ids=lambda path: path.stem)
def test_the_story_is_told_as_written(path: Path, retells: bool) -> None:
    story = path.read_text("utf-8")
    told = retell(story)
    if retells:
        path.write_text(told, "utf-8")
    assert told == story or retells


def test_a_story_says_what_it_is_about_and_plays_something() -> None:
    """One without its first line is named by no rule; one that begins no battle would be told as written, whatever the rules."""
    told = {path: path.read_text("utf-8") for path in TOLD}
    assert [path for path, story in told.items() if not story.startswith("# ") or "\n= " not in story] == []


@pytest.mark.parametrize("path", BATTLES, ids=lambda path: path.stem)
def test_a_whole_battle_goes_to_its_end(path: Path) -> None:
    lines = path.read_text("utf-8").splitlines()
    assert [line for line in lines if line.startswith("=>")] == ["=>   over"]
    assert lines[-1] == "=>   over"


DEEDS = (
    *("move", "force", "rid", "attack", "ambush", "intimidate", "surround", "scout", "pin", "keep", "other", "load"),
    *("second", "give", "boost", "rally", "duel", "attach", "detach", "free", "paid"),
    *("pay", "detail", "less", "reinforce"),
)
"""The options in a battle of war, by the first word of its key."""

OFFERED = ("write", "buy", "gm", "concede")
"""The offers beside a question, by the first word of its key."""


def test_the_whole_battles_of_war_hold_everything_that_can_be_done() -> None:
    told = "\n".join(path.read_text("utf-8") for path in BATTLES if path.parent.name == "war")
    assert [deed for deed in DEEDS if f"\n! {deed}." not in told and f"\n! {deed}\n" not in told] == []
    assert [one for one in OFFERED if f"\n+ {one}." not in told and f"\n+ {one}\n" not in told] == []
    assert ".reroll\n" in told
    for rule in (
        "war.zone.aspect.reveal",
        "war.init.tie",
        "war.adv.surround.bonus 1",
        "war.end.concede",
        "war.core.compel",
    ):
        assert rule in told


@pytest.mark.parametrize("system", [*systems(), *PREPARED])
def test_every_worked_example_has_its_story(system: str) -> None:
    expected = [f"{row.id}.{number}" for row in rows(system) for number in range(1, row.examples + 1)]
    told = {path.stem for path in STORIES if path.parent.parent.name == system}
    assert [name for name in expected if name not in told] == []


@pytest.mark.parametrize(
    "story",
    [
        "! speed\n",
        "= no-such-system\n",
        "= tiefen\n> no.such.rule\n",
        "= tiefen\n! ten\n",
        "= tiefen\n§ 3\n",
        "= tiefen tiefen.roll.chooser=nobody\n",
    ],
)
def test_a_line_that_is_none_is_said_with_its_number(story: str) -> None:
    try:
        told = retell(story)
    except StoryError as error:
        assert f"line {len(story.splitlines())}" in str(error)
    else:
        assert "\nx " in told


def test_a_ruling_in_quotes_is_a_text_whatever_it_looks_like() -> None:
    """Digits in quotes are no number; without quotes they are one."""
    told = retell('= tiefen\n! 100\n^ a.bonus="2"\n^ a.bonus=2 two words\n')
    assert '^ a.bonus="2"\nx setting tiefen.dice.freeze\n' in told
    assert ".    ruling tiefen.dice.freeze  2 two words\n" in told


def test_a_story_tells_asks_answers_and_refusals() -> None:
    story = "# troops\n= tiefen\n! 0\n! 80\n"
    told = retell(story)
    assert told == (
        "# troops\n"
        "= tiefen\n"
        "? table  tiefen.circ.outnumber.unit  1..99999 (100)\n"
        "! 0\n"
        "x number tiefen.circ.outnumber.unit\n"
        "! 80\n"
        "? table  tiefen.circ.outnumber.unit  1..99999 (100)\n"
    )
    assert retell(told) == told
