"""The open question as lines: who is asked, what, and what may be answered."""

from __future__ import annotations

from collections.abc import Iterator

from gonfalon.questions.ask import GM, TABLE
from gonfalon.terminal.reading import defaults
from gonfalon.terminal.screen import SIDES, WIDTH, Screen, Style, flowing, wrapped
from gonfalon.words import Plain, Words
from gonfalon.words.numbers import signed
from gonfalon.words.people import addressed, seat_name

NUMBER = "{:>4}  "
BARRED = "   –  "
UNDER = " " * len(BARRED)
ANSWER = "> "


def offered(ask: Plain, holder: str | None) -> list[Plain]:
    """The options in the order in which they are shown: by group, by side, those that close at the end.

    Of a secret question only what its holder is offered.
    """
    options = [one for one in ask["options"] if not ask["secret"] or ask["by"] or one["of"] in (None, holder)]
    going_on = [one for one in options if one["role"] != "done"]
    groups, owners = (distinct([one[key] for one in going_on]) for key in ("group", "of"))
    placed = sorted(going_on, key=lambda one: (groups.index(one["group"]), owners.index(one["of"])))
    return placed + [one for one in options if one["role"] == "done"]


def distinct(values: list[Plain]) -> list[Plain]:
    """Each value once, in the order of their first."""
    return [value for number, value in enumerate(values) if value not in values[:number]]


def free(ask: Plain, holder: str | None) -> list[Plain]:
    """The options that may be taken; their place in this list is the number that a person types."""
    return [one for one in offered(ask, holder) if not one["barred"]]


def fitting(view: Plain) -> list[Plain]:
    """Return the roster cards of this battle that fit a text that takes such cards."""
    text = view["ask"]["text"]
    return [one for one in view["keep"] if text and text["kept"] == one["kind"]]


