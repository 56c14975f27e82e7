"""A network that sends wrong files breaks nothing: they are not shown, not kept, and with the right ones all goes on."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from support.engine_gate import IDLE
from support.fault_server import COME, HASHING, KINDS, THE_PAGE_ITSELF, WHOLE, FaultServer
from support.page_player import PHONE, READY
from support.screen_checks import PATIENCE

from press.paths import LANGUAGES

pytest_plugins = ["support.started_page", "support.first_visit", "support.ready_phone"]

BROKEN = "html[data-start=broken] .unstarted"
LAST = "rules/war/zones/fr.html"
"""A page that the service worker brings after all that the engine needs."""

GONE = "rules/tiefen/roll/de.html"
DAMAGED = "rules/tiefen/roll/en.html"
SPOIL = """async ([gone, damaged]) => {
    const cache = await caches.open((await caches.keys()).find((name) => name.endsWith(" /gonfalon/")));
    for (const request of await cache.keys()) {
        if (request.url.includes(`${gone}?`)) await cache.delete(request);
        if (request.url.includes(`${damaged}?`)) await cache.put(request, new Response("<h1>Hotel</h1>"));
    }
}"""


@pytest.mark.parametrize("kind", KINDS)
def test_a_first_visit_with_wrong_files_says_so_and_goes_on_with_right_ones(
    browser: Browser, host: FaultServer, kind: str
) -> None:
    """A portal that answers for a script or a style sheet could leave an empty or a strange page without a word."""
    paths = ["app/main.js", "words/de.txt", "style/gonfalon.css"]
    if kind == "cut":
        paths.remove("words/de.txt")  # asked for again with patience, so that nobody need be told
    for path in paths:
        with browser.new_context(**PHONE) as phone:
            phone.set_default_timeout(PATIENCE)
            page = phone.new_page()
            page.add_init_script(IDLE)
            host.fail(kind, path)
            page.goto(host.site)
            expect(page.locator(BROKEN)).to_be_visible()
            for language in LANGUAGES:
                expect(page.locator(f".unstarted p[lang={language}]:visible")).to_be_visible()
            assert page.get_by_text("Hotel").count() == 0
            host.recover()
            page.locator(".unstarted a:visible").first.click()
            expect(page.locator("[data-system]").first).to_be_visible()
            expect(page.locator(".unstarted")).to_be_hidden()


def test_a_wrong_file_while_the_rest_comes_is_not_kept_and_the_rest_comes_later(
    phone: BrowserContext, host: FaultServer
) -> None:
    """One wrong answer in the background could be cached, or stop the download of all that comes after it."""
    page = phone.new_page()
    host.fail("portal", LAST)
    page.goto(host.site)
    page.locator(READY).wait_for(state="attached")
    page.locator(".engine[data-offline=no]").wait_for()
    host.recover()
    host.given.clear()
    page.reload()
    page.locator(WHOLE).wait_for()
    again = [path for path, status in host.given if status == 200]
    assert LAST in again
    assert not any(path.startswith("pyodide/") for path in again if not path.endswith(".mjs"))
    phone.set_offline(True)
    page.goto(f"{host.site}{LAST}")
    expect(page.locator("h1").first).to_be_visible()


def installed(phone: BrowserContext, host: FaultServer) -> Page:
    """A phone on which everything lies."""
    page = phone.new_page()
    page.goto(host.site)
    page.locator(WHOLE).wait_for()
    return page


def test_wrong_files_at_an_update_leave_the_old_version_whole(
    ready_phone: BrowserContext, ready_host: FaultServer, newer: Path
) -> None:
    """An update through a bad line could replace a part of the old version, and leave neither of the two whole."""
    page = installed(ready_phone, ready_host)
    old = page.locator(".version").inner_text()
    ready_host.folder = newer
    for kind in KINDS[:3]:
        ready_host.fail(kind, GONE)
        assert page.evaluate(COME) == "redundant"
    ready_host.fail("portal")
    assert page.evaluate(f"() => ({COME})().catch(() => 'refused')") == "refused"
    page.reload()
    page.locator(WHOLE).wait_for()
    assert page.locator(".version").inner_text() == old
    ready_host.recover()
    assert page.evaluate(COME) == "installed"


QUIETLY = """async (path) => {
    const cache = await caches.open((await caches.keys()).find((name) => name.endsWith(" /gonfalon/")));
    for (const request of await cache.keys()) {
        const headers = { "Content-Length": (await cache.match(request)).headers.get("Content-Length") };
        if (request.url.includes(`/${path}?`)) await cache.put(request, new Response("<h1>Hotel</h1>", { headers }));
        if (request.url.includes("/files.json?")) {
            const told = await (await cache.match(request)).text();
            await cache.put(request, new Response(told, { headers: { Date: "Sat, 01 Jan 2000 00:00:00 GMT" } }));
        }
    }
}"""
"""Bytes that were spoiled without a trace, and it is long ago that all were looked at."""


def test_all_is_hashed_when_something_is_off_or_after_a_long_while_only(
    ready_phone: BrowserContext, ready_host: FaultServer, dist: Path
) -> None:
    """Files could be hashed at every start, which costs seconds on a phone, or never again after the first visit."""
    page = installed(ready_phone, ready_host)
    [worker] = ready_phone.service_workers
    worker.evaluate(HASHING)
    page.reload()
    page.locator(WHOLE).wait_for()
    assert worker.evaluate("self.hashed") == THE_PAGE_ITSELF
    page.evaluate(QUIETLY, DAMAGED)
    page.reload()
    page.locator(WHOLE).wait_for()
    assert worker.evaluate("self.hashed") > len(json.loads((dist / "files.json").read_text("utf-8"))["files"])
    assert page.evaluate("async path => (await fetch(path)).text()", DAMAGED) == (dist / DAMAGED).read_text("utf-8")


AGED = """async () => {
    const cache = await caches.open((await caches.keys()).find((name) => name.endsWith(" /gonfalon/")));
    for (const request of await cache.keys()) {
        if (!request.url.includes("/files.json?")) continue;
        const told = await (await cache.match(request)).text();
        await cache.put(request, new Response(told, { headers: { Date: "Sat, 01 Jan 2000 00:00:00 GMT" } }));
    }
}"""
"""It is long ago that all were looked at."""
AS_IT_CAME = """async (path) => {
    const cache = await caches.open((await caches.keys()).find((name) => name.endsWith(" /gonfalon/")));
    const found = (await cache.keys()).find(({ url }) => url.includes(`/${path}?`));
    return (await cache.match(found)).url === found.url;
}"""
NO_ROOM = "() => { Cache.prototype.put = async () => { throw new DOMException('no room', 'QuotaExceededError'); }; }"


@pytest.mark.parametrize("varies", [False, True])
def test_a_script_stays_as_it_came_though_all_is_hashed_on_a_full_device(
    phone: BrowserContext, host: FaultServer, varies: bool
) -> None:
    """From a host that tells no length; or says that no answer is like another, so that no cache takes it as it came."""
    host.measured, host.varies = varies, varies
    page = installed(phone, host)
    [worker] = phone.service_workers
    for spoil in ("() => {}", NO_ROOM):
        worker.evaluate(HASHING)
        worker.evaluate(spoil)
        page.evaluate(AGED)
        page.reload()
        page.locator(WHOLE).wait_for()
        assert worker.evaluate("self.hashed") > THE_PAGE_ITSELF
        assert page.evaluate(AS_IT_CAME, "app/main.js") is not varies


LOST = """async (paths) => {
    const cache = await caches.open((await caches.keys()).find((name) => name.endsWith(" /gonfalon/")));
    for (const request of await cache.keys()) {
        if (paths.some((path) => request.url.includes(`/${path}?`))) await cache.delete(request);
    }
}"""


def test_what_the_page_reads_comes_again_at_once_when_the_browser_threw_it_away(
    ready_phone: BrowserContext, ready_host: FaultServer
) -> None:
    """Page and service worker do not wait for each other: each file is asked for once."""
    lost = ["words/de.txt", "systems.json", "app/main.js"]
    page = installed(ready_phone, ready_host)
    page.evaluate(LOST, lost)
    ready_host.asked.clear()
    page.reload()
    page.locator(WHOLE).wait_for()
    assert sorted(path for path in ready_host.asked if path in lost) == sorted(lost)


REWRITTEN = """async (path) => {
    const cache = await caches.open((await caches.keys()).find((name) => name.endsWith(" /gonfalon/")));
    const request = (await cache.keys()).find(({ url }) => url.includes(`/gonfalon/${path}?`));
    const answer = await cache.match(request);
    const text = (await answer.text()).replace("Content-Security-Policy", "Content-No-Policy-At-All");
    await cache.put(request, new Response(text, { headers: answer.headers }));
}"""
"""A page without its policy, as long as it was."""


def test_a_page_that_was_rewritten_on_the_device_is_not_shown(
    ready_phone: BrowserContext, ready_host: FaultServer
) -> None:
    """A page without its content policy could be served from the cache, because only its length was compared."""
    page = installed(ready_phone, ready_host)
    for path in ("", GONE):
        page.evaluate(REWRITTEN, path or "index.html")
        answer = page.goto(f"{ready_host.site}{path}")
        assert answer is not None
        assert "Content-Security-Policy" in answer.text()
    page.evaluate(REWRITTEN, "index.html")
    ready_phone.set_offline(True)
    answer = page.goto(ready_host.site)
    assert answer is not None
    assert answer.status == 503
    for said in ("sobald ihr online seid", "Rechargez la page", "Reload the page when you are online"):
        expect(page.locator("body")).to_contain_text(said)
    ready_phone.set_offline(False)
    page.reload()
    page.locator(WHOLE).wait_for()


def test_what_the_browser_threw_away_or_spoiled_comes_again_and_no_wrong_file_takes_its_place(
    ready_phone: BrowserContext, ready_host: FaultServer, dist: Path
) -> None:
    """Browsers evict single files: the gap could be filled with a portal's page, or stay open until the next update."""
    page = installed(ready_phone, ready_host)
    page.evaluate(SPOIL, [GONE, DAMAGED])
    for kind in ("portal", "silent"):
        ready_host.fail(kind)
        answer = page.goto(f"{ready_host.site}{GONE}")
        assert answer is not None
        assert answer.status == 503
        expect(page.locator("body")).to_contain_text(GONE)
        assert page.get_by_text("Hotel").count() == 0
    page.goto(ready_host.site)
    page.locator(READY).wait_for(state="attached")
    ready_host.quiet_line.set()
    ready_host.recover()
    page.reload()
    page.locator(WHOLE).wait_for()
    ready_phone.set_offline(True)
    for path in (GONE, DAMAGED):
        answer = page.goto(f"{ready_host.site}{path}")
        assert answer is not None
        assert answer.text() == (dist / path).read_text("utf-8")
