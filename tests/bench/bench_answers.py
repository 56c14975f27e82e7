"""Time per answer through the door, JSON text in, JSON text out: battles in the book's options with answers at random.

Run: python tests/bench/bench_answers.py [system] [battles]
Inside Pyodide: node tests/bench/inside.mjs bench_answers [system] [battles]
"""

import json
import sys
from pathlib import Path
from random import Random
from statistics import median, quantiles
from time import perf_counter
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2] / "engine"))

from gonfalon.door.door import Door
from gonfalon.questions.dice import Dice

BATTLES = 5
Plain = Any


def answer(ask: Plain, rng: Random) -> Plain:
    """Something that is on offer; nobody gives up."""
    if ask["pool"]:
        return {"roll": "app"}
    if ask["number"]:
        return {"number": rng.randint(ask["number"]["least"], ask["number"]["most"])}
    if ask["path"]:
        return {"path": (ask["path"]["drawn"] or {"steps": ""})["steps"]}
    if ask["paint"]:
        return {"paint": []}
    by = {"by": rng.choice(ask["who"])} if ask["secret"] else {}
    if ask["form"]:
        return {"form": {}, **by}
    if ask["text"]:
        return {"text": ask["text"]["preset"] or "x" * ask["text"]["least"], **by}
    return {"keys": picked(ask, by.get("by"), rng), **by}


def picked(ask: Plain, by: str | None, rng: Random) -> list[str]:
    """Keys of options that are not barred, as many as the question takes."""
    offered = [one for one in ask["options"] if not one["barred"] and (by is None or one["of"] in (None, by))]
    free = [one["key"] for one in offered if one["role"] != "out"] or [one["key"] for one in offered]
    least, most = min(ask["least"], len(free)), min(ask["most"], len(free))
    return rng.sample(free, rng.randint(least, most))


def play(system: str, seed: str) -> list[tuple[float, int]]:
    """One battle to its end: seconds of each answer, and the characters of the reply."""
    door, rng = Door(Dice.seeded(seed)), Random(seed)
    reply = door.handle(json.dumps({"do": "new", "system": system}))
    taken = []
    while ask := (view := json.loads(reply)["view"])["ask"]:
        lines = view["chronicle_from"] + len(view["chronicle"])
        request = json.dumps({"do": "answer", "answer": answer(ask, rng), "known": lines})
        start = perf_counter()
        reply = door.handle(request)
        taken.append((perf_counter() - start, len(reply)))
    return taken


def main(system: str = "war", battles: str = str(BATTLES)) -> None:
    taken = [one for number in range(1, int(battles) + 1) for one in play(system, f"bench:{number}")]
    times = [seconds * 1e3 for seconds, _ in taken]
    cuts = quantiles(times, n=100)
    print(f"{system}: {battles} battles, {len(times)} answers, {sys.platform}")
    print(
        f"answer: median {median(times):.2f} ms, p90 {cuts[89]:.2f} ms, p99 {cuts[98]:.2f} ms, most {max(times):.2f} ms"
    )
    print(
        f"reply: median {median(size for _, size in taken) / 1e3:.0f} kB, most {max(size for _, size in taken) / 1e3:.0f} kB"
    )


if __name__ == "__main__":
    main(*sys.argv[1:])
