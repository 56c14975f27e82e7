"""The battles measured on the built site (`tests/bench/bench_site.py`) are still playable."""

from __future__ import annotations

import pytest
from bench import replies
from playwright.sync_api import Page

from gonfalon.systems import ours

SOME = 150
"""So many answers lead through every kind of question that is proposed something."""


@pytest.mark.parametrize("system", [one.id for one in ours()])
def test_answers_are_timed_in_every_system(page: Page, site: str, system: str) -> None:
    page.goto(f"{site}notices.html")
    assert len(replies.times(page, system, SOME)) == SOME
