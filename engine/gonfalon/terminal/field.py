"""A battlefield of cards: a small map of them, then each with its aspects and who stands there."""

from __future__ import annotations

from collections.abc import Iterator

from gonfalon.terminal.screen import BETWEEN, WIDTH, Screen, Style, padded, width, wrapped
from gonfalon.terminal.things import Things
from gonfalon.words import Plain, Words

LINK = "──"
GAP = len(LINK)
WIDEST = 18
NARROWEST = 9
"""Columns of a cell; where there is less room than this a cell holds its number alone."""

UNDER = "    "
RIDER = "+ "

Cell = tuple[int, int]


class Field:
    """Draws the cards of a view on one screen in one language."""

    def __init__(self, screen: Screen, words: Words, things: Things) -> None:
        self._screen = screen
        self._words = words
        self._things = things

    def lines(self, view: Plain) -> Iterator[str]:
        cards = placed_cards(view)
        if not cards:
            return
        yield ""
        yield from self._map(cards, view)
        yield from self._farther(cards)
        for number, place in enumerate(cards, 1):
            yield from self._place(number, place, view)

    def _map(self, cards: list[Plain], view: Plain) -> Iterator[str]:
        """Rows of cells; a line between two says that one borders on the other."""
        columns = sorted({place["at"][0] for place in cards})
        columns = list(range(columns[0], columns[-1] + 1))
        rows = sorted({place["at"][1] for place in cards})
        room = min(WIDEST, (WIDTH + GAP) // len(columns) - GAP)
        numbered = {tuple(place["at"]): (number, place) for number, place in enumerate(cards, 1)}
        for row in range(rows[0], rows[-1] + 1):
            cells = [self._cell(numbered.get((column, row)), room, view) for column in columns]
            for at in range(max(map(len, cells))):
                yield self._row(cells, at, columns, row, numbered, room)
            bars = "".join(
                padded("│" if joined(numbered, (column, row), (column, row + 1)) else "", room + GAP)
                for column in columns
            )
            if bars.strip():
                yield bars.rstrip()

    def _row(
        self,
        cells: list[list[str]],
        at: int,
        columns: list[int],
        row: int,
        numbered: dict[Cell, tuple[int, Plain]],
        room: int,
    ) -> str:
        """One line through all cells of a row; the first draws the borders to the right, too."""
        line = ""
        for column, cell in zip(columns, cells, strict=True):
            text = cell[at] if at < len(cell) else ""
            border = at == 0 and joined(numbered, (column, row), (column + 1, row))
            filled = f"{text} {'─' * (room - width(text) - 1)}" if border and width(text) < room else padded(text, room)
            line += filled + (LINK if border else " " * GAP)
        return line.rstrip()

    def _cell(self, card: tuple[int, Plain] | None, room: int, view: Plain) -> list[str]:
        """Number and name, then how many of whose pieces stand there."""
        if card is None:
            return [""]
        number, place = card
        if room < NARROWEST:
            return [str(number)]
        name = self._words.label(place["label"], view["names"])
        lines = [self._screen.paint(line, Style.BOLD) for line in wrapped(f"{number} {name}", room)]
        standing = [piece["of"] for piece in view["table"]["pieces"] if piece["place"] == place["id"]]
        for of in dict.fromkeys(standing):
            counted = f"{self._things.name(of, view)} {standing.count(of)}"
            lines += self._things.painted(wrapped(counted, room), of, view)
        return lines

    def _farther(self, cards: list[Plain]) -> Iterator[str]:
        """Borders between cards that do not lie beside each other."""
        numbers = {place["id"]: number for number, place in enumerate(cards, 1)}
        at = {place["id"]: place["at"] for place in cards}
        pairs = [
            f"{numbers[place['id']]}–{numbers[other]}"
            for place in cards
            for other in place["near"]
            if other in numbers and numbers[place["id"]] < numbers[other] and not touching(place["at"], at[other])
        ]
        if pairs:
            yield from wrapped(self._words.say("terminal-borders", pairs=self._words.listed(pairs)), WIDTH)

    def _place(self, number: int, place: Plain, view: Plain) -> Iterator[str]:
        """A card on which something lies or somebody stands; leaders under the units they ride with."""
        pieces = [piece for piece in view["table"]["pieces"] if piece["place"] == place["id"]]
        details = self._things.labels(place["details"], view)
        if not pieces and not details:
            return
        name = self._words.label(place["label"], view["names"])
        heading = wrapped(BETWEEN.join((name, *details)), WIDTH, UNDER, f"{number:>2}  ")
        yield from (self._screen.paint(line, Style.BOLD) for line in heading)
        for piece in pieces:
            if piece["on"] is None:
                yield from self._piece(piece, view, "")
                for rider in pieces:
                    if rider["on"] == piece["id"]:
                        yield from self._piece(rider, view, RIDER)

    def _piece(self, piece: Plain, view: Plain, mark: str) -> list[str]:
        said = mark + self._things.piece(piece, view)
        return self._things.painted(wrapped(said, WIDTH, UNDER + "  ", UNDER), piece["of"], view)


def placed_cards(view: Plain) -> list[Plain]:
    """The cards of the battlefield, in the order of their numbers; free cells are none."""
    return [one for one in view["table"]["places"] if one["shape"] == "card" and one["state"] != "empty"]


def joined(numbered: dict[Cell, tuple[int, Plain]], one: Cell, other: Cell) -> bool:
    """True if there are cards in both cells, and they border on each other."""
    return one in numbered and other in numbered and numbered[other][1]["id"] in numbered[one][1]["near"]


def touching(one: list[int], other: list[int]) -> bool:
    return abs(one[0] - other[0]) + abs(one[1] - other[1]) == 1
