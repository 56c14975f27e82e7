"""How many answers the whole battles of `war` take: `python tests/tools/answers.py [STORY ...]`.

Prints, for each story: activations, answers per activation after the set-up, answers per attack (from the choice of its
target to the next choice of a deed), and the same for plain attacks, in which nobody invokes an aspect and no stress or
consequence is taken; then the rules whose questions were asked most often. An answer is an entry of the record, and so is
a standing offer that is taken.
"""

from __future__ import annotations

import sys
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from statistics import mean

STORIES = Path(__file__).parents[1] / "stories" / "war"
ACTIVATION = "war.turn.choose"
DEEDS = ("war.action.one", "war.turn.choose", "war.action.second.leader", "war.action.second.fate")
"""Questions at which a player chooses a deed: an attack has ended where the next one is asked."""
NOT_PLAIN = ("war.core.invoke", "war.harm.")
"""Questions and events of attacks that are not plain."""


@dataclass
class Attack:
    """The answers that one attack took, and whether it was plain."""

    answers: int = 0
    plain: bool = True


@dataclass
class Battle:
    """What was counted in one story."""

    activations: int = 0
    answers: int = 0
    attacks: list[Attack] = field(default_factory=list)
    asked: Counter[str] = field(default_factory=Counter)


def counted(story: str) -> Battle:
    """Count a story from the first activation on."""
    battle = Battle()
    attack: Attack | None = None
    question = ""
    for line in story.splitlines():
        mark, _, rest = line.partition(" ")
        rule = rest.split()[1] if mark == "?" else rest.split()[0] if mark.startswith(".") else ""
        battle.activations += mark.startswith(".") and rule == ACTIVATION
        if mark == "?":
            question = rule
            if rule in DEEDS:
                attack = None
        elif mark in ("!", "+") and (battle.activations or question == ACTIVATION):
            battle.answers += 1
            battle.asked[question if mark == "!" else f"offer {rest.partition('.')[0]}"] += 1
            if question in DEEDS and rest.startswith("attack."):
                attack = Attack()
                battle.attacks.append(attack)
            if attack:
                attack.answers += 1
        if attack and mark.startswith(".") and rule.startswith(NOT_PLAIN):
            attack.plain = False
    return battle


def average(numbers: list[int]) -> str:
    """A mean with one decimal; a dash for none."""
    return f"{mean(numbers):.1f} of {len(numbers)}" if numbers else "-"


def report(name: str, battle: Battle) -> None:
    """Print one line."""
    attacks = [attack.answers for attack in battle.attacks]
    plain = [attack.answers for attack in battle.attacks if attack.plain]
    print(
        f"{name:14} {battle.activations:4} activations, {battle.answers / max(1, battle.activations):.1f} answers each;"
        f" attacks {average(attacks)}; plain attacks {average(plain)}"
    )


def main(paths: list[Path]) -> None:
    """Count each story, then all together."""
    total = Battle()
    for path in paths:
        battle = counted(path.read_text("utf-8"))
        report(path.stem, battle)
        total.activations += battle.activations
        total.answers += battle.answers
        total.attacks += battle.attacks
        total.asked += battle.asked
    report("all", total)
    for rule, count in total.asked.most_common(15):
        print(f"{count:6}  {rule}")


if __name__ == "__main__":
    main([Path(name) for name in sys.argv[1:]] or sorted(STORIES.glob("*.story")))
