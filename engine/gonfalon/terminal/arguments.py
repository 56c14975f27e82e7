"""The commands of `python -m gonfalon`, and their arguments."""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from gonfalon.systems import ids
from gonfalon.terminal.odds import OF_SYSTEM
from gonfalon.terminal.parser import Parser
from gonfalon.words import LANGUAGES, Words

PROGRAM = "python -m gonfalon"
MOST_BATTLES = 999_999_999


def language_of(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language that the call asks for, else that of the environment, else English."""
    asked = ArgumentParser(add_help=False, allow_abbrev=False)
    asked.add_argument("--language", nargs="?")
    wanted, _ = asked.parse_known_args(arguments)
    locales = (environment.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    spoken = next((locale for locale in locales if locale), "")[:2].lower()
    return next((one for one in (wanted.language, spoken) if one in LANGUAGES), "en")


def parser_in(words: Words) -> Parser:
    """The whole parser in one language."""
    say = words.say
    parser = Parser(words, prog=PROGRAM, description=say("terminal-about"))
    commands = parser.add_subparsers(
        dest="do", required=True, title=say("terminal-help-commands"), metavar=say("terminal-meta-command")
    )

    def command(name: str, help: str) -> Parser:
        made: Parser = commands.add_parser(name, words=words, help=help, description=help[:1].upper() + help[1:])
        return made

    of_play(command("play", say("terminal-help-play")))
    of_tell(command("tell", say("terminal-help-tell")))
    of_random(command("random", say("terminal-help-random")))
    of_link(command("link", say("terminal-help-link")))
    of_odds(command("odds", say("terminal-help-odds")))
    return parser


def of_play(parser: Parser) -> None:
    say, file = parser.say, parser.say("terminal-meta-file")
    add_system(parser, nargs="?")
    parser.options.add_argument(
        "--switch",
        nargs="+",
        action="extend",
        default=[],
        type=switch_in(parser),
        metavar=say("terminal-meta-switch"),
        help=say("terminal-help-switch"),
    )
    parser.options.add_argument("--typed", action="store_true", help=say("terminal-help-typed"))
    parser.options.add_argument("--seed", metavar=say("terminal-meta-seed"), help=say("terminal-help-play-seed"))
    parser.options.add_argument("--save", type=Path, metavar=file, help=say("terminal-help-save"))
    parser.options.add_argument("--open", type=Path, metavar=file, help=say("terminal-help-open"))


def of_tell(parser: Parser) -> None:
    say = parser.say
    parser.inputs.add_argument(
        "files", nargs="+", type=Path, metavar=say("terminal-meta-file"), help=say("terminal-help-story")
    )


def of_random(parser: Parser) -> None:
    say, count = parser.say, parser.integer(1, MOST_BATTLES)
    number, seed = say("terminal-meta-number"), say("terminal-meta-seed")
    add_system(parser)
    parser.options.add_argument(
        "--battles", type=count, default=100, metavar=number, help=say("terminal-help-battles", usual=100)
    )
    parser.options.add_argument("--seed", default="1", metavar=seed, help=say("terminal-help-seed"))
    parser.options.add_argument("--first", type=count, default=1, metavar=number, help=say("terminal-help-first"))


def of_link(parser: Parser) -> None:
    say = parser.say
    parser.inputs.add_argument("link", nargs="?", metavar=say("terminal-meta-link"), help=say("terminal-help-address"))
    parser.options.add_argument("--of", type=Path, metavar=say("terminal-meta-file"), help=say("terminal-help-link-of"))


def of_odds(parser: Parser) -> None:
    say = parser.say
    systems = parser.add_subparsers(
        dest="system", required=True, title=say("terminal-help-systems"), metavar=say("terminal-meta-system")
    )
    for system, question in OF_SYSTEM.items():
        help = say("terminal-help-odds-system", system=system)
        question.arguments(
            systems.add_parser(system, words=parser.words, help=help, description=help[:1].upper() + help[1:])
        )


def add_system(parser: Parser, **more: Any) -> None:
    known = ids()
    parser.inputs.add_argument(
        "system",
        type=parser.one_of(*known),
        metavar=parser.say("terminal-meta-system"),
        help=parser.say("terminal-help-system", systems=", ".join(known)),
        **more,
    )


def switch_in(parser: Parser) -> Any:
    """Reads `rule=choice`."""

    def read(text: str) -> tuple[str, str]:
        rule, sign, choice = text.partition("=")
        if not sign:
            raise ArgumentTypeError(parser.say("terminal-wrong-switch"))
        return rule, choice

    return read
