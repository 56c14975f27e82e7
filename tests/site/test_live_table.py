"""Two devices play one battle over a live line: they meet by their codes, and each asks what its seats have to answer."""

from functools import partial
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


def in_common(table_host: Player) -> None:
    """From now on the devices roll together, as the host says in its sheet."""
    opened(table_host)
    table_host.page.locator("input[name='live-common']").check()
    table_host.until("[data-live-common='true']")
    table_host.close()


def dice(player: Player) -> list[Any]:
    """The dice that an app rolled, of the battle that a device has written last."""
    return [entry for entry in entries(player) if entry[:2] == ["d", "app"]]


def test_an_answer_on_either_device_appears_on_both(table_host: Player, friend: Player) -> None:
    """A device could go on with a log of its own, ask a question that was answered, or keep another battle than it shows."""
    table_host.begin()
    join(table_host, friend)
    assert level(table_host, friend)
    for count, player in enumerate((friend, table_host, friend), start=1):
        player.answer(player.question())
        assert level(table_host, friend)
        assert len(entries(table_host)) == count
    friend.tool("undo")
    assert level(table_host, friend)
    assert len(entries(table_host)) == 2


def test_a_question_is_asked_on_the_device_of_its_seat(table_host: Player, friend: Player) -> None:
    """Both could answer, or nobody; the other would not know whom the table waits for."""
    table_host.arrive("tiefen.flow.steps")
    join(table_host, friend)
    take(table_host, "a")
    take(friend, "b")
    opened(table_host)
    expect(table_host.page.locator("[data-seat='b']")).to_have_attribute("data-place", "elsewhere")
    assert (complaints(table_host.page), faults(table_host.page)) == ([], {})
    table_host.close()
    seen = set()
    for _ in range(12):
        assert level(table_host, friend)
        ask = table_host.view()["ask"]
        if ask is None:
            break
        who = ask["who"]
        if who in (["a"], ["b"]):
            mine, other = (table_host, friend) if who == ["a"] else (friend, table_host)
            other.until(ELSEWHERE)
            expect(other.page.locator(ELSEWHERE)).to_contain_text(other.words.name(who[0], other.view()["names"]))
            assert (complaints(other.page), faults(other.page)) == ([], {})
            seen.add(who[0])
        else:
            mine = table_host if table_host.page.locator(ELSEWHERE).count() == 0 else friend
        mine.until(f"form[data-ask='{ask['rule']}']")
        mine.answer(mine.question())
    assert seen


def test_a_secret_question_is_on_its_own_device_alone_and_nobody_hands_it_over(
    table_host: Player, friend: Player
) -> None:
    """tiefen.tactic.secret: the other device could show the choice, keep its content, or ask for both."""
    table_host.arrive(SECRET)
    join(table_host, friend)
    take(table_host, "a")
    take(friend, "b")
    for player in (table_host, friend):
        player.until(f".private ~ .below form[data-ask='{SECRET}']")
        expect(player.page.locator(TAKE_OVER)).to_have_count(0)
    table_host.take("speed")
    table_host.until(ELSEWHERE)
    assert table_host.newest()["save"]["slips"]
    friend.until(f".private ~ .below form[data-ask='{SECRET}']")
    assert not friend.newest()["save"]["slips"]
    friend.take("strength")
    assert level(table_host, friend)
    for player in (table_host, friend):
        assert len(player.newest()["save"]["slips"]) == 1


