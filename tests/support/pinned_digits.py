"""The digits of short links, pinned: `tests/links/pinned-digits.txt`.

A line holds a system, the epoch of its links, a hash of a record, and a hash of its short link. The file only grows: a record
that stands in it never has another link in the same epoch.
"""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

from gonfalon.battle.battle import Battle
from gonfalon.formats.compact.epochs import epoch_now
from gonfalon.formats.record import dump, record_of

FILE = Path(__file__).parents[1] / "links" / "pinned-digits.txt"
PINNED = frozenset(FILE.read_text("utf-8").splitlines())
DIGITS = 12


def line_of(battle: Battle[Any], text: str) -> str:
    """The line of a battle with this short link."""
    record = json.dumps(dump(record_of(battle, battle.name)), sort_keys=True)
    hashes = (sha256(text.encode()).hexdigest()[:DIGITS] for text in (record, text))
    return " ".join((battle.system.id, str(epoch_now(battle.system.id)), *hashes))


def record_in(line: str) -> str:
    """The part of a line that says which record it is of."""
    return line.rpartition(" ")[0]
