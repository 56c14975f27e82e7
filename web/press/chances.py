"""Tables of chances on rule pages. A rule of a book names its table (`chances = "war-shifts"`); every figure is counted by the
engine's own modules, by the rules as they are played.

A name says which system's words a table speaks, and what it counts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from fractions import Fraction
from typing import Literal

from gonfalon.fate import odds as fate
from gonfalon.fate import use
from gonfalon.fate.ladder import STYLE
from gonfalon.odds import pools
from gonfalon.questions.dice import D20, FOUR_FATE_DICE, Pool, chance, distribution
from gonfalon.questions.figures import Label
from gonfalon.systems import own
from gonfalon.systems.samyra.state import people
from gonfalon.systems.tiefen import odds as tiefen
from gonfalon.systems.tiefen.pool import base_threshold
from gonfalon.systems.tiefen.position import Position, Side
from gonfalon.table.switches import set_switches
from gonfalon.words.numbers import signed

Say = Callable[..., str]

DIFFERENCES = range(-4, 5)
"""The own rating minus what it meets."""

LEADS = range(5)
PLAYERS = (2, 3, 4)
MOST_DICE = 8
"""The dice of a side, as most battles have them at most."""

MORE_DICE = range(4)
FANATICISM = range(5)
OTHER_DICE = 3
"""The dice that both sides have without fanaticism."""

ENEMIES = range(1, 5)


@dataclass(frozen=True, slots=True)
class Cell:
    """A figure: a `share` of all throws, a `mean`, or a `number`, of which None is none."""

    value: Fraction | int | None
    kind: Literal["share", "mean", "number"] = "share"

    def text(self, say: Say) -> str:
        """The figure as a language writes it; 0 and 100 percent are shown only where that is exact."""
        if self.value is None:
            return "–"
        if self.kind == "number":
            return str(self.value)
        if self.kind == "mean":
            return say("chances-mean", mean=float(self.value))
        percent = int(100 * self.value + Fraction(1, 2))
        if percent == 0 and self.value > 0:
            return say("chances-under")
        if percent == 100 and self.value < 1:
            return say("chances-over")
        return say("chances-share", percent=percent)

    @property
    def length(self) -> str:
        """The length of its bar, of 100; empty if it is no share."""
        return f"{float(100 * (self.value or 0)):.4g}" if self.kind == "share" else ""


@dataclass(frozen=True, slots=True)
class Row:
    """A case and what can come of it."""

    head: str
    cells: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """The chances of several cases: the first head is that of the cases, `note` says what is assumed."""

    title: Label
    note: Label | None
    heads: tuple[Label, ...]
    rows: tuple[Row, ...]


def said(label: Label, say: Say) -> str:
    """A label in a language."""
    return say(label.id, **dict(label.figures))


def row(head: str, *shares: Fraction) -> Row:
    return Row(head, tuple(Cell(share) for share in shares))


def fate_sums() -> Table:
    """Four Fate dice: each sum, and that sum or more."""
    falls = distribution(FOUR_FATE_DICE)
    rows = [
        row(signed(total), falls[total], chance(falls, range(total, fate.MOST + 1)))
        for total in sorted(falls, reverse=True)
    ]
    heads = (Label("chances-sum"), Label("chances-exactly"), Label("chances-or-more"))
    return Table(Label("chances-sums"), None, heads, tuple(rows))


def against(difference: int) -> fate.Chances:
    """A roll against a fixed difficulty."""
    return fate.chances(fate.Side(difference), 0)


def succeeds(counted: fate.Chances) -> Fraction:
    """The chance of a success in `war`: one shift or more (war.core.shifts)."""
    return counted.success + counted.style


def reaches(counted: fate.Chances) -> Fraction:
    """The chance of a success in `sotc`: the difficulty or more (sotc.roll.success)."""
    return counted.tie + succeeds(counted)


def shifts(title: Label, note: Label, heads: Iterable[Label]) -> Table:
    """A roll against a fixed difficulty: so much, more, or far more."""
    rows = []
    for difference in DIFFERENCES:
        counted = against(difference)
        rows.append(row(signed(difference), reaches(counted), succeeds(counted), counted.style))
    return Table(title, note, (Label("chances-difference"), *heads), tuple(rows))


def war_shifts() -> Table:
    return shifts(
        Label("chances-war-shifts"),
        Label("chances-war-shifts-note"),
        (Label("chances-war-tie"), Label("chances-war-success"), Label("chances-war-style")),
    )


def sotc_shifts() -> Table:
    least = (Label("chances-sotc-least", shifts=1), Label("chances-sotc-least", shifts=STYLE))
    return shifts(
        Label("chances-sotc-shifts"), Label("chances-sotc-shifts-note"), (Label("chances-sotc-success"), *least)
    )


def helped(title: Label, note: Label, wanted: Callable[[fate.Chances], Fraction]) -> Table:
    """The chance as +1, an aspect's bonus and a reroll make it; nobody rolls again what is good enough."""
    rows = []
    for difference in DIFFERENCES:
        alone, *better = (wanted(against(difference + plus)) for plus in (0, 1, use.PLUS))
        rows.append(row(signed(difference), alone, *better, alone + (1 - alone) * alone))
    pluses = (Label("chances-plus", plus=1), Label("chances-plus", plus=use.PLUS))
    heads = (Label("chances-difference"), Label("chances-unaided"), *pluses, Label("chances-reroll"))
    return Table(title, note, heads, tuple(rows))


