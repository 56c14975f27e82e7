"""The entries of a record one by one, each at its place in the battle: an answer, an offer that is taken, a ruling."""

from __future__ import annotations

from typing import Any

from gonfalon.battle.battle import Battle
from gonfalon.formats.compact.coder import LinkCoder
from gonfalon.questions.answer import Answer, Entry, OfferTaken, RulingMade
from gonfalon.questions.checked import LONGEST_TEXT, LinkError
from gonfalon.questions.digits import NotCoded, given_as
from gonfalon.questions.roll import DiceAnswer
from gonfalon.table.table import Setting

KINDS = ("answer", "offer", "ruling")
OFTEN, OVER = (1000, 12, 2), (0, 0, 1)
"""The shares of the kinds while little is known of this battle; and once it is over."""
DOUBT = 16_000


def coded_entry(coder: LinkCoder, battle: Battle[Any], entry: Entry | None) -> Entry:
    """The entry that this battle takes next, which it may still refuse.

    Raises NotCoded for one that digits cannot say, LinkError for digits that mean nothing here.
    """
    over = battle.ask is None
    coder.choices.part = "kinds"
    kind = coder.counts.one_of(kind_of(entry), KINDS, OVER if over else OFTEN, [(("entry", over), DOUBT)])
    if kind == "ruling":
        return coded_ruling(coder, battle, given_as(entry, RulingMade))
    if kind == "offer":
        given, free = given_as(entry, OfferTaken), [one.key for one in battle.offers if not one.barred]
        coder.at, coder.choices.part = "+", "offers"
        return OfferTaken(coder.key(given and given.key, free, ""))
    if battle.ask is None:
        raise LinkError("content")
    coder.at, coder.choices.part = battle.ask.rule, battle.ask.kind
    answer = battle.ask.coded(coder, given_as(entry, Answer))
    if entry is not None and not same(answer, entry):
        raise NotCoded(battle.ask.kind)
    return answer


def kind_of(entry: Entry | None) -> str | None:
    match entry:
        case None:
            return None
        case OfferTaken():
            return "offer"
        case RulingMade():
            return "ruling"
        case _:
            return "answer"


def same(one: Entry, other: Entry) -> bool:
    """True if both say the same; dice whose sum alone counts are read in the order of their faces."""
    if isinstance(one, DiceAnswer) and isinstance(other, DiceAnswer):
        return (one.source, sorted(one.faces)) == (other.source, sorted(other.faces))
    return one == other


def coded_ruling(coder: LinkCoder, battle: Battle[Any], given: Any) -> RulingMade:
    """The setting, its new value as its kind has it, and why."""
    settings = {one.key: one for one in battle.system.settings(battle.position)}
    coder.at, coder.choices.part = "^", "rulings"
    key = coder.key(given and given.what, list(settings), "")
    coder.at = f"^{key}"
    value = coded_value(coder, settings[key], given and given.value)
    coder.at = "^why"
    return RulingMade(key, value, coder.text(given and given.why, LONGEST_TEXT))


def coded_value(coder: LinkCoder, of: Setting[Any], value: Any) -> int | str:
    """A value that the setting can have; raises NotCoded for one of another kind."""
    if value is not None and isinstance(value, int) != (of.kind == "number"):
        raise NotCoded(of.key)
    match of.kind:
        case "number":
            return coder.number(value, of.least, of.most, of.value if isinstance(of.value, int) else None)
        case "choice":
            choice: str = coder.one_of(value, sorted(key for key, _ in of.choices), coder.at)
            return choice
        case _:
            return coder.text(value, of.most, str(of.value))
