"""Whole battles by keyboard alone, by someone who sees nothing: what is read is the accessible tree, what is pressed are keys."""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import islice

import pytest
from playwright.sync_api import Page, expect
from support.door_player import Visitor
from support.page_player import SETTLED, THERE, Player, View
from support.screen_checks import PATIENCE, spaced
from support.war_on_page import favouring

from gonfalon.words import Words

pytest_plugins = ["support.started_page"]

LINE = re.compile(r"""^\s*- '?(\w+) "((?:[^"\\]|\\.)*)"(.*)$""")
MOST = 60
"""Questions of a battle, and dice of a pool."""
STOPS = 200
"""Stops of the Tab key on one screen: every aspect that may be used on a roll is one, with its rule."""
FOUGHT = 14
"""Questions of a war, its opening included."""
SIGNS = {-1: "-", 0: "0", 1: "+"}
MARKED = """() => {
    const here = document.activeElement;
    const { outlineStyle, textDecorationLine } = getComputedStyle(here);
    const rim = here.querySelector?.(":scope > polygon");
    const marked = outlineStyle !== "none" || textDecorationLine !== "none"
        || (rim && getComputedStyle(rim).strokeWidth === "7px")
        || (here.matches("input") && getComputedStyle(here.parentElement).outlineStyle !== "none");
    const { left, top, width, height } = (here.getClientRects()[0] ?? here.getBoundingClientRect());
    const spots = [[2, 2], [1, 1], [3, 3], [1, 3], [3, 1]].map(([x, y]) => [left + (width * x) / 4, top + (height * y) / 4]);
    const met = spots.map(spot => document.elementFromPoint(...spot));
    return { marked, seen: met.some(one => one && (here.contains(one) || one.contains(here))) };
}"""
"""A script that tells whether the focus is marked, and not wholly covered (WCAG 2.4.7, 2.4.11)."""


@dataclass(frozen=True)
class Thing:
    """Something in the accessible tree: its role, its name, its states."""

    role: str
    name: str
    states: str = ""

    @property
    def free(self) -> bool:
        return "[disabled]" not in self.states


@dataclass
class Listener:
    """Plays by what a screen reader says and by keys; knows no pixel."""

    page: Page
    words: Words = field(default_factory=lambda: Words("de"))
    pressed: Counter[str] = field(default_factory=Counter)

    def things(self, where: str = "body") -> list[Thing]:
        """The named things of a part of the screen, in the order of reading."""
        tree = self.page.locator(where).last.aria_snapshot()
        found = (LINE.match(line) for line in tree.splitlines())
        return [Thing(hit[1], hit[2].replace('\\"', '"').replace("''", "'"), hit[3]) for hit in found if hit]

    def focus(self) -> Thing:
        """Return the focused thing; it must be marked, once any key was used, and in sight."""
        self.page.keyboard.press("Shift")
        found = self.things(":focus")
        assert found, "the focus is nowhere"
        sight = self.page.evaluate(MARKED)
        assert sight == {"marked": True, "seen": True}, (found[0], sight)
        return found[0]

    def way_to(self, wanted: Thing) -> str:
        """Keys that lead on, or back to what is read before: what a verb unfolds stands above it."""
        here = self.focus()
        order = [(one.role, one.name) for one in self.things()]
        both = ((one.role, one.name) for one in (wanted, here))
        there, now = (order.index(one) if one in order else len(order) for one in both)
        return "Shift+Tab" if there < now < len(order) else "Tab"

    def go_to(self, wanted: Thing, key: str = "") -> None:
        """Press Tab until the keyboard stands on a thing: there is no trap, and nothing without a name on the way."""
        key = key or self.way_to(wanted)
        for _ in range(STOPS):
            here = self.focus()
            if (here.role, here.name) == (wanted.role, wanted.name):
                return
            self.page.keyboard.press(key)
        raise AssertionError(f"the Tab key does not come to {wanted}")

    def press(self, wanted: Thing) -> None:
        self.go_to(wanted)
        self.pressed[wanted.name] += 1
        self.page.keyboard.press("Enter")

    def rolls(self) -> set[str]:
        """Return the words of the button that has the app throw."""
        return {self.words.say("page-roll-app", dice=dice) for dice in range(1, MOST)}

    def open(self, system: str) -> None:
        """A new battle of this system, chosen on the first screen."""
        self.page.locator(f"[data-system='{system}']").focus()
        self.page.keyboard.press("Enter")

    def fill_in(self, instead: dict[str, str], typed: dict[str, str]) -> None:
        """Go through a form with Tab and send it; where one of these is marked, arrows lead to the other; in fields with
        these names this is typed.
        """
        for _ in range(STOPS):
            here = self.focus()
            if here.role == "radio" and here.name in instead:
                self.go_to(Thing("radio", instead[here.name]), "ArrowDown")
            elif here.role == "spinbutton" and here.name in typed:
                self.page.keyboard.type(typed[here.name])
            elif (here.role, here.name) == ("button", self.words.say("page-confirm")):
                break
            self.page.keyboard.press("Tab")
        self.page.keyboard.press("Enter")

    def answer(self, *aims: str, tried: frozenset[str] = frozenset()) -> None:
        """Answer the open question: by what begins with these words, as far as it is offered; else as seems natural. A heading
        that was tried and has nothing that may be done is not unfolded again.
        """
        barred = [self.words.say("page-why-not", count=count) for count in range(1, MOST)]
        beside = [*(self.words.say(one) for one in ("page-fold", "page-offers")), *barred]
        offered = [one for one in self.things("[data-ask]") if one.free and one.name not in beside]
        buttons = [one for one in offered if one.role == "button" and one.name not in tried]
        unfolded = next((one for one in offered if one.role == "button" and "[expanded]" in one.states), None)
        wanted = [
            *(one for aim in aims for one in buttons if one.name.startswith(aim) and "[expanded]" not in one.states),
            *(one for one in buttons if one.name == self.words.say("page-confirm")),
            *(one for one in buttons if any(roll in one.name for roll in self.rolls())),
            *(one for one in buttons if self.words.say("page-proposed") in one.name),
        ]
        if unfolded:
            heading = next(one for one in offered if one.role == "group" and unfolded.name.startswith(one.name))
            listed = offered[offered.index(heading) : offered.index(unfolded)]
            wanted += [one for one in listed if one in buttons and one.name not in self.headings()][:1]
        rare = min(reversed(buttons), key=lambda one: self.pressed[one.name])
        self.press([*wanted, rare][0])
        self.page.evaluate(THERE, [SETTLED, PATIENCE])
        here = self.things(":focus")[0]
        if "[expanded]" in here.states or here.name == self.words.say("page-number-step", step=1, way="up"):
            self.answer(
                *aims, tried=tried | {here.name}
            )  # a heading has unfolded, a number has begun; the question stays

    def headings(self) -> set[str]:
        """The names of the buttons that unfold a list of options."""
        verbs = self.page.locator("[data-ask] [data-action='group']")
        return {name.strip() for name in verbs.all_inner_texts()}

    def throw(self, faces: list[int]) -> None:
        """Enter dice that fell on the table one by one, sign by sign, and confirm them."""
        for way in ("page-roll-at-table", "page-roll-by-face"):
            if self.page.get_by_role("button", name=self.words.say(way), exact=True).count():
                self.go_to(Thing("button", self.words.say(way)))
                self.page.keyboard.press("Enter")
        self.go_to(Thing("textbox", self.words.say("page-die-number", number=1)))
        for face in faces:
            self.page.keyboard.press(SIGNS[face])
        self.page.keyboard.press("Enter")

    def hear(self, player: Player) -> bool:
        """The next question is read aloud, as the keyboard has come to it; False if the battle is over."""
        going = player.look() is not None
        expect(self.page.locator(":focus")).to_have_id("ask-words")
        heading = self.focus()
        assert heading.role == "heading"
        assert heading.name
        return going

    def questions(self, player: Player) -> Iterator[View]:
        """The view at each question that is read aloud, to the end of the battle."""
        for _ in range(MOST):
            if not self.hear(player):
                break
            yield player.kept_view()


