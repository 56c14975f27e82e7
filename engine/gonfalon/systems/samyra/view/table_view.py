"""The contents of the table, for any screen: parties, figures on the map or beside each other, contacts, areas, sealed plans."""

from __future__ import annotations

from collections.abc import Iterator

from gonfalon.questions.ask import GM
from gonfalon.questions.figures import Label, UserText
from gonfalon.systems.samyra.ground.areas import attack_area, holders, within
from gonfalon.systems.samyra.initiative import scored
from gonfalon.systems.samyra.movement.budget import bew_of
from gonfalon.systems.samyra.state.people import Carried, Figure, Grip, Party, Posture
from gonfalon.systems.samyra.state.position import DECLARING, Position, Step
from gonfalon.systems.samyra.tasks import task_label
from gonfalon.systems.samyra.view.emblems import emblem
from gonfalon.systems.samyra.view.order import round_order
from gonfalon.table.field.area import Area, Link
from gonfalon.table.field.grid import spans
from gonfalon.table.table import Card, Piece, PieceState, Place, Side, SideState, StepMark, StepState, Table, Value

PHASES = (
    ("initiative", "samyra.init.roll", (Step.READY, Step.INITIATIVE)),
    ("movement", "samyra.move.groupwise", (Step.MOVE,)),
    ("turning", "samyra.turn.end", (Step.TURN,)),
)
COLOURS = 16


def lay_out(position: Position) -> Table:
    """The table as everybody sees it; a party of the game master's has his seat (samyra.init.who)."""
    return Table(
        steps=tuple(steps(position)),
        sides=tuple(side(position, number, party) for number, party in enumerate(position.parties)),
        places=() if position.grid else tuple(places(position)),
        pieces=tuple(piece(position, one) for one in position.figures),
        cards=tuple(plans(position)),
        title=position.title if isinstance(position.title, Label) else None,
        layout="board",
        grid=position.grid,
        areas=tuple(areas(position)),
        links=tuple(links(position)),
        order=tuple(round_order(position)),
    )


def steps(position: Position) -> Iterator[StepMark]:
    """The phases of the round, and the five steps of the action phase (samyra.round.phases, samyra.act.steps)."""
    if not position.round or position.step is Step.OVER:
        return
    order = [step for _, _, of in PHASES for step in of]
    now = order.index(position.step) if position.step in order else len(order)
    for key, rule, of in PHASES:
        first = order.index(of[0])
        state: StepState = "now" if position.step in of else "done" if first < now else "ahead"
        yield StepMark(key, Label("samyra-step", step=key), state, rule)
    acting = position.step in (Step.DECLARE, Step.ACT, Step.CLOSE, Step.END)
    if position.option("samyra.act.declare") == "kind_first":
        declaring = position.step is Step.DECLARE or (position.step is Step.ACT and position.at == DECLARING)
        state = "now" if declaring else "done" if acting else "ahead"
        yield StepMark("declare", Label("samyra-step", step="declare"), state, "samyra.act.declare")
    for number in range(1, 6):
        at = 6 if position.step in (Step.CLOSE, Step.END) else position.at
        state = "ahead" if not acting or number > at else "now" if number == at else "done"
        yield StepMark(f"act.{number}", Label("samyra-action-step", step=number), state, "samyra.act.steps")


def side(position: Position, number: int, party: Party) -> Side:
    own = position.of(party.id)
    state: SideState = (
        "out" if own and not any(one.up for one in own) else "turn" if position.moving == party.id else "in"
    )
    seat = GM if party.gm else None
    return Side(party.id, number % COLOURS, tuple(side_values(position, party)), team=party.id, state=state, seat=seat)


def side_values(position: Position, party: Party) -> Iterator[Value]:
    rolled = dict(position.rolls)
    if party.id in rolled:
        label = scored("samyra-value-score", rolled[party.id])
        yield Value(f"{party.id}.score", label, "samyra.init.roll")
    if party.id in position.order:
        yield Value(
            f"{party.id}.place",
            Label("samyra-value-place", place=position.order.index(party.id) + 1),
            "samyra.init.winner_orders",
        )


