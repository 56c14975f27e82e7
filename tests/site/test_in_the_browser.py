"""Start page and pages made ahead in a browser: quiet, without scripts, side by side. `test_reach.py` looks at the rest."""

import pytest
from playwright.sync_api import Browser, Page, expect

PAGES = (
    "",
    "rules/de.html",
    "rules/tiefen/fr.html",
    "rules/tiefen/roll/fr.html",
    "rules/tiefen/roll/de-en.html",
    "notices.html",
    "404.html",
)


@pytest.mark.parametrize("address", PAGES)
def test_the_console_is_quiet(page: Page, site: str, address: str) -> None:
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text))
    page.on("pageerror", lambda error: said.append(str(error)))
    page.on("requestfailed", lambda request: said.append(request.url))
    page.goto(site + address)
    page.wait_for_load_state("networkidle")
    assert said == []


def test_a_rule_is_reached_without_scripts(browser: Browser, site: str) -> None:
    with browser.new_context(java_script_enabled=False) as context:
        page = context.new_page()
        page.goto(f"{site}rules/tiefen/circumstances/de.html#tiefen.circ.terrain")
        expect(page.locator("[id='tiefen.circ.terrain']")).to_be_in_viewport()


def test_another_language_keeps_the_place(page: Page, site: str) -> None:
    page.goto(f"{site}rules/tiefen/roll/de.html#tiefen.roll.all")
    page.locator(".open-languages").click()
    page.locator("[data-first='fr']").click()
    page.wait_for_url(f"{site}rules/tiefen/roll/fr.html#tiefen.roll.all")
    expect(page.locator("html")).to_have_attribute("lang", "fr")


def test_two_languages_stand_side_by_side_where_there_is_room(page: Page, site: str) -> None:
    def tops() -> list[float]:
        columns = page.locator("[id='tiefen.roll.all'] > .row").first.locator("[lang]")
        return [box["y"] for box in (columns.nth(n).bounding_box() for n in range(2)) if box]

    page.set_viewport_size({"width": 1280, "height": 800})
    page.goto(f"{site}rules/tiefen/roll/fr-en.html")
    left, right = tops()
    assert left == right
    page.set_viewport_size({"width": 360, "height": 740})
    page.locator("[id='tiefen.roll.all'] > .row").first.click()
    first, second = tops()
    assert first < second


def test_the_theme_of_the_page_holds_for_the_rules(page: Page, site: str) -> None:
    page.goto(f"{site}rules/de.html")
    page.evaluate("localStorage.setItem('gonfalon.theme', 'dark')")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
