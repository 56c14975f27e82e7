"""A chance reads 0 or 100 % only where it is none or certain; else as less, or more, than the last figure that can be told."""

from __future__ import annotations

from fractions import Fraction

import pytest

from gonfalon.door.serialize import chance
from gonfalon.words import LANGUAGES, Words

SHOWN: dict[Fraction, str] = {
    Fraction(0): "0 %",
    Fraction(1, 10**30): "< 0,1 %",
    Fraction(49, 10**5): "< 0,1 %",
    Fraction(1, 2000): "0,1 %",
    Fraction(1, 2): "50 %",
    Fraction(9994, 10**4): "99,9 %",
    Fraction(9996, 10**4): "> 99,9 %",
    1 - Fraction(1, 10**30): "> 99,9 %",
    Fraction(1): "100 %",
}
SOURCE = 'share = { NUMBER($p, style: "percent", maximumFractionDigits: 1) }\n'


def plain(text: str) -> str:
    """The same with plain spaces and commas, as languages differ in them."""
    return text.replace("\u00a0", " ").replace("\u202f", " ").replace(".", ",").replace(" %", "%").replace("%", " %")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_tells_what_is_uncertain_as_such(language: str) -> None:
    words = Words(language, SOURCE)
    told = [plain(words.say("share", p=chance(p))) for p in SHOWN]
    assert told == list(SHOWN.values())
