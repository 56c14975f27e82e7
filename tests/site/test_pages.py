"""The built pages: whole, valid, linked, under their policy, without a foreign host."""

import re
import subprocess
from base64 import b64encode
from hashlib import sha256
from pathlib import Path

import pytest
from playwright.sync_api import Page as BrowserPage
from playwright.sync_api import expect
from support.built_pages import Page, dead_links
from support.built_pages import pages as read_pages

from press import checks, pages, rulebook
from press.paths import LANGUAGES, ROOT
from press.reference.addresses import name, readings

FOREIGN = re.compile(r"https?://[^\s\"'`)>\\]+")
NAMES_ONLY = ("http://www.w3.org/", "https://www.w3.org/")


@pytest.fixture(scope="session")
def read(dist: Path) -> list[Page]:
    return read_pages(dist)


def test_html_is_valid(dist: Path) -> None:
    command = checks.js("html-validate/bin/html-validate.mjs", "--config", ".htmlvalidate.json")
    files = [str(path) for path in sorted(dist.rglob("*.html"))]
    done = subprocess.run([*map(str, command), *files], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_every_link_leads_somewhere(read: list[Page], dist: Path) -> None:
    assert [f"{page.path.relative_to(dist)}: {address}" for page, address in dead_links(read, dist)] == []


def test_no_id_stands_twice(read: list[Page]) -> None:
    assert [page.path for page in read if len(page.ids) != len(set(page.ids))] == []


def test_every_page_has_its_policy_and_what_lies_in_it_is_named_there(read: list[Page], dist: Path) -> None:
    """The lost page is shown at any depth, where no path leads to a file; the first paint of the start page waits for none, and
    what tells an old browser so is a script of its own.
    """
    inline = {
        dist / "404.html": ["<style>", "<script>"],
        dist / "index.html": ["<style>", "<script>", "<script>"],
    }
    for page in read:
        assert page.policy.startswith("default-src 'none'"), page.path
        assert "unsafe-inline" not in page.policy
        if page.path in inline:
            assert page.inline == inline[page.path], page.path
            found = re.findall(r"<(style|script)>(.*?)</\1>", page.path.read_text("utf-8"), re.DOTALL)
            for kind, text in found:
                hashed = b64encode(sha256(text.encode()).digest()).decode()
                assert re.search(rf"{kind}-src [^;]*'sha256-{re.escape(hashed)}'", page.policy), kind
        else:
            assert page.inline == [], page.path


def test_nothing_is_loaded_from_a_foreign_host(read: list[Page], dist: Path) -> None:
    """People may follow links on the notices page; pages, styles and our scripts load nothing from outside."""
    for page in read:
        assert [address for address in page.loads if "//" in address] == [], page.path
        if page.path.name != "notices.html":
            assert [address for address in page.links if "//" in address] == [], page.path
    ours = [
        *dist.glob("app/**/*.js"),
        *dist.glob("style/*.css"),
        *dist.glob("*.js"),
        *dist.glob("rules/**/*.js"),
    ]
    for path in sorted(ours):
        hosts = [host for host in FOREIGN.findall(path.read_text("utf-8")) if not host.startswith(NAMES_ONLY)]
        assert hosts == [], path


def test_every_rule_stands_in_its_chapter_in_every_language(read: list[Page], dist: Path) -> None:
    ids = {page.path.relative_to(dist).as_posix(): set(page.ids) for page in read}
    for book in rulebook.books():
        for languages in readings(LANGUAGES):
            for chapter in book.chapters:
                there = ids[f"rules/{book.id}/{chapter.id}/{name(languages)}"]
                for rule in chapter.rules:
                    assert rule.id in there
                    assert {f"{rule.id}.example.{n}" for n in range(1, len(rule.examples) + 1)} <= there


def test_the_address_of_the_site_is_told_to_search_engines(tmp_path: Path) -> None:
    pages.Press(tmp_path, "https://example.org/gonfalon/").shelf(rulebook.books())
    text = (tmp_path / "rules" / "de.html").read_text("utf-8")
    assert 'hreflang="fr" href="https://example.org/gonfalon/rules/fr.html"' in text


@pytest.mark.parametrize("size", [(360, 740), (320, 568), (740, 360), (1280, 800)], ids=str)
def test_a_rule_that_is_jumped_to_stands_below_the_bar(page: BrowserPage, site: str, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(f"{site}rules/war/core/de.html#war.core.invoke")
    page.evaluate("document.fonts.ready")
    rule, bar = page.locator("[id='war.core.invoke']"), page.locator(".bar")
    expect(rule).to_be_in_viewport()
    there, above = rule.bounding_box(), bar.bounding_box()
    assert there
    assert above
    assert there["y"] >= max(0, above["y"] + above["height"])


def test_what_only_leads_on_is_not_to_be_found(dist: Path) -> None:
    for path in ("404.html", "rules/index.html", "rules/war/index.html"):
        text = (dist / path).read_text("utf-8")
        assert '<meta name="robots" content="noindex">' in text
        assert "canonical" not in text


@pytest.mark.parametrize("theme", ["auto", "dark", "candle"])
def test_a_rule_page_prints_dark_letters_on_white(page: BrowserPage, site: str, theme: str) -> None:
    page.emulate_media(media="print", color_scheme="dark")
    page.goto(f"{site}rules/war/core/de.html")
    page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
    for part in ("p", "h1", "h2", "h3", ".meta", "a", "td", "body"):
        colour = page.locator(f"main {part}, {part}").first.evaluate("one => getComputedStyle(one).color")
        assert max(int(one) for one in re.findall(r"\d+", colour)[:3]) < 130, (part, colour)
    background = page.locator("body").evaluate("one => getComputedStyle(one).backgroundColor")
    assert background in ("rgba(0, 0, 0, 0)", "rgb(255, 255, 255)")
