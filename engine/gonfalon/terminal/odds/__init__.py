"""The chances that can be asked for without a battle, by system: which arguments it takes, what it counts from them."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable
from dataclasses import dataclass

from gonfalon.terminal.odds import tiefen, war
from gonfalon.terminal.odds.counted import Counted
from gonfalon.terminal.parser import Parser


@dataclass(frozen=True, slots=True)
class Question:
    """What a system can be asked: its arguments, and the answer to them."""

    arguments: Callable[[Parser], None]
    count: Callable[[Namespace], Counted]


OF_SYSTEM = {
    "tiefen": Question(tiefen.arguments, tiefen.count),
    "war": Question(war.arguments, war.count),
}
