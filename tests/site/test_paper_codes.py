"""The codes of a battle on paper, read back from the PDF: on its sheet, on its chronicle, on the backs of cards."""

from collections.abc import Iterator
from typing import Any

import pypdfium2
import pytest
from PIL import Image, ImageDraw, ImageFilter
from playwright.sync_api import BrowserType
from support.code_parts import joined
from support.device_stores import emptied
from support.long_links import long_link
from support.page_player import Player
from support.printer import AS_BEFORE, SILENT, printed
from support.qr import text_in, texts_in
from support.shared_phone import Phone
from support.war_on_page import RAID, war_at

from gonfalon.door.door import Door
from press.setup import find_browser

pytest_plugins = ["support.started_page"]

CHROMIUM = find_browser()
"""Looked for before Playwright runs."""

CHOOSE = "war.turn.choose"
FORM = "[data-action='print-form']"
SCANNED, COARSE = 300, 150
"""Dots an inch: of a good scanner, and of a poor one."""


@pytest.fixture(scope="module")
def warm_phone(browser_type: BrowserType, browser_type_launch_args: dict[str, Any], site: str) -> Iterator[Phone]:
    """A phone with the Chromium that people use."""
    with browser_type.launch(**{**browser_type_launch_args, "executable_path": CHROMIUM}) as browser:
        phone = Phone(browser, site)
        yield phone
        phone.close()


@pytest.fixture(autouse=True)
def printer(player: Player) -> Iterator[None]:
    """A printer that takes nothing."""
    with emptied(player.page):
        player.page.evaluate(SILENT)
        yield
    player.page.evaluate(AS_BEFORE)


def at_print(player: Player, link: str) -> str:
    """The sheet where it is said what is to be printed of a battle, whose link is given back as the page shares it."""
    player.follow(link)
    player.settle()
    shared = player.shared()
    player.from_more("page-print")
    player.page.locator(FORM).wait_for()
    return shared


def scanned(page: pypdfium2.PdfPage, dots: int = SCANNED) -> Image.Image:
    """A printed page as a scanner sees it."""
    picture: Image.Image = page.render(scale=dots / 72).to_pil().convert("RGB")
    return picture


def all_codes(document: pypdfium2.PdfDocument) -> list[str]:
    """The texts of the codes on all pages."""
    return [text for page in document for text in texts_in(scanned(page))]


def is_same(player: Player, address: str, shared: str) -> bool:
    """True if the address in a code is one of this site and leads to the battle that was shared."""
    views = [Door().reply({"do": "read", "link": one})["view"] for one in (address, shared)]
    return address.startswith(f"{player.site}#n=") and views[0] == views[1]


def test_the_code_of_a_battle_is_read_back_from_its_sheet_and_its_chronicle(player: Player) -> None:
    """A code that the printer cuts, blurs or colours leads from paper to nothing."""
    shared = at_print(player, war_at(lambda view: view["ask"]["rule"] == CHOOSE, *RAID))
    for what in ("overview", "chronicle"):
        (address,) = all_codes(printed(player, what, "a4"))
        assert is_same(player, address, shared), what
    player.close()


def test_a_code_on_paper_bears_what_a_table_does_to_it(player: Player) -> None:
    """Paper is creased and gets wet, is scanned askew and by poor lenses."""
    shared = at_print(player, war_at(lambda view: view["ask"]["rule"] == CHOOSE, *RAID))
    page = next(page for page in printed(player, "overview", "a4") if texts_in(scanned(page)))
    sheet = scanned(page)
    stained = sheet.copy()
    left, top = sheet.width // 10, sheet.height // 10
    for place in range(9):
        spot = (left * place, top * place)
        ImageDraw.Draw(stained).ellipse((*spot, spot[0] + 14, spot[1] + 14), fill=(140, 110, 80))
    askew = sheet.rotate(4, expand=True, fillcolor="white", resample=Image.Resampling.BICUBIC)
    for spoiled in (scanned(page, COARSE), sheet.filter(ImageFilter.GaussianBlur(2)), stained, askew):
        (address,) = texts_in(spoiled)
        assert is_same(player, address, shared)
    player.close()


def test_a_battle_too_long_for_one_code_has_all_its_parts_on_paper(player: Player) -> None:
    """A part could be missing, be printed on the edge between two pages, or be too fine for a camera."""
    shared = at_print(player, long_link())
    found = all_codes(printed(player, "overview", "a4"))
    assert len(found) > 1
    assert joined(found) in shared
    player.close()


def test_the_backs_of_cards_carry_a_code_that_they_have_room_for(player: Player) -> None:
    """A code too fine to be read would stand on every card, or a short battle have none."""
    shared = at_print(player, war_at(lambda view: view["ask"]["rule"] == CHOOSE, *RAID))
    document = printed(player, "zones", "a4")
    assert is_same(player, text_in(scanned(document[1])), shared)
    player.close()
    player.home()
    at_print(player, long_link())
    printed(player, "units", "a4")
    assert player.page.locator(".paper-card.back .card-code").count() > 0
    assert player.page.locator(".card-code svg").count() == 0
    player.close()
