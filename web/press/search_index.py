"""The index of the rulebooks for the search: Node makes it, with the modules with which the page reads it."""

import json
import subprocess
import tomllib
from collections.abc import Iterator
from pathlib import Path

from press import Wrong, setup
from press.markdown import plain
from press.pack import STAGE
from press.paths import LANGUAGES, RULEBOOK
from press.rulebook import Book, Chapter, Rule

SAYINGS = RULEBOOK / "sayings.toml"
MAKER = """
import { text } from "node:stream/consumers";
const { makeIndex, unknownMeanings } = await import(process.argv[1]);
const { language, rules, sayings, terms, names } = JSON.parse(await text(process.stdin));
const made = makeIndex(language, rules, [...sayings, ...terms], names);
for (const means of unknownMeanings(made, sayings)) console.error(`no rule says "${means}" (${language})`);
process.stdout.write(JSON.stringify(made));
"""

Line = dict[str, list[str]]
"""One language of a saying: the phrases, and the words of the rules for them."""


def rule_text(chapter: Chapter, rule: Rule, language: str) -> dict[str, str]:
    """A rule as `web/shared/search/index.js` takes it."""
    parts = {"title": "title", "text": "text", "ask": "text", "reading": "more", "unanswered": "more"}
    told: dict[str, list[str]] = {"title": [], "text": [], "more": []}
    for place, texts in rule.texts():
        kind = "more" if place.startswith("example") else parts.get(place, "text")
        told[kind].append(plain(texts[language]))
    foreign = [text for other, text in rule.title.items() if other != language]
    return {
        "id": rule.id,
        "chapter": chapter.id,
        "foreign": "\n".join(foreign),
        **{field: "\n".join(texts) for field, texts in told.items()},
    }


def sayings() -> list[dict[str, Line]]:
    """Phrases of people for things that the rules call by another name; a key that means nothing is a slip."""
    told: list[dict[str, Line]] = tomllib.loads(SAYINGS.read_text("utf-8"))["saying"]
    for saying in told:
        whole = all(line.keys() == {"said", "means"} and all(line.values()) for line in saying.values())
        if not whole or not saying.keys() <= set(LANGUAGES):
            raise Wrong(f"{SAYINGS.name}: {saying}")
    return told


def spoken(language: str) -> Iterator[dict[str, str]]:
    """The sayings of a language, each with one of its meanings."""
    for saying in sayings():
        if line := saying.get(language):
            yield from ({"said": said, "means": means} for said in line["said"] for means in line["means"])


def terms(books: tuple[Book, ...], language: str) -> Iterator[dict[str, str]]:
    """The terms of the glossaries as they are in other languages."""
    for book in books:
        for term in book.terms:
            for other, text in term.texts.items():
                if other != language:
                    yield {"said": text, "means": term.texts[language]}


def names(books: tuple[Book, ...], language: str) -> Iterator[tuple[str, str]]:
    """The titles of books and of their chapters."""
    for book in books:
        yield book.id, book.title[language]
        yield from ((f"{book.id}/{chapter.id}", chapter.title[language]) for chapter in book.chapters)


def index(books: tuple[Book, ...], language: str) -> str:
    """The index of a language as JSON: the same text from the same books."""
    rules = [
        rule_text(chapter, rule, language) for book in books for chapter in book.chapters for rule in chapter.rules
    ]
    told = {"sayings": list(spoken(language)), "terms": list(terms(books, language))}
    given = {"language": language, "rules": rules, **told, "names": dict(names(books, language))}
    module = (STAGE / "shared" / "search" / "index.js").as_uri()
    done = subprocess.run(
        [setup.any_node(), "--input-type=module", "--eval", MAKER, module],
        input=json.dumps(given),
        capture_output=True,
        encoding="utf-8",
    )
    if done.returncode or done.stderr:
        raise Wrong(f"the index of the rulebooks: {done.stderr}")
    return done.stdout


def make(folder: Path, books: tuple[Book, ...]) -> None:
    """Write the index of each language."""
    folder.mkdir(parents=True, exist_ok=True)
    for language in LANGUAGES:
        (folder / f"search.{language}.json").write_text(index(books, language), "utf-8")
