"""Second skills in a roll: at most one +1 and one -1, whatever combines (sotc.combine.cap)."""

from __future__ import annotations

from collections.abc import Iterator

from gonfalon.fate.roll import Hand
from gonfalon.questions.figures import Label
from gonfalon.questions.option import Part
from gonfalon.systems.sotc.rolls.ratings import rated, rating
from gonfalon.systems.sotc.state.action import Combined
from gonfalon.systems.sotc.state.people import Character
from gonfalon.systems.sotc.state.position import Position

MODIFIES, COMPLEMENTS, RESTRICTS = "modifies", "complements", "restricts"
RULES = {
    MODIFIES: "sotc.combine.modify",
    COMPLEMENTS: "sotc.combine.complement",
    RESTRICTS: "sotc.combine.restrict",
}
TIRING = ("endurance", "alertness", "resolve")
"""The skills that may restrict every roll of a long conflict (sotc.long.restrict)."""


def combination(position: Position, hand: Hand) -> Iterator[Part]:
    """The +1 and the -1 that the second skills of this hand come to (sotc.combine.cap)."""
    figure = position.figure(hand.piece)
    if commander := commanding(position, hand):
        yield from commanded(position, commander)
        return
    if not isinstance(figure, Character):
        return
    primary = rating(position, figure, hand.skill)
    second = [(one.part, rated(figure.skills, one.skill), "") for one in chosen(position, hand)]
    second += [(part, rated(figure.skills, skill), skill) for skill, part in tiring(position, hand)]
    higher = [(part, why) for part, worth, why in second if part != RESTRICTS and worth > primary]
    lower = [(part, why) for part, worth, why in second if part != COMPLEMENTS and worth < primary]
    for found, points in ((higher, 1), (lower, -1)):
        if found:
            part, why = found[0]
            rule = "sotc.long.restrict" if why else RULES[part]
            yield Part(Label("sotc-part-combined", part=part), rule, points)


def chosen(position: Position, hand: Hand) -> Iterator[Combined]:
    """Yield the combined skills that were named for this hand of the declared action (sotc.combine.which)."""
    action = position.action
    return (one for one in action.combined if one.hand == hand.role) if action else iter(())


def tiring(position: Position, hand: Hand) -> Iterator[tuple[str, str]]:
    """The skills that burden every roll of a long conflict, defences too by an option (sotc.long.defense)."""
    if hand.role == "defends" and not position.on("sotc.long.defense"):
        return
    for skill in TIRING:
        if skill in position.tiring:
            modifies = skill == "alertness" and position.option("sotc.long.alertness_mode") == "modify"
            yield skill, MODIFIES if modifies else RESTRICTS


def commanding(position: Position, hand: Hand) -> Character | None:
    """The leader at whose word a group acts (sotc.attach.command)."""
    action = position.action
    if action and action.commanded == hand.piece and hand.role == "acts":
        return position.character(position.group(hand.piece).leader)
    return None


def commanded(position: Position, leader: Character) -> Iterator[Part]:
    """Modified by Leadership, which is compared with the quality of the group."""
    led = position.led_by(leader.id)
    assert led
    leadership, quality = rated(leader.skills, "leadership"), rating(position, led, "quality")
    if leadership != quality:
        points = 1 if leadership > quality else -1
        yield Part(Label("sotc-part-combined", part=MODIFIES), "sotc.attach.command", points)
