"""Battles at one keyboard, played through a pipe."""

import json
from pathlib import Path

import pytest
from terminal.battle import CIRCUMSTANCES, DEEDS, END, MORALE, PREPARATIONS, ROLLS, SLIPS, TROOPS, UNTIL_ROLL, WHOLE
from terminal.calls import LANGUAGES, Done, call, said_in, say

from gonfalon.door.door import Door


def won(language: str) -> str:
    """Return the result of the battle of `WHOLE`."""
    winner = say(language, "tiefen-side", letter="A")
    return say(language, "tiefen-result", case="win", winner=winner, own=15, other=0)


def play(*typed: str, language: str = "en", options: tuple[str | Path, ...] = ()) -> Done:
    done = call("--language", language, "play", "tiefen", *options, typed=typed)
    assert (done.code, done.err) == (0, "")
    return done


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_battle_with_typed_dice(language: str) -> None:
    done = play(*WHOLE, language=language, options=("--typed",))
    assert said_in(done.out, won(language), say(language, "terminal-over"))
    assert "6!  5  4" in done.out
    assert "3✗" in done.out
    assert "terminal-" not in done.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_app_dice_and_table_dice_mix(language: str) -> None:
    rolled = play(*UNTIL_ROLL, "", language=language, options=("--seed", "3")).out
    both = play(*UNTIL_ROLL, "", "u", *ROLLS, *MORALE, *END, language=language, options=("--seed", "3")).out
    thrown = say(language, "log-dice", side=say(language, "tiefen-side", letter="A"), source="seed")
    fell = next(line for line in rolled.splitlines() if line.strip().startswith(thrown))
    assert fell in both
    taken_back = say(language, "log-undone", side=say(language, "tiefen-side", letter="A"), source="seed")
    assert taken_back in both
    typed = say(language, "terminal-dice", said=thrown, faces="6 5 4", source="table")
    assert said_in(both, typed, say(language, "terminal-over"))


def test_the_same_seed_rolls_the_same_dice() -> None:
    assert len({play(*UNTIL_ROLL, "", "", options=("--seed", "7")).out for _ in range(2)}) == 1


def test_the_app_rolls_without_a_seed() -> None:
    assert "(Gonfalon)" in play(*UNTIL_ROLL, "").out


def test_the_roll_can_be_handed_to_the_table_and_back() -> None:
    """`t` changes who rolls; then Enter alone is no answer."""
    out = play(*UNTIL_ROLL, "t", "", "t", "", options=("--seed", "1")).out
    switched = (say("en", "terminal-typed", typed=typed) for typed in ("yes", "no"))
    assert said_in(out, *switched, say("en", "terminal-unclear-faces"), "from the seed)")


def test_what_is_secret_shows_nowhere_until_it_is_turned() -> None:
    """Whatever side A lays down, the screen is the same; only the seal in the link differs."""
    before = (*TROOPS, *PREPARATIONS, *CIRCUMSTANCES)
    screens = set()
    for tactic in ("1", "2", "3"):
        *screen, link = play(*before, "", tactic, "", "3", options=("--seed", "5")).out.splitlines()
        assert link.startswith("#b=")
        screens.add("\n".join(screen))
    assert len(screens) == 1


def test_a_wrong_number_for_a_slip_is_not_repeated_on_the_screen() -> None:
    before = (*TROOPS, *PREPARATIONS, *CIRCUMSTANCES)
    out = play(*before, "", "speed please", "", "2").out
    assert "speed please" not in out
    assert said_in(out, say("en", "terminal-unclear-option", most=3), say("en", "terminal-unclear-empty"))
    assert said_in(out, say("en", "tell-tiefen-tactic-secret", side="Side A", anew="no"))


def test_a_slip_can_be_drawn_by_lot() -> None:
    before = (*TROOPS, *PREPARATIONS, *CIRCUMSTANCES)
    out = play(*before, "", "*", "", "*", *DEEDS).out
    assert said_in(out, say("en", "heading-tiefen-flow-steps", step=5))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cannot_be_is_told_and_the_battle_goes_on(language: str) -> None:
    typed = ("many", "0", *TROOPS, "99", "x", *PREPARATIONS, "3", *CIRCUMSTANCES, *SLIPS, *DEEDS)
    rolls = ("six", "6 5", "7 7 7", *ROLLS)
    out = play(*typed, *rolls, *MORALE, *END, language=language).out
    assert said_in(
        out,
        say(language, "terminal-unclear-number"),
        say(language, "refused-number", least=1, most=99999),
        say(language, "terminal-unclear-option", most=9),
        say(language, "terminal-unclear-option", most=2),
        say(language, "terminal-unclear-faces"),
        say(language, "refused-faces", dice=3, low=1, high=6),
        say(language, "terminal-over"),
    )


