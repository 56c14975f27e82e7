"""A page in a browser that Playwright does not drive: as much of Playwright's page as a player at the table needs."""

import base64
import json
from pathlib import Path
from typing import Any

from engines.wire import Failed, Wire, awaited

PATIENCE = 180_000
"""Milliseconds."""

ROLES = {
    "button": "button, [role=button], a.button",
    "dialog": "dialog[open]",
    "link": "a[href]",
    "textbox": "input, textarea",
}

FIND = """(steps) => {
    const roles = ROLES;
    const shown = node => node.getClientRects().length > 0;
    const nameOf = node => {
        const label = node.getAttribute("aria-label") ?? node.labels?.[0]?.textContent;
        if (label) return label.trim();
        const copy = node.cloneNode(true);
        for (const hidden of copy.querySelectorAll("[aria-hidden=true]")) hidden.remove();
        return copy.textContent.replace(/\\s+/g, " ").trim();
    };
    return steps.reduce((nodes, [kind, what, name]) => {
        if (kind === "nth") return nodes.slice(what).slice(0, 1);
        const below = nodes.flatMap(node => [...node.querySelectorAll(kind === "role" ? roles[what] : what)]);
        if (kind === "css") return below;
        return below.filter(node => shown(node) && (name === null || nameOf(node) === name));
    }, [document]);
}""".replace("ROLES", json.dumps(ROLES))
"""The nodes of a locator."""

AWAIT = """([steps, patience, what]) => new Promise((done, failed) => {
    const find = FIND;
    const end = performance.now() + patience;
    let last = "";
    let why = "nothing is there";
    const ready = (node) => {
        if (what === "attached") return true;
        const { left, top, width, height } = node.getBoundingClientRect();
        if (width === 0 || height === 0) return (why = "it is not shown", false);
        if (what === "visible") return true;
        if (node.matches(":disabled")) return (why = "it is disabled", false);
        if (what === "enabled") return true;
        if (top < 0 || left < 0 || top + height > innerHeight || left + width > innerWidth) {
            node.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
        }
        const place = JSON.stringify(node.getBoundingClientRect());
        if (place !== last) return (last = place, why = "it moves", false);
        const box = node.getBoundingClientRect();
        const spot = [box.left + box.width / 2, box.top + box.height / 2].map(Math.round);
        const hit = document.elementFromPoint(...spot);
        if (node !== hit && !node.contains(hit) && !hit?.closest("label")?.contains(node)) {
            node.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
            return (why = `${hit?.outerHTML.slice(0, 120)} lies on it`, false);
        }
        return spot;
    };
    const look = () => {
        const [node] = find(steps);
        const there = what === "detached" ? !node : node && ready(node);
        if (there) done(there);
        else if (performance.now() > end) {
            failed(new Error(`${JSON.stringify(steps)}: ${what === "detached" ? "it stays" : why}`));
        }
        else requestAnimationFrame(look);
    };
    look();
})""".replace("FIND", FIND)
"""Waits until a thing is as wanted; for a tap, where a finger meets it."""

CHOOSE = """(select, wanted) => {
    select.value = [...select.options].find(one => one.value === wanted || one.label === wanted).value;
    select.dispatchEvent(new Event("input", { bubbles: true }));
    select.dispatchEvent(new Event("change", { bubbles: true }));
}"""

KEYS = {"Tab": "\ue004", "Enter": "\ue007", "Escape": "\ue00c", "Backspace": "\ue003", "Shift": "\ue008", " ": " "}
KEYS |= {"ArrowLeft": "\ue012", "ArrowUp": "\ue013", "ArrowRight": "\ue014", "ArrowDown": "\ue015", "Space": " "}

AGE = "performance.timeOrigin"
"""When the page that stands there began."""

Steps = tuple[tuple[str, Any, Any], ...]


