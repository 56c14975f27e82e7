"""An open roll as a position holds it: the hands, what stands against it, and which aspects were used on it.

A hand holds only what was granted to it. What follows from the state of the table (its skill, help, distance) is
computed each time (`sums.lines`), so a change in the middle of a roll needs no patching.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from gonfalon.questions.option import Part


@dataclass(frozen=True, slots=True)
class Hand:
    """One side of a roll: who rolls what for which piece ("" for none), and the faces once they fell.

    `role` is the part that the hand plays, in the system's own words; `granted` are the lines that invocations and the like
    have added; `manual` is what the game master adds.
    """

    who: str
    piece: str
    skill: str
    role: str = ""
    granted: tuple[Part, ...] = ()
    manual: int = 0
    faces: tuple[int, ...] = ()

    def adding(self, line: Part) -> Hand:
        return replace(self, granted=(*self.granted, line))


@dataclass(frozen=True, slots=True)
class Opposition:
    """The opposition to a roll: a difficulty (None for none), the hands of opponents, or the highest of them.

    `rule` is where the opposition comes from, `foes` are the pieces that it concerns. The first of the `hands` leads: it is
    the one that is raised. `manual` is added to the difficulty. The total must also exceed the `hurdle`, if there is one.
    A defence keeps the `skills` that may be rolled for it, and the hand that was given up (`waived`); `judged` says that the
    game master may name another opposition.
    """

    rule: str
    difficulty: int | None = None
    hands: tuple[Hand, ...] = ()
    foes: tuple[str, ...] = ()
    manual: int = 0
    hurdle: int | None = None
    skills: tuple[str, ...] = ()
    waived: Hand | None = None
    judged: bool = False

    @property
    def hand(self) -> Hand | None:
        """The hand that leads."""
        return self.hands[0] if self.hands else None

    @property
    def fixed(self) -> int | None:
        """The difficulty with what the game master adds to it."""
        return None if self.difficulty is None else self.difficulty + self.manual

    def led_by(self, hand: Hand) -> Opposition:
        """The same with this one of its hands in front of the others."""
        return replace(self, hands=(hand, *(one for one in self.hands if one is not hand)))


@dataclass(frozen=True, slots=True)
class Used:
    """An aspect that was used on a roll, by whom, whether by a free invocation, and for which side."""

    aspect: str
    who: str
    free: bool
    acting: bool = True


@dataclass(frozen=True, slots=True)
class Contest:
    """The roll on the table; `fixed` when nothing changes it any more.

    `used` is its ledger of aspects; `places` are those whose aspects belong to it beside its pieces'. `before` and `after`
    are the hands that the actor's is compared with, thrown before it and after it; `skills` are those that the actor may roll.
    """

    rule: str
    actor: Hand
    against: Opposition | None = None
    used: tuple[Used, ...] = ()
    places: tuple[str, ...] = ()
    fixed: bool = False
    before: tuple[Hand, ...] = ()
    after: tuple[Hand, ...] = ()
    skills: tuple[str, ...] = ()

    @property
    def hands(self) -> tuple[Hand, ...]:
        """The acting hand, then the hands that oppose it."""
        return (self.actor, *(self.against.hands if self.against else ()))

    @property
    def is_rolled(self) -> bool:
        """True if the dice of every hand have fallen."""
        return all(hand.faces for hand in self.hands)

    def hand(self, *, acting: bool) -> Hand | None:
        """The actor's hand, or the one that leads the opposition."""
        if acting:
            return self.actor
        return self.against.hand if self.against else None

    def having_hand(self, hand: Hand, *, acting: bool) -> Contest:
        if acting:
            return replace(self, actor=hand)
        assert self.against
        return replace(self, against=replace(self.against, hands=(hand, *self.against.hands[1:])))
