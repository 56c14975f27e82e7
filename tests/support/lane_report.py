"""The end of a run: its ten slowest files, and its time beside the budget of its lane."""

import time
from collections import defaultdict
from operator import itemgetter

import pytest
from _pytest.terminal import TerminalReporter

FILES = 10
"""So many files are named."""

STARTED = pytest.StashKey[float]()


def pytest_sessionstart(session: pytest.Session) -> None:
    """Note when the run began."""
    session.config.stash[STARTED] = time.monotonic()


def pytest_terminal_summary(terminalreporter: TerminalReporter, config: pytest.Config) -> None:
    """Name the slowest files of a lane; a run over its budget is told, and never fails for it."""
    budget = config.getoption("--budget")
    if not budget:
        return
    took = time.monotonic() - config.stash[STARTED]
    terminalreporter.section("slowest files")
    files = sorted(seconds_by_file(terminalreporter).items(), key=itemgetter(1), reverse=True)
    for name, seconds in files[:FILES]:
        terminalreporter.line(f"{seconds:7.0f} s  {name}")
    over = f"{took - budget:.0f} s over" if took > budget else "within"
    terminalreporter.line(f"{took:7.0f} s  in all: {over} the budget of {budget} s (a quiet machine with two cores)")


def seconds_by_file(reporter: TerminalReporter) -> dict[str, float]:
    """Seconds of set-up, call and teardown of all tests, by file."""
    files = defaultdict[str, float](float)
    for reports in reporter.stats.values():
        for report in reports:
            if isinstance(report, pytest.TestReport):
                files[report.nodeid.partition("::")[0]] += report.duration
    return files
