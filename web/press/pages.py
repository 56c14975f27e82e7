"""The pages made ahead: rulebooks in each language and side by side, their list, notices."""

import json
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from press.examples.runs import Run
from press.markdown import html, plain
from press.pack import AssetLinks
from press.paths import LANGUAGES, WEB
from press.reference import addresses
from press.reference.addresses import Languages
from press.reference.glossary import merged, ordered
from press.reference.index import index
from press.reference.reader import NAMES, VOICES, Reading, is_ordered
from press.rulebook import TERMS, Book
from press.sitemap import HOME, absolute_url

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'"
)
KINDS = {
    "rule": "rules-kind-rule",
    "option": "rules-kind-option",
    "judgement": "rules-kind-judgement",
    "advice": "rules-kind-advice",
}
MEANS = {
    "rule": "rules-kind-rule-means",
    "option": "rules-kind-option-means",
    "judgement": "rules-kind-judgement-means",
    "advice": "rules-kind-advice-means",
}
HOUSE, USUAL = "Gonfalon", "en"
"""The title of the home page, and the language that it names as its own."""
IN_HEAD = '  <link rel="manifest"'
LOCALES = {"de": "de_DE", "fr": "fr_FR", "en": "en_GB"}
"""The languages as Open Graph names them."""

TEMPLATES = Environment(
    loader=FileSystemLoader(WEB / "templates"),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
    keep_trailing_newline=True,
)


