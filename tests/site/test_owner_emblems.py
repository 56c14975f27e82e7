"""Whose a thing is stands beside its name where a form or a result names it."""

from playwright.sync_api import expect
from support.combat_on_page import fight_at
from support.page_player import Player
from support.screen_checks import faults

pytest_plugins = ["support.started_page"]


def test_each_row_of_a_form_has_the_emblem_of_the_figure_that_it_names(player: Player) -> None:
    """samyra.act.declare"""
    player.follow(fight_at("samyra.act.declare"))
    player.until("[data-ask='samyra.act.declare'] .controls:enabled")
    view = player.view()
    colours = {side["id"]: side["colour"] for side in view["table"]["sides"]}
    for piece in view["table"]["pieces"]:
        mark = player.page.locator(f"[data-field='{piece['id']}'] > legend .emblem")
        expect(mark).to_have_attribute("data-side", str(colours[piece["of"]]))
    assert faults(player.page) == {}


def test_targets_stand_below_the_name_of_their_side(player: Player) -> None:
    """samyra.act.input"""
    player.follow(fight_at("samyra.act.input"))
    player.until("[data-ask='samyra.act.input'] .controls:enabled")
    view = player.view()
    target = player.page.locator("[data-field$='.target']").first
    for side in view["table"]["sides"]:
        own = [piece["id"] for piece in view["table"]["pieces"] if piece["of"] == side["id"]]
        found = target.locator(f"optgroup[label='{player.words.name(side['id'], view['names'])}'] option")
        assert {one.get_attribute("value") for one in found.all()} <= set(own)
    chosen = target.locator("select").input_value()
    of = next(piece["of"] for piece in view["table"]["pieces"] if piece["id"] == chosen)
    colour = next(side["colour"] for side in view["table"]["sides"] if side["id"] == of)
    expect(target.locator(".emblem")).to_have_attribute("data-side", str(colour))
    target.locator("select").select_option("nobody")
    expect(target.locator(".emblem")).to_have_count(0)


def test_a_result_has_the_emblem_of_each_side_that_it_names(player: Player) -> None:
    """samyra.act.input"""
    player.follow(fight_at("samyra.act.input"))
    player.until("[data-ask='samyra.act.input'] .controls:enabled")
    player.page.locator("[data-field$='.result']").first.locator("label:has(input[value='hit'])").tap()
    player.page.locator("[data-field$='damage'] .form-quick").first.tap()
    player.confirm()
    words = player.page.locator(".happened-words")
    marks = words.locator(".words-mark")
    expect(marks).to_have_count(2)
    sides = [one.get_attribute("data-side") for one in marks.locator(".emblem").all()]
    assert len(set(sides)) == 2
    assert faults(player.page) == {}
