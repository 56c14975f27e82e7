"""A battle as the text of a link.

    byte 0       format: 1; later formats keep these five bytes
    bytes 1-4    CRC-32 of the rest, most significant byte first
    bytes 5-     the record (record.py) as JSON in UTF-8, compressed by zlib

written as base64url without padding. In an address it stands after `#b=`. A link carries nothing that lies face down.
"""

from __future__ import annotations

import binascii
import json
import re
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode

from gonfalon.formats.record import Record, dump, load
from gonfalon.questions.checked import LinkError
from gonfalon.questions.safe_json import plain_data

VERSION = 1
PREFIX = "b="
LONGEST_LINK = 200_000
LARGEST_BODY = 2_000_000
BATTLE = re.compile(r"(?:^|[#&])b=([A-Za-z0-9_-]*)")


def write(record: Record) -> str:
    """The fragment of a link to this battle, without `#`."""
    body = zlib.compress(json.dumps(dump(record), ensure_ascii=False, separators=(",", ":")).encode(), 9)
    raw = bytes([VERSION]) + zlib.crc32(body).to_bytes(4, "big") + body
    return PREFIX + urlsafe_b64encode(raw).rstrip(b"=").decode("ascii")


def read(link: str) -> Record:
    """The record in a link, given as a whole address or its fragment; raises LinkError."""
    if len(link) > LONGEST_LINK:
        raise LinkError("too-long")
    found = BATTLE.search(link.strip())
    if not found:
        raise LinkError("foreign")
    raw = unwrap(found[1])
    if len(raw) < 5:
        raise LinkError("cut")
    body = raw[5:]
    if zlib.crc32(body).to_bytes(4, "big") != raw[1:5]:
        raise LinkError("cut")
    if raw[0] != VERSION:
        raise LinkError("newer")
    return load(parse(unpack(body)))


def unwrap(text: str) -> bytes:
    try:
        return urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except (binascii.Error, ValueError) as error:
        raise LinkError("cut") from error


def unpack(body: bytes) -> bytes:
    """Decompressed as far as a battle can be large: a bomb is refused."""
    stream = zlib.decompressobj()
    try:
        plain = stream.decompress(body, LARGEST_BODY)
    except zlib.error as error:
        raise LinkError("content") from error
    if stream.unconsumed_tail:
        raise LinkError("too-long")
    return plain


def parse(plain: bytes) -> object:
    try:
        return plain_data(plain.decode())
    except ValueError as error:
        raise LinkError("content") from error
