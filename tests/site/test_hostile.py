"""Inputs that people and strangers bring from outside: mangled links and files, and texts made to do harm."""

import json
from typing import Any

import pytest
from links.mangled import ALL, Mangled
from playwright.sync_api import FilePayload, expect
from support.door_player import Visitor
from support.page_links import GO
from support.page_player import Player
from support.screen_checks import faults

from gonfalon.door.door import Door
from gonfalon.words import LANGUAGES

pytest_plugins = ["support.started_page"]

LINKS = [one for one in ALL if one.kind == "link" and one.code != "part" and one.text.partition("#")[2]]
"""Links that the page refuses as the engine does; it takes a part of a link (`test_read_codes.py`)."""
"""Without anything behind # the page just opens."""
FILES = [mangled for mangled in ALL if mangled.kind == "file"]
AS_OPENED = "fragment => new URL(`#${fragment}`, location.href).hash.slice(1)"

TEXTS = {
    "markup": '<img src=x onerror="document.title=1">',
    "a script": "<script>alert(1)</script><b>&amp;",
    "a message": "{ $side } {0} ${1}",
    "the other way": "\u202edromdroN\u202c \u2066x",
    "right to left": "جيش الشمال",
    "pictures": "👩‍🚒🏴‍☠️🐺🐺",
    "accents": "Z" + "\u0301\u0323" * 30,
    "one long word": "W" * 10_000,
    "an id": "a.1",
    "a prototype": "__proto__",
    "blanks": "  \t a  \u3000 b  ",
}
TURNING = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"


def said(player: Player, reply: dict[str, Any]) -> str:
    """Why it cannot be read, in the person's language. The page itself reads a link that holds a file of another kind."""
    unreadable = reply["unreadable"]
    if unreadable["code"] == "no-battle":
        return player.words.say("unreadable-content")
    return player.words.label(unreadable["label"], {})


def check_refused(player: Player, words: str) -> None:
    """The page says so, and the word can be put away."""
    player.until("[role=alert]")
    alert = player.page.get_by_role("alert")
    expect(alert).to_contain_text(words)
    alert.get_by_role("button", name=player.words.say("page-close"), exact=True).tap()
    player.until("body:not(:has([role=alert]))")


def expected(player: Player, mangled: Mangled) -> str:
    """Return the message of the page about such a file."""
    try:
        file = json.loads(mangled.text)
    except (ValueError, RecursionError):
        file = None
    if not isinstance(file, dict | list):
        return player.words.say("page-file-damaged")
    return said(player, Door().reply({"do": "open", "file": file}))


def test_there_are_fifty_and_more() -> None:
    assert len(LINKS) + len(FILES) >= 50


@pytest.mark.parametrize("turn", range(3))
def test_a_mangled_link_says_so_and_changes_nothing(player: Player, turn: int) -> None:
    question = player.arrive("tiefen.flow.steps")
    if turn == 0:
        player.home()
    player.speak(LANGUAGES[turn])
    kept = player.kept()
    for mangled in LINKS[turn::3]:
        fragment = mangled.text.partition("#")[2]
        reply = Door().reply({"do": "read", "link": player.page.evaluate(AS_OPENED, fragment)})
        if "view" in reply:
            assert "\n" in fragment, "only a break is mended by the browser itself"
            continue
        player.page.evaluate(GO, fragment)
        check_refused(player, said(player, reply))
    assert player.kept() == kept
    if turn:
        assert player.question() == question


@pytest.mark.parametrize("turn", range(3))
def test_a_mangled_file_says_so_and_changes_nothing(player: Player, turn: int) -> None:
    player.speak(LANGUAGES[turn])
    player.arrive("tiefen.flow.steps")
    player.home()
    kept = player.kept()
    for mangled in FILES[turn::3]:
        file = FilePayload(name="battle.json", mimeType="application/json", buffer=mangled.text.encode())
        player.page.locator("input[type=file]").set_input_files(files=[file])
        check_refused(player, expected(player, mangled))
    assert player.kept() == kept


def write(player: Player, text: str) -> None:
    """Type a text where one is asked for, and send it."""
    player.settle()
    player.page.locator("[data-ask] input[type=text]").fill(text)
    player.confirm()
    player.settle()


def check_shown(player: Player, text: str) -> None:
    """Names stand on the page as they are kept: as texts, within their length, in their place."""
    view = player.view()
    names = [name["text"] for name in view["names"].values() if "text" in name]
    main = player.page.locator("main").inner_text()
    for name in names:
        assert 0 < len(name) <= 40
        assert name in main, text
    expect(player.page.get_by_role("heading", level=1)).to_have_text(player.title(view))
    page = player.page.content()
    assert [sign for sign in TURNING if sign in page] == []
    assert player.page.locator("body :is(img, script, iframe)").count() == 0
    assert faults(player.page).get("sticks out", []) == [], text


def test_texts_are_shown_as_texts(player: Player) -> None:
    player.arrive("tiefen.sides.two")
    player.page.set_viewport_size({"width": 320, "height": 568})
    for text in TEXTS.values():
        player.tap("name.a")
        write(player, text)
        player.from_more("page-rename")
        player.page.get_by_role("textbox", name=player.words.say("page-name")).fill(text)
        player.button("page-confirm").tap()
        player.until("body:not(:has(dialog[open]))")
        check_shown(player, text)


@pytest.mark.parametrize("text", ["markup", "the other way", "one long word"])
def test_contingents_and_deeds_too_are_shown_as_texts(player: Player, text: str) -> None:
    player.arrive("tiefen.sides.two")
    player.tap("add.b")
    write(player, TEXTS[text])
    player.answer(player.question())
    player.tap("deed.a")
    player.answer(player.question())
    write(player, TEXTS[text])
    player.answer(player.question())
    assert player.question().rule == "tiefen.sides.two"
    check_shown(player, text)


SCRIPTS = {
    "f1.name": "<img src=x onerror=f()>",
    "f2.name": "<script>f()</script>",
    "f5.name": "</text><svg onload=f()>",
    "map.name": "</h3><iframe srcdoc=x>",
}
"""Names on a map, each a piece of markup with a script, by what a ruling sets."""


def test_scripts_in_names_stand_as_texts_on_the_map_and_on_paper(player: Player) -> None:
    """Without it, markup in a name could be drawn in the picture of a map, or be made part of a printed card."""
    visitor = Visitor("hostile names")
    visitor.begin("samyra")
    visitor.answer({"keys": ["begin.wolves"]})
    for what, name in SCRIPTS.items():
        assert "view" in visitor.ask("overrule", what=what, value=name, why=name)
    player.follow(visitor.ask("link")["link"])
    player.until(".grid-piece")
    player.settle()
    view, page = player.view(), player.page
    title = page.title()
    for what in ("f1", "f2", "f5"):
        piece = page.locator(f".grid-piece[data-at='{what}']")
        said = piece.evaluate("piece => piece.ariaLabel ?? piece.textContent").replace("\u00ad", "")
        assert SCRIPTS[f"{what}.name"] in said, said
    player.from_more("page-print")
    for what in ("units", "overview", "chronicle"):
        page.locator(f"[name='what'][value='{what}']").check()
        assert page.locator("body :is(img, script, iframe, [onerror], [onload])").count() == 0, what
    player.close()
    assert (page.title(), player.view()["turn"]) == (title, view["turn"])
