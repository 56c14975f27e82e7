"""Reading typed lines as answers for the door."""

from __future__ import annotations

import re

from gonfalon.questions.figures import Label, UserText
from gonfalon.table.field.grid import LETTERS, Cell, Grid, spans
from gonfalon.words import Plain

COMMANDS = "urtlo?!q"
NOTHING = "-"
DRAW = "*"
LONGEST_WORD = 40
SIGNS = {"+": 1, "-": -1, "−": -1, "0": 0}


class Unclear(Exception):
    """It cannot be an answer; the label says what can."""

    def __init__(self, label: Label | Plain) -> None:
        super().__init__(str(label))
        self.label = label


def command(line: str, *, text: bool) -> str | None:
    """The command in a line: its letter, where a text is asked for with a slash before it."""
    word = line.strip().lower()
    if word.startswith("/") and word[1:] and word[1:] in COMMANDS:
        return word[1:]
    return word if not text and word and word in COMMANDS else None


def closer(line: str, *, text: bool) -> str:
    """Return the name of the thing that a person wants to look at: `? NAME`, where a text is asked for `/? NAME`."""
    found = re.fullmatch(r"/\?\s*(\S.*)" if text else r"/?\?\s*(\S.*)", line.strip())
    return found[1] if found else ""


def taking(line: str, *, text: bool) -> str:
    """The key of a standing offer: `+KEY`, where a text is asked for `/+KEY`."""
    found = re.fullmatch(r"/\+([^\W\d]\S*)" if text else r"/?\+([^\W\d]\S*)", line.strip())
    return found[1] if found else ""


def keys(line: str, options: list[Plain], ask: Plain) -> list[str]:
    """The keys of the options whose numbers were typed; nothing typed takes what is proposed."""
    if line.strip() == NOTHING and ask["least"] == 0:
        return []
    if not line.strip():
        return proposed(options, ask)
    numbers = re.findall(r"\S+", line.replace(",", " "))
    offered = {str(number): option["key"] for number, option in enumerate(options, 1)}
    if not all(number in offered for number in numbers):
        raise Unclear(Label("terminal-unclear-option", most=len(options)))
    return [offered[number] for number in numbers]


def proposed(options: list[Plain], ask: Plain) -> list[str]:
    """Return the keys that Enter takes: the proposed ones, or the only option."""
    default = defaults(options, ask)
    if default is None:
        raise Unclear(Label("terminal-unclear-empty"))
    return [options[number - 1]["key"] for number in default]


def defaults(options: list[Plain], ask: Plain) -> list[int] | None:
    """The numbers of the options that Enter takes; None if it takes nothing."""
    marked = [number for number, option in enumerate(options, 1) if option["proposed"]]
    if ask["least"] <= len(marked) <= ask["most"]:
        return marked
    return [1] if len(options) == ask["least"] == 1 else None


def faces(line: str, pool: Plain) -> list[int]:
    """Dice that fell on the table: `6 2 1`, `621`; Fate dice `+ - 0`; whether they fit is for the ask to say."""
    if pool["die"] == "fate":
        shown = re.sub(r"[\s,1]", "", line)
        if shown and all(sign in SIGNS for sign in shown):
            return [SIGNS[sign] for sign in shown]
    elif re.fullmatch(r"[\d\s,]+", line):
        several = r"\d" if max(pool["faces"]) < 10 else r"\d{1,4}"
        return [int(number) for number in re.findall(several, line)]
    raise Unclear(Label("terminal-unclear-faces"))


def sums(line: str, pool: Plain) -> list[int] | None:
    """The sums of the throws on the table, a number after `=` for each: `=2 =-1`, `= 2 -1`; None if it is none of that."""
    if not pool["summed"] or not line.strip().startswith("="):
        return None
    given = line.replace("=", " ").replace("−", "-").split()
    if not given or not all(re.fullmatch(r"[+-]?\d{1,4}", one) for one in given):
        raise Unclear(Label("terminal-unclear-faces"))
    return [int(one) for one in given]


def number(line: str, preset: int | None) -> int:
    """A whole number; spaces between its digits do no harm."""
    digits = re.sub(r"[\s'’]", "", line).replace("−", "-")
    if not digits and preset is not None:
        return preset
    if not re.fullmatch(r"[+-]?\d{1,9}", digits):
        raise Unclear(Label("terminal-unclear-number"))
    return int(digits)


def path(line: str, grid: Grid, drawn: str) -> tuple[str, Cell | None]:
    """The letters of a path, or the cell after `to`; nothing typed takes what is drawn, a single dash stays."""
    letters = line.strip().lower()
    if letters in ("", "-"):
        return "" if letters else drawn, None
    if found := re.fullmatch(r"(?:to|nach|vers)\s+(.+)", letters):
        cell = grid.cell_named(found[1])
        if cell is None:
            raise Unclear(Label("terminal-unclear-path"))
        return "", cell
    if not re.fullmatch(rf"[{LETTERS}]*", letters.replace(" ", "")):
        raise Unclear(Label("terminal-unclear-path"))
    return letters.replace(" ", ""), None


def painting(line: str, asked: Plain, grid: Grid) -> list[Plain]:
    """Cells by the brushes that mark them, `wall=C3,C4 mud=D5`; nothing typed leaves everything as it is."""
    known = {brush["key"] for brush in asked["brushes"]}
    marked = []
    for word in line.split():
        key, _, names = word.partition("=")
        cells = [grid.cell_named(name) for name in names.split(",")]
        if key not in known or None in cells:
            brush = asked["brushes"][0]["key"]
            raise Unclear(Label("terminal-unclear-paint", word=UserText(word[:LONGEST_WORD]), brush=brush))
        marked.append({"brush": key, "cells": [list(run) for run in spans(grid, [cell for cell in cells if cell])]})
    return marked


def text(line: str, preset: str) -> str:
    """A line of text; nothing typed keeps what stands there, a single dash empties it."""
    typed = line.strip()
    return preset if not typed else "" if typed == NOTHING else typed


def card(line: str, cards: list[Plain], preset: str) -> str:
    """The text of a card: typed or pasted, or `/2` for the second of those that are there."""
    if found := re.fullmatch(r"/(\d{1,4})", line.strip()):
        return str(one_of(cards, found[1])["text"])
    return text(line, preset)


def one_of(several: list[Plain], line: str) -> Plain:
    """The one whose number was typed."""
    numbered = {str(number): one for number, one in enumerate(several, 1)}
    if line.strip() not in numbered:
        raise Unclear(Label("terminal-unclear-option", most=len(several)))
    return numbered[line.strip()]
