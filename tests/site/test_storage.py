"""Faults of the device's storage, each made here: nothing that was answered is lost, and the page says so."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from support.device_stores import put, stored_entries
from support.engine_gate import BREAKING, PENDING, held_back, let_go
from support.page_player import FORGET, LAID, PHONE, TAKE_OVER, Player, link_to, same
from support.screen_checks import Ear, complaints, faults
from support.waiting import awaited

pytest_plugins = ["support.started_page"]

CONTINUE = "[data-action='continue']"
NOT_KEPT = "[data-not-kept]"
FAULTS = """() => {
    const real = IDBObjectStore.prototype.put;
    window.device = "well";
    const full = () => new DOMException("no room", "QuotaExceededError");
    const slow = (store, ...all) => {
        if (window.device === "slow") store.count().onsuccess = () => slow(store, ...all);
        else real.apply(store, all);
    };
    IDBObjectStore.prototype.put = function (value, key) {
        const isLog = this.name === "log";
        if (!(isLog || this.name === "battles") || window.device === "well") return real.call(this, value, key);
        if (window.device === "full" || (window.device === "tight" && value.view)) throw full();
        if (window.device === "without logs" && isLog) throw full();
        if (window.device === "killed" && isLog && !value.pending) throw new DOMException("too late", "AbortError");
        if (window.device === "slow" && isLog) return slow(this, value, key);
        return real.call(this, value, key);
    };
}"""
"""A device that is well, full, tight (room for entries, none for views), without logs (room for everything else), slow: a write
ends when the device is well again; or one that takes what is asked of an engine and nothing of what the engine answers: the
tab is killed in between.
"""
KEEP_AGAIN = """() => {
    window.device = "well";
    document.querySelector("[data-not-kept] [data-action='keep-again']").click();
}"""
"""The device is well, and is asked to keep the battle before it is asked by itself."""
PUT_AWAY = "() => { document.dispatchEvent(new Event('visibilitychange')); }"
"""Whatever waits for the page to have nothing to do is written at once."""
NOTHING = """
Object.defineProperty(window, "indexedDB", { value: undefined });
Object.defineProperty(window, "localStorage", { get() { throw new DOMException("no", "SecurityError"); } });
"""
"""A browser that keeps nothing."""
NO_LOCKS = 'Object.defineProperty(navigator, "locks", { value: undefined });'
NO_ROOM = """() => {
    window.roomy = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = () => { throw new DOMException("no room", "QuotaExceededError"); };
}"""
ROOM = "() => { IDBObjectStore.prototype.put = window.roomy; }"
DAMAGE = """battle => new Promise((done, failed) => {
    const wish = indexedDB.open("gonfalon");
    wish.onupgradeneeded = () => wish.result.createObjectStore("remains");
    wish.onerror = () => failed(wish.error);
    wish.onsuccess = () => {
        const writing = wish.result.transaction("remains", "readwrite");
        writing.objectStore("remains").put(battle, "a battle");
        writing.objectStore("remains").put("scrap", "scrap");
        writing.oncomplete = () => { wish.result.close(); done(); };
    };
})"""
"""A database that lacks what should be in it; a battle can be read in its remains."""
UPGRADE = """() => new Promise((done, failed) => {
    const wish = indexedDB.open("gonfalon", 99);
    wish.onblocked = () => failed(new Error("blocked"));
    wish.onerror = () => failed(wish.error);
    wish.onsuccess = () => { wish.result.close(); done(); };
})"""
UNREADABLE = """() => {
    const { get, getAll } = IDBObjectStore.prototype;
    const fail = () => { throw new DOMException("Failed to read large IndexedDB value", "DataError"); };
    window.readable = false;
    IDBObjectStore.prototype.getAll = function (...all) {
        return ["battles", "roster"].includes(this.name) && !window.readable ? fail() : getAll.apply(this, all);
    };
    IDBObjectStore.prototype.get = function (key) {
        return key === "unreadable" && !window.readable ? fail() : get.call(this, key);
    };
}"""
"""A device that cannot read what lies under `unreadable`, nor all at once with it."""
NO_OUTLINES = """() => {
    for (const name of ["get", "getAll"]) {
        const read = IDBObjectStore.prototype[name];
        IDBObjectStore.prototype[name] = function (...all) {
            if (this.name === "battles") throw new DOMException("Failed to read large IndexedDB value", "DataError");
            return read.apply(this, all);
        };
    }
}"""
"""A device that can read no outline of a battle."""
BUSY_LIST = """() => new Promise(done => {
    const wish = indexedDB.open("gonfalon");
    wish.onsuccess = () => {
        const reading = wish.result.transaction("battles", "readwrite").objectStore("battles");
        const again = () => {
            if (window.listIsFree) return;
            done();
            reading.count().onsuccess = again;
        };
        reading.transaction.oncomplete = () => wish.result.close();
        reading.count().onsuccess = again;
    };
})"""
"""A device that writes nothing of what is listed of battles until `window.listIsFree`."""
IDLE = "() => new Promise(done => requestIdleCallback(done))"

LET_GO = """async () => {
    const { held = [] } = (await navigator.locks?.query()) ?? {};
    return held.every(({ name }) => !name.startsWith("gonfalon.battle."));
}"""
"""True if no tab holds a battle."""

DATABASES = "async () => (await indexedDB.databases()).map(({ name }) => name)"
STOOD_IN = """battles => new Promise(done => {
    const wish = indexedDB.open("gonfalon~2");
    wish.onupgradeneeded = () => wish.result.createObjectStore("battles");
    wish.onsuccess = () => {
        const writing = wish.result.transaction("battles", "readwrite");
        for (const [id, battle] of Object.entries(battles)) writing.objectStore("battles").put(battle, id);
        writing.oncomplete = () => { wish.result.close(); done(); };
    };
})"""
ASKING = """() => {
    window.asked = 0;
    navigator.storage.persisted = async () => false;
    navigator.storage.persist = async () => { window.asked += 1; return window.asked > 1; };
}"""


def fail(page: Page, how: str) -> None:
    """From now on the device behaves like this."""
    page.evaluate("how => { window.device = how; }", how)


PATIENT = """{
    const { setTimeout } = globalThis;
    globalThis.setTimeout = (act, time, ...more) => setTimeout(act, time === 4_000 ? 400_000 : time, ...more);
}"""
"""A device that is slow, as on a busy machine, is waited for: otherwise an answer goes on before it is noted."""


@contextmanager
def killed_tab(player: Player, script: str = BREAKING) -> Iterator[Player]:
    """Another tab goes on with the battle; in the end it is killed before the device has kept what its engine answered."""
    tab = Player(player.page.context.new_page(), player.site)
    tab.page.add_init_script(PATIENT + script)
    tab.visit()
    tab.page.evaluate(FAULTS)
    fail(tab.page, "killed")
    tab.page.locator(CONTINUE).tap()
    tab.question()
    yield tab
    tab.page.close()
    awaited(lambda: player.page.evaluate(LET_GO))


def log(player: Player) -> str:
    return player.page.locator("[role=log]").inner_text()


def test_a_tab_killed_while_it_answers_comes_back_with_the_answer_and_the_same_dice(player: Player) -> None:
    """The dice had been seen: others would fall if the engine drew them, or if only its answer were kept."""
    player.arrive("tiefen.roll.all")
    id, before = next(iter(player.kept().items()))
    player.home()
    with killed_tab(player) as killed:
        killed.roll()
        killed.settle()
        seen = log(killed)
        pending = killed.page.evaluate(PENDING, id)
        assert (pending["entries"][0][:2], pending["times"]) == (["d", "app"], 0)
    assert same(player.kept()[id]["save"], before["save"])
    player.page.locator(CONTINUE).tap()
    expect(player.page.get_by_role("status").filter(has_text=player.words.say("page-caught-up"))).to_be_visible()
    player.settle()
    assert log(player) == seen
    assert player.newest()["save"]["entries"] == [*before["save"]["entries"], *pending["entries"]]


def test_a_tab_killed_before_its_engine_answers_comes_back_with_the_answer(player: Player) -> None:
    """An answer that nobody saw anything of was given all the same, and its dice fall once."""
    player.arrive("tiefen.roll.all")
    id, before = next(iter(player.kept().items()))
    player.home()
    with unanswered(player) as killed:
        killed.page.locator("[data-roll='app']").tap()
        killed.until(".battle[data-busy=true]")
        pending = awaited(lambda: killed.page.evaluate(PENDING, id))
    player.page.locator(CONTINUE).tap()
    player.settle()
    assert awaited(lambda: len(player.kept()[id]["save"]["entries"]) > len(before["save"]["entries"]))
    assert player.kept()[id]["save"]["entries"][-1] == pending["entries"][0]
    assert player.page.evaluate(PENDING, id) is None


def test_a_tab_killed_before_its_answer_is_kept_stands_at_the_question(player: Player) -> None:
    """An answer of which the device knows nothing was not seen by anybody either."""
    question = player.arrive("tiefen.roll.all")
    id, before = next(iter(player.kept().items()))
    player.home()
    with killed_tab(player) as killed:
        fail(killed.page, "slow")
        seen = log(killed)
        killed.page.locator("[data-roll='app']").tap()
        killed.until(".battle[data-busy=true]")
        assert log(killed) == seen
    player.page.locator(CONTINUE).tap()
    assert player.question() == question
    assert same(player.kept()[id]["save"], before["save"])


def test_a_battle_renamed_after_its_tab_was_killed_still_has_the_answer(player: Player) -> None:
    """Renaming lets the log grow: without what is pending, its entry would take the place of the answer."""
    player.arrive("tiefen.roll.all")
    player.home()
    with killed_tab(player) as killed:
        killed.roll()
        killed.settle()
        seen = log(killed)
    player.page.locator("[data-action='rename']").tap()
    player.page.get_by_role("textbox", name=player.words.say("page-name")).fill("Danach")
    player.button("page-confirm").tap()
    expect(player.page.get_by_role("dialog")).to_have_count(0)
    player.page.locator(CONTINUE, has_text="Danach").tap()
    player.settle()
    assert log(player) == seen


def test_an_answer_over_which_the_engine_breaks_takes_no_other_with_it(player: Player) -> None:
    """Neither when it is given, nor when it is made again."""
    player.arrive("tiefen.roll.all")
    id = next(iter(player.kept()))
    question, before = player.question(), log(player)
    player.home()
    with killed_tab(player) as killed:
        fail(killed.page, "well")
        killed.roll()
        killed.settle()
        seen, later = log(killed), killed.question()
        killed.page.evaluate("() => { window.breaks = (request) => request.do === 'append'; }")
        killed.answer(later)
        expect(killed.page.get_by_role("alert").filter(has_text=killed.words.say("page-fault"))).to_be_visible()
        assert killed.page.evaluate(PENDING, id) is None
    player.page.locator(CONTINUE).tap()
    assert (player.question(), log(player)) == (later, seen)
    player.tool("undo")
    assert player.question() == question
    player.home()
    with killed_tab(player) as killed:
        killed.roll()
        killed.settle()
        assert killed.page.evaluate(PENDING, id)["entries"]
    with killed_tab(player, f"{BREAKING} window.breaks = (request) => request.do === 'append'") as again:
        assert again.question() == question
        assert again.page.evaluate(PENDING, id) is None
    player.page.locator(CONTINUE).tap()
    assert player.question() == question
    assert before in log(player)


def test_a_tab_without_locks_goes_on_from_what_another_one_asked_for(player: Player) -> None:
    """In a browser without locks one tab could take away what the other one has noted, or answer beside it."""
    player.arrive("tiefen.roll.all")
    player.home()
    with killed_tab(player, NO_LOCKS) as first, killed_tab(player, NO_LOCKS) as second:
        first.roll()
        first.settle()
        seen = log(first)
        second.page.locator("[data-roll='app']").tap()
        expect(second.page.get_by_role("alert")).to_contain_text(
            second.words.say("page-elsewhere", name=second.title(second.view()))
        )
    player.page.locator(CONTINUE).tap()
    player.settle()
    assert log(player) == seen


def test_everything_holds_the_answer_of_a_killed_tab_too(player: Player, tmp_path: Path) -> None:
    """A backup that reads logs and not what is pending would miss the last answer, and come back as an older battle."""
    player.arrive("tiefen.roll.all")
    player.home()
    with killed_tab(player) as killed:
        killed.roll()
        killed.settle()
        seen = log(killed)
    saved(player, tmp_path)
    nothing = {"battles": 0, "cards": 0, "sets": 0, "doubles": 0, "refused": 0}
    assert brought(player, tmp_path / "everything.json") == {**nothing, "doubles": 1}
    player.page.evaluate(FORGET)
    assert brought(player, tmp_path / "everything.json") == {**nothing, "battles": 1}
    player.page.locator(CONTINUE).tap()
    player.settle()
    assert log(player) == seen
    player.home()
    assert brought(player, tmp_path / "everything.json") == {**nothing, "doubles": 1}


def test_a_battle_that_may_be_open_elsewhere_is_exported_or_thrown_away_and_back(player: Player) -> None:
    """The file has the answer of the killed tab, and nothing is written of it; what is thrown away comes back with it."""
    player.arrive("tiefen.roll.all")
    id, before = next(iter(player.kept().items()))
    player.home()
    with killed_tab(player) as killed:
        killed.roll()
        killed.settle()
    noted, force = player.page.evaluate(PENDING, id), player.record(before["save"])
    with player.page.expect_download() as download:
        player.page.locator("[data-action='export']").tap()
    file = json.loads(download.value.path().read_text("utf-8"))
    assert len(file["entries"]) == len(force["entries"]) + 1
    assert player.page.evaluate(PENDING, id) == noted
    with player.unhurried():
        player.hold(player.page.locator("[data-action='delete']"))
        expect(player.page.locator(CONTINUE)).to_have_count(0)
        assert player.kept() == {}
        player.button("page-toast-undo").tap()
    expect(player.page.locator(CONTINUE)).to_have_count(1)
    assert player.page.evaluate(PENDING, id) == noted
    assert same(player.kept()[id]["save"], before["save"])


def test_what_a_stand_in_knows_better_comes_back_with_it(player: Player) -> None:
    """The first store could not be opened for a while, and is well again; the battle went on in the one that stood in."""
    player.arrive("tiefen.roll.all")
    id, before = next(iter(player.kept().items()))
    player.roll()
    player.settle()
    after = player.newest()
    assert after["length"] > before["length"]
    player.home()
    before, after = ({**one, "format": 1, "revision": nth} for nth, one in enumerate((before, after), 1))
    for one in (before, after):
        del one["length"]
    player.page.evaluate(STOOD_IN, {id: after, "older": before})
    player.page.evaluate(LAID, [id, before])
    player.page.evaluate(LAID, ["older", after])
    player.page.reload()
    expect(player.page.locator(CONTINUE)).to_have_count(2)
    assert {key: one["revision"] for key, one in player.kept().items()} == {id: 2, "older": 2}


@contextmanager
def unanswered(player: Player) -> Iterator[Player]:
    """Another tab goes on with the battle, and hears nothing more of its engine; in the end it is killed."""
    with held_back(player) as killed:
        killed.page.goto(killed.site)
        let_go(killed.page)
        killed.page.locator(CONTINUE).tap()
        killed.question()
        killed.page.evaluate("window.holdBack()")
        yield killed


def test_an_answer_that_ends_the_engine_is_not_made_again_and_again(player: Player) -> None:
    """An answer that kills its tab would be made again at every opening, and the battle could never be opened."""
    player.arrive("tiefen.roll.all")
    (id,) = player.kept()
    player.home()
    with unanswered(player) as killed:
        asked, seen = killed.question(), log(killed)
        killed.page.locator("[data-roll='app']").tap()
        killed.until(".battle[data-busy=true]")
        awaited(lambda: killed.page.evaluate(PENDING, id))
    for times in (1, 2):
        killed_while_it_catches_up(player)
        assert player.page.evaluate(PENDING, id)["times"] == times
    player.page.locator(CONTINUE).tap()
    assert (player.question(), log(player)) == (asked, seen)


def killed_while_it_catches_up(player: Player) -> None:
    """Another tab is killed while its engine is asked for what is pending; the reply before is heard."""
    with held_back(player) as again:
        again.page.goto(again.site)
        let_go(again.page)
        again.page.evaluate("() => { window.holding = false; window.holdAfter(1); }")
        again.page.locator(CONTINUE).tap()
        again.until(".battle[data-busy=true]")
        again.when("window.holding")


def test_a_tab_killed_while_it_catches_up_loses_nothing(player: Player) -> None:
    """An answer that one tab noted and another one asked for again is still there for a third."""
    player.arrive("tiefen.roll.all")
    player.home()
    with killed_tab(player) as killed:
        killed.answer(killed.question())
        seen = killed.question(), log(killed)
    killed_while_it_catches_up(player)
    player.page.locator(CONTINUE).tap()
    assert (player.question(), log(player)) == seen


def test_a_full_device_gives_up_pictures_first_then_says_so_and_catches_up(player: Player) -> None:
    """On a full device the page could drop answers for the sake of previews, or say nothing and lose them at the
    next reload.
    """
    player.arrive("tiefen.circ.terrain")
    player.home()
    player.follow(link_to("tiefen.roll.all"))
    player.settle()
    player.page.evaluate(LAID, ["unreadable", player.newest()])
    player.page.evaluate(FAULTS)
    player.page.evaluate(UNREADABLE)
    try:
        fail(player.page, "tight")
        player.roll()
        player.settle()
        assert player.page.locator(NOT_KEPT).count() == 0
        player.page.evaluate("window.readable = true")
        kept = player.newest()
        assert [bool(one["view"]) for id, one in player.kept().items() if id != "unreadable"] == [False, False]
        fail(player.page, "full")
        player.roll()
        player.settle()
        expect(player.page.locator(NOT_KEPT)).to_have_attribute("data-not-kept", "full")
        assert (complaints(player.page), faults(player.page)) == ([], {})
        assert same(player.newest(), kept)
        seen = log(player)
        player.home()
        expect(player.page.locator("[data-storage='full']")).to_be_visible()
        assert complaints(player.page) == []
        player.page.locator(CONTINUE).first.tap()
        player.settle()
        assert log(player) == seen
        expect(player.page.locator(NOT_KEPT)).to_be_visible()
        player.page.evaluate(KEEP_AGAIN)
        expect(player.page.locator(NOT_KEPT)).to_have_count(0)
        assert player.newest()["turn"] == kept["turn"] + 1
    finally:
        player.page.evaluate("window.readable = true")
        fail(player.page, "well")


def test_answers_that_come_while_another_is_written_are_kept_after_it(player: Player) -> None:
    """A slow device could take its own next answers for another tab's, and make a second battle of them."""
    player.follow(link_to("tiefen.roll.all"))
    player.settle()
    kept, battles = player.newest(), len(player.kept())
    player.page.evaluate(FAULTS)
    try:
        fail(player.page, "slow")
        for _ in range(2):
            player.roll()
            player.settle()
            expect(player.page.locator(NOT_KEPT)).to_have_attribute("data-not-kept", "busy")
    finally:
        fail(player.page, "well")
    expect(player.page.locator(NOT_KEPT)).to_have_count(0)
    assert player.newest()["turn"] == kept["turn"] + 2
    player.answer(player.question())
    assert player.newest()["turn"] == kept["turn"] + 3
    assert len(player.kept()) == battles


