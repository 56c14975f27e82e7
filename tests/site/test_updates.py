"""New versions: they come whole, wait while a battle is open, and never mix with the old one."""

import json
import threading
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect
from support.fault_server import COME, WHOLE, FaultServer
from support.page_player import READY, Player
from support.screen_checks import PATIENCE, complaints, faults

pytest_plugins = ["support.started_page", "support.first_visit"]

CHANGED = "rules/tiefen/roll/de.html"
TEXT = "async address => (await fetch(address)).text()"
WAITS = "async () => Boolean((await navigator.serviceWorker.getRegistration()).waiting)"
OFFER = "[data-action='update']"
ENTRY = "[data-action='update-ask']"
RETRY = "[data-action='retry']"


def version(site: Path) -> str:
    """The version of a built site, as home tells it."""
    told: str = json.loads((site / "files.json").read_text("utf-8"))["version"]
    return told[:8]


def leaves(site: Path) -> dict[str, str]:
    """The files of a version by their hashes."""
    files = json.loads((site / "files.json").read_text("utf-8"))["files"]
    return {path: leaf["hash"] for path, leaf in files.items()}


def kept(page: Page) -> set[str]:
    """The hashes of all files that lie on the device."""
    script = "async () => (await (await caches.open((await caches.keys())[0])).keys()).map(({ url }) => url)"
    return {url.partition("?__rev=")[2] for url in page.evaluate(script)}


def is_of(page: Page, site: Path, patience: float = PATIENCE) -> None:
    """The page says that it is of this version."""
    expect(page.locator(".version")).to_contain_text(version(site), timeout=patience)


def test_a_battle_goes_on_as_it_was_until_its_players_ask_for_the_new_version(
    phone: BrowserContext, host: FaultServer, dist: Path, newer: Path
) -> None:
    """An update could take away the files under an open battle, fetch more than what differs, or lose the
    question it stands at.
    """
    first = Player(phone.new_page(), host.site)
    first.visit()
    first.page.locator(WHOLE).wait_for()
    is_of(first.page, dist)
    question = first.arrive("tiefen.flow.steps")

    host.folder = newer
    host.asked.clear()
    assert first.page.evaluate(COME) == "installed"
    old, new = leaves(dist), leaves(newer)
    assert set(host.asked) - {"sw.js"} == {path for path in new if new[path] != old.get(path)}

    second = Player(phone.new_page(), host.site)
    second.visit()
    is_of(second.page, dist)
    second.page.locator(OFFER).tap()
    is_of(second.page, newer)
    second.page.locator(READY).wait_for(state="attached")

    assert first.question() == question
    host.asked.clear()
    first.take("close")
    assert first.page.evaluate(TEXT, f"{CHANGED}?__rev={old[CHANGED]}") == (dist / CHANGED).read_text("utf-8")
    after = first.question()
    assert set(host.asked) <= {"sw.js"}

    first.button("page-more").tap()
    first.page.locator(ENTRY).tap()
    expect(first.page.get_by_role("dialog")).to_contain_text(first.words.say("page-update-battle", kept="yes"))
    assert (complaints(first.page), faults(first.page)) == ([], {})
    with first.page.expect_event("load"):
        first.page.locator(OFFER).tap()
    assert first.question() == after
    first.page.locator("[data-action='home']").first.tap()
    is_of(first.page, newer)


def test_a_page_that_opens_into_a_battle_leaves_the_new_version_waiting(
    phone: BrowserContext, host: FaultServer, newer: Path
) -> None:
    """A reload in the middle of a battle could bring the new version before its players asked for it."""
    player = Player(phone.new_page(), host.site)
    player.visit()
    player.page.locator(WHOLE).wait_for()
    question = player.arrive("tiefen.flow.steps")
    host.folder = newer
    assert player.page.evaluate(COME) == "installed"
    player.page.reload()
    assert player.question() == question
    assert player.page.evaluate(WAITS)


