"""Nothing more is asked about somebody who is ruled out of the conflict, whatever was open."""

from __future__ import annotations

import pytest
from engine.sotc.field import field
from support.players import Written
from support.playing import offers, play, question, tells

ANY_TIME = {"sotc.conc.when": "any_time"}
EXCHANGES_A_SKILL = ("anna.skill.athletics=4", "everywhere.new.a1=Fog", "anna.points=1")


@pytest.mark.parametrize(
    ("rulings", "only", "moves", "rule"),
    [
        (("anna.mild=1",), "anna kessler", ("+compel.a1",), "sotc.fp.compel"),
        (("anna.mild=1",), "anna kessler", ("+compel.a1", "accept"), "sotc.fp.compel"),
        ((), "anna kessler", ("+concede.anna",), "sotc.conc.terms"),
        ((), "anna kessler", ("+concede.anna", '"gives in"'), "sotc.conc.accept"),
        (
            ("anna.points=3", "everywhere.new.a1=Fog"),
            "anna kessler",
            ("scene", "a1", "fists", "+difficulty", 12, (0,), "pass", "+argue.anna"),
            "sotc.man.scene",
        ),
        (
            EXCHANGES_A_SKILL,
            "anna kessler",
            ("attack.kessler", (0, 2), "paid.a1.anna.swap", "athletics", "+lasts.anna"),
            "sotc.env.duration",
        ),
        (("anna.skill.athletics=4",), "kessler anna", ("attack.anna", (0, 0), "+overflow.anna"), "sotc.over.use"),
        (
            ("anna.skill.athletics=4",),
            "kessler anna",
            ("attack.anna", (0, 0), "+overflow.anna", "move.z2"),
            "sotc.over.use",
        ),
    ],
)
def test_who_is_ruled_out_is_asked_nothing_more(
    rulings: tuple[str, ...], only: str, moves: tuple[Written, ...], rule: str
) -> None:
    """sotc.seq.end"""
    battle = play(field(*rulings, only=f"{only} bruno", switches=ANY_TIME), *moves)
    assert (question(battle).rule, "anna" in question(battle).about) == (rule, True)
    play(battle, "^anna.left=left")
    assert "anna" not in question(battle).about
    assert [one for one in offers(battle) if one.endswith(".anna")] == []


def test_a_group_that_is_ruled_out_is_given_no_leader() -> None:
    """sotc.attach.when"""
    battle = play(field("new.g1=4", only="anna kessler g1"), "+attach.kessler.g1", "^g1.left=left")
    assert (question(battle).rule, tells(battle, "sotc.attach.when")) == ("sotc.act.one", [])