def war_help() -> Table:
    return helped(Label("chances-help"), Label("chances-war-help-note"), succeeds)


def sotc_help() -> Table:
    return helped(Label("chances-help"), Label("chances-sotc-help-note"), reaches)


def opposed(difference: int) -> fate.Chances:
    """A roll against another one."""
    return fate.chances(fate.Side(difference), fate.Side(0))


def war_opposed() -> Table:
    """Both roll: the outcomes of war.core.shifts."""
    rows = []
    for difference in DIFFERENCES:
        counted = opposed(difference)
        rows.append(row(signed(difference), counted.fail, counted.tie, counted.success, counted.style))
    heads = (Label("chances-difference"), Label("chances-war-fail"), Label("chances-tie"), Label("chances-war-plain"))
    return Table(
        Label("chances-war-opposed"),
        Label("chances-war-opposed-note"),
        (*heads, Label("chances-war-style")),
        tuple(rows),
    )


def sotc_opposed() -> Table:
    """Attack against defence: the outcomes of sotc.attack.roll."""
    rows = []
    for difference in DIFFERENCES:
        counted = opposed(difference)
        defended = counted.fail - counted.defended
        rows.append(row(signed(difference), counted.defended, defended, counted.tie, succeeds(counted)))
    heads = (
        Label("chances-sotc-spin"),
        Label("chances-sotc-defended"),
        Label("chances-tie"),
        Label("chances-sotc-hit"),
    )
    return Table(
        Label("chances-sotc-opposed"),
        Label("chances-sotc-opposed-note"),
        (Label("chances-difference"), *heads),
        tuple(rows),
    )


def war_initiative() -> Table:
    """The chance to act first, among players who are alike but for the Will of one of them (war.init.roll)."""
    rows = [
        row(signed(lead), *(fate.initiative(((lead, 1), *(((0, 1),) * (players - 1))))[0] for players in PLAYERS))
        for lead in LEADS
    ]
    heads = (Label("chances-players", players=players) for players in PLAYERS)
    return Table(
        Label("chances-war-initiative"),
        Label("chances-war-initiative-note"),
        (Label("chances-difference"), *heads),
        tuple(rows),
    )


def battle(own_dice: int, other_dice: int, *, superior: bool = False, fanaticism: int = 0) -> pools.Chances:
    """A battle roll between two sides with so many dice (tiefen.dice.sum); fanaticism comes on top of them."""
    ours = Side("a", superior=superior, fanatic=fanaticism > 0, fanaticism=fanaticism, bonus=own_dice - 1)
    position = Position((ours, Side("b", bonus=other_dice - 1)), set_switches(own("tiefen").switches, {}))
    first, second = (tiefen.thrown(position, side) for side in position.sides)
    chooser = position.switches["tiefen.roll.chooser"]
    return pools.chances(first, second, "destroyer" if chooser == "destroyer" else "victim")


def sizes() -> range:
    """The numbers of dice that the tables show."""
    return range(1, MOST_DICE + 1)


def tiefen_destroyed() -> Table:
    """The dice that a pool destroys, of a foe with as many dice: by its faces and by those of a superior side."""
    faces = [base_threshold(Side("a", superior=superior)) for superior in (False, True)]
    rows = []
    for dice in sizes():
        cells: list[Cell] = []
        for superior in (False, True):
            counted = battle(dice, dice, superior=superior)
            none = dict(counted.losses_b).get(Fraction(0), Fraction(0))
            cells += (Cell(1 - none), Cell(dice * counted.expected_b, "mean"))
        rows.append(Row(str(dice), tuple(cells)))
    heads = [Label(id, face=face) for face in faces for id in ("chances-tiefen-least", "chances-tiefen-mean")]
    return Table(
        Label("chances-tiefen-destroyed"),
        Label("chances-tiefen-destroyed-note"),
        (Label("chances-tiefen-dice"), *heads),
        tuple(rows),
    )


