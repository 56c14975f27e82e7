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
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "engine"), str(ROOT / "web")]

from press import constants, messages, rulebook
from press.examples.numbers import filled, written
from press.examples.runs import Run, runs
from press.paths import LANGUAGES, RULEBOOK
from press.story_references import literals, references

LANGUAGE = "en"
SPOKEN = tomllib.loads((ROOT / "tests" / "press" / "spoken_numbers.toml").read_text("utf-8"))
KIND = {name: kind for kind, names in SPOKEN.items() for name in names}
NEITHER = "that should be taken from the story"


@dataclass(frozen=True, slots=True)
class Count:
    """The examples of a system: how many were run, how many numbers their words take from stories, how many numbers the texts of
    its rules take from the engine, and those that stand in the words themselves, each list with its example, its kind and its
    text.
    """

    run: int
    taken: int
    from_engine: int
    literal: tuple[tuple[str, list[str], str, str], ...]

    def __str__(self) -> str:
        spoken = Counter(dict.fromkeys((*SPOKEN, NEITHER), 0))
        for _, numbers, kind, _ in self.literal:
            spoken[kind] += len(numbers)
        rest = ", ".join(f"{count} {kind}" for kind, count in spoken.items())
        return (
            f"{self.run} examples run, {self.taken} numbers from stories; in the words themselves: {rest}; "
            f"{self.from_engine} from the engine in the texts of the rules"
        )


def counted(book: rulebook.Book) -> Count:
    """Return the counts of a system, after its stories were told and its references filled in."""
    played = runs(book)
    filled(book, played)
    texts = [
        (f"{rule.id}.{number}", example[LANGUAGE])
        for rule in book.rules
        for number, example in enumerate(rule.examples, 1)
    ]
    literal = tuple((name, found, KIND.get(name, NEITHER), text) for name, text in texts if (found := literals(text)))
    engine = sum(in_texts(path.read_text("utf-8")) for path in (RULEBOOK / book.id).glob("*.toml"))
    return Count(len(played), sum(len(references(text)) for _, text in texts), engine // len(LANGUAGES), literal)


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
            count = counted(book)
            for name, numbers, kind, text in count.literal if given.literal else ():
                print(f"  {name}: {' '.join(numbers)} ({kind}) in: {text}")
            print(f"{book.id}: {count}")
        for one in given.wanted:
            if one.startswith(f"{book.id}."):
                names(runs(book, ())[one])


if __name__ == "__main__":
    main()
