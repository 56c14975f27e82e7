"""The words check: every message in every language, every id that is asked for, nothing left over, each language's typography.

`catalogue` reads what the languages have, `press.message_uses` what the sources ask for; `check` holds one against the other.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from fluent.syntax import FluentParser, ast, visitor

from press import Wrong, message_uses, typography
from press.paths import LANGUAGES, WORDS

PART_OF_SHARE = re.compile(r"-(over|under)$")


class WordsWrong(Wrong):
    """Messages that are missing, left over or unlike; the text lists them all."""


class Names(visitor.Visitor):
    """The variables and the other messages that a message mentions."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        """A figure; a share comes as three figures that count as one."""
        self.variables.add(PART_OF_SHARE.sub("", node.id.name))

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        """Another message."""
        self.messages.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        """A term; its own figures are its own affair."""
        self.messages.add(f"-{node.id.name}")


@dataclass(frozen=True, slots=True)
class Message:
    """The parts of one language's message beside its words."""

    id: str
    variables: frozenset[str]
    messages: frozenset[str]
    attributes: frozenset[str]


Catalogue = dict[str, Message]


def catalogue(folder: Path) -> tuple[Catalogue, list[str]]:
    """The messages and terms of a language, and what is wrong with its files."""
    found: Catalogue = {}
    wrong: list[str] = []
    for path in sorted(folder.glob("*.ftl")):
        place = f"{folder.name}/{path.name}"
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            match entry:
                case ast.Junk():
                    wrong.append(f"{place}: cannot be read: {str(entry.content).split(chr(10))[0]}")
                case ast.Message() | ast.Term():
                    message = read(entry)
                    if message.id in found:
                        wrong.append(f"{place}: {message.id} stands twice")
                    found[message.id] = message
    return found, wrong


def read(entry: ast.Message | ast.Term) -> Message:
    """One message or term."""
    names = Names()
    names.visit(entry)
    return Message(
        f"-{entry.id.name}" if isinstance(entry, ast.Term) else str(entry.id.name),
        frozenset(names.variables),
        frozenset(names.messages),
        frozenset(attribute.id.name for attribute in entry.attributes),
    )


def unlike(languages: dict[str, Catalogue]) -> Iterator[str]:
    """Messages that a language lacks or writes with other figures. Terms are each language's own."""
    every = sorted({id for messages in languages.values() for id in messages if id[0] != "-"})
    for id in every:
        having = {language: messages[id] for language, messages in languages.items() if id in messages}
        yield from (f"{id}: missing in {language}" for language in languages if language not in having)
        for what in ("variables", "attributes"):
            seen = {language: getattr(message, what) for language, message in having.items()}
            if len(set(seen.values())) > 1:
                told = ", ".join(f"{language} {sorted(names)}" for language, names in seen.items())
                yield f"{id}: other {what}: {told}"


def loose(language: str, messages: Catalogue, used: set[str]) -> Iterator[str]:
    """References that lead nowhere, and messages that nobody asks for."""
    mentioned = {id for message in messages.values() for id in message.messages}
    yield from (f"{id}: not there, but mentioned ({language})" for id in sorted(mentioned - messages.keys()))
    yield from (f"{id}: not used ({language})" for id in sorted(messages.keys() - mentioned - used))


def unmet(languages: dict[str, Catalogue], needs: tuple[message_uses.Need, ...]) -> Iterator[str]:
    """Messages that a source asks for and nobody wrote, or that want figures it does not give."""
    written = {id for messages in languages.values() for id in messages}
    first = {need.id: need.place for need in reversed(needs)}
    for id in sorted(first.keys() - written):
        yield f"{id}: in no language, asked for in {first[id]}"
    for need in needs:
        for language, messages in languages.items():
            if need.figures is not None and need.id in messages:
                lacking = sorted(messages[need.id].variables - need.figures)
                if lacking:
                    yield f"{need.id} ({language}): {lacking} not given in {need.place}"


def problems(words: Path, asked: message_uses.MessageUses, spoken: tuple[str, ...] = LANGUAGES) -> Iterator[str]:
    """Everything that is wrong."""
    languages: dict[str, Catalogue] = {}
    for language in spoken:
        languages[language], wrong = catalogue(words / language)
        yield from wrong
    yield from unlike(languages)
    yield from asked.problems
    yield from unmet(languages, asked.needs)
    used = asked.mentioned | {need.id for need in asked.needs}
    for language, messages in languages.items():
        yield from loose(language, messages, used)


def check(words: Path = WORDS, asked: message_uses.MessageUses | None = None) -> None:
    """Raise with the whole list, if anything is wrong."""
    wrong = sorted({*problems(words, asked or message_uses.everywhere()), *typography.of_messages(words)})
    if wrong:
        raise WordsWrong(f"{len(wrong)} in the words:\n" + "\n".join(wrong))
