"""The door's verdict on an input: opened or refused. Anything else is a fault."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from types import FrameType
from typing import Any

from fuzzing.strategies import Input, Plain
from fuzzing.talks import BEFORE, LAST, FieldKnown
from support.door_player import Visitor

from gonfalon import merge_changes

WHOLE = "whole"
"""The screen by which the fuzzer itself looks."""
KINDS = ("link", "file", "request", "talk")
AFTERWARDS: tuple[dict[str, Any], ...] = (
    {"do": "link", "sketch": True},
    {"do": "export"},
    {"do": "setup"},
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
REPLIES = ("view", "changes", "entries", "odds", "path", "link", "file", "closed", "systems")


def accepted(given: Input) -> list[Plain]:
    """The requests of a talk that were not refused, but for the first; no refusal has changed the battle of its session, and
    a screen that merges what it is told holds the whole view.
    """
    taken: list[Plain] = []
    with FieldKnown():
        visitor, held = Visitor("fuzzing"), HeldViews()
        for talked in json.loads(given.body):
            request = held.filled_in(talked)
            look = json.dumps({"do": "look", "session": request.get("session", ""), "screen": WHOLE})
            before = visitor.door.handle(look)
            reply = json.loads(visitor.door.handle(json.dumps(request)))
            held.take(visitor, request, reply)
            if set(reply) in ({"unreadable"}, {"refused"}):
                if visitor.door.handle(look) != before:
                    raise Fault(f"a refusal changed the battle: {request.get('do')}")
            elif not set(reply) & set(REPLIES):
                raise Fault(f"{request.get('do')}: a reply of {sorted(reply)}")
            else:
                taken.append({**request, "changed": True} if "changes" in reply else request)
    return taken[1:]


class HeldViews:
    """The view that each screen of each session holds, with its token and the token before."""

    def __init__(self) -> None:
        self._held: dict[tuple[Any, Any], tuple[Plain, str, str]] = {}

    def filled_in(self, request: Plain) -> Plain:
        """The request with the tokens that it asks for."""
        place = request.get("token")
        if place not in (LAST, BEFORE):
            return request
        _, last, before = self._held.get(named(request), ({}, "", ""))
        return {**request, "token": last if place == LAST else before}

    def take(self, visitor: Visitor, request: Plain, reply: Plain) -> None:
        """Hold what the screen was told; raises Fault if it is not the view of the battle."""
        if "token" not in reply:
            return
        held, last, _ = self._held.get(named(request), ({}, "", ""))
        shown = merge_changes(held, reply["changes"]) if "changes" in reply else reply["view"]
        of = {name: request[name] for name in ("session", "viewer") if name in request}
        whole = json.loads(visitor.door.handle(json.dumps({"do": "look", "screen": WHOLE, "known": 0, **of})))["view"]
        if shown != whole:
            raise Fault(f"{request.get('do')}: a screen holds another view")
        self._held[named(request)] = (shown, reply["token"], last)


def named(request: Plain) -> tuple[str, str]:
    """The session and the screen of a request; spoiled ones are as good as none."""
    session, screen = request.get("session", ""), request.get("screen", "")
    return str(session), str(screen)


def used(visitor: Visitor) -> None:
    """Go on with what was opened."""
    shown = visitor.view()
    if shown["ask"]:
        visitor.ask("answer", answer=visitor.some(shown["ask"]))
    for more in AFTERWARDS:
        reply = visitor.ask(**more)
        if not set(reply) & {"view", "link", "file", "setup", "refused"}:
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
