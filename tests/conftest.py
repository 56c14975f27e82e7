"""What holds for all tests: hypothesis without a stop watch, the same twice; and the word that renews stories."""

import sys

import pytest
from hypothesis import settings

settings.register_profile("house", deadline=None, derandomize=True)
settings.register_profile("browser", deadline=None, derandomize=True, max_examples=25)
settings.load_profile("browser" if sys.platform == "emscripten" else "house")


def pytest_addoption(parser: pytest.Parser) -> None:
    """`pytest --retell` writes the stories anew, as the rules tell them now."""
    parser.addoption("--retell", action="store_true", help="write the stories anew, as the rules tell them now")


@pytest.fixture
def retells(request: pytest.FixtureRequest) -> bool:
    """Whether stories are renewed instead of compared."""
    return bool(request.config.getoption("--retell"))
