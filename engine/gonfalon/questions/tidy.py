"""A person's line as it may stand in a record."""

from __future__ import annotations

import re
import unicodedata

from gonfalon.questions.refusal import Refused


def tidy(text: str) -> str:
    """A person's line as it may stand in a record: composed, on one line, without control characters, trimmed."""
    spaced = " ".join(unicodedata.normalize("NFC", text).split())
    return " ".join(UNOWNED.sub("", spaced).split())


UNOWNED = re.compile("[\\x00-\\x1f\\x7f-\\x9f\\u202a-\\u202e\\u2066-\\u2069\\ud800-\\udfff]")
"""Control characters, overrides of the writing direction and lone surrogates: nothing that a person typed."""


LONGEST_LINE = 2_000


def line(data: object) -> str:
    """A line that a person typed, tidied; how long it may be, the ask says."""
    if not isinstance(data, str):
        raise Refused("form", rule="")
    tidied = tidy(data[:LONGEST_LINE])
    return tidied if UNSEEN.sub("", tidied).strip() else ""


UNSEEN = re.compile(
    "[\\u00ad\\u034f\\u0600-\\u0605\\u061c\\u06dd\\u115f\\u1160\\u180b-\\u180f\\u200b-\\u200f\\u2060-\\u206f\\u2800\\u3164"
    "\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb\\U000e0001-\\U000e0fff]"
)
"""The characters that take no room on a screen, or leave it empty: a line of it alone says nothing."""
