"""Settings of all tests: hypothesis without deadlines and derandomized, long suites first, `--retell`."""

import sys

import pytest
from hypothesis import settings

settings.register_profile("house", deadline=None, derandomize=True)
settings.register_profile("browser", deadline=None, derandomize=True, max_examples=25)
settings.load_profile("browser" if sys.platform == "emscripten" else "house")

LONG = ("pyodide", "engines", "site")
"""Folders whose files take minutes: a worker that begins one last would be waited for."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The long suites begin first, in the order of `LONG`."""
    items.sort(key=lambda item: next((at for at, name in enumerate(LONG) if name in item.path.parts), len(LONG)))


def pytest_addoption(parser: pytest.Parser) -> None:
    """`pytest --retell` writes the stories anew, as the rules tell them now."""
    parser.addoption("--retell", action="store_true", help="write the stories anew, as the rules tell them now")


@pytest.fixture
def retells(request: pytest.FixtureRequest) -> bool:
    """Whether stories are renewed instead of compared."""
    return bool(request.config.getoption("--retell"))
