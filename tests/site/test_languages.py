"""The language of the page: what is chosen last holds, in whatever order the words come."""

from playwright.sync_api import Browser, expect
from support.engine_gate import IDLE
from support.held_requests import HeldRequests
from support.page_player import PHONE

from gonfalon.words import Words

KEPT = "localStorage.getItem('gonfalon.language')"


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
