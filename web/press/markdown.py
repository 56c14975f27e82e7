"""The rulebook's Markdown as HTML for pages, and as bare text for labels."""

import re
from collections.abc import Callable, Sequence
from functools import cache
from html import escape, unescape

from markdown_it import MarkdownIt
from markdown_it.renderer import RendererHTML
from markdown_it.token import Token
from markdown_it.utils import EnvType, OptionsDict
from markupsafe import Markup

ANCHOR = re.compile(r'href="(#[^"]*)"')
READER = MarkdownIt("commonmark", {"html": False}).enable(["table"])


def cell(self: RendererHTML, tokens: Sequence[Token], index: int, options: OptionsDict, env: EnvType) -> str:
    """A table's head names its column; a column's side is a class, as pages have no inline style."""
    token = tokens[index]
    if token.type == "th_open":
        token.attrSet("scope", "col")
    if style := token.attrs.pop("style", None):
        token.attrSet("class", str(style).removeprefix("text-align:"))
    return self.renderToken(tokens, index, options, env)


READER.add_render_rule("th_open", cell)
READER.add_render_rule("td_open", cell)


Resolve = Callable[[str], str]
"""Gives the address for the anchor of a rule."""


def html(text: str, resolve: Resolve = str) -> Markup:
    """Safe HTML: tags in the source stay text."""
    return Markup("").join(blocks(text, resolve))


def blocks(text: str, resolve: Resolve = str) -> list[Markup]:
    """The paragraphs, lists and tables of a text, each as safe HTML."""

    def resolved(found: re.Match[str]) -> str:
        return f'href="{escape(resolve(unescape(found[1])))}"'

    return [Markup(ANCHOR.sub(resolved, block)) for block in rendered(text)]  # noqa: S704  (the renderer escapes)


@cache
def rendered(text: str) -> tuple[str, ...]:
    """The same with the addresses as they were written."""
    made, tokens, start = [], READER.parse(text), 0
    for end, token in enumerate(tokens, 1):
        if token.level == 0 and token.nesting <= 0:
            made.append(READER.renderer.render(tokens[start:end], READER.options, {}))
            start = end
    return tuple(made)


def plain(text: str) -> str:
    """The words alone, on one line."""
    blocks = [words(token.children or []) for token in READER.parse(text) if token.type == "inline"]
    return " ".join(blocks)


def words(tokens: Sequence[Token]) -> str:
    """The text of a line without its marks."""
    return "".join(" " if "break" in token.type else token.content for token in tokens)
