"""Every folder of tests belongs to one lane, and `build.py test` knows lanes from words for pytest."""

from collections import Counter

from press import lanes


def test_every_folder_of_tests_is_in_one_lane() -> None:
    listed = Counter(folder for lane in lanes.LANES.values() for folder in lane.folders)
    assert listed == Counter(lanes.folders_with_tests())
    assert set(lanes.EVERYTHING.folders) == set(listed)


def test_the_fast_lane_needs_no_site_and_no_browser() -> None:
    fast = lanes.LANES["fast"]
    assert not (fast.site or fast.pyodide or fast.browser)


def test_a_lane_is_named_by_the_first_word() -> None:
    assert lanes.asked([]) == (lanes.EVERYTHING, [])
    assert lanes.asked(["fast", "-x"]) == (lanes.LANES["fast"], ["-x"])
    assert lanes.asked(["tests/site", "-k", "fast"]) == (lanes.EVERYTHING, ["tests/site", "-k", "fast"])
