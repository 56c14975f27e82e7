"""Forming groups: minions are split among their opponents, leaders take over groups."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace

from gonfalon.questions.ask import Heading, Procedure, Tell, Weight
from gonfalon.questions.choice import Choice
from gonfalon.questions.fields import Field, Rows, Shape
from gonfalon.questions.figures import Label
from gonfalon.questions.form import Form
from gonfalon.questions.number import Number
from gonfalon.questions.option import Option
from gonfalon.questions.refusal import Barred, Complaint
from gonfalon.systems.sotc.state.people import Character, Group
from gonfalon.systems.sotc.state.position import Position, Step

MOST_GROUPS = 20


@dataclass(frozen=True, slots=True)
class Part:
    """A group to be: how many minions, and who leads it ("" for nobody)."""

    size: int
    leader: str = ""


Split = tuple[tuple[str, tuple[Part, ...]], ...]
"""Minions by the id of the group in which they came, and the groups that are made of them."""


def split(position: Position) -> Procedure[Position]:
    """The even split stands there at first; nothing is asked where it changes nothing (sotc.group.split)."""
    mobs = tuple(one for one in position.groups if len(proposed(position, one)) > 1)
    if mobs:
        yield Heading("sotc.seq.phases", phase="groups")
        for id, parts in (yield from split_form(position, mobs)):
            group = position.group(id)
            sizes = tuple(part.size for part in parts)
            yield Tell("sotc.group.split", piece=group.name, groups=len(sizes), sizes=sizes)
            position = divided(position, group, parts)
    return position.at_step(Step.INITIATIVE)


def split_evenly(position: Position) -> Procedure[Position]:
    """Split the minions evenly, without a question (sotc.group.split)."""
    for mob in position.groups:
        sizes = proposed(position, mob)
        if len(sizes) > 1:
            yield Tell("sotc.group.split", piece=mob.name, groups=len(sizes), sizes=sizes, weight=Weight.ASIDE)
            position = divided(position, mob, tuple(Part(size) for size in sizes))
    return position.at_step(Step.INITIATIVE)


def proposed(position: Position, group: Group) -> tuple[int, ...]:
    """As many groups as there are opposing characters; companions and minions do not count as opponents."""
    if group.companion or group.leader or group.left:
        return (len(group.members),)
    opponents = sum(isinstance(one, Character) for one in position.foes_of(group))
    return even_split(len(group.members), opponents)


def even_split(minions: int, opponents: int) -> tuple[int, ...]:
    """Equal sizes, the first groups one larger; never an empty group (sotc.group.split)."""
    count = max(1, min(minions, opponents))
    each, over = divmod(minions, count)
    return tuple(each + (number < over) for number in range(count))


def split_form(position: Position, mobs: tuple[Group, ...]) -> Form[Split]:
    """For each lot of minions the sizes of the groups, and who leads them from the start (sotc.attach.when)."""
    fields = tuple(Field(mob.id, parts(position, mob)) for mob in mobs)
    sizes = {mob.id: len(mob.members) for mob in mobs}

    def unfit(split: Split) -> Iterator[Complaint]:
        for id, made in split:
            given = sum(part.size for part in made)
            if given != sizes[id]:
                yield Complaint.of(id, Barred("sotc.group.split", piece=id, standing=sizes[id], given=given))
        yield from led_twice(split)

    about = tuple(mob.id for mob in mobs)
    label = Label("sotc-ask-split")
    return Form(position.gm, fields, made, unfit, rule="sotc.group.split", label=label, about=about)


def made(**parts: tuple[Part, ...]) -> Split:
    return tuple(parts.items())


def parts(position: Position, mob: Group) -> Rows:
    shape = part_shape(position, mob)
    rows = tuple(shape.row(size=size) for size in proposed(position, mob))
    label = Label("sotc-form-split", piece=mob.id, standing=len(mob.members))
    return Rows((shape,), 1, min(MOST_GROUPS, len(mob.members)), rows, label)


def part_shape(position: Position, mob: Group) -> Shape[Part]:
    size = Number(position.gm, 1, len(mob.members), 1, rule="sotc.group.split", label=Label("sotc-form-count"))
    fields = [Field("size", size)]
    leaders = tuple(one for one in position.characters if one.side == mob.side and one.zone == mob.zone)
    if leaders:
        nobody = Option("", Label("sotc-nobody"), key="nobody", proposed=True)
        options = (nobody, *(Option(one.id, Label("sotc-figure", piece=one.id), key=one.id) for one in leaders))
        leader = Choice(position.gm, options, rule="sotc.attach.when", label=Label("sotc-form-leader"))
        fields.append(Field("leader", leader))
    return Shape("group", tuple(fields), Part, Label("sotc-form-row", row="group"))


def led_twice(split: Split) -> Iterator[Complaint]:
    """A leader leads one group at most (sotc.attach.when)."""
    seen = Counter[str]()
    for id, made in split:
        for number, part in enumerate(made, 1):
            seen[part.leader] += 1
            if part.leader and seen[part.leader] > 1:
                yield Complaint.of(f"{id}.{number}.leader", Barred("sotc.attach.when", leader=part.leader))


def divided(position: Position, group: Group, parts: tuple[Part, ...]) -> Position:
    """The first part keeps the id; stress stays with those in front."""
    at = 0
    for number, part in enumerate(parts):
        members = group.members[at : at + part.size]
        at += part.size
        piece = replace(group, members=members, leader=part.leader)
        if number == 0:
            position = position.with_figure(piece)
        else:
            position, id = position.fresh("g")
            position = replace(position, groups=(*position.groups, replace(piece, id=id)))
    return position
