"""Readers of inputs, each in a process of its own: a hang or a crash there stops nobody here."""

from __future__ import annotations

import base64
import json
import os
import selectors
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from fuzzing.strategies import Input

from gonfalon.door.door import system_list
from press import setup
from press.paths import ROOT

HERE = Path(__file__).parent
PAGE_KINDS = ("link", "sketch", "house-link", "house-file", "roster-file", "file-link", "wheel")
HEAP = "--max-old-space-size=128"
"""So many megabytes may lie about in Node before it tidies up: else what it has not thrown away yet counts as needed."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """The result of an input: opened, refused, or a fault with its reason; the processor's time and the memory that it took."""

    outcome: str
    why: str
    seconds: float
    megabytes: float


class Reader:
    """A process that reads inputs; it is ended after `limit` seconds on one, and begun anew."""

    def __init__(
        self, command: Sequence[str | Path], limit: float, environment: Mapping[str, str] | None = None
    ) -> None:
        self._command = [str(word) for word in command]
        self._environment = {**os.environ, **(environment or {})}
        self._limit = limit
        self._process: subprocess.Popen[bytes] | None = None

    def read(self, given: Input) -> Verdict:
        """One input."""
        if self._process is None:
            self._begin()
        before = self._memory("VmRSS")
        began = self._seconds()
        said = self._answer(given)
        megabytes = max(0.0, self._memory("VmHWM") - before)
        if said is None:
            self.close()
            return Verdict("fault", f"no answer within {self._limit} s, or it died", self._limit, megabytes)
        return Verdict(said["outcome"], said.get("why", ""), self._seconds() - began, megabytes)

    def close(self) -> None:
        if self._process:
            self._process.kill()
            self._process.communicate()
        self._process = None

    def _begin(self) -> None:
        self._process = subprocess.Popen(
            self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=ROOT, env=self._environment
        )
        self._answer(WARMING, patience=120)

    def _answer(self, given: Input, patience: float | None = None) -> dict[str, str] | None:
        process = self._process
        assert process
        assert process.stdin
        assert process.stdout
        line = json.dumps([given.kind, base64.b64encode(given.body).decode()]).encode() + b"\n"
        try:
            process.stdin.write(line)
            process.stdin.flush()
        except BrokenPipeError:
            return None
        self._forget_peak(process.pid)
        with selectors.DefaultSelector() as waiting:
            waiting.register(process.stdout, selectors.EVENT_READ)
            if not waiting.select(patience or self._limit):
                return None
        answer = process.stdout.readline()
        said: dict[str, str] | None = json.loads(answer) if answer else None
        return said

    def _forget_peak(self, pid: int) -> None:
        """From here on the highest memory counts anew (Linux; elsewhere memory is not measured)."""
        try:
            Path(f"/proc/{pid}/clear_refs").write_text("5")
        except OSError:
            return

    def _seconds(self) -> float:
        """The processor's time that the process has had, in seconds; where the system does not tell it, the time of day."""
        assert self._process
        try:
            stat = Path(f"/proc/{self._process.pid}/stat").read_text()
        except OSError:
            return time.monotonic()
        user, system = stat.rpartition(")")[2].split()[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")

    def _memory(self, field: str) -> float:
        """A line of what Linux tells about the process, in megabytes."""
        assert self._process
        try:
            status = Path(f"/proc/{self._process.pid}/status").read_text()
        except OSError:
            return 0.0
        return next((int(line.split()[1]) / 1024 for line in status.splitlines() if line.startswith(field)), 0.0)


WARMING = Input("link", b"b=")


def engine(limit: float) -> Reader:
    """The door in CPython."""
    paths = os.pathsep.join(str(ROOT / name) for name in ("engine", "web", "tests", "tests/frontier"))
    return Reader((sys.executable, HERE / "door_process.py"), limit, {"PYTHONPATH": paths})


def page(limit: float) -> Reader:
    """The page's own readers in Node."""
    systems = json.dumps(system_list()["systems"])
    return Reader(
        (setup.find_node(), HEAP, "--no-deprecation", HERE / "page.mjs", ROOT), limit, {"GONFALON_SYSTEMS": systems}
    )
