"""A clock that is set back or forward in the middle of everything: nothing is lost, hidden, or waited for the longer."""

import datetime
import threading
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from support.fault_server import HASHING, THE_PAGE_ITSELF, WHOLE, FaultServer
from support.page_player import PHONE, Player, link_to, same, saves
from support.screen_checks import PATIENCE

pytest_plugins = ["support.started_page", "support.ready_phone"]

NOW, BACK, AHEAD = (datetime.datetime(year, 6, 1, 12, tzinfo=datetime.UTC) for year in (2026, 2001, 2060))
GO_ON = "[data-action='go-on']"
BATTLES = "[data-battle]"
FIRST = "document.querySelector('[data-battle]')?.dataset.battle"
HOUR = 3_600_000
HOURS = 10
"""Times that a page is looked at; far fewer than the hours between two settings of the clock."""
LONG = 8_000
"""Milliseconds that a notice stays with something to take back."""

SHIFTED = """years => {
    const shift = years * 31_557_600_000;
    self.RealDate ??= Date;
    self.Date = class extends RealDate {
        constructor(...all) { super(...(all.length ? all : [RealDate.now() + shift])); }
        static now() { return RealDate.now() + shift; }
    };
}"""
LOOK_AGAIN = "() => document.dispatchEvent(new Event('visibilitychange'))"


@pytest.fixture
def tab(browser: Browser, site: str) -> Iterator[Player]:
    """A phone of its own, for a clock is that of all pages of a context."""
    with browser.new_context(**PHONE) as context:
        page = context.new_page()
        page.clock.install(time=NOW)
        player = Player(page, site)
        player.visit()
        yield player


def test_the_battle_played_last_is_offered_whatever_the_clock_says(tab: Player) -> None:
    """Sorted by the time of day, a battle from before a change of the clock would be offered for ever, or never."""
    page = tab.page
    played: list[str] = []
    for time, rule in ((NOW, "tiefen.flow.steps"), (BACK, "tiefen.roll.all"), (AHEAD, "tiefen.circ.terrain")):
        page.clock.set_system_time(time)
        tab.follow(link_to(rule))
        tab.settle()
        assert tab.question().rule == rule
        [new] = set(tab.kept()) - set(played)
        played.append(new)
        tab.home()
        tab.when(f"{FIRST} === '{new}'")
        kept = tab.kept()
        page.locator(GO_ON).tap()
        assert tab.question().rule == rule
        assert same(saves(tab.kept()), saves(kept))
        tab.home()
    page.clock.set_system_time(BACK)
    page.locator(f"[data-battle='{played[1]}']").tap()
    tab.roll()
    tab.settle()
    tab.home()
    tab.when(f"{FIRST} === '{played[1]}'")
    expect(page.locator(BATTLES)).to_have_count(3)


def test_a_notice_goes_when_its_time_is_over_whatever_the_clock_says(tab: Player) -> None:
    """A change of the clock could end the time to undo at once, or keep the notice for years."""
    page = tab.page
    tab.follow(link_to("tiefen.roll.all"))
    tab.settle()
    tab.home()
    for time in (BACK, AHEAD):
        before = tab.kept()
        tab.hold(page.locator("[data-action='delete']"))
        offer = page.locator("[data-action='undo-delete']")
        expect(offer).to_be_visible()
        page.clock.set_system_time(time)
        if time is BACK:
            offer.tap()
            expect(page.locator(BATTLES)).to_have_count(1)
            assert same(tab.kept(), before)
        else:
            page.clock.fast_forward(LONG)
            expect(offer).to_have_count(0)


def test_a_page_that_lies_open_asks_for_a_new_version_whatever_the_clock_says(
    ready_phone: BrowserContext, ready_host: FaultServer
) -> None:
    """After a step back of the clock a page would ask for no update until the old time has come again."""
    page = ready_phone.new_page()
    page.clock.install(time=NOW)
    page.goto(ready_host.site)
    page.locator(WHOLE).wait_for()
    for time in (BACK, AHEAD, BACK):
        page.clock.set_system_time(time)
        asked = threading.Event()
        ready_host.before("sw.js", asked.set)
        assert any(looked_again(page, asked) for _ in range(HOURS))


def looked_again(page: Page, asked: threading.Event) -> bool:
    """Look at the page an hour later, and see it ask: a browser makes one of two requests that are under way at once."""
    page.clock.fast_forward(HOUR + 1)
    page.evaluate(LOOK_AGAIN)
    return asked.wait(PATIENCE / 1_000 / HOURS)


def test_all_is_hashed_once_after_a_jump_of_the_clock(ready_phone: BrowserContext, ready_host: FaultServer) -> None:
    """A date in the future could make the service worker hash all files at each start, or never again."""
    page = ready_phone.new_page()
    page.goto(ready_host.site)
    page.locator(WHOLE).wait_for()
    [worker] = ready_phone.service_workers
    for years in (-20, 0, 20, 0):
        worker.evaluate(SHIFTED, years)
        worker.evaluate(HASHING)
        page.reload()
        page.locator(WHOLE).wait_for()
        assert worker.evaluate("self.hashed") > THE_PAGE_ITSELF
        worker.evaluate(HASHING)
        page.reload()
        page.locator(WHOLE).wait_for()
        assert worker.evaluate("self.hashed") == THE_PAGE_ITSELF
