"""Cards on paper, read back from the PDF: so many to a page, fronts and backs in register, nothing cut and nothing lost."""

import math
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

import pypdfium2
import pytest
from playwright.sync_api import BrowserType, expect
from support.device_stores import emptied
from support.door_player import Visitor
from support.page_player import Player, View
from support.printer import AS_BEFORE, PAPERS, POINTS, SILENT, printed
from support.screen_checks import WEAR, complaints, faults, spaced
from support.shared_phone import Phone
from support.war_on_page import NOTED, RAID, told, war_at

from gonfalon.words import Words
from press.setup import find_browser

pytest_plugins = ["support.started_page"]

GRIDS = {
    ("units", "a4"): (85, 55, 5),
    ("units", "letter"): (88.9, 50.8, 5),
    ("zones", "a4"): (105, 148.5, 2),
    ("zones", "letter"): (76.2, 127, 2),
}
COLUMNS = 2
LONG = "Donaudampfschifffahrtsgesellschaftskapitänswitwenrente & Überbrückungshilfemaßnahmenverordnung"
CHOOSE = "war.turn.choose"
FORM = "[data-action='print-form']"


@dataclass(frozen=True)
class Cell:
    """A card as it came out of the printer: where it lies, and its words."""

    page: int
    row: int
    column: int
    words: str


@pytest.fixture(scope="module")
def warm_phone(browser_type: BrowserType, browser_type_launch_args: dict[str, Any], site: str) -> Iterator[Phone]:
    """A phone with the Chromium that people use: one without windows writes letters into a PDF that cannot be read back."""
    with browser_type.launch(**{**browser_type_launch_args, "executable_path": find_browser()}) as browser:
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


def unit_card(number: int) -> str:
    """A good unit whose aspects are as long as they may be."""
    aspects = " | ".join(f"{number}.{letter} {LONG}"[:60] for letter in "abc")
    return f"good | fight 3, athletics 2, will 2, shoot 1, notice 1, provoke 1 | {aspects}"


LEADER = " | ".join(
    (
        "main | will 3, " + ", ".join(f"{number} {LONG}"[:38] + " 3" for number in range(5)),
        *(f"{number}: {LONG}"[:60] for number in range(6)),
        "stress 8 | slots mild moderate severe",
    )
)


@cache
def crowded() -> str:
    """A link to a war where names and aspects are as long as they may be, and one zone has eight aspects more."""
    visitor = Visitor("print")
    visitor.begin("war", **{"war.chest.size": "99"})
    name = {"text": LONG[:40].strip()}
    view = visitor.answer({"keys": ["players.2"]}, {"keys": ["p1"]}, {"keys": ["name"]}, name, {"keys": ["done"]})
    cards = {"war.leader.who": [LEADER], "war.chest.cost.unit": [unit_card(number) for number in range(1, 12)]}
    zones = ["name.z1", "name.z2"]
    while view["ask"]["rule"] != CHOOSE:
        keys = [option["key"] for option in view["ask"]["options"]]
        if waiting := cards.get(view["ask"]["rule"]):
            view = visitor.answer({"keys": ["card"]}, {"text": waiting.pop()})
        elif zones and zones[0] in keys:
            view = visitor.answer({"keys": [zones[0]]}, {"text": f"{zones.pop(0)[-1]} {LONG}"[:40]})
        else:
            view = visitor.answer(told(view, visitor.rng))
    view = visitor.answer(told(view, visitor.rng))
    for number in range(8):
        text = {"text": f"{number}. {LONG}"[:60]}
        visitor.answer(
            {"take": "gm"}, {"keys": ["add"]}, {"keys": ["z1"]}, text, {"keys": ["nobody"]}, {"keys": ["no"]}
        )
    link: str = visitor.ask("link")["link"]
    return link


def at_print(player: Player, link: str = "") -> View:
    """The sheet where it is said what is to be printed; of the crowded war, if of no other."""
    player.follow(link or crowded())
    player.until(NOTED)
    player.page.locator(NOTED).first.tap()
    player.settle()
    player.from_more("page-print")
    player.page.locator(FORM).wait_for()
    return player.view()


def cells(document: pypdfium2.PdfDocument, what: str, paper: str) -> list[Cell]:
    """Every card on every page; no letter lies outside all cards, on an edge, or on another letter."""
    width, height, rows = GRIDS[what, paper]
    left = (PAPERS[paper][0] - COLUMNS * width) / 2
    top = PAPERS[paper][1] - (PAPERS[paper][1] - rows * height) / 2
    found = []
    for number, page in enumerate(document):
        text = page.get_textpage()
        inside = 0
        for row in range(rows):
            for column in range(COLUMNS):
                x, y = left + column * width, top - row * height
                box = [length * POINTS for length in (x + 1, y - height + 1, x + width - 1, y - 1)]
                words = text.get_text_bounded(*box)
                inside += len(letters(words))
                if letters(words):
                    found.append(Cell(number, row, column, words))
        assert inside == len(letters(text.get_text_range()))
        assert overlaid(text) == []
    return found


