"""Waiting for a file, a port or a page that is not there yet."""

import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Error
from selenium.common.exceptions import TimeoutException, WebDriverException

PATIENCE = 400.0
"""Seconds for a browser on a machine that is busy with other work."""


def awaited(look: Callable[[], Any]) -> Any:
    """Return the first truthy result of a look; a look that fails is repeated."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            if found := look():
                return found
        except (OSError, Error, WebDriverException):
            if time.monotonic() > end:
                raise
        if time.monotonic() > end:
            raise TimeoutException("it did not come")
        time.sleep(0.02)
