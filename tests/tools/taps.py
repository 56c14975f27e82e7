"""Count the taps that battles take on the built page, each beside what is aimed at.

python tests/tools/taps.py [--dist FOLDER] [--preference NAME ...] [NAME ...]

Everything is done by taps on the page: every pointer that touches it counts.
The page opens anew for each count. Words are typed without counting. NAME is the beginning of what is to be counted;
without one all is. --preference NAME counts with a switch of the preferences turned on. The dice of a story are those that
it tells: there the taps that the app would spare are taken off, and one is added where an invocation takes its answer back.
"""

import sys
import threading
from argparse import ArgumentParser
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "engine"), str(ROOT / "web"), str(ROOT / "tests")]

from playwright.sync_api import sync_playwright
from support.combat_on_page import Referee
from support.door_player import Visitor
from support.page_player import ASK, PHONE, View
from support.stories import record_in
from support.war_on_page import AIMS, Captain, aimed_option

from gonfalon.door.door import Door
from gonfalon.formats.record import dump
from press import serve
from press.paths import DIST
from press.setup import find_browser

BASE = "/gonfalon/"
COUNTER = """
globalThis.taps = 0;
addEventListener("pointerdown", (event) => { globalThis.taps += event.isTrusted ? 1 : 0; }, true);
"""
TURNS = {
    "war": ("war.turn.choose",),
    "sotc": ("sotc.init.clockwise", "sotc.act.one"),
    "samyra": ("samyra.move.groupwise",),
}
"""The question with which a turn begins, by system."""
READY = {"war": "begin.raid", "sotc": "begin.rooftop"}
STRIKING = 8


@dataclass(frozen=True, slots=True)
class Count:
    """The thing that was counted, the taps that it took, and the aim ("" for none)."""

    what: str
    taps: float
    aim: str = ""


class Counting(Captain):
    """A person whose taps are counted, and who lets the app roll; with these preferences turned on."""

    preferences: frozenset[str] = frozenset()

    def zero(self) -> None:
        """Count from here, at the first screen."""
        self.page.evaluate("() => { globalThis.taps = 0; }")

    def taps(self) -> int:
        return int(self.page.evaluate("() => globalThis.taps"))

    def count(self, taps: int) -> None:
        """Taps that the page cannot see, or that do not count, are put right."""
        self.page.evaluate("taps => { globalThis.taps = taps; }", taps)

    def type(self, field: str, words: str) -> None:
        """Tap a field and write into it."""
        line = self.page.locator(f"{ASK} [data-field='{field}'] input")
        line.tap()
        line.fill(words)

    def offer(self, key: str) -> None:
        """Take what may be done beside the question; bring up what is lowered, unfold what is folded."""
        self.bring_up()
        button = self.page.locator(f"{ASK} [data-offer='{key}']")
        if not button.is_visible():
            self.page.locator(f"{ASK} [data-action='offers']").tap()
        if button.get_attribute("data-hold") is None:
            button.tap()
        else:
            self.hold(button)

    def usual(self) -> None:
        """Give one answer: the proposed option, a pass, or the app's dice."""
        question = self.question()
        if question.covered:
            self.page.locator("[data-action='take-over']").first.tap()
        elif question.kind == "roll":
            self.page.locator(f"{ASK} [data-roll='app']").tap()
        elif question.kind in ("number", "text", "form") or question.several:
            self.confirm()
        else:
            ask = self.view()["ask"]
            self.take(next((one["key"] for one in ask["options"] if one["proposed"]), question.free[-1]))
        self.settle()

    def to_turn(self, system: str) -> int:
        """On to the first turn; the taps since counting began."""
        while self.question().rule not in TURNS[system]:
            self.usual()
        return self.taps()


def opened(player: Counting, system: str, opening: str) -> None:
    """Begin from home by an opening, with the person's preferences turned on."""
    for preference in player.preferences:
        player.page.evaluate("preference => localStorage.setItem(`gonfalon.${preference}`, 'on')", preference)
    player.zero()
    player.page.locator(f"article:has([data-system='{system}']) [data-opening='{opening}']").tap()
    player.settle()


