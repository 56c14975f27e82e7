"""A lesson by taps from home to its end: with another answer tried, a step back, a reload, and the way out of it."""

import json
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, expect
from support.fault_server import FaultServer
from support.page_player import PHONE, Player
from support.screen_checks import faults
from support.scripts import script

pytest_plugins = ["support.first_visit", "support.ready_phone", "support.started_page"]

SYSTEM = "war"
LESSON = ".lesson"
FILE = f"rules/lessons/{SYSTEM}.json"
DO = "[data-action='lesson-do']"
SPOIL = script("damage_kept_file")
"""A bit of a kept file is another."""


def at(player: Player, step: int) -> None:
    """Wait until a step of the lesson is open and takes an answer."""
    player.until(f"{LESSON}[data-lesson='step'][data-lesson-step='{step}'] {DO}:enabled")


def test_a_lesson_goes_from_home_to_its_end_by_taps(player: Player, dist: Path) -> None:
    page = player.page
    plan = json.loads((dist / FILE).read_text("utf-8"))
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
    thrown = [line["faces"] for line in player.view()["chronicle"] if line["kind"] == "dice"]
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


def test_lessons_open_without_a_net(ready_phone: BrowserContext, ready_host: FaultServer, dist: Path) -> None:
    ready_phone.set_offline(True)
    player = Player(ready_phone.new_page(), ready_host.site)
    for file in sorted((dist / "rules/lessons").iterdir()):
        player.follow(f"lesson={file.stem}")
        player.until(f"{LESSON}[data-lesson='first']")
        expect(player.page.locator("#lesson-word")).to_contain_text(
            json.loads(file.read_text("utf-8"))["first"]["de"][0]
        )


def test_a_lesson_whose_file_cannot_be_had_says_why_and_opens_when_it_comes(
    browser: Browser, host: FaultServer, patience: None
) -> None:
    """The reason could be an error in English; a lesson that has begun could be lost with its file, or take no answers any more.

    Without a service worker the page itself meets what the host sends, here at its first visit.
    """
    with browser.new_context(**PHONE, service_workers="block") as context:
        player = Player(context.new_page(), host.site)
        page = player.page
        host.fail("wrong", FILE)
        for offline, code in ((False, "lesson-damaged"), (True, "lesson-missing")):
            context.set_offline(offline)
            player.follow(f"lesson={SYSTEM}")
            told = page.locator(f"[data-trouble='{code}']")
            for language in ("fr", "en", "de"):
                player.speak(language)
                expect(told).to_contain_text(player.words.say(f"page-{code}"))
                assert faults(page) == {}
        assert player.kept() == {}
        host.recover()
        context.set_offline(False)
        told.locator("[data-action='try-again']").tap()
        player.until(f"{LESSON}[data-lesson='first']")

        host.fail("wrong", FILE)
        page.evaluate(SPOIL, FILE)
        page.reload()
        expect(page.get_by_role("status").filter(has_text=player.words.say("page-lesson-damaged"))).to_be_visible()
        expect(page.locator(LESSON)).to_have_count(0)
        player.settle()  # it goes on as any other battle
        host.recover()
        page.reload()
        player.until(f"{LESSON}[data-lesson='first']")
