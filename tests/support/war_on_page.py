"""Battles between figures for the page: a person who leads one by taps, and links to those that have come to a wanted moment."""

from collections.abc import Iterator
from functools import cache, partial
from random import Random

from support.door_player import Visitor
from support.named_moments import MOST, Moment, link_at
from support.page_player import ASK, Player, View
from support.screen_checks import complaints, faults
from support.waiting import awaited

RAID = ("ready.raid",)
NOTED = "[data-action='note-read']"
AIMS = {
    "war.action.one": ("attack", "move", "end"),
    "war.turn.choose": ("u", "l"),
    "sotc.act.one": ("attack",),
    "sotc.frame.range": ("yes",),
}
"""The options that are wanted before all others, by the beginning of its key."""


class Captain(Player):
    """Goes for the enemy: on tokens and zones where options lie on them, else in the panel."""

    rolls = on_table = 0

    def led(self) -> Iterator[View]:
        """The view at each question to the end, which is the last; a question is answered when the next is asked for."""
        view = self.kept_view()
        while view["ask"]:
            yield view
            turn = view["turn"]
            self.lead(view)
            view = awaited(partial(self.kept_after, turn))
            assert view["turn"] < MOST, view["ask"]
        yield view

    def kept_after(self, turn: int) -> View | None:
        """The battle as it is kept, once it has gone on: some browsers hand a tap on only after they said that it is done."""
        view = self.kept_view()
        return view if view["turn"] > turn else None

    def checked(self, *closely: str, until: Moment = lambda view: False) -> View:
        """The view at this moment or at the end of a battle; nothing is wrong with the screen at the first question of each
        rule, nor, of some rules, for axe.
        """
        seen = set()
        for view in self.led():
            if until(view):
                break
            rule = view["ask"] and view["ask"]["rule"]
            if rule in seen:
                continue
            seen.add(rule)
            assert faults(self.page) == {}, rule
            if rule in closely:
                assert complaints(self.page) == [], rule
        return view

    def lead(self, view: View) -> None:
        """One answer: most dice typed on the pad, every fourth roll by the app."""
        ask = view["ask"]
        self.settle()
        if ask["kind"] == "roll":
            self.rolls += 1
            if self.rolls % 4:
                self.enter([ask["pool"]["faces"].index(face) for face in favouring(view, self.rng)])
            else:
                self.page.locator(f"{ASK} [data-roll='app']").tap()
        elif ask["kind"] in ("number", "text", "form") or (ask["least"], ask["most"]) != (1, 1):
            self.confirm()
        else:
            self.choose(view, aimed_option(ask, self.rng))
        self.settle()

    def choose(self, view: View, option: View) -> None:
        """Take an option where it lies on the table, in the sheet if none there is direct; else in the panel."""
        thing = option["on"]
        direct = direct_on(view, thing) if thing else None
        there = thing and direct in (None, option) and self.page.locator(f".table [data-at='{thing}']").count()
        if not there or not self.touch(thing):
            self.tap(option["key"])
            return
        self.on_table += 1
        if not direct:
            self.page.locator(f"dialog [data-option='{option['key']}']").tap()

    def enter(self, places: list[int]) -> None:
        """Type dice on the pad, each by the place of its face, and confirm them."""
        self.go_by("at-table", "by-face")
        pad = self.page.locator(f"{ASK} .pad button")
        for place in places:
            pad.nth(place).tap()
        self.confirm()

    def open_at(self, moment: Moment, *opening: str) -> View:
        """A war that has come to this moment."""
        return self.open(war_at(moment, *opening))

    def open(self, link: str) -> View:
        """The war of this link, its notes read."""
        self.follow(link)
        return self.with_notes_read()

    def open_anew(self, link: str) -> View:
        """The war of this link as a game of its own, though this device keeps the same one, which has gone on."""
        self.follow(link)
        met = self.page.locator("[data-met='shorter']")
        met.locator("summary").tap()
        met.locator("[data-action='open-copy']").tap()
        met.wait_for(state="detached")
        return self.with_notes_read()

    def with_notes_read(self) -> View:
        """The view of a war that was opened, once its notes are read."""
        self.until(NOTED)
        self.page.locator(NOTED).first.tap()
        self.settle()
        return self.view()


