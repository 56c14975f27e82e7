"""One language for playing in tests, the same for every system: answers as they are written, and what is asked and told.

An answer is written as in a story (`gonfalon.formats.story`): keys, `-` for none, `+key` an offer, `^what=value` a ruling,
`"a text"`, `@path`, `by: content` for a slip, the line of a form; a number; or a throw: its faces, or of Fate dice a sum
for each hand. Where several throw at once, the faces of each may also follow each other. Text for a question that asks
for nothing else needs no quotes.
"""

from __future__ import annotations

from typing import Any, TypeVar

from support.players import AsProposed, Written, barred_keys, content_in, free, keys_of, proposed_keys

from gonfalon.battle.battle import Battle
from gonfalon.battle.event import Told
from gonfalon.questions.answer import Answer, RulingMade
from gonfalon.questions.ask import Ask, Heading, Tell
from gonfalon.questions.choice import Choice, Choices, OptionsAnswer
from gonfalon.questions.dice import FATE, Dice, Source
from gonfalon.questions.form import Form
from gonfalon.questions.number import NumberAnswer
from gonfalon.questions.option import Option
from gonfalon.questions.refusal import Refused
from gonfalon.questions.roll import DiceAnswer, Roll
from gonfalon.questions.secret import FaceDown, Reveal
from gonfalon.questions.text import Text, TextAnswer
from gonfalon.table.field.painting import Painting
from gonfalon.table.field.path import Path, PathAnswer

P = TypeVar("P")
MOST_QUESTIONS = 500


def play(battle: Battle[P], *answers: Written) -> Battle[P]:
    """The battle after these answers."""
    left = list(answers)
    while left:
        written = left.pop(0)
        if isinstance(written, tuple) and isinstance(battle.ask, Roll):
            answer(battle, faces_of(battle.ask, written, left))
        else:
            answer(battle, written)
    return battle


def faces_of(roll: Roll, written: tuple[int, ...], more: list[Written]) -> tuple[int, ...]:
    """The faces of a throw; of `more` what others throw at the same moment is taken away."""
    if roll.pool.die is FATE and len(written) == (len(roll.throws) or 1):
        return tuple(face for total in written for face in sum_of(total))
    faces = written
    while roll.throws and len(faces) < roll.pool.dice:
        match more:
            case [tuple() as also, *_]:
                faces, more[:] = faces + also, more[1:]
            case _:
                break
    return faces


def answer(battle: Battle[Any], written: Written) -> None:
    """Give one answer."""
    match written:
        case int():
            battle.answer(NumberAnswer(written))
        case tuple():
            battle.answer(DiceAnswer(written, Source.TABLE))
        case str() if written.startswith("+"):
            battle.take(written[1:])
        case str() if written.startswith("^"):
            what, _, value = written[1:].partition("=")
            battle.overrule(what, int(value) if value.lstrip("-").isdigit() else value, "")
        case str() if isinstance(battle.ask, FaceDown):
            lay(battle, battle.ask, written)
        case str() if isinstance(battle.ask, Form) and not written.startswith('"'):
            battle.fill(battle.ask.parse(written), Dice.seeded("form"))
        case str():
            battle.answer(said(battle.ask, written))


def lay(battle: Battle[Any], ask: FaceDown, written: str) -> None:
    """Lay something face down: `by: content`."""
    by, _, content = written.partition(":")
    asked, dice = ask.asked_of(by), Dice.seeded(f"{by}{len(battle.record)}")
    if isinstance(asked, Form):
        battle.fill(asked.parse(content), dice, by)
    else:
        battle.lay(by, content.removeprefix(" "), dice)


def said(ask: Ask[Any] | None, written: str) -> Answer:
    """Return the answer to a question that takes a text, a path, cells or keys."""
    if written.startswith('"'):
        return TextAnswer(written.strip('"'))
    match ask:
        case Path():
            return PathAnswer(written.removeprefix("@"))
        case Painting():
            return ask.parse(written)
        case Text() if not isinstance(ask, Reveal):
            return TextAnswer(written)
        case _:
            return OptionsAnswer(tuple(written.split()) if written != "-" else ())


def until(battle: Battle[P], rule: str, **faces: tuple[int, ...]) -> Battle[P]:
    """The battle after what is proposed, up to this question; without a rule up to its end."""
    players = AsProposed(**faces)
    for _ in range(MOST_QUESTIONS):
        ask = battle.ask
        if ask is None or ask.rule == rule:
            assert (ask.rule if ask else "") == rule, "never asked"
            return battle
        go_on(battle, players)
    raise AssertionError("never asked")


