"""Exact chances: of pools of six-sided dice (`pools`), and the form in which a system gives its chances (`model`)."""
