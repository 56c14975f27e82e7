"""Of a row of boxes those that are ticked are drawn so and no others: on the table, in words, in a preview, on paper."""

import pytest
from playwright.sync_api import expect
from support.door_player import Visitor
from support.engine_gate import held_back, let_go
from support.page_player import Player
from support.printer import AS_BEFORE, SILENT
from support.war_on_page import NOTED, Captain

pytest_plugins = ["support.started_page"]

TRACK = ".token[data-at='ida'] [data-track='ida.stress']"
BOXES = "track => [...track.querySelectorAll('i')].map(box => box.dataset.marked)"
INKED = "track => getComputedStyle(track.querySelector('[data-marked=true]')).printColorAdjust"
"""A script that tells whether the cross is printed where the browser leaves backgrounds out."""


@pytest.fixture
def captain(player: Player) -> Captain:
    return Captain(player.page, player.site, "boxes")


def ticked() -> tuple[str, str]:
    """A link, with its preview, to a war in which the second box of a leader alone is ticked; and the label of the row."""
    visitor = Visitor("boxes")
    visitor.begin("war")
    visitor.answer({"keys": ["example"]})
    view = visitor.view("overrule", what="ida.box2", value="yes", why="")
    [ida] = [piece for piece in view["table"]["pieces"] if piece["id"] == "ida"]
    [stress] = [track for track in ida["tracks"] if track["key"] == "ida.stress"]
    link: str = visitor.ask("link", sketch=True)["link"]
    return link, stress["label"]["id"]


def test_the_second_box_alone_is_ticked(captain: Captain) -> None:
    """war.leader.duel"""
    link, row = ticked()
    words, page = captain.words, captain.page
    said = words.say("page-track", track=words.say(row), boxes=2, count=1, numbers=words.listed(["2"]))
    assert "2" in said
    with held_back(captain) as early:
        early.follow(link)
        early.page.wait_for_selector(".battle[data-preview=sketch]")
        assert early.page.locator(TRACK).evaluate(BOXES) == ["false", "true"]
        let_go(early.page)
        early.page.wait_for_selector(".battle[data-preview='']")
        assert early.page.locator(TRACK).evaluate(BOXES) == ["false", "true"]
        assert said in (early.page.locator(TRACK).text_content() or "")
    captain.forget()
    captain.follow(link)
    captain.until(NOTED)
    page.locator(NOTED).first.tap()
    captain.settle()
    page.evaluate(SILENT)
    captain.from_more("page-print")
    page.locator("[name='what'][value='units']").check()
    page.locator("[data-action='print-now']").tap()
    on_paper = page.locator("[data-card='ida'] .card-tracks li").filter(has_text=words.say(row)).first
    on_paper.wait_for(state="attached")
    assert on_paper.evaluate(BOXES) == ["false", "true"]
    assert on_paper.evaluate(INKED) == "exact"
    page.evaluate(AS_BEFORE)
    captain.close()


def test_a_box_that_is_cleared_is_a_change_of_its_token(captain: Captain) -> None:
    """war.leader.duel"""
    captain.follow(ticked()[0])
    captain.until(NOTED)
    captain.page.locator(NOTED).first.tap()
    captain.settle()
    token = captain.page.locator(".token[data-at='ida']")
    expect(token).to_have_attribute("data-fresh", "false")
    captain.tool("undo")
    expect(token.locator("[data-track='ida.stress'] [data-marked='true']")).to_have_count(0)
    expect(token).to_have_attribute("data-fresh", "true")
