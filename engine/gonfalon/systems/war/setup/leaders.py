"""Set-up, step 3: leaders, seat by seat."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from gonfalon.fate.aspects import Named
from gonfalon.questions.ask import Procedure
from gonfalon.questions.choice import Choice, Choices
from gonfalon.questions.figures import Label, UserText
from gonfalon.questions.number import Number
from gonfalon.questions.option import Option
from gonfalon.questions.refusal import Barred
from gonfalon.questions.text import Text
from gonfalon.systems.war.muster import THEMES, Captain, quick_captain
from gonfalon.systems.war.muster.cards import (
    KINDS,
    LEADER_SLOTS,
    LONGEST_CARD,
    MOST_BOXES,
    MOST_LEADER_ASPECTS,
    MOST_RATING,
    SAMPLE_LEADER,
    read_leader,
)
from gonfalon.systems.war.setup.seat_order import all_done, at_work, handed_on, later
from gonfalon.systems.war.state.facts import SKILLS, leading_skill, skill_key, skill_named
from gonfalon.systems.war.state.options import Proceed, at_once
from gonfalon.systems.war.state.pieces import LONGEST_ASPECT, LONGEST_NAME, MOST_LEADERS, Leader, Player, Ratings, Step
from gonfalon.systems.war.state.position import Position

OWN = Label("war-own-leader")

USUAL = ("will", "fight", "shoot", "athletics")
"""The skills that a leader is asked for first (war.leader.skill_bonus, war.leader.duel)."""


def leaders(position: Position) -> Procedure[Position]:
    """One thing after the other for the player at work, until everybody is done (war.leader.who)."""
    player = at_work(position)
    proceed = yield from Choice(
        player.id,
        tuple(offers(position, player)),
        rule="war.leader.who",
        label=Label("war-ask-leaders", side=player.id),
        notes=enlisted_so_far(position, player),
    )
    return (yield from proceed(position))


@at_once
def quick_leader(player: str, theme: str, position: Position) -> Position:
    """A leader who stands ready."""
    return enlisted(position, player, of_captain(quick_captain(theme, len(position.leaders))))


def new(player: str, position: Position) -> Procedure[Position]:
    """war.leader.who"""
    return enlisted(position, player, (yield from new_leader(position, player)))


def from_card(player: str, position: Position) -> Procedure[Position]:
    """A card of an earlier battle (war.leader.who)."""
    text = yield from Text(
        player,
        LONGEST_CARD,
        preset=SAMPLE_LEADER,
        kept="war-leader",
        rule="war.leader.who",
        label=Label("war-ask-leader-card"),
    )
    return enlisted(position, player, read_leader(text)) if text else position


@at_once
def dropped(leader: str, position: Position) -> Position:
    return replace(position, leaders=tuple(one for one in position.leaders if one.id != leader))


@at_once
def finished(player: str, position: Position) -> Position:
    """war.setup.order"""
    return all_done(handed_on(position, position.player(player)), Step.ARMIES)


def enlisted_so_far(position: Position, player: Player) -> tuple[Label, ...]:
    own = tuple(leader.id for leader in position.leaders_of(player.id))
    return (Label("war-leaders-so-far", leaders=own),) if own else ()


def offers(position: Position, player: Player) -> Iterator[Option[Proceed]]:
    own = tuple(position.leaders_of(player.id))
    full = Barred("war.leader.one_per_unit", most=MOST_LEADERS) if len(own) >= MOST_LEADERS else None
    yield Option(
        partial(finished, player.id),
        Label("war-leaders-done", count=len(own)),
        key="done",
        proposed=True,
        role="done" if own else "again",
    )
    for theme in THEMES:
        yield Option(
            partial(quick_leader, player.id, theme.key),
            Label(
                "war-quick-captain",
                theme=theme.label,
                leader=quick_captain(theme.key, len(position.leaders)).aspects[0],
            ),
            key=f"quick.{theme.key}",
            barred=full,
            group=Label("war-quick-leader"),
        )
    yield Option(partial(new, player.id), Label("war-new-leader"), key="new", barred=full, role="more", group=OWN)
    yield Option(
        partial(from_card, player.id), Label("war-leader-from-card"), key="card", barred=full, role="more", group=OWN
    )
    for leader in own:
        yield Option(
            partial(dropped, leader.id), Label("war-drop", piece=leader.id), key=f"drop.{leader.id}", on=leader.id
        )
    if not all(one.done for one in position.players if one.id != player.id):
        yield Option(later, Label("war-later"), key="later", role="more")


def of_captain(captain: Captain) -> Leader:
    name, *aspects = captain.aspects
    return Leader("", "", captain.kind, name, captain.skills, tuple(aspects), (False,) * captain.boxes, captain.slots)


def enlisted(position: Position, player: str, leader: Leader) -> Position:
    position, id = position.fresh("l")
    return replace(position, leaders=(*position.leaders, replace(leader, id=id, owner=player)))


def new_leader(position: Position, player: str) -> Procedure[Leader]:
    """A person, not a nameless extra: kind, name, skills, aspects, boxes and slots (war.leader.who)."""
    options = [Option(kind, Label("war-leader-kind", kind=kind), key=kind, proposed=kind == "pc") for kind in KINDS]
    options.append(
        Option("nameless", Label("war-leader-kind", kind="nameless"), key="nameless", barred=Barred("war.leader.who"))
    )
    kind = yield from Choice(player, tuple(options), rule="war.leader.who", label=Label("war-ask-leader-kind"))
    name = yield from Text(
        player, LONGEST_NAME, 1, rule="war.leader.who", label=Label("war-ask-leader-name", side=player)
    )
    skills = yield from leader_skills(position, player)
    aspects = yield from leader_aspects(player)
    boxes = yield from Number(player, 0, MOST_BOXES, 2, rule="war.leader.duel", label=Label("war-ask-boxes"))
    slots = yield from Choices(
        player,
        tuple(Option(slot, Label("war-slot", severity=slot), key=slot, proposed=True) for slot in LEADER_SLOTS),
        rule="war.leader.duel",
        label=Label("war-ask-slots"),
        least=0,
        most=len(LEADER_SLOTS),
    )
    kept = tuple(slot for slot in LEADER_SLOTS if slot in slots)
    return Leader("", "", kind, UserText(name), skills, aspects, (False,) * boxes, kept)


def leader_skills(position: Position, player: str) -> Procedure[Ratings]:
    """The usual skills by number, then any others."""
    ratings: dict[str, int] = {}
    asked = tuple(dict.fromkeys((leading_skill(position), *USUAL)))
    for skill in asked:
        question = Label("war-ask-rating", skill=skill_named(skill))
        ratings[skill] = yield from Number(player, 0, MOST_RATING, 2, rule="war.leader.skill_bonus", label=question)
    while True:
        rest = (skill for skill in dict.fromkeys((*SKILLS, *position.skills)) if skill not in ratings)
        options: tuple[Option[str | None], ...] = tuple(
            Option(skill, Label("war-add-skill", skill=skill_named(skill)), key=skill_key(skill)) for skill in rest
        )
        done: Option[str | None] = Option(None, Label("war-skills-done"), key="done", proposed=True, role="done")
        more = yield from Choice(player, (*options, done), rule="war.core.total", label=Label("war-ask-more-skills"))
        if more is None:
            break
        question = Label("war-ask-rating", skill=skill_named(more))
        ratings[more] = yield from Number(player, 0, MOST_RATING, 1, rule="war.core.total", label=question)
    known = ((skill, rating) for skill, rating in ratings.items() if rating)
    return tuple(sorted(known, key=lambda one: -one[1]))


def leader_aspects(player: str) -> Procedure[tuple[Named, ...]]:
    """Aspects until an empty line."""
    aspects: list[Named] = []
    while len(aspects) < MOST_LEADER_ASPECTS:
        text = yield from Text(
            player,
            LONGEST_ASPECT,
            rule="war.leader.aspects",
            label=Label("war-ask-leader-aspect", number=len(aspects) + 1),
        )
        if not text:
            break
        aspects.append(UserText(text))
    return tuple(aspects)
