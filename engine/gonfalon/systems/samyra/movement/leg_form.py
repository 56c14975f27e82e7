"""The form for a part of a move without a map: how far, over what, out of and into whose areas."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import partial

from gonfalon.questions.choice import Choice, Choices
from gonfalon.questions.fields import Field
from gonfalon.questions.figures import Label
from gonfalon.questions.form import Form
from gonfalon.questions.number import Number
from gonfalon.questions.option import Option
from gonfalon.questions.refusal import Barred, Complaint
from gonfalon.systems.samyra.ground.areas import holders
from gonfalon.systems.samyra.ground.reasons import OBSTACLE, PENDING, still_held
from gonfalon.systems.samyra.movement.budget import (
    HALVES,
    crosses_nothing,
    further_halves,
    halves_left,
    must_stay_in,
    obstacle_halves,
    run_of,
    spaces,
    spaces_left,
    steps_left,
)
from gonfalon.systems.samyra.movement.typed_contacts import beyond
from gonfalon.systems.samyra.state.people import Figure
from gonfalon.systems.samyra.state.position import Position

MOVE = "samyra.move.bew"
OBJECT = "samyra.move.size_relative"
MOST_SPACES = 99
MOST_OBJECTS = 9
NOBODY = "nobody"


@dataclass(frozen=True, slots=True)
class Leg:
    """A part of a move, up to where it enters an area."""

    spaces: int
    low: int
    crossed: int
    further: int
    through: tuple[str, ...]
    left: tuple[str, ...]
    entered: tuple[str, ...]
    friend: str
    on: str
    then: str
    reached: tuple[str, ...] = ()
    missed: tuple[str, ...] = ()

    @property
    def steps(self) -> int:
        """The spaces that it enters: each obstacle stands on one, or on further ones. Without any the figure stays where it is,
        though it is proposed that it leaves an area.
        """
        return self.spaces + self.crossed + self.further


def price(position: Position, id: str, leg: Leg) -> int:
    """Each space costs one, a knee-high object nothing more, an obstacle half the movement; what else it stands on is paid with
    it, or on top if the table plays it so (samyra.move.free_spaces, samyra.move.obstacle_space).
    """
    further = leg.further * further_halves(position)
    return leg.spaces * HALVES + leg.crossed * obstacle_halves(position, position.figure(id)) + further


def leg_form(position: Position, id: str) -> Form[Leg]:
    """Return the form for a leg: how far, over what, out of and into whose areas; the preset is to stay (samyra.move.bew)."""
    figure, owner = position.figure(id), position.owner(id)
    fields = (
        Field(
            "spaces",
            Number(
                owner,
                0,
                MOST_SPACES,
                0,
                rule=MOVE,
                label=Label("samyra-form-spaces", left=spaces_left(position, id)),
                quick=tuple(range(1, int(spaces_left(position, id)) + 1)),
            ),
        ),
        Field(
            "low",
            Number(owner, 0, MOST_OBJECTS, 0, rule="samyra.move.free_spaces", label=Label("samyra-form-low")),
            seldom=True,
        ),
        Field(
            "crossed",
            Number(
                owner,
                0,
                MOST_OBJECTS,
                0,
                rule=OBJECT,
                label=Label("samyra-form-crossed", cost=spaces(obstacle_halves(position, figure))),
            ),
            seldom=True,
        ),
        Field(
            "further",
            Number(
                owner,
                0,
                MOST_OBJECTS,
                0,
                rule="samyra.move.obstacle_space",
                label=Label("samyra-form-further", cost=spaces(further_halves(position))),
            ),
            seldom=True,
        ),
        Field(
            "through", whom(owner, tuple(in_the_way(position, id)), "samyra.move.enemy_blocks", "through"), seldom=True
        ),
        Field("left", left_field(position, id)),
        Field("entered", whom(owner, tuple(enemies(position, id)), "samyra.zone.stop", "entered")),
        *own_area(position, id),
        Field(
            "friend",
            Choice(
                owner,
                tuple(pending(position, id)),
                rule="samyra.move.friend_pending",
                label=Label("samyra-form-friend"),
            ),
            seldom=True,
        ),
        Field(
            "on",
            Choice(owner, on_object(), rule="samyra.move.fight_from_object", label=Label("samyra-form-on")),
            seldom=True,
        ),
        Field("then", Choice(owner, onward(), rule=MOVE, label=Label("samyra-form-then"))),
    )
    return Form(
        owner,
        fields,
        Leg,
        partial(unwalkable, position, id),
        rule=MOVE,
        label=Label("samyra-ask-leg", figure=id, left=spaces_left(position, id)),
        notes=tuple(notes(position, id)),
        about=(id, f"steps.{figure.pace.steps}"),
    )


def notes(position: Position, id: str) -> Iterator[Label]:
    """With a two-handed weapon a figure on the move needs no more room than with one hand (samyra.twohand.moving)."""
    if position.figure(id).swinging:
        yield Label("samyra-note-narrow")


def whom(owner: str, options: tuple[Option[str], ...], rule: str, what: str) -> Choices[str]:
    return Choices(
        owner, options, rule=rule, label=Label("samyra-form-whom", what=what), least=0, most=max(1, len(options))
    )


def in_the_way(position: Position, id: str) -> Iterator[Option[str]]:
    """Whose space the way leads through: a friend's that will still move; nobody else's, nor where somebody swings
    (samyra.move.friend_pending, samyra.move.enemy_blocks, samyra.twohand.blocks).
    """
    own = position.figure(id).of
    for other in position.standing:
        if other.id == id:
            continue
        barred = None
        if position.hostile(own, other.of):
            barred = Barred("samyra.move.enemy_blocks", figure="none")
        elif other.pace.over:
            barred = Barred(PENDING, figure="none", why="moved")
        else:
            barred = taken(position, other.id)
        yield Option(other.id, Label("samyra-figure", figure=other.id), other.id, on=other.id, barred=barred)
        if other.room:
            yield Option(
                other.id,
                Label("samyra-swings", figure=other.id),
                f"swing.{other.id}",
                barred=Barred("samyra.twohand.blocks", figure=other.id, why="room"),
            )


def left_field(position: Position, id: str) -> Choices[str]:
    """The areas that it leaves; proposed are those of whom it is free by its rolls, or by a strike (samyra.disengage.needed)."""
    free = free_to_leave(position, id)
    options = tuple(
        Option(foe, Label("samyra-figure", figure=foe), foe, on=foe, proposed=foe in free)
        for foe in holders(position, id)
    )
    field = whom(position.owner(id), options, "samyra.zone.known", "left")
    return replace(field, notes=(Label("samyra-note-left", foes=free),)) if free else field


def free_to_leave(position: Position, id: str) -> tuple[str, ...]:
    """The enemies in whose area it still stands, and which it may leave."""
    pace = position.figure(id).pace
    return tuple(foe for foe in holders(position, id) if foe in (*pace.freed, *pace.forced))


def enemies(position: Position, id: str) -> Iterator[Option[str]]:
    """The enemies whose areas may be entered: again, too, if the same leg leaves them (samyra.zone.once)."""
    for foe in position.foes(id):
        yield Option(foe.id, Label("samyra-figure", figure=foe.id), foe.id, of=foe.of, on=foe.id)


def own_area(position: Position, id: str) -> Iterator[Field]:
    """Contact need not be mutual: who is in the own area without having it in theirs, and whose area is entered from
    beyond the own reach. Without a melee weapon a figure has no area (samyra.zone.known).
    """
    foes, owner = position.foes(id), position.owner(id)
    if not foes or not position.figure(id).armed:
        return
    rule = "samyra.zone.known"
    yield Field("reached", whom(owner, tuple(enemies(position, id)), rule, "reached"))
    far = tuple(replace(one, proposed=beyond(position, id, position.figure(one.key))) for one in enemies(position, id))
    yield Field("missed", whom(owner, far, rule, "missed"), seldom=True)


def pending(position: Position, id: str) -> Iterator[Option[str]]:
    """A friend who has not moved yet still wants to move; on its space only one can wait (samyra.move.friend_pending)."""
    yield Option(NOBODY, Label("samyra-nobody"), proposed=True)
    own = position.figure(id).of
    for other in position.standing:
        if other.id != id and not position.hostile(own, other.of) and not other.pace.over:
            yield Option(
                other.id,
                Label("samyra-figure", figure=other.id),
                other.id,
                on=other.id,
                barred=taken(position, other.id),
            )


def taken(position: Position, friend: str) -> Barred | None:
    """Return the bar if somebody already waits on the space of a friend who has still to move."""
    for one in position.standing:
        if one.pace.waits == friend:
            return Barred(PENDING, figure=one.id, why="moved")
    return None


def on_object() -> tuple[Option[str], ...]:
    """Nothing, a knee-high object, or an obstacle (samyra.move.fight_from_object, samyra.move.obstacle)."""
    return tuple(
        Option(key, Label("samyra-stands-on", what=key), key=key, proposed=key == "no") for key in ("no", "low", "own")
    )


def onward() -> tuple[Option[str], ...]:
    return tuple(Option(key, Label("samyra-then", what=key), key=key, proposed=key == "end") for key in ("end", "on"))


def unwalkable(position: Position, id: str, leg: Leg) -> Iterator[Complaint]:
    """Yield the complaints about a leg that the rules do not allow."""
    figure = position.figure(id)
    left, steps = halves_left(position, id), steps_left(position, id)
    cost = price(position, id, leg)
    if leg.crossed and crosses_nothing(position, figure):
        yield Complaint.of("crossed", Barred(OBSTACLE, why="none", needed=spaces(cost), left=spaces(left)))
    elif cost > left:
        figures = {"needed": spaces(cost), "left": spaces(left)}
        if leg.crossed:
            yield Complaint.of("crossed", Barred(OBSTACLE, why="cost", **figures))
        else:
            yield Complaint.of("spaces", Barred(MOVE, **figures))
    elif steps is not None and leg.steps > steps:
        barred = Barred("samyra.disengage.inside_limit", needed=Fraction(leg.steps), left=Fraction(steps))
        yield Complaint.of("spaces", barred)
    if leg.further > (leg.crossed + figure.pace.climbs) * (run_of(position, figure) - 1):
        yield Complaint.of("further", Barred("samyra.move.obstacle_space", most=run_of(position, figure)))
    if leg.low > leg.spaces:
        yield Complaint.of("low", Barred("samyra.move.free_spaces", figures="none"))
    for foe in leg.left:
        if foe in must_stay_in(position, id):
            yield Complaint.of("left", still_held(figure, foe))
    inside = holders(position, id)
    for foe in leg.entered:
        if foe in inside and foe not in leg.left:
            yield Complaint.of("entered", Barred("samyra.zone.once", figure=foe))
    if not leg.steps and (leg.entered or not set(leg.left) <= set(free_to_leave(position, id))):
        yield Complaint.of("spaces", Barred("samyra.zone.known"))
    if cost <= left and stays_on_obstacle(position, figure, leg):
        yield Complaint.of(
            "on" if leg.steps else "spaces",
            Barred(OBSTACLE, why="leave", needed=spaces(cost), left=spaces(left)),
        )


def stays_on_obstacle(position: Position, figure: Figure, leg: Leg) -> bool:
    """True if the move would end on an obstacle, which takes the game master's leave: it is said to end there, or
    nothing is left to go on with. Where the leg enters an area the figure may have to stop there, but it must have been
    able to go on (samyra.move.obstacle).
    """
    if figure.pace.leave:
        return False
    left = spaces_left(position, figure.id)
    if not leg.steps:
        return figure.pace.climbs and left >= 1
    if leg.on != "own":
        return False
    over = leg.then == "end" and not leg.entered
    steps = steps_left(position, figure.id)
    nothing_left = left_after(position, figure, leg) < 1 or (steps is not None and leg.steps >= steps)
    return over or nothing_left


def left_after(position: Position, figure: Figure, leg: Leg) -> Fraction:
    """Return the spaces of open ground that the movement still reaches after a leg."""
    return spaces(halves_left(position, figure.id) - price(position, figure.id, leg))
