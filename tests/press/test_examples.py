"""Worked examples as they are played: retold by the build, the same run in every language, drawn by a template."""

from __future__ import annotations

import json
import re
import shutil
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest
from support import rulebooks

from gonfalon.door.door import Door
from gonfalon.formats.story import retell
from gonfalon.systems import CLASSES
from press import messages, rulebook
from press.examples.facts import NoSuchNumber
from press.examples.lines import Line
from press.examples.numbers import WrongNumbers, filled, written
from press.examples.played import ToldOtherwise, play, story_of
from press.examples.runs import Run, runs
from press.examples.saves import save, text
from press.examples.step_facts import Faces, Worth
from press.pages import TEMPLATES
from press.paths import LANGUAGES
from press.reference.reader import VOICES


@pytest.fixture(scope="module", params=sorted(CLASSES))
def played(request: pytest.FixtureRequest) -> dict[str, Run]:
    """The runs of a book's examples."""
    messages.make(rulebooks.books())
    return runs(next(book for book in rulebooks.books() if book.id == request.param))


def shape(told: tuple[Line, ...]) -> list[object]:
    """The part of a run that no language changes."""
    return [(line.kind, line.rule, line.own, line.outcome, [len(hand.parts) for hand in line.hands]) for line in told]


def test_every_example_has_the_same_run_in_every_language(played: dict[str, Run]) -> None:
    for name, run in played.items():
        assert set(run.told) == set(LANGUAGES)
        shapes = [shape(told) for told in run.told.values()]
        assert shapes.count(shapes[0]) == len(LANGUAGES), name


def test_every_run_shows_something_and_says_everything_in_words(played: dict[str, Run]) -> None:
    """No id stands for a message, and no key for an option."""
    kinds = "tell|heading|ask|option|offer|barred|refused|title|choice|example"
    unsaid = re.compile(rf"\b({kinds}|{'|'.join(CLASSES)})-[a-z]|\bp\d\b|\{{")
    for name, run in played.items():
        for told in run.told.values():
            assert told, name
            for line in told:
                said = (line.words, line.answer, line.who, *(hand.words for hand in line.hands))
                assert not [one for one in said if unsaid.search(one)], name


def test_the_scene_leaves_out_how_the_table_was_set() -> None:
    """The rulings that place units are not told; the roll is, with its dice, what is added, and the sum."""
    book = next(book for book in rulebooks.books() if book.id == "war")
    run = runs(book)["war.over.enemy.extra.1"]
    told = run.told["en"]
    assert [line.kind for line in told] == ["asked", "roll", "told", "told", "told"]
    [roll] = [line for line in told if line.kind == "roll"]
    pikes, skirmishers = roll.hands
    assert [die.face for die in pikes.dice] == [1, 1, 0, 1]
    assert (pikes.fell, [part.number for part in pikes.parts], pikes.total) == ("+3", ["+1"], "+4")
    assert [(part.rule, part.number) for part in skirmishers.parts] == [
        ("war.core.total", "+2"),
        ("war.over.enemy.extra", "+2"),
    ]
    assert "tie" in told[2].words


def test_only_dice_that_there_are_are_drawn(played: dict[str, Run]) -> None:
    """An example may give a throw that the rules refuse: five dice, or a face that no die has."""
    for name, run in played.items():
        drawn = {(die.kind, die.face) for line in run.told["en"] for hand in line.hands for die in hand.dice}
        assert drawn <= {
            *(("fate", face) for face in (-1, 0, 1)),
            *(("d6", face) for face in range(1, 7)),
            *(("d20", face) for face in range(1, 21)),
        }, name


def test_the_template_draws_dice_and_links_what_is_added() -> None:
    book = next(book for book in rulebooks.books() if book.id == "war")
    run = runs(book)["war.over.enemy.extra.1"]
    drawn = '{% import "example.html" as drawn %}'
    page = TEMPLATES.from_string(drawn + '{{ drawn.example(run, voice, address, "../") }}').render(
        run=run, voice=VOICES["en"], address="#{}".format
    )
    assert page.count('<use href="#die-fate-1"/>') == 3
    assert 'href="../#example=war.over.enemy.extra.1"' in page
    assert 'href="#war.core.total"' in page
    assert "style=" not in page
    assert "plus, plus, blank, plus" in page
    dice = TEMPLATES.from_string(drawn + "{{ drawn.dice() }}").render()
    assert all(f'id="die-{name}"' in dice for name in ("fate--1", "fate-0", "fate-1", "d6-6", "d20-20"))


def changed(folder: Path, old: str, new: str) -> None:
    """A copy of one story in which a number differs."""
    path = story_of("war.over.enemy.extra", 1)
    copy = story_of("war.over.enemy.extra", 1, folder)
    copy.parent.mkdir(parents=True)
    shutil.copyfile(path, copy)
    text = copy.read_text("utf-8")
    assert old in text
    copy.write_text(text.replace(old, new), "utf-8")


def test_a_story_that_the_engine_tells_otherwise_breaks_the_build_with_file_and_line(tmp_path: Path) -> None:
    changed(tmp_path, "total=4 against=4", "total=4 against=3")
    with pytest.raises(ToldOtherwise) as broken:
        play("war.over.enemy.extra", 1, tmp_path)
    assert re.search(r"war\.over\.enemy\.extra\.1\.story:\d+: .*against=3", str(broken.value))
    assert "against=4" in str(broken.value)


