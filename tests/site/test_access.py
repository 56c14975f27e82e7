"""For whoever plays by keyboard or by ear: the field by arrows and as a list."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect
from support.page_player import ASK, Player
from support.war_on_page import Captain

pytest_plugins = ["support.started_page"]

LISTED = ".listed"


@pytest.fixture
def captain(player: Player) -> Iterator[Captain]:
    """The warm phone, led by a captain; it leaves the field as it found it."""
    yield Captain(player.page, player.site, "access")
    if player.page.locator(LISTED).count():
        player.page.locator("[data-action='board-picture']").click()


def focused(player: Player) -> Locator:
    return player.page.locator(":focus")


def test_the_field_is_one_stop_and_arrows_lead_over_it(captain: Captain) -> None:
    view = captain.open_at(lambda view: view["ask"] and view["ask"]["rule"] == "war.action.one")
    stops = captain.page.locator(".board-scroll [data-stop]")
    expect(stops.and_(captain.page.locator("[tabindex='0']"))).to_have_count(1)
    at = {place["id"]: place["at"] for place in view["table"]["places"]}
    first = min(at, key=lambda id: (at[id][1], at[id][0]))
    right = next(id for id in at if at[id] == [at[first][0] + 1, at[first][1]])
    captain.page.locator(f"[data-stop='{first}']").focus()
    captain.page.keyboard.press("ArrowRight")
    expect(focused(captain)).to_have_attribute("data-stop", right)
    captain.page.keyboard.press("ArrowLeft")
    expect(focused(captain)).to_have_attribute("data-stop", first)
    seen = {first}
    for _ in range(stops.count()):
        captain.page.keyboard.press("ArrowDown")
        seen.add(focused(captain).get_attribute("data-stop") or "")
    assert len(seen) > 2, "the arrows lead over what stands on the cards too"
    captain.page.keyboard.press("Tab")
    expect(captain.page.locator(".board-scroll :focus")).to_have_count(0)
    captain.page.keyboard.press("Shift+Tab")
    expect(captain.page.locator(".board-scroll :focus")).to_have_count(1)


def test_the_field_as_a_list_tells_all_and_takes_the_answer(captain: Captain) -> None:
    view = captain.open_at(lambda view: view["ask"] and view["ask"]["rule"] == "war.action.one")
    captain.from_more("page-as-list")
    listed = captain.page.locator(LISTED)
    expect(listed.get_by_role("heading", level=4)).to_have_count(len(view["table"]["places"]))
    words = captain.words
    said = listed.inner_text().replace("\u00ad", "")
    for piece in view["table"]["pieces"]:
        for value in (*piece["badges"], *piece["details"]):
            assert words.label(value["label"], view["names"]) in said
    option = next(one for one in view["ask"]["options"] if one["on"] and not one["barred"])
    listed.locator(f"[data-option='{option['key']}']").focus()
    captain.page.keyboard.press("Enter")
    captain.until(f"{ASK}:not([data-ask='{view['ask']['rule']}'])")
    captain.settle()
    expect(focused(captain)).to_have_id("ask-words")
    assert captain.view()["turn"] > view["turn"]
    listed.get_by_role("button", name=words.say("page-as-picture")).tap()
    expect(listed).to_have_count(0)
