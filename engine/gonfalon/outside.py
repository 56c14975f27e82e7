"""Text from outside that should be JSON: read without trusting it."""

from __future__ import annotations

import json
import re

DEEPEST = 20
"""How many brackets may stand open at once; ours need half of it. Deep nesting kills the browser's Python."""

TOKENS = re.compile(r'"[^"\\]*(?:\\.[^"\\]*)*"|[\[\]{}]', re.DOTALL)


def plain_data(text: str) -> object:
    """The data in a JSON text; raises ValueError for anything else, and for text that nests too deep."""
    depth = 0
    for token in TOKENS.finditer(text):
        if token[0] in "[{":
            depth += 1
        elif token[0] in "]}":
            depth -= 1
        if depth > DEEPEST:
            raise ValueError("nested too deep")
    data: object = json.loads(text)
    return data
