"""A part of a move as it is typed without a map: how far, over what, out of and into whose areas."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import partial

from gonfalon.ask import Choice, Choices, Now, Number, Procedure, Tell, Weight
from gonfalon.fields import Field
from gonfalon.figures import Label
from gonfalon.form import Form
from gonfalon.option import Option
from gonfalon.refusal import Barred, Complaint
from gonfalon.systems.samyra.ground.areas import holders
from gonfalon.systems.samyra.movement.budget import HALVES, halves_left, must_stay_in, obstacle_halves, spaces
from gonfalon.systems.samyra.movement.claims import claims_after
from gonfalon.systems.samyra.movement.entering import entering
from gonfalon.systems.samyra.movement.staying import stayed
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
    bigger: int
    through: tuple[str, ...]
    left: tuple[str, ...]
    entered: tuple[str, ...]
    friend: str
    on: str
    then: str

    @property
    def idle(self) -> bool:
        return not (self.spaces or self.crossed or self.left or self.entered)


def typed_leg(position: Position, id: str) -> Procedure[Position]:
    """One leg: its price, the areas left and entered, and what comes of it (samyra.zone.known)."""
    leg = yield from leg_form(position, id)
    figure = position.figure(id)
    halves = price(position, id, leg)
    if leg.idle:
        return (yield from stayed(position, id))
    yield Tell(MOVE, figure=id, spaces=spaces(halves), left=spaces(halves_left(position, id) - halves), to="none")
    if leg.crossed:
        yield Tell(
            "samyra.move.obstacle",
            figure=id,
            count=leg.crossed,
            cost=spaces(leg.crossed * obstacle_halves(position, figure)),
            weight=Weight.ASIDE,
        )
    goes = bool(leg.spaces or leg.crossed)
    pace = replace(figure.pace, spent=figure.pace.spent + halves, left=figure.pace.left or goes)
    pace = replace(pace, passed=tuple(foe for foe in pace.passed if foe not in leg.left))
    figure = replace(figure, pace=pace, room=0, claim=(), perched=leg.on != "no")
    position = replace(position.with_figure(figure), contacts=typed_contacts(position, id, leg))
    position = yield from Now(position)
    if leg.entered:
        position = yield from entering(position, id, leg.entered)
        pace = position.figure(id).pace
        if pace.over or pace.intent != "move":
            return (yield from ended(position, id, leg.friend, leg.on))
    if leg.then == "on" and halves_left(position, id) > 0:
        return position
    return (yield from ended(position, id, leg.friend, leg.on))


def ended(position: Position, id: str, friend: str, on: str) -> Procedure[Position]:
    """The move ends here: on a friend's space for the time being, or on an object (samyra.move.fight_from_object)."""
    if not position.figure(id).up:
        return position
    if friend != NOBODY and not position.figure(friend).pace.over:
        yield Tell("samyra.move.friend_pending", figure=id, friend=friend, to="open")
        position = position.paced(id, waits=friend)
    if on != "no":
        yield Tell("samyra.move.fight_from_object", figure=id, weight=Weight.ASIDE)
    position = yield from claims_after(position.paced(id, intent="done"), id)
    return position


def price(position: Position, id: str, leg: Leg) -> int:
    """Each space costs one, a knee-high object nothing more, an obstacle half the movement (samyra.move.free_spaces)."""
    return leg.spaces * HALVES + leg.crossed * obstacle_halves(position, position.figure(id))


def typed_contacts(position: Position, id: str, leg: Leg) -> tuple[tuple[str, str], ...]:
    """Contacts after a leg: those left are gone both ways; who enters an area has the enemy in its own, if it is armed."""
    kept = tuple(pair for pair in position.contacts if not (id in pair and set(pair) & set(leg.left)))
    new = [(id, foe) for foe in leg.entered]
    if position.figure(id).armed:
        new += [(foe, id) for foe in leg.entered]
    return (*kept, *(pair for pair in new if pair not in kept))


