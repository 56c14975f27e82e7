"""A device without room, as the browser itself makes it: play goes on, and what is not kept is said, and kept later."""

from playwright.sync_api import BrowserContext, CDPSession, expect
from support.fault_server import FaultServer
from support.page_player import READY, Player
from support.screen_checks import complaints, faults

pytest_plugins = ["support.started_page", "support.first_visit"]

CONTINUE = "[data-action='continue']"
CRAMMED = """() => {
    let size = 4_000_000;
    for (let nth = 0; size >= 1; nth += 1) {
        try {
            localStorage.setItem(`cram${nth}`, "x".repeat(size));
        } catch {
            size = Math.floor(size / 2);
        }
    }
}"""
"""Not one letter more goes into the small store for notes."""
AGAIN = "() => document.querySelector(\"[data-not-kept] [data-action='keep-again']\")?.click()"
"""Ask for it at once, unless the page, which asks again by itself from time to time, was faster."""


def room(session: CDPSession, site: str, **size: int) -> None:
    """From now on the browser gives the site so many bytes; without a size as many as ever."""
    session.send("Storage.overrideQuotaForOrigin", {"origin": "/".join(site.split("/")[:3]), **size})


def test_a_first_visit_without_any_room_plays_and_keeps_it_when_there_is_some(
    phone: BrowserContext, host: FaultServer
) -> None:
    """A browser that really refuses every write fails in more places than a stub does: the start, the notes, the
    cache, the battles.
    """
    page = phone.new_page()
    session = phone.new_cdp_session(page)
    room(session, host.site, quotaSize=1)
    player = Player(page, host.site)
    player.visit()
    page.locator(".engine[data-offline='no']").wait_for()
    page.evaluate(CRAMMED)
    player.begin()
    player.answer(player.question())
    question = player.question()
    notice = page.locator("[data-not-kept]")
    expect(notice).to_have_attribute("data-not-kept", "full")
    assert (complaints(page), faults(page)) == ([], {})
    assert player.kept() == {}
    player.home()
    expect(page.locator("[data-storage='full']")).to_be_visible()
    page.locator(CONTINUE).tap()
    assert player.question() == question
    room(session, host.site)
    page.evaluate(AGAIN)
    expect(notice).to_have_count(0)
    assert [one["turn"] for one in player.kept().values()] == [1]
    page.reload()
    page.locator(READY).wait_for(state="attached")
    assert player.question() == question
