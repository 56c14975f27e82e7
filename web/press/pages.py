"""The pages made ahead: rulebooks in each language and side by side, their list, notices."""

import json
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from press.markdown import html, plain
from press.messages import Say, say
from press.pack import Dress
from press.paths import LANGUAGES, PAIRS, WEB
from press.rulebook import Book, Texts
from press.sitemap import whole

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'"
)
NAMES = {"de": "Deutsch", "fr": "Français", "en": "English"}
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
TEMPLATES = Environment(
    loader=FileSystemLoader(WEB / "templates"),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
    keep_trailing_newline=True,
)


@dataclass(frozen=True, slots=True)
class Voice:
    """A language as a template speaks it."""

    language: str
    say: Say = field(repr=False)

    def markdown(self, texts: Texts) -> str:
        """A text of the rulebook as HTML."""
        return html(texts[self.language])


@dataclass(frozen=True, slots=True)
class Link:
    """The same page in another language, or in two."""

    address: str
    languages: tuple[str, ...]
    here: bool

    @property
    def names(self) -> dict[str, str]:
        """Each language by its own name."""
        return {language: NAMES[language] for language in self.languages}


VOICES = {language: Voice(language, say(language)) for language in LANGUAGES}


@dataclass(frozen=True, slots=True)
class Press:
    """Writes pages into a folder; `base_url` is the address the site will have, if it is known; `dress` what they load."""

    folder: Path
    base_url: str = ""
    dress: Dress | None = None

    def write(self, path: str, template: str, languages: tuple[str, ...], **more: object) -> None:
        """Render one page; its addresses lead back to the root by `../`. What is not `alone` search engines leave out."""
        target = self.folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        voices = [VOICES[language] for language in languages]
        fitting = {
            "policy": POLICY,
            "root": "../" * path.count("/"),
            "voices": voices,
            "first": voices[0],
            "alternates": [],
            "alone": True,
            "canonical": whole(self.base_url, path) if self.base_url else "",
            "kinds": KINDS,
            "means": MEANS,
            "names": NAMES,
        }
        page = TEMPLATES.get_template(template).render(fitting | more)
        target.write_text(self.dress.put_on(page) if self.dress else page, "utf-8")

    def alternates(self, folder: str) -> list[Link]:
        """The addresses of a page's languages for search engines, which want them whole."""
        base = self.base_url.rstrip("/")
        return [Link(f"{base}/{folder}{la}.html", (la,), False) for la in LANGUAGES] if base else []

    def rulebook(self, book: Book, spoken: tuple[str, ...] = LANGUAGES) -> None:
        """A system's pages in the languages that it speaks."""
        pairs = tuple(pair for pair in PAIRS if set(pair) <= set(spoken))
        for languages in (*((language,) for language in spoken), *pairs):
            name = "-".join(languages)
            first = f"rules/{book.id}/{languages[0]}.html"
            self.write(
                f"rules/{book.id}/{name}.html",
                "book.html",
                languages,
                book=book,
                tongues=" | ".join(NAMES[language] for language in languages),
                links=list(neighbours(name, spoken, pairs)),
                alternates=self.alternates(f"rules/{book.id}/") if len(languages) == 1 else [],
                canonical=whole(self.base_url, first) if self.base_url else "",
                columns=(*languages, *(la for la in spoken if la not in languages)),
                terms=sorted(book.terms, key=lambda term: term[languages[0]].casefold()),
            )

    def shelf(self, books: tuple[Book, ...]) -> None:
        """The list of rulebooks, and their titles for the page."""
        for language in LANGUAGES:
            links = list(neighbours(language, LANGUAGES))
            pairs = [link for link in neighbours("", LANGUAGES, PAIRS) if len(link.languages) == 2]
            more = {"books": books, "links": links, "pairs": pairs}
            alternates = self.alternates("rules/")
            self.write(f"rules/{language}.html", "shelf.html", (language,), alternates=alternates, **more)
            self.titles(books, language)

    def crossings(self, books: tuple[Book, ...]) -> None:
        """Write the page at the address of a folder of rule pages: it leads to the reader's language."""
        shelf = {language: VOICES[language].say("rules-title") for language in LANGUAGES}
        for folder, titles in (("rules", shelf), *((f"rules/{book.id}", book.title) for book in books)):
            self.write(f"{folder}/index.html", "languages.html", LANGUAGES, titles=titles, alone=False, canonical="")

    def titles(self, books: tuple[Book, ...], language: str) -> None:
        """Write the titles of all rules that the page shows without opening their texts."""
        titles = {rule: data for book in books for rule, data in outline(book, language)}
        text = json.dumps(titles, ensure_ascii=False, indent=1, sort_keys=True)
        (self.folder / f"rules/{language}.json").write_text(text + "\n", "utf-8")

    def notices(self, version: str) -> None:
        """Whose work is in the site, and which version of it this is."""
        works = tomllib.loads((WEB / "notices.toml").read_text("utf-8"))["work"]
        self.write("notices.html", "notices.html", LANGUAGES, works=works, version=version)

    def listed(self, books: tuple[Book, ...]) -> list[str]:
        """The pages that stand for themselves: one language each; two side by side say the same once more."""
        of_books = [f"rules/{book.id}/{language}.html" for book in books for language in LANGUAGES]
        return [*of_books, *(f"rules/{language}.html" for language in LANGUAGES), "notices.html"]


def neighbours(here: str, spoken: tuple[str, ...], pairs: tuple[tuple[str, str], ...] = ()) -> Iterator[Link]:
    """The pages of one text in each language and, if wanted, in two."""
    for language in spoken:
        yield Link(f"{language}.html", (language,), here == language)
    for pair in pairs:
        name = "-".join(pair)
        yield Link(f"{name}.html", pair, here == name)


def outline(book: Book, language: str) -> Iterator[tuple[str, dict[str, object]]]:
    """Yield the data of each rule that the page shows without opening its text: title, question, choices, and the
    chapter of an option.
    """
    chapters = {rule.id: chapter.title[language] for chapter in book.chapters for rule in chapter.rules}
    for rule in book.rules:
        data: dict[str, object] = {"title": rule.title[language]}
        if rule.kind == "option":
            data["chapter"] = chapters[rule.id]
        if rule.ask is not None:
            data["ask"] = plain(rule.ask[language])
        if rule.choices:
            data["choices"] = {choice.key: choice.title[language] for choice in rule.choices}
            data["texts"] = {choice.key: plain(choice.text[language]) for choice in rule.choices}
        yield rule.id, data
