"""A person at the page, who plays by taps: through the attributes of docs/dom-attributes.md and the words on the controls."""

import json
import re
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page, expect
from support.door_player import Visitor
from support.named_moments import link_at
from support.screen_checks import PATIENCE
from support.scripts import script

from gonfalon.door.door import Door
from gonfalon.words import Words
from press.paths import DIST

PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 740},
    "has_touch": True,
    "is_mobile": True,
    "reduced_motion": "reduce",
    "locale": "de-DE",
}
READY = "html[data-engine=ready]"
ASK = "[data-ask]"
TAKE_OVER = "[data-action='take-over']"
CONFIRM = "[data-action='confirm']"
CONTROLS = f":is([data-option], [data-roll], [data-action='group'], {TAKE_OVER}, {CONFIRM}, input)"
SHUT = "fieldset:is(:disabled, [aria-disabled='true'])"
ELSEWHERE = "[data-asked-elsewhere]"
SETTLED = (
    f"[data-busy='false'] :is({ASK}:not(:has({SHUT})) {CONTROLS}:enabled, {ELSEWHERE}), [data-action='new']:enabled"
)
"""Something that can be answered, here or on another device, or the end of the battle."""

REMEMBERED = "html:not([data-way='compiled']), html:is([data-snapshot='kept'], [data-snapshot='none'])"
"""A page that makes no snapshot of Python for its next start, or has come to an end with it."""

SIGHT = script("open_question")
FOLDED = "option => option.closest('[data-group][hidden]')?.dataset.group"
SPOT = script("free_spot")
"""A script that gives a place where a finger hits this thing and nothing that lies on it."""

THERE = script("await_selector")
HOLDS = script("await_condition")

STEPPED = script("await_sheet_step")
"""Waits until the step of a sheet has left the history."""

OUTSIDE = script("everything_readable")
UNHURRIED = script("slow_undo")
KEPT = script("stored_battles")
"""Everything in the device's store of battles."""

NEWEST = (
    f"""async () => Object.values(await ({KEPT})()).reduce((one, next) => (next.changed > one.changed ? next : one))"""
)
"""The battle of that store that was written last."""

LAID = script("store_battle")
"""Puts a battle into it."""

FORGET = script("clear_battles")
"""Empties the store, and the notes about this person's wishes."""

LOOK_AGAIN = "() => { document.dispatchEvent(new Event('visibilitychange')); }"
"""The first screen reads the device again."""

View = dict[str, Any]


@dataclass(frozen=True)
class Offered:
    """One option as it is shown."""

    key: str
    barred: bool
    chosen: bool
    role: str


@dataclass(frozen=True)
class Question:
    """The open question as it is shown."""

    rule: str
    kind: str
    covered: bool
    several: bool
    options: tuple[Offered, ...]

    @property
    def free(self) -> list[str]:
        return [option.key for option in self.options if not option.barred]


