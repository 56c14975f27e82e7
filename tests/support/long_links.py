"""A link that some messengers cut."""

from functools import cache
from random import Random

from support.door_player import Visitor

MOST = 2000
"""Characters of a message that every messenger takes."""


@cache
def long_link() -> str:
    """A link to a battle in which the game master gave many reasons."""
    visitor, rng = Visitor("long"), Random("long")
    visitor.begin()
    visitor.answer({"number": 60}, {"number": 90}, {"keys": ["done"]})
    for value in range(1, 13):
        why = "".join(rng.choices("abcdefghijklmnopqrstuvwxyz ABCDEFGHIJKLMNOP0123456789", k=180)).strip()
        visitor.view("overrule", what="a.bonus", value=value, why=" ".join(why.split()))
    link: str = visitor.ask("link")["link"]
    assert len(link) > MOST
    return link
