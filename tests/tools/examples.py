"""Play the worked examples and count the numbers in their words: `python tests/tools/examples.py [--literal] [SYSTEM ...]`.

Prints of each system how many examples were run, how many numbers their words take from the stories, and how many stand in
the words themselves, in English; with --literal also which these are. `RULE.N` in place of a system prints the names that the
words of one example may refer to, with what they stand for.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "engine"), str(ROOT / "web")]

from press import messages, rulebook
from press.examples.numbers import filled, written
from press.examples.references import literals, references
from press.examples.runs import Run, runs

LANGUAGE = "en"


def counted(book: rulebook.Book, *, listing: bool) -> None:
    """Print the counts of a system, after its stories were told and its references filled in."""
    played = runs(book)
    filled(book, played)
    taken = literal = 0
    for rule in book.rules:
        for number, texts in enumerate(rule.examples, 1):
            text = texts[LANGUAGE]
            left = literals(text)
            taken += len(references(text))
            literal += len(left)
            if listing and left:
                print(f"  {rule.id}.{number}: {' '.join(left)} in: {text}")
    print(f"{book.id}: {len(played)} examples run, {taken} numbers from stories, {literal} in the words themselves")


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
            counted(book, listing=given.literal)
        for one in given.wanted:
            if one.startswith(f"{book.id}."):
                names(runs(book, ())[one])


if __name__ == "__main__":
    main()
