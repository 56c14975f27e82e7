"""Deeds: what belongs together in the chronicle, on the system of `gonfalon_skirmish`, where any question is interrupted."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from typing import Any

import pytest
from gonfalon_skirmish import Position, Skirmish
from support.playing import play
from support.viewed import view

from gonfalon.battle.battle import Battle
from gonfalon.battle.event import Thrown, Told
from gonfalon.plugins.guard import Guarded
from gonfalon.questions.ask import TABLE, Ask, Procedure
from gonfalon.questions.deed import Deed, DeedDone
from gonfalon.questions.dice import Dice
from gonfalon.questions.number import NumberAnswer
from gonfalon.questions.refusal import Refused
from gonfalon.table.offer import Offer

SPEND, OUTCOME, FALLS, THROW = (
    "skirmish.blow.spend",
    "skirmish.blow.outcome",
    "skirmish.blow.falls",
    "skirmish.blow.throw",
)
CONCEDE, STORM = "skirmish.end.concede", "skirmish.storm.whom"
TURN = Deed("skirmish.turn.menu", by="a.1")


class OfDeeds(Skirmish):
    """The same, where a turn is a deed, and so is what the game master does with a storm."""

    def step(self, position: Position) -> Procedure[Position]:
        made = super().step(position)
        return Deed(TURN.rule, by=position.queue[0]).of(made) if position.queue else made

    def offers(self, position: Position, ask: Ask[Any]) -> Iterator[Offer[Position]]:
        for one in super().offers(position, ask):
            yield replace(one, make=partial(stormy, one.make)) if one.key == "storm" else one


def stormy(make: Callable[[Position], Procedure[Position]], position: Position) -> Procedure[Position]:
    return Deed(STORM).of(make(position))


def striking(system: Skirmish | None = None) -> Battle[Position]:
    """a.1 strikes b.1 on its turn, and its own die has fallen."""
    battle: Battle[Position] = Battle(system or OfDeeds())
    battle.answer(NumberAnswer(2))
    for side in "ab":
        battle.lay(side, "first" if side == "a" else "wait", Dice.seeded(side))
    return play(battle, *["low"] * 4, "strike.b.1", (5,))


def deeds(battle: Battle[Any]) -> list[tuple[str, int | None, Deed | None]]:
    """Of each roll and line since the turn began: its rule, the id of its deed, and the deed with its first line."""
    lines = (one for one in battle.events if isinstance(one, Told | Thrown))
    told = ((one.tell.rule if isinstance(one, Told) else one.rule, one.of) for one in lines)
    since = [(rule, of) for rule, of in told if not rule.startswith("skirmish.round")]
    return [(rule, of.id, of.begun) if of else (rule, None, None) for rule, of in since]


def test_dice_and_lines_of_one_deed_have_its_id_and_the_first_says_what_it_is() -> None:
    battle = play(striking(), (2,), "fall")
    [(_, id, _), *_] = deeds(battle)
    assert deeds(battle) == [(THROW, id, TURN), (THROW, id, None), (OUTCOME, id, None), (FALLS, id, None)]


def test_the_next_deed_has_another_id_though_it_is_alike() -> None:
    """A piece that does the same twice would have one row in the chronicle."""
    battle = play(striking(), (5,), *["wait"] * 3)
    for side in "ab":
        battle.lay(side, "first" if side == "a" else "wait", Dice.seeded(side))
    play(battle, *["low"] * 4, "strike.b.1", (5,))
    first, second = [(id, begun) for _, id, begun in deeds(battle) if begun]
    assert first[1] == second[1] == TURN
    assert first[0] != second[0]


def test_what_an_offer_tells_belongs_to_the_deed_that_it_interrupts_and_that_goes_on_with_its_id() -> None:
    """The procedure runs again from its start: a deed that began anew would part the dice from the result."""
    battle = play(striking(), "+spend.a", (2,), "wound")
    [(_, id, _), *_] = deeds(battle)
    assert [(rule, of) for rule, of, _ in deeds(battle)] == [(THROW, id), (SPEND, id), (THROW, id), (OUTCOME, id)]


def test_an_offer_with_a_deed_of_its_own_stands_apart_and_the_deed_before_it_goes_on() -> None:
    battle = play(striking(), "+storm", "b.2", (2,), "wound")
    [(_, id, _), (_, other, begun), *rest] = deeds(battle)
    assert (begun, other == id) == (Deed(STORM), False)
    assert [(rule, of) for rule, of, _ in rest] == [(THROW, id), (OUTCOME, id)]


def test_a_ruling_in_the_middle_of_a_deed_leaves_it_what_it_is() -> None:
    battle = play(striking(), "^a.points=5", (2,), "wound")
    [(_, id, _), *rest] = deeds(battle)
    assert {of for _, of, _ in rest} == {id}


def test_dice_that_were_taken_back_belong_to_no_deed_and_redo_brings_it_back() -> None:
    """The id of a deed that was taken back is another one's: struck dice with it would stand in the wrong row."""
    battle = striking()
    battle.undo()
    battle.roll(Dice.seeded("again"))
    before = deeds(battle)
    battle.undo()
    struck = [line for line in view(battle, "", TABLE)["chronicle"] if line["kind"] == "undone"]
    assert len(struck) == 1
    assert not struck[0].keys() & {"deed", "begun"}
    battle.redo()
    assert deeds(battle) == before


def test_a_refused_answer_leaves_the_deed_open() -> None:
    battle = striking()
    with pytest.raises(Refused):
        play(battle, (7,))
    before = [id for _, id, _ in deeds(battle)]
    play(battle, (2,), "wound")
    assert {id for _, id, _ in deeds(battle)} == set(before)


def test_a_battle_that_is_made_again_has_the_same_deeds() -> None:
    """Deeds are in no link and no save: each device finds the same ids by itself."""
    battle = play(striking(), "+spend.a", "^b.points=4", "+storm", "b.2", (2,), "wound")
    again: Battle[Position] = Battle(OfDeeds())
    again.follow(battle.log)
    assert deeds(again) == deeds(battle)
    assert deeds(battle.fork()) == deeds(battle)


def test_a_system_that_opens_no_deed_tells_lines_by_themselves() -> None:
    battle = play(striking(Skirmish()), "+spend.a", (2,), "wound")
    assert all(id is None for _, id, _ in deeds(battle))
    assert not any(line.keys() & {"deed", "begun"} for line in view(battle, "", TABLE)["chronicle"])


class Careless(Skirmish):
    """A plugin that yields what is no deed, or ends one that it never began."""

    def __init__(self, met: Any) -> None:
        self.met = met

    def step(self, position: Position) -> Procedure[Position]:
        yield self.met
        return (yield from super().step(position))


def test_a_deed_of_a_plugin_that_is_none_is_refused_in_its_name() -> None:
    for wrong in (Deed("skirmish.x", by=0), Deed("skirmish.x", to=["b"]), Deed(b"x")):  # type: ignore[arg-type]
        with pytest.raises(Refused, match="system-broken"):
            Battle(Guarded(Careless(wrong)))


def test_the_end_of_a_deed_that_never_began_does_no_harm() -> None:
    battle = striking(Careless(DeedDone()))
    assert all(id is None for _, id, _ in deeds(battle))


def test_a_deed_is_plain_data() -> None:
    """It goes over the wire: a field more is in the schema and in the page's types."""
    assert dataclasses.asdict(Deed("x.y", to="b")) == {"rule": "x.y", "by": None, "to": "b"}
