"""Before the page's script is there, the page already shows what it opens with, and nothing of that moves when it is drawn."""

import pytest
from playwright.sync_api import Browser, Page, expect
from support.engine_gate import IDLE
from support.fault_server import WHOLE
from support.held_requests import HeldRequests
from support.page_player import PHONE, link_to

MOTTOS = {
    "de": "Schlachten und Konflikte am Spieltisch",
    "fr": "Batailles et conflits sur table",
    "en": "Battles and conflicts at the gaming table",
}
SCRIPT = "**/app/main.js*"
TITLE = "[data-first='home'] .title"
BOX = "one => { const { x, y, width, height } = one.getBoundingClientRect(); return [x, y, width, height]; }"


def without_script(page: Page, address: str) -> HeldRequests:
    """A page opened, its script held."""
    held = HeldRequests(page, SCRIPT)
    with page.expect_request(SCRIPT):
        page.goto(address, wait_until="commit")
    return held


@pytest.mark.parametrize(("language", "motto"), MOTTOS.items())
def test_home_shows_its_head_before_the_script_is_there(browser: Browser, site: str, language: str, motto: str) -> None:
    with browser.new_context(**{**PHONE, "locale": language}) as phone:
        page = phone.new_page()
        page.add_init_script(IDLE)
        held = without_script(page, site)
        expect(page.locator(TITLE)).to_be_visible()
        expect(page.locator("[data-first='home'] [lang]:visible")).to_have_text([motto])
        expect(page.locator("[data-first='link']")).to_be_hidden()
        page.evaluate("document.fonts.load('600 20px \"Grenze Gotisch\"')")
        before = page.locator(TITLE).evaluate(BOX)
        held.release()
        expect(page.locator("[data-system]").first).to_be_visible()
        expect(page.locator("[data-first]")).to_have_count(0)
        page.evaluate("document.fonts.ready")
        assert page.locator("h1").first.evaluate(BOX) == before


def test_a_link_is_named_before_the_script_is_there(browser: Browser, site: str) -> None:
    with browser.new_context(**{**PHONE, "locale": "fr"}) as phone:
        page = phone.new_page()
        held = without_script(page, f"{site}#{link_to('tiefen.flow.steps')}")
        expect(page.locator("[data-first='link'] [lang]:visible")).to_have_attribute("lang", "fr")
        expect(page.locator(TITLE)).to_be_hidden()
        held.release()
        expect(page.locator(".battle")).to_be_visible()
        expect(page.locator("[data-first]")).to_have_count(0)


ASKED = """() => {
    const [visit] = performance.getEntriesByType("navigation");
    const of = path => performance.getEntriesByType("resource").find(one => one.name.includes(path)).startTime;
    return { read: visit.domInteractive, sheet: of("style/gonfalon.css"), script: of("app/main.js") };
}"""


def test_sheet_and_script_are_requested_when_the_page_was_read(browser: Browser, site: str) -> None:
    """The script looks for elements of the page as soon as it runs."""
    with browser.new_context(**PHONE) as phone:
        page = phone.new_page()
        page.goto(site)
        expect(page.locator("[data-system]").first).to_be_visible()
        first = page.evaluate(ASKED)
        assert first["read"] <= first["sheet"] <= first["script"]
        page.locator(WHOLE).wait_for()
        page.reload()
        expect(page.locator("[data-system]").first).to_be_visible()
        later = page.evaluate(ASKED)
        assert later["read"] <= later["sheet"] <= later["script"]


NOTE_REGISTERING = """
    const workers = Object.getPrototypeOf(navigator.serviceWorker);
    const { register } = workers;
    workers.register = function (...words) {
        const drawn = document.querySelector(".battle[data-preview=''] [data-option]") !== null;
        document.documentElement.dataset.registered = drawn ? "late" : "early";
        return register.apply(this, words);
    };
"""


def test_nothing_is_fetched_for_later_before_the_battle_in_a_link_is_drawn(browser: Browser, site: str) -> None:
    """The copy for offline use competes with the first screen for the line and the processor."""
    with browser.new_context(**PHONE) as phone:
        page = phone.new_page()
        page.add_init_script(NOTE_REGISTERING)
        page.goto(f"{site}#{link_to('tiefen.flow.steps', sketch=True)}")
        page.wait_for_selector("[data-registered]")
        expect(page.locator("html")).to_have_attribute("data-registered", "late")
