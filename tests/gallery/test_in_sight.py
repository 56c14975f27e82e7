"""The things that a person looks for are in sight: whom a question is for and whom it speaks of, signs, names and titles."""

import pytest
from gallery.gallery_page import Gallery
from gallery.looks import USUAL, resize
from playwright.sync_api import expect
from support.page_player import ASK
from support.screen_checks import complaints, faults, spaced
from support.scripts import script

ACTING, FIRST = "led raid: war.action.one choice", "nowhere to go: tiefen.circ.outnumber.unit number"
CASTLE = "led castle: war.turn.choose choice"
IS_INSIDE = script("is_inside")
WHOLE = """node => {
    const words = document.createRange();
    words.selectNodeContents(node);
    const [box, last] = [node.getBoundingClientRect(), words.getBoundingClientRect()];
    return last.bottom < box.bottom + box.height / 4 && last.right <= box.right + 1;
}"""

NOTICES = """() => {
    const of = (what) => document.querySelector(what).getBoundingClientRect();
    return of(".toasts").top - of(".bar").bottom;
}"""
"""A script that gives the pixels between the bar of a battle and the place of short notices."""


def test_a_question_calls_nobody_twice_and_shows_whom_it_speaks_of(gallery: Gallery) -> None:
    resize(gallery.page, (320, 568))
    view = gallery.show("given away: anything when a new owner")
    unit = view["ask"]["label"]["with"]["piece"]
    [side] = view["ask"]["who"]
    head = gallery.page.locator(f"{ASK} .ask-head").inner_text()
    assert spaced(head).count(spaced(gallery.words.name(side, view["names"]))) == 1
    token = gallery.page.locator(f".token[data-at='{unit}']")
    expect(token).to_have_attribute("data-mentioned", "true")
    assert token.evaluate(IS_INSIDE, ".field")
    matters = gallery.page.locator(f"{ASK} .matters li")
    expect(matters).to_have_count(1)
    [piece] = [one for one in view["table"]["pieces"] if one["id"] == unit]
    for badge in piece["badges"]:
        expect(matters).to_contain_text(gallery.words.label(badge["label"], view["names"]))
    expect(matters.locator("[data-track]")).to_have_count(len(piece["tracks"]))
    title = gallery.page.get_by_role("heading", level=1)
    expect(title).to_have_text(gallery.title(view))
    assert title.evaluate(WHOLE)
    assert (complaints(gallery.page), faults(gallery.page)) == ([], {})


@pytest.mark.parametrize(("moment", "acting"), [(ACTING, 1), (FIRST, 0)])
def test_every_sign_has_words_within_reach(gallery: Gallery, moment: str, acting: int) -> None:
    view = gallery.show(moment)
    gallery.tool("more")
    gallery.page.locator("dialog [data-action='signs']").tap()
    rows = gallery.page.locator(".signs li")
    for side in view["table"]["sides"]:
        said = gallery.words.say("page-sign-side", side=gallery.words.name(side["id"], view["names"]))
        expect(rows.filter(has_text=said).first).to_be_visible()
    expect(rows.filter(has_text=gallery.words.say("page-sign", sign="active"))).to_have_count(acting)
    for sign, drawn in (("more", "›"), ("again", "‹")):
        expect(rows.filter(has_text=gallery.words.say("page-sign", sign=sign)).locator(".sample")).to_have_text(drawn)
    assert (complaints(gallery.page), faults(gallery.page)) == ([], {})


def test_a_battle_is_called_by_its_players_where_teams_have_no_names(gallery: Gallery) -> None:
    view = gallery.show("two teams: war.setup.sides choice when named")
    title = gallery.page.get_by_role("heading", level=1)
    expect(title).to_have_text(gallery.title(view))
    expect(title).to_contain_text("Nora")


LINES = """node => {
    const range = document.createRange();
    const lines = [];
    let above = null;
    const walk = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    for (let text = walk.nextNode(); text; text = walk.nextNode()) {
        for (let place = 0; place < text.length; place += 1) {
            range.setStart(text, place);
            range.setEnd(text, place + 1);
            const [box] = range.getClientRects();
            if (!box) continue;
            if (box.top !== above) lines.push("");
            above = box.top;
            lines.push(lines.pop() + text.data[place]);
        }
    }
    return lines.map(line => line.trim());
}"""
"""The words of an element, line by line as they are broken."""


def test_a_title_is_broken_between_its_parts(gallery: Gallery) -> None:
    gallery.show(FIRST)
    assert gallery.page.get_by_role("heading", level=1).evaluate(LINES) == ["In die Tiefen:", "Massenkampf"]


def test_the_legend_names_each_player_beside_the_emblem_as_it_is_drawn_for_them(gallery: Gallery) -> None:
    view = gallery.show(CASTLE)
    gallery.tool("more")
    gallery.page.locator("dialog [data-action='signs']").tap()
    names = [gallery.words.name(side["id"], view["names"]) for side in view["table"]["sides"]]
    rows = gallery.page.locator(".signs li", has=gallery.page.locator(".emblem"))
    expect(rows).to_contain_text([gallery.words.say("page-sign-side", side=name) for name in names])


BASE = """node => {
    const mark = document.createElement("span");
    mark.style.display = "inline-block";
    (node.querySelector("a") ?? node).append(mark);
    const { bottom } = mark.getBoundingClientRect();
    mark.remove();
    return bottom;
}"""
"""A script that gives the place of its words."""


def test_what_a_player_has_left_stands_on_one_line(gallery: Gallery) -> None:
    gallery.show("led raid: war.init.roll roll")
    values = gallery.page.locator(".player").last.locator(".player-values li")
    first, second = (values.nth(place) for place in range(2))
    assert abs(first.evaluate(BASE) - second.evaluate(BASE)) < 1


def test_words_on_buttons_are_hyphenated_but_for_the_headings_of_groups(gallery: Gallery) -> None:
    gallery.show(ACTING)
    expect(gallery.page.locator(f"{ASK} [data-action='group']").first).to_have_css("hyphens", "manual")
    gallery.tool("more")
    buttons = gallery.page.locator("dialog .menu button")
    expect(buttons.first).to_be_visible()
    for button in buttons.all():
        expect(button).to_have_css("hyphens", "auto")


SMALLEST = """() => Math.min(...[...document.querySelectorAll(".zone .token-name")]
    .map(name => parseFloat(getComputedStyle(name).fontSize)))"""
SHARE = "board => board.clientHeight / board.closest('.field').clientHeight"


@pytest.mark.parametrize("moment", [ACTING, "led quick scene: sotc.act.one choice"])
def test_on_a_desktop_units_are_called_in_letters_of_full_size(gallery: Gallery, moment: str) -> None:
    resize(gallery.page, (1400, 900))
    gallery.show(moment)
    assert gallery.page.evaluate(SMALLEST) >= 15
    board = gallery.page.locator(".board")
    if board.locator(".zone").count() > 1:
        assert board.evaluate(SHARE) > 0.6
    assert faults(gallery.page) == {}


@pytest.mark.parametrize("size", [USUAL, (320, 568), (740, 360), (1280, 800)], ids=str)
def test_a_short_notice_in_a_battle_comes_below_its_bar(gallery: Gallery, size: tuple[int, int]) -> None:
    """It would cover the buttons that undo, share, and lead home, for as long as it stays."""
    gallery.show("chase: sotc.cons.forced choice")
    resize(gallery.page, size)
    assert gallery.page.evaluate(NOTICES) > -1