def places(position: Position) -> Iterator[Place]:
    """Without a map a card for each party, on which its figures stand."""
    for number, party in enumerate(position.parties):
        near = tuple(one.id for one in position.parties if one.id != party.id)
        yield Place(
            f"at.{party.id}",
            Label("samyra-party", side=party.id),
            "card",
            (number, 0),
            near=tuple(f"at.{id}" for id in near),
        )


def piece(position: Position, figure: Figure) -> Piece:
    """A figure: fallen, done with its movement or its action, or ready."""
    state: PieceState = "ready"
    if not figure.up:
        state = "out"
    elif position.step is Step.MOVE and figure.of == position.moving:
        state = "acted" if figure.pace.over else "active"
    elif figure.pace.acted:
        state = "acted"
    return Piece(
        figure.id,
        figure.of,
        emblem(figure),
        place=None if position.grid or figure.gone else f"at.{figure.of}",
        badges=tuple(marks(figure)) if position.grid else tuple(at_a_glance(position, figure)),
        state=state,
        details=(*(() if position.grid else contacts(position, figure)), *details(position, figure)),
        at=figure.at,
        facing=figure.facing if position.grid and position.facing else None,
        covers=figure.covers,
    )


def marks(figure: Figure) -> Iterator[Value]:
    """Yield the values to show at once if there is room for them: posture, a spell, room to swing, what it stands on."""
    if figure.gone:
        yield Value(f"{figure.id}.gone", Label("samyra-state", state="gone"), "samyra.sides.hostile")
    if figure.posture is not Posture.STANDING:
        yield Value(f"{figure.id}.low", Label("samyra-posture", posture=figure.posture.value), "samyra.alt.low")
    if figure.task:
        rule = "samyra.spell.long" if figure.task.kind.value == "spell" else "samyra.act.long"
        yield Value(f"{figure.id}.task", task_label(figure.task), rule)
    for number, kind in enumerate(figure.pace.more, 1):
        yield Value(f"{figure.id}.more{number}", Label("samyra-value-more", kind=kind), "samyra.round.budget")
    if figure.room:
        yield Value(f"{figure.id}.room", Label("samyra-value-room", spaces=figure.room), "samyra.twohand.claim")
    if figure.perched:
        yield Value(f"{figure.id}.perched", Label("samyra-value-perched"), "samyra.move.fight_from_object")
    if figure.pace.bind and figure.pace.bind.most is not None:
        label = Label("samyra-value-bind", target=figure.pace.bind.target, most=figure.pace.bind.most)
        yield Value(f"{figure.id}.bind", label, "samyra.bind.threshold")


def at_a_glance(position: Position, figure: Figure) -> Iterator[Value]:
    """On the tile of a figure without a map: how hurt it is, with whom it is in contact, and what should be seen at once.
    The damage is open, the hit points are where they are not sealed (samyra.act.input, samyra.zone.known).
    """
    hits = 0 if figure.sealed_hits else figure.hits or 0
    hurt = Label("samyra-value-hurt", damage=figure.damage, left=max(0, hits - figure.damage), hits=hits)
    yield Value(f"{figure.id}.hurt", hurt, "samyra.act.input")
    foes = tuple(dict.fromkeys((*holders(position, figure.id), *within(position, figure.id))))
    if foes:
        yield Value(f"{figure.id}.contact", Label("samyra-value-contact", foes=foes), "samyra.zone.known")
    yield from marks(figure)


def contacts(position: Position, figure: Figure) -> Iterator[Value]:
    """In whose attack area a figure stands, and who stands in its own (samyra.zone.known)."""
    if foes := holders(position, figure.id):
        yield Value(f"{figure.id}.inside", Label("samyra-value-inside", foes=foes), "samyra.zone.known")
    if foes := within(position, figure.id):
        yield Value(f"{figure.id}.reaches", Label("samyra-value-reaches", foes=foes), "samyra.zone.known")


