"""Characters as cards: read and written the same, kept after a scene, brought into the next."""

from __future__ import annotations

from dataclasses import replace

import pytest
from engine.sotc.opened import SYSTEM, complaints, examples, framed, opened
from hypothesis import given
from hypothesis import strategies as st
from support.playing import play

from gonfalon.questions.figures import Label, UserText
from gonfalon.questions.refusal import Refused
from gonfalon.questions.tidy import tidy
from gonfalon.systems.sotc.setup.card_reading import read_card
from gonfalon.systems.sotc.setup.card_text import LONGEST_CARD, card_of
from gonfalon.systems.sotc.setup.cast import TEMPLATES, builtin
from gonfalon.systems.sotc.setup.sheet import Sheet, Wound, best_first, of_template, sheet_of
from gonfalon.systems.sotc.state.people import Companion, Exit, Kind, Left, Weapon
from gonfalon.systems.sotc.state.position import Position, Step
from gonfalon.systems.sotc.state.skills import SKILLS
from gonfalon.systems.sotc.state.things import Aspect, Sort
from gonfalon.table.switches import set_switches

MARIE = (
    "Marie | guns 4, resolve 3, Gliding 2 | points 6 | health +1 | composure -1 | slots 4 | grit 2 | weight 3"
    " | extra guns 1 | weapon guns 2: Old Revolver | mild: Sprained Ankle | moderate eased | severe eased: Lost an Eye"
    " | companion 2, physical, social, independent, keeps, guns 2: Jacques | @sotc-aspect-boxer-1 | Never Gives Up"
)
EMPTY = SYSTEM.start(set_switches(SYSTEM.switches, {}))

typed = st.text(min_size=1, max_size=30).map(tidy).filter(lambda text: 0 < len(text) <= 30)
sayings = st.sampled_from(
    ("mild: x", "points 3", "@sotc-name-boxer", "@x", "a|b", "a, b: c\\", "\\", "companion", "=", "…")
)
named = st.one_of(typed.map(UserText), sayings.map(UserText), st.sampled_from(sorted(builtin())).map(Label))
own_skills = typed.filter(lambda text: text.lower() not in SKILLS)
ratings = st.dictionaries(st.one_of(st.sampled_from(SKILLS), own_skills), st.integers(-3, 12), max_size=4).map(
    lambda found: best_first(tuple(found.items()))
)
arms = st.builds(
    lambda name, skill, reach: Weapon("", name, skill, reach), named, st.sampled_from(SKILLS), st.integers(0, 9)
)
usual_arms = st.sampled_from(("melee", "gun")).map(lambda kind: Weapon("", Label("sotc-weapon", kind=kind), "guns", 2))


def numbered(found: list[Weapon]) -> tuple[Weapon, ...]:
    return tuple(replace(one, id=f"w{number}") for number, one in enumerate(found, 1))


severities = st.sampled_from(("mild", "moderate", "severe"))
wounds = st.one_of(
    st.builds(Wound, severities, named, st.booleans()),
    severities.map(lambda one: Wound(one, Label("sotc-consequence-unnamed", severity=one))),
)
companions = st.builds(
    lambda name, quality, scopes, skills, traits: Companion("", "", name, quality, tuple(scopes), skills, *traits),
    named,
    st.integers(1, 8),
    st.lists(st.sampled_from(Kind), min_size=1, max_size=3, unique=True),
    ratings,
    st.tuples(st.booleans(), st.booleans()),
)
sheets = st.builds(
    Sheet,
    named,
    ratings,
    st.lists(named, max_size=3).map(tuple),
    st.integers(0, 99),
    st.integers(-4, 6),
    st.integers(-4, 6),
    st.integers(0, 9),
    st.none() | st.integers(0, 9),
    st.integers(0, 20),
    ratings,
    st.lists(arms | usual_arms, max_size=2).map(numbered),
    st.lists(wounds, max_size=2).map(tuple),
    st.lists(companions, max_size=1).map(tuple),
    st.sets(st.integers(1, 5)).map(lambda found: tuple(sorted(found))),
    st.sets(st.integers(1, 5)).map(lambda found: tuple(sorted(found))),
)


