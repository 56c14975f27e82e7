"""Results at one look: a line says what it comes to, of whom it speaks, and which sums met; the end of a turn is no result."""

from __future__ import annotations

from functools import cache

import pytest
from support.door_player import Plain, Visitor

KINDS = {
    "war": {"war.core.shifts": {"sums"}, "war.core.outcome.attack": {"hit", "miss"}, "war.harm.average": {"defeat"}},
    "tiefen": {
        "tiefen.tactic.reveal": {"card"},
        "tiefen.tactic.bonus": {"reveal"},
        "tiefen.roll.destroy": {"hit"},
        "tiefen.result.win": {"end"},
    },
    "sotc": {"sotc.roll.shifts": {"sums"}, "sotc.attack.roll": {"hit", "miss"}},
}
MOST = 150


@cache
def played(system: str) -> tuple[Plain, ...]:
    """The views of battles played at random, until each of these rules has told something of every kind."""
    wanted = {(rule, kind) for rule, kinds in KINDS[system].items() for kind in kinds}
    views: list[Plain] = []
    for seed in range(60):
        visitor = Visitor(f"happened {seed}")
        shown = visitor.begin(system)
        ready = [one["key"] for one in shown["ask"]["options"] if one["key"].startswith("ready.")]
        views.append(visitor.play(visitor.answer({"keys": ready[:1]}) if ready else shown, most=MOST))
        wanted -= {(line["rule"], line["happened"]["kind"]) for line in views[-1]["log"] if "happened" in line}
        if not wanted:
            return tuple(views)
    raise AssertionError(wanted)


@pytest.mark.parametrize("system", KINDS)
def test_a_result_is_of_its_kind_and_speaks_of_what_has_a_name(system: str) -> None:
    for view in played(system):
        for line in view["log"]:
            if line["rule"] in KINDS[system] and line["kind"] == "tell":
                assert line["happened"]["kind"] in KINDS[system][line["rule"]], line
            if result := line.get("happened"):
                assert {result["by"], result["to"]} <= {None, *view["names"]}, line
                assert not result["sums"] or result["by"], line


def test_the_sums_of_a_roll_are_those_that_are_told() -> None:
    met = [
        (line["happened"]["sums"], line["label"]["with"])
        for view in played("war")
        for line in view["log"]
        if line["rule"] == "war.core.shifts"
    ]
    for sums, told in met:
        assert sums == ([told["total"], told["against"]] if told["opposed"] == "yes" else [told["total"]])


@pytest.mark.parametrize("system", KINDS)
def test_most_of_what_is_told_is_no_result(system: str) -> None:
    lines = [line for view in played(system) for line in view["log"]]
    results = [line for line in lines if "happened" in line]
    assert len(results) < len(lines) / 2
    assert not [line for line in results if line["rule"] == "war.turn.end"]
