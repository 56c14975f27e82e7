"""Codes are read in the app: before the camera, from a photo, or pasted; several parts of a battle in any order."""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PIL import Image, ImageDraw, ImageFilter
from playwright.sync_api import BrowserType, Page, expect
from support.code_parts import some_part
from support.fake_camera import STATES, UNWATCHED, WATCHED, arguments, make_film
from support.long_links import long_link
from support.page_player import Player
from support.qr import as_photo, drawn, picture, text_in
from support.screen_checks import complaints, faults_by_size
from support.shared_phone import Phone
from support.stories import STORIES, battle_in

from gonfalon.door.door import Door
from gonfalon.formats import link
from press.setup import find_browser

pytest_plugins = ["support.started_page"]

CHROMIUM = find_browser()
"""Looked for before Playwright runs."""

BY_NAME = {path.stem: path for path in STORIES}
ELSEWHERE = "https://somewhere.example/gonfalon/#"
"""The link counts, whichever host it names."""
FOREIGN = "https://evil.example/<b>&lt;#top"
READ, CAMERA_ON, OFF = "[data-action='read-code']", "[data-camera='on']", "[data-action='code-camera-off']"
PHOTO = "[data-action='code-photo']"
HIDDEN = """state => {
    Object.defineProperty(document, "visibilityState", { configurable: true, get: () => state });
    document.dispatchEvent(new Event("visibilitychange"));
}"""
SEEN = "() => { delete document.visibilityState; document.dispatchEvent(new Event('visibilitychange')); }"
WITHOUT_CAMERAS = "() => Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: undefined })"
WITH_CAMERAS = "() => { delete navigator.mediaDevices; }"


