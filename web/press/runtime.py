"""Python for the browser: the files of Pyodide that the worker loads."""

import shutil
from pathlib import Path

from press.paths import MODULES

FILES = (
    "pyodide.mjs",
    "pyodide.asm.mjs",
    "pyodide.asm.wasm",
    "python_stdlib.zip",
    "pyodide-lock.json",
)


def make(folder: Path) -> None:
    """Copy them as they are."""
    folder.mkdir(parents=True)
    for name in FILES:
        shutil.copyfile(MODULES / "pyodide" / name, folder / name)
