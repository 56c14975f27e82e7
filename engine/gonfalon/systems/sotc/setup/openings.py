"""The openings of a conflict: a scene of the table's own, and those that stand ready."""

from __future__ import annotations

from gonfalon.questions.figures import Label
from gonfalon.systems.sotc.setup.ready import ReadyScene
from gonfalon.systems.sotc.setup.rows import Friend
from gonfalon.systems.sotc.setup.scenes import READY
from gonfalon.table.opening import BRING_FATE, Opening

SHOWN = {
    "rooftop": ("crossed-swords", 30),
    "tavern": ("entry-door", 45),
    "court": ("quill-ink", 45),
    "interrogation": ("candle-light", 30),
    "chase": ("path-distance", 45),
    "auction": ("banging-gavel", 90),
}
"""The picture of each ready scene, and about how many minutes it takes."""


def sides_of(scene: ReadyScene) -> tuple[Label, ...]:
    """The sides for which somebody takes part."""
    taken = {one.side for one in scene.people if not isinstance(one, Friend)}
    return tuple(name for number, name in enumerate(scene.sides, 1) if f"s{number}" in taken)


OPENINGS: tuple[Opening, ...] = (
    Opening("quick", Label("sotc-begin-quick"), "rally-the-troops"),
    *(
        Opening(
            f"begin.{one.key}",
            one.label,
            SHOWN[one.key][0],
            Label("sotc-scene-story", scene=one.key),
            Label("sotc-scene-goal", kind=one.kind.value),
            sides_of(one),
            one.heroes + 1,
            SHOWN[one.key][1],
            bring=BRING_FATE,
        )
        for one in READY
    ),
)
