"""A hit on a named character: a box, a consequence, a companion that drops out, or taken out."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from gonfalon.fate.harm import Boxes, rolled_up, ticked
from gonfalon.questions.ask import Now, Procedure, Tell, Weight
from gonfalon.questions.choice import Choice
from gonfalon.questions.figures import Label
from gonfalon.questions.option import Option
from gonfalon.systems.sotc.harm.concession import may_offer, offered
from gonfalon.systems.sotc.harm.consequences import consequence, next_severity
from gonfalon.systems.sotc.harm.minions import boxes_of, capacity, first_stress, flow, group_hit
from gonfalon.systems.sotc.harm.out import departed, taken_out
from gonfalon.systems.sotc.rolls.ratings import helpers
from gonfalon.systems.sotc.state.action import Absorbed
from gonfalon.systems.sotc.state.people import Character, Exit, Group
from gonfalon.systems.sotc.state.position import Position

ABSORB = "sotc.cons.forced"
"""The rule of the question how a hit without a box is taken."""

HEALTH, COMPOSURE = "health", "composure"


def track_of(position: Position) -> str:
    """The track that the declared attack hits (sotc.stress.tracks, sotc.conflict.kind)."""
    chosen = position.action.track if position.action else ""
    return chosen or (HEALTH if position.physical else COMPOSURE)


def boxes(character: Character, track: str) -> Boxes:
    return character.health if track == HEALTH else character.composure


def having_boxes(character: Character, track: str, changed: Boxes) -> Character:
    return replace(character, health=changed) if track == HEALTH else replace(character, composure=changed)


def forcing(track: Boxes) -> int:
    """The smallest hit for which there is no box (sotc.over.named)."""
    free = [number for number, marked in enumerate(track, 1) if not marked]
    return max(free, default=0) + 1


def endurable(position: Position, id: str) -> int | None:
    """The largest hit that does not take it out; None where no hit does (sotc.out.trigger).

    A consequence or a companion takes any hit, and so does a group that keeps all of it from its leader (sotc.attach.leftover).
    """
    figure = position.figure(id)
    if isinstance(figure, Group):
        return capacity(position, figure) - 1
    if next_severity(position, figure) or helpers(position, figure):
        return None
    led = position.led_by(id)
    if led and not position.on("sotc.attach.leftover"):
        return None
    own = forcing(boxes(figure, track_of(position))) - 1
    return own + (capacity(position, led) if led else 0)


def hit(position: Position, id: str, shifts: int, by: str) -> Procedure[tuple[Position, int]]:
    """One hit of this size on whoever was aimed at; and the overflow (sotc.stress.amount, sotc.attach.damage)."""
    if shifts <= 0:
        return position, 0
    figure = position.there(id)
    if isinstance(figure, Group):
        return (yield from group_hit(position, id, shifts, by))
    if led := position.led_by(id):
        position, shifts = yield from shielded(position, led.id, shifts, by)
        if not shifts or not position.on("sotc.attach.leftover"):
            return position, shifts
    return (yield from struck(position, id, shifts, by))


def shielded(position: Position, group: str, shifts: int, by: str) -> Procedure[tuple[Position, int]]:
    """The minions that are with their leader are hit first (sotc.attach.damage)."""
    led = position.group(group)
    members, left = flow(led.members, boxes_of(position, led), shifts)
    yield Tell(
        "sotc.attach.damage",
        piece=group,
        leader=led.leader,
        hit=shifts,
        standing=len(members),
        first=first_stress(members),
        left=left,
        weight=Weight.OUTCOME if len(members) < len(led.members) else Weight.LINE,
    )
    position = position.with_figure(replace(led, members=members))
    if not members:
        position = yield from departed(position, group, Exit.TAKEN_OUT, by, Label("sotc-out-usual"))
    return position, left


def struck(position: Position, id: str, shifts: int, by: str) -> Procedure[tuple[Position, int]]:
    """The hit marks its box, or the next free one to the right; else something else must go (sotc.stress.mark)."""
    position = position.with_figure(replace(position.character(id), hurt=by))
    character, track = position.character(id), track_of(position)
    least = forcing(boxes(character, track))
    box = rolled_up(boxes(character, track), shifts)
    if box is not None:
        return (yield from marked(position, id, track, box, shifts, by)), 0
    yield Tell("sotc.stress.no_box", piece=id, hit=shifts, track=track)
    position = yield from forced(position, id, shifts, by)
    return position, max(0, shifts - least)


def marked(position: Position, id: str, track: str, box: int, shifts: int, by: str) -> Procedure[Position]:
    """sotc.stress.mark, sotc.stress.roll_up"""
    character = position.character(id)
    rule = "sotc.stress.mark" if box == shifts else "sotc.stress.roll_up"
    yield Tell(rule, piece=id, hit=shifts, box=box, track=track, weight=Weight.OUTCOME)
    position = position.with_figure(having_boxes(character, track, ticked(boxes(character, track), box)))
    position = replace(position, amendable=(*position.amendable, Absorbed(id, by, track, box, shifts)))
    return (yield from Now(position))


@dataclass(frozen=True, slots=True)
class Way:
    """A way to take a hit without a box: a consequence of this severity or a companion; with an offer to concede."""

    severity: str = ""
    companion: str = ""
    offers: bool = False

    @property
    def key(self) -> str:
        what = f"companion.{self.companion}" if self.companion else self.severity
        return f"{what}.offer" if self.offers else what


def absorb_options(position: Position, id: str, by: str) -> Iterator[Way]:
    """Yield the ways that are left: a consequence, a companion, each with an offer to concede (sotc.cons.forced,
    sotc.conc.when).
    """
    character = position.character(id)
    found = []
    if severity := next_severity(position, character):
        found.append(Way(severity))
    found += [Way(companion=one.id) for one in helpers(position, character)]
    for way in found:
        yield way
        if may_offer(position, id, by):
            yield replace(way, offers=True)


def forced(position: Position, id: str, shifts: int, by: str) -> Procedure[Position]:
    """A consequence must be taken, or a companion given up; without either the character is out (sotc.out.trigger)."""
    character = position.character(id)
    options = tuple(absorb_options(position, id, by))
    if not options:
        return (yield from taken_out(position, id, by))
    way = yield from Choice(
        character.owner,
        tuple(Option(one, labelled(one), key=one.key, proposed=one is usual(position, id, options)) for one in options),
        rule=ABSORB,
        label=Label("sotc-ask-absorb", piece=id, hit=shifts),
        about=(id,),
    )
    return (yield from taken(position, id, way, by))


def usual(position: Position, id: str, options: tuple[Way, ...]) -> Way:
    """The first; with grit, an offer to concede once enough consequences were taken (sotc.grit.threshold)."""
    character = position.character(id)
    if position.on("sotc.grit.use") and character.grit is not None and character.taken + 1 >= character.grit:
        return next((one for one in options if one.offers and one.severity), options[0])
    return options[0]


def labelled(way: Way) -> Label:
    return Label(
        "sotc-absorb",
        how="companion" if way.companion else "consequence",
        severity=way.severity or "none",
        companion=way.companion or "none",
        offer="yes" if way.offers else "no",
    )


def taken(position: Position, id: str, way: Way, by: str) -> Procedure[Position]:
    """The consequence or the loss of the companion; then the offer to concede, if one was made (sotc.conc.when)."""
    character = position.character(id)
    instead = way.offers and position.on("sotc.grit.use") and character.grit == 0
    if way.severity and not instead:
        position = yield from consequence(position, id, way.severity, by)
    elif way.companion:
        position = yield from given_up(position, way.companion)
    if way.offers:
        last = position.aspects[-1].id if way.severity and not instead else way.companion
        position = yield from offered(position, id, by, last)
    if instead and not position.character(id).left:
        position = yield from consequence(position, id, way.severity, by)
    return position


def given_up(position: Position, companion: str) -> Procedure[Position]:
    """A companion drops out in place of a consequence (sotc.comp.extra_consequence)."""
    one = position.companion(companion)
    yield Tell("sotc.comp.extra_consequence", piece=one.partner, companion=companion, weight=Weight.OUTCOME)
    return (yield from Now(position.with_companion(replace(one, out=True))))
