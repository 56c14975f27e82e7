"""Copies of the built site that a test may change, and another version of it; the site itself is that of `support`."""

import shutil
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from support.built_site import (  # noqa: F401  (fixtures)
    base_url,
    browser,
    browser_type_launch_args,
    dist,
    once_a_run,
    patience,
    served,
    site,
)

from press.site import make


@pytest.fixture
def copy(dist: Path, tmp_path: Path) -> Path:  # noqa: F811
    """A copy of the site that a test may change."""
    return shutil.copytree(dist, tmp_path / "site")


@pytest.fixture
def copy_site(copy: Path) -> Iterator[str]:
    """The address of the copy."""
    with served(copy) as address:
        yield address


@pytest.fixture(scope="session")
def newer(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Another version of the site, made of the same sources for another address, once for all workers of a run."""
    return once_a_run(tmp_path_factory, "newer", partial(make, base_url="https://example.org/gonfalon/"))


@pytest.fixture(scope="session")
def newer_site(newer: Path) -> Iterator[str]:
    """The address of that version, served under the path for which it was made."""
    with served(newer) as address:
        yield address
