"""Values of aspects and blocks, and new ones."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from gonfalon.fate.aspects import Named
from gonfalon.questions.figures import Label, UserText
from gonfalon.systems.sotc.actions.block import UNNAMED_BLOCK, acts_named, protecting
from gonfalon.systems.sotc.harm.consequences import SEVERITIES
from gonfalon.systems.sotc.state.action import PREVENTABLE
from gonfalon.systems.sotc.state.position import Position
from gonfalon.systems.sotc.state.things import SCENE, Aspect, Block, Sort
from gonfalon.systems.sotc.view.figure_settings import LONGEST_ASPECT, kinds_named, new_aspect
from gonfalon.systems.sotc.view.setting_kinds import (
    GONE,
    NONE,
    choice,
    choice_of,
    counted,
    flag_of,
    next_id,
    nobody_or,
    number_of,
    text_of,
    thing_choices,
)
from gonfalon.table.table import Setting

AVERAGE = 1
"""The difficulty of removing an aspect that nobody's effort placed (sotc.temp.sticky_remove)."""

STRENGTH = 20
REMOVED = (GONE, Label("sotc-gone"))


def new_things(position: Position) -> Iterator[Setting[Position]]:
    """Aspects of the scene and of zones, and blocks (sotc.frame.aspects, sotc.block.declare)."""
    yield new_aspect(position, SCENE, "sotc.frame.aspects")
    for zone in position.zones:
        yield new_aspect(position, zone.id, "sotc.frame.aspects")
    fresh = next_id(position, "b")

    def put(value: int | str) -> Position:
        if value == NONE:
            return position
        text = Label(UNNAMED_BLOCK, acts=acts_named(("attack",)))
        later = position.option("sotc.block.duration") == "next_turn"
        until = position.exchange + 1 if later else position.exchange
        block = Block(fresh, str(value), 0, text, ("attack",), until=until, turn=later)
        return replace(counted(position, fresh), blocks=(*position.blocks, block))

    makers = nobody_or(one.id for one in position.still_in())
    yield choice(f"new.{fresh}", Label("sotc-set-new-block"), NONE, put, "sotc.block.declare", makers)


def of_aspect(position: Position, aspect: Aspect) -> Iterator[Setting[Position]]:
    """Yield the settings of an aspect: its place, or gone; its words, unless it lies face down; its sort; the holder of
    its free tag.
    """
    id = aspect.id

    def put(changed: Aspect) -> Position:
        return position.with_aspect(changed)

    places = thing_choices((SCENE, *(one.id for one in position.zones), *(one.id for one in position.figures)))
    yield choice_of(
        id,
        "on",
        aspect.on,
        lambda value: position.without_aspects((id,)) if value == GONE else put(replace(aspect, on=str(value))),
        "sotc.engine.override",
        (*places, REMOVED),
    )
    if not aspect.known:
        return
    yield worded(id, aspect.text, lambda words: put(replace(aspect, text=words)))
    if aspect.sort is Sort.CONSEQUENCE:
        yield choice_of(
            id,
            "severity",
            aspect.severity,
            lambda value: put(replace(aspect, severity=str(value))),
            "sotc.cons.severity",
            tuple((one, Label("sotc-severity", severity=one)) for one in SEVERITIES),
        )
        rule = "sotc.recover.back_to_back"
        yield flag_of(id, "eased", aspect.eased, lambda on: put(replace(aspect, eased=on)), rule)
    else:
        yield choice_of(
            id,
            "sort",
            aspect.sort.value,
            lambda value: put(replace(aspect, sort=Sort(str(value)))),
            "sotc.temp.sticky",
            tuple((one.value, Label("sotc-sort", sort=one.value)) for one in (Sort.OWN, Sort.SCENE, Sort.TEMPORARY)),
        )
        yield flag_of(
            id,
            "fragile",
            aspect.fragile,
            lambda on: put(replace(aspect, fragile=on, sort=Sort.TEMPORARY if on else aspect.sort)),
            "sotc.temp.fragile",
        )
        if aspect.sort is not Sort.OWN:
            yield from passing(position, aspect)
    yield free_tag(position, aspect)


