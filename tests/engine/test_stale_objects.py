"""Over a `Now` procedures carry ids, never objects of the position: what comes back there may differ (`battle/README.md`)."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from support.stale_objects import stale_objects

SYSTEMS = Path(__file__).parents[2] / "engine" / "gonfalon" / "systems"

SAMPLE = """
class Piece:
    id: str
    strength: int

class Position:
    pieces: tuple[Piece, ...]

    def piece(self, id: str) -> Piece: ...

def pause(position: Position) -> Procedure[Position]:
    return (yield from Now(position))

def ask(piece: Piece) -> Procedure[int]:
    return (yield from Choice(piece.id, ()))
"""


def code(text: str) -> dict[Path, ast.Module]:
    return {Path("sample.py"): ast.parse(SAMPLE + text)}


@pytest.mark.parametrize("system", sorted(path.parent.name for path in SYSTEMS.glob("*/__init__.py")))
def test_a_procedure_carries_ids_and_no_objects_over_a_now(system: str) -> None:
    trees = {path: ast.parse(path.read_text("utf-8")) for path in sorted((SYSTEMS / system).rglob("*.py"))}
    assert stale_objects(trees) == []


@pytest.mark.parametrize(
    "body",
    [
        "    piece = position.piece(id)\n    position = yield from Now(position)\n    return piece.strength",
        "    piece = position.piece(id)\n    position = yield from pause(position)\n    return piece.strength",
        "    for piece in position.pieces:\n        print(piece.strength)\n        position = yield from pause(position)",
        "    piece = position.piece(id)\n    if id:\n        position = yield from pause(position)\n    return piece",
        "    *more, last = position.pieces\n    position = yield from deed(position)\n    return last.strength",
    ],
    ids=["at once", "in another procedure", "in a loop", "on one way", "in an unknown procedure"],
)
def test_an_object_that_is_used_after_a_now_is_found(body: str) -> None:
    found = stale_objects(code(f"def rule(position: Position, id: str) -> Procedure[int]:\n{body}"))
    assert len(found) == 1
    assert found[0].endswith("in rule")


@pytest.mark.parametrize(
    "body",
    [
        "    position = yield from Now(position)\n    return piece.id",
        "    position = yield from Now(position)\n    return new.strength",
        "    position = yield from Now(position)\n    piece = position.piece(piece.id)\n    return piece.strength",
        "    more = yield from ask(piece)\n    return piece.strength + more",
        "    if more:\n        return (yield from pause(position))\n    return piece.strength",
        "    for id in [one.id for one in position.pieces]:\n        position = yield from pause(position)\n    return id",
    ],
    ids=["its id", "one to come", "looked up anew", "over a question", "on the other way", "a loop of ids"],
)
def test_an_id_or_an_object_looked_up_anew_is_not(body: str) -> None:
    assert (
        stale_objects(code(f"def rule(position: Position, piece: Piece, new: Piece) -> Procedure[int]:\n{body}")) == []
    )
