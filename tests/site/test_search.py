"""Long lists in sheets are searched, and a thing on the table leads to its own values."""

import pytest
from playwright.sync_api import expect
from support.named_moments import asks
from support.page_player import Player
from support.screen_checks import faults
from support.war_on_page import RAID, Captain

pytest_plugins = ["support.started_page"]

SEARCH = "dialog [data-action='search']"
SWITCH, SETTING = "dialog [data-switch]", "dialog [data-setting]"


@pytest.fixture
def captain(player: Player) -> Captain:
    """The warm phone in the hands of somebody who leads a war."""
    return Captain(player.page, player.site, "search")


def test_house_rules_stand_by_chapter_and_are_searched(player: Player) -> None:
    page = player.page
    page.locator("article", has=page.locator("[data-system='war']")).locator("[data-action='house-rules']").tap()
    chapters = page.locator("dialog [data-chapter] h4")
    assert chapters.count() > 3
    every = page.locator(SWITCH).count()
    page.locator(SEARCH).fill("REICHWEITE")
    found = page.locator(SWITCH)
    assert 0 < found.count() < every
    expect(found.and_(page.locator("[data-switch='war.attack.range_limit']"))).to_be_visible()
    page.locator(SEARCH).fill("xyz")
    expect(found).to_have_count(0)
    expect(page.locator("dialog")).to_contain_text(player.words.say("page-search-none"))
    player.close()


def test_a_unit_leads_to_its_own_values(captain: Captain) -> None:
    page = captain.page
    view = captain.open_at(asks("war.turn.choose"), *RAID)
    unit = next(one["id"] for one in view["table"]["pieces"] if one["id"].startswith("u"))
    page.locator("[data-action='look']").tap()
    captain.touch(unit)
    page.locator("[data-action='overrule-thing']").tap()
    expect(page.locator(f"dialog [data-of='{unit}'] [data-setting^='{unit}.']").first).to_be_visible()
    shown = set(page.locator(SETTING).evaluate_all("all => all.map(one => one.dataset.setting)"))
    own = {one["key"] for one in captain.view()["settings"] if one["of"] == unit}
    assert own and own <= shown
    assert faults(page) == {}
    page.locator("dialog [data-action='rulings']").tap()
    name = captain.words.name(unit, view["names"])
    page.locator(SEARCH).fill(name.lower())
    expect(page.locator(f"dialog [data-of='{unit}'] [data-setting]").first).to_be_visible()
    assert page.locator(SETTING).count() < len(captain.view()["settings"])


def test_a_side_of_a_battlefield_leads_to_its_own_values(captain: Captain) -> None:
    view = captain.open_at(asks("war.turn.choose"), *RAID)
    overrule(captain, view["table"]["sides"][1]["id"], "points", 9)


def test_a_side_with_its_dice_leads_to_its_own_values(player: Player) -> None:
    player.begin()
    overrule(player, "b", "bonus", 2)
    player.close()


def overrule(player: Player, side: str, what: str, value: int) -> None:
    """From the sheet of a side: two taps and a number."""
    page = player.page
    page.locator(f"[data-side-sheet='{side}']").tap(position={"x": 12, "y": 12})
    expect(page.locator("#sheet-title")).to_have_text(player.words.name(side, player.view()["names"]))
    page.locator("[data-action='overrule-thing']").tap()
    expect(page.locator(f"dialog [data-of='{side}'] [data-setting]").first).to_be_visible()
    assert faults(page) == {}
    page.locator(f"[data-setting='{side}.{what}']").tap()
    page.locator("[data-action='rulings-back']").tap()
    page.locator(f"[data-setting='{side}.{what}']").tap()
    page.locator("dialog input[name='value']:focus").wait_for()
    page.keyboard.type(str(value))
    page.keyboard.press("Enter")
    expect(page.locator("dialog[open]")).to_have_count(0)
    values = {one["key"]: one["value"] for one in player.view()["settings"]}
    assert values[f"{side}.{what}"] == value
