"""The game master's secrets are in no view, log, link or file that others get."""

from __future__ import annotations

import json
from typing import Any

import pytest
from engine.samyra.table import SYSTEM, Table, labels, moved, moving, ordered, rule
from support.playing import fields, play, question, refused_by
from support.viewed import view

from gonfalon.battle.battle import Battle
from gonfalon.door.viewer import Viewer
from gonfalon.formats.record import dump, record_of
from gonfalon.questions.ask import Ask
from gonfalon.questions.choice import OptionsAnswer
from gonfalon.questions.fields import Group
from gonfalon.questions.figures import Label, Veiled
from gonfalon.questions.form import Form
from gonfalon.questions.refusal import Refused
from gonfalon.questions.secret import FaceDown
from gonfalon.questions.slip import Pocket

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


def struck() -> Table:
    """The fighter has hit the mage, whose hit points are sealed, for 90 after 50; the step closes."""
    battle = moved(ordered(play(sealed(), "^f2.damage=50")))
    return play(battle, "f1.kind=melee", "f1.result=hit f1.damage=90")


def test_stamina_that_is_not_counted_is_not_called_hidden_to_who_knows_it() -> None:
    """samyra.bind.stamina: nobody else learns whether it is counted."""
    battle = sealed('figures.2.sealed_stamina="0"')
    (value,) = (
        one for piece in SYSTEM.table(battle.position).pieces for one in piece.details if one.key == "f2.stamina"
    )
    left = dict(value.label.figures)["left"]
    assert isinstance(left, Veiled)
    assert (left.known, left.of("0"), left.of("9")) == ("hidden", "uncounted", 9)


def test_stamina_does_not_fall_below_nothing_sealed_or_open() -> None:
    """samyra.bind.stamina"""
    for kind, figures in (
        ("sealed", 'figures.2.sealed_stamina="3"'),
        ("open", "figures=open,open figures.2.stamina=3"),
    ):
        battle = play(sealed(figures if kind == "sealed" else ""), "^f2.tired=4")
        if kind == "open":
            battle = play(
                Battle(SYSTEM, {}), "quick", f"{figures} figures.2.party=2 parties.2.played=players", "^f2.tired=4"
            )
        (value,) = (
            one for piece in SYSTEM.table(battle.position).pieces for one in piece.details if one.key == "f2.stamina"
        )
        left = dict(value.label.figures)["left"]
        assert (left.of("3") if isinstance(left, Veiled) else left) == 0


def test_a_step_closes_in_few_words_and_says_where_sealed_hit_points_are_read() -> None:
    """samyra.act.simultaneous samyra.act.input: the heading names figure and damage, the field asks."""
    battle = struck()
    (heading,) = labels(battle).values()
    assert heading.replace("\u00ad", "") == "Magierin: Schaden 90, zusammen 140"
    assert falls_of(battle, "f2").label == Label("samyra-form-falls")
    assert question(battle).notes == (Label("samyra-note-sealed"),)
    play(battle, "f2.falls=stands")


def falls_of(battle: Table, id: str) -> Ask[Any]:
    """The field of the open form that says whether this figure falls."""
    ask = question(battle)
    assert isinstance(ask, Form)
    (group,) = (one.of for one in ask.fields if one.name == id)
    assert isinstance(group, Group)
    falls = group.fields[0].of
    assert isinstance(falls, Ask)
    return falls


def test_the_game_master_alone_says_whether_a_sealed_figure_falls() -> None:
    """samyra.act.input: the whole form is asked of him, and nobody else is shown that it proposes a fall."""
    battle = struck()
    assert question(battle).people == ("gm",)
    proposals = {who: falls_shown(battle, who) for who in ("p1", "table", "gm")}
    assert proposals == {"p1": ["stands"], "table": ["stands"], "gm": ["falls"]}


def falls_shown(battle: Table, who: str) -> list[str]:
    """Return the options that the view for somebody proposes."""
    ask = view(battle, "", who)["ask"]
    (field,) = ask["form"][0]["fields"]
    assert ask["who"] == ["gm"]
    return [one["key"] for one in field["options"] if one["proposed"]]


def test_in_one_step_the_table_judges_open_figures_and_the_game_master_sealed_ones() -> None:
    """samyra.act.input samyra.act.simultaneous: nothing lands before both have answered."""
    battle = play(moved(ordered(sealed())), "f1.kind=melee f2.kind=melee")
    play(battle, "f1.result=hit f1.damage=3 f2.result=hit f2.damage=4")
    assert (question(battle).people, fields(battle)) == (("table",), ["f1"])
    play(battle, "f1.falls=falls")
    assert (question(battle).people, fields(battle)) == (("gm",), ["f2"])
    assert [battle.position.figure(id).damage for id in ("f1", "f2")] == [0, 0]
    play(battle, "-")
    assert [(one.up, one.damage) for one in battle.position.figures] == [(False, 4), (True, 3)]


def test_hit_points_that_are_sealed_are_suggested_to_who_knows_them() -> None:
    """samyra.act.input: sealed 0 are not counted."""
    suggest = falls_of(struck(), "f2").suggest
    assert suggest
    for hits, proposed in (
        (HITS, OptionsAnswer(("falls",))),
        (200, OptionsAnswer(("stands",))),
        (0, None),
        (None, None),
    ):
        assert suggest(lambda slip, hits=hits: hits) == proposed  # type: ignore[misc]


