"""Lessons: a guided battle of a system, made of a story and a word at each of its steps (docs/systems.md).

`written` reads a lesson from its book, `moments` holds its steps against its story, `requests` turns what a story answers
into what a page sends, and `files` writes what the page reads.
"""
