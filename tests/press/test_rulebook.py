"""The rulebooks of the house are whole, and gaps in a rulebook are found."""

from pathlib import Path

import pytest

from gonfalon.systems import CLASSES
from press import pages
from press.paths import LANGUAGES, WEB
from press.reference import reader
from press.rulebook import Incomplete, books, read, written

THREE = '{ de = "Eins", fr = "Un", en = "One" }'


def test_every_rulebook_is_whole() -> None:
    assert {book.id for book in written()} >= {book.id for book in books()} == set(CLASSES)


def test_a_rulebook_waits_until_its_system_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("press.rulebook.CLASSES", {"war": "War"})
    assert [book.id for book in books()] == ["war"]


def test_every_page_of_a_book_names_the_licence_of_its_texts(tmp_path: Path) -> None:
    books = written()
    assert {book.licence is None for book in books} == {True, False}
    for book in books:
        pages.Press(tmp_path).rulebook(book)
        for language in LANGUAGES:
            page = (tmp_path / "rules" / book.id / f"{language}.html").read_text("utf-8")
            ours = reader.VOICES[language].say("rules-licence")
            assert (ours in page) == (book.licence is None)
            if book.licence is not None:
                assert book.licence.notice[language] in page
                assert f'href="../../licences/{book.licence.file}"' in page
                assert (WEB / "licences" / book.licence.file).is_file()


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('id = "a.one"', 'id = "a.two"', "a.two: stands twice"),
        ('en = "Two"', 'en = ""', "a.two: title is missing in en"),
        ('kind = "advice"', 'kind = "hint"', "no such kind: hint"),
        ("(#a.one)", "(#a.three)", "links to #a.three"),
        ('kind = "advice"', 'kind = "judgement"', "has a question"),
        ('kind = "advice"', 'kind = "option"', "has a default"),
        ('kind = "advice"', 'kind = "advice"\ncolour = "red"', "unknown keys ['colour']"),
        ('kind = "advice"', f'kind = "advice"\nunanswered = {THREE}', "only a question can be left unanswered"),
        ('kind = "advice"', 'kind = "advice"\nchances = "guessed"', "no such table of chances: guessed"),
        ('id = "a.one"', 'id = "a.other"', "names the rule a.one, which is not there"),
        ('en = "Two"', 'en = "{engine.weather}"', "no such numbers: ['weather']"),
    ],
)
def test_a_gap_is_named(tmp_path: Path, old: str, new: str, said: str) -> None:
    folder = tmp_path / "a"
    folder.mkdir()
    (folder / "terms.toml").write_text('[[term]]\nrule = "a.one"\nde = "Eins"\nfr = "Un"\nen = "One"\n', "utf-8")
    (folder / "book.toml").write_text(
        f'system = "a"\nchapters = ["first"]\ntitle = {THREE}\nintro = {THREE}\ncredit = {THREE}\n',
        "utf-8",
    )
    chapter = f"""
[chapter]
id = "first"
title = {THREE}
intro = {THREE}
[[rule]]
id = "a.one"
kind = "rule"
title = {THREE}
text = {THREE}
[[rule]]
id = "a.two"
kind = "advice"
title = {{ de = "Zwei", fr = "Deux", en = "Two" }}
text = {{ de = "Siehe [eins](#a.one)", fr = "Deux", en = "Two" }}
"""
    (folder / "first.toml").write_text(chapter, "utf-8")
    assert read(folder).id == "a"
    (folder / "first.toml").write_text(chapter.replace(old, new, 1), "utf-8")
    with pytest.raises(Incomplete) as problem:
        read(folder)
    assert said in str(problem.value)