def test_barred_options_have_no_number_and_say_why() -> None:
    out = play(*TROOPS).out
    third, why = say("en", "tiefen-setup-third"), say("en", "barred-tiefen-sides-two")
    assert said_in(out, f"– {say('en', 'terminal-barred', option=third, why=why)}")


def test_commands_show_and_change() -> None:
    out = play("u", *TROOPS, "u", "r", "l", "o", "?", "q").out
    assert out.count("#b=") == 2  # asked for, and at the end, as nothing is saved
    assert said_in(out, say("en", "refused-nothing-to-undo"), say("en", "terminal-no-chances"))
    assert said_in(out, say("en", "terminal-keys"), "tiefen.sides.two")


def test_a_text_may_be_a_letter_and_commands_take_a_slash() -> None:
    """1 names side A: its name is to be q, and then something else."""
    out = play(*TROOPS, "1", "q", "1", "/u", "q").out
    assert any(line.startswith("q  ") for line in out.splitlines())
    assert said_in(out, say("en", "terminal-not-saved"))


def test_the_odds_lie_on_the_table_and_open_wide() -> None:
    before = (*TROOPS, *PREPARATIONS, *CIRCUMSTANCES[:-1])
    wide = play(*before, "o").out
    bars = f"{say('en', 'tiefen-odds-win', side='Side A')} 91.0% · {say('en', 'tiefen-odds-draw')} 2.2% · "
    assert said_in(wide, bars, "██", say("en", "tiefen-odds-share", share=1))


def test_the_game_master_overrules() -> None:
    """Setting 2 of the list is the terrain of side A; 1 is yes."""
    out = play(*TROOPS, "!", "", "!", "99", "2", "1", "high ground").out
    terrain = say("en", "tiefen-setting-terrain", side="Side A")
    assert said_in(out, f"{terrain} → {say('en', 'option-no')}", say("en", "tiefen-mark-terrain"), "high ground")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_saved_battle_goes_on_with_its_slips(language: str, tmp_path: Path) -> None:
    file = tmp_path / "battle.json"
    part = play(*TROOPS, *PREPARATIONS, *CIRCUMSTANCES, *SLIPS, "q", language=language, options=("--save", file))
    assert said_in(part.out, say(language, "terminal-saved", file=str(file)))
    assert "#b=" not in part.out
    rest = call("--language", language, "play", "--open", file, typed=(*DEEDS, *ROLLS, *MORALE, *END))
    assert rest.code == 0
    assert said_in(rest.out, won(language))
    saved = Door().reply({"do": "open", "file": json.loads(file.read_text("utf-8"))})
    assert saved["view"]["flow"] == "over"


def test_a_file_that_is_there_is_not_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "battle.json"
    file.write_text("precious", "utf-8")
    done = call("play", "tiefen", "--save", file)
    assert done.code == 2
    assert say("en", "terminal-file-exists", file=str(file)) in done.err
    assert file.read_text("utf-8") == "precious"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_that_holds_no_battle_is_told(language: str, tmp_path: Path) -> None:
    file = tmp_path / "other.json"
    file.write_text('{"some": "thing"}', "utf-8")
    done = call("--language", language, "play", "--open", file)
    assert done.code == 1
    assert said_in(done.out, say(language, "unreadable-foreign"))


def test_a_file_brings_its_own_rules(tmp_path: Path) -> None:
    file = tmp_path / "battle.json"
    play("q", options=("--save", file))
    done = call("play", "--open", file, "--switch", "tiefen.odds.show=off")
    assert done.code == 2
    assert say("en", "terminal-open-alone") in done.err


def test_house_rules_are_named_at_the_start() -> None:
    out = play("q", options=("--switch", "tiefen.roll.chooser=victim", "tiefen.odds.show=off")).out
    assert "(tiefen.roll.chooser)" in out
    assert "(tiefen.odds.show)" in out


def test_an_unknown_switch_ends_the_call() -> None:
    done = call("play", "tiefen", "--switch", "tiefen.roll.chooser=nobody")
    assert done.code == 1
    assert said_in(done.out, say("en", "refused-no-choice"))
