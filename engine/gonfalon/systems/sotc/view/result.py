"""The result of the conflict: who won, how everybody else lost, and the fate points that are left."""

from __future__ import annotations

from collections.abc import Iterator

from gonfalon.fate.luck import luck
from gonfalon.questions.figures import Label
from gonfalon.systems.sotc.state.people import Character, Exit, Figure, Player
from gonfalon.systems.sotc.state.position import Position, Step
from gonfalon.table.table import Line, Result

RULES = {Exit.TAKEN_OUT: "sotc.out.fate", Exit.CONCEDED: "sotc.conc.accept", Exit.LEFT: "sotc.seq.end"}
"""The rule of each way to leave the conflict."""

FINE = 10_000
"""So finely a share is told."""


def result(position: Position) -> Result | None:
    """Victors, defeats in their words, fate points, luck (sotc.seq.end)."""
    if position.step is not Step.OVER:
        return None
    label = Label("sotc-result", side=position.winner) if position.winner else Label("sotc-result-open")
    lines = (
        *(line for figure in position.figures for line in defeat(figure)),
        *(points(position, character) for character in position.characters),
        *(line for player in position.players for line in fortune(player)),
    )
    return Result(label, position.winner or None, lines)


def defeat(figure: Figure) -> Iterator[Line]:
    """Yield how somebody lost, in the words of the victor or in the own (sotc.out.fate, sotc.conc.terms)."""
    if figure.left:
        label = Label(
            "sotc-result-left",
            piece=figure.id,
            how=figure.left.how.value,
            by=figure.left.by or "none",
            outcome=figure.left.outcome,
            sort="character" if isinstance(figure, Character) else "group",
        )
        yield Line(label, RULES[figure.left.how])


def points(position: Position, character: Character) -> Line:
    """sotc.fp.pool"""
    carried = len(position.consequences_of(character.id))
    label = Label("sotc-result-points", piece=character.id, points=character.points, consequences=carried)
    return Line(label, "sotc.fp.pool")


def fortune(player: Player) -> Iterator[Line]:
    """Expected against rolled: four Fate dice give 0 on average (sotc.roll.dice)."""
    if player.rolls:
        label = Label(
            "sotc-luck",
            player=player.id,
            rolls=player.rolls,
            total=abs(player.rolled),
            sign="minus" if player.rolled < 0 else "plus",
            chance=luck(player.rolls, player.rolled).limit_denominator(FINE),
        )
        yield Line(label, "sotc.roll.dice")
