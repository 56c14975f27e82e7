"""Pieces, cards and values of a view as words."""

from __future__ import annotations

from gonfalon.terminal.screen import BETWEEN, SIDES, Screen
from gonfalon.words import Plain, Words

FATE = {-1: "−", 0: "0", 1: "+"}
DICE = {"fell": "", "strikes": "!", "wounds": "~", "destroyed": "✗"}
STATES = {"active": "▶ ", "turn": "▶ ", "acted": "✓ ", "out": "✗ "}
"""The mark before a piece that is not ready, or a player who is not waiting."""


class Things:
    """The base of the other parts of the table."""

    def __init__(self, screen: Screen, words: Words) -> None:
        self._screen = screen
        self._words = words

    def name(self, id: str, view: Plain) -> str:
        return self._words.name(id, view["names"])

    def labels(self, values: list[Plain], view: Plain) -> list[str]:
        return [self._words.label(value["label"], view["names"]) for value in values]

    def piece(self, piece: Plain, view: Plain) -> str:
        """Its name, its badges and its tracks."""
        badges = self.labels(piece["badges"], view)
        named = STATES.get(piece["state"], "") + self.name(piece["id"], view)
        return BETWEEN.join((named, *badges, *self.tracks(piece, view)))

    def tracks(self, piece: Plain, view: Plain) -> list[str]:
        return [
            f"{self._words.label(track['label'], view['names'])} "
            f"{''.join('■' if marked else '□' for marked in track['marked'])}"
            for track in piece["tracks"]
        ]

    def card(self, card: Plain, view: Plain) -> str:
        label = self._words.label(card["label"], view["names"]) if card["label"] else ""
        return self._words.say("terminal-card", face=card["face"], label=label)

    def painted(self, lines: list[str], of: str | None, view: Plain) -> list[str]:
        """In the colour of the side to which it belongs."""
        colours = {side["id"]: SIDES[side["colour"] % len(SIDES)] for side in view["table"]["sides"]}
        return [self._screen.paint(line, colours.get(of or "", "")) for line in lines]


def face(die: Plain) -> str:
    """A die as it lies: `+`, `6!`."""
    shown = FATE[die["face"]] if die["die"] == "fate" else str(die["face"])
    return shown + DICE[die["state"]]
