"""A battle at one keyboard, through the door."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from gonfalon.door.door import Door
from gonfalon.questions.figures import Label, message_of
from gonfalon.terminal import reading
from gonfalon.terminal.board import Board
from gonfalon.terminal.chances import chart
from gonfalon.terminal.closer import CloserLook
from gonfalon.terminal.form import FormSheet, Left
from gonfalon.terminal.grid import described
from gonfalon.terminal.house import house_rules
from gonfalon.terminal.keyboard import Gone, Keyboard
from gonfalon.terminal.question import ANSWER, Question, fitting, free
from gonfalon.terminal.reading import Unclear, closer, command, taking
from gonfalon.terminal.rulings import Rulings
from gonfalon.terminal.screen import Screen, Style
from gonfalon.words import Plain, Words
from gonfalon.words.people import seat_name

LAST_EVENTS = 12
"""The number of lines of the chronicle that are shown of an opened battle."""


class Game:
    """One battle: what is on the screen, and where it is saved."""

    def __init__(self, door: Door, keyboard: Keyboard, screen: Screen, words: Words, file: Path | None = None) -> None:
        self._door = door
        self._keyboard = keyboard
        self._screen = screen
        self._words = words
        self._board = Board(screen, words)
        self._question = Question(screen, words)
        self._file = file
        self._typed = False
        self._drawn: tuple[list[str], ...] = ([], [], [])
        self._log: list[Plain] = []
        self._view: Plain = None

    def begin(self, request: Plain, *, typed: bool) -> bool:
        """Lay the table; False if the door says no."""
        self._typed = typed
        reply = self._door.reply(request)
        if "view" not in reply:
            return self._complain(reply)
        view = reply["view"]
        self._log = view["chronicle"][:-LAST_EVENTS]
        self._screen.show(self._words.say("terminal-welcome", system=view["system"]), Style.BOLD)
        self._screen.lines(house_rules(view, self._words))
        for note in view["notes"]:
            self._screen.show(self._words.label(note, view["names"]), Style.WRONG)
        self._take(reply)
        return True

    def play(self) -> None:
        """Ask and answer until the person leaves."""
        try:
            while True:
                ask = self._view["ask"]
                if ask is None:
                    self._after()
                elif ask["secret"]:
                    self._ask_in_secret(ask)
                elif ask["form"] is not None:
                    self._ask_form(self._view)
                else:
                    self._ask(self._view, None, lambda: self._keyboard.line(ANSWER))
        except Gone:
            self._leave()

    def _ask(self, view: Plain, holder: str | None, read: Callable[[], str]) -> None:
        """Put the open question until it is answered, or a command has changed the table."""
        ask = view["ask"]
        self._screen.lines(self._question.lines(view, holder))
        while True:
            self._screen.show(self._question.hint(ask, holder, typed=self._typed), Style.DIM)
            line = read()
            try:
                done = self._aside(line, ask["text"] is not None)
                if done is None:
                    done = self._send({"do": "answer", "answer": self._answer(ask, holder, line)})
                if done:
                    return
            except Unclear as unclear:
                self._wrong(unclear.label)

    def _aside(self, line: str, text: bool) -> bool | None:
        """Do what a line says that is no answer; None if it is one, True if the question has to be drawn anew."""
        if wanted := closer(line, text=text):
            self._look_closer(wanted)
            return False
        if key := taking(line, text=text):
            return self._send({"do": "answer", "answer": {"take": key}})
        if letter := command(line, text=text):
            return self._obey(letter)
        return None

    def _ask_form(self, view: Plain, **by: str) -> None:
        """Field by field, again from the first while there are complaints; a command that changes the table ends it."""
        sheet = FormSheet(self._keyboard, self._screen, self._words, view, self._aside, secret=bool(by))
        try:
            while True:
                sheet.fill()
                reply = self._door.reply({"do": "answer", "answer": {"form": sheet.given, **by}})
                if "view" in reply:
                    return self._take(reply)
                if "fields" not in reply.get("refused", {}):
                    self._complain(reply)
                    return None
                sheet.complain(reply["refused"])
        except Left:
            return None

    def _ask_in_secret(self, ask: Plain) -> None:
        """Hand the keyboard to the next who has not answered; what is typed and offered is seen by nobody else."""
        holder = next(who for who in ask["who"] if who not in ask["done"])
        self._screen.clear()
        name = seat_name(self._words, holder, self._view["names"])
        self._screen.show()
        self._screen.show(self._words.say("terminal-hand-over", name=name), Style.BOLD)
        letter = command(self._keyboard.line(ANSWER), text=False)
        if letter and self._obey(letter):
            return
        view = self._door.reply({"do": "look", "viewer": holder})["view"]
        if view["ask"]["form"] is not None:
            self._ask_form(view, by=holder)
        else:
            self._ask(view, holder, lambda: self._keyboard.hidden(ANSWER))

    def _answer(self, ask: Plain, holder: str | None, line: str) -> Plain:
        by = {"by": holder} if holder else {}
        if holder and line.strip() == reading.DRAW:
            return {"draw": True, **by}
        if ask["pool"]:
            if not line.strip() and not self._typed:
                return {"roll": "app"}
            if (sums := reading.sums(line, ask["pool"])) is not None:
                return {"sums": sums}
            return {"faces": reading.faces(line, ask["pool"])}
        if ask["number"]:
            return {"number": reading.number(line, ask["number"]["preset"]), **by}
        if ask["text"]:
            cards = fitting(self._view)
            return {"text": reading.card(line, cards, ask["text"]["preset"]), **by}
        if ask["path"]:
            return {"path": self._path(line)}
        if ask["paint"]:
            return {"paint": reading.painting(line, ask["paint"], described(self._view["table"]["grid"]))}
        return {"keys": reading.keys(line, free(ask, holder), ask), **by}

    def _path(self, line: str) -> str:
        """The letters of a path; those to a cell that was named are the engine's."""
        drawn = self._view["ask"]["path"]["drawn"]
        steps, cell = reading.path(line, described(self._view["table"]["grid"]), drawn["steps"] if drawn else "")
        if cell is None:
            return steps
        reply = self._door.reply({"do": "path", "to": list(cell)})
        if "path" not in reply:
            raise Unclear(reply["refused"]["label"])
        return str(reply["path"]["steps"])

    def _obey(self, letter: str) -> bool:
        """Do what a command says; True if the question has to be drawn anew."""
        match letter:
            case "u":
                return self._send({"do": "undo"})
            case "r":
                return self._send({"do": "redo"})
            case "t":
                self._typed = not self._typed
                self._screen.show(self._words.say("terminal-typed", typed="yes" if self._typed else "no"))
            case "l":
                self._show_link()
            case "o":
                self._show_chances()
            case "?":
                self._help()
            case "!":
                ruling = Rulings(self._keyboard, self._screen, self._words, self._view).ask()
                return ruling is not None and self._send(ruling)
            case _:
                raise Gone
        return False

    def _send(self, request: Plain) -> bool:
        reply = self._door.reply(request)
        if "view" not in reply:
            return self._complain(reply)
        self._take(reply)
        return True

    def _complain(self, reply: Plain) -> bool:
        trouble = reply.get("refused") or reply["unreadable"]
        self._wrong(trouble["label"])
        return False

    def _wrong(self, label: Label | Plain) -> None:
        names = self._view["names"] if self._view else {}
        self._screen.show(self._words.label(label, names), Style.WRONG)

    def _take(self, reply: Plain) -> None:
        """Keep what the door gave, and show what is new in it."""
        ask = self._view["ask"] if self._view else None
        if ask and ask["secret"]:
            self._screen.clear()
        view = self._view = reply["view"]
        self._screen.lines(self._board.news(view, self._log))
        self._log = view["chronicle"]
        drawn = (self._board.lines(view), list(self._board.chances(view)), list(self._board.result(view)))
        for old, new in zip(self._drawn, drawn, strict=True):
            if old != new:
                self._screen.lines(new)
        self._drawn = drawn
        self._save(reply["save"])

    def _save(self, save: Plain) -> None:
        """Write the file anew beside the old one, then put it in its place."""
        if self._file is None:
            return
        fresh = self._file.with_name(f"{self._file.name}.new")
        try:
            fresh.write_text(json.dumps(save, ensure_ascii=False), "utf-8")
            fresh.replace(self._file)
        except OSError:
            self._wrong(Label("terminal-file-unwritable", file=str(self._file)))
            self._file = None

    def _leave(self) -> None:
        if self._file:
            self._screen.lines((self._words.say("terminal-saved", file=str(self._file)),))
        elif self._view["can_undo"]:
            self._screen.show(self._words.say("terminal-not-saved"))
            self._show_link()

    def _after(self) -> None:
        """The battle is over: Enter leaves, everything else is still there."""
        self._screen.show()
        self._screen.show(self._words.say("terminal-over"), Style.BOLD)
        letter = command(self._keyboard.line(ANSWER) or "q", text=False)
        if letter:
            self._obey(letter)

    def _show_link(self) -> None:
        """On one line, however long: it is there to be copied."""
        self._screen.lines((f"#{self._door.reply({'do': 'link'})['link']}",))

    def _show_chances(self) -> None:
        view = self._view
        if view["odds"]:
            self._screen.lines(chart(view["odds"], view["names"], self._words))
        else:
            self._screen.show(self._words.say("terminal-no-chances"))

    def _look_closer(self, wanted: str) -> None:
        self._screen.lines(CloserLook(self._screen, self._words).lines(self._view, wanted))

    def _help(self) -> None:
        self._screen.show()
        self._screen.show(self._words.say("terminal-keys"), indent="  ")
        ask = self._view["ask"]
        title = message_of("title", ask["rule"]) if ask else ""
        if self._words.has(title):
            said = self._words.say("terminal-rule", title=self._words.say(title), rule=ask["rule"])
            self._screen.show(said, indent="  ")
