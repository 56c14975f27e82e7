"""What the game master keeps to himself is in no view, log, link or file that others get."""

from __future__ import annotations

import json

from engine.samyra.table import SYSTEM, Table, fields, moved, ordered, play, question, rule

from gonfalon.battle import Battle
from gonfalon.form import Form
from gonfalon.record import dump, record_of
from gonfalon.secret import FaceDown
from gonfalon.slip import Pocket
from gonfalon.view import view
from gonfalon.viewer import Viewer

HITS, STAMINA = 137, 91
SEALED = (
    "figures=open,sealed figures.1.kind=fighter figures.2.kind=mage figures.2.party=2 "
    f'figures.2.sealed_hits="{HITS}" figures.2.sealed_stamina="{STAMINA}" cost=2'
)


def sealed(line: str = "") -> Table:
    """A fighter against a mage whose hit points and stamina the game master alone knows."""
    return play(Battle(SYSTEM, {}), "quick", f"{SEALED} {line}")


def test_sealed_values_are_not_in_the_record_nor_in_the_position() -> None:
    """samyra.act.input samyra.bind.stamina"""
    battle = sealed()
    figure = battle.position.figure("f2")
    assert (figure.hits, figure.stamina) == (None, None)
    written = json.dumps(dump(record_of(battle, "")))
    assert f'"{HITS}"' not in written
    assert f",{HITS}" not in written


def test_the_game_master_alone_says_whether_a_sealed_figure_falls() -> None:
    """samyra.act.input"""
    battle = moved(ordered(play(sealed(), "^f2.damage=50")))
    play(battle, "f1.kind=melee", "f1.result=hit f1.damage=90")
    ask = question(battle)
    assert isinstance(ask, Form)
    falls = ask.fields[0].of.fields[0].of  # type: ignore[union-attr]
    assert falls.people == ("gm",)  # type: ignore[union-attr]
    assert [one.key for one in falls.options if one.proposed] == ["stands"]  # type: ignore[union-attr]


def test_hit_points_that_are_sealed_are_suggested_to_who_knows_them() -> None:
    """samyra.act.input"""
    battle = moved(ordered(play(sealed(), "^f2.damage=50")))
    play(battle, "f1.kind=melee", "f1.result=hit f1.damage=90")
    falls = question(battle).fields[0].of.fields[0].of  # type: ignore[attr-defined]
    suggestion = falls.suggest(lambda slip: HITS)
    assert suggestion.keys == ("falls",)
    assert falls.suggest(lambda slip: 200).keys == ("stands",)
    assert falls.suggest(lambda slip: None) is None


def test_one_seat_holds_several_parties() -> None:
    """samyra.init.who"""
    battle = play(Battle(SYSTEM, {}), "ready.wolves")
    lying = battle.system.table(battle.position)
    master = Viewer("gm", lying, Pocket())
    assert [master.holds(side.id) for side in lying.sides] == [False, True, True]


def test_parties_declare_under_cover_and_all_is_turned_at_once() -> None:
    """samyra.act.declare"""
    battle = moved(ordered(sealed("cover=covert")))
    ask = question(battle)
    assert isinstance(ask, FaceDown)
    assert ask.people == ("p1", "p2")
    play(battle, 'p2: f2.kind=round f2.plan="Firestorm"')
    assert battle.position.figure("f2").pace.kind == ""
    assert isinstance(question(battle), FaceDown)
    play(battle, "p1: f1.kind=melee")
    assert [battle.position.figure(id).pace.kind for id in ("f1", "f2")] == ["melee", "round"]


def covered(line: str) -> Table:
    """Both parties have declared under cover, and all is turned over."""
    return play(moved(ordered(sealed("cover=covert"))), "p1: f1.kind=none", f"p2: {line}")


def test_the_kind_opens_and_the_text_of_a_spell_stays_sealed() -> None:
    """samyra.act.declare"""
    battle = covered('f2.kind=round f2.plan="Firestorm"')
    assert battle.position.figure("f2").pace.kind == "round"
    cards = battle.system.table(battle.position).cards
    assert [(card.id, card.of, card.label) for card in cards] == [("plan.f2", "p2", None)]
    assert "Firestorm" not in json.dumps(dump(record_of(battle, "")))
    seen = {who: "Firestorm" in seen_by(battle, who) for who in ("p1", "table", "gm")}
    assert seen == {"p1": False, "table": False, "gm": True}


def test_sealed_values_are_read_by_the_game_masters_seat_alone() -> None:
    """samyra.act.input"""
    battle = sealed()
    seen = {who: str(HITS) in seen_by(battle, who) for who in ("p1", "table", "gm")}
    assert seen == {"p1": False, "table": False, "gm": True}


def seen_by(battle: Table, who: str) -> str:
    """Everything that a view for somebody holds."""
    return json.dumps(view(battle, "", who), default=str)


def test_a_spell_of_sealed_length_goes_on_until_the_game_master_says_so() -> None:
    """samyra.spell.long"""
    battle = covered('f2.kind=veiled f2.length="2"')
    assert rule(battle) == "spell.long"
    play(battle, "on")
    task = battle.position.figure("f2").task
    assert task is not None
    assert task.left is None
    assert rule(battle) == "init.roll"


def test_too_little_sealed_stamina_is_never_refused() -> None:
    """samyra.bind.stamina"""
    battle = sealed()
    play(battle, "^in.f1.f2=yes", "^f2.tired=90")
    play(ordered(battle, "p2"), "bind.f2", "quality=1")
    assert battle.position.figure("f2").tired == 92
    assert fields(moved(battle)) != []
