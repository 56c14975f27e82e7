"""The chronicle: rows that unfold, what of it is shown, and where it stands."""

import pytest
from playwright.sync_api import ViewportSize, expect
from support.named_moments import asks, first, second_new_throw
from support.page_player import Player, View
from support.screen_checks import complaints, faults
from support.stories import record_in
from support.waiting import awaited
from support.war_on_page import RAID, Captain, war_at

from gonfalon.formats import link
from press.paths import ROOT

pytest_plugins = ["support.started_page"]

OPPOSED = ROOT / "web/rulebook/war/stories/war.adv.pin.overcome.1.story"
THREE_TOWNS = ROOT / "tests/stories/war/three_towns.story"
LOG = "[role=log]"
ROW = f"{LOG} [data-log-row]"
DESKTOP: ViewportSize = {"width": 1400, "height": 900}
TABLET: ViewportSize = {"width": 820, "height": 1180}


def after_a_hit(view: View) -> bool:
    """True if somebody was hit by a unit, and the next turn begins."""
    hit = any(line.get("happened", {}).get("kind") == "hit" and line["happened"]["by"] for line in view["chronicle"])
    return hit and asks("war.turn.choose")(view)


@pytest.fixture
def captain(player: Player) -> Captain:
    """The warm phone, in a raid where somebody was hit."""
    captain = Captain(player.page, player.site, "log")
    captain.follow(war_at(after_a_hit, *RAID))
    captain.until("[data-ask]")
    captain.settle()
    return captain


def test_a_row_tells_who_did_what_to_whom_and_unfolds_to_dice_and_rules(captain: Captain) -> None:
    page, view = captain.page, captain.view()
    captain.tool("log")
    expect(page.locator("dialog[open]")).to_contain_text(captain.words.say("page-log"))
    results = [(line.get("deed"), line["happened"]) for line in view["chronicle"] if "happened" in line]
    deed, hit = next((deed, one) for deed, one in results if one["kind"] == "hit" and one["by"])
    came = "defeat" if (deed, "defeat") in [(deed, one["kind"]) for deed, one in results] else "hit"
    row = page.locator(f"dialog [data-log-row='{came}']").first
    for piece in (hit["by"], hit["to"]):
        expect(row.locator("summary")).to_contain_text(captain.words.name(piece, view["names"]))
    expect(row.locator("summary")).to_contain_text(captain.words.say("page-log-result", kind=came))
    expect(row.locator(".line.dice").first).to_be_hidden()
    row.locator("summary").tap()
    expect(row.locator(".line.dice .die-face").first).to_be_visible()
    expect(row.locator(".line a").first).to_be_visible()
    assert (complaints(page), faults(page)) == ([], {})
    captain.close()


def test_a_move_that_a_piece_opposes_is_one_row_with_its_sums_and_where_it_led(captain: Captain) -> None:
    """war.adv.pin.overcome"""
    view = captain.open(link.write(record_in(OPPOSED)))
    move = next(line["happened"] for line in view["chronicle"] if line["rule"] == "war.over.result")
    captain.tool("log")
    row = captain.page.locator("dialog [data-log-row]", has_text=captain.words.name(move["to"], view["names"])).last
    expect(row.locator("summary")).to_contain_text(captain.words.name(move["by"], view["names"]))
    for total in ("+3", "+1"):
        expect(row.locator("summary .log-sums")).to_contain_text(total)
    captain.close()


def test_all_throws_of_a_roll_that_was_made_anew_twice_are_in_its_row(captain: Captain) -> None:
    """war.core.total"""
    thrice = first(THREE_TOWNS, "war.attack.shoot", "roll", when=second_new_throw).after
    captain.open(thrice.link)
    view = awaited(lambda: (shown := captain.view())["turn"] == len(thrice.battle.record) and shown)
    thrown = [line for line in view["chronicle"] if line["kind"] == "dice"]
    assert len({line["deed"] for line in thrown[-3:]}) == 1
    captain.tool("log")
    throws = captain.page.locator("dialog [data-log-row]", has=captain.page.locator(".log-sums")).last
    expect(throws.locator(".line.dice")).to_have_count(3)
    captain.close()


def test_every_line_stands_in_the_log_once(captain: Captain) -> None:
    events = captain.page.locator("[data-event]").evaluate_all("all => all.map(one => one.dataset.event)")
    assert events == [line["rule"] for line in captain.view()["chronicle"]][-len(events) :]
    captain.tool("log")
    expect(captain.page.locator("[data-event]")).to_have_count(len(events))
    captain.close()


def test_the_log_is_narrowed_to_results_rulings_and_sides(captain: Captain) -> None:
    page, view = captain.page, captain.view()
    captain.tool("log")
    rows = page.locator(f"{LOG} > :not(h3)")
    every, some = rows.count(), page.locator("dialog [data-action='log-filter']")
    some.select_option("results")
    results = rows.count()
    assert 0 < results < every
    some.select_option(view["table"]["sides"][0]["id"])
    assert 0 < rows.count() <= every
    some.select_option("rulings")
    expect(page.locator(f"{LOG} .line")).to_have_count(0)
    some.select_option("all")
    expect(rows).to_have_count(every)
    captain.close()


def test_on_wide_screens_the_log_stands_beside_the_question(captain: Captain) -> None:
    page = captain.page
    expect(page.locator(ROW).last).to_be_hidden()
    for size in (TABLET, DESKTOP):
        page.set_viewport_size(size)
        expect(page.locator(LOG)).to_be_visible()
        captain.tool("log")
        expect(page.locator("dialog[open]")).to_have_count(0)
        expect(page.locator(ROW).last).to_be_in_viewport()
        assert faults(page) == {}


def test_the_piece_that_acts_stands_beside_the_map_of_a_desktop(captain: Captain) -> None:
    page = captain.page
    captain.open_anew(war_at(asks("war.action.one"), *RAID))
    expect(page.locator("#acting-title")).to_have_count(0)
    page.set_viewport_size(DESKTOP)
    view = captain.view()
    [acting] = [one for one in view["table"]["pieces"] if one["state"] == "active"]
    expect(page.locator("#acting-title")).to_have_text(captain.words.name(acting["id"], view["names"]))
