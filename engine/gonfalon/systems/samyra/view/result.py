"""The result of the combat: who still stands, who has fallen, and how long it took."""

from __future__ import annotations

from gonfalon.questions.figures import Label
from gonfalon.systems.samyra.state.position import ROUND_SECONDS, Position, Step
from gonfalon.table.table import Line, Result


def result(position: Position) -> Result | None:
    """The party that alone still stands has won; else it ends as the table says (samyra.round.end)."""
    if position.step is not Step.OVER:
        return None
    left = sorted({one.of for one in position.standing})
    winner = left[0] if len(left) == 1 else None
    label = Label("samyra-result", side=winner) if winner else Label("samyra-result-open")
    seconds = ROUND_SECONDS * position.round
    lines = (
        Line(Label("samyra-result-time", round=position.round, seconds=seconds), "samyra.time.round"),
        *(
            Line(
                Label(
                    "samyra-result-party",
                    side=party.id,
                    up=sum(one.up for one in position.of(party.id)),
                    count=len(position.of(party.id)),
                ),
                "samyra.round.end",
            )
            for party in position.parties
        ),
    )
    return Result(label, winner, lines)
