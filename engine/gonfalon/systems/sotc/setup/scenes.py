"""The scenes that stand ready; their texts are messages of `sotc_names.ftl`."""

from __future__ import annotations

from gonfalon.questions.figures import Label
from gonfalon.systems.sotc.setup.field import Feature, Plot
from gonfalon.systems.sotc.setup.ready import ReadyScene
from gonfalon.systems.sotc.setup.rows import Friend, Mob, Person
from gonfalon.systems.sotc.state.people import Kind


def hero(template: str, side: str = "s1", points: int = 10) -> Person:
    return Person(template, "", "", points, side)


def villain(template: str, side: str = "s2", points: int = 3, grit: int = 1) -> Person:
    return Person(template, "", "", points, side, hero=False, grit=grit)


def mob(label: Label, quality: int, count: int, side: str = "s2", reach: int = 0) -> Mob:
    """Minions made for the conflict of their scene."""
    return Mob("", quality, None, count, reach, side, label)


ROOFTOP = ReadyScene(
    "rooftop",
    Label("sotc-scene-rooftop"),
    Kind.PHYSICAL,
    (
        Plot(Label("sotc-zone-roof"), 1),
        Plot(Label("sotc-zone-ridge"), 2),
        Plot(Label("sotc-zone-ladder"), 1, 3),
        Plot(Label("sotc-zone-alley")),
    ),
    (
        Feature(Label("sotc-aspect-rain")),
        Feature(Label("sotc-aspect-skylight"), 1),
        Feature(Label("sotc-aspect-washing"), 3),
    ),
    (hero("acrobat"), hero("boxer"), villain("duellist"), mob(Label("sotc-mob-henchmen"), 2, 6)),
)

TAVERN = ReadyScene(
    "tavern",
    Label("sotc-scene-tavern"),
    Kind.PHYSICAL,
    (Plot(Label("sotc-zone-gallery"), 1, 2), Plot(Label("sotc-zone-taproom"), 1), Plot(Label("sotc-zone-yard"))),
    (
        Feature(Label("sotc-aspect-crowd")),
        Feature(Label("sotc-aspect-chandelier"), 2),
        Feature(Label("sotc-aspect-glass"), 2),
    ),
    (hero("boxer"), hero("aviator"), hero("reporter"), villain("boss"), mob(Label("sotc-mob-sailors"), 1, 12)),
)

COURT = ReadyScene(
    "court",
    Label("sotc-scene-court"),
    Kind.SOCIAL,
    (Plot(Label("sotc-zone-throne")),),
    (
        Feature(Label("sotc-aspect-etiquette")),
        Feature(Label("sotc-aspect-king")),
        Feature(Label("sotc-aspect-rumours")),
    ),
    (
        hero("reporter"),
        hero("scholar"),
        villain("schemer"),
        mob(Label("sotc-mob-courtiers"), 2, 4),
        Friend(2, "", Kind.SOCIAL, 2, (), (), ("rapport",)),
    ),
)

INTERROGATION = ReadyScene(
    "interrogation",
    Label("sotc-scene-interrogation"),
    Kind.MENTAL,
    (Plot(Label("sotc-zone-cellar")),),
    (Feature(Label("sotc-aspect-lamp")), Feature(Label("sotc-aspect-clock"))),
    (hero("aviator"), hero("scholar"), villain("mesmerist"), mob(Label("sotc-mob-acolytes"), 1, 3)),
)

CHASE = ReadyScene(
    "chase",
    Label("sotc-scene-chase"),
    Kind.PHYSICAL,
    (
        Plot(Label("sotc-zone-market"), 1),
        Plot(Label("sotc-zone-bridge"), 2),
        Plot(Label("sotc-zone-rails"), 1),
        Plot(Label("sotc-zone-airfield")),
    ),
    (
        Feature(Label("sotc-aspect-bystanders"), 1),
        Feature(Label("sotc-aspect-bridge"), 2),
        Feature(Label("sotc-aspect-engines"), 4),
    ),
    (
        hero("aviator"),
        hero("acrobat"),
        villain("inventor"),
        mob(Label("sotc-mob-riders"), 2, 4, reach=2),
        Friend(1, "", Kind.PHYSICAL, 2, (), ("independent", "keeps"), ("drive",)),
    ),
)

AUCTION = ReadyScene(
    "auction",
    Label("sotc-scene-auction"),
    Kind.PHYSICAL,
    (Plot(Label("sotc-zone-hall"), 1), Plot(Label("sotc-zone-lobby"), 0), Plot(Label("sotc-zone-street"))),
    (
        Feature(Label("sotc-aspect-idol"), 1),
        Feature(Label("sotc-aspect-panic")),
        Feature(Label("sotc-aspect-columns"), 2),
    ),
    (
        hero("scholar", "s1"),
        hero("acrobat", "s2"),
        villain("boss", "s3"),
        mob(Label("sotc-mob-gangsters"), 1, 6, "s3", reach=2),
        villain("duellist", "s4"),
        mob(Label("sotc-mob-police"), 2, 6, "s5"),
    ),
    sides=(
        Label("sotc-side-museum"),
        Label("sotc-side-thieves"),
        Label("sotc-side-gang"),
        Label("sotc-side-embassy"),
        Label("sotc-side-police"),
    ),
)

READY = (ROOFTOP, TAVERN, COURT, INTERROGATION, CHASE, AUCTION)
