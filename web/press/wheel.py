"""The engine as a wheel, the same bytes each time."""

import os
from pathlib import Path

from hatchling.build import build_wheel

from press.paths import ROOT


def make(folder: Path) -> str:
    """Build the wheel into a folder; its file name."""
    folder.mkdir(parents=True)
    here = Path.cwd()
    os.chdir(ROOT)
    try:
        return build_wheel(str(folder))
    finally:
        os.chdir(here)
