"""Links to the first question of each kind and shape that a battle played by chance comes to."""

from functools import cache

from support.door_player import Visitor
from support.page_player import View


@cache
def shapes(system: str, seed: str, answers: int, *opening: str) -> dict[str, str]:
    """By what the question looks like; the battle may begin with an option of its first question."""
    links: dict[str, str] = {}
    visitor = Visitor(seed)
    shown = visitor.begin(system)
    if opening:
        shown = visitor.answer({"keys": [*opening]})
    for _ in range(answers):
        if shown["ask"] is None:
            break
        name = shape(shown)
        if name not in links:
            links[name] = visitor.ask("link")["link"]
        shown = visitor.play(shown, most=1)
    return links


def shape(view: View) -> str:
    """Return the traits that decide how a question is drawn."""
    ask = view["ask"]
    barred, groups = (any(one[what] for one in ask["options"]) for what in ("barred", "group"))
    hands = len((view["table"]["contest"] or {"hands": []})["hands"])
    several = (ask["least"], ask["most"]) != (1, 1)
    traits = {"several": several, "secret": ask["secret"], "barred": barred, "groups": groups}
    return ", ".join((ask["kind"], *(trait for trait, there in traits.items() if there), f"{hands} hands"))
