"""Options that are taken while nobody is asked: the opening that a request names, and one that is drawn."""

from __future__ import annotations

from typing import Any

from gonfalon.battle.battle import Battle
from gonfalon.questions.ask import Ask
from gonfalon.questions.choice import Choice, OptionsAnswer
from gonfalon.questions.dice import Dice
from gonfalon.questions.refusal import Refused


def begin(battle: Battle[Any], opening: str) -> None:
    """Begin in one of the ways that the system names, by an offer or by an option of the first question."""
    if all(one.key != opening for one in battle.system.openings):
        raise Refused("not-offered", rule=battle.ask.rule if battle.ask else "")
    if any(one.key == opening for one in battle.offers):
        battle.take(opening)
    else:
        battle.answer(OptionsAnswer((opening,)))


def drawn(of: Ask[Any], dice: Dice) -> str:
    """The key of one of the options, each with the same chance."""
    allowed = [option.key for option in of.options if not option.barred] if isinstance(of, Choice) else []
    if not allowed:
        raise Refused("no-draw", rule=of.rule)
    return allowed[dice.below(len(allowed))]
