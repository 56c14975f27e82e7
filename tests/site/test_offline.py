"""The service worker: everything comes once, lies on the device whole, and is there when the net is not."""

from collections import Counter
from pathlib import Path

from playwright.sync_api import BrowserContext, Page, expect
from support.fault_server import WHOLE, fault_server
from support.screen_checks import PATIENCE

pytest_plugins = ["support.started_page"]

FRENCH = "rules/tiefen/roll/fr.html"
UNPINNED = {"index.html", "pyodide/pyodide.mjs", "pyodide/pyodide.asm.mjs"}
"""The page itself has two addresses, with a name and without; Pyodide loads its modules by their bare names."""


def test_everything_comes_once_and_is_there_without_a_net(
    page: Page, context: BrowserContext, dist: Path, patience: None
) -> None:
    """A file that the page and the service worker name differently would be fetched twice, or be missing offline."""
    context.set_default_timeout(PATIENCE)
    asked: list[str] = []
    context.on("request", lambda request: asked.append(request.url))
    with fault_server(dist) as host:
        page.goto(host.site)
        page.locator(WHOLE).wait_for()
        given = Counter(path for path, status in host.given if status == 200)
        assert {path: times for path, times in given.items() if times > 1 and path not in UNPINNED} == {}
        page.locator("html[data-snapshot='kept']").wait_for(state="attached")
        assert host.unpinned == {"index.html", "sw.js"}
        assert all("?__rev=" in address for address in asked if "/device/" in address)
        host.asked.clear()
        context.set_offline(True)

        fresh = context.new_page()
        fresh.goto(f"{host.site}{FRENCH}#tiefen.roll.all")
        expect(fresh.locator("[id='tiefen.roll.all']")).to_be_in_viewport()
        fresh.goto(f"{host.site}?from=somewhere")
        expect(fresh.locator("[data-system]").first).to_be_visible()
        fresh.goto(f"{host.site}rules/no/such/page.html")
        expect(fresh.locator("h1")).to_have_text("404")
        fresh.get_by_role("link", name="home page").click()
        fresh.wait_for_url(f"{host.site}index.html")
        assert set(host.asked) <= {"sw.js"}
