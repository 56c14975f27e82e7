"""The battles on the device: to go on with, to rename, to throw away and fetch back, to take along as a file."""

import json
from functools import partial
from pathlib import Path
from typing import Any

from playwright.sync_api import Download, Locator, Playwright, expect
from support.page_player import PHONE, TAKE_OVER, Player, link_to, same
from support.screen_checks import Ear
from support.waiting import awaited

CONTINUE = "[data-action='continue']"
DAMAGE = """() => new Promise((done, failed) => {
    const wish = indexedDB.open("gonfalon");
    wish.onerror = () => failed(wish.error);
    wish.onsuccess = () => {
        const writing = wish.result.transaction("battles", "readwrite");
        writing.objectStore("battles").put({ format: 1, system: "tiefen" }, "damaged");
        writing.oncomplete = () => { wish.result.close(); done(); };
    };
})"""

pytest_plugins = ["support.started_page"]


def test_a_reload_goes_on_at_the_same_question(player: Player) -> None:
    """The page could come back at home, or at the question before, after a reload."""
    question = player.arrive("tiefen.flow.steps")
    awaited(lambda: player.newest()["view"]["odds"])  # the page keeps them as soon as they are counted
    kept, log = player.kept(), player.page.locator("[role=log]").inner_text()
    player.page.reload()
    assert player.question() == question
    assert player.page.locator("[role=log]").inner_text() == log
    assert player.kept() == kept
    player.take("close")
    assert player.question().rule == "tiefen.tactic.secret"


def test_a_killed_browser_loses_nothing_and_covers_what_is_secret(
    playwright: Playwright, browser_type_launch_args: dict[str, Any], site: str, ear: Ear, tmp_path: Path
) -> None:
    """After a crash the browser could show the private view that was open last, or the slip that was laid could
    be gone.
    """
    launch = partial(playwright.chromium.launch_persistent_context, tmp_path, **browser_type_launch_args, **PHONE)
    with launch() as context:
        player = Player(ear.listen(context).pages[0], site)
        player.visit()
        player.arrive("tiefen.tactic.secret")
        player.page.locator(TAKE_OVER).first.tap()
        player.take("speed")
        kept = player.kept()
        player.page.locator(TAKE_OVER).first.tap()
        assert "speed" in player.question().free
    with launch() as context:
        player = Player(ear.listen(context).pages[0], site)
        player.visit()
        player.page.locator(CONTINUE).tap()
        assert player.question().covered
        assert player.kept() == kept
        player.page.locator(TAKE_OVER).first.tap()
        player.take("strength")
        player.play_until("tiefen.roll.all")
        turned = [card["label"]["with"] for card in player.view()["table"]["cards"]]
        assert [list(figures.values()) for figures in turned] == [["speed"], ["strength"]]


def card(player: Player, name: str) -> Locator:
    """A battle in the list."""
    return player.page.get_by_role("listitem").filter(has=player.page.locator(CONTINUE, has_text=name))


def named(player: Player, name: str) -> Locator:
    """A new battle with this name, in the list."""
    player.arrive("tiefen.circ.terrain")
    player.home()
    rename(player, player.title(player.view()), name)
    expect(card(player, name)).to_have_count(1)
    return card(player, name)


def rename(player: Player, old: str, name: str) -> None:
    player.button("page-rename-name", name=old).first.tap()
    player.page.get_by_role("textbox", name=player.words.say("page-name")).fill(name)
    player.button("page-confirm").tap()
    expect(player.page.get_by_role("dialog")).to_have_count(0)


def test_a_battle_is_renamed(player: Player) -> None:
    """A new name could reach the list and not the saved battle, or come through with its quotes escaped twice."""
    named(player, "Am Furtstein")
    before = player.newest()
    rename(player, "Am Furtstein", "Am „Furtstein“ & weiter")
    expect(card(player, "Am „Furtstein“ & weiter")).to_have_count(1)
    after = player.newest()
    assert after["name"] == "Am „Furtstein“ & weiter"
    assert after["save"]["entries"] == [*before["save"]["entries"], ["name", after["name"]]]


def two(player: Player) -> dict[str, dict[str, Any]]:
    """Two battles in the list, which have come to different moments."""
    named(player, "Nordmark")
    player.follow(link_to("tiefen.roll.all"))
    player.settle()
    player.home()
    rename(player, player.title(player.view()), "Südmark")
    return {kept["name"]: {"id": id, **kept} for id, kept in player.kept().items()}


def test_battles_exported_in_one_breath_are_each_in_their_own_file(player: Player) -> None:
    """Two exports share one engine: the second could write the battle that the first one opened."""
    before = two(player)
    files: list[Download] = []

    def both(file: Download) -> bool:
        files.append(file)
        return len(files) == 2

    with player.page.expect_event("download", both):
        player.page.evaluate("for (const one of document.querySelectorAll('[data-action=export]')) one.click()")
    written = [json.loads(file.path().read_text("utf-8")) for file in files]
    assert {file["name"] for file in written} == {"Nordmark", "Südmark"}
    for file in written:
        assert same(file, player.record(before[file["name"]]["save"]))


def test_a_battle_thrown_away_comes_back(player: Player) -> None:
    """A deletion that is undone could bring back the battle without its record, or under another id."""
    listed = named(player, "Zum Wegwerfen")
    kept = player.kept()
    with player.unhurried():
        player.hold(player.button("page-delete-name", name="Zum Wegwerfen"))
        expect(listed).to_have_count(0)
        assert len(player.kept()) == len(kept) - 1
        player.button("page-toast-undo").tap()
    expect(listed).to_have_count(1)
    assert player.kept() == kept
    listed.locator(CONTINUE).tap()
    assert player.question().rule == "tiefen.circ.terrain"


def test_a_battle_travels_as_a_file(player: Player, tmp_path: Path) -> None:
    """A file could replace the battle it came from, or come back with less than was exported."""
    named(player, "Auf Reisen")
    old = player.newest()
    kept = player.kept()
    with player.page.expect_download() as download:
        player.button("page-export-name", name="Auf Reisen").tap()
    path = tmp_path / download.value.suggested_filename
    download.value.save_as(path)
    assert path.name == "Auf-Reisen.json"
    file = json.loads(path.read_text("utf-8"))
    assert same(file, player.record(old["save"]))
    player.page.locator("input[type=file]").set_input_files(path)
    assert player.question().rule == "tiefen.circ.terrain"
    now = player.kept()
    assert {id: now.pop(id) for id in kept} == kept
    [opened] = now.values()
    assert same(player.record(opened["save"]), file)


def test_a_damaged_battle_harms_no_other(player: Player) -> None:
    """One battle that cannot be read could empty the list, or could not be deleted."""
    listed = named(player, "Unversehrt")
    player.page.evaluate(DAMAGE)
    listed.locator(CONTINUE).tap()
    player.question()
    player.home()
    broken = player.page.get_by_role("listitem").filter(has_text=player.words.say("page-damaged"))
    expect(broken).to_have_count(1)
    expect(listed).to_have_count(1)
    player.hold(broken.locator("[data-action='delete']"))
    expect(broken).to_have_count(0)
