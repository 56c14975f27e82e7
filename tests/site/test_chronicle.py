"""The chronicle to take along: as text, as Markdown, on paper; and what the end of a battle offers."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from markdown_it import MarkdownIt
from playwright.sync_api import Locator, expect
from support.device_stores import emptied, said
from support.door_player import Visitor
from support.page_player import TAKE_OVER, Player
from support.printer import SILENT
from support.screen_checks import complaints, faults_by_size, spaced
from support.unequal_pools import many_against_one

from gonfalon.words import LANGUAGES

pytest_plugins = ["support.started_page"]

MARKUP = "*Nord* [x](http://x.y) <b>_m_</b> `k`"
NUMBERED = "1. # ~~Süd~~ | www.x.de & \\ $"
READER = MarkdownIt("commonmark").enable(["table", "strikethrough"])
PAPERS = {"A4": (595.3, 841.9), "Letter": (612, 792)}
AS_BEFORE = """() => {
    dispatchEvent(new Event("afterprint"));
    delete window.print;
    delete document.documentElement.dataset.printed;
}"""
"""The silent printer has come to its end, and goes."""
LAID = """() => {
    const paper = document.querySelector(".paper");
    const look = node => {
        const { color, backgroundColor, fill, stroke } = getComputedStyle(node);
        return { color, backgroundColor, fill, stroke, right: node.getBoundingClientRect().right };
    };
    return {
        all: [...paper.querySelectorAll("*:not(.unseen)")].map(look),
        ground: getComputedStyle(document.documentElement).backgroundColor,
        width: document.documentElement.clientWidth,
        seen: [...document.body.children].filter(one => one.checkVisibility()).map(one => one.className || one.id),
    };
}"""


ONE_COLUMN = """heading => {
    const told = [heading];
    for (let one = heading.nextElementSibling; one?.tagName === "P"; one = one.nextElementSibling) told.push(one);
    return told.length > 1 && new Set(told.map(one => one.getBoundingClientRect().right)).size === 1;
}"""
"""A heading and all that stands below it until the next."""


@pytest.fixture(autouse=True)
def shelves(player: Player) -> Iterator[None]:
    with emptied(player.page):
        yield
    player.page.emulate_media(color_scheme="light", media="null")
    player.page.evaluate(AS_BEFORE)


@cache
def fought() -> str:
    """A link to a battle that is over, of sides with names that mean something in Markdown; the game master took a hand."""
    visitor = Visitor("chronicle")
    visitor.begin(**{"tiefen.roll.chooser": "victim"})
    shown = visitor.answer(
        {"number": 60}, {"number": 90}, {"keys": ["name.a"]}, {"text": MARKUP}, {"keys": ["name.b"]}, {"text": NUMBERED}
    )
    setting = next(one for one in shown["settings"] if one["key"] == "a.bonus")
    visitor.view("overrule", what=setting["key"], value=2, why="<i>Weil</i> *es* so ist")
    visitor.play(visitor.view("answer", answer={"keys": ["done"]}))
    link: str = visitor.ask("link")["link"]
    return link


def open_chronicle(player: Player) -> Locator:
    """The sheet of the chronicle; gives its preview."""
    if player.page.locator("[data-ask]").count():
        player.from_more("page-chronicle")
    else:
        player.page.locator(".ended [data-action='chronicle']").tap()
    preview = player.page.locator(".preview")
    preview.wait_for()
    return preview


def at_the_end(player: Player) -> Locator:
    player.follow(fought())
    player.until("[data-action='new']:enabled")
    return open_chronicle(player)


def saved(player: Player, action: str, tmp_path: Path) -> str:
    """Return the file that the sheet saves."""
    with player.page.expect_download() as download:
        player.page.locator(f"[data-action='{action}']").tap()
    path = tmp_path / download.value.suggested_filename
    download.value.save_as(path)
    return path.read_text("utf-8")


def told(player: Player) -> list[str]:
    """Every line that the chronicle must tell, as the engine's words say it."""
    view = player.view()
    labels: list[Any] = [view["result"]["label"], *(one["label"] for one in view["result"]["lines"])]
    labels += [value["label"] for side in view["table"]["sides"] for value in side["values"]]
    labels += [line["label"] for line in view["chronicle"]]
    return [spaced(player.words.label(label, view["names"])) for label in labels]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_tells_everything_in_its_order(player: Player, tmp_path: Path, language: str) -> None:
    at_the_end(player)
    player.close()
    player.speak(language)
    preview = spaced(open_chronicle(player).inner_text())
    at = 0
    for line in told(player):
        at = preview.index(line, at)
    assert player.words.say("page-dice-source", source="app") in preview
    assert spaced(saved(player, "save-text", tmp_path)).strip() == preview.strip()
    player.page.locator("[data-action='copy-text']").tap()
    said(player, "page-text-copied").wait_for()
    assert spaced(player.page.evaluate("navigator.clipboard.readText()")).strip() == preview.strip()


def test_the_house_rules_stand_in_it_as_a_difference(player: Player) -> None:
    preview = at_the_end(player).inner_text()
    chapter = preview.partition(f"\n{player.words.say('page-house-rules-title')}\n")[2]
    assert len(re.findall(r"^– ", chapter.partition("\n\n\n")[0], re.MULTILINE)) == 1


