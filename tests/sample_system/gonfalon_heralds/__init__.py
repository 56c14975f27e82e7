"""Duel of heralds: two voices before the battle, a rule system small enough to learn from."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction

from gonfalon import (
    D6,
    TABLE,
    Bar,
    Card,
    Choice,
    DieOnTable,
    FaceDown,
    Flow,
    Kept,
    Label,
    Line,
    Names,
    Now,
    Odds,
    Option,
    Pool,
    Procedure,
    Result,
    Reveal,
    Roll,
    Setting,
    Side,
    Slip,
    StepMark,
    StepState,
    Switch,
    Switches,
    Table,
    Tell,
    Value,
    Weight,
    switch_settings,
)

BEATS = {"praise": "challenge", "mock": "praise", "challenge": "mock"}
"""Which speech the other one has no answer to (heralds.duel.speech)."""


@dataclass(frozen=True, slots=True)
class Herald:
    """One of the two: the slip with the speech, the speech once it was held, the die once it fell."""

    id: str
    slip: Slip | None = None
    speech: str | None = None
    face: int = 0


@dataclass(frozen=True, slots=True)
class Position:
    """Both heralds, and how the table plays."""

    heralds: tuple[Herald, Herald]
    switches: Switches
    over: bool = False

    @property
    def spoken(self) -> bool:
        return all(herald.speech for herald in self.heralds)

    def having(self, herald: Herald) -> Position:
        """The same duel with this herald in place of the old one."""
        first, second = (herald if herald.id == old.id else old for old in self.heralds)
        return replace(self, heralds=(first, second))

    def bonus(self, herald: Herald) -> int:
        """One more for the speech that the other has no answer to (heralds.duel.speech)."""
        (other,) = (one for one in self.heralds if one.id != herald.id)
        return int(herald.speech is not None and BEATS[herald.speech] == other.speech)

    def total(self, herald: Herald) -> int:
        return herald.face + self.bonus(herald)

    def winner(self) -> Herald | None:
        """Whose total is higher (heralds.duel.end)."""
        first, second = self.heralds
        if self.total(first) == self.total(second):
            return None
        return max(self.heralds, key=self.total)


def speech_of(herald: Herald) -> Choice[str]:
    options = tuple(Option(speech, Label("heralds-speech", speech=speech)) for speech in BEATS)
    return Choice(herald.id, options, rule="heralds.duel.speech")


def speak(position: Position) -> Procedure[Position]:
    """Both choose in secret; once both slips lie, they are turned together (heralds.duel.speech)."""
    slip = yield from FaceDown(
        tuple(herald.id for herald in position.heralds),
        asks=tuple(speech_of(herald) for herald in position.heralds),
        submitted=tuple(herald.id for herald in position.heralds if herald.slip),
        rule="heralds.duel.speech",
    )
    (herald,) = (one for one in position.heralds if one.id == slip.by)
    position = position.having(replace(herald, slip=slip))
    if not all(one.slip for one in position.heralds):
        return position
    for one in position.heralds:
        assert one.slip
        speech = yield from Reveal(one.id, one.slip, rule="heralds.duel.speech")
        yield Tell("heralds.duel.speech", side=one.id, speech=speech, weight=Weight.OUTCOME)
        position = position.having(replace(one, speech=speech))
    return position


def roll(position: Position) -> Procedure[Position]:
    """A die for each, thrown together; what a tie means is the table's option (heralds.duel.roll, heralds.duel.tie)."""
    position = yield from Now(position)
    faces = yield from Roll(TABLE, Pool(D6, 2), rule="heralds.duel.roll")
    for herald, face in zip(position.heralds, faces, strict=True):
        position = position.having(replace(herald, face=face))
    for herald in position.heralds:
        yield Tell("heralds.duel.roll", side=herald.id, face=herald.face, total=position.total(herald))
    won = position.winner()
    if won is None and position.switches["heralds.duel.tie"] == "again":
        yield Tell("heralds.duel.tie")
        return position
    yield Tell("heralds.duel.end", winner=won.id if won else "none", weight=Weight.OUTCOME)
    return replace(position, over=True)


