"""Two battles that differ only in a secret look the same to viewers who may not know it, in every system."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from gonfalon_frontier import Frontier
from gonfalon_skirmish import Skirmish
from gonfalon_warband import Warband
from support.players import RandomPlayers
from support.viewed import view

from gonfalon import plugins
from gonfalon.battle.battle import Battle
from gonfalon.door import sketch
from gonfalon.door.serialize import plain
from gonfalon.door.view import viewer_of
from gonfalon.door.viewer import seat_of
from gonfalon.formats.record import dump, record_of
from gonfalon.questions.answer import Entry
from gonfalon.questions.ask import Ask
from gonfalon.questions.choice import Choice, Choices, OptionsAnswer
from gonfalon.questions.dice import Dice
from gonfalon.questions.fields import Field, Group, Of, Rows
from gonfalon.questions.filled import FieldAnswer, FormAnswer, RowsAnswer, submitted_in
from gonfalon.questions.form import Form
from gonfalon.questions.number import Number, NumberAnswer
from gonfalon.questions.refusal import Refused
from gonfalon.questions.secret import FaceDown
from gonfalon.questions.slip import RevealedAnswer, SealedAnswer, seal
from gonfalon.questions.text import Text, TextAnswer
from gonfalon.systems import ours
from gonfalon.table.system import System

SYSTEMS: tuple[System[Any], ...] = (*ours(), Skirmish(), Warband(), Frontier())
SEEDS = {"war": tuple(range(8)), "warband": tuple(range(12))}
FEW, LONG, ENOUGH = tuple(range(6)), 120, 6
"""Which battles of a system are played, how far, and at how many moments of each they are compared."""

SWITCHES = {"frontier": {"frontier.opt.master": "covert"}}
OPENINGS = {
    "war": ("players.2",),
    "sotc": ("quick", 'people=hero,villain aspects=hidden,hidden aspects.1.slip="Quicksand" aspects.2.slip="A trap"'),
    "samyra": ("ready.road", 'f5.hits="9" f6.hits="12" f8.hits="7"'),
}
"""With what a battle begins: an option and the form after it, where people at random seldom lay anything face down."""

SEAL = re.compile("[0-9a-f]{64}")
WORDS = ("Fog", "A mine", "Deep mud", "")

Content = tuple[str, str]


@pytest.fixture(autouse=True)
def small_systems() -> Iterator[None]:
    """The small systems are known by name."""
    for id, entry in (("skirmish", "Skirmish"), ("warband", "Warband"), ("frontier", "Frontier")):
        plugins.add(id, f"gonfalon_{id}:{entry}")
    yield
    for id in ("skirmish", "warband", "frontier"):
        plugins.drop(id)


class OtherSecrets:
    """Plays the answers of a battle again; what some seat has laid face down and not turned says something else there."""

    def __init__(self, battle: Battle[Any], seat: str, rng: Random) -> None:
        self._battle, self._seat, self._rng = battle, seat, rng
        self._known = battle.pocket.slips
        self._table = battle.system.table(battle.position)
        self._opened = {seal(one.content, one.salt) for one in battle.record if isinstance(one, RevealedAnswer)}
        self.changed = 0

    def played(self) -> Battle[Any]:
        other = Battle(self._battle.system, dict(self._battle.switches.set))
        for entry in self._battle.record:
            other.follow((self._said(other, entry),))
        other.retracted, other.seen = self._battle.retracted, self._battle.seen
        for mark, slip in self._known.items():
            other.pocket.keep(mark, *slip)
        return other

    def _said(self, other: Battle[Any], entry: Entry) -> Entry:
        match other.ask, entry:
            case FaceDown() as ask, SealedAnswer():
                return self._laid(other, ask.asked_of(entry.by), entry)
            case Form() as ask, FormAnswer():
                return self._form(other, ask.fields, entry)
            case _:
                return entry

    def _laid(self, other: Battle[Any], asked: Ask[Any], laid: SealedAnswer) -> SealedAnswer:
        """The same slip, or another one with something else on it."""
        if laid.seal in self._opened or laid.seal not in self._known or seat_of(laid.by, self._table) != self._seat:
            return laid
        content, salt = self._known[laid.seal]
        says = self._content(other, asked, content)
        self.changed += says != content
        return other.pocket.lay(laid.by, says, salt)

    def _content(self, other: Battle[Any], asked: Ask[Any], content: str) -> str:
        match asked:
            case Choice():
                free = [option.key for option in asked.options if not option.barred]
                return self._rng.choice(free)
            case Choices():
                free = [option.key for option in asked.options if not option.barred]
                return " ".join(self._rng.sample(free, self._rng.randint(asked.least, min(asked.most, len(free)))))
            case Number():
                return str(self._rng.randint(asked.least, asked.most))
            case Text():
                return self._rng.choice(WORDS)[: asked.most] or "x" * asked.least
            case Form():
                filled = self._form(other, asked.fields, asked.read(content), anew=True)
                try:
                    asked.take(filled)
                except Refused:
                    return content
                return filled.as_content()
            case _:
                raise NotImplementedError(asked)

    def _form(
        self, other: Battle[Any], fields: tuple[Field, ...], filled: FormAnswer, *, anew: bool = False
    ) -> FormAnswer:
        """The same form with other secrets; one that is laid face down as a whole has other open fields, too."""
        pairs = zip(fields, filled.answers, strict=True)
        return FormAnswer(tuple(self._field(other, one.of, answer, anew=anew) for one, answer in pairs))

    def _field(self, other: Battle[Any], of: Of, answer: FieldAnswer, *, anew: bool) -> FieldAnswer:
        match of, answer:
            case FaceDown(), SealedAnswer():
                return self._laid(other, of.asks[0], answer)
            case Group(), FormAnswer():
                return self._form(other, of.fields, answer, anew=anew)
            case Rows(), RowsAnswer(rows):
                shapes = [(key, of.shape(key), row) for key, row in rows]
                return RowsAnswer(
                    tuple(
                        (key, self._form(other, shape.fields, row, anew=anew) if shape else row)
                        for key, shape, row in shapes
                    )
                )
            case ((Choice() | Choices() | Number() | Text()), _) if anew and answer is not None:
                said = of.read(self._content(other, of, ""))
                assert isinstance(said, OptionsAnswer | NumberAnswer | TextAnswer)
                return said
            case _:
                return answer


def looks(battle: Battle[Any], viewer: str) -> str:
    """The whole view of a battle, without seals, which say nothing."""
    shown = view(battle, "", viewer)
    odds = [plain(one, viewer_of(battle, viewer).read) for one in battle.system.odds(battle.position)]
    return SEAL.sub("seal", json.dumps([shown, odds], sort_keys=True))


def leaves(battle: Battle[Any]) -> str:
    """Return everything that leaves the device: the file, which is in the link too, and the preview of a link."""
    return (
        SEAL.sub("seal", json.dumps(dump(record_of(battle, ""))))
        + repr(sketch.preview(battle).names)
        + sketch.write(battle)
    )


def viewers_of(battle: Battle[Any]) -> tuple[str, ...]:
    sides = (side.id for side in battle.system.table(battle.position).sides)
    asked = battle.ask.people if battle.ask else ()
    return tuple(dict.fromkeys(("table", "gm", *sides, *asked)))


@pytest.mark.parametrize("system", SYSTEMS, ids=lambda system: system.id)
def test_a_secret_is_nowhere_in_what_others_see(system: System[Any]) -> None:
    tried = sum(compared(system, seed) for seed in SEEDS.get(system.id, FEW))
    assert tried > 5


def entered(battle: Battle[Any], written: str) -> None:
    """An answer as stories write it."""
    ask = battle.ask
    if isinstance(ask, Form):
        battle.fill(ask.parse(written), Dice.seeded(written))
    else:
        battle.answer(OptionsAnswer((written,)))


def compared(system: System[Any], seed: int) -> int:
    """At how many moments of a battle it was compared with one in which a seat's slips say something else."""
    players = RandomPlayers(f"viewers {seed}")
    battle = Battle(system, SWITCHES[system.id]) if system.id in SWITCHES else players.sit_down(system)
    for written in OPENINGS.get(system.id, ()):
        entered(battle, written)
    tried = 0
    for number, _ in enumerate(players.play(battle, rulings=seed % 2 == 0)):
        rng = Random(f"{seed} {number}")
        table = battle.system.table(battle.position)
        seats = sorted({seat_of(one.by, table) for one in submitted_in(battle.record)})
        if number >= LONG or tried >= ENOUGH:
            break
        if not seats or rng.random() < 0.4:
            continue
        seat = rng.choice(seats)
        others = OtherSecrets(battle, seat, rng)
        other = others.played()
        if not others.changed:
            continue
        tried += 1
        for viewer in viewers_of(battle):
            if seat_of(viewer, table) != seat:
                assert looks(other, viewer) == looks(battle, viewer), (viewer, seat)
        assert leaves(other) == leaves(battle)
    return tried
