"""A battlefield at the keyboard: the map, players, groups of options, the open roll, a closer look, cards."""

import json
import re
import sys
from pathlib import Path
from typing import Any

import pytest
from support.players import RandomPlayers
from support.viewed import view
from terminal.calls import LANGUAGES, call, said_in, say

from gonfalon.battle.battle import Battle
from gonfalon.door.door import Door
from gonfalon.questions.dice import Dice
from gonfalon.systems import system_of
from gonfalon.terminal.board import Board
from gonfalon.terminal.closer import CloserLook
from gonfalon.terminal.question import Question
from gonfalon.terminal.screen import WIDTH, Screen, width
from gonfalon.terminal.things import Things
from gonfalon.words import Words

ATTACK: tuple[dict[str, Any], ...] = (
    {"keys": ["example"]},
    {"keys": ["pikes"]},
    {"keys": ["move.z2"]},
    {"keys": ["attack.raiders"]},
)
"""From Z2 the pikes shoot at the raiders in Z5, two zones away."""


def door_after(*answers: dict[str, Any], **switches: str) -> Door:
    door = Door(Dice.seeded("terminal"))
    door.reply({"do": "new", "system": "war", "switches": switches})
    for answer in answers:
        reply = door.reply({"do": "answer", "answer": answer})
        assert "view" in reply, reply
    return door


def shown_after(*answers: dict[str, Any]) -> dict[str, Any]:
    shown: dict[str, Any] = door_after(*answers).reply({"do": "look"})["view"]
    return shown


def until(door: Door, rule: str) -> dict[str, Any]:
    """The view at the next question of this rule; what is proposed is taken, else what comes first, dice show 0."""
    shown: dict[str, Any] = door.reply({"do": "look"})["view"]
    while shown["ask"]["rule"] != rule:
        ask = shown["ask"]
        free = [one for one in ask["options"] if not one["barred"]]
        keys = [one["key"] for one in free if one["proposed"]] or [free[0]["key"]] if free else []
        answer = {"faces": [0] * ask["pool"]["dice"]} if ask["pool"] else {"keys": keys}
        shown = door.reply({"do": "answer", "answer": answer})["view"]
    return shown


def plain_screen() -> Screen:
    return Screen(sys.stdout, bare=True, colours=False)


def screen_of(shown: dict[str, Any], language: str = "en") -> list[str]:
    screen, words = plain_screen(), Words(language)
    return [*Board(screen, words).lines(shown), *Question(screen, words).lines(shown)]


