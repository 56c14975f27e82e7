"""All that is looked at while a moment is on the screen: in every size and language, in large and wide letters, on paper, and as
odds come late.
"""

from collections.abc import Iterable, Iterator

from gallery.gallery_page import Gallery
from playwright.sync_api import Page
from support.page_player import ASK
from support.screen_checks import LETTERS, complaints, faults, letters, lost
from support.scripts import script

from gonfalon.words import LANGUAGES

USUAL, ON_ITS_SIDE, SMALLEST = (360, 740), (740, 360), (320, 568)
"""A phone as most are, upright and on its side, and the smallest. In that the other languages are looked at: it is there that
long words are cut first.
"""
SIZES = (USUAL, ON_ITS_SIDE, SMALLEST, (320, 256), (1280, 800))
"""Phones upright and on their side, a small one, a wide window at 400 %, and a desk."""

CUT_TOKENS = script("cut_tokens")
WITHOUT_EDGES = script("without_edges")
PAPER_FAULTS = script("paper_faults")
MISSED = script("missed_things")
MOVED_BOXES = script("moved_boxes")
SET_WIDE = script("set_wide")
FILLS_THE_SCREEN = "document.documentElement.scrollHeight <= innerHeight"

Found = Iterator[str]


def every_fault(gallery: Gallery) -> list[str]:
    """The faults of the view on the screen; the page is left as a phone in German."""
    found = [*in_every_size(gallery), *set_otherwise(gallery), *hidden_parts(gallery)]
    found += [f"axe: {said}" for said in complaints(gallery.page)]
    return found


def resize(page: Page, size: tuple[int, int]) -> str:
    """Another size, by its name."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    return f"{size[0]}×{size[1]}"


def said(where: str, some: Iterable[str]) -> Found:
    """Faults with the circumstances in which they were seen."""
    return (f"{where}: {one}" for one in some)


def on_the_screen(page: Page) -> Found:
    """The faults that no screen may have."""
    for kind, some in faults(page).items():
        yield from said(kind, some)
    yield from page.evaluate(CUT_TOKENS)


TICKED_UNSEEN = """() => {
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.backgroundColor = "Canvas";
    const paper = getComputedStyle(probe).backgroundColor;
    probe.remove();
    return [...document.querySelectorAll(".boxes i[data-marked='true']")]
        .filter(one => one.checkVisibility() && getComputedStyle(one).backgroundColor === paper)
        .map(one => one.parentElement.outerHTML);
}"""
"""A script that gives the rows of boxes of which a ticked one has the colour of the page."""


def in_every_size(gallery: Gallery) -> Found:
    page = gallery.page
    for language in reversed(LANGUAGES):
        gallery.say(language)
        for size in SIZES if language == "de" else (SMALLEST,):
            where = f"{language}, {resize(page, size)}"
            yield from said(where, on_the_screen(page))
            if size in (USUAL, SMALLEST) and language == "de":
                yield from said(where, missed(page))
                if not page.evaluate(FILLS_THE_SCREEN):
                    yield f"{where}: the page scrolls, though a battle fills the screen"


def missed(page: Page) -> list[str]:
    """Things on the table that a tap in their middle does not meet."""
    _, found = page.evaluate(MISSED)
    return [f"missed: {one}" for one in found]


def set_otherwise(gallery: Gallery) -> Found:
    """In letters set wide or twice as large nothing is cut; where colours are forced all has edges, and ticks are seen."""
    page = gallery.page
    resize(page, USUAL)
    yield from said("set wide", set_wide(gallery))
    yield from said("letters twice as large", set_large(gallery))
    page.emulate_media(forced_colors="active")
    try:
        yield from said("forced colours", page.evaluate(WITHOUT_EDGES))
        yield from said("ticked as if it were empty", page.evaluate(TICKED_UNSEEN))
    finally:
        page.emulate_media(forced_colors="none")


def set_wide(gallery: Gallery) -> list[str]:
    """The faults of the screen where a person sets letters, words and lines apart."""
    gallery.page.evaluate(SET_WIDE, True)
    try:
        gallery.until("[data-spaced='true']")
        return [*readable(gallery.page)]
    finally:
        gallery.page.evaluate(SET_WIDE, False)
        gallery.until("[data-spaced='false']")


def set_large(gallery: Gallery) -> list[str]:
    """The faults of the screen where a person has letters twice as large."""
    with letters(gallery.page, 2 * LETTERS):
        return [*readable(gallery.page)]


def readable(page: Page) -> Found:
    """Nothing sticks out, is cut or out of reach."""
    for kind, some in faults(page).items():
        yield from said(kind, some)
    yield from lost(page)


def hidden_parts(gallery: Gallery) -> Found:
    """The options of a lowered question, the last group of them, and what may be done beside it."""
    page = gallery.page
    gallery.bring_up()
    unfolded = [page.locator(f"{ASK} [data-action='group']"), page.locator(f"{ASK} [data-action='offers']")]
    for heads in unfolded:
        if heads.count() and heads.last.get_attribute("aria-expanded") == "false":
            heads.last.evaluate("head => head.click()")
    page.evaluate("gallery.drawn()")
    yield from said("unfolded", on_the_screen(page))


def moved(gallery: Gallery) -> Found:
    """Between two answers the question, its controls and the table stay where they are."""
    gallery.page.evaluate(MOVED_BOXES)
    for size in (ON_ITS_SIDE, USUAL):
        yield from said(resize(gallery.page, size), gallery.page.evaluate("gallery.moved()"))


def on_paper(gallery: Gallery) -> Found:
    """The sheet of the battle and its cards fit the paper."""
    page = gallery.page
    for what in page.evaluate("gallery.printed()"):
        page.evaluate("what => gallery.print(what)", what)
        page.emulate_media(media="print")
        try:
            yield from said(f"paper, {what}", page.evaluate(PAPER_FAULTS))
        finally:
            page.emulate_media(media="null")
