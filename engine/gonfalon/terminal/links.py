"""The content of a link."""

from __future__ import annotations

from gonfalon.door.door import Door
from gonfalon.formats import link
from gonfalon.terminal.board import Board
from gonfalon.terminal.house import house_rules
from gonfalon.terminal.screen import Screen, Style
from gonfalon.words import Plain, Words


def show_link(address: str, screen: Screen, words: Words) -> bool:
    """Show the battle in a link; False, with the reason, if there is none to be read."""
    reply = Door().reply({"do": "read", "link": address})
    if "view" not in reply:
        trouble = reply.get("unreadable") or reply["refused"]
        screen.show(words.label(trouble["label"]), Style.WRONG)
        return False
    show_view(reply["view"], link.read(address).version, screen, words)
    return True


def show_view(view: Plain, version: int, screen: Screen, words: Words) -> None:
    names = view["names"]
    sides = words.listed([words.name(side["id"], names) for side in view["table"]["sides"]])
    name = view["name"]
    screen.show(words.say("terminal-link-name", named="yes" if name else "no", name=name), Style.BOLD)
    screen.show(words.say("terminal-link-system", system=view["system"], version=version))
    screen.show(words.say("terminal-link-sides", sides=sides))
    screen.show(words.say("terminal-link-answers", answers=view["turn"] - view["rulings"]))
    screen.show(words.say("terminal-link-rulings", rulings=view["rulings"]))
    for note in view["notes"]:
        screen.show(words.label(note, names), Style.WRONG)
    if rules := list(house_rules(view, words)):
        screen.show(words.say("terminal-link-house-rules"))
        screen.lines(rules)
    board = Board(screen, words)
    screen.lines(board.lines(view))
    screen.lines(board.result(view))
    if view["ask"]:
        screen.show()
        asked = words.label(view["ask"]["label"], names)
        screen.show(words.say("terminal-link-ask", asked=asked))
    screen.lines(board.news(view, []))