class FarPage:
    """One tab or window."""

    def __init__(self, wire: Wire, handle: str) -> None:
        self.wire, self.handle = wire, handle
        self.keyboard = self.touchscreen = self

    def do(self, command: str, **more: Any) -> Any:
        """A command to this page."""
        if self.wire.front != self.handle:
            self.bring_to_front()
        return self.wire.send(command, **more)

    def bring_to_front(self) -> None:
        self.wire.send("SwitchToWindow", handle=self.handle)
        self.wire.front = self.handle

    # what Playwright's page does

    def goto(self, address: str) -> None:
        self.do("Navigate", url=address)

    def reload(self) -> None:
        """As a person does it; WebDriver's own command goes past the service worker in Firefox."""
        before = self.evaluate(AGE)
        self.evaluate("() => { setTimeout(() => location.reload()); }")
        awaited(lambda: self.evaluate(AGE) != before and self.evaluate("document.readyState === 'complete'"))

    def go_back(self) -> None:
        self.do("Back")

    def close(self) -> None:
        self.do("CloseWindow")
        self.wire.front = ""

    def title(self) -> str:
        return str(self.evaluate("document.title"))

    @property
    def url(self) -> str:
        return str(self.evaluate("location.href"))

    def evaluate(self, source: str, argument: Any = None) -> Any:
        """The value of a script, or of the function that it is; promises are awaited."""
        script = f"""const [argument, done] = arguments;
            (async () => {{ const told = ({source}); return typeof told === "function" ? told(argument) : told; }})()
                .then((value) => done([value ?? null]), (error) => done([null, String(error)]));"""
        told = self.do("ExecuteAsyncScript", script=script, args=[argument])
        if told is None:
            raise Failed("the page went away")
        value, *fault = told
        if fault:
            raise Failed(fault[0])
        return value

    def locator(self, selector: str) -> "FarLocator":
        return FarLocator(self, (("css", selector, None),))

    def get_by_role(self, role: str, *, name: str | None = None, exact: bool = True) -> "FarLocator":
        assert exact
        return FarLocator(self, (("role", role, name),))

    def screenshot(self, path: Path | None = None) -> bytes:
        picture = base64.b64decode(self.do("TakeScreenshot", full=False))
        if path:
            path.write_bytes(picture)
        return picture

    # keyboard and finger

    def tap(self, x: float, y: float) -> None:
        finger = {"type": "pointer", "id": "finger", "parameters": {"pointerType": "touch"}}
        move = {"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0}
        press = [move, {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
        self.do("PerformActions", actions=[{**finger, "actions": press}])

    def press(self, keys: str) -> None:
        """A key, or several that are held together, joined by a plus."""
        signs = [KEYS.get(key, key) for key in keys.split("+")]
        self.strike([("keyDown", sign) for sign in signs] + [("keyUp", sign) for sign in reversed(signs)])

    def type(self, text: str) -> None:
        self.strike([(way, sign) for sign in text for way in ("keyDown", "keyUp")])

    def strike(self, strokes: list[tuple[str, str]]) -> None:
        actions = [{"type": way, "value": sign} for way, sign in strokes]
        self.do("PerformActions", actions=[{"type": "key", "id": "keyboard", "actions": actions}])


class FarLocator:
    """Things on a page, found anew each time; what is done to them waits until it can be done."""

    def __init__(self, page: FarPage, steps: Steps) -> None:
        self.page, self.steps = page, steps

    def await_(self, what: str) -> Any:
        return self.page.evaluate(f"(all) => ({AWAIT})(all)", [self.steps, PATIENCE, what])

    def locator(self, selector: str) -> "FarLocator":
        return FarLocator(self.page, (*self.steps, ("css", selector, None)))

    def get_by_role(self, role: str, *, name: str | None = None, exact: bool = True) -> "FarLocator":
        assert exact
        return FarLocator(self.page, (*self.steps, ("role", role, name)))

    def nth(self, place: int) -> "FarLocator":
        return FarLocator(self.page, (*self.steps, ("nth", place, None)))

    @property
    def first(self) -> "FarLocator":
        return self.nth(0)

    @property
    def last(self) -> "FarLocator":
        return self.nth(-1)

    def count(self) -> int:
        return int(self.page.evaluate(f"(steps) => ({FIND})(steps).length", self.steps))

    def wait_for(self, *, state: str = "visible") -> None:
        self.await_(state)

    def evaluate(self, source: str, argument: Any = None) -> Any:
        self.await_("attached")
        call = f"([steps, more]) => ({source})(({FIND})(steps)[0], more)"
        return self.page.evaluate(call, [self.steps, argument])

    def tap(self) -> None:
        self.page.tap(*self.await_("tap"))

    def fill(self, text: str) -> None:
        """Type over what stands there."""
        self.await_("enabled")
        self.evaluate("(node) => { node.focus(); node.select(); }")
        self.page.press("Backspace")
        self.page.type(text)

    def select_option(self, wanted: str) -> None:
        self.await_("enabled")
        self.evaluate(CHOOSE, wanted)

    def set_input_files(self, path: Path) -> None:
        self.await_("attached")
        (_, selector, _), *others = self.steps
        assert not others
        found = self.page.do("FindElement", using="css selector", value=selector)
        self.page.do("ElementSendKeys", id=next(iter(found.values())), text=str(path))

    def get_attribute(self, name: str) -> str | None:
        value: str | None = self.evaluate("(node, name) => node.getAttribute(name)", name)
        return value

    def input_value(self) -> str:
        return str(self.evaluate("(node) => node.value"))

    def inner_text(self) -> str:
        return str(self.evaluate("(node) => node.innerText"))

    def is_disabled(self) -> bool:
        return bool(self.evaluate("(node) => node.matches(':disabled')"))
