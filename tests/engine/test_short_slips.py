"""Seals and salts: the short ones of today stand in the form of the long ones of before, and prove their slips as those do."""

from __future__ import annotations

from hashlib import sha256

from gonfalon.questions.dice import Dice
from gonfalon.questions.slip import (
    SALT_DRAWN,
    SEAL_DRAWN,
    Pocket,
    is_salt,
    is_seal,
    proves,
    seal,
    whole_salt,
    whole_seal,
)

LONG_SALT = "5a" * 16
"""A salt as they were drawn once: its end does not follow from its beginning."""


def test_a_salt_is_drawn_short_and_has_the_form_of_a_long_one() -> None:
    """Whatever reads salts reads those of today; a link writes 20 digits of them."""
    salt = Dice.seeded(1).salt()
    assert is_salt(salt)
    assert salt == whole_salt(salt[:SALT_DRAWN])
    assert salt != Dice.seeded(2).salt()


def test_a_seal_with_a_short_salt_has_128_bits_and_the_form_of_a_long_one() -> None:
    """Whatever reads seals reads those of today; a link writes 32 digits of them."""
    salt = Dice.seeded(1).salt()
    mark = seal("speed", salt)
    assert is_seal(mark)
    assert mark == whole_seal(sha256(f"{salt}:speed".encode()).hexdigest()[:SEAL_DRAWN])


def test_a_seal_with_a_long_salt_is_what_it_was() -> None:
    """Slips of battles from before would prove nothing any more."""
    assert seal("speed", LONG_SALT) == sha256(f"{LONG_SALT}:speed".encode()).hexdigest()
    assert proves("speed", LONG_SALT, seal("speed", LONG_SALT))


def test_a_short_seal_proves_its_content_and_salt_alone() -> None:
    """A slip that is turned over as another one must be refused, as ever."""
    dice = Dice.seeded(3)
    salt, other = dice.salt(), dice.salt()
    mark = Pocket().lay("a", "speed", salt).seal
    assert proves("speed", salt, mark)
    assert not proves("strength", salt, mark)
    assert not proves("speed", other, mark)
    assert not proves("speed", LONG_SALT, mark)
    assert not proves("speed", salt[:SALT_DRAWN] + "0" * 12, mark)