class Question:
    """Draws asks in one language on one screen."""

    def __init__(self, screen: Screen, words: Words) -> None:
        self._screen = screen
        self._words = words

    def lines(self, view: Plain, holder: str | None = None) -> Iterator[str]:
        """The question, its hints, its options or the dice that it wants."""
        ask, names = view["ask"], view["names"]
        asked = self._words.label(ask["label"], names)
        yield ""
        yield from self._people([holder] if holder else ask["who"], asked, names)
        yield from (self._screen.paint(line, Style.BOLD) for line in wrapped(asked, WIDTH, "  ", ""))
        for note in ask["note"]:
            said = self._words.label(note, names)
            yield from (self._screen.paint(line, Style.DIM) for line in wrapped(said, WIDTH, "  "))
        if ask["pool"]:
            parts = ask["pool"]["parts"]
            sums = (f"{self._words.label(part['label'], names)} {signed(part['dice'])}" for part in parts)
            yield from flowing(sums, WIDTH, "  ")
        yield from self._brushes(view)
        yield from self._cards(view)
        yield from self._options(view, holder)
        yield from self._offers(view, holder)

    def _brushes(self, view: Plain) -> Iterator[str]:
        """Yield the brushes that cells may be marked with, by the keys that are typed."""
        for brush in view["ask"]["paint"]["brushes"] if view["ask"]["paint"] else ():
            yield from wrapped(self._words.label(brush["label"], view["names"]), WIDTH, UNDER, f"  {brush['key']}=  ")

    def _cards(self, view: Plain) -> Iterator[str]:
        """Cards of this battle that may be handed in again."""
        for number, card in enumerate(fitting(view), 1):
            label = self._words.label(card["label"], view["names"])
            yield from wrapped(label, WIDTH, UNDER, f"{'/' + str(number):>4}  ")

    def _offers(self, view: Plain, holder: str | None) -> Iterator[str]:
        """Yield the offers beside the question; beside a secret one those of its holder or of everybody."""
        ask, names = view["ask"], view["names"]
        offers = [one for one in view["offers"] if not holder or one["who"] in (holder, view["viewer"], GM, TABLE)]
        if offers:
            yield f"  {self._words.say('terminal-offers')}"
        for offer in offers:
            label = self._words.label(offer["label"], names)
            if offer["barred"]:
                why = self._words.label(offer["barred"]["label"], names)
                said = self._words.say("terminal-barred", option=label, why=why)
                yield from (self._screen.paint(line, Style.DIM) for line in wrapped(said, WIDTH, UNDER, BARRED))
            else:
                yield from wrapped(label, WIDTH, UNDER, f"  {'/' if ask['text'] else ''}+{offer['key']}  ")

    def hint(self, ask: Plain, holder: str | None, *, typed: bool) -> str:
        """Return a hint about the lines that can be typed, and about Enter."""
        say = self._words.say
        if ask["pool"]:
            dice, die = ask["pool"]["dice"], ask["pool"]["die"]
            called = say("terminal-dice-kind", dice=dice, die=die)
            return say("terminal-hint-typed" if typed else "terminal-hint-roll", dice=called, die=die)
        if ask["path"]:
            drawn = ask["path"]["drawn"]
            return say(
                "terminal-hint-path",
                spaces=ask["path"]["halves"] / 2,
                goes="on" if drawn else "no",
                way=drawn["steps"] if drawn else "",
            )
        if ask["paint"]:
            return say("terminal-hint-paint", brush=ask["paint"]["brushes"][0]["key"])
        if ask["number"]:
            least, most, preset = (ask["number"][key] for key in ("least", "most", "preset"))
            given = "no" if preset is None else "yes"
            return say("terminal-hint-number", least=least, most=most, given=given, preset=preset or 0)
        if ask["text"]:
            least, most, preset = (ask["text"][key] for key in ("least", "most", "preset"))
            if ask["text"]["kept"]:
                return say("terminal-hint-card", sample=preset)
            given = ("kept" if least else "yes") if preset else "needed" if least else "no"
            return say("terminal-hint-text", most=most, given=given, preset=preset)
        if holder:
            return say("terminal-hint-secret")
        return self._hint_of_choice(ask)

    def _hint_of_choice(self, ask: Plain) -> str:
        say, least, most = self._words.say, ask["least"], ask["most"]
        default = defaults(free(ask, None), ask)
        taken = " ".join(map(str, default or ()))
        case = "none" if default is None else "nothing" if not taken else "free" if least == 0 else "some"
        if most == 1:
            return say("terminal-hint-one", default=case, taken=taken)
        if least == most:
            return say("terminal-hint-exactly", most=most, default=case, taken=taken)
        return say("terminal-hint-several", least=least, most=most, default=case, taken=taken)

    def _people(self, who: list[str], asked: str, names: Plain) -> list[str]:
        """Whom the question is for, unless it names them itself."""
        whom = addressed(self._words, who, asked, names)
        return wrapped(whom, WIDTH, "  ", "▸ ") if whom else []

    def _options(self, view: Plain, holder: str | None) -> Iterator[str]:
        ask, names = view["ask"], view["names"]
        options = offered(ask, holder)
        labels = [self._words.label(one["label"], names) for one in options]
        by_side = not holder and len(set(labels)) < len(labels)
        colours = {side["id"]: SIDES[side["colour"] % len(SIDES)] for side in view["table"]["sides"]}
        number, owner, group = 0, None, None
        for option, label in zip(options, labels, strict=True):
            if option["group"] != group:
                group, owner = option["group"], None
                heading = wrapped(self._words.label(group, names), WIDTH, "  ") if group else [""]
                yield from (self._screen.paint(line, Style.BOLD) for line in heading)
            of = None if option["role"] == "done" else option["of"]
            if by_side and of != owner:
                name = wrapped(seat_name(self._words, of, names), WIDTH, "  ") if of else [""]
                yield from (self._screen.paint(line, colours.get(of, Style.PLAIN)) for line in name)
            owner = of
            if option["barred"]:
                why = self._words.label(option["barred"]["label"], names)
                said = self._words.say("terminal-barred", option=label, why=why)
                yield from (self._screen.paint(line, Style.DIM) for line in wrapped(said, WIDTH, UNDER, BARRED))
            else:
                number += 1
                yield from wrapped(label, WIDTH, UNDER, NUMBER.format(number))
