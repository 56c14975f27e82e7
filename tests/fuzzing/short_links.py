"""Hypothesis strategies for compact links: sound ones that are damaged, and such as somebody made by hand, in both alphabets."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from itertools import accumulate
from random import Random

from fuzzing.strategies import FEW, Counts, Draw, Input, battles, spoiled
from hypothesis import strategies as st

from gonfalon.formats import link
from gonfalon.formats.alphabets import from_base64url, to_base64url, to_decimals
from gonfalon.formats.compact.coder import LinkCoder
from gonfalon.formats.compact.number import Writer
from gonfalon.formats.compact.packing import FORMAT, body_of, head
from gonfalon.formats.compact.record_coder import RecordCoder
from gonfalon.questions.checked import LinkError
from gonfalon.questions.refusal import Refused
from gonfalon.systems import EPOCHS


class Drawn(Writer):
    """Chooses as it is read, seldom what is likely, and remembers its choices: so it makes a link that leads deep."""

    writes = False

    def __init__(self, seed: int, wild: float) -> None:
        super().__init__()
        self._rng, self._wild = Random(seed), wild

    def weighted(self, place: int | None, weights: Sequence[int]) -> int:
        wild = self._rng.random() < self._wild
        some = range(len(weights))
        place = self._rng.choice(some) if wild else self._rng.choices(some, cum_weights=list(accumulate(weights)))[0]
        return super().weighted(place, weights)

    def below(self, number: int | None, bound: int) -> int:
        if number is None:
            number = self._rng.randrange(min(bound, 16) if self._rng.random() < 0.7 else bound)
        return super().below(number, bound)


@cache
def sound() -> tuple[bytes, ...]:
    """The bytes of short links to battles of each system."""
    texts = (link.write_compact(battle) for battle in battles())
    return tuple(raw for raw in map(bytes_of, texts) if raw[0] == FORMAT)


def bytes_of(text: str) -> bytes:
    return from_base64url(text.removeprefix(link.PREFIX))


def by_hand(system: str, seed: int, wild: float, most: int) -> bytes:
    """The body of a link whose choices were drawn, up to the first one that is refused."""
    drawn = Drawn(seed, wild)
    record = RecordCoder(LinkCoder(drawn, {}), system, EPOCHS[system][-1])
    with suppress(LinkError, Refused):
        record.run(most)
    count = min(most, len(record.entries) + 1)
    return body_of(system, count, drawn.number())


@st.composite
def bodies(draw: Draw, many: Counts = FEW) -> bytes:
    """Draw the body of a link; its checksum will be true."""
    match draw(st.integers(0, 3)):
        case 0:
            seed, wild = draw(st.integers(0, 1 << 32)), draw(st.sampled_from([0.0, 0.02, 0.2, 0.9]))
            return by_hand(draw(st.sampled_from(list(EPOCHS))), seed, wild, draw(st.sampled_from(many)))
        case 1:
            count = draw(st.integers(0, 1 << 21))
            some: bytes = draw(st.binary(max_size=20)) * draw(st.sampled_from(many))
            return head(draw(st.integers(0, 80))) + head(count) + some
        case _:
            body = bytearray(draw(st.sampled_from(sound()))[5:])
            for _ in range(draw(st.integers(1, 3))):
                body[draw(st.integers(0, len(body) - 1))] = draw(st.integers(0, 255))
            return bytes(body)


@st.composite
def short_links(draw: Draw, many: Counts = FEW) -> Input:
    """Links whose checksum is true, and some that were cut or changed on their way; in letters or in digits."""
    raw = link.framed(FORMAT, draw(bodies(many)))
    text = draw(st.sampled_from([link.PREFIX + to_base64url(raw), link.DIGITS_PREFIX + to_decimals(raw)]))
    return Input("link", spoiled(draw, text).encode("utf-8", "surrogatepass"))
