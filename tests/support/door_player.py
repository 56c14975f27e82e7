"""A player through the door alone: it knows nothing but the view, as any screen does."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from gonfalon.door.door import Door
from gonfalon.questions.dice import Dice

Plain = dict[str, Any]


class Visitor:
    """A screen without eyes: answers what the view asks, drawn from a seed; every request and every reply is kept."""

    def __init__(self, seed: int | str, viewer: str = "table") -> None:
        self.door = Door(Dice.seeded(seed))
        self.viewer = viewer
        self.rng = Random(seed)
        self.requests: list[Plain] = []
        self.replies: list[Plain] = []

    def ask(self, do: str, **more: Any) -> Plain:
        """A request as text and its reply, read again."""
        request = {"do": do, "viewer": self.viewer, **more}
        reply: Plain = json.loads(self.door.handle(json.dumps(request)))
        self.requests.append(request)
        self.replies.append(reply)
        return reply

    def view(self, do: str = "look", **more: Any) -> Plain:
        """The view that a request gives; it must not be refused."""
        reply = self.ask(do, **more)
        assert "view" in reply, (do, more, reply)
        shown: Plain = reply["view"]
        return shown

    def answer(self, *answers: Plain) -> Plain:
        """The view after these answers."""
        for answer in answers:
            self.view("answer", answer=answer)
        return self.view()

    def refused(self, do: str, **more: Any) -> str:
        """The code with which a request is refused; view and save stay as they were."""
        before = self.ask("look")
        reply = self.ask(do, **more)
        assert "refused" in reply, reply
        assert self.ask("look") == before
        code: str = reply["refused"]["code"]
        return code

    def begin(self, system: str = "tiefen", **switches: str) -> Plain:
        return self.view("new", system=system, switches=switches)

    def play(self, shown: Plain, *, most: int = 10_000) -> Plain:
        """Answer to the end of the battle, or so many times."""
        for _ in range(most):
            if shown["ask"] is None:
                break
            shown = self.view("answer", answer=self.some(shown["ask"]), turn=shown["turn"])
        return shown

    def way(self, path: Plain) -> str:
        """The letters to some cell within reach, one of those around the start: the door counts them."""
        around = [(right, down) for right in (-1, 0, 1) for down in (-1, 0, 1)]
        right, down = self.rng.choice(around)
        column, row = path["from"]
        reply = self.ask("path", to=[column + right, row + down])
        return str(reply["path"]["steps"]) if "path" in reply else ""

    def painted(self, asked: Plain) -> list[Plain]:
        """One cell near the corner, where it may be marked and the brush puts nobody there."""
        brush = self.rng.choice(asked["brushes"])
        at, row = self.rng.randrange(4), self.rng.randrange(4)
        closed = any(row == line and start <= at < start + count for start, line, count in asked["closed"])
        return [] if closed or brush["piece"] else [{"brush": brush["key"], "cells": [[at, row, 1]]}]

    def some(self, ask: Plain) -> Plain:
        """An answer that the view offers."""
        by = {"by": self.rng.choice(ask["who"])} if ask["secret"] else {}
        if ask["kind"] == "roll":
            faces = self.rng.choices(ask["pool"]["faces"], k=ask["pool"]["dice"])
            return self.rng.choice(({"roll": "app"}, {"faces": faces}))
        if ask["kind"] == "path":
            return {"path": self.way(ask["path"])}
        if ask["kind"] == "paint":
            return {"paint": self.painted(ask["paint"])}
        if ask["kind"] == "number":
            return {"number": self.rng.randint(ask["number"]["least"], ask["number"]["most"]), **by}
        if ask["kind"] == "form":
            return {"form": {}, **by}
        if ask["kind"] == "text" and ask["text"]["kept"]:
            return {"text": ask["text"]["preset"]}
        if ask["kind"] == "text":
            return {
                "text": self.rng.choice(("Nordmark", "L’Épée") if ask["text"]["least"] else ("", "Nordmark", "L’Épée"))[
                    : ask["text"]["most"]
                ],
                **by,
            }
        free = [one for one in ask["options"] if not one["barred"] and one["of"] in (None, *by.values(), *ask_of(ask))]
        free = [one for one in free if one["role"] != "out"] or free
        closing = [one["key"] for one in free if one["role"] == "done"]
        if closing and self.rng.random() < 0.5:
            return {"keys": closing[:1]}
        keys = [one["key"] for one in free]
        return {"keys": self.rng.sample(keys, min(len(keys), self.rng.randint(ask["least"], ask["most"]))), **by}


def ask_of(ask: Plain) -> list[str]:
    """Whose options count: all, unless the ask is put to each side under cover."""
    return [] if ask["secret"] else [one["of"] for one in ask["options"]]


STRENGTHS: tuple[Plain, ...] = ({"number": 60}, {"number": 90})
"""The answers that lead from the empty table to the choice of what comes next (tiefen.flow.steps)."""

BEGUN: Plain = {"keys": ["done"]}
"""The answer that ends the preparations."""


def steps_to_tactics(*fanatics: str) -> tuple[Plain, ...]:
    """The answers that lead from the empty table to the choice of tactics."""
    judged: list[Plain] = [{"keys": []}, {"keys": []}, {"keys": list(fanatics)}]
    return (*STRENGTHS, BEGUN, *judged, {"keys": []}, {"keys": ["close"]})


def slip(by: str, key: str) -> Plain:
    return {"keys": [key], "by": by}
