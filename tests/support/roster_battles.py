"""Battles that have something to keep, and such as ask for what is kept."""

from functools import cache

from support.door_player import Visitor


@cache
def war(*, over: bool) -> str:
    """A link to a war that is over, given up after its first roll, or to one that asks for a unit of an earlier war."""
    visitor = Visitor("war")
    shown = visitor.begin("war")
    wishes = ("ready.raid",) if over else ("players.2", "card", "done")
    while (ask := shown["ask"]) and not (ask["text"] and ask["text"]["kept"] == "war-unit"):
        free = [option["key"] for option in ask["options"] if not option["barred"]]
        leading = ask["rule"] == "war.leader.who"
        wish = next((key for key in wishes if key in free and not (leading and key == "card")), None)
        answer = {"keys": [wish]} if wish else visitor.some(ask)
        if over and shown["offers"]:
            answer = {"take": shown["offers"][0]["key"]}
        shown = visitor.view("answer", answer=answer, turn=shown["turn"])
    link: str = visitor.ask("link")["link"]
    return link
