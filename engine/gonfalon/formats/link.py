"""A battle as the text of a link.

    byte 0       format: 1 plain, 2 compact (`compact/packing.py`), 3 a part of a link, 4 no battle
    bytes 1-4    CRC-32 of the rest, most significant byte first; later formats keep these five bytes
    bytes 5-     plain: the record (record.py) as JSON in UTF-8, compressed by zlib

written as base64url without padding. In an address it stands after `#b=`; or after `#n=` as decimal digits (`alphabets.py`).
`docs/link-format.md` describes the formats byte by byte. A link carries nothing that lies face down. A screen writes the parts
and puts them together (`web/app/links/parts.js`); here a part is refused. So are house rules and roster cards (format 4),
which a screen reads as the file that they are (`web/app/links/file-link.js`).
"""

from __future__ import annotations

import json
import re
import zlib
from typing import Any

from gonfalon.battle.battle import Battle
from gonfalon.battle.work import MOST_IN_LINK
from gonfalon.formats.alphabets import from_base64url, from_decimals, to_base64url, to_decimals
from gonfalon.formats.compact.packing import FORMAT as COMPACT
from gonfalon.formats.compact.packing import Unpacked, pack, unpack
from gonfalon.formats.record import Record, dump, load, of_today, record_of, replay, salvage
from gonfalon.questions.checked import LinkError
from gonfalon.questions.digits import NotCoded
from gonfalon.questions.safe_json import plain_data

VERSION = 1
PART = 3
NO_BATTLE = 4
PREFIX, DIGITS_PREFIX = "b=", "n="
LONGEST_LINK = 200_000
LARGEST_BODY = 2_000_000
BATTLE = re.compile(r"(?:^|[#&])b=([A-Za-z0-9_-]*)")
IN_DIGITS = re.compile(r"(?:^|[#&])n=([0-9]*)")


def write(record: Record) -> str:
    """The fragment of a plain link to this battle, without `#`."""
    return in_letters(plain_bytes(record))


def write_compact(battle: Battle[Any], *, decimals: bool = False) -> str:
    """The fragment of a short link to this battle, without `#`; a plain one where something cannot be said shortly.

    With `decimals` it consists of digits.
    """
    raw = compact_bytes(battle)
    return in_digits(raw) if decimals else in_letters(raw)


def compact_bytes(battle: Battle[Any]) -> bytes:
    """The bytes of a short link to this battle; those of a plain one where something cannot be said shortly."""
    record = record_of(battle, battle.name)
    try:
        return framed(COMPACT, pack(record))
    except NotCoded:
        return plain_bytes(record)


def is_compact(raw: bytes) -> bool:
    """True for the bytes of a compact link."""
    return raw[0] == COMPACT


def plain_bytes(record: Record) -> bytes:
    """The bytes of a plain link to this battle."""
    return framed(VERSION, plain(record))


def in_letters(raw: bytes) -> str:
    """The bytes of a link as its fragment in base64url."""
    return PREFIX + to_base64url(raw)


def in_digits(raw: bytes) -> str:
    """The bytes of a link as its fragment in decimal digits."""
    return DIGITS_PREFIX + to_decimals(raw)


def read(link: str) -> Record:
    """The record in a link, given as a whole address or its fragment; raises LinkError.

    A compact link is read by playing it: raises Absent if its system is not on this device yet.
    """
    version, body = unframed(link)
    return unpack(body).record if version == COMPACT else load(parse(unpack_plain(body)))


def open_link(link: str) -> Unpacked:
    """The record in a link with its battle; raises LinkError if that does not follow the rules, or makes too much work.

    One that was played by another version of the rules opens as far as it follows those of today.
    """
    version, body = unframed(link)
    if version == COMPACT:
        return unpack(body)
    record = load(parse(unpack_plain(body)))
    if of_today(record):
        return Unpacked(record, replay(record, MOST_IN_LINK))
    return Unpacked(record, *salvage(record, MOST_IN_LINK))


def plain(record: Record) -> bytes:
    return zlib.compress(json.dumps(dump(record), ensure_ascii=False, separators=(",", ":")).encode(), 9)


def framed(version: int, body: bytes) -> bytes:
    """The bytes of a link: its format, the checksum, and the body."""
    return bytes([version]) + zlib.crc32(body).to_bytes(4, "big") + body


def unframed(link: str) -> tuple[int, bytes]:
    """The format and the body of a link, which are as they were written; raises LinkError."""
    if len(link) > LONGEST_LINK:
        raise LinkError("too-long")
    if found := BATTLE.search(link.strip()):
        raw = from_base64url(found[1])
    elif found := IN_DIGITS.search(link.strip()):
        raw = from_decimals(found[1])
    else:
        raise LinkError("foreign")
    if len(raw) < 5:
        raise LinkError("cut")
    body = raw[5:]
    if zlib.crc32(body).to_bytes(4, "big") != raw[1:5]:
        raise LinkError("cut")
    if raw[0] == PART:
        raise LinkError("part")
    if raw[0] == NO_BATTLE:
        raise LinkError("no-battle")
    if raw[0] not in (VERSION, COMPACT):
        raise LinkError("newer")
    return raw[0], body


def unpack_plain(body: bytes) -> bytes:
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
