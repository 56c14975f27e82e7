"""Around the battles in three engines: themes, keyboard, a rule's sheet, languages, paper, a phone on its side."""

from pathlib import Path

from engines.world import World
from support.page_player import Player
from support.qr import as_photo, drawn
from support.stories import STORIES, battle_in
from support.waiting import awaited

from gonfalon.formats import link
from gonfalon.words import LANGUAGES

PAGE = "getComputedStyle(document.documentElement).backgroundColor"
FOCUS = "() => document.activeElement.matches(\"[data-ask] :is([data-option], [data-action='confirm'])\")"
WIDTHS = "[document.documentElement.scrollWidth, innerWidth]"
MOST_STEPS = 60
FAULTS = """() => {
    setTimeout(() => { throw new Error("a fault on purpose"); });
    new Image().src = "https://foreign.invalid/on-purpose.png";
}"""


def test_every_theme_has_its_colours(player: Player) -> None:
    """An engine that does not know a colour function would drop the declaration and show two themes alike."""
    themes = player.page.locator("[data-action='theme']").evaluate(
        "(node) => [...node.options].map((one) => one.value)"
    )
    colours = set()
    for theme in set(themes) - {"auto"}:
        player.page.locator("[data-action='theme']").select_option(theme)
        player.until(f"html[data-theme='{theme}']")
        colours.add(player.page.evaluate(PAGE))
    assert len(colours) == len(themes) - 1 >= 2


def test_a_question_is_answered_by_keyboard(player: Player) -> None:
    """Engines differ in what Tab reaches: options could be skipped."""
    question = player.arrive("tiefen.flow.steps")
    for _ in range(MOST_STEPS):
        if player.page.evaluate(FOCUS):
            break
        player.page.keyboard.press("Tab")
    assert player.page.evaluate(FOCUS)
    before = player.view()["turn"]
    player.page.keyboard.press("Enter")
    player.until(f"[data-ask]:not([data-ask='{question.rule}']), [data-option][aria-pressed='true']")
    player.settle()
    assert player.view()["turn"] >= before


def test_a_rule_opens_beside_the_battle(player: Player) -> None:
    """The sheet is a dialog with a step in the history: an engine could leave the battle when it is closed."""
    question = player.arrive("tiefen.flow.steps")
    player.page.locator("#ask-words a").first.tap()
    player.until("dialog[open] .rule-text")
    assert player.page.locator("dialog .rule-text").inner_text()
    player.close()
    assert player.question() == question


def test_the_language_changes_in_the_middle(player: Player) -> None:
    """Engines differ in their lists and plurals: a message could throw in one of them."""
    question, view = player.arrive("tiefen.flow.steps"), player.view()
    for language in LANGUAGES:
        player.speak(language)
        title = player.words.label(view["ask"]["label"], view["names"])
        assert title in player.page.locator("body").inner_text()
        assert player.question() == question


def test_the_chronicle_goes_on_paper(world: World, player: Player) -> None:
    """Printing is the engine's own: a print that blocks or changes the page would show in no other test."""
    question = player.arrive("tiefen.roll.all")

    player.from_more("page-chronicle")

    def press() -> None:
        player.page.locator("[data-action='print']").tap()

    assert world.engine.printed(press).startswith(b"%PDF-")
    player.close()
    assert player.question() == question


def test_nothing_sticks_out_on_small_and_lying_phones(world: World, player: Player) -> None:
    """Engines break lines and size grids differently: a row could be wider than the screen in one of them."""
    player.arrive("tiefen.flow.steps")
    for width, height in ((320, 568), (740, 360), (360, 740)):
        world.engine.size(player.page, width, height)
        wide, screen = player.page.evaluate(WIDTHS)
        assert wide <= screen == width
    assert player.question()


def test_the_console_is_heard(world: World, player: Player) -> None:
    """A fault and a breach of the content policy, made on purpose: else the silence of the others would prove nothing."""
    heard: list[str] = []

    def both() -> bool:
        heard.extend(world.engine.heard())
        return all(any(word in line for line in heard) for word in ("a fault on purpose", "on-purpose.png"))

    player.page.evaluate(FAULTS)
    awaited(both)


def test_a_code_is_read_from_a_photo_whatever_comes_of_the_camera(player: Player, tmp_path: Path) -> None:
    """An engine that has no camera, or waits for the person to allow it, could stop at the sheet; each decodes pictures and
    runs the reader's worker in its own way.
    """
    player.page.locator("[data-action='read-code']").tap()
    player.until(":is([data-camera], [data-no-camera])")
    told = battle_in(next(path for path in STORIES if path.stem == "chase"))
    code = drawn(f"https://somewhere.example/#{link.write_compact(told, decimals=True)}")
    player.page.locator("[data-action='code-photo']").set_input_files(as_photo(code, tmp_path / "code.jpg"))
    player.settle()
    assert player.view()["turn"] == len(told.record)
