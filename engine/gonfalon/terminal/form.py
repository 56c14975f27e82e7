"""A form at one keyboard: field by field, each with what stands in it; a full stop sends the rest as it stands."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gonfalon.terminal import reading
from gonfalon.terminal.keyboard import Keyboard
from gonfalon.terminal.question import ANSWER, Question, free
from gonfalon.terminal.reading import Unclear
from gonfalon.terminal.screen import WIDTH, Screen, Style, wrapped
from gonfalon.words import Plain, Words

REST = "."

Aside = Callable[[str, bool], bool | None]
"""A function that handles a line that is no answer: None if it is one, True if the table has changed. It is told
whether the line may be a text.
"""


class Left(Exception):
    """A command has changed the table; the question stands anew."""


class Rest(Exception):
    """The rest goes as it stands."""


class FormSheet:
    """One form, as far as it is filled in: `given` has the shape of an answer, by the names of the fields."""

    def __init__(
        self, keyboard: Keyboard, screen: Screen, words: Words, view: Plain, aside: Aside, *, secret: bool = False
    ) -> None:
        self._keyboard = keyboard
        self._screen = screen
        self._words = words
        self._question = Question(screen, words)
        self._view = view
        self._aside = aside
        self._secret = secret
        self.given: Plain = presets(view["ask"]["form"])

    def fill(self) -> None:
        """Go through all fields once; raises Left."""
        self._screen.lines(self._question.lines(self._view, self._view["ask"]["by"]))
        self._screen.show(self._words.say("terminal-hint-form"), Style.DIM)
        try:
            self._fields(self._view["ask"]["form"], self.given)
        except Rest:
            return

    def complain(self, refused: Plain) -> None:
        """Show the faults, each with the field that it is about."""
        for one in refused["fields"]:
            said = self._words.label(one["label"], self._view["names"])
            named = " – ".join(self._named(self._view["ask"]["form"], one["path"].split(".")))
            self._screen.show(
                self._words.say("terminal-complaint", field=named, complaint=said) if named else said, Style.WRONG
            )

    def _named(self, fields: list[Plain], path: list[str]) -> list[str]:
        """The way to a field in words."""
        field = next((one for one in fields if one["name"] == path[0]), None)
        if field is None:
            return []
        rest, called = path[1:], [self._label(field)]
        if field["kind"] == "rows" and rest:
            row = self._row_at(field, rest[0])
            return [*called, rest[0], *(self._named(row, rest[1:]) if rest[1:] else [])]
        return called + (self._named(field["fields"], rest) if rest else [])

    def _row_at(self, field: Plain, number: str) -> list[Plain]:
        rows = self.given[field["name"]]["rows"] if field["name"] in self.given else []
        keys = [row["shape"] for row in rows[int(number) - 1 : int(number)]]
        return next((shape["fields"] for shape in field["shapes"] if shape["key"] in keys), [])

    def _label(self, of: Plain) -> str:
        return self._words.label(of["label"], self._view["names"])

    def _heading(self, words: str) -> None:
        self._screen.lines(["", *(self._screen.paint(line, Style.BOLD) for line in wrapped(words, WIDTH))])

    def _fields(self, fields: list[Plain], given: Plain) -> None:
        """Ask for each field in turn; what is not asked is not in `given`."""
        for field in fields:
            name = field["name"]
            if not is_asked(field, given):
                given.pop(name, None)
                continue
            given.setdefault(name, field["preset"] or {})
            match field["kind"]:
                case "group":
                    self._heading(self._label(field))
                    self._fields(field["fields"], given[name].setdefault("form", presets(field["fields"])))
                case "rows":
                    self._rows(field, given[name].setdefault("rows", []))
                case _:
                    given[name] = self._one(field, given[name])

    def _rows(self, field: Plain, rows: list[Plain]) -> None:
        """Ask for the number of rows, then row by row; a new one is of the shape that is chosen for it."""
        self._heading(self._label(field))
        if field["least"] < field["most"]:
            bounds = {"least": field["least"], "most": field["most"], "preset": len(rows)}
            wanted = self._one({**field, "number": {**bounds, "quick": []}}, {"number": len(rows)})["number"]
            del rows[min(max(wanted, field["least"]), field["most"]) :]
            while len(rows) < min(wanted, field["most"]):
                shape = self._shape(field)
                rows.append({"shape": shape["key"], "form": presets(shape["fields"])})
        for number, row in enumerate(rows, 1):
            shape = next(one for one in field["shapes"] if one["key"] == row["shape"])
            self._heading(f"{self._label(shape)} {number}")
            self._fields(shape["fields"], row["form"])

    def _shape(self, field: Plain) -> Plain:
        shapes = field["shapes"]
        if len(shapes) == 1:
            return shapes[0]
        options = [shape_option(shape, first=shape is shapes[0]) for shape in shapes]
        picked = self._one({**field, "least": 1, "most": 1, "options": options}, {"keys": [shapes[0]["key"]]})
        return next(shape for shape in shapes if shape["key"] == picked["keys"][0])

    def _one(self, field: Plain, stands: Plain) -> Plain:
        """One field, until it is answered."""
        ask = as_ask(field, stands)
        self._screen.lines(self._question.lines({**self._view, "ask": ask, "offers": []}))
        while True:
            self._screen.show(self._question.hint(ask, None, typed=False), Style.DIM)
            line = self._keyboard.hidden(ANSWER) if self._secret or field["secret"] else self._keyboard.line(ANSWER)
            if line.strip() == REST:
                raise Rest
            try:
                aside = self._aside(line, ask["text"] is not None)
                if aside:
                    raise Left
                if aside is None:
                    return answered(ask, line)
            except Unclear as unclear:
                self._screen.show(self._words.label(unclear.label, self._view["names"]), Style.WRONG)


def presets(fields: list[Plain]) -> Plain:
    """Return the presets of these fields, as an answer."""
    return {one["name"]: copied(one["preset"]) for one in fields if one["preset"] is not None and not one["when"]}


def copied(data: Any) -> Any:
    """A copy that may be changed."""
    if isinstance(data, dict):
        return {key: copied(value) for key, value in data.items()}
    return [copied(value) for value in data] if isinstance(data, list) else data


def is_asked(field: Plain, given: Plain) -> bool:
    """True if a field is asked, by the content of the one that it depends on."""
    if not field["when"]:
        return True
    stands = given.get(field["when"]["field"], {})
    said = [*stands.get("keys", []), *([str(stands["number"])] if "number" in stands else [])]
    return any(one in field["when"]["values"] for one in said)


def shape_option(shape: Plain, *, first: bool) -> Plain:
    plain = {"rule": None, "of": None, "on": None, "barred": None, "role": None, "group": None}
    return {**plain, "key": shape["key"], "label": shape["label"], "proposed": first}


def as_ask(field: Plain, stands: Plain) -> Plain:
    """A field as the question that a screen draws, with what stands in it as its preset."""
    ask = {
        **field,
        "who": [],
        "pool": None,
        "path": None,
        "paint": None,
        "form": None,
        "secret": False,
        "by": None,
        "about": [],
        "done": [],
    }
    if field["number"]:
        ask["number"] = {**field["number"], "preset": stands.get("number", field["number"]["preset"])}
    if field["text"]:
        ask["text"] = {**field["text"], "preset": stands.get("text", field["text"]["preset"]), "kept": None}
    keys = stands.get("keys", [])
    ask["options"] = [{**one, "proposed": one["key"] in keys} for one in field["options"]]
    return ask


def answered(ask: Plain, line: str) -> Plain:
    """Return the line typed for one field, in the shape of an answer."""
    if ask["number"]:
        return {"number": reading.number(line, ask["number"]["preset"])}
    if ask["text"]:
        return {"text": reading.text(line, ask["text"]["preset"])}
    return {"keys": reading.keys(line, free(ask, None), ask)}
