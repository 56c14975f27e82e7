"""The result of an answer is shown at one look, over nothing that a finger may want; a tap makes it quieter."""

from pathlib import Path

import pytest
from playwright.sync_api import expect
from support.named_moments import StoryMoment, first, second_new_throw
from support.page_player import ASK, Player, View
from support.screen_checks import complaints, faults
from support.war_on_page import NOTED, Captain, before_it

from gonfalon.questions.choice import OptionsAnswer
from gonfalon.questions.roll import DiceAnswer

pytest_plugins = ["support.started_page"]

SIZES = ((320, 568), (360, 740), (740, 360), (820, 1180), (1400, 900))
BANNER = ".happened"
LANE = ".lane"
STORIES = Path(__file__).parents[1] / "stories"
STORY = STORIES / "war" / "raid.story"
ANEW = STORIES / "war" / "three_towns.story"
COMBAT = STORIES / "samyra" / "both_map.story"
DICE = f"{BANNER} .happened-dice"
FATE = """all => all.map(one => [...one.querySelectorAll("path")].reduce(
    (sum, path) => sum + (path.getAttribute("d").includes("v") ? 1 : -1), 0))"""
"""The sum of Fate dice as they are drawn, for each that has any."""
COVERED = """banner => {
    const { top, bottom, left, right } = banner.getBoundingClientRect();
    const onTable = ".field :is([data-asked=true], .asked, button:not([data-at]), summary)";
    const wanted = `${onTable}, .ask button, .tools button, .bar button`;
    return [...document.querySelectorAll(wanted)].filter(one => {
        const box = one.getBoundingClientRect();
        const clip = (one.closest(".field, .ask-scroll, .tools, .bar") ?? document.body).getBoundingClientRect();
        const above = Math.max(box.top, clip.top), below = Math.min(box.bottom, clip.bottom);
        return below - 1 > top && above + 1 < bottom && box.right - 1 > left && box.left + 1 < right && below > above;
    }).map(one => one.outerHTML.slice(0, 120));
}"""
"""A script that lists the things that lie under it and are in sight."""


@pytest.fixture
def captain(player: Player) -> Captain:
    return Captain(player.page, player.site, "strip")


def defeated(captain: Captain) -> tuple[View, View]:
    """The views before and after a unit is destroyed."""
    captain.follow(before_it("war.harm.average", "war.turn.end"))
    captain.until(NOTED)
    captain.page.locator(NOTED).first.tap()
    captain.settle()
    before = captain.view()
    captain.lead(before)
    return before, captain.view()


def told_by(view: View, rule: str) -> View:
    lines: list[View] = [line for line in view["chronicle"] if line["rule"] == rule]
    return lines[-1]


def test_who_is_destroyed_is_shown_with_the_sums_and_spoken_once(captain: Captain) -> None:
    _, view = defeated(captain)
    words = captain.words.label(told_by(view, "war.harm.average")["label"], view["names"])
    banner = captain.page.locator(BANNER)
    expect(banner).to_have_attribute("data-happened", "defeat")
    expect(banner.locator(".happened-words")).to_contain_text(words)
    sums = told_by(view, "war.core.shifts")["happened"]["sums"]
    figures = [f"{one:+d}".replace("-", "−") if one else "0" for one in sums]
    expect(banner.locator(".happened-sums b")).to_have_text(figures)
    expect(captain.page.locator("[data-news] p").filter(has_text=words)).to_have_count(1)


def test_a_result_covers_nothing_that_may_be_pressed(captain: Captain) -> None:
    defeated(captain)
    banner = captain.page.locator(BANNER)
    for width, height in SIZES:
        captain.page.set_viewport_size({"width": width, "height": height})
        expect(banner).to_be_visible()
        assert banner.evaluate(COVERED) == [], f"{width}×{height}"
        assert faults(captain.page) == {}, f"{width}×{height}"
    assert complaints(captain.page) == []


def test_a_result_leads_to_the_log_that_tells_all_of_it(captain: Captain) -> None:
    _, view = defeated(captain)
    captain.page.locator(LANE).tap()
    words = captain.words.label(told_by(view, "war.harm.average")["label"], view["names"])
    expect(captain.page.locator("dialog[open] .log")).to_contain_text(words)
    captain.close()


def test_the_same_throw_is_shown_again_after_it_was_taken_back(captain: Captain) -> None:
    captain.open(first(STORY, "war.adv.general", "roll", when=nobody_is_asked_about_it).link)
    captain.page.locator(f"{ASK} [data-roll='app']").tap()
    captain.until(BANNER)
    captain.settle()
    captain.tool("undo")
    captain.until(f"{ASK}[data-kind='roll']")
    captain.settle()
    captain.page.locator(f"{ASK} [data-roll='app']").tap()
    captain.until(BANNER)


def test_a_tap_elsewhere_makes_a_result_quieter_and_nothing_moves(captain: Captain) -> None:
    captain.by_finger()
    _, view = defeated(captain)
    expect(captain.page.locator(".ask")).to_have_attribute("data-lowered", "true")
    buttons = captain.page.locator(f"{ASK} button:visible")
    there = [button.bounding_box() for button in buttons.all()]
    captain.page.locator(".bar h1").tap()
    expect(captain.page.locator(BANNER)).to_have_attribute("data-quiet", "true")
    assert [button.bounding_box() for button in buttons.all()] == there
    assert captain.view()["turn"] == view["turn"]


