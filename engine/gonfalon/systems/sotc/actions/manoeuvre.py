"""Manoeuvres against somebody: an aspect on the target, a weapon lost; resisted by a roll."""

from __future__ import annotations

from dataclasses import dataclass, replace

from gonfalon.fate import sums
from gonfalon.fate.aspects import Named
from gonfalon.fate.ladder import STYLE
from gonfalon.fate.roll import Contest, Hand, Opposition
from gonfalon.questions.ask import Now, Procedure, Tell, Weight
from gonfalon.questions.deed import Deed
from gonfalon.questions.figures import Label
from gonfalon.systems.sotc.actions.attack import defences
from gonfalon.systems.sotc.actions.blocking import hurdle, protection
from gonfalon.systems.sotc.actions.finish import ended, spun
from gonfalon.systems.sotc.actions.reach import allowance, arms, distance
from gonfalon.systems.sotc.rolls.declared import declared, rolled, spent
from gonfalon.systems.sotc.rolls.lines import ACTS, DEFENDS
from gonfalon.systems.sotc.rolls.ratings import best_of
from gonfalon.systems.sotc.rolls.skilled import FINDING, chosen_skill
from gonfalon.systems.sotc.rolls.table import RULES, closed, margin, shifts, total
from gonfalon.systems.sotc.rolls.wielding import wielded
from gonfalon.systems.sotc.state.action import Action, Placed
from gonfalon.systems.sotc.state.people import Character, Figure, Group, Weapon
from gonfalon.systems.sotc.state.position import Position
from gonfalon.systems.sotc.state.skills import DODGES, skill_named
from gonfalon.systems.sotc.state.things import Aspect, Sort


@dataclass(frozen=True, slots=True)
class Kind:
    """A manoeuvre against somebody: its rule, what it is usually rolled with and against; its aspect, if it has its own.

    `reach` is how far it reaches as a thing that is thrown, whatever is in hand; one with usual skills reaches as far as an
    attack, else anywhere.
    `bodily`: nothing for a debate (sotc.conflict.kind).
    """

    key: str
    rule: str
    skills: tuple[str, ...] = ()
    against: tuple[str, ...] = ()
    named: bool = True
    reach: int = 0
    bodily: bool = True


KINDS = (
    Kind("place", "sotc.man.target", named=False, bodily=False),
    Kind("blind", "sotc.blind.place", ("weapons",), ("athletics",), reach=1),
    Kind("disarm", "sotc.disarm.effect", ("weapons", "fists")),
    Kind("mark", "sotc.mark.place", ("weapons",), ("athletics",)),
    Kind("topple", "sotc.indirect.aspect", ("might",), ("athletics",)),
)
"""Manoeuvres against somebody, the usual one first (sotc.man.kinds)."""


def kinds_in(physical: bool) -> tuple[Kind, ...]:
    """Those that go with the kind of the conflict; the game master may change that at any time (sotc.conflict.kind)."""
    return tuple(one for one in KINDS if physical or not one.bodily)


def kind_of(key: str) -> Kind:
    return next(one for one in KINDS if one.key == key)


def empty_handed(action: Action) -> bool:
    """True if an action takes no weapon in hand: something is thrown at somebody, or found out (sotc.blind.place)."""
    return action.what == FINDING or any(one.reach for one in KINDS if one.key == action.what)


def manoeuvre(who: str, target: str, key: str, position: Position) -> Procedure[Position]:
    """Both roll; at least 1 shift is needed (sotc.man.target). Out of reach the game master is asked (sotc.frame.range)."""
    kind, figure = kind_of(key), position.figure(who)
    if not near_enough(position, figure, target, kind) and not (yield from allowance(position, who, target)):
        return position
    usual = kind.skills if kind.reach else wielded(position, figure, kind.skills)
    skill = best_of(position, figure, usual) if usual and isinstance(figure, Character) else ""
    if not skill:
        skill = yield from chosen_skill(position, who, "place")
    return (yield from Deed(kind.rule, by=who, to=target).of(manoeuvre_rolled(position, who, target, kind, skill)))


def manoeuvre_rolled(position: Position, who: str, target: str, kind: Kind, skill: str) -> Procedure[Position]:
    """Both roll (sotc.man.target)."""
    key = kind.key
    yield Tell("sotc.man.kinds", piece=who, target=target, what=key, skill=skill_named(skill))
    position = declared(position, Action(0, "manoeuvre", who, target, what=key, skill=skill))
    against = resisted(position, target, kind)
    position = yield from rolled(position, Contest(kind.rule, Hand(who, who, skill, ACTS), against), spent)
    return (yield from manoeuvred(position))


