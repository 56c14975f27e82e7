"""A battle is shown before Python is up, and nothing moves when the engine takes over."""

import json
import zlib
from base64 import urlsafe_b64encode
from itertools import zip_longest
from typing import Any

import pytest
from links.mangled import ALL
from playwright.sync_api import Page, expect
from support.door_player import STRENGTHS, Visitor
from support.engine_gate import held_back, let_go
from support.page_player import ASK, Player, link_to, system_titles
from support.screen_checks import complaints, faults
from support.waiting import awaited
from support.war_on_page import war_at

from gonfalon.door.door import Door
from gonfalon.door.sketch import VERSION
from gonfalon.formats import link

pytest_plugins = ["support.started_page"]

CONTINUE = "[data-action='continue']"
PLACES = """() => {
    const things = ".bar, .field, .table [data-at], [data-ask], [data-ask] [data-option], .verbs button";
    const boxes = [...document.querySelectorAll(things)].map(one => {
        const { left, top, width, height } = one.getBoundingClientRect();
        return [`${one.className} ${one.dataset.at ?? one.dataset.option ?? ""}`, left, top, width, height];
    });
    const field = document.querySelector(".field");
    return { boxes, words: document.querySelector(".field").innerText, title: document.querySelector("h1").innerText,
        question: document.getElementById("ask-words").innerText, down: field.scrollTop,
        focus: document.activeElement.id || document.activeElement.dataset.action || "" };
}"""
"""A script that gives the place and text of everything, the scroll positions, and the focused element."""
SCROLL = """() => {
    document.querySelector(".field").scrollTop = 37;
    document.querySelector("[data-action='home']").focus();
}"""
OUTSIDE = ("a later format", "longer than any battle", "a place on another page", "only the first half")
"""A link of each kind that the page refuses by itself; `units/test_link_reader.py` has all of them."""
REFUSED_BY_THE_ENGINE = "an option that nobody knows"
ROUNDED = 1 / 32
"""Two steps of the browser's own grid, in pixels."""
UP = "[data-ask] .controls:enabled"
STANDS = {
    "tiefen": lambda: link_to("tiefen.roll.all"),
    "war": lambda: war_at(lambda view: view["ask"]["rule"] == "war.action.one", "example"),
}

COUNTED = {"tiefen"}
"""Those with odds, which the page keeps as soon as they are counted: they would take room of their own later."""


def places(page: Page) -> dict[str, Any]:
    """The screen as it stands, once fonts and pictures are there."""
    page.evaluate("document.fonts.ready")
    seen: dict[str, Any] = page.evaluate(PLACES)
    return seen


