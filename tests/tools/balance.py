"""Count how often each side wins the ready battles of `war` when everybody plays with some skill (tactics/).

Run: python tests/tools/balance.py [--battles 100] [--seed balance] [--record] [raid bridge ...]
`--record` writes what was counted to balance.toml, which a test reads.
"""

from __future__ import annotations

import argparse
import sys
import tomllib
from collections import Counter
from dataclasses import asdict, dataclass
from hashlib import sha256
from math import sqrt
from pathlib import Path
from statistics import mean

TESTS = Path(__file__).parents[1]
sys.path[:0] = [str(TESTS.parent / "engine"), str(TESTS)]

from tactics.captain import Captain

from gonfalon.battle.battle import Battle
from gonfalon.questions.choice import OptionsAnswer
from gonfalon.questions.dice import Dice
from gonfalon.systems import system_of
from gonfalon.systems.war.muster.patterns import Ready
from gonfalon.systems.war.muster.ready import READY
from gonfalon.systems.war.state.position import Position

RECORDED = Path(__file__).with_name("balance.toml")
BATTLES = 100
ROUNDS = 30
"""After so many rounds nobody has won."""

Z = 1.959964
"""Half of the width of a 95 % interval, in standard deviations."""


@dataclass(frozen=True, slots=True)
class Balance:
    """The results of many battles; `of` is the fingerprint of the ready battle that was played."""

    battles: int
    s1: int
    s2: int
    undecided: int
    rounds: float
    of: str


def fingerprint(ready: Ready) -> str:
    """Another one for another set-up."""
    return sha256(repr(ready).encode()).hexdigest()[:12]


def play(key: str, seed: str) -> Position:
    """One ready battle to its end, or to the last of so many rounds."""
    battle: Battle[Position] = Battle(system_of("war"))
    battle.answer(OptionsAnswer((f"ready.{key}",)))
    Captain(Dice.seeded(seed)).play(battle, ROUNDS)
    return battle.position


def measured(ready: Ready, seed: str, battles: int) -> Balance:
    ends = [play(ready.key, f"{seed}:{ready.key}:{number}") for number in range(battles)]
    wins = Counter(end.winner for end in ends)
    rounds = mean(min(end.round, ROUNDS) for end in ends)
    return Balance(battles, wins["s1"], wins["s2"], wins[""], round(rounds, 1), fingerprint(ready))


def wilson(won: int, of: int) -> tuple[float, float]:
    """The 95 % interval of a share."""
    share, spread = won / of, Z * Z / of
    middle = (share + spread / 2) / (1 + spread)
    half = Z * sqrt(share * (1 - share) / of + spread / (4 * of)) / (1 + spread)
    return middle - half, middle + half


def line(key: str, found: Balance) -> str:
    """One ready battle: each side's wins with their interval, what nobody won, and the rounds."""
    shares = []
    for side, won in (("s1", found.s1), ("s2", found.s2)):
        low, high = wilson(won, found.battles)
        shares.append(f"{side} {won:4d} ({low:4.0%} to {high:4.0%})")
    ends = f"undecided {found.undecided:3d}   rounds {found.rounds:4.1f}"
    return f"{key:<10} {found.battles:5d} battles   {'   '.join(shares)}   {ends}"


def recorded() -> dict[str, Balance]:
    """Return the last counts of each ready battle."""
    tables = tomllib.loads(RECORDED.read_text("utf-8")) if RECORDED.exists() else {}
    return {key: Balance(**table) for key, table in tables.items()}


def record(found: dict[str, Balance]) -> None:
    known = recorded() | found
    tables = [
        "\n".join(
            [f"[{ready.key}]", *(f"{name} = {written(value)}" for name, value in asdict(known[ready.key]).items())]
        )
        for ready in READY
        if ready.key in known
    ]
    RECORDED.write_text("# Written by balance.py --record.\n\n" + "\n\n".join(tables) + "\n", "utf-8")


def written(value: float | str) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value)


def main() -> None:
    keys = [ready.key for ready in READY]
    options = argparse.ArgumentParser(description="How often each side wins the ready battles of war.")
    options.add_argument("keys", nargs="*", default=keys, metavar="battle", help=", ".join(keys))
    options.add_argument("--battles", type=int, default=BATTLES)
    options.add_argument("--seed", default="balance")
    options.add_argument("--record", action="store_true", help=f"write the counts to {RECORDED.name}")
    chosen = options.parse_args()
    for ready in READY:
        if ready.key in chosen.keys:
            found = measured(ready, chosen.seed, chosen.battles)
            print(line(ready.key, found), flush=True)
            if chosen.record:
                record({ready.key: found})


if __name__ == "__main__":
    main()
