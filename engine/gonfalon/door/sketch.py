"""A sketch: what lies on the table, beside the record in a link, so that a screen can show it before the engine is up.

    byte 0   format: 3
    bytes 1- JSON in UTF-8, compressed as raw deflate: a `wire.Preview`, packed (packing.py)

written as base64url without padding, in an address after `&s=`. It holds what the open table shows and nothing that lies
face down; the engine never reads it, and a screen believes it only until the engine has re-computed the record.
"""

from __future__ import annotations

import json
import zlib
from base64 import urlsafe_b64encode
from typing import Any

from gonfalon.battle.battle import Battle
from gonfalon.door import wire
from gonfalon.door.packing import packed

VERSION = 3
PREFIX = "&s="


def write(battle: Battle[Any]) -> str:
    """The letters of a sketch of this battle, with what stands before them in a link."""
    squeezed = zlib.compressobj(9, zlib.DEFLATED, -15, 9)
    data = json.dumps(packed(preview(battle)), ensure_ascii=False, separators=(",", ":"))
    body = squeezed.compress(data.encode()) + squeezed.flush()
    return PREFIX + urlsafe_b64encode(bytes([VERSION]) + body).rstrip(b"=").decode("ascii")


def preview(battle: Battle[Any]) -> wire.Preview:
    """Return the preview of the open table."""
    system, position = battle.system, battle.position
    return wire.Preview(system.flow(position), system.names(position), system.table(position), system.result(position))
