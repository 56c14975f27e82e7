"""Lines between phones whose doors are those of the engine: one log everywhere, and no slip travels before it is turned over."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from support.door_player import Plain, Visitor

from gonfalon.door.door import Door
from press import setup

SYSTEMS = {one["id"]: one for one in Door().reply({"do": "systems"})["systems"]}
PHONES = ("host", "one", "two")
STEPS = 60
LONG = 10 * STEPS


class Phone(Visitor):
    """A phone at its own door, which keeps the slips that were laid on it."""

    def __init__(self, name: str, seed: str) -> None:
        super().__init__(f"{seed}:{name}")
        self.name = name
        self.slips: dict[str, tuple[str, str]] = {}

    def asked_by_line(self, request: Plain) -> Plain:
        """Reply to a request of the line, with the slips of this phone."""
        match request["do"]:
            case "append":
                reply = self.ask(**request, slips=self.slips)
            case "open":
                reply = self.ask(**{**request, "file": {**request["file"], "slips": self.slips}})
            case _:
                reply = self.ask(**request)
        return reply

    def look(self) -> Plain:
        return self.view("look", known=0)

    def at(self) -> int:
        return len(self.ask("log")["entries"])

    def wanted(self, entry: Any) -> Plain:
        """Reply with the entries that something comes to; its slips are kept here."""
        reply = self.ask("draft", at=self.at(), entries=[entry])
        self.slips |= {mark: tuple(slip) for mark, slip in reply.get("slips", {}).items()}
        return reply


class Table:
    """Three phones and the lines between them."""

    def __init__(self, node: subprocess.Popen[str], system: str, opening: str) -> None:
        self.node, self.rng = node, Random(f"{system}:{opening}")
        self.phones = {name: Phone(name, f"{system}:{opening}") for name in PHONES}
        self.host.ask("new", system=system, opening=opening)
        log = self.host.ask("log")
        versions = {id: one["version"] for id, one in SYSTEMS.items()}
        begun = {"header": log["header"], "entries": log["entries"], "head": log["heads"][1]}
        self.say({"seed": self.rng.randrange(10**6), "versions": versions, **begun})
        self.wire: list[str] = []
        self.salts: set[str] = set()

    @property
    def host(self) -> Phone:
        return self.phones["host"]

    def say(self, data: object) -> None:
        assert self.node.stdin
        self.node.stdin.write(json.dumps(data) + "\n")
        self.node.stdin.flush()

    def heard(self) -> Plain:
        assert self.node.stdout
        told: Plain = json.loads(self.node.stdout.readline())
        return told

    def do(self, *commands: Plain) -> Plain:
        """Give these commands to the lines; returns all that came of them, once all is quiet."""
        self.say({"commands": commands})
        while "request" in (told := self.heard()):
            self.say({"reply": self.phones[told["phone"]].asked_by_line(told["request"])})
        self.wire += told["wire"]
        return told

    def entry_at(self, phone: Phone) -> Any:
        """Something that a person does at a phone, as its page sends it to the door; None where nothing is asked."""
        chance = self.rng.random()
        if chance < 0.12:
            return ["u"]
        if chance < 0.16:
            return ["z"]
        if chance < 0.2:
            return {"name": self.rng.choice(("Furt", "L’Épée"))}
        ask = phone.look()["ask"]
        if ask is None:
            return None
        if ask["kind"] == "roll":
            again = ask["pool"].get("again", [])[: ask["pool"]["dice"]]
            return ["d", "app", *again, *self.rng.choices(ask["pool"]["faces"], k=ask["pool"]["dice"] - len(again))]
        salt = f"{self.rng.getrandbits(128):032x}"
        self.salts.add(salt)
        return {"answer": phone.some(ask), "salt": salt}

    def step(self, throws: bool = False) -> Plain:
        """One or several phones do something at the same time; where they throw in common, no phone throws alone."""
        commands: list[Plain] = []
        for phone in self.rng.sample(list(self.phones.values()), self.rng.choice((1, 1, 2, 3))):
            entry = self.entry_at(phone)
            if throws and isinstance(entry, list) and entry[:2] == ["d", "app"]:
                commands.append({"do": "throw", "phone": phone.name})
                continue
            drafted = phone.wanted(entry) if entry else {}
            if "draft" not in drafted:
                continue
            if phone is not self.host:
                commands.append({"do": "propose", "phone": phone.name, "entries": drafted["draft"]})
                continue
            at = phone.at()
            grown = phone.ask("append", at=at, entries=drafted["draft"], slips=phone.slips)
            commands.append({"do": "grew", "at": at, "entries": grown["entries"], "head": grown["heads"][1]})
        return self.do(*commands)

    def thrown(self) -> list[Any]:
        """All dice of the app that ever fell."""
        return [entry for entry in self.host.ask("log")["entries"] if entry[:2] == ["d", "app"]]

    def assert_level(self, told: Plain) -> None:
        """All doors and all lines have one log."""
        log = self.host.ask("log")
        for name, phone in self.phones.items():
            assert phone.ask("log") == log, name
            line = told["logs"][name]
            assert (line["entries"], line["head"], line["header"]) == (log["entries"], log["heads"][1], log["header"])

    def assert_kept(self) -> None:
        """No salt of a slip that lies face down has been sent, nor one that salts follow from."""
        sent = "".join(self.wire)
        turned = {entry[2] for entry in self.host.ask("log")["entries"] if entry[0] == "o"}
        for phone in self.phones.values():
            for content, salt in phone.slips.values():
                assert salt in turned or salt not in sent, content
        assert [salt for salt in self.salts if salt in sent] == []


@contextmanager
def table(system: str, opening: str) -> Iterator[Table]:
    command = [setup.find_node(), Path(__file__).parent / "live-doors.mjs"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as node:
        yield Table(node, system, opening)
        assert node.stdin
        node.stdin.close()


@pytest.mark.parametrize("system", SYSTEMS)
def test_three_phones_play_at_random_and_keep_one_log_and_their_slips(system: str) -> None:
    """A guest could grow apart from its host, or send what lies face down with its answer."""
    ready = [one["key"] for one in SYSTEMS[system]["openings"] if "story" in one]
    with table(system, ready[0]) as at:
        at.assert_level(at.do(*({"do": "meet", "phone": name} for name in PHONES[1:])))
        outcomes = []
        for _ in range(STEPS):
            told = at.step()
            outcomes += [refused for _, refused in told["outcomes"]]
            assert [one for one in told["told"] if one[1] in ("apart", "closed", "left", "replaced")] == []
            at.assert_level(told)
            at.assert_kept()
        assert outcomes.count("") > STEPS / 5
        assert "late" in outcomes
        assert set(outcomes) <= {"", "late"}


def test_slips_of_two_phones_are_turned_over_when_they_are_due_and_travel_then() -> None:
    """tiefen.tactic.secret, tiefen.tactic.reveal: the host could see a slip before its own lies, or nobody would turn it."""
    with table("tiefen", "ready.ford") as at:
        at.do(*({"do": "meet", "phone": name} for name in PHONES[1:]))
        for name, side, content in (("one", "a", "speed"), ("two", "b", "strength")):
            entry = {"answer": {"keys": [content], "by": side}, "salt": f"{len(name + side):032x}"}
            drafted = at.phones[name].wanted(entry)["draft"]
            assert at.do({"do": "propose", "phone": name, "entries": drafted})["outcomes"] == [[name, ""]]
            assert content not in "".join(at.wire)
        assert at.host.slips == {}
        told = at.do({"do": "propose", "phone": "one", "entries": [["p", "close"]]})
        at.assert_level(told)
        last = at.host.ask("log")["entries"][-2:]
        assert [(kind, content) for kind, content, _ in last] == [("o", "speed"), ("o", "strength")]
        assert at.host.look()["ask"]["kind"] == "roll"


@pytest.mark.parametrize("system", SYSTEMS)
def test_phones_that_throw_in_common_keep_one_log_and_no_phone_draws_dice(system: str) -> None:
    """The faces could be others than the door asks for, above all where dice that were taken back fall again."""
    ready = [one["key"] for one in SYSTEMS[system]["openings"] if "story" in one]
    with table(system, ready[0]) as at:
        at.do(*({"do": "meet", "phone": name} for name in PHONES[1:]), {"do": "common", "on": True})
        for step in range(LONG):
            if step >= STEPS and at.thrown():
                break
            told = at.step(throws=True)
            assert [one for one in told["told"] if one[1] in ("apart", "closed", "left", "replaced")] == []
            assert [one[3] for one in told["told"] if one[1] == "broken" and one[3] != "displaced"] == []
            assert {refused for _, refused in told["outcomes"]} <= {"", "late"}
            at.assert_level(told)
            at.assert_kept()
        assert at.thrown()
