"""A PNG with a table of colours in place of four bytes a pixel, which makes a drawing in few colours small.

It reads what resvg writes. Most pixels of a drawing continue the one above or beside them: rows that are the same are worked on
once, and the long way is left to pixels at the edges of letters. With more than 256 colours, those that are close count as one.
"""

import struct
import zlib
from array import array
from collections import Counter
from collections.abc import Iterator

from press import Wrong

MOST = 256
LEVEL = 8
"""Of zlib: the one above takes three times as long for a few bytes."""
SIGNATURE = b"\x89PNG\r\n\x1a\n"
CHUNK, HEADER = struct.Struct(">L4s"), struct.Struct(">LL5B")
RGBA, INDEXED = (8, 6, 0, 0, 0), (8, 3, 0, 0, 0)
BYTES = 4
SHIFTS = (0, 8, 16, 24)
"""The places of the four bytes of a pixel in its number."""
NONE, SUB, UP, AVERAGE = range(4)
"""The ways in which a row is told: itself, or its difference from its neighbours. The last way takes the nearest of three."""


def indexed(png: bytes) -> bytes:
    """Return the same picture with a table of colours."""
    parts = tuple(chunks(png))
    width, height, *kind = HEADER.unpack(dict(parts)[b"IHDR"])
    if tuple(kind) != RGBA:
        raise Wrong("a picture has other pixels than those of four bytes")
    lines = rows(zlib.decompress(b"".join(body for tag, body in parts if tag == b"IDAT")), BYTES * width)
    table, numbers = few(lines)
    written = {line: bytes(map(numbers.__getitem__, array("I", line))) for line in set(lines)}
    body = b"".join(bytes((NONE,)) + written[line] for line in lines)
    palette = b"".join(colour.to_bytes(BYTES, "little")[:3] for colour in table)
    return SIGNATURE + b"".join(
        (
            chunk(b"IHDR", HEADER.pack(width, height, *INDEXED)),
            chunk(b"PLTE", palette),
            chunk(b"IDAT", zlib.compress(body, LEVEL)),
            chunk(b"IEND", b""),
        )
    )


def chunks(png: bytes) -> Iterator[tuple[bytes, bytes]]:
    """Yield the kind and the body of each part of a file."""
    at = len(SIGNATURE)
    while at < len(png):
        size, tag = CHUNK.unpack_from(png, at)
        at += CHUNK.size
        yield tag, png[at : at + size]
        at += size + 4


def chunk(tag: bytes, body: bytes) -> bytes:
    """Return a part of a file with its size and its checksum."""
    return CHUNK.pack(len(body), tag) + body + struct.pack(">L", zlib.crc32(tag + body))


def few(lines: list[bytes]) -> tuple[list[int], dict[int, int]]:
    """Return a table of the colours in rows of pixels, and for each colour its number in that table."""
    found = set[int]().union(*(array("I", line) for line in set(lines)))
    close = {colour: colour for colour in found}
    if len(found) > MOST:
        close = closest(Counter(colour for line in lines for colour in array("I", line)))
    table = sorted(set(close.values()))
    numbers = {colour: number for number, colour in enumerate(table)}
    return table, {colour: numbers[one] for colour, one in close.items()}


def closest(counted: Counter[int]) -> dict[int, int]:
    """Return for each colour the commonest of those that are close to it; so few of them that a table holds them."""
    step, close = 1, dict[int, int]()
    while not close or len(set(close.values())) > MOST:
        step *= 2
        commonest: dict[tuple[int, ...], int] = {}
        for colour, _ in counted.most_common():
            about = tuple((colour >> shift & 255) // step for shift in SHIFTS)
            close[colour] = commonest.setdefault(about, colour)
    return close


def rows(told: bytes, size: int) -> list[bytes]:
    """Return the rows of a picture, each as its pixels."""
    above, found = bytes(size), []
    for start in range(0, len(told), size + 1):
        way, difference = told[start], told[start + 1 : start + 1 + size]
        if way == NONE:
            above = difference
        elif way == UP:
            above = added(difference, above) if any(difference) else above
        else:
            above = continued(way, difference, above)
        found.append(above)
    return found


def added(one: bytes, other: bytes) -> bytes:
    """Return the sums of the bytes of two rows; all at once, as one number each, whose highest bits are added without carry."""
    size = len(one)
    low, high = int.from_bytes(b"\x7f" * size), int.from_bytes(b"\x80" * size)
    a, b = int.from_bytes(one), int.from_bytes(other)
    return ((a & low) + (b & low) ^ (a ^ b) & high).to_bytes(size)


def continued(way: int, difference: bytes, above: bytes) -> bytes:
    """Return a row that is told by the difference of each pixel from the pixel before it, and mostly from those above, too."""
    pixels = array("I", difference)
    before = corner = 0
    for place, (more, over) in enumerate(zip(pixels, array("I", above), strict=True)):
        if not more and (way == SUB or (way != AVERAGE and over == corner)):
            pixel = before
        elif not more and way != AVERAGE and before == corner:
            pixel = over
        else:
            pixel = 0
            for shift in SHIFTS:
                near = expected(way, before >> shift & 255, over >> shift & 255, corner >> shift & 255)
                pixel |= ((more >> shift) + near & 255) << shift
        pixels[place] = before = pixel
        corner = over
    return pixels.tobytes()


def expected(way: int, before: int, over: int, corner: int) -> int:
    """Return the byte from which a byte is told to differ: one of its neighbours, or the middle of two."""
    if way == SUB:
        return before
    if way == AVERAGE:
        return (before + over) // 2
    first, second, third = abs(over - corner), abs(before - corner), abs(before + over - 2 * corner)
    return before if first <= second and first <= third else over if second <= third else corner
