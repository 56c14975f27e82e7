"""A function that remembers its last result for as long as its argument stands: one result at a time, so that nothing grows."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Generic, TypeVar

V = TypeVar("V")
T = TypeVar("T")


class Latest(Generic[T]):
    """The last result, and the parts of the argument from which it was made."""

    __slots__ = ("made", "parts")

    def __init__(self, parts: tuple[object, ...], made: T) -> None:
        self.parts, self.made = parts, made


def of_latest(parts: Callable[[V], tuple[object, ...]]) -> Callable[[Callable[[V], T]], Callable[[V], T]]:
    """Remember what a function makes of a value, as long as these parts of it are equal: they are frozen, and the function
    reads nothing else.
    """

    def remembering(make: Callable[[V], T]) -> Callable[[V], T]:
        latest: list[Latest[T]] = []

        @wraps(make)
        def remembered(value: V) -> T:
            now = parts(value)
            if latest and latest[0].parts == now:
                return latest[0].made
            made = make(value)
            latest[:] = [Latest(now, made)]
            return made

        return remembered

    return remembering
