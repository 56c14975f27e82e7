"""In Chromium, the stories of what the driver does: restart, update, console, paper, file; `tests/site` plays the others."""

from engines import chromium
from engines.stories.around import test_the_chronicle_goes_on_paper, test_the_console_is_heard
from engines.stories.battles import test_a_battle_leaves_as_a_file_and_comes_back
from engines.stories.without_net import *  # noqa: F403

__all__ = (
    "test_a_battle_leaves_as_a_file_and_comes_back",
    "test_the_chronicle_goes_on_paper",
    "test_the_console_is_heard",
)

KIND = chromium.Chromium
"""The fixture `world` asks for it."""
