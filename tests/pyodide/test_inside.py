"""The engine's own tests once more, inside the Python that the browser runs."""

import subprocess

import pytest

from press import setup
from press.paths import DIST, ROOT

FOLDERS = ("engine", "odds", "stories", "door", "links")
PLAIN = ("-q", "-p", "no:cacheprovider", "-o", "pythonpath=tests", "--color=no")


def test_the_engine_holds_inside_pyodide(capsys: pytest.CaptureFixture[str]) -> None:
    there = [f"tests/{name}" for name in FOLDERS if (ROOT / "tests" / name).is_dir()]
    wheel = next((DIST / "wheels").glob("gonfalon-*.whl"))
    command = (setup.find_node(), "tests/pyodide/run.mjs", setup.WHEELS, wheel, *PLAIN, *there)
    done = subprocess.run([str(word) for word in command], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    with capsys.disabled():
        print(f"\ninside Pyodide: {done.stdout.strip().splitlines()[-1]}")
