"""The damage of a blow as a table enters it."""

from __future__ import annotations

from gonfalon.questions.ask import TABLE
from gonfalon.questions.fields import Field
from gonfalon.questions.figures import Label
from gonfalon.questions.number import Number
from gonfalon.systems.samyra.state.people import Figure

MOST_DAMAGE = 99
LIKELY = (1, 2, 3, 4, 5, 6)


def damage_field(rule: str, usual: int | None = None, *, effect: bool = False) -> Field:
    """The damage after armour, asked where the field `result` says that it hit (samyra.act.input, samyra.strike.input).

    What is `usual` for the figure stands there at first. The damage of an attack makes it a hit, and none is said in words.
    An `effect` is aimed at nobody as long as nobody says otherwise: its damage is entered only after the hit.
    """
    number = Number(
        TABLE,
        0,
        MOST_DAMAGE,
        usual or 0,
        rule=rule,
        label=Label("samyra-form-damage"),
        quick=LIKELY,
        zero=None if effect else Label("samyra-no-damage"),
    )
    return Field("damage", number, when=("result", ("hit",)), sets=not effect)


def example_notes(figure: Figure) -> tuple[Label, ...]:
    """With which roll an attack of this figure hits by its example values, and what that does (samyra.act.input)."""
    if figure.attack is None:
        return ()
    return (Label("samyra-note-example", attack=figure.attack, harm=figure.harm or 0),)
