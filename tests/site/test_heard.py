"""For whoever plays by ear: what is read aloud after an answer and along with a question, and what things are called."""

import re

import pytest
from playwright.sync_api import Locator, expect
from support.named_moments import asks
from support.page_player import ASK, Player, View
from support.war_on_page import RAID, Captain, around, invokes

pytest_plugins = ["support.started_page"]

NEWS = "[data-news] p"
CHANCES = f"{NEWS}[data-chances]"
ORNAMENT = re.compile(r"[+‹§✓]$|^[+‹§✓]")


@pytest.fixture
def captain(player: Player) -> Captain:
    return Captain(player.page, player.site, "heard")


def asked(player: Player) -> Locator:
    return player.page.locator("#ask-words")


def chances(player: Player, view: View) -> list[re.Pattern[str]]:
    """The chances of a view as they are heard: about what, and each of them."""
    words, names = player.words, view["names"]
    return [
        re.compile(
            ".*".join(
                re.escape(words.label(label, names))
                for label in (case["label"], *(bar["label"] for bar in case["bars"]))
            )
            + ".*%"
        )
        for case in view["odds"]
    ]


def test_only_what_is_new_is_read_aloud(player: Player) -> None:
    player.arrive("tiefen.roll.all")
    news = player.page.locator(NEWS)
    expect(news).to_have_count(0)  # nothing has happened since the battle was opened
    before = {line["n"] for line in player.view()["chronicle"]}
    player.roll()
    player.settle()
    view = player.view()
    fresh = [line for line in view["chronicle"] if line["n"] not in before]
    expect(news.and_(player.page.locator(":not([data-chances])"))).to_have_count(len(fresh))
    for place, line in enumerate(fresh):
        expect(news.nth(place)).to_contain_text(player.words.label(line["label"], view["names"]))
    player.tool("undo")
    expect(news.first).to_have_text(player.words.say("page-live-undone"))
    player.speak("fr")
    expect(player.page.locator("[role=log]")).to_have_attribute("aria-live", "off")


def test_where_nothing_is_told_the_answer_is_and_chances_once_they_are_counted(captain: Captain) -> None:
    words = captain.words
    view = captain.open_at(asks("war.action.one"), *RAID)
    taken = next(option for option in view["ask"]["options"] if option["key"].startswith("other."))
    captain.take(taken["key"])
    expect(captain.page.locator(CHANCES)).to_have_text(chances(captain, captain.view()))
    answered = words.say("page-live-answer", answer=words.label(taken["label"], view["names"]))
    expect(captain.page.locator(NEWS).first).to_have_text(answered)
    captain.speak("en")
    expect(captain.page.locator(NEWS)).to_have_count(0)  # a change of language reads nothing anew, nor keeps the old


def test_who_is_asked_and_how_a_roll_stands_is_said_along_with_the_question(captain: Captain) -> None:
    words = captain.words
    view = captain.open_at(invokes, *RAID)
    outcome = words.label(view["table"]["contest"]["outcome"], view["names"])
    everybody = (words.name(one, view["names"]) for one in view["ask"]["who"])
    expect(asked(captain)).to_have_accessible_description(re.compile(".*".join(map(re.escape, everybody))))
    expect(asked(captain)).to_have_accessible_description(re.compile(re.escape(outcome)))
    expect(captain.page.get_by_role("region", name=words.say("page-below", now="ask"), exact=True)).to_be_visible()
    expect(captain.page.get_by_role("group", name=words.say("page-answer"), exact=True)).to_be_visible()
    captain.arrive("tiefen.sides.two")
    table = words.say("page-decides", act="choice", who="", count=1, role="table")
    expect(asked(captain)).to_have_accessible_description(table)
    captain.arrive("tiefen.after.morale.input")
    question = captain.view()
    note = words.label(question["ask"]["note"][0], question["names"])
    expect(asked(captain)).to_have_accessible_description(re.compile(re.escape(note)))
    captain.play_until()
    ended = captain.view()
    expect(asked(captain)).to_have_accessible_description(words.label(ended["result"]["label"], ended["names"]))


def test_a_tap_on_the_field_says_what_it_does_and_ornaments_are_not_read(captain: Captain) -> None:
    page, words = captain.page, captain.words
    view = captain.open_at(asks("war.turn.choose"), *RAID)
    names, pieces = view["names"], view["table"]["pieces"]
    alone = [
        one
        for one in view["ask"]["options"]
        if one["on"] and not one["barred"] and around(view, one["on"]) == {one["on"]}
    ]
    assert alone
    for option in alone:
        token = page.locator(f".token[data-at='{option['on']}']")
        expect(token).to_have_accessible_name(re.compile(re.escape(words.label(option["label"], names))))
    for rider in (piece for piece in pieces if piece["on"]):
        along = words.say("page-live-riders", riders=words.name(rider["id"], names))
        expect(page.locator(f".token[data-at='{rider['on']}']")).to_have_accessible_name(re.compile(re.escape(along)))
    captain.arrive("tiefen.sides.two")
    for button in page.locator(f"{ASK} [data-option], .log a").all():
        expect(button).not_to_have_accessible_name(ORNAMENT)


def test_steps_of_a_number_and_dice_from_the_pad_are_heard(player: Player) -> None:
    player.begin()
    page = player.page
    step = player.words.say("page-number-step", step=1, way="up")
    heard = page.locator(f"{ASK} [role=status]")
    expect(heard).to_have_text("")
    page.locator(ASK).get_by_role("button", name=step, exact=True).tap()
    expect(heard).to_have_text(page.locator(f"{ASK} input").input_value())
    player.arrive("tiefen.roll.all")
    pad = page.locator(f"{ASK} .pad button")
    pad.nth(3).tap()
    expect(heard).to_have_text(pad.nth(3).inner_text().strip())
