"""A phone on which everything lies: the profile of a browser after a first visit, made once in a worker and copied each time."""

import shutil
import socket
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import BrowserContext, Playwright
from support.fault_server import WHOLE, FaultServer, fault_server
from support.page_player import PHONE
from support.screen_checks import PATIENCE

SNAPSHOT = "html[data-snapshot='kept']"

Launch = Callable[[Path], BrowserContext]


class Visited(NamedTuple):
    """A profile, and the port of the host that was visited: what a browser keeps belongs to it."""

    profile: Path
    port: int


@pytest.fixture(scope="session")
def launch(browser_type_launch_args: dict[str, Any], playwright: Playwright) -> Launch:
    """A browser of its own, with this profile. Looking for it comes first: it may start Playwright for a moment."""

    def launched(profile: Path) -> BrowserContext:
        context = playwright.chromium.launch_persistent_context(profile, **browser_type_launch_args, **PHONE)
        context.set_default_timeout(PATIENCE)
        return context

    return launched


@pytest.fixture(scope="session")
def reserved_port() -> Iterator[int]:
    """A port that is nobody else's meanwhile: a socket that does not listen holds it, beside which a server may still have it."""
    with socket.socket() as holder:
        holder.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        holder.bind(("127.0.0.1", 0))
        yield holder.getsockname()[1]


@pytest.fixture(scope="session")
def visited(launch: Launch, dist: Path, reserved_port: int, tmp_path_factory: pytest.TempPathFactory) -> Visited:
    """All files lie in the profile, and a snapshot of the engine."""
    profile = tmp_path_factory.mktemp("visited")
    with fault_server(dist, reserved_port) as server, launch(profile) as context:
        page = context.pages[0]
        page.goto(server.site)
        page.locator(WHOLE).wait_for()
        page.locator(SNAPSHOT).wait_for(state="attached")
    return Visited(profile, reserved_port)


@pytest.fixture
def ready_host(visited: Visited, dist: Path) -> Iterator[FaultServer]:
    """The host that was visited, served correctly until a test wishes otherwise."""
    with fault_server(dist, visited.port) as server:
        yield server


@pytest.fixture
def ready_phone(visited: Visited, launch: Launch) -> Iterator[BrowserContext]:
    """It has been at `ready_host`; no page of it is open."""
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        profile = Path(folder) / "profile"
        shutil.copytree(visited.profile, profile, ignore=shutil.ignore_patterns("Singleton*"))
        with launch(profile) as context:
            yield context
