"""Which messages the sources ask for.

In Python: `Label("id", …)`, `say("id")`; and what follows from a rule: `Tell("tiefen.roll.all")`
wants `tell-tiefen-roll-all`, so `Heading`, `Barred`, and an ask or offer without a label; `Refused("over")`
wants `refused-over`. In JavaScript and templates: `say("id")`; in HTML: `data-words="id"`.
Any other string that equals an id counts as a use, too. The rules in a table that binds them for shared code (`FateRules`)
may be told, barred and asked by that code.
"""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from press.asks import kinds_of_ask
from press.paths import ENGINE, SCRIPTS, WEB

FROM_RULE = {"Tell": "tell", "Heading": "heading", "Barred": "barred"}
FROM_CODE = {"Refused": "refused", "Unreadable": "unreadable", "LinkError": "unreadable"}
DIRECT = ("Label", "say")
ASKS = kinds_of_ask(ENGINE)
TABLES = ("FateRules",)
RULE_ID = re.compile(r"[a-z]+(\.[a-z_]+)+")

SAID = re.compile(r"""\bsay\(\s*["']([^"']+)["']""")
GLUED = re.compile(r"\bsay\(\s*`|\bsay\(\s*[\"'][^\"']*[\"']\s*[+~]")
DATA = re.compile(r'data-words="([^"]+)"')
STRING = re.compile(r"""["'`]([a-z][a-z0-9]*(?:-[a-z0-9]+)+)["'`]""")


@dataclass(frozen=True, slots=True)
class Need:
    """A message that must be there; `figures` is what it is given, None if that is not written down."""

    id: str
    place: str
    figures: frozenset[str] | None = None


@dataclass(frozen=True, slots=True)
class MessageUses:
    """The messages that must be there, those that may be there, and those that cannot be told."""

    needs: tuple[Need, ...]
    mentioned: set[str]
    problems: tuple[str, ...] = ()


def everywhere(engine: Path = ENGINE, web: Path = WEB) -> MessageUses:
    """All sources of the house."""
    python = [*sorted(engine.rglob("*.py")), *sorted((web / "press").rglob("*.py"))]
    modules = (path for folder in SCRIPTS for path in sorted((web / folder).rglob("*.js")))
    scripts = [web / "worker.js", *modules]
    markup = [web / "index.html", *sorted((web / "templates").glob("*.html"))]
    parts = [
        *(from_python(path.read_text("utf-8"), "/".join(path.parts[-2:])) for path in python),
        *(from_text(path.read_text("utf-8"), path.name) for path in [*scripts, *markup]),
    ]
    return MessageUses(
        tuple(need for part in parts for need in part.needs),
        {id for part in parts for id in part.mentioned},
        tuple(problem for part in parts for problem in part.problems),
    )


def from_text(text: str, place: str) -> MessageUses:
    """JavaScript, HTML and templates, by their habits."""
    ids = SAID.findall(text) + DATA.findall(text)
    glued = [f"{place}: an id is glued together: {found[0]}" for found in GLUED.finditer(text)]
    return MessageUses(tuple(Need(id, place) for id in ids), set(STRING.findall(text)), tuple(glued))


def from_python(text: str, place: str) -> MessageUses:
    """Python, by its calls. A rule that comes in by a variable may be any rule named in the same file."""
    tree = ast.parse(text)
    strings = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    rules = {text for text in strings if RULE_ID.fullmatch(text)}
    needs: list[Need] = []
    mentioned = set(strings)
    for call in ast.walk(tree):
        if isinstance(call, ast.Call):
            named = list(named_by(call, place))
            needs += named
            name = called(call)
            if name in TABLES:
                mentioned |= {message(kind, rule) for rule in bound(call) for kind in (*FROM_RULE.values(), "ask")}
            kind = FROM_RULE.get(name) or ("ask" if name in ASKS else "offer" if name == "Offer" else None)
            if kind and not named:
                mentioned |= {message(kind, rule) for rule in rules}
    return MessageUses(tuple(needs), mentioned)


def bound(call: ast.Call) -> Iterator[str]:
    """The rules that a table binds."""
    for keyword in call.keywords:
        yield from (text for text in literals(keyword.value) if RULE_ID.fullmatch(text))


def called(call: ast.Call) -> str:
    """Return the name of the called function; of methods only `say` concerns us."""
    match call.func:
        case ast.Name(id=name):
            return name
        case ast.Attribute(attr="say"):
            return "say"
        case _:
            return ""


def named_by(call: ast.Call, place: str) -> Iterator[Need]:
    """The messages that one call asks for."""
    name, place = called(call), f"{place}:{call.lineno}"
    given = {keyword.arg: keyword.value for keyword in call.keywords}
    figures = None if None in given else frozenset(str(key) for key in given)
    first = call.args[0] if call.args else None
    if name in DIRECT:
        yield from (Need(id, place, figures) for id in literals(first) if id)
    elif name in FROM_RULE:
        yield from (Need(message(FROM_RULE[name], rule), place, figures) for rule in literals(first))
    elif name in FROM_CODE:
        yield from (Need(f"{FROM_CODE[name]}-{code}", place, figures) for code in literals(first))
    elif name in (*ASKS, "Offer") and "label" not in given:
        kind, rules = "offer" if name == "Offer" else "ask", literals(given.get("rule"))
        yield from (Need(message(kind, rule), place, frozenset({"side"})) for rule in rules)


def literals(node: ast.expr | None) -> Iterator[str]:
    """The strings that an argument can be: one, or either branch of a condition."""
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.IfExp(body=one, orelse=other):
            yield from literals(one)
            yield from literals(other)


def message(kind: str, rule: str) -> str:
    """The id of the message that belongs to a rule."""
    return f"{kind}-{rule.replace('.', '-')}"
