"""Scenes that stand ready: how they come onto the table, and the field on which the worked examples are played."""

from __future__ import annotations

from dataclasses import dataclass, replace

from gonfalon.questions.ask import Heading, Now, Procedure
from gonfalon.questions.choice import Choice
from gonfalon.questions.figures import Label, UserText
from gonfalon.questions.option import Option
from gonfalon.systems.sotc.setup.field import Feature, Plot, told, with_features, with_zones
from gonfalon.systems.sotc.setup.joining import GM, all_in, seated
from gonfalon.systems.sotc.setup.rows import SIDES, Person, Row
from gonfalon.systems.sotc.setup.sheet import Seat, Sheet, entered
from gonfalon.systems.sotc.setup.starting import apart
from gonfalon.systems.sotc.state.people import Kind, Player
from gonfalon.systems.sotc.state.position import Position, Step


@dataclass(frozen=True, slots=True)
class ReadyScene:
    """A scene to begin at once; `people` as in a form, `sides` where they are called otherwise than usual."""

    key: str
    label: Label
    kind: Kind
    zones: tuple[Plot, ...]
    aspects: tuple[Feature, ...]
    people: tuple[Row, ...]
    sides: tuple[Label, ...] = SIDES
    pool: int = 3

    @property
    def heroes(self) -> int:
        return sum(isinstance(one, Person) and one.hero for one in self.people)


def begin_ready(position: Position, scene: ReadyScene) -> Procedure[Position]:
    """Everything is laid out; it goes on with the groups (sotc.seq.phases)."""
    position = replace(seated(position, scene.pool), kind=scene.kind, title=scene.label)
    position = with_features(apart(all_in(with_zones(position, scene.zones), scene.people)), scene.aspects)
    named = tuple((side, scene.sides[int(side[1:]) - 1]) for side, _ in position.sides)
    position = replace(position, sides=named)
    yield Heading("sotc.seq.phases", phase="frame")
    yield from told(position)
    return position.at_step(Step.GROUPS)


EXAMPLE_HEROES = ("Anna", "Bruno", "Clara")
EXAMPLE_FOES = ("Kessler", "Marek", "Voss")
EXAMPLE_ZONES = 4
NUMBERED = 20
"""The highest number for things that the game master puts there by hand; things that come up in play are numbered beyond it."""


def examples(position: Position) -> Procedure[Position]:
    """The field of the examples is laid out (sotc.seq.phases)."""
    yield Heading("sotc.seq.phases", phase="frame")
    return example(position)


def framed(position: Position) -> Procedure[Position]:
    """It waits until everything that an example gives is set; what is kept makes room for as many values again."""
    begin = Option(Step.GROUPS, Label("sotc-begin"), key="begin", role="done", proposed=True)
    later = Option(Step.FRAME, Label("sotc-begin-later"), key="later", role="more")
    position = yield from Now(position)
    step = yield from Choice(position.gm, (begin, later), rule="sotc.seq.phases", label=Label("sotc-ask-frame"))
    return position.at_step(step)


def example(position: Position) -> Position:
    """The cast of the examples: three heroes against three foes, without skills or points, all in the first of four zones."""
    position = with_zones(seated(position), (Plot(UserText("")),) * EXAMPLE_ZONES)
    position = replace(position, sides=(("s1", SIDES[0]), ("s2", SIDES[1])))
    position = replace(position, step=Step.FRAME, made=NUMBERED)
    for number, name in enumerate(EXAMPLE_HEROES, 1):
        position = replace(position, players=(*position.players, Player(f"p{number}", UserText(name))))
        position = entered(position, Sheet(UserText(name)), name.lower(), Seat(f"p{number}", "s1", "z1"))
    for name in EXAMPLE_FOES:
        position = entered(position, Sheet(UserText(name)), name.lower(), Seat(GM, "s2", "z1"))
    return position
