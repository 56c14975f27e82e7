"""Machine translation: the app is not for it, as it takes the place of what is drawn; pages that are only read may be."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from support.page_player import Player

pytest_plugins = ["support.started_page"]

TRANSLATE = """() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
        const set = text.parentElement.closest("[translate]");
        if (!text.data.trim() || (set && !set.translate)) continue;
        const font = document.createElement("font");
        font.textContent = `~${text.data}`;
        text.replaceWith(font);
    }
    return document.querySelectorAll("font").length;
}"""
"""As Chrome does: each text is replaced by an element, but for what is not to be translated."""


def test_a_page_under_translation_shows_what_is_true_now(player: Player) -> None:
    player.begin()
    page = player.page
    assert page.evaluate(TRANSLATE) == 0
    number = page.locator("[data-ask] input[name='number']")
    number.fill("60")
    player.confirm()
    expect(page.locator(".sides, .board").first).to_contain_text("60")


def test_a_rule_page_may_be_translated(page: Page, site: str) -> None:
    page.goto(f"{site}rules/war/core/de.html")
    assert page.evaluate(TRANSLATE) > 50
