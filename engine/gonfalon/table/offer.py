"""Standing offers: what somebody may do beside the open question, and how a procedure ends before its time."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, Generic, Literal, TypeVar

from gonfalon.questions.ask import Ask, Procedure
from gonfalon.questions.figures import Label, message_of
from gonfalon.questions.refusal import Barred, Refused
from gonfalon.questions.schema import INSIDE, Id, Key, RuleId

P = TypeVar("P")

OFFERED = 1024
"""So many offers of a kind a system keeps, each as long as nothing changes that is said of it."""


@dataclass(frozen=True, slots=True)
class Offer(Generic[P]):
    """Something that may be done at the open question, whatever its answer will be.

    `key` names it in the record, `who` may take it (a side, the game master, the table). `make` is its procedure: it runs
    on the position in sight and returns the position that comes of it. `ends` says that it ends something for good, so
    that a screen asks again before it sends it. `until` "answer" marks one that goes with this answer: a screen puts it
    beside the answer's own control. Offers with one `group` do the same with different things: a screen has one line for
    all of them, and there tells each by its `short` label.
    """

    key: Key
    who: Id
    make: Callable[[P], Procedure[P]] = field(compare=False, metadata=INSIDE)
    rule: RuleId = field(kw_only=True)
    label: Label = field(kw_only=True, default=Label(""))
    barred: Barred | None = field(kw_only=True, default=None)
    ends: bool = field(kw_only=True, default=False)
    until: Literal["answer"] | None = field(kw_only=True, default=None)
    group: Label | None = field(kw_only=True, default=None)
    short: Label | None = field(kw_only=True, default=None)

    def __post_init__(self) -> None:
        if not self.label.id:
            object.__setattr__(self, "label", Label(message_of("offer", self.rule), side=self.who))


Offers = Callable[[P, Ask[Any]], Iterable[Offer[P]]]
"""A function that lists the offers beside this question, in this position."""


def find_offer(offers: Iterable[Offer[P]], key: str, rule: str) -> Offer[P]:
    """The offer with this key; raises Refused if it is not there, or barred. `rule` is that of the open question."""
    for offer in offers:
        if offer.key == key:
            if offer.barred:
                raise Refused.barred(offer.barred)
            return offer
    raise Refused("not-offered", rule=rule)


class Ends(Exception):
    """Ends all that is open, however deep it is raised; the battle goes on from this position, at a checkpoint."""

    def __init__(self, position: Any) -> None:
        super().__init__(position)
        self.position = position


class Gone(LookupError):
    """The piece that was looked up is no longer there.

    Raised where an offer or a ruling took it away, it ends the open step; anywhere else it is a fault.
    """
