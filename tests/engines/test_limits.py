"""The limits of engines are in one list, and people can read it."""

from engines.limits import LEFT_OUT, table
from engines.stories import around, battles, without_net

from press.paths import ROOT

STORIES = {name for module in (around, battles, without_net) for name in vars(module)}


def test_the_list_stands_in_the_docs() -> None:
    """The limits that people read could differ from those that the run leaves out."""
    assert table() in (ROOT / "docs/browsers.md").read_text("utf-8")


def test_no_story_is_left_out_that_there_is_not() -> None:
    """A story that was renamed would run where it cannot, and its old name would stay on the list."""
    assert {limit.what for limit in LEFT_OUT} <= STORIES