def test_a_roll_by_the_app_is_made_by_all_devices_once_the_host_says_so(table_host: Player, friend: Player) -> None:
    """A device could draw the dice alone all the same, or a roll in common would not come through on either side."""
    table_host.arrive(ROLL)
    join(table_host, friend)
    opened(friend)
    expect(friend.page.locator("[data-live-common='false']")).to_be_visible()
    friend.close()
    friend.page.evaluate(script("note_messages"))
    in_common(table_host)
    opened(friend)
    expect(friend.page.locator("[data-live-common='true']")).to_be_visible()
    assert (complaints(friend.page), faults(friend.page)) == ([], {})
    friend.close()
    table_host.page.locator("[data-roll='app']").tap()
    awaited(lambda: len(dice(friend)) == 1)
    assert level(table_host, friend)
    thrown = dice(table_host)
    friend.tool("undo")
    awaited(lambda: dice(table_host) == [])
    assert level(table_host, friend)
    friend.page.locator("[data-roll='app']").tap()
    awaited(lambda: len(dice(table_host)) == 1)
    assert level(table_host, friend)
    assert dice(table_host) == thrown
    assert friend.page.evaluate("sent") == ["seal", "open", "try", "seal", "open"]
    assert table_host.page.locator("[data-live-broken]").count() == 0


def test_a_device_that_does_not_reveal_is_told_and_its_roll_does_not_count(table_host: Player, friend: Player) -> None:
    """Whoever dislikes the dice could leave, and nobody would know."""
    table_host.arrive(ROLL)
    join(table_host, friend)
    take(friend, "b")
    in_common(table_host)
    friend.page.evaluate(script("note_messages"))
    friend.page.evaluate("() => { globalThis.keeps = 'open'; }")
    table_host.page.locator("[data-roll='app']").tap()
    awaited(lambda: friend.page.evaluate("sent") == ["seal", "open"])
    friend.page.goto("about:blank")
    table_host.until("[data-live-broken='unopened']")
    expect(table_host.page.locator("[data-live-broken]")).to_contain_text(
        table_host.words.name("b", table_host.view()["names"])
    )
    assert (complaints(table_host.page), faults(table_host.page)) == ([], {})
    assert dice(table_host) == []
    table_host.page.locator("[data-live-broken] [data-action='note-read']").tap()
    table_host.until("html:not(:has([data-live-broken]))")
    table_host.page.locator("[data-roll='app']").tap()
    awaited(lambda: len(dice(table_host)) == 1)
    friend.visit()


def test_a_device_that_was_away_comes_back_to_its_battle(table_host: Player, friend: Player) -> None:
    """It could get the battle once more as a new one, miss what happened meanwhile, or hold its host up."""
    table_host.begin()
    join(table_host, friend)
    friend.answer(friend.question())
    assert level(table_host, friend)
    friend.home()
    table_host.answer(table_host.question())
    ended(table_host)
    assert len(friend.kept()) == 1
    join(table_host, friend)
    assert level(table_host, friend)
    assert len(friend.kept()) == 1


def test_the_guest_carries_on_where_the_host_has_gone(table_host: Player, friend: Player) -> None:
    """The battle would end with the device that it began on."""
    table_host.begin()
    join(table_host, friend)
    table_host.home()
    friend.until(":is(form[data-ask], .notice)")
    friend.answer(friend.question())
    join(friend, table_host)
    assert level(table_host, friend)
    assert len(table_host.kept()) == 1


@pytest.mark.parametrize("place", [0, 1], ids=["mine", "theirs"])
def test_what_two_devices_did_apart_is_shown_side_by_side_and_the_other_one_is_kept(
    table_host: Player, friend: Player, place: int
) -> None:
    """Answers of one device could vanish, or both go on with different battles under one name."""
    table_host.begin()
    join(table_host, friend)
    ended(table_host)
    for player, number in ((table_host, "61"), (friend, "73")):
        player.question()
        player.page.locator("[data-ask] input").fill(number)
        player.confirm()
        player.settle()
    both = [entries(table_host), entries(friend)]
    friend.home()
    guest_comes(table_host, friend)
    table_host.until("[data-live-apart='host']")
    assert (complaints(table_host.page), faults(table_host.page)) == ([], {})
    table_host.page.locator("[data-live-apart] [data-action='continuations']").tap()
    table_host.until("[data-live-fork]")
    assert (complaints(table_host.page), faults(table_host.page)) == ([], {})
    table_host.page.locator("[data-live-fork] .main").nth(place).tap()
    friend.until("html:not(:has([data-live-apart])) dialog [data-live='guest']")
    friend.close()
    stays, gives_way = (table_host, friend) if place == 0 else (friend, table_host)
    assert records(stays) == [both[place]]
    awaited(lambda: len(records(gives_way)) == 2)
    assert all(one in records(gives_way) for one in both)
    friend.answer(friend.question())
    assert level(table_host, friend)
    assert entries(table_host)[:-1] == both[place]


