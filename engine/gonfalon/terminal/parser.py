"""An argument parser that speaks the person's language: argparse with messages of ours."""

from __future__ import annotations

import re
import sys
from argparse import SUPPRESS, Action, ArgumentParser, ArgumentTypeError, HelpFormatter
from collections.abc import Callable, Iterable
from typing import Any, NoReturn

from gonfalon.questions.figures import Label
from gonfalon.terminal.screen import WIDTH
from gonfalon.words import LANGUAGES, Words

MISSING = re.compile(r"the following arguments are required: (.+)")
UNKNOWN = re.compile(r"unrecognized arguments: (.+)")
ARGUMENT = re.compile(r"argument (?P<name>.+?): (?P<why>.+)", re.DOTALL)


class WrongCall(Exception):
    """The arguments do not go together; the label says why."""

    def __init__(self, label: Label) -> None:
        super().__init__(label.id)
        self.label = label


class Parser(ArgumentParser):
    """Help and complaints in one language. Arguments go into `inputs`, options into `options`."""

    def __init__(self, words: Words, **more: Any) -> None:
        self.words = words
        self.say = say = words.say
        super().__init__(add_help=False, allow_abbrev=False, formatter_class=self._layout, **more)
        self.inputs = self.add_argument_group(say("terminal-help-arguments"))
        self.options = self.add_argument_group(say("terminal-help-options"))
        self.options.add_argument("-h", "--help", action="help", help=say("terminal-help-help"))
        self.options.add_argument(
            "--language",
            type=self.one_of(*LANGUAGES),
            default=SUPPRESS,
            metavar="|".join(LANGUAGES),
            help=say("terminal-help-language"),
        )

    def integer(self, least: int, most: int) -> Callable[[str], int]:
        """Reads a whole number within bounds."""

        def read(text: str) -> int:
            if re.fullmatch(r"-?\d{1,9}", text) and least <= int(text) <= most:
                return int(text)
            raise ArgumentTypeError(self.say("terminal-wrong-number", least=least, most=most))

        return read

    def one_of(self, *allowed: str) -> Callable[[str], str]:
        """Reads one of these words."""

        def read(text: str) -> str:
            if text in allowed:
                return text
            raise ArgumentTypeError(self.say("terminal-wrong-choice", allowed=", ".join(allowed)))

        return read

    def error(self, message: str) -> NoReturn:
        """Say what is wrong with the call, and end."""
        self.print_usage(sys.stderr)
        self.exit(2, f"{self._translated(message)}\n")

    def _translated(self, message: str) -> str:
        if found := MISSING.fullmatch(message):
            return self.say("terminal-wrong-missing", names=found[1])
        if found := UNKNOWN.fullmatch(message):
            return self.say("terminal-wrong-unknown", names=found[1])
        if found := ARGUMENT.fullmatch(message):
            return self.say("terminal-wrong-argument", name=found["name"], why=self._reason(found["why"]))
        return message

    def _reason(self, why: str) -> str:
        """Reasons of argparse's own in our words; ours as they are."""
        if why.startswith("expected "):
            return self.say("terminal-wrong-count")
        if why.startswith("invalid choice: "):
            return self.say("terminal-wrong-command")
        return why

    def _layout(self, prog: str) -> HelpFormatter:
        return Layout(prog, self.say("terminal-help-usage"))


class Layout(HelpFormatter):
    """Help in 80 columns that opens with the language's word for usage."""

    def __init__(self, prog: str, usage: str) -> None:
        super().__init__(prog, max_help_position=28, width=WIDTH)
        self._opening = f"{usage} "

    def add_usage(
        self, usage: str | None, actions: Iterable[Action], groups: Iterable[Any], prefix: str | None = None
    ) -> None:
        super().add_usage(usage, actions, groups, self._opening if prefix is None else prefix)
