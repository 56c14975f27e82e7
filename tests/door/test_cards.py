"""Kept things lie on a fresh table again, each for itself; what the rules refuse is none."""

import pytest
from support.door_player import Visitor

told = pytest.importorskip("support.war_on_page", reason="there is no browser inside Pyodide").told

UNIT = "war-unit"
PIKES = "fair | fight 2, athletics 1, will 1 | Village Pikes | Shoulder to Shoulder"
LEADER = "main | will 3, fight 3 | Ida | Captain of the North Gate | stress 3 | slots mild severe"


def test_a_unit_comes_with_its_skills_its_aspects_and_its_boxes() -> None:
    """war.unit.card"""
    visitor = Visitor("cards")
    shown, leader = visitor.ask(
        "cards", system="war", cards=[{"kind": UNIT, "text": PIKES}, {"kind": "war-leader", "text": LEADER}]
    )["cards"]
    (piece,) = shown["pieces"]
    assert shown["names"][piece["id"]] == {"text": "Village Pikes"}
    told = [detail["label"] for detail in piece["details"]]
    assert [label["with"]["rating"] for label in told if label["id"] == "war-detail-skill"] == [2, 1, 1]
    assert sum(label["id"] == "war-detail-aspect" for label in told) == 2
    assert [track["marked"] for track in piece["tracks"]] == [[False]]
    assert [track["marked"] for track in leader["pieces"][0]["tracks"]] == [[False] * 3, [False], [False]]


def test_what_the_rules_refuse_is_none_and_the_others_stay() -> None:
    visitor = Visitor("cards")
    cards = [{"kind": UNIT, "text": "nonsense"}, {"kind": UNIT, "text": PIKES}, {"kind": "other", "text": PIKES}]
    shown = visitor.ask("cards", system="war", cards=cards)["cards"]
    assert [one is None for one in shown] == [True, False, True]
    assert visitor.ask("cards", system="tiefen", cards=cards)["cards"] == [None, None, None]


def test_the_open_battle_stays_as_it_is() -> None:
    visitor = Visitor("cards")
    visitor.begin("war")
    before = visitor.ask("look")
    visitor.ask("cards", system="war", cards=[{"kind": UNIT, "text": PIKES}])
    assert visitor.ask("look") == before
    assert visitor.refused("cards", system="nothing", cards=[]) == "no-system"
    assert visitor.refused("cards", system="war", cards="all") == "form"


def test_everything_that_a_battle_keeps_can_be_laid_again() -> None:
    visitor = Visitor("cards")
    view = visitor.answer({"keys": ["ready.raid"]}) if visitor.begin("war") else {}
    while not view["keep"]:
        view = visitor.answer(told(view, visitor.rng))
    cards = [{"kind": one["kind"], "text": one["text"]} for one in view["keep"]]
    pieces = {piece["id"]: piece for piece in view["table"]["pieces"]}
    for kept, laid in zip(view["keep"], visitor.ask("cards", system="war", cards=cards)["cards"], strict=True):
        (piece,) = laid["pieces"]
        assert len(piece["details"]) == len(pieces[kept["key"]]["details"])
        lying = pieces[kept["key"]]["tracks"]
        assert [len(one["marked"]) for one in piece["tracks"]] == [len(one["marked"]) for one in lying]


def test_a_card_from_elsewhere_is_kept_under_the_name_that_the_rules_give_it() -> None:
    """A link would have to carry the label, and a stranger could write any sentence into it."""
    visitor = Visitor("cards")
    unit, leader = visitor.ask(
        "cards", system="war", cards=[{"kind": UNIT, "text": f"  {PIKES} "}, {"kind": "war-leader", "text": LEADER}]
    )["cards"]
    kept = unit["keep"]
    assert (kept["kind"], kept["label"]["id"]) == (UNIT, "war-kept-unit")
    again = visitor.ask("cards", system="war", cards=[{"kind": UNIT, "text": kept["text"]}])["cards"][0]["keep"]
    assert again == kept, "a card that is kept and shared again would be another one"
    assert unit["names"][kept["key"]] == {"text": "Village Pikes"}
    assert (leader["keep"]["kind"], leader["grid"]) == ("war-leader", None)


def test_a_map_among_the_cards_comes_with_its_field() -> None:
    """samyra.zone.known: a map that somebody sent would be kept without being seen."""
    visitor = Visitor("cards")
    text = "square 12x8 | " + "A" * 40 + " | The old bridge"
    (shown,) = visitor.ask("cards", system="samyra", cards=[{"kind": "map", "text": text}])["cards"]
    assert [len(row) for row in shown["grid"]["rows"]] == [12] * 8
    assert (shown["keep"]["kind"], shown["keep"]["text"]) == ("map", text)
