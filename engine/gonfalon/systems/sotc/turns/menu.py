"""What a turn offers: every action with the reason if it is barred."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from gonfalon.fate.uses import Deed
from gonfalon.figures import Label
from gonfalon.option import Option
from gonfalon.refusal import Barred
from gonfalon.systems.sotc.actions.attack import attack
from gonfalon.systems.sotc.actions.defence import own_turn
from gonfalon.systems.sotc.actions.reach import allowed_far, arms, way_to
from gonfalon.systems.sotc.state.people import Figure, Group
from gonfalon.systems.sotc.state.position import Position
from gonfalon.systems.sotc.state.skills import skill_named
from gonfalon.systems.sotc.turns.passing import hold, let_pass

ATTACKS = Label("sotc-group", of="attack")
MANOEUVRES = Label("sotc-group", of="manoeuvre")
MOVES = Label("sotc-group", of="move")
BLOCKS = Label("sotc-group", of="block")
MORE = Label("sotc-group", of="more")

MenuOption = Option[Deed[Position]]


def menu(position: Position, figure: Figure) -> Iterator[MenuOption]:
    """Everything that a person might expect to do now (sotc.act.one)."""
    yield from attacks(position, figure)
    yield from waiting(position, figure)


def attacks(position: Position, figure: Figure) -> Iterator[MenuOption]:
    """Everybody who is no friend; out of reach with a step before it, or by the game master's word (sotc.frame.range)."""
    barred = forbidden(position, figure, "attack")
    for foe in position.foes_of(figure):
        if isinstance(foe, Group) and foe.leader:
            continue
        yield from against(position, figure, foe, barred)


def against(position: Position, figure: Figure, foe: Figure, barred: Barred | None) -> Iterator[MenuOption]:
    arm = arms(position, figure, foe.zone)
    here = arm.reaches
    yield Option(
        partial(attack, figure.id, foe.id, arm.skill, arm.weapon, ())
        if here
        else partial(allowed_far, figure.id, foe.id),
        Label("sotc-attack", piece=foe.id, skill=skill_named(arm.skill), far="no" if here else "yes"),
        f"attack.{foe.id}" if here else f"attack.{foe.id}.far",
        "sotc.attack.roll" if here else "sotc.frame.range",
        foe.owner,
        foe.id if here else None,
        barred,
        group=ATTACKS,
        role=None if here else "more",
    )
    step = None if here else way_to(position, figure, foe.zone)
    if step:
        yield Option(
            partial(attack, figure.id, foe.id, step.skill, step.weapon, (step.move,)),
            Label("sotc-attack-via", piece=foe.id, zone=step.move.zone, penalty=step.move.price),
            f"attack.{foe.id}.via.{step.move.zone}",
            "sotc.move.one_zone",
            foe.owner,
            foe.id,
            barred,
            group=ATTACKS,
        )


def forbidden(position: Position, figure: Figure, kind: str) -> Barred | None:
    """Why nothing of this kind may be declared: an accepted compel (sotc.fp.compel)."""
    return Barred("sotc.fp.compel", piece=figure.id) if kind in figure.pace.barred else None


def waiting(position: Position, figure: Figure) -> Iterator[MenuOption]:
    """Full defence, holding, letting the turn pass."""
    german = None if position.on("sotc.fulldef.own_turn") else Barred("sotc.fulldef.own_turn")
    yield Option(
        partial(own_turn, figure.id),
        Label("sotc-guard", piece=figure.id),
        "guard",
        "sotc.fulldef.own_turn",
        barred=german,
        group=MORE,
    )
    held = Barred("sotc.hold.resume", piece=figure.id) if position.now.stepped else None
    label = Label("sotc-hold", piece=figure.id)
    yield Option(partial(hold, figure.id), label, "hold", "sotc.hold.declare", barred=held, group=MORE)
    yield Option(partial(let_pass, figure.id), Label("sotc-pass", piece=figure.id), "pass", "sotc.act.one", role="done")
