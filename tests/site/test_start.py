"""The engine's start: from a snapshot, compiled, plain; each way that fails leads to the next; a broken first visit goes on."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, Request, Route, expect
from support.held_requests import HeldRequests
from support.page_player import ASK
from support.screen_checks import complaints
from support.waiting import awaited

from gonfalon.words import Words
from press import offline

pytest_plugins = ["support.started_page"]

STATE = "html[data-engine={}]"
WAY = "html[data-engine=ready][data-way={}]"
KEPT = "html[data-snapshot=kept]"
MAKING = "html[data-snapshot=making]"
FOLDER = """async () => {
    const top = await navigator.storage.getDirectory();
    return top.getDirectoryHandle(`gonfalon${location.pathname.replaceAll("/", "~")}`, { create: true });
}"""
NAMES = f"""async () => Array.fromAsync(await (await ({FOLDER})()).keys())"""
LEFT_OVER = f"""async () => {{
    const handle = await (await ({FOLDER})()).getFileHandle("of another version", {{ create: true }});
    const writer = await handle.createWritable();
    await writer.write("anything");
    await writer.close();
}}"""
DAMAGE = f"""async (what) => {{
    for await (const handle of (await ({FOLDER})()).values()) {{
        if (!handle.name.endsWith(what)) continue;
        const writer = await handle.createWritable({{ keepExistingData: true }});
        await writer.write({{ type: "write", position: 100_000, data: new Uint8Array(1000).fill(7) }});
        await writer.close();
    }}
}}"""
FLIP = f"""async (what) => {{
    const home = await ({FOLDER})();
    for await (const name of home.keys()) await home.removeEntry(name);
    const cache = await caches.open((await caches.keys())[0]);
    for (const request of await cache.keys()) {{
        if (!request.url.includes(what)) continue;
        const bytes = new Uint8Array(await (await cache.match(request)).arrayBuffer());
        bytes[5000] ^= 4;
        await cache.put(request, new Response(bytes));
    }}
}}"""
"""No snapshot, and a bit of a kept file is another."""

PARTLY = f"""async (written) => {{
    const home = await ({FOLDER})();
    const names = await Array.fromAsync(home.keys());
    const order = ["wasm", "memory", "library", "whole"];
    for (const name of names) {{
        const nth = order.indexOf(name.split(".").at(-1));
        if (nth > written || nth === 3) await home.removeEntry(name); // the last one is empty
        if (nth !== written || nth === 3) continue;
        const handle = await home.getFileHandle(name);
        const writer = await handle.createWritable({{ keepExistingData: true }});
        await writer.truncate(Math.floor((await handle.getFile()).size / 2));
        await writer.close();
    }}
}}"""
"""A snapshot as its maker leaves it who was ended over this file: so many are whole, the next is half there."""

HOLD = """([name, mode]) => new Promise((held) => {
    navigator.locks.request(name, { mode }, () => new Promise(() => held()));
})"""
EARLIER = """times => {
    const note = JSON.parse(localStorage.getItem("gonfalon.snapshot"));
    localStorage.setItem("gonfalon.snapshot", JSON.stringify({ ...note, times: note.times + times }));
}"""
"""So many pages have ended over a snapshot before."""

HELD = """async (what) => {
    let found = 0;
    for (const name of await caches.keys()) {
        for (const { url } of await (await caches.open(name)).keys()) found += url.includes(what) ? 1 : 0;
    }
    return found;
}"""
"""A script that counts the files of that name on the device."""

DRAWN = """async (times) => {
    const all = [];
    for (let start = 0; start < times; start += 1) {
        const worker = new Worker("worker.js", { type: "module" });
        const next = () => new Promise((done) => { worker.onmessage = ({ data }) => done(data); });
        let told = await next();
        while (told.state !== "ready") told = await next();
        const door = async (request) => {
            worker.postMessage({ id: 1, request });
            return JSON.parse((await next()).reply);
        };
        let { view } = await door({ do: "new", system: "tiefen" });
        while (view.ask && view.ask.kind !== "roll") {
            const { ask } = view;
            const free = ask.options.filter(({ barred }) => !barred).map(({ key }) => key);
            let answer = { keys: free.slice(0, ask.least) };
            if (ask.kind === "number") answer = { number: ask.number.preset ?? ask.number.least };
            if (ask.kind === "text") answer = { text: "" };
            if (ask.secret) answer = { keys: [free[0]], by: ask.who.find((who) => !ask.done.includes(who)) };
            ({ view } = await door({ do: "answer", answer }));
        }
        const { save } = await door({ do: "look" });
        worker.terminate();
        all.push({ way: told.way, slips: JSON.stringify(save.slips) });
    }
    return all;
}"""
"""From each of several starts, the salts that the engine drew for slips: 128 bits each, from the source of its dice."""


@pytest.fixture
def context(browser: Browser, patience: None) -> Iterator[BrowserContext]:
    """A device on its first visit, without a service worker: what is fetched, the engine's start fetches."""
    with browser.new_context(service_workers="block") as fresh:
        yield fresh


