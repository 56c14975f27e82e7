"""The engine's start: from a snapshot, compiled, plain; each way that fails leads to the next; a broken first visit goes on."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from engines.wire import awaited
from playwright.sync_api import Browser, BrowserContext, Page, Request, Route, expect
from sight import complaints

from press import offline

pytest_plugins = ["warm"]

STATE = "html[data-engine={}]"
WAY = "html[data-engine=ready][data-way={}]"
KEPT = "html[data-snapshot=kept]"
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

ENDED = f"""async (key) => {{
    const home = await ({FOLDER})();
    for await (const one of home.keys()) await home.removeEntry(one);
    for (const turn of [1, 2, 3]) await home.getFileHandle(`${{key}}.${{turn}}`, {{ create: true }});
}}"""
HELD = """async (what) => {
    let found = 0;
    for (const name of await caches.keys()) {
        for (const { url } of await (await caches.open(name)).keys()) found += url.includes(what) ? 1 : 0;
    }
    return found;
}"""
"""How many files of that name the device keeps."""

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


def test_later_starts_go_on_from_a_snapshot_and_never_draw_the_same_lots(context: BrowserContext, site: str) -> None:
    page = context.new_page()
    page.goto(site)
    page.evaluate(LEFT_OVER)
    there(page, WAY.format("compiled"))
    there(page, KEPT)
    names = page.evaluate(NAMES)
    [key] = {name.rpartition(".")[0] for name in names}
    assert {name.rpartition(".")[2] for name in names} == {"wasm", "library", "engine", "memory"}
    page.reload()
    there(page, WAY.format("snapshot"))
    drawn = page.evaluate(DRAWN, 3)
    assert [one["way"] for one in drawn] == ["snapshot"] * 3
    assert all(len(one["slips"]) > 64 for one in drawn)
    assert len({one["slips"] for one in drawn}) == 3
    page.evaluate(ENDED, key)
    page.reload()
    there(page, WAY.format("compiled"))
    there(page, "html[data-snapshot=none]")
    assert len(page.evaluate(NAMES)) == 3, "a device that ended over it three times is left in peace"


def test_a_damaged_snapshot_is_made_anew(context: BrowserContext, site: str) -> None:
    page = context.new_page()
    page.goto(site)
    there(page, KEPT)
    for what in ("memory", "wasm", "library", "engine"):
        page.evaluate(DAMAGE, what)
        page.reload()
        there(page, WAY.format("compiled"))
        there(page, KEPT)
    page.reload()
    there(page, WAY.format("snapshot"))


def test_a_bit_that_flipped_on_the_device_is_noticed_and_the_file_comes_again(
    context: BrowserContext, site: str
) -> None:
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
    (copy / "start" / "engine-00.part").write_bytes(b"nothing that could be decompressed")
    offline.again(copy)
    page = context.new_page()
    page.goto(copy_site)
    there(page, WAY.format("plain"))


def test_a_failed_start_says_so_and_a_person_starts_it_anew(
    context: BrowserContext, copy: Path, copy_site: str
) -> None:
    sound = (copy / "start" / "wasm-00.part").read_bytes()
    (copy / "start" / "wasm-00.part").write_bytes(b"nothing that could be decompressed")
    offline.again(copy)
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
    (copy / "start" / "wasm-00.part").write_bytes(b"nothing that could be decompressed")
    offline.again(copy)
    late: list[Route] = []
    context.route("**/pyodide.asm.mjs*", lambda route: late.append(route))
    page = context.new_page()
    page.goto(copy_site)
    there(page, STATE.format("failed"))
    page.evaluate(WATCHED)
    assert late
    with context.expect_event("requestfinished", lambda request: "asm.mjs" in request.url):
        for route in late:
            route.continue_()
    page.evaluate("async () => { await (await fetch('files.json')).text(); }")
    assert page.evaluate("window.states") == []
    there(page, STATE.format("failed"))


def test_a_broken_first_visit_goes_on_where_it_stopped(context: BrowserContext, site: str) -> None:
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
    page = context.new_page()
    page.route("**/start/library-00.part*", lambda route: route.fulfill(body="<h1>Sign in</h1>" * 1000))
    page.route("**/pyodide/python_stdlib.zip*", lambda route: route.fulfill(status=404))
    page.goto(site)
    there(page, STATE.format("failed"))
    assert page.evaluate(HELD, "library-00") == 0
    page.unroute_all()
    page.locator("[data-action='retry']").first.click()
    there(page, WAY.format("compiled"))
