"""What a viewer sees of a battle, as plain data: ids and figures, nothing that lies face down."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from fractions import Fraction
from functools import lru_cache
from typing import Any

from gonfalon.ask import (
    Ask,
    Choice,
    Choices,
    FaceDown,
    Heading,
    Number,
    Option,
    Part,
    Reveal,
    Roll,
    Text,
)
from gonfalon.battle import Battle
from gonfalon.event import EnteredAnew, Event, Ruled, Thrown, Told
from gonfalon.figures import Figure, Label, Said
from gonfalon.odds import odds_of
from gonfalon.odds.shown import Bar, Odds, Spread
from gonfalon.refusal import Barred
from gonfalon.switches import Switch
from gonfalon.table import (
    Card,
    Contest,
    Fallen,
    Hand,
    Kept,
    Piece,
    Place,
    Result,
    Setting,
    Side,
    Table,
    Track,
    Value,
)

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
    return {"id": of.id, "with": {name: figure(value) for name, value in of.figures}}


def maybe(of: Label | None) -> Plain:
    return label(of) if of else None


def view(battle: Battle[Any], name: str, viewer: str) -> Plain:
    """The whole view, see docs/door.md."""
    system, position = battle.system, battle.position
    names, settings = system.names(position), system.settings(position)
    values = {one.key: one.value for one in settings}
    return {
        "system": system.id,
        "version": system.version,
        "name": name,
        "viewer": viewer,
        "turn": len(battle.record),
        "flow": system.flow(position),
        "names": {
            id: {"text": named.text} if isinstance(named, Said) else {"label": label(named)}
            for id, named in names.items()
        },
        "table": table(system.table(position)),
        "ask": ask(battle.ask, battle) if battle.ask else None,
        "odds": [odds(one) for one in odds_of(system.id, position)],
        "log": [event(one) for one in log(battle)],
        "result": result(system.result(position)),
        "can_undo": battle.can_undo,
        "can_redo": battle.can_redo,
        "settings": [setting(one) for one in settings],
        "rulings": battle.rulings,
        "switches": [
            {**switch_form(switch), "value": str(values[f"switch.{switch.rule}"])} for switch in system.switches
        ],
        "keep": [kept(one) for one in system.keep(position)],
    }


def switch_form(of: Switch) -> Plain:
    """A switch as it can be set: by one of its choices, or by a number between its bounds."""
    return {
        "rule": of.rule,
        "default": of.default,
        "choices": list(of.choices),
        "least": of.least,
        "most": of.most,
    }


def kept(of: Kept) -> Plain:
    return {"kind": of.kind, "key": of.key, "label": label(of.label), "text": of.text}


def table(of: Table) -> Plain:
    return {
        "steps": [{"key": step.key, "label": label(step.label), "state": step.state} for step in of.steps],
        "sides": [side(one) for one in of.sides],
        "places": [place(one) for one in of.places],
        "pieces": [piece(one) for one in of.pieces],
        "cards": [card(one) for one in of.cards],
        "contest": contest(of.contest),
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
        "of": of.of,
        "icon": of.icon,
        "place": of.place,
        "badges": [value(one) for one in of.badges],
        "tracks": [track(one) for one in of.tracks],
        "on": of.on,
        "state": of.state,
        "details": [value(one) for one in of.details],
    }


def track(of: Track) -> Plain:
    return {"key": of.key, "label": label(of.label), "marked": of.marked, "boxes": of.boxes}


def card(of: Card) -> Plain:
    return {"id": of.id, "of": of.of, "face": of.face, "label": maybe(of.label), "place": of.place}


def ask(of: Ask[Any], battle: Battle[Any]) -> Plain:
    shown = {
        "rule": of.rule,
        "kind": of.kind,
        "label": label(of.label),
        "who": list(of.people),
        "done": list(of.laid) if isinstance(of, FaceDown) else [],
        "secret": isinstance(of, FaceDown),
        "least": 1,
        "most": 1,
        "options": [],
        "pool": None,
        "number": None,
        "text": None,
        "note": [label(one) for one in (*of.notes, *warnings(of, battle))],
    }
    shown.update(form(of))
    return shown


def form(of: Ask[Any]) -> Plain:
    """What an ask offers, by its kind."""
    match of:
        case Choices() | Choice():
            return {
                "least": of.least,
                "most": of.most,
                "options": [option(one) for one in of.options],
            }
        case Roll():
            pool = {"dice": of.pool.dice, "die": of.pool.die.id, "faces": list(of.pool.die.faces)}
            return {"pool": {**pool, "bonus": of.bonus, "parts": [part(one) for one in of.parts]}}
        case Number():
            return {"number": {"least": of.least, "most": of.most, "preset": of.preset}}
        case Text():
            return {"text": {"least": of.least, "most": of.most, "preset": of.preset, "kept": of.kept}}
        case Reveal():
            return form(of.inner)
        case FaceDown():
            return covered(of)
        case _:
            raise NotImplementedError(of)


def covered(of: FaceDown) -> Plain:
    """The forms of a secret question; options that not all are offered say whose they are."""
    forms = {one.people[0]: form(one) for one in of.asks}
    first = forms[of.asks[0].people[0]]
    if all(one == first for one in forms.values()):
        return first
    offered = [{**one, "of": who} for who, shown in forms.items() for one in shown.get("options", ())]
    return {**first, "options": offered}


def warnings(of: Ask[Any], battle: Battle[Any]) -> Iterator[Label]:
    """What a table should know after an undo: slips that lie face down have been seen."""
    if isinstance(of, Reveal):
        return
    if battle.seen_slips_lie_down:
        yield Label("note-slips-seen")


def option(of: Option[Any]) -> Plain:
    return {
        "key": of.key,
        "label": maybe(of.label),
        "rule": of.rule,
        "of": of.of,
        "on": of.on,
        "barred": barred(of.barred),
        "proposed": of.proposed,
        "role": of.role,
        "group": maybe(of.group),
    }


def barred(of: Barred | None) -> Plain:
    return {"rule": of.rule, "label": label(of.label)} if of else None


def log(battle: Battle[Any]) -> Iterator[Event]:
    """The events, with throws that were taken back where they had fallen."""
    waiting = sorted(battle.undone, key=lambda thrown: thrown.at)
    for one in battle.events:
        while waiting and waiting[0].at <= one.at:
            yield waiting.pop(0)
        yield one
    yield from waiting


@lru_cache(maxsize=4096)
def event(of: Event) -> Plain:
    """A line of the log; made once, as events never change."""
    match of:
        case Told():
            kind = "heading" if isinstance(of.tell, Heading) else "tell"
            return {"n": of.at, "kind": kind, "rule": of.tell.rule, "label": label(of.tell.label)}
        case Thrown():
            who, source = of.who[0], of.fell.source.value
            return {
                "n": of.at,
                "kind": "undone" if of.undone else "dice",
                "rule": of.rule,
                "label": label(Label("log-undone" if of.undone else "log-dice", side=who, source=source)),
                "who": who,
                "die": of.die,
                "faces": list(of.fell.faces),
                "source": source,
            }
        case EnteredAnew():
            said = Label("log-entered-anew", side=of.by)
            return {"n": of.at, "kind": "ruling", "rule": of.rule, "label": label(said)}
        case Ruled():
            said = Label(
                "log-ruling",
                what=of.what,
                value=of.value,
                why=Said(of.why),
                said="yes" if of.why else "no",
            )
            return {"n": of.at, "kind": "ruling", "rule": of.rule, "label": label(said)}


def bar(of: Bar) -> Plain:
    return {"key": of.key, "label": label(of.label), "p": float(of.chance)}


def spread(of: Spread) -> Plain:
    return {"label": label(of.label), "of": of.of, "points": [bar(one) for one in of.points]}


def odds(of: Odds) -> Plain:
    return {
        "label": label(of.label),
        "of": of.of,
        "rule": of.rule,
        "bars": [bar(one) for one in of.bars],
        "spreads": [spread(one) for one in of.spreads],
    }


def result(of: Result | None) -> Plain:
    if of is None:
        return None
    lines = [{"label": label(line.label), "rule": line.rule} for line in of.lines]
    return {"label": label(of.label), "winner": of.winner, "lines": lines}


def setting(of: Setting[Any]) -> Plain:
    return {
        "key": of.key,
        "label": label(of.label),
        "rule": of.rule,
        "kind": of.kind,
        "value": of.value,
        "choices": [{"key": key, "label": label(named)} for key, named in of.choices],
        "least": of.least,
        "most": of.most,
    }
