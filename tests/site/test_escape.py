"""A way out of everything that the engine is asked for: home, back and a stop always work, and nothing is lost over it."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from links.mangled import packed, sealed
from playwright.sync_api import Error, expect
from support.engine_gate import PENDING, STICKING, held_back, let_go
from support.page_player import ASK, TAKE_OVER, Player, link_to, same, saves
from support.screen_checks import complaints, faults
from support.shared_phone import move_clock
from support.waiting import awaited

from gonfalon.door.door import Door

pytest_plugins = ["support.started_page"]

CONTINUE = "[data-action='continue']"
STOP = "[data-action='stop']"
LONG = 5_000
"""Milliseconds after which the page offers to stop."""

WORKING = ".working p"
FORGOTTEN = "[location.hash, history.state]"


@contextmanager
def sticking(player: Player, *requests: str) -> Iterator[Player]:
    """Another tab, whose engine never comes to an end with these requests; its clock is moved by the test."""
    page = player.page.context.new_page()
    page.add_init_script(STICKING)
    move_clock(page, __name__)
    tab = Player(page, player.site, language=player.words.language)
    tab.visit()
    stick(tab, *requests)
    yield tab
    page.close()


def stick(player: Player, *requests: str) -> None:
    """From now on the engine comes to no end with these; with none, it is well."""
    player.page.evaluate("some => { window.sticks = ({ do: what }) => some.includes(what); }", requests)


def up(player: Player) -> None:
    """The engine that was started anew is there."""
    player.page.locator("html[data-engine='ready']").wait_for(state="attached")


def too_long(player: Player) -> None:
    """It has taken too long, and the page says what, in words that fit the screen."""
    page = player.page
    if page.evaluate("'ended' in window"):
        page.locator("html[data-stuck]").wait_for(state="attached")
    page.clock.fast_forward(LONG)
    expect(page.locator(STOP)).to_be_in_viewport(ratio=1)


def at_home(player: Player) -> None:
    """The first screen, with an engine that answers, and an address that says nothing of a link."""
    expect(player.page.locator("[data-system]").first).to_be_visible()
    assert player.page.evaluate(FORGOTTEN) == ["", None]


def gone_home(player: Player) -> None:
    player.page.locator("[data-action='home']").tap()


def gone_back(player: Player) -> None:
    player.page.go_back()


def stopped(player: Player) -> None:
    player.page.locator(STOP).tap()
    expect(player.page.locator("[data-trouble='stopped']")).to_be_visible()


@pytest.mark.parametrize("late", [False, True], ids=["soon", "late"])
def test_a_link_over_which_the_engine_is_busy_is_left(player: Player, late: bool) -> None:
    """A link that the engine never finishes could hold the page: no way home, and every later request waits."""
    with sticking(player, "read") as tab:
        for ended, out in enumerate((gone_home, gone_back, stopped) if late else (gone_home, gone_back), 1):
            tab.follow(link_to("tiefen.roll.all"))
            expect(tab.page.locator(".waiting")).to_be_visible()
            tab.when("document.documentElement.dataset.engine === 'ready'")
            assert tab.page.locator(STOP).count() == 0
            if late:
                too_long(tab)
                expect(tab.page.locator(WORKING)).to_have_text(tab.words.say("page-working", what="read"))
            out(tab)
            at_home(tab)
            tab.page.clock.fast_forward(LONG)
            up(tab)
            assert late is False or tab.page.evaluate("ended") == ended
            assert tab.page.locator(STOP).count() == 0
        assert tab.begin().rule
        assert len(tab.kept()) == 1
        tab.home()
        tab.page.reload()
        at_home(tab)


def test_what_is_said_and_offered_fits_every_screen(player: Player) -> None:
    """The button that ends a long wait is seen in no other test: it could be too small or outside a turned phone."""
    with sticking(player, "read", "append") as tab:
        tab.follow(link_to("tiefen.roll.all"))
        too_long(tab)
        for language in ("de", "fr", "en"):
            tab.page.evaluate("language => { document.documentElement.lang = language; }", language)
            for width, height in ((320, 568), (360, 740), (740, 360)):
                tab.page.set_viewport_size({"width": width, "height": height})
                assert faults(tab.page) == {}
                box = tab.page.locator(STOP).bounding_box()
                assert box and box["height"] >= 56
        assert complaints(tab.page) == []


def test_a_link_that_took_too_long_is_not_read_again_by_a_reload(player: Player) -> None:
    """It waits until the person wishes it."""
    with sticking(player, "read") as tab:
        tab.follow(link_to("tiefen.roll.all"))
        too_long(tab)
        tab.page.reload()
        offer = tab.page.locator("[data-trouble='unfinished']")
        expect(offer).to_contain_text(tab.words.say("page-link-unfinished"))
        at_home(tab)
        assert complaints(tab.page) == []
        up(tab)
        offer.locator("[data-action='try-again']").tap()
        assert tab.question().rule == "tiefen.roll.all"


def overruled(tab: Player) -> None:
    tab.from_more("page-rulings")
    tab.page.locator("[data-setting]").first.tap()
    tab.page.locator("#sheet [data-action='overrule']").tap()


def renamed(tab: Player) -> None:
    tab.from_more("page-rename")
    tab.page.get_by_role("textbox", name=tab.words.say("page-name")).fill("Danach")
    tab.button("page-confirm").tap()


def exported(tab: Player) -> None:
    tab.from_more("page-export")


WORK: tuple[tuple[str, Callable[[Player], None]], ...] = (
    ("append", lambda tab: tab.page.locator("[data-roll='app']").tap()),
    ("append", lambda tab: tab.page.locator("[data-action='undo']").tap()),
    ("append", overruled),
    ("append", renamed),
    ("link", lambda tab: tab.page.locator("[data-action='share']").tap()),
    ("look", lambda tab: tab.page.locator("[data-action='more']").tap()),
    ("export", exported),
)
"""The requests to the engine, and the taps that make them."""


def test_in_a_battle_everything_can_be_stopped_and_the_battle_stands_as_before(player: Player) -> None:
    """A stopped request could leave an answer half taken, in the log, in the engine or on the screen."""
    player.arrive("tiefen.roll.all")
    player.home()
    with sticking(player) as tab:
        tab.page.locator(CONTINUE).tap()
        question, kept = tab.question(), player.kept()
        for ended, (what, work) in enumerate(WORK, 1):
            stick(tab, what)
            work(tab)
            too_long(tab)
            expect(tab.page.locator(WORKING)).to_have_text(tab.words.say("page-working", what=what))
            assert (complaints(tab.page), faults(tab.page)) == ([], {})
            tab.page.locator(STOP).tap()
            if tab.page.get_by_role("dialog").count():
                tab.close()
            stick(tab)
            assert tab.question() == question
            assert tab.page.evaluate("ended") == ended
            assert saves(tab.kept()) == saves(kept)
        tab.page.reload()
        assert tab.question() == question
        expect(tab.page.get_by_text(tab.words.say("page-caught-up"))).to_have_count(0)
        tab.roll()
        tab.settle()
        assert tab.newest()["turn"] == kept[next(iter(kept))]["turn"] + 1


def test_odds_that_take_too_long_are_done_without(player: Player) -> None:
    """The answer stands; the battle goes on without them."""
    player.arrive("tiefen.tactic.secret")
    turn = player.newest()["turn"]
    player.home()
    with sticking(player, "odds") as tab:
        tab.page.locator(CONTINUE).tap()
        tab.question()
        without_odds(tab)
        tab.page.locator(TAKE_OVER).first.tap()
        tab.tap("speed")
        tab.when("document.querySelector('.laid')")
        without_odds(tab)
        assert tab.question().covered
        expect(tab.page.locator(".laid")).to_have_count(1)
        assert tab.newest()["turn"] == turn + 1
        stick(tab)
        tab.page.locator(f"main > fieldset > .main{TAKE_OVER}").tap()
        tab.take("strength")
        assert tab.newest()["turn"] == turn + 2


def without_odds(tab: Player) -> None:
    """The odds take too long, and are not waited for."""
    too_long(tab)
    expect(tab.page.locator(WORKING)).to_have_text(tab.words.say("page-working", what="odds"))
    tab.page.locator(STOP).tap()
    up(tab)
    tab.question()
    stick(tab, "odds")


@pytest.mark.parametrize("out", [gone_home, gone_back])
def test_whoever_leaves_while_an_answer_is_on_its_way_finds_it_in_its_own_battle(
    player: Player, out: Callable[[Player], None]
) -> None:
    """A reply that comes after its battle was left could be written into the battle that is open by then."""
    player.arrive("tiefen.roll.all")
    [(id, before)] = player.kept().items()
    player.home()
    with held_back(player) as tab:
        tab.page.goto(tab.site)
        let_go(tab.page)
        tab.page.locator(CONTINUE).tap()
        tab.question()
        tab.page.evaluate("window.holding = false; window.holdBack()")
        tab.page.locator("[data-roll='app']").tap()
        tab.when("window.holding")
        out(tab)
        tab.page.locator(CONTINUE).wait_for()
        assert same(tab.kept()[id]["save"], before["save"])
        tab.page.locator(CONTINUE).tap()
        tab.page.evaluate("letGo()")
        tab.settle()
        assert tab.page.locator("[role=log]").inner_text() != ""
        [(same_id, after)] = tab.kept().items()
        assert (same_id, after["turn"]) == (id, before["turn"] + 1)


def test_an_answer_that_is_left_and_never_ends_is_given_up(player: Player) -> None:
    """The next battle does not wait for it for ever; it is not asked for again."""
    player.arrive("tiefen.roll.all")
    [(id, before)] = player.kept().items()
    player.home()
    with sticking(player, "append") as tab:
        tab.page.locator(CONTINUE).tap()
        tab.question()
        tab.page.locator("[data-roll='app']").tap()
        tab.page.locator("[data-action='home']").tap()
        tab.page.locator(CONTINUE).tap()
        tab.page.clock.fast_forward(LONG)
        assert tab.question().rule == "tiefen.roll.all"
        assert tab.page.evaluate("ended") == 1
        assert same(saves(tab.kept()), saves({id: before}))
        expect(tab.page.get_by_text(tab.words.say("page-caught-up"))).to_have_count(0)


def test_what_was_made_again_and_takes_too_long_is_left_out(player: Player) -> None:
    """An entry that never ends would make its battle unreachable, however often it is stopped."""
    player.arrive("tiefen.roll.all")
    [(id, before)] = player.kept().items()
    player.home()
    with sticking(player, "append") as killed:
        killed.page.locator(CONTINUE).tap()
        killed.question()
        killed.page.locator("[data-roll='app']").tap()
        killed.page.locator("html[data-stuck]").wait_for(state="attached")
        awaited(lambda: killed.page.evaluate(PENDING, id))
    with sticking(player, "append") as tab:
        tab.page.locator(CONTINUE).tap()
        expect(tab.page.locator(ASK)).to_be_visible()
        too_long(tab)
        tab.page.locator(STOP).tap()
        at_home(tab)
        tab.page.locator(f"[data-unfinished='{id}'] [data-action='try-again']").tap()
        assert tab.question().rule == "tiefen.roll.all"
        assert same(saves(tab.kept()), saves({id: before}))


def renamed_at_home(tab: Player, _: Path) -> None:
    tab.page.locator("[data-action='rename']").tap()
    tab.button("page-confirm").tap()


def exported_at_home(tab: Player, _: Path) -> None:
    tab.page.locator("[data-action='export']").tap()


def brought(tab: Player, file: Path) -> None:
    tab.page.locator("[data-action='import']").set_input_files(file)


AT_HOME: dict[str, tuple[Callable[[Player, Path], None], str]] = {
    "rename": (renamed_at_home, "append"),
    "export": (exported_at_home, "open"),
    "file": (brought, "open"),
    "everything": (brought, "open"),
    "new": (lambda tab, _: tab.page.locator("[data-system='tiefen']").tap(), "new"),
    "battle": (lambda tab, _: tab.page.locator(CONTINUE).tap(), "open"),
}


def test_at_home_everything_can_be_stopped_and_nothing_is_changed(player: Player, tmp_path: Path) -> None:
    """An import or a new battle that was stopped could still be written when its reply comes late."""
    player.arrive("tiefen.roll.all")
    [(id, before)] = player.kept().items()
    save: dict[str, Any] = before["save"]
    content = {
        "everything": {
            "gonfalon": "everything",
            "format": 1,
            "battles": [{"save": {**save, "entries": [*save["entries"], ["name", "x"]]}}],
        }
    }
    player.home()
    with sticking(player) as tab:
        for ended, (what, (work, request)) in enumerate(AT_HOME.items(), 1):
            file = tmp_path / f"{what}.json"
            file.write_text(json.dumps(content.get(what, save)), "utf-8")
            stick(tab, request)
            work(tab, file)
            too_long(tab)
            assert (complaints(tab.page), faults(tab.page)) == ([], {})
            tab.page.locator(STOP).tap()
            if tab.page.get_by_role("dialog").count():
                tab.close()
            at_home(tab)
            up(tab)
            stick(tab)
            assert tab.page.evaluate("ended") == ended
            assert same(saves(tab.kept()), saves({id: before}))
        tab.page.locator("[data-action='try-again']").tap()
        assert tab.question().rule == "tiefen.roll.all"


def test_while_the_engine_starts_nothing_that_waits_for_it_holds_anybody(player: Player) -> None:
    """During a slow start there is no engine to stop: a person who leaves a link could be brought back to it."""
    with held_back(player) as tab:
        move_clock(tab.page, __name__)
        tab.page.goto(tab.site)
        for out in (gone_home, gone_back, stopped):
            tab.follow(link_to("tiefen.roll.all"))
            expect(tab.page.locator(".waiting")).to_be_visible()
            too_long(tab)
            expect(tab.page.locator(WORKING)).to_have_text(tab.words.say("page-working", what="start"))
            out(tab)
            at_home(tab)
        let_go(tab.page)
        at_home(tab)
        assert tab.kept() == {}


def test_what_holds_no_text_in_json_is_refused_without_the_engine(player: Player, tmp_path: Path) -> None:
    """A link whose content cannot be unpacked or parsed, in the door's words; and a file."""
    links = {
        sealed(b"nothing that zlib wrote"): "content",
        packed(b"\xff\xfe"): "content",
        packed(b'{"gonfalon": 1, "name": "' + b'\\"' * 5_000): "content",
        packed(bytes(3_000_000)): "too-long",
    }
    with held_back(player) as early:
        early.page.goto(early.site)
        for address, code in links.items():
            fragment = address.partition("#")[2]
            said = Door().reply({"do": "read", "link": fragment})["unreadable"]
            assert said["code"] == code
            early.follow(fragment)
            alert = early.page.locator(f"[data-trouble='{code}']")
            expect(alert).to_contain_text(early.words.label(said["label"], {}))
            at_home(early)
            alert.get_by_role("button").tap()
        for nth, content in enumerate(("{", "null", '"gonfalon"')):
            file = tmp_path / f"{nth}.json"
            file.write_text(content, "utf-8")
            brought(early, file)
            alert = early.page.locator("[data-trouble='file']")
            expect(alert).to_contain_text(early.words.say("page-file-damaged"))
            alert.get_by_role("button").tap()
        assert early.kept() == {}


