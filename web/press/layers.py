"""Which module of `web/` imports which, held against the folders' order in `web/layers.toml`.

`python3 web/press/layers.py` prints the figures and every fault; `tests/checks/test_layers.py` wants none.
"""

import re
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

WEB = Path(__file__).resolve().parents[1]
LAYERS = WEB / "layers.toml"
APART = ("templates",)
"""Folders whose scripts are no modules of the page."""

IMPORT = re.compile(r"""(?:\bfrom|\bimport)\s*\(?\s*["'](\.[^"']+)["']""")
"""Imports of values and, in comments, of types."""

Graph = dict[str, set[str]]


@dataclass(frozen=True, slots=True)
class Program:
    """A program that runs by itself: its entry modules, and its folders from the lowest to the highest."""

    name: str
    entries: tuple[str, ...]
    folders: tuple[str, ...]

    def may(self, module: str, other: str) -> bool:
        """True if a module of this program may import another."""
        mine, its = self.rank(module), self.rank(other)
        return mine is not None and its is not None and its <= mine

    def rank(self, module: str) -> int | None:
        """Return the height of a module in this program; the entries lie highest."""
        if module in self.entries:
            return len(self.folders)
        folder = folder_of(module)
        return self.folders.index(folder) if folder in self.folders else None


def folder_of(module: str) -> str:
    """The folder that a module lies in."""
    return PurePosixPath(module).parent.as_posix()


def programs(source: Path = LAYERS) -> tuple[Program, ...]:
    """The programs and their folders as `layers.toml` names them."""
    told = tomllib.loads(source.read_text("utf-8"))
    return tuple(Program(name, tuple(one["entries"]), tuple(one["folders"])) for name, one in told.items())


def graph(web: Path = WEB) -> Graph:
    """Every module, and the modules and type declarations that it imports; libraries are left out."""
    found: Graph = {}
    for path in sorted(web.rglob("*.js")):
        module = path.relative_to(web).as_posix()
        if not module.startswith(APART):
            places = ((path.parent / name).resolve() for name in IMPORT.findall(path.read_text("utf-8")))
            inside = {place.relative_to(web).as_posix() for place in places if place.is_relative_to(web)}
            found[module] = {name for name in inside if not name.startswith("vendor/")}
    return found


def loose(modules: Graph, all_programs: tuple[Program, ...]) -> list[str]:
    """Modules that are no entry and lie in no folder of a program."""
    return [module for module in modules if all(one.rank(module) is None for one in all_programs)]


def upward(modules: Graph, all_programs: tuple[Program, ...]) -> list[tuple[str, str]]:
    """Imports that a program which holds the module does not allow: of a higher folder, or of another program's."""
    return [
        (module, other)
        for module, others in modules.items()
        for other in sorted(others)
        if not all(one.may(module, other) for one in all_programs if one.rank(module) is not None)
    ]


def cycles(modules: Graph) -> list[list[str]]:
    """Groups of modules that import each other, directly or by way of others."""
    reached = {module: set(reachable(modules, module)) for module in modules}
    groups = {
        tuple(sorted(other for other in ahead if module in reached.get(other, ())))
        for module, ahead in reached.items()
        if module in ahead
    }
    return [list(group) for group in sorted(groups)]


def reachable(modules: Graph, start: str) -> Iterator[str]:
    """Everything that a module imports, directly or by way of others."""
    waiting, seen = list(modules[start]), set[str]()
    while waiting:
        module = waiting.pop()
        if module not in seen:
            seen.add(module)
            yield module
            waiting += modules.get(module, ())


def faults(modules: Graph, all_programs: tuple[Program, ...]) -> list[str]:
    """Everything that the check complains about, a line each."""
    return [
        *(f"{module} is no entry and lies in no listed folder" for module in loose(modules, all_programs)),
        *(f"{module} must not import {other}" for module, other in upward(modules, all_programs)),
        *(f"in a cycle: {', '.join(group)}" for group in cycles(modules)),
    ]


def main() -> int:
    """Print the figures, then the faults."""
    modules, known = graph(), programs()
    print(f"{len(modules)} modules, {sum(map(len, modules.values()))} imports")
    print(f"{len(upward(modules, known))} upward imports, {len(cycles(modules))} cycles")
    print(f"{len(loose(modules, known))} loose files, {len({m for one in known for m in one.entries})} entry files")
    found = faults(modules, known)
    print(*found, sep="\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
