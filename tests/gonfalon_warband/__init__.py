"""Warband: a band of heroes and minions, set up by one form and shooting by another. A small rule system with forms.

It is played by the tests of forms; no rulebook stands behind it. The form of the set-up has rows of two shapes, and the
strength of a hero is its owner's secret: the position holds its seal.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from gonfalon import (
    TABLE,
    Barred,
    Choice,
    Choices,
    Complaint,
    FaceDown,
    Field,
    Flow,
    Form,
    Group,
    Heading,
    Label,
    Names,
    Number,
    Option,
    Procedure,
    Refused,
    Result,
    Reveal,
    Rows,
    Setting,
    Shape,
    Side,
    Slip,
    Switch,
    Switches,
    System,
    Table,
    Tell,
    Text,
    Value,
    switch_settings,
)

LAST_ROUND = 3
MOST_BAND = 5
LONGEST_NAME = 20
PLAIN = Label("warband")


@dataclass(frozen=True, slots=True)
class Hero:
    """A figure with a name; `strength` is sealed."""

    name: str
    strength: Slip | None
    gifts: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Minions:
    """Several figures of one kind."""

    count: int
    mounted: bool


@dataclass(frozen=True, slots=True)
class Camp:
    """The place where the band rests: in the open, or behind walls of some height."""

    walls: bool
    height: int


@dataclass(frozen=True, slots=True)
class Plan:
    """The answers in the form of the set-up."""

    points: int
    camp: Camp
    band: tuple[Hero | Minions, ...]


@dataclass(frozen=True, slots=True)
class Shot:
    """The result of a shot of one of the band."""

    hit: bool
    damage: int


@dataclass(frozen=True, slots=True)
class Position:
    """The plan, the damage of each of the band, and the strengths that were shown."""

    switches: Switches
    plan: Plan | None = None
    damage: tuple[int, ...] = ()
    shown: tuple[int, ...] = ()
    round: int = 0
    over: bool = False


def hero() -> Shape[Hero]:
    gifts = (Option("swift", PLAIN), Option("sly", PLAIN), Option("strong", PLAIN))
    strength = Number("a", 1, 9, 4, rule="warband.hero.strength")
    fields = (
        Field("name", Text("a", LONGEST_NAME, 1, "Nameless", rule="warband.hero.name")),
        Field("strength", FaceDown("a", rule="warband.hero.strength", asks=(strength,))),
        Field("gifts", Choices("a", gifts, rule="warband.hero.gifts", least=0, most=2)),
    )
    return Shape("hero", fields, Hero, PLAIN)


def minions() -> Shape[Minions]:
    fields = (
        Field("count", Number("a", 1, 12, 3, rule="warband.minions.count", quick=(3, 6))),
        Field("mounted", toggle("warband.minions.mounted")),
    )
    return Shape("minions", fields, lambda count, mounted: Minions(count, mounted == "yes"), PLAIN)


def toggle(rule: str) -> Choice[str]:
    return Choice("a", (Option("no", PLAIN, proposed=True), Option("yes", PLAIN)), rule=rule)


def plan_form() -> Form[Plan]:
    """The whole set-up in one form."""
    lead, crowd = hero(), minions()
    presets = (lead.row(name="Anna"), crowd.row(count=2))
    camp = Group(
        (
            Field("walls", toggle("warband.camp.walls")),
            Field("height", Number(TABLE, 1, 4, 2, rule="warband.camp.height"), when=("walls", ("yes",))),
        ),
        lambda walls, height: Camp(walls == "yes", height),
        PLAIN,
    )
    fields = (
        Field("points", Number(TABLE, 1, 30, 12, rule="warband.points")),
        Field("camp", camp),
        Field("band", Rows((lead, crowd), 1, MOST_BAND, presets, PLAIN)),
    )
    return Form(TABLE, fields, Plan, too_dear, rule="warband.plan", label=PLAIN)


def too_dear(plan: Plan) -> Iterator[Complaint]:
    """A hero costs three points, a minion one; no two heroes have one name."""
    cost = sum(3 if isinstance(one, Hero) else one.count for one in plan.band)
    if cost > plan.points:
        yield Complaint.of("points", Barred("warband.points", cost=cost))
    names = [one.name if isinstance(one, Hero) else "" for one in plan.band]
    for number, name in enumerate(names, 1):
        if name and name in names[: number - 1]:
            yield Complaint.of(f"band.{number}.name", Barred("warband.hero.name"))


def muster(position: Position) -> Procedure[Position]:
    plan = yield from plan_form()
    yield Tell("warband.plan", points=plan.points, band=len(plan.band))
    return replace(position, plan=plan, damage=(0,) * len(plan.band), round=1)


def shots(position: Position) -> Procedure[Position]:
    """Ask for the results of everybody's shots in one form; then, at the end, the strengths."""
    assert position.plan
    yield Heading("warband.shots", round=position.round)
    result = Choice(TABLE, (Option("miss", PLAIN), Option("hit", PLAIN)), rule="warband.shot.result")
    damage = Number(TABLE, 1, 6, 2, rule="warband.shot.damage", quick=(1, 2, 3))
    shot = Group(
        (Field("result", result), Field("damage", damage, when=("result", ("hit",)))),
        lambda result, damage: Shot(result == "hit", damage),
        PLAIN,
    )
    fields = tuple(Field(f"f{number}", shot) for number, _ in enumerate(position.plan.band, 1))
    about = (f"round.{position.round}",)
    given = yield from Form(TABLE, fields, lambda **shots: tuple(shots.values()), rule="warband.shots", about=about)
    added = zip(position.damage, given, strict=True)
    position = replace(
        position, damage=tuple(had + one.damage * one.hit for had, one in added), round=position.round + 1
    )
    return (yield from strengths(position)) if position.round > LAST_ROUND else position


