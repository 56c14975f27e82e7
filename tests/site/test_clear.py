"""Everything on this device can be deleted, and nothing of other sites goes with it."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from support.fault_server import WHOLE, FaultServer
from support.page_player import PHONE, READY, Player
from support.screen_checks import Ear, complaints, faults

from gonfalon.words import LANGUAGES

pytest_plugins = ["support.started_page", "support.ready_phone"]

OTHERS = """async () => {
    localStorage.setItem("gonfalonier", "1");
    await caches.open("gonfalonier /gonfalon/");
    await caches.open("gonfalon /elsewhere/");
    await caches.open("gonfalon plugins /gonfalon/");
    const opening = indexedDB.open("gonfalonier");
    await new Promise((done) => { opening.onsuccess = done; });
    opening.result.close();
}"""
"""A script that stores data as other sites on this host; and our place for rule systems."""
KEPT = """async () => {
    const folders = await Array.fromAsync((await navigator.storage.getDirectory()).keys());
    const registrations = await navigator.serviceWorker.getRegistrations();
    return {
        databases: (await indexedDB.databases()).map(({ name }) => name).sort(),
        settings: Object.keys(localStorage).sort(),
        caches: (await caches.keys()).sort(),
        folders,
        workers: registrations.length,
    };
}"""

EMPTY = "<!doctype html><title>empty</title><link rel='icon' href='data:,'>"
"""A page that keeps nothing; without an icon of its own the browser looks for one at the host."""
HELD = """async () => {
    const [name] = await Array.fromAsync((await navigator.storage.getDirectory()).keys());
    const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle(name);
    const file = await folder.getFileHandle("held", { create: true });
    const writer = await file.createWritable();
    const remove = FileSystemDirectoryHandle.prototype.removeEntry;
    FileSystemDirectoryHandle.prototype.removeEntry = async function (...words) {
        await remove.apply(this, words).finally(() => writer.abort().catch(() => {}));
    };
}"""
"""A file of the snapshot is written, as by a worker that the browser has not ended yet, until its removal was refused."""

MAKING = "html[data-snapshot=making]"
BEHIND = """() => new Promise((held) => {
    navigator.locks.request("gonfalon snapshot files /gonfalon/", async () => {
        const remove = FileSystemDirectoryHandle.prototype.removeEntry;
        const removed = new Promise((done) => {
            FileSystemDirectoryHandle.prototype.removeEntry = async function (...words) {
                await remove.apply(this, words);
                done();
            };
        });
        held();
        await removed;
    });
})"""
"""Whoever makes the snapshot comes to its files only when they have been removed."""


@pytest.fixture
def phone(browser: Browser, ear: Ear, site: str) -> Iterator[Player]:
    with browser.new_context(**PHONE) as context:
        ear.listen(context)
        yield Player(context.new_page(), site, "clear")


def kept(player: Player) -> dict[str, Any]:
    found: dict[str, Any] = player.page.evaluate(KEPT)
    return found


def leave_to_empty(page: Page) -> None:
    page.route(
        "**/gonfalon/",
        lambda route: route.fulfill(body=EMPTY, content_type="text/html"),
    )


def test_everything_goes_and_gonfalon_comes_anew(
    ready_phone: BrowserContext, ready_host: FaultServer, ear: Ear
) -> None:
    """Deleting could leave a database or a worker behind, take data of another site on the same host, or strand
    a person without a net.
    """
    ear.site = ready_host.site
    phone = Player(ear.listen(ready_phone).new_page(), ready_host.site, "clear")
    page = phone.page
    phone.visit()
    phone.arrive("tiefen.flow.steps")
    phone.home()
    page.evaluate(OTHERS)
    before = kept(phone)
    assert {"gonfalon", "gonfalonier"} <= set(before["databases"])
    assert before["workers"] == 1

    page.locator("[data-action='clear']").tap()
    for language in LANGUAGES:
        phone.speak(language)
        expect(page.get_by_role("dialog")).to_contain_text(phone.words.say("page-clear-what"))
    assert (complaints(page), faults(page)) == ([], {})

    other = page.context.new_page()
    other.goto(phone.site)
    other.locator(READY).wait_for(state="attached")
    other.locator(WHOLE).wait_for()
    page.bring_to_front()
    phone.hold(page.locator("[data-action='clear-yes']"))
    expect(page.locator("[data-trouble='elsewhere']")).to_be_visible()
    other.close()

    page.context.set_offline(True)
    phone.hold(page.locator("[data-action='clear-yes']"))
    expect(page.locator("[data-trouble='offline']")).to_be_visible()
    page.context.set_offline(False)
    assert page.evaluate("navigator.serviceWorker.controller !== null")

    leave_to_empty(page)
    page.evaluate(HELD)
    with page.expect_event("load"):
        phone.hold(page.locator("[data-action='clear-yes']"))
    assert kept(phone) == {
        "databases": ["gonfalonier"],
        "settings": ["gonfalonier"],
        "caches": ["gonfalon /elsewhere/", "gonfalonier /gonfalon/"],
        "folders": [],
        "workers": 0,
    }
    page.unroute("**/gonfalon/")
    phone.visit()
    page.locator(WHOLE).wait_for()
    assert page.locator("[data-battle]").count() == 0


def test_a_snapshot_that_is_being_made_does_not_come_back(phone: Player) -> None:
    """The worker that writes the snapshot could finish after the deletion and leave its files behind."""
    page = phone.page
    phone.visit()
    page.locator(MAKING).wait_for(state="attached")
    page.evaluate(BEHIND)
    page.locator("[data-action='clear']").tap()
    leave_to_empty(page)
    with page.expect_event("load"):
        phone.hold(page.locator("[data-action='clear-yes']"))
    assert kept(phone)["folders"] == []
