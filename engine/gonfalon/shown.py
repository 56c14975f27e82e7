"""What lies on the table, as plain data: ids and figures for any screen."""

from __future__ import annotations

from enum import Enum
from fractions import Fraction
from typing import Any

from gonfalon.ask import Part
from gonfalon.figures import Figure, Label, Said
from gonfalon.table import Card, Contest, Fallen, Hand, Kept, Names, Piece, Place, Side, Table, Track, Value

Plain = Any


def figure(value: Figure) -> Plain:
    if type(value) in (str, int):
        return value
    match value:
        case Said(text):
            return {"text": text}
        case Label():
            return {"label": label(value)}
        case Fraction():
            return {"over": [value.numerator, value.denominator]}
        case tuple():
            return {"list": [figure(one) for one in value]}
        case Enum():
            return value.value
        case _:
            return value


def label(of: Label) -> Plain:
    given = {name: value if type(value) in (str, int) else figure(value) for name, value in of.figures}
    return {"id": of.id, "with": given}


def names_shown(of: Names) -> Plain:
    return {
        id: {"text": named.text} if isinstance(named, Said) else {"label": label(named)} for id, named in of.items()
    }


def maybe(of: Label | None) -> Plain:
    return label(of) if of else None


def kept(of: Kept) -> Plain:
    return {"kind": of.kind, "key": of.key, "label": label(of.label), "text": of.text}


def table(of: Table) -> Plain:
    return {
        "steps": [
            {"key": step.key, "label": label(step.label), "state": step.state, "rule": step.rule} for step in of.steps
        ],
        "sides": [side(one) for one in of.sides],
        "places": [place(one) for one in of.places],
        "pieces": [piece(one) for one in of.pieces],
        "cards": [card(one) for one in of.cards],
        "contest": contest(of.contest),
        "title": maybe(of.title),
    }


def contest(of: Contest | None) -> Plain:
    if of is None:
        return None
    hands = [hand(one) for one in of.hands]
    return {"label": label(of.label), "rule": of.rule, "hands": hands, "outcome": maybe(of.outcome)}


def hand(of: Hand) -> Plain:
    return {
        "label": label(of.label),
        "of": of.of,
        "piece": of.piece,
        "parts": [part(one) for one in of.parts],
        "dice": [fallen(one) for one in of.dice],
        "total": of.total,
        "acting": of.acting,
    }


def value(of: Value) -> Plain:
    return {"key": of.key, "label": label(of.label), "rule": of.rule}


def part(of: Part) -> Plain:
    return {"label": label(of.label), "rule": of.rule, "dice": of.dice}


def side(of: Side) -> Plain:
    return {
        "id": of.id,
        "colour": of.colour,
        "values": [value(one) for one in of.values],
        "pool": [part(one) for one in of.pool],
        "dice": [fallen(one) for one in of.dice],
        "team": of.team,
        "state": of.state,
    }


def fallen(of: Fallen) -> Plain:
    return {"id": of.id, "die": of.die, "face": of.face, "state": of.state}


def place(of: Place) -> Plain:
    return {
        "id": of.id,
        "label": label(of.label),
        "shape": of.shape,
        "at": list(of.at),
        "state": of.state,
        "near": list(of.near),
        "details": [value(one) for one in of.details],
    }


def piece(of: Piece) -> Plain:
    return {
        "id": of.id,
        "of": of.of or None,
        "icon": of.icon,
        "place": of.place,
        "badges": [value(one) for one in of.badges],
        "tracks": [track(one) for one in of.tracks],
        "on": of.on,
        "state": of.state,
        "details": [value(one) for one in of.details],
    }


def track(of: Track) -> Plain:
    return {"key": of.key, "label": label(of.label), "marked": list(of.marked)}


def card(of: Card, own: Label | None = None, *, legible: bool = False) -> Plain:
    """`own` is what its owner reads on its back, `legible` whether there is anything to read."""
    return {
        "id": of.id,
        "of": of.of,
        "face": of.face,
        "label": maybe(of.label),
        "place": of.place,
        "legible": legible,
        "own": maybe(own),
    }
