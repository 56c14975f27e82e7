"""The pictures that stand for a page where it is shared: the banner of the house, beside it the title of the page.

There is one for each page in one language; a page in two languages has that of the first. People who share a page and the sites
on which they do so ask for them, so devices do not keep them. What was drawn is kept in `.cache/pictures/` under the hash of
all that goes in.
"""

import re
import shutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, partial
from hashlib import sha256
from io import BytesIO
from pathlib import Path

import PIL
import resvg_py
from PIL import Image

from press import Wrong
from press.font_metrics import Font
from press.pages import HOUSE, TEMPLATES
from press.paths import CACHE, LANGUAGES, MODULES, WEB
from press.reference import addresses
from press.reference.addresses import WHOLE_SITE
from press.reference.reader import VOICES
from press.rulebook import TERMS, Book

KEPT = CACHE / "pictures"
WIDTH, HEIGHT = 1200, 630

LEFT, ROOM = 500, 645
"""The place where the words begin, and the room that a line has."""
TOP, MIDDLE, FOOT = 112, 290, 562
"""The lines on which the first and the last words stand, and a title with nothing above it."""
LARGEST, SMALLEST, TALLEST = 128, 64, 350
"""The sizes of letters that a title may have, and the room of all its lines."""
SMALL = range(38, 26, -2)
"""The sizes of letters that the words above a title may have."""
LEADING, HEAD, GAP, STEP = 1.0, 0.75, 0.75, 1.5
"""Shares of the size of letters: from line to line of a title, its height, the space above it, from line to line below it."""
DAY = re.compile(r"^  --([\w-]+): (?:light-dark\()?(#\w{6})", re.MULTILINE)
"""A colour of the style sheet, as it is by day."""
MOST_COLOURS = 256
"""In the table of a PNG."""
FIXED_SPACES = str.maketrans({"\u202f": "\u00a0"})
"""The fonts have no narrow space that keeps a line together."""


@cache
def banner_font() -> Font:
    """Return the font of the titles."""
    path = MODULES / "@fontsource/grenze-gotisch/files/grenze-gotisch-latin-600-normal.woff"
    return Font(path, "Grenze Gotisch SemiBold")


@cache
def plain_font() -> Font:
    """Return the font of the words above a title."""
    return Font(MODULES / "@fontsource/alegreya-sans/files/alegreya-sans-latin-700-normal.woff", "Alegreya Sans")


