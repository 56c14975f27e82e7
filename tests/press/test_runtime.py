"""The files of the engine's start: the same modules as in the wheel and in Python's library, the same bytes each time."""

import json
import os
import shutil
import subprocess
import sys
import zipfile
from io import BytesIO
from pathlib import Path

import pytest
from support.schema import faults

from gonfalon.systems import CLASSES
from press import runtime
from press.paths import DIST, ENGINE, MODULES

Modules = set[str]


def body(name: str) -> bytes:
    """A body of the start."""
    return runtime.shipped(DIST)[name]


def modules(archive: bytes | Path, ending: str) -> Modules:
    """The names of an archive's modules."""
    held = zipfile.ZipFile(BytesIO(archive) if isinstance(archive, bytes) else archive)
    return {name.removesuffix(ending) for name in held.namelist() if name.endswith(ending)}


def left_out(name: str) -> bool:
    paths = [f"gonfalon/{module.replace('.', '/')}" for module in runtime.LEFT_OUT]
    return any(name == path or name.startswith(f"{path}/") for path in paths)


@pytest.fixture(scope="module")
def wheel() -> Path:
    return next((DIST / "wheels").glob("gonfalon-*.whl"))


def test_the_engine_that_starts_is_the_engine_of_the_wheel(wheel: Path) -> None:
    in_wheel = modules(wheel, ".py")
    parts = [body("engine"), *(body(f"engine-{id}") for id in CLASSES)]
    shipped = [name for part in parts for name in modules(part, ".pyc")]
    assert len(shipped) == len(set(shipped))
    assert set(shipped) == {name for name in in_wheel if not left_out(name)}
    assert "gonfalon/door/door" in modules(body("engine"), ".pyc")


def test_each_system_is_a_part_of_its_own_and_the_start_takes_none() -> None:
    for id in CLASSES:
        home = f"gonfalon/systems/{id}/"
        assert f"{home}__init__" in modules(body(f"engine-{id}"), ".pyc")
        assert all(name.startswith(home) for name in modules(body(f"engine-{id}"), ".pyc"))
    listed = json.loads((DIST / "files.json").read_text("utf-8"))
    assert listed["systems"].keys() == CLASSES.keys()
    started = {path for paths in listed["start"].values() for path in paths}
    assert started.isdisjoint(path for paths in listed["systems"].values() for path in paths)


TALK = """
import json, sys
from gonfalon import systems
from gonfalon.door.door import Door

door = Door()
ask = lambda **request: print(door.handle(json.dumps(request)))
ask(do="new", system="tiefen")
ask(do="new", system="war")
ask(do="systems")
ask(do="look")
systems.add_archive(sys.argv[1])
ask(do="new", system="war")
"""


def test_a_system_whose_part_is_not_here_is_named_and_answered_once_it_is(tmp_path: Path) -> None:
    """docs/door.md: the open battle stays; the same request is asked again."""
    part = shutil.make_archive(str(tmp_path / "war"), "zip", ENGINE, "gonfalon/systems/war")
    shutil.copytree(ENGINE / "gonfalon", tmp_path / "gonfalon", ignore=shutil.ignore_patterns("__pycache__", "war"))
    command = (sys.executable, "-c", TALK, part)
    done = subprocess.run(command, env={**os.environ, "PYTHONPATH": str(tmp_path)}, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    first, absent, listed, still, then = map(json.loads, done.stdout.splitlines())
    assert (absent, listed) == ({"absent": "war"}, {"absent": "war"})
    assert (first["view"]["system"], still["view"]["system"], then["view"]["system"]) == ("tiefen", "tiefen", "war")
    assert faults(absent) == []


def test_the_library_is_a_part_of_pythons_own_and_holds_no_sources() -> None:
    stock = MODULES / "pyodide" / "python_stdlib.zip"
    assert modules(body("library"), ".pyc") < modules(stock, ".py")
    assert all(modules(body(name), ".py") == set() for name in runtime.shipped(DIST) if name != "wasm")


def test_python_itself_is_pyodides_own() -> None:
    assert body("wasm") == (MODULES / "pyodide" / "pyodide.asm.wasm").read_bytes()


def test_compiling_again_gives_the_same_bytes(wheel: Path) -> None:
    assert runtime.compiled(wheel) == {name: body for name, body in runtime.shipped(DIST).items() if name != "wasm"}