def test_markdown_shows_what_was_typed_as_it_was_typed(player: Player, tmp_path: Path) -> None:
    at_the_end(player)
    text = saved(player, "save-markdown", tmp_path)
    tokens = READER.parse(text)
    kinds = {token.type for token in tokens} | {
        inner.type for token in tokens for inner in token.children or [] if token.type == "inline"
    }
    assert kinds <= {
        *("heading_open", "heading_close", "inline", "text", "paragraph_open", "paragraph_close"),
        *("bullet_list_open", "bullet_list_close", "list_item_open", "list_item_close", "strong_open", "strong_close"),
        "text_special",
    }
    plain = [
        spaced("".join(inner.content for inner in token.children or [])) for token in tokens if token.type == "inline"
    ]
    for line in told(player):
        assert any(one.startswith(line) for one in plain), line
    assert plain[0] == player.page.get_by_role("heading", level=1).inner_text()


def test_what_was_taken_back_is_struck_through(player: Player, tmp_path: Path) -> None:
    player.arrive("tiefen.roll.all")
    player.roll()
    player.settle()
    player.tool("undo")
    preview = open_chronicle(player).inner_text()
    undone = [line for line in preview.splitlines() if line.startswith("× ")]
    assert undone
    text = saved(player, "save-markdown", tmp_path)
    assert len(re.findall(r"^- ~~.*~~$", text, re.MULTILINE)) == len(undone)
    print_sheet(player)
    assert player.page.locator(".paper s").count() == len(undone)
    player.close()


def test_what_lies_face_down_does_not_stand_in_it(player: Player) -> None:
    player.arrive("tiefen.tactic.secret")
    player.page.locator(TAKE_OVER).first.tap()
    player.take("speed")
    player.from_more("page-chronicle")
    preview = player.page.locator(".preview").inner_text()
    assert "Schnelligkeit" not in preview
    player.close()


def print_sheet(player: Player) -> None:
    """Let the open sheet print; the printer takes nothing."""
    player.page.evaluate(SILENT)
    player.page.locator("[data-action='print']").tap()
    player.until("html[data-printed]")


def test_on_paper_it_is_black_on_white_and_fits(player: Player, tmp_path: Path) -> None:
    at_the_end(player)
    title = player.page.title()
    print_sheet(player)
    named = player.page.locator(".paper h1").inner_text()
    assert player.page.locator("html").get_attribute("data-printed") == named
    player.page.emulate_media(color_scheme="dark", media="print")
    for width in (600, 794):
        player.page.set_viewport_size({"width": width, "height": 1000})
        laid = player.page.evaluate(LAID)
        assert laid["seen"] == ["paper"]
        assert laid["ground"] == "rgb(255, 255, 255)"
        for one in laid["all"]:
            assert one["right"] <= laid["width"] + 0.5
            assert one["color"] in ("rgb(0, 0, 0)", "rgb(51, 51, 51)", "rgb(68, 68, 68)"), one
            assert one["backgroundColor"] in ("rgba(0, 0, 0, 0)", "rgb(255, 255, 255)"), one
    words = spaced(player.page.locator(".paper").inner_text())
    for line in told(player):
        assert line in words
    assert player.page.locator(".paper svg").count() > 0
    for paper, size in PAPERS.items():
        pdf = player.page.pdf(path=tmp_path / f"{paper}.pdf", format=paper)
        boxes = re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", pdf)
        assert 1 <= len(boxes) <= 4
        for box in boxes:
            assert [float(length) for length in box] == pytest.approx(size, abs=2)
    expect(player.page).to_have_title(title)
    player.page.emulate_media(media="null")
    player.close()


def test_what_is_said_of_a_side_stays_in_one_column(player: Player) -> None:
    player.follow(many_against_one("tiefen.loss.weaker_later"))
    player.until("[data-action='note-read']")
    player.page.locator("[data-action='note-read']").first.tap()
    open_chronicle(player)
    print_sheet(player)
    player.page.emulate_media(media="print")
    player.page.set_viewport_size({"width": 680, "height": 1000})
    sides = player.page.locator(".paper [data-chapter='players'] h3")
    expect(sides).to_have_count(2)
    for side in sides.all():
        assert side.evaluate(ONE_COLUMN)
    player.page.emulate_media(media="null")
    player.page.set_viewport_size({"width": 360, "height": 740})
    player.close()


def test_the_browsers_own_way_to_print_prints_the_battle_too(player: Player, tmp_path: Path) -> None:
    player.follow(fought())
    player.until("[data-action='new']:enabled")
    player.page.pdf(path=tmp_path / "own.pdf")
    expect(player.page.locator(".paper h1")).to_have_text(player.page.get_by_role("heading", level=1).inner_text())
    player.home()
    player.page.pdf(path=tmp_path / "home.pdf")
    expect(player.page.locator(".paper > *")).to_have_count(0)


def test_the_end_offers_another_battle_by_the_same_house_rules(player: Player) -> None:
    player.follow(fought())
    player.until("[data-action='new']:enabled")
    player.button("page-again", count=1).tap()
    player.until("[data-ask]")
    player.question()
    switches = player.view()["switches"]
    assert {one["rule"] for one in switches if one["value"] != one["default"]} == {"tiefen.roll.chooser"}


def test_the_end_and_the_sheet_can_be_read_by_all(player: Player) -> None:
    player.follow(fought())
    player.until("[data-action='new']:enabled")
    for language in LANGUAGES:
        player.speak(language)
        assert misfits(player) == []
        open_chronicle(player)
        assert misfits(player) == []
        player.close()
    open_chronicle(player)
    assert complaints(player.page) == []
    player.close()


def misfits(player: Player) -> list[tuple[int, int]]:
    """The phones on which something is cut or too small; the names of these sides look like anything."""
    found = faults_by_size(player.page)
    return [size for size, some in found.items() if {"sticks out", "too small"} & some.keys()]
