"""Text from outside that should be JSON: read without trusting it."""

from __future__ import annotations

import json
import re
from itertools import accumulate

DEEPEST = 20
"""How many brackets may stand open at once; ours need half of it. Deep nesting kills the browser's Python."""

LONGEST = 6_000_000
"""The most characters of a JSON text: the largest file that the page reads, and the request around it."""

NO_BRACKETS = re.compile(r"[^\[\]{}]+")


def plain_data(text: str) -> object:
    """The data in a JSON text; raises ValueError for anything else, and for text that is too long or nests too deep."""
    if len(text) > LONGEST:
        raise ValueError("too long")
    if depth(text) > DEEPEST:
        raise ValueError("nested too deep")
    data: object = json.loads(text)
    return data


def depth(text: str) -> int:
    """How many brackets stand open at once outside of strings, found in a time that grows with the length alone.

    A backslash has a meaning only in strings: without the escaped quotes, every second part lies outside of them.
    """
    outside = "".join(text.replace("\\\\", "").replace('\\"', "").split('"')[::2])
    steps = (1 if bracket in "[{" else -1 for bracket in NO_BRACKETS.sub("", outside))
    return max(accumulate(steps, initial=0))
