"""The menu of a turn: each option with the reason if it is barred, grouped as the rules group them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache, partial

from gonfalon.questions.ask import Procedure
from gonfalon.questions.figures import Label
from gonfalon.questions.option import Option
from gonfalon.questions.refusal import Barred
from gonfalon.systems.war.actions import advantage, attack, command, freeform, moves
from gonfalon.systems.war.actions.freeform import removable
from gonfalon.systems.war.actions.moves import free_move_barred
from gonfalon.systems.war.state.facts import Reach, obstructed, reach, weapon
from gonfalon.systems.war.state.options import Proceed, unchanged
from gonfalon.systems.war.state.pieces import Act, Actor, Aspect, Kind, Leader, Unit
from gonfalon.systems.war.state.position import Position
from gonfalon.systems.war.state.turn_actions import action_barred, leader_barred, second_barred

MOVES = Label("war-group", of="move")
ATTACKS = Label("war-group", of="attack")
ADVANTAGES = Label("war-group", of="advantage")
OVERCOMES = Label("war-group", of="overcome")
LEADERS = Label("war-group", of="leader")
MORE = Label("war-group", of="more")

TARGETS = 1024
"""So many options against enemies are kept, each as long as nothing changes that is said of it."""
LeaderProceed = Callable[[str, Position], Procedure[Position]]
"""The procedure of a leader's action, by his id."""


def menu(position: Position, actor: Actor) -> Iterator[Option[Proceed]]:
    """Everything that a player might expect to do now, but ending the turn."""
    yield from movement(position, actor)
    if isinstance(actor, Unit):
        yield from attacks(position, actor)
        yield from advantages(position, actor)
        yield from overcomes(position, actor)
        yield from second_action(position, actor)
        if leader := position.attached_to(actor):
            yield from attached(position, actor, leader)
        yield from joining(position, actor)
    else:
        yield from duels(position, actor)
        yield from free_leader(position, actor)
        yield from overcomes(position, actor)
        yield from joins(position, actor)


def strikes(position: Position, unit: Unit) -> Iterator[Option[Proceed]]:
    """Attacks of the unit, and duels of its leader: what may still follow an attack (war.action.attack_last)."""
    yield from attacks(position, unit)
    if leader := position.attached_to(unit):
        yield from duels(position, leader)


def movement(position: Position, actor: Actor) -> Iterator[Option[Proceed]]:
    """Free moves to adjacent zones, and Overcome where a free move does not do (war.move.free, war.over.extra_move)."""
    for zone in position.zone(actor.zone or "").near:
        barred = free_move_barred(position, actor, zone)
        yield Option(
            partial(moves.free_move, zone),
            Label("war-move", zone=zone),
            key=f"move.{zone}",
            rule="war.move.free",
            on=zone,
            barred=barred,
            role="direct",
            group=MOVES,
        )
        yield Option(
            partial(moves.force, zone),
            Label("war-force", zone=zone, how=how(position, actor, zone)),
            key=f"force.{zone}",
            rule="war.over.result",
            on=zone,
            barred=led_elsewhere(actor) or action_barred(position, Act.OVERCOME),
            role="more",
            group=OVERCOMES,
        )


def led_elsewhere(actor: Actor) -> Barred | None:
    """An attached leader moves with his unit only (war.leader.acts_with_unit)."""
    is_led = isinstance(actor, Leader) and actor.unit
    return Barred("war.leader.acts_with_unit", leader=actor.id) if is_led else None


def how(position: Position, actor: Actor, zone: str) -> str:
    """Return the obstacle to an Overcome move, as a message selects on it."""
    if position.pins_on(actor):
        return "pinned"
    if not obstructed(position, zone, actor):
        return "clear"
    return "foes" if position.foes_in(zone, actor) else "terrain"


def attacks(position: Position, unit: Unit) -> Iterator[Option[Proceed]]:
    """Every enemy unit on the field; what cannot be reached, with the reason (war.attack.target)."""
    act, near_enough = action_barred(position, Act.ATTACK), reach(position, unit)
    close, far = weapon(position, 0), weapon(position, 1)
    beyond = act or near_enough.beyond
    for target in position.foes_of(unit, position.active_units()):
        skill = close if target.zone == unit.zone else far
        yield striking(target.id, target.owner, skill, act if target.zone in near_enough.zones else beyond)
    for leader in position.foes_of(unit, position.active_leaders()):
        yield no_target(leader.id, leader.owner, leader.id, "unit")


@lru_cache(maxsize=TARGETS)
def striking(target: str, owner: str, skill: str, barred: Barred | None) -> Option[Proceed]:
    """An attack on this unit."""
    return Option(
        partial(attack.attack, target),
        Label("war-attack", piece=target, skill=skill),
        key=f"attack.{target}",
        rule="war.attack.target",
        of=owner,
        on=target,
        barred=barred,
        role="direct",
        group=ATTACKS,
        note=Label("war-skill", skill=skill),
    )


