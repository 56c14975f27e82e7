"""Fate conflicts by the SotC SRD: characters, minions, zones, exchanges and four Fate dice."""

from gonfalon.systems.sotc.system import Sotc

__all__ = ["Sotc"]
