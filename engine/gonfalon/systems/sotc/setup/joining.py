"""A row of the set-up becomes somebody on the table, at the beginning or later."""

from __future__ import annotations

from dataclasses import replace

from gonfalon.fate.aspects import Named
from gonfalon.questions.figures import UserText
from gonfalon.systems.sotc.setup.cast import COMPANIONS, MOBS
from gonfalon.systems.sotc.setup.rows import SIDES, Friend, Mob, Person, Row
from gonfalon.systems.sotc.setup.sheet import Seat, entered
from gonfalon.systems.sotc.state.people import Character, Companion, Group, Pace, Player
from gonfalon.systems.sotc.state.position import Position

GM = "p0"
"""The game master's seat, the first in clockwise order."""


def seated(position: Position, pool: int = 0) -> Position:
    """The table with nobody at it but the game master; whoever sits on the left starts (sotc.init.clockwise_first)."""
    return replace(position, players=(Player(GM, UserText(""), gm=True, points=pool),), start=1)


def all_in(position: Position, rows: tuple[Row, ...], since: int = 1) -> Position:
    """Heroes sit down first, whatever order they stand in; then their opponents, then who helps whom."""
    ordered = sorted(rows, key=lambda row: ORDER.index(letter_of(row)))
    named = []
    for row in ordered:
        position, id = position.fresh(letter_of(row))
        named.append((row, id))
    for row, id in named:
        partner = heroes(position)[row.partner - 1].id if isinstance(row, Friend) else ""
        position = arrived(position, row, id, since, partner)
    return position


def heroes(position: Position) -> tuple[Character, ...]:
    """The characters of the players, as they sit (sotc.comp.base)."""
    return tuple(one for one in position.characters if one.owner != position.gm)


ORDER = ("h", "v", "g", "c")
"""The first letters of ids: heroes, villains, groups of minions, companions."""


def letter_of(row: Row) -> str:
    match row:
        case Person():
            return "h" if row.hero else "v"
        case Mob():
            return "g"
        case Friend():
            return "c"


def arrived(position: Position, row: Row, id: str, since: int, partner: str) -> Position:
    """Somebody who takes turns from this exchange on; a companion stands by its partner (sotc.init.persist)."""
    match row:
        case Person():
            return joined(position, row, id, since)
        case Mob():
            return gathered(position, row, id, since)
        case Friend():
            return accompanied(position, row, id, partner)


def joined(position: Position, person: Person, id: str, since: int) -> Position:
    """A hero with a seat of its own, a villain on the game master's, in the first zone (sotc.group.members)."""
    owner = position.gm
    if person.hero:
        owner = f"p{len(position.players)}"
        position = replace(position, players=(*position.players, Player(owner, UserText(person.player))))
    sheet = person.sheet
    if person.called:
        sheet = replace(sheet, name=UserText(person.called))
    position = with_side(position, person.side)
    return entered(position, sheet, id, Seat(owner, person.side, position.zones[0].id, since))


def gathered(position: Position, mob: Mob, id: str, since: int) -> Position:
    """Minions, unhurt and in one group for now (sotc.minion.boxes)."""
    position = with_side(position, mob.side)
    scope = mob.scope or position.kind
    name: Named = UserText(mob.name) if mob.name else mob.label or MOBS[scope]
    zone = position.zones[0].id
    members, pace = (0,) * mob.count, Pace(since=since)
    owner, quality = position.gm, mob.quality
    group = Group(id, owner, mob.side, name, zone, quality, scope, members, reach=mob.reach, pace=pace)
    return replace(position, groups=(*position.groups, group))


def accompanied(position: Position, friend: Friend, id: str, partner: str) -> Position:
    """A companion at its partner's side (sotc.comp.base)."""
    companion = Companion(
        id,
        partner,
        UserText(friend.name) if friend.name else COMPANIONS[friend.scope],
        friend.quality,
        (friend.scope, *friend.scopes),
        friend.rated,
        independent="independent" in friend.traits,
        keeps_up="keeps" in friend.traits,
    )
    return replace(position, companions=(*position.companions, companion))


def with_side(position: Position, side: str) -> Position:
    """The same with this side, if nobody stood on it before."""
    if side in dict(position.sides):
        return position
    sides = {**dict(position.sides), side: SIDES[int(side[1:]) - 1]}
    return replace(position, sides=tuple(sorted(sides.items())))
