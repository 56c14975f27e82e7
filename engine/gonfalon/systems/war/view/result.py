"""The result of the battle: who won, what everybody takes home, how lucky everybody was."""

from __future__ import annotations

from collections.abc import Iterator

from gonfalon.fate import points
from gonfalon.fate.luck import luck
from gonfalon.questions.figures import Label
from gonfalon.systems.war.state.facts import dashed
from gonfalon.systems.war.state.pieces import Player, Standing, Step
from gonfalon.systems.war.state.position import Position
from gonfalon.table.table import Line, Result


def result(position: Position) -> Result | None:
    """Return the result: who won, what everybody takes home, and how lucky everybody was."""
    if position.step is not Step.OVER:
        return None
    lines: list[Line] = []
    for player in position.players:
        lines += home(player)
    lines += [line for player in position.players for line in fortune(player)]
    label = Label("war-result", side=position.winner) if position.winner else Label("war-result-draw")
    return Result(label, position.winner or None, tuple(lines))


def home(player: Player) -> Iterator[Line]:
    """war.end.winner_point, war.end.leader_points, war.opt.hostile_invoke_pays, war.opt.concession_reward"""
    gained = points.total(player.owed)
    standing = "in" if player.standing is Standing.IN else player.standing.value
    yield Line(
        Label("war-result-player", player=player.id, own=player.own, gained=gained, standing=standing),
        "war.chest.vanish",
    )
    for one in player.owed:
        yield Line(Label("war-result-owed", player=player.id, points=one.points, rule=dashed(one.rule)), one.rule)


FINE = 10_000
"""So finely a share is told."""


def fortune(player: Player) -> Iterator[Line]:
    """Expected against rolled: four Fate dice give 0 on average."""
    if player.rolls:
        share = luck(player.rolls, player.rolled).limit_denominator(FINE)
        yield Line(
            Label(
                "war-luck",
                player=player.id,
                rolls=player.rolls,
                total=abs(player.rolled),
                sign="minus" if player.rolled < 0 else "plus",
                chance=share,
            ),
            "war.core.dice",
        )
