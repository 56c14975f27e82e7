"""Whole battles on a described field by taps, from the first screen to the result: in the open, and under cover."""

import re
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


def questions(field_phone: Player) -> Iterator[Question]:
    """The open question after each answer, to the end of the battle."""
    for _ in range(MOST_ANSWERS):
        question = field_phone.look()
        if question is None:
            return
        yield question
    raise AssertionError("the battle did not end")


def told(field_phone: Player) -> set[str]:
    """The rules of the lines of the chronicle that are drawn."""
    lines = field_phone.page.locator("[data-event]")
    return set(lines.evaluate_all("lines => lines.map(line => line.dataset.event)"))


def play(field_phone: Player, question: Question) -> None:
    """Go for the nearest foe, and strike."""
    if question.kind == "path":
        tapped_path(field_phone, nearest_to_a_foe(field_phone, within_reach(field_phone)))
    elif question.rule == "frontier.turn.menu":
        attacks = [key for key in question.free if key.startswith("attack.")]
        field_phone.tap(attacks[0] if attacks else "move" if "move" in question.free else "rest")
        field_phone.settle()
    else:
        field_phone.answer(question)


def test_a_whole_battle_is_played_by_taps(field_phone: Player) -> None:
    """Secrets of three people, paths on the map, attacks, rulings, three interruptions, and the end."""
    field_phone.rng.seed("woods")
    at_first_turn(field_phone, "woods", reserve="a")
    page = field_phone.page
    assert page.viewport_size == PHONE["viewport"]
    field_phone.tap("hold")
    field_phone.settle()
    interruptions, seen = ["in.", "luck.", "storm"], set[str]()
    for question in questions(field_phone):
        assert page.locator(FRAME).count() or question.covered
        seen |= told(field_phone)
        offers = [key for key in free_offers(field_phone) if key.startswith(tuple(interruptions[:1]))]
        if interruptions and offers and not question.covered:
            take_offer(field_phone, offers[0])
            interruptions.pop(0)
        elif question.rule == "frontier.storm.whom":
            field_phone.take("b.3")
        else:
            play(field_phone, question)
    assert interruptions == []
    expect(page.locator("[data-action='new']")).to_be_visible()
    expect(page.locator(".result")).to_be_visible()
    assert faults(page) == {}
    seen |= told(field_phone)
    left = [int(re.findall(r"\d+", line)[-1]) for line in page.locator(".result-lines li").all_inner_texts()]
    assert len(left) > 1
    assert ("frontier.end.when" in seen) == all(left), "the last round ends it, if no side has lost everybody before"
    assert seen >= {
        "frontier.setup.reserve",
        "frontier.round.order",
        "frontier.move.path",
        "frontier.hold.step_in",
        "frontier.fight.outcome",
        "frontier.fight.luck",
        "frontier.storm.whom",
    }


@pytest.fixture
def covert_rules(field_phone: Player) -> Iterator[Player]:
    """The house rule under which the game master plays two parties under cover, set by taps, and put back."""
    house_rules(field_phone, "covert")
    yield field_phone
    field_phone.home()
    house_rules(field_phone, "open")


def house_rules(field_phone: Player, master: str) -> None:
    card(field_phone, "frontier").locator("[data-action='house-rules']").tap()
    field_phone.page.locator(f"[data-switch='frontier.opt.master'] input[value='{master}']").check()
    field_phone.close()


def mark(field_phone: Player, path: str, key: str) -> None:
    """Tap one of the options of a field."""
    field_phone.page.locator(f"[data-field='{path}'] label:has(input[value='{key}'])").tap()


def secrets(field_phone: Player) -> None:
    """The game master fills in what is secret: one hit point each, a card face down, and one that lies open."""
    page = field_phone.page
    taken_over(field_phone, "gm")
    mark(field_phone, "reserve", "b")
    for figure in ("b1", "b2", "b3", "c1"):
        page.locator(f"#field-health-{figure}").fill("1")
    page.locator("#field-traits-1-secret").fill(MINE)
    page.locator("[data-add='traits']").tap()
    mark(field_phone, "traits.2.hidden", "no")
    page.locator("#field-traits-2-text").fill(BRIDGE)
    expect(page.locator("#field-traits-2-secret")).to_have_count(0)
    assert faults(page) == {}
    field_phone.confirm()
    field_phone.until("[data-ask='frontier.round.plan']")


