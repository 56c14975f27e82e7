"""Drawing has no side effects: the same state drawn once more makes the same page. Whatever is changed meanwhile is heard. And
drawing has the browser make the layout a few times only.
"""

from itertools import islice
from statistics import median

import pytest
from support import drawing_passes
from support.named_moments import asks
from support.page_player import READY, Player
from support.scripts import script
from support.war_on_page import RAID, war_at

pytest_plugins = ["support.started_page"]

WITH_THE_NEXT_QUESTION = """() => {
    globalThis.drawnWithIt = new Promise(done => {
        const asked = document.querySelector("form[data-ask]");
        const watch = new MutationObserver(() => {
            if (document.querySelector("form[data-ask]") === asked) return;
            watch.disconnect();
            const battle = document.querySelector(".battle");
            done([battle.dataset.busy, battle.querySelector(".ways").dataset.lastAnswer]);
        });
        watch.observe(document.body, { subtree: true, childList: true });
    });
}"""
"""Notes what stands around the next question in the drawing that brings it: whether the page still waits, and whether the answer
can be taken back at a tap.
"""

LOST_PICTURES = """() => [...document.querySelectorAll("#page use")]
    .map(one => one.getAttribute("href"))
    .filter(address => !address.startsWith("#") || !document.getElementById(address.slice(1)))"""
REDRAWN = script("draw_again")
"""Draws the page once more; gives what differs in the document afterwards."""


def assert_pure(player: Player) -> None:
    """Drawn once more the page is the same, and drawing asks for no further drawing."""
    player.until("html:has(.pictures):not(:has([data-busy='true'], [aria-busy='true']))")
    assert player.page.evaluate(REDRAWN) == []


def test_the_first_screen_and_its_sheets_are_drawn_without_side_effects(player: Player) -> None:
    player.page.locator(READY).wait_for(state="attached")
    assert_pure(player)
    for action in ("add-plugin", "house-rules", "preferences"):
        player.page.locator(f"[data-action='{action}']").first.tap()
        player.page.get_by_role("dialog").wait_for()
        assert_pure(player)
        player.close()


def test_every_picture_is_found_in_the_page_once_the_sprite_is_there(player: Player) -> None:
    """A name that the sprite lacks, or a sprite that is not one, would leave controls without their pictures."""
    player.begin("war")
    player.until("html:has(.pictures)")
    assert player.page.locator("use").count() > 0
    assert player.page.evaluate(LOST_PICTURES) == []


def test_a_covered_question_and_a_private_one_are_drawn_without_side_effects(player: Player) -> None:
    player.arrive("tiefen.tactic.secret")
    assert_pure(player)
    player.page.locator("[data-action='take-over']").first.tap()
    player.until("[data-option='speed']")
    player.settle()
    assert_pure(player)


def test_a_roll_half_entered_and_its_outcome_are_drawn_without_side_effects(player: Player) -> None:
    player.arrive("tiefen.roll.all")
    player.page.locator("[data-ask] .pad button").first.tap()
    assert_pure(player)
    player.page.locator("[data-action='take-back']").tap()
    with player.unhurried():
        player.roll()
        player.settle()
        assert_pure(player)


def test_a_form_a_board_and_the_sheets_of_a_battle_are_drawn_without_side_effects(player: Player) -> None:
    player.begin("war")
    assert_pure(player)
    player.follow(war_at(asks("war.action.one"), *RAID))
    player.until("[data-ask='war.action.one'] .controls:enabled")
    assert_pure(player)
    for message in ("page-as-list", "page-chronicle", "page-print", "page-rulings", "page-legend"):
        player.from_more(message)
        assert_pure(player)
        if player.page.get_by_role("dialog").count():
            player.close()
    player.page.locator("[data-action='board-picture']").tap()


def test_what_came_of_an_answer_is_drawn_at_once(player: Player) -> None:
    question = player.arrive("tiefen.flow.steps")
    player.page.evaluate(WITH_THE_NEXT_QUESTION)
    player.tap(question.free[-1])
    assert player.page.evaluate("() => globalThis.drawnWithIt") == ["false", "true"]


ANSWERS = 12
MOST_LAYOUTS, MOST_STYLES = 4, 6
"""One layout and two style passes more than the answers of any system cost: on a slow machine the waiting is drawn, too."""


@pytest.mark.parametrize("battle", drawing_passes.READY)
def test_an_answer_has_the_layout_made_a_few_times_only(player: Player, battle: str) -> None:
    """Layouts that are read between changes double the figures (`bench_site.py --parts passes` has all of them)."""
    told = list(islice(drawing_passes.answered(player, battle), ANSWERS))
    assert median(one.layouts for one in told) <= MOST_LAYOUTS, told
    assert median(one.styles for one in told) <= MOST_STYLES, told
