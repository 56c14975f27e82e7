"""The ladder: values have names from -2 to +8, and go on beyond both ends."""

from __future__ import annotations

from gonfalon.questions.figures import Label

LOWEST, HIGHEST = -2, 8
"""The lowest and the highest value that has a name."""

STYLE = 3
"""So many shifts are more than a plain success."""


def rung(message: str, value: int) -> Label:
    """The name of a value: the nearest step that has one (`step`), and how far the value lies beyond it (`beyond`).

    `size` is the value without its sign.
    """
    step = min(max(value, LOWEST), HIGHEST)
    return Label(message, step=step, beyond=value - step, size=abs(value))
