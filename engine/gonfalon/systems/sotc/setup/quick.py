"""The whole set-up in one form: the scene with its zones and aspects, and everybody who takes part."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from gonfalon.questions.ask import TABLE, Heading, Now, Procedure, Tell, Weight
from gonfalon.questions.choice import Choice
from gonfalon.questions.fields import Field, Rows, Shape
from gonfalon.questions.figures import Label, UserText
from gonfalon.questions.form import Form
from gonfalon.questions.number import Number
from gonfalon.questions.option import Option
from gonfalon.questions.refusal import Barred, Complaint
from gonfalon.questions.secret import FaceDown, Slip
from gonfalon.questions.text import Text
from gonfalon.systems.sotc.after.recovery import healed
from gonfalon.systems.sotc.setup.card_text import LONGEST_ASPECT, LONGEST_NAME, MOST_POINTS
from gonfalon.systems.sotc.setup.field import Feature, Plot, told, with_features, with_zones
from gonfalon.systems.sotc.setup.joining import GM, all_in, seated
from gonfalon.systems.sotc.setup.rows import (
    Friend,
    Row,
    companion_shape,
    complaints,
    hero_shape,
    kinds,
    minions_shape,
    villain_shape,
)
from gonfalon.systems.sotc.setup.starting import placed
from gonfalon.systems.sotc.state.people import Kind
from gonfalon.systems.sotc.state.position import Position, Step
from gonfalon.systems.sotc.state.skills import skill_named

MOST_ZONES = 9
MOST_BORDER = 9
MOST_ASPECTS = 6
MOST_PEOPLE = 20
MOST_HOURS = 99
POOL = 0
"""The game master's points for all characters together: nothing beyond their own points, unless the table says so."""
SINCE = ("nothing", "break", "rest", "adventure", "session")
"""The time between the last scene and this one, for consequences that are carried in (sotc.recover.mild)."""


@dataclass(frozen=True, slots=True)
class QuickSetup:
    """A scene of one's own."""

    kind: Kind
    title: str
    zones: tuple[Plot, ...]
    aspects: tuple[Feature, ...]
    people: tuple[Row, ...]
    pool: int
    since: str
    hours: int


def quick_scene(position: Position) -> Procedure[Position]:
    """The scene is framed by one form; groups and initiative follow (sotc.seq.phases)."""
    setup = yield from setup_form()
    position = laid_out(position, setup)
    yield Heading("sotc.seq.phases", phase="frame")
    yield from told(position)
    yield from advances_told(position, setup)
    position = yield from Now(position)
    position = yield from placed(position, tuple(one.id for one in position.figures))
    position = yield from healed((yield from Now(position)), setup.since, setup.hours)
    return position.at_step(Step.GROUPS)


def advances_told(position: Position, setup: QuickSetup) -> Iterator[Tell]:
    """Tell the traits of companions, and how many advances they take, to compare with the advances that the stunt gives
    (sotc.comp.base).
    """
    friends = [one for one in setup.people if isinstance(one, Friend)]
    entered = position.companions[len(position.companions) - len(friends) :]
    for friend, companion in zip(friends, entered, strict=True):
        yield Tell(
            "sotc.comp.base",
            piece=companion.partner,
            companion=companion.id,
            quality=companion.quality,
            scopes=tuple(Label("sotc-scope", scope=one.value) for one in companion.scopes),
            skills=tuple(
                Label("sotc-skill-rated", skill=skill_named(one), rating=worth) for one, worth in companion.skills
            ),
            known="yes" if companion.skills else "no",
            independent="yes" if companion.independent else "no",
            advances=friend.advances,
            weight=Weight.ASIDE,
        )


def laid_out(position: Position, setup: QuickSetup) -> Position:
    """The scene with everybody in it."""
    position = replace(
        seated(position, setup.pool), kind=setup.kind, title=UserText(setup.title) if setup.title else None
    )
    return with_features(all_in(with_zones(position, setup.zones), setup.people), setup.aspects)


