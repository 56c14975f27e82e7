"""The door's verdict on an input: opened or refused. Anything else is a fault."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from types import FrameType
from typing import Any

from fuzzing.strategies import Input, Plain
from fuzzing.talks import FieldKnown
from support.door_player import Visitor

KINDS = ("link", "file", "request", "talk")
AFTERWARDS: tuple[dict[str, Any], ...] = (
    {"do": "link", "sketch": True},
    {"do": "export"},
    {"do": "look", "viewer": "a", "known": 0},
    {"do": "look", "viewer": "gm"},
    *({"do": "undo"},) * 3,
    {"do": "redo"},
)
"""The requests that a person may make next."""


class Fault(Exception):
    """The door did something else than to open or to refuse."""


def received(given: Input) -> str:
    """Return the door's verdict on an input: opened or refused. A refusal has changed nothing; an opened battle can be used."""
    if given.kind == "talk":
        return "opened" if accepted(given) else "refused"
    visitor = Visitor("fuzzing")
    visitor.begin()
    visitor.ask("odds")
    before = visitor.ask("look")
    reply = json.loads(visitor.door.handle(request(given)))
    if set(reply) in ({"unreadable"}, {"refused"}):
        if visitor.ask("look") != before:
            raise Fault("a refusal changed the battle")
        return "refused"
    if "view" in reply:
        used(visitor)
    elif len(reply) != 1 and set(reply) not in SEVERAL:
        raise Fault(f"a reply of {sorted(reply)}")
    return "opened"


SEVERAL = ({"odds", "chances"}, {"header", "since", "entries", "heads"})
"""The parts of replies that have several, without a view."""
REPLIES = ("view", "entries", "odds", "path", "link", "file", "closed", "systems")


def accepted(given: Input) -> list[Plain]:
    """The requests of a talk that were not refused, but for the first; no refusal has changed the battle of its session."""
    taken: list[Plain] = []
    with FieldKnown():
        visitor = Visitor("fuzzing")
        for request in json.loads(given.body):
            look = json.dumps({"do": "look", "session": request.get("session", "")})
            before = visitor.door.handle(look)
            reply = json.loads(visitor.door.handle(json.dumps(request)))
            if set(reply) in ({"unreadable"}, {"refused"}):
                if visitor.door.handle(look) != before:
                    raise Fault(f"a refusal changed the battle: {request.get('do')}")
            elif not set(reply) & set(REPLIES):
                raise Fault(f"{request.get('do')}: a reply of {sorted(reply)}")
            else:
                taken.append(request)
    return taken[1:]


def used(visitor: Visitor) -> None:
    """Go on with what was opened."""
    shown = visitor.view()
    if shown["ask"]:
        visitor.ask("answer", answer=visitor.some(shown["ask"]))
    for more in AFTERWARDS:
        reply = visitor.ask(**more)
        if not set(reply) & {"view", "link", "file", "refused"}:
            raise Fault(f"{more['do']}: a reply of {sorted(reply)}")


def request(given: Input) -> str:
    """The request that a screen makes of it."""
    text = given.body.decode("utf-8", "surrogatepass")
    if given.kind == "link":
        return json.dumps({"do": "read", "link": text})
    return f'{{"do": "open", "file": {text}}}' if given.kind == "file" else text


class TooMuchWork(BaseException):
    """More steps than any input may take. Not an Exception, so that nobody on the way takes it for a refusal."""


def counting_steps(act: Callable[[], str], most: int) -> tuple[str, int]:
    """Return the result of an act, and the number of our functions called for it; raises TooMuchWork beyond `most`."""
    steps = 0

    def count(frame: FrameType, event: str, argument: object) -> None:
        nonlocal steps
        steps += event == "call"
        if steps > most:
            raise TooMuchWork(f"more than {most} steps")

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        return act(), steps
    finally:
        sys.setprofile(before)
