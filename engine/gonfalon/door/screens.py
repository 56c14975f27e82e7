"""The screens of a session, each with the view that it was told last: what it holds need not be told again.

A screen is told the lines of the chronicle from where they differ (`known`), or only what changed in the whole view (`token`).
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Any

from gonfalon.battle.battle import Battle
from gonfalon.battle.event import Event
from gonfalon.door.changes import compare_of
from gonfalon.door.request import Request
from gonfalon.door.serialize import Plain, plain
from gonfalon.door.view import chronicle, line, view_for, viewer_of
from gonfalon.door.viewer import Viewer
from gonfalon.door.wire import View
from gonfalon.questions.ask import TABLE
from gonfalon.questions.checked import integer, text
from gonfalon.questions.figures import Argument, Label, Veiled
from gonfalon.questions.refusal import Refused

MOST_SCREENS = 8
"""So many screens are remembered in a session; the one that was told something longest ago is forgotten for another one."""
LONGEST_SCREEN = 40
"""So many characters has the id of a screen."""
TOKEN_DIGITS = 32
CHRONICLE = ("chronicle", "chronicle_from")
"""The parts of a view that are remembered as events, not as plain data."""


@dataclass(frozen=True, slots=True)
class Told:
    """The content of the last view that a screen was told.

    `seat` is for whom it was made, `events` are the lines of its chronicle, `veiled` those of them with figures that not
    everybody may read. `token` and `view`, without its chronicle, are empty where the request asked for no token.
    """

    seat: str = TABLE
    events: tuple[Event, ...] = ()
    veiled: tuple[tuple[int, Plain], ...] = ()
    token: str = ""
    view: Plain = None


NOTHING = Told()
Screens = Mapping[str, Told]
"""The last view that each screen was told, by the screens' ids; the one that was told something longest ago comes first."""


def having(screens: Screens, id: str, told: Told) -> Screens:
    """The same screens after this one was told something."""
    others = [one for one in screens.items() if one[0] != id]
    return dict([*others[-MOST_SCREENS + 1 :], (id, told)])


def screen_in(request: Request) -> str:
    """The id of the screen that asks; without a word it is the one without a name."""
    id = request.get("screen", "")
    if not isinstance(id, str) or len(id) > LONGEST_SCREEN:
        raise Refused("form", rule="")
    return id


def token_in(request: Request) -> str | None:
    """The token of the view that the screen holds; None where the request asks for no changes."""
    token = request.get("token")
    if "token" in request and not isinstance(token, str):
        raise Refused("form", rule="")
    return token


def tell(battle: Battle[Any], notes: tuple[Label, ...], request: Request, told: Told) -> tuple[dict[str, Plain], Told]:
    """The view, or the changes to the one that the screen holds, as parts of a reply; and what the screen was told by it.

    A request with a token makes no use of `known`. The parts of the reply must not be changed: the door remembers them.
    """
    looks, events = viewer_of(battle, text(request.get("viewer", TABLE))), tuple(chronicle(battle))
    known, token = request.get("known"), token_in(request)
    held = told if told.seat == looks.seat else NOTHING
    follows = token is not None and token == held.token != ""
    same = still_the_same(held, events, battle, looks)
    wanted = same if follows else 0 if known is None or token is not None else integer(known)
    start = max(0, min(wanted, same))
    entire = battle.ask is None or (known is None and token is None)
    shown = view_for(battle, battle.name, looks, len(events), whole=entire, notes=notes)
    lines, now = lines_told(battle, looks, events, start, held)
    shown |= {"chronicle": lines, "chronicle_from": start, "private": sorted(looks.readers)}
    if token is None:
        return {"view": shown}, now
    return changes_told(shown, held, now) if follows else whole_told(shown, now)


def lines_told(
    battle: Battle[Any], looks: Viewer, events: tuple[Event, ...], start: int, held: Told
) -> tuple[list[Plain], Told]:
    """The lines of the chronicle from a place on, and what a screen is told by them that held those before."""
    lines = tuple(line_told(one, battle, looks) for one in events[start:])
    veiled = tuple((at, line) for at, (line, hides) in enumerate(lines, start) if hides)
    before = (one for one in held.veiled if one[0] < start)
    return [line for line, _ in lines], Told(looks.seat, events, (*before, *veiled))


def whole_told(shown: dict[str, Plain], now: Told) -> tuple[dict[str, Plain], Told]:
    """The whole view with its token, and what the screen was told by it."""
    now = replace(now, token=token_of("", shown), view=without_chronicle(shown))
    return {"token": now.token, "view": shown}, now


def changes_told(shown: dict[str, Plain], held: Told, now: Told) -> tuple[dict[str, Plain], Told]:
    """The changes to the view that the screen holds, and what it was told by them; its chronicle holds the lines that are new."""
    rest = without_chronicle(shown)
    changes = compare_of(View)(held.view, rest) or {}
    lines, start = shown["chronicle"], shown["chronicle_from"]
    if lines or start < len(held.events):
        changes.setdefault("in", {})["chronicle"] = {"keep": start, "more": lines}
    now = replace(now, token=token_of(held.token, changes) if changes else held.token, view=rest)
    return {"token": now.token, "changes": changes}, now


def without_chronicle(shown: dict[str, Plain]) -> dict[str, Plain]:
    """The parts of a view that are remembered as plain data."""
    return {name: part for name, part in shown.items() if name not in CHRONICLE}


def still_the_same(before: Told, events: tuple[Event, ...], battle: Battle[Any], looks: Viewer) -> int:
    """Return the number of lines at the chronicle's beginning that are the same as when they were told, to this viewer too."""
    same = alike(before.events, events)
    hiding = (one for one in before.veiled if one[0] < same)
    return next((at for at, shown in hiding if line_told(events[at], battle, looks)[0] != shown), same)


def alike(told: tuple[Event, ...], now: tuple[Event, ...]) -> int:
    """Return the number of events at the chronicle's beginning that are the same as when it was last told."""
    return next(
        (at for at, (old, new) in enumerate(zip(told, now, strict=False)) if old is not new), min(len(told), len(now))
    )


def line_told(of: Event, battle: Battle[Any], looks: Viewer) -> tuple[Plain, bool]:
    """A line of the chronicle for a viewer, and True if it holds a figure that not everybody may read."""
    hides = False

    def read(veiled: Veiled) -> Argument:
        nonlocal hides
        hides = True
        return looks.read(veiled)

    return plain(line(of, battle.system.happened), read), hides


def token_of(before: str, told: Plain) -> str:
    """The token of a view: the hash of the token of the view before it and of what was told then."""
    return sha256(f"{before}{json.dumps(told)}".encode()).hexdigest()[:TOKEN_DIGITS]
