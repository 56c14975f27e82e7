"""Every folder of tests belongs to one lane, and `build.py test` knows lanes from words for pytest."""

import re
from collections import Counter

from press import lanes

MARK = re.compile(r"mark\.nightly")


def test_every_folder_of_tests_is_in_one_lane() -> None:
    """The long tests of a folder are a lane of their own."""
    listed = Counter(
        (folder, not lane.marked.startswith("long")) for lane in lanes.LANES.values() for folder in lane.folders
    )
    parted = lanes.LANES["long"].folders
    assert listed == Counter(
        [*((folder, True) for folder in lanes.folders_with_tests()), *((folder, False) for folder in parted)]
    )
    assert parted == lanes.LANES["fast"].folders
    assert lanes.LANES["fast"].words[-2:] == ("-m", "not long and not nightly")
    assert lanes.LANES["long"].words[-2:] == ("-m", "long and not nightly")
    assert Counter(lanes.EVERYTHING.folders) == Counter(lanes.folders_with_tests())


def test_what_is_left_to_the_night_is_in_one_lane() -> None:
    """A case that every lane leaves out would never be run."""
    assert lanes.EVERYTHING.words[-2:] == ("-m", "not nightly")
    assert lanes.NIGHTLY.words[-2:] == ("-m", "nightly")
    marked = {
        folder
        for folder in lanes.folders_with_tests()
        if any(MARK.search(path.read_text("utf-8")) for path in (lanes.TESTS / folder).rglob("*.py"))
    }
    assert marked <= set(lanes.NIGHTLY.folders)


def test_the_fast_lane_needs_no_site_and_no_browser() -> None:
    fast = lanes.LANES["fast"]
    assert not (fast.site or fast.pyodide or fast.browser)


def test_a_lane_is_named_by_the_first_word() -> None:
    assert lanes.asked([]) == (lanes.EVERYTHING, [])
    assert lanes.asked(["nightly"]) == (lanes.NIGHTLY, [])
    assert lanes.asked(["fast", "-x"]) == (lanes.LANES["fast"], ["-x"])
    assert lanes.asked(["tests/site", "-k", "fast"]) == (lanes.EVERYTHING, ["tests/site", "-k", "fast"])
