"""Fights that stand ready."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from gonfalon.questions.figures import Label
from gonfalon.systems.samyra.ground.fields import field_named
from gonfalon.systems.samyra.ground.placing import placed
from gonfalon.systems.samyra.setup.cast import NATURE, figure_of, sheathed, with_example
from gonfalon.systems.samyra.state.people import Figure, Party
from gonfalon.systems.samyra.state.position import Position, Step


@dataclass(frozen=True, slots=True)
class Fight:
    """A fight to begin at once: of each party what it is called, whether the game master plays it, and who is in it."""

    key: str
    parties: tuple[tuple[str, bool, tuple[str, ...]], ...]
    field: str = ""
    facing: bool = False
    drawn: bool = True


HEROES = ("fighter", "scout", "archer", "mage")
READY: tuple[Fight, ...] = (
    Fight(
        "road",
        (("travellers", False, HEROES), ("robbers", True, ("halberdier", "robber", "robber", "archer"))),
        drawn=False,
    ),
    Fight(
        "wolves",
        (
            ("hunters", False, HEROES),
            ("orcs", True, ("orc", "orc", "orc", "orc")),
            ("wolves", True, ("wolf", "wolf", "wolf")),
        ),
        "glade",
    ),
    Fight(
        "stair",
        (
            ("garrison", False, ("fighter", "halberdier", "archer", "giant")),
            ("storm", True, ("orc", "orc", "orc", "twin", "archer", "halberdier")),
        ),
        "stair",
        facing=True,
    ),
)


def begin_ready(position: Position, fight: Fight) -> Position:
    """Everything is laid out, the first round comes next."""
    parties = tuple(
        Party(f"p{number}", Label("samyra-party-ready", party=key), gm)
        for number, (key, gm, _) in enumerate(fight.parties, 1)
    )
    figures = tuple(cast(fight))
    position = replace(
        position, step=Step.READY, title=Label("samyra-ready", fight=fight.key), parties=parties, figures=figures
    )
    position = replace(position, facing=fight.facing, made=len(figures))
    return placed(replace(position, grid=field_named(fight.field))) if fight.field else position


def with_examples(position: Position) -> Position:
    """The same with example values for everybody: a table without values of its own plays at once (samyra.act.input)."""
    return replace(position, figures=tuple(with_example(one) for one in position.figures))


def cast(fight: Fight) -> Iterator[Figure]:
    """Everybody in a fight; where it comes as a surprise, weapons are not drawn (samyra.alt.first_round)."""
    number = 0
    for party, (_, _, kinds) in enumerate(fight.parties, 1):
        for kind in kinds:
            number += 1
            template = NATURE[kind]
            figure = figure_of(template, f"f{number}", f"p{party}", template.label)
            yield figure if fight.drawn or party > 1 else replace(figure, weapons=sheathed(template.weapons))
