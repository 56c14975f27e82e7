"""The built site, served under a sub-path, and a Chromium to look at it: fixtures for the `conftest.py` of a folder."""

import fcntl
import os
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from shutil import rmtree
from typing import Any

import pytest
from engines.chromium import ARGUMENTS
from playwright.sync_api import Browser, BrowserContext, expect
from support.missing_browser import CHROMIUM, skip_without
from support.screen_checks import PATIENCE

from press import serve
from press.paths import DIST
from press.setup import find_headless_browser

BASE = "/gonfalon/"

ONE_COMPILER = "--js-flags=--liftoff-only"
"""Python is not compiled a second time, for speed: most visits are too short to gain by it."""

FRAME = ("WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup", "SpareRendererForSitePerProcess")
"""Pages of the browser's own frame, and a process in reserve: each window would start them."""
PLAYWRIGHT_LEAVES_OUT = (
    "AimEnabled",
    "AutoDeElevate",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "BlockOriginHeaderModificationOnRedirect",
    "DestroyProfileOnBrowserClose",
    "DialMediaRouteProvider",
    "GlobalMediaControls",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "ThirdPartyStoragePartitioning",
    "Translate",
)
"""The features of Chromium that Playwright 1.64 leaves out; they stand here, too, as Chromium heeds the last list alone."""
LEFT_OUT = f"--disable-features={','.join((*FRAME, *PLAYWRIGHT_LEAVES_OUT))}"


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """A folder under the sub-path, as long as it is needed; gives the address."""
    with serve.server("127.0.0.1", 0, BASE, quiet=True, folder=folder) as running:
        threading.Thread(target=running.serve_forever, daemon=True).start()
        yield serve.address(running, BASE)
        running.shutdown()


def once_a_run(tmp_path_factory: pytest.TempPathFactory, name: str, make: Callable[[Path], None]) -> Path:
    """A folder of this name that one worker makes for all workers of a run."""
    own = tmp_path_factory.getbasetemp()
    folder = (own.parent if "PYTEST_XDIST_WORKER" in os.environ else own) / name
    with folder.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not folder.is_dir():
            fresh = folder.with_suffix(".fresh")
            rmtree(fresh, ignore_errors=True)
            fresh.mkdir()
            make(fresh)
            fresh.rename(folder)
    return folder


@pytest.fixture(scope="session")
def dist() -> Path:
    """The site as `python3 build.py` left it."""
    assert (DIST / "sw.js").is_file(), "build the site first: python3 build.py"
    return DIST


@pytest.fixture(scope="session")
def site(dist: Path) -> Iterator[str]:
    """The address of the served site."""
    with served(dist) as address:
        yield address


@pytest.fixture(scope="session")
def base_url(site: str) -> str:
    """`page.goto("")` is the page itself."""
    return site


@pytest.fixture(scope="session")
def browser(browser: Browser) -> Browser:
    """Whatever is asked of a page is waited for."""
    plain = browser.new_context

    def patient(**how: Any) -> BrowserContext:
        context = plain(**how)
        context.set_default_timeout(PATIENCE)
        return context

    setattr(browser, "new_context", patient)  # noqa: B010  (a method is replaced)
    return browser


@pytest.fixture(scope="session", autouse=True)
def patience() -> None:
    """Time enough on a busy machine."""
    expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Playwright's Chromium or the system's, without calls home; without any the tests of it are skipped."""
    found = find_headless_browser()
    skip_without("" if found else CHROMIUM)
    return {
        **browser_type_launch_args,
        "executable_path": found,
        "args": [*ARGUMENTS, ONE_COMPILER, LEFT_OUT],
    }
