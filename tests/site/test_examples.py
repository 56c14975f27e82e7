"""Worked examples played on in the app: from the page of their rule, without a net; and those that are not there."""

import json
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, expect
from support.fault_server import FaultServer
from support.page_player import PHONE, Player, View

from gonfalon.door.door import Door

pytest_plugins = ["support.first_visit", "support.ready_phone", "support.started_page"]

RULE, CHAPTER = "war.over.enemy.extra", "rules/war/overcome"
EXAMPLE = f"{RULE}.2"
FACE_DOWN = "tiefen.deeds.count.1"
"""Slips lie face down as its scene begins."""
NOT_THERE = (
    "war.over.enemy.extra.99",
    "war.nothing.1",
    "nobody.core.1",
    "war",
    "__proto__.core.1",
    "war.core.1%E0%A4%A",
)


def beginning(dist: Path, example: str) -> View:
    """The view of the battle in which the scene of an example begins."""
    saves = json.loads((dist / f"rules/examples/{example.partition('.')[0]}.json").read_text("utf-8"))
    view: View = Door().reply({"do": "open", "file": saves[example]})["view"]
    return view


def shows(player: Player, view: View) -> None:
    """The question of this view is open, with its options."""
    question = player.question()
    assert question.rule == view["ask"]["rule"]
    if view["ask"]["kind"] == "choice" and not question.covered:
        assert {option.key for option in question.options} == {option["key"] for option in view["ask"]["options"]}


def name(player: Player, dist: Path, example: str) -> str:
    """The name of its battle, in the language of the page."""
    rule, _, number = example.rpartition(".")
    titles = json.loads((dist / f"rules/{player.words.language}.json").read_text("utf-8"))
    return player.words.say("page-example-name", number=number, title=titles[rule]["title"])


def test_a_tap_below_an_example_leads_to_its_battle_which_goes_on_like_any_other(player: Player, dist: Path) -> None:
    begins = beginning(dist, EXAMPLE)
    player.arrive("tiefen.flow.steps")
    before = player.kept()
    player.page.goto(f"{player.site}{CHAPTER}/de.html#{RULE}")
    player.page.locator(f"a[href$='#example={EXAMPLE}']").tap()
    player.page.wait_for_url(player.site)  # without the example: a reload does not open it once more
    shows(player, begins)
    expect(player.page.get_by_role("heading", level=1)).to_have_text(name(player, dist, EXAMPLE))
    note = player.page.locator("[data-note]")
    expect(note).to_contain_text(player.words.say("page-own-copy-short", origin="example"))
    assert before.items() <= player.kept().items()
    player.take("pikes")
    assert player.question().rule == "war.action.one"
    player.tool("undo")
    shows(player, begins)
    player.page.reload()
    shows(player, begins)
    expect(player.page.get_by_role("heading", level=1)).to_have_text(name(player, dist, EXAMPLE))
    assert len(player.kept()) == len(before) + 1
    player.page.goto(player.site)


def test_an_example_opens_from_the_sheet_of_its_rule_beside_the_battle_that_was_open(
    player: Player, dist: Path
) -> None:
    """A link out of the sheet could load the page anew, or take the place of the open battle."""
    player.follow(f"example={EXAMPLE}")
    player.question()
    before = player.kept()
    player.page.evaluate("() => { globalThis.stays = true; }")
    player.page.locator("[data-ask] .ruled").first.tap()
    link = player.page.locator("dialog[open] .rule-text a[href*='#example=']").first
    example = (link.get_attribute("href") or "").partition("=")[2]
    assert example != EXAMPLE
    link.tap()
    player.until("html:not(:has(dialog[open]))")
    expect(player.page.get_by_role("heading", level=1)).to_have_text(name(player, dist, example))
    shows(player, beginning(dist, example))
    assert player.page.evaluate("() => globalThis.stays")
    assert before.items() <= player.kept().items()
    assert len(player.kept()) == len(before) + 1


def test_an_example_that_is_not_there_is_named_as_the_reason(player: Player) -> None:
    for example in NOT_THERE:
        player.follow(f"example={example}")
        told = player.page.locator("[data-trouble='no-example']")
        expect(told).to_contain_text(player.words.say("page-example-unknown"))
        told.get_by_role("button").last.tap()
        expect(told).to_have_count(0)
    assert player.kept() == {}


def test_examples_open_without_a_net_with_what_lies_face_down(
    ready_phone: BrowserContext, ready_host: FaultServer, dist: Path, patience: None
) -> None:
    ready_phone.set_offline(True)
    for example in (FACE_DOWN, EXAMPLE):
        player = Player(ready_phone.new_page(), ready_host.site)
        player.follow(f"example={example}")
        shows(player, beginning(dist, example))
        assert player.newest()["name"] == name(player, dist, example)
        if example == FACE_DOWN:
            player.play_until("tiefen.roll.all")
            assert "tiefen.tactic.reveal" not in player.asked, "they open by themselves"


def test_a_damaged_file_of_examples_is_named_as_the_reason(browser: Browser, host: FaultServer, dist: Path) -> None:
    """The reason could be an error in English. Without a service worker the page itself meets what the host sends."""
    with browser.new_context(**PHONE, service_workers="block") as context:
        host.fail("wrong", "rules/examples/war.json")
        player = Player(context.new_page(), host.site)
        player.follow(f"example={EXAMPLE}")
        told = player.page.locator("[data-trouble='example-damaged']")
        expect(told).to_contain_text(player.words.say("page-example-damaged"))
        host.recover()
        told.locator("[data-action='try-again']").tap()
        shows(player, beginning(dist, EXAMPLE))


def test_examples_that_are_not_on_the_device_yet_come_with_the_net(
    phone: BrowserContext, host: FaultServer, dist: Path
) -> None:
    host.fail("404", "rules/examples/war.json")
    player = Player(phone.new_page(), host.site)
    player.visit()
    player.until(".engine[data-offline=no]")
    phone.set_offline(True)
    player.follow(f"example={EXAMPLE}")
    told = player.page.locator("[data-trouble='example-missing']")
    expect(told).to_contain_text(player.words.say("page-example-missing"))
    host.recover()
    phone.set_offline(False)
    told.locator("[data-action='try-again']").tap()
    shows(player, beginning(dist, EXAMPLE))
