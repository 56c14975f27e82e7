"""The rows of the set-up, which latecomers fill in as well: heroes, villains, minions, companions."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from gonfalon.questions.ask import TABLE
from gonfalon.questions.choice import Choice, Choices
from gonfalon.questions.fields import Field, Shape
from gonfalon.questions.figures import Label
from gonfalon.questions.number import Number
from gonfalon.questions.option import Option
from gonfalon.questions.refusal import Barred, Complaint
from gonfalon.questions.text import Text
from gonfalon.systems.sotc.setup.card_reading import card_complaint, read_card
from gonfalon.systems.sotc.setup.card_text import CHARACTER, LONGEST_CARD, LONGEST_NAME, MOST_POINTS, SAMPLE
from gonfalon.systems.sotc.setup.cast import HEROES, VILLAINS, Template, template_of
from gonfalon.systems.sotc.setup.sheet import Sheet, of_template
from gonfalon.systems.sotc.state.people import Kind, Ratings
from gonfalon.systems.sotc.state.skills import SKILLS, skill_named

SIDES: tuple[Label, ...] = (
    Label("sotc-side-heroes"),
    Label("sotc-side-foes"),
    Label("sotc-side-third"),
    Label("sotc-side-fourth"),
    Label("sotc-side-fifth"),
)
"""The names of the sides, s1 to s5."""

MOST_MINIONS = 60
MOST_REACH = 5
BEST_MINIONS = 3
BEST_COMPANION = 4
FRESH_POINTS = 10
"""The fate points of a fresh hero (sotc.fp.pool)."""
CARD = "card"


@dataclass(frozen=True, slots=True)
class Person:
    """A named character of a row: by a template or by a card; `player` is "" for the game master's."""

    template: str
    called: str
    card: str
    points: int
    side: str
    player: str = ""
    hero: bool = True
    grit: int | None = None

    @property
    def sheet(self) -> Sheet:
        """Return the content of the character's sheet; raises Refused for a text that is no card."""
        if self.template == CARD:
            return read_card(self.card)
        return of_template(template_of(self.template), self.points, self.grit)


@dataclass(frozen=True, slots=True)
class Mob:
    """Minions of one quality and scope (sotc.group.uniform); without a scope they are made for the conflict at hand.

    `label` is a name of ours.
    """

    name: str
    quality: int
    scope: Kind | None
    count: int
    reach: int
    side: str
    label: Label | None = None


@dataclass(frozen=True, slots=True)
class Friend:
    """A companion; `partner` numbers the heroes from 1. `scopes` are kinds beyond its own.

    `skills` and `further` are what two advances bought, those of each at one rating (sotc.comp.adv_skilled).
    """

    partner: int
    name: str
    scope: Kind
    quality: int
    scopes: tuple[Kind, ...]
    traits: tuple[str, ...]
    skills: tuple[str, ...]
    further: tuple[str, ...] = ()

    @property
    def rated(self) -> Ratings:
        """The skills of the companion, rated: those bought together have one rating (sotc.comp.adv_skilled)."""
        return tuple((skill, self.rating(bought)) for bought in (self.skills, self.further) for skill in bought)

    def rating(self, bought: tuple[str, ...]) -> int:
        """One skill at the quality, two one lower, three two lower (sotc.comp.adv_skilled)."""
        return self.quality - max(0, len(bought) - 1)

    @property
    def advances(self) -> int:
        """The number of advances that all this takes (sotc.comp.base)."""
        return self.quality - 1 + len(self.scopes) + len(self.traits) + bool(self.skills) + bool(self.further)


Row = Person | Mob | Friend


def make_hero(name: str, template: str, called: str, card: str, points: int, side: str) -> Person:
    return Person(template, called, card, points, side, player=name)


def make_villain(template: str, called: str, card: str, points: int, grit: int, side: str) -> Person:
    return Person(template, called, card, points, side, hero=False, grit=grit)


def hero_shape() -> Shape[Person]:
    """A player with a character (sotc.group.members)."""
    fields = (
        Field("name", Text(TABLE, LONGEST_NAME, rule="sotc.group.members", label=Label("sotc-form-player"))),
        *person_fields(HEROES, FRESH_POINTS),
        Field("side", side_choice("s1")),
    )
    return Shape("hero", fields, make_hero, Label("sotc-form-row", row="hero"))


