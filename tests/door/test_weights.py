"""Told lines carry their weight: outcomes that everybody must see, ordinary lines, asides."""

from __future__ import annotations

import pytest
from support.door_player import Plain, Visitor

OUTCOMES = {
    "war": {"war.core.outcome.attack", "war.harm.consequence_aspect"},
    "tiefen": {"tiefen.tactic.reveal", "tiefen.roll.destroy", "tiefen.result.win", "tiefen.after.retreat"},
}
ASIDES = {"war": {"war.turn.end"}, "tiefen": {"tiefen.tactic.secret"}}
MOST = 150


def told(system: str) -> list[Plain]:
    """The log of battles played at random, until everything that is looked for has happened."""
    wanted = OUTCOMES[system] | ASIDES[system]
    lines: list[Plain] = []
    for seed in range(60):
        visitor = Visitor(f"weights {seed}")
        shown = visitor.begin(system)
        ready = [one["key"] for one in shown["ask"]["options"] if one["key"].startswith("ready.")]
        shown = visitor.answer({"keys": ready[:1]}) if ready else shown
        lines += visitor.play(shown, most=MOST)["chronicle"]
        if wanted <= {line["rule"] for line in lines}:
            return lines
    raise AssertionError(wanted - {line["rule"] for line in lines})


@pytest.mark.parametrize("system", OUTCOMES)
def test_what_everybody_must_see_weighs_most_and_the_end_of_a_turn_least(system: str) -> None:
    lines = told(system)
    assert {line["weight"] for line in lines if line["rule"] in OUTCOMES[system]} == {"outcome"}
    assert {line["weight"] for line in lines if line["rule"] in ASIDES[system] and line["kind"] == "tell"} == {"aside"}
    assert {line["weight"] for line in lines if line["kind"] == "dice"} == {"line"}
    shares = [sum(line["weight"] == weight for line in lines) for weight in ("outcome", "line")]
    assert shares[0] < shares[1], "most of what happens is no outcome"


def test_a_ruling_is_an_outcome() -> None:
    visitor = Visitor("ruling")
    visitor.begin("war")
    visitor.answer({"keys": ["example"]})
    shown = visitor.view("overrule", what="ida.box2", value="yes", why="")
    assert (shown["chronicle"][-1]["kind"], shown["chronicle"][-1]["weight"]) == ("ruling", "outcome")
