"""Manoeuvres without an opponent: alter the scene, or simply do something difficult (sotc.man.uncontested)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from gonfalon.fate import sums
from gonfalon.fate.ladder import STYLE
from gonfalon.fate.roll import Contest, Hand, Opposition
from gonfalon.questions.ask import Now, Procedure, Tell, Weight
from gonfalon.questions.choice import Choice
from gonfalon.questions.deed import Deed
from gonfalon.questions.figures import Label
from gonfalon.questions.option import Option
from gonfalon.systems.sotc.actions.blocking import hurdle
from gonfalon.systems.sotc.actions.finish import ended
from gonfalon.systems.sotc.actions.manoeuvre import placed, position_actor
from gonfalon.systems.sotc.rolls.declared import declared, rolled, spent
from gonfalon.systems.sotc.rolls.lines import ACTS
from gonfalon.systems.sotc.rolls.skilled import chosen_skill
from gonfalon.systems.sotc.rolls.table import RULES, closed, shifts, total
from gonfalon.systems.sotc.state.action import Action, Failed, Placed
from gonfalon.systems.sotc.state.position import Position
from gonfalon.systems.sotc.state.things import SCENE, Aspect, Sort

AVERAGE = 1
"""The difficulty where nothing else was said (sotc.simple.difficulty)."""

NEW = "new"


def removable(position: Position) -> Iterator[Aspect]:
    """Yield the aspects that a manoeuvre may remove: known aspects of scene and zones, and temporary ones
    (sotc.temp.sticky_remove).
    """
    zones = {SCENE, *(one.id for one in position.zones)}
    return (one for one in position.aspects if one.known and (one.on in zones or one.sort is Sort.TEMPORARY))


def lies_on(position: Position, id: str) -> str:
    """Whom or what an aspect lies on, as it is told; the "scene" also if it is gone meanwhile."""
    on = next((one.on for one in position.aspects if one.id == id), SCENE)
    return "scene" if on == SCENE else on


def alter(who: str, position: Position) -> Procedure[Position]:
    """An aspect is added to the scene, or one is removed (sotc.man.scene)."""
    figure = position.figure(who)
    options = [
        Option(NEW, Label("sotc-alter", aspect="none", on="none"), proposed=True),
        *(
            Option(one.id, Label("sotc-alter", aspect=one.text, on=lies_on(position, one.id)), key=one.id)
            for one in removable(position)
        ),
    ]
    what = yield from Choice(
        figure.owner,
        tuple(options),
        rule="sotc.man.scene",
        label=Label("sotc-ask-alter", piece=who),
        about=(who,),
    )
    removes = "" if what == NEW else what
    effort = position.aspect(removes).effort if removes else None
    difficulty = AVERAGE if effort is None else effort
    skill = yield from chosen_skill(position, who, "scene")
    text = position.aspect(removes).text if removes else Label("sotc-aspect-placed", what="scene")
    action = Action(0, "manoeuvre", who, removes, what="scene", skill=skill, text=text)
    return (yield from Deed("sotc.man.scene", by=who).of(alter_rolled(declared(position, action), difficulty)))


def alter_rolled(position: Position, difficulty: int) -> Procedure[Position]:
    """sotc.man.scene"""
    who, removes, skill = position.doing.who, position.doing.target, position.doing.skill
    opened = Contest("sotc.man.scene", Hand(who, who, skill, ACTS), unopposed(position, "sotc.man.scene", difficulty))
    position = yield from rolled(position, opened, spent)
    return (yield from altered(position, removes))


def unopposed(position: Position, rule: str, difficulty: int) -> Opposition:
    """A difficulty; a block that stands higher takes its place, and must be exceeded (sotc.block.margin)."""
    against = hurdle(position)
    return Opposition(
        rule, difficulty=difficulty if against is None else max(difficulty, against), hurdle=against, judged=True
    )


def altered(position: Position, removes: str) -> Procedure[Position]:
    """On success the aspect is there or gone; else a fate point may still be argument enough."""
    action, ahead = position.doing, shifts(position)
    effort = total(position, position_actor(position))
    success = ahead >= 0 and sums.over_hurdle(RULES, position)
    position = closed(position)
    text = action.text or Label("sotc-aspect-placed", what="scene")
    if success:
        position = yield from changed(position, action.who, removes, effort, ahead)
        return (yield from ended(position))
    change, on = ("kept", lies_on(position, removes)) if removes else ("none", "scene")
    yield Tell("sotc.man.scene", piece=action.who, aspect=text, on=on, change=change, weight=Weight.OUTCOME)
    position = replace(position, amendable=(*position.amendable, Failed(action.who, text, removes)))
    return (yield from ended(position))


def changed(position: Position, who: str, removes: str, effort: int | None, ahead: int) -> Procedure[Position]:
    """sotc.man.scene, sotc.temp.sticky_spin"""
    gone = next((one for one in position.aspects if one.id == removes), None)
    if removes:
        named = gone.text if gone else Label("sotc-aspect-placed", what="scene")
        on = lies_on(position, removes)
        yield Tell("sotc.man.scene", piece=who, aspect=named, on=on, change="removed", weight=Weight.OUTCOME)
        return (yield from Now(position.without_aspects((removes,))))
    text = Label("sotc-aspect-placed", what="scene")
    position, id = placed(position, who, SCENE, text, effort)
    may_stick = position.option("sotc.temp.sticky_spin") != "required" or ahead >= STYLE
    yield Tell("sotc.man.scene", piece=who, aspect=text, on="scene", change="added", weight=Weight.OUTCOME)
    return (yield from Now(replace(position, amendable=(*position.amendable, Placed("", id, may_stick)))))


def simple(who: str, position: Position) -> Procedure[Position]:
    """A roll against a difficulty (sotc.simple.difficulty, sotc.man.uncontested, sotc.act.opposition)."""
    skill = yield from chosen_skill(position, who, "other")
    return (yield from Deed("sotc.simple.difficulty", by=who).of(simple_rolled(position, who, skill)))


def simple_rolled(position: Position, who: str, skill: str) -> Procedure[Position]:
    """sotc.simple.difficulty"""
    position = declared(position, Action(0, "other", who, skill=skill))
    against = unopposed(position, "sotc.simple.difficulty", AVERAGE)
    opened = Contest("sotc.simple.difficulty", Hand(who, who, skill, ACTS), against)
    position = yield from rolled(position, opened, spent)
    ahead, past = shifts(position), sums.over_hurdle(RULES, position)
    position = closed(position)
    done = "yes" if ahead >= 0 and past else "no"
    yield Tell("sotc.shift.spend", piece=who, done=done, shifts=max(0, ahead), weight=Weight.OUTCOME)
    return (yield from ended(position))
