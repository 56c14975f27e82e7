"""Hostile inputs by the hundred: each is opened or refused, within a number of steps.

`python tests/tools/fuzz.py --minutes N` reads them for as long as is wished.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from fuzzing import door, readers, short_links, strategies, talks
from fuzzing.inputs import INPUTS
from fuzzing.readers import Reader
from fuzzing.strategies import Input
from hypothesis import given, settings
from hypothesis import strategies as st

MOST_STEPS = 3_000_000
"""Far above what a sound battle of this size takes; a second or so."""
PATIENCE = 120.0
"""Seconds after which a process that reads is ended: none of these inputs comes near."""


@pytest.fixture(scope="module")
def of_the_page() -> Iterator[Reader]:
    """The page's own readers."""
    reader = readers.page(PATIENCE)
    yield reader
    reader.close()


def opened_or_refused(given: Input) -> None:
    outcome, _ = door.counting_steps(lambda: door.received(given), MOST_STEPS)
    assert outcome in ("opened", "refused")


@settings(max_examples=120)
@given(strategies.links())
def test_any_link_is_opened_or_refused(given: Input) -> None:
    opened_or_refused(given)


@settings(max_examples=25)
@given(short_links.short_links())
def test_any_short_link_is_opened_or_refused(given: Input) -> None:
    opened_or_refused(given)


@settings(max_examples=120)
@given(strategies.files())
def test_any_file_is_opened_or_refused(given: Input) -> None:
    opened_or_refused(given)


@settings(max_examples=120)
@given(strategies.requests())
def test_any_request_is_answered(given: Input) -> None:
    opened_or_refused(given)


@settings(max_examples=60)
@given(talks.talks())
def test_any_request_to_an_open_battle_is_answered(given: Input) -> None:
    opened_or_refused(given)


WANTED = {
    "form",
    "path",
    "take",
    "keys",
    "number",
    "roll",
    "faces",
    "overrule",
    "undo",
    "another session",
    "changes",
    "append",
}


def test_forms_paths_offers_sessions_and_changes_are_met_where_they_are_taken() -> None:
    """Else what lies behind the first check of each is never met."""
    met: set[str] = set()

    @settings(max_examples=1_000)
    @given(talks.talks())
    def read(given: Input) -> None:
        if met >= WANTED:
            return
        for request in door.accepted(given):
            met.update(request["answer"] if request["do"] == "answer" else [request["do"]])
            met.update({"another session"} if request.get("session") else ())
            met.update({"changes"} if request.get("changed") else ())

    read()
    assert met >= WANTED


OF_THE_PAGE = st.one_of(
    strategies.links(),
    strategies.sketches(),
    strategies.house_rules(),
    strategies.shared_files(),
    strategies.wheels(),
)


@settings(max_examples=300)
@given(OF_THE_PAGE)
def test_the_page_s_own_readers_take_or_refuse_anything(of_the_page: Reader, given: Input) -> None:
    verdict = of_the_page.read(given)
    assert verdict.outcome in ("opened", "refused"), verdict.why


@pytest.mark.parametrize("kind", sorted(INPUTS))
def test_among_the_inputs_of_each_kind_are_some_that_open(kind: str, of_the_page: Reader) -> None:
    """Else what lies behind the first check is never met."""
    opened = []

    @settings(max_examples=60)
    @given(INPUTS[kind](strategies.FEW))
    def read(given: Input) -> None:
        at_the_door = given.kind in door.KINDS
        opened.append((door.received(given) if at_the_door else of_the_page.read(given).outcome) == "opened")

    read()
    assert any(opened)
    assert not all(opened)


def test_a_reader_that_hangs_or_dies_is_ended_and_begun_anew() -> None:
    echo = 'import sys, os\nfor line in sys.stdin:\n    {}\n    print(\'{{"outcome": "opened"}}\', flush=True)\n'
    for fate in ("'hang' in line and __import__('time').sleep(600)", "'hang' in line and os._exit(3)"):
        reader = Reader(("python3", "-c", echo.format(fate)), limit=1.0)
        assert reader.read(Input("sound", b"")).outcome == "opened"
        assert reader.read(Input("hang", b"")).outcome == "fault"
        assert reader.read(Input("sound", b"")).outcome == "opened"
        reader.close()
