"""Devices that leave a live line and come back: nobody waits for them, and nobody plays on alone without being told."""

from playwright.sync_api import expect
from support.live_table import LINK, join, level, read, shown_code, take
from support.page_player import ELSEWHERE, Player
from support.screen_checks import complaints, faults

pytest_plugins = ["support.started_page", "support.two_devices"]

SECRET = "tiefen.tactic.secret"
PRIVATE = f".private ~ .below form[data-ask='{SECRET}']"


def at_secret(host: Player, friend: Player) -> None:
    """Two devices with a seat each at a secret question."""
    host.arrive(SECRET)
    join(host, friend)
    take(host, "a")
    take(friend, "b")
    for player in (host, friend):
        player.until(PRIVATE)


def test_the_seats_of_a_device_that_leaves_are_everybodys_until_it_is_back(host: Player, friend: Player) -> None:
    """The host would wait for a device that is gone, or the device come back without its seat."""
    host.arrive("tiefen.roll.all")
    [side] = host.view()["ask"]["who"]
    join(host, friend)
    take(friend, side)
    host.until(ELSEWHERE)
    friend.home()
    host.until("[data-live-notice='left']")
    assert (complaints(host.page), faults(host.page)) == ([], {})
    host.until("form[data-ask]")
    host.page.locator("[data-live-notice] [data-action='note-read']").tap()
    join(host, friend)
    host.until(ELSEWHERE)
    assert level(host, friend)


def test_who_goes_on_alone_with_the_battle_of_several_devices_is_told(host: Player, friend: Player) -> None:
    """Two devices could play on apart, each taking the other to be there."""
    host.begin()
    join(host, friend)
    friend.answer(friend.question())
    assert level(host, friend)
    friend.home()
    friend.page.locator("[data-action='go-on'], .battle-card [data-action='continue']").first.tap()
    friend.until("[data-live-notice='alone']")
    assert (complaints(friend.page), faults(friend.page)) == ([], {})
    friend.page.locator("[data-live-notice] [data-action='live-join']").tap()
    friend.until("[data-live-state='waiting'] #code-text")
    read(friend, shown_code(host))
    friend.until(f"[data-live-state='meeting'] {LINK}")
    read(host, friend.page.locator(LINK).input_value())
    friend.until("dialog [data-live='guest']")
    for player in (host, friend):
        player.close()
    assert level(host, friend)
    assert len(friend.kept()) == 1


def test_a_code_that_the_camera_opened_in_another_tab_reaches_the_meeting(host: Player, friend: Player) -> None:
    """The camera of a device opens links in a new tab, which would begin another meeting there."""
    host.begin()
    friend.follow(shown_code(host))
    friend.until(f"[data-live-state='meeting'] {LINK}")
    tab = host.page.context.new_page()
    tab.goto(friend.page.locator(LINK).input_value())
    expect(tab.get_by_role("dialog")).to_contain_text(host.words.say("page-together-taken"))
    tab.close()
    host.until("dialog [data-devices='1']")
    friend.until("dialog [data-live='guest']")


def test_a_secret_that_was_covered_by_hand_is_not_shown_again_by_another_device(host: Player, friend: Player) -> None:
    """tiefen.tactic.secret: somebody who looks on would read the slip when the other device takes a step back."""
    at_secret(host, friend)
    host.page.locator("[data-action='cover']").tap()
    host.until("main.cover")
    friend.take("strength")
    assert level(host, friend)
    host.until("main.cover")
    friend.tool("undo")
    assert level(host, friend)
    host.until("main.cover")
    host.page.locator("[data-action='take-over']").first.tap()
    host.until(PRIVATE)


def test_whoever_loses_a_seat_to_another_device_is_told(host: Player, friend: Player) -> None:
    """The question would vanish from a device in the hand of its player."""
    host.begin()
    host.answer(host.question())
    join(host, friend)
    take(host, "a")
    take(friend, "a")
    side = host.words.name("a", host.view()["names"])
    host.until(".toast")
    expect(host.page.locator(".toast").last).to_contain_text(host.words.say("page-together-seat-taken", who=side))
