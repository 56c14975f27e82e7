"""Text from outside that should be JSON: read without trusting it."""

from __future__ import annotations

import json
import re
from itertools import accumulate

DEEPEST = 20
"""The most brackets that may stand open at once; ours need half of it. Deep nesting kills the browser's Python."""

LONGEST = 6_000_000
"""The most characters of a JSON text: the largest file that the page reads, and the request around it."""

MOST_BRACKETS = 200_000
"""The most brackets that a text may hold, opened and closed: each pair becomes an object. Ours need a quarter of it."""

NO_BRACKETS = re.compile(r"[^\[\]{}]+")


def plain_data(text: str) -> object:
    """The data in a JSON text; raises ValueError for anything else, and for text that is too long, nests too deep or
    holds too many brackets.
    """
    if len(text) > LONGEST:
        raise ValueError("too long")
    found = brackets(text)
    if len(found) > MOST_BRACKETS:
        raise ValueError("too many brackets")
    if depth(found) > DEEPEST:
        raise ValueError("nested too deep")
    data: object = json.loads(text)
    return data


def brackets(text: str) -> str:
    """The brackets outside of strings, found in a time that grows with the length alone.

    A backslash has a meaning only in strings: without the escaped quotes, every second part lies outside of them.
    """
    outside = "".join(text.replace("\\\\", "").replace('\\"', "").split('"')[::2])
    return NO_BRACKETS.sub("", outside)


def depth(found: str) -> int:
    """Return the most of these brackets that stand open at once."""
    return max(accumulate((1 if bracket in "[{" else -1 for bracket in found), initial=0))
