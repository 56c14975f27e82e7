"""Tables of Fate mass combat: the cast of the rulebook's examples, armies of one's own, and what can be read off a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from support.players import Written
from support.playing import keys, overruled, play, question, rolled, sum_of, tells, until

from gonfalon.battle.battle import Battle
from gonfalon.questions.figures import Argument, Label, UserText
from gonfalon.questions.roll import Roll
from gonfalon.systems.war import War
from gonfalon.systems.war.state.pieces import Aspect
from gonfalon.systems.war.state.position import Position
from gonfalon.table.offer import Offer

SYSTEM = War()
Table = Battle[Position]
NO_SWITCHES: Mapping[str, str] = {}

PIKES = "fair | fight 2, athletics 1, will 1 | Village Pikes | Shoulder to Shoulder"
BOWS = "fair | shoot 2, notice 1, athletics 1 | Forest Bows | Every Arrow Counts"
LEVY = "average | fight 1 | Farm Levy"
GUARD = (
    "good | fight 3, athletics 2, will 2, shoot 1, notice 1, provoke 1 | Hall Guard | Oath of Iron | Never First to Run"
)
RAIDERS = "fair | fight 2, athletics 1, stealth 1 | River Raiders | Loot First"
SLINGERS = "average | shoot 1 | Goat Slingers"
OGRES = "good | fight 3, athletics 2, provoke 2, will 1, notice 1, stealth 1 | Cave Ogres | Thick Hide | Smells Blood"


def cast(switches: Mapping[str, str] = NO_SWITCHES, /, **rulings: int | str) -> Table:
    """The cast of the examples, north in z1, south in z5, three fate points each, after these rulings."""
    return overruled(play(Battle(SYSTEM, switches), "example"), **rulings)


def poor(switches: Mapping[str, str] = NO_SWITCHES, /, **rulings: int | str) -> Table:
    """The same cast without a fate point: nobody is asked for invocations."""
    return cast(switches, **{"p1__own": 0, "p2__own": 0, **rulings})


def armies(*players: Sequence[str], switches: Mapping[str, str] = NO_SWITCHES) -> Table:
    """A set-up where each player has these unit cards; the last is the game master; it stands at the zone count."""
    battle = until(play(Battle(SYSTEM, switches), f"players.{len(players)}"), "war.chest.cost.unit")
    for cards in players:
        for card in cards:
            play(battle, "card", card)
        play(battle, "done")
    return battle


def fielded(battle: Table, *places: str, zones: int = 4, first: str = "p1", **rulings: int | str) -> Table:
    """From the zone count to the first turn: a block of cards, units u1, u2 … there, this player first."""
    overruled(battle, **rulings)
    play(until(play(battle, zones), "war.zone.place.first"), "all", "done")
    until(battle, "war.setup.deploy")
    return ordered(deployed(battle, *places), first)


def deployed(battle: Table, *places: str) -> Table:
    """Units u1, u2 … put in these zones, whoever is asked first."""
    where = {f"u{number}": place for number, place in enumerate(places, 1)}
    while battle.ask and battle.ask.rule == "war.setup.deploy":
        unit = next(key for key in keys(battle) if key != "all")
        play(battle, unit, where[unit])
    return battle


def ordered(battle: Table, first: str) -> Table:
    """Initiative rolls: this player gets the most, the others less and less in the order of their seats.

    Nobody invokes anything on them.
    """
    while isinstance(battle.ask, Roll):
        who = battle.ask.people[0]
        passed(play(battle, sum_of(4 if who == first else 4 - int(who[1:]))))
    return battle


def shifts(battle: Table) -> tuple[int, int]:
    """Total and opposition of the last settled roll."""
    last = tells(battle, "war.core.shifts")[-1]
    return last["total"], last["against"]


def parts_of(battle: Table, piece: str = "") -> dict[str, int]:
    """The numbers of the roll that is asked for, by rule: of who acts, or of this piece."""
    assert isinstance(battle.ask, Roll)
    throws = {dict(one.label.figures)["piece"]: one.parts for one in battle.ask.throws}
    parts = throws.get(piece or next(iter(throws), ""), battle.ask.parts)
    return {part.rule: part.dice for part in parts}


def in_play(battle: Table) -> list[Aspect]:
    return list(battle.position.aspects)


def aspect_named(battle: Table, text: str) -> Aspect:
    return next(aspect for aspect in battle.position.aspects if getattr(aspect.text, "text", None) == text)


def led(
    *players: tuple[Sequence[str], Sequence[str]], switches: Mapping[str, str] = NO_SWITCHES, sides: int = 2
) -> Table:
    """A set-up where each player has these leader cards and these unit cards; it stands at the initiative.

    Of three sides the second player has one alone.
    """
    battle = play(Battle(SYSTEM, switches), f"players.{len(players)}")
    play(battle, *(("p2", "side", "new") if sides == 3 else ()), "done")
    for part, kind in ((0, "war.leader.who"), (1, "war.chest.cost.unit")):
        for player in players:
            assert battle.ask and battle.ask.rule == kind
            for card in player[part]:
                play(battle, "card", card)
            play(battle, "done")
    until(battle, "war.setup.deploy")
    while battle.ask and battle.ask.rule == "war.setup.deploy":
        play(battle, "all")
    return battle


def turn_of(battle: Table, piece: str, *answers: Written) -> Table:
    """The battle with this piece's turn begun, whoever comes before it doing nothing, and these answers given."""
    for _ in range(60):
        turn = battle.position.turn
        if turn and question(battle).rule == "war.action.one":
            if turn.actor == piece:
                return play(battle, *answers)
            play(battle, "end")
        elif piece in keys(battle):
            return play(battle, piece, *answers)
        else:
            play(battle, next(key for key in keys(battle) if key in pieces(battle)))
    raise AssertionError(f"never the turn of {piece}")