def carried_in(card: str) -> Position:
    """The table with this card on it."""
    return SYSTEM.preview_roster_card(EMPTY, "sotc-character", card)


@given(sheets)
def test_a_card_read_and_written_is_the_same(sheet: Sheet) -> None:
    """sotc.group.members"""
    card = card_of(sheet)
    assert tidy(card) == card
    if len(card) <= LONGEST_CARD and read_card(card).aspects == sheet.aspects:
        assert read_card(card) == sheet
    else:
        assert read_card(card) == replace(sheet, aspects=sheet.aspects[: len(read_card(card).aspects)])


@given(st.text(max_size=LONGEST_CARD + 10))
def test_any_text_is_read_or_refused(text: str) -> None:
    """sotc.group.members"""
    try:
        sheet = read_card(text)
    except Refused:
        return
    assert read_card(card_of(sheet)).skills == sheet.skills


@given(sheets)
def test_a_character_leaves_a_scene_as_it_came(sheet: Sheet) -> None:
    """sotc.stress.length, sotc.fp.pool"""
    fitting = replace(sheet, health=max(0, sheet.health), composure=max(0, sheet.composure))
    table = carried_in(card_of(fitting))
    assert sheet_of(table.at_step(Step.OVER), "h1") == read_card(card_of(fitting))


def test_everything_on_a_card_comes_onto_the_table() -> None:
    """sotc.stress.length, sotc.fp.pool, sotc.comp.base"""
    table = carried_in(MARIE)
    (character,) = table.characters
    assert (character.name, character.points, character.slots, character.grit) == (UserText("Marie"), 6, 4, 2)
    assert dict(character.skills) == {"guns": 4, "resolve": 3, "Gliding": 2}
    assert (len(character.health), len(character.composure)) == (6, 6)
    assert [(one.severity, one.eased, one.carried) for one in table.consequences_of("h1")] == [
        ("mild", False, True),
        ("moderate", True, True),
        ("severe", True, True),
    ]
    (jacques,) = table.companions
    assert (jacques.partner, jacques.scopes, jacques.skills) == ("h1", (Kind.PHYSICAL, Kind.SOCIAL), (("guns", 2),))
    assert [one.text for one in table.aspects_on("h1") if one.sort is Sort.OWN] == [
        Label("sotc-aspect-boxer-1"),
        UserText("Never Gives Up"),
    ]


def test_a_card_can_be_shown_before_it_is_used() -> None:
    """sotc.group.members"""
    table = SYSTEM.table(carried_in(MARIE))
    assert [one.id for one in table.pieces if one.id == "h1"] == ["h1"]
    assert SYSTEM.names(carried_in(MARIE))["h1"] == UserText("Marie")


def test_kept_characters_carry_their_consequences_and_no_stress() -> None:
    """sotc.cons.aspect, sotc.stress.clear"""
    battle = examples(anna__skill__guns=2, anna__health="X____", anna__mild=1, anna__points=3)
    kept = {one.key: one.text for one in SYSTEM.keep(battle.position)}
    assert set(kept) == {"anna", "bruno", "clara", "kessler", "marek", "voss"}
    assert kept["anna"] == "Anna | guns 2 | points 3 | mild"
    assert carried_in(kept["anna"]).characters[0].health == (False,) * 5


def test_stress_that_was_not_cleared_is_carried_into_the_next_scene() -> None:
    """sotc.stress.keep"""
    position = examples(anna__health="X_X__", anna__composure="_X___").position.at_step(Step.OVER)
    card = SYSTEM.keep(position)[0].text
    assert card == "Anna | | points 0 | stress health 1 3 | stress composure 2"
    (anna,) = carried_in(card).characters
    assert (anna.health, anna.composure) == ((True, False, True, False, False), (False, True, False, False, False))


