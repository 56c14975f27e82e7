"""Sides and the game master by name, for whoever reads a question."""

from __future__ import annotations

from collections.abc import Sequence

from gonfalon.questions.ask import GM, TABLE
from gonfalon.words import Names, Words


def seat_name(words: Words, id: str, names: Names) -> str:
    """The name of a side, or of the game master, who needs none in a battle."""
    return words.say("terminal-for", who=GM) if id == GM and id not in names else words.name(id, names)


def addressed(words: Words, who: Sequence[str], asked: str, names: Names) -> str:
    """Whom a question is for, unless its words name them already."""
    if len(who) == 1 and who[0] in (GM, TABLE):
        return words.say("terminal-for", who=who[0])
    called = [seat_name(words, one, names) for one in who]
    return "" if all(name in asked for name in called) else words.listed(called)
