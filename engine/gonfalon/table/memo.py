"""Functions that remember their last results for as long as their arguments stand: so few at a time that nothing grows.

Arguments are compared, never hashed. Two positions that follow each other share nearly all of their parts: to compare them
takes a moment, to hash one is to walk through all of it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, ParamSpec, TypeVar

V = TypeVar("V")
T = TypeVar("T")
Q = ParamSpec("Q")


def of_latest(parts: Callable[[V], tuple[object, ...]]) -> Callable[[Callable[[V], T]], Callable[[V], T]]:
    """Remember what a function makes of a value, as long as these parts of it are equal: they are frozen, and the function
    reads nothing else.
    """

    def remembering(make: Callable[[V], T]) -> Callable[[V], T]:
        latest: list[tuple[tuple[object, ...], T]] = []

        @wraps(make)
        def remembered(value: V) -> T:
            now = parts(value)
            made = latest[0][1] if latest and latest[0][0] == now else make(value)
            latest[:] = [(now, made)]  # the newest of equal parts: found at once if the next to come are the very same
            return made

        return remembered

    return remembering


def of_recent(count: int) -> Callable[[Callable[Q, T]], Callable[Q, T]]:
    """Remember what a function makes of its last `count` different arguments: they are frozen, and it reads nothing else."""

    def remembering(make: Callable[Q, T]) -> Callable[Q, T]:
        recent: list[tuple[tuple[Any, ...], dict[str, Any], T]] = []

        @wraps(make)
        def remembered(*values: Q.args, **named: Q.kwargs) -> T:
            for at, (before, names, made) in enumerate(recent):
                if before == values and names == named:
                    del recent[at]
                    recent.insert(0, (values, named, made))  # as above
                    return made
            new = make(*values, **named)
            recent.insert(0, (values, named, new))
            del recent[count:]
            return new

        return remembered

    return remembering
