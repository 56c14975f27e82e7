"""Texts letter by letter, each by those that stand before it; the counts come from a text that never changes, and learn on.

A letter is looked for behind the four letters before it; if it was never seen there, behind three, and so on; at last among all.
"""

from __future__ import annotations

from functools import lru_cache

from gonfalon.formats.compact.number import Reader, Writer
from gonfalon.formats.compact.primer import PRIMER
from gonfalon.questions.checked import LinkError
from gonfalon.questions.digits import NotCoded
from gonfalon.questions.tidy import UNOWNED

END = "\n"
"""The end of a text, which also stands before it."""
ORDERS = 4
"""A letter is counted behind the 4, 3, 2, 1 and 0 letters before it."""
OWN = 2
"""A sighting in this battle counts as so many in the primer."""
MOST_LETTERS = 6_000
"""The most letters of all texts of a battle."""
RARE = 0x110000
"""The number of code points."""

Table = dict[str, dict[str, int]]
"""Of each context the letters that followed it."""


def learn(counts: Table, line: str, worth: int) -> None:
    """Count the letters of a line, its end included."""
    line = f"{END}{line}{END}"
    for at in range(1, len(line)):
        letter = line[at]
        for order in range(min(at, ORDERS) + 1):
            seen = counts.setdefault(line[at - order : at], {})
            seen[letter] = seen.get(letter, 0) + worth


@lru_cache(maxsize=1)
def primed() -> tuple[Table, tuple[str, ...]]:
    """The counts of the primer, and the alphabet: the letters of ASCII and those of the primer, by their code points."""
    counts: Table = {}
    for line in PRIMER.strip().replace("\n", " ").split("; "):
        learn(counts, line, 1)
    return counts, (END, *sorted({*map(chr, range(32, 127)), *PRIMER} - {END}))


class Letters:
    """Writes or reads texts; a letter that is not in the alphabet enters it by its code point."""

    def __init__(self, choices: Writer | Reader) -> None:
        self._choices = choices
        self._primed, alphabet = primed()
        self._own: Table = {}
        self._alphabet = list(alphabet)
        self._left = MOST_LETTERS

    def text(self, text: str | None, most: int) -> str:
        """A text of at most so many letters; raises NotCoded for another, and where there are too many in all."""
        if text is not None and (len(text) > most or len(text) > self._left or UNOWNED.search(text)):
            raise NotCoded("text")
        written = END
        while len(written) <= most:
            letter = self._letter(written, None if text is None else (text + END)[len(written) - 1])
            if letter == END:
                break
            written += letter
            self._left -= 1
            if self._left < 0:
                raise LinkError("too-long")
        if UNOWNED.search(written[1:]):
            raise LinkError("content")
        learn(self._own, written[1:], OWN)
        return written[1:]

    def _letter(self, before: str, letter: str | None) -> str:
        met: set[str] = set()
        for order in range(min(len(before), ORDERS), -1, -1):
            seen = self._seen(before[len(before) - order :], met)
            if not seen:
                continue
            some = sorted(seen)
            place = None if letter is None else some.index(letter) + 1 if letter in seen else 0
            place = self._choices.weighted(place, [len(some), *(2 * seen[one] - 1 for one in some)])
            if place:
                return some[place - 1]
            met.update(some)
        return self._rare([one for one in self._alphabet if one not in met], letter)

    def _seen(self, context: str, met: set[str]) -> dict[str, int]:
        """The letters that were seen behind these, and how often, but for those that were looked for already."""
        seen = dict(self._primed.get(context, ()))
        for one, count in self._own.get(context, {}).items():
            seen[one] = seen.get(one, 0) + count
        return {one: count for one, count in seen.items() if one not in met} if met else seen

    def _rare(self, some: list[str], letter: str | None) -> str:
        """One of these, each as likely; or another letter, which enters the alphabet."""
        place = None if letter is None else some.index(letter) if letter in some else len(some)
        place = self._choices.below(place, len(some) + 1)
        if place < len(some):
            return some[place]
        letter = chr(self._choices.below(None if letter is None else ord(letter), RARE))
        if letter in self._alphabet:
            raise LinkError("content")
        self._alphabet.append(letter)
        return letter
