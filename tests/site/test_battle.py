"""Battles by taps: a whole one with typed dice, odds, house rules, rulings, and the way back."""

import json
from decimal import ROUND_HALF_UP, Decimal
from pathlib import Path
from typing import Any

from babel.numbers import format_decimal
from playwright.sync_api import expect
from support.device_stores import card
from support.page_player import Player
from support.screen_checks import faults, spaced

from gonfalon.systems import ours
from gonfalon.words import LANGUAGES

pytest_plugins = ["support.started_page"]


def test_every_system_can_be_begun(player: Player, dist: Path) -> None:
    listed = [system["id"] for system in json.loads((dist / "systems.json").read_text("utf-8"))]
    assert listed == [system.id for system in ours()]
    for id in listed:
        expect(player.page.locator(f"[data-system='{id}']")).to_be_enabled()


def test_a_whole_battle_is_played_by_taps(player: Player) -> None:
    """In French, with typed dice; the three engines play one with dice of the app."""
    player.typed = True
    player.speak("fr")
    assert faults(player.page) == {}
    player.begin()
    while question := player.look():
        assert faults(player.page) == {}, question
        assert player.page.locator("[data-ask] [role=alert]").count() == 0, question
        player.answer(question)
        assert len(player.asked) < 200, player.asked
    view = player.view()
    assert view["flow"] == "over"
    for line in (view["result"], *view["result"]["lines"]):
        expect(player.page.locator("main")).to_contain_text(player.words.label(line["label"], view["names"]))
    assert faults(player.page) == {}
    sources = {line["source"] for line in view["chronicle"] if line["kind"] == "dice"}
    assert sources == {"table"}


def test_dice_are_entered_by_a_tap_for_each(player: Player) -> None:
    player.arrive("tiefen.roll.all")
    dice = player.page.locator("[data-ask] [data-die]")
    faces = [1 + place % 6 for place in range(dice.count())]
    for face in (6, *faces):
        player.page.locator("[data-ask]").get_by_role("button", name=str(face), exact=True).tap()
        if face == 6 and dice.first.input_value() == "6":
            player.button("page-die-back").tap()
            expect(dice.first).to_have_value("")
    player.confirm()
    player.settle()
    assert player.view()["chronicle"][-1]["faces"] == faces


def test_dice_may_be_typed(player: Player) -> None:
    player.arrive("tiefen.roll.all")
    dice = player.page.locator("[data-ask] [data-die]")
    dice.first.fill("9")
    expect(dice.first).to_have_value("")
    faces = [6 - place % 6 for place in range(dice.count())]
    for die, face in zip(dice.all(), faces, strict=True):
        die.fill(str(face))
    drawn = player.page.locator("[data-ask] .typed-dice .die-face")
    assert [die.locator("circle").count() for die in drawn.all()] == faces, "a die shows its pips"
    player.confirm()
    player.settle()
    assert player.view()["chronicle"][-1]["faces"] == faces


def test_language_and_theme_change_in_the_middle(player: Player) -> None:
    question = player.arrive("tiefen.flow.steps")
    kept, view = player.newest(), player.view()
    for language in LANGUAGES:
        player.speak(language)
        title = player.words.label(view["ask"]["label"], view["names"])
        expect(player.page.get_by_role("heading", name=title, exact=True)).to_be_visible()
        for option in view["ask"]["options"]:
            words = player.words.label(option["label"], view["names"])
            expect(player.page.locator(f"[data-option='{option['key']}']")).to_contain_text(words)
        assert player.question() == question
    player.from_more("page-preferences")
    colours = set()
    for theme in ("day", "dark", "candle"):
        player.page.locator("dialog [data-action='theme']").select_option(theme)
        expect(player.page.locator("html")).to_have_attribute("data-theme", theme)
        colours.add(player.page.evaluate("getComputedStyle(document.documentElement).backgroundColor"))
    assert len(colours) == 3
    player.close()
    assert player.question() == question
    assert player.newest() == kept


def thrown(view: dict[str, Any]) -> list[list[int]]:
    """The dice that fell and were not taken back."""
    return [line["faces"] for line in view["chronicle"] if line["kind"] == "dice"]


def test_the_way_back_and_forth_brings_the_same_dice(player: Player) -> None:
    player.arrive("tiefen.roll.all")
    before = player.page.locator("main").inner_text()
    player.roll()
    player.settle()
    player.roll()
    player.settle()
    after, fell = player.page.locator("main").inner_text(), thrown(player.view())
    assert len(fell) == 2
    player.tool("undo")
    player.tool("undo")
    assert thrown(player.view()) == []
    expect(player.page.locator("[data-event='tiefen.roll.all'] s")).to_have_count(2)
    player.tool("redo")
    player.tool("redo")
    assert thrown(player.view()) == fell
    assert player.page.locator("main").inner_text() == after
    player.tool("undo")
    player.tool("undo")
    player.roll()
    player.settle()
    assert thrown(player.view()) == fell[:1], "an undone throw falls again"
    assert before != after


