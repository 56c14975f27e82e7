"""What a turn offers: each option with the reason if it is barred, grouped as the rules group them."""

from __future__ import annotations

from collections.abc import Iterator

from gonfalon.figures import Label
from gonfalon.option import Option, Role
from gonfalon.refusal import Barred
from gonfalon.systems.war.actions import advantage, command
from gonfalon.systems.war.actions.freeform import removable
from gonfalon.systems.war.actions.moves import free_move_barred
from gonfalon.systems.war.state.facts import obstructed, reach, weapon
from gonfalon.systems.war.state.options import Wish
from gonfalon.systems.war.state.pieces import Act, Actor, Leader, Unit
from gonfalon.systems.war.state.position import Position
from gonfalon.systems.war.state.turn_actions import action_barred, leader_barred, second_barred

MOVES = Label("war-group", of="move")
ATTACKS = Label("war-group", of="attack")
ADVANTAGES = Label("war-group", of="advantage")
OVERCOMES = Label("war-group", of="overcome")
LEADERS = Label("war-group", of="leader")
MORE = Label("war-group", of="more")

CHALLENGES = (
    ("duel", "war-duel", "war.leader.duel", None),
    ("provoke", "war-duel-provoke", "war.attack.no_provoke", Label("war-provoke-short")),
)
"""The ways to attack a leader: the option, its words, its rule, and its words beside the usual way."""


def menu(position: Position, actor: Actor) -> Iterator[Option[Wish]]:
    """Everything that a player might expect to do now."""
    early: Role = "again" if position.now.left > 0 and not position.now.closing else "done"
    yield Option(("end", ""), Label("war-end-turn", piece=actor.id), key="end", rule="war.turn.end", role=early)
    yield from movement(position, actor)
    if isinstance(actor, Unit):
        yield from attacks(position, actor)
        yield from advantages(position, actor)
        yield from overcomes(position, actor)
        yield from second_action(position, actor)
        leader = position.attached_to(actor)
        if leader:
            yield from attached(position, actor, leader)
        yield from joining(position, actor)
    else:
        yield from duels(position, actor)
        yield from free_leader(position, actor)
        yield from overcomes(position, actor)
        yield from joins(position, actor)


def movement(position: Position, actor: Actor) -> Iterator[Option[Wish]]:
    """Free moves to adjacent zones, and Overcome where a free move does not do (war.move.free, war.over.extra_move)."""
    for zone in position.zone(actor.zone or "").near:
        barred = free_move_barred(position, actor, zone)
        yield Option(
            ("move", zone),
            Label("war-move", zone=zone),
            key=f"move.{zone}",
            rule="war.move.free",
            on=zone,
            barred=barred,
            group=MOVES,
        )
        yield Option(
            ("force", zone),
            Label("war-force", zone=zone, how=how(position, actor, zone)),
            key=f"force.{zone}",
            rule="war.over.result",
            on=zone,
            barred=led_elsewhere(actor) or action_barred(position, Act.OVERCOME),
            role="more",
            group=MOVES if barred else OVERCOMES,
        )


def led_elsewhere(actor: Actor) -> Barred | None:
    """An attached leader moves with his unit only (war.leader.acts_with_unit)."""
    if isinstance(actor, Leader) and actor.unit:
        return Barred("war.leader.acts_with_unit", leader=actor.id)
    return None


def how(position: Position, actor: Actor, zone: str) -> str:
    """What stands against an Overcome move."""
    if position.pins_on(actor):
        return "pinned"
    if not obstructed(position, zone, actor):
        return "clear"
    return "foes" if position.foes_in(zone, actor) else "terrain"


def attacks(position: Position, unit: Unit) -> Iterator[Option[Wish]]:
    """Every enemy unit on the field; what cannot be reached, with the reason (war.attack.target)."""
    act, near_enough = action_barred(position, Act.ATTACK), reach(position, unit)
    close, far = weapon(position, 0), weapon(position, 1)
    for target in position.foes_of(unit, position.active_units()):
        yield Option(
            ("attack", target.id),
            Label("war-attack", piece=target.id, skill=close if target.zone == unit.zone else far),
            key=f"attack.{target.id}",
            rule="war.attack.target",
            of=target.owner,
            on=target.id,
            barred=act or near_enough.bars(target.zone),
            role="more",
            group=ATTACKS,
        )
    for leader in position.foes_of(unit, position.active_leaders()):
        yield no_target(leader, Barred("war.leader.only_leaders", leader=leader.id, by="unit"))


