"""A part on the device is damaged, and there is no net: what still works goes on, what does not is explained, and soon."""

from collections.abc import Callable

from playwright.sync_api import BrowserContext, Page, expect
from support.fault_server import WHOLE, FaultServer
from support.page_player import ASK, READY
from support.screen_checks import complaints, faults
from support.scripts import script

from gonfalon.words import LANGUAGES, Words

pytest_plugins = ["support.started_page", "support.ready_phone"]

SPOIL = script("damage_kept_file")
"""No snapshot, and a bit of a kept file is another; its length is the same."""

TRIES = 4
"""So often a file may be asked for that cannot be had: at most two ways, each with one more try."""


def installed(ready_phone: BrowserContext, ready_host: FaultServer) -> Page:
    """A phone on which everything lies."""
    page = ready_phone.new_page()
    page.goto(ready_host.site)
    page.locator(WHOLE).wait_for()
    return page


def asked_for(page: Page, what: str) -> Callable[[], int]:
    """Return a counter of the requests for a file from now on."""
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if what in request.url else None)
    return lambda: len(asked)


def test_a_damaged_part_of_the_engine_comes_again_and_is_gone_round_without_a_net(
    ready_phone: BrowserContext, ready_host: FaultServer
) -> None:
    """Page, engine and service worker do not wait for each other over it."""
    page = installed(ready_phone, ready_host)
    page.evaluate(SPOIL, "engine-00.part")
    asked = asked_for(page, "engine-00.part")
    page.reload()
    page.locator("html[data-engine=ready][data-way=compiled]").wait_for(state="attached")
    assert asked() == 1
    page.evaluate(SPOIL, "engine-00.part")
    ready_phone.set_offline(True)
    page.reload()
    page.locator("html[data-engine=ready][data-way=plain]").wait_for(state="attached")


def test_a_damaged_part_of_a_system_comes_again_and_is_gone_round_without_a_net(
    ready_phone: BrowserContext, ready_host: FaultServer
) -> None:
    """Offline a damaged part of one system could take the whole engine along, though the same code lies in the
    wheel.
    """
    page = installed(ready_phone, ready_host)
    for connected in (True, False):
        page.evaluate(SPOIL, "engine-war-00.part")
        ready_phone.set_offline(not connected)
        page.reload()
        page.locator("html[data-engine=ready][data-way=compiled]").wait_for(state="attached")
        page.locator("[data-system='war']").tap()
        page.locator(ASK).wait_for()
        page.locator("[data-action='home']").first.tap()


def test_a_part_that_nothing_replaces_is_named_as_the_reason_and_comes_with_the_net(
    ready_phone: BrowserContext, ready_host: FaultServer
) -> None:
    """Offline the start could ask for the same file without end, or fail without the advice to go online."""
    page = installed(ready_phone, ready_host)
    page.evaluate(SPOIL, "wasm-00.part")
    ready_phone.set_offline(True)
    asked = asked_for(page, "wasm-00.part")
    page.reload()
    failed = page.locator(".engine[data-why='offline']").first
    for language in LANGUAGES:
        page.locator("[data-action='language']").select_option(language)
        expect(failed).to_contain_text(Words(language).say("page-engine-failed", why="offline"))
        assert (complaints(page), faults(page)) == ([], {})
    assert 0 < asked() <= TRIES
    ready_phone.set_offline(False)
    page.locator(READY).wait_for(state="attached")


def test_damaged_words_come_anew_or_the_page_says_why_they_do_not(
    ready_phone: BrowserContext, ready_host: FaultServer
) -> None:
    """Without words no script can say why the page is empty: the notice must stand in the page itself, in three
    languages.
    """
    page = installed(ready_phone, ready_host)
    heading = page.locator("#new-title")
    whole = heading.inner_text()
    for path in ("words/de.txt", "systems.json"):
        page.evaluate(SPOIL, path)
        page.reload()
        expect(heading).to_have_text(whole)
        page.evaluate(SPOIL, path)
        ready_phone.set_offline(True)
        asked = asked_for(page, path)
        page.reload()
        for language in LANGUAGES:
            expect(page.locator(f".unstarted [data-net='offline'][lang={language}]")).to_be_visible()
            expect(page.locator(f".unstarted p[lang={language}]:visible")).to_have_count(1)
        assert 0 < asked() <= TRIES
        ready_phone.set_offline(False)
        expect(heading).to_have_text(whole)
        expect(page.locator(".unstarted")).to_be_hidden()
        page.locator(READY).wait_for(state="attached")


def test_a_language_that_cannot_be_had_leaves_the_one_that_is_spoken(
    ready_phone: BrowserContext, ready_host: FaultServer
) -> None:
    """A language that cannot be loaded could leave the page half translated, or with message ids for words."""
    page = installed(ready_phone, ready_host)
    page.evaluate(SPOIL, "words/fr.txt")
    ready_phone.set_offline(True)
    choice = page.locator("[data-action='language']")
    choice.select_option("fr")
    expect(page.get_by_role("status").filter(has_text=Words("de").say("page-language-missing"))).to_be_visible()
    expect(choice).to_have_value("de")
    expect(page.locator("html")).to_have_attribute("lang", "de")
