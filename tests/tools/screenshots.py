"""Play a whole battle on the built site and take a picture of every screen.

python tests/tools/screenshots.py FOLDER [--system tiefen|war] [--opening ready.raid] [--language de] [--theme day|dark]
                                   [--size 360x740] [--seed 3]
python tests/tools/screenshots.py FOLDER --all       every screen and state in each size, theme and language, as contact sheets
python tests/tools/screenshots.py --readme           renews the pictures of the README in docs/images/
python tests/tools/screenshots.py --install          renews the pictures that the installation shows, in web/screenshots/
"""

import sys
import threading
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "engine"), str(ROOT / "web"), str(ROOT / "tests")]

from playwright.sync_api import Page, sync_playwright
from support.page_player import PHONE, Question
from support.war_on_page import Captain
from tools.contact_sheets import Album, Battle
from tools.contact_sheets import walk as walk_all

from gonfalon.systems import ours
from gonfalon.words import LANGUAGES
from press import serve
from press.paths import DIST
from press.setup import find_browser

BASE = "/gonfalon/"
SCALE = 2
README = {"tiefen.tactic.secret": "tactic", "tiefen.roll.all": "roll"}
INSTALL = {"tiefen.tactic.secret": "1-question", "tiefen.roll.all": "2-chances"}


@contextmanager
def page_of(language: str, theme: str, width: int, height: int, scale: float = SCALE) -> Iterator[tuple[Page, str]]:
    """A phone in front of the served site, and the site's address."""
    with serve.server("127.0.0.1", 0, BASE, quiet=True, folder=DIST) as running:
        threading.Thread(target=running.serve_forever, daemon=True).start()
        phone: dict[str, Any] = {
            **PHONE,
            "viewport": {"width": width, "height": height},
            "locale": language,
            "color_scheme": "dark" if theme == "dark" else "light",
            "device_scale_factor": scale,
        }
        chromium = find_browser()
        with sync_playwright() as play:
            browser = play.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
            yield browser.new_context(**phone).new_page(), serve.address(running, BASE)
            browser.close()
        running.shutdown()


def settings(player: Captain, first: Question, opening: str) -> Iterator[Question]:
    """The questions of a battle one after the other, each before it is answered; the sides of one get names."""
    names = iter(("Nordmark", "Drachenwacht"))
    question: Question | None = first
    while question:
        yield question
        if question.rule == "tiefen.sides.two" and question.kind == "choice" and (name := next(names, None)):
            player.take("name.a" if name == "Nordmark" else "name.b")
            player.page.locator("[data-ask] input").fill(name)
            player.confirm()
        elif question.rule in ("tiefen.sides.two", "tiefen.flow.steps", "tiefen.deeds.count"):
            player.take("close" if "close" in question.free else "done")
        elif question.rule == "tiefen.loss.weaker_later":
            player.take("end")
        elif question.rule == "war.setup.order":
            player.take(opening)
        elif question.rule.startswith("war."):
            player.lead(player.view())
        else:
            player.answer(question)
        question = player.look()


def walk(folder: Path, asked: Namespace) -> int:
    """Every question of a battle as a picture, numbered; returns how many there are."""
    width, height = (int(length) for length in asked.size.split("x"))
    folder.mkdir(parents=True, exist_ok=True)
    taken = 0

    def picture(page: Page, name: str) -> None:
        nonlocal taken
        taken += 1
        page.screenshot(path=folder / f"{taken:02d}-{name}.png")

    with page_of(asked.language, asked.theme, width, height) as (page, address):
        player = Captain(page, address, asked.seed, language=asked.language)
        player.visit()
        picture(page, "home")
        for question in settings(player, player.begin(asked.system), asked.opening):
            picture(page, question.rule)
        picture(page, "end")
    return taken


def battle_of(system: str, opening: str) -> Battle:
    """Leads a battle of this system; gives each question's name before it is answered, and the end's."""

    def names(player: Captain) -> Iterator[str]:
        for question in settings(player, player.begin(system), opening):
            yield f"{question.rule}-{question.kind}{'-covered' if question.covered else ''}"
        yield "end"

    return names


def everything(folder: Path, asked: Namespace) -> int:
    """Contact sheets of all that there is; returns how many."""
    album = Album(folder.resolve())
    battles = {system.id: battle_of(system.id, asked.opening) for system in ours()}
    for language in LANGUAGES:
        with page_of(language, "day", 360, 740, 1) as (page, address):
            walk_all(album, Captain(page, address, asked.seed, language=language), battles)
    with page_of("en", "day", 1900, 1000, 1) as (page, _):
        album.bind(page)
    return len(album.taken)


def renew_readme() -> None:
    """The three pictures of the README."""
    folder = ROOT / "docs/images"
    folder.mkdir(parents=True, exist_ok=True)
    with page_of("en", "day", 360, 740) as (page, address):
        player = Captain(page, address, 4, language="en")
        player.visit()
        wanted = dict(README)
        for question in settings(player, player.begin(), ""):
            if not question.covered and (name := wanted.pop(question.rule, "")):
                page.screenshot(path=folder / f"{name}.png")
        page.screenshot(path=folder / "result.png")


def renew_install() -> None:
    """The pictures of the manifest: a battle of pools on a narrow screen, a field and the rules on both."""
    folder = ROOT / "web/screenshots"
    folder.mkdir(parents=True, exist_ok=True)
    with page_of("en", "day", 360, 740, 1.5) as (page, address):
        player = Captain(page, address, 4, language="en")
        player.visit()
        wanted = dict(INSTALL)
        for question in settings(player, player.begin(), ""):
            if not question.covered and (name := wanted.pop(question.rule, "")):
                page.screenshot(path=folder / f"narrow-{name}.png")
        page.screenshot(path=folder / "narrow-3-result.png")
        on_the_field(player)
        page.screenshot(path=folder / "narrow-4-field.png")
    with page_of("en", "day", 1180, 820, 1) as (page, address):
        player = Captain(page, address, 4, language="en")
        player.visit()
        on_the_field(player)
        page.screenshot(path=folder / "wide-1-field.png")
        page.goto(f"{address}rules/tiefen/roll/de-en.html#tiefen.roll.all")
        page.screenshot(path=folder / "wide-2-rules.png")


def on_the_field(player: Captain) -> None:
    """A ready war, come to its first activation."""
    player.open_at(lambda view: view["ask"]["rule"] == "war.action.one", "ready.raid")


def main() -> None:
    """Read the command, take the pictures."""
    options = ArgumentParser(description=__doc__)
    options.add_argument("folder", nargs="?", type=Path)
    options.add_argument("--all", action="store_true")
    options.add_argument("--readme", action="store_true")
    options.add_argument("--install", action="store_true")
    options.add_argument("--system", default="tiefen")
    options.add_argument("--opening", default="ready.raid", help="how a war begins: a ready battle, or players.2 to .4")
    options.add_argument("--language", default="de")
    options.add_argument("--theme", default="day")
    options.add_argument("--size", default="360x740")
    options.add_argument("--seed", type=int, default=3)
    asked = options.parse_args()
    if asked.readme:
        renew_readme()
    elif asked.install:
        renew_install()
    elif asked.folder and asked.all:
        print(everything(asked.folder, asked), "contact sheets")
    elif asked.folder:
        print(walk(asked.folder, asked), "pictures")
    else:
        options.error("a folder, --readme or --install")


if __name__ == "__main__":
    main()