def moved(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    """Return the values that are not as they were; boxes may be off by what the browser rounds."""
    boxes = [(was, now) for was, now in zip_longest(before.pop("boxes"), after.pop("boxes")) if not stands(was, now)]
    changed = {key: (value, after[key]) for key, value in before.items() if value != after[key]}
    return {**changed, **({"boxes": boxes} if boxes else {})}


def stands(was: list[Any] | None, now: list[Any] | None) -> bool:
    """True if the same thing is in the same place."""
    return bool(was and now and was[0] == now[0] and was[1:] == pytest.approx(now[1:], abs=ROUNDED))


def taken_over(page: Page) -> None:
    """The engine has taken over, and the question can be answered."""
    let_go(page)
    page.wait_for_selector(UP, state="attached")  # beside verbs there may be no others to see


@pytest.mark.parametrize("system", STANDS)
def test_a_battle_of_this_device_is_there_at_once_and_stays_where_it_is(player: Player, system: str) -> None:
    """The engine takes seconds: the kept view could be missing until then, or jump when the engine's view
    replaces it.
    """
    player.follow(STANDS[system]())
    player.until("[data-note]")
    player.page.locator("[data-action='note-read']").tap()
    player.settle()
    if system in COUNTED:
        awaited(lambda: player.newest()["view"]["odds"])
    player.home()
    with held_back(player) as early:
        early.page.goto(early.site)
        early.page.locator(CONTINUE).first.tap()
        expect(early.page.locator(ASK)).to_be_visible()
        expect(early.page.locator("html")).to_have_attribute("data-engine", "loading")
        expect(early.page.locator(f"{ASK} .controls:disabled")).to_have_count(1)
        expect(early.page.locator(".pending")).to_be_visible()
        early.page.evaluate(SCROLL)
        before = places(early.page)
        assert before["down"] == 37
        assert len(before["boxes"]) > 8
        assert before["words"].count("\n") > 5
        assert faults(early.page) == {}
        taken_over(early.page)
        assert moved(before, places(early.page)) == {}
        expect(early.page.locator(".pending")).to_have_count(0)


def test_a_link_to_a_battle_of_this_device_is_drawn_from_what_is_kept(player: Player) -> None:
    """A link to a battle that lies here could be drawn from its sketch, which tells less, or kept a second time; and whoever
    still has it open in another tab would be asked which of them is to play it.
    """
    player.arrive("tiefen.roll.all")
    address = player.shared()
    kept = awaited(lambda: player.kept() if "link" in player.newest() else None)
    with held_back(player) as early:
        early.page.goto(address)
        expect(early.page.locator(ASK)).to_be_visible()
        before = places(early.page)
        taken_over(early.page)
        assert moved(before, places(early.page)) == {}
        after = early.kept()
        assert after == kept
        expect(player.page.locator("[data-action='continue']")).to_have_count(1)


def test_a_link_of_another_device_says_what_it_can(player: Player) -> None:
    """Without a sketch a person would look at an empty page, and a reload would forget the link."""
    address = link_to("tiefen.roll.all")
    record = link.read(address)
    with held_back(player) as early:
        early.follow(address)
        gist = early.page.locator("[data-gist='tiefen']")
        expect(gist).to_contain_text(early.words.say("page-gist-turns", count=len(record.entries)))
        expect(early.page.get_by_role("heading", level=1)).to_have_text(system_titles()["tiefen"]["de"])
        assert faults(early.page) == {}
        assert complaints(early.page) == []
        early.page.reload()
        expect(gist).to_be_visible()
        let_go(early.page)
        assert early.question().rule == "tiefen.roll.all"
        assert early.page.url == early.site
        early.page.reload()
        let_go(early.page)
        assert early.question().rule == "tiefen.roll.all"
        assert len(early.kept()) == 1
        early.home()
        expect(early.page.locator(CONTINUE)).to_have_count(1)


@pytest.mark.parametrize("form", ["link", "digits"])
def test_a_short_link_says_its_system_and_length(player: Player, form: str) -> None:
    """A short link takes the rules to read: a person would look at an empty page until they are there."""
    visitor = Visitor("short")
    view = visitor.begin("samyra")
    with held_back(player) as early:
        early.follow(visitor.ask("link", short=True)[form])
        gist = early.page.locator("[data-gist='samyra']")
        expect(gist).to_contain_text(early.words.say("page-gist-turns", count=view["turn"]))
        expect(early.page.get_by_role("heading", level=1)).to_have_text(system_titles()["samyra"]["de"])
        let_go(early.page)
        assert early.question().rule == view["ask"]["rule"]


def test_what_people_typed_is_not_told_as_names_before_the_rules_have_read_it(player: Player) -> None:
    """A concession, a block or an aspect is typed as a name is; a record alone does not tell them apart."""
    typed = "He hands over the plan"
    visitor = Visitor("typed")
    visitor.begin()
    visitor.answer(*STRENGTHS, {"keys": ["name.a"]}, {"text": typed})
    with held_back(player) as early:
        early.follow(visitor.ask("link")["link"])
        gist = early.page.locator("[data-gist='tiefen']")
        expect(gist.locator("dt")).to_have_count(2)
        expect(gist).not_to_contain_text(typed)
        let_go(early.page)


def test_who_goes_home_meanwhile_stays_there(player: Player) -> None:
    """The link could open over the first screen as soon as the engine is there."""
    with held_back(player) as early:
        early.follow(link_to("tiefen.roll.all"))
        early.page.locator("[data-action='home']").tap()
        let_go(early.page)
        expect(early.page.locator("[data-system]").first).to_be_visible()
        early.page.reload()
        expect(early.page.locator("[data-system]").first).to_be_visible()
        assert early.kept() == {}


def test_a_damaged_link_says_so_before_python_is_up(player: Player) -> None:
    """A page that waits for the engine before it says that a link is cut would keep a person waiting for nothing."""
    torn = {one.code: one for one in ALL if one.kind == "link" and one.about in OUTSIDE}
    with held_back(player) as early:
        early.page.goto(early.site)
        for code, one in torn.items():
            fragment = one.text.partition("#")[2]
            said = Door().reply({"do": "read", "link": fragment})
            early.page.evaluate("fragment => { location.hash = fragment; }", fragment)
            alert = early.page.locator(f"[data-trouble='{code}']")
            expect(alert).to_contain_text(early.words.label(said["unreadable"]["label"], {}))
            alert.get_by_role("button").tap()
            expect(alert).to_have_count(0)
        assert set(torn) == {"too-long", "foreign", "cut", "newer"}
        assert early.kept() == {}


def test_a_link_that_the_engine_refuses_leaves_its_preview(player: Player) -> None:
    """The preview of a refused link would stand there like a battle, with a question that nobody can answer."""
    [torn] = [one for one in ALL if one.about == REFUSED_BY_THE_ENGINE]
    with held_back(player) as early:
        early.follow(torn.text)
        expect(early.page.locator("[data-gist='tiefen']")).to_be_visible()
        let_go(early.page)
        expect(early.page.locator(f"[data-trouble='{torn.code}']")).to_be_visible()
        expect(early.page.locator("[data-gist]")).to_have_count(0)
        expect(early.page.locator("[data-system]").first).to_be_visible()
        assert early.kept() == {}


THINGS = """() => ({
    ids: [...document.querySelectorAll(".table [data-at]")].map(one => one.dataset.at),
    words: [...document.querySelectorAll(".table :is(.token-name, h3, .step-name, .aspect, .values, .player-values)")]
        .map(one => one.innerText.replace(/\\s+/g, " ")),
})"""
"""A script that gives the contents of the table, as they are drawn."""


def drawn_links(system: str) -> list[str]:
    """Links with sketches, of battles that have come to different moments."""
    found = []
    for seed in range(4):
        visitor = Visitor(f"sketch {seed}")
        shown = visitor.begin(system)
        if "example" in {option["key"] for option in shown["ask"]["options"]}:
            shown = visitor.answer({"keys": ["example"]})
        for _ in range(3):
            shown = visitor.play(shown, most=9)
            text = visitor.ask("link", sketch=True)["link"]
            found += [text] if "&s=" in text else []
    return found


@pytest.mark.parametrize("system", STANDS)
def test_a_link_of_another_device_is_drawn_from_its_sketch_as_the_engine_draws_it(player: Player, system: str) -> None:
    """The sketch is unpacked by the page alone: a field out of order would draw another table than the engine's."""
    links = drawn_links(system)
    assert len(links) > 5
    seen = []
    with held_back(player) as early:
        for text in links:
            early.follow(text)
            early.page.wait_for_selector(".battle[data-preview=sketch]")
            expect(early.page.locator(ASK)).to_have_count(0)
            seen.append(early.page.evaluate(THINGS))
            early.page.locator("[data-action='home']").tap()
            early.page.locator("[data-system]").first.wait_for()
        early.follow(links[-1])
        early.page.wait_for_selector(".battle[data-preview=sketch]")
        assert (complaints(early.page), faults(early.page)) == ([], {})
        early.page.evaluate(SCROLL)
        down = early.page.evaluate("document.querySelector('.field').scrollTop")
        let_go(early.page)
        early.settle()
        assert early.page.evaluate("document.querySelector('.field').scrollTop") == down
        assert early.page.evaluate("document.activeElement.dataset.action") == "home"
        early.home()
        for text, before in zip(links, seen, strict=True):
            early.forget()
            early.follow(text)
            early.page.wait_for_selector(".battle[data-preview='']")
            early.settle()
            if early.look() and early.question().covered:
                early.home()
                continue  # nothing of the table is seen while the phone goes round
            after = early.page.evaluate(THINGS)
            assert set(before["ids"]) <= set(after["ids"])
            assert before["words"] == after["words"]
            early.home()


def test_a_sketch_is_still_called_one_when_the_engine_fails(player: Player) -> None:
    """A sketch that nobody has verified could pass for the battle when the engine cannot look at it."""
    link = drawn_links("tiefen")[-1]
    with held_back(player) as early:
        early.follow(link)
        early.page.wait_for_selector(".battle[data-preview=sketch]")
        early.page.evaluate("breakDown()")
        for width, height in ((320, 568), (740, 360)):
            early.page.set_viewport_size({"width": width, "height": height})
            mark = early.page.locator("[data-unchecked=true]")
            expect(mark).to_contain_text(early.words.say("page-sketch-unchecked"))
            for there in (mark.get_by_role("heading"), mark.locator("[data-action='retry']")):
                expect(there).to_be_in_viewport(ratio=1)
            assert (complaints(early.page), faults(early.page)) == ([], {})
        early.page.locator("[data-action='retry']").tap()
        early.page.wait_for_selector(".battle[data-preview='']")
        early.settle()
        expect(mark).to_have_count(0)


@pytest.mark.parametrize(
    "wrong", ["%00", "AAAA", "another table", "a bomb", "a stranger", "endless names", "an heirloom"]
)
def test_a_sketch_that_lies_is_replaced_and_nothing_of_it_stays(player: Player, wrong: str) -> None:
    """Worthless ones are not drawn at all."""
    text = link_to("tiefen.roll.all")
    lies = {
        "another table": sketch_of(["play", {"a": "Lügner"}, [[], [["a", 0]]]]),
        "a bomb": sketch_of("x" * 10_000_000),
        "endless names": sketch_of(
            [
                "play",
                {f"n{n}": ["tiefen-side", {"letter": {"list": [f"n{n + 1}"] * 30}}] for n in range(20)},
                [[], [["n0", 0]]],
            ]
        ),
        "an heirloom": sketch_of(["play", {}, [[], [["constructor", 0]]]]),
        "a stranger": sketch_of(["play", {"a": [MARKUP]}, [[], [["a", "0"]]]]),
    }
    with held_back(player) as early:
        early.follow(f"{text}&s={lies.get(wrong, wrong)}")
        if wrong == "another table":
            expect(early.page.locator(".battle[data-preview=sketch]")).to_contain_text("Lügner")
        elif wrong == "an heirloom":
            expect(early.page.locator(".battle[data-preview=sketch]")).to_contain_text("constructor")
        else:
            early.page.wait_for_selector("[data-gist]")
        let_go(early.page)
        assert early.question().rule == "tiefen.roll.all"
        assert "Lügner" not in early.page.content()
        assert "Lügner" not in str(early.kept())


MARKUP = "<img src=x>"


def sketch_of(data: Any) -> str:
    """The letters of a sketch."""
    squeezed = zlib.compressobj(9, zlib.DEFLATED, -15)
    body = squeezed.compress(json.dumps(data).encode()) + squeezed.flush()
    return urlsafe_b64encode(bytes([VERSION]) + body).rstrip(b"=").decode()
