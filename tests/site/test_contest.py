"""An open roll whose dice fell on the table: `tests/gallery/test_contest.py` looks at it."""

import pytest
from playwright.sync_api import expect
from support.page_player import ASK, Player, View
from support.war_on_page import Captain, war_at

pytest_plugins = ["support.started_page"]

SIZES = ((360, 740), (740, 360))


@pytest.fixture
def captain(player: Player) -> Captain:
    return Captain(player.page, player.site, "contest")


def before(view: View) -> bool:
    """Dice are about to be thrown by both hands."""
    contest, ask = view["table"]["contest"], view["ask"]
    return bool(contest and len(contest["hands"]) > 1 and ask and ask["kind"] == "roll")


def test_faces_are_typed_where_the_sums_stood_and_confirmed_in_sight(captain: Captain) -> None:
    page = captain.page
    captain.open(war_at(before, "ready.court", system="sotc"))
    captain.go_by("at-table")
    first = page.locator(f"{ASK} [data-sums='0'] [data-sum='2']")
    first.tap()
    expect(first).to_have_attribute("aria-pressed", "true")
    page.locator("[data-action='by-face']").tap()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(f"{ASK} .pad .face").first).to_be_in_viewport(ratio=1)
    page.set_viewport_size({"width": SIZES[0][0], "height": SIZES[0][1]})
    confirm = page.locator(f"{ASK} [data-action='confirm']")
    while page.locator(f"{ASK} .pad .face:enabled").count() > 0:
        page.locator(f"{ASK} .pad .face").first.tap()
        expect(confirm).to_be_in_viewport(ratio=1)
    confirm.tap()
    captain.settle()
    assert [line for line in captain.view()["chronicle"] if line.get("faces")][-1]["faces"] == [-1] * 8
