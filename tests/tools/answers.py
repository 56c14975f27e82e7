"""Count the answers in whole battles of `war` and `sotc`: `python tests/tools/answers.py [STORY ...]`.

Prints, for each story: turns (activations of `war`, actions of `sotc`), answers per turn after the set-up, answers per attack
(from the choice of its target to the next choice of a deed), and the same for plain attacks, in which nobody invokes an aspect
and no stress or consequence is taken, and for plain attacks on groups of minions; then rounds (exchanges of `sotc`) with
answers per round and the most answers in one; then the rules whose questions were asked most often. An answer is an entry of
the record, and so is a standing offer that is taken.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from statistics import mean

STORIES = Path(__file__).parents[1] / "stories"


@dataclass(frozen=True, slots=True)
class Counting:
    """The marks that are counted in the stories of a system: those of its turns, deeds, attacks and rounds."""

    turns: str
    """The name of a turn."""

    turn: tuple[str, str]
    """The mark of the line that begins a turn, and its rule: what was told, or an answer to that question."""

    rounds: str
    round: str
    """The name of a round, and the rule of its heading."""

    deeds: tuple[str, ...]
    """Questions at which a player chooses a deed: an attack has ended where the next one is asked."""

    not_plain: tuple[str, ...]
    """The tells in attacks that are not plain, by their beginnings."""

    minions: str = ""
    """The beginning of the target of an attack on a group of minions."""

    closing: tuple[str, ...] = ()
    """Answers to the question of a turn that begin none: they go with the turn before."""


COUNTED = {
    "war": Counting(
        "activations",
        (".", "war.turn.choose"),
        "rounds",
        "war.turn.everyone_once",
        ("war.action.one", "war.turn.choose", "war.action.second.leader", "war.action.second.fate"),
        ("war.core.invoke", "war.harm."),
    ),
    "sotc": Counting(
        "actions",
        ("!", "sotc.act.one"),
        "exchanges",
        "sotc.seq.exchange",
        ("sotc.act.one",),
        ("sotc.fp.", "sotc.spin.use", "sotc.spin.explain", "sotc.stress.", "sotc.cons.", "sotc.out.", "sotc.conc."),
        minions="attack.g",
        closing=("end",),
    ),
}


@dataclass
class Attack:
    """The answers that one attack took, whether it was plain, and whether it was aimed at a group of minions."""

    minions: bool
    answers: int = 0
    plain: bool = True


@dataclass
class Battle:
    """The counts of one story, or of several."""

    turns: int = 0
    answers: int = 0
    attacks: list[Attack] = field(default_factory=list)
    rounds: list[int] = field(default_factory=list)
    asked: Counter[str] = field(default_factory=Counter)


def counted(story: str, by: Counting) -> Battle:
    """Count a story from the first turn on."""
    battle = Battle()
    attack: Attack | None = None
    question = ""
    turn, rule_of_turn = by.turn
    for line in story.splitlines():
        mark, _, rest = line.partition(" ")
        rule = rest.split()[1] if mark == "?" else rest.split()[0] if mark.startswith(".") else ""
        if mark == turn == "!":
            battle.turns += question == rule_of_turn and rest not in by.closing
        else:
            battle.turns += mark.startswith(turn) and rule == rule_of_turn
        if mark == "?":
            question = rule
            if rule in by.deeds:
                attack = None
        elif mark == ".=" and rule == by.round:
            battle.rounds.append(0)
        elif mark in ("!", "+") and (battle.turns or question == rule_of_turn):
            battle.answers += 1
            if battle.rounds:
                battle.rounds[-1] += 1
            battle.asked[question if mark == "!" else f"offer {rest.partition('.')[0]}"] += 1
            if question in by.deeds and rest.startswith("attack."):
                attack = Attack(bool(by.minions) and rest.startswith(by.minions))
                battle.attacks.append(attack)
            if attack:
                attack.answers += 1
        if attack and mark.startswith(".") and rule.startswith(by.not_plain):
            attack.plain = False
    return battle


def average(numbers: list[int]) -> str:
    """A mean with one decimal; a dash for none."""
    return f"{mean(numbers):.1f} of {len(numbers)}" if numbers else "-"


def report(name: str, battle: Battle, by: Counting) -> None:
    """Print one line."""
    plain = [attack for attack in battle.attacks if attack.plain]
    on_minions = [attack.answers for attack in plain if attack.minions]
    print(
        f"{name:14} {battle.turns:4} {by.turns}, {battle.answers / max(1, battle.turns):.1f} answers each;"
        f" attacks {average([attack.answers for attack in battle.attacks])};"
        f" plain attacks {average([attack.answers for attack in plain])}"
        + (f"; on minions {average(on_minions)}" if by.minions else "")
        + f"; {by.rounds} {average(battle.rounds)}, most {max(battle.rounds, default=0)}"
    )


def system_of(story: str) -> str:
    """The id in the line that begins the battle."""
    begun = re.search(r"^= (\w+)", story, re.MULTILINE)
    return begun[1] if begun else ""


def main(paths: list[Path]) -> None:
    """Count each story, then all of a system together."""
    stories = [(path.stem, path.read_text("utf-8")) for path in paths]
    for system, by in COUNTED.items():
        total = Battle()
        for name, story in stories:
            if system_of(story) != system:
                continue
            battle = counted(story, by)
            report(name, battle, by)
            total.turns += battle.turns
            total.answers += battle.answers
            total.attacks += battle.attacks
            total.rounds += battle.rounds
            total.asked += battle.asked
        if total.answers:
            report(f"all of {system}", total, by)
            for rule, count in total.asked.most_common(15):
                print(f"{count:6}  {rule}")


if __name__ == "__main__":
    named = [Path(name) for name in sys.argv[1:]]
    main(named or sorted(path for system in COUNTED for path in (STORIES / system).glob("*.story")))
