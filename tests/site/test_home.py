"""The home screen stands still: what it shows from its first moment on is where it stays when the device has been read."""

from playwright.sync_api import Page, expect
from support.engine_gate import held_back
from support.page_player import Player

pytest_plugins = ["support.started_page"]

HOLD_BACK = """() => new Promise(held => {
    globalThis.readOn = false;
    const wish = indexedDB.open("gonfalon");
    wish.onsuccess = () => {
        const writing = wish.result.transaction("battles", "readwrite").objectStore("battles");
        const again = () => {
            if (globalThis.readOn) wish.result.close();
            else writing.count().onsuccess = again;
            held();
        };
        writing.count().onsuccess = again;
    };
})"""
"""Until `readOn` says so, nothing is read of the battles of this device."""

READ = """() => new Promise(done => {
    const wish = indexedDB.open("gonfalon");
    wish.onsuccess = () => {
        const reading = wish.result.transaction("battles").objectStore("battles").count();
        reading.onsuccess = () => { wish.result.close(); done(); };
    };
})"""
"""Whatever was to be read before this has been read."""

WATCH = """() => {
    globalThis.places = [];
    globalThis.seen = false;
    const look = () => {
        const tops = [...document.querySelectorAll("[data-system]")].map(one => one.getBoundingClientRect().top + scrollY);
        if (tops.length) globalThis.places.push(tops.join());
        if (!globalThis.seen) requestAnimationFrame(look);
    };
    look();
}"""
"""Notes in each frame where the controls stand that begin a battle."""

SEEN = """() => new Promise(done => {
    const after = frames => frames ? requestAnimationFrame(() => after(frames - 1)) : done(globalThis.places);
    after(3);
    globalThis.seen = true;
})"""
"""A script that gives the places where they stood until now."""


def assert_stood_still(page: Page) -> None:
    """They have had one place each."""
    assert len(set(page.evaluate(SEEN))) == 1


def test_home_stands_still_when_the_battle_that_was_left_is_read(player: Player) -> None:
    """A finger that is on its way meets what it aimed at: the battle to go on with is there from the first moment."""
    page = player.page
    player.begin()
    page.evaluate(HOLD_BACK)
    page.evaluate(WATCH)
    try:
        player.home()
        shown = page.locator("[data-action='go-on']").is_visible()
    finally:
        page.evaluate("globalThis.readOn = true")
    page.evaluate(READ)
    expect(page.locator("[data-action='go-on']")).to_be_visible()
    assert_stood_still(page)
    assert shown


def test_home_opens_with_the_battles_of_this_device(player: Player) -> None:
    player.begin()
    with held_back(player) as other:
        other.page.add_init_script(f"addEventListener('DOMContentLoaded', {WATCH})")
        other.page.goto(player.site)
        expect(other.page.locator("[data-action='go-on']")).to_be_visible()
        assert_stood_still(other.page)
