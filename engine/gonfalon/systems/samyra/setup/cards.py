"""A figure as a line of text: what a roster keeps, and what can be typed or pasted in.

Ilva | bew 6 | size 2 | covers 1 | reach 1 | hits 12 | stamina 9 | attack 12 | harm 4 | melee hand | melee body | runs | second

The name stands first, all the rest in any order. What is sealed is on no card.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from gonfalon.questions.figures import Label, UserText
from gonfalon.questions.refusal import Refused
from gonfalon.questions.tidy import tidy
from gonfalon.systems.samyra.ground.map_card import MAP, kept_map, read_map
from gonfalon.systems.samyra.state.people import FOOTPRINTS, Carried, Figure, Grip, Party, Posture, Weapon
from gonfalon.systems.samyra.state.position import Position
from gonfalon.table.table import Kept

CARD = "figure"
RULE = "samyra.sides.hostile"
LONGEST_CARD = 200
LONGEST_NAME = 24
MOST_BEW = 30
MOST_POINTS = 200
MOST_ATTACK = 20
MOST_HARM = 99
MOST_REACH = 3
MOST_SWING = 6
MOST_SIZE = 3
MOST_WEAPONS = 4
NUMBERS = {
    "bew": (0, MOST_BEW),
    "size": (1, MOST_SIZE),
    "reach": (1, MOST_REACH),
    "swing": (0, MOST_SWING),
    "hits": (1, MOST_POINTS),
    "stamina": (1, MOST_POINTS),
    "attack": (1, MOST_ATTACK),
    "harm": (1, MOST_HARM),
}
NUMBER = re.compile(r"([a-z]+) ([0-9]{1,3})")


def read_card(text: str) -> Figure:
    """The figure on a card; raises Refused for a text that is none."""
    name, *parts = (part.strip() for part in text.split("|"))
    if not 1 <= len(name) <= LONGEST_NAME or len(text) > LONGEST_CARD or text != tidy(text):
        raise Refused("card", rule=RULE)
    figure = Figure("f1", "p1", UserText(name))
    for part in parts:
        figure = with_part(figure, part)
    if len(figure.weapons) > MOST_WEAPONS:
        raise Refused("card", rule=RULE)
    return figure


def with_part(figure: Figure, part: str) -> Figure:
    """The same with one more part of the card read."""
    if part in ("runs", "second"):
        return replace(figure, runs=figure.runs or part == "runs", second=figure.second or part == "second")
    if found := NUMBER.fullmatch(part):
        if found[1] == "covers" and int(found[2]) in FOOTPRINTS:
            return replace(figure, covers=FOOTPRINTS[int(found[2])])
        least, most = NUMBERS.get(found[1], (1, 0))
        if least <= int(found[2]) <= most:
            changes: dict[str, int] = {found[1]: int(found[2])}
            return replace(figure, **changes)  # type: ignore[arg-type]
    grip, _, carried = part.partition(" ")
    if grip in [one.value for one in Grip] and carried in [one.value for one in Carried]:
        return replace(figure, weapons=(*figure.weapons, Weapon(Grip(grip), Carried(carried))))
    raise Refused("card", rule=RULE)


def card_of(figure: Figure) -> str:
    """The line that gives this figure again, unhurt."""
    return " | ".join(parts_of(figure))


def parts_of(figure: Figure) -> Iterator[str]:
    assert isinstance(figure.name, UserText)
    yield figure.name.text
    for key in NUMBERS:
        value = getattr(figure, key)
        if value:
            yield f"{key} {value}"
    if len(figure.covers) > 1:
        yield f"covers {len(figure.covers)}"
    for weapon in figure.weapons:
        yield f"{weapon.grip.value} {weapon.carried.value}"
    if figure.runs:
        yield "runs"
    if figure.second:
        yield "second"


def preview_roster_card(empty: Position, kind: str, text: str) -> Position:
    """A kept figure on an empty table, unhurt; or a kept map."""
    if kind == MAP:
        grid, name = read_map(text)
        return replace(empty, grid=grid, map_name=name)
    if kind != CARD:
        raise Refused("card", rule=RULE)
    figure = replace(read_card(text), id="f1", of="p1", posture=Posture.STANDING)
    return replace(empty, parties=(Party("p1", Label("samyra-party-usual", number=1)),), figures=(figure,))


def kept(position: Position) -> Iterator[Kept]:
    """The map, and all figures with a name that a person gave them."""
    if position.grid:
        yield kept_map(position.grid, position.map_name)
    for one in position.figures:
        if (
            isinstance(one.name, UserText)
            and "|" not in one.name.text
            and one.name.text
            and len(card_of(one)) <= LONGEST_CARD
        ):
            yield Kept(CARD, one.id, Label("samyra-kept", name=one.name), card_of(one))
