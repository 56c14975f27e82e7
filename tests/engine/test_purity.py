"""Import rules between packages, modules that the engine may not know, and that every rule id means a paragraph of a rulebook."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
ENGINE = ROOT / "engine" / "gonfalon"
RULEBOOK = ROOT / "web" / "rulebook"
SYSTEMS = sorted(path.parent.name for path in (ENGINE / "systems").glob("*/__init__.py"))

WORLD = {"js", "pyodide", "pyodide_js", "os", "sys", "io", "pathlib", "time", "datetime", "socket", "threading"}
CHANCE = {"random", "secrets"}
OUTWARD = {"open", "eval", "exec", "input", "print", "__import__"}
EDGES = ("__main__", "terminal", "words")
NOT_FOR_SYSTEMS = {"door", "formats", "words", "terminal"}
OF_SYSTEMS = tuple(f"gonfalon.systems.{system}" for system in SYSTEMS)
STILL_NOT = {"gonfalon.battle.battle", "gonfalon.battle.bots", "gonfalon.battle.driver"}
GOES_IN = ("rule", "judgement", "option")


def modules() -> Iterator[Path]:
    """Every module of the engine but those at the edge, which speak to people."""
    for path in sorted(ENGINE.rglob("*.py")):
        if path.relative_to(ENGINE).parts[0].removesuffix(".py") not in EDGES:
            yield path


@dataclass(frozen=True)
class Source:
    """The parts of a module that are looked at: full names of what it imports, of plain functions that it calls, and the texts
    in it that are no docstrings.
    """

    imports: frozenset[str]
    calls: frozenset[str]
    texts: frozenset[str]


@cache
def source(path: Path) -> Source:
    """A module, parsed once."""
    nodes = list(ast.walk(ast.parse(path.read_text("utf-8"))))
    names = {alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names}
    calls = {node.func.id for node in nodes if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)}
    for node in nodes:
        if isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            names |= {f"{node.module}.{alias.name}" for alias in node.names}
    texts = {str(node.value) for node in nodes if isinstance(node, ast.Constant)} - set(docstrings(nodes))
    return Source(frozenset(names), frozenset(calls), frozenset(texts))


def docstrings(nodes: list[ast.AST]) -> Iterator[str]:
    """The texts that stand alone and explain."""
    for node in nodes:
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield str(node.value.value)


def name_of(path: Path) -> str:
    return path.relative_to(ENGINE).as_posix()


def test_the_engine_does_not_know_the_world() -> None:
    """A module that reads a clock, a file or the machine, or draws lots, plays otherwise in a browser or when told again."""
    known = {"door/serialize.py": {"eval"}}  # writes out the fields of our own classes, as dataclasses do
    met = {}
    for path in modules():
        tops = {name.partition(".")[0] for name in source(path).imports}
        chance = set() if path == ENGINE / "questions" / "dice.py" else CHANCE
        met[name_of(path)] = (tops & (WORLD | chance)) | (
            source(path).calls - known.get(name_of(path), set())
        ) & OUTWARD
    assert len(met) > 300
    assert {name: found for name, found in met.items() if found} == {}


@pytest.mark.parametrize("system", SYSTEMS)
def test_a_system_meets_no_other_system_and_looks_down_only(system: str) -> None:
    for path in sorted((ENGINE / "systems" / system).rglob("*.py")):
        named = {name for name in source(path).imports if name.startswith("gonfalon.")}
        assert not named & STILL_NOT, path
        ours = [name.split(".")[1:] for name in named]
        assert not {parts[0] for parts in ours} & NOT_FOR_SYSTEMS, path
        assert {parts[1] for parts in ours if parts[0] == "systems"} <= {system}, path


def test_what_lies_below_the_systems_names_none() -> None:
    """Only the list of systems and a system's own folder know its name."""
    named = re.compile(rf"\b({'|'.join(SYSTEMS)})\b")
    for path in modules():
        place = path.relative_to(ENGINE)
        if place.parts[0] == "systems" or place == Path("formats", "story.py"):
            continue
        assert not [text for text in source(path).texts if named.search(text)], place
        assert not [name for name in source(path).imports if name.startswith(OF_SYSTEMS)], place


def paragraphs(system: str) -> dict[str, str]:
    """Every id of a rulebook with its kind."""
    kinds: dict[str, str] = {}
    for path in sorted((RULEBOOK / system).glob("*.toml")):
        for rule in tomllib.loads(path.read_text("utf-8")).get("rule", ()):
            assert rule["id"] not in kinds
            kinds[rule["id"]] = rule["kind"]
    return kinds


def rule_ids_in_code(system: str) -> dict[str, set[str]]:
    """The rule ids that stand in the engine's code of a system, with the files."""
    found: dict[str, set[str]] = {}
    for path in sorted((ENGINE / "systems" / system).rglob("*.py")):
        for id in re.findall(rf"(?<![.\w]){system}(?:\.[a-z_]+)+", path.read_text("utf-8")):
            found.setdefault(id, set()).add(name_of(path))
    return found


@pytest.mark.parametrize("system", SYSTEMS)
def test_every_id_in_the_code_is_a_paragraph_of_the_rulebook(system: str) -> None:
    known = paragraphs(system)
    assert {id: files for id, files in rule_ids_in_code(system).items() if id not in known} == {}


@pytest.mark.parametrize("system", SYSTEMS)
def test_every_paragraph_that_goes_into_the_game_stands_in_the_code(system: str) -> None:
    in_code = rule_ids_in_code(system)
    missing = [id for id, kind in paragraphs(system).items() if kind in GOES_IN and id not in in_code]
    assert missing == []


def test_no_module_is_long() -> None:
    lengths = {name_of(path): len(path.read_text("utf-8").splitlines()) for path in modules()}
    assert max(lengths.values()) <= 350, lengths
