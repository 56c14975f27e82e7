"""A roll: dice that are thrown."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import accumulate
from typing import Annotated, Any, ClassVar

from gonfalon.questions.answer import Answer, in_records
from gonfalon.questions.ask import Ask, AskKind
from gonfalon.questions.checked import MOST_ITEMS, LinkError, integer, items, text
from gonfalon.questions.choice import keys_in
from gonfalon.questions.dice import DieKind, Pool, Source
from gonfalon.questions.dice_digits import MOST_SORTED, SOURCES, coded_faces, coded_hand, coded_sum
from gonfalon.questions.digits import Coder, NotCoded, given_as
from gonfalon.questions.number import are_numbers
from gonfalon.questions.option import Part, Throw
from gonfalon.questions.refusal import Refused
from gonfalon.questions.schema import INTEGER, OMITTED, Constraint, Shape, row

SOURCE: Shape = {"enum": [source.value for source in Source]}


@in_records
@dataclass(frozen=True, slots=True)
class DiceAnswer(Answer):
    """The faces that a roll showed, in the order of the dice, and where they come from."""

    mark: ClassVar[str] = "d"
    shape: ClassVar[Shape] = row({"const": "d"}, SOURCE, more=INTEGER)

    faces: tuple[int, ...]
    source: Source

    def dump(self) -> list[Any]:
        return [self.mark, self.source.value, *self.faces]

    @classmethod
    def load(cls, rest: list[Any]) -> DiceAnswer:
        if not rest or text(rest[0]) not in set(Source):
            raise LinkError("content")
        return cls(tuple(integer(face) for face in rest[1:]), Source(rest[0]))


@dataclass(frozen=True, slots=True)
class PoolField:
    """The dice to throw: so many with these faces, the bonus to the sum, and where the dice come from.

    Where several throw at once, `throws` say whose dice are which, in the order of the dice. `summed`: the sum of each
    throw may be told in place of its faces. `again`: the faces that the app rolled here before that was taken back; they fall
    again, and only dice beyond them are drawn.
    """

    dice: Annotated[int, Constraint(minimum=1)]
    die: DieKind
    faces: Annotated[tuple[int, ...], Constraint(minItems=2, uniqueItems=True)]
    bonus: int
    parts: tuple[Part, ...]
    throws: tuple[Throw, ...]
    summed: bool = False
    again: tuple[int, ...] | None = field(default=None, metadata=OMITTED)


@dataclass(frozen=True, slots=True)
class Roll(Ask[tuple[int, ...]]):
    """A throw of dice; `parts` say where the dice come from, `bonus` is added to the sum by whoever asked.

    Where several throw at once, `throws` say whose dice are which, in the order of the dice. `summed`: the rules read
    nothing but the sum of each throw, so that the sum may be told in place of the faces. `hands` are the ids of those for
    whom is thrown, one for each throw, where these are others than who throws.
    """

    kind: ClassVar[AskKind] = "roll"
    said_by: ClassVar[tuple[str, ...]] = ("faces", "sums")

    pool: Pool
    parts: tuple[Part, ...] = field(kw_only=True, default=())
    bonus: int = field(kw_only=True, default=0)
    throws: tuple[Throw, ...] = field(kw_only=True, default=())
    summed: bool = field(kw_only=True, default=False)
    hands: tuple[str, ...] = field(kw_only=True, default=())

    @property
    def pools(self) -> tuple[Pool, ...]:
        """The dice of each throw."""
        return tuple(replace(self.pool, dice=one.dice) for one in self.throws) or (self.pool,)

    def dealt(self, faces: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
        """The faces of each of the throws."""
        ends = tuple(accumulate(one.dice for one in self.throws))
        return tuple(faces[end - one.dice : end] for one, end in zip(self.throws, ends, strict=True))

    def take(self, answer: Answer) -> tuple[int, ...]:
        if not isinstance(answer, DiceAnswer):
            raise self.wrong()
        if not self.pool.holds(answer.faces):
            faces = self.pool.die.faces
            raise Refused("faces", rule=self.rule, dice=self.pool.dice, low=faces[0], high=faces[-1])
        return answer.faces

    @property
    def listed(self) -> int:
        return self.pool.dice

    @property
    def shown(self) -> dict[str, Any]:
        pool = self.pool
        dice = PoolField(pool.dice, pool.die.id, pool.die.faces, self.bonus, self.parts, self.throws, self.summed)
        return {"pool": dice}

    @property
    def offered(self) -> str:
        throws = self.throws or (Throw(self.people[0], self.label, self.pool.dice, self.parts),)
        return "; ".join(thrown(one, self.pool.die.id) for one in throws)

    def spell(self, answer: Answer) -> str:
        return " ".join(map(str, answer.faces)) if isinstance(answer, DiceAnswer) else ""

    def parse(self, line: str) -> Answer:
        """The faces in a line, as they fell on the table; a key is left to `take` to refuse."""
        return typed(map(int, line.split())) if are_numbers(line) else keys_in(line)

    def said(self, request: Mapping[str, Any]) -> DiceAnswer:
        """Dice on the table: their faces, or the sum of each throw."""
        if "faces" in request:
            return typed([integer(face) for face in items(request["faces"], MOST_ITEMS)])
        return told_by_sums(self, [integer(total) for total in items(request.get("sums"), MOST_ITEMS)])

    def coded(self, coder: Coder, answer: Answer | None) -> DiceAnswer:
        """Dice of a throw whose sum alone is read come back in the order of their faces."""
        given = given_as(answer, DiceAnswer)
        if given and not self.pool.holds(given.faces):
            raise NotCoded("dice")
        source = coder.one_of(given and given.source.value, SOURCES, "source", (8, 4, 1, 1))
        faces: tuple[int, ...] = ()
        for pool in self.pools:
            some = given and given.faces[len(faces) : len(faces) + pool.dice]
            if self.summed and pool.dice <= MOST_SORTED:
                faces += coded_sum(coder, pool, some) if source == Source.SUM else coded_hand(coder, pool, some)
            else:
                faces += coded_faces(coder, pool.die, pool.dice, some)
        coder.note("+" if sum(faces) > 1 else "-" if sum(faces) < -1 else "0")
        return DiceAnswer(faces, Source(source))


def typed(faces: Iterable[int]) -> DiceAnswer:
    """Dice that fell on the table."""
    return DiceAnswer(tuple(faces), Source.TABLE)


def told_by_sums(roll: Roll, sums: Sequence[int]) -> DiceAnswer:
    """Dice that fell on the table, of which only the sum of each throw was told: a throw that shows it."""
    if not roll.summed:
        raise Refused("sums-of-no-use", rule=roll.rule)
    pools = roll.pools
    if len(sums) != len(pools) or any(total not in pool.sums for pool, total in zip(pools, sums, strict=True)):
        low, high = (limit(pool.sums[end] for pool in pools) for limit, end in ((min, 0), (max, -1)))
        raise Refused("sums", rule=roll.rule, throws=len(pools), low=low, high=high)
    faces = tuple(face for pool, total in zip(pools, sums, strict=True) for face in pool.showing(total))
    return DiceAnswer(faces, Source.SUM)


def thrown(of: Throw, die: str) -> str:
    """One of the throws in a line of a story: its dice, and where they come from."""
    return f"{of.dice}{die}: {', '.join(f'{part.rule} {part.dice}' for part in of.parts)}"
