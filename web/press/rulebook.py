"""The rulebook of a system, read from its TOML files and checked."""

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from gonfalon.systems import CLASSES
from press import Wrong, figures, lesson_texts, typography
from press.chances import TABLES
from press.constants import with_constants
from press.figures import Figure
from press.lesson_texts import Lesson
from press.paths import LANGUAGES, RULEBOOK
from press.story_references import with_zeros

Texts = dict[str, str]

KINDS = ("rule", "option", "judgement", "advice")
TEXTS = ("title", "text", "reading", "ask", "unanswered")
KEYS = {"id", "kind", *TEXTS, "default", "choice", "example", "chances", "figure"}
"""The keys that a rule may have."""

TERMS = "terms"
LINK = re.compile(r"\]\(([^)]*)\)")


class Incomplete(Wrong):
    """A rulebook with gaps; the message lists them all."""


@dataclass(frozen=True, slots=True)
class OptionChoice:
    """One way an option can be set."""

    key: str
    title: Texts
    text: Texts


@dataclass(frozen=True, slots=True)
class Rule:
    """A paragraph of the rulebook."""

    id: str
    kind: str
    title: Texts
    text: Texts
    reading: Texts | None
    ask: Texts | None
    unanswered: Texts | None
    """The assumption that Gonfalon makes as long as nobody answers the question, in whole sentences."""
    default: str | None
    choices: tuple[OptionChoice, ...]
    examples: tuple[Texts, ...]
    chances: str | None = None
    """The table of chances that stands below the text (`press.chances`)."""
    figures: tuple[Figure, ...] = ()
    """The drawings below the text (`press.figures`)."""

    def texts(self) -> Iterator[tuple[str, Texts]]:
        """Every text of the rule with the place where it stands."""
        yield "title", self.title
        yield "text", self.text
        if self.reading is not None:
            yield "reading", self.reading
        if self.ask is not None:
            yield "ask", self.ask
        if self.unanswered is not None:
            yield "unanswered", self.unanswered
        for choice in self.choices:
            yield f"choice {choice.key} title", choice.title
            yield f"choice {choice.key} text", choice.text
        for number, example in enumerate(self.examples, 1):
            yield f"example {number}", example
        for number, figure in enumerate(self.figures, 1):
            yield f"figure {number}", figure.caption


@dataclass(frozen=True, slots=True)
class Chapter:
    """Rules that belong together."""

    id: str
    title: Texts
    intro: Texts
    rules: tuple[Rule, ...]


