"""The battles of `tests/frontier` on a phone: the way to their questions, and taps on the map of a described field."""

from math import dist

from playwright.sync_api import Locator, Page, expect
from support.page_player import Player

FRAME = ".grid-frame"
DRAWN = ".grid-path .grid-end"
WHERE = """([column, row]) => {
    const frame = document.querySelector(".grid-frame");
    const picture = frame.querySelector("svg");
    const middle = () => {
        const { left, top, width } = picture.getBoundingClientRect();
        const cell = (width / picture.viewBox.baseVal.width) * Number(frame.dataset.unit);
        return [left + (column + 0.5) * cell, top + (row + 0.5) * cell];
    };
    const [x, y] = middle();
    const { left, top, right, bottom } = frame.getBoundingClientRect();
    const edge = frame.querySelector(".grid-corner")?.getBoundingClientRect() ?? { right: left, bottom: top };
    if (x < edge.right || x > right || y < edge.bottom || y > bottom)
        frame.scrollBy(x - (left + right) / 2, y - (top + bottom) / 2);
    return middle();
}"""
"""A script that gives the middle of a square on the screen; a square out of sight is brought there."""

AT_REST = """() => new Promise(done => {
    const after = frames => frames ? requestAnimationFrame(() => after(frames - 1)) : setTimeout(done);
    after(3);
})"""
"""A script that waits until the scrolling after a drawing has ended."""

WITHIN_REACH = """() => {
    const frame = document.querySelector(".grid-frame");
    const picture = frame.querySelector("svg");
    const reach = picture.querySelector(".grid-reach");
    const edge = frame.querySelector(".grid-corner")?.getBoundingClientRect() ?? { right: -Infinity, bottom: -Infinity };
    const { left, top, width } = picture.getBoundingClientRect();
    const unit = Number(frame.dataset.unit);
    const scale = width / picture.viewBox.baseVal.width;
    const found = [];
    for (let row = 0; row < Number(frame.dataset.rows); row++)
        for (let column = 0; column < Number(frame.dataset.columns); column++) {
            const middle = new DOMPoint((column + 0.5) * unit, (row + 0.5) * unit);
            const [x, y] = [left + middle.x * scale, top + middle.y * scale];
            if (x <= edge.right || y <= edge.bottom) continue;
            const met = document.elementFromPoint(x, y);
            if (reach.isPointInFill(middle) && met?.closest(".grid-frame > svg") && !met.closest("[data-at]")) found.push([x, y]);
        }
    return found;
}"""
"""A script that gives the places where a finger hits a square within reach on which nobody stands, and no letter of the edge."""

FOES = """side => [...document.querySelectorAll(".grid-piece")]
    .filter(piece => piece.dataset.at.startsWith("a") !== (side === "a"))
    .map(piece => piece.querySelector(".grid-finger").getBoundingClientRect())
    .map(({ left, top, width, height }) => [left + width / 2, top + height / 2])"""
"""A script that gives the places of a side's foes."""

Spot = tuple[float, float]


def zoom(page: Page, way: str) -> None:
    """Tap a button that zooms; over a small map another leads to it."""
    button = page.locator(f"[data-action='{way}']")
    if not button.is_visible():
        page.locator("[data-action='zoom']").tap()
    button.tap()


def covered(phone: Player, side: str, key: str) -> None:
    """An answer under cover, by whoever takes the phone."""
    phone.page.locator(f"[data-taker='{side}']").first.tap()
    phone.settle()
    phone.tap(key)
    phone.settle()


def at_first_turn(phone: Player, map: str = "ford", reserve: str = "none") -> None:
    """The first figure has its turn."""
    phone.begin("frontier")
    phone.take(map)
    covered(phone, "gm", reserve)
    for side in "ab":
        covered(phone, side, "rush")


def at_path(phone: Player, map: str = "ford") -> None:
    at_first_turn(phone, map)
    phone.tap("move")
    phone.settle()
    expect(phone.page.locator(FRAME)).to_be_visible()
    phone.page.evaluate(AT_REST)


def spot(page: Page, column: int, row: int) -> tuple[float, float]:
    x, y = page.evaluate(WHERE, [column, row])
    return x, y


def tap_cell(page: Page, column: int, row: int) -> None:
    page.evaluate(AT_REST)
    page.touchscreen.tap(*spot(page, column, row))


def cost(page: Page) -> Locator:
    return page.locator(".path-cost")


def within_reach(phone: Player) -> list[Spot]:
    """The cells within reach and in sight, as a finger meets them."""
    phone.page.locator(".grid-reach").wait_for(state="attached")
    phone.page.evaluate(AT_REST)
    return [(x, y) for x, y in phone.page.evaluate(WITHIN_REACH)]


def tapped_path(phone: Player, spot: Spot | None) -> bool:
    """A cell tapped and confirmed; the figure stays where there is none."""
    if spot:
        phone.page.touchscreen.tap(*spot)
        expect(phone.page.locator(DRAWN)).to_have_count(1)
    phone.page.locator("[data-action='confirm']:enabled").tap()
    phone.settle()
    return bool(spot)


def nearest_to_a_foe(phone: Player, spots: list[Spot]) -> Spot | None:
    """Return the cell where the figure whose turn it is comes closest to a foe; of several such cells the one on its
    own side of the field.
    """
    side = active(phone)[0]
    foes = phone.page.evaluate(FOES, side)
    homewards = 1 if side == "a" else -1
    return min(
        spots, key=lambda spot: (round(min(dist(spot, foe) for foe in foes)), homewards * round(spot[1])), default=None
    )


def active(phone: Player) -> str:
    """Whose turn it is."""
    return phone.page.locator(".grid-piece[data-state='active']").get_attribute("data-at") or ""


def free_offers(phone: Player) -> list[str]:
    """Return the free offers beside the open question."""
    offers = phone.page.locator("[data-offer]:not([aria-disabled='true'])")
    return [offer.get_attribute("data-offer") or "" for offer in offers.all()]


def take_offer(phone: Player, key: str) -> None:
    """Unfold what may be done beside the question, and do this."""
    offers = phone.page.locator("[data-action='offers']")
    if not offers.is_visible():
        phone.bring_up()
    if offers.get_attribute("aria-expanded") == "false":
        offers.tap()
    phone.page.locator(f"[data-offer='{key}']").tap()
    phone.settle()


def taken_over(phone: Player, seat: str) -> None:
    phone.page.locator(f"[data-taker='{seat}']:enabled").first.tap()
    phone.until("[data-kind='form'] .controls:enabled")


CENTRE = """id => {
    const piece = document.querySelector(`.grid-piece[data-at="${id}"] .grid-footprint`);
    const { left, right, top, bottom } = piece.getBoundingClientRect();
    return [(left + right) / 2, (top + bottom) / 2];
}"""
CELL = "() => Number(document.querySelector('.grid-frame').dataset.cell)"
TITLE = "#sheet-title"
NEARER_OR_OPEN = f"before => document.querySelector('{TITLE}') || ({CELL})() !== before"


def open_figure(page: Page, id: str) -> str:
    """Tap the middle of a figure, once more where the first tap brings a small map near; the title of its sheet."""
    for _ in range(2):
        page.evaluate(AT_REST)
        x, y = page.evaluate(CENTRE, id)
        before = page.evaluate(CELL)
        page.touchscreen.tap(x, y)
        page.wait_for_function(NEARER_OR_OPEN, arg=before)
        if page.locator(TITLE).count():
            return page.locator(TITLE).inner_text()
    return ""
