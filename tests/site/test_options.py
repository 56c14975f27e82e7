"""Options in the panel: what may be done comes first, and no group opens of which nothing may be done."""

import pytest
from playwright.sync_api import expect
from support.named_moments import asks
from support.page_player import ASK, Player, View
from support.war_on_page import RAID, Captain

pytest_plugins = ["support.started_page"]

ORDER = """ask => [...ask.querySelectorAll("[data-option]:not(.closing *)")]
    .map(option => [option.getAttribute("aria-disabled") === "true", option.dataset.option])"""


@pytest.fixture
def captain(player: Player) -> Captain:
    return Captain(player.page, player.site, "options")


def spent(view: View) -> bool:
    """A turn in which nothing is left in the first group."""
    options = view["ask"]["options"] if asks("war.action.one")(view) else []
    groups = [one["group"]["with"]["of"] for one in options if one["group"]]
    first = [one for one in options if one["group"] and one["group"]["with"]["of"] == groups[0]]
    return bool(first) and all(one["barred"] for one in first)


def shared(view: View) -> bool:
    """Two players may do something, and the first of them something not."""
    if not asks("war.core.invoke.order")(view):
        return False
    options = [one for one in view["ask"]["options"] if one["of"]]
    free = dict.fromkeys(one["of"] for one in options if not one["barred"])
    return len(free) > 1 and any(one["barred"] and one["of"] == next(iter(free)) for one in options)


def test_a_group_without_anything_free_stays_folded(captain: Captain) -> None:
    captain.page.set_viewport_size({"width": 740, "height": 360})
    captain.open_at(spent, *RAID)
    heads = captain.page.locator(f"{ASK} [data-action='group']")
    for way in ("undo", "redo"):
        captain.tool(way)
    assert heads.first.get_attribute("data-free") == "0"
    unfolded = captain.page.locator(f"{ASK} [data-action='group'][aria-expanded='true']")
    expect(unfolded).to_have_count(1)
    expect(unfolded).not_to_have_attribute("data-free", "0")


def test_what_may_be_done_stands_before_what_is_barred_whoever_it_concerns(captain: Captain) -> None:
    captain.open_at(shared, "ready.castle")
    seen = captain.page.locator(ASK).evaluate(ORDER)
    assert {barred for barred, _ in seen} == {True, False}
    assert seen == sorted(seen, key=lambda one: one[0])


HEADINGS = """heads => heads.map(({ childNodes }) =>
    [...childNodes].filter(one => one instanceof Text).map(({ data }) => data).join("").trim())"""
"""The words of groups, without how many answers there are to each."""


def test_groups_keep_their_places_when_a_free_move_is_spent(captain: Captain) -> None:
    view = captain.open_at(asks("war.action.one"), *RAID)
    heads = captain.page.locator(f"{ASK} [data-action='group'] > span")
    before = heads.evaluate_all(HEADINGS)
    moves = [one for one in view["ask"]["options"] if one["key"].startswith("move.") and not one["barred"]]
    captain.take(moves[0]["key"])
    captain.until(f"{ASK}[data-ask='war.action.one']")
    assert before == heads.evaluate_all(HEADINGS)
    for mark in ("::before", "::after"):
        button = captain.page.locator(f"{ASK} [data-option='end']")
        assert button.evaluate("(node, mark) => getComputedStyle(node, mark).content", mark) == "none"
