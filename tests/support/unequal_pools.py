"""Links to a battle in which a side throws many dice against one."""

from functools import cache

from support.door_player import Visitor
from support.page_player import usual

FAVOURS = ("tiefen.circ.terrain", "tiefen.circ.fanatic.who", "tiefen.super.who")
FACES = {"a": (6, 4, 4, 2, 1), "b": (6,)}


@cache
def many_against_one(moment: str) -> str:
    """A link to a battle of a side with many dice against one die, where this is asked first; else of its end."""
    visitor = Visitor(moment)
    shown, links, sizes = visitor.begin(), list[str](), iter((1000, 100))
    while (ask := shown["ask"]) and ask["rule"] != "tiefen.loss.weaker_later":
        if ask["rule"] == moment:
            links.append(visitor.ask("link")["link"])
        given = usual(ask)
        if ask["rule"] == "tiefen.circ.outnumber.unit":
            given = {"number": next(sizes)}
        elif ask["rule"] in FAVOURS:
            given = {"keys": ["a"]}
        elif ask["kind"] == "roll":
            given = {"faces": (FACES[ask["who"][0]] * ask["pool"]["dice"])[: ask["pool"]["dice"]]}
        shown = visitor.answer(given)
    return links[0] if links else visitor.ask("link")["link"]
