"""The words check finds what is missing, left over or unlike."""

from pathlib import Path

import pytest

from press.message_uses import MessageUses, from_python, from_text
from press.paths import LANGUAGES
from press.words import WordsWrong, check

SELECT = "{ $n ->\n    [one] ein Würfel\n   *[other] { $n } Würfel\n}"
SOURCE = 'Label("greet", name="Ada")\nLabel("dice", n=2)\n'


def wrong(tmp_path: Path, source: str = SOURCE, **changed: str) -> str:
    """Return the complaint of the check about these messages and this source; empty if all is well."""
    for language in LANGUAGES:
        (tmp_path / language).mkdir()
        text = changed.get(language, f"greet = Hallo {{ $name }}\ndice = {SELECT}\n")
        (tmp_path / language / "all.ftl").write_text(text, "utf-8")
    try:
        check(tmp_path, from_python(source, "source.py"))
    except WordsWrong as problem:
        return str(problem)
    return ""


def test_whole_words_pass(tmp_path: Path) -> None:
    assert wrong(tmp_path) == ""


def test_a_language_without_the_message_is_named(tmp_path: Path) -> None:
    assert "dice: missing in fr" in wrong(tmp_path, fr="greet = Bonjour { $name }\n")


def test_a_message_that_nobody_asks_for_is_named(tmp_path: Path) -> None:
    assert "dice: not used (de)" in wrong(tmp_path, source='Label("greet", name="Ada")')


def test_a_message_that_nobody_wrote_is_named(tmp_path: Path) -> None:
    said = wrong(tmp_path, source=SOURCE + 'Tell("tiefen.roll.all", dice=3)')
    assert "tell-tiefen-roll-all: in no language, asked for in source.py:3" in said


def test_other_figures_are_named(tmp_path: Path) -> None:
    assert "greet: other variables" in wrong(tmp_path, en=f"greet = Hello {{ $who }}\ndice = {SELECT}\n")


def test_a_figure_that_is_not_given_is_named(tmp_path: Path) -> None:
    assert "greet (de): ['name'] not given in source.py:1" in wrong(
        tmp_path, source='Label("greet")\nLabel("dice", n=2)'
    )


def test_a_text_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    assert "de/all.ftl: cannot be read: dice = { $n" in wrong(tmp_path, de="greet = Hallo\ndice = { $n\n")


@pytest.mark.parametrize(
    ("source", "ids"),
    [
        ('Choice("a", options, rule="x.y")', {"ask-x-y"}),
        ('Choice("a", options, rule="x.y", label=Label("own"))', {"own"}),
        ('Refused("over", rule="x.y")', {"refused-over"}),
        ('Barred("x.y_z")', {"barred-x-y_z"}),
        ('self.words.say("own", n=1)', {"own"}),
        ('Label("one" if odd else "other")', {"one", "other"}),
    ],
)
def test_a_call_asks_for_its_message(source: str, ids: set[str]) -> None:
    assert {need.id for need in from_python(source, "source.py").needs} == ids


def ids_in(uses: MessageUses) -> set[str]:
    """The ids that must be there."""
    return {need.id for need in uses.needs}


def test_scripts_and_markup_ask_by_their_habits() -> None:
    assert ids_in(from_text('say("page-new") + say(\n  "page-old", {n})', "a.js")) == {
        "page-new",
        "page-old",
    }
    assert ids_in(from_text('<p data-words="page-title"></p>', "a.html")) == {"page-title"}


def test_an_id_that_is_glued_together_is_a_fault() -> None:
    assert from_text("say(`page-${name}`)", "a.js").problems
    assert from_text('say("page-" + name)', "a.js").problems


def test_the_rules_of_a_table_for_shared_code_may_be_told_barred_and_asked() -> None:
    uses = from_python('FateRules(invoke="war.core.invoke", once="paid")', "source.py")
    assert {"tell-war-core-invoke", "barred-war-core-invoke", "ask-war-core-invoke"} <= uses.mentioned
