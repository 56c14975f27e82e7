"""A further rule system, brought by file or link: asked about, played, read, kept without a net, and taken away again."""

from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect
from support import malformed_zips, plugin_wheels
from support.fault_server import WHOLE, FaultServer
from support.page_player import READY, Player
from support.screen_checks import Ear, complaints, faults
from support.waiting import awaited

from gonfalon.words import LANGUAGES

pytest_plugins = ["support.started_page", "support.ready_phone"]

CONTROLLED = "navigator.serviceWorker.controller !== null"
PLUGIN = "[data-system='heralds']"
TITLES = {"de": "Duell der Herolde", "fr": "Duel de hérauts", "en": "Duel of heralds"}
SPEECHES = {"de": "Lob", "fr": "Éloge", "en": "Praise"}
KEPT = "async () => (await (await caches.open('gonfalon plugins /gonfalon/')).keys()).map(one => one.url)"
CODE = f"{plugin_wheels.PACKAGE}/__init__.py"


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sample system."""
    return plugin_wheels.built(tmp_path_factory.mktemp("wheel"))


@pytest.fixture
def phone(ready_phone: BrowserContext, ready_host: FaultServer, ear: Ear) -> Player:
    """A phone of its own, as what is added stays."""
    ear.site = ready_host.site
    player = Player(ear.listen(ready_phone).new_page(), ready_host.site, "bring")
    player.visit()
    return player


def offer(page: Page, wheel: Path) -> None:
    """Choose a file; the question, or what stands against it, is there."""
    page.locator("[data-action='plugin-file']").set_input_files(wheel)
    page.locator("[data-action='plugin-add']:enabled, #sheet [data-trouble]").first.wait_for()


def agree(page: Page) -> None:
    """Yes; it is there, and the engine is up again."""
    page.locator("[data-action='plugin-add']").tap()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.locator(PLUGIN).wait_for()
    page.locator(READY).wait_for(state="attached")


def controlled(page: Page) -> None:
    """A service worker has taken over."""
    awaited(lambda: page.evaluate(CONTROLLED))


def test_it_is_brought_played_read_kept_and_removed(phone: Player, wheel: Path) -> None:
    """The whole way of a plugin crosses worker, sandbox, cache and pages of its own; each part alone can work
    and the way be broken.
    """
    page = phone.page
    controlled(page)
    page.locator("[data-action='add-plugin']").tap()
    page.locator("[data-action='plugin-file']").wait_for(state="attached")
    assert faults(page) == {}
    assert complaints(page) == []
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.removeprefix(phone.site)))
    offer(page, wheel)
    question = page.get_by_role("dialog")
    for said in (TITLES["de"], "gonfalon-heralds 1.0.0", "The Gonfalon authors", "CC0-1.0", wheel.name):
        expect(question).to_contain_text(said)
    expect(question).to_contain_text(phone.words.say("page-plugin-warning"))
    assert faults(page) == {}
    assert complaints(page) == []
    assert page.locator(PLUGIN).count() == 0
    assert page.evaluate(KEPT) == []
    agree(page)
    ours = {address for address in asked if address.startswith(("plugin-trial/", "device/"))}
    assert ours and all("?__rev=" in address for address in ours)
    expect(page.locator("html")).to_have_attribute("data-way", "snapshot")

    a_rule_is_found_by_its_text(phone)
    phone.begin("heralds")
    battle_in_three_languages(phone)
    the_rule_opens_in_sheet_and_tab(phone)

    page.context.set_offline(True)
    page.reload()
    page.locator(READY).wait_for(state="attached")
    assert phone.question().rule == "heralds.duel.roll"
    phone.roll()
    phone.settle()
    expect(page.locator("[data-event='heralds.duel.end']")).to_be_attached()
    phone.home()
    assert page.locator("[data-battle]").count() == 1

    page.locator("[data-action='plugin']").tap()
    page.locator("[data-action='plugin-remove']").tap()
    expect(page.locator(PLUGIN)).to_have_count(0)
    page.locator(READY).wait_for(state="attached")
    page.locator("[data-battle]").tap()
    expect(page.locator("[data-trouble='no-system']")).to_contain_text("heralds")
    assert [address for address in page.evaluate(KEPT) if "list.json" not in address] == []
    page.context.set_offline(False)


def a_rule_is_found_by_its_text(phone: Player) -> None:
    """The page makes an index of the plugin's book, whose rules stand among ours."""
    page = phone.page
    page.locator("[data-action='search-rules']").tap()
    page.locator("[data-action='search-words']").fill("Spott schlägt das Lob")
    found = page.locator("[data-found='heralds.duel.speech']")
    expect(found).to_contain_text(TITLES["de"])
    expect(found.locator("mark", has_text="Spott").first).to_be_visible()
    found.locator("a").tap()
    expect(page.locator("dialog .rule-text")).to_contain_text("schlägt die Herausforderung")
    phone.close()


