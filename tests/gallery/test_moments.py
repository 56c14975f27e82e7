"""Every moment of the gallery: nothing on its screen is cut, covered, too small, untranslated or out of reach."""

import json
from pathlib import Path

import pytest
from gallery.gallery_page import Gallery
from gallery.looks import every_fault, moved, on_paper
from gallery.moments import MOMENTS, PLAYTHROUGHS, Moment
from gallery.recording import SEEN

LISTED = [[moment for moment in playthrough.moments if not moment.refused] for playthrough in PLAYTHROUGHS]
PRINTED = {some[-1].name for some in LISTED if some} | {moment.name for moment in MOMENTS if moment.condition}
"""The papers that are looked at: of the last moment of a playthrough, and of each with a condition."""

LONG = 10
FURTHER = {
    moment.name
    for playthrough in PLAYTHROUGHS
    if len(playthrough.moments) > LONG
    for moment in playthrough.moments[1::2]
    if moment.name not in PRINTED
}
"""Of a playthrough with more moments every second one is looked at each night, and not for each change."""
SHOWN = [pytest.param(one, marks=pytest.mark.nightly if one.name in FURTHER else ()) for one in MOMENTS]


@pytest.mark.parametrize("moment", SHOWN, ids=lambda moment: moment.name)
def test_a_moment_has_no_fault(lasting_gallery: Gallery, moment: Moment) -> None:
    gallery = lasting_gallery
    gallery.show(moment)
    found = look_at(gallery, moment)
    gallery.show(moment)  # as it is met first, nothing unfolded
    found += moved(gallery)
    for side in gallery.takers:
        gallery.take_over(side)
        found += [f"taken over by {side}: {fault}" for fault in look_at(gallery, moment)]
    assert found == []


def look_at(gallery: Gallery, moment: Moment) -> list[str]:
    """The faults of the view in sight, and of its paper where that is looked at."""
    return [*every_fault(gallery), *(on_paper(gallery) if moment.name in PRINTED else ())]


def test_every_question_that_the_walks_come_to_is_a_moment(gallery_folder: Path) -> None:
    """A look that nobody listed would be seen by nobody."""
    seen = json.loads((gallery_folder / "moments" / SEEN).read_text("utf-8"))
    listed = {moment.question for moment in MOMENTS}
    missing = {
        playthrough.name: [one for one in seen[playthrough.name] if one not in listed] for playthrough in PLAYTHROUGHS
    }
    assert {playthrough: some for playthrough, some in missing.items() if some} == {}, (
        "`.venv/bin/python tests/tools/moments.py` lists them in tests/gallery/moments"
    )
