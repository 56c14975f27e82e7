"""The page for addresses without one: a host shows it under addresses of any depth, so its look and its script lie in it."""

import re
from urllib.parse import quote, urlsplit

from press import pack
from press.pages import Press
from press.paths import LANGUAGES, WEB

FACES = re.compile(r"@font-face\{[^}]*url\([^}]*\}")
"""The fonts that are fetched; those of the device stand in for them, drawn as wide and as high."""
POLICY = (
    "default-src 'none'; script-src '{script}'; style-src 'self' '{style}'; img-src data:; font-src 'self'; "
    "base-uri 'none'; form-action 'self'"
)


def make(press: Press, assets: pack.AssetLinks) -> None:
    """Write it. Its fonts are those of the style sheet that its script finds; without it only a full path leads home."""
    style = FACES.sub("", assets.style).strip()
    sheet = pack.reference(assets.site, assets.sheet)
    root = urlsplit(press.base_url).path.rstrip("/") + "/" if press.base_url else ""
    source = (WEB / "templates" / "not-found.js").read_text("utf-8")
    script = pack.inline(source, "--format=iife", SHEET=sheet, SITE=root).strip()
    icon = quote((WEB / "icons" / "app.svg").read_text("utf-8"), safe="")
    press.write(
        "404.html",
        "not-found.html",
        LANGUAGES,
        root=root,
        policy=POLICY.format(script=pack.digest(script.encode()), style=pack.digest(style.encode())),
        style=style,
        script=script,
        icon=f"data:image/svg+xml,{icon}",
    )