@cache
def colours() -> dict[str, str]:
    """Return the colours of the site by day."""
    whole = (WEB / "style" / "tokens.css").read_text("utf-8").partition(":root {")[2].partition("\n}")[0]
    return dict(DAY.findall(whole))


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture by its words: a title with a line above it or some below; `path` is its place on the site."""

    path: str
    title: str
    above: str = ""
    below: tuple[str, ...] = ()

    def svg(self) -> str:
        """Return the drawing."""
        above, *below = (text.translate(FIXED_SPACES) for text in (self.above, *self.below))
        size, lines = fitted(self.title.translate(FIXED_SPACES))
        letters = small([above, *below])
        first = TOP + round(GAP * letters + HEAD * size) if above else MIDDLE
        leading = round(size * LEADING)
        return TEMPLATES.get_template("picture.svg").render(
            above=above,
            banner=(WEB / "icons" / "app.svg").read_text("utf-8"),
            below=below,
            colours=colours(),
            first=first,
            foot=FOOT,
            height=HEIGHT,
            house=HOUSE if self.title != HOUSE else "",
            last=first + leading * (len(lines) - 1),
            leading=leading,
            left=LEFT,
            lines=lines,
            plain=plain_font().family,
            size=size,
            small=letters,
            step=round(letters * STEP),
            title=banner_font().family,
            top=TOP,
            width=WIDTH,
        )


def small(texts: list[str]) -> int:
    """Return the largest size of letters in which each of these texts has room in a line of its own."""
    for size in SMALL:
        if all(plain_font().width(text, size) <= ROOM for text in texts):
            return size
    raise Wrong(f"a picture has no room for {texts}")


def fitted(title: str) -> tuple[int, list[str]]:
    """Return the largest size of letters in which a title has room, and its lines in that size."""
    for size in range(LARGEST, SMALLEST - 1, -2):
        lines = wrapped(title.split(" "), size)
        widest = max(banner_font().width(line, size) for line in lines)
        if widest <= ROOM and len(lines) * size * LEADING <= TALLEST:
            return size, lines
    raise Wrong(f"a picture has no room for {title!r}")


def wrapped(words: list[str], size: int) -> list[str]:
    """Return words in lines: a word begins a line where the one before has no room for it."""
    lines = words[:1]
    for word in words[1:]:
        longer = f"{lines[-1]} {word}"
        if banner_font().width(longer, size) <= ROOM:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def pictures(books: tuple[Book, ...]) -> Iterator[Picture]:
    """Yield the picture of each page, and the one of the home page, which stands for all other pages, too."""
    mottos = {language: VOICES[language].say("page-motto") for language in LANGUAGES}
    yield Picture(WHOLE_SITE, HOUSE, below=tuple(mottos.values()))
    for language, motto in mottos.items():
        say = VOICES[language].say
        for path, title in ((addresses.shelf(language), "rules-title"), (addresses.terms(language), "rules-terms-all")):
            yield Picture(addresses.picture(path, language), say(title), motto)
        for book in books:
            title = book.title[language]
            summary = addresses.summary(book.id, (language,))
            yield Picture(addresses.picture(summary, language), title, say("rules-overview"))
            chapters = {chapter.id: chapter.title[language] for chapter in book.chapters}
            for part, heading in {**chapters, TERMS: say("rules-terms")}.items():
                path = addresses.chapter(book.id, part, (language,))
                yield Picture(addresses.picture(path, language), heading, title)


def make(site: Path, books: tuple[Book, ...], kept: Path = KEPT) -> None:
    """Write all pictures; of what was drawn before, only these are kept."""
    kept.mkdir(parents=True, exist_ok=True)
    fonts = font_files(kept)
    used = set(fonts)
    for picture in pictures(books):
        target = site / picture.path
        target.parent.mkdir(parents=True, exist_ok=True)
        made = drawn(picture.svg(), fonts, kept)
        shutil.copyfile(made, target)
        used.add(made)
    for old in set(kept.iterdir()) - used:
        old.unlink()


def font_files(kept: Path) -> list[Path]:
    """Return the fonts as files that resvg reads, each named by its hash."""
    bodies = [font.open_type() for font in (banner_font(), plain_font())]
    return [stored(kept / f"{sha256(body).hexdigest()}.ttf", body.__bytes__) for body in bodies]


def drawn(svg: str, fonts: list[Path], kept: Path) -> Path:
    """Return a drawing as a PNG, named by the hash of the drawing, its fonts and the version of what draws it."""
    parts = (resvg_py.__version__, PIL.__version__, *(path.stem for path in fonts), svg)
    name = sha256("\n".join(parts).encode()).hexdigest()
    return stored(kept / f"{name}.png", partial(pixels, svg, [str(path) for path in fonts]))


def pixels(svg: str, fonts: list[str]) -> bytes:
    """Return a drawing as a PNG."""
    return in_few_colours(bytes(resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True, font_files=fonts)))


def in_few_colours(png: bytes) -> bytes:
    """Return a picture with a table of colours, which makes a drawing small; of too many colours those that are close are one."""
    with Image.open(BytesIO(png)) as picture:
        drawing = picture.convert("RGB")
    made = BytesIO()
    drawing.quantize(MOST_COLOURS, dither=Image.Dither.NONE).save(made, "PNG", optimize=True)
    return made.getvalue()


def stored(path: Path, make: Callable[[], bytes]) -> Path:
    """Return the path of a file, which is made unless it is there; one that is half written never has its name."""
    if not path.is_file():
        fresh = path.with_suffix(".fresh")
        fresh.write_bytes(make())
        fresh.rename(path)
    return path