def battle_in_three_languages(phone: Player) -> None:
    """Both speeches, the second seen in each language."""
    page = phone.page
    for side in ("a", "b"):
        page.locator(f"[data-taker='{side}']").first.tap()
        phone.settle()
        if side == "b":
            for language in LANGUAGES[::-1]:
                phone.speak(language)
                expect(page.locator("[data-ask] [data-option='praise']")).to_have_text(SPEECHES[language])
        phone.tap("praise")
        phone.settle()
    assert phone.question().rule == "heralds.duel.roll"


def the_rule_opens_in_sheet_and_tab(phone: Player) -> None:
    """From a line of the chronicle, in the sheet; and as a page of its own, in each language."""
    page = phone.page
    phone.tool("log")
    page.locator("dialog [data-event='heralds.duel.speech'] a").first.tap()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("schlägt die Herausforderung")
    with page.context.expect_page() as opened:
        sheet.get_by_role("link", name=phone.words.say("page-rulebook-open")).tap()
    tab = opened.value
    for language in LANGUAGES:
        tab.goto(f"{phone.site}rules/heralds/{language}.html#heralds.duel.roll")
        expect(tab.locator("h1")).to_have_text(TITLES[language])
        expect(tab.locator("[id='heralds.duel.roll']")).to_be_in_viewport()
    tab.goto(f"{phone.site}rules/heralds/de-fr.html")
    assert faults(tab).get("too small", []) == []
    tab.close()
    phone.close()


def test_a_link_asks_first_and_a_newer_version_replaces(
    phone: Player, ready_host: FaultServer, wheel: Path, copy: Path, tmp_path: Path
) -> None:
    """A link could install code without a question, or a new version could stand beside the old one."""
    page = phone.page
    (copy / "heralds.whl").write_bytes(wheel.read_bytes())
    ready_host.folder = copy
    asked: list[str] = []
    page.context.on("request", lambda request: asked.append(request.url))
    page.goto(f"{phone.site}#s=heralds.whl")
    expect(page.get_by_role("dialog").get_by_role("textbox")).to_have_value("heralds.whl")
    assert not [address for address in asked if address.endswith("heralds.whl")]
    page.locator("[data-action='plugin-fetch']").tap()
    expect(page.get_by_role("dialog")).to_contain_text(TITLES["de"])
    agree(page)
    for language in LANGUAGES:
        phone.speak(language)
        expect(page.locator(f"article:has({PLUGIN}) h3")).to_have_text(TITLES[language])
    newer = plugin_wheels.changed(wheel, tmp_path / "newer.whl", plugin_wheels.renamed("1.0.0", "1.1.0"))
    page.locator("[data-action='add-plugin']").tap()
    offer(page, newer)
    expect(page.get_by_role("dialog")).to_contain_text(
        phone.words.say("page-plugin-replaces", old="1.0.0", new="1.1.0")
    )
    agree(page)
    expect(page.locator("[data-action='plugin']")).to_have_text(phone.words.say("page-plugin-version", version="1.1.0"))


