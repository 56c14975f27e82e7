"""Results at one look: a line says what it comes to, of whom it speaks, and which sums met; the end of a turn is no result."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from support.door_player import Plain, Visitor
from support.stories import record_in

from gonfalon.formats import link

KINDS = {
    "war": {
        "war.core.shifts": {"sums"},
        "war.core.outcome.attack": {"hit", "miss"},
        "war.harm.average": {"defeat"},
        "war.turn.everyone_once": {"round"},
    },
    "tiefen": {
        "tiefen.tactic.reveal": {"card"},
        "tiefen.tactic.bonus": {"reveal"},
        "tiefen.roll.destroy": {"hit"},
        "tiefen.result.win": {"end"},
    },
    "samyra": {
        "samyra.act.input": {"hit", "miss"},
        "samyra.act.credit": {"defeat"},
        "samyra.strike.phase": {"hit", "miss"},
        "samyra.spell.round": {"miss"},
        "samyra.bind.threshold": {"success"},
        "samyra.disengage.roll": {"success", "miss"},
        "samyra.round.phases": {"round"},
        "samyra.round.end": {"end"},
    },
    "sotc": {"sotc.roll.shifts": {"sums"}, "sotc.attack.roll": {"hit", "miss"}, "sotc.seq.exchange": {"round"}},
}
MOST = 150
WRITTEN = ("samyra",)
"""The systems where results are entered, and random players leave the proposed ones."""

TESTS = Path(__file__).parents[1]


def at_random(system: str) -> Iterator[Plain]:
    for seed in range(60):
        visitor = Visitor(f"happened {seed}")
        shown = visitor.begin(system)
        ready = [one["key"] for one in shown["ask"]["options"] if one["key"].startswith("ready.")]
        yield visitor.play(visitor.answer({"keys": ready[:1]}) if ready else shown, most=MOST)


def written(system: str) -> Iterator[Plain]:
    """The ends of whole battles that are told as stories."""
    for path in sorted((TESTS / "stories" / system).glob("*.story")):
        yield Visitor("happened").view("read", link=link.write(record_in(path)))


@cache
def played(system: str) -> tuple[Plain, ...]:
    """The views of battles, until each of these rules has told something of every kind."""
    wanted = {(rule, kind) for rule, kinds in KINDS[system].items() for kind in kinds}
    views: list[Plain] = []
    for view in written(system) if system in WRITTEN else at_random(system):
        views.append(view)
        wanted -= {(line["rule"], line["happened"]["kind"]) for line in views[-1]["chronicle"] if "happened" in line}
        if not wanted:
            return tuple(views)
    raise AssertionError(wanted)


def idle(line: Plain) -> bool:
    """True if the line tells that nothing was done."""
    return line["label"]["with"].get("result") in ("none", "waive", "sealed")


@pytest.mark.parametrize("system", KINDS)
def test_a_result_is_of_its_kind_and_speaks_of_what_has_a_name(system: str) -> None:
    for view in played(system):
        for line in view["chronicle"]:
            if line["rule"] in KINDS[system] and line["kind"] == "tell" and not idle(line):
                assert line["happened"]["kind"] in KINDS[system][line["rule"]], line
            if result := line.get("happened"):
                assert {result["by"], result["to"]} <= {None, *view["names"]}, line
                assert not result["sums"] or result["by"], line


def test_the_sums_of_a_roll_are_those_that_are_told() -> None:
    met = [
        (line["happened"]["sums"], line["label"]["with"])
        for view in played("war")
        for line in view["chronicle"]
        if line["rule"] == "war.core.shifts"
    ]
    for sums, told in met:
        assert sums == ([told["total"], told["against"]] if told["opposed"] == "yes" else [told["total"]])


@pytest.mark.parametrize("system", KINDS)
def test_a_deed_says_once_what_it_is_and_whose_dice_its_sums_come_of(system: str) -> None:
    """A screen finds row, sides and dice by the deed alone: dice without their hand would lie behind no sum, or a wrong one."""
    for view in played(system):
        begun: dict[int, Plain] = {}
        hands: dict[int, set[str]] = {}
        for line in view["chronicle"]:
            deed = line.get("deed")
            assert ("begun" in line) is (deed is not None and deed not in begun), line
            if deed is None:
                continue
            begun.setdefault(deed, line.get("begun"))
            assert {begun[deed]["by"], begun[deed]["to"]} <= {None, *view["names"]}, line
            if line["kind"] == "dice":
                hands.setdefault(deed, set()).update(line.get("hands", line["who"]))
            if (result := line.get("happened")) and result["sums"]:
                assert hands[deed] >= {result["by"], result["to"]} - {None}, line


@pytest.mark.parametrize("system", KINDS)
def test_most_of_what_is_told_is_no_result(system: str) -> None:
    lines = [line for view in played(system) for line in view["chronicle"]]
    results = [line for line in lines if "happened" in line]
    assert len(results) < len(lines) / 2
    assert not [line for line in results if line["rule"] == "war.turn.end"]
