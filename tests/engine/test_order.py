"""The order of a round in the view: who acts is told as it was foretold, and what has acted is not counted any more."""

from functools import cache
from itertools import pairwise

import pytest
from support.door_player import Plain, Visitor

pytestmark = pytest.mark.long

Switches = tuple[tuple[str, str], ...]
BY_THE_BOOK: Switches = ()
BATTLES = (
    ("war", "ready.castle", BY_THE_BOOK),
    ("war", "ready.castle", (("war.opt.activation", "cycle"),)),
    ("war", "ready.raid", BY_THE_BOOK),
    ("sotc", "ready.tavern", BY_THE_BOOK),
    ("sotc", "ready.tavern", (("sotc.init.mode", "clockwise"),)),
    ("samyra", "ready.road", BY_THE_BOOK),
)
LONG = 90
"""So many answers come to at least two rounds."""


@cache
def played(system: str, opening: str, switches: Switches = BY_THE_BOOK, seed: str = "one") -> list[Plain]:
    """The views of a battle, one for each answer."""
    visitor = Visitor(f"order {seed}")
    visitor.begin(system, **dict(switches))
    views: list[Plain] = [visitor.answer({"keys": [opening]})]
    while views[-1]["ask"] and len(views) < LONG:
        views.append(visitor.play(views[-1], most=1))
    return views


def those(view: Plain, state: str) -> set[str]:
    return {turn["who"] for turn in view["table"]["order"] if turn["state"] == state}


@pytest.mark.parametrize(("system", "opening", "switches"), BATTLES)
def test_the_order_names_things_on_the_table_once(system: str, opening: str, switches: Switches) -> None:
    """war.turn.choose, sotc.init.mode, samyra.init.winner_orders"""
    told = 0
    for view in played(system, opening, switches):
        table = view["table"]
        who = [turn["who"] for turn in table["order"]]
        told += bool(who)
        assert len(who) == len(set(who))
        assert set(who) <= {one["id"] for one in (*table["sides"], *table["pieces"])}
    assert told > LONG / 4


@pytest.mark.parametrize(("system", "opening", "switches"), BATTLES)
@pytest.mark.parametrize("seed", ["one", "two"])
def test_who_was_said_to_be_next_acts_next(system: str, opening: str, switches: Switches, seed: str) -> None:
    """war.turn.choose, war.opt.activation, sotc.init.mode, samyra.move.groupwise"""
    views = played(system, opening, switches, seed)
    foretold = 0
    for before, after in pairwise(views):
        coming, now = those(before, "next"), those(after, "now")
        same_round = before["table"]["steps"] == after["table"]["steps"]
        moved_on = now and not now & those(before, "now")
        if coming and moved_on and same_round and coming <= {turn["who"] for turn in after["table"]["order"]}:
            assert now <= coming
            foretold += 1
    assert foretold


@pytest.mark.parametrize("opening", ["ready.castle", "ready.raid"])
def test_each_place_counts_what_its_side_may_still_activate(opening: str) -> None:
    """war.turn.everyone_once"""
    counted = 0
    for view in played("war", opening):
        for turn in view["table"]["order"]:
            own = [one for one in view["table"]["pieces"] if one["of"] == turn["who"] and not one["on"]]
            ready = [one for one in own if one["state"] == "ready" and not has_led(one)]
            assert turn["left"] == len(ready)
            counted += 1
    assert counted > LONG / 2


@pytest.mark.parametrize("switches", [own for system, _, own in BATTLES if system == "sotc"])
def test_whoever_has_not_begun_a_turn_is_still_to_act(switches: Switches) -> None:
    """sotc.init.mode, sotc.init.clockwise"""
    counted = 0
    for view in played("sotc", "ready.tavern", switches):
        active = {piece["id"] for piece in view["table"]["pieces"] if piece["state"] == "active"}
        for turn in view["table"]["order"]:
            assert turn["left"] == int(turn["state"] != "done" and turn["who"] not in active), turn
            counted += 1
    assert counted > LONG


def test_actions_that_land_together_have_no_order() -> None:
    """samyra.init.movement_only, samyra.act.simultaneous"""
    seen = set()
    for view in played("samyra", "ready.road"):
        now = [step["key"] for step in view["table"]["steps"] if step["state"] == "now"]
        seen.add((*now, bool(view["table"]["order"])))
    assert [one for one in seen if one[-1]] == [("movement", True)]
    assert len(seen) > 2


def has_led(piece: Plain) -> bool:
    """A leader who has used his action acts no more in this round (war.action.second.leader)."""
    return any(badge["key"].endswith(".used") for badge in piece["badges"])


def test_a_system_without_turns_has_no_order() -> None:
    visitor = Visitor("no order")
    view = visitor.play(visitor.begin("tiefen"), most=12)
    assert view["table"]["order"] == []