def go_on(battle: Battle[Any], players: AsProposed) -> None:
    """Answer the open question as these players do; one under cover for the first who has laid nothing down."""
    ask = question(battle)
    if isinstance(ask, FaceDown):
        by = next(who for who in ask.people if who not in ask.submitted)
        battle.lay(by, content_in(players.answer(ask.asked_of(by))), Dice.seeded(by))
    else:
        battle.answer(players.answer(ask))


def overruled(battle: Battle[P], **values: int | str) -> Battle[P]:
    """The battle after these rulings (`a__bonus=2`)."""
    for key, value in values.items():
        battle.overrule(key.replace("__", "."), value, "")
        assert isinstance(battle.record[-1], RulingMade)
    return battle


def sum_of(total: int, dice: int = 4) -> tuple[int, ...]:
    """Faces of so many Fate dice with this sum."""
    sign = 1 if total > 0 else -1
    return tuple(sign if index < abs(total) else 0 for index in range(dice))


def rolled(*totals: int) -> tuple[tuple[int, ...], ...]:
    """A throw for each of these sums."""
    return tuple(sum_of(total) for total in totals)


def question(battle: Battle[Any]) -> Ask[Any]:
    """The open question."""
    assert battle.ask, "the battle is over"
    return battle.ask


def options(battle: Battle[Any]) -> tuple[Option[Any], ...]:
    """Return the options of the open question, one with options."""
    assert isinstance(battle.ask, Choice | Choices), battle.ask
    return battle.ask.options


def keys(battle: Battle[Any]) -> tuple[str, ...]:
    """The keys that may be picked now."""
    assert isinstance(battle.ask, Choice | Choices), battle.ask
    return tuple(option.key for option in free(battle.ask))


def all_keys(battle: Battle[Any]) -> tuple[str, ...]:
    """The keys of all options, barred ones too."""
    return keys_of(question(battle))


def proposed(battle: Battle[Any]) -> tuple[str, ...]:
    """The keys of what is proposed."""
    return proposed_keys(question(battle))


def barred(battle: Battle[Any]) -> dict[str, str]:
    """The barred keys, with the rule that bars each."""
    return barred_keys(question(battle))


def barred_by(battle: Battle[Any], key: str) -> str:
    """The rule that bars an option or offer; "" if it is open."""
    known = {one.key: one.barred for one in battle.offers}
    if isinstance(battle.ask, Choice | Choices):
        known |= {one.key: one.barred for one in battle.ask.options}
    bar = known[key]
    return bar.rule if bar else ""


def offers(battle: Battle[Any]) -> set[str]:
    """The keys of the offers that stand now."""
    return {offer.key for offer in battle.offers}


def fields(battle: Battle[Any]) -> list[str]:
    """The names of the fields of the open form."""
    ask = question(battle)
    assert isinstance(ask, Form)
    return [one.name for one in ask.fields]


def refused(battle: Battle[Any], written: Written) -> str:
    """The code with which this answer is refused; the battle stays as it was."""
    return refusal(battle, written).code


def refused_by(battle: Battle[Any], written: Written) -> str:
    """The rule that refuses this answer, in a form that of its first complaint; the battle stays as it was."""
    no = refusal(battle, written)
    return no.fields[0].rule if no.fields else no.rule


def refusal(battle: Battle[Any], written: Written) -> Refused:
    """The refusal of this answer; the battle stays as it was."""
    before = (list(battle.record), list(battle.events), battle.position, battle.ask)
    try:
        play(battle, written)
    except Refused as no:
        assert before == (battle.record, battle.events, battle.position, battle.ask)
        return no
    raise AssertionError("was not refused")


def told(battle: Battle[Any]) -> list[Tell]:
    """Everything that was told so far."""
    return [event.tell for event in battle.events if isinstance(event, Told)]


def tells(battle: Battle[Any], rule: str) -> list[dict[str, Any]]:
    """The figures of every tell of this rule so far."""
    return [dict(tell.figures) for tell in told(battle) if tell.rule == rule and not isinstance(tell, Heading)]


def headings(battle: Battle[Any], rule: str) -> list[dict[str, Any]]:
    """The figures of every heading of this rule so far."""
    return [dict(tell.figures) for tell in told(battle) if tell.rule == rule and isinstance(tell, Heading)]
