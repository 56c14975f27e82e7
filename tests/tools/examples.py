"""Play the worked examples and count the numbers in their words: `python tests/tools/examples.py [--literal] [SYSTEM ...]`.

Prints of each system how many examples were run, how many numbers their words take from the stories, and how many stand in
the words themselves, in English; with --literal also which these are. `RULE.N` in place of a system prints the names that the
words of one example may refer to, with what they stand for.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "engine"), str(ROOT / "web")]

from press import messages, rulebook
from press.examples.numbers import filled, written
from press.examples.references import literals, references
from press.examples.runs import Run, runs

LANGUAGE = "en"


@dataclass(frozen=True, slots=True)
class Count:
    """The examples of a system: how many were run, how many numbers their words take from stories, and those that stand in the
    words themselves, each list with its example and its text.
    """

    run: int
    taken: int
    literal: tuple[tuple[str, list[str], str], ...]

    def __str__(self) -> str:
        literal = sum(len(numbers) for _, numbers, _ in self.literal)
        return f"{self.run} examples run, {self.taken} numbers from stories, {literal} in the words themselves"


def counted(book: rulebook.Book) -> Count:
    """Return the counts of a system, after its stories were told and its references filled in."""
    played = runs(book)
    filled(book, played)
    texts = [
        (f"{rule.id}.{number}", example[LANGUAGE])
        for rule in book.rules
        for number, example in enumerate(rule.examples, 1)
    ]
    literal = tuple((name, found, text) for name, text in texts if (found := literals(text)))
    return Count(len(played), sum(len(references(text)) for _, text in texts), literal)


def names(run: Run) -> None:
    """Print the names of the numbers of a story."""
    for fact in run.facts.all:
        print(f"{{{fact.name}}} {written(fact.worth, '', LANGUAGE)}  (line {fact.step})")
    for place, values in (("start", run.facts.start), ("end", run.facts.end)):
        for key, value in values.items():
            print(f"{{{place}.{key}}} {value}")


def main() -> None:
    parser = ArgumentParser(description=(__doc__ or "").partition(":")[0])
    parser.add_argument("wanted", nargs="*", metavar="SYSTEM | RULE.N")
    parser.add_argument("--literal", action="store_true", help="list the numbers that stand in the words themselves")
    given = parser.parse_args()
    books = rulebook.books()
    messages.make(books)
    for book in books:
        if not given.wanted or book.id in given.wanted:
            count = counted(book)
            for name, numbers, text in count.literal if given.literal else ():
                print(f"  {name}: {' '.join(numbers)} in: {text}")
            print(f"{book.id}: {count}")
        for one in given.wanted:
            if one.startswith(f"{book.id}."):
                names(runs(book, ())[one])


if __name__ == "__main__":
    main()
