"""Types, lint, formatting, imports, misprints, workflows: each tool must have nothing to say."""

import pytest

from press import checks, spelling, words

COMMANDS = checks.commands()


@pytest.mark.parametrize("name", COMMANDS)
def test_the_tool_has_nothing_to_say(name: str) -> None:
    if name == "cspell-texts":
        spelling.write()
    done = checks.run(COMMANDS[name])
    assert done.returncode == 0, f"{done.stdout}\n{done.stderr}"


def test_the_words_are_whole() -> None:
    words.check()
