"""Pictures of one size put together to an animated PNG, which every browser plays.

A PNG is its signature and chunks: length, kind, data, checksum. An animated one has an `acTL` chunk with the number of frames, an
`fcTL` chunk before each of them, and the data of all but the first in `fdAT` chunks, which are numbered.
"""

import struct
import zlib
from collections.abc import Iterator

SIGNATURE = b"\x89PNG\r\n\x1a\n"
THOUSANDTHS = 1000


def chunks(png: bytes) -> Iterator[tuple[bytes, bytes]]:
    """Kind and data of each chunk."""
    at = len(SIGNATURE)
    while at < len(png):
        length, kind = struct.unpack(">I4s", png[at : at + 8])
        yield kind, png[at + 8 : at + 8 + length]
        at += length + 12


def chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I4s", len(data), kind) + data + struct.pack(">I", zlib.crc32(kind + data))


def animated(frames: list[tuple[bytes, int]]) -> bytes:
    """Frames as PNG files of one size and depth, each with the milliseconds that it stands."""
    head = next(data for kind, data in chunks(frames[0][0]) if kind == b"IHDR")
    width, height = struct.unpack(">II", head[:8])
    parts = [SIGNATURE, chunk(b"IHDR", head), chunk(b"acTL", struct.pack(">II", len(frames), 0))]
    number = 0
    for place, (png, stands) in enumerate(frames):
        here = list(chunks(png))
        if dict(here)[b"IHDR"] != head:
            raise ValueError(f"frame {place} has another size or depth")
        control = struct.pack(">IIIIIHHBB", number, width, height, 0, 0, stands, THOUSANDTHS, 0, 0)
        parts.append(chunk(b"fcTL", control))
        number += 1
        for data in (data for kind, data in here if kind == b"IDAT"):
            if place == 0:
                parts.append(chunk(b"IDAT", data))
            else:
                parts.append(chunk(b"fdAT", struct.pack(">I", number) + data))
                number += 1
    return b"".join([*parts, chunk(b"IEND", b"")])
