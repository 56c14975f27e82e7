"""Layouts and style passes of the page's main thread for each answer, counted by Chromium itself.

An answer lasts from the press of the control that sends it until the page rests. Whatever a test does forces layouts, too:
a tap by Playwright scrolls and looks what lies there, a failed wait reads the page's text. So the answer is put together by
taps first (options marked, a path drawn), and its control has the focus, as a finger leaves it; then a script in the page presses
it and waits for changes of the document, reading no style and no layout (`press_and_rest.js`), and the counters are read before
and after that alone.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from support.field_on_page import DRAWN, within_reach
from support.page_player import ASK, CONFIRM, TAKE_OVER, Player, Question
from support.screen_checks import PATIENCE
from support.scripts import script
from support.war_on_page import AIMS

PRESS_AND_REST = script("press_and_rest")
FOCUSED = """control => new Promise(done => {
    document.querySelector(control)?.focus({ preventScroll: true });
    requestAnimationFrame(() => requestAnimationFrame(() => done()));
})"""
"""Gives a control the focus, and waits until that was drawn."""
READY = {
    "war": "ready.raid",
    "sotc": "ready.rooftop",
    "samyra on a map": "ready.stair",
    "samyra": "ready.road",
    "tiefen": "",
}
"""The ready battle by which a system is measured; `tiefen` begins with its first question."""


@dataclass(frozen=True)
class Passes:
    """The counts of one answer, and the milliseconds that they took."""

    rule: str
    layouts: int
    styles: int
    layout_time: float
    style_time: float
    script_time: float


class Meter:
    """Presses controls of a page and reads Chromium's counters around each press."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.devtools = player.page.context.new_cdp_session(player.page)
        self.devtools.send("Performance.enable")

    def press(self, rule: str, control: str) -> Passes:
        """Press a control that is ready; the page rests before and after."""
        page = self.player.page
        page.evaluate(FOCUSED, control)
        before = self.counters()
        page.evaluate(PRESS_AND_REST, [control, PATIENCE])
        after = self.counters()
        spent = {name: after[name] - value for name, value in before.items()}
        return Passes(
            rule,
            int(spent["LayoutCount"]),
            int(spent["RecalcStyleCount"]),
            spent["LayoutDuration"] * 1000,
            spent["RecalcStyleDuration"] * 1000,
            spent["ScriptDuration"] * 1000,
        )

    def counters(self) -> dict[str, float]:
        """The counters of the page's main thread since it was opened."""
        metrics: list[dict[str, Any]] = self.devtools.send("Performance.getMetrics")["metrics"]
        return {metric["name"]: metric["value"] for metric in metrics}


def answered(player: Player, battle: str) -> Iterator[Passes]:
    """The passes of each answer of battles that are led one after the other."""
    meter = Meter(player)
    system = battle.partition(" ")[0]
    while True:
        player.begin(system)
        if READY[battle]:
            player.take(READY[battle])
        while question := player.look():
            yield meter.press(question.rule, ready_control(player, question))
        player.forget()


def ready_control(player: Player, question: Question) -> str:
    """Put an answer together by taps, and name the control that sends it."""
    player.asked.append(question.rule)
    if question.covered:
        player.page.locator(TAKE_OVER).first.tap()
        player.until(f"{ASK} .controls:enabled")
        return ready_control(player, player.question())
    if question.kind == "roll":
        return f"{ASK} [data-roll='app']"
    if question.kind == "path":
        draw_path(player)
    elif question.kind in ("number", "text"):
        player.fill(question.kind)
    elif question.kind == "form":
        pass  # its presets are an answer
    elif question.several:
        player.mark_several(question)
    else:
        return f"{ASK} [data-option='{aimed(player, question)}']"
    return f"{ASK} {CONFIRM}"


def draw_path(player: Player) -> None:
    """Tap a cell within reach; where none is in sight, the figure stays."""
    for spot in within_reach(player)[:1]:
        player.page.touchscreen.tap(*spot)
        player.until(DRAWN)


def aimed(player: Player, question: Question) -> str:
    """Return an option by which a battle goes on: an attack or a move, else what the player chooses."""
    for aim in AIMS.get(question.rule, ()):
        if wanted := [key for key in question.free if key.startswith(aim)]:
            return player.rng.choice(wanted)
    return player.chosen(question)
