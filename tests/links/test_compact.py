"""Compact links: short enough, and the same battle there and back, in letters and in digits; what is too odd goes plainly."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import cache
from hashlib import sha256
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from gonfalon_frontier import Frontier
from hypothesis import given
from hypothesis import strategies as st
from support.door_player import Visitor
from support.pinned_digits import PINNED, line_of, record_in
from support.players import RandomPlayers
from support.stories import STORIES, battle_in

from gonfalon import plugins
from gonfalon.battle.battle import Battle
from gonfalon.battle.event import Thrown
from gonfalon.battle.named import Named
from gonfalon.battle.work import MOST_ENTRIES
from gonfalon.formats import link
from gonfalon.formats.alphabets import from_base64url, from_decimals, to_base64url, to_decimals
from gonfalon.formats.compact import record_coder
from gonfalon.formats.compact.coder import LinkCoder
from gonfalon.formats.compact.entries import coded_entry, same
from gonfalon.formats.compact.epochs import epoch_now
from gonfalon.formats.compact.letters import MOST_LETTERS, Letters
from gonfalon.formats.compact.number import Reader
from gonfalon.formats.compact.packing import FORMAT, LARGEST_NUMBER, head
from gonfalon.formats.log_file import name_of
from gonfalon.formats.record import Record, dump, load, record_of, replay
from gonfalon.questions.answer import Entry
from gonfalon.questions.checked import LinkError
from gonfalon.questions.dice import Dice
from gonfalon.questions.refusal import Refused
from gonfalon.questions.roll import Roll
from gonfalon.questions.secret import FaceDown
from gonfalon.questions.slip import RevealedAnswer, SealedAnswer, seal
from gonfalon.systems import EPOCHS, ours, system_of
from gonfalon.systems.tiefen import Tiefen
from gonfalon.systems.war import War

ROOT = Path(__file__).parents[2]
GOLDEN = {path.stem: path for path in sorted((ROOT / "tests" / "stories").glob("*/*.story"))}

MANY = 50
"""So many battles of each system at random."""

BUDGETS = {
    "nowhere_to_go": 165,
    "last_day": 165,
    "raid": 130,
    "three_towns": 780,
    "chase": 85,
    "debate": 140,
    "five_sides": 185,
    "interrogation": 135,
    "six_minions": 130,
    "both_map": 95,
    "both_typed": 70,
    "road": 180,
    "stair": 175,
    "three_sides": 150,
    "wolves": 170,
}
"""The most characters of a link to the battle that a story tells."""


def told(battle: Battle[Any]) -> list[Any]:
    """All that the chronicle tells; of dice whose sum alone counts a link leaves out the order."""
    return [
        (one.rule, one.at, one.fell.source, sorted(one.fell.faces)) if isinstance(one, Thrown) else one
        for one in battle.events
    ]


def in_digits(text: str) -> str:
    """The same link in decimal digits."""
    return link.DIGITS_PREFIX + to_decimals(from_base64url(text.removeprefix(link.PREFIX)))


def assert_there_and_back(battle: Battle[Any]) -> str:
    """Open the short link of a battle, written in digits, and return it in letters."""
    text = link.write_compact(battle)
    record = load(dump(record_of(battle, battle.name)))
    assert text != link.write(record)
    read = link.open_link(in_digits(text))
    assert all(map(same, read.record.entries, record.entries))
    assert replace(read.record, entries=record.entries) == record
    assert (told(read.battle), read.left_out) == (told(battle), 0)
    assert read.battle.record == list(read.record.entries)
    return text


def assert_written_again(battle: Battle[Any], text: str) -> None:
    """The battle that a link opens stands where its record alone leads to, and has the same link."""
    read = link.open_link(text)
    assert read.battle.position == replay(read.record).position
    read.battle.follow(name_of(read.record))
    assert link.write_compact(read.battle) == text
    assert link.write_compact(battle, decimals=True) == in_digits(text)
    assert link.read(text) == read.record


@pytest.mark.parametrize("name", GOLDEN)
def test_the_link_of_a_golden_story_is_short_and_pinned(name: str) -> None:
    """Longer than its budget it fits no small code; with other digits no link that was given out would open.

    Where the digits must change, begin a new epoch (`EPOCHS` in `gonfalon/systems/__init__.py`) and run
    `python tests/tools/pin_digits.py`.
    """
    battle = battle_in(GOLDEN[name])
    text = assert_there_and_back(battle)
    assert_written_again(battle, text)
    assert len(text) - len(link.PREFIX) <= BUDGETS[name]
    assert line_of(battle, text) in PINNED


@pytest.mark.nightly
@pytest.mark.parametrize("path", STORIES, ids=lambda path: path.stem)
def test_the_link_of_every_story_opens_as_its_battle(path: Path) -> None:
    """Golden stories do not come to every question; the digits of a story that is pinned never change."""
    battle = battle_in(path)
    text = assert_there_and_back(battle)
    line = line_of(battle, text)
    assert line in PINNED or record_in(line) not in map(record_in, PINNED)


@cache
def at_random(system: str, seed: int, most: int) -> Battle[Any]:
    """A battle at random, some of whose steps are taken back."""
    players = RandomPlayers(f"compact {seed}")
    battle = players.sit_down(system_of(system))
    for number, _ in enumerate(islice(players.play(battle), most)):
        if number % 17 == 5:
            battle.undo()
    return battle


@pytest.mark.parametrize("system", EPOCHS)
@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=pytest.mark.nightly) for seed in range(1, MANY))])
def test_the_link_of_a_battle_at_random_opens_as_it_was(system: str, seed: int) -> None:
    """People at random come to questions that no story tells, in every order; they type what is hard to write."""
    battle = at_random(system, seed, 40 if seed == 0 else 200)
    assert_written_again(battle, assert_there_and_back(battle))


def test_every_system_of_ours_has_an_epoch_for_the_rules_of_today() -> None:
    """Whoever raises the version of a system begins an epoch of its links: else it would have no short ones any more."""
    assert [system.id for system in ours()] == list(EPOCHS)
    assert all(epoch_now(system.id) is not None for system in ours())


def rolled(system: str) -> Battle[Any]:
    """A battle in which the app has rolled, at its first roll."""
    players = RandomPlayers("rolled")
    battle = players.sit_down(system_of(system))
    for _ in players.play(battle):
        if isinstance(battle.ask, Roll):
            break
    battle.roll(Dice.seeded("rolled"))
    return battle


@pytest.mark.parametrize("system", EPOCHS)
def test_dice_that_were_taken_back_fall_again_after_a_link(system: str) -> None:
    """Else a link would be a way to roll anew."""
    battle = rolled(system)
    faces = [event.fell.faces for event in battle.events if isinstance(event, Thrown)]
    battle.undo()
    assert_there_and_back(battle)
    read = link.open_link(link.write_compact(battle)).battle
    assert read.again == faces[-1]


def test_the_name_and_the_switches_are_in_the_link() -> None:
    """They stand beside the entries."""
    battle: Battle[Any] = Battle(system_of("tiefen"), {"tiefen.roll.chooser": "victim"})
    battle.append(Named("Am Furtstein: 狼の群れ"))
    assert_there_and_back(battle)
    read = link.open_link(link.write_compact(battle)).record
    assert (read.name, dict(read.switches)["tiefen.roll.chooser"]) == ("Am Furtstein: 狼の群れ", "victim")


def test_a_slip_that_was_turned_and_taken_back_is_known_as_seen() -> None:
    """Its owner may lay it again; the others know what stands on it, and are told so."""
    battle = battle_in(GOLDEN["nowhere_to_go"])
    while not battle.seen_slips:
        battle.undo()
    assert_there_and_back(battle)
    assert link.open_link(link.write_compact(battle)).record.seen == tuple(sorted(battle.seen_slips))


def long_slips(battle: Battle[Any]) -> Record:
    """The record of a battle with seals and salts of 256 and 128 bits, as they were made once."""
    salts = {
        one.salt: sha256(one.salt.encode()).hexdigest()[:32] for one in battle.record if isinstance(one, RevealedAnswer)
    }
    slips = [one for one in battle.record if isinstance(one, RevealedAnswer)]
    seals = {seal(one.content, one.salt): seal(one.content, salts[one.salt]) for one in slips}
    text = json.dumps(dump(record_of(battle, "")))
    for old, new in (*salts.items(), *seals.items()):
        text = text.replace(old, new)
    return load(json.loads(text))


def test_slips_of_before_there_were_short_ones_go_there_and_back() -> None:
    """Old battles keep their seals and salts whole, and prove their slips with them."""
    record = long_slips(battle_in(GOLDEN["nowhere_to_go"]))
    battle = replay(record)
    assert_there_and_back(battle)
    assert link.read(link.write_compact(battle)).entries == record.entries
    assert len(link.write_compact(battle)) > len(link.write_compact(battle_in(GOLDEN["nowhere_to_go"]))) + 25


def test_what_the_code_cannot_say_goes_in_a_plain_link() -> None:
    """A brought system pins no digits; texts without end, and more than a link can hold, are left to the plain format."""
    battle: Battle[Any] = Battle(Frontier())
    assert link.write_compact(battle) == link.write(record_of(battle, ""))
    assert link.write_compact(battle, decimals=True).startswith("n=")


def test_a_plain_link_in_digits_is_read_too() -> None:
    """The alphabet says nothing of the format."""
    battle: Battle[Any] = Battle(Frontier())
    plugins.add("frontier", "gonfalon_frontier:Frontier")
    try:
        assert link.read(link.write_compact(battle, decimals=True)) == record_of(battle, "")
    finally:
        plugins.drop("frontier")


def test_rules_without_an_epoch_yet_write_plain_links(monkeypatch: pytest.MonkeyPatch) -> None:
    """A link that says the wrong version would open as another battle one day."""
    monkeypatch.setitem(EPOCHS, "tiefen", (1,))
    battle = at_random("tiefen", 0, 40)
    assert link.write_compact(battle) == link.write(record_of(battle, battle.name))


def test_a_link_of_an_earlier_epoch_opens_as_far_as_its_check_bits_prove(monkeypatch: pytest.MonkeyPatch) -> None:
    """If other rules ask otherwise from some place on, the battle is sound up to the last check before it."""
    battle = at_random("war", 3, 100)
    text = link.write_compact(battle)
    monkeypatch.setitem(EPOCHS, "war", (1, War.version))
    read = link.open_link(text)
    assert (read.record.version, read.left_out, len(read.battle.record)) == (1, 0, len(battle.record))

    def up_to_there(coder: LinkCoder, at: Battle[Any], entry: Entry | None) -> Entry:
        if len(at.record) == 70:
            raise Refused("not-offered", rule="")
        return coded_entry(coder, at, entry)

    monkeypatch.setattr(record_coder, "coded_entry", up_to_there)
    read = link.open_link(text)
    assert len(read.record.entries) == 64
    assert len(read.record.entries) + read.left_out == len(battle.record)
    assert all(map(same, read.record.entries, battle.record))


def test_a_link_of_a_later_epoch_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has an older version of the app is told to fetch the newer one."""
    battle = at_random("tiefen", 0, 40)
    monkeypatch.setitem(EPOCHS, "tiefen", (1, Tiefen.version))
    text = link.write_compact(battle)
    monkeypatch.setitem(EPOCHS, "tiefen", (Tiefen.version,))
    with pytest.raises(LinkError, match="newer"):
        link.read(text)


