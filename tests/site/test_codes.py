"""The code that a camera opens: read back from the screen in every theme, also blurred and soiled."""

import json
from random import Random

import pytest
from PIL import Image, ImageDraw, ImageFilter
from playwright.sync_api import expect
from support.code_parts import joined
from support.long_links import long_link
from support.page_player import Player
from support.qr import picture, text_in
from support.screen_checks import NIGHTS, PHONES, complaints, faults, faults_by_size, wear
from support.stories import STORIES, battle_in

from gonfalon.door.door import Door
from gonfalon.formats import link

pytest_plugins = ["support.started_page"]

CODE = "dialog svg[data-code]"
MOST_MODULES = 97
"""The width of a code of version 20."""
BY_NAME = {path.stem: path for path in STORIES}


def shared(player: Player, story: str) -> str:
    """Open the sheet in which the battle of a story is shared, and return the address in its code."""
    battle = battle_in(BY_NAME[story])
    player.follow(link.write_compact(battle))
    player.settle()
    player.button("page-share").tap()
    expect(player.page.locator(CODE)).to_be_visible()
    return f"{player.site}#{link.write_compact(battle, decimals=True)}"


def code(player: Player) -> Image.Image:
    """Return the code as it stands on the screen."""
    return picture(player.page.locator(CODE).screenshot())


def test_a_code_is_read_from_the_screen_in_every_theme_and_size(player: Player) -> None:
    """A dark theme could turn black and white round, and a small screen make the modules too small."""
    address = shared(player, "chase")
    for width, height in PHONES:
        player.page.set_viewport_size({"width": width, "height": height})
        for theme in ("day", *NIGHTS):
            wear(player.page, theme)
            assert text_in(code(player)) == address, f"{width}×{height}, {theme}"
        assert faults(player.page) == {}
    wear(player.page, "day")
    assert complaints(player.page) == []
    player.close()


def test_the_code_of_the_longest_golden_battle_bears_blur_and_dirt(player: Player) -> None:
    """A code with too little correction or too fine modules is read by nobody's camera."""
    address = shared(player, "three_towns")
    assert int(player.page.locator(CODE).get_attribute("data-code") or "") <= MOST_MODULES
    sharp = code(player)
    soiled, rng = sharp.copy(), Random("dirt")
    brush = ImageDraw.Draw(soiled)
    for _ in range(4):
        x, y = (rng.randrange(side // 4, side * 3 // 4) for side in soiled.size)
        brush.ellipse((x, y, x + 5, y + 5), fill="gray")
    turned = sharp.resize([2 * side for side in sharp.size]).rotate(7, expand=True, fillcolor="white")
    for spoiled in (sharp, sharp.filter(ImageFilter.GaussianBlur(0.8)), soiled, turned):
        assert text_in(spoiled) == address
    player.close()


@pytest.mark.parametrize("story", ["chase", "stair", "last_day", "nowhere_to_go"])
def test_a_battle_opens_from_its_code(player: Player, story: str) -> None:
    """The digits in a code could be another battle, or one that the page takes for no link."""
    shared(player, story)
    assert int(player.page.locator(CODE).get_attribute("data-code") or "") <= MOST_MODULES
    view, address = player.view(), text_in(code(player))
    player.close()
    player.home()
    player.page.goto(address)
    player.settle()
    opened = player.view()
    assert (opened["table"], opened["turn"], opened["ask"]) == (view["table"], view["turn"], view["ask"])


def test_a_battle_too_long_for_one_code_comes_in_parts(player: Player) -> None:
    """The parts could miss something of the battle, be too fine for a camera, or turn under a person who likes it quiet."""
    player.follow(long_link())
    player.settle()
    player.button("page-share").tap()
    shown = player.page.locator("[data-part]")
    turn = player.page.locator("[name='code-turn']")
    expect(turn).not_to_be_checked()
    count = int(shown.get_attribute("data-parts") or "")
    texts = []
    for number in range(1, count + 1):
        expect(shown).to_have_attribute("data-part", str(number))
        expect(shown).to_contain_text(player.words.say("page-code-part", part=number, count=count))
        assert int(player.page.locator(CODE).get_attribute("data-code") or "") <= MOST_MODULES
        texts.append(text_in(code(player)))
        player.page.locator("[data-action='code-next']").tap()
    expect(shown).to_have_attribute("data-part", "1")
    field = player.page.get_by_role("textbox", name=player.words.say("page-share-link"))
    assert joined(texts[::-1]) in field.input_value()
    assert (complaints(player.page), faults_by_size(player.page)) == ([], {})
    turn.check()
    player.until("[data-part='2']")
    player.page.locator("[data-action='code-before']").tap()
    expect(turn).not_to_be_checked()
    player.close()


def test_house_rules_that_change_everything_have_a_code(player: Player) -> None:
    """Their link was in a form of its own once, which was too long for a code and had no parts."""
    systems = Door().reply({"do": "systems"})["systems"]
    switches = next(system for system in systems if system["id"] == "sotc")["switches"]
    listed = [one for one in switches if one["choices"]]
    changed = {one["rule"]: next(key for key in one["choices"] if key != one["default"]) for one in listed}
    player.page.evaluate("rules => localStorage.setItem('gonfalon.house.sotc', rules)", json.dumps(changed))
    player.page.locator("article:has([data-system='sotc']) [data-action='house-rules']").tap()
    player.page.get_by_role("dialog").get_by_role("button", name=player.words.say("page-share"), exact=True).tap()
    expect(player.page.locator(CODE)).to_have_count(1)
    expect(player.page.locator("[data-no-code]")).to_have_count(0)
    player.close()