def fallen(herald: Herald) -> tuple[DieOnTable, ...]:
    return (DieOnTable(f"{herald.id}.die", D6.id, herald.face),) if herald.face else ()


class Heralds:
    """The system as Gonfalon sees it."""

    interface: int = 1
    id: str = "heralds"
    version: int = 1
    switches: tuple[Switch, ...] = (Switch("heralds.duel.tie", ("draw", "again"), "draw"),)

    def start(self, switches: Switches) -> Position:
        return Position((Herald("a"), Herald("b")), switches)

    def step(self, position: Position) -> Procedure[Position]:
        return roll(position) if position.spoken else speak(position)

    def set_to(self, position: Position) -> Switches:
        return position.switches

    def flow(self, position: Position) -> Flow:
        return "over" if position.over else "play"

    def table(self, position: Position) -> Table:
        speech: StepState = "done" if position.over or position.spoken else "now"
        roll: StepState = "done" if position.over else "now" if position.spoken else "ahead"
        marks = (("speech", speech), ("roll", roll))
        return Table(
            steps=tuple(StepMark(key, Label("heralds-step", step=key), state) for key, state in marks),
            sides=tuple(
                Side(herald.id, colour, values=tuple(values(position, herald)), dice=fallen(herald))
                for colour, herald in enumerate(position.heralds)
            ),
            cards=tuple(
                Card(f"{herald.id}.slip", herald.id, spoken(herald), seal=herald.slip.seal)
                for herald in position.heralds
                if herald.slip
            ),
        )

    def names(self, position: Position) -> Names:
        return {herald.id: Label("heralds-name", place=herald.id) for herald in position.heralds}

    def result(self, position: Position) -> Result | None:
        if not position.over:
            return None
        won = position.winner()
        lines = tuple(
            Line(Label("heralds-total", side=herald.id, total=position.total(herald)), "heralds.duel.end")
            for herald in position.heralds
        )
        return Result(Label("heralds-result", winner=won.id if won else "none"), won.id if won else None, lines)

    def settings(self, position: Position) -> tuple[Setting[Position], ...]:
        return tuple(
            switch_settings(self.switches, position.switches, lambda switches: replace(position, switches=switches))
        )

    def keep(self, position: Position) -> tuple[Kept, ...]:
        return ()

    def odds(self, position: Position) -> tuple[Odds, ...]:
        """Return the chance of each outcome of one throw, once both have spoken."""
        if not position.spoken or position.over:
            return ()
        first, second = (position.bonus(herald) for herald in position.heralds)
        throws = [(one + first) - (two + second) for one in D6.faces for two in D6.faces]
        bars = (
            Bar("a", Label("heralds-odds", winner="a"), Fraction(sum(throw > 0 for throw in throws), len(throws))),
            Bar("tie", Label("heralds-odds", winner="none"), Fraction(throws.count(0), len(throws))),
            Bar("b", Label("heralds-odds", winner="b"), Fraction(sum(throw < 0 for throw in throws), len(throws))),
        )
        return (Odds(Label("heralds-odds-throw"), position.heralds[0].id, "heralds.duel.roll", bars),)


def spoken(herald: Herald) -> Label | None:
    return Label("heralds-speech", speech=herald.speech) if herald.speech else None


def values(position: Position, herald: Herald) -> Iterator[Value]:
    """Yield the values of a herald."""
    if position.spoken:
        yield Value(f"{herald.id}.bonus", Label("heralds-bonus", bonus=position.bonus(herald)), "heralds.duel.speech")
    if herald.face:
        yield Value(f"{herald.id}.total", Label("heralds-value", total=position.total(herald)), "heralds.duel.end")
