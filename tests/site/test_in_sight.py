"""The things that a person looks for are in sight: what is being loaded, the name of a battle, the question after a reload.

Whatever needs no engine is looked at in `tests/gallery`.
"""

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect
from support.held_requests import HeldRequests
from support.named_moments import asks
from support.page_player import Player
from support.war_on_page import RAID, Captain

pytest_plugins = ["support.started_page"]


@pytest.fixture
def captain(player: Player) -> Captain:
    return Captain(player.page, player.site, "sight")


def test_what_is_being_loaded_is_said_at_the_lower_edge_of_the_first_screen(context: BrowserContext, site: str) -> None:
    page: Page = context.new_page()
    held = HeldRequests(page, "**/worker.js*")
    page.goto(site)
    strip: Locator = page.locator(".arriving")
    expect(strip).to_be_visible()
    expect(strip.get_by_role("progressbar")).to_be_visible()
    box, height = strip.bounding_box(), page.evaluate("innerHeight")
    assert box
    assert box["y"] + box["height"] == pytest.approx(height, abs=1)
    held.release()


def test_a_battle_that_stood_ready_is_called_by_its_name(captain: Captain) -> None:
    captain.page.set_viewport_size({"width": 360, "height": 740})
    captain.open_at(asks("war.turn.choose"), "ready.castle")
    title = captain.page.get_by_role("heading", level=1)
    for language in ("fr", "en", "de"):
        captain.speak(language)
        expect(title).to_have_text(captain.words.say("war-name-castle"))
    captain.from_more("page-rename")
    captain.page.locator("dialog input").fill("Furtstein")
    captain.page.locator("dialog [type='submit']").tap()
    expect(title).to_have_text("Furtstein")


def test_after_a_reload_on_a_touch_screen_the_question_bears_no_mark_of_the_keyboard(captain: Captain) -> None:
    captain.begin("tiefen")
    captain.page.reload()
    captain.settle()
    asked = captain.page.locator("#ask-words")
    expect(asked).to_be_focused()
    expect(asked).to_have_css("text-decoration-line", "none")


def test_names_in_the_roster_keep_clear_of_their_buttons(captain: Captain) -> None:
    captain.page.set_viewport_size({"width": 320, "height": 568})
    captain.open_at(asks("war.turn.choose"), *RAID)
    captain.from_more("page-roster")
    row = captain.page.locator(".kept").first
    name, button = row.locator("p").first.bounding_box(), row.locator("button").first.bounding_box()
    assert name
    assert button
    assert button["x"] - (name["x"] + name["width"]) >= 6
    captain.close()
