"""`python -m gonfalon`: as its own process, or its calls in this one, which is quicker."""

import io
import os
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from unittest.mock import patch

from gonfalon.terminal.main import run
from gonfalon.words import LANGUAGES, Words

__all__ = ["LANGUAGES", "Done", "call", "environment", "process", "said_in", "say"]

ENGINE = Path(__file__).parents[2] / "engine"


@dataclass(frozen=True)
class Done:
    """The result of a call."""

    code: int
    out: str
    err: str


def environment(**more: str) -> dict[str, str]:
    """An environment that says nothing of its own about language, colours or encoding."""
    kept = {name: os.environ[name] for name in ("PATH", "HOME", "SYSTEMROOT") if name in os.environ}
    return {**kept, "PYTHONPATH": str(ENGINE), "PYTHONCOERCECLOCALE": "0", "LC_ALL": "C", **more}


def process(*words: str | Path) -> Done:
    """One call without input, in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "gonfalon", *map(str, words)],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        env=environment(),
        timeout=120,
    )
    return Done(done.returncode, done.stdout.decode(), done.stderr.decode())


def call(*words: str | Path, typed: Sequence[str] = (), **more: str) -> Done:
    """One call; `typed` are the lines of its input, `more` its environment."""
    given = io.BytesIO("".join(f"{line}\n" for line in typed).encode())
    out, err = io.BytesIO(), io.BytesIO()
    lines, printed, complained = (io.TextIOWrapper(bytes, "ascii") for bytes in (given, out, err))
    streams = patch.multiple(sys, stdin=lines, stdout=printed, stderr=complained)
    with streams, patch.dict(os.environ, environment(**more), clear=True):
        try:
            code = run([str(word) for word in words])
        except SystemExit as end:
            code = int(end.code or 0)
        printed.flush()
        complained.flush()
    return Done(code, out.getvalue().decode(), err.getvalue().decode())


def say(language: str, message: str, **figures: str | float) -> str:
    """A message as the terminal prints it on a line that is long enough."""
    return Words(language).say(message, **figures)


def said_in(printed: str, *messages: str) -> bool:
    """True if all of this was printed, wherever its lines were broken."""
    flat = " ".join(printed.split())
    return all(" ".join(message.split()) in flat for message in messages)
