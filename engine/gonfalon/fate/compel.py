"""A compel: a complication is taken for a fate point, or bought off with one."""

from __future__ import annotations

from gonfalon.fate import points
from gonfalon.fate.position import P
from gonfalon.fate.rules import FateRules
from gonfalon.questions.ask import Now, Procedure
from gonfalon.questions.choice import Choice
from gonfalon.questions.figures import Label
from gonfalon.questions.option import Option


def answered(
    rules: FateRules[P], position: P, who: str, *, label: Label, accept: Label, refuse: Label
) -> Procedure[bool]:
    """Return true if the complication is taken; without a point it cannot be refused."""
    poor = points.barred(position, who, rules.purse)
    return (
        yield from Choice(
            who,
            (
                Option(True, accept, key="accept", proposed=True),
                Option(False, refuse, key="refuse", barred=poor),
            ),
            rule=rules.compel,
            label=label,
        )
    )


def point_moved(position: P, who: str, kind: str, *, accepted: bool) -> Procedure[P]:
    """A point of this kind for who accepted, one less for who refused."""
    changed = points.gain(position, who, kind) if accepted else points.pay(position, who)
    return (yield from Now(changed))
