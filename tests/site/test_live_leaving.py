"""Devices that leave a live line and come back: nobody waits for them, and nobody plays on alone without being told."""

from playwright.sync_api import expect
from support.live_table import LINK, join, level, read, shown_code, take
from support.page_player import ELSEWHERE, Player
from support.screen_checks import complaints, faults

pytest_plugins = ["support.started_page", "support.two_devices"]

SECRET = "tiefen.tactic.secret"
PRIVATE = f".private ~ .below form[data-ask='{SECRET}']"


def at_secret(table_host: Player, friend: Player) -> None:
    """Two devices with a seat each at a secret question."""
    table_host.arrive(SECRET)
    join(table_host, friend)
    take(table_host, "a")
    take(friend, "b")
    for player in (table_host, friend):
        player.until(PRIVATE)


def test_the_seats_of_a_device_that_leaves_are_everybodys_until_it_is_back(table_host: Player, friend: Player) -> None:
    """The host would wait for a device that is gone, or the device come back without its seat."""
    table_host.arrive("tiefen.roll.all")
    [side] = table_host.view()["ask"]["who"]
    join(table_host, friend)
    take(friend, side)
    table_host.until(ELSEWHERE)
    friend.home()
    table_host.until("[data-live-notice='left']")
    assert (complaints(table_host.page), faults(table_host.page)) == ([], {})
    table_host.until("form[data-ask]")
    table_host.page.locator("[data-live-notice] [data-action='note-read']").tap()
    join(table_host, friend)
    table_host.until(ELSEWHERE)
    assert level(table_host, friend)


def test_who_goes_on_alone_with_the_battle_of_several_devices_is_told(table_host: Player, friend: Player) -> None:
    """Two devices could play on apart, each taking the other to be there."""
    table_host.begin()
    join(table_host, friend)
    friend.answer(friend.question())
    assert level(table_host, friend)
    friend.home()
    friend.page.locator("[data-action='go-on'], .battle-card [data-action='continue']").first.tap()
    friend.until("[data-live-notice='alone']")
    assert (complaints(friend.page), faults(friend.page)) == ([], {})
    friend.page.locator("[data-live-notice] [data-action='live-join']").tap()
    friend.until("[data-live-state='waiting'] #code-text")
    read(friend, shown_code(table_host))
    friend.until(f"[data-live-state='meeting'] {LINK}")
    read(table_host, friend.page.locator(LINK).input_value())
    friend.until("dialog [data-live='guest']")
    for player in (table_host, friend):
        player.close()
    assert level(table_host, friend)
    assert len(friend.kept()) == 1


def test_a_code_that_the_camera_opened_in_another_tab_reaches_the_meeting(table_host: Player, friend: Player) -> None:
    """The camera of a device opens links in a new tab, which would begin another meeting there."""
    table_host.begin()
    friend.follow(shown_code(table_host))
    friend.until(f"[data-live-state='meeting'] {LINK}")
    tab = table_host.page.context.new_page()
    tab.goto(friend.page.locator(LINK).input_value())
    expect(tab.get_by_role("dialog")).to_contain_text(table_host.words.say("page-together-taken"))
    tab.close()
    table_host.until("dialog [data-devices='1']")
    friend.until("dialog [data-live='guest']")


def test_a_secret_that_was_covered_by_hand_is_not_shown_again_by_another_device(
    table_host: Player, friend: Player
) -> None:
    """tiefen.tactic.secret: somebody who looks on would read the slip when the other device takes a step back."""
    at_secret(table_host, friend)
    table_host.page.locator("[data-action='cover']").tap()
    table_host.until("main.cover")
    friend.take("strength")
    assert level(table_host, friend)
    table_host.until("main.cover")
    friend.tool("undo")
    assert level(table_host, friend)
    table_host.until("main.cover")
    table_host.page.locator("[data-action='take-over']").first.tap()
    table_host.until(PRIVATE)


def test_whoever_loses_a_seat_to_another_device_is_told(table_host: Player, friend: Player) -> None:
    """The question would vanish from a device in the hand of its player."""
    table_host.begin()
    table_host.answer(table_host.question())
    join(table_host, friend)
    take(table_host, "a")
    take(friend, "a")
    side = table_host.words.name("a", table_host.view()["names"])
    table_host.until(".toast")
    expect(table_host.page.locator(".toast").last).to_contain_text(
        table_host.words.say("page-together-seat-taken", who=side)
    )