def there(page: Page, what: str) -> None:
    expect(page.locator(what)).to_be_attached()


def spoil(copy: Path, part: str) -> None:
    """A part of a built site holds nothing that could be decompressed, and the site's list agrees with it."""
    (copy / "start" / part).write_bytes(b"nothing that could be decompressed")
    offline.again(copy)


def test_later_starts_go_on_from_a_snapshot_and_never_draw_the_same_lots(context: BrowserContext, site: str) -> None:
    """Two starts from one snapshot could throw the same dice and seal slips with the same salts."""
    page = context.new_page()
    page.goto(site)
    page.evaluate(LEFT_OVER)
    there(page, WAY.format("compiled"))
    there(page, KEPT)
    names = page.evaluate(NAMES)
    assert len({name.rpartition(".")[0] for name in names}) == 1
    assert {name.rpartition(".")[2] for name in names} == {"wasm", "library", "memory", "whole"}
    page.reload()
    there(page, WAY.format("snapshot"))
    drawn = page.evaluate(DRAWN, 3)
    assert [one["way"] for one in drawn] == ["snapshot"] * 3
    assert all(len(one["slips"]) > 64 for one in drawn)
    assert len({one["slips"] for one in drawn}) == 3


@contextmanager
def holding(context: BrowserContext, site: str, lock: str, mode: str = "exclusive") -> Iterator[None]:
    """Another tab holds a lock."""
    other = context.new_page()
    other.goto(f"{site}notices.html")
    other.evaluate(HOLD, [lock, mode])
    yield
    other.close()


def test_a_half_written_snapshot_is_none(context: BrowserContext, site: str) -> None:
    """Whichever file was being written; nothing complains, and it is made anew."""
    page = context.new_page()
    page.goto(site)
    there(page, KEPT)
    heard: list[str] = []
    page.on("console", lambda message: heard.append(message.text) if "snapshot" in message.text else None)
    with holding(context, site, "gonfalon snapshot /gonfalon/"):
        for written in (3, 2, 1, 0):
            page.evaluate(PARTLY, written)
            page.reload()
            there(page, WAY.format("compiled"))
        assert heard == []
    there(page, KEPT)
    page.reload()
    there(page, WAY.format("snapshot"))
    assert heard == []


def test_only_a_page_that_ended_over_a_snapshot_has_failed(context: BrowserContext, site: str) -> None:
    """One that is left while it is being made has not; after three that ended, a device is left in peace."""
    with holding(context, site, "gonfalon snapshot files /gonfalon/", "shared"):
        page = context.new_page()
        page.goto(site)
        there(page, MAKING)
        page.evaluate(EARLIER, 2)
        page.reload()
        there(page, WAY.format("compiled"))
        there(page, MAKING)
        with suppress(Error):
            page.goto("chrome://crash")
        page.close()
        page = context.new_page()
        page.goto(site)
        there(page, WAY.format("compiled"))
        there(page, "html[data-snapshot=none]")


def test_a_damaged_snapshot_is_made_anew(context: BrowserContext, site: str) -> None:
    """A device with a damaged snapshot could fail at every start until its data are deleted."""
    page = context.new_page()
    page.goto(site)
    there(page, KEPT)
    for what in ("memory", "wasm", "library"):
        page.evaluate(DAMAGE, what)
        page.reload()
        there(page, WAY.format("compiled"))
        there(page, KEPT)
    page.reload()
    there(page, WAY.format("snapshot"))


def test_a_bit_that_flipped_on_the_device_is_noticed_and_the_file_comes_again(
    context: BrowserContext, site: str
) -> None:
    """A cached file of the right length and the wrong bytes would run as our engine, or all files would come
    again for the sake of one.
    """
    page = context.new_page()
    page.goto(site)
    there(page, KEPT)
    page.evaluate(FLIP, "engine-00")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.reload()
    there(page, WAY.format("compiled"))
    assert [url.partition("/start/")[2].partition("?")[0] for url in asked if ".part" in url] == ["engine-00.part"]


def test_without_the_compiled_engine_python_starts_as_it_comes(
    context: BrowserContext, copy: Path, copy_site: str
) -> None:
    """A compiled engine that cannot be decompressed would end the start, though Python's own files are there."""
    spoil(copy, "engine-00.part")
    page = context.new_page()
    page.goto(copy_site)
    there(page, WAY.format("plain"))