@pytest.fixture(scope="module")
def film(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The film that the camera of these tests sees, from the next time it is turned on."""
    path = tmp_path_factory.mktemp("camera") / "film.y4m"
    make_film(path)
    return path


@pytest.fixture(scope="module")
def warm_phone(
    browser_type: BrowserType, browser_type_launch_args: dict[str, Any], site: str, film: Path
) -> Iterator[Phone]:
    """A phone with a camera: the Chromium that people use, as one without windows asks nobody for it."""
    how = {**browser_type_launch_args, "executable_path": CHROMIUM}
    with browser_type.launch(**{**how, "args": [*how["args"], *arguments(film)]}) as browser:
        phone = Phone(browser, site)
        yield phone
        phone.close()


@pytest.fixture
def camera(player: Player) -> Iterator[Player]:
    """A player whose camera may be used; the page remembers which were turned on."""
    player.page.context.grant_permissions(["camera", "clipboard-read", "clipboard-write"], origin=player.site)
    player.page.evaluate(WATCHED)
    yield player
    player.page.evaluate(UNWATCHED)


def digits(story: str) -> str:
    """Return the fragment of the link to the battle of a story, as codes have it."""
    return link.write_compact(battle_in(BY_NAME[story]), decimals=True)


def is_open(player: Player, fragment: str) -> bool:
    """True if the battle of a link is the one on the screen, once it is there."""
    player.settle()
    view, read = player.view(), Door().reply({"do": "read", "link": fragment})["view"]
    return all(view[part] == read[part] for part in ("system", "table", "turn", "ask"))


def opened_reader(player: Player) -> Page:
    """The sheet in which codes are read."""
    player.page.locator(READ).tap()
    player.until("dialog[open] [data-action='code-photo']")
    return player.page


def failed(player: Player, why: str) -> None:
    """Wait until the sheet says why what was read led nowhere."""
    player.until(f"[data-code-failure='{why}']")


def parts_of(player: Player, fragment: str) -> list[Image.Image]:
    """The codes of a long battle as they are shared, in their order; the page is at home again."""
    player.follow(fragment)
    player.settle()
    player.button("page-share").tap()
    shown = player.page.locator("[data-parts] svg[data-code]")
    count = int(player.page.locator("[data-parts]").get_attribute("data-parts") or "")
    codes = []
    for number in range(1, count + 1):
        player.until(f"[data-part='{number}']")
        codes.append(picture(shown.screenshot()))
        player.page.locator("[data-action='code-next']").tap()
    player.close()
    player.home()
    return codes


def test_a_code_before_the_camera_opens_its_battle(camera: Player, film: Path) -> None:
    """The way from the camera to the battle could be cut at any step, or the camera stay on behind the battle."""
    make_film(film, drawn(f"{ELSEWHERE}{digits('chase')}", 6))
    camera.page.locator(READ).tap()
    assert is_open(camera, digits("chase"))
    assert camera.page.evaluate(STATES) == ["ended"]


def test_the_camera_is_let_go_whenever_nobody_looks(camera: Player, film: Path) -> None:
    """A light that stays on beside the lens frightens people, and the camera is gone for other apps."""
    make_film(film)
    page = opened_reader(camera)
    camera.until(CAMERA_ON)
    page.locator(OFF).tap()
    page.locator("[data-action='code-camera']").tap()
    camera.until(CAMERA_ON)
    page.evaluate(HIDDEN, "hidden")
    assert page.evaluate(STATES) == ["ended"] * 2
    page.evaluate(SEEN)
    camera.until(CAMERA_ON)
    camera.close()
    assert page.evaluate(STATES) == ["ended"] * 3
    expect(page.locator("video")).to_have_count(0)


def test_the_parts_of_a_long_battle_are_read_in_any_order(camera: Player, film: Path) -> None:
    """A battle that is too long for one code could be put together wrongly, or never be whole."""
    codes = parts_of(camera, long_link())
    assert len(codes) > 2
    make_film(film, *Random("order").sample(codes, len(codes)))
    camera.forget()
    camera.page.locator(READ).tap()
    assert is_open(camera, long_link())
    assert camera.page.evaluate(STATES) == ["ended"]


def test_a_camera_that_is_refused_leaves_the_other_ways(player: Player, tmp_path: Path) -> None:
    """Whoever refuses the camera, once or for ever, would stand before a black picture."""
    player.page.context.clear_permissions()
    page = opened_reader(player)
    player.until("[data-no-camera='refused']")
    told = player.words.say("page-reader-no-camera", why="refused")
    expect(page.locator("[data-no-camera]")).to_contain_text(told)
    assert (complaints(page), faults_by_size(page)) == ([], {})
    code = drawn(f"{ELSEWHERE}{digits('stair')}")
    page.locator(PHOTO).set_input_files(as_photo(code, tmp_path / "code.jpg"))
    assert is_open(player, digits("stair"))


def test_a_browser_without_cameras_says_so(player: Player) -> None:
    """A button that does nothing would be taken for a fault of the page."""
    player.page.evaluate(WITHOUT_CAMERAS)
    page = opened_reader(player)
    player.until("[data-no-camera='unsupported']")
    expect(page.locator("[data-action='code-camera']")).to_have_count(0)
    page.evaluate(WITH_CAMERAS)
    player.close()


@pytest.mark.parametrize("angle", [0, 8, 90, 171])
def test_a_code_is_read_from_a_photo_however_it_was_held(player: Player, tmp_path: Path, angle: int) -> None:
    """A photo is turned, larger than the screen, blurred, and shows more than the code."""
    player.page.context.clear_permissions()
    code = drawn(f"{ELSEWHERE}{digits('last_day')}", 12).convert("RGB")
    desk = Image.new("RGB", (2_400, 3_200), (120, 90, 70))
    turned = code.rotate(angle, expand=True, fillcolor=(120, 90, 70), resample=Image.Resampling.BICUBIC)
    desk.paste(turned, (400, 900))
    page = opened_reader(player)
    photo = as_photo(desk.filter(ImageFilter.GaussianBlur(2)), tmp_path / "desk.jpg")
    page.locator(PHOTO).set_input_files(photo)
    assert is_open(player, digits("last_day"))


def test_a_photo_that_shows_no_code_of_ours_says_why(player: Player, tmp_path: Path) -> None:
    """A foreign code could be opened, set markup into the page, or look like a fault of the reader."""
    page = opened_reader(player)
    empty = Image.new("RGB", (600, 400), "white")
    ImageDraw.Draw(empty).ellipse((100, 100, 300, 300), fill="black")
    page.locator(PHOTO).set_input_files(as_photo(empty, tmp_path / "empty.jpg"))
    failed(player, "no-code")
    text = tmp_path / "text.jpg"
    text.write_text("no picture")
    page.locator(PHOTO).set_input_files(text)
    failed(player, "no-picture")
    page.locator(PHOTO).set_input_files(as_photo(drawn(FOREIGN), tmp_path / "foreign.jpg"))
    failed(player, "foreign")
    expect(page.locator(".code-text")).to_have_text(FOREIGN)
    assert page.url.partition("#")[0] == player.site
    assert (complaints(page), faults_by_size(page)) == ([], {})
    player.close()


def test_parts_are_gathered_by_photo_and_by_hand_and_others_are_kept_apart(player: Player, tmp_path: Path) -> None:
    """Parts of two battles could be mixed, or a damaged one be taken for a part."""
    codes = parts_of(player, long_link())
    texts = [text_in(code) for code in codes]
    player.forget()
    page = opened_reader(player)
    page.locator(PHOTO).set_input_files(as_photo(codes[1], tmp_path / "second.jpg"))
    player.until("[data-parts='1']")
    said = player.words.say("page-reader-part", part=2, count=len(codes))
    expect(page.locator(".code-parts")).to_contain_text(said)
    missing = [number + 1 for number in range(len(codes)) if number != 1]
    expect(page.locator("[data-missing]")).to_have_attribute("data-missing", " ".join(map(str, missing)))
    assert (complaints(page), faults_by_size(page)) == ([], {})
    damaged = texts[0][:-1] + str((int(texts[0][-1]) + 1) % 10)
    for text, why in (("Hallo", "no-link"), (damaged, "damaged"), (part_of_another(), "other")):
        paste(player, text)
        failed(player, why)
        expect(page.locator(".code-parts")).to_have_attribute("data-parts", "1")
    for text in (*texts[2:], texts[1], texts[0]):
        paste(player, text)
    assert is_open(player, long_link())


def part_of_another() -> str:
    """A link to the first of two parts of some other battle."""
    return ELSEWHERE + some_part(link.compact_bytes(battle_in(BY_NAME["chase"])), 1, 2)


def paste(player: Player, text: str) -> None:
    """Paste a text into the sheet."""
    player.page.locator("#code-text").fill(text)
    player.page.locator("[data-action='code-paste'] [type='submit']").tap()


def test_a_part_that_the_phones_own_camera_opened_says_which_it_is(player: Player) -> None:
    """The page would say that the link is damaged, or ask for the camera before anybody wanted it."""
    player.page.evaluate(WATCHED)
    player.page.goto(part_of_another().replace(ELSEWHERE, f"{player.site}#"))
    player.until("[data-parts='1'][data-missing='2']")
    said = player.words.say("page-reader-part", part=1, count=2)
    expect(player.page.locator(".code-parts")).to_contain_text(said)
    assert player.page.evaluate(STATES) == []
    player.page.locator("[data-action='code-parts-forget']").tap()
    expect(player.page.locator(".code-parts")).to_have_count(0)
    player.close()
    player.page.evaluate(UNWATCHED)


def test_the_reader_is_loaded_when_somebody_reads_and_lies_on_the_device(player: Player, dist: Path) -> None:
    """The library would cost every visit, or be missing at the table without a net."""
    asked: list[str] = []
    player.page.on("request", lambda request: asked.append(request.url))
    player.page.reload()
    player.page.locator("[data-system]").first.wait_for()
    assert "device/read-codes.js" in json.loads((dist / "files.json").read_text("utf-8"))["files"]
    assert not [url for url in asked if "read-codes" in url]
