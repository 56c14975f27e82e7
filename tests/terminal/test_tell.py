"""`tell`: stories told again."""

from pathlib import Path

import pytest
from terminal.calls import LANGUAGES, call, said_in, say

from gonfalon.formats.story import retell

TOLD = retell("= tiefen\n! 30\n! 80\n> tiefen.circ.terrain\n! a\n")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_story_told_as_written_is_fine(language: str, tmp_path: Path) -> None:
    story = tmp_path / "one.story"
    story.write_text(TOLD, "utf-8")
    done = call("--language", language, "tell", story, story)
    assert (done.code, done.err) == (0, "")
    assert done.out.strip() == say(language, "terminal-told", stories=2, wrong=0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_differs_is_shown(language: str, tmp_path: Path) -> None:
    story = tmp_path / "one.story"
    story.write_text(TOLD.replace("! a", "! b"), "utf-8")
    done = call("--language", language, "tell", story)
    assert done.code == 1
    lines = done.out.splitlines()
    assert lines[0] == f"--- {story}"
    assert lines[1] == f"+++ {say(language, 'terminal-told-now')}"
    assert "-.    tiefen.circ.terrain  side=a" in lines
    assert "+.    tiefen.circ.terrain  side=b" in lines
    assert lines[-1] == say(language, "terminal-told", stories=1, wrong=1)


@pytest.mark.parametrize("content", [b"! 30\n", b"\xff\xfe", b"= chess\n", b"= tiefen\n! many\n", b"= tiefen\n~\n"])
def test_what_is_no_story_is_told(content: bytes, tmp_path: Path) -> None:
    story = tmp_path / "one.story"
    story.write_bytes(content)
    done = call("tell", story)
    assert (done.code, done.err) == (1, "")
    assert said_in(done.out, say("en", "terminal-told", stories=1, wrong=1))


def test_a_file_that_is_not_there_does_not_stop_the_others(tmp_path: Path) -> None:
    story = tmp_path / "one.story"
    story.write_text(TOLD, "utf-8")
    done = call("tell", "/no/such.story", story)
    assert done.code == 1
    assert said_in(done.out, say("en", "terminal-file-unreadable", file="/no/such.story"))
    assert said_in(done.out, say("en", "terminal-told", stories=2, wrong=1))