def ready(player: Counting, system: str) -> Count:
    """From home to the first turn of a ready battle."""
    opened(player, system, READY[system])
    return Count(f"{system}: ready battle {READY[system]}, home to the first turn", player.to_turn(system), "3")


def own_war(player: Counting, players: int) -> Count:
    """A war of one's own with quick armies and leaders, from home to the first turn."""
    opened(player, "war", "plan")
    for _ in range(2, players):
        player.page.locator(f"{ASK} [data-add='players']").tap()
    what = f"war: own battle of {players}, home to the first turn"
    return Count(what, player.to_turn("war"), {2: "5", 4: "9"}[players])


def whole_tiefen(player: Counting) -> Count:
    """In die Tiefen from home to the end: both names, one deed."""
    opened(player, "tiefen", "plan")
    player.type("a.name", "Nordmark")
    player.type("b.name", "Drachenwacht")
    deed = "deed.a"
    while question := player.look():
        if question.rule == "tiefen.deeds.count" and deed:
            player.take(deed)
            player.type("what", "Bannerträger")
            deed = ""
        else:
            player.usual()
    return Count("tiefen: whole battle with both names and one deed", player.taps(), "18")


def attack(player: Counting, system: str) -> Count:
    """The first attack of a ready battle: activate, target, throw, go on, until a menu or the next turn is asked for."""
    opened(player, system, READY[system])
    player.to_turn(system)
    menu = ("war.action.one", "sotc.act.one")
    while not (keys := attacks(player)):
        player.usual()
    player.zero()
    if system == "war":
        player.count(1)  # the one that was activated
    ask = player.view()["ask"]
    player.choose(player.view(), next(one for one in ask["options"] if one["key"] == keys[0]))
    player.settle()
    while player.look() and player.question().rule not in (*TURNS[system], *menu):
        player.usual()
    return Count(f"{system}: an attack with its activation", player.taps(), "4")


def attacks(player: Counting) -> list[str]:
    """The attacks that are open."""
    return [key for key in player.question().free if key.startswith("attack")]


def full_round(player: Counting) -> Count:
    """A round of four quick armies: who can attack does, else moves."""
    own_war(player, 4)
    units = len([one for one in player.view()["table"]["pieces"] if not one["on"]])
    player.zero()
    while (view := player.view())["ask"] and not second_round(view):
        if view["ask"]["kind"] == "choice" and view["ask"]["rule"] in AIMS:
            player.choose(view, aimed_option(view["ask"], player.rng))
            player.settle()
        else:
            player.usual()
    return Count(f"war: a round of four players, {units} units", player.taps(), "100")


def second_round(view: View) -> bool:
    """True if the second round has begun."""
    return any(
        one["rule"] == "war.turn.everyone_once" and one["label"]["with"].get("round") == 2 for one in view["chronicle"]
    )


class Story:
    """A story from its first turn on."""

    def __init__(self, path: Path) -> None:
        self.name = path.stem
        self.system = path.parent.name
        self._record = dump(record_in(path))
        self.entries: list[list[Any]] = self._record["entries"]
        self.first = next(at for at in range(len(self.entries)) if self.asked(at) in TURNS[self.system])

    def asked(self, at: int) -> str:
        """The rule of the question before this entry."""
        rule: str = self._opened(at).reply({"do": "look"})["view"]["ask"]["rule"]
        return rule

    def link(self, at: int) -> str:
        """A link to the moment before this entry."""
        link: str = self._opened(at).reply({"do": "link"})["link"]
        return link

    def _opened(self, at: int) -> Door:
        door = Door()
        door.reply({"do": "open", "file": {**self._record, "entries": self.entries[:at]}})
        return door


