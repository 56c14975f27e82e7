"""Links of `samyra` made to keep the engine busy: the largest combats, on and off a map (`support/attacks.py`)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from support.links import linked
from support.playing import keys
from support.ways import Entries, Way, going_on

from gonfalon.battle.battle import Battle
from gonfalon.battle.work import MOST_IN_LINK
from gonfalon.formats.record import dump_entry
from gonfalon.questions.choice import Choice, OptionsAnswer
from gonfalon.questions.form import Form
from gonfalon.table.field.grid import spans
from gonfalon.table.field.painting import Painting
from gonfalon.table.field.path import Path, PathAnswer
from gonfalon.table.field.reach import reach

MOST = 19_000
"""About as many entries as a record may have."""

MENU = "samyra.move.groupwise"
KINDS = ("halberdier", "giant", "scout", "halberdier", "mage")


@cache
def combat(map: str = "squares", parties: int = 2, more: str = "", *, figures: int = 60) -> Way:
    """The largest combat, at the first menu of the party that moves first."""
    rows = parties * -(-figures // parties // 12)
    each = figures // rows
    line = [f"parties={','.join(['party'] * parties)}", f"figures={','.join(['open'] * rows)}", f"map={map}"]
    for number in range(1, parties + 1):
        line.append(f"parties.{number}.played=players")
    for number in range(1, rows + 1):
        kind = KINDS[number % len(KINDS)]
        line.append(f"figures.{number}.party={1 + number % parties} figures.{number}.kind={kind}")
        line.append(f"figures.{number}.count={each} figures.{number}.bew=30")
    if map in ("squares", "hexes"):
        line.append("columns=40 rows=40")
    return Way("samyra").play("quick").play(" ".join([*line, more])).until(MENU)


def again(way: Way, *entries: list[Any], most: int = MOST) -> str:
    """These answers as often as a record holds them."""
    return linked(going_on(way.battle, *list(entries) * (most // len(entries))))


def mover(way: Way) -> str:
    """The first who may move."""
    return next(key for key in keys(way.battle) if key.startswith("move.")).removeprefix("move.")


# Combats as they are fought


class Fighting(Way):
    """Everybody walks towards the enemy, forces through, and does what is proposed."""

    def __init__(self, begun: Battle[Any]) -> None:
        super().__init__("samyra")
        self.battle = begun.fork()

    def up_to(self, work: int) -> Battle[Any]:
        """The battle once it has taken so much work."""
        while self.battle.ask and self.battle.work < work:
            self.step()
        return self.battle

    def step(self) -> None:
        ask = self.battle.ask
        if isinstance(ask, Path):
            self.battle.answer(PathAnswer(self.way_to_enemy(ask)))
        elif isinstance(ask, Choice) and ask.rule == MENU:
            moves = [key for key in keys(self.battle) if key.startswith("move.")]
            self.battle.answer(OptionsAnswer((moves[0] if moves else "done",)))
        elif isinstance(ask, Choice) and ask.rule == "samyra.zone.stop":
            self.battle.answer(OptionsAnswer(("force",)))
        else:
            self.usual()

    def way_to_enemy(self, ask: Path) -> str:
        """The way to the reachable cell that is nearest to an enemy."""
        position, ahead = self.battle.position, ask.ahead
        foes = [one.at for one in position.foes(ask.about[0]) if one.at]
        found = reach(ahead)
        cells = [ahead.grid.cell(index) for index in found.ends]
        best = min(cells, key=lambda cell: (min((ahead.grid.distance(cell, foe) for foe in foes), default=0), cell))
        return found.way(best) or ""


def fought(map: str, parties: int = 2, more: str = "") -> str:
    return linked(going_on(Fighting(combat(map, parties, more).battle).up_to(MOST_IN_LINK - 5_000)))


def samyra_long_on_squares() -> str:
    """An ordinary long combat on a map."""
    return fought("squares")


def samyra_long_on_hexes() -> str:
    return fought("hexes", 2, "facing=yes")


def samyra_long_of_six() -> str:
    """Six parties: of most figures five sixths are enemies."""
    return fought("squares", 6, "facing=yes")


def samyra_long_without_map() -> str:
    return fought("none", 2, "facing=yes")


# The same question again and again


def samyra_ruled() -> str:
    """As many rulings as may be, each among a thousand settings."""
    way = combat("squares", 6)
    stay = [key for key in keys(way.battle) if key.startswith("stay.")]
    entries: Entries = []
    for key in stay:
        entries += [*[["r", "f60.damage", value, ""] for value in range(1, 20)], ["p", key]]
    return linked(going_on(way.battle, *entries))


@cache
def in_the_thick() -> Battle[Any]:
    """The largest combat once everybody has met."""
    return Fighting(combat("squares", 6).battle).up_to(MOST_IN_LINK // 2)


def at_menu(battle: Battle[Any]) -> Way:
    """The same at the next menu of a party."""
    way = Way("samyra")
    way.battle = battle.fork()
    return way.until(MENU)


def samyra_paths_in_the_thick() -> str:
    """To move, and not to move after all, among all areas of enemies."""
    way = at_menu(in_the_thick())
    return again(way, ["p", f"move.{mover(way)}"], ["p", "back"], most=MOST - 6_000)


def samyra_fallen() -> str:
    """Half of one party lies there: what a mover meets is painted over by each of them, at every question."""
    way = going(combat("squares", 2))
    moving = way.battle.position.moving
    for one in [one.id for one in way.battle.position.figures if one.of != moving][:16]:
        way.play(f"^{one}.state=down")
    while way.battle.ask and way.battle.work < MOST_IN_LINK - 10_000:
        if way.battle.ask.rule == MENU:
            way.play(next(key for key in keys(way.battle) if key.startswith("stay.")))
        else:
            way.usual()
    return linked(going_on(way.battle))


def going(way: Way) -> Way:
    """Another that goes on from there."""
    other = Way("samyra")
    other.battle = way.battle.fork()
    return other


def samyra_contacts() -> str:
    """Contacts entered anew: sixty times fifty options each time."""
    way = going(combat("squares", 6))
    way.battle.take("contacts")
    form = dump_entry(way.battle.ask.preset)  # type: ignore[union-attr]
    way.battle.undo()
    return again(way, ["a", "contacts"], form, most=1_000)


def samyra_words() -> str:
    """The same, the table says the contrary of the map each time: of every two enemies, both ways."""
    way = going(combat("squares", 6))
    way.battle.take("contacts")
    form = way.battle.ask
    assert isinstance(form, Form)
    everywhere, nowhere = (
        ["f", *(["p", *(option.key for option in one.of.options[:most])] for one in form.fields)]  # type: ignore[union-attr]
        for most in (60, 0)
    )
    way.battle.undo()
    return again(way, ["a", "contacts"], everywhere, ["a", "contacts"], nowhere, most=200)


def samyra_extras() -> str:
    """In and out of an offer at the declaration."""
    way = Way("samyra")
    way.battle = combat("squares", 6).battle.fork()
    while way.battle.ask and way.battle.ask.rule != "samyra.act.input":
        way.play("done") if way.battle.ask.rule == MENU else way.usual()
    return again(way, ["a", "extra.f1"], ["p", "back"])


def checkered(ask: Painting, brush: str, odd: int) -> list[Any]:
    """Every second cell of a field."""
    free = set(ask.grid.cells) - set(ask.closed)
    cells = [cell for cell in free if (cell[0] + cell[1]) % 2 == odd]
    return [brush, *map(list, spans(ask.grid, cells)[:400])]


def samyra_paintings() -> str:
    """The whole ground painted anew, cell by cell, again and again."""
    way = combat("hexes", 6)
    way.battle = way.battle.fork()
    way.battle.take("paint")
    ask = way.battle.ask
    assert isinstance(ask, Painting)
    strokes = [checkered(ask, brush, odd) for brush, odd in (("high", 0), ("open", 0))]
    way.battle.undo()
    return again(way, *[entry for stroke in strokes for entry in (["a", "paint"], ["b", stroke])], most=120)


def samyra_declared() -> str:
    """Turned, declared and acted as proposed, round after round, by everybody."""
    return linked(going_on(declared_until(MOST_IN_LINK - 10_000)))


def declared_until(work: int) -> Battle[Any]:
    way = at_menu(in_the_thick())
    while way.battle.ask and way.battle.work < work:
        if way.battle.ask.rule == MENU:
            way.play("done")
        else:
            way.usual()
    return way.battle


ATTACKS: tuple[Callable[[], str], ...] = (
    samyra_long_on_squares,
    samyra_long_on_hexes,
    samyra_long_of_six,
    samyra_long_without_map,
    samyra_paths_in_the_thick,
    samyra_fallen,
    samyra_contacts,
    samyra_words,
    samyra_extras,
    samyra_ruled,
    samyra_paintings,
    samyra_declared,
)
