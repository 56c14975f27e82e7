"""A font of the site for pictures that the build draws: as resvg reads it, and how wide a text is in it."""

from functools import cached_property
from io import BytesIO
from pathlib import Path

from fontTools.ttLib import TTFont  # type: ignore[import-untyped]

from press import Wrong


class Font:
    """A font, read from its WOFF file; `family` is the name by which a drawing asks for it."""

    def __init__(self, path: Path, family: str) -> None:
        self.path, self.family = path, family

    @cached_property
    def tables(self) -> TTFont:
        return TTFont(self.path, recalcTimestamp=False)

    @cached_property
    def widths(self) -> dict[str, int]:
        """The width of each letter in units of the font."""
        advances = self.tables["hmtx"]
        return {chr(code): advances[glyph][0] for code, glyph in self.tables.getBestCmap().items()}

    def open_type(self) -> bytes:
        """Return the font as an OpenType file, which resvg reads."""
        plain, made = TTFont(self.path, recalcTimestamp=False), BytesIO()
        plain.flavor = None
        plain.save(made)
        return made.getvalue()

    def width(self, text: str, size: float) -> float:
        """Return how wide a text is in letters of this size; pairs of letters that move together make it narrower."""
        if lacking := sorted(set(text) - self.widths.keys()):
            raise Wrong(f"{self.family} has no letter {lacking[0]!r}")
        em: int = self.tables["head"].unitsPerEm
        return sum(self.widths[letter] for letter in text) * size / em
