"""The coder of short links: what a question writes and reads (`questions/digits.py`), and what makes its answers likely."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from typing import Any, TypeVar

from gonfalon.formats.compact.counts import Context, Counts
from gonfalon.formats.compact.letters import Letters
from gonfalon.formats.compact.number import Reader, Writer
from gonfalon.questions.checked import LinkError
from gonfalon.questions.digits import NotCoded

T = TypeVar("T")

NUMBERS = re.compile(r"[0-9]+")
LATELY = 64
"""So many of the texts before may come again."""
FEW = 40
"""So many numbers are symbols that are counted; of more, those that are usual or were said before."""
FARTHEST = 62
"""The most bits of a number."""


@lru_cache(maxsize=4096)
def shape(key: str) -> str:
    """A key without its numbers: what kind of option it is."""
    return NUMBERS.sub("#", key)


class LinkCoder:
    """A coder with all that is known so far: the counts, and what was answered before.

    `at` says where a choice stands: the rule of the question, and the field of a form.
    """

    def __init__(self, choices: Writer | Reader, opened: dict[str, tuple[str, str]]) -> None:
        self.opened = opened
        self.choices, self.counts, self._letters = choices, Counts(choices), Letters(choices)
        self.at = ""
        self._texts = [""]
        self._numbers: dict[str, list[int]] = {}
        self._last = ("", "")
        self._before: dict[tuple[str, str], str] = {}
        self._latest: dict[str, Any] = {}

    @contextmanager
    def within(self, part: str) -> Iterator[None]:
        before, self.at = self.at, f"{self.at} {part}"
        yield
        self.at = before

    def note(self, outcome: str) -> None:
        self._last = (self.at, outcome)

    def below(self, number: int | None, bound: int) -> int:
        if bound < 1 or (number is not None and not 0 <= number < bound):
            raise self._no(f"{number} of {bound}")
        return self.choices.below(number, bound)

    def weighted(self, place: int | None, weights: Sequence[int]) -> int:
        return self.choices.weighted(place, weights)

    def hexadecimal(self, text: str | None, count: int) -> str:
        part, self.choices.part = self.choices.part, self.at.rpartition(" ")[2]
        number = self.choices.below(None if text is None else int(text, 16), 16**count)
        self.choices.part = part
        return f"{number:0{count}x}"

    def one_of(self, item: T | None, some: Sequence[T], about: str, shares: Sequence[int] = ()) -> T:
        """Counted by what it is about and by what was chosen there last."""
        contexts: list[Context] = [((about, self._latest.get(about)), 80)]
        got: T = self.counts.one_of(item, some, shares or [1] * len(some), contexts)
        self._latest[about] = got
        return got

    def flag(self, yes: bool | None, about: str, once_in: int = 16) -> bool:
        """Counted by what it is about, and by where it stands."""
        contexts: list[Context] = [((about, shape(self.at)), 32), ((about, self.at, ""), 32)]
        return self.counts.one_of(yes, (False, True), (once_in - 1, 1), contexts)

    def key(self, key: str | None, free: Sequence[str], who: str) -> str:
        """First its kind, then which of that kind; counted by where it stands, what came last, and whose answer it is."""
        at = self.at
        kinds: dict[str, list[str]] = {}
        for one in sorted(free, key=lambda key: (shape(key), len(key), key)):
            kinds.setdefault(shape(one), []).append(one)
        if key is not None and key not in free:
            raise NotCoded(key)
        shares = [min(12, 6 * len(some)) + 2 * max(0, len(some) - 2) for some in kinds.values()]
        before = self._before.get((at, who), "")
        contexts: list[Context] = [(("kind", at), 80), (("kind", at, *self._last), 240), (("after", at, before), 240)]
        kind = self.counts.one_of(key and shape(key), tuple(kinds), shares, contexts)
        some = kinds[kind]
        contexts = [(("key", at, kind), 120), (("key of", kind, who), 160)]
        got = self.counts.one_of(key, some, [1] * len(some), contexts)
        self._last = (at, kind)
        self._before[at, who] = kind
        return got

    def number(self, number: int | None, least: int, most: int, usual: int | None = None) -> int:
        """One of a few; else one that is usual or was said before, or how far it is from the least."""
        if least > most or (number is not None and not least <= number <= most):
            raise self._no(f"{number} from {least} to {most}")
        before = self._numbers.setdefault(shape(self.at), [])
        known = range(least, most + 1) if most - least < FEW else dict.fromkeys((usual, *before))
        some: list[int | None] = [one for one in known if one is not None and least <= one <= most]
        if most - least >= FEW:
            some.append(None)
        shares = [16 if one == usual else 6 if one is None else 2 for one in some]
        place = None if number is None else some.index(number if number in some else None)
        got = some[self.counts.one_of(place, range(len(some)), shares, [(("number", self.at), 80)])]
        if got is None:
            got = least + self._far(None if number is None else number - least, most - least)
        before[:] = [got, *before[:2]]
        return got

    def _far(self, number: int | None, most: int) -> int:
        """A whole number from 0, a small one in few bits: how many bits it has, then the bits."""
        sizes, bits = range(most.bit_length() + 1), None if number is None else number.bit_length()
        if len(sizes) > FARTHEST:
            raise self._no("number")
        size = self.counts.one_of(bits, sizes, [1] * len(sizes), [(("size", shape(self.at)), 64)])
        if size == 0:
            return 0
        top = 1 << (size - 1)
        got = top + self.choices.below(None if number is None else number - top, top)
        if got > most:
            raise self._no(f"{got} of {most}")
        return got

    def text(self, text: str | None, most: int, preset: str = "") -> str:
        """The preset, a text that stood somewhere before, or letters."""
        part, self.choices.part = self.choices.part, "texts"
        got = self._text(text, most, preset)
        self._texts = [got, *(one for one in self._texts if one != got)][:LATELY]
        self.choices.part = part
        return got

    def _text(self, text: str | None, most: int, preset: str) -> str:
        known = [one for one in self._texts if one != preset]
        way = None if text is None else "preset" if text == preset else "before" if text in known else "letters"
        contexts: list[Context] = [("text", 80), (("text", shape(self.at)), 80)]
        match self.counts.one_of(way, ("preset", "before", "letters"), [6, min(1, len(known)), 6], contexts):
            case "preset":
                return preset
            case "before":
                return known[self.below(None if text is None else known.index(text), len(known))]
            case _:
                return self._letters.text(text, most)

    def _no(self, why: str) -> Exception:
        """The error for what is impossible here: in what is written, or in what is read."""
        return NotCoded(why) if self.choices.writes else LinkError("content")
