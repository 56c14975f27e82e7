"""A page whose engine is held back until a test lets it go: what is seen before Python is up."""

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Page
from support.page_player import READY, Player

HOLD = """(() => {
    const Real = window.Worker;
    const held = [];
    const all = [];
    let free = false;
    let after = Infinity;
    window.holdBack = () => { free = false; };
    window.holdAfter = (replies) => { after = replies; };
    window.letGo = () => {
        free = true;
        for (const [worker, data] of held.splice(0)) worker.dispatchEvent(new MessageEvent("message", { data }));
    };
    window.breakDown = () => {
        free = true;
        held.splice(0);
        const data = { state: "failed", why: "broken" };
        for (const worker of all.splice(0)) {
            worker.terminate();
            worker.dispatchEvent(new MessageEvent("message", { data }));
        }
    };
    window.Worker = class extends Real {
        constructor(...wishes) {
            super(...wishes);
            all.push(this);
            this.addEventListener("message", (event) => {
                if (free && (!("id" in event.data) || after-- > 0)) return;
                window.holding = true;
                event.stopImmediatePropagation();
                held.push([this, event.data]);
            });
        }
    };
})();"""
"""Whatever the worker says is kept from the page until `letGo` is called; or again from now on, or after so many replies;
or until it breaks down.
"""


BREAKING = """(() => {
    const Real = window.Worker;
    window.Worker = class extends Real {
        postMessage(data) {
            if (!window.breaks?.(data.request)) super.postMessage(data);
            else this.dispatchEvent(new MessageEvent("message", { data: { id: data.id, fault: "broken" } }));
        }
    };
})();"""
"""An engine that breaks over whatever `breaks(request)` says."""


JOURNAL = """id => new Promise((done, failed) => {
    const wish = indexedDB.open("gonfalon.journal");
    wish.onerror = () => failed(wish.error);
    wish.onsuccess = () => {
        const found = wish.result.transaction("journal").objectStore("journal").get(id);
        found.onsuccess = () => { wish.result.close(); done(found.result); };
    };
})"""
"""What is noted of this battle, read after whatever is being written."""

STICKING = """(() => {
    const Real = window.Worker;
    window.ended = 0;
    window.Worker = class extends Real {
        stuck = false;
        postMessage(data) {
            this.stuck ||= Boolean(data.request && window.sticks?.(data.request));
            document.documentElement.toggleAttribute("data-stuck", this.stuck);
            if (!this.stuck) super.postMessage(data);
        }
        terminate() {
            window.ended += this.stuck ? 1 : 0;
            document.documentElement.removeAttribute("data-stuck");
            super.terminate();
        }
    };
})();"""
"""An engine that never comes to an end with whatever `sticks(request)` says, nor with what is asked after it; `ended` counts
the workers that were ended. While one sticks, the root element has `data-stuck`.
"""


@contextmanager
def held_back(player: Player) -> Iterator[Player]:
    """Another tab of the same person, whose engine says nothing yet."""
    page = player.page.context.new_page()
    page.add_init_script(HOLD)
    yield Player(page, player.site, language=player.words.language)
    page.close()


def let_go(page: Page) -> None:
    """The engine is heard from now on."""
    page.evaluate("letGo()")
    page.wait_for_selector(READY)
