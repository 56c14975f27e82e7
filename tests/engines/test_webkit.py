"""Every story in WebKitGTK."""

from engines import webkit
from engines.stories.around import *  # noqa: F403
from engines.stories.battles import *  # noqa: F403
from engines.stories.plugins import *  # noqa: F403
from engines.stories.ready_battles import *  # noqa: F403
from engines.stories.without_net import *  # noqa: F403

KIND = webkit.WebKit
"""The fixture `world` asks for it."""
