"""Names of ours that every reader sees in his own language: of quick armies, and of the rulebook's examples."""

from __future__ import annotations

from functools import lru_cache

from gonfalon.questions.figures import Label
from gonfalon.systems.war.muster import THEMES

EXAMPLES = (
    "war-example-pikes",
    "war-example-pikes-2",
    "war-example-bows",
    "war-example-bows-2",
    "war-example-levy",
    "war-example-guard",
    "war-example-guard-2",
    "war-example-guard-3",
    "war-example-raiders",
    "war-example-raiders-2",
    "war-example-slingers",
    "war-example-skirmishers",
    "war-example-skirmishers-2",
    "war-example-ogres",
    "war-example-ogres-2",
    "war-example-ogres-3",
    "war-example-ida",
    "war-example-ida-2",
    "war-example-oz",
    "war-example-oz-2",
)


@lru_cache(maxsize=1)
def known() -> frozenset[str]:
    """The ids of all such names."""
    units = {aspect.id for theme in THEMES for pattern in theme.patterns for aspect in pattern.aspects}
    leaders = {aspect.id for theme in THEMES for captain in theme.captains for aspect in captain.aspects}
    return frozenset(EXAMPLES) | units | leaders


def builtin_name(id: str) -> Label | None:
    """The name with this id, if it is one of ours."""
    return Label(id) if id in known() else None
