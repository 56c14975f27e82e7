"""Tests of a browser that this machine lacks: skipped with the reason, but for CI, which has to have all of them."""

import os

import pytest

CHROMIUM = "Chromium (apt-get install chromium)"


def skip_without(missing: str) -> None:
    """Skip the test if something is missing; empty is nothing."""
    if missing:
        assert not os.environ.get("CI"), f"missing: {missing}"
        pytest.skip(f"not on this machine: {missing}")