@dataclass(frozen=True, slots=True)
class Press:
    """Writes pages into a folder; `base_url` is the address the site will have, if it is known; `assets` what they load."""

    folder: Path
    base_url: str = ""
    assets: AssetLinks | None = None

    def write(self, path: str, template: str, languages: Languages, **more: object) -> None:
        """Render one page; its addresses lead back to the root by `../`. What is not `alone` search engines leave out."""
        target = self.folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        voices = [VOICES[language] for language in languages]
        fitting = {
            "policy": POLICY,
            "root": "../" * path.count("/"),
            "voices": voices,
            "first": voices[0],
            "say": voices[0].say,
            "language": languages[0],
            "alternates": [],
            "locales": LOCALES,
            "picture": absolute_url(self.base_url, addresses.picture(path, languages[0])),
            "alone": True,
            "canonical": absolute_url(self.base_url, path) if self.base_url else "",
            "kinds": KINDS,
            "means": MEANS,
            "names": NAMES,
            "markdown": html,
        }
        page = TEMPLATES.get_template(template).render(fitting | more)
        target.write_text(self.assets.apply(page) if self.assets else page, "utf-8")

    def home(self) -> None:
        """Tell the home page its own address, and what it shows where it is shared, if its address is known."""
        if not self.base_url:
            return
        address, say = absolute_url(self.base_url, HOME), VOICES[USUAL].say
        mottos = " · ".join(VOICES[language].say("page-motto") for language in LANGUAGES)
        lines = TEMPLATES.get_template("open-graph.html").render(
            canonical=address,
            picture=absolute_url(self.base_url, addresses.WHOLE_SITE),
            say=say,
            shared={"kind": "website", "title": HOUSE, "text": mottos, "locale": LOCALES[USUAL]},
        )
        page = self.folder / HOME
        head, found, rest = page.read_text("utf-8").partition(IN_HEAD)
        canonical = f'<link rel="canonical" href="{address}">\n'
        told = "".join(f"  {line}" for line in (canonical, *lines.splitlines(keepends=True)))
        page.write_text(f"{head}{told}{found}{rest}", "utf-8")

    def alternates(self, folder: str) -> list[tuple[str, str]]:
        """Each language with the address of a page in it, for search engines, which want it whole."""
        return [(la, absolute_url(self.base_url, f"{folder}{la}.html")) for la in LANGUAGES] if self.base_url else []

    def rulebook(self, book: Book, runs: Mapping[str, Run] | None = None) -> None:
        """A system's pages: its summary, its chapters, its glossary, each in every language and every pair.

        `runs` are its examples as they were played, by their names.
        """
        known = index(book)
        parts = {"": "summary.html", **{one.id: "chapter.html" for one in book.chapters}, TERMS: "terms.html"}
        for languages in addresses.readings(LANGUAGES):
            for part, template in parts.items():
                path = addresses.chapter(book.id, part, languages) if part else addresses.summary(book.id, languages)
                self.leaf(Reading(known, languages, path, LANGUAGES, part), template, runs or {})

    def leaf(self, page: Reading, template: str, runs: Mapping[str, Run]) -> None:
        """One page of a book. Two languages side by side are left to the page in the first of them by search engines."""
        folder, first = page.path.rpartition("/")[0], addresses.name(page.languages[:1])
        glossary = {voice.language: voice.say("rules-terms") for voice in page.voices}
        chapter = next((one for one in page.book.chapters if one.id == page.part), None)
        self.write(
            page.path,
            template,
            page.languages,
            page=page,
            book=page.book,
            chapter=chapter,
            heading=chapter.title if chapter else glossary if page.part == TERMS else None,
            plain=plain,
            runs=runs,
            terms=ordered(page.book.terms, page.languages[0]),
            columns=columns(page.languages[0], page.spoken),
            alternates=self.alternates(f"{folder}/") if len(page.languages) == 1 else [],
            canonical=absolute_url(self.base_url, f"{folder}/{first}") if self.base_url else "",
        )

    def single(self, book: Book, spoken: Languages) -> None:
        """The whole book of a plugin on one page in each language and in each two that it speaks (docs/systems.md)."""
        known = index(book)
        for languages in filter(is_ordered, addresses.readings(spoken)):
            path = addresses.summary(book.id, languages)
            self.leaf(Reading(known, languages, path, spoken, split=False), "book.html", {})

    def shelf(self, books: tuple[Book, ...]) -> None:
        """The list of rulebooks, and what the page shows of their rules."""
        for language in LANGUAGES:
            alternates = self.alternates("rules/")
            self.write(addresses.shelf(language), "shelf.html", (language,), alternates=alternates, books=books)
            self.glossary(books, language)
            self.titles(books, language)

    def glossary(self, books: tuple[Book, ...], language: str) -> None:
        """The terms of all rulebooks on one page."""
        self.write(
            addresses.terms(language),
            "glossary.html",
            (language,),
            terms=merged(books, language),
            columns=columns(language, LANGUAGES),
            alternates=self.alternates(f"rules/{TERMS}/"),
        )

    def crossings(self, books: tuple[Book, ...]) -> None:
        """Write the page at the address of a folder of rule pages: it leads to the reader's language."""
        shelf = {language: VOICES[language].say("rules-title") for language in LANGUAGES}
        terms = {language: VOICES[language].say("rules-terms-all") for language in LANGUAGES}
        ours = (("rules", shelf), (f"rules/{TERMS}", terms))
        for folder, titles in (*ours, *((f"rules/{book.id}", book.title) for book in books)):
            self.write(f"{folder}/index.html", "languages.html", LANGUAGES, titles=titles, alone=False, canonical="")

    def titles(self, books: tuple[Book, ...], language: str, *, split: bool = True) -> None:
        """Write what the page shows of all rules without opening their texts."""
        titles = {rule: data for book in books for rule, data in outline(book, language, split=split)}
        text = json.dumps(titles, ensure_ascii=False, indent=1, sort_keys=True)
        (self.folder / f"rules/{language}.json").write_text(text + "\n", "utf-8")

    def notices(self, version: str) -> None:
        """Whose work is in the site, and which version of it this is."""
        works = tomllib.loads((WEB / "notices.toml").read_text("utf-8"))["work"]
        self.write("notices.html", "notices.html", LANGUAGES, works=works, version=version)

    def listed(self, books: tuple[Book, ...]) -> list[str]:
        """The pages that stand for themselves: one language each; two side by side say the same once more."""
        return [*addresses.listed(books, LANGUAGES), "notices.html"]


def columns(first: str, spoken: Languages) -> Languages:
    """The languages of a glossary: the reader's, then the others in their order."""
    return (first, *(language for language in spoken if language != first))


def outline(book: Book, language: str, *, split: bool) -> Iterator[tuple[str, dict[str, object]]]:
    """Yield the data of each rule that the page shows without opening its text: title, question, choices, the chapter of an
    option, and the page of the rule where the book is `split` into chapters.
    """
    for chapter in book.chapters:
        for rule in chapter.rules:
            data: dict[str, object] = {"title": rule.title[language]}
            if split:
                data["in"] = chapter.id
            if rule.kind == "option":
                data["chapter"] = chapter.title[language]
            if rule.ask is not None:
                data["ask"] = plain(rule.ask[language])
            if rule.choices:
                data["choices"] = {choice.key: choice.title[language] for choice in rule.choices}
                data["texts"] = {choice.key: plain(choice.text[language]) for choice in rule.choices}
            yield rule.id, data
