"""An engine for each file of tests, with its own profile and the site's engine up; what its console says is heard."""

import shutil
from collections.abc import Iterator
from functools import partial
from inspect import signature

import pytest
from engines.chromium import Chromium
from engines.engine import Engine
from engines.firefox import Firefox
from engines.host import Host
from engines.limits import reason_to_skip, worth_hearing
from engines.webkit import WebKit
from engines.world import World
from support.missing_browser import skip_without
from support.page_player import Player

from press.paths import DIST

pytest.register_assert_rewrite("engines.stories")

MISSING: dict[type[Engine], str] = {kind: kind.missing() for kind in (Chromium, Firefox, WebKit)}
"""Looked for before Playwright runs."""

CRASHED = "the browser crashed under this story, which is told once more"

LOST = "document.documentElement.dataset.engine !== 'ready'"


@pytest.fixture(scope="module")
def world(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    """An engine after its first visit, and the host that it visited."""
    kind: type[Engine] = request.module.KIND
    skip_without(MISSING[kind])
    folder = tmp_path_factory.mktemp(kind.name)
    host = Host(shutil.copytree(DIST, folder / "site"))
    more = [request.getfixturevalue(name) for name in kind.needs]
    engine = kind(folder, *more)
    engine.start()
    world = World(engine, host)
    try:
        Player(engine.page, host.site).visit()
        yield world
    finally:
        engine.stop()
        host.down()


@pytest.fixture
def player(world: World, request: pytest.FixtureRequest) -> Iterator[Player]:
    """The first screen, in German, nothing remembered; in the end the console has said nothing."""
    story = request.node.originalname
    if why := reason_to_skip(world.engine.name, story):
        pytest.skip(why)
    player = Player(world.engine.page, world.host.site, story)
    start_over(player)
    yield player
    assert worth_hearing(world.engine.name, world.engine.heard()) == []


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """A story under which the browser itself crashed is told once more in a new one; any other failure stands."""
    world, player = (pyfuncitem.funcargs.get(name) for name in ("world", "player"))
    if not isinstance(world, World) or not isinstance(player, Player):
        return None
    story = partial(
        pyfuncitem.obj, **{name: pyfuncitem.funcargs[name] for name in signature(pyfuncitem.obj).parameters}
    )
    try:
        story()
    except Exception:
        if not world.engine.crashed():
            raise
        print(CRASHED)
        world.engine.restart()
        player.page = world.engine.page
        player.visit()
        start_over(player)
        story()
    return True


def start_over(player: Player) -> None:
    """To the first screen, by the shortest way that is left."""
    page = player.page
    page.bring_to_front()
    if page.evaluate(LOST):
        player.visit()
    if page.locator("dialog[open]").count():
        player.close()
    player.forget()
    player.speak("de")
    page.locator("[data-action='theme']").select_option("auto")
