"""The chances that can be asked for without a battle, by system: which arguments it takes, what it counts from them."""

from __future__ import annotations

from argparse import Namespace
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol, cast

from gonfalon.systems import CLASSES
from gonfalon.terminal.odds.counted import Counted
from gonfalon.terminal.parser import Parser


class Question(Protocol):
    """The question that a system can be asked: its arguments, and the answer to them. A module of the system's name
    holds both.
    """

    def arguments(self, parser: Parser) -> None: ...

    def count(self, asked: Namespace) -> Counted: ...


OF_SYSTEM = {id: cast("Question", import_module(f"{__name__}.{id}")) for id in CLASSES if find_spec(f"{__name__}.{id}")}
