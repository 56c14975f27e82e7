"""The result of a line of the chronicle, for a screen that shows it at one look: who did what to whom, by which sums."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from gonfalon.questions.ask import Heading, Tell
from gonfalon.questions.figures import Label
from gonfalon.questions.schema import Key

HappenedKind = Literal["end", "defeat", "hit", "reveal", "success", "miss", "boost", "round", "card", "sums"]
"""The kinds of a result, the heaviest first: the end of a battle or its decision, somebody is out of it, somebody is hurt,
what was secret comes out, something succeeds, something fails, a passing advantage, a new round. A `card` that was turned, and
the `sums` of a roll, are shown beside the heaviest of the others.
"""


@dataclass(frozen=True, slots=True)
class Happened:
    """The result of a line of the chronicle: who did it (`by`), to whom, the sums that met, and the word on a card, or for
    the result.

    The first of the sums is that of `by`; `signed` ones are written with their sign.
    """

    kind: HappenedKind
    by: Key | None = None
    to: Key | None = None
    sums: tuple[int, ...] = ()
    signed: bool = False
    word: Label | None = None


def shown(
    tell: Tell,
    kind: HappenedKind,
    *,
    by: str = "",
    to: str = "",
    sums: tuple[str, ...] = (),
    word: Label | None = None,
) -> Happened:
    """The result that a tell stands for; `by`, `to` and `sums` name the figures that say it."""
    figures = dict(tell.figures)
    numbers = tuple(one for one in map(figures.get, sums) if isinstance(one, int))
    return Happened(kind, told(tell, by), told(tell, to), numbers, word=word)


def new_round(tell: Tell, slot: str) -> Happened | None:
    """A heading with which a round begins that is not the first; `slot` names the figure that counts it."""
    number = dict(tell.figures).get(slot)
    return shown(tell, "round") if isinstance(tell, Heading) and number not in (None, 1) else None


def told(tell: Tell, slot: str) -> str | None:
    """The id or case in this figure of a tell, if one stands there."""
    value = dict(tell.figures).get(slot)
    return value if isinstance(value, str) and value not in ("", "none") else None


def sums_met(tell: Tell) -> Happened:
    """The sums of a roll of the Fate family: `total` of a `piece`, and what it was compared with where it was `opposed`.

    That may have been rolled by a `foe`.
    """
    met = ("total", "against") if told(tell, "opposed") == "yes" else ("total",)
    return replace(shown(tell, "sums", by="piece", to="foe", sums=met), signed=True)
