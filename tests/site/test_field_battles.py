"""Whole battles on a described field by taps, from the first screen to the result: in the open, and under cover."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect
from support.device_stores import card
from support.field_on_page import (
    FRAME,
    active,
    at_first_turn,
    free_offers,
    nearest_to_a_foe,
    take_offer,
    taken_over,
    tapped_path,
    within_reach,
)
from support.page_player import ASK, PHONE, Player, Question
from support.screen_checks import faults

pytest_plugins = ["support.field_phone"]

MOST_ANSWERS = 200
MINE, BRIDGE = "Eine Mine", "Morsche Brücke"
NAMES = {"a": "Wacht", "b": "Räuber", "c": "Wölfe"}
VOWS = {"a": "Kein Schritt zurück", "b": "Wir holen das Vieh", "c": "Heulen bis zum Morgen"}
ORDERS = {"a": "rush", "b": "brace", "c": "rush"}


def questions(phone: Player) -> Iterator[Question]:
    """The open question after each answer, to the end of the battle."""
    for _ in range(MOST_ANSWERS):
        question = phone.look()
        if question is None:
            return
        yield question
    raise AssertionError("the battle did not end")


def told(phone: Player) -> set[str]:
    """The rules of the lines of the log that are drawn."""
    lines = phone.page.locator("[data-event]")
    return set(lines.evaluate_all("lines => lines.map(line => line.dataset.event)"))


def play(phone: Player, question: Question) -> None:
    """Go for the nearest foe, and strike."""
    if question.kind == "path":
        tapped_path(phone, nearest_to_a_foe(phone, within_reach(phone)))
    elif question.rule == "frontier.turn.menu":
        attacks = [key for key in question.free if key.startswith("attack.")]
        phone.tap(attacks[0] if attacks else "move" if "move" in question.free else "rest")
        phone.settle()
    else:
        phone.answer(question)


@pytest.mark.parametrize("map", ["ford", "woods"])
def test_a_whole_battle_is_played_by_taps(phone: Player, map: str) -> None:
    """Secrets of three people, paths on the map, attacks, rulings, three interruptions, and the end."""
    phone.lots.seed(map)
    at_first_turn(phone, map, reserve="a")
    page = phone.page
    assert page.viewport_size == PHONE["viewport"]
    phone.tap("hold")
    phone.settle()
    interruptions, seen = ["in.", "luck.", "storm"], set[str]()
    for question in questions(phone):
        assert page.locator(FRAME).count() or question.covered
        seen |= told(phone)
        offers = [key for key in free_offers(phone) if key.startswith(tuple(interruptions[:1]))]
        if interruptions and offers and not question.covered:
            take_offer(phone, offers[0])
            interruptions.pop(0)
        elif question.rule == "frontier.storm.whom":
            phone.take("b.3")
        else:
            play(phone, question)
    assert interruptions == []
    expect(page.locator("[data-action='new']")).to_be_visible()
    expect(page.locator(".result")).to_be_visible()
    assert faults(page) == {}
    assert seen | told(phone) >= {
        "frontier.setup.reserve",
        "frontier.round.order",
        "frontier.move.path",
        "frontier.hold.step_in",
        "frontier.fight.outcome",
        "frontier.fight.luck",
        "frontier.storm.whom",
        "frontier.end.when",
    }


@pytest.fixture
def covert_rules(phone: Player) -> Iterator[Player]:
    """The house rule under which the game master plays two parties under cover, set by taps, and put back."""
    house_rules(phone, "covert")
    yield phone
    phone.home()
    house_rules(phone, "open")


def house_rules(phone: Player, master: str) -> None:
    card(phone, "frontier").locator("[data-action='house-rules']").tap()
    phone.page.locator(f"[data-switch='frontier.opt.master'] input[value='{master}']").check()
    phone.close()


def mark(phone: Player, path: str, key: str) -> None:
    """Tap one of the options of a field."""
    phone.page.locator(f"[data-field='{path}'] label:has(input[value='{key}'])").tap()


def secrets(phone: Player) -> None:
    """The game master fills in what is secret: one hit point each, a card face down, and one that lies open."""
    page = phone.page
    taken_over(phone, "gm")
    mark(phone, "reserve", "b")
    for figure in ("b1", "b2", "b3", "c1"):
        page.locator(f"#field-health-{figure}").fill("1")
    page.locator("#field-traits-1-secret").fill(MINE)
    page.locator("[data-add='traits']").tap()
    mark(phone, "traits.2.hidden", "no")
    page.locator("#field-traits-2-text").fill(BRIDGE)
    expect(page.locator("#field-traits-2-secret")).to_have_count(0)
    assert faults(page) == {}
    phone.confirm()
    phone.until("[data-ask='frontier.round.plan']")


def plan(phone: Player, side: str) -> None:
    """An order, a foe and a vow of the side that is asked."""
    expect(phone.page.locator(".decider")).to_contain_text(NAMES[side])
    phone.until("[data-kind='form'] .controls:enabled")
    mark(phone, "order", ORDERS[side])
    phone.page.locator("[data-field='marked'] label").first.tap()
    phone.page.locator("#field-vow").fill(VOWS[side])
    phone.confirm()


def plans(phone: Player) -> None:
    """The phone goes to the watch, then once to the game master for both parties; nobody reads what lies there."""
    taken_over(phone, "a")
    plan(phone, "a")
    phone.until("[data-taker='gm']:enabled")
    expect(phone.page.locator("[data-taker='a']")).to_have_count(1)
    assert readable(phone, *VOWS.values()) == []
    taken_over(phone, "gm")
    plan(phone, "b")
    plan(phone, "c")
    phone.until("[data-ask='frontier.turn.menu']")


def readable(phone: Player, *texts: str) -> list[str]:
    """Which of these texts can be read by whoever holds the phone."""
    seen = "".join(phone.outside())
    return [text for text in texts if text in seen]


def throw(phone: Player, *, first: bool) -> None:
    """Type a die: the watch strikes with a six against a one, everybody else with a one against a six."""
    face = 6 if first == active(phone).startswith("a") else 1
    phone.page.locator(f"{ASK} .pad button").nth(face - 1).tap()
    phone.confirm()
    phone.settle()


def fall(phone: Player) -> None:
    """Who holds the phone is advised that the figure stands; the game master, who knows the hit points, that it falls."""
    page, proposed = phone.page, f"{ASK} [data-proposed='true'] [data-option]"
    expect(page.locator(proposed)).to_have_attribute("data-option", "stands")
    page.locator(".ask [data-action='peek']").tap()
    page.locator("[data-taker='gm']:enabled").tap()
    phone.until(".private ~ .below [data-ask='frontier.fight.falls'] .controls:enabled")
    expect(page.locator(proposed)).to_have_attribute("data-option", "falls")
    phone.tap("falls")
    phone.settle()


def test_a_whole_battle_under_cover_is_played_by_taps(covert_rules: Player) -> None:
    """Forms, orders, hit points and cards lie face down, are passed on and turned; vows stay sealed to the end."""
    phone, page = covert_rules, covert_rules.page
    phone.begin("frontier")
    phone.take("ford")
    secrets(phone)
    rounds = rolls = falls = 0
    turned, seen = False, set[str]()
    for question in questions(phone):
        seen |= told(phone)
        if question.rule == "frontier.round.plan":
            rounds += 1
            plans(phone)
            orders = page.locator("[data-event='frontier.round.order']")
            expect(orders).to_have_count(3 * rounds)
            assert readable(phone, *VOWS.values()) == []
        elif question.kind == "roll":
            throw(phone, first=rolls % 2 == 0)
            rolls += 1
        elif question.rule == "frontier.fight.falls":
            fall(phone)
            falls += 1
        elif rounds == 2 and not turned:
            assert readable(phone, MINE, BRIDGE) == [BRIDGE]
            take_offer(phone, "trait.0")
            turned = True
            expect(page.locator("[data-event='frontier.setup.trait']")).to_contain_text(MINE)
        else:
            play(phone, question)
    assert (rounds, turned) == (3, True)
    assert falls
    expect(page.locator("[data-action='new']")).to_be_visible()
    assert readable(phone, *VOWS.values()) == list(VOWS.values())
    assert faults(page) == {}
    assert seen | told(phone) >= {
        "frontier.setup.reserve",
        "frontier.round.mark",
        "frontier.fight.damage",
        "frontier.fight.falls",
        "frontier.round.vow",
        "frontier.end.when",
    }
