"""The players of the playthroughs that are no stories: what each answers to a view, by name."""

from collections.abc import Callable
from math import dist

from support.door_player import Plain, Visitor
from support.page_player import usual
from support.unequal_pools import SIZES, in_favour
from support.war_on_page import told

LONG = "Donaudampfschifffahrtsgesellschaftskapitänswitwenrente & Überbrückungshilfemaßnahmenverordnung"
MOST_ASPECTS = 8
"""So many are put into one zone."""

Answer = Callable[[Plain], Plain]


def captain(visitor: Visitor) -> Answer:
    """Attacks or moves forward, with the best dice for whoever acts."""
    return lambda view: told(view, visitor.rng)


def proposed(visitor: Visitor) -> Answer:
    """Takes what is proposed, or the last thing that is offered."""
    return lambda view: (
        visitor.some(view["ask"]) if view["ask"]["kind"] in ("form", "path", "paint") else usual(view["ask"])
    )


def chance(visitor: Visitor) -> Answer:
    """Takes anything."""
    return lambda view: visitor.some(view["ask"])


def mustering(visitor: Visitor) -> Answer:
    """Takes the first army that stands ready for each player, then leads it as the captain does."""
    taken: set[str] = set()

    def answer(view: Plain) -> Plain:
        quick = [one["key"] for one in view["ask"]["options"] if one["key"].startswith("quick.") and not one["barred"]]
        if not quick:
            return told(view, visitor.rng)
        about = f"{view['ask']['rule']} {view['ask']['who'][0]}"
        is_first = about not in taken
        taken.add(about)
        return {"keys": quick[:1] if is_first else ["done"]}

    return answer


def favoured(visitor: Visitor) -> Answer:
    """Gives all that is in its favour to the first side, which throws many dice against one."""
    sizes = [*SIZES]
    return lambda view: in_favour(view["ask"], sizes)


def longest(visitor: Visitor) -> Answer:
    """Calls everything by names that are as long as they may be, then puts aspects into one zone as game master."""
    cards = {"war.leader.who": [leader_card()], "war.chest.cost.unit": [unit_card(number) for number in range(1, 12)]}
    zones = ["name.z1", "name.z2"]
    aspects = [
        said
        for number in range(MOST_ASPECTS)
        for said in (
            *({"take": "gm"}, {"keys": ["add"]}, {"keys": ["z1"]}, {"text": f"{number}. {LONG}"[:60]}),
            *({"keys": ["nobody"]}, {"keys": ["no"]}),
        )
    ]
    text: list[Plain] = []
    played: list[int] = []

    def answer(view: Plain) -> Plain:
        rule, keys = view["ask"]["rule"], [one["key"] for one in view["ask"]["options"] if not one["barred"]]
        if text:
            return text.pop()
        if cards.get(rule) and "card" in keys:
            text.append({"text": cards[rule].pop()})
            return {"keys": ["card"]}
        if zones and zones[0] in keys:
            text.append({"text": f"{zones[0][-1]} {LONG}"[:40]})
            return {"keys": [zones.pop(0)]}
        if played and aspects:
            return aspects.pop(0)
        if rule == "war.turn.choose":
            played.append(view["turn"])
        return told(view, visitor.rng)

    return answer


def unit_card(number: int) -> str:
    """A good unit whose aspects are as long as they may be."""
    aspects = " | ".join(f"{number}.{letter} {LONG}"[:60] for letter in "abc")
    return f"good | fight 3, athletics 2, will 2, shoot 1, notice 1, provoke 1 | {aspects}"


def leader_card() -> str:
    """A leader whose skills and aspects are as long as they may be."""
    skills = ", ".join(f"{number} {LONG}"[:38] + " 3" for number in range(5))
    aspects = (f"{number}: {LONG}"[:60] for number in range(6))
    return " | ".join((f"main | will 3, {skills}", *aspects, "stress 8 | slots mild moderate severe"))


def raider(visitor: Visitor) -> Answer:
    """Attacks whenever it can, else walks as close to a foe as it may."""

    def answer(view: Plain) -> Plain:
        ask = view["ask"]
        if ask["kind"] == "path":
            return {"path": nearest_way(visitor, view)}
        free = [one["key"] for one in ask["options"] if not one["barred"]]
        attacks = [key for key in free if key.startswith("attack.")]
        if attacks or "move" in free:
            return {"keys": attacks[:1] or ["move"]}
        return visitor.some(ask)

    return answer


def nearest_way(visitor: Visitor, view: Plain) -> str:
    """The letters to the cell within reach that lies closest to a foe."""
    side = view["ask"]["who"][0]
    foes = [one["at"][:2] for one in view["table"]["pieces"] if one["of"] != side and one["at"]]
    column, row = view["ask"]["path"]["from"]
    around = [[column + right, row + down] for right in range(-6, 7) for down in range(-6, 7)]
    for cell in sorted(around, key=lambda cell: min(dist(cell, foe) for foe in foes)):
        reply = visitor.ask("path", to=cell)
        if "path" in reply:
            return str(reply["path"]["steps"])
    return ""


PLAYERS: dict[str, Callable[[Visitor], Answer]] = {
    "captain": captain,
    "proposed": proposed,
    "chance": chance,
    "mustering": mustering,
    "favoured": favoured,
    "longest": longest,
    "raider": raider,
}
