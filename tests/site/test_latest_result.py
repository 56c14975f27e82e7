"""The lane below the rail: of what the latest answer brought it tells what matters most."""

import pytest
from playwright.sync_api import expect
from support.page_player import TAKE_OVER, Player, View
from support.screen_checks import complaints, faults
from support.war_on_page import NOTED, Captain, before_it

pytest_plugins = ["support.started_page"]

SIZES = ((320, 568), (360, 740), (740, 360))
STRIP = ".lane :is(.glance-line, .happened-told)"
NEWS = "[data-news] p"
INSIDE = """line => {
    const { top, bottom, left, right } = line.getBoundingClientRect();
    const strip = line.parentElement.getBoundingClientRect();
    const dice = [...line.querySelectorAll(".die-face")].map(die => die.getBoundingClientRect());
    return [{ top, bottom, left, right }, ...dice].every(box => box.top >= strip.top - 1 && box.bottom <= strip.bottom + 1)
        && line.scrollHeight <= line.clientHeight + 1;
}"""
"""Nothing of it is cut off."""


@pytest.fixture
def captain(player: Player) -> Captain:
    return Captain(player.page, player.site, "strip")


def fresh(view: View, before: View) -> list[View]:
    lines: list[View] = view["chronicle"]
    return lines[len(before["chronicle"]) :]


def test_a_unit_that_is_destroyed_is_told_before_the_turn_that_ends(captain: Captain) -> None:
    captain.follow(before_it("war.harm.average", "war.turn.end"))
    captain.until(NOTED)
    captain.page.locator(NOTED).first.tap()
    captain.settle()
    before = captain.view()
    captain.lead(before)
    view, words = captain.view(), captain.words
    [lost] = [line for line in fresh(view, before) if line["rule"] == "war.harm.average"]
    assert fresh(view, before)[-1]["rule"] != "war.harm.average"
    said = words.label(lost["label"], view["names"])
    for width, height in SIZES:
        captain.page.set_viewport_size({"width": width, "height": height})
        strip = captain.page.locator(STRIP)
        expect(strip).to_contain_text(said)
        assert strip.evaluate(INSIDE), f"{width}×{height}"
        assert (complaints(captain.page), faults(captain.page)) == ([], {})
    heard = [line["label"] for line in fresh(view, before) if line["weight"] == "outcome"]
    for place, label in enumerate(heard):
        expect(captain.page.locator(NEWS).nth(place)).to_contain_text(words.label(label, view["names"]))
    expect(captain.page.locator(f"{NEWS}:not([data-chances])")).to_have_count(len(fresh(view, before)))


def test_slips_that_are_turned_are_told_before_the_sums_that_follow(player: Player) -> None:
    """tiefen.tactic.reveal"""
    player.arrive("tiefen.tactic.secret")
    before = player.view()
    while "tiefen.tactic.reveal" not in {line["rule"] for line in fresh(player.view(), before)}:
        before = player.view()
        player.answer(player.question())
    view = player.view()
    outcomes = [line for line in fresh(view, before) if line["weight"] == "outcome"]
    assert fresh(view, before)[-1] not in outcomes
    told = player.page.locator(STRIP).inner_text()
    assert any(player.words.label(line["label"], view["names"]) in told for line in outcomes)


def test_nothing_is_told_while_the_phone_is_handed_over(player: Player) -> None:
    player.arrive("tiefen.flow.steps")
    before = player.view()
    player.take("close")
    player.until(TAKE_OVER)
    view = player.view()
    words = [player.words.label(line["label"], view["names"]) for line in fresh(view, before)]
    assert words
    expect(player.page.locator(".lane")).to_have_count(0)
    expect(player.page.locator(NEWS)).to_have_count(0)
    player.page.locator(TAKE_OVER).first.tap()
    player.settle()
    expect(player.page.locator(NEWS).filter(has_text=words[-1])).to_have_count(1)
    player.page.locator("[data-action='cover']").tap()
    player.until(TAKE_OVER)
    expect(player.page.locator(NEWS)).to_have_count(0)
