"""The open roll as the table shows it, and how the battle ended."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from gonfalon.figures import Label
from gonfalon.luck import luck
from gonfalon.option import Part
from gonfalon.systems.war.contest import outcome
from gonfalon.systems.war.facts import dashed, skill_named
from gonfalon.systems.war.pieces import Against, Hand, Player, Standing, Step
from gonfalon.systems.war.position import Position
from gonfalon.systems.war.throw import parts
from gonfalon.table import Contest, Fallen, Line, Result
from gonfalon.table import Hand as Shown


def roll_sheet(position: Position) -> Contest | None:
    """Who rolls what against what and why; the outcome as it stands once the dice lie there."""
    rolled = position.contest
    if rolled is None:
        return None
    hands = [shown(hand, f"before.{number}", acting=False) for number, hand in enumerate(rolled.before)]
    hands.append(shown(rolled.actor, "actor", acting=True))
    hands += [shown(hand, f"after.{number}", acting=False) for number, hand in enumerate(rolled.after)]
    against = rolled.against
    if against and against.hand:
        hands.append(opposing(against, against.hand))
        hands += [shown(hand, f"other.{number}", acting=False) for number, hand in enumerate(against.others)]
    elif against:
        hands.append(fixed(against))
    ends = None
    if rolled.thrown and against:
        ends = Label("war-outcome", outcome=outcome(rolled.shifts), shifts=abs(rolled.shifts))
    return Contest(Label("war-contest", rule=dashed(rolled.rule)), rolled.rule, tuple(hands), ends)


def shown(hand: Hand, whose: str, *, acting: bool) -> Shown:
    dice = tuple(Fallen(f"{whose}.die.{index}", "fate", face) for index, face in enumerate(hand.faces))
    return Shown(
        Label("war-hand", piece=hand.piece or hand.player, skill=skill_named(hand.skill)),
        hand.player,
        hand.piece or None,
        parts(hand),
        dice,
        hand.total if hand.faces else None,
        acting,
    )


def opposing(against: Against, hand: Hand) -> Shown:
    """The opponent's hand; where a difficulty stands higher, it counts (war.over.mixed)."""
    sheet = shown(hand, "against", acting=False)
    if not against.passive or against.fixed < 0:
        return sheet
    ground = Part(Label("war-part-ground", difficulty=against.fixed, rule=dashed(against.rule)), "war.over.mixed", 0)
    total = max(hand.total, against.fixed) if hand.faces else None
    return replace(sheet, parts=(*sheet.parts, ground), total=total)


def fixed(against: Against) -> Shown:
    """A difficulty, with nobody behind it."""
    return Shown(Label("war-hand-difficulty", rule=dashed(against.rule)), total=against.total)


def result(position: Position) -> Result | None:
    """Who won, what everybody takes home, and how lucky everybody was."""
    if position.step is not Step.OVER:
        return None
    lines: list[Line] = []
    for player in position.players:
        lines += home(player)
    lines += [line for player in position.players for line in fortune(player)]
    label = Label("war-result", side=position.winner) if position.winner else Label("war-result-draw")
    return Result(label, position.winner or None, tuple(lines))


def home(player: Player) -> Iterator[Line]:
    """war.end.winner_point, war.end.leader_points, war.opt.hostile_invoke_pays, war.opt.concession_reward"""
    gained = sum(one.points for one in player.owed)
    standing = "in" if player.standing is Standing.IN else player.standing.value
    yield Line(
        Label("war-result-player", player=player.id, own=player.own, gained=gained, standing=standing),
        "war.chest.vanish",
    )
    for one in player.owed:
        yield Line(Label("war-result-owed", player=player.id, points=one.points, rule=dashed(one.rule)), one.rule)


FINE = 10_000
"""So finely a share is told."""


def fortune(player: Player) -> Iterator[Line]:
    """Expected against rolled: four Fate dice give 0 on average."""
    if player.rolls:
        share = luck(player.rolls, player.rolled).limit_denominator(FINE)
        yield Line(
            Label(
                "war-luck",
                player=player.id,
                rolls=player.rolls,
                total=abs(player.rolled),
                sign="minus" if player.rolled < 0 else "plus",
                chance=share,
            ),
            "war.core.dice",
        )
