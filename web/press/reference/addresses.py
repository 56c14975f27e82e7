"""The addresses of the rule pages within the site, and the languages in which each is written."""

from collections.abc import Iterable
from itertools import permutations
from posixpath import relpath

from press.rulebook import TERMS, Book

WHOLE_SITE = "pictures/index.png"
"""The path of the picture that stands for the home page where it is shared, and for a page that has none of its own."""

Languages = tuple[str, ...]
"""One language, or the reader's and a second one beside it."""


def readings(spoken: Languages) -> tuple[Languages, ...]:
    """Return every way to read a text: in one language, and in any two, the reader's first."""
    return (*((language,) for language in spoken), *permutations(spoken, 2))


def shelf(language: str) -> str:
    """Return the path of the list of all rulebooks."""
    return f"rules/{language}.html"


def terms(language: str) -> str:
    """Return the path of the glossary of all rulebooks."""
    return f"rules/{TERMS}/{name((language,))}"


def summary(system: str, languages: Languages) -> str:
    """Return the path of a system's first page."""
    return f"rules/{system}/{name(languages)}"


def chapter(system: str, id: str, languages: Languages) -> str:
    """Return the path of a chapter, of the glossary, or of another page of a system."""
    return f"rules/{system}/{id}/{name(languages)}"


def picture(page: str, language: str) -> str:
    """Return the path of the picture that stands for a rule page where it is shared."""
    return f"pictures/{page.rpartition('/')[0]}/{language}.png" if page.startswith("rules/") else WHOLE_SITE


def examples(system: str) -> str:
    """Return the path of the battles in which a system's worked examples begin."""
    return f"rules/examples/{system}.json"


def lesson(system: str) -> str:
    """Return the path of a system's lesson."""
    return f"rules/lessons/{system}.json"


def name(languages: Languages) -> str:
    """Return the file in which a text stands in these languages."""
    return f"{'-'.join(languages)}.html"


def between(page: str, other: str) -> str:
    """Return the address of one page as another links to it; both are paths within the site."""
    return relpath(other, page.rpartition("/")[0] or ".")


def listed(books: Iterable[Book], spoken: Languages) -> list[str]:
    """Return the pages that stand for themselves: those in one language, as two side by side say the same once more."""
    pages = [page(language) for page in (shelf, terms) for language in spoken]
    for book in books:
        for language in spoken:
            pages.append(summary(book.id, (language,)))
            pages += [chapter(book.id, one.id, (language,)) for one in book.chapters]
            pages.append(chapter(book.id, TERMS, (language,)))
    return pages
