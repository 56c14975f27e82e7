"""The view of a battle, as plain data: ids and figures, nothing that lies face down."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import lru_cache
from itertools import islice
from typing import Any, Literal

from gonfalon.battle.battle import Battle
from gonfalon.battle.event import EnteredAnew, Event, Ruled, Thrown, Told
from gonfalon.battle.retracted import lying_again
from gonfalon.door import wire
from gonfalon.door.form_view import field
from gonfalon.door.serialize import Plain, plain
from gonfalon.door.viewer import Viewer
from gonfalon.questions.answer import OfferTaken
from gonfalon.questions.ask import TABLE, Ask, Heading, Tell, Weight
from gonfalon.questions.choice import Choice, Choices, OptionsAnswer
from gonfalon.questions.fields import holds_secrets
from gonfalon.questions.figures import Label, UserText
from gonfalon.questions.form import Form
from gonfalon.questions.refusal import Barred, Refused
from gonfalon.questions.secret import FaceDown, Reveal
from gonfalon.table.field.grid import spans
from gonfalon.table.field.path import Path
from gonfalon.table.field.reach import reach
from gonfalon.table.field.walk import walked
from gonfalon.table.outcome import Happened
from gonfalon.table.switches import Switch, Switches
from gonfalon.table.table import Setting, Table


def view_for(
    battle: Battle[Any], name: str, looks: Viewer, start: int = 0, *, whole: bool = True, notes: tuple[Label, ...] = ()
) -> Plain:
    """The view of a viewer who looks at the table as it lies now."""
    shown = plain(seen(battle, name, looks, start, whole=whole, notes=notes), looks.read)
    return {**shown, "private": sorted(looks.readers)}


def viewer_of(battle: Battle[Any], id: str) -> Viewer:
    """Return the viewer who looks at the table of this battle, on this device."""
    return Viewer(id, battle.system.table(battle.position), battle.pocket)


def seen(
    battle: Battle[Any], name: str, looks: Viewer, start: int = 0, *, whole: bool = True, notes: tuple[Label, ...] = ()
) -> wire.View:
    """Return the view for a viewer; its figures are still veiled."""
    system, position = battle.system, battle.position
    return wire.View(
        system=system.id,
        version=system.version,
        name=name,
        viewer=looks.seat,
        turn=len(battle.record),
        notes=notes,
        flow=system.flow(position),
        names=system.names(position),
        table=in_sight(looks),
        ask=ask(battle.ask, battle, looks) if battle.ask else None,
        offers=tuple(battle.offers),
        odds=tuple(system.odds(position)) if whole else None,
        chances=tuple(chances(battle)) if whole else None,
        chronicle=tuple(line(one, system.happened) for one in islice(chronicle(battle), start, None)),
        chronicle_from=start,
        result=system.result(position),
        can_undo=battle.can_undo,
        can_redo=battle.can_redo,
        rulings=battle.rulings,
        switches=set_switches(system.switches, system.set_to(position)),
        settings=tuple(setting(one) for one in system.settings(position)) if whole else None,
        keep=tuple(system.keep(position)) if whole else None,
        opening=opening_of(battle),
    )


def chances(battle: Battle[Any]) -> Iterator[wire.OptionChance]:
    """Of options that may be taken now: how likely what they begin succeeds."""
    if not isinstance(battle.ask, Choice | Choices):
        return
    free = {one.key for one in battle.ask.options if not one.barred}
    for key, chance in battle.system.chances(battle.position):
        if key in free:
            yield wire.OptionChance(key, chance)


def opening_of(battle: Battle[Any]) -> str | None:
    """The key of the opening by which it began; None if it began by another answer."""
    match battle.record[:1]:
        case [OptionsAnswer((key,))] | [OfferTaken(key)]:
            return key if any(one.key == key for one in battle.system.openings) else None
        case _:
            return None


def in_sight(looks: Viewer) -> Table:
    """The table; of what lies face down, the viewer's own is legible where the rules allow it and this device holds it."""
    lying = looks.lying
    cards = tuple(map(looks.card, lying.cards))
    return lying if cards == lying.cards else replace(lying, cards=cards)


def set_switches(offered: tuple[Switch, ...], now: Switches) -> tuple[wire.SetSwitch, ...]:
    """All switches of a system as they are set; made once."""
    value = dict(now.set)
    return tuple(
        wire.SetSwitch(one.rule, value[one.rule], one.default, one.choices, one.least, one.most) for one in offered
    )


def ask(of: Ask[Any], battle: Battle[Any], looks: Viewer) -> wire.Ask:
    """The question as it is put to this viewer: one under cover as it is put to the side for which they answer."""
    submitted = of.submitted if isinstance(of, FaceDown) else ()
    secret = isinstance(of, FaceDown) or (isinstance(of, Form) and TABLE not in of.people and holds_secrets(of.fields))
    by = looks.answers_for(of, submitted) if secret else None
    put = looks.proposed(of.asked_of(by) if isinstance(of, FaceDown) and by else of)
    return wire.Ask(
        rule=of.rule,
        kind=of.kind,
        label=of.label,
        who=of.people,
        about=of.about,
        done=submitted,
        by=by,
        secret=secret,
        suggested=looks.suggested,
        note=(*of.notes, *warnings(of, battle)),
        **fallen_again(form(put), battle.again),
    )


