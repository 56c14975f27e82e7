"""Time per answer in the worker: whole battles by what is proposed, from the message to the reply, asked as the page asks."""

from statistics import median, quantiles
from typing import Any

from support.scripts import script

ANSWERS = script("answer_times")


def times(page: Any, system: str, wanted: int) -> list[float]:
    """Milliseconds of so many answers, the very first ones among them."""
    told: list[float] = page.evaluate(ANSWERS, [system, wanted])
    return told


def summary(told: list[float]) -> tuple[float, float]:
    """Median and p99."""
    return median(told), quantiles(told, n=100)[98]