CRASH = "chrome://crash"
"""Ends what draws the page, as a page that takes all memory is ended."""


def test_a_battle_that_stopped_the_page_is_met_again_only_when_asked_for(player: Player) -> None:
    """It can be saved, which asks no engine, deleted and put back, and tried again."""
    player.arrive("tiefen.tactic.secret")
    player.page.locator(TAKE_OVER).first.tap()
    player.take("speed")
    [(id, kept)] = player.kept().items()
    player.home()
    with held_back(player) as tab:
        tab.page.goto(tab.site)
        tab.page.locator(CONTINUE).tap()
        expect(tab.page.locator(ASK)).to_be_attached()
        with suppress(Error):
            tab.page.goto(CRASH)
    with held_back(player) as tab:
        for address in ("?open=last", ""):
            tab.page.goto(f"{tab.site}{address}")
            apart = tab.page.locator(f"[data-unfinished='{id}']")
            expect(apart).to_contain_text(tab.words.say("page-unfinished", name=tab.title(tab.view())))
            expect(tab.page.locator("[data-action='go-on']")).to_have_count(0)
            expect(tab.page.locator(CONTINUE)).to_have_count(0)
            assert (complaints(tab.page), faults(tab.page)) == ([], {})
        with tab.page.expect_download() as download:
            apart.locator("[data-action='export']").tap()
        file = json.loads(download.value.path().read_text("utf-8"))
        assert file == {part: value for part, value in kept["save"].items() if part != "slips"}
        tab.hold(apart.locator("[data-action='delete']"))
        expect(apart).to_have_count(0)
        assert tab.kept() == {}
        tab.button("page-toast-undo").tap()
        expect(tab.page.locator(CONTINUE)).to_have_count(1)
        assert same(tab.kept(), {id: kept})


