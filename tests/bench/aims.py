"""The aims of the bench, beside the figures that were measured."""

from typing import NamedTuple


class Aim(NamedTuple):
    """At most so much."""

    most: float
    unit: str


READY = {
    ("cold", "full"): Aim(0.6, "× bare"),
    ("cold", "slow4g"): Aim(0.7, "× bare"),
    ("offline", "full"): Aim(0.15, "× bare"),
}
FIRST_CONTENT = Aim(1000, "ms")
BYTES = Aim(4.7, "MB")
ANSWER = Aim(50, "ms")
NEXT_PAINT = Aim(100, "ms")
PAINT_RATIO = Aim(1.0, "×")
PAINT_RATIO_P95 = Aim(1.5, "×")
LAYOUTS = Aim(3, "layouts")
STYLES = Aim(3, "style passes")
FRAME = Aim(50, "ms")
PATH = Aim(200, "ms")
ATTACK = Aim(5, "s")
MEMORY = Aim(20, "MB more than bare")


def told(aim: Aim | None, figure: float | None) -> str:
    """An aim in words, and whether it was reached."""
    if aim is None or figure is None:
        return ""
    return f"aim ≤ {aim.most:g} {aim.unit}: {'met' if figure <= aim.most else 'MISSED'}"