def test_what_is_listed_of_a_battle_follows_a_device_that_was_slow_to_take_it(player: Player) -> None:
    """A list noted while the device still wrote that of another moment would stay unwritten."""
    player.arrive("tiefen.flow.steps")
    before = player.newest()["length"]
    player.page.evaluate(BUSY_LIST)
    for _ in range(3):
        player.answer(player.question())
        player.settle()
        player.page.evaluate(IDLE)
    player.page.evaluate("() => { window.listIsFree = true; }")
    assert player.newest()["length"] > before


def test_a_browser_that_keeps_nothing_plays_and_says_so(browser: Browser, site: str, ear: Ear) -> None:
    """Without IndexedDB the page could fail at its start, or play on and never say that nothing is kept."""
    with browser.new_context(**PHONE) as context:
        ear.listen(context).add_init_script(NOTHING)
        player = Player(context.new_page(), site)
        player.visit()
        expect(player.page.locator("[data-storage='none']")).to_be_visible()
        assert faults(player.page) == {}
        player.begin()
        player.answer(player.question())
        question = player.question()
        notice = player.page.locator("[data-not-kept='none']")
        notice.locator("[data-action='accept']").tap()
        expect(notice).to_have_count(0)
        player.home()
        player.page.locator(CONTINUE).tap()
        assert player.question() == question


