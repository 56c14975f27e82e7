"""Icons: the app's own in the sizes that devices want, and a sheet of symbols for pieces."""

import json
from pathlib import Path

import resvg_py

from press.paths import MODULES, WEB

SOURCES = WEB / "icons"
SIZES = (
    ("app", "app-192.png", 192),
    ("app", "app-512.png", 512),
    ("maskable", "maskable-512.png", 512),
    ("maskable", "apple-touch-180.png", 180),
)
SET = MODULES / "@iconify-json" / "game-icons" / "icons.json"


def used_symbols() -> list[str]:
    """The names of the symbols that the page uses."""
    return sorted((SOURCES / "list.txt").read_text("utf-8").split())


def sprite() -> str:
    """One SVG that holds each symbol under its name."""
    icons = json.loads(SET.read_text("utf-8"))
    width, height = icons["width"], icons["height"]
    symbols = (
        f'<symbol id="{name}" viewBox="0 0 {width} {height}">{icons["icons"][name]["body"]}</symbol>'
        for name in used_symbols()
    )
    return "\n".join(('<svg xmlns="http://www.w3.org/2000/svg">', *symbols, "</svg>\n"))


def make(folder: Path) -> None:
    """Write the sources as they are, their pixels, and the sheet."""
    folder.mkdir(parents=True)
    for source in sorted(SOURCES.glob("*.svg")):
        (folder / source.name).write_bytes(source.read_bytes())
    for source_name, name, size in SIZES:
        pixels = resvg_py.svg_to_bytes(
            svg_string=(SOURCES / f"{source_name}.svg").read_text("utf-8"), width=size, height=size
        )
        (folder / name).write_bytes(bytes(pixels))
    (folder / "sprite.svg").write_text(sprite(), "utf-8")