def test_a_failed_start_says_so_and_a_person_starts_it_anew(
    context: BrowserContext, copy: Path, copy_site: str
) -> None:
    """After a failed start the button could start from the same half-made state, and fail until the page is
    reloaded.
    """
    sound = (copy / "start" / "wasm-00.part").read_bytes()
    spoil(copy, "wasm-00.part")
    page = context.new_page()
    page.goto(copy_site)
    there(page, STATE.format("failed"))
    assert complaints(page) == []
    (copy / "start" / "wasm-00.part").write_bytes(sound)
    offline.again(copy)
    page.locator("[data-action='retry']").first.click()
    there(page, WAY.format("compiled"))


WATCHED = """() => {
    window.states = [];
    const { documentElement } = document;
    const observer = new MutationObserver(() => { window.states.push(documentElement.dataset.engine); });
    observer.observe(documentElement, { attributeFilter: ["data-engine"] });
}"""


def test_a_start_stays_failed_whatever_comes_afterwards(context: BrowserContext, copy: Path, copy_site: str) -> None:
    """A part of it comes when the start has long been given up."""
    spoil(copy, "wasm-00.part")
    late = HeldRequests(context, "**/pyodide.asm.mjs*")
    page = context.new_page()
    page.goto(copy_site)
    there(page, STATE.format("failed"))
    page.evaluate(WATCHED)
    assert late.waiting
    with context.expect_event("requestfinished", lambda request: "asm.mjs" in request.url):
        late.release()
    page.evaluate("async () => { await (await fetch('files.json')).text(); }")
    assert page.evaluate("window.states") == []
    there(page, STATE.format("failed"))


def test_a_broken_first_visit_goes_on_where_it_stopped(context: BrowserContext, site: str) -> None:
    """A person with a bad line would download everything again at each visit, and never have all of it."""
    asked: Counter[str] = Counter()

    def note(request: Request) -> None:
        if "/start/" in request.url:
            asked[request.url] += 1

    def cut(route: Route) -> None:
        route.abort()

    context.on("request", note)
    first = context.new_page()
    first.route("**/start/wasm-03.part*", cut)
    first.goto(site)
    awaited(lambda: first.evaluate(HELD, ".part") == len(asked) - 1 and any("wasm-03" in url for url in asked))
    held = set(asked) - {url for url in asked if "wasm-03" in url}
    assert len(held) > 5
    first.close()
    asked.clear()
    second = context.new_page()
    second.goto(site)
    there(second, WAY.format("compiled"))
    assert held.isdisjoint(asked)
    assert [url for url in asked if "wasm-03" in url]


def test_a_false_page_in_place_of_a_file_is_never_kept(context: BrowserContext, site: str) -> None:
    """The sign-in page of a hotel could be cached as a part of the engine, and break every later start."""
    page = context.new_page()
    page.route("**/start/library-00.part*", lambda route: route.fulfill(body="<h1>Sign in</h1>" * 1000))
    page.route("**/pyodide/python_stdlib.zip*", lambda route: route.fulfill(status=404))
    page.goto(site)
    there(page, STATE.format("failed"))
    assert page.evaluate(HELD, "library-00") == 0
    page.unroute_all()
    page.locator("[data-action='retry']").first.click()
    there(page, WAY.format("compiled"))


PART = "**/start/engine-war-*"
WHEEL = "**/wheels/*"
BEGIN = "[data-system='war']"


def test_a_rule_system_comes_when_it_is_wanted(context: BrowserContext, site: str) -> None:
    """The start does not wait for it, and a battle that waits for it begins when it is there."""
    page = context.new_page()
    held = HeldRequests(page, PART)
    page.goto(site)
    there(page, WAY.format("compiled"))
    page.locator(BEGIN).click()
    awaited(lambda: page.evaluate("true") and held.waiting)  # routes are handed over while the page is asked something
    expect(page.locator(ASK)).to_have_count(0)
    held.release()
    page.locator(ASK).wait_for()


def test_a_rule_system_that_is_damaged_comes_from_the_wheel(
    context: BrowserContext, copy: Path, copy_site: str
) -> None:
    """A damaged part of one rule system would leave it unplayable, though the wheel holds the same code."""
    spoil(copy, "engine-war-00.part")
    page = context.new_page()
    page.goto(copy_site)
    there(page, WAY.format("compiled"))
    page.locator(BEGIN).click()
    page.locator(ASK).wait_for()


def test_a_rule_system_that_cannot_be_had_is_named_as_the_reason_and_comes_with_the_net(
    context: BrowserContext, site: str
) -> None:
    """A missing part could be reported as a failed engine, or be asked for only once and never again."""
    page = context.new_page()
    for what in (PART, WHEEL):
        page.route(what, lambda route: route.abort())
    page.goto(site)
    there(page, WAY.format("compiled"))
    page.locator(BEGIN).click()
    expect(page.get_by_text(Words("en").say("page-part-missing")).first).to_be_visible()
    assert complaints(page) == []
    there(page, WAY.format("compiled"))
    for what in (PART, WHEEL):
        page.unroute(what)
    page.locator(BEGIN).click()
    page.locator(ASK).wait_for()
