"""A lesson by taps from home to its end: with another answer tried, a step back, a reload, and the way out of it."""

import json
from pathlib import Path

from playwright.sync_api import expect
from support.page_player import Player
from support.screen_checks import faults

pytest_plugins = ["support.started_page"]

SYSTEM = "war"
LESSON = ".lesson"
DO = "[data-action='lesson-do']"


def at(player: Player, step: int) -> None:
    """Wait until a step of the lesson is open and takes an answer."""
    player.until(f"{LESSON}[data-lesson='step'][data-lesson-step='{step}'] {DO}:enabled")


def test_a_lesson_goes_from_home_to_its_end_by_taps(player: Player, dist: Path) -> None:
    page = player.page
    plan = json.loads((dist / f"rules/lessons/{SYSTEM}.json").read_text("utf-8"))
    last = len(plan["steps"])
    expect(page.locator("[data-lesson-of]")).to_have_count(len(list((dist / "rules/lessons").iterdir())))
    page.locator(f"[data-lesson-of='{SYSTEM}']").tap()
    word = page.locator("#lesson-word")
    expect(word).to_contain_text(plan["first"]["de"][0])
    page.locator("[data-action='lesson-begin']").tap()
    at(player, 1)
    spoken = page.evaluate_handle("() => document.getElementById('lesson-word')")
    assert faults(page) == {}

    player.take("u4")  # another answer than the lesson's
    expect(page.locator(f"{LESSON} [role='alert']")).to_have_text(player.words.say("page-lesson-other"))
    at(player, 1)
    player.take("u5")
    at(player, 2)
    expect(page.locator("[data-action='group'][data-lesson-mark]")).to_have_count(1)  # what unfolds it is marked
    player.unfold("attack.u9")
    expect(page.locator("[data-option='attack.u9'][data-lesson-mark]")).to_be_visible()
    player.tool("undo")
    at(player, 1)
    page.locator("[data-lesson-mark][data-at='u5']").tap()
    at(player, 2)
    page.locator(DO).tap()
    at(player, 3)
    player.roll()  # the dice fall as the lesson has them
    at(player, 4)
    thrown = [line["faces"] for line in player.view()["log"] if line["kind"] == "dice"]
    assert thrown[-1] == plan["steps"][2]["answer"]["faces"]
    assert page.evaluate("part => part === document.getElementById('lesson-word')", spoken), "announced anew"

    page.reload()
    at(player, 4)
    for step in range(4, last + 1):
        at(player, step)
        page.locator(DO).tap()
    player.until(f"{LESSON}[data-lesson='end']")
    expect(word).to_contain_text(plan["last"]["de"][0])
    page.locator("[data-action='lesson-own']").tap()
    expect(page.locator(f"[data-lesson-of='{SYSTEM}']")).to_have_count(0)


def test_who_leaves_a_lesson_plays_on_with_the_battle(player: Player) -> None:
    page = player.page
    player.follow(f"lesson={SYSTEM}")
    page.locator("[data-action='lesson-begin']").tap()
    at(player, 1)
    page.locator("[data-action='lesson-leave']").tap()
    expect(page.locator(LESSON)).to_have_count(0)
    player.take("u4")
    assert player.question().rule == "war.action.one"
    player.tool("undo")
    page.locator("[data-action='help']").tap()
    page.locator("dialog [data-action='lesson']").tap()  # begins anew
    player.until(f"{LESSON}[data-lesson='first']")
    assert len(player.kept()) == 2
    player.follow("lesson=nobody")
    expect(page.locator("[data-trouble='no-lesson']")).to_contain_text(player.words.say("page-lesson-unknown"))
