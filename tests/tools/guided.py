"""Fuzzing led by coverage: `python tests/tools/fuzz.py --guided`. Atheris finds the bytes, hypothesis makes inputs of them.

Atheris is not in the lock, as it does not install everywhere: `.venv/bin/python -m pip install atheris`, or
`uv pip install atheris`. Called as `guided.py FOLDER SECONDS SEED`.
"""

from __future__ import annotations

import sys
from pathlib import Path

TESTS = Path(__file__).parents[1]
sys.path[:0] = [str(TESTS.parent / name) for name in ("engine", "web", "tests", "tests/frontier")]

try:
    import atheris  # type: ignore[import-untyped]
except ModuleNotFoundError:
    sys.exit("atheris is not installed: pip install atheris (Linux and macOS, some versions of Python)")

with atheris.instrument_imports(include=["gonfalon"]):
    import gonfalon.door.door

from fuzzing.door import received
from fuzzing.strategies import MANY, Input, files, links, requests
from fuzzing.talks import talks
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

TIMEOUT = 30
LARGEST = 400
"""Megabytes of the whole process, Python and the fuzzer included."""


@settings(database=None, deadline=None, suppress_health_check=tuple(HealthCheck))
@given(st.one_of(links(MANY), files(MANY), requests(MANY), talks(MANY)))
def read(given: Input) -> None:
    """A fault ends the search; atheris writes its bytes into the folder."""
    received(given)


def main() -> None:
    folder, seconds, seed = Path(sys.argv[1]), sys.argv[2], sys.argv[3]
    assert gonfalon.door.door
    (folder / "corpus").mkdir(parents=True, exist_ok=True)
    options = {
        "max_total_time": seconds,
        "seed": seed,
        "timeout": TIMEOUT,
        "rss_limit_mb": LARGEST,
        "max_len": 8_192,
        "len_control": 0,
        "artifact_prefix": f"{folder}/guided-",
        "print_final_stats": 1,
    }
    atheris.Setup(
        [sys.argv[0], *(f"-{name}={value}" for name, value in options.items()), str(folder / "corpus")],
        read.hypothesis.fuzz_one_input,  # type: ignore[attr-defined]
    )
    atheris.Fuzz()


if __name__ == "__main__":
    main()
