"""Texts for search engines: each page says once what it is, in its language, and where it stands."""

import html
import re
from itertools import permutations
from pathlib import Path
from xml.etree import ElementTree

import pytest
from support import rulebooks

from press import pages, share_pictures, sitemap
from press.paths import LANGUAGES
from press.reference import reader

BASE = "https://example.org/gonfalon/"
PLACE = "{http://www.sitemaps.org/schemas/sitemap/0.9}loc"
LONGEST_DESCRIPTION = 200


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The pages made ahead and what goes with them, for a known address."""
    folder = tmp_path_factory.mktemp("site")
    press, books = pages.Press(folder, BASE), rulebooks.books()
    for book in books:
        press.rulebook(book)
    press.shelf(books)
    press.notices("0.0.0")
    (folder / "index.html").write_text('<head>\n  <link rel="manifest" href="x">\n', "utf-8")
    press.home()
    sitemap.make(folder, BASE, press.listed(books))
    return folder


def found(page: Path, pattern: str) -> list[str]:
    return re.findall(pattern, page.read_text("utf-8"))


def titles(folder: Path, pattern: str) -> list[str]:
    told = []
    for page in sorted((folder / "rules").rglob("*.html")):
        texts = found(page, pattern)
        assert len(texts) == 1, page
        told += texts
    return told


def test_every_page_has_a_title_of_its_own(made: Path) -> None:
    told = titles(made, r"<title>(.+) · Gonfalon</title>")
    assert len(set(told)) == len(told) == len(list((made / "rules").rglob("*.html")))


def test_every_page_describes_itself_in_its_own_words(made: Path) -> None:
    told = titles(made, r'<meta name="description" content="([^"]+)">')
    assert len(set(told)) == len(told)
    assert [text for text in told if len(text) > LONGEST_DESCRIPTION] == []


def test_a_page_names_its_languages_and_itself(made: Path) -> None:
    for book in rulebooks.books():
        for language in LANGUAGES:
            page = made / "rules" / book.id / f"{language}.html"
            others = dict(text.split('" href="') for text in found(page, r'hreflang="([a-z-]+" href="https:[^"]+)"'))
            here = f"{BASE}rules/{book.id}/"
            assert others == {
                **{other: f"{here}{other}.html" for other in LANGUAGES},
                "x-default": f"{here}en.html",
            }
            assert found(page, r'rel="canonical" href="([^"]+)"') == [f"{here}{language}.html"]
        chapter = book.chapters[0].id
        for one, other in permutations(LANGUAGES, 2):
            page = made / "rules" / book.id / chapter / f"{one}-{other}.html"
            assert found(page, r'rel="canonical" href="([^"]+)"') == [f"{BASE}rules/{book.id}/{chapter}/{one}.html"]


def test_a_page_that_is_shared_says_what_it_is(made: Path) -> None:
    for page in sorted((made / "rules").rglob("??.html")):
        told = shared(page)
        assert told["title"] == found(page, r"<title>(.+)</title>")[0]
        assert told["url"] == found(page, r'rel="canonical" href="([^"]+)"')[0]
        assert told["locale"][:2] == page.stem


def test_a_page_that_is_shared_has_a_picture_of_its_own_in_its_first_language(made: Path) -> None:
    drawn = {f"{BASE}{picture.path}" for picture in share_pictures.pictures(rulebooks.books())}
    named = {}
    for page in sorted((made / "rules").rglob("*.html")):
        told = shared(page)
        named[page] = told["image"]
        assert told["image"] == f"{BASE}pictures/{page.parent.relative_to(made)}/{page.stem[:2]}.png"
        assert (told["image:width"], told["image:height"]) == (str(share_pictures.WIDTH), str(share_pictures.HEIGHT))
        assert html.unescape(told["title"]) in html.unescape(told["image:alt"])
        assert found(page, r'name="twitter:card" content="(\w+)"') == ["summary_large_image"]
    home = {shared(made / name)["image"] for name in ("index.html", "notices.html")}
    assert home == {f"{BASE}pictures/index.png"}
    assert {*named.values(), *home} == drawn


def shared(page: Path) -> dict[str, str]:
    """The texts of a page where it is shared, by name."""
    return dict(re.findall(r'property="og:([\w:]+)" content="([^"]+)"', page.read_text("utf-8")))


def test_every_language_is_named_in_itself(made: Path) -> None:
    page = made / "rules" / "de.html"
    for language, name in reader.NAMES.items():
        spoken = found(page, rf'lang="(\w+)"(?: aria-current="page")?>{name}</a>')
        assert set(spoken) == {language}
        assert len(spoken) == len(found(page, rf"\b{name}\b"))


def test_the_list_of_pages_names_what_stands_for_itself(made: Path) -> None:
    listed = [place.text or "" for place in ElementTree.parse(made / "sitemap.xml").getroot().iter(PLACE)]
    canonical = {found(page, r'rel="canonical" href="([^"]+)"')[0] for page in made.rglob("*.html")}
    assert set(listed) == canonical
    assert len(listed) == len(set(listed))
    assert f"Sitemap: {BASE}sitemap.xml" in (made / "robots.txt").read_text("utf-8")


def test_without_an_address_nothing_is_made_up(tmp_path: Path) -> None:
    pages.Press(tmp_path).notices("0.0.0")
    sitemap.make(tmp_path, "", [])
    assert found(tmp_path / "notices.html", "canonical|alternate") == []
    assert not (tmp_path / "sitemap.xml").exists()
    assert "Sitemap" not in (tmp_path / "robots.txt").read_text("utf-8")
