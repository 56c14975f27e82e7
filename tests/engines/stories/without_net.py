"""Cut off in three engines: the host is down after the first visit; and a new version that comes."""

from collections.abc import Iterator
from functools import partial

import pytest
from engines.world import World
from support.page_player import READY, Player
from support.waiting import awaited

from gonfalon.words import LANGUAGES
from press import offline

AGE = "performance.timeOrigin"
"""When the page that stands there began."""

FRENCH = "rules/tiefen/roll/fr.html"
KEPT_TEXT = "async (path) => (await fetch(path)).text()"
IN_SIGHT = """(language) => document.documentElement.lang === language
    && document.getElementById("tiefen.roll.all").getBoundingClientRect().top < innerHeight"""
LOOK_FOR_NEWS = "async () => { await (await navigator.serviceWorker.getRegistration()).update(); }"
"""The check for updates that a browser makes by itself from time to time."""


def await_all(player: Player) -> None:
    """Until the page says that everything lies on the device."""
    told = player.words.say("page-engine-ready", offline="yes")
    awaited(lambda: told in player.page.locator("body").inner_text())


@pytest.fixture
def cut_off(world: World, player: Player) -> Iterator[Player]:
    """Everything lies on the device, and nobody answers any more."""
    await_all(player)
    world.host.down()
    yield player
    world.host.up()
    world.engine.heard()


def test_everything_goes_on_while_the_host_is_down(world: World, cut_off: Player) -> None:
    """An engine may evict, expire or refuse to serve what lies in its caches, and only a host that is down shows it."""
    cut_off.begin()
    question, kept = cut_off.play_until("tiefen.flow.steps"), cut_off.kept()
    world.engine.restart()
    player = Player(world.engine.page, cut_off.site)
    player.visit()
    player.page.locator("[data-battle]").first.tap()
    assert player.question() == question
    player.page.reload()
    assert player.question() == question
    assert player.kept() == kept
    for language in LANGUAGES:
        player.speak(language)
        assert player.question() == question
    player.play_until()
    assert player.view()["flow"] == "over"
    for language in LANGUAGES:
        player.page.goto(f"{player.site}rules/tiefen/roll/{language}.html#tiefen.roll.all")
        awaited(partial(player.page.evaluate, IN_SIGHT, language))


def test_a_new_version_waits_until_it_is_asked_for(world: World, player: Player) -> None:
    """The life of a service worker differs between engines: a new one could take over at once, or never."""
    await_all(player)
    page = world.host.folder / FRENCH
    page.write_text(page.read_text("utf-8").replace("<title>", "<title>Nouveau : ", 1), "utf-8")
    offline.again(world.host.folder)
    player.page.evaluate(LOOK_FOR_NEWS)
    player.until("[data-action='update']")
    second = world.engine.second()
    second.goto(f"{player.site}{FRENCH}")
    assert "Nouveau" not in second.title()
    second.close()
    before = player.page.evaluate(AGE)
    player.page.locator("[data-action='update']").tap()
    awaited(lambda: player.page.evaluate(AGE) != before and player.page.locator(READY).count())
    assert "<title>Nouveau : " in player.page.evaluate(KEPT_TEXT, FRENCH)