def test_at_home_with_no_battle_open_the_next_opening_is_the_new_version(
    phone: BrowserContext, host: FaultServer, dist: Path, newer: Path
) -> None:
    """A device could stay on an old version until somebody presses a button, and keep files of both for ever."""
    page = phone.new_page()
    page.goto(host.site)
    page.locator(WHOLE).wait_for()
    host.folder = newer
    assert page.evaluate(COME) == "installed"
    is_of(page, dist)
    expect(page.locator(OFFER)).to_be_visible()
    assert (complaints(page), faults(page)) == ([], {})
    page.reload()
    is_of(page, newer)
    expect(page.locator(OFFER)).to_have_count(0)
    page.locator(WHOLE).wait_for()
    assert not kept(page) & (set(leaves(dist).values()) - set(leaves(newer).values()))


LATE = """() => {
    const real = self.skipWaiting.bind(self);
    self.skipWaiting = () => new Promise((done) => { self.wakeUp = () => real().then(done); });
}"""
"""The new version takes over when the test says so: a slow device, or one with much else to do."""

LAME_DUCK = 330_000
"""Milliseconds: Chromium lets a version that has asked to take over wait for five minutes where it holds the one in use to
be busy. That happens now and then on a busy machine though nothing is asked of that one.
"""


@pytest.mark.parametrize("touched", [False, True])
def test_a_new_version_that_wakes_up_late_is_not_put_off_and_disturbs_nobody(
    phone: BrowserContext, host: FaultServer, dist: Path, newer: Path, touched: bool
) -> None:
    """A service worker that activates late could reload the page under a person's finger, or be forgotten."""
    page = phone.new_page()
    page.goto(host.site)
    page.locator(WHOLE).wait_for()
    host.folder = newer
    assert page.evaluate(COME) == "installed"
    (coming,) = (one for one in phone.service_workers if one.evaluate("self.serviceWorker.state") == "installed")
    coming.evaluate(LATE)
    page.reload()
    is_of(page, dist)
    if touched:
        page.locator("h1").first.tap()
    coming.evaluate("() => { self.wakeUp(); }")
    if touched:
        expect(page.locator(OFFER)).to_be_visible()
        is_of(page, dist)
        page.locator(OFFER).tap()
    is_of(page, newer, LAME_DUCK)
    expect(page.locator(OFFER)).to_have_count(0)


def test_a_deploy_before_the_service_worker_comes_leaves_an_open_page_its_files(
    phone: BrowserContext, host: FaultServer, dist: Path, newer: Path
) -> None:
    """Of the first page's version nothing lies here but what it has asked for itself."""
    deployed = threading.Event()
    host.before("sw.js", lambda: deployed.wait(PATIENCE / 1000))
    first = Player(phone.new_page(), host.site)
    first.visit()
    first.arrive("tiefen.roll.all")
    first.page.locator(f"a[href^='{CHANGED}']:visible").first.tap()
    expect(first.page.get_by_role("dialog")).to_be_visible()
    first.close()
    host.folder = newer
    deployed.set()
    first.home()
    first.page.locator(WHOLE).wait_for()
    is_of(first.page, dist)
    address = f"{CHANGED}?__rev={leaves(dist)[CHANGED]}"
    assert first.page.evaluate(TEXT, address) == (dist / CHANGED).read_text("utf-8")
    first.page.close()
    page = phone.new_page()
    page.goto(host.site)
    is_of(page, newer)
    page.locator(WHOLE).wait_for()
    assert not kept(page) & (set(leaves(dist).values()) - set(leaves(newer).values()))


@pytest.mark.parametrize("last", ["index.html", "app/main.js", "worker.js"])
def test_a_deploy_in_the_middle_of_a_first_visit_mixes_nothing(
    phone: BrowserContext, host: FaultServer, newer: Path, last: str
) -> None:
    """The host changes over once it has given this file: the page comes by itself, or says so and comes when asked."""
    page = phone.new_page()
    host.then(last, lambda: setattr(host, "folder", newer))
    page.goto(host.site)
    page.locator(f"{RETRY}, {READY}").first.wait_for(state="attached")
    if last != "index.html":
        page.locator(RETRY).tap()
    page.locator(WHOLE).wait_for()
    page.reload()
    is_of(page, newer)
