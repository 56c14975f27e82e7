"""The site can be installed: manifest and icons as browsers want them."""

import json
import struct
from pathlib import Path
from typing import Any

from playwright.sync_api import Playwright


def test_the_browser_would_install_it(
    playwright: Playwright, browser_type_launch_args: dict[str, Any], site: str, tmp_path: Path
) -> None:
    launch = playwright.chromium.launch_persistent_context
    with launch(tmp_path, **browser_type_launch_args) as context:
        page = context.new_page()
        page.goto(site)
        devtools = context.new_cdp_session(page)
        assert devtools.send("Page.getAppManifest")["errors"] == []
        assert devtools.send("Page.getInstallabilityErrors")["installabilityErrors"] == []


def test_each_icon_has_the_size_that_it_says(dist: Path) -> None:
    icons = json.loads((dist / "manifest.webmanifest").read_text("utf-8"))["icons"]
    for icon in icons:
        if icon["type"] == "image/png":
            width, height = struct.unpack(">II", (dist / icon["src"]).read_bytes()[16:24])
            assert icon["sizes"] == f"{width}x{height}"
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in icons}
    assert "maskable" in {icon.get("purpose") for icon in icons}


def test_the_pictures_of_the_installation_are_there_as_they_say(dist: Path) -> None:
    """Chromium shows none beyond 3840 pixels or longer than 2.3 times its width."""
    told = json.loads((dist / "manifest.webmanifest").read_text("utf-8"))["screenshots"]
    for picture in told:
        width, height = struct.unpack(">II", (dist / picture["src"]).read_bytes()[16:24])
        assert picture["sizes"] == f"{width}x{height}"
        assert 320 <= min(width, height) <= max(width, height) <= min(3840, 2.3 * min(width, height))
        assert picture["form_factor"] == ("wide" if width > height else "narrow")
        assert picture["label"]
    assert {picture["form_factor"] for picture in told} == {"narrow", "wide"}