def test_a_damaged_database_is_saved_as_far_as_it_can_be_read(
    player: Player, browser: Browser, site: str, ear: Ear, tmp_path: Path
) -> None:
    """A database that a browser opens in pieces could be deleted with the battles that are still legible in it."""
    player.arrive("tiefen.roll.all")
    battle = player.newest()
    with browser.new_context(**PHONE) as context:
        page = ear.listen(context).new_page()
        page.goto(f"{site}notices.html")
        record = {**player.record(battle["save"]), "name": "Gerettet"}
        page.evaluate(DAMAGE, {**battle, "format": 1, "revision": 1, "name": "Gerettet", "save": record})
        friend = Player(page, site)
        friend.visit()
        damaged = page.locator("[data-damaged-store]")
        expect(damaged).to_be_visible()
        assert (complaints(page), faults(page)) == ([], {})
        page.locator(CONTINUE, has_text="Gerettet").tap()
        assert friend.question().rule == "tiefen.roll.all"
        friend.roll()
        friend.settle()
        friend.home()
        file = saved(friend, tmp_path)
        assert "scrap" in file["damaged"]["gonfalon"]["remains"].values()
        assert ["name", "Gerettet"] in file["battles"][0]["save"]["entries"]
        damaged.locator("[data-action='throw-away-damaged']").tap()
        expect(damaged).to_have_count(0)
        page.reload()
        expect(page.locator(CONTINUE, has_text="Gerettet")).to_be_visible()
        expect(damaged).to_have_count(0)
        assert friend.newest()["turn"] == battle["turn"] + 1


