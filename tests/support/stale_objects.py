"""Finds objects of a position that a procedure uses after a `Now`: what came back there may differ (`battle/README.md`).

An object is what a field of the position holds and an `id` names. It may be used until something is asked of the table
by `Now`, in this procedure or in one that it calls; after that only its id, which leads to the object as it is.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from press.asks import kinds_of_ask
from press.paths import ENGINE

ASKS = kinds_of_ask(ENGINE)
"""Questions: an answer changes nothing on the table, and the procedure runs again from its start when an offer does."""

NOT_YET = "new"
"""The name of a parameter whose object has still to come into the position."""

STILL_TRUE = {"id"}
"""The attributes of an object that stay true as long as it is there."""


def names_in(node: ast.AST | None) -> set[str]:
    """The plain names in an annotation or expression."""
    return {one.id for one in ast.walk(node) if isinstance(one, ast.Name)} if node else set()


def called(node: ast.AST) -> str:
    """The name of what a call calls; "" for anything else."""
    match node:
        case ast.Call(func=ast.Name(id=name)) | ast.Call(func=ast.Attribute(attr=name)):
            return name
        case _:
            return ""


@dataclass
class System:
    """The facts in the code of a system about its position."""

    trees: dict[Path, ast.Module]
    things: set[str] = field(default_factory=set)
    kept: set[str] = field(default_factory=set)
    sources: set[str] = field(default_factory=set)
    pausing: set[str] = field(default_factory=set)

    def __post_init__(self) -> None:
        position = next((one for one in self.classes() if one.name == "Position"), ast.ClassDef("", [], [], [], []))
        kept = set[str]().union(*(names_in(one.annotation) for one in position.body if isinstance(one, ast.AnnAssign)))
        self.things = {one.name for one in self.classes() if one.name in kept and has_id(one)}
        for tree in self.trees.values():
            for node in tree.body:
                alias = isinstance(node, ast.Assign) and isinstance(node.value, ast.BinOp)
                if isinstance(node, ast.Assign) and alias and names_in(node.value) <= self.things:
                    self.things |= names_in(node.targets[0])
        generic = {one.id for one in ast.walk(position) if isinstance(one, ast.Name) and len(one.id) == 1}
        for one in position.body:
            if isinstance(one, ast.FunctionDef) and names_in(one.returns) & (self.things | generic):
                self.sources.add(one.name)
            if isinstance(one, ast.AnnAssign) and names_in(one.annotation) & self.things:
                self.kept |= names_in(one.target)
        self.sources |= {one.name for one in self.functions() if names_in(one.returns) & self.things}
        self.find_pauses()

    def classes(self) -> Iterator[ast.ClassDef]:
        for tree in self.trees.values():
            yield from (node for node in tree.body if isinstance(node, ast.ClassDef))

    def functions(self) -> Iterator[ast.FunctionDef]:
        for tree in self.trees.values():
            yield from (node for node in tree.body if isinstance(node, ast.FunctionDef))

    def procedures(self) -> Iterator[tuple[Path, ast.FunctionDef]]:
        """The functions that ask or tell."""
        for path, tree in self.trees.items():
            for node in ast.walk(tree):
                if isinstance(node, ast.FunctionDef) and "Procedure" in names_in(node.returns):
                    yield path, node

    def find_pauses(self) -> None:
        """The procedures in which there is a `Now`, as far as one calls another."""
        known = {
            node.name for tree in self.trees.values() for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)
        }
        calls = [
            (one.name, {called(node.value) for node in ast.walk(one) if isinstance(node, ast.YieldFrom)})
            for _, one in self.procedures()
        ]
        self.pausing = {name for _, names in calls for name in names if name not in known | ASKS}
        while more := {name for name, names in calls if names & self.pausing} - self.pausing:
            self.pausing |= more


def has_id(node: ast.ClassDef) -> bool:
    return any(isinstance(one, ast.AnnAssign) and names_in(one.target) == {"id"} for one in node.body)


@dataclass
class Walk:
    """One procedure, statement by statement. `held` are the variables with objects; those in `stale` are of before a `Now`."""

    system: System
    held: set[str] = field(default_factory=set)
    stale: set[str] = field(default_factory=set)
    found: dict[tuple[int, str], None] = field(default_factory=dict)

    def holds(self, node: ast.AST | None) -> bool:
        """True if an expression gives objects of the position."""
        match node:
            case ast.Name(id=name):
                return name in self.held
            case ast.Attribute(attr=name) if name in self.system.kept:
                return True
            case ast.YieldFrom(value=value):
                return self.holds(value)
            case ast.Call(func=ast.Name(id=("replace" | "tuple" | "list" | "sorted" | "next")), args=[first, *_]):
                return self.holds(first)
            case ast.Call() if called(node) in self.system.sources:
                return True
            case ast.IfExp(body=one, orelse=other):
                return self.holds(one) or self.holds(other)
            case ast.BoolOp(values=values):
                return any(self.holds(one) for one in values)
            case ast.NamedExpr(value=value) | ast.Subscript(value=value):
                return self.holds(value)
            case (
                ast.GeneratorExp(elt=ast.Name(id=name), generators=[one])
                | ast.ListComp(elt=ast.Name(id=name), generators=[one])
            ):
                return names_in(one.target) == {name} and self.holds(one.iter)
            case _:
                return False

    def bind(self, target: ast.AST, value: ast.AST | None) -> None:
        """Note the content of a variable from now on."""
        if isinstance(target, ast.Name):
            holds, old = self.holds(value), isinstance(value, ast.Name) and value.id in self.stale
            for known, now in ((self.held, holds), (self.stale, old)):
                known.discard(target.id)
                if now:
                    known.add(target.id)
        elif isinstance(target, ast.Starred):
            self.bind(target.value, value)
        elif isinstance(target, ast.Tuple):
            for number, one in enumerate(target.elts):
                of = value.elts[number] if isinstance(value, ast.Tuple) else value
                self.bind(one, None if names_in(one) == {"position"} else of)

    def read(self, node: ast.AST | None) -> None:
        """An expression, in the order in which it is evaluated."""
        match node:
            case None | ast.Lambda():
                return
            case ast.Attribute(value=ast.Name(), attr=name) if name in STILL_TRUE:
                return
            case ast.Name(id=name, ctx=ast.Load()) if name in self.stale:
                self.found[node.lineno, name] = None
            case ast.NamedExpr(target=target, value=value):
                self.read(value)
                self.bind(target, value)
            case ast.GeneratorExp() | ast.ListComp() | ast.SetComp() | ast.DictComp():
                own = set[str]().union(*(names_in(one.target) for one in node.generators))
                before = self.stale
                self.stale = self.stale - own
                for child in ast.iter_child_nodes(node):
                    self.read(child)
                self.stale = before
            case ast.YieldFrom(value=value):
                self.read(value)
                if called(value) in self.system.pausing:
                    self.stale |= self.held
            case _:
                for child in ast.iter_child_nodes(node):
                    self.read(child)

    def run(self, body: Iterable[ast.stmt]) -> bool:
        """True if the code goes on after these statements."""
        return all(self.step(one) for one in body)

    def step(self, node: ast.stmt) -> bool:
        match node:
            case ast.Assign(targets=targets, value=value):
                self.read(value)
                for target in targets:
                    self.bind(target, value)
            case ast.AnnAssign(target=target, value=value):
                self.read(value)
                self.bind(target, value)
            case ast.Return() | ast.Raise():
                self.read(node)
                return False
            case ast.Continue() | ast.Break():
                return False
            case ast.If(test=test, body=body, orelse=other):
                self.read(test)
                return self.either([body, other])
            case ast.Match(subject=subject, cases=cases):
                self.read(subject)
                return self.either([one.body for one in cases])
            case ast.For(target=target, iter=of, body=body):
                self.read(of)
                self.bind(target, of)
                before = frozenset(self.stale)
                self.run(body)
                if self.stale - before and self.holds(of):
                    self.held |= names_in(target)
                    self.stale |= names_in(target)
                else:
                    self.bind(target, of)
                self.run(body)
            case ast.While(test=test, body=body):
                for _ in range(2):
                    self.read(test)
                    self.run(body)
            case ast.FunctionDef():
                pass
            case _:
                self.read(node)
        return True

    def either(self, bodies: list[list[ast.stmt]]) -> bool:
        """One of these goes on: what may be of before a `Now` in one of them is so after them."""
        before = (set(self.held), set(self.stale))
        ends = []
        for body in bodies:
            self.held, self.stale = set(before[0]), set(before[1])
            if self.run(body):
                ends.append((self.held, self.stale))
        self.held = set[str]().union(*(held for held, _ in ends))
        self.stale = set[str]().union(*(stale for _, stale in ends))
        return bool(ends)


def stale_objects(trees: dict[Path, ast.Module]) -> list[str]:
    """Each use of an object after a `Now`, with file, line and variable."""
    system = System(trees)
    found = []
    for path, procedure in system.procedures():
        walk = Walk(system)
        for one in (*procedure.args.args, *procedure.args.kwonlyargs):
            if names_in(one.annotation) & system.things and one.arg != NOT_YET:
                walk.held.add(one.arg)
        walk.run(procedure.body)
        found += [f"{path.name}:{line} {name} in {procedure.name}" for line, name in walk.found]
    return found
