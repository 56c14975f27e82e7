"""The rulebooks, read once for all tests that ask for them when they are collected."""

from functools import cache

from press import rulebook

books = cache(rulebook.books)
written = cache(rulebook.written)
