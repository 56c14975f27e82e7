"""Two devices play one battle over a live line: they meet by their codes, and each asks what its seats have to answer."""

from typing import Any

import pytest
from playwright.sync_api import expect
from support.live_table import LINK, entries, join, level, opened, read, shown_code, take
from support.page_player import ELSEWHERE, TAKE_OVER, Player
from support.screen_checks import complaints, faults
from support.scripts import script
from support.waiting import awaited

pytest_plugins = ["support.started_page", "support.two_devices"]

ENDED = ".notice[data-live-ended]"
SECRET = "tiefen.tactic.secret"
ROLL = "tiefen.roll.all"


def ended(player: Player) -> None:
    """End the line at one device."""
    opened(player)
    player.page.locator("[data-action='live-end']").tap()
    player.until("html:not(:has(dialog[open]))")


def in_common(host: Player) -> None:
    """From now on the devices roll together, as the host says in its sheet."""
    opened(host)
    host.page.locator("input[name='live-common']").check()
    host.until("[data-live-common='true']")
    host.close()


def dice(player: Player) -> list[Any]:
    """The dice that an app rolled, of the battle that a device has written last."""
    return [entry for entry in entries(player) if entry[:2] == ["d", "app"]]


def test_an_answer_on_either_device_appears_on_both(host: Player, friend: Player) -> None:
    """A device could go on with a log of its own, ask a question that was answered, or keep another battle than it shows."""
    host.begin()
    join(host, friend)
    assert level(host, friend)
    for count, player in enumerate((friend, host, friend), start=1):
        player.answer(player.question())
        assert level(host, friend)
        assert len(entries(host)) == count
    friend.tool("undo")
    assert level(host, friend)
    assert len(entries(host)) == 2


def test_a_question_is_asked_on_the_device_of_its_seat(host: Player, friend: Player) -> None:
    """Both could answer, or nobody; the other would not know whom the table waits for."""
    host.arrive("tiefen.flow.steps")
    join(host, friend)
    take(host, "a")
    take(friend, "b")
    opened(host)
    expect(host.page.locator("[data-seat='b']")).to_have_attribute("data-place", "elsewhere")
    assert (complaints(host.page), faults(host.page)) == ([], {})
    host.close()
    seen = set()
    for _ in range(12):
        assert level(host, friend)
        ask = host.view()["ask"]
        if ask is None:
            break
        who = ask["who"]
        if who in (["a"], ["b"]):
            mine, other = (host, friend) if who == ["a"] else (friend, host)
            other.until(ELSEWHERE)
            expect(other.page.locator(ELSEWHERE)).to_contain_text(other.words.name(who[0], other.view()["names"]))
            assert (complaints(other.page), faults(other.page)) == ([], {})
            seen.add(who[0])
        else:
            mine = host if host.page.locator(ELSEWHERE).count() == 0 else friend
        mine.until(f"form[data-ask='{ask['rule']}']")
        mine.answer(mine.question())
    assert seen


def test_a_secret_question_is_on_its_own_device_alone_and_nobody_hands_it_over(host: Player, friend: Player) -> None:
    """tiefen.tactic.secret: the other device could show the choice, keep its content, or ask for both."""
    host.arrive(SECRET)
    join(host, friend)
    take(host, "a")
    take(friend, "b")
    for player in (host, friend):
        player.until(f".private ~ .below form[data-ask='{SECRET}']")
        expect(player.page.locator(TAKE_OVER)).to_have_count(0)
    host.take("speed")
    host.until(ELSEWHERE)
    assert host.newest()["save"]["slips"]
    friend.until(f".private ~ .below form[data-ask='{SECRET}']")
    assert not friend.newest()["save"]["slips"]
    friend.take("strength")
    assert level(host, friend)
    for player in (host, friend):
        assert len(player.newest()["save"]["slips"]) == 1