def plan(field_phone: Player, side: str) -> None:
    """An order, a foe and a vow of the side that is asked."""
    expect(field_phone.page.locator(".decider")).to_contain_text(NAMES[side])
    field_phone.until("[data-kind='form'] .controls:enabled")
    mark(field_phone, "order", ORDERS[side])
    field_phone.page.locator("[data-field='marked'] label").first.tap()
    field_phone.page.locator("#field-vow").fill(VOWS[side])
    field_phone.confirm()


def plans(field_phone: Player) -> None:
    """The phone goes to the watch, then once to the game master for both parties; nobody reads what lies there."""
    taken_over(field_phone, "a")
    plan(field_phone, "a")
    field_phone.until("[data-taker='gm']:enabled")
    expect(field_phone.page.locator("[data-taker='a']")).to_have_count(1)
    assert readable(field_phone, *VOWS.values()) == []
    taken_over(field_phone, "gm")
    plan(field_phone, "b")
    plan(field_phone, "c")
    field_phone.until("[data-ask='frontier.turn.menu']")


def readable(field_phone: Player, *texts: str) -> list[str]:
    """Which of these texts can be read by whoever holds the field_phone."""
    seen = "".join(field_phone.outside())
    return [text for text in texts if text in seen]


def throw(field_phone: Player, *, first: bool) -> None:
    """Type a die: the watch strikes with a six against a one, everybody else with a one against a six."""
    face = 6 if first == active(field_phone).startswith("a") else 1
    field_phone.page.locator(f"{ASK} .pad button").nth(face - 1).tap()
    field_phone.confirm()
    field_phone.settle()


def fall(field_phone: Player) -> None:
    """The person who holds the phone is advised that the figure stands; the game master, who knows the hit points, that
    it falls.
    """
    page, proposed = field_phone.page, f"{ASK} [data-proposed='true'] [data-option]"
    expect(page.locator(proposed)).to_have_attribute("data-option", "stands")
    page.locator(".ask [data-action='peek']").tap()
    page.locator("[data-taker='gm']:enabled").tap()
    field_phone.until(".private ~ .below [data-ask='frontier.fight.falls'] .controls:enabled")
    expect(page.locator(proposed)).to_have_attribute("data-option", "falls")
    field_phone.tap("falls")
    field_phone.settle()


def test_a_whole_battle_under_cover_is_played_by_taps(covert_rules: Player) -> None:
    """Forms, orders, hit points and cards lie face down, are passed on and turned; vows stay sealed to the end.

    Once somebody has fallen all rest: the last round, after which vows are read, comes before a side has lost everybody.
    """
    field_phone, page = covert_rules, covert_rules.page
    field_phone.rng.seed("field")
    field_phone.begin("frontier")
    field_phone.take("ford")
    secrets(field_phone)
    rounds = rolls = falls = 0
    turned, seen = False, set[str]()
    for question in questions(field_phone):
        seen |= told(field_phone)
        if question.rule == "frontier.round.plan":
            rounds += 1
            plans(field_phone)
            orders = page.locator("[data-event='frontier.round.order']")
            expect(orders).to_have_count(3 * rounds)
            assert readable(field_phone, *VOWS.values()) == []
        elif question.kind == "roll":
            throw(field_phone, first=rolls % 2 == 0)
            rolls += 1
        elif question.rule == "frontier.fight.falls":
            fall(field_phone)
            falls += 1
        elif rounds == 2 and not turned:
            assert readable(field_phone, MINE, BRIDGE) == [BRIDGE]
            take_offer(field_phone, "trait.0")
            turned = True
            expect(page.locator("[data-event='frontier.setup.trait']")).to_contain_text(MINE)
        elif falls and question.rule == "frontier.turn.menu":
            field_phone.take("rest")
        else:
            play(field_phone, question)
    assert (rounds, turned) == (3, True)
    assert falls
    expect(page.locator("[data-action='new']")).to_be_visible()
    assert readable(field_phone, *VOWS.values()) == list(VOWS.values())
    assert faults(page) == {}
    seen |= told(field_phone)
    left = [int(re.findall(r"\d+", line)[-1]) for line in page.locator(".result-lines li").all_inner_texts()]
    assert len(left) > 1
    assert ("frontier.end.when" in seen) == all(left), "the last round ends it, if no side has lost everybody before"
    assert seen >= {
        "frontier.setup.reserve",
        "frontier.round.mark",
        "frontier.fight.damage",
        "frontier.fight.falls",
        "frontier.round.vow",
        "frontier.end.when",
    }
