"""Record what happens at the table in short films, for people to look at.

python tests/tools/recordings.py FOLDER [NAME ...]     NAME is the beginning of a scene, or of a size as in 360x740

Each film is an animated PNG, which a browser plays, and beside it lies a still of each of its steps; `index.html` shows all of
them. A film for each scene in each size. Themes and languages take turns, so that each size has films in every theme and in
every language; all of them together are in the contact sheets (`screenshots.py --all`).
"""

import sys
import time
from argparse import ArgumentParser
from collections.abc import Callable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "engine"), str(ROOT / "web"), str(ROOT / "tests")]

from playwright.sync_api import Page
from support.named_moments import asks
from support.page_player import ASK
from support.war_on_page import RAID, Captain, direct_on
from tools.animated_png import animated
from tools.contact_sheets import STYLE, THEMES
from tools.screenshots import page_of

from gonfalon.words import LANGUAGES

SIZES = ((320, 568), (360, 740), (740, 360), (820, 1180), (1400, 900))
STEP = 1.2
"""Seconds that a step is filmed."""
LAST = 1500
"""Milliseconds that the last frame stands."""

Scene = Callable[[Captain], Iterator[str]]
"""Plays something; gives the name of each step when it has begun."""


def pass_all(player: Captain) -> None:
    """Nobody invokes an aspect."""
    while player.question().rule == "war.core.invoke.order":
        player.take("pass")


def result(player: Captain) -> Iterator[str]:
    """The result as an event: an attack that hits, from the throw to the banner."""
    player.open_at(asks("war.attack.shoot", "roll"), *RAID)
    yield "open"
    player.page.locator(f"{ASK} [data-roll='app']").tap()
    yield "thrown"
    player.settle()
    pass_all(player)
    yield "result"


def contest(player: Captain) -> Iterator[str]:
    """The contest in one place: activate, target, sums typed, an aspect."""
    view = player.open_at(asks("war.action.one"), *RAID)
    yield "menu"
    target = next(
        one for one in view["ask"]["options"] if one["key"][:6] == "attack" and direct_on(view, one["on"]) == one
    )
    player.choose(view, target)
    player.settle()
    yield "roll"
    player.go_by("at-table")
    yield "sums"
    for row, total in ((0, 2), (1, 1)):
        player.page.locator(f"{ASK} [data-sums='{row}'] [data-sum='{total}']").tap()
    player.settle()
    yield "aspects"


def field(player: Captain) -> Iterator[str]:
    """The field: a unit is activated, a group unfolded, a zone entered, a thing looked at."""
    view = player.open_at(asks("war.turn.choose"), *RAID)
    yield "turn"
    player.choose(view, next(one for one in view["ask"]["options"] if one["role"] == "direct" and not one["barred"]))
    player.settle()
    yield "activated"
    player.bring_up()
    player.page.locator(f"{ASK} [data-action='group']:not([data-free='0'])").first.tap()
    yield "group"
    view = player.view()
    moves = [one for one in view["ask"]["options"] if one["key"][:4] == "move" and not one["barred"]]
    if moves:
        player.choose(view, moves[0])
        player.settle()
        yield "moved"
    player.page.locator(".token").first.click(button="right")
    yield "looked-at"


def set_up(player: Captain) -> Iterator[str]:
    """The set-up on one screen: from home, a third player, the battle begun."""
    page = player.page
    page.locator("[data-system='war']").scroll_into_view_if_needed()
    yield "home"
    page.locator("article:has([data-system='war']) [data-opening='plan']").tap()
    player.settle()
    yield "form"
    page.locator(f"{ASK} [data-add='players']").tap()
    yield "third"
    player.confirm()
    player.settle()
    yield "begun"


def watching(player: Captain) -> Iterator[str]:
    """The wide screen: the battle for those who look on, before and after a throw."""
    page = player.page
    player.open_at(asks("war.attack.shoot", "roll"), *RAID)
    yield "table"
    page.locator(f"{ASK} [data-roll='app']").tap()
    player.settle()
    page.locator("[data-action='more']").tap()
    page.locator("[data-action='watch']").tap()
    yield "watched"
    page.locator("[data-action='watch-end']").tap()
    player.settle()
    pass_all(player)
    page.locator("[data-action='more']").tap()
    page.locator("[data-action='watch']").tap()
    yield "watched-after"


SCENES: dict[str, Scene] = {
    "result": result,
    "contest": contest,
    "field": field,
    "set-up": set_up,
    "watching": watching,
}


def look_of(scene: int, size: int) -> tuple[str, str]:
    """Theme and language of a film: five scenes of one size meet all three of both, in changing pairs."""
    return THEMES[(scene + size) % 3], LANGUAGES[(scene + 2 * size + scene // 3) % 3]


def filmed(page: Page, frames: list[tuple[bytes, int]]) -> bytes:
    """Take pictures for the time of a step, each with the milliseconds that it stands; gives the last."""
    end = time.monotonic() + STEP
    while (begun := time.monotonic()) < end:
        picture = page.screenshot()
        stands = max(1, round((time.monotonic() - begun) * 1000))
        if frames and frames[-1][0] == picture:
            frames[-1] = (picture, min(frames[-1][1] + stands, LAST))
        else:
            frames.append((picture, stands))
    return frames[-1][0]


def record(folder: Path, name: str, scene: Scene, size: tuple[int, int], look: tuple[str, str]) -> None:
    """A scene as a film, and a still of each step."""
    theme, language = look
    frames: list[tuple[bytes, int]] = []
    with page_of(language, theme, *size, 1) as (page, address):
        page.emulate_media(reduced_motion="no-preference")
        page.add_init_script(f"localStorage.setItem('gonfalon.theme', '{theme}')")
        player = Captain(page, address, name, language=language)
        player.visit()
        for step in scene(player):
            (folder / f"{name}.{step}.png").write_bytes(filmed(page, frames))
    (folder / f"{name}.png").write_bytes(animated([*frames, (frames[-1][0], LAST)]))


def bind(folder: Path) -> None:
    """All films on one page, each with its stills behind it."""
    rows = [
        f"<h2>{film.stem}</h2>" + "".join(f'<img src="{one.name}" alt="{one.name}">' for one in (film, *stills(film)))
        for film in sorted(folder.glob("*.png"))
        if "." not in film.stem
    ]
    page = f"<meta charset=utf-8>{STYLE}<style>img{{display:inline;width:auto;height:420px}}</style>{''.join(rows)}"
    (folder / "index.html").write_text(page, "utf-8")


def stills(film: Path) -> list[Path]:
    return sorted(film.parent.glob(f"{film.stem}.*.png"), key=lambda one: one.stat().st_mtime)


def main() -> None:
    """Record what is asked for, and print the name of each film."""
    options = ArgumentParser(description=__doc__)
    options.add_argument("folder", type=Path)
    options.add_argument("names", nargs="*")
    asked = options.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    for number, (name, scene) in enumerate(SCENES.items()):
        for place, (width, height) in enumerate(SIZES):
            look = look_of(number, place)
            size = f"{width}x{height}"
            if asked.names and not any(name.startswith(one) or size == one for one in asked.names):
                continue
            film = "-".join((name, size, *look))
            record(asked.folder, film, scene, (width, height), look)
            print(film, flush=True)
    bind(asked.folder)


if __name__ == "__main__":
    main()
