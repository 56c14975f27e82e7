"""Worked examples as they are played by the engine: stories retold, their scenes, and what a page shows of them.

`played` retells a story and compares it with its text, `scene` finds the steps that the example is about, `answers` makes
labels of an answer, `lines` makes the lines of a page of a scene, `runs` does all of it for the examples of a book, and
`saves` keeps the battles in which they begin.
"""
