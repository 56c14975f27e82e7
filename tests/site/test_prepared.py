"""Set-ups that are kept: another game with the same people and armies, and prepared battles on the first screen."""

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, expect
from support.page_player import Player, link_to, same

CONTINUE = "[data-action='continue']"
START = "[data-action='start-prepared']"
PLAYED = ("tiefen.tactic.secret", "tiefen.circ.terrain")
"""A question in the midst of a battle, and the first one after its set-up."""
WITHOUT_OUTLINE = """id => new Promise((done, failed) => {
    const wish = indexedDB.open("gonfalon");
    wish.onerror = () => failed(wish.error);
    wish.onsuccess = () => {
        const writing = wish.result.transaction("battles", "readwrite");
        writing.objectStore("battles").delete(id);
        writing.oncomplete = () => { wish.result.close(); done(); };
    };
})"""

pytest_plugins = ["support.started_page"]


def prepared(player: Player) -> Locator:
    return player.page.locator("[data-prepared]")


def card(player: Player, name: str) -> Locator:
    """A prepared battle in the list."""
    return prepared(player).filter(has=player.page.locator(START, has_text=name))


def keep(player: Player, name: str) -> None:
    """Keep the set-up of the open battle under this name."""
    player.from_more("page-prepare")
    player.page.get_by_role("textbox", name=player.words.say("page-name")).fill(name)
    player.page.locator("[data-action='prepare-keep']").tap()
    player.until("html:not(:has(dialog[open]))")
    expect(player.page.get_by_role("status").filter(has_text=player.words.say("page-prepare-kept"))).to_be_visible()


def one_prepared(player: Player, name: str = "Am Furtstein") -> dict[str, Any]:
    """A prepared battle in the list on the first screen, and as the device keeps it."""
    player.arrive(PLAYED[0])
    keep(player, name)
    player.home()
    expect(card(player, name)).to_have_count(1)
    kept: dict[str, Any] = kept_prepared(player)[name]
    return kept


def kept_prepared(player: Player) -> dict[str, Any]:
    """The prepared battles that the device keeps, by their names."""
    return {one["name"]: {**one, "id": id} for id, one in player.kept().items() if one.get("prepared")}


def test_another_game_begins_where_the_set_up_of_this_one_ended(player: Player) -> None:
    """It could begin with an empty table, go on where the first one stood, or take its place on the device."""
    player.arrive(PLAYED[0])
    first = player.kept()
    table = player.view()["table"]
    player.from_more("page-play-again")
    player.until(f"[data-ask='{PLAYED[1]}']")
    assert player.question().rule == PLAYED[1]
    now = player.kept()
    [old] = first
    assert same(now.pop(old)["save"], first[old]["save"])
    [again] = now.values()
    assert again["save"]["entries"] == player.record(first[old]["save"])["entries"][: again["length"]]
    assert [one["id"] for one in player.view()["table"]["pieces"]] == [one["id"] for one in table["pieces"]]
    player.tool("undo")
    assert player.question().rule == "tiefen.sides.two"
    player.home()
    expect(player.page.locator(CONTINUE)).to_have_count(2)


def test_at_the_end_another_game_stands_first(player: Player) -> None:
    """A table that has just finished could only begin with an empty one again."""
    player.arrive("tiefen.roll.all")
    player.play_until()
    button = player.page.locator("[data-action='again']")
    expect(button).to_have_class("main wide")
    button.tap()
    player.until(f"[data-ask='{PLAYED[1]}']")
    assert player.view()["flow"] == "play"


def test_a_prepared_battle_begins_battles_and_stays(player: Player) -> None:
    """A battle could use up what was prepared, or what was prepared could be gone on with as a battle."""
    before = one_prepared(player)
    expect(player.page.locator(CONTINUE)).to_have_count(1)
    for count in (2, 3):
        card(player, "Am Furtstein").locator(START).tap()
        player.until(f"[data-ask='{PLAYED[1]}']")
        assert player.question().rule == PLAYED[1]
        player.home()
        expect(player.page.locator(CONTINUE)).to_have_count(count)
    assert same(kept_prepared(player)["Am Furtstein"], before)
    player.page.reload()
    expect(card(player, "Am Furtstein")).to_have_count(1)
    assert player.page.locator("[data-action='go-on']").inner_text().endswith("Am Furtstein")


def test_a_set_up_in_the_middle_is_kept_as_far_as_it_is(player: Player) -> None:
    """Half a set-up, entered days ahead, could be lost, or begin a battle past what is still to be entered."""
    player.begin()
    player.fill("number")
    player.confirm()
    player.settle()
    rule = player.question().rule
    keep(player, "Halb")
    player.home()
    card(player, "Halb").locator(START).tap()
    player.until(f"[data-ask='{rule}']")
    assert player.view()["turn"] == 1