def test_a_roll_by_the_app_is_made_by_all_devices_once_the_host_says_so(host: Player, friend: Player) -> None:
    """A device could draw the dice alone all the same, or a roll in common would not come through on either side."""
    host.arrive(ROLL)
    join(host, friend)
    opened(friend)
    expect(friend.page.locator("[data-live-common='false']")).to_be_visible()
    friend.close()
    friend.page.evaluate(script("note_messages"))
    in_common(host)
    opened(friend)
    expect(friend.page.locator("[data-live-common='true']")).to_be_visible()
    assert (complaints(friend.page), faults(friend.page)) == ([], {})
    friend.close()
    host.page.locator("[data-roll='app']").tap()
    awaited(lambda: len(dice(friend)) == 1)
    assert level(host, friend)
    thrown = dice(host)
    friend.tool("undo")
    awaited(lambda: dice(host) == [])
    assert level(host, friend)
    friend.page.locator("[data-roll='app']").tap()
    awaited(lambda: len(dice(host)) == 1)
    assert level(host, friend)
    assert dice(host) == thrown
    assert friend.page.evaluate("sent") == ["seal", "open", "try", "seal", "open"]
    assert host.page.locator("[data-live-broken]").count() == 0


def test_a_device_that_does_not_reveal_is_told_and_its_roll_does_not_count(host: Player, friend: Player) -> None:
    """Whoever dislikes the dice could leave, and nobody would know."""
    host.arrive(ROLL)
    join(host, friend)
    take(friend, "b")
    in_common(host)
    friend.page.evaluate(script("note_messages"))
    friend.page.evaluate("() => { globalThis.keeps = 'open'; }")
    host.page.locator("[data-roll='app']").tap()
    awaited(lambda: friend.page.evaluate("sent") == ["seal", "open"])
    friend.page.goto("about:blank")
    host.until("[data-live-broken='unopened']")
    expect(host.page.locator("[data-live-broken]")).to_contain_text(host.words.name("b", host.view()["names"]))
    assert (complaints(host.page), faults(host.page)) == ([], {})
    assert dice(host) == []
    host.page.locator("[data-live-broken] [data-action='note-read']").tap()
    host.until("html:not(:has([data-live-broken]))")
    host.page.locator("[data-roll='app']").tap()
    awaited(lambda: len(dice(host)) == 1)
    friend.visit()


def test_a_device_that_was_away_comes_back_to_its_battle(host: Player, friend: Player) -> None:
    """It could get the battle once more as a new one, miss what happened meanwhile, or hold its host up."""
    host.begin()
    join(host, friend)
    friend.answer(friend.question())
    assert level(host, friend)
    friend.home()
    host.answer(host.question())
    ended(host)
    assert len(friend.kept()) == 1
    join(host, friend)
    assert level(host, friend)
    assert len(friend.kept()) == 1


def test_the_guest_carries_on_where_the_host_has_gone(host: Player, friend: Player) -> None:
    """The battle would end with the device that it began on."""
    host.begin()
    join(host, friend)
    host.home()
    friend.until(":is(form[data-ask], .notice)")
    friend.answer(friend.question())
    join(friend, host)
    assert level(host, friend)
    assert len(host.kept()) == 1


