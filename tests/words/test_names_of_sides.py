"""Names of sides in ready battles stand within sentences and lists: they carry no article of their own."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import gonfalon.words

WORDS = Path(gonfalon.words.__file__).parent
ARTICLES = {"de": r"Der |Die |Das ", "en": r"The ", "fr": r"Le |La |Les |L’"}


@pytest.mark.parametrize("language", ARTICLES)
def test_the_name_of_a_side_begins_with_no_article(language: str) -> None:
    names = [
        name
        for path in sorted((WORDS / language).glob("*_names.ftl"))
        for name in re.findall(
            r"^[a-z]+-(?:name-\w+-player-\d|side-\w+) = (.*)$", path.read_text("utf-8"), re.MULTILINE
        )
    ]
    assert len(names) > 20
    assert [name for name in names if re.match(ARTICLES[language], name)] == []
