"""The battles in which the scenes of worked examples begin, for the page, where a person goes on with one.

    {"RULE.N": {the record, "slips": {seal: [content, salt]}}, ...}

One file a system, an example a line. Each is what a device keeps of a battle (`gonfalon.formats.record`, `slips_in`), without
a name: the page gives it one in the reader's language. As links they would be ten times the bytes on the way, since a host
compresses files.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from gonfalon.formats.record import dump
from gonfalon.questions.filled import seals_in
from press.examples.runs import Run
from press.reference import addresses
from press.rulebook import Book


def save(run: Run) -> dict[str, Any]:
    """The battle as it stands before the first step of an example's scene, with what lies face down there."""
    record = run.starts.record
    assert record is not None, run.name  # a scene begins below the line that names the system
    slips = {seal: list(run.played.slips[seal]) for seal in seals_in(record.entries) if seal in run.played.slips}
    return {**dump(record), "slips": slips}


def text(runs: Iterable[Run]) -> str:
    """The file with these examples."""
    lines = (
        f"{json.dumps(run.name)}:{json.dumps(save(run), ensure_ascii=False, separators=(',', ':'), sort_keys=True)}"
        for run in runs
    )
    return "{\n" + ",\n".join(lines) + "\n}\n"


def make(site: Path, books: Iterable[Book], runs: Mapping[str, Run]) -> None:
    """Write the file of each book."""
    for book in books:
        path = site / addresses.examples(book.id)
        path.parent.mkdir(exist_ok=True)
        own = (run for run in runs.values() if run.played.system.id == book.id)
        path.write_text(text(own), "utf-8")
