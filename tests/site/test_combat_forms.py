"""Forms in a combat round: what swaps, and what comes into sight."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect
from support.combat_on_page import fight_at
from support.door_player import Visitor
from support.page_player import Player, usual
from support.screen_checks import faults

pytest_plugins = ["support.started_page"]


def test_what_was_filled_in_stands_there_again_after_something_else_was_done(player: Player) -> None:
    """samyra.act.input samyra.zone.known: contacts are entered anew while results are; what was not touched is preset anew."""
    player.follow(fight_at("samyra.act.input"))
    player.until("[data-ask='samyra.act.input'] .controls:enabled")
    page = player.page
    result, damage = (page.locator(f"[data-field$='.{name}']") for name in ("result", "damage"))
    result.first.locator("label:has(input[value='hit'])").tap()
    damage.first.locator("input").fill("7")
    page.locator("[data-action='offers']").tap()
    page.locator("[data-offer='contacts']").tap()
    player.until("[data-ask='samyra.zone.known'] .controls:enabled")
    player.confirm()
    player.until("[data-ask='samyra.act.input'] .controls:enabled")
    expect(damage.first.locator("input")).to_have_value("7")
    expect(damage.locator("input")).to_have_count(1)
    player.confirm()
    player.settle()
    assert any(
        line["rule"] == "samyra.act.input" and line["label"]["with"]["damage"] == 7
        for line in player.view()["chronicle"]
    )


def before_round(number: int) -> str:
    """A link to the answer of the ready fight on the road with which this round begins."""
    visitor = Visitor("road")
    visitor.begin("samyra")
    shown: dict[str, Any] = visitor.answer({"keys": ["ready.road"]})
    while True:
        link: str = visitor.ask("link")["link"]
        ask = shown["ask"]
        shown = visitor.answer({"form": {}} if ask["kind"] == "form" else usual(ask))
        begun = [
            line for line in shown["chronicle"] if line["kind"] == "heading" and line["rule"] == "samyra.round.phases"
        ]
        if begun and begun[-1]["label"]["with"]["round"] == number:
            return link


def test_a_new_round_is_announced(player: Player) -> None:
    """samyra.round.phases: in the title of the question; in the lane after the results it came with; last in the chronicle."""
    player.follow(before_round(2))
    player.settle()
    question = player.question()
    player.confirm() if question.kind == "form" or question.several else player.take(question.free[-1])
    player.until("[data-ask='samyra.init.roll']")
    heading = player.words.say("heading-samyra-round-phases", round=2, seconds=5)
    told = player.view()["chronicle"]
    results = [line for line in told if line["n"] == told[-1]["n"] and line.get("happened")]
    assert results[-1]["happened"]["kind"] == "round"
    left = player.words.say("page-happened-left", count=len(results) - 1)
    expect(player.page.locator(".lane .happened-left")).to_have_text(left)
    expect(player.page.locator("[data-ask] h2").first).to_contain_text("2")
    player.page.locator(".lane").tap()
    expect(player.page.locator("dialog[open] [data-kind='heading'], dialog[open] h3").last).to_have_text(heading)


def typed_move() -> str:
    """A link to the first typed move of a combat of one's own without a map."""
    visitor = Visitor("typed")
    shown: dict[str, Any] = visitor.begin("samyra")
    shown = visitor.answer({"keys": ["quick"]})
    while shown["ask"]["rule"] != "samyra.move.groupwise":
        ask = shown["ask"]
        shown = visitor.answer({"form": {}} if ask["kind"] == "form" else usual(ask))
    visitor.answer({"keys": [next(one["key"] for one in shown["ask"]["options"] if one["key"].startswith("move."))]})
    link: str = visitor.ask("link")["link"]
    return link


def test_a_typed_move_folds_what_is_seldom_away(player: Player) -> None:
    """samyra.move.bew samyra.move.enemy_blocks: what bars several is said once, and nothing is asked that has no answer."""
    player.follow(typed_move())
    player.until("[data-ask='samyra.move.bew'] .controls:enabled")
    page = player.page
    for field, seen in (("spaces", 1), ("entered", 1), ("then", 1), ("left", 0), ("low", 0), ("through", 0)):
        expect(page.locator(f"[data-field='{field}']")).to_have_count(seen)
    more = page.locator("[data-action='form-more']")
    more.tap()
    expect(more).to_have_attribute("aria-expanded", "true")
    expect(page.locator("[data-field='low'] input")).to_be_in_viewport()
    why = player.words.say("barred-samyra-move-enemy_blocks", figure="none")
    expect(page.locator("[data-field='through'] .soft", has_text=why)).to_have_count(1)
    page.locator("[data-field='low'] input").fill("9")
    more.tap()
    player.confirm()
    expect(page.locator("[data-wrong='low']")).to_be_visible()


def test_the_form_that_begins_a_combat_has_the_room_of_the_empty_table(player: Player) -> None:
    """samyra.sides.hostile"""
    player.begin("samyra")
    player.tap("quick")
    player.until("[data-kind='form'] .controls:enabled")
    expect(player.page.locator(".battle")).to_have_attribute("data-empty", "true")
    expect(player.page.locator("[data-field='parties.2.name']")).to_be_in_viewport(ratio=1)
    player.home()
    player.begin("samyra")
    player.take("ready.road")
    expect(player.page.locator(".battle")).to_have_attribute("data-empty", "false")


def test_one_line_leads_to_the_further_actions_of_all_figures(player: Player) -> None:
    """samyra.round.budget"""
    player.follow(fight_at("samyra.act.declare"))
    player.until("[data-ask='samyra.act.declare'] .controls:enabled")
    page = player.page
    page.locator("[data-action='offers']").tap()
    extra = page.locator("[data-offer^='extra.']")
    expect(extra).to_have_count(8)
    expect(extra.first).to_be_hidden()
    line = page.locator("[data-action='offer-group']")
    line.tap()
    expect(extra.first).to_be_visible()
    widths = [one.evaluate("one => one.offsetWidth") for one in (line, page.locator("[data-offer='contacts']"))]
    assert widths[0] == widths[1]
    extra.nth(2).tap()
    player.until("[data-ask='samyra.round.budget'] .controls:enabled")
    assert faults(page) == {}