def records(player: Player) -> list[Any]:
    """The entries in force of each battle that a device keeps."""
    return [player.record(one["save"])["entries"] for one in player.kept().values()]


def guest_comes(table_host: Player, guest: Player) -> None:
    """The same as `join`, where the two cannot follow each other yet."""
    guest.follow(shown_code(table_host))
    guest.until(f"[data-live-state='meeting'] {LINK}")
    read(table_host, guest.page.locator(LINK).input_value())
    guest.until("[data-live-apart='guest']")
    table_host.until("dialog [data-live='host']")
    table_host.close()


def test_codes_that_lead_nowhere_are_told_and_the_right_one_is_still_taken(table_host: Player, friend: Player) -> None:
    """A code that is misread would use the meeting up, or a link would open in place of the battle."""
    table_host.begin()
    code = shown_code(table_host)
    assert (complaints(table_host.page), faults(table_host.page)) == ([], {})
    read(table_host, code)
    table_host.until("[data-live-trouble='own']")
    read(table_host, f"{table_host.site}#b=AbC-_9")
    table_host.until("[data-live-trouble='foreign']")
    read(table_host, code[:-3])
    table_host.until("[data-live-trouble='damaged']")
    friend.follow(code)
    friend.until(f"[data-live-state='meeting'] {LINK}")
    assert (complaints(friend.page), faults(friend.page)) == ([], {})
    read(table_host, friend.page.locator(LINK).input_value())
    table_host.until("dialog [data-devices='1']")


def test_a_line_that_ends_is_told_and_the_battle_goes_on_alone(table_host: Player, friend: Player) -> None:
    """The guest would wait for an answer of a host that is gone."""
    table_host.begin()
    join(table_host, friend)
    table_host.page.goto("about:blank")
    friend.until(ENDED)
    assert (complaints(friend.page), faults(friend.page)) == ([], {})
    friend.answer(friend.question())
    table_host.visit()


def places(player: Player) -> dict[str, str]:
    """The place of each seat, as the sheet of the devices says on one of them."""
    opened(player)
    seats = player.page.locator("[data-seat]")
    found = {one.get_attribute("data-seat") or "": one.get_attribute("data-place") or "" for one in seats.all()}
    player.close()
    return found


def sits(player: Player, side: str) -> bool:
    return places(player)[side] == "here"


def keeps(player: Player, count: int) -> bool:
    """True if the device keeps so many battles."""
    return len(player.kept()) == count


def test_another_game_takes_the_devices_along_and_sides_can_be_swapped(table_host: Player, friend: Player) -> None:
    """The others would be left in the game before and meet by codes anew, or keep the sides that were to be swapped."""
    table_host.arrive("tiefen.flow.steps")
    join(table_host, friend)
    take(table_host, "a")
    take(friend, "b")
    known = 1
    for again, sides in (("page-together-swapped", "ba"), ("page-play-again", "ba"), ("page-together-swapped", "ab")):
        table_host.from_more(again)
        known += 1
        awaited(partial(keeps, friend, known))
        assert level(table_host, friend)
        for player, side in zip((table_host, friend), sides, strict=True):
            awaited(partial(sits, player, side))
            assert set(places(player).values()) == {"here", "elsewhere"}
        mine, other = (table_host, friend) if table_host.page.locator(ELSEWHERE).count() == 0 else (friend, table_host)
        mine.answer(mine.question())
        assert level(mine, other)
    assert keeps(table_host, known)