class Spared:
    """The answers of a story that the app would give by a person's preferences (`web/app/battle/automatic-answers.js`)."""

    def __init__(self, preferences: frozenset[str]) -> None:
        self._wishes = preferences
        self._seen, self._is_rolled, self._took_back = 0, False, False

    def taps(self, view: View, kind: str, said: tuple[Any, ...]) -> int:
        """Return the number of taps that this answer saves: 1, 0, or -1 where an answer of the app is taken back first."""
        results = [
            line["happened"]["kind"] for line in view["chronicle"] if line["n"] > self._seen and "happened" in line
        ]
        own = not self._took_back and self._is_own(view, results)
        kept = own and (kind == "d" or (kind == "p" and said == (end_of(view["ask"]),)))
        self._seen = view["chronicle"][-1]["n"] if view["chronicle"] else 0
        self._is_rolled = kind == "d" and not is_open(view)
        self._took_back = (self._took_back and not self._is_rolled) or (own and not kept)
        return 1 if kept else -1 if own else 0

    def _is_own(self, view: View, results: list[str]) -> bool:
        if view["ask"]["kind"] == "roll":
            return "rolls" in self._wishes and not results
        unchanged = "unchanged" in self._wishes and self._is_rolled and is_open(view) and not is_given(view["ask"])
        return bool(unchanged and end_of(view["ask"])) and set(results) <= {"sums"}


def is_open(view: View) -> bool:
    """True if a roll stands against something, and may be changed."""
    return bool((view["table"]["contest"] or {}).get("outcome"))


def is_given(ask: View) -> bool:
    """True if something changes a roll for free."""
    return any(one["role"] == "free" and not one["barred"] for one in ask["options"] or ())


def end_of(ask: View) -> str | None:
    """Return the option that is proposed to end a choice."""
    ends = (one["key"] for one in ask["options"] or () if one["proposed"] and one["role"] == "done")
    return next(ends, None) if ask["kind"] == "choice" else None


def story(player: Counting, path: Path) -> Count:
    """The turns of a whole story, its answers by taps; a throw, a slip or a ruling counts one."""
    told = Story(path)
    player.open(told.link(told.first))
    player.zero()
    spared = Spared(player.preferences)
    turns = 0
    for at, (kind, *said) in enumerate(told.entries[told.first :], told.first):
        view = player.kept_view()
        rule = view["ask"]["rule"]
        turns += rule == TURNS[told.system][0] or (told.system == "sotc" and rule == "sotc.act.one")
        before, fewer = player.taps(), spared.taps(view, kind, tuple(said))
        if kind == "d":
            enter(player, [int(face) for face in said[1:]])
        elif kind in "or":
            player.open(told.link(at + 1))
        else:
            say(player, kind, *said)
        if kind in "dor":
            player.count(before + 1)
        player.count(player.taps() - fewer)
        player.settle()
    return Count(f"{told.system}: activation on average in {told.name}", round(player.taps() / turns, 1), "6")


def say(player: Counting, kind: str, *said: Any) -> None:
    """An entry of a record that a person taps or types."""
    if kind == "p" and len(said) == 1 and not player.page.locator(f"{ASK} [data-action='confirm']").count():
        view = player.kept_view()
        player.choose(view, next(one for one in view["ask"]["options"] if one["key"] == said[0]))
    elif kind == "p":
        player.take(*said)
    elif kind in "tn":
        player.page.locator(f"{ASK} input").fill(str(said[0]))
        player.confirm()
    elif kind == "a":
        player.offer(said[0])
    else:
        player.confirm()


def enter(player: Counting, faces: list[int]) -> None:
    """Type dice, die by die."""
    player.go_by("at-table", "by-face")
    pad = player.page.locator(f"{ASK} .pad button")
    for face in faces:
        pad.nth(face + 1).tap()
    player.confirm()


def combat_round(player: Counting) -> Count:
    """The first round of a ready fight as a table enters it: one figure of each party walks, whoever acts hits and fells."""
    referee = Referee(player.page, player.site, "taps")
    referee.begin("samyra")
    referee.take("begin.wolves")
    player.zero()
    figures = len(player.view()["table"]["pieces"])
    next(view for view in referee.led() if rounds(view) > 1)
    return Count(f"samyra: a figure and round of begin.wolves, {figures} figures", round(player.taps() / figures, 1))