def villain_shape() -> Shape[Person]:
    """A named character of the game master's; grit counts with its option on (sotc.grit.threshold)."""
    grit = Number(TABLE, 0, 9, 1, rule="sotc.grit.adjust", label=Label("sotc-form-grit"), quick=(0, 1, 2))
    fields = (
        *person_fields(VILLAINS, 2),
        Field("grit", grit, when=("template", tuple(one.key for one in VILLAINS))),
        Field("side", side_choice("s2")),
    )
    return Shape("villain", fields, make_villain, Label("sotc-form-row", row="villain"))


def person_fields(templates: tuple[Template, ...], points: int) -> Iterator[Field]:
    keys = tuple(one.key for one in templates)
    options = tuple(Option(one.key, one.role, key=one.key, proposed=one is templates[0]) for one in templates)
    card = Option(CARD, Label("sotc-form-from-card"), key=CARD)
    template = Choice(TABLE, (*options, card), rule="sotc.group.members", label=Label("sotc-form-template"))
    yield Field("template", template)
    called = Text(TABLE, LONGEST_NAME, rule="sotc.group.members", label=Label("sotc-form-called"))
    yield Field("called", called, when=("template", keys))
    text = Text(
        TABLE,
        LONGEST_CARD,
        rule="sotc.group.members",
        label=Label("sotc-form-card"),
        notes=(Label("sotc-form-card-sample", sample=SAMPLE),),
        kept=CHARACTER,
    )
    yield Field("card", text, when=("template", (CARD,)))
    count = Number(
        TABLE, 0, MOST_POINTS, points, rule="sotc.fp.pool", label=Label("sotc-form-points"), quick=(0, 5, 10)
    )
    yield Field("points", count, when=("template", keys))


def minions_shape() -> Shape[Mob]:
    """sotc.minion.quality, sotc.minion.build, sotc.minion.sides"""
    qualities = tuple(
        Option(rating, Label("sotc-form-quality", quality=rating), key=str(rating), proposed=rating == 2)
        for rating in range(1, BEST_MINIONS + 1)
    )
    scopes: tuple[Option[Kind | None], ...] = (
        Option(None, Label("sotc-form-scene-kind"), key="scene", proposed=True),
        *kinds(None),
    )
    fields = (
        Field("name", Text(TABLE, LONGEST_NAME, rule="sotc.minion.build", label=Label("sotc-form-called"))),
        Field("quality", Choice(TABLE, qualities, rule="sotc.minion.quality", label=Label("sotc-form-grade"))),
        Field("scope", Choice(TABLE, scopes, rule="sotc.minion.quality", label=Label("sotc-form-scope"))),
        Field(
            "count",
            Number(
                TABLE, 1, MOST_MINIONS, 6, rule="sotc.minion.build", label=Label("sotc-form-count"), quick=(3, 6, 12)
            ),
        ),
        Field(
            "reach",
            Number(
                TABLE, 0, MOST_REACH, 0, rule="sotc.frame.range", label=Label("sotc-form-reach"), quick=(0, 1, 2, 3)
            ),
        ),
        Field("side", side_choice("s2")),
    )
    return Shape("minions", fields, Mob, Label("sotc-form-row", row="minions"))


def companion_shape() -> Shape[Friend]:
    """sotc.comp.base, sotc.comp.type, sotc.comp.adv_keeping_up, sotc.comp.adv_communication"""
    traits = tuple(
        Option(trait, Label("sotc-form-trait", trait=trait), key=trait) for trait in ("independent", "keeps", "contact")
    )
    types = tuple(
        Option(kind, Label("sotc-form-companion", scope=kind.value), key=kind.value, proposed=kind is Kind.PHYSICAL)
        for kind in Kind
    )
    more = tuple(Option(one.value, one.label, one.key) for one in kinds(None))
    known = tuple(Option(skill, Label("sotc-form-skill", skill=skill_named(skill)), key=skill) for skill in SKILLS)
    fields = (
        Field("partner", Number(TABLE, 1, 9, 1, rule="sotc.comp.base", label=Label("sotc-form-partner"))),
        Field("name", Text(TABLE, LONGEST_NAME, rule="sotc.comp.base", label=Label("sotc-form-called"))),
        Field("scope", Choice(TABLE, types, rule="sotc.comp.type", label=Label("sotc-form-type"))),
        Field(
            "quality",
            Number(TABLE, 1, BEST_COMPANION, 1, rule="sotc.comp.adv_quality", label=Label("sotc-form-grade")),
        ),
        Field(
            "scopes",
            Choices(TABLE, more, rule="sotc.comp.adv_scope", label=Label("sotc-form-scopes"), least=0, most=2),
        ),
        Field(
            "traits",
            Choices(TABLE, traits, rule="sotc.comp.adv_independent", label=Label("sotc-form-traits"), least=0, most=3),
        ),
        Field(
            "skills",
            Choices(TABLE, known, rule="sotc.comp.adv_skilled", label=Label("sotc-form-skills"), least=0, most=3),
        ),
        Field(
            "further",
            Choices(TABLE, known, rule="sotc.comp.adv_skilled", label=Label("sotc-form-further"), least=0, most=3),
        ),
    )
    return Shape("companion", fields, Friend, Label("sotc-form-row", row="companion"))


