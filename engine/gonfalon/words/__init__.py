"""Sentences: a label and a language in, a text out, from the same messages as the page's.

A label is the engine's own, or one of a view; what its arguments become stands in docs/door.md. Only this package
imports Fluent, which a browser never loads; without it the import ends with a message that says so.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from decimal import ROUND_HALF_UP, localcontext
from fractions import Fraction
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from gonfalon.plugins import packages
from gonfalon.questions.figures import Label, UserText, Veiled

MISSING = (
    "Es fehlt das Paket fluent.runtime. So kommt es dazu: pip install 'gonfalon[terminal]'\n"
    "Il manque le paquet fluent.runtime. Pour l’ajouter\u202f: pip install 'gonfalon[terminal]'\n"
    "The package fluent.runtime is missing. To add it: pip install 'gonfalon[terminal]'"
)
"""Said in all languages, as none can be looked up."""

try:
    from babel import Locale
    from babel.lists import format_list
    from fluent.runtime import FluentBundle, FluentResource
    from fluent.runtime.types import fluent_number
except ModuleNotFoundError as missing:
    raise ImportError(MISSING) from missing

LANGUAGES = ("de", "fr", "en")

REGIONS = {"en": "en_GB"}
"""The English of the texts is British, and so are its lists."""

SOFT_HYPHEN = "\u00ad"
"""The place where a long name may be broken on a narrow card, in a browser that has no hyphenation. A terminal would show it."""

Plain = Any
"""JSON data, as in a view."""

Names = Mapping[str, Any]
"""The names of the ids on the table: `names` of a view, or of a system."""


class Words:
    """The messages of one language."""

    def __init__(self, language: str, source: str | None = None) -> None:
        self.language = language
        self._bundle = bundle(language, messages(language) if source is None else source)

    def has(self, id: str) -> bool:
        return self._bundle.has_message(id)

    def say(self, id: str, /, **figures: Plain) -> str:
        """A message with its arguments; nothing in them is a name on the table."""
        return self.label({"id": id, "with": figures})

    def label(self, of: Label | Plain, names: Names | None = None) -> str:
        """The sentence of a label. One without a message is shown as its id."""
        id, given = (of.id, dict(of.figures)) if isinstance(of, Label) else (of["id"], of.get("with", {}))
        figures: dict[str, str | float] = {}
        for key, value in given.items():
            figures[key] = self._argument(value, names or {})
            if share := parts(value):
                figures[f"{key}-over"], figures[f"{key}-under"] = share
        pattern = self._bundle.get_message(id).value if self.has(id) else None
        if pattern is None:
            return str(id)
        with localcontext() as numbers:
            numbers.rounding = ROUND_HALF_UP  # as browsers round
            text, _ = self._bundle.format_pattern(pattern, figures)
        return str(text).replace(SOFT_HYPHEN, "")

    def name(self, id: str, names: Names) -> str:
        """Return the name of a thing in the battle. A message that names it may ask for its id."""
        match names.get(id):
            case None:
                return id
            case UserText(text=text) | {"text": str(text)}:
                return text
            case Label() as called:
                pass
            case {"label": called}:
                pass
        return self.label(called, {other: named for other, named in names.items() if other != id})

    def listed(self, several: Sequence[str]) -> str:
        """Several things, joined the way the language lists them."""
        return format_list(several, locale=REGIONS.get(self.language, self.language))

    def _argument(self, value: Plain, names: Names) -> str | float:
        """One argument of a label as Fluent takes it."""
        if share := parts(value):
            return quotient(*share)
        match value:
            case str():
                return self.name(value, names) if value in names else value
            case UserText(text=text) | {"text": str(text)}:
                return text
            case Veiled(known=known):
                return self._argument(known, names)
            case {"label": label}:
                return self.label(label, names)
            case Label():
                return self.label(value, names)
            case {"list": several}:
                return self.listed([str(self._argument(one, names)) for one in several])
            case tuple():
                return self.listed([str(self._argument(one, names)) for one in value])
            case _:
                number: float = value
                return number


def parts(value: Plain) -> tuple[int, int] | None:
    """Numerator and denominator, if the value is a fraction."""
    match value:
        case Fraction():
            return value.numerator, value.denominator
        case {"over": [over, under]}:
            return over, under
        case _:
            return None


def number_in(language: str) -> Callable[..., Any]:
    """Return the function with which the messages write numbers: a share is told as 0 or 100 % only if it is none or
    all, as on the page.
    """

    def written(value: Any, **options: Any) -> Any:
        least = 10.0 ** -(2 + int(options.get("maximumFractionDigits", 0)))
        if options.get("style") != "percent" or not 0 < value < 1 or least / 2 <= value < 1 - least / 2:
            return fluent_number(value, **options)
        bound = fluent_number(least if value < least else 1 - least, **options)
        return f"{'<' if value < least else '>'}\u00a0{bound.format(Locale.parse(language))}"

    return written


def quotient(over: int, under: int) -> float:
    """Whole if it is whole: a list shows it as it stands."""
    return over // under if over % under == 0 else over / under


def messages(language: str) -> str:
    """All messages of a language in one text, those of systems that were added last: ours are not theirs to change."""
    return "\n".join((ours(language), *(theirs(package, language) for package in packages())))


@cache
def ours(language: str) -> str:
    """The messages of the house; those made from the rulebooks are there once the site was built."""
    room = files("gonfalon.words")
    written = sorted((one for one in room.joinpath(language).iterdir() if is_messages(one)), key=lambda one: one.name)
    made = room.joinpath("artifacts", f"{language}.ftl")
    return "\n".join(one.read_text("utf-8") for one in (*written, made) if one.is_file())


def theirs(package: str, language: str) -> str:
    """The messages of a system that was added, as its wheel holds them; none if its package cannot be loaded."""
    try:
        return files(package).joinpath("made", "words", f"{language}.ftl").read_text("utf-8")
    except (Exception, SystemExit):
        return ""


def is_messages(file: Traversable) -> bool:
    return file.name.endswith(".ftl")


@cache
def bundle(language: str, source: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False, functions={"NUMBER": number_in(language)})
    made.add_resource(FluentResource(source))
    return made