def invokes(view: View) -> bool:
    """Both hands are thrown, and an aspect may be invoked."""
    return bool(view["table"]["contest"] and view["table"]["contest"]["outcome"] and invocable(view))


def invocable(view: View) -> list[View]:
    """The aspects that may be invoked."""
    options: list[View] = view["ask"]["options"] if view["ask"] else []
    return [one for one in options if one["rule"] == "war.core.invoke" and not one["barred"]]


def around(view: View, thing: str) -> set[str]:
    """A piece with what rides on it, or what it rides on."""
    pieces = {one["id"]: one["on"] for one in view["table"]["pieces"]}
    mount = pieces.get(thing) or thing
    return {mount, *(id for id, on in pieces.items() if on == mount)}


def direct_on(view: View, thing: str) -> View | None:
    """Return the option that a tap there takes at once: the only option, or the one free option that is direct."""
    lying: list[View] = [one for one in view["ask"]["options"] if one["on"] in around(view, thing)]
    some = [one for one in lying if not one["barred"] and (len(lying) == 1 or one["role"] == "direct")]
    return some[0] if len(some) == 1 else None


def aimed_option(ask: View, rng: Random) -> View:
    """Attack or move forward, else what is proposed."""
    free: list[View] = [option for option in ask["options"] if not option["barred"]]
    for aim in AIMS.get(ask["rule"], ()):
        if some := [option for option in free if option["key"].startswith(aim)]:
            return rng.choice(some)
    return next((option for option in free if option["proposed"]), free[0])


def favouring(view: View, rng: Random) -> list[int]:
    """The best faces for whoever acts, the worst for who opposes; by chance where nobody does."""
    pool, contest = view["ask"]["pool"], view["table"]["contest"]
    hands = contest["hands"] if contest else []
    if len(hands) < 2 or contest["rule"].startswith("war.init"):
        return rng.choices(pool["faces"], k=pool["dice"])
    acting = {hand["of"] for hand in hands if hand["acting"]}
    throws = pool["throws"] or [{"who": view["ask"]["who"][0], "dice": pool["dice"]}]
    return [pool["faces"][-1 if one["who"] in acting else 0] for one in throws for _ in range(one["dice"])]


def told(view: View, rng: Random) -> View:
    """The same answers for the door."""
    ask = view["ask"]
    match ask["kind"]:
        case "roll":
            return {"faces": favouring(view, rng)}
        case "number":
            return {"number": ask["number"]["preset"]}
        case "text":
            return {"text": ask["text"]["preset"]}
        case "form":
            return {"form": {}}
        case _ if (ask["least"], ask["most"]) == (1, 1):
            return {"keys": [aimed_option(ask, rng)["key"]]}
        case _:
            return {"keys": [option["key"] for option in ask["options"] if option["proposed"]]}


@cache
def war_at(moment: Moment, *opening: str, system: str = "war") -> str:
    """A link to a war that began with these keys, numbers or what is proposed (""), and went on to this moment; or to a battle
    of another system.
    """
    visitor, rng = Visitor("war"), Random("war")
    view = visitor.begin(system)
    for said in opening:
        keys = [option["key"] for option in view["ask"]["options"] if said and option["key"].startswith(said)]
        view = visitor.answer(
            {"number": int(said)} if said.isdigit() else {"keys": keys[:1]} if keys else told(view, rng)
        )
    return link_at(visitor, view, moment, partial(told, rng=rng))


@cache
def before_it(rule: str, follower: str) -> str:
    """A link to the answer of a raid with which this happens, and after it something that follows."""
    visitor = Visitor("strip")
    view = visitor.begin("war")
    view = visitor.answer({"keys": [one["key"] for one in view["ask"]["options"] if one["key"].startswith(RAID[0])]})
    for _ in range(MOST):
        link: str = visitor.ask("link")["link"]
        known, view = len(view["chronicle"]), visitor.answer(told(view, visitor.rng))
        rules = [line["rule"] for line in view["chronicle"][known:]]
        if rule in rules and follower in rules[rules.index(rule) :]:
            return link
    raise AssertionError(f"never {rule}")


def signed(figure: int) -> str:
    """A figure of a sum as the page writes it."""
    return f"{figure:+d}".replace("-", "−") if figure else "0"
