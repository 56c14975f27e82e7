"""Forms: several fields and one answer, on the small system of `gonfalon_warband`."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from gonfalon_warband import MOST_BAND, Camp, Hero, Minions, Plan, Position, Warband, plan_form
from hypothesis import given
from hypothesis import strategies as st

from gonfalon import plugins
from gonfalon.battle.battle import Battle
from gonfalon.battle.work import work_of
from gonfalon.formats import link
from gonfalon.formats.record import dump, load, load_entry, record_of, replay
from gonfalon.formats.story import StoryError, retell
from gonfalon.plugins.guard import Guarded
from gonfalon.questions.answer import RulingMade
from gonfalon.questions.ask import TABLE, Procedure
from gonfalon.questions.checked import MOST_ITEMS, LinkError
from gonfalon.questions.choice import Choice, Choices, OptionsAnswer
from gonfalon.questions.dice import Dice
from gonfalon.questions.fields import Field, Group, Of, Rows
from gonfalon.questions.figures import Label
from gonfalon.questions.filled import DEEPEST_FORM, FieldAnswer, FormAnswer, RowsAnswer, submitted_in
from gonfalon.questions.form import Form
from gonfalon.questions.number import Number, NumberAnswer
from gonfalon.questions.option import Option
from gonfalon.questions.refusal import Barred, Refused
from gonfalon.questions.secret import FaceDown
from gonfalon.questions.slip import Pocket, RevealedAnswer, SealedAnswer
from gonfalon.questions.text import Text, TextAnswer
from gonfalon.terminal.at_random import play_many

FORM = plan_form()


@pytest.fixture(autouse=True)
def warband() -> Iterator[None]:
    plugins.add("warband", "gonfalon_warband:Warband")
    yield
    plugins.drop("warband")


def begun(line: str = "") -> Battle[Position]:
    """The band is there; the first shots are asked for."""
    battle: Battle[Position] = Battle(Warband())
    battle.fill(FORM.parse(line), Dice.seeded("band"))
    return battle


def shoot(battle: Battle[Position], line: str = "") -> None:
    assert isinstance(battle.ask, Form)
    battle.fill(battle.ask.parse(line), Dice.seeded("shots"))


def complaints(line: str) -> dict[str, str]:
    """The codes of all complaints, by their paths."""
    with pytest.raises(Refused) as refused:
        begun(line)
    return {one.path: one.code for one in refused.value.fields}


@st.composite
def answers(draw: Any, of: Of) -> FieldAnswer:
    """A sound answer for a field, whether it is asked or not."""
    match of:
        case Group(fields=fields):
            return FormAnswer(tuple(draw(answers(one.of)) for one in fields))
        case Rows():
            shapes = draw(st.lists(st.sampled_from(of.shapes), min_size=of.least, max_size=of.most))
            return RowsAnswer(
                tuple((shape.key, FormAnswer(tuple(draw(answers(one.of)) for one in shape.fields))) for shape in shapes)
            )
        case FaceDown(asks=(Number() as inner, *_)):
            return RevealedAnswer(str(draw(st.integers(inner.least, inner.most))), "")
        case Number():
            return NumberAnswer(draw(st.integers(of.least, of.most)))
        case Text():
            words = draw(st.text('abc "\\=.äß', min_size=1, max_size=of.most))
            return TextAnswer(" ".join(words.split()) or "a")
        case Choice() | Choices():
            keys = st.sampled_from([option.key for option in of.options])
            return OptionsAnswer(tuple(draw(st.lists(keys, min_size=of.least, max_size=of.most, unique=True))))
        case _:
            raise NotImplementedError(of)


def filled() -> st.SearchStrategy[FormAnswer]:
    """The form of the set-up, its fields sound each by itself."""
    return st.tuples(*(answers(one.of) for one in FORM.fields)).map(lambda given: FORM.normalized(FormAnswer(given)))


def under_seal(given: FormAnswer) -> FormAnswer | None:
    """As it stands in a record; None if the form complains."""
    pocket, dice = Pocket(), Dice.seeded("salt")
    try:
        return FORM.sealed(given, lambda by, content: pocket.lay(by, content, dice.salt()))
    except Refused:
        return None


def test_the_preset_is_a_valid_plan() -> None:
    plan = begun().position.plan
    assert plan
    assert (plan.points, plan.camp) == (12, Camp(walls=False, height=2))
    anna, crowd = plan.band
    assert isinstance(anna, Hero)
    assert (anna.name, anna.gifts) == ("Anna", ())
    assert crowd == Minions(2, mounted=False)


def test_fields_rows_and_groups_make_one_value() -> None:
    plan = begun(
        'points=20 camp.walls=yes camp.height=4 band=minions,hero band.2.name="B, C" band.2.gifts=sly,swift'
    ).position.plan
    assert plan
    assert (plan.points, plan.camp) == (20, Camp(walls=True, height=4))
    assert plan.band[0] == Minions(3, mounted=False)
    hero = plan.band[1]
    assert isinstance(hero, Hero)
    assert (hero.name, hero.gifts) == ("B, C", ("sly", "swift"))


def test_a_field_that_is_not_asked_has_its_preset_for_its_value() -> None:
    battle = begun()
    shoot(battle, "f1.damage=5 f2.result=hit f2.damage=6")
    assert battle.record[-1] == FormAnswer(
        (FormAnswer((OptionsAnswer(("miss",)), None)), FormAnswer((OptionsAnswer(("hit",)), NumberAnswer(6))))
    )
    assert battle.position.damage == (0, 6)


@given(filled())
def test_a_filled_form_is_read_again_from_record_and_story(given: FormAnswer) -> None:
    assert FORM.normalized(FORM.parse(FORM.spell(given))) == given
    assert FORM.normalized(given) == given
    sealed = under_seal(given)
    if sealed is not None:
        battle: Battle[Position] = Battle(Warband())
        battle.answer(sealed)
        record = record_of(battle, "")
        assert load(json.loads(json.dumps(dump(record)))) == link.read(link.write(record)) == record
        assert replay(record).position == battle.position


@given(filled())
def test_the_form_takes_what_it_sealed_and_complains_with_a_path(given: FormAnswer) -> None:
    try:
        begun(FORM.spell(given))
    except Refused as refused:
        assert refused.code == "fields"
        assert refused.fields
        assert {one.path.partition(".")[0] for one in refused.fields} <= {"points", "band"}
    else:
        assert under_seal(given) is not None


def test_all_complaints_about_fields_come_at_once() -> None:
    wrong = 'points=99 camp.walls=yes camp.height=9 band.1.name="" band.1.strength="77" band.2.count=0'
    assert complaints(wrong) == {
        "points": "number",
        "camp.height": "number",
        "band.1.name": "length",
        "band.1.strength": "number",
        "band.2.count": "number",
    }


def test_complaints_about_the_whole_come_at_once_and_name_their_rules() -> None:
    with pytest.raises(Refused) as refused:
        begun('points=2 band=hero,hero band.2.name="Anna"')
    assert [(one.path, one.rule) for one in refused.value.fields] == [
        ("points", "warband.points"),
        ("band.2.name", "warband.hero.name"),
    ]


def test_too_many_rows_are_complained_about() -> None:
    assert complaints("points=30 band=" + ",".join(["minions"] * 6)) == {"band": "how-many"}


def test_a_refused_form_leaves_battle_and_pocket_as_they_were() -> None:
    battle: Battle[Position] = Battle(Warband())
    with pytest.raises(Refused):
        battle.fill(FORM.parse("points=1"), Dice.seeded("band"))
    assert (battle.record, battle.pocket.slips, battle.position.plan) == ([], {}, None)


def test_undo_and_redo_give_the_same_secrets() -> None:
    battle = begun('band.1.strength="7"')
    record, position, slips = list(battle.record), battle.position, dict(battle.pocket.slips)
    battle.undo()
    assert battle.position.plan is None
    battle.redo()
    assert (battle.record, battle.position, battle.pocket.slips) == (record, position, slips)


def test_a_secret_field_leaves_only_its_seal_until_it_is_shown() -> None:
    battle = begun('band.1.strength="7"')
    record = record_of(battle, "")
    (laid,) = submitted_in(battle.record)
    assert isinstance(laid, SealedAnswer)
    assert battle.pocket.slips[laid.seal][0] == "7"
    assert '"7"' not in json.dumps(dump(record))
    one, other = begun('band.1.strength="7"'), begun('band.1.strength="2"')
    assert one.events == other.events
    for _ in range(3):
        shoot(battle)
    assert battle.ask is None
    assert battle.position.shown == (7,)


def test_a_device_without_the_secret_stops_at_its_turning_and_takes_it_anew() -> None:
    battle = begun('band.1.strength="7"')
    again = replay(record_of(battle, ""))
    for _ in range(3):
        shoot(again)
    assert again.ask is not None
    again.answer(RevealedAnswer("5", ""))
    assert again.position.shown == (5,)


def test_answers_to_a_form_are_followed_after_a_ruling() -> None:
    battle = begun()
    shoot(battle, "f2.result=hit f2.damage=6")
    battle.overrule("round", 3, "it grows dark")
    assert battle.position.damage == (0, 6)
    shoot(battle)
    assert battle.ask is None
    assert any(isinstance(entry, RulingMade) for entry in battle.record)


def test_a_form_counts_as_much_work_as_its_rows_may_have() -> None:
    small = Form(TABLE, FORM.fields[:1], Plan, rule="warband.plan", label=Label("warband"))
    assert work_of(FORM) > work_of(small) + 3 * MOST_BAND


@pytest.mark.parametrize(
    "entry",
    [
        ["f", 1],
        ["f", "n"],
        ["f", {}],
        ["f", ["n"]],
        ["f", ["o", "4", "0" * 32]],
        ["f", ["d", "app", 6]],
        ["f", ["w", []]],
        ["f", ["w", ["hero", ["x"]]]],
        ["f", ["w", [None]]],
        ["f", ["t", "two\nlines"]],
        ["f", *[["n", 1]] * MOST_ITEMS],
        ["f", *[["f", *[["n", 1]] * 40]] * 40],
    ],
    ids=lambda entry: json.dumps(entry)[:40],
)
def test_what_no_form_holds_is_not_read(entry: list[Any]) -> None:
    with pytest.raises(LinkError):
        load_entry(entry)


def test_forms_within_forms_are_read_to_some_depth() -> None:
    entry: list[Any] = ["n", 1]
    for _ in range(DEEPEST_FORM):
        entry = ["f", entry]
    load_entry(entry)
    with pytest.raises(LinkError):
        load_entry(["f", entry])


@given(st.recursive(st.none() | st.integers() | st.sampled_from(["f", "w", "n", "p", "t", "l", "hero"]), st.lists))
def test_any_form_in_a_record_is_read_or_refused(data: Any) -> None:
    try:
        entry = load_entry(["f", data])
    except LinkError:
        return
    battle: Battle[Position] = Battle(Warband())
    assert isinstance(entry, FormAnswer)
    with pytest.raises(Refused):
        battle.answer(entry)


def test_bands_at_random_meet_no_fault() -> None:
    tally = play_many(Warband(), "forms", 1, 60)
    assert (tally.faults, tally.battles) == ([], 60)


def test_a_story_says_what_differs_from_the_preset() -> None:
    story = retell('= warband\n! points=9 band.1.name="Till"\n! f1.result=hit f1.damage=3\n! -\n!\n')
    assert "\n.    warband.plan  points=9 band=2\n" in story
    assert story.endswith("=>   over\n")
    assert retell(story) == story


@pytest.mark.parametrize("line", ["gold=3", "points", "points=", "band.9.name=x", 'points="', "points=x"])
def test_a_story_with_a_field_that_is_not_there_is_refused(line: str) -> None:
    with pytest.raises(StoryError, match="line 2"):
        retell(f"= warband\n! {line}\n")


class Broken(Warband):
    """Its form fails when its value is made."""

    def step(self, position: Position) -> Procedure[Position]:
        return broken_muster(position)


def broken_muster(position: Position) -> Procedure[Position]:
    def fails(**values: object) -> Plan:
        raise ZeroDivisionError

    shown = Field("points", Number(TABLE, 1, 30, 12, rule="warband.points"))
    yield from Form(TABLE, (shown,), fails, rule="warband.plan", label=Label("warband"))
    return position


def test_what_breaks_in_a_form_from_outside_is_refused_in_its_name() -> None:
    battle: Battle[Position] = Battle(Guarded(Broken()))
    assert isinstance(battle.ask, Form)
    with pytest.raises(Refused, match="system-broken"):
        battle.fill(battle.ask.preset, Dice.seeded("x"))


def test_an_option_that_is_barred_is_complained_about_with_its_reason() -> None:
    one = Choice(TABLE, (Option("a"), Option("b", barred=Barred("warband.points"))), rule="warband.plan")
    form = Form(TABLE, (Field("one", one),), lambda one: one, rule="warband.plan")
    with pytest.raises(Refused) as refused:
        form.take(FormAnswer((OptionsAnswer(("b",)),)))
    assert [(one.path, one.code, one.rule) for one in refused.value.fields] == [("one", "barred", "warband.points")]
