"""The attacks of `tests/support/attacks.py` read one after the other: what each takes of the processor and of memory."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from time import process_time

from fuzzing.prices import SYSTEMS
from support import attacks
from support.door_player import Visitor

from gonfalon.systems import system_of


@dataclass(frozen=True, slots=True)
class Attacked:
    """An attack by its name: the processor's time of opening or refusing it, memory in megabytes, and what was said."""

    name: str
    seconds: float
    megabytes: float
    said: str
    work: int

    @property
    def line(self) -> str:
        unit = f"{self.seconds / self.work * 1e6:5.1f} µs a unit" if self.work else ""
        return f"{self.name:28} {self.seconds:6.2f} s {self.megabytes:6.1f} MB  {self.said:14} {unit}"


def all_attacked() -> Iterator[Attacked]:
    """Each attack in a process of its own: what others have left there would hide what this one takes."""
    with ProcessPoolExecutor(1, get_context("spawn"), max_tasks_per_child=1) as processes:
        for name, make in attacks.LINKS.items():
            yield processes.submit(attacked, name, make()).result()


def attacked(name: str, link: str) -> Attacked:
    for system in SYSTEMS:
        system_of(system)
    visitor = Visitor("attacked")
    visitor.begin()
    forget_peak()
    before, begun = memory("VmRSS"), process_time()
    reply = visitor.ask("read", link=link)
    seconds = process_time() - begun
    megabytes = max(0.0, memory("VmHWM") - before)
    code = reply.get("unreadable", {}).get("code", "")
    return Attacked(name, seconds, megabytes, code or "opens", 0 if code else visitor.door.battle.work)


def forget_peak() -> None:
    """From here on the highest memory counts anew (Linux; elsewhere memory is not measured)."""
    try:
        Path("/proc/self/clear_refs").write_text("5")
    except OSError:
        return


def memory(field: str) -> float:
    """A line of what Linux tells about this process, in megabytes."""
    try:
        status = Path("/proc/self/status").read_text()
    except OSError:
        return 0.0
    return next((int(line.split()[1]) / 1024 for line in status.splitlines() if line.startswith(field)), 0.0)
