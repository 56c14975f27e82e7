"""The engine's own tests once more, inside the Python that the browser runs.

Every test, but of one with many cases (seeds, stories, armies) the first: all of them run in CPython, where
assertions are taken apart to say what failed; here they stand as they are. What reads sources, and no engine, is left out.
"""

import subprocess
from pathlib import Path

import pytest

from press import runtime, setup
from press.paths import DIST, ROOT

FOLDERS = ("engine", "odds", "stories", "door", "links")
OF_SOURCES = tuple(f"tests/engine/test_{name}.py" for name in ("purity", "every_rule", "stale_objects"))
MOST = 1
PLAIN = ("-q", "-p", "no:cacheprovider", "-o", "pythonpath=tests tests/frontier", "--color=no", "--assert=plain")


def test_the_engine_holds_inside_pyodide(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    for name, body in runtime.shipped(DIST).items():
        (tmp_path / f"{name}.zip").write_bytes(body)
    there = [f"tests/{name}" for name in FOLDERS if (ROOT / "tests" / name).is_dir()]
    wheel = next((DIST / "wheels").glob("gonfalon-*.whl"))
    which = (f"--most={MOST}", *(f"--ignore={path}" for path in OF_SOURCES), *there)
    command = (setup.find_node(), "tests/pyodide/run.mjs", setup.WHEELS, tmp_path, wheel, *PLAIN, *which)
    done = subprocess.run([str(word) for word in command], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    with capsys.disabled():
        print(f"\ninside Pyodide: {done.stdout.strip().splitlines()[-1]}")
