"""Addresses without a page of their own: folders of rule pages lead to the reader's language, others to one that looks alike."""

import re

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from support.fault_server import WHOLE
from support.screen_checks import PATIENCE

pytest_plugins = ["support.started_page"]

LANGUAGES = {"de": "Startseite", "fr": "accueil", "en": "home page"}
FOLDERS = ("rules/", "rules/tiefen/", "rules/war/")
LOST = ("lost", "lost/at/some/depth", "rules/no/such/page.html")
LOOK = """() => {
    const { backgroundColor, color } = getComputedStyle(document.documentElement);
    const card = getComputedStyle(document.querySelector(".book"));
    const { fontFamily } = getComputedStyle(document.querySelector("h1"));
    return [backgroundColor, color, card.backgroundColor, card.borderColor, fontFamily];
}"""
BANNER = "() => document.fonts.load('2rem \"Grenze Gotisch\"').then(found => found.length)"
THEMES = ("auto", "dark", "candle")


def look(page: Page, address: str) -> list[str]:
    page.goto(address)
    found: list[str] = page.evaluate(LOOK)
    return found


@pytest.mark.parametrize("path", LOST)
def test_an_address_without_a_page_looks_like_the_site_and_leads_home(page: Page, site: str, path: str) -> None:
    for theme in THEMES:
        page.goto(f"{site}rules/de.html")
        page.evaluate("theme => localStorage.setItem('gonfalon.theme', theme)", theme)
        rules = look(page, f"{site}rules/de.html")
        given = page.goto(f"{site}{path}")
        assert given
        assert given.status == 404
        expect(page.get_by_role("heading", level=1)).to_have_text("404")
        assert page.evaluate(LOOK) == rules, theme
    for language, words in LANGUAGES.items():
        home = page.locator(f"section[lang='{language}']").get_by_role("link", name=words)
        expect(home).to_have_attribute(
            "href", f"{site.partition('//')[2][site.partition('//')[2].index('/') :]}index.html"
        )
        search = page.locator(f"section[lang='{language}'] form")
        expect(search).to_have_attribute("action", re.compile(rf"^/.*/rules/{language}\.html$"))
    assert page.evaluate(BANNER) == 1
    page.get_by_role("link", name="Gonfalon").click()
    expect(page.locator("[data-system]").first).to_be_visible()


@pytest.mark.parametrize("path", LOST)
def test_a_site_that_knows_its_address_is_found_without_a_request_that_fails(
    page: Page, newer_site: str, path: str
) -> None:
    failed: list[str] = []
    page.on("response", lambda answer: failed.append(answer.url) if answer.status >= 400 else None)
    page.goto(f"{newer_site}{path}")
    page.wait_for_function(f"({BANNER})()")
    expect(page.locator("a[data-home]").first).to_have_attribute("href", "/gonfalon/index.html")
    assert failed == [f"{newer_site}{path}"]


def test_whoever_has_been_here_is_led_back_without_a_request_that_fails(page: Page, site: str) -> None:
    page.goto(site)
    page.locator(WHOLE).wait_for()
    failed: list[str] = []
    page.on("response", lambda answer: failed.append(answer.url) if answer.status >= 400 else None)
    page.goto(f"{site}{LOST[1]}")
    page.wait_for_function(f"({BANNER})()")
    assert failed == [f"{site}{LOST[1]}"]


def test_without_scripts_the_colours_are_there(browser: Browser, site: str) -> None:
    with browser.new_context(java_script_enabled=False) as context:
        page = context.new_page()
        page.goto(f"{site}lost/at/some/depth")
        expect(page.locator(".book").first).to_have_css("border-top-color", "rgb(198, 185, 159)")
        expect(page.locator("html")).to_have_css("background-color", "rgb(230, 223, 207)")


@pytest.mark.parametrize("folder", FOLDERS)
@pytest.mark.parametrize(("locale", "kept", "expected"), [("fr-CA", "", "fr"), ("de", "en", "en"), ("nl", "", "en")])
def test_a_folder_of_rules_leads_to_the_language_of_the_reader(
    browser: Browser, site: str, folder: str, locale: str, kept: str, expected: str
) -> None:
    with browser.new_context(locale=locale) as context:
        page = context.new_page()
        page.goto(f"{site}notices.html")
        page.evaluate("kept => { if (kept) localStorage.setItem('gonfalon.language', kept); }", kept)
        page.goto(f"{site}{folder}#text")
        page.wait_for_url(f"{site}{folder}{expected}.html#text")
        page.go_back()
        page.wait_for_url(f"{site}notices.html")


@pytest.mark.parametrize("folder", FOLDERS)
def test_without_scripts_a_folder_of_rules_offers_three_languages(browser: Browser, site: str, folder: str) -> None:
    with browser.new_context(java_script_enabled=False) as context:
        page = context.new_page()
        for language in LANGUAGES:
            page.goto(f"{site}{folder}")
            page.locator(f"main a[hreflang='{language}']").click()
            page.wait_for_url(f"{site}{folder}{language}.html")


def test_folders_of_rules_are_there_without_a_net(
    page: Page, context: BrowserContext, copy_site: str, patience: None
) -> None:
    context.set_default_timeout(PATIENCE)
    page.goto(copy_site)
    page.locator(WHOLE).wait_for()
    context.set_offline(True)
    for folder in (*FOLDERS, "rules", "rules/war"):
        page.goto(f"{copy_site}{folder}")
        page.wait_for_url(f"{copy_site}{folder.rstrip('/')}/en.html")


def test_what_was_looked_for_can_be_searched_in_the_rules(page: Page, site: str) -> None:
    page.goto(f"{site}rules/war/festgenagelt/de.html")
    search = page.locator("section[lang='de'] form")
    expect(search.get_by_role("searchbox")).to_have_value("war festgenagelt")
    expect(search).to_have_attribute("action", re.compile(r"^/.*/rules/de\.html$"))
    search.get_by_role("searchbox").fill("festgenagelt")
    search.get_by_role("button").click()
    expect(page).to_have_url(re.compile(r"rules/de\.html\?q=festgenagelt$"))
    expect(page.get_by_role("combobox")).to_have_value("festgenagelt")
    expect(page.get_by_role("option").first).to_contain_text("Festgenagelt")
