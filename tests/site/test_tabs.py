"""Two tabs cannot overwrite each other: one plays, the other looks on until it takes over."""

from playwright.sync_api import Browser, BrowserContext, expect
from support.page_player import ASK, LAID, PHONE, Player
from support.screen_checks import Ear, complaints, faults
from support.waiting import awaited

pytest_plugins = ["support.started_page"]

CONTINUE = "[data-action='continue']"
WITHOUT_LOCKS = "Object.defineProperty(Navigator.prototype, 'locks', { value: undefined });"


def tab(context: BrowserContext, site: str) -> Player:
    """One more tab at the first screen."""
    player = Player(context.new_page(), site)
    player.visit()
    return player


def looks_on(player: Player) -> None:
    """The tab says where the battle is played, and takes no answer."""
    expect(player.page.get_by_role("alert")).to_contain_text(
        player.words.say("page-elsewhere", name=player.title(player.view()))
    )
    expect(player.page.locator(ASK)).to_have_count(0)
    for action in ("undo", "redo", "share"):
        expect(player.page.locator(f"[data-action='{action}']")).to_be_disabled()


def test_one_tab_plays_and_the_other_takes_over(player: Player, site: str) -> None:
    """Two tabs could write one battle by turns, each from its own engine, and the later one would win."""
    first = player
    question = first.arrive("tiefen.flow.steps")
    kept, turn = first.kept(), first.newest()["turn"]
    second = tab(first.page.context, site)
    second.button("page-rename-name", name=second.title(second.view())).first.tap()
    second.button("page-confirm").tap()
    expect(second.page.get_by_role("dialog").get_by_role("alert")).to_have_text(
        second.words.say("page-locked-elsewhere")
    )
    second.close()

    second.page.locator(CONTINUE).first.tap()
    looks_on(second)
    assert (complaints(second.page), faults(second.page)) == ([], {})
    assert first.question() == question
    assert first.kept() == kept

    second.page.locator(CONTINUE).tap()
    assert second.question() == question
    looks_on(first)
    second.take("close")
    played = second.newest()
    assert played["turn"] == turn + 1

    first.page.locator(CONTINUE).tap()
    assert first.question().rule == "tiefen.tactic.secret"
    looks_on(second)
    assert first.newest()["save"] == played["save"]
    first.tool("undo")
    assert first.question() == question
    second.page.close()


def test_a_battle_that_another_version_drew_is_taken_over_from_the_first_screen(player: Player, site: str) -> None:
    """Its view cannot be drawn before the engine is asked: the notice and the way to take over would have
    nowhere to stand.
    """
    question = player.arrive("tiefen.flow.steps")
    [(id, kept)] = player.kept().items()
    second = tab(player.page.context, site)
    second.page.evaluate(LAID, [id, {**kept, "drawn": "0"}])
    second.page.locator(f"[data-battle='{id}']").tap()
    trouble = second.page.locator("[data-trouble='elsewhere']")
    expect(trouble).to_contain_text(second.words.say("page-locked-elsewhere"))
    expect(trouble).to_be_in_viewport()
    assert (complaints(second.page), faults(second.page)) == ([], {})
    assert player.question() == question
    second.page.bring_to_front()
    trouble.locator(CONTINUE).tap()
    assert second.question() == question
    looks_on(player)
    second.home()
    expect(trouble).to_have_count(0)


def test_a_tab_that_goes_lets_the_battle_go(player: Player, site: str) -> None:
    """A lock that outlives its tab would make the battle unplayable until the browser is restarted."""
    first = tab(player.page.context, site)
    question = first.arrive("tiefen.circ.terrain")
    first.page.close()
    player.arrive("tiefen.flow.steps")
    player.home()
    player.page.locator(CONTINUE).nth(1).tap()
    assert player.question() == question


def test_without_locks_the_later_answer_overwrites_nothing(browser: Browser, site: str, ear: Ear) -> None:
    """In a browser without locks only the last entry in the database tells a tab that another one was faster."""
    with browser.new_context(**PHONE) as context:
        ear.listen(context).add_init_script(WITHOUT_LOCKS)
        first, second = tab(context, site), tab(context, site)
        question = first.arrive("tiefen.circ.terrain")
        awaited(first.kept)
        second.page.reload()
        second.page.locator(CONTINUE).tap()
        assert second.question() == question
        first.take("a")
        kept = first.kept()
        second.tap("b")
        second.confirm()
        looks_on(second)
        assert first.kept() == kept
        second.page.locator(CONTINUE).tap()
        assert second.view()["turn"] == first.view()["turn"]