def test_a_wheel_comes_from_a_foreign_host_that_allows_it(phone: Player, wheel: Path, ear: Ear) -> None:
    """Nothing of this site goes along; what the host forbids, does not have, or gives too much of is said."""
    page, host = phone.page, "https://wheels.example/"
    allowed = {"Access-Control-Allow-Origin": "*"}
    answers: dict[str, tuple[int, dict[str, str], bytes]] = {
        "forbidden.whl": (200, {"Access-Control-Allow-Origin": "https://other.example"}, wheel.read_bytes()),
        "gone.whl": (404, allowed, b"gone"),
        "page.whl": (200, allowed, b"<!doctype html><title>Willkommen im Hotel</title>"),
        "large.whl": (200, allowed, bytes(10_000_001)),
        "heralds.whl": (200, allowed, wheel.read_bytes()),
    }
    told = {"forbidden.whl": "page-plugin-not-fetched", "gone.whl": "page-plugin-not-fetched"}
    told |= {"page.whl": "page-plugin-no-wheel", "large.whl": "page-plugin-too-large"}
    carried: list[dict[str, str]] = []

    def answer(route: Route) -> None:
        carried.append(route.request.headers)
        status, headers, body = answers[route.request.url.removeprefix(host)]
        route.fulfill(status=status, headers=headers, body=body)

    page.context.route(f"{host}**", answer)
    page.locator("[data-action='add-plugin']").tap()
    for name in answers:
        page.locator("[name='address']").fill(f"{host}{name}")
        page.locator("[data-action='plugin-fetch']").tap()
        if name in told:
            trouble = page.locator(f"#sheet [data-trouble='{told[name]}']")
            expect(trouble).to_be_visible()
            page.locator("[name='address']").fill("")
    expect(page.get_by_role("dialog")).to_contain_text(TITLES["de"])
    expect(page.get_by_role("dialog")).to_contain_text("wheels.example")
    assert len(carried) == len(answers)
    assert not any({"cookie", "referer", "authorization"} & set(headers) for headers in carried)
    heard = [one for one in ear.heard if host not in one and "Failed to load resource" not in one]
    ear.heard[:] = heard  # a request to another host, and what the browser itself says of a refusal


def test_what_is_wrong_is_said_and_nothing_changes(player: Player, wheel: Path, tmp_path: Path) -> None:
    """A wheel that is refused half-way could leave files in the store, or be refused for a reason that helps nobody."""
    page = player.page
    bad = {
        "page-plugin-no-wheel": [write(tmp_path / "text.whl", b"no zip at all, but some text that is long enough")],
        "page-plugin-too-large": [write(tmp_path / "large.whl", wheel.read_bytes() + bytes(10_000_000))],
        "page-plugin-damaged": [
            write(tmp_path / "cut.whl", wheel.read_bytes()[:9_000]),
            plugin_wheels.changed(
                wheel, tmp_path / "altered.whl", plugin_wheels.put(CODE, "praise", "prayse"), listed=False
            ),
        ],
    }
    for number, (message, change) in enumerate(plugin_wheels.WRONG.values()):
        bad.setdefault(message, []).append(plugin_wheels.changed(wheel, tmp_path / f"wrong-{number}.whl", change))
    for number, markup in enumerate(plugin_wheels.MARKUP):
        hostile = plugin_wheels.changed(wheel, tmp_path / f"markup-{number}.whl", plugin_wheels.marked(markup))
        bad.setdefault("page-plugin-markup", []).append(hostile)
    page.locator("[data-action='add-plugin']").tap()
    for message, files in bad.items():
        for file in files:
            offer(page, file)
            expect(page.locator("#sheet [data-trouble]")).to_have_attribute("data-trouble", message)
    for number, (message, change) in enumerate(plugin_wheels.FAILING.values()):
        offer(page, plugin_wheels.changed(wheel, tmp_path / f"failing-{number}-1.0.0-py3-none-any.whl", change))
        page.locator("[data-action='plugin-add']").tap()
        expect(page.locator("#sheet [data-trouble]")).to_have_attribute("data-trouble", message)
    page.locator("[name='address']").fill("ftp://example.com/heralds.whl")
    page.locator("[data-action='plugin-fetch']").tap()
    expect(page.locator("#sheet [data-trouble]")).to_have_attribute("data-trouble", "page-plugin-address-wrong")
    player.close()
    assert page.locator(PLUGIN).count() == 0
    assert page.evaluate(KEPT) == []


