"""Settings of all tests: hypothesis without deadlines and derandomized, long suites first, less garbage collection, `--retell`,
`--most`, `--budget`.
"""

import gc
import sys
from collections import defaultdict

import pytest
from hypothesis import settings
from support.lane_report import pytest_sessionstart, pytest_terminal_summary  # noqa: F401  (hooks)

settings.register_profile("house", deadline=None, derandomize=True)
settings.register_profile("browser", deadline=None, derandomize=True, max_examples=10)
settings.load_profile("browser" if sys.platform == "emscripten" else "house")

LONG = ("pyodide", "checks", "engines", "gallery", "site", "test_contract.py", "test_given_out.py", "fuzzing", "press")
"""Folders and files that take long: a worker that begins one last would be waited for."""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """The long suites begin first, in the order of `LONG`; of each test no more cases than were asked for."""
    items.sort(key=lambda item: next((at for at, name in enumerate(LONG) if name in item.path.parts), len(LONG)))
    most = config.getoption("--most")
    if most:
        cases = defaultdict[str, list[pytest.Item]](list)
        for item in items:
            cases[item.nodeid.partition("[")[0]].append(item)
        wanted = {id(one) for some in cases.values() for one in spread(some, most)}
        config.hook.pytest_deselected(items=[item for item in items if id(item) not in wanted])
        items[:] = [item for item in items if id(item) in wanted]


def pytest_collection_finish() -> None:
    """Collect garbage less often: the imported and collected objects stay to the end, and they are many."""
    gc.set_threshold(20_000, 20, 50)


def spread(cases: list[pytest.Item], most: int) -> list[pytest.Item]:
    """So many of them at most: the first, the last, the others evenly between."""
    if len(cases) <= most or most == 1:
        return cases[:most]
    return [cases[at * (len(cases) - 1) // (most - 1)] for at in range(most)]


def pytest_addoption(parser: pytest.Parser) -> None:
    """`pytest --retell` writes the stories anew, as the rules tell them now; `--most N` runs N cases of each test;
    `--budget N` tells the slowest files, and whether the run took more than N seconds.
    """
    parser.addoption("--retell", action="store_true", help="write the stories anew, as the rules tell them now")
    parser.addoption("--most", type=int, default=0, help="run no more than so many cases of each test")
    parser.addoption("--budget", type=int, default=0, help="seconds that the run may take; the slowest files are told")


@pytest.fixture
def retells(request: pytest.FixtureRequest) -> bool:
    """True if stories are renewed instead of compared."""
    return bool(request.config.getoption("--retell"))
