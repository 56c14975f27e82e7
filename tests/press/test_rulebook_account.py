"""The account of the rulebooks (`tests/tools/rulebook.py`) finds what is missing, dead or shared."""

from pathlib import Path

import pytest
from support import built_pages, word_runs
from tools import rulebook as account

from press import rulebook
from press.paths import LANGUAGES
from press.reference import addresses

SEED = "Wer seine Truppen über den Fluss führt, verliert dabei die Hälfte aller Würfel und jede Hoffnung."


@pytest.fixture
def others(tmp_path: Path) -> set[word_runs.Run]:
    (tmp_path / "seed.txt").write_text(SEED, "utf-8")
    return word_runs.sources(tmp_path)


def test_a_run_of_eight_words_is_found_whatever_its_signs(others: set[word_runs.Run]) -> None:
    ours = "Und siehe: **Truppen** über den Fluß"
    assert list(word_runs.shared(ours, others)) == []
    ours = "Und siehe: über den *Fluss* führt verliert, dabei – die Häl\u00adfte aller Boote."
    assert list(word_runs.shared(ours, others)) == ["über den fluss führt verliert dabei die hälfte aller"]


def test_names_in_a_list_are_no_sentence(tmp_path: Path) -> None:
    (tmp_path / "seed.txt").write_text("1. Nah 2. Fern 3. Zauber 4. Bewegung 5. Rest", "utf-8")
    others = word_runs.sources(tmp_path)
    assert list(word_runs.shared("1. Nah\n2. Fern\n3. Zauber\n4. Bewegung\n5. Rest", others)) == []
    assert len(list(word_runs.shared("1 Nah 2 Fern 3 Zauber 4 Bewegung 5 Rest", others))) == 1


def test_a_link_that_leads_nowhere_is_found(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text('<p id="here"><a href="a.html#there">', "utf-8")
    (tmp_path / "a.html").write_text(
        '<p id="there"><a href="./#here"><a href="./#h=xyz"><a href="./#lost"><a href="b.html">', "utf-8"
    )
    dead = built_pages.dead_links(built_pages.pages(tmp_path), tmp_path)
    assert [(page.path.name, address) for page, address in dead] == [("a.html", "./#lost"), ("a.html", "b.html")]


def test_an_id_that_one_page_lacks_is_missing_in_its_languages() -> None:
    book = next(book for book in rulebook.books() if book.id == "tiefen")
    chapter, rule = book.chapters[0], book.chapters[0].rules[0]
    every = {rule.id for rule in book.rules}
    ids = {
        addresses.chapter(book.id, one.id, reading): every
        for one in book.chapters
        for reading in addresses.readings(LANGUAGES)
    }
    assert account.standing(book, ids) == dict.fromkeys(LANGUAGES, every)
    ids[addresses.chapter(book.id, chapter.id, ("de", "fr"))] = every - {rule.id}
    found = account.standing(book, ids)
    assert {language: every - have for language, have in found.items()} == {
        "de": {rule.id},
        "fr": {rule.id},
        "en": set(),
    }
