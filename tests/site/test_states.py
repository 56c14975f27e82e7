"""States that are seldom seen, in reach of everybody: sheets, refusals, where the focus goes, the first screen set wide."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect
from support.named_moments import asks
from support.page_player import ASK, Player
from support.screen_checks import LETTERS, complaints, faults, letters, lost
from support.scripts import script
from support.war_on_page import RAID, Captain, invokes

pytest_plugins = ["support.started_page"]

CARD = ("players.2", "done", "card")
TITLE = "sheet-title"
SMALL = ((360, 740), (320, 568))
SET_WIDE, WITHOUT_EDGES = script("set_wide"), script("without_edges")


@pytest.fixture
def captain(player: Player) -> Captain:
    return Captain(player.page, player.site, "states")


def check(page: Page, about: str) -> None:
    assert (complaints(page), faults(page)) == ([], {}), about


def test_the_sheets_of_a_war_and_the_field_as_a_list(captain: Captain) -> None:
    page = captain.page
    captain.open_at(invokes, *RAID)
    for action in ("course", "big", "preferences"):
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
    captain.open_at(asks("war.action.one"), *RAID)
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
    captain.open_at(asks("war.leader.who", "text"), *CARD)
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
    player.page.evaluate(SET_WIDE, False)
    player.page.emulate_media(forced_colors="none")


def test_nothing_is_cut_where_letters_and_lines_are_set_wide_or_twice_as_large(as_wished: Player) -> None:
    """The first screen; `tests/gallery` looks at battles."""
    page = as_wished.page
    for width, height in SMALL:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SET_WIDE, True)
        as_wished.until("[data-spaced='true']")
        assert (faults(page), lost(page)) == ({}, []), (width, "set wide")
        page.evaluate(SET_WIDE, False)
        as_wished.until("[data-spaced='false']")
        with letters(page, 2 * LETTERS):
            assert (faults(page), lost(page)) == ({}, []), (width, "twice as large")


def test_where_colours_are_forced_all_has_edges(as_wished: Player) -> None:
    """The first screen; `tests/gallery` looks at battles."""
    as_wished.page.emulate_media(forced_colors="active")
    assert as_wished.page.evaluate(WITHOUT_EDGES) == []
