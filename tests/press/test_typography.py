"""Each language's spaces, quotation marks and dashes: what is set otherwise is named, what is right passes."""

from pathlib import Path

import pytest

from press.paths import LANGUAGES, WORDS
from press.rulebook import books
from press.typography import faults, of_messages


@pytest.mark.parametrize(
    ("language", "text", "said"),
    [
        ("fr", "Pourquoi ?", "no U+202F before"),
        ("fr", "Relié à\u00a0: Nord", "no U+202F before"),
        ("fr", "Étape 5: le jet", "no U+202F before"),
        ("fr", "Il reste 2 ; le coffre", "no U+202F before"),
        ("fr", "«Nord\u202f»", "no U+202F inside"),
        ("fr", "«\u202fNord »", "no U+202F inside"),
        ("fr", "100\u00a0%", "no U+202F before %"),
        ("fr", "le papier “force”", "other quotation marks"),
        ("fr", "l'armée", "straight"),
        ("de", "Warum ?", "a space before"),
        ("de", "100 %", "no U+00A0 before %"),
        ("de", "die „Stärke”", "other quotation marks"),
        ("de", "Ein Sieg - und kein Verlust", "a hyphen in place of a dash"),
        ("en", "Why ?", "a space before"),
        ("en", "100 %", "a space before %"),
        ("en", "the „tactic“", "other quotation marks"),
        ("en", "the side's slip", "straight"),
    ],
)
def test_what_is_set_otherwise_is_named(language: str, text: str, said: str) -> None:
    assert said in "\n".join(faults(language, text))


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("fr", "«\u202fCoincé\u202f» prend fin\u202f: pourquoi\u202f? Voir https://gonfalon.example"),
        ("fr", "Gonfalon · ? affiche l’aide, 6! détruit, 3\u202f:\u202f1, 100\u202f%"),
        ("de", "„Stärke“: Es steht 4\u00a0:\u00a07 – 100\u00a0%, Enter nimmt 2, - heißt: keine"),
        ("en", "“Strength”: the side’s total – 100%"),
    ],
)
def test_what_is_right_passes(language: str, text: str) -> None:
    assert list(faults(language, text)) == []


def test_a_figure_counts_as_a_word_and_each_variant_as_a_text(tmp_path: Path) -> None:
    for language in LANGUAGES:
        (tmp_path / language).mkdir()
    dice = "dice = { $n ->\n    [one] { $name }: un dé\n   *[other] { $name }\u202f: { $n } dés\n}\n"
    blank = 'blank = Aide{ "\\u202F" }: oui\n'
    (tmp_path / "fr" / "all.ftl").write_text(dice + blank, "utf-8")
    assert [fault.split(":")[0] for fault in of_messages(tmp_path)] == ["dice (fr)"]


def test_messages_and_rulebooks_are_set_as_their_language_has_it() -> None:
    assert list(of_messages(WORDS)) == []
    assert books()
