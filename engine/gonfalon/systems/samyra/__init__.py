"""Samyra's combat round: initiative, movement, and the five steps of the action phase."""

from gonfalon.systems.samyra.system import Samyra

__all__ = ["Samyra"]
