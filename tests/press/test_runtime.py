"""What the engine's start takes: the same modules as in the wheel and in Python's library, the same bytes each time."""

import zipfile
from io import BytesIO
from pathlib import Path

import pytest

from press import runtime
from press.paths import DIST, MODULES

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
    missing = in_wheel - modules(body("engine"), ".pyc")
    assert missing == {name for name in in_wheel if left_out(name)}
    assert modules(body("engine"), ".pyc") <= in_wheel
    assert "gonfalon/door" in modules(body("engine"), ".pyc")


def test_the_library_is_a_part_of_pythons_own_and_holds_no_sources() -> None:
    stock = MODULES / "pyodide" / "python_stdlib.zip"
    assert modules(body("library"), ".pyc") < modules(stock, ".py")
    assert all(modules(body(name), ".py") == set() for name in ("library", "engine"))


def test_python_itself_is_pyodides_own() -> None:
    assert body("wasm") == (MODULES / "pyodide" / "pyodide.asm.wasm").read_bytes()


def test_compiling_again_gives_the_same_bytes(wheel: Path) -> None:
    assert runtime.compiled(wheel) == {name: body(name) for name in ("library", "engine")}
