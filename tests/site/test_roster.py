"""The roster: what a battle has that is worth keeping lies on this device, and is handed in again where a question wants it.

Most tests change the views on their way, so this holds for whatever an engine will keep; the last one plays a war.
"""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from support.device_stores import card, emptied, put, said, stored_entries
from support.page_player import PHONE, READY, Player
from support.roster_battles import war
from support.screen_checks import Ear, complaints, faults, faults_by_size

from gonfalon.words import LANGUAGES

pytest_plugins = ["support.started_page"]

KIND = "some.card"
HOSTILE = '<img src=x onerror="document.title=1">'
CHANGED = """
const Plain = Worker;
const wanting = field => {
    if (field.text) field.text.kept = "some.card";
    field.fields.forEach(wanting);
    field.shapes.forEach(({ fields }) => fields.forEach(wanting));
};
window.keep = [];
window.Worker = class extends Plain {
    set onmessage(hear) {
        super.onmessage = ({ data }) => {
            const reply = data.reply && JSON.parse(data.reply);
            if (reply?.view) reply.view.keep = window.keep;
            if (reply?.changes) reply.changes.set = { ...reply.changes.set, keep: window.keep };
            const { view, changes } = reply ?? {};
            for (const ask of [view?.ask, changes?.set?.ask, changes?.in?.ask?.set]) {
                if (ask?.text) ask.text.kept = "some.card";
                ask?.form?.forEach(wanting);
            }
            hear({ data: reply ? { ...data, reply: JSON.stringify(reply) } : data });
        };
    }
};
"""
"""A worker whose views offer what the test lays down, and whose questions for a text want it."""


KEEP_ONE_AND_ALL = """() => {
    for (const action of ["keep", "keep-all"]) document.querySelector(`[data-action='${action}']`).click();
}"""
"""Both before the first lies there."""


def thing(number: int, name: str, text: str = "", kind: str = KIND) -> dict[str, Any]:
    """Something worth keeping, of one of the two sides of a battle."""
    label = {"id": "page-chronicle-player", "with": {"name": {"text": name}, "team": "a"}}
    return {"kind": kind, "key": f"k{number}", "label": label, "text": text or f"Text {number}"}


@pytest.fixture(scope="module")
def changed(browser: Browser, site: str, patience: None) -> Iterator[Page]:
    """A phone whose engine has things to keep."""
    ear = Ear(site)
    with browser.new_context(**PHONE, service_workers="block") as context:
        ear.listen(context).grant_permissions(["clipboard-read", "clipboard-write"], origin=site)
        context.add_init_script(CHANGED)
        page = context.new_page()
        page.goto(site)
        page.locator(READY).wait_for(state="attached")
        yield page
    assert [word for word in ear.heard if "Service Worker" not in word] == []


@pytest.fixture
def keeper(changed: Page, site: str, request: pytest.FixtureRequest) -> Iterator[Player]:
    """That phone at its first screen, with an empty roster."""
    player = Player(changed, site, request.node.name)
    changed.set_viewport_size(PHONE["viewport"])
    if changed.get_by_role("dialog").count():
        player.close()
    player.forget()
    changed.evaluate("things => { window.keep = things; }", [])
    with emptied(changed):
        yield player


def offer(player: Player, *things: dict[str, Any]) -> None:
    """From now on a battle has these things to keep."""
    player.page.evaluate("things => { window.keep = things; }", list(things))


def from_more(player: Player, action: str) -> None:
    player.page.locator("[data-action='more']:enabled").tap()
    player.page.locator(f".menu [data-action='{action}']").tap()


def names(player: Player) -> list[str]:
    """Return the names in the roster, as the sheet lists them."""
    return player.page.locator("dialog [data-kept] > p").all_inner_texts()


def test_one_thing_is_kept_and_shown_at_home(keeper: Player) -> None:
    offer(keeper, thing(1, "Graue Garde"), thing(2, "Trollreiter"))
    keeper.arrive("tiefen.sides.two")
    from_more(keeper, "roster")
    keeper.page.locator("[data-keep='k2'] [data-action='keep']").tap()
    expect(keeper.page.locator("[data-keep='k2']")).to_contain_text(keeper.words.say("page-roster-kept"))
    expect(keeper.page.locator("[data-keep='k1'] [data-action='keep']")).to_be_visible()
    [kept] = stored_entries(keeper.page, "roster").values()
    assert (kept["kind"], kept["system"], kept["text"]) == (KIND, "tiefen", "Text 2")
    assert kept["label"]["with"]["team"] != "a", "a name of the battle comes along"
    keeper.close()
    keeper.home()
    count = keeper.words.say("page-roster-count", count=1)
    card(keeper).locator("[data-action='roster']", has_text=count).tap()
    assert [name.partition(" (")[0] for name in names(keeper)] == ["Trollreiter"]
    keeper.close()


