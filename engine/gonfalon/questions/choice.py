"""A choice: one or several of the options that are on offer. A ruling is a choice that is a judgement."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar, TypeVar

from gonfalon.questions.answer import Answer, in_records
from gonfalon.questions.ask import Ask, AskKind
from gonfalon.questions.checked import MOST_ITEMS, items, text
from gonfalon.questions.digits import Coder, given_as
from gonfalon.questions.option import Option
from gonfalon.questions.refusal import Refused
from gonfalon.questions.schema import TEXT, Shape, row

T = TypeVar("T")


@in_records
@dataclass(frozen=True, slots=True)
class OptionsAnswer(Answer):
    """The keys of the options taken."""

    mark: ClassVar[str] = "p"
    shape: ClassVar[Shape] = row({"const": "p"}, more=TEXT)
    simple: ClassVar[bool] = True

    keys: tuple[str, ...]

    def dump(self) -> list[Any]:
        return [self.mark, *self.keys]

    @classmethod
    def load(cls, rest: list[Any]) -> OptionsAnswer:
        return cls(tuple(text(key) for key in rest))

    @property
    def values(self) -> tuple[str, ...]:
        return self.keys

    def as_word(self) -> str:
        return ",".join(self.keys) or NONE

    def as_content(self) -> str:
        return " ".join(self.keys)


def how_many(rule: str, least: int, most: int) -> Refused:
    """Too few or too many options were picked."""
    return Refused("how-many", rule=rule, least=least, most=most, exact="yes" if least == most else "no")


@dataclass(frozen=True, slots=True)
class Choices(Ask[tuple[T, ...]]):
    """Between `least` and `most` of the options."""

    kind: ClassVar[AskKind] = "choice"
    said_by: ClassVar[tuple[str, ...]] = ("keys",)

    options: tuple[Option[T], ...]
    least: int = field(kw_only=True, default=1)
    most: int = field(kw_only=True, default=1)

    def take(self, answer: Answer) -> tuple[T, ...]:
        if not isinstance(answer, OptionsAnswer):
            raise self.wrong()
        offered = {option.key: option for option in self.options}
        if any(key not in offered for key in answer.keys):
            raise Refused("not-offered", rule=self.rule)
        taken = [offered[key] for key in answer.keys]
        for option in taken:
            if option.barred:
                raise Refused.barred(option.barred)
        if len(set(answer.keys)) < len(answer.keys):
            raise Refused("twice", rule=self.rule)
        if not self.least <= len(taken) <= self.most:
            raise how_many(self.rule, self.least, self.most)
        return tuple(option.value for option in taken)

    def read(self, content: str) -> OptionsAnswer:
        return OptionsAnswer(tuple(content.split(" ")) if content else ())

    @property
    def listed(self) -> int:
        return len(self.options)

    @property
    def unanswerable(self) -> bool:
        return len(free_keys(self)) < self.least

    @property
    def proposed(self) -> OptionsAnswer:
        """The options that are proposed, else the first that are allowed."""
        return proposed_options(self)

    def proposing(self, answer: Answer) -> Ask[Any]:
        return proposing_options(self, answer)

    def written(self, value: str | int | tuple[str, ...]) -> Answer:
        if isinstance(value, int):
            return Ask.written(self, value)
        return OptionsAnswer((value,) if isinstance(value, str) else value)

    def from_word(self, word: str) -> OptionsAnswer:
        return OptionsAnswer(() if word == NONE else tuple(word.split(",")))

    @property
    def shown(self) -> dict[str, Any]:
        return {"least": self.least, "most": self.most, "options": self.options}

    @property
    def offered(self) -> str:
        return f"{self.least}..{self.most} of {' '.join(map(listed, self.options))}"

    def spell(self, answer: Answer) -> str:
        return answer.as_content() or NONE

    def parse(self, line: str) -> OptionsAnswer:
        return keys_in(line)

    def said(self, request: Mapping[str, Any]) -> OptionsAnswer:
        return OptionsAnswer(tuple(text(key) for key in items(request.get("keys"), MOST_ITEMS)))

    def coded(self, coder: Coder, answer: Answer | None) -> OptionsAnswer:
        return coded_options(self, coder, answer)

    def plain(self) -> Ask[Any]:
        return plain_options(self)


@dataclass(frozen=True, slots=True)
class Choice(Ask[T]):
    """Exactly one of the options."""

    kind: ClassVar[AskKind] = "choice"
    said_by: ClassVar[tuple[str, ...]] = ("keys",)
    least: ClassVar[int] = 1
    most: ClassVar[int] = 1

    options: tuple[Option[T], ...]

    def take(self, answer: Answer) -> T:
        return Choices(self.who, self.options, rule=self.rule, label=self.label).take(answer)[0]

    def read(self, content: str) -> OptionsAnswer:
        return OptionsAnswer((content,))

    @property
    def listed(self) -> int:
        return len(self.options)

    @property
    def unanswerable(self) -> bool:
        return len(free_keys(self)) < self.least

    @property
    def proposed(self) -> OptionsAnswer:
        """The options that are proposed, else the first that are allowed."""
        return proposed_options(self)

    def proposing(self, answer: Answer) -> Ask[Any]:
        return proposing_options(self, answer)

    def written(self, value: str | int | tuple[str, ...]) -> Answer:
        match value:
            case str(key) | (str(key),):
                return OptionsAnswer((key,))
        return Ask.written(self, value)

    def from_word(self, word: str) -> OptionsAnswer:
        return OptionsAnswer(() if word == NONE else tuple(word.split(",")))

    @property
    def shown(self) -> dict[str, Any]:
        return {"least": self.least, "most": self.most, "options": self.options}

    @property
    def offered(self) -> str:
        return " ".join(map(listed, self.options))

    def spell(self, answer: Answer) -> str:
        return answer.as_content() or NONE

    def parse(self, line: str) -> OptionsAnswer:
        return keys_in(line)

    def said(self, request: Mapping[str, Any]) -> OptionsAnswer:
        return OptionsAnswer(tuple(text(key) for key in items(request.get("keys"), MOST_ITEMS)))

    def coded(self, coder: Coder, answer: Answer | None) -> OptionsAnswer:
        return coded_options(self, coder, answer)

    def plain(self) -> Ask[Any]:
        return plain_options(self)


class Ruling(Choice[T]):
    """A judgement: one of the options, the default proposed."""

    kind: ClassVar[AskKind] = "ruling"


class Rulings(Choices[T]):
    """A judgement that may fall on several: any of the options, the default proposed."""

    kind: ClassVar[AskKind] = "ruling"


def plain_options(of: Choices[Any] | Choice[Any]) -> Ask[Any]:
    """A choice whose options have their keys for values."""
    return replace(of, options=tuple(one.plain() for one in of.options), suggest=None)


def coded_options(of: Choices[Any] | Choice[Any], coder: Coder, answer: Answer | None) -> OptionsAnswer:
    """The number of options that were taken, and each of them among those that are left."""
    given, left = given_as(answer, OptionsAnswer), free_keys(of)
    keys: list[str] = []
    with coder.within("count"):
        count = coder.number(given and len(given.keys), of.least, min(of.most, len(left)), of.least)
    for nth in range(count):
        keys.append(coder.key(given and given.keys[nth], left, of.people[0]))
        left.remove(keys[-1])
    return OptionsAnswer(tuple(keys))


def free_keys(of: Choices[Any] | Choice[Any]) -> list[str]:
    """The keys of the options that may be taken."""
    return [one.key for one in of.options if not one.barred]


def proposed_options(of: Choices[Any] | Choice[Any]) -> OptionsAnswer:
    free = [one for one in of.options if not one.barred]
    proposed = [one.key for one in free if one.proposed][: of.most]
    return OptionsAnswer(tuple(proposed or [one.key for one in free[: of.least]]))


def proposing_options(of: Choices[Any] | Choice[Any], answer: Answer) -> Ask[Any]:
    keys = answer.keys if isinstance(answer, OptionsAnswer) else ()
    return replace(of, options=tuple(replace(one, proposed=one.key in keys) for one in of.options))


NONE = "-"
"""The line of a story that takes no option."""


def keys_in(line: str) -> OptionsAnswer:
    """The options in a line of a story."""
    return OptionsAnswer(() if line == NONE else tuple(line.split()))


def listed(option: Option[Any]) -> str:
    """An option in a line of a story: `*key` is proposed, `(key)` is barred."""
    if option.barred:
        return f"({option.key})"
    return f"*{option.key}" if option.proposed else option.key
