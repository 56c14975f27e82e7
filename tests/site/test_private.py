"""The private screen of a combat round: what the game master alone sees, and how it is covered again."""

from __future__ import annotations

from playwright.sync_api import expect
from support.page_player import Player
from support.screen_checks import complaints, faults

pytest_plugins = ["support.started_page"]


def test_the_private_screen_lists_what_the_game_master_alone_sees(player: Player) -> None:
    """samyra.act.input"""
    page = player.page
    player.begin("samyra")
    player.take("ready.road")
    player.until("[data-kind='form'] .controls:enabled")
    page.locator(".form-secret").first.fill("9")
    player.confirm()
    player.until("[data-kind='roll'] .controls:enabled")
    player.settle()
    common, own = player.view(), player.view("gm")
    veiled = [
        piece["id"]
        for piece, other in zip(own["table"]["pieces"], common["table"]["pieces"], strict=True)
        if piece != other
    ]
    assert veiled
    player.button("page-more").tap()
    page.locator("dialog [data-action='peek']").tap()
    page.locator("[data-taker='gm']:enabled").tap()
    player.until(".own-cards")
    for id in veiled:
        expect(page.locator(f"[data-veiled='{id}']")).to_contain_text(player.words.name(id, own["names"]))
    expect(page.locator("[data-veiled]")).to_have_count(len(veiled))
    expect(page.locator("[data-action='cover']")).to_have_count(1)
    expect(page.get_by_text(player.words.say("page-secret", side=player.words.say("page-gm")))).to_have_count(1)
    assert (complaints(page), faults(page)) == ([], {})
    page.locator("[data-action='cover']").tap()
    expect(page.locator("[data-veiled]")).to_have_count(0)
