"""The cost to go from one zone card to another stands on the way between them, for any system that says it."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from support.engine_gate import held_back
from support.page_player import Player
from support.war_on_page import Captain

from gonfalon.battle.battle import Battle
from gonfalon.door import sketch
from gonfalon.formats import link
from gonfalon.formats.record import record_of
from gonfalon.questions.choice import OptionsAnswer
from gonfalon.questions.figures import Label
from gonfalon.systems.war import War
from gonfalon.table.field.area import Link
from gonfalon.table.table import Place, Table

pytest_plugins = ["support.started_page"]


class Bordered(War):
    """A system whose zone cards have borders: the first way costs the same in both directions, the second does not."""

    def table(self, position: Any) -> Table:
        lying = super().table(position)
        return replace(lying, links=tuple(borders(lying.places)))


def beside(places: tuple[Place, ...]) -> Iterator[tuple[Place, Place]]:
    """Connected cards of which the second lies to the right of the first."""
    for one in places:
        for other in places:
            if other.id in one.near and (other.at[0] - one.at[0], other.at[1] - one.at[1]) == (1, 0):
                yield one, other


def borders(places: tuple[Place, ...]) -> Iterator[Link]:
    (one, two), (three, four), *_ = beside(places)
    label = Label("war-thing", piece=one.id)
    yield Link(one.id, two.id, label, value=2, both=True)
    yield Link(three.id, four.id, label, value=3)
    yield Link(four.id, three.id, label, value=1)


@pytest.fixture
def captain(player: Player) -> Captain:
    return Captain(player.page, player.site, "borders")


def bordered() -> str:
    """A link with a preview of the battlefield of the examples, with borders on it."""
    battle = Battle(Bordered())
    battle.answer(OptionsAnswer(("example",)))
    return f"#{link.write(record_of(battle, ''))}{sketch.write(battle)}"


def test_a_way_shows_what_it_costs_and_with_an_arrow_where_only_one_direction_does(captain: Captain) -> None:
    with held_back(captain) as early:
        early.follow(bordered())
        page = early.page
        page.wait_for_selector(".battle[data-preview=sketch]")
        ways = page.locator(".edge[data-kind='way'][data-lies='right']:has(.edge-costs)")
        assert [way.locator("b").all_text_contents() for way in ways.all()] == [["2"], ["3 →", "1 ←"]]
        assert page.locator(".edge-costs").count() == 2
