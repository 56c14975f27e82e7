"""Links by which an option is set for the next battle: house rules of one switch (`web/app/features/house-rules/link.js`)."""

import json
from base64 import urlsafe_b64encode
from zlib import crc32

from press.rulebook import OptionChoice, Rule

VERSION = b"\x01"


def link(rule: Rule, choice: OptionChoice, language: str) -> str:
    """Return the fragment that offers this choice of an option, by the title of the choice, to the app."""
    system, _, switch = rule.id.partition(".")
    name = f"{rule.title[language]} – {choice.title[language]}"
    told = {"system": system, "name": name, "switches": {switch: choice.key}}
    body = json.dumps(told, ensure_ascii=False, separators=(",", ":")).encode()
    letters = urlsafe_b64encode(VERSION + crc32(body).to_bytes(4, "big") + body).decode().rstrip("=")
    return f"h={letters}"
