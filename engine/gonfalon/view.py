"""What a viewer sees of a battle, as plain data: ids and figures, nothing that lies face down."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import islice
from typing import Any

from gonfalon.ask import (
    GM,
    Ask,
    Choice,
    Choices,
    FaceDown,
    Heading,
    Number,
    Option,
    Reveal,
    Roll,
    Text,
    Weight,
)
from gonfalon.battle import Battle
from gonfalon.event import EnteredAnew, Event, Ruled, Thrown, Told
from gonfalon.figures import Label, Said
from gonfalon.odds.shown import Bar, Odds, Spread
from gonfalon.offer import Offer
from gonfalon.refusal import Barred
from gonfalon.shown import Plain, card, kept, label, maybe, names_shown, part, table
from gonfalon.slip import Pocket, Slip
from gonfalon.switches import Switch
from gonfalon.table import (
    Card,
    Result,
    Setting,
    Table,
)


def view(battle: Battle[Any], name: str, viewer: str, start: int = 0, *, whole: bool = True) -> Plain:
    """The view, see docs/door.md: of the log's lines those from `start` on; the whole also tells what takes time to
    count, and what seldom changes.
    """
    system, position = battle.system, battle.position
    set_to = dict(system.set_to(position).set)
    lying = system.table(position)
    viewer = seat_of(viewer, lying)
    return {
        "system": system.id,
        "version": system.version,
        "name": name,
        "viewer": viewer,
        "turn": len(battle.record),
        "flow": system.flow(position),
        "names": names_shown(system.names(position)),
        "table": in_sight(lying, viewer, battle.pocket),
        "ask": ask(battle.ask, battle) if battle.ask else None,
        "offers": [offer(one) for one in battle.offers],
        "odds": chances(battle) if whole else None,
        "log": [event(one) for one in islice(log(battle), start, None)],
        "log_from": start,
        "result": result(system.result(position)),
        "can_undo": battle.can_undo,
        "can_redo": battle.can_redo,
        "rulings": battle.rulings,
        "switches": [{**form, "value": set_to[form["rule"]]} for form in switch_forms(system.switches)],
        **(aside(battle) if whole else {}),
    }


def seat_of(viewer: str, lying: Table) -> str:
    """Whose view it is: the game master's is that of the side whose player is the game master, if one is."""
    return lying.gm or viewer if viewer == GM else viewer


def in_sight(lying: Table, viewer: str, pocket: Pocket) -> Plain:
    """The table; of what lies face down, the viewer's own is legible where the rules allow it and this device holds it."""
    return {**table(lying), "cards": [card_for(viewer, one, pocket) for one in lying.cards]}


def card_for(viewer: str, of: Card, pocket: Pocket) -> Plain:
    """A card as this viewer sees it."""
    if of.label or not (of.again and of.seal):
        return card(of)
    opened = pocket.open(Slip(of.of, of.seal))
    own = of.again(opened.content) if opened and viewer == of.of else None
    return card(of, own, legible=opened is not None)


def chances(battle: Battle[Any]) -> list[Plain]:
    """The odds of the battle as it stands."""
    return [odds(one) for one in battle.system.odds(battle.position)]


def aside(battle: Battle[Any]) -> Plain:
    """What a screen needs only now and then: what may be overruled, what is worth keeping."""
    system, position = battle.system, battle.position
    return {
        "settings": [setting(one) for one in system.settings(position)],
        "keep": [kept(one) for one in system.keep(position)],
    }


@lru_cache
def switch_forms(offered: tuple[Switch, ...]) -> tuple[Plain, ...]:
    """All switches of a system; made once."""
    return tuple(switch_form(switch) for switch in offered)


def switch_form(of: Switch) -> Plain:
    """A switch as it can be set: by one of its choices, or by a number between its bounds."""
    return {
        "rule": of.rule,
        "default": of.default,
        "choices": list(of.choices),
        "least": of.least,
        "most": of.most,
    }


def ask(of: Ask[Any], battle: Battle[Any]) -> Plain:
    shown = {
        "rule": of.rule,
        "kind": of.kind,
        "label": label(of.label),
        "who": list(of.people),
        "about": list(of.about),
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


def offer(of: Offer[Any]) -> Plain:
    return {
        "key": of.key,
        "who": of.who,
        "label": label(of.label),
        "rule": of.rule,
        "barred": barred(of.barred),
        "ends": of.ends,
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
            return line(of.at, kind, of.tell.rule, of.tell.label, of.tell.weight)
        case Thrown():
            who, source = of.who[0], of.fell.source.value
            thrown = Label("log-undone" if of.undone else "log-dice", side=who, source=source)
            return {
                **line(of.at, "undone" if of.undone else "dice", of.rule, thrown),
                "who": who,
                "die": of.die,
                "faces": list(of.fell.faces),
                "source": source,
            }
        case EnteredAnew():
            said = Label("log-entered-anew", side=of.by)
            return line(of.at, "ruling", of.rule, said)
        case Ruled():
            said = Label(
                "log-ruling",
                what=of.what,
                value=of.value,
                why=Said(of.why),
                said="yes" if of.why else "no",
            )
            return line(of.at, "ruling", of.rule, said, Weight.OUTCOME)


def line(at: int, kind: str, rule: str, said: Label, weight: Weight = Weight.LINE) -> Plain:
    return {"n": at, "kind": kind, "rule": rule, "label": label(said), "weight": weight.value}


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