def test_one_thing_that_cannot_be_read_hides_no_other(player: Player, tmp_path: Path) -> None:
    """One unreadable entry could make the whole list of battles or of cards come back empty."""
    player.arrive("tiefen.roll.all")
    whole = player.newest()
    player.page.evaluate(LAID, ["unreadable", whole])
    player.page.evaluate(LAID, ["mended", {"save": {**whole["save"], "name": "Geflickt"}}])
    with held_back(player) as early:
        early.page.add_init_script(f"({UNREADABLE})()")
        early.page.goto(early.site)
        expect(early.page.locator(CONTINUE)).to_have_count(2)
        expect(early.page.locator(CONTINUE, has_text="Geflickt")).to_be_visible()
        expect(early.page.locator("[data-action='export-damaged']")).to_have_count(1)
        put(player.page, "roster", {"c": CARD, "unreadable": CARD})
        assert saved(early, tmp_path)["roster"] == [CARD]
    put(player.page, "roster", None)


def test_a_battle_of_which_nothing_but_its_log_can_be_read_opens(player: Player) -> None:
    """It was listed by its log, and did not open."""
    question = player.arrive("tiefen.circ.terrain")
    player.home()
    with held_back(player) as early:
        early.page.add_init_script(f"({NO_OUTLINES})()")
        early.page.goto(early.site)
        early.page.locator(CONTINUE).tap()
        let_go(early.page)
        assert early.question() == question


