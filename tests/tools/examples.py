"""Play the worked examples and count the numbers in their words: `python tests/tools/examples.py [--literal] [SYSTEM ...]`.

Prints of each system how many examples were run, how many numbers their words take from the stories, and how many stand in
the words themselves, in English, by the kinds of `tests/press/spoken_numbers.toml`; with --literal also which these are. Then
how many numbers the texts of the rules take from the engine. `RULE.N` in place of a system prints the names that the words of
one example may refer to, with what they stand for.
"""

from __future__ import annotations

import sys
import tomllib
from argparse import ArgumentParser
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "engine"), str(ROOT / "web")]

from press import constants, messages, rulebook
from press.examples.numbers import filled, written
from press.examples.references import literals, references
from press.examples.runs import Run, runs
from press.paths import LANGUAGES, RULEBOOK

LANGUAGE = "en"
SPOKEN = tomllib.loads((ROOT / "tests" / "press" / "spoken_numbers.toml").read_text("utf-8"))
KIND = {name: kind for kind, names in SPOKEN.items() for name in names}
NEITHER = "that should be taken from the story"


def counted(book: rulebook.Book, *, listing: bool) -> None:
    """Print the counts of a system, after its stories were told and its references filled in."""
    played = runs(book)
    filled(book, played)
    taken = 0
    spoken = Counter(dict.fromkeys((*SPOKEN, NEITHER), 0))
    for rule in book.rules:
        for number, texts in enumerate(rule.examples, 1):
            text = texts[LANGUAGE]
            left = literals(text)
            taken += len(references(text))
            kind = KIND.get(f"{rule.id}.{number}", NEITHER)
            spoken[kind] += len(left)
            if listing and left:
                print(f"  {rule.id}.{number}: {' '.join(left)} ({kind}) in: {text}")
    rest = ", ".join(f"{count} {kind}" for kind, count in spoken.items())
    print(f"{book.id}: {len(played)} examples run, {taken} numbers from stories; in the words themselves: {rest}")
    engine = sum(in_texts(path.read_text("utf-8")) for path in (RULEBOOK / book.id).glob("*.toml"))
    print(f"{book.id}: {engine // len(LANGUAGES)} numbers from the engine in the texts of the rules")


def in_texts(text: str) -> int:
    """The number of references to numbers of the engine in a file, but for those in examples."""
    lines = (line for line in text.splitlines() if not line.startswith("text = "))
    return sum(len(constants.REFERENCE.findall(line)) for line in lines)


def names(run: Run) -> None:
    """Print the names of the numbers of a story."""
    for fact in run.facts.all:
        print(f"{{{fact.name}}} {written(fact.worth, '', LANGUAGE)}  (line {fact.step})")
    for place, values in (("start", run.facts.start), ("end", run.facts.end)):
        for key, value in values.items():
            print(f"{{{place}.{key}}} {written(value, '', LANGUAGE)}")
    for name, chance in run.facts.odds:
        print(f"{{{name}}} {written(chance, '', LANGUAGE)}")


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
