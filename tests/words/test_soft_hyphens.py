"""Long words of names that stand on cards say where they may be broken: not every browser knows the hyphens of each language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import gonfalon.words
from gonfalon.words import Words

NAMES = sorted(Path(gonfalon.words.__file__).parent.glob("*/*_names.ftl"))
NO_WORDS = re.compile(r"^(#.*|[a-z0-9-]+ =)|\{[^{}]*\}", re.MULTILINE)
LONGEST = 8


@pytest.mark.parametrize("path", NAMES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_long_word_of_a_name_may_be_broken(path: Path) -> None:
    words = re.findall(r"\w+", NO_WORDS.sub("", path.read_text("utf-8")))
    assert [word for word in words if len(word) > LONGEST] == []


def test_a_text_that_is_no_card_is_without_soft_hyphens() -> None:
    assert Words("de").say("sotc-mob-riders") == "Motorradfahrer"
