"""The switches of a table: defaults, wishes, and what may not be wished."""

from __future__ import annotations

import pytest

from gonfalon.battle.battle import Battle
from gonfalon.questions.refusal import Refused
from gonfalon.systems import ours
from gonfalon.systems.tiefen import Tiefen
from gonfalon.table.switches import Switch, Switches, set_switches

OFFERED = (Switch("inn.beer", ("dark", "pale"), "dark"), Switch("inn.song", ("yes", "no"), "no"))


def test_what_nobody_wishes_stands_as_in_the_book() -> None:
    assert set_switches(OFFERED, {}).set == (("inn.beer", "dark"), ("inn.song", "no"))


def test_the_order_of_the_wishes_does_not_matter() -> None:
    one = set_switches(OFFERED, {"inn.song": "yes", "inn.beer": "pale"})
    other = set_switches(OFFERED, {"inn.beer": "pale", "inn.song": "yes"})
    assert one == other
    assert hash(one) == hash(other)
    assert (one["inn.beer"], one["inn.song"]) == ("pale", "yes")


def test_one_switch_set_otherwise_leaves_the_others() -> None:
    before = set_switches(OFFERED, {})
    assert before.having("inn.song", "yes") == Switches((("inn.beer", "dark"), ("inn.song", "yes")))
    assert before["inn.song"] == "no"


@pytest.mark.parametrize(
    ("wish", "code"),
    [({"inn.wine": "red"}, "no-switch"), ({"inn.beer": "green"}, "no-choice"), ({"": ""}, "no-switch")],
)
def test_an_unknown_wish_is_refused(wish: dict[str, str], code: str) -> None:
    with pytest.raises(Refused) as refused:
        set_switches(OFFERED, wish)
    assert (refused.value.code, refused.value.rule) == (code, next(iter(wish)))
    with pytest.raises(Refused):
        Battle(Tiefen(), wish)


@pytest.mark.parametrize("system", ours(), ids=lambda system: system.id)
def test_every_default_is_a_choice_and_every_choice_can_be_wished(system: Tiefen) -> None:
    for switch in system.switches:
        assert switch.default in switch.values
        assert len(set(switch.values)) == len(switch.values) > 1
        for choice in switch.values:
            battle = Battle(system, {switch.rule: choice})
            assert battle.switches[switch.rule] == choice
            shown = {setting.key: str(setting.value) for setting in system.settings(battle.position)}
            assert shown[f"switch.{switch.rule}"] == choice


def test_a_switch_can_be_overruled_in_the_middle_of_a_battle() -> None:
    battle = Battle(Tiefen())
    battle.overrule("switch.tiefen.roll.chooser", "victim", "")
    assert battle.position.switches["tiefen.roll.chooser"] == "victim"
    assert battle.switches["tiefen.roll.chooser"] == "destroyer"
    battle.undo()
    assert battle.position.switches["tiefen.roll.chooser"] == "destroyer"
