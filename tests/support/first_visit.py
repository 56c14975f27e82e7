"""A host that a test may make misbehave, and a phone that was never there before."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext
from support.fault_server import FaultServer, fault_server
from support.page_player import PHONE


@pytest.fixture
def host(dist: Path) -> Iterator[FaultServer]:
    """The built site, served correctly until a test wishes otherwise."""
    with fault_server(dist) as server:
        yield server


@pytest.fixture
def phone(browser: Browser) -> Iterator[BrowserContext]:
    """It keeps nothing of this site yet."""
    with browser.new_context(**PHONE) as context:
        yield context
