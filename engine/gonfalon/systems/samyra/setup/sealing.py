"""The values of figures that only the game master knows: hit points and stamina, sealed at the start or later on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from gonfalon.questions.ask import GM, TABLE, Procedure, Tell, Weight
from gonfalon.questions.choice import Choices
from gonfalon.questions.fields import Field, Group
from gonfalon.questions.figures import Label
from gonfalon.questions.form import Form
from gonfalon.questions.option import Option
from gonfalon.questions.secret import Slip
from gonfalon.systems.samyra.setup.rows import sealed_hits, sealed_stamina
from gonfalon.systems.samyra.state.people import Figure
from gonfalon.systems.samyra.state.position import Position

INPUT = "samyra.act.input"
USUAL = ("hits",)
"""The values of a figure that are sealed unless somebody says otherwise."""


@dataclass(frozen=True, slots=True)
class Sealed:
    """The sealed values of the figures with these ids."""

    ids: tuple[str, ...]
    hits: Slip | None
    stamina: Slip | None


def masters(position: Position) -> tuple[Figure, ...]:
    """The figures that the game master plays and that have not fallen."""
    return tuple(one for one in position.standing if position.party(one.of).gm)


def seal_alike(position: Position) -> Procedure[Position]:
    """At the start, once for all that are alike: what is on a slip holds for each of them (samyra.act.input)."""
    alike: dict[tuple[str, object], tuple[str, ...]] = {}
    for one in masters(position):
        alike[one.of, one.name] = (*alike.get((one.of, one.name), ()), one.id)
    if not alike:
        return position
    fields = tuple(Field(ids[0], seal_group(ids, USUAL, len(ids))) for ids in alike.values())
    return (yield from seal_form(position, TABLE, fields, ("seal",)))


def seal(position: Position) -> Procedure[Position]:
    """The game master seals values of his figures, or others than were sealed before (samyra.act.input, samyra.bind.stamina)."""
    fields = tuple(Field(one.id, seal_group((one.id,), (), 1)) for one in masters(position))
    if not fields:
        return position
    position = yield from seal_form(position, GM, fields, ("seal", *(one.name for one in fields)))
    yield Tell(INPUT, sort="own", result="sealed", noted="no", weight=Weight.ASIDE)
    return position


def seal_form(position: Position, who: str, fields: tuple[Field, ...], about: tuple[str, ...]) -> Procedure[Position]:
    sealed = yield from Form(
        who, fields, lambda **sealed: tuple(sealed.values()), rule=INPUT, label=Label("samyra-ask-seal"), about=about
    )
    for one in sealed:
        position = with_sealed(position, one)
    return position


def seal_group(ids: tuple[str, ...], usual: tuple[str, ...], count: int) -> Group[Sealed]:
    options = tuple(
        Option(key, Label("samyra-seal", what=key), key=key, proposed=key in usual) for key in ("hits", "stamina")
    )
    what = Choices(GM, options, rule=INPUT, label=Label("samyra-form-seal"), least=0, most=2)
    fields = (
        Field("what", what),
        Field("hits", sealed_hits(), when=("what", ("hits",))),
        Field("stamina", sealed_stamina(), when=("what", ("stamina",))),
    )
    return Group(fields, maker(ids), Label("samyra-seal-figure", figure=ids[0], count=count))


def maker(ids: tuple[str, ...]) -> Callable[..., Sealed]:
    return lambda what, hits, stamina: Sealed(ids, hits, stamina)


def with_sealed(position: Position, one: Sealed) -> Position:
    """The same with these values under seal; what was open of them before is not any more."""
    for figure in sealed_of(position, one):
        if one.hits:
            figure = replace(figure, hits=None, sealed_hits=one.hits)
        if one.stamina:
            figure = replace(figure, stamina=None, sealed_stamina=one.stamina)
        position = position.with_figure(figure)
    return position


def sealed_of(position: Position, one: Sealed) -> Iterator[Figure]:
    return (position.figure(id) for id in one.ids)
