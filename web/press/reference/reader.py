"""A page as its templates see it: the languages in which it is read, and the addresses of what it links to."""

from dataclasses import dataclass, field
from typing import NamedTuple

from markupsafe import Markup

from press import Wrong, chances
from press.figures import Figure, Labels, Unknown
from press.markdown import blocks
from press.messages import Say, say
from press.paths import LANGUAGES
from press.reference import addresses, house_rules
from press.reference.addresses import Languages
from press.reference.index import Index
from press.reference.term_links import Entry, at_hand
from press.rulebook import TERMS, Book, Chapter, OptionChoice, Rule, Texts

NAMES = {"de": "Deutsch", "fr": "Français", "en": "English"}


@dataclass(frozen=True, slots=True)
class Voice:
    """A language as a template speaks it."""

    language: str
    say: Say = field(repr=False)


VOICES = {language: Voice(language, say(language)) for language in LANGUAGES}


class Choice(NamedTuple):
    """A language that can be chosen, the address that does it, and whether it is chosen now."""

    language: str
    address: str
    here: bool


@dataclass(frozen=True, slots=True)
class Reading:
    """A page of a book in one language, or in two; `path` is its place on the site, `part` its chapter.

    A book of one page, as a plugin has it, holds all its chapters; then `split` is false.
    """

    index: Index
    languages: Languages
    path: str
    spoken: Languages
    part: str = ""
    split: bool = True
    used: dict[str, Entry] = field(default_factory=dict, repr=False)
    """The terms that were marked so far, on the whole page."""
    seen: dict[tuple[str, str], dict[str, Entry | None]] = field(default_factory=dict, repr=False)
    """The same in each rule and language, with those that are at hand there."""

    @property
    def book(self) -> Book:
        return self.index.book

    @property
    def voices(self) -> list[Voice]:
        return [VOICES[language] for language in self.languages]

    def address(self, anchor: str) -> str:
        """The address of a rule, or of a chapter, as this page links to it; the glossary is a page of its own.

        The anchor stands with its sign, as in a text.
        """
        id = anchor.removeprefix("#")
        home = self.index.chapters.get(id, id)
        if not self.split or (home == self.part and id != home):
            return f"#{id}"
        page = self.to(home)
        return page if id == home else f"{page}#{id}"

    def rule(self, id: str) -> str:
        """The address of a rule of this book as this page links to it; empty for any other."""
        return self.address(f"#{id}") if id in self.index.chapters else ""

    def to(self, part: str, languages: Languages = ()) -> str:
        """The address of a chapter of the book, or of its summary, in the languages of this page or in others."""
        wanted = languages or self.languages
        there = addresses.chapter(self.book.id, part, wanted) if part else addresses.summary(self.book.id, wanted)
        return addresses.between(self.path, there)

    def rows(self, texts: Texts, rule: Rule | None = None) -> list[tuple[Markup, ...]]:
        """The paragraphs, lists and tables of a text, each beside the same one in the other language; the whole text as one
        where a language has another number of them. In texts of a `rule`, terms lead to the glossary.
        """
        columns = [blocks(texts[language], self.address) for language in self.languages]
        if rule is not None and self.split:
            columns = [
                [self.marked(block, rule, language) for block in column]
                for column, language in zip(columns, self.languages, strict=True)
            ]
        if len({len(column) for column in columns}) > 1:
            columns = [[Markup("").join(column)] for column in columns]
        return list(zip(*columns, strict=True))

    def marked(self, block: Markup, rule: Rule, language: str) -> Markup:
        """A block of a rule's text with its terms marked, each once in the rule."""
        seen = self.seen.setdefault((rule.id, language), dict.fromkeys(at_hand(self.book, rule)))
        marked = self.index.finder(language).marked(block, self.to(TERMS), seen)
        self.used.update({key: entry for key, entry in seen.items() if entry is not None})
        return marked

    def entries(self) -> list[Entry]:
        """The entries of the glossary that the texts drawn so far lead to, by their anchors."""
        return sorted(self.used.values(), key=lambda entry: entry.anchor)

    def figures(self, rule: Rule) -> list[tuple[Markup, Texts]]:
        """The drawings of a rule, each with its caption, in the language of the reader."""
        return [(self.drawn(rule, figure), figure.caption) for figure in rule.figures]

    def drawn(self, rule: Rule, figure: Figure) -> Markup:
        """A figure of a rule as SVG."""
        language = self.languages[0]
        terms = {term.key: term.texts[language] for term in self.book.terms}
        titles = {one.id: one.title[language] for one in self.book.rules}
        try:
            return figure.drawn(Labels(VOICES[language].say, terms, titles))
        except (Unknown, LookupError) as wrong:
            raise Wrong(f"{rule.id}: {figure.kind}: {wrong}") from wrong

    def chances(self, rule: Rule) -> chances.Table | None:
        """The table of chances that stands below a rule, if one does."""
        return chances.TABLES[rule.chances]() if rule.chances else None

    @property
    def second(self) -> str:
        """The second language; empty if there is none."""
        return "".join(self.languages[1:])

    @property
    def level(self) -> int:
        """The level of the heading of a rule."""
        return 2 if self.split else 3

    @property
    def tongues(self) -> str:
        """The languages of the page by their own names."""
        return language_names(self.languages)

    def readings(self) -> list[Choice]:
        """The reader's languages to choose from. The second one stays, or changes places with the first."""
        first = self.languages[0]
        return [
            Choice(one, self.pair(one, first if one == self.second else self.second), one == first)
            for one in self.spoken
        ]

    def seconds(self) -> list[Choice]:
        """The languages that can stand beside the reader's; the empty one is none."""
        first = self.languages[0]
        others = ["", *(one for one in self.spoken if one != first)]
        return [Choice(one, self.pair(first, one), one == self.second) for one in others]

    def pair(self, first: str, second: str) -> str:
        """The address of this page in these languages."""
        return self.to(self.part, (first, second) if second else (first,))

    def uses(self, rule: Rule) -> list[Rule]:
        """The other rules whose texts link to this one, in the order of the book."""
        return self.index.uses.get(rule.id, [])

    def beside(self, part: str) -> tuple[Chapter | None, Chapter | None]:
        """The chapters before and after this one."""
        ids = [one.id for one in self.book.chapters]
        here = ids.index(part)
        chapters = (None, *self.book.chapters, None)
        return chapters[here], chapters[here + 2]

    def kind(self, kind: str) -> list[Rule]:
        """The rules of this kind, in the order of the book."""
        return [rule for rule in self.book.rules if rule.kind == kind]

    def playing(self, rule: Rule, choice: OptionChoice) -> str:
        """The fragment of a link by which the next battle is played with this choice of an option; empty for the default, and for
        a plugin, which the app may not have.
        """
        return house_rules.link(rule, choice, self.languages[0]) if self.split and choice.key != rule.default else ""

    def default(self, rule: Rule) -> str:
        """The choice of an option that applies unless people say otherwise: its title, or a number."""
        named = [choice.title[self.languages[0]] for choice in rule.choices if choice.key == rule.default]
        return "".join(named) or str(rule.default)

    def other_readings(self) -> list[Choice]:
        """All pages on which a plugin's book stands, each named by its languages."""
        ordered = [one for one in addresses.readings(self.spoken) if is_ordered(one)]
        return [Choice(language_names(one), self.to("", one), one == self.languages) for one in ordered]


def language_names(languages: Languages) -> str:
    """Languages by their own names."""
    return " | ".join(NAMES[language] for language in languages)


def is_ordered(languages: Languages) -> bool:
    """True if of two languages the one that is named first on this site stands first."""
    return languages == tuple(sorted(languages, key=LANGUAGES.index))
