"""The page's modules that need no page: each file of tests is run by Node."""

import subprocess
from pathlib import Path

import pytest

from press import setup
from press.paths import ROOT

FILES = sorted(Path(__file__).parent.glob("*.test.js"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_the_module_does_as_it_says(file: Path) -> None:
    done = subprocess.run([setup.find_node(), "--test", file], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