def test_a_battle_that_an_older_version_kept_opens_at_its_question(player: Player) -> None:
    """By older rules, drawn by an older engine: what the page shows now was not told then."""
    player.arrive("tiefen.circ.terrain")
    question, kept = player.question(), player.newest()
    save = {**kept["save"], "version": 0}
    told = {key: kept["view"][key] for key in ("name", "system", "turn", "notes", "names", "ask")}
    view = {**told, "log": kept["view"]["chronicle"], "table": {"sides": kept["view"]["table"]["sides"]}}
    player.home()
    player.page.evaluate(LAID, ["older", {**kept, "save": save, "view": view, "drawn": "0"}])
    player.page.evaluate(LAID, ["oldest", {"save": {**save, "name": "Vorzeit"}}])
    with held_back(player) as early:
        early.page.goto(early.site)
        early.page.locator("[data-battle='older']").tap()
        let_go(early.page)
        assert early.question() == question
        note = early.words.say("note-other-version", played=0, now=kept["save"]["version"])
        expect(early.page.locator("[data-note]")).to_contain_text(note)
        early.answer(question)
        assert ["rules", kept["save"]["version"]] in early.kept()["older"]["save"]["entries"]
        early.home()
        early.page.locator(CONTINUE, has_text="Vorzeit").tap()
        assert early.question() == question


