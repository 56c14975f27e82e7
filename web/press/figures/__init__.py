"""The figures of rule pages: dice, cards, tracks, zones, hexes and orders, drawn by the build as SVG.

A rule of a book names its figures as data (`[[rule.figure]]`, docs/systems.md): a kind, what is to be seen, and a caption in
every language. What the engine has, a figure takes from the engine.
"""

from press.figures.figure import KINDS, Figure, faults, read
from press.figures.labels import Labels, Unknown

__all__ = ["KINDS", "Figure", "Labels", "Unknown", "faults", "read"]