@pytest.mark.parametrize(
    ("body", "code"),
    [
        (b"", "content"),
        (head(0), "content"),
        (b"\xff" * 9, "content"),
        (head(0) + head(0), "content"),
        (head(0) + head(0) + b"\0\1", "content"),
        (head(0) + head(3) + b"\1" * 60, "content"),
        (head(0) + head(MOST_ENTRIES + 1) + b"\1", "too-long"),
        (head(0) + head(1) + b"\1" * (LARGEST_NUMBER + 1), "too-long"),
        (head(len(EPOCHS)) + head(0) + b"\1", "newer"),
        (head(16 * 9) + head(0) + b"\1", "newer"),
    ],
)
def test_a_body_that_somebody_made_is_refused(body: bytes, code: str) -> None:
    """Its checksum is true; its head, the size of its number and what the number says are checked."""
    raw = link.framed(FORMAT, body)
    for text in (link.PREFIX + to_base64url(raw), link.DIGITS_PREFIX + to_decimals(raw)):
        with pytest.raises(LinkError, match=code):
            link.open_link(text)


@pytest.mark.parametrize("digits", ["1", "12345", "999", "0" * 224 + "1", "9" * 224])
def test_digits_that_no_writer_makes_were_cut(digits: str) -> None:
    """A block of another length, or beyond its bytes, is no block."""
    with pytest.raises(LinkError, match="cut"):
        link.read(f"#n={digits}")


