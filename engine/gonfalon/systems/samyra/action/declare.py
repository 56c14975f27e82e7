"""Declaring: every figure names the kind of its action before the first step, openly or under cover."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from gonfalon.questions.ask import TABLE, Now, Procedure, Tell, Weight
from gonfalon.questions.choice import Choice
from gonfalon.questions.fields import Field, Group
from gonfalon.questions.figures import Label
from gonfalon.questions.form import Form
from gonfalon.questions.number import Number
from gonfalon.questions.option import Option
from gonfalon.questions.secret import FaceDown, Reveal, Slip
from gonfalon.questions.text import Text
from gonfalon.systems.samyra.action.kinds import KINDS, SPELLS, may_act, no_room_to_strike
from gonfalon.systems.samyra.ground.areas import holders, within
from gonfalon.systems.samyra.state.people import Figure, Grip, Long, Task
from gonfalon.systems.samyra.state.position import DECLARING, Position, Step
from gonfalon.systems.samyra.tasks import dropped, perhaps_dropped, task_label

DECLARE = "samyra.act.declare"
MOST_ROUNDS = 20
LONGEST_PLAN = 60


@dataclass(frozen=True, slots=True)
class Declared:
    """The action that a figure declares: the kind, the rounds that it takes, and the content of a sealed slip."""

    id: str
    kind: str
    rounds: int
    length: Slip | None = None
    plan: Slip | None = None


def declaring(position: Position) -> Procedure[Position]:
    """All at once, or party by party face down; nothing now where a figure decides at its step (samyra.act.declare)."""
    position = yield from Now(replace(position, step=Step.ACT, at=DECLARING))
    if position.option(DECLARE) == "at_step" or not any(map(may_act, position.figures)):
        return replace(position, at=1)
    if position.covert:
        declared = yield from under_cover(position)
    else:
        declared = yield from declare_form(position, TABLE, tuple(one.id for one in position.figures if may_act(one)))
    for one in declared:
        position = yield from Now((yield from announced(position, one)))
    return replace(position, at=1)


def under_cover(position: Position) -> Procedure[tuple[Declared, ...]]:
    """Every party lays down what its figures do; then all is turned over, but for what a spell is (samyra.act.declare)."""
    asks = tuple(
        declare_form(position, party.id, own)
        for party in position.parties
        if (own := tuple(one.id for one in position.of(party.id) if may_act(one)))
    )
    parties = tuple(str(ask.who) for ask in asks)
    slips: dict[str, Slip] = {}
    while len(slips) < len(asks):
        submitted = tuple(id for id in parties if id in slips)
        slip = yield from FaceDown(
            parties, asks=asks, rule=DECLARE, submitted=submitted, about=("cover",), label=Label("samyra-ask-cover")
        )
        slips[slip.by] = slip
    declared: tuple[Declared, ...] = ()
    for id in parties:
        label = Label("samyra-ask-uncover", side=id)
        declared += yield from Reveal(id, slips[id], rule=DECLARE, about=(id,), label=label)
    return declared


def announced(position: Position, one: Declared) -> Procedure[Position]:
    """Tell the declared action of a figure; a task that it had begun may be lost, unless it goes on (samyra.act.long)."""
    figure = position.figure(one.id)
    if not may_act(figure):
        return position
    task = begun(one, position.round)
    if figure.task and one.kind != "on":
        position = yield from (dropped if task else perhaps_dropped)(position, one.id)
        figure = position.figure(one.id)
    task = task or figure.task
    if one.kind != "none":
        yield Tell(DECLARE, figure=one.id, kind=one.kind, weight=Weight.ASIDE)
    if one.kind in ("round", "spell", "veiled") and holders(position, one.id):
        yield Tell("samyra.spell.shelter", figure=one.id, weight=Weight.ASIDE)
    if one.kind in ("spell", "long"):
        stage = "begun"
        yield Tell(
            "samyra.act.long",
            figure=one.id,
            what="spell" if one.kind == "spell" else "action",
            rounds=one.rounds,
            stage=stage,
        )
    plans = tuple(known for known in position.plans if known[0] != one.id)
    position = replace(position, plans=(*plans, (one.id, one.plan)) if one.plan else plans)
    return position.with_figure(replace(figure, task=task).paced(kind=one.kind))


def begun(one: Declared, round: int) -> Task | None:
    """A spell or an action of several rounds (samyra.spell.long, samyra.act.long)."""
    if one.kind == "spell":
        return Task(Long.SPELL, one.rounds, round)
    if one.kind == "veiled":
        return Task(Long.SPELL, None, round, one.length)
    if one.kind == "long":
        return Task(Long.ACTION, one.rounds, round)
    return None


def declare_form(position: Position, who: str, ids: tuple[str, ...]) -> Form[tuple[Declared, ...]]:
    """A group for each figure; proposed is to do nothing, or to go on."""
    fields = tuple(Field(id, declare_group(position, position.figure(id), who)) for id in ids)
    return Form(
        who,
        fields,
        lambda **declared: tuple(declared.values()),
        rule=DECLARE,
        label=Label("samyra-ask-declare", side=who),
        notes=tuple(hints(position, ids)),
        about=(who,),
    )


def hints(position: Position, ids: tuple[str, ...]) -> Iterator[Label]:
    """A figure that casts within an enemy's reach can be interrupted; one that stands on an object may be hampered
    (samyra.spell.shelter).
    """
    exposed = tuple(id for id in ids if holders(position, id))
    if exposed:
        yield Label("samyra-note-shelter", figures=exposed)
    perched = tuple(id for id in ids if position.figure(id).perched)
    if perched:
        yield Label("samyra-note-perched", figures=perched)


def declare_group(position: Position, figure: Figure, who: str) -> Group[Declared]:
    """The kind, and for what takes several rounds how many the game master says; what was begun is named with the rounds that
    are left (samyra.act.long, samyra.spell.long). Under cover a party also
    writes down which spell it is; that stays sealed when all is turned over (samyra.act.declare).
    """
    secret = position.party(figure.of).gm
    kind = Choice(
        who,
        tuple(kind_options(position, figure, secret)),
        rule=DECLARE,
        label=Label("samyra-form-kind"),
        notes=(task_label(figure.task),) if figure.task else (),
    )
    rounds = Number(who, 2, MOST_ROUNDS, 2, rule="samyra.act.long", label=Label("samyra-form-rounds"), quick=(2, 3, 4))
    fields = [Field("kind", kind), Field("rounds", rounds, when=("kind", ("spell", "long")))]
    if secret and who != TABLE:
        length = Number(who, 2, MOST_ROUNDS, 2, rule="samyra.spell.long", label=Label("samyra-form-rounds"))
        fields.append(
            Field("length", FaceDown(who, asks=(length,), rule="samyra.spell.long"), when=("kind", ("veiled",)))
        )
    if who != TABLE:
        plan = Text(who, LONGEST_PLAN, rule=DECLARE, label=Label("samyra-form-plan"))
        fields.append(Field("plan", FaceDown(who, asks=(plan,), rule=DECLARE), when=("kind", SPELLS)))
    return Group(tuple(fields), maker(figure.id), Label("samyra-figure", figure=figure.id))


def maker(id: str) -> Callable[..., Declared]:
    return lambda kind, rounds, length=None, plan=None: Declared(id, kind, rounds, length, plan)


def kind_options(position: Position, figure: Figure, secret: bool) -> Iterator[Option[str]]:
    """Proposed is what the weapon in hand is for, or to go on with what was begun."""
    usual = usual_kind(position, figure)
    for key in KINDS:
        if (key == "on" and not figure.task) or (key == "veiled" and not secret):
            continue
        barred = no_room_to_strike(figure) if key == "melee" else None
        yield Option(key, Label("samyra-kind", kind=key), key=key, barred=barred, proposed=key == usual)


def usual_kind(position: Position, figure: Figure) -> str:
    """To go on; to strike who is in reach; to shoot with what is in hand."""
    if figure.task:
        return "on"
    if figure.armed:
        return "melee" if within(position, figure.id) and not figure.cannot_strike else "none"
    return "ranged" if any(one.grip is Grip.RANGED for one in figure.in_hand) else "none"
