"""The picture of a figure: by the kind that it was made of, else by what it carries."""

from __future__ import annotations

from gonfalon.systems.samyra.state.people import Figure, Grip

KINDS = {
    "fighter": "broadsword",
    "twin": "crossed-sabres",
    "halberdier": "halberd",
    "archer": "bow-arrow",
    "scout": "walking-boot",
    "mage": "wizard-staff",
    "giant": "giant",
    "mite": "imp",
    "orc": "orc-head",
    "robber": "bandit",
    "wolf": "wolf-head",
}
GRIPS = {
    Grip.RANGED: "bow-arrow",
    Grip.TWO_HANDED: "halberd",
    Grip.MELEE: "broadsword",
    Grip.NATURAL: "wolf-head",
}
BARE = "visored-helm"


def emblem(figure: Figure) -> str:
    """A figure from a card shows its first weapon."""
    carried = (GRIPS[one.grip] for one in figure.weapons)
    return KINDS.get(figure.kind) or next(carried, BARE)
