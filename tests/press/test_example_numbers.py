"""Numbers in the words of worked examples and rules: none is written apart from the story or the engine that has it."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from fractions import Fraction
from functools import cache
from pathlib import Path

import pytest
from support import rulebooks

from press import constants, messages, rulebook
from press.constants import NoSuchConstant, with_constants
from press.examples.facts import Facts, NoSuchNumber
from press.examples.numbers import OtherWord, written
from press.examples.played import play
from press.examples.scene import scene
from press.examples.step_facts import Faces, Worth
from press.paths import LANGUAGES
from press.story_references import literals, references, with_zeros

SPOKEN = tomllib.loads((Path(__file__).parent / "spoken_numbers.toml").read_text("utf-8"))
DECIMAL_COMMA = re.compile(r"(?<=\d),(?=\d)")


@pytest.fixture(scope="module")
def books() -> dict[str, rulebook.Book]:
    messages.make(rulebooks.books())
    return {book.id: book for book in rulebooks.books()}


@pytest.fixture(scope="module")
def facts(books: dict[str, rulebook.Book]) -> Callable[[str], Facts]:
    """The numbers of one example, `RULE.N`."""

    @cache
    def of(name: str) -> Facts:
        rule, _, number = name.rpartition(".")
        chapters = books[name.partition(".")[0]].chapters
        [beside] = [ids for chapter in chapters if rule in (ids := [one.id for one in chapter.rules])]
        played = play(rule, int(number))
        return Facts(played, scene(played, beside)[0])

    return of


def test_digits_in_words_are_taken_from_the_story_or_listed(books: dict[str, rulebook.Book]) -> None:
    """A new example with a number in its words is refused here until it refers to its story, or the list says why not."""
    listed = {name: set(numbers.split()) for names in SPOKEN.values() for name, numbers in names.items()}
    found: dict[str, set[str]] = {}
    for rule in (rule for book in books.values() for rule in book.rules):
        for number, texts in enumerate(rule.examples, 1):
            spoken = {DECIMAL_COMMA.sub(".", one) for text in texts.values() for one in literals(text)}
            if spoken:
                found[f"{rule.id}.{number}"] = spoken
    assert found == listed


def test_names_are_reckoned_with(facts: Callable[[str], Facts]) -> None:
    """The price of an invocation is what the player has less; the smaller troop threefold is a product."""
    paid = facts("war.unit.name_aspect.1")
    assert paid.worth("start.p1.own - end.p1.own") == 1
    assert paid.worth("start.p1.own - end.p1.own + war.core.shifts.total * war.core.shifts.total") == 20
    assert paid.worth("war.core.shifts.against / war.core.shifts.total") == Fraction(1, 2)


@pytest.mark.parametrize(
    ("name", "fault"),
    [
        ("roll.levy.faces + roll.levy.fell", "no single number"),
        ("roll.levy.faces[5]", "no such place"),
        ("roll.levy.faces[0]", "no such place"),
        ("roll.levy.fell[1]", "no such place"),
        ("roll.levy.fell + ", "no number has this name"),
        ("times.war.core.ladder", "no line of the scene"),
        ("before.war.core.shifts.total", "no number has this name"),
        ("rules.war.core.invoke.price", "no number has this name"),
        ("odds.win", "no number has this name"),
        ("start.distance.z1.z9", "no value has this key"),
    ],
)
def test_what_cannot_be_reckoned_breaks_the_build(facts: Callable[[str], Facts], name: str, fault: str) -> None:
    with pytest.raises(NoSuchNumber, match=fault):
        facts("war.unit.name_aspect.1").worth(name)


def test_one_of_a_list_is_told_by_its_place(facts: Callable[[str], Facts]) -> None:
    """sotc.stress.no_box: the marked boxes and the free ones, and dice."""
    boxes = facts("sotc.stress.no_box.2")
    assert [boxes.worth(f"start.anna.health.marks[{place}]") for place in (1, 2, 3, -1)] == [3, 4, 5, 5]
    assert boxes.worth("start.anna.health.gaps") == (1, 2)
    assert boxes.worth("start.anna.health.free") == 2
    assert boxes.worth("roll.kessler.faces[-1]") == 0


def test_the_table_is_counted(facts: Callable[[str], Facts]) -> None:
    """war.opt.surrounded_count: who stands in the zone; war.zone.distance: the borders to cross."""
    counted = facts("war.opt.surrounded_count.1")
    assert (counted.worth("start.z2.p1.pieces"), counted.worth("start.z2.p2.pieces")) == (2, 1)
    assert counted.worth("start.count.sides") == 2
    assert counted.worth("start.turn.p1.place") == 1
    apart = facts("war.zone.distance.1")
    assert (apart.worth("start.distance.z1.z5"), apart.worth("start.distance.z5.z5")) == (3, 0)
    assert apart.worth("start.distance.bows.raiders") == 3


def test_what_was_said_before_the_scene_has_a_name(facts: Callable[[str], Facts]) -> None:
    """sotc.fulldef.price: the exchange before that of the scene."""
    price = facts("sotc.fulldef.price.1")
    assert (price.worth("before.sotc.seq.exchange.exchange"), price.worth("sotc.seq.exchange.exchange")) == (1, 2)


def test_lines_answers_rulings_and_options_have_names(facts: Callable[[str], Facts]) -> None:
    assert facts("war.end.leader_points.2").worth("times.war.end.leader_points") == 2
    assert facts("war.unit.good.1").worth("given.war.unit.card") == (3, 2, 2, 1, 1, 1)
    assert facts("war.fate.pools.1").worth("set.p1.own") == 2
    assert facts("war.unit.card.1").worth("option.war.chest.cost.unit.new.good.price") == 3
    assert facts("war.leader.aspects.1").worth("hand.pikes.war.core.invoke") == 2
    assert facts("sotc.group.split.2").worth("asked.sotc.group.split.g1.1.size") == 3


def test_chances_have_names(facts: Callable[[str], Facts]) -> None:
    odds = facts("tiefen.odds.show.3")
    assert written(odds.worth("odds.win"), "%4:", "de") == "63,7606"
    assert odds.worth("odds.b.share") == Fraction(1, 3)


@pytest.mark.parametrize(
    ("worth", "form", "language", "said"),
    [
        (Fraction(2, 5), "%0:", "en", "40"),
        (Fraction(5, 3), ".2:", "en", "1.67"),
        (Fraction(5, 3), ".2:", "fr", "1,67"),
        (Fraction(1, 16), "%2:", "de", "6,25"),
        (2, "two=", "en", "two"),
        (2, "Beide=", "de", "Beide"),
        (1, "une=", "fr", "une"),
    ],
)
def test_a_number_is_written_with_decimals_in_percent_or_as_a_word(
    worth: Worth, form: str, language: str, said: str
) -> None:
    assert written(worth, form, language) == said


@pytest.mark.parametrize(
    ("worth", "form", "fault"), [(3, "two=", "stands for 2, and the story has 3"), (3, "some=", "no number")]
)
def test_a_word_for_another_number_breaks_the_build(worth: Worth, form: str, fault: str) -> None:
    with pytest.raises(OtherWord, match=fault):
        written(worth, form, "en")


def test_forms_of_a_reference_are_read_apart() -> None:
    text = "{?+a.b} {%2:c} {.1:d * e} {two=f#2} {-g - h}"
    assert [(one.lone, one.form, one.name) for one in references(text)] == [
        (True, "+", "a.b"),
        (False, "%2:", "c"),
        (False, ".1:", "d * e"),
        (False, "two=", "f#2"),
        (False, "-", "g - h"),
    ]
    assert with_zeros(text) == "0 0 0 two 0"


def test_faces_are_no_number() -> None:
    assert written(Faces("fate", (1, -1)), "", "en") == "+ −"


def test_texts_of_rules_take_numbers_from_the_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    """A changed bonus changes every text that states it, in each language and in the title."""
    rules = {rule.id: rule for book in rulebooks.books() for rule in book.rules}
    assert all("+2" in rules["war.attack.two_zones"].text[language] for language in LANGUAGES)
    held = constants.constants() | {"war.attack.two_zones.bonus": 3}
    monkeypatch.setattr(constants, "constants", lambda: held)
    changed = {rule.id: rule for book in rulebook.books() for rule in book.rules}["war.attack.two_zones"]
    assert all("+3" in changed.text[language] and "+3" in changed.title[language] for language in LANGUAGES)


def test_each_number_of_the_engine_belongs_to_a_rule(books: dict[str, rulebook.Book]) -> None:
    rules = {rule.id for book in books.values() for rule in book.rules}
    assert {name.rpartition(".")[0] for name in constants.constants()} <= rules


def test_a_number_that_no_rule_holds_breaks_the_build() -> None:
    with pytest.raises(NoSuchConstant, match=r"rules\.war\.nothing"):
        with_constants({"title": {"en": "{rules.war.nothing}"}})
    assert with_constants({"example": [{"text": {"en": "{rules.war.nothing}"}}]})