def near_enough(position: Position, figure: Figure, target: str, kind: Kind) -> bool:
    """An act by hand or a throw has a reach; the thing that an aspect stands for may come from anywhere (sotc.frame.range)."""
    zone = position.figure(target).zone
    far = distance(position, figure.zone, zone)
    thrown = far is not None and far <= kind.reach
    return not kind.skills or thrown or (not kind.reach and arms(position, figure, zone).reaches)


def resisted(position: Position, target: str, kind: Kind) -> Opposition:
    """The target's roll; a minion group is one target (sotc.man.target)."""
    figure = position.figure(target)
    if isinstance(figure, Group):
        allowed = defences(position, figure, "")
    elif kind.key == "disarm":
        armed = weapon_of(figure)
        allowed = (armed.skill,) if armed else ("fists",)
    else:
        allowed = wielded(position, figure, kind.against or DODGES[position.kind])
    hand = Hand(target, target, best_of(position, figure, allowed), DEFENDS)
    return Opposition(
        kind.rule,
        difficulty=protection(position, target),
        hands=(hand,),
        foes=(target,),
        hurdle=hurdle(position),
        skills=allowed,
    )


def weapon_of(figure: Figure) -> Weapon | None:
    """Return the weapon that somebody has in hand."""
    weapons = figure.weapons if isinstance(figure, Character) else ()
    return next((one for one in weapons if one.in_hand), None)


def manoeuvred(position: Position) -> Procedure[Position]:
    """A success has its effect; a tie fails; a defence may give spin (sotc.man.target, sotc.spin.against_maneuvers)."""
    action, ahead, defended = position.doing, shifts(position), margin(position)
    past, effort = sums.over_hurdle(RULES, position), total(position, position_actor(position))
    position = closed(position)
    if not past:
        yield Tell("sotc.block.overcome", piece=action.who, kind="manoeuvre", weight=Weight.OUTCOME)
        return (yield from ended(position))
    if ahead < 1:
        yield Tell(
            "sotc.man.target",
            piece=action.who,
            target=action.target,
            what=action.what,
            aspect="none",
            done="no",
            weight=Weight.OUTCOME,
        )
        if defended >= STYLE and position.on("sotc.spin.against_maneuvers"):
            position = yield from spun(position, action.target, defended)
        return (yield from ended(position))
    yield Tell(
        "sotc.man.target",
        piece=action.who,
        target=action.target,
        what=action.what,
        aspect="none" if action.what == "disarm" else usual_aspect(action.what),
        done="yes",
        weight=Weight.OUTCOME,
    )
    if action.what == "disarm":
        position = yield from disarmed(position, action.target, ahead)
    else:
        position = yield from aspect_on_target(position, ahead, effort)
    grouped = isinstance(position.figure(action.target), Group)
    return (yield from ended(position, ahead - 1 if grouped else 0))


def position_actor(position: Position) -> Hand:
    assert position.contest
    return position.contest.actor


def disarmed(position: Position, target: str, ahead: int) -> Procedure[Position]:
    """The weapon is gone, and hard to pick up by the shifts (sotc.disarm.effect)."""
    figure = position.figure(target)
    held = weapon_of(figure)
    yield Tell("sotc.disarm.effect", piece=target, penalty=ahead, weight=Weight.OUTCOME)
    if isinstance(figure, Character) and held:
        weapons = tuple(replace(one, lost=ahead) if one.id == held.id else one for one in figure.weapons)
        position = position.with_figure(replace(figure, weapons=weapons))
    return (yield from Now(position))


def aspect_on_target(position: Position, ahead: int, effort: int) -> Procedure[Position]:
    """A temporary aspect, tagged free once by who placed it (sotc.man.first_tag, sotc.temp.fragile)."""
    action = position.doing
    position, id = placed(position, action.who, action.target, usual_aspect(action.what), effort)
    may_stick = position.option("sotc.temp.sticky_spin") == "never" or ahead >= STYLE
    character = isinstance(position.figure(action.target), Character)
    late = Placed(action.target if character else "", id, may_stick)
    return (yield from Now(replace(position, amendable=(*position.amendable, late))))


def usual_aspect(what: str) -> Label:
    """Return the name of a manoeuvre's aspect until somebody names it (sotc.man.target)."""
    return Label("sotc-aspect-placed", what=what if kind_of(what).named else "other")


def placed(position: Position, who: str, on: str, text: Named, effort: int | None) -> tuple[Position, str]:
    """A fragile aspect with a free tag for who placed it."""
    position, id = position.fresh("a")
    new = Aspect(id, text, on, Sort.TEMPORARY, ((who, 1),), fragile=True, by=who, effort=effort)
    return replace(position, aspects=(*position.aspects, new)), id