@pytest.mark.parametrize("place", [0, 1], ids=["mine", "theirs"])
def test_what_two_devices_did_apart_is_shown_side_by_side_and_the_other_one_is_kept(
    host: Player, friend: Player, place: int
) -> None:
    """Answers of one device could vanish, or both go on with different battles under one name."""
    host.begin()
    join(host, friend)
    ended(host)
    for player, number in ((host, "61"), (friend, "73")):
        player.question()
        player.page.locator("[data-ask] input").fill(number)
        player.confirm()
        player.settle()
    both = [entries(host), entries(friend)]
    friend.home()
    guest_comes(host, friend)
    host.until("[data-live-apart='host']")
    assert (complaints(host.page), faults(host.page)) == ([], {})
    host.page.locator("[data-live-apart] [data-action='continuations']").tap()
    host.until("[data-live-fork]")
    assert (complaints(host.page), faults(host.page)) == ([], {})
    host.page.locator("[data-live-fork] .main").nth(place).tap()
    friend.until("html:not(:has([data-live-apart])) dialog [data-live='guest']")
    friend.close()
    stays, gives_way = (host, friend) if place == 0 else (friend, host)
    assert records(stays) == [both[place]]
    awaited(lambda: len(records(gives_way)) == 2)
    assert all(one in records(gives_way) for one in both)
    friend.answer(friend.question())
    assert level(host, friend)
    assert entries(host)[:-1] == both[place]


def records(player: Player) -> list[Any]:
    """The entries in force of each battle that a device keeps."""
    return [player.record(one["save"])["entries"] for one in player.kept().values()]


def guest_comes(host: Player, guest: Player) -> None:
    """The same as `join`, where the two cannot follow each other yet."""
    guest.follow(shown_code(host))
    guest.until(f"[data-live-state='meeting'] {LINK}")
    read(host, guest.page.locator(LINK).input_value())
    guest.until("[data-live-apart='guest']")
    host.until("dialog [data-live='host']")
    host.close()


def test_codes_that_lead_nowhere_are_told_and_the_right_one_is_still_taken(host: Player, friend: Player) -> None:
    """A code that is misread would use the meeting up, or a link would open in place of the battle."""
    host.begin()
    code = shown_code(host)
    assert (complaints(host.page), faults(host.page)) == ([], {})
    read(host, code)
    host.until("[data-live-trouble='own']")
    read(host, f"{host.site}#b=AbC-_9")
    host.until("[data-live-trouble='foreign']")
    read(host, code[:-3])
    host.until("[data-live-trouble='damaged']")
    friend.follow(code)
    friend.until(f"[data-live-state='meeting'] {LINK}")
    assert (complaints(friend.page), faults(friend.page)) == ([], {})
    read(host, friend.page.locator(LINK).input_value())
    host.until("dialog [data-devices='1']")


def test_a_line_that_ends_is_told_and_the_battle_goes_on_alone(host: Player, friend: Player) -> None:
    """The guest would wait for an answer of a host that is gone."""
    host.begin()
    join(host, friend)
    host.page.goto("about:blank")
    friend.until(ENDED)
    assert (complaints(friend.page), faults(friend.page)) == ([], {})
    friend.answer(friend.question())
    host.visit()


def places(player: Player) -> dict[str, str]:
    """Where each seat is, as the sheet of the devices says on one of them."""
    opened(player)
    seats = player.page.locator("[data-seat]")
    found = {one.get_attribute("data-seat") or "": one.get_attribute("data-place") or "" for one in seats.all()}
    player.close()
    return found


def test_another_game_takes_the_devices_along_and_sides_can_be_swapped(host: Player, friend: Player) -> None:
    """The others would be left in the game before and meet by codes anew, or keep the sides that were to be swapped."""
    host.arrive("tiefen.flow.steps")
    join(host, friend)
    take(host, "a")
    take(friend, "b")
    for again, sides in (("page-together-swapped", "ba"), ("page-play-again", "ba"), ("page-together-swapped", "ab")):
        before = len(friend.kept())
        host.from_more(again)
        awaited(lambda before=before: len(friend.kept()) == before + 1)
        assert level(host, friend)
        for player, mine in zip((host, friend), sides, strict=True):
            awaited(lambda player=player, mine=mine: places(player)[mine] == "here")
            assert set(places(player).values()) == {"here", "elsewhere"}
        mine, other = (host, friend) if host.page.locator(ELSEWHERE).count() == 0 else (friend, host)
        mine.answer(mine.question())
        assert level(mine, other)
    assert len(host.kept()) == len(friend.kept()) == 4
