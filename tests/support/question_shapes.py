"""Links to the first question of each kind and shape that a battle played by chance comes to."""

from collections.abc import Iterator
from functools import cache

from support.door_player import Visitor
from support.named_moments import MOST
from support.page_player import View


@cache
def kinds(system: str, seed: str, wanted: frozenset[str], *opening: str) -> dict[str, str]:
    """By the kind of the question; the battle goes on until all of these kinds have come."""
    links: dict[str, str] = {}
    visitor = Visitor(seed)
    for shown, _ in zip(questions(visitor, system, *opening), range(MOST), strict=False):
        name = kind(shown)
        if name in wanted and name not in links:
            links[name] = visitor.ask("link")["link"]
        if links.keys() == wanted:
            return links
    raise AssertionError(f"never asked: {wanted - links.keys()}")


@cache
def shapes(system: str, seed: str, answers: int, *opening: str) -> dict[str, str]:
    """By what the question looks like; the battle may begin with an option of its first question."""
    links: dict[str, str] = {}
    visitor = Visitor(seed)
    for shown, _ in zip(questions(visitor, system, *opening), range(answers), strict=False):
        name = shape(shown)
        if name not in links:
            links[name] = visitor.ask("link")["link"]
    return links


def questions(visitor: Visitor, system: str, *opening: str) -> Iterator[View]:
    """The views of a battle at each of its questions; a question is answered when the next is asked for."""
    shown = visitor.begin(system)
    if opening:
        shown = visitor.answer({"keys": [*opening]})
    while shown["ask"]:
        yield shown
        shown = visitor.play(shown, most=1)


def kind(view: View) -> str:
    """Return the kind of the question, and whether it takes several answers or is secret."""
    ask = view["ask"]
    traits = {"several": (ask["least"], ask["most"]) != (1, 1), "secret": ask["secret"]}
    return ", ".join((ask["kind"], *(trait for trait, there in traits.items() if there)))


def shape(view: View) -> str:
    """Return the traits that decide how a question is drawn."""
    barred, groups = (any(one[what] for one in view["ask"]["options"]) for what in ("barred", "group"))
    hands = len((view["table"]["contest"] or {"hands": []})["hands"])
    traits = {"barred": barred, "groups": groups}
    return ", ".join((kind(view), *(trait for trait, there in traits.items() if there), f"{hands} hands"))