@given(st.binary(max_size=400))
def test_bytes_in_digits_are_read_as_they_were_written(raw: bytes) -> None:
    """Zeros at the ends of blocks, and a last block of any length."""
    assert from_decimals(to_decimals(raw)) == raw


def test_texts_without_end_are_refused() -> None:
    """Letters that are likely take nearly no room: they are counted all the same."""
    letters = Letters(Reader(0))
    with pytest.raises(LinkError, match="too-long"):
        for _ in range(MOST_LETTERS):
            letters.text(None, 800)


def test_the_door_opens_a_compact_link() -> None:
    """As any other, with its name, and slips that this device knows."""
    battle = at_random("samyra", 0, 40)
    shown = Visitor("friend").view("read", link=f"https://example.org/#lang=de&{link.write_compact(battle)}")
    assert (shown["system"], shown["turn"]) == ("samyra", len(battle.record))


def laid(content: str) -> tuple[str, str]:
    """The links of two battles that differ in what a slip holds: short, and in digits."""
    players = RandomPlayers("secret")
    battle = players.sit_down(system_of("tiefen"))
    for _ in players.play(battle):
        if isinstance(battle.ask, FaceDown):
            break
    assert isinstance(battle.ask, FaceDown)
    battle.lay(battle.ask.people[0], content, Dice.seeded("secret"))
    return link.write_compact(battle), link.write_compact(battle, decimals=True)


def test_two_battles_that_differ_in_a_secret_differ_in_the_seal_alone() -> None:
    """tiefen.tactic.secret: no length and no digit but those of the seal hang on what is face down."""
    (one, one_digits), (other, other_digits) = laid("speed"), laid("strength")
    assert (len(one), len(one_digits)) == (len(other), len(other_digits))
    records = [link.read(text) for text in (one, other)]
    seals = [next(entry.seal for entry in record.entries if isinstance(entry, SealedAnswer)) for record in records]
    assert seals[0] != seals[1]
    swapped = [
        SealedAnswer(entry.by, seals[1]) if isinstance(entry, SealedAnswer) else entry for entry in records[0].entries
    ]
    assert swapped == list(records[1].entries)
    assert "speed" not in str(records[0].entries)
