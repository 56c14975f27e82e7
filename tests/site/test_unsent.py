"""Entries that are typed, drawn or chosen and not yet sent outlast a reload, whatever the kind of the question."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from support.door_player import BEGUN, STRENGTHS, Plain, Visitor
from support.field_on_page import at_first_turn, at_path, cost, take_offer, tap_cell
from support.page_player import ASK, TAKE_OVER, Player

pytest_plugins = ["support.field_phone", "support.started_page"]

KEPT = "() => localStorage.getItem('gonfalon.unsent')"
WRITE = "() => { document.dispatchEvent(new Event('visibilitychange')); }"
"""Whatever waits to be written is written at once."""


def open_at(player: Player, *answers: Plain, system: str = "tiefen") -> Page:
    """A battle that has come so far, on the page."""
    visitor = Visitor("unsent")
    visitor.begin(system)
    visitor.answer(*answers)
    player.follow(visitor.ask("link")["link"])
    player.until(f"{ASK} .controls:enabled")
    return player.page


def again(player: Player) -> None:
    player.page.reload()
    player.until("[data-ask] .controls:enabled")


def test_a_number_outlasts_a_reload_until_it_is_sent(player: Player) -> None:
    """A draft could be lost with the tab, or come back after the answer was sent and taken back."""
    page = open_at(player)
    number = page.locator(f"{ASK} input[name='number']")
    number.fill("73")
    again(player)
    expect(number).to_have_value("73")
    player.confirm()
    page.wait_for_function(f"(turn => ({KEPT})() === null)")
    player.button("page-undo").tap()
    expect(number).not_to_have_value("73")


def test_a_text_outlasts_a_reload(player: Player) -> None:
    """A phone that drops the tab while a name is typed would lose the name."""
    page = open_at(player, *STRENGTHS, {"keys": ["name.a"]})
    page.locator(f"{ASK} input[name='text']").fill("Nordmark")
    again(player)
    expect(page.locator(f"{ASK} input[name='text']")).to_have_value("Nordmark")


def test_several_choices_outlast_a_reload(player: Player) -> None:
    """Marks of a question that takes several options could come back as the proposed ones."""
    page = open_at(player, *STRENGTHS, BEGUN)
    chosen = page.locator(f"{ASK} [data-option][aria-pressed='true']")
    page.locator(f"{ASK} [data-option='b']").tap()
    expect(chosen).to_have_count(1)
    again(player)
    expect(chosen).to_have_attribute("data-option", "b")


def test_dice_that_are_entered_outlast_a_reload(player: Player) -> None:
    """Dice on the table are thrown once: those typed already would have to be remembered."""
    visitor = Visitor("dice")
    shown = visitor.begin()
    while shown["ask"]["kind"] != "roll":
        shown = visitor.play(shown, most=1)
    player.follow(visitor.ask("link")["link"])
    player.until(f"{ASK} .controls:enabled")
    dice = player.page.locator(f"{ASK} [data-die]")
    player.page.locator(f"{ASK} .pad .face").nth(4).tap()
    expect(dice.first).to_have_value("5")
    again(player)
    expect(dice.first).to_have_value("5")
    expect(dice.nth(1)).to_have_value("")


def test_what_is_painted_outlasts_a_reload(field_phone: Player) -> None:
    """Strokes are kept as cells: a reload could lose them, or the brush that was in hand."""
    at_first_turn(field_phone)
    take_offer(field_phone, "ground")
    field_phone.until("[data-kind='paint'] .controls:enabled")
    page = field_phone.page
    page.locator(".brush[data-brush='wall']").tap()
    tap_cell(page, 2, 0)
    expect(page.locator(".grid-painted[data-brush='wall']")).to_have_count(1)
    again(field_phone)
    expect(page.locator(".grid-painted[data-brush='wall']")).to_have_count(1)
    expect(page.locator(".brush[data-brush='wall']")).to_have_attribute("aria-pressed", "true")


def test_a_path_outlasts_a_reload(field_phone: Player) -> None:
    """A path that comes back must have been counted by the engine, or its cost would be missing or wrong."""
    at_path(field_phone)
    page = field_phone.page
    tap_cell(page, 4, 2)
    expect(cost(page)).to_contain_text("E3")
    again(field_phone)
    expect(cost(page)).to_contain_text("E3")


def test_a_ruling_that_is_being_entered_outlasts_a_reload(player: Player) -> None:
    """A ruling is typed in a sheet, whose draft has its own place; a reload could close it and forget the reason."""
    page = open_at(player, *STRENGTHS)
    for new in (True, False):
        player.from_more("page-rulings")
        setting = page.locator("dialog [data-setting$='.bonus']").first
        setting.evaluate("one => one.closest('details')?.setAttribute('open', '')")
        setting.tap()
        value, why = (page.locator(f"dialog input[name='{name}']") for name in ("value", "why"))
        if new:
            value.fill("3")
            why.fill("Nebel")
            again(player)
        else:
            expect(value).to_have_value("3")
            expect(why).to_have_value("Nebel")
    page.keyboard.press("Escape")
    page.wait_for_function("() => !document.querySelector('dialog[open]') && !history.state?.sheet")


def test_what_lies_face_down_is_not_kept(player: Player) -> None:
    """tiefen.tactic.secret"""
    player.arrive("tiefen.tactic.secret")
    player.page.locator(TAKE_OVER).first.tap()
    player.take("speed")
    player.page.evaluate(WRITE)
    assert player.page.evaluate(KEPT) is None