def no_target(target: Actor, barred: Barred) -> Option[Wish]:
    """Units attack units, leaders attack leaders: what crosses the line is shown with the reason."""
    return Option(
        ("attack", target.id),
        Label("war-attack", piece=target.id, skill="leader"),
        key=f"attack.{target.id}",
        rule=barred.rule,
        of=target.owner,
        on=target.id,
        barred=barred,
        group=ATTACKS,
    )


def advantages(position: Position, unit: Unit) -> Iterator[Option[Wish]]:
    """The five uses with rules of their own, free form, and loading an aspect (war.adv.general)."""
    act, near_enough = action_barred(position, Act.ADVANTAGE), reach(position, unit)
    yield use(("ambush", ""), "war.adv.ambush", act or advantage.ambush_barred(position, unit))
    yield use(("intimidate", ""), "war.adv.intimidate", act)
    yield use(("surround", ""), "war.adv.surround", act or advantage.surround_barred(position, unit))
    for zone in position.zone(unit.zone or "").near:
        barred = act or advantage.scout_barred(position, zone)
        yield use(("scout", zone), "war.adv.scout", barred, on=zone)
    for target in position.foes_of(unit, position.active_units()):
        held = next((pin for pin in position.pins_on(target) if pin.by == unit.id), None)
        if held:
            barred = advantage.keep_barred(position, unit, held, near_enough) or act
            yield use(("keep", held.id), "war.adv.pin.maintain", barred, on=target.id, of=target.owner)
        else:
            barred = act or advantage.pin_barred(position, unit, target, near_enough)
            yield use(("pin", target.id), "war.adv.pin", barred, on=target.id, of=target.owner)
    yield use(("other", unit.id), "war.adv.general", act)
    yield use(("elsewhere", unit.id), "war.adv.general", act)
    yield use(("load", ""), "war.core.outcome.existing", act)
    if position.option("war.opt.full_defense") == "on":
        yield use(("guard", ""), "war.opt.full_defense", action_barred(position, Act.DEFENCE))


def use(wish: Wish, rule: str, barred: Barred | None, on: str | None = None, of: str | None = None) -> Option[Wish]:
    key = f"{wish[0]}.{wish[1]}" if wish[1] else wish[0]
    label = Label("war-use", use="defend" if wish[0] == "guard" else wish[0], on=on or "")
    return Option(wish, label, key=key, rule=rule, of=of, on=on, barred=barred, role="more", group=ADVANTAGES)


def overcomes(position: Position, actor: Actor) -> Iterator[Option[Wish]]:
    """Getting rid of aspects (war.over.aspect)."""
    for aspect in removable(position, actor):
        yield Option(
            ("rid", aspect.id),
            Label("war-rid", aspect=aspect.text, on=aspect.on),
            key=f"rid.{aspect.id}",
            rule="war.over.aspect",
            barred=action_barred(position, Act.OVERCOME),
            role="more",
            group=OVERCOMES,
        )


def second_action(position: Position, unit: Unit) -> Iterator[Option[Wish]]:
    yield Option(
        ("second", ""),
        Label("war-second-action"),
        key="second",
        rule="war.action.second.fate",
        barred=second_barred(position, unit),
        group=MORE,
    )


def attached(position: Position, unit: Unit, leader: Leader) -> Iterator[Option[Wish]]:
    """What the attached leader may do with his one action (war.leader.choices)."""
    act = leader_barred(position, leader)
    yield led(("give", leader.id), "war.action.second.leader", act or command.give_barred(position), leader)
    yield led(("boost", leader.id), "war.leader.boost", act, leader)
    yield led(("rally", leader.id), "war.leader.rally", act or whole(position, unit), leader)
    yield led(("other", leader.id), "war.leader.choices", act, leader)
    yield led(("elsewhere", leader.id), "war.leader.choices", act, leader)
    yield from duels(position, leader)
    yield led(("detach", leader.id), "war.leader.attach", command.detach_barred(position, leader), leader)


