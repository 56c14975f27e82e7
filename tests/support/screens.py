"""Screens that hold a view and ask the door for what changed in it."""

from __future__ import annotations

import json
from typing import Any

from support.door_player import Plain, Visitor
from support.schema import faults, unfit

from gonfalon import merge_changes
from gonfalon.door.door import Door


class Screen:
    """A screen of one viewer: it holds the view that the door told it last, and nothing else."""

    def __init__(self, door: Door, id: str, viewer: str = "table") -> None:
        self.door, self.id, self.viewer = door, id, viewer
        self.token = ""
        self.view: Plain = {}
        self.merged: list[Plain] = []
        """Every change that it was told, with the view before and after it: merging makes a new one, and leaves the old alone."""

    def ask(self, do: str = "look", **more: Any) -> Plain:
        """A request that says what the screen holds, and its reply; the view that the screen holds then is in it."""
        request = {"do": do, "viewer": self.viewer, "screen": self.id, "token": self.token, **more}
        assert unfit(request) == []
        reply: Plain = json.loads(self.door.handle(json.dumps(request)))
        assert faults(reply) == []
        if "token" in reply:
            self.take(reply)
        return reply

    def take(self, reply: Plain) -> None:
        if "changes" in reply:
            before, change = self.view, reply["changes"]
            self.view = merge_changes(self.view, change)
            self.merged.append({"held": before, "change": change, "merged": self.view})
        else:
            self.view = reply["view"]
        self.token = reply["token"]

    def whole(self) -> Plain:
        """The view as it is told to a screen that holds nothing, without what is asked for apart."""
        reply = self.door.handle(json.dumps({"do": "look", "viewer": self.viewer, "screen": "whole", "known": 0}))
        view: Plain = json.loads(reply)["view"]
        return view


def do_something(visitor: Visitor, screen: Screen) -> None:
    """One more answer, often a step back or forth, sometimes a ruling or a name, asked by this screen."""
    chance, rng = visitor.rng.random(), visitor.rng
    if chance < 0.2:
        screen.ask(rng.choice(("undo", "undo", "redo")))
    elif chance < 0.26:
        setting = rng.choice(screen.door.reply({"do": "look", "screen": "settings"})["view"]["settings"])
        screen.ask("overrule", what=setting["key"], value=setting["value"], why="so it is")
    elif chance < 0.28:
        screen.ask("name", name=rng.choice(("Am Furtstein", "Ford")))
    elif ask := visitor.view("look", known=0, screen="asked")["ask"]:
        answer = visitor.some(ask)
        drawn = {"roll", "draw", "take"} & answer.keys()
        if drawn or chance < 0.6:
            screen.ask("answer", answer=answer)
        else:
            at = len(screen.door.reply({"do": "log"})["entries"])
            screen.ask("append", at=at, entries=[{"answer": answer, "salt": f"{rng.getrandbits(128):032x}"}])
