"""A battle in which a side throws many dice against one: its answers, and links to it."""

from functools import cache

from support.door_player import Plain, Visitor
from support.page_player import usual

FAVOURS = ("tiefen.circ.terrain", "tiefen.circ.fanatic.who", "tiefen.super.who")
FACES = {"a": (6, 4, 4, 2, 1), "b": (6,)}
SIZES = (1000, 100)


def in_favour(ask: Plain, sizes: list[int]) -> Plain:
    """The answer that gives the first side many dice; the sizes are those of the armies that are still to be told."""
    if ask["rule"] == "tiefen.circ.outnumber.unit":
        return {"number": sizes.pop(0)}
    if ask["rule"] in FAVOURS:
        return {"keys": ["a"]}
    if ask["kind"] == "roll":
        return {"faces": (FACES[ask["who"][0]] * ask["pool"]["dice"])[: ask["pool"]["dice"]]}
    return usual(ask)


@cache
def many_against_one(moment: str) -> str:
    """A link to a battle of a side with many dice against one die, where this is asked first; else of its end."""
    visitor = Visitor(moment)
    shown, links, sizes = visitor.begin(), list[str](), [*SIZES]
    while (ask := shown["ask"]) and ask["rule"] != "tiefen.loss.weaker_later":
        if ask["rule"] == moment:
            links.append(visitor.ask("link")["link"])
        shown = visitor.answer(in_favour(ask, sizes))
    return links[0] if links else visitor.ask("link")["link"]
