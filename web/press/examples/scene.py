"""The scene of a story: the steps that its example is about, without those that only set the table up.

A scene begins with the procedure in which the example's rule first comes up: as a question, an answer, a line, a part of a
roll, or the reason of a refusal. Where the rule itself never does, the rules beside it stand for it, then those of its
chapter. A line `# scene` in the story has its scene begin there instead.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from gonfalon.battle.event import Told
from gonfalon.formats.story import Step
from gonfalon.questions.ask import Ask
from gonfalon.questions.choice import Choice, Choices
from gonfalon.questions.option import Option
from gonfalon.questions.roll import Roll
from gonfalon.questions.secret import FaceDown, Reveal
from press.examples.played import Played

SETS = ("=", "^", ">")
"""The marks of steps in which nobody decides anything."""


def scene(played: Played, chapter: Iterable[str]) -> tuple[tuple[Step, ...], frozenset[str]]:
    """The steps of the scene, and the rules that it is about; `chapter` are the rules of the example's chapter."""
    for about in (*families(played.rule, chapter),):
        first = first_of(played, about.__contains__)
        if first is not None:
            begins = beginning(played.steps, first) if not played.begins else marked(played)
            return played.steps[begins:], about
    begins = marked(played) if played.begins else after_setting_up(played)
    return played.steps[begins:], frozenset((played.rule,))


def families(rule: str, chapter: Iterable[str]) -> Iterator[frozenset[str]]:
    """The rule alone, the rules beside it, from the nearest, and those of its chapter."""
    rules = frozenset(chapter)
    yield frozenset((rule,))
    parts = rule.split(".")
    for length in range(len(parts), 1, -1):
        stem = ".".join(parts[:length])
        yield frozenset(one for one in rules if f"{one}.".startswith(f"{stem}."))
    yield rules


def first_of(played: Played, is_about: Callable[[str], bool]) -> int | None:
    """The place of the first step that touches these rules; one of the set-up counts only if none of the play does."""
    steps = played.steps
    touching = [at for at, step in enumerate(steps) if step.mark not in SETS and any(map(is_about, rules_of(step)))]
    playing = (at for at in touching if played.system.flow(steps[at].before) != "setup")
    later = (at for at in touching if at > 1)
    return next(playing, next(later, touching[0] if touching else None))


def rules_of(step: Step) -> Iterator[str]:
    """The rules that come up in a step."""
    if step.asked:
        yield step.asked.rule
        yield from rules_of_parts(step.asked)
        yield from (one.rule for one in picked(step) if one.rule)
    if step.offer:
        yield step.offer.rule
    if step.refused:
        yield step.refused.rule
        yield from (one.rule for one in step.refused.fields)
    yield from (event.tell.rule if isinstance(event, Told) else event.rule for event in step.events)


def rules_of_parts(ask: Ask[Any]) -> Iterator[str]:
    """The rules of the numbers that a roll adds."""
    if isinstance(ask, Roll):
        for part in (*ask.parts, *(part for one in ask.throws for part in one.parts)):
            yield part.rule


def put(step: Step) -> tuple[Ask[Any] | None, str, str]:
    """The question as it was put to whoever answered, what they answered, and who that was, if it was under cover."""
    asked, given = step.asked, step.given
    if step.mark != "!":
        return None, "", ""
    if isinstance(asked, FaceDown):
        by, _, content = (part.strip() for part in given.partition(":"))
        return asked.asked_of(by) if by in asked.people else None, content, by
    return asked.inner if isinstance(asked, Reveal) else asked, given, ""


def picked(step: Step) -> tuple[Option[Any], ...]:
    """The options that an answer takes."""
    asked, given, _ = put(step)
    if not isinstance(asked, Choice | Choices):
        return ()
    offered = {one.key: one for one in asked.options}
    return tuple(offered[key] for key in given.strip('"').split() if key in offered)


def beginning(steps: tuple[Step, ...], first: int) -> int:
    """The place of the first step of the procedure to which a step belongs, without the rulings before it.

    A scene of a single step takes the one before along, for what it is about began there.
    """
    at = first
    while at > 1 and not steps[at - 1].closes:
        at -= 1
    while at < first and steps[at].mark in SETS:
        at += 1
    alone = at > 2 and at == len(steps) - 1 and steps[at - 1].mark not in SETS
    return at - 1 if alone else at


def after_setting_up(played: Played) -> int:
    """The place of the first step of play after the last in which nobody decides anything."""
    steps = played.steps
    sets = [at for at, step in enumerate(steps) if step.mark in SETS]
    playing = (at for at in range(sets[-1] + 1, len(steps)) if played.system.flow(steps[at].before) != "setup")
    return next(playing, min(sets[-1] + 1, len(steps) - 1))


def marked(played: Played) -> int:
    """The place of the first step below the story's own mark."""
    return next(at for at, step in enumerate(played.steps) if step.number > played.begins)