def test_all_are_kept_once_and_the_list_outlives_the_page(keeper: Player, site: str) -> None:
    offer(keeper, *(thing(number, f"Einheit {number}") for number in range(1, 5)))
    keeper.arrive("tiefen.sides.two")
    from_more(keeper, "roster")
    keeper.page.locator("[data-action='keep']").first.wait_for()
    keeper.page.evaluate(KEEP_ONE_AND_ALL)
    expect(keeper.page.locator("[data-action='keep']")).to_have_count(0)
    expect(keeper.page.locator("dialog [data-kept]")).to_have_count(4)
    assert [name.partition(" (")[0] for name in names(keeper)] == [f"Einheit {number}" for number in (4, 3, 2, 1)]
    keeper.close()
    keeper.page.reload()
    keeper.settle()
    from_more(keeper, "roster")
    expect(keeper.page.locator("dialog [data-kept]")).to_have_count(4)
    keeper.close()


def test_a_question_offers_what_is_kept_and_a_tap_answers(keeper: Player) -> None:
    put(keeper.page, "roster", {"x": stored("Graue Garde", "W" * 41), "y": stored("Fremdes", kind="other.card")})
    keeper.arrive("tiefen.sides.two")
    keeper.tap("name.a")
    keeper.page.locator("[data-ask][data-kind='text']").wait_for()
    expect(keeper.page.locator("[data-ask] [data-kept]")).to_have_count(1)
    keeper.settle()
    assert faults(keeper.page) == {}
    assert complaints(keeper.page) == []
    keeper.page.locator("[data-ask] [data-kept='x']").tap()
    keeper.until("[role=alert]")
    expect(keeper.page.get_by_role("alert")).to_contain_text(keeper.words.say("refused-length", least=0, most=40))
    put(keeper.page, "roster", {"x": stored("Graue Garde", "Graue Garde")})
    keeper.settle()
    keeper.page.locator("[data-ask] [data-kept='x']").tap()
    keeper.page.locator("[data-ask][data-kind='choice']").wait_for()
    assert keeper.view()["names"]["a"] == {"text": "Graue Garde"}


def test_a_text_in_a_form_is_taken_from_the_roster(keeper: Player) -> None:
    put(keeper.page, "roster", {"x": stored("Graue Garde", "Anna"), "y": stored("Fremdes", "Fremd", kind="other.card")})
    keeper.page.locator("[data-system='war']").tap()
    keeper.settle()
    keeper.take("quick")
    keeper.until("[data-kind='form'] .controls:enabled")
    row = keeper.page.locator("[data-row='players.1']")
    expect(row.locator("[data-action='from-roster'] option")).to_have_count(2)
    row.locator("[data-action='from-roster']").select_option("Anna")
    expect(row.locator("#field-players-1-name")).to_have_value("Anna")
    keeper.settle()
    assert faults(keeper.page) == {}
    keeper.page.locator("[data-action='confirm']").tap()
    keeper.until("[data-kind='roll']")
    assert keeper.view()["names"]["p1"] == {"text": "Anna"}


def test_where_nothing_is_kept_a_text_is_still_typed(keeper: Player) -> None:
    keeper.arrive("tiefen.sides.two")
    keeper.tap("name.a")
    keeper.page.locator("[data-ask][data-kind='text']").wait_for()
    expect(keeper.page.locator("[data-ask]")).to_contain_text(keeper.words.say("page-roster-empty"))
    keeper.settle()
    keeper.page.locator("[data-ask] input").fill("Nordmark")
    keeper.confirm()
    keeper.page.locator("[data-ask][data-kind='choice']").wait_for()
    assert keeper.view()["names"]["a"] == {"text": "Nordmark"}


def stored(name: str, text: str = "Text", *, system: str = "tiefen", kind: str = KIND, at: int = 1) -> dict[str, Any]:
    """A thing as it lies on the shelf."""
    label = {"id": "option-side", "with": {"side": {"text": name}}}
    return {"format": 1, "system": system, "kind": kind, "label": label, "text": text, "kept": at}


def open_at_home(player: Player) -> None:
    card(player).locator("[data-action='roster']").tap()
    player.page.locator("dialog [data-kept]").first.wait_for()