def setup_form() -> Form[QuickSetup]:
    """At first two heroes against a villain with six minions."""
    kind = Choice(TABLE, kinds(), rule="sotc.conflict.kind", label=Label("sotc-form-kind"))
    title = Text(TABLE, LONGEST_NAME, rule="sotc.seq.phases", label=Label("sotc-form-title"))
    zone = zone_shape()
    pool = Number(TABLE, 0, MOST_POINTS, POOL, rule="sotc.fp.pool", label=Label("sotc-form-pool"))
    since = Choice(
        TABLE,
        tuple(Option(one, Label("sotc-form-since", since=one), key=one, proposed=one == SINCE[0]) for one in SINCE),
        rule="sotc.recover.mild",
        label=Label("sotc-form-recovery"),
    )
    hours = Number(TABLE, 0, MOST_HOURS, 6, rule="sotc.recover.moderate", label=Label("sotc-form-hours"))
    fields = (
        Field("kind", kind),
        Field("people", people_rows()),
        Field("zones", Rows((zone,), 1, MOST_ZONES, (zone.row(),), Label("sotc-form-zones"))),
        Field("aspects", Rows(aspect_shapes(), 0, MOST_ASPECTS, (), Label("sotc-form-aspects"))),
        Field("title", title),
        Field("pool", pool),
        Field("since", since),
        Field("hours", hours, when=("since", ("rest",))),
    )
    return Form(TABLE, fields, QuickSetup, unplayable, rule="sotc.seq.phases", label=Label("sotc-ask-quick"))


def people_rows() -> Rows:
    hero, villain, minions, companion = hero_shape(), villain_shape(), minions_shape(), companion_shape()
    presets = (hero.row(), hero.row(template="acrobat"), villain.row(), minions.row())
    return Rows((hero, villain, minions, companion), 2, MOST_PEOPLE, presets, Label("sotc-form-people"))


def make_plot(name: str, border: int, way: str, back: int) -> Plot:
    return Plot(UserText(name), border, back if way == "other" else None)


def zone_shape() -> Shape[Plot]:
    """A zone and the border to the next one; the way back costs the same unless told otherwise (sotc.frame.zones)."""
    rule = "sotc.frame.zones"
    ways = tuple(
        Option(way, Label("sotc-form-way", way=way), key=way, proposed=way == "same") for way in ("same", "other")
    )
    fields = (
        Field("name", Text(TABLE, LONGEST_NAME, rule=rule, label=Label("sotc-form-called"))),
        Field("border", Number(TABLE, 0, MOST_BORDER, 0, rule=rule, label=Label("sotc-form-border"), quick=(0, 1, 2))),
        Field("way", Choice(TABLE, ways, rule=rule, label=Label("sotc-form-ways"))),
        Field(
            "back", Number(TABLE, 0, MOST_BORDER, 0, rule=rule, label=Label("sotc-form-back")), when=("way", ("other",))
        ),
    )
    return Shape("zone", fields, make_plot, Label("sotc-form-zone"))


def make_known(text: str, zone: int) -> Feature:
    return Feature(UserText(text), zone)


def make_hidden(slip: Slip, zone: int) -> Feature:
    return Feature(None, zone, slip)


def aspect_shapes() -> tuple[Shape[Feature], ...]:
    """Aspects that everybody sees, and those on a slip of the game master's (sotc.frame.aspects)."""
    rule = "sotc.frame.aspects"
    open_text = Text(TABLE, LONGEST_ASPECT, 1, rule=rule, label=Label("sotc-form-aspect"))
    secret = Text(GM, LONGEST_ASPECT, 1, rule=rule, label=Label("sotc-form-hidden"))
    zone = Number(TABLE, 0, MOST_ZONES, 0, rule=rule, label=Label("sotc-form-where"))
    known = (Field("text", open_text), Field("zone", zone))
    hidden = (Field("slip", FaceDown((GM,), asks=(secret,), rule=rule)), Field("zone", zone))
    return (
        Shape("known", known, make_known, Label("sotc-form-row", row="known")),
        Shape("hidden", hidden, make_hidden, Label("sotc-form-row", row="hidden")),
    )


def unplayable(setup: QuickSetup) -> Iterator[Complaint]:
    """Two sides at least; companions, cards and zones that are there."""
    if len({one.side for one in setup.people if not isinstance(one, Friend)}) < 2:
        yield Complaint.of("people", Barred("sotc.seq.phases"))
    yield from complaints(setup.people, "people")
    for number, one in enumerate(setup.aspects, 1):
        if one.zone > len(setup.zones):
            yield Complaint.of(f"aspects.{number}.zone", Barred("sotc.frame.zones", zones=len(setup.zones)))