def fallen_again(parts: dict[str, Any], again: tuple[int, ...]) -> dict[str, Any]:
    """The same with the faces that fall again, where the app rolled for this question before."""
    return {"pool": replace(parts["pool"], again=again)} if again else parts


def form(of: Ask[Any]) -> dict[str, Any]:
    """Return the form of an ask, by its kind: the fields of `wire.Ask` that belong to it."""
    match of:
        case Reveal():
            return form(of.inner)
        case Path():
            return {"path": path(of)}
        case Form():
            return {"form": tuple(field(one, form) for one in of.fields)}
        case FaceDown():
            return covered(of)
        case _:
            return of.shown


def path(of: Path) -> wire.PathField:
    """Return the cells to which a path may lead, and its limits."""
    ahead = of.ahead
    grid, ends = ahead.grid, reach(ahead).ends
    rows, columns = zip(*(divmod(index, grid.columns) for index in ends), strict=True)
    top, left = min(rows), min(columns)
    lines = (
        range(row * grid.columns + left, row * grid.columns + max(columns) + 1) for row in range(top, max(rows) + 1)
    )
    within = wire.Reach((left, top), tuple(tuple(map(ends.get, line)) for line in lines))
    drawn = walk(of, of.drawn) if of.drawn else None
    return wire.PathField(of.piece, ahead.start, ahead.halves, within, ahead.areas, spans(grid, ahead.stops), drawn)


def walk(of: Path, steps: str) -> wire.Walk:
    """A path as far as it is drawn."""
    drawn, barred = walked(of.ahead, steps, of.rule, ends=False), None
    try:
        walked(of.ahead, steps, of.rule)
    except Refused as refused:
        barred = Barred.by(refused)
    return wire.Walk(steps, drawn.cells, drawn.halves, drawn.crossings, barred)


def covered(of: FaceDown) -> dict[str, Any]:
    """The forms of a secret question; options that not all are offered say whose they are."""
    forms = {one.people[0]: form(one) for one in of.asks}
    first = forms[of.asks[0].people[0]]
    if all(alike(one, first) for one in forms.values()):
        return first
    offered = tuple(replace(one, of=who) for who, shown in forms.items() for one in shown.get("options", ()))
    return {**first, "options": offered}


def alike(one: dict[str, Any], other: dict[str, Any]) -> bool:
    """True if two forms look the same on a screen."""
    options, others = one.get("options", ()), other.get("options", ())
    return {**one, "options": [plain(each) for each in options]} == {
        **other,
        "options": [plain(each) for each in others],
    }


def warnings(of: Ask[Any], battle: Battle[Any]) -> Iterator[Label]:
    """Yield the warnings after an undo: slips that lie face down have been seen."""
    if isinstance(of, Reveal):
        return
    if lying_again(battle.seen_slips, battle.record, battle.events):
        yield Label("note-slips-seen")


def chronicle(battle: Battle[Any]) -> Iterator[Event]:
    """The events, with throws that were taken back where they had fallen."""
    waiting = sorted(battle.retracted, key=lambda thrown: thrown.at)
    for one in battle.events:
        while waiting and waiting[0].at <= one.at:
            yield waiting.pop(0)
        yield one
    yield from waiting


@lru_cache(maxsize=4096)
def line(of: Event, happened: Callable[[Tell], Happened | None]) -> wire.ToldLine | wire.DiceLine:
    """A line of the chronicle; made once, as events never change."""
    match of:
        case Told():
            opens = isinstance(of.tell, Heading)
            kind: Literal["heading", "tell"] = "heading" if opens else "tell"
            came = happened(of.tell)
            return wire.ToldLine(of.at, kind, of.tell.rule, of.tell.label, of.tell.weight, came, **deed(of))
        case Thrown():
            source = of.fell.source
            return wire.DiceLine(
                n=of.at,
                kind="undone" if of.retracted else "dice",
                rule=of.rule,
                label=Label("log-undone" if of.retracted else "log-dice", side=of.who, source=source.value),
                weight=Weight.LINE,
                who=of.who,
                parted=of.parted,
                die=of.die,
                faces=of.fell.faces,
                source=source,
                hands=of.hands or None,
                **deed(of),
            )
        case EnteredAnew():
            return ruling(of, Label("log-entered-anew", side=of.by), Weight.LINE)
        case Ruled():
            said = "yes" if of.why else "no"
            ruled = Label("log-ruling", what=of.what, value=of.value, why=UserText(of.why), said=said)
            return ruling(of, ruled, Weight.OUTCOME)


def deed(of: Told | Thrown) -> dict[str, Any]:
    """The fields of a line of the chronicle that say to which deed it belongs, if it does."""
    return {"deed": of.of.id, "begun": of.of.begun} if of.of else {}


def ruling(of: EnteredAnew | Ruled, said: Label, weight: Weight) -> wire.ToldLine:
    return wire.ToldLine(of.at, "ruling", of.rule, said, weight)


def setting(of: Setting[Any]) -> wire.Setting:
    choices = tuple(wire.SettingChoice(key, named) for key, named in of.choices)
    return wire.Setting(of.key, of.label, of.rule, of.kind, of.value, choices, of.least, of.most, of.hint, of.of)
