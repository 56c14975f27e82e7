"""Every story in Chromium, but for ready battles: tests/site leads those."""

from engines import chromium
from engines.stories.around import *  # noqa: F403
from engines.stories.battles import *  # noqa: F403
from engines.stories.plugins import *  # noqa: F403
from engines.stories.without_net import *  # noqa: F403

KIND = chromium.Chromium
"""The fixture `world` asks for it."""
