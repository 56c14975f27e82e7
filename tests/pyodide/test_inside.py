"""The engine's own tests once more, inside the Python that the browser runs.

Of a test with many cases (seeds, stories, armies) the first: all of them run in CPython, where assertions are taken apart to say
what failed; here they stand as they are. What reads sources, and no engine, is left out. For each change runs what hangs on
Python itself: numbers, hashes, texts, packing, recursion, memory, questions and the driver, and of each system its odds and
battles at random. The procedures of the rules, which only choose and count, and what is long run at night.
"""

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from press import runtime, setup
from press.paths import DIST, ROOT

FOLDERS = ("engine", "odds", "stories", "door", "links")
OF_SOURCES = tuple(f"tests/engine/test_{name}.py" for name in ("purity", "every_rule", "stale_objects"))
OF_PYTHON = ("tests/engine/test_*.py", "tests/engine/*/test_odds.py", "tests/engine/*/test_properties.py")
"""The files of `engine` that run for each change."""

MOST = 1
PLAIN = ("-q", "-p", "no:cacheprovider", "-o", "pythonpath=tests tests/frontier", "--color=no", "--assert=plain")


def by_day() -> list[str]:
    """The words for pytest: what runs for each change."""
    files = {path.relative_to(ROOT).as_posix() for one in OF_PYTHON for path in ROOT.glob(one)}
    return [
        "-m",
        "not long and not nightly",
        *sorted(files.difference(OF_SOURCES)),
        *(f"tests/{name}" for name in FOLDERS if name != "engine"),
    ]


def at_night() -> list[str]:
    """The words for pytest: everything."""
    return [*(f"--ignore={path}" for path in OF_SOURCES), *(f"tests/{name}" for name in FOLDERS)]


@pytest.mark.parametrize("which", [by_day, pytest.param(at_night, marks=pytest.mark.nightly)])
def test_the_engine_holds_inside_pyodide(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, which: Callable[[], list[str]]
) -> None:
    for name, body in runtime.shipped(DIST).items():
        (tmp_path / f"{name}.zip").write_bytes(body)
    wheel = next((DIST / "wheels").glob("gonfalon-*.whl"))
    node, place = setup.find_node(), (setup.WHEELS, tmp_path, wheel)
    command = (node, "tests/pyodide/run.mjs", *place, *PLAIN, f"--most={MOST}", *which())
    done = subprocess.run([str(word) for word in command], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    with capsys.disabled():
        print(f"\ninside Pyodide: {done.stdout.strip().splitlines()[-1]}")
