"""Whole battles of every system, each seat on a device of its own: whoever is asked answers, the others follow."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Browser
from support.combat_on_page import Referee
from support.live_table import join, level, opened, take
from support.page_player import ELSEWHERE, PHONE, Player
from support.screen_checks import Ear
from support.war_on_page import Captain

pytest_plugins = ["support.started_page"]

LONG = 900
ARMIES = ("quick.medieval", "done", "quick.dwarves", "done", "quick.elves", "done", "quick.orcs", "done")
FOUR = ("players.4", "done", *ARMIES * 2)
"""The set-up of a war of four players with their leaders and armies."""


@pytest.fixture
def device(browser: Browser, site: str, ear: Ear) -> Iterator[Callable[[type[Captain], str], Captain]]:
    """Further devices at their first screens. They may use a camera, of which they have none, so they show their addresses."""
    with ExitStack() as stack:

        def another(kind: type[Captain], name: str) -> Captain:
            context = stack.enter_context(browser.new_context(**PHONE))
            ear.listen(context).grant_permissions(["camera", "microphone"], origin=site)
            one = kind(context.new_page(), site, name)
            one.visit()
            return one

        yield another


@pytest.mark.parametrize(
    ("system", "opening", "kind", "guests"),
    [
        ("tiefen", (), Captain, 1),
        pytest.param("sotc", ("begin.tavern",), Captain, 1, marks=pytest.mark.nightly),
        pytest.param("samyra", ("ready.road",), Referee, 1, marks=pytest.mark.nightly),
        pytest.param("war", FOUR, Captain, 3, marks=pytest.mark.nightly),
    ],
    ids=["tiefen", "sotc", "samyra", "war"],
)
def test_a_whole_battle_with_each_seat_on_its_own_device(
    player: Player,
    device: Callable[[type[Captain], str], Captain],
    system: str,
    opening: tuple[str, ...],
    kind: type[Captain],
    guests: int,
) -> None:
    """Two devices could wait for each other, or keep different battles; undo of one could be lost on the others."""
    player.page.context.grant_permissions(["camera", "microphone"], origin=player.site)
    host = kind(player.page, player.site, "host")
    host.begin(system)
    for key in opening:
        host.take(key)
    others = [device(kind, f"guest {number}") for number in range(guests)]
    for count, other in enumerate(others, start=1):
        join(host, other, count)
    devices = [host, *others]
    for number, seat in enumerate(seats(host)):
        take(devices[number % len(devices)], seat)
    answered = dict.fromkeys(range(len(devices)), 0)
    while host.kept_view()["ask"]:
        number = next(number for number, one in enumerate(devices) if one.page.locator(ELSEWHERE).count() == 0)
        devices[number].lead(devices[number].kept_view())
        answered[number] += 1
        assert all(map(partial(level, host), others))
        assert sum(answered.values()) < LONG
    assert all(answered.values()), answered


def seats(host: Player) -> list[Any]:
    """The seats that the sheet of the devices lists."""
    opened(host)
    found: list[Any] = host.page.locator("[data-seat]").evaluate_all("all => all.map(one => one.dataset.seat)")
    host.close()
    return found
