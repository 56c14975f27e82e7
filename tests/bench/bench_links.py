"""Time to open the compact link of a long battle through the door: the book's options, answers at random.

Run: python tests/bench/bench_links.py [system] [answers]
Inside Pyodide: node tests/bench/inside.mjs bench_links [system] [answers]
"""

import json
import sys
from itertools import count
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter

sys.path[:0] = [str(Path(__file__).parents[1]), str(Path(__file__).parents[2] / "engine")]

from bench.bench_answers import Plain, answer

from gonfalon.door.door import Door
from gonfalon.questions.dice import Dice

ANSWERS = 900
SEEDS = 60
"""A battle may be over before; the longest of so many is taken then."""
TIMES = 5


def ask(door: Door, **request: Plain) -> Plain:
    return json.loads(door.handle(json.dumps(request)))


def battle(system: str, answers: int, seed: str) -> tuple[int, str]:
    """Play one battle up to so many answers. Return how many were given, and its link."""
    door, rng = Door(Dice.seeded(seed)), Random(seed)
    view = ask(door, do="new", system=system)["view"]
    for given in count():
        if given == answers or not view["ask"]:
            return given, ask(door, do="link", short=True).get("link", "")
        lines = view["chronicle_from"] + len(view["chronicle"])
        view = ask(door, do="answer", answer=answer(view["ask"], rng), known=lines)["view"]
    raise AssertionError


def longest(system: str, answers: int) -> tuple[int, str]:
    """Return the first battle of so many answers, or the longest one, with its link."""
    found = (0, "")
    for number in range(1, SEEDS + 1):
        found = max(found, battle(system, answers, f"bench:{number}"))
        if found[0] == answers:
            break
    return found


def main(system: str = "war", answers: str = str(ANSWERS)) -> None:
    given, link = longest(system, int(answers))
    times = []
    for _ in range(TIMES):
        start = perf_counter()
        assert "view" in ask(Door(), do="read", link=link)
        times.append((perf_counter() - start) * 1e3)
    print(
        f"{system}: {given} answers, link of {len(link)} characters, opened in {median(times):.0f} ms ({sys.platform})"
    )


if __name__ == "__main__":
    main(*sys.argv[1:])
