"""Facts that can be read off the table: ratings, distances, obstacles, ranges."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from gonfalon.fate.roll import Hand
from gonfalon.questions.figures import Argument, Label, UserText
from gonfalon.questions.refusal import Barred
from gonfalon.systems.war.state.pieces import Actor, Aspect, Kind, Leader, Role, Status, Unit
from gonfalon.systems.war.state.position import Position

SKILLS = ("athletics", "drive", "pilot", "stealth", "fight", "provoke", "shoot", "notice", "will")
MOVING = ("athletics", "drive", "pilot")
"""war.over.skills"""

SENSIBLE: dict[str, tuple[str, ...]] = {
    "field": tuple(skill for skill in SKILLS if skill not in ("drive", "pilot")),
    "space": tuple(skill for skill in SKILLS if skill not in ("fight", "drive")),
    "underground": tuple(skill for skill in SKILLS if skill != "pilot"),
    "air": tuple(skill for skill in SKILLS if skill not in ("fight", "drive")),
}
"""The skills that make sense for each kind of action; the others are warned of, not refused (war.unit.skill_sense)."""

SURROUNDED = ("fight", "athletics", "drive", "pilot")
"""war.adv.surround"""

DEFENCES: dict[str, tuple[tuple[str, tuple[str, ...]], ...]] = {
    "core": (
        ("fight", ("fight", "athletics")),
        ("shoot", MOVING),
        ("provoke", ("will",)),
        ("stealth", ("notice",)),
        ("notice", ("stealth",)),
        ("surround", SURROUNDED),
    ),
    "ranks_hold": (
        ("fight", ("fight", "athletics")),
        ("shoot", ("will",)),
        ("provoke", ("will",)),
        ("stealth", ("notice",)),
        ("notice", ("stealth",)),
        ("surround", SURROUNDED),
    ),
}
"""war.opt.defend_skills"""

ANY_DEFENCE = ("athletics", "will", "notice", "fight")
"""Against what no list names (war.adv.opposition)."""

ATTACKS = ("war.leader.duel", "war.attack.fight", "war.attack.shoot")
"""The rules of actions that are attacks: every shift of such a roll counts."""

RANKS = {"average": (1,), "fair": (2, 1, 1), "good": (3, 2, 2, 1, 1, 1)}
PRICES = {"average": 1, "fair": 2, "good": 3}
SLOTS: dict[str, tuple[str, ...]] = {"average": (), "fair": ("mild",), "good": ("mild", "moderate")}
ASPECTS = {"average": 1, "fair": 2, "good": 3}
QUALITY_RULE = {"average": "war.unit.average", "fair": "war.unit.fair", "good": "war.unit.good"}
WORTH = {"mild": 2, "moderate": 4, "severe": 6}
"""war.harm.absorb, war.leader.duel"""

FATE_PRICE = 3
"""war.chest.cost.fate"""

FAIR = 2
"""war.core.default_difficulty"""

PER_ASPECT = 2
"""war.over.terrain, war.adv.scout.difficulty"""

LED = 1
"""war.leader.skill_bonus"""


def skill_named(skill: str) -> Argument:
    """A skill of the list by its message, one that the table added as it was typed."""
    return Label("war-skill", skill=skill) if skill in (*SKILLS, "surround") else UserText(skill)


def skill_key(skill: str) -> str:
    """A skill as the key of an option: one that a person named never looks like another key."""
    return skill if skill in SKILLS else f"own.{skill}"


def dashed(rule: str) -> str:
    """A rule's id as a message can select on it."""
    return rule.replace(".", "-")


def rating(actor: Actor, skill: str) -> int:
    """Return the rating of a skill; one that is not on the card is Mediocre (war.core.total)."""
    wanted = skill.casefold()
    return next((rating for name, rating in actor.skills if name.casefold() == wanted), 0)


def leading_skill(position: Position) -> str:
    """war.opt.leader_skill"""
    own = position.leading
    if isinstance(own, UserText) and position.option("war.opt.leader_skill") == "own":
        return own.text
    return "will"


def leader_bonus(position: Position, actor: Actor, skill: str) -> int:
    """+1 on what stands on the unit's card below the leader's skill (war.leader.skill_bonus)."""
    leader = position.attached_to(actor) if isinstance(actor, Unit) else None
    if leader is None or skill not in dict(actor.skills):
        return 0
    return LED if rating(actor, skill) < rating(leader, leading_skill(position)) else 0


def strength(position: Position, actor: Actor, skill: str) -> int:
    """Rating and leader's bonus."""
    return rating(actor, skill) + leader_bonus(position, actor, skill)


def hand_of(actor: Actor, skill: str, role: Role) -> Hand:
    """The hand of a unit or leader with a skill; what is added to it follows from the table (`lines`)."""
    return Hand(actor.owner, actor.id, skill, role)


