"""A form on the page: the quick set-up of war, filled in by taps in German, with complaints beside their fields."""

import pytest
from playwright.sync_api import Locator, expect
from support.page_player import Player

pytest_plugins = ["support.started_page"]

SIZES = "controls => controls.map(one => one.getBoundingClientRect()).map(({ width, height }) => [width, height])"
OPEN = "[data-kind='form'] .controls:enabled"
OVERFLOW = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


@pytest.fixture
def table(player: Player) -> Player:
    """The form of war's quick set-up stands open."""
    player.page.locator("[data-system='war']").tap()
    player.settle()
    player.take("quick")
    player.until(OPEN)
    return player


def field(table: Player, path: str) -> Locator:
    return table.page.locator(f"#field-{path.replace('.', '-')}")


def mark(table: Player, path: str, key: str) -> None:
    """Tap one of the options that stand beside each other."""
    table.page.locator(f"[data-field='{path}'] label:has(input[value='{key}'])").tap()


def three_at_the_table(table: Player) -> None:
    """A third player against the others, who is not the game master."""
    table.page.locator("[data-add='players']").tap()
    table.until("[data-row='players.3']")
    field(table, "players.3.name").fill("Anna")
    field(table, "players.3.army").select_option("elves")


def test_a_filled_form_is_one_answer(table: Player) -> None:
    """war.setup.order"""
    three_at_the_table(table)
    table.page.locator("[data-field='points'] .form-quick").first.tap()
    table.confirm()
    table.until("[data-kind='roll']")
    view = table.view()
    assert view["turn"] == 2
    assert view["names"]["p3"] == {"text": "Anna"}
    assert len(view["table"]["sides"]) == 3


def test_complaints_stand_in_a_summary_and_beside_their_fields(table: Player) -> None:
    """war.setup.sides"""
    three_at_the_table(table)
    mark(table, "players.3.has", "gm")
    table.confirm()
    summary = table.page.locator("[data-complaints='1']")
    expect(summary).to_be_focused()
    expect(table.page.locator("[role='alert']")).to_contain_text(table.words.say("refused-fields", count=1))
    expect(table.page.locator("[data-wrong='players.3.has']")).to_have_text(table.words.say("war-form-one-gm"))
    expect(field(table, "players.3.has")).to_have_attribute("aria-invalid", "true")
    summary.locator("[data-complaint='players.3.has']").tap()
    expect(field(table, "players.3.has").locator("input").first).to_be_focused()
    mark(table, "players.3.has", "gm")
    expect(table.page.locator("[data-complaints]")).to_have_count(0)
    table.confirm()
    table.until("[data-kind='roll']")


def test_a_number_that_is_none_is_not_sent(table: Player) -> None:
    """war.chest.size"""
    field(table, "points").fill("")
    table.confirm()
    wrong = table.words.say("refused-number", least=1, most=99)
    expect(table.page.locator("[data-wrong='points']")).to_have_text(wrong)


def test_an_unsent_form_outlasts_a_reload(table: Player) -> None:
    """war.setup.order"""
    three_at_the_table(table)
    table.page.reload()
    table.until(OPEN)
    expect(field(table, "players.3.name")).to_have_value("Anna")
    expect(field(table, "players.3.army")).to_have_value("elves")
    table.page.locator("[data-remove='players.1']").tap()
    expect(field(table, "players.2.name")).to_have_value("Anna")


def test_the_keyboard_alone_fills_in_and_sends(table: Player) -> None:
    """war.setup.order"""
    page = table.page
    field(table, "players.1.name").focus()
    page.keyboard.type("Till")
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-field='players.1.side'] input[value='s2']")).to_be_checked()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    table.until("[data-kind='roll']")
    assert table.view()["names"]["p1"] == {"text": "Till"}


@pytest.mark.parametrize(("width", "height"), [(360, 740), (740, 360)])
def test_controls_are_large_enough_and_nothing_is_cut_off(table: Player, width: int, height: int) -> None:
    """war.setup.order"""
    page = table.page
    page.set_viewport_size({"width": width, "height": height})
    controls = page.locator(
        ".form-fields :is(button, select, input:not([type=radio], [type=checkbox]), .segments label)"
    )
    for wide, high in controls.evaluate_all(SIZES):
        assert min(wide, high) >= 44
    assert page.evaluate(OVERFLOW) <= 0
    expect(page.locator("[data-ask] [data-action='confirm']")).to_be_in_viewport()


def test_a_line_says_when_it_becomes_full(table: Player) -> None:
    """war.setup.sides: letters beyond the most are not taken, and that is said."""
    three_at_the_table(table)
    name, left = field(table, "players.3.name"), table.page.locator("[data-letters-left]")
    most = int(name.get_attribute("maxlength") or 0)
    name.fill("Anna")
    expect(left).to_have_count(0)
    name.fill("n" * (most - 2))
    expect(left).to_have_text(table.words.say("page-letters-left", left=2, most=most))
    name.press_sequentially("nnn")
    expect(left).to_have_text(table.words.say("page-letters-left", left=0, most=most))
    expect(name).to_have_value("n" * most)


def test_a_question_for_a_text_says_when_it_becomes_full(player: Player) -> None:
    """tiefen.sides.two: the same where the text is the whole question."""
    player.arrive("tiefen.sides.two")
    player.tap("name.a")
    name = player.page.locator("[data-ask] input[type='text']")
    most = int(name.get_attribute("maxlength") or 0)
    name.fill("n" * (most - 1))
    expect(player.page.locator("[data-letters-left='1']")).to_have_count(1)


def test_the_key_for_a_new_line_leads_to_the_next_field_and_begins_no_battle(table: Player) -> None:
    """war.setup.order"""
    page = table.page
    name = field(table, "players.1.name")
    expect(name).to_have_attribute("enterkeyhint", "next")
    name.focus()
    page.keyboard.type("Till")
    page.keyboard.press("Enter")
    expect(name).not_to_be_focused()
    expect(page.locator("[data-ask] :is(input, select):focus")).to_have_count(1)
    page.locator("[data-ask] :is(input[type='text'], input[type='number']):visible").last.focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-ask] :is(input, select, [data-action='confirm']):focus")).to_have_count(1)
    expect(page.locator("[data-kind='form']")).to_be_visible()
    assert table.view()["turn"] == 1
