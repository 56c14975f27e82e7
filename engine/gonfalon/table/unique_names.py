"""Names that tell things apart, for the eye and for the ear: those that read alike are numbered."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from unicodedata import category

from gonfalon.questions.figures import Label, UserText
from gonfalon.table.table import Names

Named = UserText | Label


def numbered(things: Iterable[tuple[str, Named]], message: str) -> Names:
    """Return the names of things; each of those that read alike has a number, but none that makes another's name."""
    all_of = tuple(things)
    alike = Counter(read(named) for _, named in all_of)
    counted: Counter[Named] = Counter()
    called: Names = {}
    for id, named in all_of:
        plain = read(named)
        if alike[plain] == 1:
            called[id] = named
            continue
        counted[plain] += 1
        while isinstance(plain, UserText) and UserText(f"{plain.text} {counted[plain]}") in alike:
            counted[plain] += 1
        called[id] = Label(message, name=named, number=counted[plain])
    return called


def read(named: Named) -> Named:
    """A name as it is read: without joiners and places to break a word."""
    if isinstance(named, Label):
        return named
    return UserText("".join(letter for letter in named.text if category(letter) != "Cf"))
