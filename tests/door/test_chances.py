"""The chances that stand on options before they are taken (war.attack.target, war.leader.duel, sotc.attack.roll)."""

import pytest
from support.door_player import Plain, Visitor

pytestmark = pytest.mark.long

SUCCESS = {"success", "style", "spin"}
BATTLES = [("war", "ready.raid"), ("war", "ready.castle"), ("sotc", "ready.rooftop"), ("sotc", "ready.chase")]
TURNS = 60


def counted(visitor: Visitor) -> dict[str, float]:
    """Return the chances that the door tells, by the keys of options."""
    return {one["key"]: one["p"] for one in visitor.ask("odds")["chances"]}


def landing(visitor: Visitor) -> float:
    """The chance that the open roll succeeds, as its odds tell it."""
    [first, *_] = visitor.ask("odds")["odds"]
    return float(sum(bar["p"] for bar in first["bars"] if bar["key"] in SUCCESS))


@pytest.mark.parametrize(("system", "opening"), BATTLES)
def test_the_chance_of_an_option_is_that_of_the_roll_it_begins(system: str, opening: str) -> None:
    visitor = Visitor("chances")
    visitor.begin(system)
    view = visitor.answer({"keys": [opening]})
    met = 0
    for _ in range(TURNS):
        if view["ask"] is None:
            break
        for key, chance in counted(visitor).items():
            after: Plain = visitor.view("answer", answer={"keys": [key]})
            if after["ask"]["kind"] == "roll":
                met += 1
                assert landing(visitor) == pytest.approx(chance), key
            visitor.view("undo")
        view = visitor.play(view, most=1)
    assert met


def test_there_are_chances_only_of_what_may_be_taken_and_in_every_whole_view() -> None:
    visitor = Visitor("free")
    visitor.begin("war")
    view = visitor.answer({"keys": ["ready.castle"]})
    there = False
    for _ in range(TURNS):
        free = {one["key"] for one in view["ask"]["options"] if not one["barred"]}
        told = counted(visitor)
        there = there or bool(told)
        assert set(told) <= free
        assert {one["key"]: one["p"] for one in visitor.view()["chances"]} == told
        view = visitor.play(view, most=1)
    assert there
