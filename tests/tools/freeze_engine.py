"""Keep the engine as it is now for ever: `python tests/tools/freeze_engine.py`, before rules change and a new epoch begins.

Builds the engine's wheel (or takes the one that is named), puts it into `engine/frozen/`, and pins in
`tests/links/told-by-old-engines.txt` what it tells of each link that was given out. An engine with the same rules as the last
one takes its place. `docs/old-engines.md` says more.
"""

from __future__ import annotations

import argparse
import sys
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory

TESTS = Path(__file__).parents[1]
sys.path[:0] = [str(TESTS.parent / "engine"), str(TESTS.parent / "web"), str(TESTS)]

from support.old_engines import TOLD, told_by

from press import engines, site, wheel


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("wheel", nargs="?", type=Path, help="the wheel to keep; else it is built from the sources")
    given = parser.parse_args().wheel
    with TemporaryDirectory() as made:
        if given is None:
            site.words_of_rules()
            given = Path(made) / wheel.make(Path(made))
        engine = engines.freeze(given, datetime.now(UTC).date())
    days = {one.day for one in engines.frozen()}
    pinned = TOLD.read_text("utf-8").splitlines() if TOLD.exists() else []
    others = [line for line in pinned if line.split()[0] in days - {engine.day}]
    TOLD.write_text("\n".join((*others, *told_by(engine.wheel, engine.day), "")), "utf-8")
    print(f"{engine.wheel.name}: {engine.wheel.stat().st_size:,} bytes, {engine.systems}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
