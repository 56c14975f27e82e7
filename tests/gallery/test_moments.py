"""Every moment of the gallery: nothing on its screen is cut, covered, too small, untranslated or out of reach."""

import json
from pathlib import Path

import pytest
from gallery.gallery_page import Gallery
from gallery.looks import every_fault, moved, on_paper
from gallery.moments import MOMENTS, PLAYTHROUGHS, Moment
from gallery.recording import SEEN

LAST = {playthrough.moments[-1].name for playthrough in PLAYTHROUGHS if playthrough.moments}


@pytest.mark.parametrize("moment", MOMENTS, ids=lambda moment: moment.name)
def test_a_moment_has_no_fault(lasting_gallery: Gallery, moment: Moment) -> None:
    gallery = lasting_gallery
    gallery.show(moment)
    found = [*every_fault(gallery), *moved(gallery)]
    if moment.condition or moment.name in LAST:
        found += on_paper(gallery)  # of the same battle a little earlier paper says much the same
    for side in gallery.takers:
        gallery.take_over(side)
        found += [f"taken over by {side}: {fault}" for fault in every_fault(gallery)]
    assert found == []


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
