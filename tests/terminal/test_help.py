"""Help and complaints in three languages."""

import subprocess
import sys

import pytest
from terminal.calls import LANGUAGES, call, environment, process, say

from gonfalon.terminal.main import run

COMMANDS = ("play", "tell", "random", "link", "odds")


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_names_every_command_in_the_language(language: str) -> None:
    done = call("--language", language, "--help")
    assert done.code == 0
    assert done.out.startswith(say(language, "terminal-help-usage"))
    for command in COMMANDS:
        assert f"{command} " in done.out
    assert say(language, "terminal-help-odds") in done.out


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_its_help(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    told = set()
    for language in LANGUAGES:
        with pytest.raises(SystemExit) as end:
            run((command, "--help", "--language", language))
        assert end.value.code == 0
        told.add(capsys.readouterr().out)
    assert len(told) == len(LANGUAGES)
    assert not [help for help in told if "terminal-" in help]


@pytest.mark.parametrize(
    ("settings", "language"),
    [
        ({"LC_ALL": "fr_CH.UTF-8", "LANG": "de_DE.UTF-8"}, "fr"),
        ({"LC_ALL": "", "LANG": "de_DE.UTF-8"}, "de"),
        ({"LC_ALL": "C", "LANG": "de_DE.UTF-8"}, "en"),
        ({"LC_ALL": "it_IT.UTF-8"}, "en"),
    ],
)
def test_the_environment_chooses_the_language(settings: dict[str, str], language: str) -> None:
    assert call("--help", **settings).out.startswith(say(language, "terminal-help-usage"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("words", "message", "figures"),
    [
        (("random",), "terminal-wrong-missing", {"names": ""}),
        (("link", "a", "b"), "terminal-wrong-unknown", {"names": "b"}),
        (("odds", "tiefen", "--dice", "5"), "terminal-wrong-count", {}),
        (("conquer",), "terminal-wrong-command", {}),
        (("play", "chess"), "terminal-wrong-choice", {"allowed": "tiefen, war"}),
        (("random", "tiefen", "--battles", "many"), "terminal-wrong-number", {"least": 1, "most": 999_999_999}),
        (("odds", "tiefen", "--dice", "5", "99"), "terminal-wrong-number", {"least": 1, "most": 40}),
        (("odds", "tiefen", "--dice", "2", "2", "--fanatics", "2", "0"), "terminal-wrong-fanatics", {}),
        (("play", "tiefen", "--switch", "roll"), "terminal-wrong-switch", {}),
        (("play",), "terminal-wrong-start", {}),
        (("link",), "terminal-wrong-link", {}),
        (("link", "#b=", "--of", "battle.story"), "terminal-wrong-link", {}),
        (("play", "--open", "/no/such/file"), "terminal-file-unreadable", {"file": "/no/such/file"}),
    ],
)
def test_a_wrong_call_is_told_in_the_language(
    language: str,
    words: tuple[str, ...],
    message: str,
    figures: dict[str, str | int],
    capsys: pytest.CaptureFixture[str],
) -> None:
    try:
        code: object = run(("--language", language, *words))
    except SystemExit as end:
        code = end.code
    printed = capsys.readouterr()
    assert code == 2
    assert say(language, message, **figures) in printed.err
    assert not printed.out


def test_a_wrong_call_ends_its_process_with_2() -> None:
    done = process("--language", "fr", "conquer")
    assert (done.code, done.out) == (2, "")
    assert say("fr", "terminal-wrong-command") in done.err


def test_without_the_package_of_words_it_says_so_in_three_languages() -> None:
    hidden = "import runpy, sys; sys.modules['fluent'] = None; runpy.run_module('gonfalon', run_name='__main__')"
    done = subprocess.run([sys.executable, "-c", hidden], capture_output=True, env=environment())
    assert done.returncode == 1
    told = done.stderr.decode()
    assert "Es fehlt" in told
    assert "Il manque" in told
    assert "is missing" in told
    assert "Traceback" not in told