def test_what_a_program_tries_it_does_not_get(phone: Player, wheel: Path, ear: Ear, tmp_path: Path) -> None:
    """Nothing that is kept here, no other host, no text that runs, and no battle but its own."""
    page = phone.page
    controlled(page)
    prober = plugin_wheels.changed(wheel, tmp_path / "prober.whl", plugin_wheels.prober)
    page.locator("[data-action='add-plugin']").tap()
    offer(page, prober)
    page.evaluate(plugin_wheels.LISTEN)
    agree(page)
    phone.begin("heralds")
    phone.when("window.reached")
    assert page.evaluate("window.reached") == []
    assert [one for one in ear.heard if plugin_wheels.FOREIGN in one and not one.startswith("error")] == []
    ear.heard.clear()  # what the browser says of all that it refused
    phone.home()
    question = phone.arrive("tiefen.flow.steps")
    phone.home()
    page.locator("[data-battle]").last.tap()
    phone.play_until()
    expect(page.locator("[data-event='heralds.duel.end']")).to_be_attached()
    assert page.locator("[data-event^='tiefen']").count() == 0
    phone.home()
    page.locator("[data-battle]").last.tap()
    assert phone.question() == question
    assert page.locator("[data-event^='heralds']").count() == 0
    assert set(page.evaluate("window.battles")) == {"heralds"}
    # Python warns of a refusal that nobody asked about when it tidies up, however late that is.
    ear.heard[:] = [one for one in ear.heard if not one.startswith("warning")]


REWRITE = """async () => {
    const cache = await caches.open("gonfalon /gonfalon/");
    for (const path of ["index.html", "worker.js", "words/de.txt"]) {
        const request = (await cache.keys()).find(({ url }) => url.includes(`/${path}?`));
        const answer = await cache.match(request);
        await cache.put(request, new Response(`${await answer.text()} `, { headers: answer.headers }));
    }
}"""
AS_LISTED = """async () => {
    const cache = await caches.open("gonfalon /gonfalon/");
    const { files } = await (await fetch("files.json")).json();
    for (const [path, { hash }] of Object.entries(files)) {
        const answer = await cache.match(`${path}?__rev=${hash}`);
        const found = new Uint8Array(await crypto.subtle.digest("SHA-256", await answer?.arrayBuffer() ?? new Uint8Array()));
        if (!Array.from(found, (byte) => byte.toString(16).padStart(2, "0")).join("").startsWith(hash)) return false;
    }
    return true;
}"""
"""A script that tells whether every file of this version lies on the device and is what the list says."""


def test_nothing_of_a_program_is_left_when_it_is_removed(phone: Player, wheel: Path) -> None:
    """Even if it could have changed what lies here: files are hashed and come anew, no memory of an engine is used again."""
    page = phone.page
    page.locator(WHOLE).wait_for()
    page.locator("[data-action='add-plugin']").tap()
    offer(page, wheel)
    agree(page)
    expect(page.locator("html")).to_have_attribute("data-way", "snapshot")
    page.evaluate(REWRITE)
    assert not page.evaluate(AS_LISTED)
    page.locator("[data-action='plugin']").tap()
    page.locator("[data-action='plugin-remove']").tap()
    expect(page.locator(PLUGIN)).to_have_count(0)
    expect(page.locator("html")).to_have_attribute("data-way", "compiled")
    awaited(lambda: page.evaluate(AS_LISTED))


NOT_APART = """() => {
    const Plain = Worker;
    window.Worker = class extends Plain {
        constructor(address, how) {
            super(String(address).replace("self.origin", "location.href"), how);
        }
    };
}"""
"""As in a browser that gives a worker of a `data:` address the origin of its page."""


