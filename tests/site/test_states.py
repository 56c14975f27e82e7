"""States that are seldom seen, in reach of everybody: questions of a war, sheets; where the focus goes; letters set wide."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from support.page_player import ASK, TAKE_OVER, Player, View
from support.question_shapes import shapes
from support.screen_checks import LETTERS, complaints, faults, letters, lost
from support.war_on_page import NOTED, RAID, Captain, asks, invokes

pytest_plugins = ["support.started_page"]

ANSWERS, SEED = 80, "states 0"
CARD = ("players.2", "done", "card")
TITLE = "sheet-title"
SMALL = ((360, 740), (320, 568))
WIDE = """() => {
    globalThis.wide = new CSSStyleSheet();
    wide.replaceSync(`
        * { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important; }
        p { margin-bottom: 2em !important; }
    `);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, wide];
}"""
"""A script that sets the text spacing of WCAG 1.4.12."""
NARROW = "() => { document.adoptedStyleSheets = document.adoptedStyleSheets.filter(one => one !== globalThis.wide); }"
WITHOUT_EDGES = """() => {
    const controls = "[data-ask] [data-option], [data-roll], .main, .home button, select, .token, .zone, .card, .notice";
    const marked = node => {
        const { borderTopWidth, borderTopStyle, borderTopColor, outlineWidth, outlineStyle } = getComputedStyle(node);
        const border = parseFloat(borderTopWidth) >= 1 && !["none", "hidden"].includes(borderTopStyle)
            && borderTopColor !== getComputedStyle(document.documentElement).backgroundColor;
        return border || (parseFloat(outlineWidth) >= 1 && outlineStyle !== "none");
    };
    return [...document.querySelectorAll(controls)]
        .filter(node => node.checkVisibility() && node.getBoundingClientRect().width > 1 && !marked(node))
        .map(node => node.outerHTML.slice(0, 110));
}"""
"""Controls and things whose edges nobody sees who sees no backgrounds."""

WITHOUT_SIGNS = """() => {
    const ground = getComputedStyle(document.body).backgroundColor;
    const overlays = ".zone-button, .side-button, [data-action='course']"; // on what has edges itself
    const sign = node => node.innerText.trim() || node.querySelector("svg")
        || ["::before", "::after"].some(one => getComputedStyle(node, one).content !== "none");
    return [...document.querySelectorAll("button")]
        .filter(node => node.checkVisibility() && node.getBoundingClientRect().width > 1 && !node.matches(overlays))
        .filter(node => !sign(node) || getComputedStyle(node).color === ground)
        .map(node => node.outerHTML.slice(0, 110));
}"""
"""Buttons that show neither words nor a sign that stands out from the ground."""


def throws(view: View) -> Any:
    """Dice are about to be thrown in an attack."""
    return view["ask"] and view["ask"]["kind"] == "roll" and view["ask"]["rule"].startswith("war.attack")


@pytest.fixture
def captain(player: Player) -> Captain:
    return Captain(player.page, player.site, "states")


def check(page: Page, about: str) -> None:
    assert (complaints(page), faults(page)) == ([], {}), about


@pytest.mark.parametrize(("system", "opening"), [("war", RAID), ("sotc", ("ready.tavern",))], ids=["war", "sotc"])
def test_every_shape_of_question(captain: Captain, system: str, opening: tuple[str, ...]) -> None:
    for shape, link in shapes(system, SEED, ANSWERS, *opening).items():
        captain.follow(link)
        captain.until(NOTED)
        captain.page.locator(NOTED).first.tap()
        question = captain.look()
        if question and question.covered:
            check(captain.page, f"{shape}, covered")
            captain.page.locator(TAKE_OVER).first.tap()
            captain.settle()
        captain.bring_up()
        heads = captain.page.locator(f"{ASK} [data-action='group']")
        if heads.count():
            heads.last.tap()
        check(captain.page, shape)


def test_the_sheets_of_a_war_and_the_field_as_a_list(captain: Captain) -> None:
    page = captain.page
    captain.stand(invokes, *RAID)
    for action in ("course", "big", "wishes"):
        captain.button("page-more").tap()
        page.locator(f".menu [data-action='{action}']").tap()
        expect(page.locator(".menu")).to_have_count(0)
        check(page, action)
        captain.close()
    captain.from_more("page-as-list")
    page.locator(".listed").wait_for()
    check(page, "the field as a list")
    page.locator("[data-action='board-picture']").tap()


def test_a_sheet_that_follows_another_is_read_from_its_title(captain: Captain) -> None:
    page, words = captain.page, captain.words
    captain.stand(asks("war.action.one"), *RAID)
    captain.button("page-more").focus()
    page.keyboard.press("Enter")
    captain.button("page-rulings").focus()
    page.keyboard.press("Enter")
    expect(page.locator(f"#{TITLE}")).to_have_text(words.say("page-rulings"))
    expect(page.locator(":focus")).to_have_id(TITLE)
    page.locator("dialog [data-setting]:not([data-of] *)").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-action='overrule']")).to_be_visible()
    expect(page.locator(":focus")).to_have_id(TITLE)
    captain.button("page-back").focus()
    page.keyboard.press("Enter")
    expect(page.locator(f"#{TITLE}")).to_have_text(words.say("page-rulings"))
    expect(page.locator(":focus")).to_have_id(TITLE)
    captain.close()
    expect(page.locator(":focus")).to_have_attribute("data-action", "more")


def test_whoever_is_refused_stays_where_they_were(captain: Captain) -> None:
    page = captain.page
    captain.stand(asks("war.leader.who", "text"), *CARD)
    field = page.locator(f"{ASK} input")
    field.fill("nothing like a card")
    field.press("Enter")
    expect(page.locator(".refusal")).to_be_visible()
    captain.settle()
    expect(field).to_be_focused()
    check(page, "refused")


def test_whoever_enters_dice_by_keys_goes_on_to_confirm_them(player: Player) -> None:
    player.arrive("tiefen.roll.all")
    page = player.page
    pad = page.locator(f"{ASK} .pad button")
    pad.first.focus()
    for _ in page.locator(f"{ASK} [data-die]").all():
        page.keyboard.press("Enter")
    expect(page.locator(":focus")).to_have_attribute("data-action", "confirm")
    page.locator("[data-action='take-back']").focus()
    for _ in page.locator(f"{ASK} [data-die]").all():
        page.keyboard.press("Enter")
    expect(page.locator(":focus")).to_have_attribute("data-roll", "app")


@pytest.fixture
def as_wished(player: Player) -> Iterator[Player]:
    """The warm phone; what a person set in the browser is set back."""
    yield player
    player.page.evaluate(NARROW)
    player.page.emulate_media(forced_colors="none")


MOMENTS = (asks("war.action.one"), throws, invokes)
QUESTIONS = ("tiefen.flow.steps", "tiefen.roll.all", "tiefen.after.area")


def test_nothing_is_cut_where_letters_and_lines_are_set_wide_or_twice_as_large(
    as_wished: Player, captain: Captain
) -> None:
    page = captain.page
    for moment in (None, *MOMENTS, *QUESTIONS):
        if isinstance(moment, str):
            captain.arrive(moment)
        elif moment:
            captain.stand(moment, *RAID)
        for width, height in SMALL:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(WIDE)
            captain.until("[data-spaced='true']")
            assert (faults(page), lost(page)) == ({}, []), (moment, width, "set wide")
            page.evaluate(NARROW)
            captain.until("[data-spaced='false']")
            assert not moment or page.evaluate("document.documentElement.scrollHeight <= innerHeight"), (
                "a battle fills the screen"
            )
            with letters(page, 2 * LETTERS):
                assert (faults(page), lost(page)) == ({}, []), (moment, width, "twice as large")


def test_where_colours_are_forced_all_has_edges(as_wished: Player, captain: Captain) -> None:
    page = captain.page
    page.emulate_media(forced_colors="active")
    assert page.evaluate(WITHOUT_EDGES) + page.evaluate(WITHOUT_SIGNS) == []
    for moment in (asks("war.action.one"), invokes):
        captain.stand(moment, *RAID)
        assert page.evaluate(WITHOUT_EDGES) + page.evaluate(WITHOUT_SIGNS) == []