class Player:
    """Plays what the page asks, drawn from a seed."""

    def __init__(
        self, page: Page, site: str, seed: int | str = 0, *, typed: bool = False, language: str = "de"
    ) -> None:
        self.page, self.site, self.typed = page, site, typed
        self.rng = Random(seed)
        self.words = Words(language)
        self.asked: list[str] = []
        self.tapped: Counter[str] = Counter()

    # the page as a whole

    def visit(self) -> None:
        """Open the page and wait until the engine is there."""
        self.page.goto(self.site)
        self.page.locator(READY).wait_for(state="attached")

    def begin(self, system: str = "tiefen") -> Question:
        """A new battle of this system."""
        self.page.locator(f"[data-system='{system}']").tap()
        return self.question()

    def follow(self, link: str) -> None:
        """Follow a link to a battle; the page stays open."""
        self.page.goto(f"{self.site}#{link.partition('#')[2] or link}")

    def arrive(self, rule: str) -> Question:
        """A battle that has come to this question."""
        self.follow(link_to(rule))
        self.until(f"[data-ask='{rule}']")
        return self.question()

    def hold(self, button: Locator) -> None:
        """Press until the button says that it is enough, and let go."""
        button.hover()
        self.page.mouse.down()
        expect(button).to_have_attribute("data-holding", "done")
        self.page.mouse.up()

    def title(self, view: View) -> str:
        """Return the title of a battle on the page: its name, who fights if they have names of their own, or what is played."""
        names, sides, title = view["names"], view["table"]["sides"], view["table"]["title"]
        if view["name"] or title:
            return str(view["name"] or self.words.label(title, names))
        players = [one["id"] for one in sides]
        for ids in ([one["team"] or one["id"] for one in sides], players) if len(sides) > 2 else (players,):
            known = [names[id] for id in ids if id in names]
            if any("text" in one or not one["label"].get("with") for one in known):
                return " – ".join(self.words.name(id, names) for id in dict.fromkeys(ids))
        return str(system_titles()[view["system"]][self.words.language])

    def home(self) -> None:
        """Back to the first screen, by the browser's own way."""
        self.page.go_back()
        self.page.locator("[data-system]").first.wait_for()

    def forget(self) -> None:
        """Empty the device's store, at the first screen: nothing is left that it lists."""
        if self.page.locator("[data-system]").count() == 0:
            self.home()
        self.page.evaluate(FORGET)
        self.page.evaluate(LOOK_AGAIN)
        self.until("html:not(:has(.battle-card, [data-action='go-on'], [data-unfinished]))")

    def speak(self, language: str) -> None:
        """Choose a language where it can be chosen."""
        self.page.locator("[data-action='language']").select_option(language)
        self.until(f"html[lang='{language}']")
        self.words = Words(language)

    def button(self, message: str, **figures: str | int) -> Locator:
        """The control with these words."""
        return self.page.get_by_role("button", name=self.words.say(message, **figures), exact=True)

    def tool(self, action: str) -> None:
        """A control of the bars, as soon as it takes a tap."""
        self.page.locator(f"[data-action='{action}']:enabled").tap()
        self.settle()

    def from_more(self, message: str) -> None:
        """Something out of the sheet with everything else."""
        self.button("page-more").tap()
        self.button(message).tap()

    def close(self) -> None:
        """Close the open sheet, and wait until its step has left the history."""
        self.page.keyboard.press("Escape")
        self.until("html:not(:has(dialog[open]))")
        self.page.evaluate(STEPPED)

    def by_finger(self) -> None:
        """From now on nobody has pressed a key on this page: sheets were closed by one."""
        self.page.evaluate("() => delete document.documentElement.dataset.keys")

    @contextmanager
    def unhurried(self) -> Iterator[None]:
        """Keep the notices with which a person can take something back within eight seconds: a busy machine may need longer."""
        self.page.evaluate(UNHURRIED)
        yield
        self.page.evaluate("() => { globalThis.setTimeout = globalThis.hurried; }")

    # the open question

    def settle(self) -> None:
        """Wait until the page takes an answer, or the battle is over."""
        self.until(SETTLED)

    def until(self, what: str) -> None:
        """Wait until something is there; in front, as browsers slow down the tabs behind."""
        self.page.bring_to_front()
        self.page.evaluate(THERE, [what, PATIENCE])

    def when(self, condition: str) -> None:
        """Wait until this holds in the page."""
        self.page.bring_to_front()
        self.page.evaluate(f"patience => ({HOLDS})(() => {condition}, patience)", PATIENCE)

    def question(self) -> Question:
        """The open question, as soon as it can be answered."""
        seen = self.look()
        assert seen, "the battle is over"
        return seen

    def look(self) -> Question | None:
        """The open question; None if the battle is over, or another device is asked."""
        self.settle()
        ask = self.page.locator(ASK)
        if ask.count() == 0:
            return None
        seen = ask.evaluate(SIGHT)
        return Question(**{**seen, "options": tuple(Offered(**option) for option in seen["options"])})

    def answer(self, question: Question) -> None:
        """Give some answer to the question."""
        self.asked.append(question.rule)
        if question.covered:
            self.page.locator(TAKE_OVER).first.tap()
        elif question.kind == "roll":
            self.roll()
        elif question.kind in ("number", "text"):
            self.write(question.kind)
        elif question.kind == "form":
            self.confirm()
        elif question.several:
            self.choose_several(question)
        else:
            self.tap(self.chosen(question))
        self.settle()

    def chosen(self, question: Question) -> str:
        """Something by chance at first; later what closes a phase, the last option, or what was tapped least."""
        if self.asked.count(question.rule) == 1:
            return self.rng.choice(question.free)
        closing = [option.key for option in question.options if option.role == "done" and not option.barred]
        last = question.options[-1]
        return (closing or [min(question.free, key=lambda key: self.tapped[key]) if last.barred else last.key])[0]

    def tap(self, key: str) -> None:
        """Tap an option of the panel; in a group, unfold it first."""
        self.tapped[key] += 1
        self.unfold(key)
        self.page.locator(f"{ASK} [data-option='{key}']").tap()

    def unfold(self, key: str) -> None:
        """Tap what hides an option: the heading of its group, or the way up of a lowered question."""
        option = self.page.locator(f"{ASK} [data-option='{key}']")
        group = option.evaluate(FOLDED)
        if group:
            self.page.locator(f"{ASK} [data-action='group'][data-group='{group}']").tap()
        if not option.is_visible():
            self.bring_up()

    def bring_up(self) -> None:
        """Tap the way up of a question that is lowered."""
        if self.page.locator(".ask[data-lowered='true']").count():
            self.page.locator(f"{ASK} .fold").tap()

    def touch(self, thing: str) -> bool:
        """Tap a thing on the table where nothing lies on it; False if it is covered all over."""
        spot = self.page.locator(f".table [data-at='{thing}']").first.evaluate(SPOT)
        if spot:
            self.page.touchscreen.tap(*spot)
        return bool(spot)

    def take(self, *keys: str) -> None:
        """Answer with one option, or mark these and confirm."""
        several = self.page.locator(f"{ASK} {CONFIRM}").count()  # asked before: the next question may have one, too
        for key in keys:
            self.tap(key)
        if several:
            self.confirm()
        self.settle()

    def confirm(self) -> None:
        """Send what was put together."""
        self.page.locator(f"{ASK} {CONFIRM}").tap()

    def choose_several(self, question: Question) -> None:
        """Choose several options and send them."""
        self.mark_several(question)
        self.confirm()

    def mark_several(self, question: Question) -> None:
        """Mark the proposed options, and perhaps one more; options until it is enough."""
        others = [option.key for option in question.options if not (option.barred or option.chosen)]
        self.rng.shuffle(others)
        if others and self.rng.random() < 0.5:
            self.tap(others.pop())
        while others and self.page.locator(f"{ASK} {CONFIRM}").is_disabled():
            self.tap(others.pop())

    def go_by(self, *ways: str) -> None:
        """Take these ways to enter dice that fell on the table, as far as they are not taken yet; each leads to another."""
        for way in ways:
            button = self.page.locator(f"{ASK} [data-action='{way}']")
            if button.count():
                button.tap()
                button.wait_for(state="detached")

    def roll(self) -> None:
        """Let the app throw, or enter dice from the table."""
        if not self.typed:
            self.page.locator("[data-roll='app']").tap()
            return
        self.go_by("at-table")
        sums = self.page.locator(f"{ASK} .sums")
        if sums.count() > 0:
            for throw in range(sums.count()):
                sums.nth(throw).locator("button").nth(self.rng.randrange(9)).tap()
            return
        faces = self.page.locator(f"{ASK} .pad button")
        for _ in range(self.page.locator(f"{ASK} [data-die]").count()):
            faces.nth(self.rng.randrange(faces.count())).tap()
        self.confirm()

    def write(self, kind: str) -> None:
        """Enter a number or a text, and send it."""
        self.fill(kind)
        self.confirm()

    def fill(self, kind: str) -> None:
        """Keep the number or text that is proposed, else a small one."""
        field = self.page.locator(f"{ASK} input")
        if kind == "text":
            field.fill(self.rng.choice(("", "Nordmark", "L’Épée rouge", "Ärger & Söhne")))
        elif field.input_value() == "":
            field.fill(field.get_attribute("min") or "0")

    def play_until(self, rule: str = "") -> Question | None:
        """The quick way to a question or to the end: what is proposed, or the last thing offered."""
        for _ in range(60):
            question = self.look()
            if question is None or question.rule == rule:
                return question
            if question.several:
                self.confirm()
                self.settle()
            elif question.free and not question.covered:
                self.take(question.free[-1])
            else:
                self.answer(question)
        raise AssertionError(f"{rule or 'the end'} did not come")

    # what the device keeps

    def kept(self) -> dict[str, Any]:
        """All battles that lie in the device's store."""
        kept: dict[str, Any] = self.page.evaluate(KEPT)
        return kept

    def newest(self) -> dict[str, Any]:
        """The battle that was written last."""
        kept: dict[str, Any] = self.page.evaluate(NEWEST)
        return kept

    def view(self, viewer: str = "table") -> View:
        """The battle that was written last, as the engine sees it."""
        door = Door()
        door.reply({"do": "open", "file": self.newest()["save"]})
        view: View = door.reply({"do": "look", "viewer": viewer})["view"]
        return view

    def record(self, save: View | None = None) -> View:
        """The record of what is kept, by default of the battle that was written last: its entries in force."""
        door = Door()
        door.reply({"do": "open", "file": save or self.newest()["save"]})
        file: View = door.reply({"do": "export"})["file"]
        return file

    def kept_view(self) -> View:
        """The battle that was written last, as the device shows it at once: without what is counted or listed on demand."""
        kept: View | None = self.newest()["view"]
        return kept or self.view()

    def outside(self) -> list[str]:
        """Everything that somebody may see who holds the phone, once nothing goes on any more: odds, openings, a snapshot."""
        self.settle()
        self.until(REMEMBERED)
        self.until("[data-counting='false']")
        self.when("localStorage.getItem('gonfalon.opening') === null")
        return [plain(text) for text in self.page.evaluate(OUTSIDE)] + [plain(id) for id in self.kept()][-1:]

    def shared(self) -> str:
        """The link that the page gives out for the open battle."""
        self.button("page-share").tap()
        address = self.page.get_by_role("textbox", name=self.words.say("page-share-link")).input_value()
        self.close()
        return address