def whole(position: Position, unit: Unit) -> Barred | None:
    """Nothing to be removed (war.leader.rally)."""
    return None if position.consequences_of(unit) else Barred("war.leader.rally", piece=unit.id)


def led(wish: Wish, rule: str, barred: Barred | None, leader: Leader) -> Option[Wish]:
    label = Label("war-command", what=wish[0], leader=leader.id)
    return Option(
        wish, label, key=f"{wish[0]}.{leader.id}", rule=rule, on=leader.id, barred=barred, role="more", group=LEADERS
    )


def duels(position: Position, leader: Leader) -> Iterator[Option[Wish]]:
    """Leaders attack leaders only (war.leader.only_leaders, war.leader.duel)."""
    alone = position.now.actor == leader.id
    act = leader_barred(position, leader, duel=True) or (action_barred(position, Act.ATTACK) if alone else None)
    near_enough = reach(position, leader)
    for target in position.foes_of(leader, position.active_leaders()):
        barred = act or near_enough.bars(target.zone)
        for what, label, rule, variant in CHALLENGES:
            yield Option(
                (what, f"{leader.id}>{target.id}"),
                Label(label, leader=leader.id, target=target.id),
                key=f"{what}.{leader.id}.{target.id}",
                rule=rule,
                of=target.owner,
                on=target.id,
                barred=barred,
                role="more",
                group=LEADERS,
                variant=variant,
            )


def free_leader(position: Position, leader: Leader) -> Iterator[Option[Wish]]:
    """In a turn of his own; alone he cannot affect units, once attached he can (war.leader.independent.limits)."""
    yield led(("other", leader.id), "war.adv.general", action_barred(position, Act.ADVANTAGE), leader)
    yield led(("elsewhere", leader.id), "war.adv.general", action_barred(position, Act.ADVANTAGE), leader)
    yield led(("load", leader.id), "war.core.outcome.existing", action_barred(position, Act.ADVANTAGE), leader)
    alone = Barred("war.leader.independent.limits", leader=leader.id)
    unit = position.unit(leader.unit) if leader.unit else None
    boosts = action_barred(position, Act.ADVANTAGE) if unit else alone
    rallies = action_barred(position, Act.OVERCOME) or whole(position, unit) if unit else alone
    yield led(("boost", leader.id), "war.leader.boost", boosts, leader)
    yield led(("rally", leader.id), "war.leader.rally", rallies, leader)
    if unit:
        elsewhere = Barred("war.action.second.leader", piece=unit.id)
        yield led(("give", leader.id), "war.action.second.leader", elsewhere, leader)
    beyond = Barred("war.leader.only_leaders", leader=leader.id, by="leader") if unit else alone
    for target in position.foes_of(leader, position.active_units()):
        yield no_target(target, beyond)


def joining(position: Position, unit: Unit) -> Iterator[Option[Wish]]:
    """The player's other leaders may join the active unit (war.leader.attach)."""
    for leader in position.active_leaders():
        if leader.owner == unit.owner and not leader.unit:
            yield join(position, leader, unit, f"attach.{leader.id}")


def joins(position: Position, leader: Leader) -> Iterator[Option[Wish]]:
    """The active leader may join one of his player's units."""
    for unit in position.active_units():
        if unit.owner == leader.owner:
            yield join(position, leader, unit, f"attach.{unit.id}")


def join(position: Position, leader: Leader, unit: Unit, key: str) -> Option[Wish]:
    return Option(
        ("attach", f"{leader.id}>{unit.id}"),
        Label("war-attach", leader=leader.id, piece=unit.id),
        key=key,
        rule="war.leader.attach",
        on=unit.id if position.now.actor == leader.id else leader.id,
        barred=command.attach_barred(position, leader, unit),
        group=LEADERS,
    )
