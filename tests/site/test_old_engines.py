"""A site whose engine has other rules than today's: the frozen engine of today plays what these rules would cut short."""

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, expect
from support.fault_server import WHOLE, FaultServer, fault_server
from support.old_engines import FROM, GIVEN_OUT, changed_engine, replies, with_later_engine
from support.page_player import ASK, PHONE, Player

from gonfalon.formats import link
from press import engines

pytest_plugins = ["support.started_page"]

NEWEST = engines.frozen()[-1]
OLD = f"[data-old-engine='{NEWEST.day}']"
WHEEL = f"engines/{NEWEST.wheel.name}"
CUT = {
    record.system: address
    for address in GIVEN_OUT
    if len((record := link.read(address)).entries) > FROM and record.system in NEWEST.systems
}
"""Of each system the newest link that the later engine reads in part."""

TOLD = ("name", "turn", "flow", "chronicle", "names", "table", "ask", "offers", "result", "rulings")
"""The parts of a view that say how a battle stands."""


@pytest.fixture(scope="module")
def later(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site of a later day."""
    made = tmp_path_factory.mktemp("later")
    site = Path(shutil.copytree(dist, made / "site"))
    with_later_engine(site, changed_engine(made / "engine"))
    return site


@pytest.fixture(scope="module")
def host(later: Path) -> Iterator[FaultServer]:
    with fault_server(later) as running:
        yield running


@pytest.fixture(scope="module")
def context(browser: Browser, host: FaultServer, patience: None) -> Iterator[BrowserContext]:
    """One device for all tests here, in their order: at first no frozen engine lies on it."""
    with browser.new_context(**PHONE) as fresh:
        yield fresh


@pytest.fixture(scope="module")
def phone(context: BrowserContext, host: FaultServer) -> Player:
    player = Player(context.new_page(), host.site)
    player.visit()
    player.page.locator(WHOLE).wait_for()
    return player


def told_on_its_day(address: str) -> dict[str, Any]:
    """The view that the frozen engine gives in CPython, as that of today gave it when it was frozen."""
    (reply,) = replies(NEWEST.wheel, [{"do": "read", "link": address}])
    return {part: reply["view"][part] for part in TOLD}


def told_on(phone: Player) -> dict[str, Any]:
    """The parts of the battle that the device shows, as it keeps them."""
    phone.settle()
    return {part: phone.kept_view()[part] for part in TOLD}


def test_a_frozen_engine_comes_when_it_is_needed_and_stays(
    phone: Player, context: BrowserContext, host: FaultServer
) -> None:
    """An old engine could come to every device at its first visit, be missing without a word, or be fetched each time."""
    address = CUT["tiefen"]
    assert WHEEL not in {path for path, _ in host.given}
    context.set_offline(True)
    phone.follow(address)
    expect(phone.page.locator("[data-trouble='old-engine']")).to_contain_text(
        phone.words.say("page-old-engine-missing")
    )
    assert phone.kept() == {}
    context.set_offline(False)
    phone.follow(address)
    expect(phone.page.locator(OLD)).to_be_visible()
    assert [path for path, _ in host.given].count(WHEEL) == 1
    context.set_offline(True)
    phone.page.reload()
    expect(phone.page.locator(OLD)).to_be_visible()
    assert told_on(phone) == told_on_its_day(address)
    context.set_offline(False)


@pytest.mark.parametrize("system", NEWEST.systems)
def test_a_link_that_later_rules_cut_short_tells_what_it_told_on_its_day(phone: Player, system: str) -> None:
    """A link that was given out opens for ever; without its engine it would stand at its first answers."""
    phone.home()
    phone.forget()
    phone.follow(CUT[system])
    note = phone.page.locator(OLD)
    expect(note).to_contain_text(phone.words.say("page-old-engine", day="30. November 2026"))
    assert told_on(phone) == told_on_its_day(CUT[system])
    assert phone.kept_view()["engine"] == NEWEST.day


def test_the_battle_goes_on_by_its_own_rules_and_a_copy_by_those_of_today(phone: Player) -> None:
    """A battle could be seen and no more; or the way to the newest rules could take away what was played."""
    phone.home()
    phone.forget()
    address = next(one for one in GIVEN_OUT if len(link.read(one).entries) > FROM and told_on_its_day(one)["ask"])
    phone.follow(address)
    expect(phone.page.locator(OLD)).to_be_visible()
    before = told_on(phone)["turn"]
    phone.answer(phone.question())
    assert told_on(phone)["turn"] > before
    phone.page.reload()
    expect(phone.page.locator(OLD)).to_be_visible()
    played = told_on(phone)
    phone.page.locator(f"{OLD} summary").tap()
    phone.page.locator("[data-action='todays-rules']").tap()
    expect(phone.page.locator("[data-note]")).to_contain_text(
        phone.words.say("note-left-out", count=played["turn"] - FROM)
    )
    expect(phone.page.locator(OLD)).to_have_count(0)
    assert told_on(phone)["turn"] == FROM
    assert phone.page.locator(ASK).count() == 1
    assert sorted(one["view"]["turn"] for one in phone.kept().values()) == [FROM, played["turn"]]
