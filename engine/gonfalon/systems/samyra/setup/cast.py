"""The cast: kinds of figures with what they carry. Movement values are ours; those of a table are entered over them."""

from __future__ import annotations

from dataclasses import dataclass

from gonfalon.field.grid import Cell
from gonfalon.figures import Label
from gonfalon.systems.samyra.state.people import Carried, Figure, Grip, Named, Weapon

BODY, HAND = Carried.BODY, Carried.HAND


@dataclass(frozen=True, slots=True)
class Template:
    """A kind of figure: its weapons in hand and on the body, and what it has learnt."""

    key: str
    bew: int
    weapons: tuple[Weapon, ...]
    runs: bool = False
    second: bool = False
    swing: int = 0
    size: int = 2
    reach: int = 1
    covers: tuple[Cell, ...] = ((0, 0),)

    @property
    def label(self) -> Label:
        return Label("samyra-template", kind=self.key)


MELEE = Weapon(Grip.MELEE)
SPARE = Weapon(Grip.MELEE, BODY)
TEMPLATES: tuple[Template, ...] = (
    Template("fighter", 6, (MELEE, SPARE)),
    Template("twin", 6, (MELEE, MELEE), second=True),
    Template("halberdier", 5, (Weapon(Grip.TWO_HANDED), SPARE), swing=2, reach=2),
    Template("archer", 6, (Weapon(Grip.RANGED), SPARE)),
    Template("scout", 7, (MELEE, SPARE), runs=True),
    Template("mage", 6, (MELEE,)),
    Template("giant", 6, (MELEE,), size=3, covers=((0, 0), (1, 0), (0, 1))),
    Template("mite", 4, (MELEE,), size=1),
    Template("orc", 6, (MELEE, SPARE)),
    Template("robber", 6, (MELEE, SPARE)),
    Template("wolf", 9, (Weapon(Grip.NATURAL),), size=1),
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


def sheathed(weapons: tuple[Weapon, ...]) -> tuple[Weapon, ...]:
    """The same with nothing in hand."""
    return tuple(
        Weapon(one.grip, BODY) if one.carried is HAND and one.grip is not Grip.NATURAL else one for one in weapons
    )
