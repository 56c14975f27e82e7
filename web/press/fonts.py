"""Fonts: the files that the styles name, with their licences."""

import re
import shutil
from pathlib import Path

from press.paths import MODULES, WEB

FONT = re.compile(r"""url\(["']?\.\./fonts/([^"')]+\.woff2)["']?\)""")


def font_files() -> list[str]:
    """The font files that the style sheets ask for."""
    sheets = sorted((WEB / "style").glob("*.css"))
    return sorted({name for sheet in sheets for name in FONT.findall(sheet.read_text("utf-8"))})


def package(name: str) -> Path:
    """The package that holds a font file."""
    found = sorted(MODULES.glob(f"@fontsource*/*/files/{name}"))
    if not found:
        raise FileNotFoundError(f"no package has the font {name}")
    return found[0].parents[1]


def make(folder: Path) -> None:
    """Copy the fonts, and each family's licence beside them."""
    folder.mkdir(parents=True)
    for name in font_files():
        home = package(name)
        shutil.copyfile(home / "files" / name, folder / name)
        shutil.copyfile(home / "LICENSE", folder / f"{home.name}-LICENSE.txt")
