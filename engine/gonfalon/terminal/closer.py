"""A closer look at what is called so: everything that a view says of a piece, a place, a side."""

from __future__ import annotations

from collections.abc import Iterator
from unicodedata import category

from gonfalon.terminal.field import placed_cards
from gonfalon.terminal.screen import WIDTH, Screen, Style, wrapped
from gonfalon.terminal.things import Things
from gonfalon.words import Plain, Words

INDENT = "  "
UNDER = "    "


class CloserLook:
    """Draws what belongs to one thing on the table."""

    def __init__(self, screen: Screen, words: Words) -> None:
        self._screen = screen
        self._words = words
        self._things = Things(screen, words)

    def lines(self, view: Plain, wanted: str) -> Iterator[str]:
        """All things with this id, number or name; else those whose name begins so, or has it in it."""
        things = [*view["table"]["pieces"], *placed_cards(view), *view["table"]["sides"]]
        found = self._found(things, view, folded(wanted).strip())
        if not found:
            yield self._words.say("terminal-closer-nothing", wanted=wanted)
        for thing in found:
            yield from self._thing(thing, view)

    def _found(self, things: list[Plain], view: Plain, wanted: str) -> list[Plain]:
        names = {thing["id"]: folded(self._name(thing, view)) for thing in things}
        numbers = {place["id"]: str(number) for number, place in enumerate(placed_cards(view), 1)}
        ways = (
            [thing for thing in things if wanted in (thing["id"], names[thing["id"]], numbers.get(thing["id"]))],
            [thing for thing in things if names[thing["id"]].startswith(wanted)],
            [thing for thing in things if wanted in names[thing["id"]]],
        )
        return next((found for found in ways if found), [])

    def _name(self, thing: Plain, view: Plain) -> str:
        if "shape" in thing:
            return self._words.label(thing["label"], view["names"])
        return self._things.name(thing["id"], view)

    def _thing(self, thing: Plain, view: Plain) -> Iterator[str]:
        name = self._name(thing, view)
        if thing.get("of"):
            name = f"{name} ({self._things.name(thing['of'], view)})"
        yield from (self._screen.paint(line, Style.BOLD) for line in wrapped(name, WIDTH))
        values = [*thing.get("values", ()), *thing.get("badges", ()), *thing.get("details", ())]
        said = [(label, value["rule"]) for label, value in zip(self._things.labels(values, view), values, strict=True)]
        for label, rule in said:
            yield from wrapped(f"{label} ({rule})" if rule else label, WIDTH, UNDER, INDENT)
        for track in self._things.tracks(thing, view) if "tracks" in thing else ():
            yield from wrapped(track, WIDTH, UNDER, INDENT)
        for card in view["keep"]:
            if card["key"] == thing["id"]:
                yield from wrapped(self._words.say("terminal-closer-card", card=card["text"]), WIDTH, UNDER, INDENT)


def folded(words: str) -> str:
    """Letters without case, and without what nobody sees: places to break a word, joiners."""
    return "".join(letter for letter in words.casefold() if category(letter) != "Cf")