def test_a_temporary_aspect_is_not_kept() -> None:
    """sotc.temp.fragile"""
    position = examples().position
    marked = Aspect("a90", UserText("Marked"), "anna", Sort.TEMPORARY)
    position = replace(position, aspects=(*position.aspects, marked))
    assert "Marked" not in SYSTEM.keep(position)[0].text


def test_who_has_left_is_kept_too() -> None:
    """sotc.seq.end"""
    position = examples().position
    gone = replace(position.character("voss"), left=Left(Exit.CONCEDED, "anna", UserText("He runs")))
    assert [one.key for one in SYSTEM.keep(position.with_figure(gone))][-1] == "voss"


def test_a_card_from_the_roster_is_a_hero_or_a_villain_of_the_form() -> None:
    """sotc.group.members"""
    line = f'people=hero,villain people.1.template=card people.1.card="{MARIE}" people.1.name="Zoe"'
    position = framed(f'{line} people.2.template=card people.2.card="Otto | fists 3"').position
    marie, otto = position.characters
    assert (marie.name, marie.points, otto.name, otto.owner) == (UserText("Marie"), 6, UserText("Otto"), "p0")
    assert position.player("p1").name == UserText("Zoe")
    assert {one.severity for one in position.consequences_of(marie.id)} == {"mild", "moderate", "severe"}


def test_a_card_that_cannot_be_read_is_complained_about() -> None:
    """sotc.group.members"""
    line = "people=hero,villain people.1.template=card people.2.template=card"
    assert complaints(f'{line} people.1.card="" people.2.card="Otto | fists many"') == [
        ("people.1.card", "sotc.group.members"),
        ("people.2.card", "sotc.roll.default_skill"),
    ]


@pytest.mark.parametrize(
    ("card", "code"),
    [
        ("", "card"),
        ("Otto", "card"),
        ("Otto | fists", "card"),
        ("Otto | fists 99", "card-number"),
        ("Otto | fists 1, Fists 2", "card-twice"),
        ("Otto | | points 100", "card-number"),
        ("Otto | | points many", "card"),
        ("Otto | | weapon guns 2", "card"),
        ("Otto | | mild badly: Cut", "card"),
        ("Otto | | stress pride 2", "card"),
        ("Otto | | stress health 31", "card-number"),
        ("Otto | | companion 1: Rex", "card"),
        ("Otto | | companion 1, physical, physical: Rex", "card"),
        (f"Otto | | {'x' * 90}", "length"),
        (f"Otto | | {'x' * LONGEST_CARD}", "length"),
    ],
)
def test_what_is_no_card_is_refused(card: str, code: str) -> None:
    """sotc.group.members"""
    with pytest.raises(Refused) as refused:
        read_card(card)
    assert refused.value.code == code


def test_only_characters_are_cards_of_this_system() -> None:
    """sotc.group.members"""
    with pytest.raises(Refused):
        SYSTEM.preview_roster_card(EMPTY, "war-leader", MARIE)


def test_too_long_a_card_leaves_out_the_last_aspects() -> None:
    """sotc.group.members"""
    many = replace(
        of_template(TEMPLATES[0], 10), aspects=tuple(UserText(f"{number} {'x' * 70}") for number in range(12))
    )
    card = card_of(many)
    assert len(card) <= LONGEST_CARD
    assert read_card(card).aspects == many.aspects[: len(read_card(card).aspects)]
    assert read_card(card).aspects


@pytest.mark.parametrize("key", ["rooftop", "court", "chase"])
def test_everybody_of_a_ready_scene_fits_on_a_card(key: str) -> None:
    """sotc.group.members"""
    position = opened(f"ready.{key}").position
    for kept in SYSTEM.keep(position):
        assert sheet_of(position, kept.key) == read_card(kept.text)


def test_a_field_of_the_examples_can_be_kept_after_the_first_turn_began() -> None:
    """sotc.seq.phases"""
    assert len(SYSTEM.keep(play(examples(), "begin").position)) == 6
