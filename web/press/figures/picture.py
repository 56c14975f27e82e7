"""The interface of all kinds of figures."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from press.figures.labels import Labels
from press.figures.pen import Pen


@dataclass(frozen=True, slots=True, kw_only=True)
class Picture:
    """The data of a figure. `engine` is the system whose engine some of its numbers come from, if there is one."""

    engine: ClassVar[str] = ""

    def labels(self) -> Iterator[str]:
        """Every label that the author gave."""
        yield from ()

    def check(self) -> None:
        """Raise Unknown where the data do not fit together, or not with the engine."""

    def draw(self, pen: Pen, labels: Labels) -> Iterator[str]:
        """Draw it, and yield sentences that say what is to be seen."""
        raise NotImplementedError
