"""The set-up of a combat: the form, fights that stand ready, cards of the roster, and the names of things."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from engine.samyra.table import SYSTEM, Table, german, moved, moving, ordered, rule
from support.playing import keys, play, proposed, question, refused_by

from gonfalon.battle.battle import Battle
from gonfalon.questions.choice import Choice
from gonfalon.questions.fields import Rows
from gonfalon.questions.figures import UserText
from gonfalon.questions.form import Form
from gonfalon.questions.refusal import Refused
from gonfalon.systems.samyra.ground.fields import HEIGHTS, PALETTE
from gonfalon.systems.samyra.ground.map_card import LONGEST_MAP, map_card, read_map
from gonfalon.systems.samyra.setup.cards import card_of, read_card
from gonfalon.systems.samyra.setup.cast import TEMPLATES, figure_of
from gonfalon.systems.samyra.setup.ready import READY
from gonfalon.systems.samyra.state.people import Grip
from gonfalon.systems.samyra.view.emblems import BARE, GRIPS, emblem
from gonfalon.table.field.grid import Grid

ROOT = Path(__file__).resolve().parents[3]

CARD = "Ilva | bew 7 | size 2 | reach 1 | swing 2 | hits 12 | stamina 9 | two_handed hand | melee body | runs"


def quick(line: str = "") -> Table:
    return play(Battle(SYSTEM, {}), "quick", line or "-")


def test_one_form_sets_up_a_combat() -> None:
    """samyra.round.phases samyra.sides.hostile"""
    battle = quick('figures.1.name="Ilva" figures.1.bew=7 cost=2')
    position = battle.position
    assert [one.of for one in position.figures] == ["p1", "p1", "p2", "p2"]
    assert (position.figure("f1").name, position.figure("f1").bew, position.bind_cost) == (UserText("Ilva"), 7, 2)
    assert position.hostile("p1", "p2")
    assert rule(battle) == "init.roll"


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("figures=open,open", "samyra.sides.hostile"),
        ("figures.1.party=3", "samyra.sides.hostile"),
        ("map=squares columns=4 rows=4", "samyra.move.free_spaces"),
        ('figures=card,open figures.1.card="no | such" figures.2.party=2', "samyra.sides.hostile"),
    ],
)
def test_what_does_not_go_together_is_complained_about(line: str, answer: str) -> None:
    """samyra.sides.hostile samyra.move.free_spaces"""
    battle: Table = Battle(SYSTEM, {})
    play(battle, "quick")
    assert refused_by(battle, line) == answer


@pytest.mark.parametrize("fight", READY, ids=lambda fight: fight.key)
def test_a_ready_fight_begins_with_its_parties(fight: object) -> None:
    """samyra.round.phases"""
    key = fight.key  # type: ignore[attr-defined]
    battle = play(Battle(SYSTEM, {}), f"ready.{key}")
    parties = fight.parties  # type: ignore[attr-defined]
    assert [(one.gm, len(battle.position.of(one.id))) for one in battle.position.parties] == [
        (gm, len(cast)) for _, gm, cast in parties
    ]


@pytest.mark.parametrize("fight", READY, ids=lambda fight: fight.key)
def test_a_ready_fight_asks_nothing_before_its_first_round_and_brings_example_values(fight: object) -> None:
    """samyra.act.input"""
    battle = play(Battle(SYSTEM, {}), f"begin.{fight.key}")  # type: ignore[attr-defined]
    assert rule(battle) == "init.roll"
    assert all(one.hits and one.attack and one.harm for one in battle.position.figures)


def test_example_values_stay_on_the_card_of_a_figure() -> None:
    """samyra.act.input"""
    battle = play(Battle(SYSTEM, {}), "begin.wolves")
    figure = replace(battle.position.figure("f1"), name=UserText("Ilva"))
    kept = read_card(card_of(figure))
    assert (kept.hits, kept.attack, kept.harm) == (figure.hits, figure.attack, figure.harm)


def test_a_game_master_may_seal_the_example_values_later() -> None:
    """samyra.act.input"""
    battle = play(Battle(SYSTEM, {}), "begin.road")
    assert battle.position.figure("f5").hits
    battle.take("seal")
    play(battle, 'f5.what=hits f5.hits="14"')
    assert battle.position.figure("f5").hits is None
    assert battle.position.figure("f5").sealed_hits


def test_in_an_ambush_the_surprised_draw_first() -> None:
    """samyra.alt.first_round"""
    battle = ordered(play(Battle(SYSTEM, {}), "ready.road", "-"))
    assert keys(battle)[0] == "draw.f1.1"
    assert proposed(battle) == ("draw.f1.1",)
    assert next(one for one in keys(battle) if "f2" in one) == "draw.f2.1"
    assert proposed(play(battle, "draw.f1.1")) == ("draw.f2.1",)


def test_a_card_gives_its_figure_again() -> None:
    """samyra.sides.hostile"""
    figure = read_card(CARD)
    assert card_of(figure) == CARD
    assert figure.weapons[0].grip is Grip.TWO_HANDED
    battle = quick(f'figures=card,open figures.1.card="{CARD}" figures.2.party=2')
    assert battle.position.figure("f1").hits == 12
    (kept,) = battle.system.keep(battle.position)
    assert kept.text == CARD


def test_a_card_says_how_many_spaces_a_figure_covers() -> None:
    """samyra.zone.several"""
    battle = quick('map=squares figures=open,open figures.1.kind=giant figures.1.name="Brug" figures.2.party=2')
    giant = battle.position.figure("f1")
    (card,) = (one.text for one in battle.system.keep(battle.position) if one.kind == "figure")
    assert read_card(card).covers == giant.covers == ((0, 0), (1, 0), (0, 1))
    play(battle, "^f1.covers=one")
    assert battle.position.figure("f1").covers == ((0, 0),)
    play(battle, "^f1.covers=four")
    assert len(battle.position.figure("f1").standing()) == 4


@pytest.mark.parametrize(
    "text", ["", "Ilva | covers 5", "Ilva | bew 99", "Ilva | sword hand", "Ilva | armour 3", "Ilva |  bew 6", "x" * 30]
)
def test_a_text_that_is_no_card_is_refused(text: str) -> None:
    """samyra.sides.hostile"""
    with pytest.raises(Refused, match="card"):
        read_card(text)
    with pytest.raises(Refused):
        SYSTEM.preview_roster_card(SYSTEM.start(Battle(SYSTEM, {}).switches), "figure", text)


def test_a_kept_figure_lies_on_an_empty_table() -> None:
    """samyra.sides.hostile"""
    laid = SYSTEM.preview_roster_card(SYSTEM.start(Battle(SYSTEM, {}).switches), "figure", CARD)
    assert [one.id for one in SYSTEM.table(laid).pieces] == ["f1"]


@pytest.mark.parametrize("language", ["de", "fr", "en"])
def test_everything_on_the_table_has_a_name_in_every_language(language: str) -> None:
    """samyra.sides.hostile: a very small creature is called that."""
    words = pytest.importorskip("gonfalon.words", exc_type=ImportError).Words(language)
    battle = moving(cast=(6, 6, 6))
    names = {
        id: words.label(name) if not isinstance(name, UserText) else name.text
        for id, name in SYSTEM.names(battle.position).items()
    }
    assert not [name for name in names.values() if name.startswith("samyra-")]
    assert len(set(names.values())) == len(names)


def test_contacts_may_be_corrected_before_a_figure_moves() -> None:
    """samyra.zone.known samyra.disengage.needed"""
    battle = play(moving(), "+contacts", "ilva=orc1", "move.ilva")
    assert rule(battle) == "disengage.needed"


def test_a_contact_without_a_map_is_a_link_and_on_a_map_an_area() -> None:
    """samyra.zone.known"""
    battle = moving("in.ilva.orc1=yes")
    links = SYSTEM.table(battle.position).links
    assert [(one.from_, one.to, one.both) for one in links] == [("ilva", "orc1", False)]
    mapped = ordered(play(Battle(SYSTEM, {}), "ready.stair", "-"))
    assert {area.kind for area in SYSTEM.table(mapped.position).areas} == {"attack"}
    assert rule(moved(mapped)) == "turn.end"
    assert question(mapped).people == ("table",)


MAP = "square 4x4 | AAAAAAAA | Die Brücke"


def test_a_map_is_kept_with_its_name_and_what_was_painted_on_it() -> None:
    """samyra.zone.known samyra.move.size_relative"""
    battle = play(quick("map=hexes columns=9 rows=7"), "+paint", "wall=A1,B1 high=I7 low=C4", "^map.name=Furt")
    (kept,) = (one for one in SYSTEM.keep(battle.position) if one.kind == "map")
    again = quick(f'map=kept plan="{kept.text}"').position
    assert again.grid == battle.position.grid
    assert again.map_name == "Furt"


def test_the_largest_map_stays_within_what_a_card_may_take() -> None:
    """samyra.zone.known: 40 × 40 cells, every one painted, and the longest name."""
    rows = tuple(
        "".join(tuple(HEIGHTS)[(3 * row + 7 * column) % len(HEIGHTS)] for column in range(40)) for row in range(40)
    )
    grid = Grid("square", rows, PALETTE)
    text = map_card(grid, "x" * 24)
    assert len(text) <= LONGEST_MAP
    assert read_map(text) == (grid, "x" * 24)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "square 4x4 | AAAAAAA",
        "square 3x4 | AAAAAA",
        "square 41x4 | " + "A" * 66,
        "square 4x4 | --------",
        "round 4x4 | AAAAAAAA",
        "square 4x4 | AAAAAAAA | " + "x" * 25,
        "square 4x4 | AAAAAAAA | a | b",
        "square 4x4 | AAAAAAAA |",
    ],
)
def test_a_text_that_is_no_map_is_refused(text: str) -> None:
    """samyra.zone.known"""
    with pytest.raises(Refused, match="card"):
        read_map(text)
    battle: Table = play(Battle(SYSTEM, {}), "quick")
    with pytest.raises(Refused) as no:
        play(battle, f'map=kept plan="{text}"')
    assert [one.path for one in no.value.fields] == ["plan"]


def test_a_kept_map_has_to_have_room_for_everybody_and_lies_on_an_empty_table() -> None:
    """samyra.move.free_spaces"""
    battle: Table = play(Battle(SYSTEM, {}), "quick")
    assert refused_by(battle, f'map=kept plan="{MAP}"') == "samyra.move.free_spaces"
    laid = SYSTEM.preview_roster_card(SYSTEM.start(Battle(SYSTEM, {}).switches), "map", MAP)
    assert SYSTEM.table(laid).grid == read_map(MAP)[0]


def test_each_kind_of_figure_says_its_usual_movement() -> None:
    """samyra.move.bew: the value of a row is entered, and does not follow from its kind."""
    form = question(play(Battle(SYSTEM, {}), "quick"))
    assert isinstance(form, Form)
    (rows,) = (one.of for one in form.fields if one.name == "figures")
    assert isinstance(rows, Rows)
    (kind,) = (one.of for one in rows.shapes[0].fields if one.name == "kind")
    assert isinstance(kind, Choice)
    said = {one.key: german().label(one.label).replace("\u00ad", "") for one in kind.options if one.label}
    assert (said["fighter"], said["wolf"]) == ("Kämpferin (üblich: BEW 6)", "Wolf (üblich: BEW 9)")


def test_a_ready_fight_says_whether_it_is_played_on_a_map() -> None:
    """samyra.zone.known"""
    said = {one.key: one.played.figures for one in SYSTEM.openings if one.played}
    assert {key: dict(figures)["on"] for key, figures in said.items()} == {
        "begin.road": "none",
        "begin.wolves": "map",
        "begin.stair": "map",
    }


def test_each_kind_of_figure_has_a_picture_of_its_own() -> None:
    """samyra.sides.hostile: one from a card has that of its first weapon."""
    pictures = {one.key: emblem(figure_of(one, "f1", "p1", one.label)) for one in TEMPLATES}
    assert len(set(pictures.values())) == len(TEMPLATES)
    assert emblem(read_card("Ilva | ranged hand")) == pictures["archer"]
    assert emblem(read_card("Ilva"))
    sprite = (ROOT / "web/icons/list.txt").read_text("utf-8").split()
    assert {*pictures.values(), *GRIPS.values(), BARE} <= set(sprite)
