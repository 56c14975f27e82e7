"""Show that the rulebooks are whole: `python tests/tools/rulebook.py [SYSTEM ...] [--rules FOLDER] [--seeds FOLDER]`.

Prints of each system the ids that have a text on the built pages in each language, the examples that were run, the numbers that
their words take from stories, and the links from the engine; then what is missing, links on its pages that lead nowhere, anchors
that the engine names and no page has, and with --seeds the runs of eight words that a text shares with the texts in that folder.
The ids are those of the contract in `tests/engine/SYSTEM/contract.toml`, or of the catalogues (`SYSTEM.toml`) that --rules names.

It reads `dist/`, so build first. Exits with 1 if anything is missing, dead or shared.
"""

from __future__ import annotations

import sys
import tomllib
from argparse import ArgumentParser, Namespace
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "engine"), str(ROOT / "web"), str(ROOT / "tests")]

from support import built_pages, word_runs
from tools import rules_table
from tools.examples import counted

from press import messages, rulebook
from press.paths import DIST, LANGUAGES
from press.reference import addresses
from press.story_references import with_zeros

WIDTH = 14


def expected_ids(system: str, catalogues: Path | None) -> list[str]:
    """Return the ids that a system has to have."""
    if catalogues:
        rules = tomllib.loads((catalogues / f"{system}.toml").read_text("utf-8"))["rule"]
        return [rule["id"] for rule in rules]
    return list(tomllib.loads((ROOT / "tests" / "engine" / system / "contract.toml").read_text("utf-8")))


def standing(book: rulebook.Book, ids: dict[str, set[str]]) -> dict[str, set[str]]:
    """Return the ids of a book that have a title and a text, by language, each on its page in that language alone and beside any
    other.
    """
    found: dict[str, set[str]] = {}
    for language in LANGUAGES:
        readings = [one for one in addresses.readings(LANGUAGES) if language in one]
        found[language] = {
            rule.id
            for chapter in book.chapters
            for rule in chapter.rules
            if rule.title.get(language, "").strip() and rule.text.get(language, "").strip()
            if all(rule.id in ids.get(addresses.chapter(book.id, chapter.id, one), ()) for one in readings)
        }
    return found


def mentioned_ids(system: str) -> Counter[str]:
    """Return the ids that the engine's code and its messages name, with the number of places."""
    found = Counter(id for id, _ in rules_table.mentions(system))
    spelt = {row.id.replace(".", "-"): row.id for row in rules_table.paragraphs(system)}
    found.update(spelt[name] for name, _ in rules_table.messages() if name in spelt)
    return found


def shared(book: rulebook.Book, others: set[word_runs.Run]) -> Iterator[str]:
    """Yield the texts of a book that share a run of words with others."""
    for where, place, texts in book.texts():
        for language, text in texts.items():
            for run in word_runs.shared(with_zeros(text), others):
                yield f"{where}, {place} ({language}): {run}"


def line(name: str, told: object) -> None:
    print(f"  {name:{WIDTH}} {told}")


def gaps(name: str, found: Iterable[str]) -> int:
    """Print what should not be there; return how much it is."""
    told = list(found)
    line(name, len(told) or "none")
    for one in told:
        line("", one)
    return len(told)


def shown(book: rulebook.Book, pages: list[built_pages.Page], dead: list[tuple[str, str]], asked: Namespace) -> int:
    """Print the account of a system; return the number of its gaps."""
    ids = {page.path.relative_to(DIST).as_posix(): set(page.ids) for page in pages}
    ours = [path for path in ids if path.startswith(f"rules/{book.id}/")]
    have, expected, links = standing(book, ids), expected_ids(book.id, asked.rules), mentioned_ids(book.id)
    print(f"{book.id}: {len(expected)} ids, {len(ours)} pages")
    line("with a text", ", ".join(f"{language} {len(found & set(expected))}" for language, found in have.items()))
    line("examples", counted(book))
    line("from the engine", f"{len(links)} ids named in {links.total()} places")
    every = set.intersection(*have.values())
    missing = [
        f"{id} ({', '.join(language for language, found in have.items() if id not in found)})"
        for id in expected
        if id not in every
    ]
    wrong = gaps("missing ids", missing)
    wrong += gaps("dead links", (f"{page}: {address}" for page, address in dead if page in ours))
    wrong += gaps("lost anchors", sorted(links.keys() - every))
    if asked.seeds:
        wrong += gaps("shared runs", shared(book, word_runs.sources(asked.seeds)))
    return wrong


def rest(dead: list[tuple[str, str]], books: list[str], asked: Namespace) -> int:
    """Print what belongs to no system: links on other pages, runs of words in messages; return the number of gaps."""
    print("all other pages and messages")
    elsewhere = [f"{page}: {address}" for page, address in dead if page.split("/")[1:2] not in [[id] for id in books]]
    wrong = gaps("dead links", elsewhere)
    if asked.seeds:
        others = word_runs.sources(asked.seeds)
        told = ((language, messages.source(language).splitlines()) for language in LANGUAGES)
        runs = (f"{one} in: {text}" for _, lines in told for text in lines for one in word_runs.shared(text, others))
        wrong += gaps("shared runs", runs)
    return wrong


def main() -> int:
    parser = ArgumentParser(description=(__doc__ or "").partition(":")[0])
    parser.add_argument("systems", nargs="*", metavar="SYSTEM")
    parser.add_argument("--rules", type=Path, metavar="FOLDER", help="catalogues of rules, in place of the contract")
    parser.add_argument(
        "--seeds", type=Path, metavar="FOLDER", help="texts with which none of ours may share a sentence"
    )
    asked = parser.parse_args()
    if not DIST.is_dir():
        sys.exit("there is no dist/: run build.py first")
    books = [book for book in rulebook.books() if book.id in (asked.systems or rules_table.systems())]
    messages.make(rulebook.books())
    pages = built_pages.pages(DIST)
    dead = [(page.path.relative_to(DIST).as_posix(), link) for page, link in built_pages.dead_links(pages, DIST)]
    wrong = sum(shown(book, pages, dead, asked) for book in books)
    wrong += rest(dead, rules_table.systems(), asked)
    print("nothing is missing" if not wrong else f"{wrong} to mend")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
