"""Players for the tests: answers written down beforehand, the proposed answers, and a table that plays at random."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from types import TracebackType
from typing import Any

from gonfalon.battle.battle import Battle
from gonfalon.questions.answer import Answer, RulingMade
from gonfalon.questions.ask import Ask
from gonfalon.questions.choice import Choice, Choices, OptionsAnswer
from gonfalon.questions.dice import Dice, Source
from gonfalon.questions.fields import Field, Group, Of, Rows, preset_of
from gonfalon.questions.filled import FieldAnswer, FormAnswer, RowsAnswer
from gonfalon.questions.form import Form
from gonfalon.questions.number import Number, NumberAnswer
from gonfalon.questions.option import Option
from gonfalon.questions.refusal import Refused
from gonfalon.questions.roll import DiceAnswer, Roll
from gonfalon.questions.secret import FaceDown, Reveal
from gonfalon.questions.slip import Pocket, RevealedAnswer, SealedAnswer
from gonfalon.questions.text import Text, TextAnswer
from gonfalon.table.field.grid import spans
from gonfalon.table.field.painting import Painting, PaintingAnswer
from gonfalon.table.field.path import Path, PathAnswer
from gonfalon.table.field.reach import reach
from gonfalon.table.system import System
from gonfalon.table.table import Setting

Written = str | int | tuple[int, ...]
"""An answer as a test writes it: keys, a text or `a: speed` for a slip; a number; the faces of a throw."""

NAMES = ("", "Nordmark", "Ärger & Söhne", "L’Épée", "狼の群れ", "🐺🐺", "<b>x</b>", "a", "a.1")
"""Names as people give them, and such as a careless screen would trip over."""

SALT = "5a" * 16


def free(ask: Choice[Any] | Choices[Any]) -> tuple[Option[Any], ...]:
    """The options that may be taken."""
    return tuple(option for option in ask.options if not option.barred)


def keys_of(ask: Ask[Any]) -> tuple[str, ...]:
    """The keys of all options of a choice, barred ones too."""
    assert isinstance(ask, Choice | Choices)
    return tuple(option.key for option in ask.options)


def barred_keys(ask: Ask[Any]) -> dict[str, str]:
    """The keys of the barred options, with the rule that bars them."""
    assert isinstance(ask, Choice | Choices)
    return {option.key: option.barred.rule for option in ask.options if option.barred}


def proposed_keys(ask: Ask[Any]) -> tuple[str, ...]:
    """The keys of what is proposed."""
    assert isinstance(ask, Choice | Choices)
    return tuple(option.key for option in ask.options if option.proposed)


class Scripted:
    """Answers written down beforehand; fails on a question too many and on an answer left over."""

    def __init__(self, *answers: Written) -> None:
        self._left = list(answers)
        self._pocket = Pocket()
        self.asked: list[Ask[Any]] = []

    def __enter__(self) -> Scripted:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        assert kind is not None or not self._left, f"answers left over: {self._left}"

    @property
    def open(self) -> bool:
        """True if an answer is left."""
        return bool(self._left)

    def answer(self, ask: Ask[Any]) -> Answer:
        assert self._left, f"a question too many: {ask}"
        self.asked.append(ask)
        return self._said(ask, self._left.pop(0))

    def _said(self, ask: Ask[Any], written: Written) -> Answer:
        if isinstance(written, int):
            return NumberAnswer(written)
        if isinstance(written, tuple):
            return DiceAnswer(written, Source.TABLE)
        if isinstance(ask, FaceDown):
            by, _, content = written.partition(": ")
            asked = ask.asked_of(by)
            if isinstance(asked, Form):
                content = filled(asked, asked.normalized(asked.parse(content)), self._pocket).as_content()
            return self._pocket.lay(by, content, SALT)
        if isinstance(ask, Reveal):
            return self._pocket.open(ask.slip.seal) or RevealedAnswer(written, "")
        if isinstance(ask, Form):
            return filled(ask, ask.normalized(ask.parse(written)), self._pocket)
        if isinstance(ask, Path):
            return PathAnswer(written)
        if isinstance(ask, Painting):
            return ask.parse(written)
        return TextAnswer(written) if isinstance(ask, Text) else OptionsAnswer(tuple(written.split()))


class AsProposed:
    """Takes what is proposed, the first allowed where nothing is; throws the faces it was given, or sixes."""

    def __init__(self, **faces: tuple[int, ...]) -> None:
        self._faces = faces
        self._pocket = Pocket()

    def answer(self, ask: Ask[Any]) -> Answer:
        match ask:
            case Choice() | Choices():
                wanted = [option.key for option in free(ask) if option.proposed]
                return OptionsAnswer(tuple(wanted or [option.key for option in free(ask)][: ask.least]))
            case Roll():
                return DiceAnswer(self._faces.get(ask.people[0], (6,) * ask.pool.dice), Source.TABLE)
            case Number():
                return NumberAnswer(ask.least if ask.preset is None else ask.preset)
            case Text():
                return TextAnswer(ask.preset)
            case FaceDown():
                by = next(who for who in ask.people if who not in ask.submitted)
                return self._pocket.lay(by, content_in(self.answer(ask.asked_of(by))), SALT)
            case Reveal():
                return self._pocket.open(ask.slip.seal) or RevealedAnswer(content_in(self.answer(ask.inner)), "")
            case Form():
                return filled(ask, ask.preset, self._pocket)
            case Path():
                return PathAnswer("")
            case Painting():
                return PaintingAnswer(())
            case _:
                raise NotImplementedError(ask)


def filled(ask: Form[Any], answer: FormAnswer, pocket: Pocket) -> FormAnswer:
    """A form as it is sent, its secrets sealed."""
    return ask.sealed(answer, lambda by, content: pocket.lay(by, content, SALT))


def content_in(answer: Answer) -> str:
    """Return the content of a slip with this answer."""
    assert isinstance(answer, OptionsAnswer | TextAnswer | NumberAnswer | FormAnswer)
    return answer.as_content()


class RandomPlayers:
    """People at a table, drawn from a seed: they answer, lay slips, throw app dice and their own, rule, and step back."""

    def __init__(self, seed: int | str) -> None:
        self.rng = Random(seed)
        self.dice = Dice.seeded(seed)

    def sit_down(self, system: System[Any]) -> Battle[Any]:
        """A battle with switches as these people like them."""
        return Battle(system, {switch.rule: self.rng.choice(switch.values) for switch in system.switches})

    def play(self, battle: Battle[Any], *, rulings: bool = True) -> Iterator[None]:
        """Go on to the end of the battle, an answer or a ruling at a time."""
        while battle.ask:
            if rulings and self.rng.random() < 0.08:
                self.rule(battle)
            elif offer := self.offer_to_take(battle):
                battle.take(offer)
            else:
                self.answer(battle)
            yield

    def played(self, system: System[Any], *, most: int = 10_000, rulings: bool = True) -> Battle[Any]:
        """A battle after so many answers, or at its end."""
        battle = self.sit_down(system)
        for number, _ in enumerate(self.play(battle, rulings=rulings), 1):
            if number >= most:
                break
        return battle

    def offer_to_take(self, battle: Battle[Any]) -> str:
        """The key of an offer that one of them takes now, seldom one that ends something."""
        keys = [one.key for one in battle.offers if not one.barred and (not one.ends or self.rng.random() < 0.1)]
        return self.rng.choice(keys) if keys and self.rng.random() < 0.12 else ""

    def answer(self, battle: Battle[Any]) -> None:
        ask = battle.ask
        match ask:
            case FaceDown():
                by = self.rng.choice(ask.people)
                self.lay(battle, by, ask.asked_of(by))
            case Roll() if self.rng.random() < 0.5:
                battle.roll(self.dice)
            case Form():
                self.fill(battle, ask)
            case Reveal() if isinstance(ask.inner, Form):
                self.fill(battle, ask.inner)
            case _:
                assert ask
                battle.answer(self.said(ask))

    def lay(self, battle: Battle[Any], by: str, asked: Ask[Any]) -> None:
        """Something under cover."""
        if isinstance(asked, Form):
            self.fill(battle, asked, by)
        else:
            battle.lay(by, content_in(self.said(asked)), self.dice)

    def fill(self, battle: Battle[Any], ask: Form[Any], by: str = "") -> None:
        """A form with some of its fields filled in anew; with its presets, if it complains about that."""
        try:
            battle.fill(self.form_answer(ask.fields, ask.preset), self.dice, by)
        except Refused as refused:
            assert refused.fields
            battle.fill(ask.preset, self.dice, by)

    def form_answer(self, fields: tuple[Field, ...], before: FormAnswer) -> FormAnswer:
        """Some of these fields filled in anew, whether they are asked or not."""
        pairs = zip(fields, before.answers, strict=True)
        return FormAnswer(
            tuple(self.field_answer(one.of, answer) if self.rng.random() < 0.4 else answer for one, answer in pairs)
        )

    def field_answer(self, of: Of, before: FieldAnswer) -> FieldAnswer:
        match of:
            case Group():
                return self.form_answer(of.fields, before if isinstance(before, FormAnswer) else preset_of(of.fields))
            case Rows():
                shapes = self.rng.choices(of.shapes, k=self.rng.randint(of.least, of.most))
                return RowsAnswer(
                    tuple((one.key, self.form_answer(one.fields, preset_of(one.fields))) for one in shapes)
                )
            case FaceDown():
                return RevealedAnswer(content_in(self.said(of.asks[0])), "")
            case _:
                said = self.said(of)
                assert isinstance(said, OptionsAnswer | NumberAnswer | TextAnswer)
                return said

    def said(self, ask: Ask[Any]) -> Answer:
        """Some answer that the ask allows."""
        match ask:
            case Choice() | Choices():
                return OptionsAnswer(self.keys(ask))
            case Roll():
                return DiceAnswer(tuple(self.rng.choices(ask.pool.die.faces, k=ask.pool.dice)), Source.TABLE)
            case Number():
                preset = ask.least if ask.preset is None else ask.preset
                return NumberAnswer(
                    self.rng.choice((ask.least, ask.most, preset, self.rng.randint(ask.least, ask.most)))
                )
            case Text(kept=str()):
                return TextAnswer(self.rng.choice((ask.preset, "")))
            case Text():
                return TextAnswer(self.rng.choice(NAMES)[: ask.most] or "x" * ask.least)
            case Reveal():
                return RevealedAnswer(content_in(self.said(ask.inner)), "")
            case Path():
                found = reach(ask.ahead)
                to = self.rng.choice(sorted(found.ends))
                return PathAnswer(found.way(ask.ahead.grid.cell(to)) or "")
            case Painting():
                free = [cell for cell in ask.grid.cells if cell not in ask.closed]
                plain = [one.key for one in ask.brushes if not one.piece]
                some = ((self.rng.choice(plain), spans(ask.grid, self.rng.sample(free, 2))),) if plain else ()
                return PaintingAnswer(some)
            case _:
                raise NotImplementedError(ask)

    def keys(self, ask: Choice[Any] | Choices[Any]) -> tuple[str, ...]:
        closing = [option.key for option in free(ask) if option.role == "done"]
        if closing and self.rng.random() < 0.4:
            return (closing[0],)
        keys = [option.key for option in free(ask) if option.role != "out" or self.rng.random() < 0.1]
        keys = keys or [option.key for option in free(ask)]
        return tuple(self.rng.sample(keys, self.rng.randint(min(ask.least, len(keys)), min(ask.most, len(keys)))))

    def rule(self, battle: Battle[Any]) -> Setting[Any] | None:
        """A ruling on some value in sight; the rules may refuse it where it does not fit."""
        setting = self.rng.choice(battle.system.settings(battle.position))
        ruling = RulingMade(setting.key, self.value(setting), self.rng.choice(NAMES))
        before = len(battle.record)
        try:
            battle.overrule(ruling.what, ruling.value, ruling.why)
        except Refused:
            return None
        assert battle.record[before] == ruling
        return setting

    def value(self, setting: Setting[Any]) -> int | str:
        """A value that this setting allows."""
        match setting.kind:
            case "choice":
                return self.rng.choice(setting.choices)[0]
            case "number":
                ends = (setting.least, setting.most)
                return self.rng.choice((*ends, self.rng.randint(*ends)))
            case _:
                named = tuple(name[: setting.most].strip() for name in NAMES)
                return self.rng.choice([text for text in (*named, str(setting.value)) if setting.allows(text)])


def forbidden(setting: Setting[Any]) -> tuple[int | str, ...]:
    """Values that a setting does not allow: beyond its bounds, of another kind, not on the list."""
    match setting.kind:
        case "choice":
            return ("", "no such choice", 1)
        case "number":
            return (setting.least - 1, setting.most + 1, "1", "")
        case _:
            unreadable = () if setting.allows("no such text") else ("no such text",)
            return ("x" * (setting.most + 1), "two\nlines", " blank before", "\u202eturned", 1, *unreadable)


def not_on_offer(ask: Ask[Any]) -> Iterator[Answer]:
    """Answers that no table may give to this ask."""
    yield from wrong_form(ask)
    match ask:
        case Choice() | Choices():
            yield from wrong_keys(ask)
        case Roll():
            low, *_, high = ask.pool.die.faces
            faces = (low,) * ask.pool.dice
            for wrong in ((), faces[1:], (*faces, low), (high + 1, *faces[1:]), (low - 1, *faces[1:])):
                yield DiceAnswer(wrong, Source.TABLE)
        case Number():
            yield from (NumberAnswer(ask.least - 1), NumberAnswer(ask.most + 1))
        case Text():
            yield from (
                TextAnswer("x" * (ask.most + 1)),
                TextAnswer("two\nlines"),
                TextAnswer(" x"),
                TextAnswer("\u202ex"),
                TextAnswer("\ud800"),
            )
        case FaceDown():
            yield SealedAnswer("nobody", "0" * 64)
        case Path():
            yield from (PathAnswer("x"), PathAnswer("a" * 200), PathAnswer("b1"))
        case Painting():
            key, run = ask.brushes[0].key, (0, 0, 1)
            yield from (
                PaintingAnswer((("no such brush", (run,)),)),
                PaintingAnswer(((key, (run, run)),)),
                PaintingAnswer(((key, ((99, 0, 1),)),)),
            )
            yield PaintingAnswer(((key, ()), (key, ())))
        case Reveal():
            yield from (
                RevealedAnswer("no such key", ""),
                RevealedAnswer("", ""),
                RevealedAnswer("speed", "a salt that does not fit"),
            )
        case Form():
            answers = ask.preset.answers
            yield from (
                FormAnswer(()),
                FormAnswer(answers[1:]),
                FormAnswer((None,) * len(answers)),
                FormAnswer((*answers, None)),
            )
        case _:
            raise NotImplementedError(ask)


def wrong_form(ask: Ask[Any]) -> Iterator[Answer]:
    """An answer of every other form."""
    forms: dict[type[Answer], type[Ask[Any]] | tuple[type[Ask[Any]], ...]] = {
        OptionsAnswer: (Choice, Choices),
        DiceAnswer: Roll,
        NumberAnswer: Number,
        TextAnswer: Text,
        SealedAnswer: FaceDown,
        RevealedAnswer: Reveal,
        FormAnswer: Form,
        PathAnswer: Path,
        PaintingAnswer: Painting,
    }
    slip, opened = SealedAnswer("a", "0" * 64), RevealedAnswer("", "")
    some = (
        OptionsAnswer(()),
        DiceAnswer((), Source.APP),
        NumberAnswer(1),
        TextAnswer(""),
        slip,
        opened,
        FormAnswer(()),
        PathAnswer(""),
        PaintingAnswer(()),
    )
    return (answer for answer in some if not isinstance(ask, forms[type(answer)]))


def wrong_keys(ask: Choice[Any] | Choices[Any]) -> Iterator[OptionsAnswer]:
    """A key that is not there, a barred one, one twice, too few and too many."""
    allowed = [option.key for option in free(ask)]
    yield OptionsAnswer((*allowed[: max(0, ask.least - 1)], "no such key"))
    for key in barred_keys(ask):
        yield OptionsAnswer((key, *[other for other in allowed if other != key][: max(0, ask.least - 1)]))
    if allowed and ask.most > 1:
        yield OptionsAnswer((allowed[0], allowed[0], *allowed[1 : ask.least - 1]))
    if ask.least:
        yield OptionsAnswer(tuple(allowed[: ask.least - 1]))
    if len(allowed) > ask.most:
        yield OptionsAnswer(tuple(allowed[: ask.most + 1]))
