"""The kinds of question that the engine knows, read from its sources: `Ask`, and every class made of it."""

import ast
from pathlib import Path

BASE = "Ask"
ROOMS = ("questions", "table")


def kinds_of_ask(engine: Path) -> frozenset[str]:
    """The names of the classes, those of rule systems left out."""
    files = [path for room in ROOMS for path in sorted((engine / "gonfalon" / room).rglob("*.py"))]
    trees = [ast.parse(path.read_text("utf-8")) for path in files]
    bases = {
        node.name: {name_of(base) for base in node.bases}
        for tree in trees
        for node in tree.body
        if isinstance(node, ast.ClassDef)
    }
    found = {BASE}
    while more := {name for name, of in bases.items() if of & found} - found:
        found |= more
    return frozenset(found - {BASE})


def name_of(base: ast.expr) -> str:
    """The name of a base class, without what it is made for."""
    match base:
        case ast.Name(id=name) | ast.Subscript(value=ast.Name(id=name)):
            return name
        case _:
            return ""