def test_the_requests_that_an_older_version_noted_do_not_stay(player: Player) -> None:
    """They hold what lay face down, and nothing but deleting everything would ever take them away."""
    player.page.evaluate(
        "new Promise((done) => { indexedDB.open('gonfalon.journal').onsuccess = (event) => {"
        " event.target.result.close(); done(); }; })"
    )
    player.page.reload()
    assert awaited(lambda: "gonfalon.journal" not in player.page.evaluate(DATABASES))


def test_an_older_battle_stays_as_it_was_kept_until_its_log_is(player: Player) -> None:
    """The save is all that the device has of it: what is listed of a battle with a log could be written over it."""
    player.arrive("tiefen.roll.all")
    [(id, kept)] = player.kept().items()
    player.home()
    player.page.evaluate(LAID, [id, kept])
    player.page.evaluate(FAULTS)
    try:
        fail(player.page, "without logs")
        player.page.locator(CONTINUE).tap()
        player.roll()
        player.settle()
        expect(player.page.locator(NOT_KEPT)).to_have_attribute("data-not-kept", "full")
        player.page.evaluate(PUT_AWAY)
        assert player.kept()[id]["format"] == 1
        seen = log(player)
    finally:
        player.page.evaluate(KEEP_AGAIN)
    expect(player.page.locator(NOT_KEPT)).to_have_count(0)
    after = player.kept()[id]
    assert (after["format"], after["length"]) == (2, len(kept["save"]["entries"]) + 1)
    player.page.reload()
    player.settle()
    assert log(player) == seen


