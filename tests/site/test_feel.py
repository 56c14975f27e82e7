"""Made for the table: thumbs, slips of the finger, the player opposite, dim light, a phone that shows, sounds and stirs."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Locator, ViewportSize, expect
from support.named_moments import StoryMoment, asks, first
from support.page_player import ASK, TAKE_OVER, Player, View
from support.war_on_page import RAID, Captain, invokes, war_at

from gonfalon.questions.dice import Source
from gonfalon.questions.roll import DiceAnswer, Roll

pytest_plugins = ["support.started_page"]

TABLE, SIDEWAYS, SMALL = (
    ViewportSize(width=360, height=740),
    ViewportSize(width=740, height=360),
    ViewportSize(width=320, height=568),
)
RAID_STORY = Path(__file__).parents[1] / "stories" / "war" / "raid.story"
FIGURE, MAIN, SLIM, SOON = 20, 56, 60, 300
"""Pixels: of a figure to be read from afar, a main action, a notice in one line; milliseconds before the next tap."""

HIDE = """hidden => {
    Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
}"""
LISTEN = """() => {
    const heard = { animated: [], started: 0, shaken: 0, held: 0, released: 0 };
    globalThis.heard = heard;
    globalThis.deaf = {
        animate: Element.prototype.animate,
        start: AudioBufferSourceNode.prototype.start,
    };
    Element.prototype.animate = function (frames, options) {
        const { duration = options, delay = 0 } = Object(options);
        heard.animated.push(Number(duration) + delay);
        return deaf.animate.call(this, frames, options);
    };
    AudioBufferSourceNode.prototype.start = function (...when) {
        heard.started += 1;
        return deaf.start.apply(this, when);
    };
    Object.defineProperty(navigator, "vibrate", { value: () => { heard.shaken += 1; }, configurable: true });
    const release = async () => { heard.released += 1; };
    const request = async () => { heard.held += 1; return { release }; };
    Object.defineProperty(navigator, "wakeLock", { value: { request }, configurable: true });
}"""
DEAF = """() => {
    Element.prototype.animate = deaf.animate;
    AudioBufferSourceNode.prototype.start = deaf.start;
    delete navigator.vibrate;
    delete navigator.wakeLock;
    document.dispatchEvent(new Event("visibilitychange"));
}"""
MAINS = """() => [...document.querySelectorAll(".battle .main")].map(main => {
    const { height, top } = main.getBoundingClientRect();
    return [main.outerHTML.slice(0, 90), height, top + height / 2];
})"""
BROKEN = """() => [...document.querySelectorAll(".group-head > span")].flatMap(span => {
    const text = span.firstChild.nodeName === "#text" ? span.firstChild : [...span.childNodes].find(node => node.data?.trim());
    return [...text.data.matchAll(/[^\\s-]+/g)].filter(({ index, 0: word }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
    }).map(([word]) => word);
})"""
"""Words in the headings of groups that do not stand in one line."""


@pytest.fixture
def captain(player: Player) -> Captain:
    return Captain(player.page, player.site, "feel")


@contextmanager
def watched(player: Player) -> Iterator[None]:
    """Count the things that the page makes the device do, instead of doing them."""
    player.page.evaluate(LISTEN)
    try:
        yield
    finally:
        player.page.evaluate(DEAF)


def heard(player: Player) -> dict[str, Any]:
    counted: dict[str, Any] = player.page.evaluate("heard")
    return counted


def change_preferences(player: Player, *names: str) -> None:
    """Change these preferences in the sheet, out of a battle."""
    player.from_more("page-preferences")
    for name in names:
        player.page.locator(f"[data-preference='{name}']").tap()
    player.close()


def box(thing: Locator) -> FloatRect:
    found = thing.bounding_box()
    assert found
    return found


def turn_of(player: Player) -> int:
    return int(player.newest()["turn"])


def test_preferences_hold_and_the_device_is_asked_for_no_more(player: Player) -> None:
    with watched(player):
        player.arrive("tiefen.roll.all")
        player.when("heard.held === 1")
        player.page.evaluate(HIDE, True)
        player.page.evaluate(HIDE, False)
        player.when("heard.held === 2")
        change_preferences(player, "awake")
        player.when("heard.released > 0")
        change_preferences(player, "awake")
        player.when("heard.held === 3")
        player.roll()
        player.settle()
        quiet = heard(player)
        assert (quiet["animated"], quiet["started"], quiet["shaken"]) == ([], 0, 0), "the device asks for calm"
        assert player.page.evaluate("document.getAnimations().length") == 0
        change_preferences(player, "motion", "sound", "vibration")
        expect(player.page.locator("html")).to_have_attribute("data-motion", "on")
        before = heard(player)
        player.roll()
        player.settle()
        loud = heard(player)
        assert loud["started"] > before["started"] > 0
        assert loud["shaken"] == before["shaken"] + 1 == 2
        assert loud["animated"] and max(loud["animated"]) <= SOON
        change_preferences(player, "motion")
        expect(player.page.locator("html")).to_have_attribute("data-motion", "off")
        player.home()
        player.when("heard.released > 1")


def attacked(captain: Captain, wanted: str) -> tuple[View, View]:
    """The view before an attack that is begun with this preference, and its option."""
    view = captain.open_at(asks("war.action.one"), *RAID)
    change_preferences(captain, wanted)
    target = next(one for one in view["ask"]["options"] if one["key"].startswith("attack") and not one["barred"])
    captain.choose(view, target)
    return view, target


def test_the_app_throws_at_once_where_that_is_wished_for(captain: Captain) -> None:
    """A throw that is taken back, or comes after a result, waits for a tap."""
    view, target = attacked(captain, "rolls")
    captain.until(f"{ASK}:not([data-ask='war.action.one'], [data-kind='roll'])")
    captain.settle()
    contest = captain.view()["table"]["contest"]
    assert contest["outcome"] and turn_of(captain) == view["turn"] + 2
    captain.tool("undo")
    captain.until(f"{ASK}[data-kind='roll']")
    captain.settle()
    assert turn_of(captain) == view["turn"] + 1
    captain.tool("undo")
    captain.until("[data-ask='war.action.one']")
    captain.choose(captain.view(), target)
    captain.until(f"{ASK}[data-kind='roll']")
    captain.page.locator(f"{ASK} [data-roll='app']").tap()
    captain.until(f"{ASK}:not([data-kind='roll'])")
    captain.arrive("tiefen.tactic.secret")
    for tactic in ("speed", "strength"):
        captain.page.locator(TAKE_OVER).first.tap()
        captain.take(tactic)
    captain.play_until("tiefen.deeds.count")
    captain.take(captain.question().free[-1])
    assert captain.question().kind == "roll", "two slips have turned over"
    captain.page.evaluate("() => localStorage.clear()")


def test_the_app_goes_on_after_a_roll_where_that_is_wished_for(captain: Captain) -> None:
    """A person who wants to change a roll takes the last step back, and is asked."""
    view, _ = attacked(captain, "unchanged")
    captain.until(f"{ASK}[data-kind='roll'] .controls:enabled")
    captain.go_by("at-table")
    for throw, worst in enumerate(("-4", "4")):
        captain.page.locator(f"{ASK} [data-sums='{throw}'] [data-sum='{worst}']").tap()
    captain.until(f"{ASK}:not([data-kind='roll'], :has([data-option='pass']))")
    captain.settle()
    after = captain.view()
    assert after["turn"] == view["turn"] + 3, "a target, a throw, and a roll that nobody changes"
    captain.page.locator(".tools [data-action='undo']:enabled").tap()
    captain.until(f"{ASK} [data-option='pass']:enabled")
    assert captain.view()["turn"] == after["turn"] - 1
    captain.take("pass")
    assert captain.view()["chronicle"] == after["chronicle"]
    captain.page.locator(".happened").wait_for()
    captain.page.evaluate("() => localStorage.clear()")


def both_have_advantages(moment: StoryMoment) -> bool:
    """True of a throw that whoever is behind can change for free."""
    ask = moment.battle.ask
    one, other = (1, 1, 1, 1, -1, -1, -1, -1), (-1, -1, -1, -1, 1, 1, 1, 1)
    return isinstance(ask, Roll) and ask.pool.dice == len(one) and has_free(moment, one) and has_free(moment, other)


def has_free(moment: StoryMoment, faces: tuple[int, ...]) -> bool:
    """True if something may be used for free after this throw."""
    ask = StoryMoment(moment.battle, DiceAnswer(faces, Source.TABLE)).after.view["ask"]
    return ask is not None and any(one["role"] == "free" and not one["barred"] for one in ask["options"])


def test_a_roll_that_something_given_would_change_for_free_is_asked_about(captain: Captain) -> None:
    captain.open(first(RAID_STORY, "war.attack.shoot", "roll", when=both_have_advantages).link)
    change_preferences(captain, "unchanged")
    captain.page.locator(f"{ASK} [data-roll='app']").tap()
    captain.until(f"{ASK}:not([data-kind='roll'])")
    captain.settle()
    view = captain.view()
    assert view["table"]["contest"]["outcome"]
    assert any(one["role"] == "free" and not one["barred"] for one in view["ask"]["options"])
    captain.page.evaluate("() => localStorage.clear()")


def test_cards_turn_and_pieces_walk(captain: Captain) -> None:
    captain.page.locator("[data-action='preferences']").tap()
    captain.page.locator("[data-preference='motion']").tap()
    captain.close()
    captain.arrive("tiefen.tactic.secret")
    with watched(captain):
        for tactic in ("speed", "strength"):
            captain.page.locator(TAKE_OVER).first.tap()
            captain.take(tactic)
        assert heard(captain)["animated"] == []
        captain.play_until("tiefen.deeds.count")
        captain.play_until("tiefen.roll.all")
        assert len(heard(captain)["animated"]) == 2, "two slips turn over"
    view = captain.open_at(asks("war.action.one"), *RAID)
    with watched(captain):
        turn = view["turn"]
        moves = [one["key"] for one in view["ask"]["options"] if one["key"].startswith("move") and not one["barred"]]
        captain.take(moves[0])
        places = {piece["id"]: piece["place"] for piece in view["table"]["pieces"]}
        after = captain.view()
        walked = [one for one in after["table"]["pieces"] if one["place"] != places[one["id"]]]
        assert walked and after["turn"] == turn + 1
        captain.when("heard.animated.length > 0")
        fresh = captain.page.locator(f".token[data-at='{walked[0]['id']}']")
        expect(fresh).to_have_attribute("data-fresh", "true")
    change_preferences(captain, "motion")


def test_an_answer_is_taken_back_at_a_tap_until_the_next_one(player: Player) -> None:
    player.arrive("tiefen.tactic.secret")
    with watched(player):
        player.page.locator(TAKE_OVER).first.tap()
        player.take("speed")
        line = player.page.locator(".ways[data-last-answer='true'] .last-answer")
        expect(line).to_contain_text(player.words.say("page-last-answer", what="secret"))
        player.page.locator(TAKE_OVER).first.tap()
        player.take("strength")
        question = player.play_until("tiefen.deeds.count")
        assert question
        key = question.free[-1]
        words = player.page.locator(f"{ASK} [data-option='{key}'] .option-words").inner_text()
        turn = turn_of(player)
        player.take(key)
        expect(line).to_contain_text(words.split("\n")[0].strip())
        shown, below = box(line), box(player.page.locator(".below, .cover").first)
        assert shown["y"] >= below["y"] + below["height"] - 1, "the question is not covered"
        spot = box(line)
        player.page.touchscreen.tap(spot["x"] + 9, spot["y"] + 9)
        player.until(f"[data-ask='{question.rule}']")
        player.settle()
        expect(line).to_have_count(0)
        player.take(key)
        assert box(line) == spot
        player.page.touchscreen.tap(spot["x"] + spot["width"] - 9, spot["y"] + 9)
        player.until(f"[data-ask='{question.rule}']")
        player.settle()
        assert turn_of(player) == turn


def test_a_held_button_that_says_something_else_by_now_does_nothing(captain: Captain) -> None:
    page = captain.page
    captain.open_at(asks("war.turn.choose"), *RAID)
    captain.bring_up()
    page.locator(f"{ASK} [data-action='offers']").tap()
    giving_up = page.locator(f"{ASK} [data-offer='concede.p1']")
    giving_up.evaluate(
        "button => button.addEventListener('click', () => { window.clicks = (window.clicks ?? 0) + 1; })"
    )
    giving_up.hover()
    page.mouse.down()
    expect(giving_up).to_have_attribute("data-holding", "done")
    giving_up.evaluate("button => { button.append('!'); }")
    page.mouse.up()
    expect(giving_up).not_to_have_attribute("data-holding", "done")
    assert page.evaluate("window.clicks") is None
    captain.hold(giving_up)
    assert page.evaluate("window.clicks") == 1


def test_a_slip_of_the_finger_harms_nobody(captain: Captain) -> None:
    """Giving up stands among what else may be done: folded away, and held."""
    page = captain.page
    view = captain.open_at(asks("war.turn.choose"), *RAID)
    also = page.locator(f"{ASK} [data-offers]")
    giving_up = also.locator("[data-offer='concede.p1']")
    expect(giving_up).to_be_hidden()
    captain.bring_up()
    also.locator("[data-action='offers']").tap()
    giving_up.tap()
    expect(page.locator(".toast")).to_contain_text(captain.words.say("page-hold"))
    giving_up.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".toast")).to_contain_text(captain.words.say("page-hold-keys"))
    assert turn_of(captain) == view["turn"]
    also.locator("[data-offer='gm']").tap()
    captain.until("[data-ask='war.core.situation_aspect']")
    captain.settle()
    back, listed = page.locator(f"{ASK} [data-option='back']"), captain.question().rule
    back.hover()
    page.mouse.down()
    assert turn_of(captain) == view["turn"] + 1, "nothing acts before the finger lifts"
    page.mouse.move(1, 1)
    page.mouse.up()
    assert captain.question().rule == listed
    back.evaluate("back => { back.click(); back.click(); }")
    captain.until("[data-ask='war.turn.choose']")
    captain.settle()
    assert turn_of(captain) == view["turn"] + 2, "the second tap does not count"
    expect(giving_up).to_be_hidden()
    captain.bring_up()
    also.locator("[data-action='offers']").tap()
    captain.hold(giving_up)
    expect(page.locator(ASK)).to_have_count(0)
    assert turn_of(captain) == view["turn"] + 3


def turned(captain: Captain) -> None:
    """Turn the screen round, and wait until the sheet has left the history."""
    captain.from_more("page-turn")
    captain.until("html:not(:has(dialog[open]))")


def test_the_screen_turns_round_for_the_player_opposite(captain: Captain) -> None:
    page, half = captain.page, TABLE["height"] / 2
    captain.open_at(asks("war.turn.choose"), *RAID)
    home = page.locator(".bar [data-action='home']")
    upright = box(page.locator(ASK))
    assert upright["y"] > half / 2
    turned(captain)
    assert box(home)["y"] > half
    assert abs(box(page.locator(ASK))["y"] + upright["y"] + upright["height"] - TABLE["height"]) <= 1
    captain.lead(captain.view())
    captain.button("page-more").tap()
    sheet = box(page.get_by_role("dialog"))
    assert sheet["y"] == 0 and sheet["height"] < TABLE["height"]
    captain.close()
    turned(captain)
    assert box(home)["y"] < half
    turned(captain)
    captain.home()
    expect(page.locator("html[data-turned]")).to_have_count(0)


def test_the_course_of_the_battle_is_one_swipe_away(player: Player) -> None:
    player.arrive("tiefen.roll.all")
    steps = player.view()["table"]["steps"]
    share = box(player.page.locator("[data-action='share']"))
    fingers = player.page.context.new_cdp_session(player.page)
    for kind, up in (("touchStart", -9), ("touchMove", 90), ("touchMove", 200)):
        at = {"x": share["x"] + 9, "y": share["y"] - up}
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [at]})
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    course = player.page.locator("dialog .course > li")
    expect(course).to_have_count(len(steps))
    for line, step in zip(course.all(), steps, strict=True):
        expect(line).to_contain_text(player.words.label(step["label"], player.view()["names"]))
        expect(line.locator(f"a[href$='#{step['rule']}']")).to_have_count(1)
    expect(player.page.locator("dialog .course > [aria-current='step']")).to_have_count(1)
    player.close()
    player.page.locator(".table [data-action='course']").tap()
    expect(course).to_have_count(len(steps))
    player.close()


def test_what_matters_is_big_and_low(captain: Captain) -> None:
    page = captain.page
    page.set_viewport_size(TABLE)
    mains: list[list[Any]] = []
    for rule in ("tiefen.tactic.secret", "tiefen.roll.all"):
        captain.arrive(rule)
        note = page.locator("[data-note]")
        for size in (SMALL, TABLE):
            page.set_viewport_size(size)
            assert box(note)["height"] <= SLIM
        page.locator("[data-action='note-read']").tap()
        mains += page.evaluate(MAINS)
    view = captain.open_at(invokes, *RAID)
    mains += page.evaluate(MAINS)
    assert len(mains) >= 4
    assert [main for main in mains if main[1] < MAIN - 0.5 or main[2] < TABLE["height"] / 2] == []
    totals = page.locator(".hand-total b")
    for total in totals.all():
        assert float(total.evaluate("total => parseFloat(getComputedStyle(total).fontSize)")) >= FIGURE
    assert all(box(die)["height"] >= FIGURE for die in page.locator(".hand-dice .die-face").all())
    page.locator(".hand [data-action='big']").first.tap()
    for hand, figure in zip(view["table"]["contest"]["hands"], page.locator(".big-figure").all(), strict=True):
        assert figure.inner_text().replace("−", "-").replace("+", "") == str(hand["total"])
        assert float(figure.evaluate("one => parseFloat(getComputedStyle(one).fontSize)")) >= 5 * FIGURE
    captain.close()
    page.set_viewport_size(SIDEWAYS)
    field, below = box(page.locator("main.field")), box(page.locator(".below"))
    assert field["x"] + field["width"] <= below["x"] + 1


@pytest.mark.parametrize("language", ["de", "fr", "en"])
def test_no_heading_breaks_a_word(captain: Captain, language: str) -> None:
    captain.speak(language)
    captain.follow(war_at(asks("war.action.one"), *RAID))
    captain.until("[data-ask='war.action.one'] [data-action='group']")
    for size in (SMALL, TABLE):
        captain.page.set_viewport_size(size)
        assert captain.page.evaluate(BROKEN) == []
