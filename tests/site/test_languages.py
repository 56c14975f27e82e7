"""The language of the page: what is chosen last holds, in whatever order the words come."""

import re

from playwright.sync_api import Browser, expect
from support.engine_gate import IDLE
from support.held_requests import HeldRequests
from support.page_player import PHONE, Player

from gonfalon.words import Words

pytest_plugins = ["support.started_page"]

KEPT = "localStorage.getItem('gonfalon.language')"
DATES = {
    "de": r"\d{1,2}\.\d{1,2}\.\d{4}, \d\d:\d\d",
    "fr": r"\d{1,2} \S+ \d{4}, \d\d:\d\d",
    "en": r"\d{1,2} \w{3,4} \d{4}, \d\d:\d\d",
}


def test_the_language_chosen_last_holds_though_its_words_come_first(browser: Browser, site: str) -> None:
    with browser.new_context(**{**PHONE, "service_workers": "block"}) as phone:
        page = phone.new_page()
        page.add_init_script(IDLE)
        page.goto(site)
        held = HeldRequests(page, "**/words/fr.txt*")
        choice = page.locator("[data-action='language']")
        with page.expect_request("**/words/fr.txt*"):
            choice.select_option("fr")
        choice.select_option("en")
        expect(page.locator("html")).to_have_attribute("lang", "en")
        with page.expect_response("**/words/fr.txt*") as answer:
            held.release()
        answer.value.finished()
        page.evaluate("new Promise((done) => setTimeout(done))")
        expect(page.get_by_text(Words("en").say("page-motto"))).to_be_visible()
        expect(page.locator("html")).to_have_attribute("lang", "en")
        assert page.evaluate(KEPT) == "en"


def test_a_battle_is_dated_as_the_language_writes_it(player: Player) -> None:
    """The texts are in British English: the browser’s own English would put the month first and say a.m. or p.m."""
    player.begin()
    player.home()
    for language, date in DATES.items():
        player.speak(language)
        expect(player.page.locator(".battle-card")).to_contain_text(re.compile(date))
