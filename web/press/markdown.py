"""The rulebook's Markdown as HTML for pages, and as bare text for labels."""

from collections.abc import Sequence

from markdown_it import MarkdownIt
from markdown_it.renderer import RendererHTML
from markdown_it.token import Token
from markdown_it.utils import EnvType, OptionsDict
from markupsafe import Markup

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


def html(text: str) -> Markup:
    """Safe HTML: tags in the source stay text."""
    return Markup(READER.render(text))  # noqa: S704  (the renderer escapes)


def plain(text: str) -> str:
    """The words alone, on one line."""
    blocks = [words(token.children or []) for token in READER.parse(text) if token.type == "inline"]
    return " ".join(blocks)


def words(tokens: Sequence[Token]) -> str:
    """The text of a line without its marks."""
    return "".join(" " if "break" in token.type else token.content for token in tokens)
