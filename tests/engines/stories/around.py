"""Around the battles in three engines: themes, keyboard, a rule's sheet, languages, paper, a phone on its side."""

from engines.world import World
from support.page_player import Player
from support.waiting import awaited

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
