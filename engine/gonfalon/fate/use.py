"""Using aspects on the roll that lies on the table: who may, at which price, and what it does."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import partial
from itertools import chain

from gonfalon.fate import points
from gonfalon.fate.aspects import Invocable, changed, held
from gonfalon.fate.position import P, contest_of
from gonfalon.fate.roll import Used
from gonfalon.fate.rules import FateRules
from gonfalon.fate.sums import with_leading_hand
from gonfalon.fate.throw import throw_again
from gonfalon.fate.uses import Proceed, Use
from gonfalon.questions.ask import Now, Procedure, Tell
from gonfalon.questions.figures import Label
from gonfalon.questions.option import Option, Part
from gonfalon.questions.refusal import Barred

PLUS = 2
"""The bonus of an invocation."""


def uses(rules: FateRules[P], position: P, people: tuple[str, ...], *, acting: bool) -> Iterator[Option[Proceed[P]]]:
    """Yield the uses that these people have here, free ones first, and the barred ones with the reason."""
    free = tuple(one for one in position.aspects if one.free)
    for who in people:
        for one in free:
            count = held(one.free, who)
            found = rules.free_use(position, who, one.id, acting) if count else None
            if found:
                aspect, barred = found
                use = Use(who, aspect, free=True, acting=acting)
                label = rules.window.aspect(use, count, position.purse(who))
                yield from effect_options(rules, position, use, label, barred or used_up(rules, position, use))
    yield from paid_uses(rules, position, people, rules.near(position, acting), acting=acting)


def paid_uses(
    rules: FateRules[P], position: P, people: tuple[str, ...], aspects: Iterable[Invocable], *, acting: bool
) -> Iterator[Option[Proceed[P]]]:
    """Yield the uses of these aspects that these people may pay for, person by person."""
    known = tuple(aspects)
    for who in people:
        poor, purse = points.barred(position, who, rules.purse), position.purse(who)
        for aspect in known:
            use = Use(who, aspect, free=False, acting=acting)
            barred = unpaid(rules, position, use) or poor
            yield from effect_options(rules, position, use, rules.window.aspect(use, purse.points, purse), barred)


def effect_options(
    rules: FateRules[P], position: P, use: Use, what: Label, barred: Barred | None
) -> Iterator[Option[Proceed[P]]]:
    """An option for each thing that this use may do, the usual one first; what is barred is named once."""
    price, rule = ("free", rules.free) if use.free else ("paid", rules.invoke)
    for number, how in enumerate(rules.effects(position, use)):
        key = f"{price}.{use.aspect.key}.{use.who}"
        way = Use(use.who, use.aspect, use.free, use.acting, how)
        yield Option(
            partial(invoke, rules, way),
            rules.window.use(way, what),
            key if how == "plus" else f"{key}.{how}",
            rule,
            rules.person(position, use.who),
            barred=barred,
            role="free" if use.free else None,
            variant=rules.window.short(how) if number else None,
        )
        if barred:
            return


def unpaid(rules: FateRules[P], position: P, use: Use) -> Barred | None:
    """Why nobody can pay for this aspect on this roll."""
    return use.aspect.barred or used_up(rules, position, use)


def used_up(rules: FateRules[P], position: P, use: Use) -> Barred | None:
    """Why the ledger of the roll forbids it: the aspect was used already, or there are too many free invocations."""
    used = contest_of(position).used
    ledger = [one for one in used if one.acting is use.acting] if rules.each_hand else used
    if use.free and rules.most_free is not None and sum(one.free for one in ledger) >= rules.most_free:
        return Barred(rules.free)
    before = [one for one in ledger if one.aspect == use.aspect.key]
    if rules.once == "at_all":
        return Barred(rules.invoke) if before else None
    return Barred(rules.invoke) if not use.free and any(not one.free for one in before) else None


def payable(rules: FateRules[P], position: P, who: str, *, acting: bool) -> bool:
    """True if somebody can pay for an aspect in sight, or get a point for one that belongs to the roll."""
    rich = position.purse(who).points > 0
    if not rich and not rules.buyable(position, who):
        return False
    far = rules.far(position, acting) if rich else ()
    known = chain(rules.near(position, acting), far)
    return any(unpaid(rules, position, Use(who, one, free=False, acting=acting)) is None for one in known)


def can_use(rules: FateRules[P], position: P, how: str, *, acting: bool) -> bool:
    """True if a side may use an aspect in this way on the open roll: free, or with a point that is there."""
    sides = rules.groups(position)
    people = sides[0] if acting else tuple(chain.from_iterable(sides[1:]))
    return any(
        how in rules.effects(position, use) for who in people for use in affordable(rules, position, who, acting)
    )


def can_reroll(rules: FateRules[P], position: P, *, acting: bool) -> bool:
    """True if a side is offered new dice for its hand, now that the dice lie there."""
    return rules.could_help(position, acting) and can_use(rules, position, "reroll", acting=acting)


def affordable(rules: FateRules[P], position: P, who: str, acting: bool) -> Iterator[Use]:
    """Every use of an aspect that nothing forbids somebody: the free ones, then those that a point pays for."""
    for one in position.aspects:
        found = rules.free_use(position, who, one.id, acting) if held(one.free, who) else None
        if found and found[1] is None:
            use = Use(who, found[0], free=True, acting=acting)
            if used_up(rules, position, use) is None:
                yield use
    if position.purse(who).points:
        for aspect in chain(rules.near(position, acting), rules.far(position, acting)):
            use = Use(who, aspect, free=False, acting=acting)
            if unpaid(rules, position, use) is None:
                yield use


def payable_far(rules: FateRules[P], position: P, people: tuple[str, ...], *, acting: bool) -> bool:
    """True if one of these people can pay for an aspect elsewhere on the table; nothing is listed for it."""
    here = with_leading_hand(rules, position, people)
    rich = tuple(who for who in people if points.barred(here, who, rules.purse) is None)
    return bool(rich) and any(
        unpaid(rules, here, use) is None and any(True for _ in rules.effects(here, use))
        for one in rules.far(here, acting)
        for use in (Use(who, one, free=False, acting=acting) for who in rich)
    )


def invoke(rules: FateRules[P], use: Use, position: P) -> Procedure[P]:
    """The price is paid; then two more for the side's hand, new dice for it, or two more on the difficulty."""
    people = next(people for people in rules.groups(position) if use.who in people)
    position = spend(rules, with_leading_hand(rules, position, people), use)
    yield Tell(rules.invoke, player=use.who, aspect=use.aspect.text, price="free" if use.free else "paid", how=use.how)
    match use.how:
        case "ground":
            return (yield from Now(harder(position)))
        case "plus":
            return (yield from Now(raised(rules, position, use)))
    position = yield from Now(position)  # what follows asks: it is paid by then
    if use.how == "reroll":
        return (yield from throw_again(rules, position, acting=use.acting))
    return (yield from rules.effect(use, position))


