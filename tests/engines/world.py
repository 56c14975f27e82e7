"""The world in which a story is played."""

from dataclasses import dataclass

from engines.engine import Engine
from engines.host import Host


@dataclass(frozen=True)
class World:
    """A browser, and the host of the site."""

    engine: Engine
    host: Host
