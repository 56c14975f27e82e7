"""Stories told again: as written, or what differs."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import unified_diff
from pathlib import Path

from gonfalon.formats.story import StoryError, retell
from gonfalon.questions.refusal import Refused
from gonfalon.terminal.screen import Screen, Style, clean
from gonfalon.words import Words


def tell(files: Sequence[Path], screen: Screen, words: Words) -> bool:
    """Tell every story again; True if all are told as written."""
    alike = [tell_one(file, screen, words) for file in files]
    screen.show(words.say("terminal-told", stories=len(alike), wrong=alike.count(False)))
    return all(alike)


def tell_one(file: Path, screen: Screen, words: Words) -> bool:
    try:
        written = file.read_text("utf-8")
        told = retell(written)
    except (OSError, UnicodeDecodeError):
        screen.show(words.say("terminal-file-unreadable", file=str(file)), Style.WRONG)
        return False
    except StoryError as error:
        screen.show(words.say("terminal-story-wrong", file=str(file), why=str(error)), Style.WRONG)
        return False
    except Refused as refused:
        why = words.label(refused.label)
        screen.show(words.say("terminal-story-wrong", file=str(file), why=why), Style.WRONG)
        return False
    lines = written.splitlines(keepends=True), told.splitlines(keepends=True)
    for line in unified_diff(*lines, str(file), words.say("terminal-told-now")):
        screen.lines((clean(line.rstrip("\n")),))
    return written == told
