"""The rulebooks as they are in the project, read once for all tests that only look at them."""

from functools import cache

from gonfalon.systems import CLASSES
from press import rulebook
from press.rulebook import Book

written = cache(rulebook.written)


@cache
def books() -> tuple[Book, ...]:
    """Those of our systems."""
    return tuple(book for book in written() if book.id in CLASSES)
