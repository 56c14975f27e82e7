"""Answers as digits: they are read as they were written at every question of every system; any digits are read or refused."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from itertools import islice
from typing import Any

import pytest
from gonfalon_frontier import Frontier
from gonfalon_skirmish import Skirmish
from gonfalon_warband import Warband
from hypothesis import given, settings
from hypothesis import strategies as st
from support.coded import answer_there_and_back, entries_there_and_back, like
from support.players import RandomPlayers

from gonfalon.battle.battle import Battle
from gonfalon.formats.compact.coder import FEW, LinkCoder
from gonfalon.formats.compact.entries import coded_entry, same
from gonfalon.formats.compact.number import Reader, Writer
from gonfalon.formats.log_file import load_logged
from gonfalon.formats.record import dump_entry
from gonfalon.questions.answer import Answer, Entry, OfferTaken, RulingMade
from gonfalon.questions.ask import Ask
from gonfalon.questions.checked import LinkError
from gonfalon.questions.choice import Choices, OptionsAnswer
from gonfalon.questions.dice import D6, FATE, FOUR_FATE_DICE, MOST_DICE, Pool, Source
from gonfalon.questions.digits import NotCoded
from gonfalon.questions.number import Number, NumberAnswer
from gonfalon.questions.option import Option
from gonfalon.questions.refusal import Refused
from gonfalon.questions.roll import DiceAnswer, Roll
from gonfalon.questions.text import Text, TextAnswer
from gonfalon.systems import ours, system_of
from gonfalon.table.field.path import Path, PathAnswer
from gonfalon.table.system import System

SYSTEMS: tuple[System[Any], ...] = (*ours(), Skirmish(), Warband(), Frontier())
"""Our own, and the small ones of the tests: in one every question may be interrupted, one asks by forms, one for paths."""

MOST = 150
MOST_AT_RANDOM = 40

every_system = pytest.mark.parametrize("system", SYSTEMS, ids=lambda system: system.id)


@cache
def played(system: str, seed: int, most: int) -> Battle[Any]:
    """A battle as people play it who take steps back and forth, and rule."""
    players = RandomPlayers(seed)
    battle = players.sit_down(next(one for one in SYSTEMS if one.id == system))
    for number, _ in enumerate(islice(players.play(battle), most)):
        if number % 17 == 5:
            battle.undo()
    return battle


@every_system
@pytest.mark.parametrize("seed", [99, *(pytest.param(seed, marks=pytest.mark.long) for seed in range(4))])
def test_every_entry_of_a_battle_is_read_as_it_was_written(system: System[Any], seed: int) -> None:
    """An answer that its question writes and reads otherwise would be another battle in a link."""
    battle = played(system.id, seed, 60 if seed == 99 else MOST)
    read = entries_there_and_back(battle, battle.record)
    assert len(read) == len(battle.record)
    assert all(map(same, read, battle.record))


def places(battle: Battle[Any]) -> Iterator[Battle[Any]]:
    """The battle at several of its questions."""
    again = like(battle)
    for number, entry in enumerate(battle.record):
        if number % 5 == 0 and again.ask:
            yield again
        again.follow((entry,))


@every_system
@settings(max_examples=8)
@given(st.integers(0, 1), st.integers(0, 1 << 480))
def test_any_digits_are_an_entry_or_are_refused(system: System[Any], seed: int, digits: int) -> None:
    """A link that somebody made up must never leave as a fault; what it says is data that a record can hold."""
    for battle in islice(places(played(system.id, seed, 60)), 4, 10):
        with suppress(LinkError):
            entry = coded_entry(LinkCoder(Reader(digits), {}), battle, None)
            with suppress(Refused):
                battle.fork().append(entry)
                assert load_logged(dump_entry(entry)) == entry


@every_system
@settings(max_examples=4)
@given(st.integers(0, 1 << 4_000))
def test_any_digits_play_a_battle(system: System[Any], digits: int) -> None:
    """Deep in a battle too; what was accepted is written and read again."""
    battle: Battle[Any] = Battle(system)
    coder = LinkCoder(Reader(digits), {})
    with suppress(LinkError, Refused):
        for _ in range(MOST_AT_RANDOM):
            battle.follow((coded_entry(coder, battle, None),))
    assert all(map(same, entries_there_and_back(battle, battle.record), battle.record))


@given(st.text(st.characters(exclude_categories=("Cc", "Cs", "Cf")), max_size=40))
def test_any_text_is_read_as_it_was_written(text: str) -> None:
    """Rare characters are no part of the alphabet until they are met."""
    assert answer_there_and_back(Text("a", 40, rule="x.y"), TextAnswer(text)) == TextAnswer(text)


@given(st.integers(-(10**9), 10**9), st.integers(0, 10**9), st.integers(0, 10**9), st.integers(-5, 10**9))
def test_any_number_is_read_as_it_was_written(least: int, room: int, at: int, preset: int) -> None:
    """The ends of a range are where digits go wrong by one, and presets may lie beyond them."""
    number = NumberAnswer(least + min(at, room))
    assert answer_there_and_back(Number("a", least, least + room, preset, rule="x.y"), number) == number


@given(st.permutations(range(8)), st.integers(0, 8))
def test_options_keep_their_order(order: list[int], count: int) -> None:
    """Several options are an answer in the order in which they were taken."""
    ask = Choices("a", tuple(Option(number) for number in range(8)), least=0, most=8, rule="x.y")
    answer = OptionsAnswer(tuple(str(one) for one in order[:count]))
    assert answer_there_and_back(ask, answer) == answer


@given(st.permutations(range(12)), st.sampled_from(range(12)))
def test_the_order_of_options_changes_no_digit(order: list[int], taken: int) -> None:
    """A list that is sorted otherwise on the screen would make every old link another battle."""

    def number(keys: list[int]) -> int:
        ask = Choices("a", tuple(Option(f"{'ab'[key % 2]}{key}") for key in keys), rule="x.y")
        writer = Writer()
        ask.coded(LinkCoder(writer, {}), OptionsAnswer((f"{'ab'[taken % 2]}{taken}",)))
        return writer.number()

    assert number(order) == number(list(range(12)))


@given(st.lists(st.tuples(st.lists(st.integers(1, 1 << 40), min_size=1, max_size=8), st.integers(0, 7)), max_size=12))
def test_choices_are_read_as_they_were_written(choices: list[tuple[list[int], int]]) -> None:
    """Weights of every size, and choices among one alone."""
    writer = Writer()
    for weights, wanted in choices:
        place = wanted % len(weights)
        writer.weighted(place, weights)
        writer.below(place, len(weights))
    reader = Reader(writer.number())
    for weights, wanted in choices:
        place = wanted % len(weights)
        assert (reader.weighted(None, weights), reader.below(None, len(weights))) == (place, place)
    assert reader.rest == 0


@given(st.lists(st.sampled_from(FATE.faces), min_size=4, max_size=4), st.sampled_from(Source))
def test_dice_whose_sum_alone_counts_come_back_in_the_order_of_their_faces(faces: list[int], source: Source) -> None:
    """Their order would take nearly as much as the dice; a sum that was told comes back as such."""
    ask = Roll("a", FOUR_FATE_DICE, rule="x.y", summed=True)
    if source == Source.SUM:
        faces = list(FOUR_FATE_DICE.showing(sum(faces)))
        assert answer_there_and_back(ask, DiceAnswer(tuple(faces), source)) == DiceAnswer(tuple(faces), source)
    else:
        read = answer_there_and_back(ask, DiceAnswer(tuple(faces), source))
        assert read == DiceAnswer(tuple(sorted(faces)), source)


@given(st.lists(st.sampled_from(D6.faces), max_size=60), st.booleans())
def test_other_dice_keep_their_order(faces: list[int], summed: bool) -> None:
    """Rules may count one die otherwise than another; of very many dice the order is kept in any case."""
    dice = DiceAnswer(tuple(faces), Source.APP)
    read = answer_there_and_back(Roll("a", Pool(D6, len(faces)), rule="x.y", summed=summed), dice)
    assert read == (DiceAnswer(tuple(sorted(faces)), Source.APP) if summed and len(faces) <= 40 else dice)


def test_as_many_dice_as_a_pool_can_have() -> None:
    """The weights of many dice grow beyond all bounds."""
    dice = DiceAnswer((-1, 0, 1, 1) * (MOST_DICE // 4), Source.APP)
    assert answer_there_and_back(Roll("a", Pool(FATE, MOST_DICE), rule="x.y", summed=True), dice) == dice


@pytest.mark.parametrize(
    ("ask", "answer"),
    [
        (Number("a", 1, 6, rule="x.y"), NumberAnswer(7)),
        (Number("a", 1, 600, rule="x.y"), NumberAnswer(0)),
        (Number("a", 1, 6, rule="x.y"), TextAnswer("6")),
        (Number("a", 0, 1 << 70, rule="x.y"), NumberAnswer(1)),
        (Text("a", 3, rule="x.y"), TextAnswer("long")),
        (Text("a", 3, rule="x.y"), TextAnswer("\x07")),
        (Text("a", 9_000, rule="x.y"), TextAnswer("x" * 8_000)),
        (Choices("a", (Option("x"),), rule="x.y"), OptionsAnswer(("y",))),
        (Choices("a", (Option("x"), Option("y")), most=2, rule="x.y"), OptionsAnswer(("x", "x"))),
        (Choices("a", (Option("x"), Option("y")), rule="x.y"), OptionsAnswer(())),
        (Roll("a", Pool(D6, 2), rule="x.y"), DiceAnswer((1, 7), Source.APP)),
        (Roll("a", FOUR_FATE_DICE, rule="x.y", summed=True), DiceAnswer((-1, 1, 0, 0), Source.SUM)),
    ],
    ids=str,
)
def test_an_answer_that_digits_cannot_say_is_not_written(ask: Ask[Any], answer: Answer) -> None:
    """A digit beyond its base would be read as another answer."""
    with pytest.raises(NotCoded):
        answer_there_and_back(ask, answer)


@pytest.mark.parametrize(
    "entry",
    [
        NumberAnswer(FEW + 100_000),
        OptionsAnswer(("no such option",)),
        RulingMade("no.such.setting", "x", "why"),
        RulingMade("a.terrain", 1, ""),
        OfferTaken("no such offer"),
    ],
    ids=str,
)
def test_an_entry_that_digits_cannot_say_is_not_written(entry: Entry) -> None:
    """A record of other rules, or of an older format, would be read as another one."""
    with pytest.raises(NotCoded):
        entries_there_and_back(Battle(system_of("tiefen")), [entry])


def test_a_path_with_another_letter_is_not_written() -> None:
    """Such an answer is refused, and must not be read as the shorter path that is none; one that leaves the field is written."""
    told = played("frontier", 0, 60)
    battle = like(told)
    for entry in told.record:
        if isinstance(battle.ask, Path):
            break
        battle.follow((entry,))
    assert isinstance(battle.ask, Path)
    for steps in ("a.b", ".", "z"):
        with pytest.raises(NotCoded):
            answer_there_and_back(battle.ask, PathAnswer(steps))
    far = PathAnswer("a" * 200)
    assert answer_there_and_back(battle.ask, far) == far