def best_of(position: Position, actor: Actor, skills: Iterable[str]) -> str:
    """The skill among these that helps most; of equals the first."""
    return max(skills, key=lambda skill: strength(position, actor, skill))


def usable(position: Position, skills: tuple[str, ...]) -> tuple[str, ...]:
    """Those of these skills that are in force in this battle; all of them if none is (war.unit.skill_list)."""
    return tuple(skill for skill in skills if skill in position.skills) or skills


def known(actor: Actor, usual: tuple[str, ...]) -> tuple[str, ...]:
    """The usual skills, then what else stands on the card: any may do, if the table accepts it (war.over.skills)."""
    return tuple(dict.fromkeys((*usual, *(skill for skill, _ in actor.skills))))


def defences(position: Position, attack: str) -> tuple[str, ...]:
    """The skills that may defend against this one, those in force in this battle (war.opt.defend_skills)."""
    allowed = dict(position.defences).get(attack, ANY_DEFENCE)
    return usable(position, allowed)


def distances(position: Position, start: str) -> dict[str, int]:
    """Borders to cross to each zone to which there is a way (war.zone.distance)."""
    near = {zone.id: zone.near for zone in position.zones}
    steps = {start: 0}
    ahead = [start]
    for here in ahead:
        new = [zone for zone in near[here] if zone not in steps]
        steps.update(dict.fromkeys(new, steps[here] + 1))
        ahead += new
    return steps


def distance(position: Position, start: str, end: str) -> int | None:
    """Borders to cross; None if there is no way (war.zone.distance)."""
    return distances(position, start).get(end)


def hindering(position: Position, zone: str) -> tuple[Aspect, ...]:
    return tuple(aspect for aspect in position.aspects_on(zone) if aspect.hinders)


def terrain(position: Position, zone: str) -> int:
    """war.over.terrain"""
    return PER_ASPECT * len(hindering(position, zone))


def obstructed(position: Position, zone: str, actor: Actor) -> bool:
    """As far as everybody can see (war.move.obstacle)."""
    return bool(position.foes_in(zone, actor) or hindering(position, zone))


def weapon(position: Position, steps: int) -> str:
    """The skill of an attack at this distance (war.attack.venue)."""
    melee = position.option("war.attack.venue") == "fight_and_shoot" and steps == 0
    return "fight" if melee else "shoot"


@dataclass(frozen=True, slots=True)
class Reach:
    """The range of a piece's attacks, and the zones that lie so near (war.attack.range_limit)."""

    most: int
    zones: frozenset[str]

    @property
    def beyond(self) -> Barred:
        """Why nothing can be attacked that lies farther."""
        return Barred("war.attack.range_limit", most=self.most)

    def bars(self, zone: str | None) -> Barred | None:
        """Why nothing can be attacked there."""
        return None if zone in self.zones else self.beyond


def reach(position: Position, actor: Actor) -> Reach:
    """war.attack.range_limit"""
    most = position.number("war.attack.range_limit")
    steps = distances(position, actor.zone or "")
    return Reach(most, frozenset(zone for zone, count in steps.items() if count <= most))


def slots_free(position: Position, actor: Actor) -> tuple[str, ...]:
    """The consequence slots that are still empty, the lowest first."""
    slots = actor.slots if isinstance(actor, Leader) else SLOTS[actor.quality]
    taken = {aspect.severity for aspect in position.consequences_of(actor)}
    return tuple(slot for slot in slots if slot not in taken)


def surrounded_by(position: Position, side: str, zone: str) -> Aspect | None:
    """The side's Surrounded in this zone (war.adv.surround)."""
    for aspect in position.aspects_on(zone):
        if aspect.kind is Kind.SURROUNDED and position.side_of(aspect.owner) == side:
            return aspect
    return None


def has_acted(leader: Leader) -> bool:
    """True if a leader has used his action: he does nothing else in the round (war.action.second.leader)."""
    return leader.acted or leader.used


def guard(unit: Actor) -> int:
    """war.opt.full_defense"""
    return 2 if isinstance(unit, Unit) and unit.guarding else 0


def who_waits(position: Position) -> set[str]:
    """The players who have something left to activate this round."""
    units = {unit.owner for unit in position.active_units() if not unit.acted}
    return units | {one.owner for one in position.active_leaders() if not one.unit and not has_acted(one)}


def waiting(position: Position, player: str) -> tuple[Actor, ...]:
    """Return the pieces that this player may still activate this round: units and lone leaders
    (war.leader.independent.activate).
    """
    units = (unit for unit in position.active_units() if unit.owner == player and not unit.acted)
    alone = (one for one in position.active_leaders() if one.owner == player and not one.unit and not has_acted(one))
    return (*units, *alone)


def deployed(position: Position) -> bool:
    return not any(one.status is Status.RESERVE for player in position.players for one in position.all_of(player.id))
