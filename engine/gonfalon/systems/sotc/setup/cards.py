"""A character as a line of text: what a roster keeps, and what can be typed or pasted in.

Anna Berg | fists 4, endurance 2 | points 10 | health +1 | weapon guns 2: Revolver | mild: Sprained ankle | Never Gives Up

The name and the skills stand first, all the rest in any order: what begins with none of `MARKS` is an aspect.
"""

from __future__ import annotations

from dataclasses import replace

from gonfalon.questions.figures import Label, UserText
from gonfalon.questions.refusal import Refused
from gonfalon.systems.sotc.setup.card_reading import read_card
from gonfalon.systems.sotc.setup.card_text import CHARACTER, LONGEST_CARD, RULE, card_of
from gonfalon.systems.sotc.setup.sheet import Seat, entered, sheet_of
from gonfalon.systems.sotc.state.people import Player
from gonfalon.systems.sotc.state.position import Position
from gonfalon.systems.sotc.state.things import Zone
from gonfalon.table.table import Kept


def preview_roster_card(empty: Position, kind: str, text: str) -> Position:
    """A kept character on an empty table."""
    if kind != CHARACTER:
        raise Refused("card", rule=RULE)
    sheet = read_card(text)
    table = replace(empty, players=(Player("p1", UserText("")),), zones=(Zone("z1", UserText(""), (0, 0)),))
    table = replace(table, sides=(("s1", Label("sotc-side-heroes")),))
    return entered(table, sheet, "h1", Seat("p1", "s1", "z1"))


def kept(position: Position) -> tuple[Kept, ...]:
    """All named characters with the consequences they have now; none whose card would be longer than a card may be."""
    cards = ((one, card_of(sheet_of(position, one.id))) for one in position.characters)
    return tuple(
        Kept(CHARACTER, one.id, Label("sotc-kept-character", name=one.name), card)
        for one, card in cards
        if len(card) <= LONGEST_CARD
    )