def test_no_program_runs_where_it_cannot_be_shut_off(phone: Player, wheel: Path, ear: Ear) -> None:
    """In a browser that gives a `data:` worker the page's origin, the sandbox would be none."""
    page = phone.page
    page.evaluate(NOT_APART)
    page.locator("[data-action='add-plugin']").tap()
    offer(page, wheel)
    page.locator("[data-action='plugin-add']").tap()
    expect(page.locator("#sheet [data-trouble]")).to_have_attribute("data-trouble", "page-plugin-not-apart")
    assert page.evaluate(KEPT) == []


def test_what_no_honest_tool_packs_is_refused_with_its_reason(player: Player, wheel: Path, tmp_path: Path) -> None:
    """Zips with overlapping or hidden parts, links, paths that lead outside, bombs: refused before anything is unpacked."""
    page, whole = player.page, wheel.read_bytes()
    page.locator("[data-action='add-plugin']").tap()
    for number, (why, pack) in enumerate(malformed_zips.PACKED.values()):
        offer(page, write(tmp_path / f"packed-{number}.whl", pack(whole)))
        trouble = page.locator("#sheet [data-trouble]")
        expect(trouble).to_have_attribute("data-trouble", "page-plugin-packed")
        name = player.words.say("page-plugin-packed", why=why, name="…", files=2000, most=60)
        for part in name.split("…"):
            expect(trouble).to_contain_text(part)
    for number, pack in enumerate(malformed_zips.DAMAGED.values()):
        offer(page, write(tmp_path / f"damaged-{number}.whl", pack(whole)))
        expect(page.locator("#sheet [data-trouble]")).to_have_attribute("data-trouble", "page-plugin-damaged")
    offer(page, write(tmp_path / "whole.whl", malformed_zips.zipped(malformed_zips.parts(whole))))
    expect(page.get_by_role("dialog")).to_contain_text(TITLES["de"])


MARK = """async (markup) => {
    const cache = await caches.open("gonfalon plugins /gonfalon/");
    for (const request of await cache.keys()) {
        if (!request.url.endsWith("/de.html")) continue;
        const answer = await cache.match(request);
        const text = (await answer.text()).replaceAll("</p>", `${markup}</p>`);
        await cache.put(request, new Response(text, { headers: answer.headers }));
    }
}"""
ODD = ":is(script, meta, base, link, iframe, object, embed, form, input, button, style, svg, math, template, noscript, img[src])"
WIRED = "(node) => [...node.querySelectorAll('*')].filter(one => [...one.attributes].some(({ name, value }) =>"
WIRED += " /^on|^style$|^ping$|^target$|^data-action$/.test(name) || /^\\s*(java|data:)/.test(value))).length"


def test_a_page_that_was_kept_before_it_was_looked_at_leads_nobody_away(phone: Player, wheel: Path, ear: Ear) -> None:
    """Markup that an older version let through lies in the cache: checking it at installation alone would show it."""
    page = phone.page
    controlled(page)
    page.locator("[data-action='add-plugin']").tap()
    offer(page, wheel)
    agree(page)
    phone.begin("heralds")
    page.evaluate(MARK, "".join(plugin_wheels.MARKUP))
    phone.play_until("heralds.duel.roll")
    phone.tool("log")
    page.locator("dialog [data-event='heralds.duel.speech'] a").first.tap()
    text = page.get_by_role("dialog").locator(".rule-text")
    expect(text).to_contain_text("OK")
    assert text.locator(ODD).count() == 0
    assert text.evaluate(WIRED) == 0
    tab = page.context.new_page()
    answer = tab.goto(f"{phone.site}rules/heralds/de.html")
    assert answer is not None
    assert answer.status == 404
    assert tab.url.startswith(phone.site)
    tab.close()
    phone.close()
    assert phone.question()
    assert [one for one in ear.heard if one.startswith("request")] == []
    ear.heard.clear()  # what the browser says of all that it did not do


def write(path: Path, content: bytes) -> Path:
    path.write_bytes(content)
    return path