def test_a_line_that_cannot_be_played_breaks_the_build_with_file_and_line(tmp_path: Path) -> None:
    changed(tmp_path, "! force.z3", "§ force.z3")
    with pytest.raises(ToldOtherwise, match=r"war\.over\.enemy\.extra\.1\.story: line \d+"):
        play("war.over.enemy.extra", 1, tmp_path)


def test_an_example_without_a_story_breaks_the_build(tmp_path: Path) -> None:
    with pytest.raises(ToldOtherwise, match="has no story"):
        play("war.over.enemy.extra", 1, tmp_path)


def book_saying(*texts: dict[str, str]) -> rulebook.Book:
    """The rulebook of war with these words for the examples of one rule."""
    book = next(book for book in rulebooks.books() if book.id == "war")
    chapters = tuple(
        replace(
            chapter,
            rules=tuple(replace(rule, examples=texts) for rule in chapter.rules if rule.id == "war.over.enemy.extra"),
        )
        for chapter in book.chapters
    )
    return replace(book, chapters=chapters)


def filled_in(**texts: str) -> dict[str, str]:
    """The words of the first example of war.over.enemy.extra with their numbers."""
    book = book_saying(texts)
    [rule] = filled(book, runs(book, ())).rules
    return rule.examples[0]


def alike(text: str) -> dict[str, str]:
    return dict.fromkeys(LANGUAGES, text)


def test_words_take_their_numbers_from_the_story() -> None:
    said = filled_in(
        **alike("{roll.pikes.war.core.total} and [{roll.pikes.faces}] = {+roll.pikes.fell}, {war.core.shifts.against}")
    )
    assert set(said.values()) == {"1 and [+ + 0 +] = +3, 4"}


def test_a_changed_story_changes_the_words(tmp_path: Path) -> None:
    """The dice of the pikes show one plus less: the sum, the total and the outcome follow."""
    book = book_saying(alike("{+roll.pikes.fell} {+roll.pikes.total} {war.core.shifts.shifts}"))
    path = story_of("war.over.enemy.extra", 1, tmp_path)
    path.parent.mkdir(parents=True)
    path.write_text(retell(story_of("war.over.enemy.extra", 1).read_text("utf-8").replace("! 1 1 0 1 ", "! 1 0 0 1 ")))
    [rule] = filled(book, runs(book, (), tmp_path)).rules
    assert rule.examples[0]["en"] == "+2 +3 −1"


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("{roll.pikes.nothing}", "no number has this name"),
        ("{war.core.shifts}", "no number has this name"),
        ("{start.pikes.nothing}", "no value has this key"),
        ("{roll.pikes.fell#2}", "no such place among 1"),
        ("{roll.pikes.fell#last}", "no such place among 1"),
    ],
)
def test_a_reference_that_leads_nowhere_breaks_the_build_with_its_place(text: str, fault: str) -> None:
    with pytest.raises(WrongNumbers) as broken:
        filled_in(**alike(text))
    assert f"war.over.enemy.extra.1 (de): {text}: {fault}" in str(broken.value)


def test_a_reference_to_one_of_several_numbers_breaks_the_build() -> None:
    """Each side has dice of its own in this battle roll."""
    book = next(book for book in rulebooks.books() if book.id == "tiefen")
    facts = runs(book, ())["tiefen.super.threshold.1"].facts
    with pytest.raises(NoSuchNumber, match="one of several, in this order: 8, 4"):
        facts.worth("tiefen.roll.subtract.total")
    assert facts.worth("tiefen.roll.subtract.b.total") == facts.worth("tiefen.roll.subtract.total#-1") == 4


def test_languages_that_refer_to_other_numbers_break_the_build() -> None:
    with pytest.raises(WrongNumbers, match=r"\{roll.pikes.fell\} is not in every language: fr"):
        filled_in(**{**alike("{roll.pikes.fell}"), "fr": "trois"})


@pytest.mark.parametrize(
    ("worth", "form", "language", "said"),
    [
        (3, "+", "de", "+3"),
        (-2, "", "fr", "−2"),
        (-2, "-", "fr", "2"),
        (0, "+", "en", "0"),
        (1000, "", "de", "1000"),
        (12000, "", "de", "12.000"),
        (12000, "", "fr", "12\u202f000"),
        (12000, "", "en", "12,000"),
        (Fraction(2, 5), "", "en", "2/5"),
        (Faces("fate", (1, 0, -1)), "", "de", "+ 0 −"),
        (Faces("d6", (5, 3)), "", "de", "5, 3"),
    ],
)
def test_a_number_is_written_as_the_language_has_it(worth: Worth, form: str, language: str, said: str) -> None:
    assert written(worth, form, language) == said


def test_every_example_can_be_played_on_from_the_question_with_which_its_scene_begins(played: dict[str, Run]) -> None:
    """Through the door, as the page opens it: the same question, the same table, nothing left out."""
    saves: dict[str, dict[str, object]] = json.loads(text(played.values()))
    assert list(saves) == list(played)
    for name, run in played.items():
        door = Door()
        reply = door.reply({"do": "open", "file": {**saves[name], "name": name}})
        assert "view" in reply, (name, reply)
        assert (reply["view"]["name"], reply["view"]["notes"]) == (name, []), name
        assert (door.battle.ask, door.battle.position) == (run.starts.asked, run.starts.before), name


def test_what_lies_face_down_in_an_example_opens_by_itself() -> None:
    book = next(book for book in rulebooks.books() if book.id == "tiefen")
    run = runs(book, ())["tiefen.deeds.count.1"]
    door = Door()
    door.reply({"do": "open", "file": save(run)})
    assert door.reply({"do": "answer", "answer": {"keys": ["close"]}})["view"]["ask"]["rule"] == "tiefen.roll.all"