def kinds(proposed: Kind | None = Kind.PHYSICAL) -> tuple[Option[Kind], ...]:
    """sotc.conflict.kind"""
    return tuple(
        Option(kind, Label("sotc-kind", kind=kind.value), key=kind.value, proposed=kind is proposed) for kind in Kind
    )


def side_choice(usual: str) -> Choice[str]:
    sides = tuple(
        Option(f"s{number}", name, key=f"s{number}", proposed=f"s{number}" == usual)
        for number, name in enumerate(SIDES, 1)
    )
    return Choice(TABLE, sides, rule="sotc.group.members", label=Label("sotc-form-side"))


def complaints(rows: tuple[Row, ...], path: str, known: tuple[int, ...] = ()) -> Iterator[Complaint]:
    """Yield the faults of rows whose fields are all sound by themselves.

    `known` are the best skills of the heroes who are there already; the numbers of partners count these first.
    """
    best: list[int | None] = [*known, *(best_of(one) for one in rows if isinstance(one, Person) and one.hero)]
    for number, row in enumerate(rows, 1):
        if isinstance(row, Person) and row.template == CARD:
            if refused := card_complaint(row.card):
                yield Complaint.of(f"{path}.{number}.card", refused)
            else:
                yield from (Complaint.of(f"{path}.{number}.card", barred) for barred in of_carried(row.sheet))
        elif isinstance(row, Friend):
            partner = best[row.partner - 1] if row.partner <= len(best) else None
            yield from (Complaint.of(f"{path}.{number}.{field}", barred) for field, barred in of_friend(row, partner))


def best_of(hero: Person) -> int | None:
    """The best skill of a hero; None for a card that cannot be read."""
    if hero.template == CARD and card_complaint(hero.card):
        return None
    return best_skill(hero.sheet.skills)


def best_skill(skills: Ratings) -> int:
    return max((rating for _, rating in skills), default=0)


def best_companion(best: int) -> int:
    """The highest quality of a companion, by the best skill of its partner (sotc.comp.adv_quality)."""
    return max(1, min(BEST_COMPANION, best - 1))


def of_carried(sheet: Sheet) -> Iterator[Barred]:
    """Why the companions of a card cannot be like this, as those of the form (sotc.comp.adv_quality)."""
    most = best_companion(best_skill(sheet.skills))
    if any(one.quality > most for one in sheet.companions):
        yield Barred("sotc.comp.adv_quality", most=most)


def of_friend(friend: Friend, best: int | None) -> Iterator[tuple[str, Barred]]:
    """Why a companion cannot be like this, by the field; `best` is its partner's best skill."""
    if best is None:
        yield "partner", Barred("sotc.comp.base", partner=friend.partner)
    elif friend.quality > best_companion(best):
        yield "quality", Barred("sotc.comp.adv_quality", most=best_companion(best))
    if friend.scope in friend.scopes:
        yield "scopes", Barred("sotc.comp.adv_scope")
    for path, bought in (("skills", friend.skills), ("further", friend.further)):
        if bought and friend.rating(bought) < 1:
            yield path, Barred("sotc.comp.adv_skilled", quality=friend.quality, why="low")
    if set(friend.skills) & set(friend.further):
        yield "further", Barred("sotc.comp.adv_skilled", quality=friend.quality, why="twice")
