"""The moments of the gallery, as `moments/*.toml` lists them: each is the first question of a kind in a playthrough.

    [raid]                                         a playthrough: the battle of a story ...
    story = "tests/stories/war/raid.story"

    ["lesson of war"]                              the lesson of a rulebook is shown with its card and its marks
    story = "web/rulebook/war/lesson.story"

    [castle]                                       ... or one that is played: its system, its first answers, and the player
    system = "war"
    begin = ["ready.castle"]
    by = "captain"
    seed = "war"                                   of its dice; else its name

    at = "war.turn.choose choice"                  the question at which it goes on by these answers
    then = [{ take = "gm" }, "side"]

    moments = [                                    of either, by the rule and the kind of the question, with a condition or not
      "war.turn.choose choice",
      "war.turn.choose choice when crowded",
      "any roll when contested",                   of any rule
      "anything when odds across",                 of any rule and kind
      "the end",
    ]
    refused = { "war.chest.cost.unit text" = { text = "nobody" } }          an answer that the rules refuse there

An answer of `begin` or `then` is the beginning of an option's key, or a request's answer (docs/door.md).
"""

import re
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from gallery.conditions import CONDITIONS

FOLDER = Path(__file__).parent / "moments"
END = "the end"
ANY, ANYTHING = "any", "anything"
MOST_ANSWERS = 400
"""So far a battle is played that is no story, if its playthrough does not say how far."""

Plain = dict[str, Any]


@dataclass(frozen=True)
class Moment:
    """A view of the gallery."""

    playthrough: str
    question: str
    """Its rule and kind, or `the end`."""
    condition: str = ""
    refused: Plain | None = None

    @property
    def name(self) -> str:
        also = f" when {self.condition}" if self.condition else ""
        return f"{self.playthrough}: {self.question}{also}{', refused' if self.refused else ''}"

    @property
    def path(self) -> str:
        """The file of the site in which it is recorded."""
        return f"moments/{re.sub(r'[^a-z0-9]+', '-', self.name)}.json"

    def may_be(self, question: str) -> bool:
        """True if this is its question."""
        rule, _, kind = self.question.partition(" ")
        return question == self.question or rule == ANYTHING or (rule == ANY and question.endswith(f" {kind}"))

    def holds(self, view: Plain) -> bool:
        """True if its condition holds of a view that asks its question."""
        return not self.condition or bool(CONDITIONS[self.condition](view))


@dataclass(frozen=True)
class Playthrough:
    """A battle during which moments are recorded."""

    name: str
    moments: tuple[Moment, ...]
    story: str = ""
    system: str = ""
    begin: tuple[str | Plain, ...] = ()
    by: str = "chance"
    seed: str = ""
    at: str = ""
    then: tuple[str | Plain, ...] = ()
    most: int = MOST_ANSWERS
    switches: tuple[tuple[str, str], ...] = ()

    @property
    def lesson(self) -> str:
        """The system of which it is the lesson."""
        path = Path(self.story)
        return path.parent.name if path.name == "lesson.story" else ""


def playthroughs() -> tuple[Playthrough, ...]:
    """Every playthrough, in the order of the files."""
    files = (tomllib.loads(path.read_text("utf-8")) for path in sorted(FOLDER.glob("*.toml")))
    return tuple(playthrough_of(name, told) for file in files for name, told in file.items())


def playthrough_of(name: str, told: Plain) -> Playthrough:
    """A playthrough as it is listed."""
    listed = [moment_of(name, words) for words in told.pop("moments")]
    refused = [Moment(name, question, "", answer) for question, answer in told.pop("refused", {}).items()]
    switches = tuple(told.pop("switches", {}).items())
    begin, then = (tuple(told.pop(part, ())) for part in ("begin", "then"))
    return Playthrough(name, (*listed, *refused), begin=begin, then=then, switches=switches, **told)


def moment_of(playthrough: str, words: str) -> Moment:
    """A moment by its words."""
    question, _, condition = words.partition(" when ")
    if condition and condition not in CONDITIONS:
        raise KeyError(f"{words}: no such condition (tests/gallery/conditions.py)")
    return Moment(playthrough, question, condition)


PLAYTHROUGHS = playthroughs()
MOMENTS = tuple(moment for playthrough in PLAYTHROUGHS for moment in playthrough.moments)
