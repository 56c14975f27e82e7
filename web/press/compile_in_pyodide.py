"""Runs inside Pyodide while the site is built: Python's library and the engine as code that needs no compiling.

What comes out are plain zips of `.pyc` without sources, the same bytes from the same sources; `zipimport` reads them.
"""

import ast
import io
import sys
import zipfile
from importlib import import_module
from importlib._bootstrap_external import _code_to_hash_pyc  # type: ignore[attr-defined]
from typing import Any

LIBRARY = "/lib/python314.zip"
SYSTEMS = "gonfalon/systems/"
OLD_DAY = (1980, 1, 1, 0, 0, 0)
UNCHECKED = (bytes(8), False)

Files = dict[str, bytes]


class Silent(ast.NodeTransformer):
    """Takes docstrings away. A class keeps one letter: without any, `dataclass` would write a signature at each import."""

    def visit(self, node: ast.AST) -> Any:
        """One node and all below it."""
        self.generic_visit(node)
        if isinstance(node, ast.Module | ast.FunctionDef | ast.AsyncFunctionDef) and has_docstring(node):
            node.body = node.body[1:] or [ast.copy_location(ast.Pass(), node.body[0])]
        if isinstance(node, ast.ClassDef) and has_docstring(node):
            letter = ast.copy_location(ast.Constant("-"), node.body[0])
            node.body[0] = ast.copy_location(ast.Expr(letter), node.body[0])
        return node


def has_docstring(node: ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """True if a body opens with a docstring."""
    match node.body[:1]:
        case [ast.Expr(value=ast.Constant(value=str()))]:
            return True
        case _:
            return False


def compiled(source: bytes, place: str) -> bytes:
    """A module as the content of its `.pyc`; asserts stay, docstrings go."""
    tree = Silent().visit(ast.parse(source))
    code = compile(tree, place, "exec", dont_inherit=True, optimize=0)
    return bytes(_code_to_hash_pyc(code, *UNCHECKED))


def archive(files: Files) -> bytes:
    """A zip of these files, stored as they are: what carries it is compressed as a whole."""
    written = io.BytesIO()
    with zipfile.ZipFile(written, "w", zipfile.ZIP_STORED) as into:
        for name in sorted(files):
            into.writestr(zipfile.ZipInfo(name, OLD_DAY), files[name])
    return written.getvalue()


def sources(archive: str) -> Files:
    """The modules of a zip or wheel, by their paths in it."""
    with zipfile.ZipFile(archive) as opened:
        return {name: opened.read(name) for name in opened.namelist() if name.endswith(".py")}


def module(path: str) -> str:
    """The name under which a path is imported."""
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def pack(modules: Files, place: str) -> bytes:
    """Compile them all; `place` is where they will lie."""
    return archive({f"{path}c": compiled(source, f"{place}/{path}") for path, source in modules.items()})


def library(wanted: set[str]) -> bytes:
    """Those modules of the standard library."""
    return pack({path: text for path, text in sources(LIBRARY).items() if module(path) in wanted}, LIBRARY)


def held(wheel: str, left_out: tuple[str, ...]) -> Files:
    """The modules of the wheel but those below the named ones."""
    below = tuple(f"{name}." for name in left_out)
    return {path: text for path, text in sources(wheel).items() if not f"{module(path)}.".startswith(below)}


def system(path: str) -> str:
    """The rule system whose own module this is; "" for what serves all of them."""
    return path.removeprefix(SYSTEMS).partition("/")[0] if path.startswith(SYSTEMS) and path.count("/") > 2 else ""


def by_system(engine: Files, place: str) -> dict[str, bytes]:
    """The engine in archives: what serves all systems below "", and each system below its id; `place` has a {} for it."""
    parts: dict[str, Files] = {}
    for path, source in engine.items():
        parts.setdefault(system(path), {})[path] = source
    return {id: pack(part, place.format(id and f"-{id}")) for id, part in sorted(parts.items())}


def everything(
    wheel: str, left_out: tuple[str, ...], place: str, more: tuple[str, ...]
) -> tuple[bytes, dict[str, bytes]]:
    """The library and the engine by systems: of the library whatever Pyodide and any module of the engine imports, and `more`."""
    before = set(sys.modules)
    sys.path.append(wheel)
    engine = held(wheel, left_out)
    for path in engine:
        import_module(module(path))
    return library({*before, *sys.modules, *more}), by_system(engine, place)
