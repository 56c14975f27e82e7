"""A link gives back the record, and the record the battle."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from support.players import RandomPlayers

from gonfalon.battle.event import Thrown
from gonfalon.formats import link
from gonfalon.formats.record import Record, dump, load, record_of, replay
from gonfalon.questions.answer import RulingMade
from gonfalon.questions.choice import OptionsAnswer
from gonfalon.questions.dice import D6, Source
from gonfalon.questions.number import NumberAnswer
from gonfalon.questions.roll import DiceAnswer
from gonfalon.questions.slip import RevealedAnswer, SealedAnswer
from gonfalon.questions.text import TextAnswer
from gonfalon.systems import ours, system_of
from gonfalon.systems.tiefen import Tiefen
from gonfalon.table.field.painting import PaintingAnswer
from gonfalon.table.field.path import PathAnswer

words = st.text(st.characters(exclude_categories=("Cc", "Cs", "Cf")), max_size=40)
keys = st.from_regex(r"[a-z]{1,9}(\.[a-z0-9]{1,5})?", fullmatch=True)
numbers = st.integers(-(10**9), 10**9)
seals = st.from_regex(r"[0-9a-f]{64}", fullmatch=True)
salts = st.one_of(st.just(""), st.from_regex(r"[0-9a-f]{32}", fullmatch=True))
runs = st.tuples(numbers, numbers, numbers)
throws = st.builds(DiceAnswer, st.lists(st.integers(1, 6), max_size=40).map(tuple), st.sampled_from(Source))
entries = st.one_of(
    st.builds(OptionsAnswer, st.lists(keys, max_size=6).map(tuple)),
    throws,
    st.builds(NumberAnswer, numbers),
    st.builds(TextAnswer, words),
    st.builds(PathAnswer, st.text("abcdefgh", max_size=60)),
    st.builds(PaintingAnswer, st.lists(st.tuples(keys, st.lists(runs, max_size=4).map(tuple)), max_size=3).map(tuple)),
    st.builds(SealedAnswer, keys, seals),
    st.builds(RevealedAnswer, words, salts),
    st.builds(RulingMade, keys, st.one_of(numbers, words), words),
)
thrown = st.builds(
    Thrown,
    st.integers(51, 500),
    st.integers(0, 50),
    st.just("tiefen.roll.all"),
    st.lists(keys, min_size=1, max_size=2).map(tuple),
    st.just(D6.id),
    throws,
    st.just(True),
)
switches = st.sampled_from([tuple((switch.rule, switch.default) for switch in Tiefen.switches), ()])
records = st.builds(
    Record,
    keys,
    st.integers(1, 99),
    words,
    switches,
    st.lists(entries, max_size=60).map(tuple),
    st.lists(thrown, max_size=5).map(tuple),
)


@given(records)
def test_a_link_gives_back_the_record(record: Record) -> None:
    assert link.read(link.write(record)) == record


@given(records)
def test_a_file_gives_back_the_record(record: Record) -> None:
    assert load(json.loads(json.dumps(dump(record)))) == record


@settings(max_examples=40)
@given(st.integers(), st.integers(1, 120))
def test_a_link_gives_back_the_battle(seed: int, most: int) -> None:
    players = RandomPlayers(seed)
    battle = players.played(system_of("tiefen"), most=most)
    if battle.can_undo and seed % 2:
        battle.undo()
    read = replay(link.read(link.write(record_of(battle, "x"))))
    assert (read.record, read.events, read.position) == (battle.record, battle.events, battle.position)
    assert (read.ask, read.retracted, read.switches) == (battle.ask, battle.retracted, battle.switches)


@pytest.mark.parametrize("system", ours(), ids=lambda system: system.id)
def test_a_played_battle_fits_into_a_message(system: Tiefen) -> None:
    """Without long set-ups a link stays far below what chat programs cut off."""
    lengths = []
    for seed in range(20):
        battle = RandomPlayers(f"short {seed}").played(system, most=60, rulings=False)
        lengths.append(len(link.write(record_of(battle, "Am Furtstein"))))
    assert max(lengths) < 2_000


def test_a_link_is_written_the_same_twice() -> None:
    battle = RandomPlayers("twice").played(system_of("tiefen"))
    assert link.write(record_of(battle, "x")) == link.write(record_of(battle.fork(), "x"))


def test_a_link_is_found_in_an_address_or_alone() -> None:
    text = link.write(record_of(RandomPlayers("where").played(system_of("tiefen"), most=20), "x"))
    record = link.read(text)
    for around in (
        "{}",
        "#{}",
        "https://example.org/gonfalon/#{}",
        "  https://example.org/#{}\n",
        "#lang=de&{}",
        "#{}&lang=de",
    ):
        assert link.read(around.format(text)) == record
