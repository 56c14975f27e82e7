"""Contact sheets: every screen and state, in every size, theme and language side by side, for people to look at."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Page
from support.screen_checks import PATIENCE
from support.war_on_page import Captain

from gonfalon.words import LANGUAGES

SIZES = ((320, 568), (360, 740), (740, 360), (820, 1180))
THEMES = ("day", "dark", "candle")
STAYS = "[data-action]:not(:disabled, select, input)"
ALTERS = {
    *(
        "undo",
        "redo",
        "home",
        "confirm",
        "take-over",
        "cover",
        "draw",
        "take-back",
        "new",
        "continue",
        "setup-done",
        "group",
    ),
    *(
        "delete",
        "undo-delete",
        "export",
        "import",
        "print",
        "print-now",
        "copy",
        "copy-text",
        "send",
        "update",
        "retry",
    ),
    *(
        "reload",
        "log",
        "close",
        "language",
        "theme",
        "note-read",
        "add",
        "end",
        "overrule",
        "accept",
        "apply-set",
        "delete-set",
    ),
    *(
        "plugin-fetch",
        "plugin-cancel",
        "plugin-remove",
        "plugin-add",
        "export-damaged",
        "throw-away-damaged",
        "everything",
        "install",
    ),
    *("keep", "keep-again", "keep-all", "paste", "persist", "reset", "save-everything", "save-markdown", "save-set"),
    *("save-text", "skip", "skip-list", "skip-log", "update-ask", "plugin"),
}
"""Controls that change a battle, leave the screen or hand something out; whatever else there is may open a sheet."""

SHEET = "dialog[open]"
SETTLED = "() => document.fonts.ready.then(() => true)"
PAGES = ("rules/{}.html", "rules/tiefen/{}.html", "rules/war/core/{}.html", "notices.html", "404.html")

Battle = Callable[[Captain], Iterator[str]]
"""Leads a battle; gives the name of each question before it is answered, and of the end."""


class Album:
    """Pictures in a folder: a folder for each state, a file for each look of it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.taken: dict[str, None] = {}

    def take(self, page: Page, state: str, language: str) -> None:
        """A state in every size and theme; the page is left as it was."""
        room = self.folder / "pictures" / state
        room.mkdir(parents=True, exist_ok=True)
        self.taken[state] = None
        before = page.viewport_size
        theme = page.evaluate("document.documentElement.dataset.theme")
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            for look in THEMES:
                page.evaluate("(look) => { document.documentElement.dataset.theme = look; }", look)
                page.evaluate(SETTLED)
                page.screenshot(path=room / f"{width}x{height}-{look}-{language}.jpg", type="jpeg", quality=70)
        page.evaluate("(look) => { document.documentElement.dataset.theme = look; }", theme)
        if before:
            page.set_viewport_size(before)

    def bind(self, page: Page) -> None:
        """A contact sheet for each state, as a page and as a picture."""
        for state in self.taken:
            rows = "".join(f"<tr>{''.join(self.cell(state, size, look) for look in looks())}</tr>" for size in SIZES)
            head = "".join(f"<th>{theme} {language}</th>" for theme, language in looks())
            sheet = self.folder / f"{state}.html"
            sheet.write_text(
                f"<meta charset=utf-8>{STYLE}<h1>{state}</h1><table><tr>{head}</tr>{rows}</table>", "utf-8"
            )
            page.goto(sheet.as_uri())
            page.screenshot(path=sheet.with_suffix(".jpg"), type="jpeg", quality=80, full_page=True)

    def cell(self, state: str, size: tuple[int, int], look: tuple[str, str]) -> str:
        (width, height), (theme, language) = size, look
        name = f"pictures/{state}/{width}x{height}-{theme}-{language}.jpg"
        return f'<td><a href="{name}"><img src="{name}" alt="{name}"></a></td>'


STYLE = "<style>body{font:12px sans-serif;background:#777}img{width:200px;display:block}td{vertical-align:top}</style>"


def looks() -> list[tuple[str, str]]:
    return [(theme, language) for theme in THEMES for language in LANGUAGES]


def sheets(album: Album, player: Captain, state: str, known: set[str]) -> None:
    """Everything that the controls of this screen open, if it is not known yet, and what opens from there."""
    page, language = player.page, player.words.language
    for action in actions(page, "body"):
        if action in known:
            continue
        known.add(action)
        press(page, f"[data-action='{action}']")
        if not page.locator(SHEET).count():
            if page.locator(f"[data-action='{action}'][aria-pressed='true']").count():
                album.take(page, f"{state}-{action}", language)
                press(page, f"[data-action='{action}']")
            continue
        album.take(page, f"{state}-{action}", language)
        for inner in actions(page, SHEET):
            press(page, f"{SHEET} [data-action='{inner}']")
            album.take(page, f"{state}-{action}-{inner}", language)
            while page.locator(SHEET).count():
                player.close()
            press(page, f"[data-action='{action}']")
        while page.locator(SHEET).count():
            player.close()


def actions(page: Page, where: str) -> list[str]:
    """The controls there that may open something."""
    script = "(nodes) => nodes.filter((node) => node.getClientRects().length).map((node) => node.dataset.action)"
    found: list[str] = page.locator(f"{where} {STAYS}").evaluate_all(script)
    return [action for action in dict.fromkeys(found) if action not in ALTERS]


def press(page: Page, what: str) -> None:
    page.locator(f"{what}:visible").first.evaluate("(node) => node.click()")
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def walk(album: Album, player: Captain, battles: dict[str, Battle]) -> None:
    """Every state in this player's language."""
    language: Any = player.words.language
    player.page.set_default_timeout(PATIENCE)
    player.visit()
    player.speak(language)
    album.take(player.page, "home", language)
    sheets(album, player, "home", set())
    for system, battle in battles.items():
        seen, known = set[str](), set[str]()
        for name in battle(player):
            if name not in seen:
                album.take(player.page, f"{system}-{name}", language)
                sheets(album, player, f"{system}-{name}", known)
            seen.add(name)
        player.page.emulate_media(media="print")
        player.page.evaluate("dispatchEvent(new Event('beforeprint'))")
        album.take(player.page, f"{system}-paper", language)
        player.page.emulate_media(media="null")
        player.page.evaluate("dispatchEvent(new Event('afterprint'))")
        player.home()
    album.take(player.page, "home-with-battles", language)
    for path in PAGES:
        player.page.goto(player.site + path.format(language))
        album.take(player.page, path.replace("/{}", "").removesuffix(".html").replace("/", "-"), language)
