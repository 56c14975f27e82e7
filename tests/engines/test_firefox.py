"""Every story in Firefox."""

from engines import firefox
from engines.stories.around import *  # noqa: F403
from engines.stories.battles import *  # noqa: F403
from engines.stories.plugins import *  # noqa: F403
from engines.stories.ready_battles import *  # noqa: F403
from engines.stories.without_net import *  # noqa: F403

KIND = firefox.Firefox
"""The fixture `world` asks for it."""