def test_what_is_thrown_away_comes_back(keeper: Player) -> None:
    things = {"x": stored("Graue Garde"), "y": stored(HOSTILE, at=2), "z": stored("Fremde", system="other")}
    put(keeper.page, "roster", things)
    open_at_home(keeper)
    assert names(keeper) == [HOSTILE, "Graue Garde"]
    assert keeper.page.locator("img").count() == 0
    with keeper.unhurried():
        keeper.hold(keeper.button("page-delete-name", name="Graue Garde"))
        expect(keeper.page.locator("dialog [data-kept]")).to_have_count(1)
        said(keeper, "page-deleted", name="Graue Garde").locator("[data-action='undo-delete']").tap()
    expect(keeper.page.locator("dialog [data-kept]")).to_have_count(2)
    assert stored_entries(keeper.page, "roster") == things
    keeper.button("page-roster-copy-name", name="Graue Garde").tap()
    said(keeper, "page-text-copied").wait_for()
    assert keeper.page.evaluate("navigator.clipboard.readText()") == "Text"
    keeper.close()


def test_damaged_things_stay_and_say_so(keeper: Player) -> None:
    put(keeper.page, "roster", {"x": stored("Heil"), "y": {"format": 1, "kind": KIND}, "z": 7})
    open_at_home(keeper)
    broken = keeper.page.locator("[data-damaged]")
    expect(broken).to_have_count(2)
    expect(broken.first).to_contain_text(keeper.words.say("page-roster-damaged"))
    assert names(keeper)[0] == "Heil"
    assert faults(keeper.page) == {}
    assert complaints(keeper.page) == []
    assert set(stored_entries(keeper.page, "roster")) == {"x", "y", "z"}
    keeper.hold(broken.first.locator("[data-action='delete']"))
    expect(broken).to_have_count(1)
    keeper.close()


def test_there_is_room_for_two_hundred_of_a_kind(keeper: Player) -> None:
    put(keeper.page, "roster", {f"x{number}": stored(f"N {number}", f"{number}") for number in range(199)})
    offer(keeper, thing(1, "Passt"), thing(2, "Zu viel"), thing(3, "Andere Art", kind="other.card"))
    keeper.arrive("tiefen.sides.two")
    from_more(keeper, "roster")
    keeper.page.locator("[data-action='keep-all']").tap()
    said(keeper, "page-roster-full", most=200, count=1).wait_for()
    texts = {kept["text"] for kept in stored_entries(keeper.page, "roster").values() if kept["kind"] == KIND}
    assert len(texts) == 200
    assert "Text 1" in texts
    expect(keeper.page.locator("[data-keep='k3']")).to_contain_text(keeper.words.say("page-roster-kept"))
    keeper.close()


def test_the_end_of_a_battle_offers_the_roster(keeper: Player) -> None:
    offer(keeper, thing(1, "Graue Garde"), thing(2, "Trollreiter"))
    keeper.arrive("tiefen.tactic.secret")
    keeper.play_until()
    keeper.button("page-roster-offer", count=2).tap()
    keeper.page.locator("[data-action='keep-all']").tap()
    expect(keeper.page.locator("[data-action='keep']")).to_have_count(0)
    keeper.close()
    expect(keeper.page.locator(".ended [data-action='roster']")).to_have_count(0)


def test_the_sheet_fits_and_can_be_read_by_all(keeper: Player) -> None:
    put(keeper.page, "roster", {"x": stored("W" * 40), "y": stored("Graue Garde aus dem Norden mit viel Erfahrung")})
    offer(keeper, thing(1, "W" * 40), thing(2, "Trollreiter"), thing(3, "Schon da", "Text"))
    keeper.arrive("tiefen.sides.two")
    from_more(keeper, "roster")
    keeper.page.locator("dialog [data-kept]").first.wait_for()
    assert complaints(keeper.page) == []
    keeper.close()
    for language in LANGUAGES:
        keeper.speak(language)
        from_more(keeper, "roster")
        assert faults_by_size(keeper.page) == {}, language
        keeper.close()
    keeper.speak("de")


def test_a_unit_of_one_war_fights_in_the_next(player: Player) -> None:
    with emptied(player.page):
        player.follow(war(over=True))
        player.until(".ended [data-action='roster']")
        things = player.view()["keep"]
        player.page.locator(".ended [data-action='roster']").tap()
        player.page.locator("[data-action='keep-all']").tap()
        expect(player.page.locator("[data-action='keep']")).to_have_count(0)
        kept = stored_entries(player.page, "roster").values()
        assert {one["text"] for one in kept} == {thing["text"] for thing in things}
        player.close()
        player.follow(war(over=False))
        player.until("[data-ask] [data-kept]")
        player.settle()
        before = {piece["id"] for piece in player.view()["table"]["pieces"]}
        player.page.locator("[data-ask] [data-kept]").last.tap()
        player.until("[data-ask] [data-option='card'], [role=alert]")
        expect(player.page.get_by_role("alert")).to_have_count(0)
        after = {piece["id"] for piece in player.view()["table"]["pieces"]}
        assert len(after - before) == 1