def raised(rules: FateRules[P], position: P, use: Use) -> P:
    """The side's hand with two more."""
    line = Part(rules.roll.invoked(use.aspect.text), rules.invoke, PLUS)
    return granted(position, line, acting=use.acting)


def granted(position: P, line: Part, *, acting: bool) -> P:
    """The hand with one more line, whatever it comes from."""
    rolled = contest_of(position)
    hand = rolled.hand(acting=acting)
    assert hand
    return position.having_contest(rolled.having_hand(hand.adding(line), acting=acting))


def harder(position: P) -> P:
    """The difficulty two higher."""
    rolled = contest_of(position)
    assert rolled.against
    assert rolled.against.difficulty is not None
    against = replace(rolled.against, difficulty=rolled.against.difficulty + PLUS)
    return position.having_contest(replace(rolled, against=against))


def spend(rules: FateRules[P], position: P, use: Use) -> P:
    """A free invocation or a fate point less; the roll's ledger knows of it."""
    key = use.aspect.key
    rolled = contest_of(position)
    position = position.having_contest(replace(rolled, used=(*rolled.used, Used(key, use.who, use.free, use.acting))))
    if use.free:
        free = next(one.free for one in position.aspects if one.id == key)
        position = position.having_free(key, changed(free, use.who, -1))
    else:
        position = rules.owing(points.pay(position, use.who), use)
    if rules.vanishes(position, key, use.free):
        return position.having_aspects(tuple(one for one in position.aspects if one.id != key))
    return position