@pytest.mark.parametrize(
    ("line", "path"),
    [
        ("figures=open,open figures.2.party=2 figures.2.hits=7", "figures.2.hits"),
        ("figures=open,open figures.2.party=2 figures.2.stamina=7", "figures.2.stamina"),
        ('figures=open,card figures.2.party=2 figures.2.card="Ork | hits 7"', "figures.2.card"),
    ],
)
def test_open_values_of_the_game_masters_figures_are_refused(line: str, path: str) -> None:
    """samyra.act.input samyra.bind.stamina"""
    battle: Table = play(Battle(SYSTEM, {}), "quick")
    with pytest.raises(Refused) as no:
        play(battle, line)
    assert [(one.path, one.rule) for one in no.value.fields] == [(path, "samyra.act.input")]
    joining = play(sealed(), "+join")
    assert refused_by(joining, "figures=open figures.1.party=2 figures.1.hits=7") == "samyra.act.input"


def test_a_ready_fight_asks_what_is_sealed_once_for_figures_of_a_kind() -> None:
    """samyra.act.input: four orcs and three wolves have a slip each kind."""
    battle: Table = play(Battle(SYSTEM, {}), "ready.wolves")
    assert (question(battle).people, fields(battle)) == (("table",), ["f5", "f9"])
    play(battle, f'f5.hits="{HITS}" f9.what=hits,stamina f9.hits="55" f9.stamina="{STAMINA}"')
    slips = [one.sealed_hits for one in battle.position.figures]
    assert slips[:4] == [None] * 4
    assert slips[4] in slips[5:8]
    assert len({slip.seal for slip in slips[4:] if slip}) == 2
    seen = {who: [str(value) in seen_by(battle, who) for value in (HITS, STAMINA)] for who in ("p1", "gm")}
    assert seen == {"p1": [False, False], "gm": [True, True]}
    assert str(HITS) not in json.dumps(dump(record_of(battle, "")))


def test_the_game_master_may_seal_other_values_later_and_no_open_setting_names_them() -> None:
    """samyra.act.input samyra.bind.stamina"""
    battle = play(moving(cast=(1, 2, 0)), "+seal")
    assert question(battle).people == ("gm",)
    play(battle, f'orc2.what=hits,stamina orc2.hits="{HITS}" orc2.stamina="{STAMINA}"')
    assert rule(battle) == "move.groupwise"
    assert battle.position.judge("orc2") == "gm"
    assert battle.position.judge("orc1") == "table"
    keys = {one.key for one in battle.system.settings(battle.position)}
    assert {f"{id}.{what}" for id in ("ilva", "orc1", "orc2") for what in ("hits", "stamina")} & keys == {
        "ilva.hits",
        "ilva.stamina",
    }
    assert {who: str(HITS) in seen_by(battle, who) for who in ("p1", "gm")} == {"p1": False, "gm": True}


def test_sealed_stamina_that_does_not_suffice_is_advised_against_to_who_knows_it() -> None:
    """samyra.bind.stamina: nobody is refused, and nobody else learns of it."""
    battle = ordered(play(sealed(), "^in.f1.f2=yes", f"^f2.tired={STAMINA - 1}"), "p2")
    assert {who: stamina_shown(battle, who) for who in ("p1", "table", "gm")} == {
        "p1": "open",
        "table": "open",
        "gm": "short",
    }
    play(battle, f"^f2.tired={STAMINA - 2}")
    assert stamina_shown(battle, "gm") == "open"


def stamina_shown(battle: Table, who: str) -> str:
    """Return the words about stamina in the option to bind, as somebody reads them."""
    (label,) = (one["label"] for one in view(battle, "", who)["ask"]["options"] if one["key"] == "bind.f2")
    return str(label["with"]["stamina"])


def test_one_seat_holds_several_parties() -> None:
    """samyra.init.who"""
    battle = play(Battle(SYSTEM, {}), "ready.wolves", "-")
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


def test_players_seal_the_text_of_their_spells_too() -> None:
    """samyra.act.declare"""
    battle = moved(ordered(sealed("cover=covert figures.1.kind=mage")))
    play(battle, 'p1: f1.kind=round f1.plan="Firestorm"', "p2: f2.kind=none")
    assert battle.position.figure("f1").pace.kind == "round"
    assert "Firestorm" not in json.dumps(dump(record_of(battle, "")))
    seen = {who: "Firestorm" in seen_by(battle, who) for who in ("p1", "table", "gm")}
    assert seen == {"p1": True, "table": False, "gm": False}


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


def test_sealing_ends_when_nobody_is_left_to_seal() -> None:
    """samyra.act.input: the last figure of the game master's leaves while the form stands open."""
    battle = play(ordered(sealed()), "+seal", "^f2.state=down")
    assert rule(battle) == "move.groupwise"


def test_the_log_reads_sealed_stamina_as_it_was_spent_in_this_battle() -> None:
    """samyra.bind.stamina: of two battles that differ in what was spent before, each tells what was left in its own."""
    battle = ordered(play(sealed(), "^in.f1.f2=yes"), "p2")
    left = []
    for tired in (10, 20):
        one = play(battle.fork(), f"^f2.tired={tired}", "bind.f2", "quality=1")
        *_, label = (
            line["label"] for line in view(one, "", "gm")["chronicle"] if line["rule"] == "samyra.bind.stamina"
        )
        left.append(label["with"]["left"])
    assert left == [STAMINA - 12, STAMINA - 22]
