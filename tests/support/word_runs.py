"""Runs of words that our texts share with others: facts and numbers carry over from other books, sentences do not."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import groupby
from pathlib import Path

LENGTH = 8
WORD = re.compile(r"[^\W_]+(?:’[^\W_]+)*")
ENTRY = re.compile(r"\n\s*(?:[-*]|\d+\.)\s|\||\n\n")
"""The ends of a line of a list, of a cell of a table, and of a paragraph: names that stand in a row are no sentence."""

Run = tuple[str, ...]


def words(text: str) -> list[str]:
    """Return the words of a text without signs, case and soft hyphens."""
    return WORD.findall(text.replace("\u00ad", "").replace("'", "’").casefold())


@cache
def sources(folder: Path) -> set[Run]:
    """Return every run of so many words in the texts of a folder."""
    found = set[Run]()
    for path in sorted(folder.glob("*.txt")):
        told = words(path.read_text("utf-8"))
        found |= {tuple(told[start : start + LENGTH]) for start in range(len(told) - LENGTH + 1)}
    return found


def shared(text: str, others: set[Run]) -> Iterator[str]:
    """Yield the runs of words, each as long as it is, that a text shares with others; none goes from one entry to the next."""
    for entry in ENTRY.split(text):
        told = words(entry)
        starts = (start for start in range(len(told) - LENGTH + 1) if tuple(told[start : start + LENGTH]) in others)
        for _, group in groupby(enumerate(starts), lambda one: one[1] - one[0]):
            found = [start for _, start in group]
            yield " ".join(told[found[0] : found[-1] + LENGTH])
