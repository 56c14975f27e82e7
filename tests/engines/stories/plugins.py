"""A rule system that was added, in three engines: it plays, and what else it tries comes to nothing."""

from pathlib import Path

from engines.world import World
from support import plugin_wheels
from support.page_player import READY, Player
from support.waiting import awaited

PLUGIN = "[data-system='heralds']"


def add_plugin(player: Player, wheel: Path) -> None:
    """Chosen, agreed to, there."""
    page = player.page
    page.locator("[data-action='add-plugin']").tap()
    page.locator("[data-action='plugin-file']").set_input_files(wheel)
    page.locator("[data-action='plugin-add']").tap()
    player.until(PLUGIN)
    page.locator(READY).wait_for(state="attached")


def remove(player: Player) -> None:
    """Gone again, and its engine with it."""
    player.home()
    player.page.locator("[data-action='plugin']").tap()
    player.page.locator("[data-action='plugin-remove']").tap()
    player.page.locator(PLUGIN).wait_for(state="detached")
    player.page.locator(READY).wait_for(state="attached")


def test_a_rule_system_is_brought_and_played(player: Player, tmp_path: Path) -> None:
    """Workers of a `data:` address and unpacking differ between engines: a plugin could start in Chromium alone."""
    add_plugin(player, plugin_wheels.built(tmp_path))
    player.begin("heralds")
    player.play_until()
    player.until("[data-event='heralds.duel.end']")
    remove(player)


def test_a_program_gets_nothing_but_its_battle(world: World, player: Player, tmp_path: Path) -> None:
    """The sandbox leans on what an engine gives such a worker: a hole in one of them shows only there."""
    prober = plugin_wheels.changed(plugin_wheels.built(tmp_path), tmp_path / "prober.whl", plugin_wheels.prober)
    player.page.evaluate(plugin_wheels.LISTEN)
    add_plugin(player, prober)
    player.begin("heralds")
    awaited(lambda: player.page.evaluate("window.reached !== null"))
    assert player.page.evaluate("window.reached") == []
    player.play_until()
    player.until("[data-event='heralds.duel.end']")
    remove(player)
    world.engine.heard()  # what the browser says of all that it refused
