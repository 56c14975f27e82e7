"""Face-down zone cards: writing on them for a fate point, and turning them up."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from gonfalon.fate.points import pay
from gonfalon.questions.ask import Now, Procedure, Tell, Weight
from gonfalon.questions.choice import Choice, Ruling
from gonfalon.questions.deed import Deed
from gonfalon.questions.figures import Label, UserText
from gonfalon.questions.option import Option
from gonfalon.questions.refusal import Barred
from gonfalon.questions.secret import FaceDown, Reveal
from gonfalon.questions.text import Text
from gonfalon.systems.war.aspects.creation import put
from gonfalon.systems.war.state.options import Proceed
from gonfalon.systems.war.state.pieces import LONGEST_ASPECT, Aspect, Kind, Player, Zone
from gonfalon.systems.war.state.position import Position


def written_text(player: str) -> Text:
    return Text(player, LONGEST_ASPECT, 1, rule="war.zone.aspect.buy", label=Label("war-ask-zone-aspect", side=player))


def hindrance(player: str, label: Label | None = None) -> Choice[bool]:
    """Return the choice that lets the writer say whether the aspect hinders movement (war.zone.aspect.hinders)."""
    return Choice(
        player,
        (
            Option(False, Label("war-hinders", hinders="no"), key="no", proposed=True),
            Option(True, Label("war-hinders", hinders="yes"), key="yes"),
        ),
        rule="war.zone.aspect.hinders",
        label=label or Label("war-ask-proposed-hindrance", side=player),
    )


def not_blank(position: Position, zone: Zone) -> Barred | None:
    """Why this card cannot be written on; it tells no more than that (war.zone.aspect.buy)."""
    if zone.written or position.aspects_on(zone.id):
        return Barred("war.zone.aspect.buy")
    return None


def cards(position: Position, player: Player) -> Iterator[Option[Proceed]]:
    """The zone cards that this player may write on."""
    poor = Barred("war.fate.pools", player=player.id) if player.fate < 1 else None
    for zone in position.zones:
        yield Option(
            partial(write, player.id, zone.id),
            Label("war-write-on", zone=zone.id),
            key=f"write.{zone.id}",
            rule="war.zone.aspect.buy",
            on=zone.id,
            barred=not_blank(position, zone) or poor,
            role="more",
        )


def write(player: str, zone: str, position: Position) -> Procedure[Position]:
    """The text and the proposed hindrance, each on a slip of its own (war.zone.aspect.face_down)."""
    text = yield from FaceDown((player,), asks=(written_text(player),), rule="war.zone.aspect.buy")
    flag = yield from FaceDown((player,), asks=(hindrance(player),), rule="war.zone.aspect.hinders")
    yield Tell("war.zone.aspect.face_down", player=player, zone=zone)
    position = pay(position, player)
    card = replace(position.zone(zone), payer=player, text=text, flag=flag, written=True)
    return (yield from Now(position.with_zone(card)))


def turned_up(position: Position, id: str) -> Procedure[Position]:
    """The card is turned up for everybody, where one lies face down (war.zone.aspect.reveal)."""
    zone = position.zone(id)
    if zone.text is None or zone.flag is None:
        return position
    return (yield from Deed("war.zone.aspect.reveal", by=zone.payer, to=id).of(read_out(position, id)))


def read_out(position: Position, id: str) -> Procedure[Position]:
    """Its text is there for all; the game master decides whether it hinders (war.zone.aspect.hinders)."""
    zone = position.zone(id)
    assert zone.text and zone.flag
    text: str = yield from Reveal(zone.payer, zone.text, rule="war.zone.aspect.reveal")
    proposed: str = yield from Reveal(zone.payer, zone.flag, rule="war.zone.aspect.hinders")
    yield Tell("war.zone.aspect.reveal", zone=id, player=zone.payer, aspect=UserText(text), weight=Weight.OUTCOME)
    position = position.with_zone(replace(zone, text=None, flag=None))
    position, new = put(position, Aspect("", UserText(text), id, Kind.SITUATION, zone.payer))
    id_of_new = new.id
    position = yield from Now(position)
    new = position.aspect(id_of_new)
    hinders = yield from ask_hindrance(position, new, proposed)
    new = replace(new, hinders=hinders)
    yield Tell("war.zone.aspect.hinders", zone=id, aspect=new.text, hinders="yes" if hinders else "no")
    return (yield from Now(position.with_aspect(new)))


def ask_hindrance(position: Position, aspect: Aspect, proposed: str) -> Procedure[bool]:
    """The game master decides when the aspect becomes visible; its writer has proposed, or is he (war.zone.aspect.hinders)."""
    return (
        yield from Ruling(
            position.adjudicator,
            (
                Option(False, Label("war-hinders", hinders="no"), key="no", proposed=proposed != "yes"),
                Option(True, Label("war-hinders", hinders="yes"), key="yes", proposed=proposed == "yes"),
            ),
            rule="war.zone.aspect.hinders",
            label=Label("war-ask-hindrance", zone=aspect.on, aspect=aspect.text, proposed=proposed),
        )
    )


def on_zone(position: Position, aspect_id: str, writer: str) -> Procedure[Position]:
    """A situation aspect that has come onto a zone in play: its writer proposes whether it hinders, and it is settled."""
    aspect = position.aspect(aspect_id)
    if aspect.kind is not Kind.SITUATION or all(zone.id != aspect.on for zone in position.zones):
        return position
    proposed = "none"
    if writer != position.adjudicator:
        question = Label("war-ask-open-hindrance", zone=aspect.on, aspect=aspect.text)
        proposed = "yes" if (yield from hindrance(writer, question)) else "no"
    if not (yield from ask_hindrance(position, aspect, proposed)):
        return position
    yield Tell("war.zone.aspect.hinders", zone=aspect.on, aspect=aspect.text, hinders="yes")
    return (yield from Now(position.with_aspect(replace(aspect, hinders=True))))


def seen(position: Position) -> Procedure[Position]:
    """A piece on a card sees the ground: the card is turned up (war.setup.deploy)."""
    held = {actor.zone for actor in position.on_field()}
    for id in [zone.id for zone in position.zones if zone.face_down and zone.id in held]:
        position = yield from turned_up(position, id)
    return position