def leg_form(position: Position, id: str) -> Form[Leg]:
    """How far, over what, out of and into whose areas; the preset is to stay (samyra.move.bew)."""
    figure, owner = position.figure(id), position.owner(id)
    left = halves_left(position, id)
    inside = holders(position, id)
    fields = (
        Field(
            "spaces",
            Number(
                owner,
                0,
                MOST_SPACES,
                0,
                rule=MOVE,
                label=Label("samyra-form-spaces", left=spaces(left)),
                quick=tuple(range(1, left // HALVES + 1)),
            ),
        ),
        Field("low", Number(owner, 0, MOST_OBJECTS, 0, rule="samyra.move.free_spaces", label=Label("samyra-form-low"))),
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
        ),
        Field(
            "bigger", Number(owner, 0, MOST_OBJECTS, 0, rule="samyra.move.too_big", label=Label("samyra-form-bigger"))
        ),
        Field("through", whom(owner, tuple(in_the_way(position, id)), "samyra.move.enemy_blocks", "through")),
        Field(
            "left",
            whom(
                owner,
                tuple(Option(foe, Label("samyra-figure", figure=foe), foe, on=foe) for foe in inside),
                "samyra.zone.known",
                "left",
            ),
        ),
        Field("entered", whom(owner, tuple(enterable(position, id)), "samyra.zone.stop", "entered")),
        Field(
            "friend",
            Choice(
                owner,
                tuple(pending(position, id)),
                rule="samyra.move.friend_pending",
                label=Label("samyra-form-friend"),
            ),
        ),
        Field("on", Choice(owner, on_object(), rule="samyra.move.fight_from_object", label=Label("samyra-form-on"))),
        Field("then", Choice(owner, onward(), rule=MOVE, label=Label("samyra-form-then"))),
    )
    return Form(
        owner,
        fields,
        Leg,
        partial(unwalkable, position, id),
        rule=MOVE,
        label=Label("samyra-ask-leg", figure=id, left=spaces(left)),
        notes=tuple(notes(position, id)),
        about=(id, f"spent.{figure.pace.spent}", f"passed.{len(figure.pace.passed)}"),
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
            barred = Barred("samyra.move.enemy_blocks", figure=other.id)
        elif other.pace.over:
            barred = Barred("samyra.move.friend_pending", figure=other.id)
        yield Option(other.id, Label("samyra-figure", figure=other.id), other.id, on=other.id, barred=barred)
        if other.room:
            yield Option(
                other.id,
                Label("samyra-swings", figure=other.id),
                f"swing.{other.id}",
                barred=Barred("samyra.twohand.blocks", figure=other.id),
            )


def enterable(position: Position, id: str) -> Iterator[Option[str]]:
    """The enemies whose areas may be entered: again, too, if the same leg leaves them (samyra.zone.once)."""
    for foe in position.foes(id):
        yield Option(foe.id, Label("samyra-figure", figure=foe.id), foe.id, of=foe.of, on=foe.id)


def pending(position: Position, id: str) -> Iterator[Option[str]]:
    """A friend who has not moved yet still wants to move (samyra.move.friend_pending)."""
    yield Option(NOBODY, Label("samyra-nobody"), proposed=True)
    own = position.figure(id).of
    for other in position.standing:
        if other.id != id and not position.hostile(own, other.of) and not other.pace.over:
            yield Option(other.id, Label("samyra-figure", figure=other.id), other.id, on=other.id)


def on_object() -> tuple[Option[str], ...]:
    """Nothing, a knee-high object, or a bigger one with the game master's leave (samyra.move.obstacle)."""
    return tuple(
        Option(key, Label("samyra-stands-on", what=key), key=key, proposed=key == "no")
        for key in ("no", "low", "leave")
    )


def onward() -> tuple[Option[str], ...]:
    return tuple(Option(key, Label("samyra-then", what=key), key=key, proposed=key == "end") for key in ("end", "on"))


def unwalkable(position: Position, id: str, leg: Leg) -> Iterator[Complaint]:
    """What the rules do not allow of a leg."""
    figure = position.figure(id)
    if leg.bigger:
        yield Complaint.of("bigger", Barred("samyra.move.too_big"))
    left = halves_left(position, id)
    cost = price(position, id, leg)
    if cost > left:
        yield Complaint.of("crossed" if leg.crossed else "spaces", too_far(position, id, leg, left, cost))
    if leg.low > leg.spaces:
        yield Complaint.of("low", Barred("samyra.move.free_spaces", figures="none"))
    for foe in leg.left:
        if foe in must_stay_in(position, id):
            rule = "samyra.disengage.failed_force" if foe not in figure.pace.held else "samyra.disengage.failed_stay"
            yield Complaint.of("left", Barred(rule, figure=foe))
    inside = holders(position, id)
    for foe in leg.entered:
        if foe in inside and foe not in leg.left:
            yield Complaint.of("entered", Barred("samyra.zone.once", figure=foe))
    if (leg.left or leg.entered) and not (leg.spaces or leg.crossed):
        yield Complaint.of("spaces", Barred("samyra.zone.known"))


def too_far(position: Position, id: str, leg: Leg, left: int, cost: int) -> Barred:
    """Of the movement, or of the two spaces without a roll (samyra.disengage.inside_limit)."""
    if leg.crossed:
        return Barred("samyra.move.obstacle", needed=Fraction(cost, HALVES), left=spaces(left))
    short = must_stay_in(position, id) and position.option("samyra.disengage.inside_limit") == "two"
    return Barred("samyra.disengage.inside_limit" if short else MOVE, needed=Fraction(cost, HALVES), left=spaces(left))