def tiefen_more() -> Table:
    """The chance of a win with as many dice as the foe, and with more."""
    rows = [row(str(dice), *(battle(dice + more, dice).win for more in MORE_DICE)) for dice in sizes()]
    heads = (Label("chances-tiefen-more", dice=more) for more in MORE_DICE)
    return Table(
        Label("chances-tiefen-wins"),
        Label("chances-tiefen-plain-note"),
        (Label("chances-tiefen-foes"), *heads),
        tuple(rows),
    )


def ends(title: Label, note: Label, *, superior: bool) -> Table:
    """Win, draw and defeat of two sides with as many dice."""
    rows = []
    for dice in sizes():
        counted = battle(dice, dice, superior=superior)
        rows.append(row(str(dice), counted.win, counted.draw, counted.lose))
    results = (Label("chances-tiefen-win"), Label("chances-tiefen-draw"), Label("chances-tiefen-defeat"))
    return Table(title, note, (Label("chances-tiefen-each"), *results), tuple(rows))


def tiefen_even() -> Table:
    return ends(Label("chances-tiefen-even"), Label("chances-tiefen-plain-note"), superior=False)


def tiefen_superior() -> Table:
    return ends(Label("chances-tiefen-superior"), Label("chances-tiefen-superior-note"), superior=True)


def tiefen_fanaticism() -> Table:
    """The gain and the cost of each die of fanaticism (tiefen.advice.fanaticism)."""
    rows = []
    for fanaticism in FANATICISM:
        counted = battle(OTHER_DICE, OTHER_DICE, fanaticism=fanaticism)
        figures = (counted.win, counted.expected_a, counted.annihilated_a, counted.win_annihilated_a)
        rows.append(row(str(fanaticism), *figures))
    heads = (
        Label("chances-tiefen-losses"),
        Label("chances-tiefen-annihilated"),
        Label("chances-tiefen-won-annihilated"),
    )
    return Table(
        Label("chances-tiefen-fanaticism"),
        Label("chances-tiefen-fanaticism-note", dice=OTHER_DICE),
        (Label("chances-tiefen-fanaticism-dice"), Label("chances-tiefen-win"), *heads),
        tuple(rows),
    )


def freed(most: int) -> Fraction:
    """The chance of a roll no higher than this (samyra.disengage.roll)."""
    return chance(distribution(Pool(D20, 1)), range(1, most + 1))


def samyra_enemies() -> Table:
    """The chance to get away from several enemies, of whom each takes a roll (samyra.disengage.each)."""
    one = freed(people.MOST_TO_DISENGAGE)
    rows = [row(str(enemies), one**enemies, 1 - (1 - one) ** enemies) for enemies in ENEMIES]
    heads = (Label("chances-samyra-enemies"), Label("chances-samyra-all"), Label("chances-samyra-any"))
    return Table(Label("chances-samyra-several"), Label("chances-samyra-several-note"), heads, tuple(rows))


def samyra_bound() -> Table:
    """The chance to get away from an enemy who has bound the figure, by the quality of the attack (samyra.bind.threshold)."""
    rows = []
    for quality in range(people.MOST_TO_DISENGAGE + 1):
        most = people.Bind("", quality).most or 0
        rows.append(Row(str(quality), (Cell(most or None, "number"), Cell(freed(most)))))
    heads = (Label("chances-samyra-quality"), Label("chances-samyra-most"), Label("chances-samyra-chance"))
    return Table(Label("chances-samyra-bound"), None, heads, tuple(rows))


TABLES: dict[str, Callable[[], Table]] = {
    "fate-sums": fate_sums,
    "war-shifts": war_shifts,
    "war-help": war_help,
    "war-opposed": war_opposed,
    "war-initiative": war_initiative,
    "sotc-shifts": sotc_shifts,
    "sotc-help": sotc_help,
    "sotc-opposed": sotc_opposed,
    "tiefen-destroyed": tiefen_destroyed,
    "tiefen-more": tiefen_more,
    "tiefen-even": tiefen_even,
    "tiefen-superior": tiefen_superior,
    "tiefen-fanaticism": tiefen_fanaticism,
    "samyra-enemies": samyra_enemies,
    "samyra-bound": samyra_bound,
}
"""Every table that a rule can name."""
