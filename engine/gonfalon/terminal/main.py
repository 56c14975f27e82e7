"""From the arguments of a call to its exit code: 0 done, 1 not as it should be, 2 a wrong call."""

from __future__ import annotations

import os
import sys
from argparse import Namespace
from collections.abc import Sequence
from io import TextIOWrapper

from gonfalon.battle.battle import Battle
from gonfalon.door.door import Door
from gonfalon.questions.dice import Dice
from gonfalon.questions.figures import Label
from gonfalon.questions.safe_json import plain_data
from gonfalon.systems import CLASSES, system_of
from gonfalon.terminal.arguments import language_of, parser_in
from gonfalon.terminal.at_random import Tally, play_many
from gonfalon.terminal.chances import exact
from gonfalon.terminal.game import Game
from gonfalon.terminal.installed import find
from gonfalon.terminal.keyboard import Keyboard
from gonfalon.terminal.link_parts import show_link_of
from gonfalon.terminal.links import show_link
from gonfalon.terminal.odds import OF_SYSTEM
from gonfalon.terminal.parser import WrongCall
from gonfalon.terminal.screen import BETWEEN, Screen, Style, screen_on
from gonfalon.terminal.stories import tell
from gonfalon.words import Plain, Words

BROKEN_OFF = 130


def run(arguments: Sequence[str]) -> int:
    """One call."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="replace")
    strange = find(list(CLASSES))
    words = Words(language_of(arguments, os.environ))
    for no in strange:
        print(words.label(no.label), file=sys.stderr)
    try:
        return do(parser_in(words).parse_args(arguments), words, screen_on(sys.stdout, os.environ))
    except WrongCall as wrong:
        print(words.label(wrong.label), file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return BROKEN_OFF
    except BrokenPipeError:  # whoever read our output has left: nothing more to say, not even at the end
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1


def do(asked: Namespace, words: Words, screen: Screen) -> int:
    match asked.do:
        case "play":
            return play(asked, words, screen)
        case "tell":
            return 0 if tell(asked.files, screen, words) else 1
        case "random":
            return at_random(asked, words, screen)
        case "link":
            return link(asked, words, screen)
        case _:
            return odds(asked, words, screen)


def play(asked: Namespace, words: Words, screen: Screen) -> int:
    request = beginning(asked)
    file = asked.save or asked.open
    if file != asked.open and file.exists():
        raise WrongCall(Label("terminal-file-exists", file=str(file)))
    door = Door(Dice.seeded(asked.seed) if asked.seed else None)
    game = Game(door, Keyboard(sys.stdin, screen), screen, words, file)
    if not game.begin(request, typed=asked.typed):
        return 1
    game.play()
    return 0


def link(asked: Namespace, words: Words, screen: Screen) -> int:
    if (asked.link is None) == (asked.of is None):
        raise WrongCall(Label("terminal-wrong-link"))
    shown = show_link_of(asked.of, screen, words) if asked.of else show_link(asked.link, screen, words)
    return 0 if shown else 1


def beginning(asked: Namespace) -> Plain:
    """The request that lays the table: a new battle, or one from a file."""
    if not asked.open:
        if not asked.system:
            raise WrongCall(Label("terminal-wrong-start"))
        return {"do": "new", "system": asked.system, "switches": dict(asked.switch)}
    try:
        file = plain_data(asked.open.read_text("utf-8"))
    except (OSError, ValueError) as error:
        raise WrongCall(Label("terminal-file-unreadable", file=str(asked.open))) from error
    holds = file.get("system") if isinstance(file, dict) else None
    if asked.switch or asked.system not in (None, holds):
        raise WrongCall(Label("terminal-open-alone"))
    return {"do": "open", "file": file}


def at_random(asked: Namespace, words: Words, screen: Screen) -> int:
    last = asked.first + asked.battles - 1

    def watch(number: int) -> None:
        if sys.stderr.isatty() and number % 10 == 0:
            print(f"\r{number}/{last} ", end="", file=sys.stderr, flush=True)

    tally = play_many(system_of(asked.system), asked.seed, asked.first, asked.battles, watch)
    if sys.stderr.isatty():
        print("\r", end="", file=sys.stderr)
    report(tally, asked, words, screen)
    return 1 if tally.faults else 0


def report(tally: Tally, asked: Namespace, words: Words, screen: Screen) -> None:
    say, last = words.say, asked.first + asked.battles - 1
    screen.show(say("terminal-random-battles", battles=tally.battles, first=asked.first, last=last, seed=asked.seed))
    screen.show(say("terminal-random-answers", answers=tally.answers))
    screen.show(say("terminal-random-speed", speed=tally.battles / tally.seconds, seconds=tally.seconds))
    screen.show(say("terminal-random-checked", checked=tally.checked))
    screen.show(say("terminal-random-bounded", bounded=tally.bounded))
    screen.show(say("terminal-random-faults", faults=len(tally.faults)), Style.WRONG if tally.faults else Style.PLAIN)
    for number, what in tally.faults:
        screen.show(say("terminal-random-fault", number=number, what=what), Style.WRONG)
        screen.show(f"random {asked.system} --seed {asked.seed} --first {number} --battles 1", indent="    ")


def odds(asked: Namespace, words: Words, screen: Screen) -> int:
    counted = OF_SYSTEM[asked.system].count(asked)
    system = system_of(asked.system)
    names = system.names(Battle(system).position)
    for side, thrown in counted.sides:
        labels = BETWEEN.join(words.label(label) for label in thrown)
        called = words.label(side) if isinstance(side, Label) else words.name(side, names)
        screen.show(words.say("terminal-odds-side", side=called, throws=labels))
    screen.show()
    screen.lines(exact(counted.odds, names, words))
    return 0
