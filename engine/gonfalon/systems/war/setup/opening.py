"""The first question of the set-up: how to begin."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from gonfalon.questions.ask import TABLE, Procedure
from gonfalon.questions.choice import Choice
from gonfalon.questions.figures import Label
from gonfalon.questions.option import Option
from gonfalon.questions.refusal import Barred
from gonfalon.systems.war.muster.patterns import Ready
from gonfalon.systems.war.muster.ready import READY
from gonfalon.systems.war.setup.players import first_players
from gonfalon.systems.war.setup.quick import quick_battle
from gonfalon.systems.war.setup.ready import begin_ready, example
from gonfalon.systems.war.setup.skills import in_force
from gonfalon.systems.war.state.options import Proceed
from gonfalon.systems.war.state.position import Position


def open_table(position: Position) -> Procedure[Position]:
    """One form or a battle that stands ready, where all throw at once; or one thing after the other (war.intro.purpose)."""
    own = own_skills_barred(position)
    fine = Label("war-begin-fine")
    options: list[Option[Proceed]] = [
        Option(
            partial(thrown_at_once, quick_battle),
            Label("war-begin-quick"),
            key="plan",
            barred=own,
            proposed=own is None,
        ),
        *(
            Option(
                partial(thrown_at_once, partial(begin_ready, one)),
                ready_label(one),
                key=f"begin.{one.key}",
                group=Label("war-begin-ready"),
            )
            for one in READY
        ),
        Option(quick_battle, Label("war-begin-one-by-one"), key="quick", barred=own, group=fine),
        *(
            Option(
                partial(first_players, count),
                Label("war-begin-players", count=count),
                key=f"players.{count}",
                proposed=own is not None and count == 2,
                group=fine,
            )
            for count in (2, 3, 4)
        ),
        *(Option(partial(begin_ready, one), ready_label(one), key=f"ready.{one.key}", group=fine) for one in READY),
        Option(example, Label("war-begin-example"), key="example", group=fine),
    ]
    proceed = yield from Choice(TABLE, tuple(options), rule="war.setup.order", label=Label("war-ask-begin"))
    position = in_force(replace(position, points=position.number("war.chest.size")))
    return (yield from proceed(position))


def thrown_at_once(proceed: Proceed, position: Position) -> Procedure[Position]:
    """Everybody throws for the initiative at once (war.init.roll)."""
    return (yield from proceed(replace(position, together=True)))


def own_skills_barred(position: Position) -> Barred | None:
    """Quick armies may use what a table strikes from its own list, so a form could not propose any."""
    own = position.option("war.unit.skill_list") == "own"
    return Barred("war.unit.skill_list", why="own") if own else None


def ready_label(ready: Ready) -> Label:
    """Return the label of a ready battle: its name and its size."""
    return Label("war-ready", name=ready.label, players=len(ready.players), points=ready.points, zones=len(ready.zones))
