"""Parts that did not change are not drawn again; the screen then shows the same as a drawing from nothing."""

from itertools import cycle, pairwise
from pathlib import Path

import pytest
from gallery.gallery_page import Gallery
from gallery.looks import resize
from gallery.moments import PLAYTHROUGHS, Playthrough

BATTLES = [playthrough for playthrough in PLAYTHROUGHS if len(playthrough.moments) > 1]
MANY = 3
"""Of a playthrough with more moments a part is looked at, from the first to the last, and the first again after the last."""
FIRST = {one.system or Path(one.story).parent.name: one.name for one in reversed(BATTLES)}
"""One playthrough of each system; the others are drawn each night."""
DRAWN = [pytest.param(one, marks=() if one.name in FIRST.values() else pytest.mark.nightly) for one in BATTLES]
DESK, PHONE = (1280, 800), (360, 740)


@pytest.mark.parametrize("playthrough", DRAWN, ids=lambda playthrough: playthrough.name)
def test_a_battle_is_drawn_step_by_step_as_from_nothing(lasting_gallery: Gallery, playthrough: Playthrough) -> None:
    """A part that was left as it stood though something of it changed would show an earlier moment: the dead would stand, a
    figure would be that of another answer, a word that of another language. A control that was left so would send another answer.
    """
    gallery = lasting_gallery
    moments = playthrough.moments[:: 1 + len(playthrough.moments) // MANY]
    gallery.show(moments[0])
    found = []
    for size, (before, after) in zip(cycle((DESK, PHONE)), pairwise([*moments, moments[0]]), strict=False):
        resize(gallery.page, size)
        told = gallery.page.evaluate("path => gallery.goOn(path)", after.path)
        found += [f"{before.name} → {after.name}, {one}" for one in told]
        wrong = gallery.page.evaluate("gallery.misdirected()")
        found += [f"{before.name} → {after.name}, another answer: {one}" for one in wrong]
    assert found == []