def test_a_tab_that_stopped_over_its_battle_comes_back_at_home(player: Player) -> None:
    """The browser restores the address of a crashed tab, which would open the same battle and crash again."""
    player.arrive("tiefen.roll.all")
    [id] = player.kept()
    player.home()
    with held_back(player) as tab:
        tab.page.goto(tab.site)
        at_home(tab)
        tab.page.evaluate("id => { history.replaceState({ battle: id }, ''); }", id)
        tab.page.evaluate("id => { localStorage.setItem('gonfalon.opening', JSON.stringify([id])); }", id)
        tab.page.reload()
        expect(tab.page.locator(ASK)).to_have_count(0)
        at_home(tab)


def test_a_battle_that_another_tab_is_opening_has_not_failed(player: Player) -> None:
    """The note of an opening in progress could be taken for a crash by a tab that looks meanwhile."""
    player.arrive("tiefen.roll.all")
    player.home()
    with held_back(player) as tab:
        tab.page.goto(tab.site)
        tab.page.locator(CONTINUE).tap()
        expect(tab.page.locator(ASK)).to_be_attached()
        with held_back(player) as other:
            other.page.goto(other.site)
            expect(other.page.locator(CONTINUE)).to_have_count(1)
            expect(other.page.locator("[data-unfinished]")).to_have_count(0)


def test_a_tab_that_is_closed_while_it_opens_a_battle_has_not_failed(player: Player) -> None:
    """Closing a tab leaves the same note as a crash does, unless the page takes it back in time."""
    player.arrive("tiefen.roll.all")
    player.home()
    with held_back(player) as tab:
        tab.page.goto(tab.site)
        tab.page.locator(CONTINUE).tap()
        expect(tab.page.locator(ASK)).to_be_attached()
        tab.page.reload()
        expect(tab.page.locator("[data-unfinished]")).to_have_count(0)
        tab.page.locator(CONTINUE).tap()
        expect(tab.page.locator(ASK)).to_be_attached()
        tab.page.goto(f"{tab.site}notices.html")
    player.page.reload()
    expect(player.page.locator(CONTINUE)).to_have_count(1)
    expect(player.page.locator("[data-unfinished]")).to_have_count(0)
