"""The cast: kinds of figures with what they carry. Movement values are ours; those of a table are entered over them."""

from __future__ import annotations

from dataclasses import dataclass, replace

from gonfalon.questions.figures import Label
from gonfalon.systems.samyra.state.people import FOOTPRINTS, Carried, Figure, Grip, Named, Weapon
from gonfalon.table.field.grid import Cell

BODY, HAND = Carried.BODY, Carried.HAND


@dataclass(frozen=True, slots=True)
class Example:
    """Values of a kind for a table that has none of its own (samyra.act.input): hit points, the highest roll of a d20 that
    hits, and the damage of a hit after armour.
    """

    hits: int = 8
    attack: int = 10
    harm: int = 3


@dataclass(frozen=True, slots=True)
class Template:
    """A kind of figure: its weapons in hand and on the body, what it has learnt, and example values."""

    key: str
    bew: int
    weapons: tuple[Weapon, ...]
    runs: bool = False
    second: bool = False
    swing: int = 0
    size: int = 2
    reach: int = 1
    covers: tuple[Cell, ...] = FOOTPRINTS[1]
    example: Example = Example()

    @property
    def label(self) -> Label:
        return Label("samyra-template", kind=self.key)


MELEE = Weapon(Grip.MELEE)
SPARE = Weapon(Grip.MELEE, BODY)
TEMPLATES: tuple[Template, ...] = (
    Template("fighter", 6, (MELEE, SPARE), example=Example(12, 12, 4)),
    Template("twin", 6, (MELEE, MELEE), second=True, example=Example(11, 12, 3)),
    Template("halberdier", 5, (Weapon(Grip.TWO_HANDED), SPARE), swing=2, reach=2, example=Example(11, 11, 5)),
    Template("archer", 6, (Weapon(Grip.RANGED), SPARE), example=Example(10, 12, 4)),
    Template("scout", 7, (MELEE, SPARE), runs=True, example=Example(10, 12, 3)),
    Template("mage", 6, (MELEE,), example=Example(8, 11, 4)),
    Template("giant", 6, (MELEE,), size=3, covers=FOOTPRINTS[3], example=Example(20, 11, 6)),
    Template("mite", 4, (MELEE,), size=1, example=Example(7, 12, 2)),
    Template("orc", 6, (MELEE, SPARE), example=Example(6, 9, 3)),
    Template("robber", 6, (MELEE, SPARE), example=Example(6, 9, 3)),
    Template("wolf", 9, (Weapon(Grip.NATURAL),), size=1, example=Example(4, 9, 2)),
)
NATURE = {one.key: one for one in TEMPLATES}


def figure_of(template: Template, id: str, of: str, name: Named) -> Figure:
    """A figure of this kind, unhurt."""
    return Figure(
        id,
        of,
        name,
        template.bew,
        template.weapons,
        runs=template.runs,
        second=template.second,
        swing=template.swing,
        size=template.size,
        reach=template.reach,
        covers=template.covers,
        kind=template.key,
    )


def with_example(figure: Figure) -> Figure:
    """The same with the example values of its kind."""
    known = NATURE[figure.kind].example
    return replace(figure, hits=known.hits, attack=known.attack, harm=known.harm)


def sheathed(weapons: tuple[Weapon, ...]) -> tuple[Weapon, ...]:
    """The same with nothing in hand."""
    return tuple(
        Weapon(one.grip, BODY) if one.carried is HAND and one.grip is not Grip.NATURAL else one for one in weapons
    )