def pieces(battle: Table) -> set[str]:
    """The ids of all units and leaders."""
    return {unit.id for unit in battle.position.units} | {leader.id for leader in battle.position.leaders}


def thrown(battle: Table, *totals: int) -> Table:
    """Throws with these sums, and nobody invokes anything."""
    return passed(play(battle, *rolled(*totals)))


def defences(battle: Table) -> set[str]:
    """The skills that may defend on the open roll; the list lies open afterwards."""
    play(battle, "+defend")
    assert question(battle).rule == "war.core.opposition"
    return set(keys(battle)) - {"waive", "surrender"}


def throwers(battle: Table) -> dict[str, str]:
    """Return the pieces that throw now, the acting one first, with the skills that they roll."""
    assert isinstance(battle.ask, Roll)
    labels = [dict(one.label.figures) for one in battle.ask.throws] or [dict(battle.ask.label.figures)]
    return {str(one["piece"]): skill_in(one["skill"]) for one in labels}


def skill_in(named: Argument) -> str:
    """The skill of the list, or what the table calls it."""
    return (
        named.text
        if isinstance(named, UserText)
        else str(dict(named.figures)["skill"])
        if isinstance(named, Label)
        else ""
    )


def offer(battle: Table, key: str) -> Offer[Position]:
    """The standing offer with this key."""
    return next(one for one in battle.offers if one.key == key)


def passed(battle: Table) -> Table:
    """Nobody invokes anything (more) on the open roll."""
    while battle.ask and battle.ask.rule == "war.core.invoke.order":
        play(battle, "pass")
    return battle


def with_aspect(battle: Table, on: str, text: str, *, hinders: bool = False) -> Table:
    """The game master puts an aspect there."""
    play(battle, "+gm", "add", on, text, "nobody")
    if any(zone.id == on for zone in battle.position.zones):
        play(battle, "yes" if hinders else "no")
    return battle