def test_a_prepared_battle_is_renamed_copied_and_thrown_away(player: Player) -> None:
    """A change to one could change another, or turn it into a battle; a deletion could not be taken back."""
    before = one_prepared(player)
    card(player, "Am Furtstein").locator("[data-action='copy']").tap()
    copy = player.words.say("page-copy-of", name="Am Furtstein")
    expect(card(player, copy)).to_have_count(1)
    card(player, copy).locator("[data-action='rename']").tap()
    player.page.get_by_role("textbox", name=player.words.say("page-name")).fill("Am Graben")
    player.button("page-confirm").tap()
    expect(card(player, "Am Graben")).to_have_count(1)
    player.until("html:not(:has(dialog[open]))")
    both = kept_prepared(player)
    assert same(both["Am Furtstein"], before)
    assert player.record(both["Am Graben"]["save"])["entries"] == player.record(before["save"])["entries"]
    with player.unhurried():
        player.hold(card(player, "Am Furtstein").locator("[data-action='delete']"))
        expect(prepared(player)).to_have_count(1)
        player.button("page-toast-undo").tap()
    expect(prepared(player)).to_have_count(2)
    assert same(kept_prepared(player)["Am Furtstein"], before)


def test_it_is_known_by_its_log_alone(player: Player) -> None:
    """A set-up would stand among the battles that are played once what is listed of them is lost."""
    before = one_prepared(player)
    player.page.evaluate(WITHOUT_OUTLINE, before["id"])
    player.page.reload()
    expect(prepared(player)).to_have_count(1)
    expect(player.page.locator(CONTINUE)).to_have_count(1)
    card(player, "Am Furtstein").locator("[data-action='rename']").tap()
    player.page.get_by_role("textbox", name=player.words.say("page-name")).fill("Furt")
    player.button("page-confirm").tap()
    expect(card(player, "Furt")).to_have_count(1)
    assert kept_prepared(player)["Furt"]["id"] == before["id"]


def test_the_file_with_everything_holds_it(player: Player, tmp_path: Path) -> None:
    """A prepared battle could be missing in the file, come back as a played one, or be taken for the battle that began as it."""
    before = one_prepared(player)
    card(player, "Am Furtstein").locator(START).tap()
    player.until(f"[data-ask='{PLAYED[1]}']")
    player.home()
    player.page.locator("[data-action='everything']").tap()
    with player.page.expect_download() as download:
        player.page.locator("[data-action='save-everything']").tap()
    path = tmp_path / "everything.json"
    download.value.save_as(path)
    assert [one.get("prepared", False) for one in json.loads(path.read_text("utf-8"))["battles"]].count(True) == 1
    player.until("html:not(:has(dialog[open]))")
    restore(player, path, {"battles": 0, "doubles": 3})
    player.hold(card(player, "Am Furtstein").locator("[data-action='delete']"))
    expect(prepared(player)).to_have_count(0)
    restore(player, path, {"battles": 1, "doubles": 2})
    expect(card(player, "Am Furtstein")).to_have_count(1)
    assert same(kept_prepared(player)["Am Furtstein"]["save"], before["save"])


def restore(player: Player, path: Path, tally: dict[str, int]) -> None:
    """Open the file with everything; so much came of it."""
    player.page.locator("input[type=file]").set_input_files(path)
    player.until("[data-tally]")
    told = json.loads(player.page.locator("[data-tally]").get_attribute("data-tally") or "")
    assert {what: told[what] for what in tally} == tally
    player.close()


def test_its_link_says_that_it_is_prepared_and_it_can_be_kept(player: Player) -> None:
    """Whoever gets it could take it for a battle that goes on, or keep it for another day only by playing it."""
    one_prepared(player)
    card(player, "Am Furtstein").locator("[data-action='share']").tap()
    field = player.page.get_by_role("textbox", name=player.words.say("page-share-link"))
    link = field.input_value()
    player.close()
    player.forget()
    player.follow(link)
    player.until(f"[data-ask='{PLAYED[1]}']")
    note = player.page.locator("[data-note]")
    expect(note).to_contain_text(player.words.say("page-own-copy-short", origin="prepared"))
    note.locator("[data-action='prepare']").tap()
    expect(note).to_have_count(0)
    player.home()
    expect(prepared(player)).to_have_count(1)
    assert kept_prepared(player)["Am Furtstein"]["over"] is False


def test_any_other_link_does_not_say_so(player: Player) -> None:
    """Links that were given out could claim to be prepared battles."""
    player.follow(link_to(PLAYED[0]))
    player.until(f"[data-ask='{PLAYED[0]}']")
    expect(player.page.locator("[data-note] [data-action='prepare']")).to_have_count(0)
