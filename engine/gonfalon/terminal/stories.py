"""Stories told again: as written, or what differs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from difflib import unified_diff
from pathlib import Path
from typing import TypeVar

from gonfalon.formats.story import StoryError, retell
from gonfalon.questions.refusal import Refused
from gonfalon.terminal.screen import Screen, Style, clean
from gonfalon.words import Words

T = TypeVar("T")


def tell(files: Sequence[Path], screen: Screen, words: Words) -> bool:
    """Tell every story again; True if all are told as written."""
    alike = [tell_one(file, screen, words) for file in files]
    screen.show(words.say("terminal-told", stories=len(alike), wrong=alike.count(False)))
    return all(alike)


def from_story(file: Path, made: Callable[[str], T], screen: Screen, words: Words) -> T | None:
    """Return what is made of a story's text; None, and the reason on the screen, if it cannot be read or told."""
    try:
        return made(file.read_text("utf-8"))
    except (OSError, UnicodeDecodeError):
        screen.show(words.say("terminal-file-unreadable", file=str(file)), Style.WRONG)
    except (StoryError, Refused) as error:
        why = words.label(error.label) if isinstance(error, Refused) else str(error)
        screen.show(words.say("terminal-story-wrong", file=str(file), why=why), Style.WRONG)
    return None


def tell_one(file: Path, screen: Screen, words: Words) -> bool:
    found = from_story(file, lambda text: (text, retell(text)), screen, words)
    if found is None:
        return False
    written, told = found
    lines = written.splitlines(keepends=True), told.splitlines(keepends=True)
    for line in unified_diff(*lines, str(file), words.say("terminal-told-now")):
        screen.lines((clean(line.rstrip("\n")),))
    return written == told
