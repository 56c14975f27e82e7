"""Rulings of the game master: which value, what it is from now on, and why."""

from __future__ import annotations

from collections.abc import Callable

from gonfalon.terminal import reading
from gonfalon.terminal.keyboard import Keyboard
from gonfalon.terminal.question import ANSWER, NUMBER, UNDER
from gonfalon.terminal.screen import WIDTH, Screen, Style, wrapped
from gonfalon.words import Plain, Words

EMPTY = "–"


class Rulings:
    """Asks for a ruling on one of the values that a view lists."""

    def __init__(self, keyboard: Keyboard, screen: Screen, words: Words, view: Plain) -> None:
        self._keyboard = keyboard
        self._screen = screen
        self._words = words
        self._view = view

    def ask(self) -> Plain:
        """The request for the door; None if the person has thought better of it."""
        say, settings = self._words.say, self._view["settings"]
        self._screen.show(say("terminal-ruling-which"), Style.BOLD)
        self._list([say("terminal-ruling-value", what=self._label(one), value=self._value(one)) for one in settings])
        setting = self._pick(say("terminal-ruling-cancel"), lambda line: reading.one_of(settings, line))
        value = None if setting is None else self._new_value(setting)
        if value is None:
            return None
        self._screen.show(say("terminal-ruling-why"), Style.DIM)
        return {"do": "overrule", "what": setting["key"], "value": value, "why": self._keyboard.line(ANSWER)}

    def _new_value(self, setting: Plain) -> int | str | None:
        say = self._words.say
        self._screen.show(self._label(setting), Style.BOLD)
        if setting["kind"] == "number":
            hint = say("terminal-ruling-number", least=setting["least"], most=setting["most"])
            counted: int | None = self._pick(hint, lambda line: reading.number(line, None))
            return counted
        if setting["kind"] == "text":
            if setting["hint"]:
                self._screen.lines(wrapped(self._words.label(setting["hint"], self._view["names"]), WIDTH, UNDER))
            written: str | None = self._pick(say("terminal-ruling-text"), lambda line: reading.text(line, ""))
            return written
        self._list([self._label(one) for one in setting["choices"]])
        choice = self._pick(say("terminal-ruling-cancel"), lambda line: reading.one_of(setting["choices"], line))
        return None if choice is None else str(choice["key"])

    def _pick(self, hint: str, read: Callable[[str], Plain]) -> Plain:
        """Return the ruling that a person picks; None if nothing was typed."""
        while True:
            self._screen.show(hint, Style.DIM)
            line = self._keyboard.line(ANSWER)
            if not line.strip():
                return None
            try:
                return read(line)
            except reading.Unclear as unclear:
                self._screen.show(self._words.label(unclear.label), Style.WRONG)

    def _list(self, texts: list[str]) -> None:
        for number, text in enumerate(texts, 1):
            self._screen.lines(wrapped(text, WIDTH, UNDER, NUMBER.format(number)))

    def _label(self, of: Plain) -> str:
        return self._words.label(of["label"], self._view["names"])

    def _value(self, setting: Plain) -> Plain:
        """The value as it stands, in words."""
        value = setting["value"] if setting["value"] != "" else EMPTY
        named = (self._label(choice) for choice in setting["choices"] if choice["key"] == value)
        return next(named, value)
