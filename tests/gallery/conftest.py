"""The gallery's site, made once a run, and its page in a browser."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from gallery import pages
from gallery.gallery_page import Gallery
from playwright.sync_api import Browser
from support.built_site import (  # noqa: F401  (fixtures)
    browser,
    browser_type_launch_args,
    dist,
    once_a_run,
    patience,
    served,
)
from support.page_player import PHONE
from support.screen_checks import Ear


@pytest.fixture(scope="session")
def gallery_folder(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:  # noqa: F811
    """The site of the gallery with its moments, recorded once for all workers of a run.

    So no view is older than the rules that tell it, and nothing that was recorded is kept among the sources.
    """
    return once_a_run(tmp_path_factory, "gallery", pages.make)


@pytest.fixture(scope="session")
def gallery_site(gallery_folder: Path) -> Iterator[str]:
    """Its address."""
    with served(gallery_folder) as address:
        yield address


@pytest.fixture(scope="module")
def opened(browser: Browser, gallery_folder: Path, gallery_site: str) -> Iterator[tuple[Gallery, Ear]]:  # noqa: F811
    """Its page on a phone, for the tests of a module."""
    ear = Ear(gallery_site)
    with browser.new_context(**PHONE) as context:
        ear.listen(context)
        gallery = Gallery(context.new_page(), gallery_site, gallery_folder)
        gallery.visit()
        yield gallery, ear


@pytest.fixture
def lasting_gallery(opened: tuple[Gallery, Ear]) -> Iterator[Gallery]:
    """The page as the test before left it, as a phone; in the end nothing was heard that should not be."""
    gallery, ear = opened
    ear.heard.clear()
    gallery.page.set_viewport_size(PHONE["viewport"])
    yield gallery
    assert ear.heard == []


@pytest.fixture
def gallery(lasting_gallery: Gallery) -> Gallery:
    """The page as it opens, in German: nothing that a test tapped before is remembered."""
    lasting_gallery.page.evaluate("() => localStorage.clear()")
    lasting_gallery.visit()
    return lasting_gallery
