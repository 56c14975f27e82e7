"""The position of a combat: frozen data."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import Enum

from gonfalon.questions.ask import GM, TABLE
from gonfalon.questions.secret import Slip
from gonfalon.systems.samyra.state.people import Figure, Named, Pace, Party
from gonfalon.table.field.grid import Grid
from gonfalon.table.offer import Gone
from gonfalon.table.switches import Switches

DECLARING = 0
"""The value in place of a step of the action phase while kinds are declared (samyra.act.declare)."""

ROUND_SECONDS = 5
"""So long is a round in the world of the game (samyra.time.round)."""


class Step(Enum):
    """The stage of a combat; the phases of a round in their order (samyra.round.phases)."""

    OPEN = "open"
    READY = "ready"
    INITIATIVE = "initiative"
    MOVE = "move"
    TURN = "turn"
    DECLARE = "declare"
    ACT = "act"
    CLOSE = "close"
    END = "end"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Word:
    """A statement of the table about a contact, against the map: holds until one of the two moves."""

    mover: str
    enemy: str
    inside: bool


Pair = tuple[str, str]


@dataclass(frozen=True, slots=True)
class Position:
    """Parties and figures, who is in whose attack area, and where the round stands.

    A contact is a pair (who stands in the area, whose area it is); without a map contacts are typed, on a map they follow
    from it, but for `words`; `typed` says that one has been typed in this combat. `start` are those in which the figure
    that moves has begun. `peace` are the pairs of parties that are not hostile; `unrolled` says that the one party left
    goes on without a roll; `plans` are the sealed texts of spells.
    """

    switches: Switches
    step: Step = Step.OPEN
    title: Named | None = None
    parties: tuple[Party, ...] = ()
    figures: tuple[Figure, ...] = ()
    peace: tuple[Pair, ...] = ()
    contacts: tuple[Pair, ...] = ()
    typed: bool = False
    words: tuple[Word, ...] = ()
    start: tuple[Pair, ...] = ()
    round: int = 0
    rolls: tuple[tuple[str, tuple[int, ...]], ...] = ()
    order: tuple[str, ...] = ()
    unrolled: bool = False
    moving: str = ""
    at: int = 0
    bind_cost: int | None = None
    grid: Grid | None = None
    map_name: str = ""
    facing: bool = False
    covert: bool = False
    slants: str = "one"
    made: int = 0
    plans: tuple[tuple[str, Slip], ...] = ()

    def option(self, rule: str) -> str:
        return self.switches[rule]

    def has(self, id: str) -> bool:
        return any(one.id == id for one in self.figures)

    def figure(self, id: str) -> Figure:
        for one in self.figures:
            if one.id == id:
                return one
        raise Gone(id)

    def party(self, id: str) -> Party:
        for one in self.parties:
            if one.id == id:
                return one
        raise Gone(id)

    def of(self, party: str) -> tuple[Figure, ...]:
        return tuple(one for one in self.figures if one.of == party)

    @property
    def standing(self) -> tuple[Figure, ...]:
        """The figures that have not fallen."""
        return tuple(one for one in self.figures if one.up)

    def with_figure(self, new: Figure) -> Position:
        return replace(self, figures=tuple(new if old.id == new.id else old for old in self.figures))

    def paced(self, id: str, **changes: object) -> Position:
        """The same with this noted for a figure's round."""
        return self.with_figure(self.figure(id).paced(**changes))

    def with_contacts(self, contacts: tuple[Pair, ...]) -> Position:
        """The same with these typed contacts; a table that has typed one knows of the others that there are none
        (samyra.zone.known).
        """
        return replace(self, contacts=contacts, typed=self.typed or bool(contacts))

    def hostile(self, one: str, other: str) -> bool:
        """True if two parties are enemies (samyra.sides.hostile)."""
        return one != other and (one, other) not in self.peace and (other, one) not in self.peace

    def with_hostility(self, one: str, other: str, hostile: bool) -> Position:
        left = tuple(pair for pair in self.peace if set(pair) != {one, other})
        return replace(self, peace=left if hostile else (*left, (one, other)))

    def foes(self, id: str) -> tuple[Figure, ...]:
        """The enemies of a figure that have not fallen."""
        own = self.figure(id).of
        hostile = {of for of in {one.of for one in self.figures} if self.hostile(own, of)}
        return tuple(one for one in self.figures if one.of in hostile and one.up)

    def owner(self, id: str) -> str:
        """The party that answers for a figure."""
        return self.figure(id).of

    def judge(self, id: str) -> str:
        """Return who decides if a figure falls: the game master alone where its hit points are sealed (samyra.act.input)."""
        return GM if self.figure(id).sealed_hits else TABLE

    def later(self, party: str) -> tuple[str, ...]:
        """The parties that move after this one (samyra.bind.earlier)."""
        return self.order[self.order.index(party) + 1 :] if party in self.order else ()

    def new_round(self) -> Position:
        """The same with all that a round brought cleared; a bind does not outlast it (samyra.bind.duration)."""
        figures = tuple(replace(one, pace=Pace()) for one in self.figures)
        return replace(self, figures=figures, rolls=(), order=(), moving="", start=(), at=0)

    def moves_on(self, id: str) -> bool:
        """True if a figure is still up and goes on with its move: asked anew after everything that may fell or remove
        it (samyra.act.fallen_earlier).
        """
        figure = self.figure(id)
        return figure.up and figure.pace.intent == "move" and not figure.pace.over

    def present(self, id: str) -> Figure:
        """A figure that is asked beside the open question what it does: one that fell or left meanwhile is Gone."""
        if not self.figure(id).up:
            raise Gone(id)
        return self.figure(id)

    def able(self, foes: tuple[str, ...]) -> tuple[str, ...]:
        """Those of these enemies that are still up, on a map with a weapon for melee in hand: nobody else holds a figure or
        strikes at it. Without a map the table says whose area it is (samyra.act.fallen_earlier, samyra.zone.known).
        """
        return tuple(one.id for one in map(self.figure, foes) if one.armed or (one.up and not self.grid))

    def waiting(self, party: str) -> Iterator[Figure]:
        """The figures of a party whose movement phase is still to come."""
        return (one for one in self.of(party) if one.up and not one.pace.over)