@dataclass(frozen=True, slots=True)
class Term:
    """A line of the glossary; `rule` is the paragraph that explains the term, if one does, and `apart` are words of texts that
    look like the term and mean something else, by language.
    """

    texts: Texts
    rule: str | None = None
    key: str = ""
    apart: dict[str, list[str]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Card:
    """A few lines of the cheat sheet under one heading."""

    title: Texts
    text: Texts


@dataclass(frozen=True, slots=True)
class Summary:
    """A system at a glance: what it is, how a battle runs, and its cheat sheet."""

    what: Texts
    course: Texts
    cards: tuple[Card, ...]

    def texts(self) -> Iterator[tuple[str, Texts]]:
        """Every text of the summary with its place."""
        yield "what", self.what
        yield "course", self.course
        for number, card in enumerate(self.cards, 1):
            yield f"card {number} title", card.title
            yield f"card {number} text", card.text


@dataclass(frozen=True, slots=True)
class Licence:
    """The licence of a book's texts where it is another than that of our own: its name, its text in `web/licences/`."""

    name: str
    file: str
    notice: Texts


@dataclass(frozen=True, slots=True)
class Book:
    """The whole rulebook of one system; `suits` says in a sentence for whom it is."""

    id: str
    title: Texts
    intro: Texts
    suits: Texts | None
    summary: Summary | None
    lesson: Lesson | None
    credit: Texts
    licence: Licence | None
    chapters: tuple[Chapter, ...]
    terms: tuple[Term, ...]

    @property
    def rules(self) -> tuple[Rule, ...]:
        """All rules in the order of the book."""
        return tuple(rule for chapter in self.chapters for rule in chapter.rules)

    def texts(self) -> Iterator[tuple[str, str, Texts]]:
        """Every text of our own in the book, each with the part that it is in and its place there."""
        yield self.id, "title", self.title
        yield self.id, "intro", self.intro
        if self.suits is not None:
            yield self.id, "suits", self.suits
        if self.licence is not None:
            yield self.id, "licence", self.licence.notice
        if self.summary is not None:
            yield from ((f"{self.id} summary", place, texts) for place, texts in self.summary.texts())
        if self.lesson is not None:
            yield from ((f"{self.id} lesson", place, texts) for place, texts in self.lesson.texts())
        for chapter in self.chapters:
            yield chapter.id, "title", chapter.title
            yield chapter.id, "intro", chapter.intro
            for rule in chapter.rules:
                yield from ((rule.id, place, texts) for place, texts in rule.texts())


def loaded(path: Path) -> Any:
    """A file of a rulebook, with the numbers of the engine in its texts."""
    return with_constants(tomllib.loads(path.read_text("utf-8")))


def read_rule(data: dict[str, Any]) -> Rule:
    """A rule as it stands in a chapter's file; a key that means nothing is a slip."""
    if unknown := sorted(data.keys() - KEYS):
        raise Incomplete(f"{data['id']}: unknown keys {unknown}")
    choices = [OptionChoice(c["key"], c["title"], c["text"]) for c in data.get("choice", ())]
    return Rule(
        id=data["id"],
        kind=data["kind"],
        title=data["title"],
        text=data["text"],
        reading=data.get("reading"),
        ask=data.get("ask"),
        unanswered=data.get("unanswered"),
        default=data.get("default"),
        choices=tuple(choices),
        examples=tuple(example["text"] for example in data.get("example", ())),
        chances=data.get("chances"),
        figures=tuple(figures.read(figure) for figure in data.get("figure", ())),
    )


def read_chapter(path: Path) -> Chapter:
    """One chapter's file."""
    data = loaded(path)
    head = data["chapter"]
    rules = tuple(read_rule(rule) for rule in data["rule"])
    return Chapter(head["id"], head["title"], head["intro"], rules)


def read(folder: Path, system: str = "", languages: tuple[str, ...] = LANGUAGES) -> Book:
    """A system's rulebook, complete in these languages or refused with the list of what is missing."""
    system = system or folder.name
    head = loaded(folder / "book.toml")
    names = head["chapters"]
    unlisted = {path.stem for path in folder.glob("*.toml")} - {*names, "book", "summary", "lesson", "terms"}
    if unlisted or head["system"] != system:
        raise Incomplete(f"book.toml of {system}: wrong system, or left out: {sorted(unlisted)}")
    book = Book(
        id=system,
        title=head["title"],
        intro=head["intro"],
        suits=head.get("suits"),
        summary=read_summary(folder / "summary.toml"),
        lesson=lesson_texts.read(folder),
        credit=head["credit"],
        licence=read_licence(head["licence"]) if "licence" in head else None,
        chapters=tuple(read_chapter(folder / f"{name}.toml") for name in names),
        terms=tuple(read_terms(folder / "terms.toml")),
    )
    if missing := sorted(problems(book, languages)):
        raise Incomplete("\n".join(missing))
    return book


def read_summary(path: Path) -> Summary | None:
    """A system at a glance, if its book has that."""
    if not path.is_file():
        return None
    data = loaded(path)
    cards = tuple(Card(card["title"], card["text"]) for card in data.get("card", ()))
    return Summary(data["summary"]["what"], data["summary"]["course"], cards)


def read_licence(data: dict[str, Any]) -> Licence:
    """The licence that a book names for its texts."""
    return Licence(data["name"], data["file"], data["notice"])


def read_terms(path: Path) -> Iterator[Term]:
    """The glossary, in the order of the file."""
    for term in loaded(path)["term"]:
        texts = {key: text for key, text in term.items() if key not in ("key", "rule", "apart")}
        yield Term(texts, term.get("rule"), term.get("key", ""), term.get("apart", {}))


def books() -> tuple[Book, ...]:
    """The rulebooks of our systems; one written ahead of its system's code is not in the site yet."""
    return tuple(book for book in written() if book.id in CLASSES)


def written() -> tuple[Book, ...]:
    """Every rulebook there is, each language with its typography."""
    found = tuple(read(path.parent) for path in sorted(RULEBOOK.glob("*/book.toml")))
    if wrong := sorted(fault for book in found for fault in unset(book)):
        raise Incomplete("\n".join(wrong))
    return found


def unset(book: Book) -> Iterator[str]:
    """Texts that are not set as their language has it; the credit stays as its owners want it."""
    for where, place, texts in book.texts():
        for language, text in texts.items():
            yield from (
                f"{where}: {place} ({language}): {fault}" for fault in typography.faults(language, with_zeros(text))
            )


def problems(book: Book, languages: tuple[str, ...]) -> Iterator[str]:
    """Yield the problems of a book: texts that are missing or do not fit together."""
    yield from gaps(book.id, "credit", book.credit, languages)
    rules = {rule.id for rule in book.rules}
    for term in book.terms:
        yield from gaps(book.id, f"term {term.texts}", term.texts, languages)
        if term.rule is not None and term.rule not in rules:
            yield f"{book.id}: term {term.texts} names the rule {term.rule}, which is not there"
    anchors = rules | {chapter.id for chapter in book.chapters} | {TERMS}
    for where, place, texts in book.texts():
        yield from gaps(where, place, texts, languages)
        yield from lost_links(where, place, texts, anchors)
    seen = set[str]()
    keys = [term.key for term in book.terms if term.key]
    yield from (f"{book.id}: two terms have the key {key}" for key in set(keys) if keys.count(key) > 1)
    for rule in book.rules:
        for number, figure in enumerate(rule.figures, 1):
            wrong = figures.faults(figure, frozenset(keys), frozenset(rules))
            yield from (f"{rule.id}: figure {number}: {fault}" for fault in wrong)
        if rule.id in seen:
            yield f"{rule.id}: stands twice"
        seen.add(rule.id)
        yield from slips(rule)


def lost_links(where: str, place: str, texts: Texts, anchors: set[str]) -> Iterator[str]:
    """Links of a text that lead to no rule."""
    for language, text in texts.items():
        for address in LINK.findall(text):
            if address.removeprefix("#") not in anchors or not address.startswith("#"):
                yield f"{where}: {place} ({language}) links to {address}, which is not there"


def slips(rule: Rule) -> Iterator[str]:
    """Yield the problems of one rule."""
    keys = [choice.key for choice in rule.choices]
    if rule.kind not in KINDS:
        yield f"{rule.id}: no such kind: {rule.kind}"
    number = not keys and (rule.default or "").isdigit()
    if (rule.kind == "option") != (number or rule.default in keys) or (keys and rule.kind != "option"):
        yield f"{rule.id}: an option, and nothing else, has a default: one of its choices, or a number"
    if (rule.kind == "judgement") != (rule.ask is not None):
        yield f"{rule.id}: a judgement, and nothing else, has a question"
    if rule.unanswered is not None and rule.ask is None:
        yield f"{rule.id}: only a question can be left unanswered"
    if rule.chances is not None and rule.chances not in TABLES:
        yield f"{rule.id}: no such table of chances: {rule.chances}"


def gaps(where: str, place: str, texts: Texts, languages: tuple[str, ...]) -> Iterator[str]:
    """Languages that have no text here, or one that is not spoken."""
    for language in languages:
        if not texts.get(language, "").strip():
            yield f"{where}: {place} is missing in {language}"
    for language in sorted(texts.keys() - set(languages)):
        yield f"{where}: {place} has an unknown language: {language}"
