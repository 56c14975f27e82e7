"""The letters of the site's fonts for pictures that the build draws: a font as resvg reads it, and how wide a text is in it.

A package holds each font as WOFF, too: tables of an OpenType font, each compressed by zlib. The fonts that browsers load are
WOFF2, which would take a decoder of its own.
"""

import struct
import zlib
from pathlib import Path

from press import Wrong

HEAD, ENTRY, PLACE = struct.Struct(">4sLLHHL24x"), struct.Struct(">4sLLLL"), struct.Struct(">4sLLL")
UNICODE = ((3, 10), (3, 1), (0, 3))
"""The platforms and encodings whose tables name letters by their Unicode, the widest first."""


class Letters:
    """A font, read from its WOFF file; `family` is the name by which a drawing asks for it."""

    def __init__(self, path: Path, family: str) -> None:
        self.path, self.family = path, family
        woff = path.read_bytes()
        signature, self.flavour, _, count, _, _ = HEAD.unpack_from(woff)
        if signature != b"wOFF":
            raise Wrong(f"{path.name} is no WOFF font")
        self.tables: dict[bytes, tuple[int, bytes]] = {}
        for number in range(count):
            tag, start, packed, size, checksum = ENTRY.unpack_from(woff, HEAD.size + number * ENTRY.size)
            body = woff[start : start + packed]
            self.tables[tag] = checksum, zlib.decompress(body) if packed < size else body
        self.glyphs = self.read_glyphs()
        self.em: int = struct.unpack_from(">H", self.table(b"head"), 18)[0]
        self.measured: int = struct.unpack_from(">H", self.table(b"hhea"), 34)[0]

    def table(self, tag: bytes) -> bytes:
        return self.tables[tag][1]

    def open_type(self) -> bytes:
        """Return the font as an OpenType file."""
        count = len(self.tables)
        power = count.bit_length() - 1
        spread = 16 << power
        places, bodies = [struct.pack(">LHHHH", self.flavour, count, spread, power, count * 16 - spread)], []
        at = 12 + count * PLACE.size
        for tag, (checksum, body) in self.tables.items():
            places.append(PLACE.pack(tag, checksum, at, len(body)))
            bodies.append(body + bytes(-len(body) % 4))
            at += len(bodies[-1])
        return b"".join(places + bodies)

    def read_glyphs(self) -> dict[int, int]:
        """Return the number of the glyph of each letter, from a table of segments (format 4)."""
        cmap = self.table(b"cmap")
        [count] = struct.unpack_from(">H", cmap, 2)
        offered = {}
        for number in range(count):
            platform, encoding, start = struct.unpack_from(">HHL", cmap, 4 + number * 8)
            if cmap[start : start + 2] == b"\0\4":
                offered[platform, encoding] = start
        start = next(offered[kind] for kind in UNICODE if kind in offered)
        [doubled] = struct.unpack_from(">H", cmap, start + 6)
        size = doubled // 2
        ends, firsts, shifts, ranges = (
            struct.unpack_from(f">{size}H", cmap, start + offset)
            for offset in (14, 16 + doubled, 16 + 2 * doubled, 16 + 3 * doubled)
        )
        found = {}
        for number, (first, last) in enumerate(zip(firsts, ends, strict=True)):
            for letter in range(first, last + 1):
                glyph = letter
                if ranges[number]:
                    here = start + 16 + 3 * doubled + 2 * number
                    [glyph] = struct.unpack_from(">H", cmap, here + ranges[number] + 2 * (letter - first))
                if glyph:
                    found[letter] = (glyph + shifts[number]) & 0xFFFF
        return found

    def advance(self, letter: str) -> int:
        """Return the width of a letter in units of the font."""
        glyph = self.glyphs.get(ord(letter))
        if not glyph:
            raise Wrong(f"{self.family} has no letter {letter!r}")
        advance: int = struct.unpack_from(">H", self.table(b"hmtx"), 4 * min(glyph, self.measured - 1))[0]
        return advance

    def width(self, text: str, size: float) -> float:
        """Return how wide a text is in letters of this size; pairs of letters that move together make it narrower."""
        return sum(map(self.advance, text)) * size / self.em
