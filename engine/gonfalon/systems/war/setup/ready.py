"""Battles that stand ready: those to choose from, and the field on which the rulebook's examples are played."""

from __future__ import annotations

from dataclasses import replace

from gonfalon.questions.ask import Heading, Procedure
from gonfalon.questions.figures import Label, UserText
from gonfalon.systems.war.aspects.creation import put
from gonfalon.systems.war.muster.cards import read_leader, read_unit
from gonfalon.systems.war.muster.patterns import Ready, ReadyCaptain, ReadyPlayer
from gonfalon.systems.war.muster.ready import chests
from gonfalon.systems.war.setup.field import linked, unlinked, with_new_zone
from gonfalon.systems.war.state.facts import FATE_PRICE, PRICES, SKILLS
from gonfalon.systems.war.state.options import at_once
from gonfalon.systems.war.state.pieces import Aspect, Kind, Leader, Player, Standing, Status, Step, Unit
from gonfalon.systems.war.state.position import Position

SIDES = tuple(Label("war-side", number=number) for number in (1, 2, 3, 4))


def begin_ready(ready: Ready, position: Position) -> Procedure[Position]:
    """Everything is laid out; it goes on with the initiative."""
    switches = position.switches.having("war.attack.venue", ready.venue)
    switches = switches.having("war.unit.skill_list", ready.skill_list)
    teams = sorted({player.team for player in ready.players})
    position = replace(
        position,
        switches=switches,
        points=ready.points,
        title=ready.label,
        sides=tuple((f"s{team + 1}", SIDES[team]) for team in teams),
        count=len(ready.zones),
    )
    for zone in ready.zones:
        position = with_new_zone(position, zone.at, zone.label)
        for text, hinders in zone.aspects:
            spot = position.zones[-1].id
            position, _ = put(position, Aspect("", text, spot, Kind.SITUATION, "p1", hinders=hinders))
    for one, other in ready.joined:
        position = linked(position, f"z{one + 1}", f"z{other + 1}")
    for one, other in ready.cut:
        position = unlinked(position, f"z{one + 1}", f"z{other + 1}")
    for number, (player, chest) in enumerate(zip(ready.players, chests(ready), strict=True), 1):
        position = seated(position, player, number, chest)
    yield Heading("war.setup.order")
    order = tuple(player.id for player in position.players)
    return replace(position, order=order, step=Step.INITIATIVE)


def seated(position: Position, ready: ReadyPlayer, number: int, chest: int) -> Position:
    """A player with all that is ready for him; what is left in the chest stays there."""
    id = f"p{number}"
    spent = sum(PRICES[one.pattern.quality] for one in ready.units) + FATE_PRICE * ready.bought
    player = Player(id, f"s{ready.team + 1}", ready.name, ready.gm, chest - spent, ready.bought, ready.own)
    position = replace(position, players=(*position.players, player))
    ids = []
    for one in ready.units:
        position, unit = position.fresh("u")
        pattern = one.pattern
        card = Unit(unit, id, pattern.quality, pattern.skills, pattern.aspects, f"z{one.zone + 1}", Status.ACTIVE)
        position = replace(position, units=(*position.units, card))
        ids.append(unit)
    for captain in ready.captains:
        position = led(position, id, captain, ids)
    return position


def led(position: Position, player: str, ready: ReadyCaptain, units: list[str]) -> Position:
    position, id = position.fresh("l")
    captain = ready.captain
    name, *aspects = captain.aspects
    unit = None if ready.unit is None else units[ready.unit]
    zone = position.unit(unit).zone if unit else f"z{ready.zone + 1}"
    leader = Leader(
        id,
        player,
        captain.kind,
        name,
        captain.skills,
        tuple(aspects),
        (False,) * captain.boxes,
        captain.slots,
        zone,
        unit,
        Status.ACTIVE,
    )
    return replace(position, leaders=(*position.leaders, leader))


EXAMPLE_UNITS = {
    "p1": {
        "pikes": "fair | fight 2, athletics 1, will 1 | @war-example-pikes | @war-example-pikes-2",
        "bows": "fair | shoot 2, notice 1, athletics 1 | @war-example-bows | @war-example-bows-2",
        "levy": "average | fight 1 | @war-example-levy",
        "guard": "good | fight 3, athletics 2, will 2, shoot 1, notice 1, provoke 1"
        " | @war-example-guard | @war-example-guard-2 | @war-example-guard-3",
    },
    "p2": {
        "raiders": "fair | fight 2, athletics 1, stealth 1 | @war-example-raiders | @war-example-raiders-2",
        "slingers": "average | shoot 1 | @war-example-slingers",
        "skirmishers": "fair | athletics 2, shoot 1, notice 1 | @war-example-skirmishers | @war-example-skirmishers-2",
        "ogres": "good | fight 3, athletics 2, provoke 2, will 1, notice 1, stealth 1"
        " | @war-example-ogres | @war-example-ogres-2 | @war-example-ogres-3",
    },
}
EXAMPLE_LEADERS = {
    "p1": {"ida": "main | will 3, fight 3, athletics 2 | Ida | @war-example-ida | @war-example-ida-2 | stress 2"},
    "p2": {"oz": "main | fight 4, will 2, athletics 2 | Oz | @war-example-oz | @war-example-oz-2 | stress 3"},
}
EXAMPLE_ZONES = ((0, 0), (1, 0), (2, 0), (1, 1), (2, 1))
EXAMPLE_PLACES = {"p1": "z1", "p2": "z5"}
EXAMPLE_FATE = 3


@at_once
def example(position: Position) -> Position:
    """The cast of the rulebook's examples: the north in Z1, the south in Z5, leaders alone, Nora's go."""
    sides = (("s1", Label("war-example-north")), ("s2", Label("war-example-south")))
    position = replace(position, sides=sides, skills=SKILLS, order=("p1", "p2"), step=Step.NEXT, round=1)
    players = (
        Player("p1", "s1", UserText("Nora"), own=EXAMPLE_FATE),
        Player("p2", "s2", UserText("Sven"), gm=True, own=EXAMPLE_FATE, standing=Standing.IN),
    )
    position = replace(position, players=players, count=len(EXAMPLE_ZONES))
    for at in EXAMPLE_ZONES:
        position = with_new_zone(position, at)
    position = linked(position, "z3", "z4")
    for owner, cards in EXAMPLE_UNITS.items():
        for id, card in cards.items():
            unit = replace(read_unit(card, SKILLS), id=id, owner=owner, zone=EXAMPLE_PLACES[owner])
            position = replace(position, units=(*position.units, replace(unit, status=Status.ACTIVE)))
    for owner, cards in EXAMPLE_LEADERS.items():
        for id, card in cards.items():
            leader = replace(read_leader(card), id=id, owner=owner, zone=EXAMPLE_PLACES[owner])
            position = replace(position, leaders=(*position.leaders, replace(leader, status=Status.ACTIVE)))
    return position
