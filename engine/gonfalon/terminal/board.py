"""A view as lines: the steps, the sides side by side, the field, the chances; what happened; how it ended."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from gonfalon.terminal.field import Field
from gonfalon.terminal.grid import GridMap
from gonfalon.terminal.roll import RollSheet
from gonfalon.terminal.screen import SIDES, WIDTH, Screen, Style, beside, flowing, padded, wrapped
from gonfalon.terminal.things import FATE, STATES, Things, face
from gonfalon.words import Plain, Words
from gonfalon.words.numbers import signed

GAP = " │ "
COLUMN = (WIDTH - len(GAP)) // 2
STEPS = {"done": "✓", "now": "▶", "ahead": "○"}


class Board:
    """Draws views in one language on one screen."""

    def __init__(self, screen: Screen, words: Words) -> None:
        self._screen = screen
        self._words = words
        self._things = Things(screen, words)
        self._field = Field(screen, words, self._things)
        self._map = GridMap(screen, words, self._things)
        self._roll = RollSheet(screen, words, self._things)

    def lines(self, view: Plain) -> list[str]:
        """The table as it lies now."""
        table = (
            self._steps(view),
            self._sides(view),
            self._places(view),
            self._field.lines(view),
            self._map.lines(view),
        )
        return ["─" * WIDTH, *(line for part in table for line in part), *self._roll.lines(view)]

    def news(self, view: Plain, known: list[Plain]) -> Iterator[str]:
        """The lines of the chronicle that are not known yet."""
        told = view["chronicle"]
        alike = next((n for n, (old, new) in enumerate(zip(known, told, strict=False)) if old != new), None)
        for event in told[min(len(known), len(told)) if alike is None else alike :]:
            yield from self.event(event, view["names"])

    def event(self, event: Plain, names: Plain) -> Iterator[str]:
        said = self._words.label(event["label"], names)
        match event["kind"]:
            case "heading":
                yield ""
                yield self._screen.paint(said, Style.BOLD)
            case "dice" | "undone":
                faces = told_sums(event) if event["source"] == "sum" else faces_of(event)
                line = self._words.say("terminal-dice", said=said, faces=faces, source=event["source"])
                style = Style.DIM if event["kind"] == "undone" else Style.PLAIN
                yield from (self._screen.paint(one, style) for one in wrapped(line, WIDTH, "    ", "  "))
            case kind:
                mark = "! " if kind == "ruling" else "  "
                yield from wrapped(said, WIDTH, "    ", mark)

    def result(self, view: Plain) -> Iterator[str]:
        """Yield the result of the battle, if it has ended."""
        result, names = view["result"], view["names"]
        if result:
            yield ""
            yield from (self._screen.paint(one, Style.BOLD) for one in self._wrapped(result["label"], names))
            for line in result["lines"]:
                yield from wrapped(self._words.label(line["label"], names), WIDTH, "    ", "  ")

    def chances(self, view: Plain) -> Iterator[str]:
        """Yield the odds of the rolls to come, a case at a time."""
        names = view["names"]
        for odds in view["odds"]:
            yield from self._wrapped(odds["label"], names)
            bars = (
                f"{self._words.label(bar['label'], names)} {self._words.say('terminal-chance', p=bar['p'])}"
                for bar in odds["bars"]
            )
            yield from flowing(bars, WIDTH, "  ")

    def _wrapped(self, label: Plain, names: Plain) -> list[str]:
        return wrapped(self._words.label(label, names), WIDTH)

    def _steps(self, view: Plain) -> list[str]:
        steps = view["table"]["steps"]
        marked = [f"{STEPS[step['state']]} {self._words.label(step['label'], view['names'])}" for step in steps]
        return flowing(marked, WIDTH, between=" ")

    def _sides(self, view: Plain) -> Iterator[str]:
        """Two beside each other, as many rows as it takes."""
        drawn = [list(self._side(side, view)) for side in view["table"]["sides"]]
        for left, right in zip(drawn[::2], [*drawn[1::2], []], strict=False):
            yield from beside(left, right, COLUMN, GAP)

    def _side(self, side: Plain, view: Plain) -> Iterator[str]:
        names, things = view["names"], self._things
        colour = SIDES[side["colour"] % len(SIDES)]
        called = STATES.get(side["state"], "") + self._words.name(side["id"], names)
        if side["team"]:
            called = self._words.say("terminal-player", player=called, team=self._words.name(side["team"], names))
        yield from (self._screen.paint(line, f"{Style.BOLD};{colour}") for line in wrapped(called, COLUMN))
        yield from flowing(things.labels(side["values"], view), COLUMN)
        for piece in view["table"]["pieces"]:
            if piece["of"] == side["id"] and not piece["place"] and not piece["at"]:
                yield from wrapped(things.piece(piece, view), COLUMN, "  ")
        for card in view["table"]["cards"]:
            if card["of"] == side["id"] and not card["place"]:
                yield from wrapped(things.card(card, view), COLUMN)
        for part in side["pool"]:
            *lines, last = wrapped(self._words.label(part["label"], names), COLUMN - 4)
            yield from lines
            yield f"{padded(last, COLUMN - 4)}{signed(part['dice']):>4}"
        if side["dice"]:
            yield from wrapped("  ".join(face(die) for die in side["dice"]), COLUMN)

    def _places(self, view: Plain) -> list[str]:
        """Hexes where somebody stands, chosen and barred ones; what is open stands among the options."""
        pieces = [piece for piece in view["table"]["pieces"] if piece["place"]]
        held = {piece["place"] for piece in pieces}
        places = [place for place in view["table"]["places"] if place["shape"] == "hex"]
        seen = [place for place in places if place["id"] in held or place["state"] in {"barred", "taken"}]
        return flowing((self._place(place, pieces, view) for place in seen), WIDTH)

    def _place(self, place: Plain, pieces: list[Plain], view: Plain) -> str:
        label = self._words.label(place["label"], view["names"])
        said = self._words.say("terminal-place", place=label, state=place["state"])
        standing = [self._things.piece(piece, view) for piece in pieces if piece["place"] == place["id"]]
        return f"{said} [{self._words.listed(standing)}]" if standing else said


def faces_of(event: Plain) -> str:
    """The dice of a line of the chronicle as they fell."""
    return " ".join(FATE[one] if event["die"] == "fate" else str(one) for one in event["faces"])


def told_sums(event: Plain) -> str:
    """The sum of each throw of a line of the chronicle."""
    faces = iter(event["faces"])
    return " ".join(signed(sum(islice(faces, dice))) for dice in event["parted"] or [len(event["faces"])])
