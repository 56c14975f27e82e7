"""Functions that remember their last results."""

from __future__ import annotations

from dataclasses import dataclass

from gonfalon.table.memo import of_latest, of_recent


@dataclass(frozen=True)
class Thing:
    """A value that is equal to others without being the same."""

    name: str
    size: int = 0


def test_the_last_result_stands_as_long_as_its_parts_are_equal() -> None:
    made: list[Thing] = []

    def name_of(thing: Thing) -> tuple[object, ...]:
        return (thing.name,)

    @of_latest(name_of)
    def counted(thing: Thing) -> int:
        made.append(thing)
        return thing.size

    assert [counted(Thing("a", 1)), counted(Thing("a", 2)), counted(Thing("b", 3)), counted(Thing("a", 4))] == [
        1,
        1,
        3,
        4,
    ]
    assert made == [Thing("a", 1), Thing("b", 3), Thing("a", 4)]


def test_so_many_different_arguments_are_remembered_and_no_more() -> None:
    made: list[str] = []

    @of_recent(2)
    def named(thing: Thing, *, twice: bool = False) -> str:
        made.append(thing.name)
        return thing.name * (1 + twice)

    assert [named(Thing(one)) for one in "abab"] == ["a", "b", "a", "b"]
    assert made == ["a", "b"]
    assert [named(Thing("a"), twice=True), named(Thing("b")), named(Thing("a"))] == ["aa", "b", "a"]
    assert made == ["a", "b", "a", "a"]


def test_what_is_used_again_stays() -> None:
    made: list[str] = []

    @of_recent(2)
    def named(thing: Thing) -> str:
        made.append(thing.name)
        return thing.name

    assert [named(Thing(one)) for one in "abaca"] == ["a", "b", "a", "c", "a"]
    assert made == ["a", "b", "c"]