def letters(words: str) -> str:
    """Words without what the end of a line does to them."""
    return "".join(words.split()).replace("-", "").replace("\u00ad", "").replace("\ufffe", "").replace("\x02", "")


def overlaid(text: Any) -> list[str]:
    """Letters that lie on one another; not those of a word that follow each other, as slanted ones do."""
    boxes = [(text.get_text_range(at, 1), text.get_charbox(at), at) for at in range(text.count_chars())]
    solid = sorted((box, sign, place) for sign, box, place in boxes if sign.strip() and box[2] > box[0])
    found = []
    for at, ((left, low, right, high), sign, place) in enumerate(solid):
        for (other_left, other_low, other_right, other_high), other, other_place in solid[at + 1 :]:
            if other_left >= right:
                break
            if abs(place - other_place) == 1:
                continue
            if (left, low, right, high) == (other_left, other_low, other_right, other_high):
                continue  # a ligature
            across = min(right, other_right) - max(left, other_left)
            up = min(high, other_high) - max(low, other_low)
            if (
                across > 0
                and up > 0
                and across * up
                > 0.5 * min((right - left) * (high - low), (other_right - other_left) * (other_high - other_low))
            ):
                found.append(sign + other)
    return found


def expected_lines(player: Player, view: View, what: str) -> dict[str, list[str]]:
    """Return the lines that must stand on the cards of a table, by the card's title."""
    names, table = view["names"], view["table"]
    say = player.words.label
    if what == "units":
        return {
            player.words.name(piece["id"], names): [
                *(say(value["label"], names) for value in (*piece["badges"], *piece["details"])),
                *(say(track["label"], names) for track in piece["tracks"]),
            ]
            for piece in table["pieces"]
        }
    return {
        say(place["label"], names): [say(value["label"], names) for value in place["details"]]
        for place in table["places"]
    }


def of_card(found: list[Cell], title: str) -> str:
    """All that stands on the cards of a title, in the order in which they are read."""
    return "".join(letters(cell.words) for cell in found if letters(cell.words).startswith(letters(title)))


def is_whole(found: list[Cell], texts: dict[str, list[str]]) -> bool:
    """Nothing is lost."""
    for title, lines in texts.items():
        words = of_card(found, title)
        assert words, title
        for line in lines:
            assert letters(line) in words, (title, line)
    return True


@pytest.mark.parametrize(("paper", "edge"), zip(PAPERS, ("long", "short"), strict=True))
def test_cards_fit_their_size_and_their_backs(player: Player, paper: str, edge: str) -> None:
    """Only a printed page shows that a text leaves its card, or that a back lies behind another front."""
    view = at_print(player)
    player.page.locator("[name='what'][value='units']").check()
    player.page.locator("[name='backs']").check()
    player.page.locator("[name='edge']").select_option(edge)
    for what in ("units", "zones"):
        found = cells(printed(player, what, paper), what, paper)
        texts = expected_lines(player, view, what)
        most = COLUMNS * GRIDS[what, paper][2]
        assert is_whole(found, texts)
        fronts = {(one.page, one.row, one.column): one for one in found if one.page % 2 == 0}
        backs = {(one.page, one.row, one.column): one for one in found if one.page % 2}
        assert len(fronts) == len(backs) >= len(texts)
        assert max(page for page, _, _ in backs) + 1 == 2 * math.ceil(len(fronts) / most)
        for (page, row, column), front in fronts.items():
            title = next(title for title in texts if letters(front.words).startswith(letters(title)))
            place = (row, COLUMNS - 1 - column) if edge == "long" else (GRIDS[what, paper][2] - 1 - row, column)
            behind = backs[page + 1, *place]
            assert letters(behind.words).startswith(letters(title))
    player.page.locator("[name='edge']").select_option("long")
    player.close()


def test_without_backs_what_does_not_fit_goes_on_on_another_card(player: Player) -> None:
    """A long text could be cut at the edge of its card instead of going on."""
    view = at_print(player)
    found = cells(printed(player, "units", "a4", backs=False), "units", "a4")
    texts = expected_lines(player, view, "units")
    assert is_whole(found, texts)
    assert len(found) > len(texts)
    assert {one.page for one in found} == set(range(math.ceil(len(found) / 10)))
    player.close()


