"""Nothing silent: what changes on the table between two questions was told, ruled or entered, and about whom."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from support.findings import Tally
from support.moments import Observed, Played
from support.spoken import NAMED_ELSEWHERE, SPOKEN

from gonfalon.battle.event import EnteredAnew, Event, Ruled, Thrown, Told
from gonfalon.questions.figures import Label, UserText
from gonfalon.table.table import Names, Table

Facts = dict[tuple[str, str], object]


def facts(table: Table, called: Names) -> Facts:
    """Whose (a piece, a side), of which kind, and how it stands."""
    found: Facts = {}
    for id in (*(one.id for one in table.pieces), *(one.id for one in table.sides)):
        found[id, "name"] = alone(called[id])
    for one in table.pieces:
        found[one.id, "out"] = one.state in ("out", "reserve")
        found[one.id, "place"] = (one.place, one.at)
        for track in one.tracks:
            found[one.id, f"boxes {track.key.partition('.')[2]}"] = track.marked
        for value in (*one.badges, *one.details):
            if value.key.endswith((".points", ".troops")):
                counted = value.key.rpartition(".")[2]
                found[one.id, counted] = dict(value.label.figures)[counted]
            elif value.sort == "aspect":
                found[one.id, f"aspect {value.key}"] = words(value.label)
    for side in table.sides:
        found[side.id, "side"] = side.state == "out"
        for value in side.values:
            if value.key.endswith((".points", ".fate")):
                found[side.id, value.key.rpartition(".")[2]] = value.label.figures
    for card in table.cards:
        if card.label:
            found[card.of, f"card {card.id}"] = words(card.label)
    return found


def alone(name: UserText | Label) -> object:
    """A name without the number that tells it from others like it."""
    return dict(name.figures)["name"] if isinstance(name, Label) and name.id.endswith("-numbered") else name


def words(label: Label) -> object:
    """The text of an aspect, without what is counted beside it."""
    return dict(label.figures).get("aspect", label)


def named_in(events: Iterable[Event]) -> frozenset[object]:
    """Every id that these lines name, and every name that stands in them itself."""
    found: set[object] = set()
    for event in events:
        match event:
            case Told(_, tell):
                found.update(ids(dict(tell.figures).values()))
            case Thrown(who=who):
                found.update(who)
            case EnteredAnew(by=by):
                found.add(by)
    return frozenset(found)


def ids(figures: Iterable[Any]) -> Iterator[object]:
    for one in figures:
        match one:
            case str():
                yield one
            case UserText(text):
                yield from (one, text)
            case tuple():
                yield from ids(one)
            case Label():
                yield from (one, one.id)
                yield from ids(dict(one.figures).values())


def family(table: Table, called: Names, id: str, stood: object) -> frozenset[object]:
    """Return the ids that may be named in its place: its owner, the piece that it rides on and its riders, the pieces of the
    same name; of an aspect its words.
    """
    found: set[object] = {id, *ids((stood,))}
    if id in called:
        found |= {called[id], *(other for other, name in called.items() if name == called[id])}
    for one in table.pieces:
        if id in (one.id, one.on):
            found |= {one.id, one.of or id, one.on or id}
        elif one.of == id:
            found.add(one.id)
    return frozenset(found)


class Accounted:
    """The changes that are accounted for between the questions of one battle."""

    def __init__(self, system: Observed, tally: Tally, seed: str) -> None:
        self.system, self.tally, self.seed = system, tally, seed
        self.before: Facts = {}
        self.plays = False
        self.lay: Table | None = None
        self.called: Names = {}
        self.read = 0

    def at(self, played: Played) -> None:
        battle = played.battle
        news, self.read = battle.events[self.read :], len(battle.events)
        table = self.system.table(battle.position)
        lay, self.lay = self.lay or table, table
        called, self.called = self.called, self.system.names(battle.position)
        plays, self.plays = self.plays, self.system.flow(battle.position) == "play"
        before, self.before = self.before, facts(table, self.called)
        if not (plays and self.plays) or any(isinstance(one, Ruled) for one in news):
            return
        rules = {one.tell.rule for one in news if isinstance(one, Told)}
        spoken = named_in(news)
        for key in before.keys() | self.before.keys():
            was, now = before.get(key), self.before.get(key)
            if was != now and key in before:
                self.tally.tried["changes"] += 1
                who, what = key
                kind = what.partition(" ")[0]
                says = SPOKEN.get(self.system.id, {}).get(kind)
                if (says is not None and not says & rules) or (says is None and not rules):
                    self.tally.note(
                        f"{kind} of {who[:1]}… changes, told: {', '.join(sorted(rules)) or 'nothing'}", played
                    )
                elif rules.isdisjoint(NAMED_ELSEWHERE) and spoken.isdisjoint(
                    family(lay, called, who, was) | family(table, self.called, who, now)
                ):
                    self.tally.note(f"{kind} changes and nobody is named, told: {', '.join(sorted(rules))}", played)
