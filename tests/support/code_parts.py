"""The parts of a link as their codes show them, put together by another reader than the page's (docs/link-format.md)."""

from zlib import crc32

from gonfalon.formats import link
from gonfalon.formats.alphabets import from_decimals, to_decimals

HEAD = 6
"""The bytes of a part before those of the link."""


def joined(addresses: list[str]) -> str:
    """Return the fragment of the link that parts make, given in whatever order."""
    parts: dict[int, bytes] = {}
    heads = set()
    for address in addresses:
        raw = from_decimals(address.partition("#n=")[2])
        body = raw[5:]
        assert (raw[0], raw[1:5]) == (link.PART, crc32(body).to_bytes(4, "big"))
        parts[body[0]] = body[HEAD:]
        heads.add((body[1], body[2:HEAD]))
    ((count, checksum),) = heads
    assert sorted(parts) == list(range(1, count + 1))
    whole = b"".join(parts[number] for number in sorted(parts))
    assert crc32(whole).to_bytes(4, "big") == checksum
    return link.in_letters(whole)


def some_part(raw: bytes, number: int, count: int) -> str:
    """Return the fragment of a part of these bytes, which holds their beginning."""
    body = bytes([number, count]) + crc32(raw).to_bytes(4, "big") + raw[:50]
    return link.DIGITS_PREFIX + to_decimals(link.framed(link.PART, body))