def strengths(position: Position) -> Procedure[Position]:
    """Every strength is shown, and the battle is over."""
    assert position.plan
    shown: list[int] = []
    for number, one in enumerate(position.plan.band):
        if isinstance(one, Hero) and one.strength:
            about = (f"hero.{number}",)
            shown.append((yield from Reveal("a", one.strength, rule="warband.hero.shown", about=about)))
            yield Tell("warband.hero.shown", strength=shown[-1])
    return replace(position, shown=tuple(shown), over=True)


class Warband(System[Position]):
    """The system as the rest of the house sees it."""

    interface = 1
    id: str = "warband"
    version: int = 1
    switches: tuple[Switch, ...] = (Switch("warband.opt.plain", ("on", "off"), "on"),)

    def start(self, switches: Switches) -> Position:
        return Position(switches)

    def step(self, position: Position) -> Procedure[Position]:
        return shots(position) if position.plan else muster(position)

    def set_to(self, position: Position) -> Switches:
        return position.switches

    def flow(self, position: Position) -> Flow:
        return "over" if position.over else "play" if position.round else "setup"

    def table(self, position: Position) -> Table:
        damage = tuple(Value(f"a.{number}", PLAIN) for number, _ in enumerate(position.damage))
        return Table(sides=(Side("a", 0, damage),))

    def names(self, position: Position) -> Names:
        return {"a": Label("side-a")}

    def result(self, position: Position) -> Result | None:
        return Result(PLAIN, "a") if position.over else None

    def settings(self, position: Position) -> tuple[Setting[Position], ...]:
        def put(value: int | str) -> Position:
            return replace(position, round=int(value))

        rounds = (Setting("round", PLAIN, "number", position.round, put, "warband.shots", least=1, most=LAST_ROUND),)
        switched = switch_settings(
            self.switches, position.switches, lambda switches: replace(position, switches=switches)
        )
        return (*(rounds if 0 < position.round <= LAST_ROUND else ()), *switched)

    def preview_roster_card(self, empty: Position, kind: str, text: str) -> Position:
        raise Refused("form", rule="")

    def keep(self, position: Position) -> tuple[Any, ...]:
        return ()
