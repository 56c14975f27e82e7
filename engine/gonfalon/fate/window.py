"""The window: after the dice have fallen, all sides may still change the roll, until the table goes on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from typing import Generic

from gonfalon.fate.position import P, contest_of
from gonfalon.fate.rules import FateRules
from gonfalon.fate.sums import shifts, with_leading_hand
from gonfalon.fate.use import paid_uses, payable, payable_far, uses
from gonfalon.fate.uses import Proceed
from gonfalon.questions.ask import Looked, Now, Procedure
from gonfalon.questions.choice import Choice
from gonfalon.questions.figures import Label
from gonfalon.questions.option import Option
from gonfalon.table.memo import of_recent

WAY = 3
"""A use of an aspect takes so much more than another option: who may, what for, at which price."""


@dataclass(frozen=True, slots=True)
class SideOptions(Generic[P]):
    """One side of the roll: its people, those of them who can do something, and what they may do."""

    people: tuple[str, ...]
    able: tuple[str, ...]
    options: tuple[Option[Proceed[P]], ...]
    acting: bool


def together(rules: FateRules[P], position: P) -> Procedure[P]:
    """All sides beside each other, until the table goes on."""
    position, _ = yield from window(rules, position)
    return position


def in_turn(rules: FateRules[P], position: P) -> Procedure[P]:
    """Side after side, the acting one first, until all have closed a go one after the other.

    Who changes something and closes the go is asked again only if another side has answered it. Of two sides the one that is
    ahead before anything was changed has no question of its own: it may step in beside the other, which is asked.
    """
    at, passed, count = 0, 0, len(rules.groups(position))
    changed = False
    while passed < count:
        ahead = None if changed else leading(rules, position)
        used = False
        if ahead != at:
            position, used = yield from window(rules, position, at, ahead)
        changed = changed or used
        passed = 1 if used else passed + 1
        at = (at + 1) % count
    return position


def leading(rules: FateRules[P], position: P) -> int | None:
    """The side of two that is ahead, if the other one can do something about it."""
    sides, by = rules.groups(position), shifts(rules, position)
    if contest_of(position).against is None or len(sides) != 2 or not by:
        return None
    first, behind = (0, 1) if by > 0 else (1, 0)
    return first if options_of_side(rules, position, sides[behind], acting=behind == 0) else None


def window(
    rules: FateRules[P], position: P, at: int | None = None, beside: int | None = None
) -> Procedure[tuple[P, bool]]:
    """Any number of changes by all sides, or by one in its go, until it is closed or nobody can change anything.

    Says whether anything was changed, in a go by the side whose go it is; the side `beside` it may step in. Only where everybody
    who is asked has used an aspect, one more is asked for.
    """
    used = False
    while True:
        sides = tuple(enumerate(rules.groups(position)))
        own = sides if at is None else (sides[at],)
        sides = own if beside is None else (*own, sides[beside])
        led = with_leading_hand(rules, position, tuple(one for _, people in sides for one in people))
        if led is not position and led != position:
            position = yield from Now(led)
        able = tuple(
            side for number, people in sides if (side := options_of_side(rules, position, people, acting=number == 0))
        )
        yield from Looked(WAY * sum(len(side.options) for side in able))
        more = tuple(rules.more(position))
        asked = people_of(rules, position, able, more)
        if not asked:
            return position, used
        order = "together" if len(able) > 1 else "in_turn"
        proposed = not any(option.proposed for option in more)
        done: Option[Proceed[P] | None] = Option(
            None, rules.window.done(order), key="pass", role="done", proposed=proposed
        )
        options = tuple(option for side in able for option in side.options)
        users = {rules.person(position, one.who) for one in contest_of(position).used}
        picked = yield from Choice(
            asked,
            (*options, *more, *further(rules, position, able), done),
            rule=rules.order,
            label=rules.window.asked(asked[0], users.issuperset(asked), order),
        )
        if picked is None:
            return position, used
        before = position
        position = yield from picked(position)
        new = contest_of(position).used[len(contest_of(before).used) :]
        by_others = beside is not None and not any(one.who in people for one in new for _, people in own)
        used = used or (position is not before and not by_others)


def people_of(
    rules: FateRules[P], position: P, able: tuple[SideOptions[P], ...], more: tuple[Option[Proceed[P]], ...]
) -> tuple[str, ...]:
    """Return the people who can do something in the window, each once; a mere "more" option does not keep it open."""
    holders = tuple(rules.person(position, one) for side in able for one in side.able)
    open_to = tuple((option.of, option.role) for option in more if option.of and not option.barred)
    others = tuple(one for one, role in open_to if role != "more")
    besides = tuple(one for one, _ in open_to) if holders or others else ()
    return tuple(dict.fromkeys((*holders, *others, *besides)))


@of_recent(8)
def options_of_side(
    rules: FateRules[P], position: P, people: tuple[str, ...], *, acting: bool
) -> SideOptions[P] | None:
    """Return the options of one side; None if none of its people can do anything. Going back in a roll meets the same
    positions again.
    """
    here = with_leading_hand(rules, position, people)
    if not rules.could_help(here, acting):
        return None
    options = tuple(uses(rules, here, people, acting=acting))
    open_to = {option.of for option in options if not option.barred}
    able = tuple(
        one for one in people if rules.person(position, one) in open_to or payable(rules, here, one, acting=acting)
    )
    return SideOptions(people, able, options, acting) if able else None


def further(rules: FateRules[P], position: P, able: tuple[SideOptions[P], ...]) -> Iterator[Option[Proceed[P]]]:
    """Any other aspect in sight may matter, if the table agrees and somebody can pay for it."""
    if any(payable_far(rules, position, people, acting=acting) for people, acting in people_by_side(able)):
        yield Option(partial(elsewhere, rules, able), rules.window.other, key="other", role="more")


def people_by_side(able: tuple[SideOptions[P], ...]) -> tuple[tuple[tuple[str, ...], bool], ...]:
    return tuple((side.people, side.acting) for side in able)


def elsewhere(rules: FateRules[P], able: tuple[SideOptions[P], ...], position: P) -> Procedure[P]:
    """An aspect that stands elsewhere on the table."""
    options = far_uses(rules, position, people_by_side(able))
    yield from Looked(WAY * len(options))
    people = tuple(dict.fromkeys(rules.person(position, who) for side in able for who in side.people))
    back: Option[Proceed[P] | None] = Option(None, Label("option-back"), key="back", role="again")
    question = rules.window.asked_other(people[0], "in_turn" if len(able) == 1 else "together")
    picked = yield from Choice(people, (*options, back), rule=rules.invoke, label=question)
    return (yield from picked(position)) if picked else position


@of_recent(2)
def far_uses(
    rules: FateRules[P], position: P, sides: tuple[tuple[tuple[str, ...], bool], ...]
) -> tuple[Option[Proceed[P] | None], ...]:
    """Return the uses elsewhere on the table that these sides may pay for; a side is its people and whether it acts."""
    options: list[Option[Proceed[P] | None]] = []
    for people, acting in sides:
        here = with_leading_hand(rules, position, people)
        for aspect in rules.far(here, acting):
            options += paid_uses(rules, here, people, (aspect,), acting=acting)
    return tuple(options)
