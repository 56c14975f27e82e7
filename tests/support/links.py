"""Links with a true checksum around anything, so that what lies inside is met."""

from __future__ import annotations

import json
import zlib
from base64 import urlsafe_b64encode

from gonfalon.formats import link


def letters(raw: bytes) -> str:
    """base64url without padding."""
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def wrapped(body: bytes, version: int = link.VERSION, prefix: str = link.PREFIX) -> str:
    """A link around any body."""
    return prefix + letters(bytes([version]) + zlib.crc32(body).to_bytes(4, "big") + body)


def written(data: object) -> bytes:
    """Data as JSON in UTF-8; lone surrogates stand as escapes."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode("utf-8", "backslashreplace")


def packed(text: bytes) -> str:
    """A link around any text."""
    return wrapped(zlib.compress(text, 9))


def linked(data: object) -> str:
    """A link around any data."""
    return packed(written(data))
