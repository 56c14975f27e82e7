"""The manifest of the installed app in each language: what its makers wrote, and what the build knows."""

import json
import shutil
import struct
from pathlib import Path

from press.messages import Say, say
from press.paths import LANGUAGES, WEB
from press.rulebook import Book

SOURCE = WEB / "manifest.webmanifest"
SHOTS = WEB / "screenshots"
USUAL = "en"
LABELS = {
    "question": "manifest-shot-question",
    "chances": "manifest-shot-chances",
    "result": "manifest-shot-result",
    "field": "manifest-shot-field",
    "rules": "manifest-shot-rules",
}
"""The descriptions of the pictures, by the last word of their name."""


def name_of(language: str) -> str:
    """The file of a language; one stands for whoever has not said which is theirs."""
    return "manifest.webmanifest" if language == USUAL else f"manifest.{language}.webmanifest"


def shortcuts(books: tuple[Book, ...], language: str, words: Say) -> list[dict[str, object]]:
    """Return the shortcuts that a long press on the icon offers: the last battle, a new one of each system, the rules."""
    icons = [{"src": "icons/app-192.png", "sizes": "192x192", "type": "image/png"}]
    wanted = [
        (words("manifest-last"), "./?open=last"),
        *((words("manifest-new", title=book.title[language]), f"./?new={book.id}") for book in books),
        (words("manifest-rules"), f"rules/{language}.html"),
    ]
    return [{"name": name, "url": url, "icons": icons} for name, url in wanted]


def size_of(picture: Path) -> tuple[int, int]:
    """Width and height of a PNG."""
    width, height = struct.unpack(">II", picture.read_bytes()[16:24])
    return width, height


def screenshots(words: Say) -> list[dict[str, str]]:
    """The pictures that a store or an installation shows: `narrow-2-roll.png`."""
    told = []
    for picture in sorted(SHOTS.glob("*.png")):
        width, height = size_of(picture)
        told.append(
            {
                "src": f"screenshots/{picture.name}",
                "sizes": f"{width}x{height}",
                "type": "image/png",
                "form_factor": "wide" if width > height else "narrow",
                "label": words(LABELS[picture.stem.rpartition("-")[2]]),
            }
        )
    return told


def make(site: Path, books: tuple[Book, ...]) -> None:
    """Write the manifests and the pictures that they name."""
    shutil.copytree(SHOTS, site / "screenshots")
    for language in LANGUAGES:
        words = say(language)
        more = {
            "lang": language,
            "description": words("manifest-description"),
            "shortcuts": shortcuts(books, language, words),
            "screenshots": screenshots(words),
        }
        text = json.dumps(json.loads(SOURCE.read_text("utf-8")) | more, ensure_ascii=False, indent=1)
        (site / name_of(language)).write_text(text + "\n", "utf-8")