def passing(position: Position, aspect: Aspect) -> Iterator[Setting[Position]]:
    """Yield the settings of a temporary aspect: its need of a line of sight, and the difficulty of its removal
    (sotc.temp.fragile_lost, sotc.temp.sticky_remove).
    """
    id = aspect.id
    yield flag_of(
        id, "sight", aspect.sight, lambda on: position.with_aspect(replace(aspect, sight=on)), "sotc.temp.fragile_lost"
    )
    effort = AVERAGE if aspect.effort is None else aspect.effort

    def put(value: int | str) -> Position:
        return position if value == effort else position.with_aspect(replace(aspect, effort=int(value)))

    yield number_of(id, "effort", effort, put, "sotc.temp.sticky_remove", least=-STRENGTH, most=STRENGTH)


def free_tag(position: Position, aspect: Aspect) -> Setting[Position]:
    """The setting of who may tag an aspect once without a fate point (sotc.man.first_tag)."""

    def put(value: int | str) -> Position:
        if value == NONE:
            return position.having_free(aspect.id, ())
        who = str(value)
        return position.with_aspect(replace(aspect, free=((who, 1),), by=aspect.by or who))

    holder = aspect.free[0][0] if aspect.free else NONE
    people = nobody_or(one.id for one in position.figures)
    return choice_of(aspect.id, "free", holder, put, "sotc.man.first_tag", people)


def worded(id: str, words: Named, put: object) -> Setting[Position]:
    """The words of something; a message of ours shows as nothing typed, and stays if nothing is."""
    typed = words.text if isinstance(words, UserText) else ""

    def changed(value: int | str) -> Position:
        return put(UserText(str(value)) if value else words)  # type: ignore[operator,no-any-return]

    least = 1 if typed else 0
    return text_of(id, "text", typed, changed, "sotc.engine.override", LONGEST_ASPECT, least=least)


def of_block(position: Position, block: Block) -> Iterator[Setting[Position]]:
    """Yield the settings of a block: its maker, or gone; its strength, the acts it covers, whom it protects, how long
    it lasts (sotc.block.declare).
    """
    id = block.id

    def put(changed: Block) -> Position:
        return position.with_block(changed)

    people = tuple(one.id for one in position.figures)
    yield choice_of(
        id,
        "by",
        block.by or NONE,
        lambda value: position.without_blocks((id,)) if value == GONE else put(replace(block, by=whoever(value))),
        "sotc.block.blocker_gone",
        (*nobody_or(people), REMOVED),
    )
    yield number_of(
        id,
        "strength",
        block.strength,
        lambda value: put(replace(block, strength=int(value))),
        "sotc.block.strength",
        least=-STRENGTH,
        most=STRENGTH,
    )
    yield worded(id, block.text, lambda words: put(replace(block, text=words)))
    now = ".".join(block.acts) or NONE
    yield choice_of(
        id,
        "acts",
        now,
        lambda value: put(with_acts(block, () if value == NONE else tuple(str(value).split(".")))),
        "sotc.block.declare",
        tuple((one, kinds_named(one)) for one in dict.fromkeys((NONE, *PREVENTABLE, now))),
    )
    yield choice_of(
        id,
        "whom",
        block.whom or NONE,
        lambda value: put(replace(block, whom=whoever(value))),
        "sotc.block.declare",
        nobody_or(people),
    )
    yield choice_of(
        id,
        "against",
        block.against or NONE,
        lambda value: put(replace(block, against=whoever(value))),
        "sotc.block.declare",
        nobody_or(people),
    )
    yield choice_of(
        id,
        "where",
        block.where or NONE,
        lambda value: put(replace(block, where=whoever(value))),
        "sotc.block.declare",
        nobody_or(one.id for one in position.zones),
    )
    yield choice_of(
        id,
        "protects",
        block.protects or NONE,
        lambda value: put(replace(block, protects=whoever(value))),
        "sotc.block.protect",
        nobody_or(people),
    )
    rule = "sotc.block.blocker_gone"
    yield flag_of(id, "things", block.things, lambda on: put(replace(block, things=on)), rule)
    yield number_of(
        id, "until", block.until, lambda value: put(replace(block, until=int(value))), "sotc.block.duration"
    )


def with_acts(block: Block, acts: tuple[str, ...]) -> Block:
    """A block against these kinds of action; a name that it has by them follows (sotc.block.declare, sotc.block.protect)."""
    if isinstance(block.text, UserText):
        return replace(block, acts=acts)
    if block.protects:
        return replace(block, acts=acts, text=protecting(block.protects, acts))
    return replace(block, acts=acts, text=Label(UNNAMED_BLOCK, acts=acts_named(acts)) if acts else block.text)


def whoever(value: int | str) -> str:
    return "" if value == NONE else str(value)