def test_slips_that_are_turned_lie_open_above_what_they_come_to(player: Player) -> None:
    """tiefen.tactic.reveal"""
    player.arrive("tiefen.tactic.secret")
    while "tiefen.tactic.reveal" not in {line["rule"] for line in player.view()["chronicle"]}:
        player.answer(player.question())
    view = player.view()
    cards = [line["happened"] for line in view["chronicle"] if line["rule"] == "tiefen.tactic.reveal"]
    shown = player.page.locator(f"{BANNER} .happened-card")
    expect(shown).to_have_text([player.words.label(card["word"], view["names"]) for card in cards])
    [came] = [line for line in view["chronicle"] if line["rule"] in ("tiefen.tactic.bonus", "tiefen.tactic.same")]
    expect(player.page.locator(f"{BANNER} .happened-words")).to_contain_text(
        player.words.label(came["label"], view["names"])
    )


def nobody_is_asked_about_it(moment: StoryMoment) -> bool:
    """True of a throw that nobody can change."""
    ask = moment.after.battle.ask
    return ask is None or ask.rule != "war.core.invoke.order"


def throw_as_told(captain: Captain, moment: StoryMoment) -> View:
    """The view after the throw with which a story goes on."""
    view, fell = captain.open(moment.link), moment.entry
    assert isinstance(fell, DiceAnswer)
    captain.enter([view["ask"]["pool"]["faces"].index(face) for face in fell.faces])
    captain.until(BANNER)
    captain.settle()
    return captain.view()


def test_dice_about_which_nobody_is_asked_are_shown_with_their_sums(captain: Captain) -> None:
    view = throw_as_told(captain, first(STORY, "war.attack.shoot", "roll", when=nobody_is_asked_about_it))
    [*_, thrown] = [line for line in view["chronicle"] if line["kind"] == "dice"]
    faces, (own, _) = thrown["faces"], thrown["parted"]
    expect(captain.page.locator(f"{BANNER} .happened-sums b")).to_have_count(2)
    assert captain.page.locator(DICE).evaluate_all(FATE) == [sum(faces[:own]), sum(faces[own:])]
    expect(captain.page.locator(f"{DICE} .die-face")).to_have_count(len(faces))
    for width, height in SIZES:
        captain.page.set_viewport_size({"width": width, "height": height})
        assert captain.page.locator(BANNER).evaluate(COVERED) == [], f"{width}×{height}"
        assert faults(captain.page) == {}, f"{width}×{height}"
    assert complaints(captain.page) == []


def test_of_dice_that_were_thrown_again_the_last_are_shown(captain: Captain) -> None:
    view = throw_as_told(captain, first(ANEW, "war.attack.shoot", "roll", when=second_new_throw))
    *_, own, other = [line["faces"] for line in view["chronicle"] if line["kind"] == "dice"]
    assert captain.page.locator(DICE).evaluate_all(FATE) == [sum(own), sum(other)]


def an_open_roll_follows(moment: StoryMoment) -> bool:
    """True of an answer that tells the sums of a roll that stays open."""
    ask = moment.after.battle.ask
    return ask is not None and ask.rule == "war.core.outcome.attack"


def test_a_roll_that_stays_open_shows_its_sums_itself(captain: Captain) -> None:
    moment = first(STORY, "war.core.invoke.order", when=an_open_roll_follows)
    captain.open(moment.link)
    assert isinstance(moment.entry, OptionsAnswer)
    [key] = moment.entry.keys
    captain.tap(key)
    captain.settle()
    view = captain.view()
    assert view["ask"]["rule"] == "war.core.outcome.attack"
    assert view["table"]["contest"]
    assert view["chronicle"][-1]["happened"]["kind"] == "sums"
    captain.page.set_viewport_size({"width": SIZES[-1][0], "height": SIZES[-1][1]})
    expect(captain.page.locator(LANE)).to_be_visible()
    expect(captain.page.locator(BANNER)).to_have_count(0)


def test_a_die_that_is_not_told_by_a_sum_is_shown_too(captain: Captain) -> None:
    view = throw_as_told(captain, first(COMBAT, "samyra.disengage.roll"))
    [*_, thrown] = [line for line in view["chronicle"] if line["kind"] == "dice"]
    expect(captain.page.locator(f"{DICE} text")).to_have_text([str(face) for face in thrown["faces"]])


def test_the_dice_of_both_sides_are_shown_though_one_threw_before_the_other(player: Player) -> None:
    """tiefen.roll.all"""
    question = player.arrive("tiefen.roll.all")
    while question.rule == "tiefen.roll.all":
        player.answer(question)
        question = player.question()
    view = player.view()
    thrown = {line["who"][0]: sum(line["faces"]) for line in view["chronicle"] if line["kind"] == "dice"}
    result = next(line["happened"] for line in view["chronicle"] if line.get("happened", {}).get("sums"))
    other = next(side for side in thrown if side != result["by"])
    pips = player.page.locator(DICE).evaluate_all("all => all.map(one => one.querySelectorAll('circle').length)")
    assert pips == [thrown[result["by"]], thrown[other]]