def test_a_battle_taken_from_under_its_tab_is_kept_whole_again(player: Player) -> None:
    """A browser that clears what lies here leaves the open page as the only place that has the battle."""
    player.arrive("tiefen.roll.all")
    [(id, before)] = player.kept().items()
    player.page.evaluate(FORGET)
    player.roll()
    player.settle()
    assert player.kept()[id]["save"]["entries"][:-1] == before["save"]["entries"]
    expect(player.page.locator(NOT_KEPT)).to_have_count(0)


def test_another_tab_that_needs_the_database_is_let_in(player: Player) -> None:
    """A page that holds its database connection would block the upgrade of another tab, or stop keeping answers
    after it.
    """
    player.arrive("tiefen.roll.all")
    turn = player.newest()["turn"]
    other = player.page.context.new_page()
    other.goto(f"{player.site}notices.html")
    other.evaluate(UPGRADE)
    other.close()
    player.roll()
    player.settle()
    assert player.newest()["turn"] == turn + 1
    expect(player.page.locator(NOT_KEPT)).to_have_count(0)


def saved(player: Player, folder: Path) -> dict[str, Any]:
    """The file with everything."""
    player.page.locator(".device [data-action='everything']").tap()
    expect(player.page.get_by_role("dialog")).to_contain_text(player.words.say("page-everything-secret"))
    with player.page.expect_download() as download:
        player.page.locator("[data-action='save-everything']").tap()
    expect(player.page.get_by_role("dialog")).to_have_count(0)
    download.value.save_as(folder / "everything.json")
    file: dict[str, Any] = json.loads((folder / "everything.json").read_text("utf-8"))
    return file


def brought(player: Player, path: Path) -> dict[str, int]:
    """Return the tally that the page tells of a restored file."""
    player.page.locator("input[type=file]").set_input_files(path)
    told = player.page.locator("dialog [data-tally]")
    tally: dict[str, int] = json.loads(told.get_attribute("data-tally") or "")
    assert faults(player.page) == {}
    player.close()
    return tally


CARD = {
    "format": 1,
    "system": "war",
    "kind": "war-unit",
    "label": {"id": "name", "with": {"name": {"text": "Garde"}}},
    "text": "fair | fight 2 | Garde",
    "kept": 5,
}