@lru_cache(maxsize=TARGETS)
def no_target(target: str, owner: str, leader: str, by: str) -> Option[Proceed]:
    """Units attack units, leaders attack leaders: what crosses the line is shown with the reason.

    A leader on his own can affect no unit (war.leader.independent.limits).
    """
    alone = Barred("war.leader.independent.limits", leader=leader)
    barred = Barred("war.leader.only_leaders", leader=leader, by=by) if by else alone
    return Option(
        unchanged,
        Label("war-attack", piece=target, skill="leader"),
        key=f"attack.{target}",
        rule=barred.rule,
        of=owner,
        on=target,
        barred=barred,
        group=ATTACKS,
    )


def advantages(position: Position, unit: Unit) -> Iterator[Option[Proceed]]:
    """The five uses with rules of their own, free form, and loading an aspect (war.adv.general)."""
    act, near_enough = action_barred(position, Act.ADVANTAGE), reach(position, unit)
    yield use("ambush", advantage.ambush, "war.adv.ambush", act or advantage.ambush_barred(position, unit))
    yield use("intimidate", advantage.intimidate, "war.adv.intimidate", act)
    yield use("surround", advantage.surround, "war.adv.surround", act or advantage.surround_barred(position, unit))
    for zone in position.zone(unit.zone or "").near:
        barred = act or advantage.scout_barred(position, zone)
        yield use("scout", partial(advantage.scout, zone), "war.adv.scout", barred, zone, on=zone)
    yield from pinnings(position, unit, act, near_enough)
    yield use("other", partial(freeform.other, unit.id), "war.adv.general", act, unit.id)
    yield use("elsewhere", partial(freeform.elsewhere, unit.id), "war.adv.general", act, unit.id)
    yield use("load", partial(freeform.load, unit.id), "war.core.outcome.existing", act)
    if position.option("war.opt.full_defense") == "on":
        yield use("guard", freeform.full_defence, "war.opt.full_defense", action_barred(position, Act.DEFENCE))


def pinnings(position: Position, unit: Unit, act: Barred | None, near_enough: Reach) -> Iterator[Option[Proceed]]:
    """Pinning each enemy unit down, or keeping up the pin on it (war.adv.pin, war.adv.pin.maintain).

    Of a pin that holds already, that is said, whatever else is in the way.
    """
    held: dict[str, Aspect] = {}
    for pin in position.aspects:
        if pin.kind is Kind.PINNED and pin.by == unit.id:
            held.setdefault(pin.on, pin)
    here, beyond = act or advantage.pin_here_barred(position, unit), act or near_enough.beyond
    for target in position.foes_of(unit, position.active_units()):
        if pinned := held.get(target.id):
            barred = advantage.keep_barred(position, unit, pinned, near_enough) or act
            proceed: Proceed = partial(advantage.keep_up, pinned.id)
            yield use("keep", proceed, "war.adv.pin.maintain", barred, pinned.id, on=target.id, of=target.owner)
        elif target.zone not in near_enough.zones:
            yield pinning(target.id, target.owner, beyond)
        else:
            yield pinning(target.id, target.owner, here if target.zone == unit.zone else act)


@lru_cache(maxsize=TARGETS)
def pinning(target: str, owner: str, barred: Barred | None) -> Option[Proceed]:
    """Pinning this unit down."""
    return use("pin", partial(advantage.pin, target), "war.adv.pin", barred, target, on=target, of=owner)


def use(
    what: str,
    proceed: Proceed,
    rule: str,
    barred: Barred | None,
    which: str = "",
    on: str | None = None,
    of: str | None = None,
) -> Option[Proceed]:
    """A use of Create an advantage; the key says `which` of several."""
    label = Label("war-use", use="defend" if what == "guard" else what, on=on or "")
    key = f"{what}.{which}" if which else what
    return Option(proceed, label, key=key, rule=rule, of=of, on=on, barred=barred, role="more", group=ADVANTAGES)


def overcomes(position: Position, actor: Actor) -> Iterator[Option[Proceed]]:
    """Getting rid of aspects (war.over.aspect)."""
    for aspect in removable(position, actor):
        yield Option(
            partial(freeform.rid, actor.id, aspect.id),
            Label("war-rid", aspect=aspect.text, on=aspect.on),
            key=f"rid.{aspect.id}",
            rule="war.over.aspect",
            barred=action_barred(position, Act.OVERCOME),
            role="more",
            group=OVERCOMES,
        )


def second_action(position: Position, unit: Unit) -> Iterator[Option[Proceed]]:
    yield Option(
        command.buy_action,
        Label("war-second-action"),
        key="second",
        rule="war.action.second.fate",
        barred=second_barred(position, unit),
        group=MORE,
    )


