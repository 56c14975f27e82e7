"""The search of a rulebook on a slow processor: from the first key to the first answer, and from each further key to its own."""

from statistics import median
from typing import Any

from playwright.sync_api import Page

QUESTIONS = {"de": "wann darf ich aufgeben", "fr": "quand conceder", "en": "what happens on a tie"}
SLOWER = 4

WATCH = """() => {
    const list = document.querySelector("[role=listbox]");
    const field = document.querySelector("[role=combobox]");
    globalThis.told = [];
    let since = 0;
    field.addEventListener("input", () => { since = performance.now(); }, { capture: true });
    new MutationObserver(() => {
        if (!since) return;
        const begun = since;
        since = 0;
        requestAnimationFrame(() => globalThis.told.push(performance.now() - begun));
    }).observe(list, { childList: true });
}"""
"""Notes the milliseconds from each key to the frame that draws its results."""
OPENED = "() => performance.getEntriesByType('resource').some(({ name }) => name.includes('rules/search.'))"


def times(page: Page, site: str, language: str) -> list[float]:
    """The milliseconds of each key that brought results, the first one first; the processor is slowed."""
    browser = page.context.new_cdp_session(page)
    page.goto(f"{site}rules/war/core/{language}.html")
    browser.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.evaluate(WATCH)
    page.keyboard.press("/")
    page.wait_for_function(OPENED)
    for count, letter in enumerate(QUESTIONS[language], 1):
        page.keyboard.type(letter)
        if count > 1:  # one letter is no question yet
            page.wait_for_function(
                "count => document.querySelector('[role=combobox]').value.length === count", arg=count
            )
            page.wait_for_timeout(120)
    page.wait_for_selector("[role=option]")
    told: list[float] = page.evaluate("() => globalThis.told")
    browser.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    browser.detach()
    return told


def print_answers(page: Any, site: str) -> None:
    """A line for each language."""
    for language in QUESTIONS:
        first, *others = times(page, site, language)
        print(f"search, {language:8}{first:7.1f} ms{'':17}  first answer after the first key, processor 1/{SLOWER}")
        print(f"{'':16}{median(others):7.1f} ms{'':17}  median of {len(others)} further keys", flush=True)