def rounds(view: View) -> int:
    """Return the number of rounds of a combat that have begun."""
    return sum(line["kind"] == "heading" and line["rule"] == "samyra.round.phases" for line in view["chronicle"])


def eight_at_once() -> str:
    """A link to the melee step of orcs and wolves, in which eight figures strike."""
    visitor = Visitor("taps")
    visitor.begin("samyra")
    view = visitor.answer({"keys": ["begin.wolves"]})
    while (ask := view["ask"])["rule"] != "samyra.act.declare":
        if ask["kind"] == "roll":
            view = visitor.answer({"faces": [5, 9, 14]})
        else:
            view = visitor.answer({"form": {}} if ask["kind"] == "form" else {"keys": ["done"]})
    kinds = {field["name"]: "melee" if at < STRIKING else "none" for at, field in enumerate(ask["form"])}
    visitor.answer({"form": {name: {"form": {"kind": {"keys": [kind]}}} for name, kind in kinds.items()}})
    text: str = visitor.ask("link")["link"]
    return text


def combat_step(player: Counting) -> Count:
    """Targets as they are preset, half of the figures hit for a likely damage, one falls."""
    player.follow(eight_at_once())
    player.until("[data-action='note-read']")
    player.page.locator("[data-action='note-read']").first.tap()
    player.settle()
    acting = [field["name"] for field in player.view()["ask"]["form"]]
    form = player.page.locator(ASK)
    player.zero()
    for name in acting[::2]:
        form.locator(f"[data-field='{name}.damage'] .form-quick").nth(3).tap()
    player.confirm()
    player.settle()
    form.locator("label:has(input[value='falls'])").first.tap()
    while player.question().rule == "samyra.act.simultaneous":
        player.confirm()
        player.settle()
    return Count(f"samyra: a step of {len(acting)} figures, half of them hit, one falls", player.taps(), "12")


STORIES = ("war/raid", "war/last_day", "war/three_towns", "sotc/six_minions")
COUNTED: dict[str, Callable[[Counting], Count]] = {
    **{f"ready-{system}": partial(ready, system=system) for system in READY},
    "own-2": partial(own_war, players=2),
    "own-4": partial(own_war, players=4),
    "tiefen": whole_tiefen,
    **{f"attack-{system}": partial(attack, system=system) for system in ("war", "sotc")},
    "round": full_round,
    "combat-round": combat_round,
    "combat-step": combat_step,
    **{f"story-{name}": partial(story, path=ROOT / f"tests/stories/{name}.story") for name in STORIES},
}


@contextmanager
def page_of(folder: Path, preferences: frozenset[str]) -> Iterator[Counting]:
    """A phone in front of the built page, and a person with these preferences."""
    with serve.server("127.0.0.1", 0, BASE, quiet=True, folder=folder) as running:
        threading.Thread(target=running.serve_forever, daemon=True).start()
        chromium = find_browser()
        with sync_playwright() as play:
            browser = play.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
            page = browser.new_context(**PHONE).new_page()
            page.add_init_script(COUNTER)
            counting = Counting(page, serve.address(running, BASE), "taps")
            counting.preferences = preferences
            yield counting
            browser.close()
        running.shutdown()


def main() -> None:
    """Count what is asked for, and print a line for each."""
    options = ArgumentParser(description=__doc__)
    options.add_argument("names", nargs="*")
    options.add_argument("--dist", type=Path, default=DIST)
    options.add_argument("--preference", action="append", default=[], choices=("rolls", "unchanged"))
    asked = options.parse_args()
    for name, count in COUNTED.items():
        if asked.names and not any(name.startswith(one) for one in asked.names):
            continue
        with page_of(asked.dist, frozenset(asked.preference)) as player:
            player.visit()
            done = count(player)
        print(f"{done.taps:>6}  {f'(aim {done.aim})':<10} {done.what}", flush=True)


if __name__ == "__main__":
    main()
