"""Blocks: one is declared, rolled, and lasts (sotc.block.declare)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from gonfalon.fate import sums
from gonfalon.fate.aspects import Named
from gonfalon.fate.roll import Contest, Hand, Opposition
from gonfalon.questions.ask import Ask, Now, Procedure, Tell, Weight
from gonfalon.questions.choice import Choice, Choices
from gonfalon.questions.deed import Deed
from gonfalon.questions.fields import Field
from gonfalon.questions.figures import Label, UserText
from gonfalon.questions.form import Form
from gonfalon.questions.option import Option
from gonfalon.questions.refusal import Complaint
from gonfalon.questions.roll import Roll
from gonfalon.questions.text import Text
from gonfalon.systems.sotc.actions.blocking import hurdle
from gonfalon.systems.sotc.actions.finish import ended
from gonfalon.systems.sotc.actions.manoeuvre import position_actor
from gonfalon.systems.sotc.rolls.declared import declared, rolled, spent
from gonfalon.systems.sotc.rolls.lines import ACTS
from gonfalon.systems.sotc.rolls.skilled import chosen_skill
from gonfalon.systems.sotc.rolls.table import RULES, closed, total
from gonfalon.systems.sotc.state.action import PREVENTABLE, Action
from gonfalon.systems.sotc.state.people import Group
from gonfalon.systems.sotc.state.position import Position
from gonfalon.systems.sotc.state.things import Block
from gonfalon.table.offer import Offer

LONGEST_BLOCK = 80
UNNAMED_BLOCK = "sotc-block-unnamed"
"""The name of a block that nobody described: by the acts that it is against."""


@dataclass(frozen=True, slots=True)
class BlockTerms:
    """A block as it is meant: which kinds of action of whom ("" for every enemy), against whom, where ("" for any)."""

    acts: tuple[str, ...]
    whom: str
    against: str
    where: str
    text: str
    things: str


def block(who: str, position: Position) -> Procedure[Position]:
    """The acts to prevent are named, then rolled for (sotc.block.declare, sotc.block.penalty, sotc.indirect.block)."""
    terms = yield from terms_form(position, who)
    text: Named = UserText(terms.text) if terms.text else Label(UNNAMED_BLOCK, acts=acts_named(terms.acts))
    new = Block(
        "", who, 0, text, terms.acts, terms.whom, terms.where, against=terms.against, things=terms.things == "yes"
    )
    return (yield from rolled_for(position, who, new))


def protect(who: str, friend: str, position: Position) -> Procedure[Position]:
    """A block that protects somebody from attacks (sotc.block.protect)."""
    acts = ("attack",)
    new = Block("", who, 0, protecting(friend, acts), acts, protects=friend)
    return (yield from rolled_for(position, who, new))


def protecting(friend: str, acts: tuple[str, ...]) -> Label:
    """Return the name of a block that protects somebody, by the acts that it protects from: attacks where nothing is said."""
    wide = "no" if "manoeuvre" not in acts else "yes" if "attack" in acts else "only"
    return Label("sotc-block-protects", piece=friend, wide=wide)


WIDE = "wide"
"""The detail of a block action that protects from manoeuvres too."""


def widening(position: Position, ask: Ask[Any]) -> Iterator[Offer[Position]]:
    """Before the dice a protecting block may cover manoeuvres too (sotc.block.protect)."""
    action = position.action
    if (
        action is None
        or action.kind != "block"
        or not action.target
        or action.what == WIDE
        or not isinstance(ask, Roll)
    ):
        return
    label = Label("sotc-offer-wide", piece=action.target)
    owner = position.figure(action.who).owner
    yield Offer("wide", owner, widened, rule="sotc.block.protect", label=label, until="answer")


def widened(position: Position) -> Procedure[Position]:
    """The block covers both kinds."""
    action = position.doing
    yield Tell("sotc.block.protect", piece=action.who, target=action.target)
    return (yield from Now(replace(position, action=replace(action, what=WIDE))))


def as_rolled(action: Action) -> Block:
    """The block as it was said until the dice fell."""
    new = action.block
    assert new
    if action.what != WIDE:
        return new
    acts = (*new.acts, "manoeuvre")
    return replace(new, text=protecting(new.protects, acts), acts=acts)


def limits(block: Block) -> Label | str:
    """Whom a block hinders, where, and in what, if its description is somebody's own; a protecting one says it itself.

    One that nobody made hinders everybody; one without kinds of action, in nothing.
    """
    if block.protects:
        return "none"
    if not block.acts:
        return Label("sotc-block-idle")
    acts = acts_named(block.acts) if isinstance(block.text, UserText) else ()
    return Label(
        "sotc-block-limits",
        acts=acts or "none",
        whom=block.whom or ("none" if block.by else "all"),
        zone=block.where or "none",
        against=block.against or "none",
    )


def acts_named(acts: tuple[str, ...]) -> tuple[Label, ...]:
    return tuple(Label("sotc-prevented", kind=one) for one in acts)


def terms_form(position: Position, who: str) -> Form[BlockTerms]:
    """One form; no block covers everything an opponent could do (sotc.block.penalty)."""
    figure = position.figure(who)
    owner = figure.owner
    acts = tuple(Option(one, Label("sotc-prevented", kind=one), key=one, proposed=one == "move") for one in PREVENTABLE)
    anyone = Option("", Label("sotc-block-whom", piece="none"), key="all", proposed=True)
    foes = tuple(Option(one.id, Label("sotc-block-whom", piece=one.id), key=one.id) for one in position.foes_of(figure))
    nobody = Option("", Label("sotc-block-against", piece="none"), key="all", proposed=True)
    aims = tuple(
        Option(one.id, Label("sotc-block-against", piece=one.id), key=one.id)
        for one in position.still_in()
        if not (isinstance(one, Group) and one.leader)
    )
    anywhere = Option("", Label("sotc-block-where", zone="none"), key="anywhere")
    zones = tuple(
        Option(one.id, Label("sotc-block-where", zone=one.id), key=one.id, proposed=one.id == figure.zone)
        for one in position.zones
    )
    yes_no = tuple(
        Option(one, Label("sotc-block-things", answer=one), key=one, proposed=one == "no") for one in ("no", "yes")
    )
    rule = "sotc.block.declare"
    fields = (
        Field("acts", Choices(owner, acts, rule=rule, label=Label("sotc-form-block", of="acts"), least=1, most=4)),
        Field("whom", Choice(owner, (anyone, *foes), rule=rule, label=Label("sotc-form-block", of="whom"))),
        Field("against", Choice(owner, (nobody, *aims), rule=rule, label=Label("sotc-form-block", of="against"))),
        Field("where", Choice(owner, (anywhere, *zones), rule=rule, label=Label("sotc-form-block", of="where"))),
        Field("text", Text(owner, LONGEST_BLOCK, rule=rule, label=Label("sotc-form-block", of="text"))),
        Field(
            "things",
            Choice(owner, yes_no, rule="sotc.block.blocker_gone", label=Label("sotc-form-block", of="things")),
        ),
    )
    return Form(owner, fields, BlockTerms, unfit, rule=rule, label=Label("sotc-ask-block", piece=who), about=(who,))


AIMLESS = ("move", "rearm")
"""Kinds of action that are aimed at nobody: whatever is against somebody never stops them (sotc.block.declare)."""


def unfit(terms: BlockTerms) -> Iterator[Complaint]:
    """It covers too much, or what it is against has no target (sotc.block.penalty, sotc.block.declare)."""
    if len(terms.acts) >= len(PREVENTABLE) - 1 and not (terms.where or terms.against):
        yield Complaint("acts", "broad", "sotc.block.penalty", Label("sotc-block-broad"))
    if terms.against and set(terms.acts) & set(AIMLESS):
        yield Complaint("against", "aimless", "sotc.block.declare", Label("sotc-block-aimless"))


def rolled_for(position: Position, who: str, new: Block) -> Procedure[Position]:
    """A block is made (sotc.block.strength)."""
    skill = yield from chosen_skill(position, who, "block")
    return (yield from Deed("sotc.block.strength", by=who).of(block_rolled(position, who, new, skill)))


def block_rolled(position: Position, who: str, new: Block, skill: str) -> Procedure[Position]:
    """The effort is the strength (sotc.block.strength); a block against it must be exceeded (sotc.block.overcome)."""
    position = declared(position, Action(0, "block", who, new.protects, skill=skill, block=new))
    rule, stands = "sotc.block.strength", hurdle(position)
    against = None if stands is None else Opposition(rule, difficulty=stands, hurdle=stands)
    position = yield from rolled(position, Contest(rule, Hand(who, who, skill, ACTS), against), spent)
    strength, past = total(position, position_actor(position)), sums.over_hurdle(RULES, position)
    new, position = as_rolled(position.doing), closed(position)
    if not past:
        yield Tell("sotc.block.overcome", piece=who, kind="action", weight=Weight.OUTCOME)
        return (yield from ended(position))
    position, id = position.fresh("b")
    later = position.option("sotc.block.duration") == "next_turn"
    until = position.exchange + 1 if later else position.exchange
    position = replace(
        position, blocks=(*position.blocks, replace(new, id=id, strength=strength, until=until, turn=later))
    )
    yield Tell(
        "sotc.block.strength",
        piece=who,
        block=new.text,
        limits=limits(new),
        strength=strength,
        weight=Weight.OUTCOME,
    )
    return (yield from ended((yield from Now(position))))