def check_odds(player: Player) -> None:
    """Every case, chance and spread of the view stands there in words and figures."""
    view, language = player.view(), player.words.language
    summary = player.page.locator("summary", has_text=player.words.say("page-odds"))
    seen = spaced(player.page.locator("details", has=summary).inner_text()).replace(" %", "%")
    for case in view["odds"]:
        points = [point for spread in case["spreads"] for point in spread["points"]]
        for one in (case, *case["bars"], *case["spreads"], *points):
            assert spaced(player.words.label(one["label"], view["names"])).replace(" %", "%") in seen
        for one in (*case["bars"], *points):
            share = (Decimal(repr(one["p"])) * 100).quantize(Decimal("0.1"), ROUND_HALF_UP)
            assert f"{format_decimal(share, '0.#', language)}%" in seen


def test_odds_are_shown_for_each_tactic_and_before_the_roll(player: Player) -> None:
    player.arrive("tiefen.tactic.secret")
    for rule, cases in (("tiefen.deeds.count", 3), ("tiefen.roll.all", 1)):
        player.play_until(rule)
        assert len(player.view()["odds"]) == cases
        for language in LANGUAGES:
            player.speak(language)
            check_odds(player)


def test_a_house_rule_changes_the_battle(player: Player, dist: Path) -> None:
    titles = json.loads((dist / "rules" / "de.json").read_text("utf-8"))
    rule = titles["tiefen.odds.show"]
    card(player, "tiefen").locator("[data-action='house-rules']").tap()
    group = player.page.get_by_role("group", name=rule["title"])
    group.get_by_role("radio", name=rule["choices"]["off"]).check()
    expect(group).to_contain_text(player.words.say("page-differs"))
    player.button("page-done").tap()
    expect(card(player, "tiefen")).to_contain_text(player.words.say("page-house-rules", count=1))
    player.begin()
    player.play_until("tiefen.deeds.count")
    view = player.view()
    assert view["odds"] == []
    assert [switch["rule"] for switch in view["switches"] if switch["value"] != switch["default"]] == [
        "tiefen.odds.show"
    ]
    assert player.words.say("page-odds") not in player.page.locator("main").inner_text()
    player.from_more("page-switches")
    expect(player.page.get_by_role("group", name=rule["title"])).to_contain_text(player.words.say("page-differs"))
    player.close()


def test_the_game_master_sets_a_value(player: Player) -> None:
    question = player.arrive("tiefen.flow.steps")
    setting = next(one for one in player.view()["settings"] if one["key"] == "a.bonus")
    named = player.words.label(setting["label"], player.view()["names"])
    player.from_more("page-rulings")
    dialog = player.page.get_by_role("dialog")
    dialog.get_by_role("button", name=named).tap()
    dialog.get_by_role("spinbutton").fill("3")
    dialog.get_by_role("textbox", name=player.words.say("page-why")).fill("Sie haben den Wald gerodet.")
    player.button("page-overrule").tap()
    expect(dialog).to_have_count(0)
    assert player.question().rule == question.rule
    main = player.page.locator("main")
    log = player.page.locator(".log")
    expect(log).to_contain_text("Sie haben den Wald gerodet.")
    expect(main).to_contain_text(player.words.say("page-rulings-count", count=1))
    settings = {one["key"]: one["value"] for one in player.view()["settings"]}
    assert settings["a.bonus"] == 3
    player.tool("undo")
    expect(log).not_to_contain_text("Sie haben den Wald gerodet.")
    assert player.view()["rulings"] == 0


def test_the_rules_refuse_a_value_beyond_its_bounds(player: Player) -> None:
    player.arrive("tiefen.flow.steps")
    kept = player.newest()
    setting = next(one for one in player.view()["settings"] if one["key"] == "a.bonus")
    named = player.words.label(setting["label"], player.view()["names"])
    player.from_more("page-rulings")
    dialog = player.page.get_by_role("dialog")
    dialog.get_by_role("button", name=named).tap()
    dialog.get_by_role("spinbutton").fill(str(setting["most"] + 1))
    player.button("page-overrule").tap()
    expect(dialog).to_be_visible()
    player.close()
    assert player.newest() == kept