@cache
def system_titles() -> dict[str, dict[str, str]]:
    """Return the titles of the rule systems on the page, in each language."""
    return {system["id"]: system["title"] for system in json.loads((DIST / "systems.json").read_text("utf-8"))}


@cache
def link_to(rule: str, *, sketch: bool = False) -> str:
    """A link to a battle that has come to this question by what is proposed, or the last thing that is offered.

    With a sketch it is the link that the page shares.
    """
    visitor = Visitor(rule)
    here = link_at(visitor, visitor.begin(), lambda view: view["ask"]["rule"] == rule, lambda view: usual(view["ask"]))
    link: str = visitor.ask("link", sketch=True)["link"] if sketch else here
    return link


def usual(ask: View) -> View:
    """An answer without much thought."""
    if ask["kind"] == "roll":
        return {"roll": "app"}
    if ask["kind"] in ("number", "text"):
        return {ask["kind"]: ask[ask["kind"]]["preset"] or ask[ask["kind"]]["least"]}
    free = [option["key"] for option in ask["options"] if not option["barred"]]
    wanted = [option["key"] for option in ask["options"] if option["proposed"]] or free[-1:]
    by = {"by": next(who for who in ask["who"] if who not in ask["done"])} if ask["secret"] else {}
    return {"keys": wanted[: ask["most"]] if ask["least"] else [], **by}


def plain(html: str) -> str:
    """A page without what differs from battle to battle: ids of the store."""
    return re.sub(r"\b[0-9a-f]{32}\b", "ID", html)


def saves(kept: dict[str, Any]) -> dict[str, Any]:
    """Return the log of each battle that a device keeps: chances are added to what is shown first, whenever they are counted."""
    return {id: one["save"] for id, one in kept.items()}


def same(one: Any, other: Any) -> bool:
    """True if two things that were kept are the same data."""
    return json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True)