def test_the_sheet_of_a_battle_shows_all_that_lies_there(player: Player) -> None:
    """A thing could be parted by the end of a page, or be missing because it is folded on the screen."""
    view = at_print(player)
    document = printed(player, "overview", "letter")
    pages = [letters(page.get_textpage().get_text_range()) for page in document]
    for what in ("units", "zones"):
        for title, lines in expected_lines(player, view, what).items():
            for line in (title, *lines):
                assert letters(line) in "".join(pages), line
            whole = [page for page in pages if all(letters(line) in page for line in (title, *lines))]
            assert whole, f"{title} stands on one page"
    player.close()


def fallen(view: View) -> list[View]:
    """The pieces that are out, while the battle goes on."""
    return [piece for piece in view["table"]["pieces"] if view["ask"] and piece["state"] == "out"]


def test_the_sheet_of_a_battle_says_who_is_out_and_who_rides_where(player: Player) -> None:
    """On paper nothing can be tapped: a piece that is out, or rides another, could look like any other."""
    view = at_print(player, war_at(fallen, *RAID))
    page = printed(player, "overview", "a4")[0]
    words = letters(page.get_textpage().get_text_range())
    names, pieces = view["names"], view["table"]["pieces"]
    for piece in pieces:
        name = player.words.name(piece["id"], names)
        out = letters(name + player.words.say("page-piece-state", state="out"))
        assert (out in words) == (piece in fallen(view)), name
        sheet = player.page.locator(f".paper [data-out='{str(piece in fallen(view)).lower()}'] h3")
        assert name in [spaced(words) for words in sheet.all_inner_texts()]
    expect(player.page.locator(".paper [data-out='true'] h3 > s")).to_have_count(len(fallen(view)))
    rider = next(piece for piece in pieces if piece["on"])
    pair = player.words.listed([player.words.name(id, names) for id in (rider["on"], rider["id"])])
    zone = player.page.locator(f".paper [data-overview='{rider['place']}']")
    assert spaced(pair) in spaced(zone.text_content() or "")
    player.close()


def test_the_chronicle_stands_in_two_languages_side_by_side(player: Player) -> None:
    """The second language is loaded for the paper alone: it could stay on the screen, or both halves could be in
    one language.
    """
    view = at_print(player)
    player.page.locator("[name='what'][value='chronicle']").check()
    player.page.locator("[name='second']").select_option("fr")
    pages = list(printed(player, "chronicle", "a4"))
    middle = pages[0].get_width() / 2
    halves = {"de": (0, middle), "fr": (middle, 2 * middle)}
    for language, (left, right) in halves.items():
        words = "".join(letters(page.get_textpage().get_text_bounded(left, 0, right, 1e4)) for page in pages)
        for line in view["chronicle"]:
            assert letters(Words(language).label(line["label"], view["names"])) in words
    expect(player.page.locator("html")).to_have_attribute("lang", "de")
    assert player.page.locator("#sheet-title").inner_text() == player.words.say("page-print")
    player.close()


def test_paper_is_black_on_white_by_night_and_by_candle(player: Player) -> None:
    """A dark theme could reach the paper and empty a cartridge."""
    at_print(player)
    page = player.page
    for theme in ("dark", "candle"):
        page.emulate_media(color_scheme="dark")
        page.evaluate(WEAR, theme)
        for what in ("units", "overview"):
            printed(player, what, "a4")
            paper = page.pdf(prefer_css_page_size=True, print_background=True)
            picture = pypdfium2.PdfDocument(paper)[0].render(scale=1, grayscale=True)
            shades = Counter(bytes(picture.buffer))
            assert shades.most_common(1)[0][0] == 255, (theme, what, "the paper is white")
            assert (picture.buffer[0], min(shades) < 40) == (255, True), (theme, what, "to its edge, with black ink")
    page.evaluate(WEAR, None)
    player.close()


def test_the_sheet_can_be_read_by_all(player: Player) -> None:
    """The form before the print has controls that no other sheet has."""
    at_print(player)
    assert (faults(player.page).keys() - {"no words"}, complaints(player.page)) == (set(), [])
    player.close()


def test_cards_of_the_roster_are_printed_fresh(player: Player) -> None:
    """Cards for the next battle could be printed with the marks of the last one."""
    view = at_print(player)
    player.close()
    player.from_more("page-roster")
    player.page.locator("[data-action='keep-all']").tap()
    expect(player.page.locator("[data-action='keep-all']")).to_have_count(0)
    player.page.locator("[data-action='print-kept']").tap()
    found = cells(printed(player, "", "a4"), "units", "a4")
    things = [{"kind": one["kind"], "text": one["text"]} for one in view["keep"]]
    for laid in Visitor("roster").ask("cards", system="war", cards=things)["cards"]:
        assert is_whole(found, expected_lines(player, {"names": laid["names"], "table": laid}, "units"))
    expect(player.page.locator(".card-boxes [data-marked='true']")).to_have_count(0)
    player.close()
