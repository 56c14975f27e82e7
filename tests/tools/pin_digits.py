"""Pin the digits of short links: `python tests/tools/pin_digits.py`.

Adds a line to `tests/links/pinned-digits.txt` for each golden story, example and case whose record is not there yet. If a record
has another link than the one that is pinned, its system needs a new epoch: the tool says so, writes nothing, and exits with 1.
"""

from __future__ import annotations

import sys
from pathlib import Path

TESTS = Path(__file__).parents[1]
sys.path[:0] = [str(TESTS.parent / "engine"), str(TESTS)]

from support.pinned_digits import FILE, PINNED, line_of, record_in
from support.stories import STORIES, battle_in

from gonfalon.formats import link


def main() -> int:
    battles = ((battle_in(story), story) for story in STORIES)
    lines = {line_of(battle, link.write_compact(battle)): story for battle, story in battles}
    pinned = {record_in(line): line for line in PINNED}
    changed = [line for line in lines if pinned.get(record_in(line), line) != line]
    for line in changed:
        system, epoch, *_ = line.split()
        print(f"{lines[line].stem}: other digits in epoch {epoch} of {system}")
    if changed:
        systems = ", ".join(sorted({line.split()[0] for line in changed}))
        print(f"Begin a new epoch of {systems} in engine/gonfalon/systems/__init__.py, then run this again.")
        return 1
    FILE.write_text("".join(f"{line}\n" for line in sorted(PINNED | set(lines))), "utf-8")
    print(f"{len(set(lines) - PINNED)} pinned anew, {len(PINNED | set(lines))} in all")
    return 0


if __name__ == "__main__":
    sys.exit(main())
