"""Time links that were made to keep the engine busy: from the address to the open battle or to the reason why not."""

from typing import Any

from bench.visits import TIMES
from support.attacks import LINKS

OPENED = """(fragment) => new Promise((done) => {
    const start = performance.now();
    const look = () => {
        const trouble = document.querySelector("main [data-trouble]");
        const open = document.querySelector(".battle[data-preview=''][data-busy=false]");
        if (trouble || open) done([performance.now() - start, trouble ? trouble.dataset.trouble : "opened"]);
        else setTimeout(look, 10);
    };
    location.hash = fragment;
    setTimeout(look, 10);
})"""


def times(page: Any, address: str) -> dict[str, tuple[float, str]]:
    """Milliseconds and outcome of each link, in a page whose engine is ready."""
    told = {}
    for name, attack in LINKS.items():
        page.goto("about:blank")
        page.goto(address)
        page.evaluate(TIMES)
        milliseconds, outcome = page.evaluate(OPENED, attack())
        told[name] = (milliseconds, outcome)
    return told
