"""The length of a link, and the offers when messengers would cut it."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect
from support.long_links import MOST, long_link
from support.page_player import Player
from support.screen_checks import PHONES, complaints, faults

pytest_plugins = ["support.started_page"]

SHARING = """() => {
    navigator.share = data => { document.documentElement.dataset.shared = data.url; return Promise.resolve(); };
}"""
COVERED = """() => new Promise(done => {
    const look = () => {
        const toast = document.querySelector("dialog .toast")?.getBoundingClientRect();
        if (!toast) return requestAnimationFrame(look);
        const met = [...document.querySelectorAll("dialog .sheet-page button")].filter(button => {
            const { top, bottom, left, right } = button.getBoundingClientRect();
            return top < toast.bottom && bottom > toast.top && left < toast.right && right > toast.left;
        });
        done(met.map(button => button.textContent.trim()));
    };
    look();
})"""
"""The buttons of the open sheet that lie under a short notice, once there is one."""
AS_BEFORE = "() => { delete navigator.share; delete document.documentElement.dataset.shared; }"
REFUSING = """() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("no", "NotAllowedError"));
}"""
ALLOWING = "() => { delete navigator.clipboard.writeText; }"
SELECTED = "field => field.value.slice(field.selectionStart, field.selectionEnd)"


@pytest.fixture
def long_battle(player: Player) -> Iterator[Player]:
    player.follow(long_link())
    player.question()
    yield player
    player.page.evaluate(AS_BEFORE)


def test_a_short_link_says_how_long_it_is(player: Player) -> None:
    player.arrive("tiefen.flow.steps")
    player.button("page-share").tap()
    address = player.page.get_by_role("textbox", name=player.words.say("page-share-link")).input_value()
    expect(player.page.locator(f"[data-length='{len(address)}']")).to_be_visible()
    expect(player.page.locator("[data-long]")).to_have_count(0)
    player.close()


def test_a_short_notice_covers_no_button_of_the_sheet(player: Player) -> None:
    player.arrive("tiefen.flow.steps")
    for width, height in PHONES:
        player.page.set_viewport_size({"width": width, "height": height})
        player.button("page-share").tap()
        player.page.context.grant_permissions(["clipboard-write"])
        player.page.locator("dialog [data-action='copy']").tap()
        assert player.page.evaluate(COVERED) == [], f"{width}×{height}"
        player.close()


def test_a_refused_clipboard_says_so_and_selects_the_link(player: Player) -> None:
    player.arrive("tiefen.flow.steps")
    player.page.evaluate(REFUSING)
    player.button("page-share").tap()
    field = player.page.get_by_role("textbox", name=player.words.say("page-share-link"))
    told = player.page.get_by_role("status").filter(has_text=player.words.say("page-copy-refused"))
    for _ in ("as the sheet opens", "by its button"):
        expect(told).to_be_visible()
        expect(player.page.get_by_text(player.words.say("page-copied"))).to_have_count(0)
        address = field.input_value()
        assert field.evaluate(SELECTED) == address
        field.evaluate("field => field.setSelectionRange(0, 0)")
        player.page.locator("dialog [data-action='copy']").tap()
        expect(field).to_be_focused()
    player.page.evaluate(ALLOWING)
    player.close()


def test_a_long_link_warns_and_offers_the_file(long_battle: Player, tmp_path: Path) -> None:
    player = long_battle
    player.page.evaluate(SHARING)
    player.button("page-share").tap()
    address = player.page.get_by_role("textbox", name=player.words.say("page-share-link")).input_value()
    assert len(address) > MOST
    expect(player.page.get_by_role("dialog")).to_contain_text(player.words.say("page-share-long", most="2.000"))
    assert player.page.locator("html").get_attribute("data-shared") is None, "it is not sent before that was read"
    assert faults(player.page) == {}
    assert complaints(player.page) == []
    with player.page.expect_download() as download:
        player.page.get_by_role("dialog").locator("[data-action='export']").tap()
    path = tmp_path / "battle.json"
    download.value.save_as(path)
    assert len(json.loads(path.read_text("utf-8"))["entries"]) > MOST / 200
    player.page.locator("[data-action='send']").tap()
    player.until("html[data-shared]")
    assert player.page.locator("html").get_attribute("data-shared") == address
    player.close()