def play(*typed: str, language: str = "en", options: tuple[str | Path, ...] = ()) -> str:
    done = call("--language", language, "play", "war", "--seed", "1", *options, typed=typed)
    assert (done.code, done.err) == (0, "")
    return done.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_else_may_be_done_stands_under_the_question_and_is_taken_by_its_key(language: str) -> None:
    out = play("18", "+concede.p3", "+concede.p2", "q", language=language)
    assert said_in(out, say(language, "terminal-offers"))
    assert said_in(out, "+concede.p1 " + say(language, "war-concede", player="Nora"))
    assert said_in(out, say(language, "refused-not-offered"))
    assert said_in(out, say(language, "tell-war-end-concede", player="Sven", falls="nothing"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_battle_is_played_in_every_language(language: str) -> None:
    out = play("18", "1", "? ida", "q", language=language)
    assert "terminal-" not in out
    assert "war-" not in out.replace("@war-", "").replace("(war.", "")
    assert said_in(out, say(language, "war-group", of="attack"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_fate_dice_are_shown_as_they_are_typed(language: str) -> None:
    dice = say(language, "terminal-dice-kind", dice=4, die="fate")
    out = play("14", "q", language=language)
    assert said_in(out, say(language, "terminal-hint-roll", dice=dice, die="fate"))
    assert "6 2 1" not in out
    refused = say(language, "terminal-unclear-faces")
    assert said_in(play("14", "x", "q", language=language), refused)
    assert not said_in(play("14", "+ - 0 0", "q", language=language), refused)


@pytest.mark.parametrize("language", LANGUAGES)
def test_fate_dice_are_told_by_their_sum(language: str) -> None:
    told = say(language, "terminal-dice", said="", faces="+2", source="sum").strip()
    assert said_in(play("14", "=2", "q", language=language), told)
    beyond = say(language, "refused-sums", throws=1, low=-4, high=4)
    assert said_in(play("14", "=5", "q", language=language), beyond)


def test_the_map_shows_cards_borders_and_who_stands_there() -> None:
    """Z1 to Z3 lie in a row, Z4 and Z5 under Z2 and Z3; Z3 and Z4 border crosswise."""
    out = play("18", "q")
    rows = [line for line in out.splitlines() if "Zone 1 ──" in line or "Zone 4 ──" in line]
    assert [row.split() for row in rows] == [
        ["1", "Zone", "1", "───────────2", "Zone", "2", "───────────3", "Zone", "3"],
        ["4", "Zone", "4", "───────────5", "Zone", "5"],
    ]
    assert "Nora 5\n                    │                   │\n" in out
    assert say("en", "terminal-borders", pairs="3–4") in out
    assert " 1  Zone 1\n    Village Pikes · +2 · Mild □\n" in out


def test_players_show_their_side_their_points_and_whose_turn_it_is() -> None:
    out = play("18", "1", "q")
    assert "▶ Nora (North)                         │ Sven (South)\n" in out
    assert "War points 0" in out
    assert "    ▶ Village Pikes" in out


def test_leaders_stand_under_their_units() -> None:
    shown = shown_after({"keys": ["example"]}, {"keys": ["ida"]}, {"keys": ["attach.pikes"]})
    lines = screen_of(shown)
    at = next(number for number, line in enumerate(lines) if line.startswith("    Village Pikes"))
    assert lines[at + 1].startswith("    + ▶ Ida")


def test_options_stand_under_the_heading_of_their_group() -> None:
    """Numbers count what is drawn, from top to bottom."""
    shown = shown_after(*ATTACK[:2])
    lines = list(Question(plain_screen(), Words("en")).lines(shown))
    headings = [say("en", "war-group", of=of) for of in ("move", "attack", "advantage", "leader")]
    places = [lines.index(f"  {heading}") for heading in headings]
    assert places == sorted(places)
    numbers = [int(found[1]) for line in lines if (found := re.match(r" {1,3}(\d+)  \S", line))]
    assert numbers == list(range(1, len(numbers) + 1))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_open_roll_shows_both_hands(language: str) -> None:
    """Each number with its reason, the dice, the totals, how it stands (war.core.invoke.order)."""
    shown = until(door_after(*ATTACK), "war.core.invoke.order")
    words, lines = Words(language), screen_of(shown, language)
    contest = shown["table"]["contest"]
    assert words.label(contest["label"], shown["names"]) in lines
    assert f"= {words.label(contest['outcome'], shown['names'])}" in lines
    both = next(line for line in lines if line.startswith(say(language, "terminal-total")))
    assert both.count(say(language, "terminal-total")) == 2
    dice = next(line for line in lines if "0 0 0 0" in line)
    assert dice.count("0 0 0 0") == 2


def test_a_closer_look_at_pieces_zones_and_players() -> None:
    out = play("18", "? pikes", "? sven", "? 1", "? heath", "? nobody", "q")
    assert said_in(out, "Village Pikes (Nora)", "Shoulder to Shoulder (war.unit.extra_aspects)")
    assert "Card: fair | fight 2, athletics 1, will 1" in out
    assert "Heath Skirmishers (Sven)" in out
    assert "Sven\n  GM (" in out
    assert say("en", "terminal-closer-nothing", wanted="nobody") in out


def test_boxes_show_which_of_them_are_ticked() -> None:
    door = door_after({"keys": ["example"]})
    shown = door.reply({"do": "overrule", "what": "ida.box2", "value": "yes", "why": ""})["view"]
    [ida] = [piece for piece in shown["table"]["pieces"] if piece["id"] == "ida"]
    [stress, *_] = Things(plain_screen(), Words("en")).tracks(ida, shown)
    assert stress.endswith(" □■")


def test_where_a_text_is_asked_for_a_closer_look_takes_a_slash() -> None:
    """Naming a side: `? x` is a name, `/? x` a look."""
    named = play("9", "4", "? x", "q")
    assert "(? x)" in named
    looked = play("9", "4", "/? x", "/q")
    assert say("en", "terminal-closer-nothing", wanted="x") in looked


def test_a_closer_look_shows_nothing_that_lies_face_down() -> None:
    battle: Battle[Any] = RandomPlayers(3).played(system_of("war"), most=400)
    shown = view(battle, "", "table")
    look = CloserLook(plain_screen(), Words("en"))
    for thing in (*shown["table"]["pieces"], *shown["table"]["places"], *shown["table"]["sides"]):
        for line in look.lines(shown, thing["id"]):
            assert "\x1b" not in line


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_switch_is_set_and_named(language: str) -> None:
    out = play("9", "q", language=language, options=("--switch", "war.chest.size=12"))
    title = say(language, "title-war-chest-size")
    assert said_in(out, say(language, "terminal-house-rule", title=title, choice="12", rule="war.chest.size"))
    assert said_in(out, say(language, "war-value-points", points=12))


@pytest.mark.parametrize("number", ["100", "-1", "many", "", "1e1"])
def test_a_number_switch_has_bounds(number: str) -> None:
    done = call("play", "war", "--switch", f"war.chest.size={number}")
    assert done.code == 1
    assert said_in(done.out, say("en", "refused-no-choice"))


def number_of(out: str, offer: str) -> str:
    """The number before this option where it was shown last."""
    return [line.split()[0] for line in out.splitlines() if line.endswith(offer)][-1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_takes_a_card_of_this_battle(language: str) -> None:
    """A leader's card is typed in; then `/1` brings him in once more, `/7` is none of those that are there."""
    typed = "supporting | will 2, fight 1 | Ada | Old Soldier | stress 2 | slots mild"
    until_cards = ("9", "", "")
    offer = say(language, "war-leader-from-card")
    first = number_of(play(*until_cards, "c", language=language), offer)
    again = number_of(play(*until_cards, first, typed, "c", language=language), offer)
    out = play(*until_cards, first, typed, again, "/7", "/1", "? ada", language=language)
    assert said_in(out, f"/1 {say(language, 'war-kept-leader', name='Ada')}")
    assert said_in(out, say(language, "terminal-unclear-option", most=1))
    assert said_in(out, say(language, "war-leaders-done", count=2))
    assert said_in(out, say(language, "terminal-closer-card", card=typed))


@pytest.mark.parametrize(
    "typed",
    [
        "supporting | will 2 | ",
        "king | will 2 | Ada",
        "supporting | will 99 | Ada",
        "supporting | will -1 | Ada",
        "supporting | will ² | Ada",
        f"supporting | will {'9' * 300} | Ada",
        "|" * 100,
        "supporting | will 2 | " + "x" * 61,
    ],
)
def test_a_card_that_cannot_be_is_refused(typed: str) -> None:
    out = play("9", "", "", *card_number(), typed)
    assert "Traceback" not in out
    assert say("en", "war-leaders-done", count=1) not in out


def card_number() -> tuple[str]:
    """Return the line that is typed to hand in a leader's card."""
    out = play("9", "", "")
    label = say("en", "war-leader-from-card")
    return (next(line.split()[0] for line in out.splitlines() if line.endswith(label)),)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_of_a_battle_fits(language: str, seed: int) -> None:
    """No line is wider than the terminal, none speaks in ids."""
    players = RandomPlayers(f"screen {seed}")
    battle = players.sit_down(system_of("war"))
    for number, _ in enumerate(players.play(battle)):
        if number % 40 == 0 and battle.ask:
            for line in screen_of(view(battle, "", "table"), language):
                assert width(line) <= WIDTH, line
                assert "terminal-" not in line
        if number > 600:
            break


def test_a_saved_battle_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "war.json"
    play("18", "1", "q", options=("--save", file))
    done = call("--language", "en", "play", "--open", file, typed=("q",))
    assert done.code == 0
    assert "▶ Village Pikes" in done.out
    assert json.loads(file.read_text("utf-8"))["system"] == "war"
