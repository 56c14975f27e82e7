"""Start page and pages made ahead in a browser: accessible, quiet, on a phone, without scripts, side by side."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

PAGES = (
    "",
    "rules/de.html",
    "rules/tiefen/fr.html",
    "rules/tiefen/de-en.html",
    "notices.html",
    "404.html",
)
PHONE = {"width": 360, "height": 740}
DESK = {"width": 1280, "height": 800}


def visit(page: Page, address: str) -> None:
    """Open a page and wait until it is drawn."""
    page.goto(address)
    expect(page.locator("h1").first).to_be_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("address", PAGES)
def test_axe_finds_nothing(page: Page, site: str, address: str, scheme: str) -> None:
    page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
    visit(page, site + address)
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()


@pytest.mark.parametrize("address", PAGES)
def test_the_console_is_quiet(page: Page, site: str, address: str) -> None:
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text))
    page.on("pageerror", lambda error: said.append(str(error)))
    page.on("requestfailed", lambda request: said.append(request.url))
    page.goto(site + address)
    page.wait_for_load_state("networkidle")
    assert said == []


@pytest.mark.parametrize("size", [PHONE, {"width": 320, "height": 640}, DESK])
@pytest.mark.parametrize("address", PAGES)
def test_nothing_sticks_out(page: Page, site: str, address: str, size: dict[str, int]) -> None:
    page.set_viewport_size({"width": size["width"], "height": size["height"]})
    visit(page, site + address)
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]


def test_a_rule_is_reached_without_scripts(browser: Browser, site: str) -> None:
    with browser.new_context(java_script_enabled=False) as context:
        page = context.new_page()
        page.goto(f"{site}rules/tiefen/de.html#tiefen.circ.terrain")
        expect(page.locator("[id='tiefen.circ.terrain']")).to_be_in_viewport()


def test_another_language_keeps_the_place(page: Page, site: str) -> None:
    page.goto(f"{site}rules/tiefen/de.html#tiefen.roll.all")
    page.get_by_role("link", name="Français", exact=True).click()
    page.wait_for_url(f"{site}rules/tiefen/fr.html#tiefen.roll.all")
    expect(page.locator("html")).to_have_attribute("lang", "fr")


def test_two_languages_stand_side_by_side_where_there_is_room(page: Page, site: str) -> None:
    def tops() -> list[float]:
        columns = page.locator("[id='tiefen.roll.all'] > div")
        return [box["y"] for box in (columns.nth(n).bounding_box() for n in range(2)) if box]

    page.set_viewport_size({"width": 1280, "height": 800})
    page.goto(f"{site}rules/tiefen/fr-en.html")
    left, right = tops()
    assert left == right
    page.set_viewport_size({"width": 360, "height": 740})
    first, second = tops()
    assert first < second


def test_the_theme_of_the_page_holds_for_the_rules(page: Page, site: str) -> None:
    page.goto(f"{site}rules/de.html")
    page.evaluate("localStorage.setItem('gonfalon.theme', 'dark')")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
