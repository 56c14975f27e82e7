"""One battle roll between two pools: `odds tiefen --dice 5 3 --from 6 6` (tiefen.odds.show)."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from typing import Any

from gonfalon.odds.pools import Pool
from gonfalon.questions.figures import Label, message_of
from gonfalon.systems.tiefen.odds import MOST_DICE, between
from gonfalon.systems.tiefen.position import MOST_FANATICISM
from gonfalon.terminal.odds.counted import Counted
from gonfalon.terminal.parser import Parser, WrongCall

SIDES = ("a", "b")
FANATICISM = "tiefen.circ.fanatic.bonus"


def arguments(parser: Parser) -> None:
    """Two numbers each: for side A and side B."""
    say, options = parser.say, parser.options
    dice, face, fanatics = parser.integer(1, MOST_DICE), parser.integer(1, 6), parser.integer(0, MOST_DICE - 1)
    both: dict[str, Any] = {"nargs": 2, "metavar": ("A", "B")}
    options.add_argument("--dice", type=dice, required=True, help=say("terminal-help-tiefen-dice"), **both)
    options.add_argument("--from", type=face, dest="lowest", help=say("terminal-help-tiefen-from"), **both)
    options.add_argument("--losses-from", type=face, dest="wounds", help=say("terminal-help-tiefen-losses"), **both)
    options.add_argument("--fanatics", type=fanatics, default=[0, 0], help=say("terminal-help-tiefen-fanatics"), **both)
    chooser = parser.one_of("destroyer", "victim")
    options.add_argument(
        "--chooser",
        type=chooser,
        default="destroyer",
        metavar="destroyer|victim",
        help=say("terminal-help-tiefen-chooser"),
    )


def count(asked: Namespace) -> Counted:
    if max(asked.fanatics) > MOST_FANATICISM:
        title = Label(message_of("title", FANATICISM))
        raise WrongCall(Label("terminal-wrong-fanaticism", most=MOST_FANATICISM, title=title, rule=FANATICISM))
    if any(fanatics >= dice for fanatics, dice in zip(asked.fanatics, asked.dice, strict=True)):
        raise WrongCall(Label("terminal-wrong-fanatics"))
    lowest = asked.lowest or [6 - fanatics for fanatics in reversed(asked.fanatics)]
    wounds = asked.wounds or lowest
    if any(wounding > face for wounding, face in zip(wounds, lowest, strict=True)):
        raise WrongCall(Label("terminal-wrong-losses"))
    pools = tuple(
        Pool(dice, face, wounding, fanatics)
        for dice, face, wounding, fanatics in zip(asked.dice, lowest, wounds, asked.fanatics, strict=True)
    )
    sides = tuple((id, tuple(thrown(pool))) for id, pool in zip(SIDES, pools, strict=True))
    first, second = zip(SIDES, pools, strict=True)
    own, other = asked.dice
    label = Label("tiefen-odds-known", side=first[0], foe=second[0], own=own, other=other)
    return Counted(sides, between(first, second, asked.chooser, label))


def thrown(pool: Pool) -> Iterator[Label]:
    """Yield the labels of one side's dice."""
    yield Label("tiefen-value-pool", dice=pool.dice)
    yield Label("tiefen-value-threshold", face=pool.threshold)
    if pool.wounding < pool.threshold:
        yield Label("terminal-odds-tiefen-losses", face=pool.wounding)
    if pool.fanatics:
        yield Label("tiefen-mark-fanatic", dice=pool.fanatics)
