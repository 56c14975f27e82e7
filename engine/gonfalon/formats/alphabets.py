"""Bytes as text for an address: base64url without padding, or decimal digits, of which a QR code takes the most.

Decimal digits stand in blocks: 93 bytes are one whole number, most significant byte first, with 224 digits; the last block has as
many digits as the largest number of its bytes.
"""

from __future__ import annotations

import binascii
from base64 import urlsafe_b64decode, urlsafe_b64encode

from gonfalon.questions.checked import LinkError

BLOCK_BYTES = 93
DIGITS = tuple(len(str(256**count - 1)) if count else 0 for count in range(BLOCK_BYTES + 1))
"""The digits of a block of so many bytes."""


def to_base64url(raw: bytes) -> str:
    return urlsafe_b64encode(raw).rstrip(b"=").decode("ascii")


def from_base64url(text: str) -> bytes:
    """Raises LinkError for a text that was cut."""
    try:
        return urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except (binascii.Error, ValueError) as error:
        raise LinkError("cut") from error


def to_decimals(raw: bytes) -> str:
    blocks = (raw[at : at + BLOCK_BYTES] for at in range(0, len(raw), BLOCK_BYTES))
    return "".join(f"{int.from_bytes(block, 'big'):0{DIGITS[len(block)]}d}" for block in blocks)


def from_decimals(text: str) -> bytes:
    """Raises LinkError for a text that was cut; it holds the digits 0 to 9 alone."""
    longest = DIGITS[BLOCK_BYTES]
    return b"".join(block_in(text[at : at + longest]) for at in range(0, len(text), longest))


def block_in(digits: str) -> bytes:
    if len(digits) not in DIGITS:
        raise LinkError("cut")
    try:
        return int(digits).to_bytes(DIGITS.index(len(digits)), "big")
    except OverflowError as error:
        raise LinkError("cut") from error
