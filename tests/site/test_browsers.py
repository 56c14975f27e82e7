"""The notice that a browser is too old knows everything that the built files use, by mdn's table of support."""

from __future__ import annotations

import json
import re
import subprocess
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from press import setup
from press.paths import LANGUAGES, ROOT, WEB

Versions = dict[str, float | None]

NOTICE = WEB / "app" / "old-browser.js"
NEEDED = re.findall(r'^    "([\w.]+)",$', NOTICE.read_text("utf-8"), re.MULTILINE)
OF_2017: Versions = {
    "chrome": 61,
    "edge": 79,
    "firefox": 60,
    "safari": 11,
    "chrome_android": 61,
    "firefox_android": 60,
    "safari_ios": 11,
}
"""The first browsers with modules; the old Edge counts no more."""
OF_2020: Versions = {
    **OF_2017,
    "chrome": 85,
    "edge": 85,
    "firefox": 79,
    "safari": 14,
    "chrome_android": 85,
    "firefox_android": 79,
    "safari_ios": 14,
}
"""Pages that say nothing to an old browser do without what is younger."""
ASKED_FOR = {
    "TrustedTypePolicyFactory.prototype.createPolicy": "lit-html asks for it",
    "TrustedTypePolicyFactory.prototype.emptyScript": "lit-html asks for it",
    "requestIdleCallback": "page/draw.js asks for it",
    "HTMLElement.prototype.showPopover": "templates/terms.js asks for it",
    "Navigator.prototype.wakeLock": "features/preferences/keep-awake.js asks for it",
    "FileSystemFileHandle.prototype.createWritable": "Pyodide writes to files of the device where it may",
    **{
        f"Temporal.prototype.{kind}": "Fluent asks for it"
        for kind in ("Instant", "PlainDateTime", "PlainDate", "PlainMonthDay", "PlainTime", "PlainYearMonth")
    },
}
"""Features that are used only where the browser has them, though the file does not ask right there; and the file that asks."""
INLINE = re.compile(r"<script>(.*?)</script>", re.DOTALL)


def notice_and_page(dist: Path) -> tuple[str, str]:
    """The scripts in the page that plays: the notice, and all others."""
    alone, others = INLINE.findall((dist / "index.html").read_text("utf-8"))
    return alone, others


@cache
def support(dist: Path) -> dict[str, Any]:
    """Of each built script what it uses, with the versions that have it; of what the notice asks for the same."""
    alone, others = notice_and_page(dist)
    [lost] = INLINE.findall((dist / "404.html").read_text("utf-8"))
    files = {path.relative_to(dist).as_posix(): path.read_text("utf-8") for path in sorted(dist.rglob("*.*js"))}
    given = json.dumps(
        {"files": {**files, "notice": alone, "index.html": others, "404.html": lost}, "features": NEEDED}
    )
    command = (setup.find_node(), Path(__file__).parent / "browser_support.mjs")
    done = subprocess.run(command, cwd=ROOT, input=given, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    told: dict[str, Any] = json.loads(done.stdout)
    return told


def lacking(used: dict[str, Versions], than: Versions) -> dict[str, Versions]:
    """Return the features that came into some browser later than these versions, or never."""
    return {
        name: versions
        for name, versions in used.items()
        if name not in ASKED_FOR
        and any(have is None or have > (than[browser] or 0) for browser, have in versions.items())
    }


def test_whoever_passes_the_notice_has_all_that_the_page_uses(dist: Path) -> None:
    told = support(dist)
    newest: Versions = {
        browser: max(versions[browser] or 0 for versions in told["features"].values()) for browser in OF_2017
    }
    played = {name: used for name, used in told["files"].items() if not is_read_alone(name) and name != "notice"}
    assert {"app/main.js", "worker.js", "sw.js", "index.html"} <= played.keys()
    assert {name: late for name, used in played.items() if (late := lacking(used, newest))} == {}


def is_read_alone(name: str) -> bool:
    """True if a script belongs to pages that are read without the one that plays."""
    return name.startswith("rules/") or name == "404.html"


def test_pages_that_are_only_read_do_without_what_is_young(dist: Path) -> None:
    read = {name: used for name, used in support(dist)["files"].items() if is_read_alone(name)}
    assert len(read) > 2
    assert {name: late for name, used in read.items() if (late := lacking(used, OF_2020))} == {}


def test_the_notice_itself_runs_in_browsers_of_2017(dist: Path) -> None:
    assert lacking(support(dist)["files"]["notice"], OF_2017) == {}
    code = "acorn.parse(require('fs').readFileSync(0, 'utf-8'), { ecmaVersion: 5 })"
    program = f"const acorn = require('acorn'); {code};"
    alone, _ = notice_and_page(dist)
    done = subprocess.run((setup.find_node(), "-e", program), cwd=ROOT, input=alone, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("missing", NEEDED)
def test_a_browser_without_one_of_them_is_told_that_it_is_too_old(browser: Browser, site: str, missing: str) -> None:
    with browser.new_context(viewport={"width": 360, "height": 740}) as context:
        context.add_init_script(f"delete globalThis.{missing}")
        page = context.new_page()
        errors: list[str] = []
        page.on("pageerror", lambda error: errors.append(str(error)))
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        page.goto(site)
        for language in LANGUAGES:
            expect(page.locator(f".outdated p[lang={language}]")).to_be_visible()
        expect(page.locator(".unstarted, .first")).to_have_count(0)
        assert errors == []
        assert not [url for url in asked if "main.js" in url]


def test_a_browser_of_today_is_not_told_so(browser: Browser, site: str) -> None:
    with browser.new_context() as context:
        page = context.new_page()
        page.goto(site)
        page.wait_for_selector("[data-system]")
        expect(page.locator(".outdated")).to_be_hidden()