def end(listener: Listener) -> None:
    """From the end on to the chronicle."""
    words = listener.words
    assert listener.focus().name == words.say("page-over")
    listener.press(Thing("button", words.say("page-log")))
    newest = listener.focus()
    assert newest.role == "link"
    assert newest == [one for one in listener.things("[role=log]") if one.role == "link"][-1]


def test_a_battle_by_keyboard(player: Player) -> None:
    listener = Listener(player.page)
    listener.open("tiefen")
    for _ in listener.questions(player):
        listener.answer()
    end(listener)


@pytest.mark.parametrize(("system", "ready_made"), [("war", "ready.raid"), ("sotc", "ready.tavern")])
def test_a_ready_battle_by_keyboard(player: Player, system: str, ready_made: str) -> None:
    """From the choice of the rules on; dice that fell on the table are typed sign by sign."""
    words = player.words
    opening = Visitor("keyboard").begin(system)
    chosen = next(option for option in opening["ask"]["options"] if option["key"] == ready_made)
    ready = [spaced(words.label(chosen[part], opening["names"])) for part in ("label", "group")]
    fight = [words.say(f"{system}-group", of="attack"), words.say("page-table")]
    listener = Listener(player.page)
    listener.open(system)
    for view in islice(listener.questions(player), FOUGHT):
        if view["ask"]["kind"] == "roll":
            listener.throw(favouring(view, player.rng))
        else:
            listener.answer(*ready, *fight)
    assert any(name.startswith(fight[0]) for name in listener.pressed)
    assert {line["source"] for line in player.view()["chronicle"] if line["kind"] == "dice"} == {"table"}


def aims(words: Words, view: View, option: View) -> list[str]:
    """Return the beginning of an option as it is read aloud, and the heading that it may be folded under."""
    return [spaced(words.label(option[part], view["names"])) for part in ("label", "group") if option[part]]


def test_a_whole_combat_by_keyboard(player: Player) -> None:
    """Without a map: whoever acts hits and fells, until one party is left."""
    words = player.words
    said = {
        words.say("samyra-came", result="miss", kind="attack"): words.say("samyra-came", result="hit", kind="attack"),
        words.say("samyra-falls", answer="stands"): words.say("samyra-falls", answer="falls"),
    }
    instead = {spaced(one): spaced(other) for one, other in said.items()}
    listener = Listener(player.page)
    listener.open("samyra")
    for view in listener.questions(player):
        if view["ask"]["kind"] == "form":
            listener.fill_in(instead, {words.say("samyra-form-damage"): "9"})
        else:
            first = [one for one in view["ask"]["options"] if one["key"] in ("ready.road", "done", "yes")]
            listener.answer(*(aims(words, view, first[0]) if first else ()))
    view = player.view()
    assert view["result"]["winner"]
    end(listener)
