"""For those who look on: the table in large figures, and nothing to tap but the way back."""

from playwright.sync_api import expect
from support.named_moments import asks
from support.page_player import Player
from support.screen_checks import complaints, faults
from support.war_on_page import RAID, Captain, invokes, war_at

pytest_plugins = ["support.started_page"]

IN_FIELD = """zone => {
    const field = zone.closest(".field").getBoundingClientRect();
    const { top, bottom } = zone.getBoundingClientRect();
    return top >= field.top && bottom <= field.bottom + 1;
}"""
SIZES = ((320, 568), (740, 360), (820, 1180), (1400, 900))


def test_the_table_is_shown_to_those_who_look_on(player: Player) -> None:
    captain = Captain(player.page, player.site, "spectator")
    page, words = captain.page, captain.words
    captain.follow(war_at(asks("war.turn.choose"), *RAID))
    captain.until("[data-ask='war.turn.choose']")
    view = captain.view()
    captain.from_more("page-watch")
    seen = page.locator(".spectator")
    expect(seen).to_contain_text(words.label(view["ask"]["label"], view["names"]))
    expect(seen.locator("button:not([inert] *, .notices *)")).to_have_count(1)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        expect(seen.locator(".token").first).to_be_in_viewport()
        assert (complaints(page), faults(page).get("sticks out", [])) == ([], [])
    page.locator("[data-action='watch-end']").tap()
    expect(page.locator("[data-ask]")).to_be_visible()


def test_a_result_stands_whole_before_those_who_look_on(player: Player) -> None:
    captain = Captain(player.page, player.site, "spectator")
    page = captain.page
    captain.open_at(asks("war.attack.shoot", "roll"), *RAID)
    captain.page.locator("[data-roll='app']").tap()
    captain.settle()
    while (question := captain.question()).rule == "war.core.invoke.order":
        captain.take("pass")
    assert question.rule
    captain.from_more("page-watch")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        for part in page.locator(".spectator-now :is(.big-figure, .spectator-sums, .big-words)").all():
            expect(part).to_be_in_viewport(ratio=0.99)
    page.locator("[data-action='watch-end']").tap()


def test_an_open_roll_stands_whole_before_those_who_look_on(player: Player) -> None:
    captain = Captain(player.page, player.site, "spectator")
    page = captain.page
    captain.open_at(invokes, *RAID)
    captain.from_more("page-watch")
    for width, height in ((740, 360), (360, 740), (820, 1180), (1400, 900)):
        page.set_viewport_size({"width": width, "height": height})
        for part in page.locator(".spectator-now :is(.big-figure, .big-dice, .big-words, .spectator-next)").all():
            expect(part).to_be_in_viewport(ratio=0.99)
    page.locator("[data-action='watch-end']").tap()


def test_a_large_battlefield_is_whole_before_those_who_look_on(player: Player) -> None:
    captain = Captain(player.page, player.site, "spectator")
    page = captain.page
    captain.open_at(asks("war.turn.choose"), "ready.lastday")
    captain.from_more("page-watch")
    for width, height in ((1400, 900), (820, 1180), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        captain.when(f"""[...document.querySelectorAll(".spectator .zone")].every({IN_FIELD})""")
    page.locator("[data-action='watch-end']").tap()
