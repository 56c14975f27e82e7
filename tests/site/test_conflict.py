"""Conflicts of the FATE rules by taps: a whole one without a net, badges, and what a step costs."""

import pytest
from playwright.sync_api import expect
from support.fault_server import WHOLE
from support.page_player import Player, View
from support.war_on_page import Captain

pytest_plugins = ["support.started_page"]


@pytest.fixture
def captain(player: Player) -> Captain:
    """The warm phone in the hands of somebody who goes for the enemy."""
    return Captain(player.page, player.site, "conflict")


def shares_emblem(view: View) -> bool:
    """True if the one who is asked has a badge besides the emblem, as somebody else has the same emblem."""
    colours = {side["id"]: side["colour"] for side in view["table"]["sides"]}
    return list(colours.values()).count(colours[view["ask"]["who"][0]]) > 1


def test_a_player_has_the_same_badge_wherever_it_stands(captain: Captain) -> None:
    captain.begin("sotc")
    captain.take("ready.court")
    view = next(view for view in captain.led() if view["ask"]["rule"] == "sotc.act.one" and shares_emblem(view))
    [who] = view["ask"]["who"]
    on_table = captain.page.locator(".player").filter(has_text=captain.words.name(who, view["names"]))
    badge = on_table.locator(".owner-letter").first.text_content() or ""
    assert badge
    expect(captain.page.locator("[data-ask] .ask-head .owner-letter")).to_have_text(badge)


def test_a_zone_tells_what_a_step_onto_it_costs(captain: Captain) -> None:
    """sotc.move.one_zone"""
    captain.begin("sotc")
    captain.take("ready.rooftop")
    view = next(view for view in captain.led() if view["ask"]["rule"] == "sotc.act.one")
    steps = [one for one in view["ask"]["options"] if one["role"] == "direct" and one["rule"] == "sotc.move.one_zone"]
    assert steps
    for step in steps:
        price = captain.page.locator(f".zone:has(> [data-at='{step['on']}']) > .prospect")
        told = captain.words.label(step["note"], view["names"])
        assert told.endswith(f" −{step['label']['with']['penalty']}"), "a word says what the figure is of"
        expect(price).to_have_text(told)


def test_the_signs_explain_the_figure_between_two_zones(captain: Captain) -> None:
    """sotc.frame.zones"""
    captain.begin("sotc")
    captain.take("ready.rooftop")
    view = next(captain.led())
    assert any(one["value"] for one in view["table"]["links"])
    captain.tool("more")
    captain.page.locator("dialog [data-action='signs']").tap()
    expect(captain.page.locator(".signs")).to_contain_text(captain.words.say("page-sign", sign="cost"))
    captain.close()


def test_a_whole_conflict_is_led_by_taps_without_a_net(captain: Captain) -> None:
    captain.page.locator(WHOLE).wait_for()
    captain.page.context.set_offline(True)
    try:
        captain.begin("sotc")
        captain.take("ready.court")
        view = captain.checked()
        assert captain.on_table
        for line in (view["result"], *view["result"]["lines"]):
            expect(captain.page.locator("main")).to_contain_text(captain.words.label(line["label"], view["names"]))
    finally:
        captain.page.context.set_offline(False)