def details(position: Position, figure: Figure) -> Iterator[Value]:
    """For a closer look: movement, weapons, damage; what is sealed the game master alone reads (samyra.act.input)."""
    yield Value(f"{figure.id}.bew", Label("samyra-value-bew", bew=bew_of(position, figure)), "samyra.move.bew")
    for number, weapon in enumerate(figure.weapons, 1):
        place = Carried.HAND if weapon.grip is Grip.NATURAL else weapon.carried
        label = Label("samyra-value-weapon", grip=weapon.grip.value, carried=place.value)
        yield Value(f"{figure.id}.weapon{number}", label, "samyra.alt.weapon")
    if figure.runs:
        yield Value(f"{figure.id}.runs", Label("samyra-learnt", what="runs"), "samyra.zone.run_check")
    if figure.second:
        yield Value(f"{figure.id}.second", Label("samyra-learnt", what="second"), "samyra.act.second_weapon")
    yield Value(f"{figure.id}.damage", hits_label(figure), "samyra.act.input")
    if figure.attack is not None:
        example = Label("samyra-value-example", attack=figure.attack, harm=figure.harm or 0)
        yield Value(f"{figure.id}.example", example, "samyra.act.input")
    if figure.sealed_stamina:
        left = figure.sealed_stamina.veiled(
            "hidden", lambda whole, tired: max(0, whole - tired) if whole else "uncounted", figure.tired
        )
        yield Value(f"{figure.id}.stamina", Label("samyra-value-stamina", left=left), "samyra.bind.stamina")
    elif figure.stamina is not None:
        yield Value(
            f"{figure.id}.stamina",
            Label("samyra-value-stamina", left=max(0, figure.stamina - figure.tired)),
            "samyra.bind.stamina",
        )


def hits_label(figure: Figure) -> Label:
    """The damage is open; the hit points left where they are known."""
    if figure.sealed_hits:
        left = figure.sealed_hits.veiled(
            "hidden", lambda hits, damage: max(0, hits - damage) if hits else "unknown", figure.damage
        )
        return Label("samyra-value-hits", damage=figure.damage, left=left)
    known = "unknown" if figure.hits is None else max(0, figure.hits - figure.damage)
    return Label("samyra-value-hits", damage=figure.damage, left=known)


def plans(position: Position) -> Iterator[Card]:
    """The sealed texts of spells: that a card lies there is open, what stands on it is not."""
    for id, slip in position.plans:
        yield Card(f"plan.{id}", slip.by, seal=slip.seal, again=again)


def again(text: str) -> Label:
    return Label("samyra-plan", text=UserText(text))


def areas(position: Position) -> Iterator[Area]:
    """Claimed room, and the attack areas of those who are not moving now (samyra.twohand.blocks, samyra.zone.known)."""
    grid = position.grid
    if grid is None:
        return
    for one in position.standing:
        if one.claim:
            yield Area(
                f"claim.{one.id}", spans(grid, one.claim), Label("samyra-claimed", figure=one.id), one.id, "claimed"
            )
        if position.moving and one.armed and position.hostile(one.of, position.moving):
            cells = spans(grid, attack_area(position, one.id))
            yield Area(f"attack.{one.id}", cells, Label("samyra-area", figure=one.id), one.id, "attack")


def links(position: Position) -> Iterator[Link]:
    """Contacts without a map: from whoever stands in an area to whose it is; one link where it is mutual (samyra.zone.known)."""
    if position.grid:
        return
    pairs = {(one.id, foe) for one in position.standing for foe in holders(position, one.id)}
    for mover, foe in sorted(pairs):
        mutual = (foe, mover) in pairs
        if not mutual or mover < foe:
            yield Link(mover, foe, Label("samyra-in-area"), "samyra.zone.known", both=mutual)
