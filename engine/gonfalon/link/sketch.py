"""A sketch: what lies on the table, beside the record in a link, so that a screen can show it before the engine is up.

    byte 0   format: 2
    bytes 1- JSON in UTF-8, compressed as raw deflate

written as base64url without padding, in an address after `&s=`. It holds what the open table shows and nothing that lies
face down; the engine never reads it, and a screen believes it only until the engine has re-computed the record. The JSON
is a list, each thing in it a list of its own:

    [flow, names, steps, sides, places, pieces, cards, contest, result, title]

    name [id, text or L]           step [L, state]           side [id, colour, team, state, values, dice]
    value [key, L]                 die [id, kind, face, state]
    place [id, L, shape, q, r, state, near]                  piece [id, of, icon, place, on, state, badges, tracks]
    track [key, L, marked]         card [id, of, place, L or null where it lies face down]
    contest [L, hands, outcome]    hand [L, of, piece, total, acting, parts, dice]         part [L, dice]
    result [L, winner, lines]      title: L

`marked` holds 1 for a box that is marked, 0 for one that is not. A label L is [id] or [id, figures]; a figure is
a number, an id, {"text"}, {"over"}, {"label": L} or {"list"}.
"""

from __future__ import annotations

import json
import zlib
from base64 import urlsafe_b64encode
from typing import Any

from gonfalon.battle import Battle
from gonfalon.figures import Figure, Label, Said
from gonfalon.shown import figure as shown
from gonfalon.table import Contest, Fallen, Names, Result, Table, Value

VERSION = 2
PREFIX = "&s="
Plain = Any


def write(battle: Battle[Any]) -> str:
    """The letters of a sketch of this battle, with what stands before them in a link."""
    system, position = battle.system, battle.position
    data = drawn(system.flow(position), system.names(position), system.table(position), system.result(position))
    squeezed = zlib.compressobj(9, zlib.DEFLATED, -15, 9)
    body = squeezed.compress(json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()) + squeezed.flush()
    return PREFIX + urlsafe_b64encode(bytes([VERSION]) + body).rstrip(b"=").decode("ascii")


def drawn(flow: str, names: Names, table: Table, result: Result | None) -> Plain:
    """The sketch as plain data."""
    return [
        flow,
        [[id, named.text if isinstance(named, Said) else label(named)] for id, named in names.items()],
        [[label(step.label), step.state] for step in table.steps],
        [[s.id, s.colour, s.team, s.state, values(s.values), dice(s.dice)] for s in table.sides],
        [[p.id, label(p.label), p.shape, *p.at, p.state, list(p.near)] for p in table.places],
        [
            [
                p.id,
                p.of,
                p.icon,
                p.place,
                p.on,
                p.state,
                values(p.badges),
                [[track.key, label(track.label), list(map(int, track.marked))] for track in p.tracks],
            ]
            for p in table.pieces
        ],
        [[card.id, card.of, card.place, maybe(card.label)] for card in table.cards],
        contest(table.contest),
        result and [label(result.label), result.winner, [label(line.label) for line in result.lines]],
        maybe(table.title),
    ]


def contest(of: Contest | None) -> Plain:
    return of and [
        label(of.label),
        [
            [
                label(h.label),
                h.of,
                h.piece,
                h.total,
                h.acting,
                [[label(p.label), p.dice] for p in h.parts],
                dice(h.dice),
            ]
            for h in of.hands
        ],
        maybe(of.outcome),
    ]


def values(some: tuple[Value, ...]) -> Plain:
    return [[value.key, label(value.label)] for value in some]


def dice(some: tuple[Fallen, ...]) -> Plain:
    return [[die.id, die.die, die.face, die.state] for die in some]


def maybe(of: Label | None) -> Plain:
    return of and label(of)


def label(of: Label) -> Plain:
    return [of.id, {name: figure(value) for name, value in of.figures}] if of.figures else [of.id]


def figure(of: Figure) -> Plain:
    if isinstance(of, Label):
        return {"label": label(of)}
    if isinstance(of, tuple):
        return {"list": [figure(one) for one in of]}
    return shown(of)