def test_everything_travels_as_one_file_and_overwrites_nothing(
    player: Player, browser: Browser, site: str, ear: Ear, tmp_path: Path
) -> None:
    """A restored backup could replace newer battles, cards and house rules of this device, or lose a slip that
    lies face down.
    """
    player.arrive("tiefen.tactic.secret")
    player.page.locator(TAKE_OVER).first.tap()
    player.take("speed")
    player.settle()
    player.home()
    put(player.page, "roster", {"c": CARD})
    put(
        player.page,
        "house-rules",
        {"tiefen/Haus": {"format": 1, "system": "tiefen", "name": "Haus", "switches": {"tiefen.odds.show": "no"}}},
    )
    kept = player.newest()
    file = saved(player, tmp_path)
    assert [same(one["save"], kept["save"]) for one in file["battles"]] == [True]
    assert kept["save"]["slips"], "a slip lies face down"
    (tmp_path / "broken.json").write_text(
        json.dumps({**file, "battles": [{"save": {}}, *file["battles"]], "roster": [CARD, {}]})
    )
    (tmp_path / "newer.json").write_text(json.dumps({**file, "format": 2}))
    assert brought(player, tmp_path / "everything.json") == {
        "battles": 0,
        "cards": 0,
        "sets": 0,
        "doubles": 3,
        "refused": 0,
    }
    assert player.kept() and len(player.kept()) == 1
    with browser.new_context(**PHONE) as context:
        friend = Player(ear.listen(context).new_page(), site)
        friend.visit()
        put(
            friend.page,
            "house-rules",
            {"tiefen/Haus": {"format": 1, "system": "tiefen", "name": "Haus", "switches": {}}},
        )
        own = stored_entries(friend.page, "house-rules")
        assert brought(friend, tmp_path / "broken.json") == {
            "battles": 1,
            "cards": 1,
            "sets": 1,
            "doubles": 0,
            "refused": 2,
        }
        assert same(friend.newest()["save"], kept["save"])
        assert friend.newest()["changed"] == kept["changed"]
        sets = stored_entries(friend.page, "house-rules")
        assert {key: sets[key] for key in own} == own
        assert sets["tiefen/Haus (2)"]["switches"] == {"tiefen.odds.show": "no"}
        assert [one["text"] for one in stored_entries(friend.page, "roster").values()] == [CARD["text"]]
        assert brought(friend, tmp_path / "everything.json") == {
            "battles": 0,
            "cards": 0,
            "sets": 0,
            "doubles": 3,
            "refused": 0,
        }
        friend.page.locator("input[type=file]").set_input_files(tmp_path / "newer.json")
        expect(friend.page.locator("[data-trouble='newer']")).to_be_visible()
        assert complaints(friend.page) == []
        friend.page.locator(CONTINUE).tap()
        friend.page.locator(TAKE_OVER).first.tap()
        friend.take("strength")
        friend.play_until("tiefen.roll.all")
        assert "speed" in json.dumps(friend.view()["table"]["cards"]), "the slip was not lost"
    for name in ("roster", "house-rules"):
        put(player.page, name, None)
    player.page.evaluate(NO_ROOM)
    try:
        assert brought(player, tmp_path / "everything.json") == {
            "battles": 0,
            "cards": 0,
            "sets": 0,
            "doubles": 1,
            "refused": 2,
        }
    finally:
        player.page.evaluate(ROOM)


def test_the_browser_is_asked_once_to_keep_everything(player: Player) -> None:
    """The prompt for lasting storage could come before anything was played, at every answer, or never."""
    player.page.evaluate(ASKING)
    player.begin()
    assert player.page.evaluate("asked") == 0
    for _ in range(3):
        player.answer(player.question())
        player.settle()
    assert player.page.evaluate("asked") == 1
    player.home()
    expect(player.page.locator("[data-storage='open']")).to_be_visible()
    player.page.locator("[data-action='persist']").tap()
    expect(player.page.locator("[data-storage='lasting']")).to_be_visible()
    expect(player.page.locator("[data-action='persist']")).to_have_count(0)


@pytest.mark.parametrize("language", ["de", "fr", "en"])
def test_this_device_is_spoken_of_in_every_language(player: Player, language: str) -> None:
    """The sheet about this device is long: in one of the languages it could stick out of the smallest phone."""
    player.speak(language)
    player.page.set_viewport_size({"width": 320, "height": 568})
    player.page.locator(".device [data-action='everything']").tap()
    expect(player.page.get_by_role("dialog")).to_be_visible()
    assert (complaints(player.page), faults(player.page)) == ([], {})
    player.close()
