"""Exact chances: of Fate dice (`fate`), of pools of dice (`pools`), and the form in which a system tells them (`shown`)."""
