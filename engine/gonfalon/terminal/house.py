"""House rules: the switches of a battle that are not as in the book."""

from __future__ import annotations

from collections.abc import Iterator

from gonfalon.questions.figures import message_of
from gonfalon.table.table import choice_label
from gonfalon.terminal.screen import WIDTH, wrapped
from gonfalon.words import Plain, Words


def house_rules(view: Plain, words: Words) -> Iterator[str]:
    for switch in view["switches"]:
        if switch["value"] != switch["default"]:
            title = words.say(message_of("title", switch["rule"]))
            choice = (
                words.label(choice_label(switch["rule"], switch["value"])) if switch["choices"] else switch["value"]
            )
            said = words.say("terminal-house-rule", title=title, choice=choice, rule=switch["rule"])
            yield from wrapped(said, WIDTH, "    ", "  ")
