"""A long battle and throws of very many dice: the newest part is drawn, and what is alike counted; nothing is lost."""

import json
from functools import cache
from typing import Any

from playwright.sync_api import expect
from support.door_player import Visitor
from support.engine_gate import held_back, let_go
from support.page_player import LAID, Player
from support.printer import AS_BEFORE, SILENT
from support.screen_checks import complaints, faults

pytest_plugins = ["support.started_page"]

CONTINUE = "[data-action='continue']"
OLDER = "[data-action='older']"
LINES = "[role=log] :is(p, h3)"
PART = 200
"""So many lines are drawn at first, and so many more each time."""

MOST = 40
"""So many dice of a throw are drawn one by one."""

PICTURES = "[role=log] .die-face"


@cache
def fought() -> tuple[str, int]:
    """A link to a battle that goes on, and how many lines its chronicle has."""
    visitor = Visitor("long 0")
    visitor.begin("war")
    shown = visitor.answer({"keys": ["example"]})
    while len(shown["chronicle"]) <= PART:
        shown = visitor.play(shown, most=20)
    return visitor.ask("link")["link"], len(shown["chronicle"])


def test_the_newest_part_of_a_long_log_is_drawn_and_the_rest_on_demand(player: Player) -> None:
    link, length = fought()
    assert PART < length < 2 * PART
    player.follow(link)
    player.settle()
    player.tool("log")
    drawn = player.page.locator(LINES)
    expect(drawn).to_have_count(PART)
    older = player.page.locator(OLDER)
    expect(older).to_have_text(player.words.say("page-log-older", count=length - PART))
    before = drawn.first.inner_text()
    older.focus()
    player.page.keyboard.press("Enter")
    expect(drawn).to_have_count(length)
    expect(older).to_have_count(0)
    assert drawn.nth(length - PART).inner_text() == before
    place = player.page.evaluate("document.activeElement.dataset.stop")
    assert place == f"log.{length - PART - 1}"
    expect(player.page.locator(":focus")).to_be_in_viewport()
    player.page.keyboard.press("Home")
    expect(player.page.locator("[role=log] [data-stop]").first).to_be_focused()
    assert complaints(player.page) == []
    player.close()
    player.home()
    player.page.locator(CONTINUE).first.tap()
    player.settle()
    expect(drawn).to_have_count(PART)


def test_text_and_paper_hold_the_whole_of_a_long_log(player: Player) -> None:
    link, length = fought()
    player.follow(link)
    player.settle()
    expect(player.page.locator(LINES)).to_have_count(PART)
    player.from_more("page-chronicle")
    told = player.page.locator("pre.preview").inner_text()
    log = told.partition(f"\n{player.words.say('page-log')}\n")[2].splitlines()[1:]
    assert len([line for line in log if line.strip()]) == length
    player.page.evaluate(SILENT)
    try:
        player.page.locator("[data-action='print']").tap()
        player.page.wait_for_selector("html[data-printed]")
        expect(player.page.locator("[data-chapter='log'] :is(p, h3)")).to_have_count(length)
    finally:
        player.page.evaluate(AS_BEFORE)


def with_throws(kept: dict[str, Any], throws: list[list[int]], kind: str = "dice") -> dict[str, Any]:
    """A kept battle whose picture shows these throws at the end of its chronicle."""
    changed: dict[str, Any] = json.loads(json.dumps(kept))
    told = changed["view"]["chronicle"]
    sample = {**told[-1], "kind": kind, "die": "d6"}
    told += [{**sample, "n": len(told) + nth + 1, "faces": faces} for nth, faces in enumerate(throws)]
    return changed


def test_many_dice_of_a_throw_are_counted_for_eye_and_ear(player: Player) -> None:
    """Up to forty each is drawn; more are told by face, whatever was taken back too."""
    player.arrive("tiefen.flow.steps")
    [(id, kept)] = player.kept().items()
    player.home()
    few, some = [6] * MOST, [6] * 50 + [1]
    throws = [[1 + nth % 6 for nth in range(990)] for _ in range(150)]
    for kind in ("dice", "undone"):
        player.page.evaluate(LAID, [id, with_throws(kept, [*throws, few, some], kind)])
        with held_back(player) as early:
            early.page.goto(early.site)
            early.page.locator(CONTINUE).tap()
            newest = early.page.locator("[role=log] .line").last
            expect(newest.locator(".die-face")).to_have_count(2)
            expect(newest.locator(".alike").first).to_contain_text(early.words.say("page-dice-times", count=50))
            expect(newest.locator(".unseen")).to_contain_text(early.words.say("page-dice-of", count=50, face="6"))
            before = early.page.locator("[role=log] .line").nth(-2)
            expect(before.locator(".die-face")).to_have_count(MOST)
            assert early.page.locator(PICTURES).count() == MOST + 2 + 150 * 6
            assert (complaints(early.page), faults(early.page)) == ([], {})
            let_go(early.page)
            early.settle()


def test_so_many_throws_are_drawn_die_by_die_and_older_ones_are_counted(player: Player) -> None:
    player.arrive("tiefen.flow.steps")
    [(id, kept)] = player.kept().items()
    player.home()
    player.page.evaluate(LAID, [id, with_throws(kept, [[6] * MOST] * 100)])
    with held_back(player) as early:
        early.page.goto(early.site)
        early.page.locator(CONTINUE).tap()
        expect(early.page.locator("[role=log] .line").last.locator(".die-face")).to_have_count(MOST)
        assert early.page.locator(PICTURES).count() == 1_000 + 75
        let_go(early.page)
        early.settle()
