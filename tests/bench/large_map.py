"""A map of 40 × 40 squares with 60 figures under a finger: the frames of a pan, and a path from its tap to the next question."""

from collections.abc import Iterator
from typing import Any

from bench.visits import TIMES
from support.door_player import Plain, Visitor
from support.field_on_page import AT_REST, FRAME, WITHIN_REACH

SIDE, FIGURES = 40, 60
PANS, STEPS = 6, 20
PATHS = 8
FRAMES = """() => {
    globalThis.frames = [];
    let before = performance.now();
    const next = now => { globalThis.frames.push(now - before); before = now; globalThis.running = requestAnimationFrame(next); };
    globalThis.running = requestAnimationFrame(next);
}"""
STOPPED = "() => { cancelAnimationFrame(globalThis.running); return globalThis.frames.slice(1); }"
ANSWERED = """() => new Promise(done => {
    const start = performance.now();
    const look = () => {
        const next = document.querySelector("form[data-ask]:not([data-kind='path'])");
        if (next) requestAnimationFrame(() => done(performance.now() - start));
        else requestAnimationFrame(look);
    };
    document.querySelector("[data-action='confirm']").click();
    look();
})"""
"""Milliseconds from the tap that sends a path to the frame after the next question is drawn."""


def link() -> str:
    """A fight of two parties on a blank map, at the first menu of a party that moves."""
    visitor = Visitor("large map")
    visitor.begin("samyra")
    view = visitor.answer({"keys": ["quick"]})
    fields = {field["name"]: field for field in view["ask"]["form"]}
    [first, *_] = fields["figures"]["preset"]["rows"]
    rows = [
        {"shape": "open", "form": {**first["form"], "party": {"number": party}, "count": {"number": FIGURES // 6}}}
        for party in (1, 2)
        for _ in range(3)
    ]
    size = {"columns": {"number": SIDE}, "rows": {"number": SIDE}}
    view = visitor.answer({"form": {"figures": {"rows": rows}, "map": {"keys": ["squares"]}, **size}})
    while not moves(view):
        view = visitor.answer(usual(view["ask"]))
    text: str = visitor.ask("link")["link"]
    return text


def moves(view: Plain) -> list[str]:
    """The moves that are offered."""
    return [option["key"] for option in view["ask"]["options"] if option["key"].startswith("move.")]


def usual(ask: Plain) -> Plain:
    """Return the proposed answer, or dice that tell the parties apart."""
    if ask["kind"] == "roll":
        return {"faces": list(range(1, 1 + ask["pool"]["dice"]))}
    if ask["kind"] == "form":
        return {"form": {}}
    return {"keys": [option["key"] for option in ask["options"] if option["proposed"]][:1]}


def times(page: Any, address: str) -> dict[str, list[float]]:
    """Milliseconds of each frame while a finger pans, and of each path, in a page whose engine is ready."""
    page.goto(address)
    page.evaluate(TIMES)
    page.goto(f"{address}#{link()}")
    page.locator(FRAME).wait_for()
    page.evaluate(AT_REST)
    return {"pan": list(panned(page)), "path": list(walked(page))}


def panned(page: Any) -> Iterator[float]:
    """A finger goes to and fro over the ground."""
    touch = page.context.new_cdp_session(page)
    box = page.locator(FRAME).bounding_box()
    middle, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.evaluate(FRAMES)
    for pan in range(PANS):
        way = 1 if pan % 2 else -1
        for step in range(STEPS + 1):
            at = [{"x": middle + way * (step - STEPS / 2) * 10, "y": y + step}]
            touch.send("Input.dispatchTouchEvent", {"type": "touchMove" if step else "touchStart", "touchPoints": at})
        touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    yield from page.evaluate(STOPPED)


def walked(page: Any) -> Iterator[float]:
    """One figure after the other walks to a square within its reach."""
    for _ in range(PATHS):
        page.locator("[data-ask] [data-action='group']").first.click()
        page.locator("[data-ask] [data-option^='move.']:visible").first.click()
        page.locator("[data-kind='path'] .controls:enabled").wait_for()
        page.evaluate(AT_REST)
        [*spots] = page.evaluate(WITHIN_REACH)
        x, y = spots[0]
        page.mouse.click(x, y)
        page.locator(".grid-path .grid-end").wait_for(state="attached")
        page.locator("[data-action='confirm']:enabled").wait_for()
        yield page.evaluate(ANSWERED)
        page.locator("[data-kind='choice'] .controls:enabled").wait_for()
