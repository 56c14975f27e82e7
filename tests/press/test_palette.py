"""The palette has one definition: a colour by day and by night stands in one place, whatever chose between them."""

import re

from press.paths import ROOT

TOKENS = (ROOT / "web" / "style" / "tokens.css").read_text("utf-8")
BLOCK = re.compile(r"^([^\n{}]+) \{\n((?:  [^\n]*\n)*)\}", re.MULTILINE)
SET = re.compile(r"^  (--[\w-]+):", re.MULTILINE)


def properties() -> dict[str, list[str]]:
    """The selectors of the token file, and what is set under each of them."""
    return {selector: SET.findall(body) for selector, body in BLOCK.findall(TOKENS)}


def test_day_and_night_share_one_definition() -> None:
    """Only the dark table by candle light, a theme of its own, sets colours again."""
    again = {selector for selector, names in properties().items() if names}
    assert again == {":root", ':root[data-theme="candle"]'}
    assert len(set(properties()[":root"])) == len(properties()[":root"])


def test_the_candle_theme_sets_only_colours_that_there_are() -> None:
    assert set(properties()[':root[data-theme="candle"]']) <= set(properties()[":root"])


def test_no_other_style_sheet_asks_which_scheme_the_system_prefers() -> None:
    sheets = (ROOT / "web" / "style").glob("*.css")
    assert [sheet.name for sheet in sheets if "prefers-color-scheme" in sheet.read_text("utf-8")] == []