def attached(position: Position, unit: Unit, leader: Leader) -> Iterator[Option[Proceed]]:
    """Yield the actions among which the attached leader has one (war.leader.choices)."""
    act = leader_barred(position, leader)
    give = act or command.give_barred(position)
    yield led("give", command.give_action, "war.action.second.leader", give, leader)
    yield led("boost", command.put_boost, "war.leader.boost", act, leader)
    yield led("rally", command.rally, "war.leader.rally", act or unhurt(position, unit), leader)
    yield led("other", freeform.other, "war.leader.choices", act, leader)
    yield led("elsewhere", freeform.elsewhere, "war.leader.choices", act, leader)
    yield from duels(position, leader)
    yield led("detach", command.detach, "war.leader.attach", command.detach_barred(position, leader), leader)


def unhurt(position: Position, unit: Unit) -> Barred | None:
    """Nothing to be removed (war.leader.rally)."""
    return None if position.consequences_of(unit) else Barred("war.leader.rally", piece=unit.id)


def led(what: str, proceed: LeaderProceed, rule: str, barred: Barred | None, leader: Leader) -> Option[Proceed]:
    return Option(
        partial(proceed, leader.id),
        Label("war-command", what=what, leader=leader.id),
        key=f"{what}.{leader.id}",
        rule=rule,
        on=leader.id,
        barred=barred,
        role="more",
        group=LEADERS,
    )


def duels(position: Position, leader: Leader) -> Iterator[Option[Proceed]]:
    """Leaders attack leaders only (war.leader.only_leaders, war.leader.duel)."""
    alone = position.now.actor == leader.id
    act = leader_barred(position, leader, duel=True) or (action_barred(position, Act.ATTACK) if alone else None)
    near_enough = reach(position, leader)
    for target in position.foes_of(leader, position.active_leaders()):
        barred = act or near_enough.bars(target.zone)
        yield from challenges(leader.id, target.id, target.owner, barred)


@lru_cache(maxsize=TARGETS)
def challenges(leader: str, target: str, owner: str, barred: Barred | None) -> tuple[Option[Proceed], ...]:
    """The two ways to attack a leader."""
    return (
        challenge("duel", attack.duel, "war.leader.duel", barred, leader, target, owner),
        challenge("provoke", attack.provoke, "war.attack.no_provoke", barred, leader, target, owner),
    )


def challenge(
    what: str,
    proceed: Callable[[str, str, Position], Procedure[Position]],
    rule: str,
    barred: Barred | None,
    leader: str,
    target: str,
    owner: str,
) -> Option[Proceed]:
    """A way to attack a leader; by Provoke has short words beside the usual way."""
    provoked = what == "provoke"
    return Option(
        partial(proceed, leader, target),
        Label("war-duel-provoke" if provoked else "war-duel", leader=leader, target=target),
        key=f"{what}.{leader}.{target}",
        rule=rule,
        of=owner,
        on=target,
        barred=barred,
        role="more",
        group=LEADERS,
        variant=Label("war-provoke-short") if provoked else None,
        note=None if provoked else Label("war-duel-note"),
    )


def free_leader(position: Position, leader: Leader) -> Iterator[Option[Proceed]]:
    """In a turn of his own; alone he cannot affect units, once attached he can (war.leader.independent.limits)."""
    create = action_barred(position, Act.ADVANTAGE)
    yield led("other", freeform.other, "war.adv.general", create, leader)
    yield led("elsewhere", freeform.elsewhere, "war.adv.general", create, leader)
    yield led("load", freeform.load, "war.core.outcome.existing", create, leader)
    alone = Barred("war.leader.independent.limits", leader=leader.id)
    unit = position.unit(leader.unit) if leader.unit else None
    rallies = action_barred(position, Act.OVERCOME) or unhurt(position, unit) if unit else alone
    yield led("boost", command.put_boost, "war.leader.boost", create if unit else alone, leader)
    yield led("rally", command.rally, "war.leader.rally", rallies, leader)
    if unit:
        elsewhere = Barred("war.action.second.leader", piece=unit.id)
        yield led("give", command.give_action, "war.action.second.leader", elsewhere, leader)
    for target in position.foes_of(leader, position.active_units()):
        yield no_target(target.id, target.owner, leader.id, "leader" if unit else "")


def joining(position: Position, unit: Unit) -> Iterator[Option[Proceed]]:
    """The player's other leaders may join the active unit (war.leader.attach)."""
    for leader in position.active_leaders():
        if leader.owner == unit.owner and not leader.unit:
            yield join(position, leader, unit, f"attach.{leader.id}")


def joins(position: Position, leader: Leader) -> Iterator[Option[Proceed]]:
    """The active leader may join one of his player's units."""
    for unit in position.active_units():
        if unit.owner == leader.owner:
            yield join(position, leader, unit, f"attach.{unit.id}")


def join(position: Position, leader: Leader, unit: Unit, key: str) -> Option[Proceed]:
    return Option(
        partial(command.attach, leader.id, unit.id),
        Label("war-attach", leader=leader.id, piece=unit.id),
        key=key,
        rule="war.leader.attach",
        on=unit.id if position.now.actor == leader.id else leader.id,
        barred=command.attach_barred(position, leader, unit),
        group=LEADERS,
    )
